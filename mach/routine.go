package mach

import (
	"spillway/ir"
	"spillway/target"
)

// A Routine is an outlined run of instructions that occurs in several places of a module's functions and is emitted
// once, as a block of a function that has nothing else: each occurrence is emitted as a call of it. The instructions
// stay in place (Instr.Routine), for analyses of the function. Created by package layout.
type Routine struct {
	Sym    ir.Symbol // its name
	Length int       // instructions
	// Where it is emitted; nil if the function was parsed from text, which does not contain it.
	Of    *Func
	Block BlockID
}

// RoutineCall sets to to the call of routine n, numbered from 1 as in Instr.Routine.
func (f *Func) RoutineCall(n int32, to *Instr) {
	*to = Instr{Tile: f.Target.Routine().Call, Sym: f.Routines[n-1].Sym, Mem: NoMem}
}

// RoutineEnd returns how many instructions of code a routine omits at its end and what replaces them: a call that is
// its last instruction is a tail call, otherwise it returns.
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

// Same reports whether two instructions of a function have the same effect and text.
func Same(a, b *Instr) bool { return a.Mem == b.Mem && sameButMem(a, b) }

// SameIn is Same for b in another function g of f's target. Both are at stage Framed: slots are compared by position,
// not by number.
func (f *Func) SameIn(a *Instr, g *Func, b *Instr) bool {
	x, y := a.Mem, b.Mem
	if (x.Slot < 0) != (y.Slot < 0) {
		return false
	}
	if x.Slot >= 0 {
		s, t := &f.Slots[x.Slot], &g.Slots[y.Slot]
		if s.Base != t.Base || s.Disp+int64(x.Off) != t.Disp+int64(y.Off) {
			return false
		}
		x.Slot, x.Off, y.Slot, y.Off = 0, 0, 0, 0
	}
	return x == y && sameButMem(a, b)
}

// sameButMem is Same for all but the addresses.
func sameButMem(a, b *Instr) bool {
	if a.Tile != b.Tile || a.Flags != b.Flags || a.Join != b.Join || a.Pred != b.Pred || a.Imm != b.Imm || a.Sym != b.Sym || a.Block != b.Block ||
		!a.Pad().Equal(b.Pad()) || a.Throws() != b.Throws() || a.NumRets != b.NumRets || len(a.Regs) != len(b.Regs) || a.InlineAsm() != b.InlineAsm() ||
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
