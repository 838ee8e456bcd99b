package layout

import (
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// Flags takes away comparisons with zero of what the instruction before them has just computed, where that
// leaves in the flags whether it is zero: only the branch stays. f is at stage Framed: the frame moves the stack
// pointer back in front of a branch, which changes the flags. O(instructions).
func Flags(f *mach.Func) {
	for _, b := range f.Blocks {
		if t := flagged(f, b); t != target.NoTile {
			b.Instrs[len(b.Instrs)-1].Tile = t
		}
	}
}

// Apart takes the shorter form of instructions that have one where the result is in no register of the operands
// (target.Tile.Apart), such as a truth value in a register that is cleared before the comparison in place of behind it.
// f is at stage Framed: what allocation puts together is known. O(instructions).
func Apart(f *mach.Func) {
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			if t := f.Target.Tiles[in.Tile].Apart; t != target.NoTile && !reads(f, in, in.Regs[0].Reg) {
				in.Tile = t
			}
		}
	}
}

// flagged returns the branch by the flags that does for that of b, or NoTile. Moves may stand between.
func flagged(f *mach.Func, b *mach.Block) target.TileID {
	n := len(b.Instrs) - 1
	branch := &b.Instrs[n]
	tile := &f.Target.Tiles[branch.Tile]
	if tile.Flags&target.TileTerm == 0 || tile.Zero == target.NoTile || branch.Pred != ir.EQ && branch.Pred != ir.NE || len(branch.Regs) != 1 {
		return target.NoTile
	}
	r := branch.Regs[0].Reg
	for i := n - 1; i >= 0; i-- {
		in := &b.Instrs[i]
		x := &f.Target.Tiles[in.Tile]
		switch {
		case x.Flags&target.TileZero != 0:
			if in.Regs[0].Reg == r && x.Operands[0].Type == tile.Operands[0].Type {
				return tile.Zero
			}
			return target.NoTile
		case x.Flags&target.TileMove == 0 && !moves(f, in) || defines(f, in, r):
			return target.NoTile
		}
	}
	return target.NoTile
}

// moves reports whether in only moves a register to or from a slot.
func moves(f *mach.Func, in *mach.Instr) bool {
	for c := range f.Target.Moves {
		if s := &f.Target.Moves[c]; in.Tile == s.Load || in.Tile == s.Store {
			return true
		}
	}
	return false
}

// defines reports whether in writes to r or a part of it.
func defines(f *mach.Func, in *mach.Instr, r regalloc.Reg) bool {
	units := f.Target.Machine.Regs[r].Units
	for k := range f.Target.Tiles[in.Tile].NumDefs {
		if !f.Target.Machine.Regs[in.Regs[k].Reg].Units.Intersect(units).Empty() {
			return true
		}
	}
	return false
}
