package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/target"
)

// TestFeatures compiles functions of one module for different machines: by their attributes and,
// beyond these, by the CPU that all may count on.
func TestFeatures(t *testing.T) {
	const text = `
define i32 @plain(i32 %x) {
  %r = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %r
}
define i32 @feature(i32 %x) "target-features"="+cx8,+popcnt" {
  %r = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %r
}
define i32 @cpu(i32 %x) "target-cpu"="haswell" {
  %r = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %r
}
define i32 @less(i32 %x) "target-cpu"="haswell" "target-features"="-popcnt" {
  %r = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %r
}
define <4 x i64> @halves(<4 x i64> %x) "target-cpu"="sandybridge" {
  %r = ashr <4 x i64> %x, splat (i64 56)
  ret <4 x i64> %r
}
define double @floor(double %x) "target-features"="+sse4.2" {
  %r = call double @llvm.floor.f64(double %x)
  ret double %r
}
define double @three(double %x, double %y) "target-features"="+fma" {
  %p = fmul contract double %x, %y
  %r = fadd contract double %p, %y
  ret double %r
}
define void @second(<4 x float> %x, ptr %p) {
  %r = shufflevector <4 x float> %x, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %r, ptr %p
  ret void
}
declare i32 @llvm.ctpop.i32(i32)
declare double @llvm.floor.f64(double)
`
	for _, machine := range x86Targets() {
		for _, c := range []struct {
			cpu  string
			want map[string]string // what is in a function's text, or, after a minus sign, does not
		}{
			{"", map[string]string{"plain": "-popcnt", "feature": "popcnt", "cpu": "popcnt", "less": "-popcnt", "floor": "roundsd", "three": "vfmadd", "halves": "vextractf128", "second": "movhps"}},
			{"x86-64-v2", map[string]string{"plain": "popcnt", "feature": "popcnt", "less": "popcnt", "floor": "-vround"}},
			{"x86-64-v3", map[string]string{"plain": "popcnt", "floor": "vroundsd", "second": "vmovhps"}},
		} {
			m, err := llvmir.Parse("test.ll", []byte("target triple = \""+machine.Triple()+"\"\n"+text))
			if err != nil {
				t.Fatal(err)
			}
			out, err := spillway.Compile(context.Background(), m, spillway.Options{CPU: c.cpu, Check: true})
			if err != nil {
				t.Fatal(err)
			}
			for name, want := range c.want {
				_, body, _ := strings.Cut(string(out.Assembly), "\n"+name+":\n")
				body, _, _ = strings.Cut(body, ".size")
				word, absent := strings.CutPrefix(want, "-")
				if strings.Contains(body, word) == absent {
					t.Errorf("%s, CPU %q: want %s in\n%s", machine.Name, c.cpu, want, body)
				}
			}
		}
		m, err := llvmir.Parse("test.ll", []byte("target triple = \""+machine.Triple()+"\"\n"+text))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := spillway.Compile(context.Background(), m, spillway.Options{CPU: "pdp11"}); err == nil || !strings.Contains(err.Error(), `unknown CPU "pdp11" for target `+machine.Name+` (valid: x86-64, x86-64-v2`) {
			t.Errorf("%s: an unknown CPU: %v", machine.Name, err)
		}
	}
}

// TestForbidden compiles functions that may have no tail calls, no jump tables, or are to be
// protected in ways that there are not.
func TestForbidden(t *testing.T) {
	const text = `
define i32 @f(i32 %x) ATTRIBUTES {
  switch i32 %x, label %other [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %d
    i32 4, label %e
    i32 5, label %a
  ]
a:
  %ra = call i32 @g(i32 3)
  ret i32 %ra
b:
  %rb = call i32 @g(i32 7)
  %sb = mul i32 %rb, %rb
  ret i32 %sb
c:
  %rc = tail call i32 @g(i32 9)
  ret i32 %rc
d:
  %rd = call i32 @h(i32 0)
  ret i32 %rd
e:
  %re = musttail call i32 @h(i32 1)
  ret i32 %re
other:
  ret i32 0
}
declare i32 @g(i32)
declare i32 @h(i32)
`
	targets := x86Targets()
	for k := range targets {
		compile := func(attributes string) (string, error) {
			m, err := llvmir.Parse("test.ll", []byte("target triple = \""+targets[k].Triple()+"\"\n"+strings.ReplaceAll(text, "ATTRIBUTES", attributes)))
			if err != nil {
				t.Fatal(err)
			}
			out, err := spillway.Compile(context.Background(), m, spillway.Options{Relocation: target.Static, Check: true})
			if err != nil {
				return "", err
			}
			return string(out.Assembly), nil
		}
		for attributes, want := range map[string][3]bool{ // a jump to g, one to h, a table
			"":                             {true, true, true},
			`"disable-tail-calls"="false"`: {true, true, true},
			`"disable-tail-calls"="true"`:  {false, true, true},
			`"no-jump-tables"="true"`:      {true, true, false},
			`"stackrealign"`:               {false, true, true},
			`"target-features"="-retpoline-indirect-calls,-seses"`: {true, true, true},
		} {
			code, err := compile(attributes)
			got := [3]bool{strings.Contains(code, "jmp g"), strings.Contains(code, "jmp h"), strings.Contains(code, "jmp *")}
			if err != nil || got != want {
				t.Errorf("%s, %s: %v, %v, want %v\n%s", targets[k].Name, attributes, err, got, want, code)
			}
		}
		for _, word := range []string{"+retpoline-indirect-branches", "+lvi-cfi", "+seses", "+harden-sls-ret"} {
			_, err := compile(`"target-features"="+cx8,` + word + `,-avx"`)
			if want := `test.ll:3:12: @f requests hardening by "` + word + `"`; err == nil || !strings.HasPrefix(err.Error(), want) {
				t.Errorf("%s: %v, want %s", word, err, want)
			}
		}
	}
}

