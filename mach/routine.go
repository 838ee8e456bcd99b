package mach

import "spillway/target"

// A Routine is a run of instructions that is in several places of a function and is emitted once, after its blocks: each
// of the places is emitted as a call of it. The instructions stay where they are (Instr.Routine).
type Routine struct {
	Block  BlockID // of the first place
	At     int     // the first instruction there
	Length int     // instructions
}

// RoutineID returns the number by which the text knows routine n, numbered from 1 as in Instr.Routine: one that no block has.
func (f *Func) RoutineID(n int32) BlockID { return BlockID(len(f.Blocks)) + BlockID(n) - 1 }

// RoutineCode returns the instructions of routine n, without what it returns by.
func (f *Func) RoutineCode(n int32) []Instr {
	r := &f.Routines[n-1]
	return f.Blocks[r.Block].Instrs[r.At : r.At+r.Length]
}

// RoutineCall sets to to the call of a routine.
func (f *Func) RoutineCall(to *Instr) {
	*to = Instr{Tile: f.Target.Routine().Call, Mem: NoMem}
}

// RoutineEnd returns by how many instructions a routine ends early and what it ends with in their place: a call that is its
// last instruction is a jump there, or it returns.
func (f *Func) RoutineEnd(code []Instr, to *Instr) (early int) {
	last := &code[len(code)-1]
	if tile := &f.Target.Tiles[last.Tile]; tile.Flags&target.TileCall != 0 {
		*to = *last
		to.Tile = f.Target.Routine().Tail[last.Tile]
		return 1
	}
	*to = Instr{Tile: f.Target.Frame.Ret, Mem: NoMem}
	return 0
}

// Same reports whether two instructions do the same and are the same in text.
func Same(a, b *Instr) bool {
	if a.Tile != b.Tile || a.Flags != b.Flags || a.Join != b.Join || a.Pred != b.Pred || a.Imm != b.Imm || a.Sym != b.Sym || a.Block != b.Block ||
		!a.Pad().Equal(b.Pad()) || a.Throws() != b.Throws() || a.Mem != b.Mem || a.NumRets != b.NumRets || len(a.Regs) != len(b.Regs) || a.InlineAsm() != b.InlineAsm() ||
		a.ArgBytes() != b.ArgBytes() || a.Pops() != b.Pops() || a.Value.StackMap() != b.Value.StackMap() {
		return false
	}
	for i := range a.Regs {
		if a.Regs[i].Reg != b.Regs[i].Reg {
			return false
		}
	}
	return true
}
