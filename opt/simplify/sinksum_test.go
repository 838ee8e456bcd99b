package simplify_test

import (
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/arm64"
)

// TestSinkSum expects a sum used as an address to be recomputed in other blocks if all accesses can fold it into their
// address, and only then.
func TestSinkSum(t *testing.T) {
	text := func(elem, second, offset string) string {
		return "define i64 @f(ptr %p, i64 %i, i1 %c) {\nentry:\n %a = getelementptr " + elem + ", ptr %p, i64 %i\n br i1 %c, label %x, label %y\n" +
			"x:\n %v = load i64, ptr %a\n ret i64 %v\n" +
			"y:\n %b = getelementptr i8, ptr %a, i64 " + offset + "\n %w = load " + second + ", ptr %b\n %z = zext " + second + " %w to i64\n ret i64 %z\n}\n"
	}
	for _, x := range []struct {
		name, text string
		machine    *target.Target
		want       int // additions in the first block
	}{
		{"with an offset on x86-64", text("i64", "i32", "4"), amd64.Target(target.PIC), 0},
		{"with an offset", text("i64", "i32", "4"), arm64.Target(target.PIC), 1},
		{"of another size", text("i64", "i32", "0"), arm64.Target(target.PIC), 1},
		{"of another scale", text("i128", "i32", "0"), arm64.Target(target.PIC), 1},
		{"of one byte", text("i8", "i32", "0"), arm64.Target(target.PIC), 0},
	} {
		m, _ := legal(t, x.text, x.machine)
		f := m.Funcs[0]
		simplify.Func(f, x.machine)
		sums := 0
		for _, v := range f.Blocks[0].Values {
			if v.Op == ir.OpAdd {
				sums++
			}
		}
		if sums != x.want {
			t.Errorf("%s: %d sums in the first block, want %d:\n%s", x.name, sums, x.want, f)
		}
	}
}