// TestStackAlignment compiles a function that calls another one in modules whose stack pointers are
// aligned less and more than the calling convention has it.
func TestStackAlignment(t *testing.T) {
	for _, machine := range x86Targets() {
		for n, want := range map[string]string{"4": "$-16, ", "8": "$-16, ", "16": "", "64": "$-64, "} {
			text := "target triple = \"" + machine.Triple() + "\"\ndeclare void @g()\ndefine void @f() {\n  call void @g()\n  ret void\n}\n" +
				"!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"override-stack-alignment\", i32 " + n + "}\n"
			m, err := llvmir.Parse("test.ll", []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			out, err := spillway.Compile(context.Background(), m, spillway.Options{Check: true})
			if err != nil {
				t.Fatal(err)
			}
			if code := string(out.Assembly); !strings.Contains(code, want) || want == "" && strings.Contains(code, "\tand") {
				t.Errorf("%s, %s: want %q in\n%s", machine.Name, n, want, code)
			}
		}
	}
}

// TestLongVectors compiles functions of vectors of 32 bytes: where the upper halves of registers
// are made zero, and what is refused.
func TestLongVectors(t *testing.T) {
	const text = `
define void @add(ptr %p) {
  %x = load <8 x i32>, ptr %p
  %y = add <8 x i32> %x, %x
  store <8 x i32> %y, ptr %p
  ret void
}
define <8 x i32> @result(ptr %p) {
  %x = load <8 x i32>, ptr %p
  ret <8 x i32> %x
}
define void @passes(ptr %p) {
  %x = load <8 x i32>, ptr %p
  %y = call <8 x i32> @takes(<8 x i32> %x)
  store <8 x i32> %y, ptr %p
  ret void
}
define void @calls(ptr %p) {
  %x = load <8 x i32>, ptr %p
  store <8 x i32> %x, ptr @v
  call void @other()
  ret void
}
define void @short(ptr %p) {
  %x = load <4 x i32>, ptr %p
  %y = add <4 x i32> %x, %x
  store <4 x i32> %y, ptr %p
  ret void
}
declare <8 x i32> @takes(<8 x i32>)
declare void @other()
@v = external global <8 x i32>
`
	for _, machine := range x86Targets() {
		m, err := llvmir.Parse("test.ll", []byte("target triple = \""+machine.Triple()+"\"\n"+text))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{CPU: "x86-64-v3", Check: true})
		if err != nil {
			t.Fatal(err)
		}
		for name, want := range map[string]int{"add": 1, "result": 0, "passes": 1, "calls": 1, "short": 0} {
			_, body, _ := strings.Cut(string(out.Assembly), "\n"+name+":\n")
			body, _, _ = strings.Cut(body, ".size")
			if n := strings.Count(body, "vzeroupper"); n != want || name != "short" && !strings.Contains(body, "%ymm0") {
				t.Errorf("%s: @%s has %d vzeroupper, want %d\n%s", machine.Name, name, n, want, body)
			}
			if name == "passes" && strings.Index(body, "vzeroupper") < strings.Index(body, "takes") {
				t.Errorf("%s: @passes loses its argument\n%s", machine.Name, body)
			}
		}
		long := "target triple = \"" + machine.Triple() + "\"\ndeclare void @g(<16 x i32>)\ndefine void @f(<16 x i32> %x) {\n  call void @g(<16 x i32> %x)\n  ret void\n}\n"
		for cpu, refused := range map[string]bool{"x86-64-v3": false, "x86-64-v4": true} {
			m, err := llvmir.Parse("test.ll", []byte(long))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := spillway.Compile(context.Background(), m, spillway.Options{CPU: cpu}); (err != nil) != refused || refused && !strings.Contains(err.Error(), "more than 32 bytes in registers") {
				t.Errorf("%s, %s: %v", machine.Name, cpu, err)
			}
		}
	}
}

// x86Targets are the targets whose extensions and instructions the tests here know.
func x86Targets() (targets []spillway.TargetInfo) {
	for _, t := range spillway.Targets() {
		if t.Name == "amd64" || t.Name == "i386" {
			targets = append(targets, t)
		}
	}
	return targets
}

// TestOtherSet expects a function of the other set of instructions refused where it is, and one that names its module's own compiled.
func TestOtherSet(t *testing.T) {
	for _, c := range []struct {
		triple, list, want string
	}{
		{"armv6-unknown-linux-gnueabi", "+armv6,-thumb-mode", ""},
		{"armv6-unknown-linux-gnueabi", "+armv6,-thumb-mode,+thumb-mode", `+thumb-mode`},
		{"thumbv6-unknown-linux-gnueabi", "+thumb-mode", ""},
		{"thumbv7-unknown-linux-gnueabi", "+armv7-a,+thumb-mode", ""},
		{"thumbv7em-none-eabi", "+armv7e-m,-thumb-mode", `-thumb-mode`},
	} {
		m, err := llvmir.Parse("test.ll", []byte("target triple = \""+c.triple+"\"\ndefine void @f() \"target-features\"=\""+c.list+"\" {\n  ret void\n}\n"))
		if err != nil {
			t.Fatal(err)
		}
		_, err = spillway.Compile(context.Background(), m, spillway.Options{})
		want := `test.ll:2:13: @f uses another instruction set than its module ("` + c.want + `"`
		if (err == nil) != (c.want == "") || err != nil && !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s, %s: %v", c.triple, c.list, err)
		}
	}
}
