package layout_test

import (
	"testing"

	"spillway/internal/risc"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
)

// TestMergeByLength shares the end of a function where what that saves, the
// machine's epilogue included, is longer than the machine's jump.
func TestMergeByLength(t *testing.T) {
	const text = `func @f target risc stage allocated
block 0 freq 1 loop 0
  br @r0 @r1 cond eq
  -> 1() 0.5, 2() 0.5
block 1 freq 0.5 loop 0
  @r0 = move @r4
  ret @r0
block 2 freq 0.5 loop 0
  @r0 = move @r5
  ret @r0
`
	for _, c := range []struct {
		jump, pop int
		saved     []regalloc.Reg
		calls     bool
		merged    bool
	}{
		{2, 2, nil, false, false},                 // a jump is as long as the ret
		{2, 2, []regalloc.Reg{4}, false, true},    // and a pop
		{4, 2, []regalloc.Reg{4}, false, false},   // a jump is as long as both
		{4, 2, []regalloc.Reg{5, 4}, false, true}, // two pops
		{4, 4, []regalloc.Reg{4}, false, true},    // or a longer one
		{4, 2, []regalloc.Reg{4}, true, true},     // a pop that aligns the stack
		{6, 2, []regalloc.Reg{5, 4}, true, false}, // which two do
	} {
		machine := risc.Target()
		machine.Tiles[machine.Frame.Jump].Lines(0)[0].Enc.ShortBytes = c.jump
		machine.Tiles[machine.Frame.Pop].Lines(0)[0].Enc.Bytes = c.pop
		fs, err := mach.Parse("f.mach", text, machine)
		if err != nil {
			t.Fatal(err)
		}
		f := fs[0]
		f.CalleeSaved, f.HasCalls = c.saved, c.calls
		layout.Merge(f, regalloc.Size)
		if merged := len(f.Blocks) > 3; merged != c.merged {
			t.Errorf("%+v: merged: %v", c, merged)
		}
	}
}
