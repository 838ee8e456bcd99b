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
			{"", map[string]string{"plain": "-popcnt", "feature": "popcnt", "cpu": "popcnt", "less": "-popcnt", "floor": "roundsd", "three": "vfmadd"}},
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
