package mach

import (
	"slices"

	"spillway/ir"
	"spillway/target"
)

// A Routine is an outlined run of instructions that occurs in several places of a module's functions and is emitted
// once, as a block of a function that contains nothing else; each occurrence is emitted as a call of it. The
// instructions stay in place (Instr.Routine), for analyses of the function. Created by package layout.
type Routine struct {
	Sym    ir.Symbol // its name
	Length int       // instructions
	Leaves bool      // it ends by leaving the function, and is jumped to
	// Where it is emitted; nil if the function was parsed from text, which does not contain it.
	Of    *Func
	Block BlockID
}

// findLeaving sets Routine.Leaves of routines that were parsed from text: those that are jumped to end their blocks.
func (f *Func) findLeaving() {
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			if n := b.Instrs[i].Routine; n > 0 {
				r := &f.Routines[n-1]
				r.Leaves = i+r.Length == len(b.Instrs)
			}
		}
	}
}

// RoutineCall sets to to the call of routine n, numbered from 1 as in Instr.Routine, or to the jump there.
func (f *Func) RoutineCall(n int32, to *Instr) {
	r, tiles := &f.Routines[n-1], f.Target.Routine()
	*to = Instr{Tile: tiles.Call, Sym: r.Sym, Mem: NoMem}
	if r.Leaves {
		to.Tile = tiles.Tail[tiles.Call]
	}
}

// Exit returns in, which leaves the function, without the registers that it only forwards. It reports false if in is
// neither a return nor a tail call that routines may contain.
func (f *Func) Exit(in *Instr) (exit Instr, ok bool) {
	frame := &f.Target.Frame
	ok = in.Tile == frame.Ret || slices.Contains(frame.RetPops, in.Tile) || frame.Link != nil && slices.Contains(frame.Link.Returns, in.Tile)
	for _, jump := range f.Target.Routine().Tail {
		ok = ok || in.Tile == jump
	}
	if !ok || f.Target.Tiles[in.Tile].Flags&target.TileRet == 0 {
		return Instr{}, false
	}
	return Instr{Tile: in.Tile, Regs: in.Regs[:frame.Popped(in.Tile)], Imm: in.Imm, Sym: in.Sym, Join: in.Join, Mem: NoMem}, true
}

// RoutineEnd returns the number of instructions of code that a routine omits at its end, and what replaces them: a call
// as the last instruction becomes a tail call, an instruction that leaves the function is replaced by Exit's, and
// otherwise the routine returns.
func (f *Func) RoutineEnd(code []Instr, to *Instr) (early int) {
	last := &code[len(code)-1]
	if f.Target.Tiles[last.Tile].Flags&target.TileRet != 0 {
		*to, _ = f.Exit(last)
		return 1
	}
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
