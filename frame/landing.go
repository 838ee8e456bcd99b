package frame

import (
	"spillway/ir"
	"spillway/mach"
	"spillway/target"
)

// Land marks where indirect jumps and calls to f, or within it, may land: its entry, if
// ir.Func.Landing says so, landing pads of exceptions, blocks whose address is taken, those that jumps through tables lead
// to where these are checked, and where calls come back that may do so more than once. Tiles with another form in such code
// (target.LandingTiles) get it. Requires and ensures: stage Framed. Linear in f.
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
			if comesBack(f, in) {
				twice++
			}
		}
		if i == 0 && f.Target.Frame.Sign.Signs(b.Instrs[0].Tile) { // where one may land, too
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
			if comesBack(f, &b.Instrs[k]) {
				code = append(code, at([]mach.Instr{mark(tiles)}, &b.Instrs[k])...)
			}
		}
		b.Instrs = code
	}
}

// mark returns the instruction that says that an indirect jump may land on it.
func mark(tiles *target.LandingTiles) mach.Instr {
	return mach.Instr{Tile: tiles.Mark, Mem: mach.NoMem}
}

// comesBack reports whether in is a call that may come back more than once, by an indirect jump.
func comesBack(f *mach.Func, in *mach.Instr) bool {
	return f.ReturnsTwice && in.Value != nil && in.Value.Op == ir.OpCall && ir.ReturnsTwice(in.Value) && f.Target.Tiles[in.Tile].Returns()
}
