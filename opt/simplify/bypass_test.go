package simplify_test

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// TestBypass removes the block in which the back edges of a loop join, and the sum in it.
func TestBypass(t *testing.T) {
	var cases, blocks, args, kept strings.Builder
	for _, c := range "01234567" {
		cases.WriteString(" i32 " + string(c) + ", label %c" + string(c) + "\n")
		blocks.WriteString("c" + string(c) + ":\n %s" + string(c) + " = add i32 %s, 1" + string(c) + "\n br label %back\n")
		args.WriteString(" [ %s" + string(c) + ", %c" + string(c) + " ],")
		kept.WriteString(" [ %k, %c" + string(c) + " ],")
	}
	text := "@s = constant [7 x i8] c\"%d %d\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\ndefine i32 @main() {\nentry:\n br label %head\n" +
		"head:\n %i = phi i32 [ 0, %entry ], [ %i1, %back ]\n %s = phi i32 [ 0, %entry ], [ %sb, %back ]\n %k = phi i32 [ 7, %entry ], [ %kb, %back ]\n" +
		" %x = and i32 %i, 15\n switch i32 %x, label %done [\n" + cases.String() + " ]\n" + blocks.String() +
		"back:\n %sb = phi i32" + strings.TrimSuffix(args.String(), ",") + "\n %kb = phi i32" + strings.TrimSuffix(kept.String(), ",") + "\n %i1 = add i32 %i, 1\n br label %head\n" +
		"done:\n call i32 (ptr, ...) @printf(ptr @s, i32 %s, i32 %k)\n ret i32 0\n}\n"
	machine := amd64.Target(target.PIC)
	m, lz := legal(t, text, machine)
	want, _ := run(t, m, machine)
	f := m.Funcs[len(m.Funcs)-1]
	for _, g := range m.Funcs {
		if !g.Declared {
			f = g
		}
	}
	simplify.Func(f, machine)
	if errs := append(ir.Verify(f), lz.Verify(f)...); len(errs) > 0 {
		t.Fatalf("%v\n%s", errs[0], f)
	}
	for _, b := range f.Blocks {
		if b.Name == "back" {
			t.Errorf("the block is still there:\n%s", f)
		}
		for _, v := range b.Phis() {
			for _, a := range v.Args {
				if a.Op == ir.OpPhi && a != v && a.Block != v.Block {
					t.Errorf("a phi of a phi:\n%s", f)
				}
			}
		}
	}
	if got, _ := run(t, m, machine); got != want {
		t.Errorf("prints %q, not %q:\n%s", got, want, f)
	}
}
