package frame

import (
	"spillway/ir"
	"spillway/mach"
	"spillway/target"
)

// Land marks the targets of indirect jumps and calls to f, or within it: its entry, if ir.Func.Landing is set, landing
// pads of exceptions, blocks whose address is taken, targets of jump tables if these are checked, and returns of calls
// that may return more than once. Tiles with variants for such code (target.LandingTiles) are replaced. Requires and
// ensures: stage Framed. Linear in f.
func Land(f *mach.Func) {
	if f.Target.Landing == nil || f.IR.Attrs.Naked {
		return
	}
	tiles := f.Target.Landing()
	marked := make([]bool, len(f.Blocks))
	marked[0] = f.IR.Landing
	for i, b := range f.Blocks {
		if n := len(b.Instrs); tiles.Tables && n > 0 && f.Target.Tiles[b.Instrs[n-1].Tile].UsesTable() {
			for _, s := range b.Succs {
				marked[s.To] = true
			}
		}
		marked[i] = marked[i] || b.AddressTaken
		if f.Invoked(b) >= 0 {
			marked[b.Succs[1].To] = true
		}
	}
	for i, b := range f.Blocks {
		twice := 0
		for k := range b.Instrs {
			in := &b.Instrs[k]
			if form, ok := tiles.Forms[in.Tile]; ok {
				in.Tile = form
			}
			if returnsTwice(f, in) {
				twice++
			}
		}
		if i == 0 && f.Target.Frame.Sign.Signs(b.Instrs[0].Tile) { // which is also a valid target
			marked[0] = false
		}
		if !marked[i] && twice == 0 {
			continue
		}
		code := make([]mach.Instr, 0, len(b.Instrs)+twice+1)
		if marked[i] {
			code = append(code, at([]mach.Instr{mark(tiles)}, &b.Instrs[0])...)
		}
		for k := range b.Instrs {
			code = append(code, b.Instrs[k])
			if returnsTwice(f, &b.Instrs[k]) {
				code = append(code, at([]mach.Instr{mark(tiles)}, &b.Instrs[k])...)
			}
		}
		b.Instrs = code
	}
}

// mark returns the landing instruction for indirect jumps.
func mark(tiles *target.LandingTiles) mach.Instr {
	return mach.Instr{Tile: tiles.Mark, Mem: mach.NoMem}
}

// returnsTwice reports whether in is a call that may return more than once, by an indirect jump.
func returnsTwice(f *mach.Func, in *mach.Instr) bool {
	return f.ReturnsTwice && in.Value != nil && in.Value.Op == ir.OpCall && ir.ReturnsTwice(in.Value) && f.Target.Tiles[in.Tile].Returns()
}
