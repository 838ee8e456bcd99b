package simplify_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/arm64"
)

// TestGatherEdges expects branches that pass the same constants to a block to share a new block, and no others.
func TestGatherEdges(t *testing.T) {
	machine := arm64.Target(target.PIC)
	// A word of which each byte must be one of a text, or the result is what args says of that branch.
	chain := func(args string) string {
		values := strings.Fields(args)
		var text, phi strings.Builder
		for i := range values {
			fmt.Fprintf(&text, "b%d:\n%%s%d = lshr i64 %%x, %d\n%%a%d = and i64 %%s%d, 255\n%%c%d = icmp eq i64 %%a%d, %d\nbr i1 %%c%d, label %%b%d, label %%end\n", i, i, 8*i, i, i, i, i, 97+i, i, i+1)
			fmt.Fprintf(&phi, "[ %s, %%b%d ], ", values[i], i)
		}
		return fmt.Sprintf("define i64 @f(i64 %%x, i64 %%y) {\n%sb%d:\n%%last = mul i64 %%x, %%y\nbr label %%end\nend:\n%%r = phi i64 %s[ %%last, %%b%d ]\nret i64 %%r\n}\n", text.String(), len(values), phi.String(), len(values))
	}
	for _, c := range []struct {
		name, text string
		blocks     int // made
	}{
		{"one constant", chain("0 0 0 0"), 1},
		{"three times", chain("7 7 7"), 1},
		{"twice: a jump takes what it saves", chain("7 7"), 0},
		{"two constants", chain("7 8 7 8 7 8"), 2},
		{"others between them", chain("7 %y 7 8 7"), 1},
		{"no constants", chain("%y %y %y"), 0},
		{"the head of a loop", "define i64 @f(i64 %x, i64 %y) {\nentry:\n%c = icmp eq i64 %x, 5\nbr i1 %c, label %head, label %a\na:\n%d = icmp eq i64 %y, 5\nbr i1 %d, label %head, label %b\n" +
			"b:\n%e = icmp ult i64 %x, %y\nbr i1 %e, label %head, label %end\nhead:\n%i = phi i64 [ 0, %entry ], [ 0, %a ], [ 0, %b ], [ %j, %head ]\n%j = add i64 %i, %x\n%g = icmp ult i64 %j, %y\nbr i1 %g, label %head, label %end\nend:\n" +
			"%r = phi i64 [ %x, %b ], [ %j, %head ]\nret i64 %r\n}\n", 0},
	} {
		m, lz := legal(t, c.text, machine)
		f := m.Funcs[0]
		before := len(f.Blocks)
		simplify.Func(f, machine)
		if errs := append(ir.Verify(f), lz.Verify(f)...); errs != nil {
			t.Fatalf("%s: %v\n%s", c.name, errs, f)
		}
		if made := len(f.Blocks) - before; made != c.blocks {
			t.Errorf("%s: %d blocks more, want %d\n%s", c.name, made, c.blocks, f)
		}
	}
}
