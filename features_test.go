package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
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
declare i32 @llvm.ctpop.i32(i32)
declare double @llvm.floor.f64(double)
`
	for _, target := range spillway.Targets() {
		for _, c := range []struct {
			cpu  string
			want map[string]string // what stands in a function's text, or, after a minus sign, does not
		}{
			{"", map[string]string{"plain": "-popcnt", "feature": "popcnt", "cpu": "popcnt", "less": "-popcnt", "floor": "roundsd", "three": "vfmadd", "halves": "vextractf128"}},
			{"x86-64-v2", map[string]string{"plain": "popcnt", "feature": "popcnt", "less": "popcnt", "floor": "-vround"}},
			{"x86-64-v3", map[string]string{"plain": "popcnt", "floor": "vroundsd"}},
		} {
			m, err := llvmir.Parse("test.ll", []byte("target triple = \""+target.Triple()+"\"\n"+text))
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
					t.Errorf("%s, CPU %q: want %s in\n%s", target.Name, c.cpu, want, body)
				}
			}
		}
		m, err := llvmir.Parse("test.ll", []byte("target triple = \""+target.Triple()+"\"\n"+text))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := spillway.Compile(context.Background(), m, spillway.Options{CPU: "pdp11"}); err == nil || !strings.Contains(err.Error(), `no CPU "pdp11"; there are: x86-64, x86-64-v2`) {
			t.Errorf("%s: an unknown CPU: %v", target.Name, err)
		}
	}
}

// TestLongVectors compiles functions of vectors of 32 bytes: where the upper halves of registers are made zero, and
// what is refused.
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
	for _, target := range spillway.Targets() {
		m, err := llvmir.Parse("test.ll", []byte("target triple = \""+target.Triple()+"\"\n"+text))
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
				t.Errorf("%s: @%s has %d vzeroupper, want %d\n%s", target.Name, name, n, want, body)
			}
			if name == "passes" && strings.Index(body, "vzeroupper") < strings.Index(body, "takes") {
				t.Errorf("%s: @passes loses its argument\n%s", target.Name, body)
			}
		}
		long := "target triple = \"" + target.Triple() + "\"\ndeclare void @g(<16 x i32>)\ndefine void @f(<16 x i32> %x) {\n  call void @g(<16 x i32> %x)\n  ret void\n}\n"
		for cpu, refused := range map[string]bool{"x86-64-v3": false, "x86-64-v4": true} {
			m, err := llvmir.Parse("test.ll", []byte(long))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := spillway.Compile(context.Background(), m, spillway.Options{CPU: cpu}); (err != nil) != refused || refused && !strings.Contains(err.Error(), "more than 32 bytes with AVX-512") {
				t.Errorf("%s, %s: %v", target.Name, cpu, err)
			}
		}
	}
}
