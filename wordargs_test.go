package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/regalloc"
)

// TestWordArgs passes integers of several words on: LLVM has the first word in a register of an even number, or all in memory.
func TestWordArgs(t *testing.T) {
	for _, c := range []struct{ before, moves string }{
		{"i32 1", "mov x4, x2; mov x3, x1; mov x2, x0"},
		{"i32 1, i32 1, i32 1", "mov x6, x2; mov x5, x1; mov x4, x0"},
		{"i32 1, i32 1, i32 1, i32 1, i32 1", "stp x2, x3, [sp, #0]; mov x6, x0; mov x7, x1"},
		{"i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1", "stp x2, x3, [sp, #16]; stp x0, x1, [sp, #0]"},
	} {
		types := strings.ReplaceAll(c.before, " 1", "")
		m, err := llvmir.Parse("a.ll", []byte("target triple = \"aarch64-linux-gnu\"\ndeclare void @h("+types+", i256)\ndefine void @f(i256 %v) nounwind {\n call void @h("+c.before+", i256 %v)\n ret void\n}\n"))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Metric: regalloc.Speed, Check: true})
		if err != nil {
			t.Fatal(err)
		}
		code := string(out.Assembly)
		for _, move := range strings.Split(c.moves, "; ") {
			if !strings.Contains(code, "\t"+move+"\n") {
				t.Errorf("after %s: no %s in\n%s", c.before, move, code)
			}
		}
	}
}
