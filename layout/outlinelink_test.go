package layout_test

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/arm"
)

// TestOutlineKeepsLink has no routine called where the link register holds a value, which the call would destroy.
func TestOutlineKeepsLink(t *testing.T) {
	m := arm.Target(target.PIC)
	for kept, routines := range map[string]int{"@r5": 1, "@lr": 0} {
		run := "  @r0 = add32.rr @r0 @r1\n  @r2 = mul32 @r0 @r1\n  @r3 = sub32.rr @r2 @r0\n"
		code := "func @f target arm stage framed calls\nblock 0 freq 1 loop 0\n  push2 @lr @r4 !frame\n  jump\n  -> 1() 1\nblock 1 freq 1 loop 0\n" +
			"  KEPT = add32.rr @r0 @r1\n" + strings.Repeat(run+"  @r4 = add32.rr @r4 @r0\n", 4) + "  @r0 = add32.rr @r0 KEPT\n  @lr @r4 = pop2 !frame\n  ret\n"
		funcs, err := mach.Parse("test", strings.ReplaceAll(code, "KEPT", kept), m)
		if err != nil {
			t.Fatal(err)
		}
		f := funcs[0]
		f.Layout, f.CalleeSaved, f.Depth = []mach.BlockID{0, 1}, []regalloc.Reg{arm.LR, arm.R4}, 8
		f.IR = new(ir.Func)
		if layout.Outline(funcs, regalloc.Size, none); len(f.Routines) != routines {
			t.Errorf("%s keeps a value: %d routines, want %d", kept, len(f.Routines), routines)
		}
	}
}
