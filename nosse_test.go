package spillway_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"spillway"
	"spillway/interp"
	"spillway/ir"
	"spillway/llvmir"
)

// TestWithoutSSE expects functions whose attributes deny them SSE to leave its registers alone,
// whatever they copy, clear and pass on, and floats in them to be refused.
func TestWithoutSSE(t *testing.T) {
	const text = `
define void @copy(ptr %to, ptr %from) ATTRIBUTES {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 77, i1 false)
  call void @llvm.memset.p0.i64(ptr %from, i8 0, i64 77, i1 false)
  ret void
}
define void @vectors(ptr %p) ATTRIBUTES {
  %x = load <4 x i32>, ptr %p
  %y = add <4 x i32> %x, splat (i32 7)
  store <4 x i32> %y, ptr %p
  ret void
}
define i64 @atomic(ptr %p, i64 %x) ATTRIBUTES {
  %y = load atomic i64, ptr %p seq_cst, align 8
  store atomic i64 %x, ptr %p seq_cst, align 8
  ret i64 %y
}
define i32 @variadic(i32 %n, ...) ATTRIBUTES {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %list)
  %x = va_arg ptr %list, i32
  call void @llvm.va_end.p0(ptr %list)
  %y = call i32 (i32, ...) @variadic(i32 %x, i32 %n)
  ret i32 %y
}
define x86_fp80 @x87(x86_fp80 %x) ATTRIBUTES {
  %y = fmul x86_fp80 %x, %x
  ret x86_fp80 %y
}
`
	const float = `
define void @param(double %x) ATTRIBUTES {
  ret void
}
`
	const groups = `
attributes #0 = { "use-soft-float"="true" }
attributes #1 = { "target-features"="+popcnt" }
`
	compile := func(target *spillway.TargetInfo, text, attributes string) (string, error) {
		m, err := llvmir.Parse("test.ll", []byte("target triple = \""+target.Triple()+"\"\n"+strings.ReplaceAll(text, "ATTRIBUTES", attributes)+groups))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Check: true})
		if err != nil {
			return "", err
		}
		return string(out.Assembly), nil
	}
	targets := x86Targets()
	for k := range targets {
		target := &targets[k]
		for attributes, without := range map[string]bool{
			`"target-cpu"="x86-64"`: false, `"target-features"="-sse,+sse2"`: false, `"use-soft-float"="false"`: false,
			`"target-features"="+sse,+sse2,-sse,-sse2"`: true, `"target-cpu"="haswell" "target-features"="-sse2"`: true, `"target-features"="+soft-float"`: true,
			`"target-features"="+popcnt" #0`: true, `#0 "target-features"="+popcnt"`: true, `#1 #0`: true, `#0 #1`: true, `#1`: false,
			`"target-features"="+popcnt" "use-soft-float"="true"`: true, `"use-soft-float"="true" "target-features"="+popcnt"`: true,
		} {
			if code, err := compile(target, text, attributes); err != nil || without == regexp.MustCompile(`[xy]mm`).MatchString(code) {
				t.Errorf("%s, %s: %v\n%s", target.Name, attributes, err, code)
			}
			_, err := compile(target, float, attributes)
			if without != (err != nil && strings.Contains(err.Error(), `test.ll:3:13: in @param: a double needs registers that the function's "target-features" disable`)) {
				t.Errorf("%s, %s, a float: %v", target.Name, attributes, err)
			}
		}
	}
	for body, want := range map[string]string{
		"%x = load float, ptr @v": "a float", "call void @f(double 1.0)": "a double", "%x = call <2 x half> @g()": "a <2 x half>", "%x = fcmp oeq fp128 poison, poison": "a fp128",
		`call void asm sideeffect "movd %eax, $0", "x"(i32 1)`: `constraint "x" is not supported`, `call void asm sideeffect "movd %eax, $0", "{xmm1}"(i32 1)`: `constraint "{xmm1}" is not supported`,
	} {
		_, err := compile(&targets[0], "@v = external global float\ndeclare void @f(double)\ndeclare <2 x half> @g()\ndefine void @h() ATTRIBUTES {\n  "+body+"\n  ret void\n}\n", `"target-features"="-sse"`)
		if err == nil || !strings.Contains(err.Error(), "test.ll:6:3: in @h: ") || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", body, err)
		}
	}
}

// TestExamplesWithoutSSE runs those examples without SSE that have no floats.
func TestExamplesWithoutSSE(t *testing.T) {
	features := regexp.MustCompile(`"target-features"="[^"]*"`)
	ran := 0
	for _, file := range exampleFiles(t) {
		if !strings.HasSuffix(file, ".O2.ll") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m, err := llvmir.Parse(file, features.ReplaceAll(text, []byte(`"target-features"="-sse,-sse2"`)))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Check: true})
		if err != nil {
			if !strings.Contains(err.Error(), `needs registers that the function's "target-features" disable`) {
				t.Error(err)
			}
			continue
		}
		ran++
		if bytes.Contains(out.Assembly, []byte("xmm")) {
			t.Errorf("%s has registers of SSE", file)
		}
		var stdout bytes.Buffer
		if _, err := interp.Run(context.Background(), interp.Program{Modules: []*ir.Module{m}, Target: out.Funcs[0].Target, Code: out.Funcs},
			interp.Options{Name: "prog", Stdout: &stdout, MaxSteps: 1 << 32}); err != nil || stdout.String() != want(t, file) {
			t.Errorf("%s printed %q, %v", filepath.Base(file), stdout.String(), err)
		}
	}
	if ran < 15 {
		t.Errorf("only %d examples have no floats", ran)
	}
}
