package layout

import (
	"slices"

	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// clearance is the number of instructions after which the result of an earlier one is likely available.
const clearance = 64

// BreakDependencies clears registers before instructions that write only a part of them, if the rest is dead
// (target.TileMerges): otherwise the instruction depends on the last write of the register, in a loop often that
// of the previous iteration. Nothing is done if that write is far away, or if size counts about as much as
// execution. f is at stage Framed. O(instructions).
func BreakDependencies(f *mach.Func, metric regalloc.Metric) {
	if small(metric) {
		return
	}
	for _, b := range f.Blocks {
		for i := 0; i < len(b.Instrs); i++ {
			in := &b.Instrs[i]
			tile := &f.Target.Tiles[in.Tile]
			if tile.Flags&target.TileMerges == 0 || f.ReadsReg(in, in.Regs[0].Reg) || !recent(f, b.Instrs[:i], in.Regs[0].Reg) {
				continue
			}
			clear := mach.Instr{Tile: f.Target.Moves[tile.Operands[0].Class].Clear, Origin: mach.FromClear, Mem: mach.NoMem, Regs: []mach.Operand{{VReg: mach.NoVReg, Reg: in.Regs[0].Reg}}, Pos: in.Pos}
			b.Instrs = slices.Insert(b.Instrs, i, clear)
			i++
		}
	}
}

// small reports whether bytes count about as much as executions.
func small(metric regalloc.Metric) bool { return metric.Move <= 2*metric.Byte }

// recent reports whether r may have been written shortly before code, at the start of a block.
func recent(f *mach.Func, code []mach.Instr, r regalloc.Reg) bool {
	for i := range min(len(code), clearance) {
		in := &code[len(code)-1-i]
		if f.WritesReg(in, r) {
			return true
		}
	}
	return len(code) < clearance
}
