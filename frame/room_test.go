package frame_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/regalloc"
	"spillway/target"
	"spillway/target/arm64"
)

// TestRoom makes room for the frame by the last push, where nothing has to be at the stack pointer and the room is in
// reach of it.
func TestRoom(t *testing.T) {
	const x19, x20, x29, x30 = arm64.X19, arm64.X19 + 1, arm64.X29, arm64.X30
	d8, d9 := arm64.V0+8, arm64.V0+9
	for _, test := range []struct {
		name, slots, head string
		saved             []regalloc.Reg
		want              string
		disp              int64 // of the first slot
	}{
		{"of others", "slot 0 local size 24 align 8 offset 0", "", []regalloc.Reg{x20, x19}, "push2.room x20 x19 #-48; store64 x0; pop2.room x20 x19 #48; ret", 16},
		{"of floats", "slot 0 spill size 8 align 8 offset 0", "", []regalloc.Reg{x20, x19, d9, d8}, "push2 x20 x19; pushf2.room v9 v8 #-32; store64 x0; popf2.room v9 v8 #32; pop2 x20 x19; ret", 16},
		{"of the record", "slot 0 local size 8 align 8 offset 0", "fp", []regalloc.Reg{x30}, "push2.room x30 x29 #-32; setfp; store64 x0; pop2.room x30 x29 #32; ret", 16},
		{"behind the record", "slot 0 local size 8 align 8 offset 0", "fp", []regalloc.Reg{x30, x20, x19}, "push2 x30 x29; setfp; push2.room x20 x19 #-32; store64 x0; pop2.room x20 x19 #32; pop2 x30 x29; ret", 16},
		{"beside arguments of calls", "slot 0 local size 8 align 8 offset 0\nslot 1 outgoing size 8 align 8 offset 0", "", []regalloc.Reg{x20, x19}, "push2 x20 x19; adjustsp #-16; store64 x0; adjustsp #16; pop2 x20 x19; ret", 8},
		{"too much", "slot 0 local size 504 align 8 offset 0", "", []regalloc.Reg{x20, x19}, "push2 x20 x19; adjustsp #-512; store64 x0; adjustsp #512; pop2 x20 x19; ret", 0},
		{"all that there may be", "slot 0 local size 480 align 8 offset 0", "", []regalloc.Reg{x20, x19}, "push2.room x20 x19 #-496; store64 x0; pop2.room x20 x19 #496; ret", 16},
		{"nothing saved", "slot 0 local size 8 align 8 offset 0", "", nil, "adjustsp #-16; store64 x0; adjustsp #16; ret", 0},
		{"arguments of callers", "slot 0 incoming size 8 align 8 offset 0\nslot 1 local size 8 align 8 offset 0", "", []regalloc.Reg{x20, x19}, "", 0},
	} {
		code := "  store64 @x0 [slot0]\n"
		if test.want == "" {
			code += "  store64 @x0 [slot1]\n"
		}
		flags := strings.TrimSpace(test.head + " calls")
		f := riscFunc(t, arm64.Target(target.PIC), "func @f target arm64 stage allocated "+flags+"\n"+test.slots+"\nblock 0 freq 1 loop 0\n"+code+"  ret\n", test.saved...)
		got := insert(t, f)
		if test.want == "" {
			if f.Room == 0 || f.Slots[0].Disp != f.Depth {
				t.Errorf("%s: the argument is at %d of a frame of %d bytes, with room for %d", test.name, f.Slots[0].Disp, f.Depth, f.Room)
			}
			continue
		}
		if got != test.want || f.Slots[0].Disp != test.disp {
			t.Errorf("%s:\n%s, slot at %d, want\n%s, slot at %d", test.name, got, f.Slots[0].Disp, test.want, test.disp)
		}
	}
}

// TestUnits puts a slot that offsets reach only in units of 16 bytes there where it is at a multiple of that, if what
// is before it is longer than the offsets in bytes reach.
func TestUnits(t *testing.T) {
	for _, test := range []struct {
		before int
		disp   int64
	}{{200, 200}, {248, 248}, {264, 272}, {272, 272}} {
		f := riscFunc(t, arm64.Target(target.PIC), fmt.Sprintf(`func @f target arm64 stage allocated calls
slot 0 local size %d align 8 offset 0
slot 1 local size 16 align 8 offset 0
block 0 freq 1 loop 0
%s  storev @v0 [slot1]
  ret
`, test.before, strings.Repeat("  store64 @x0 [slot0]\n", 40)))
		insert(t, f)
		if got := f.Slots[1].Disp; got != test.disp {
			t.Errorf("behind %d bytes the vector is at %d, want %d", test.before, got, test.disp)
		}
	}
}
