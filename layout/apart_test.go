package layout_test

import (
	"testing"

	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
)

// TestApart puts the truth of a comparison in registers that it reads, as operand or in an address, and in others.
func TestApart(t *testing.T) {
	for _, test := range []struct {
		name  string
		regs  []regalloc.Reg // the result, then the uses and the base
		apart bool
	}{
		{"set32.cmp64.rr", []regalloc.Reg{0, 1, 2}, true},
		{"set32.cmp64.rr", []regalloc.Reg{1, 1, 2}, false},
		{"set32.cmp64.rr", []regalloc.Reg{2, 1, 2}, false},
		{"set64.cmp32.r0", []regalloc.Reg{0, 1}, true},
		{"set64.cmp32.r0", []regalloc.Reg{1, 1}, false},
		{"set32.cmp8.mi", []regalloc.Reg{0, 1}, true},
		{"set32.cmp8.mi", []regalloc.Reg{1, 1}, false},
	} {
		f := newFunc(1)
		in := mach.Instr{Tile: tile(test.name), Mem: mach.NoMem}
		for _, r := range test.regs {
			in.Regs = append(in.Regs, reg(r))
		}
		if machine.Tiles[in.Tile].Mem >= 0 {
			in.Mem.Used, in.Mem.Base = true, int8(len(in.Regs)-1)
		}
		b := f.Blocks[0]
		b.Instrs = append(b.Instrs, in)
		leave(b)
		layout.Apart(f)
		want := in.Tile
		if test.apart {
			want = tile(test.name + ".apart")
		}
		if got := b.Instrs[0].Tile; got != want {
			t.Errorf("%s of %v: %s, want %s", test.name, test.regs, machine.Tiles[got].Name, machine.Tiles[want].Name)
		}
	}
}
