package frame

import (
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/target"
)

// zeroUpper inserts an instruction that clears the upper halves of the 32-byte registers before calls and returns that
// pass no such vectors, if an instruction before them may have written one: code that uses only the lower halves is
// slow, on many machines, while upper ones are nonzero. An argument is passed unchanged, and no other such register is
// live at a call or return. Linear in f, for each round of the data flow, at most two more than the depth of loops.
func zeroUpper(f *mach.Func) {
	t := f.Target
	if t.Frame.ZeroUpper == target.NoTile || t.Classes.Wide == 0 {
		return
	}
	// By tile: it has an operand of 32 bytes. Computed only for f's tiles, since others may not be built yet.
	known, wide := make([]bool, len(t.Tiles)), make([]bool, len(t.Tiles))
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			if id := b.Instrs[i].Tile; !known[id] {
				known[id] = true
				wide[id] = slices.ContainsFunc(t.Tiles[id].Operands, func(o target.Operand) bool { return o.Kind == target.RegOperand && isWide(o.Type) })
			}
		}
	}
	returns := returnsWide(f.IR)
	// after returns whether the upper halves may hold something after in, if they did before it.
	after := func(in *mach.Instr, dirty bool) bool {
		switch {
		case transfers(t, in):
			return in.Value != nil && resultIsWide(in.Value.Type)
		case wide[in.Tile]:
			return true
		}
		return dirty
	}
	dirty := make([]bool, len(f.Blocks)) // by block: at its end
	enters := func(b *mach.Block) bool {
		if b == f.Blocks[0] && slices.ContainsFunc(f.IR.Params, func(p *ir.Value) bool { return isWide(p.Type) }) {
			return true
		}
		return slices.ContainsFunc(b.Preds, func(p mach.BlockID) bool { return dirty[p] })
	}
	for changed := true; changed; {
		changed = false
		for _, b := range f.Blocks {
			d := enters(b)
			for i := range b.Instrs {
				d = after(&b.Instrs[i], d)
			}
			if d != dirty[b.ID] {
				dirty[b.ID], changed = d, true
			}
		}
	}
	for _, b := range f.Blocks {
		d := enters(b)
		for i := 0; i < len(b.Instrs); i++ {
			in := &b.Instrs[i]
			if d && leaves(t, in, returns) {
				zero := instr(t.Frame.ZeroUpper, 0)
				zero.Pos = in.Pos
				b.Instrs = slices.Insert(b.Instrs, i, zero)
				i++
				in, d = &b.Instrs[i], false
			}
			d = after(in, d)
		}
	}
}

// transfers reports whether in is a call of code that may use the lower halves only: not one that preserves all registers.
func transfers(t *target.Target, in *mach.Instr) bool {
	return t.Tiles[in.Tile].Flags&target.TileCall != 0 && (in.Value == nil || in.Value.Call == nil || in.Value.Call.CallConv != ir.CallAnyReg)
}

// leaves reports whether in transfers control to code that receives no 32-byte vector. returns tells that the function
// returns one.
func leaves(t *target.Target, in *mach.Instr, returns bool) bool {
	switch flags := t.Tiles[in.Tile].Flags; {
	case transfers(t, in):
		return in.Value == nil || !slices.ContainsFunc(in.Value.Args, func(a *ir.Value) bool { return isWide(a.Type) })
	case flags&target.TileRet != 0:
		return !returns
	}
	return false
}

func isWide(t *ir.Type) bool { return t != nil && ir.VectorBits(t) == 256 }

// resultIsWide reports whether a value of type t, a call's, has a vector of 32 bytes.
func resultIsWide(t *ir.Type) bool {
	return isWide(t) || t.Kind == ir.StructKind && slices.ContainsFunc(t.Fields, isWide)
}

// returnsWide reports whether f, a legal program, returns a vector of 32 bytes.
func returnsWide(f *ir.Func) bool {
	for _, b := range f.Blocks {
		if n := len(b.Values); n > 0 && b.Values[n-1].Op == ir.OpRet && slices.ContainsFunc(b.Values[n-1].Args, func(a *ir.Value) bool { return isWide(a.Type) }) {
			return true
		}
	}
	return false
}
