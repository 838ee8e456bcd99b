package simplify_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// TestSinkParts expects a truncation of the operand of a multiway branch, passed on along one edge, to be computed
// there, and to be kept in place if the branch has few edges.
func TestSinkParts(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for _, x := range []struct{ ways, in int }{{12, 0}, {4, 1}} {
		var cases strings.Builder
		for k := range x.ways {
			fmt.Fprintf(&cases, " i64 %d, label %%b%d", k, k)
		}
		text := "define i32 @main(ptr %p) {\nentry:\n br label %head\nhead:\n %v = load i8, ptr %p\n %w = zext i8 %v to i64\n %n = zext i8 %v to i32\n" +
			" switch i64 %w, label %done [" + cases.String() + " ]\n"
		for k := range x.ways {
			text += fmt.Sprintf("b%d:\n store i64 %d, ptr %%p\n br label %%%s\n", k, 7*k+1, []string{"head", "done"}[k%2])
		}
		text += "done:\n %r = phi i32 [ 0, %head ]"
		for k := 1; k < x.ways; k += 2 {
			text += fmt.Sprintf(", [ %s, %%b%d ]", []string{"%n", "5"}[min(k-1, 1)], k)
		}
		text += "\n ret i32 %r\n}\n"
		m, _ := legal(t, text, machine)
		f := m.Funcs[0]
		simplify.Func(f, machine)
		parts := 0
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				if v.Op == ir.OpTrunc && v.Type == ir.I32 && len(b.Succs) > 1 {
					parts++
				}
			}
		}
		if parts != x.in {
			t.Errorf("%d ways: %d truncations where they part, want %d, in\n%s", x.ways, parts, x.in, f)
		}
	}
}
