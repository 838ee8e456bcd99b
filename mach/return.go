package mach

import (
	"slices"

	"spillway/target"
)

// ReturnsWithin reports whether b returns and has at most n bytes.
func (f *Func) ReturnsWithin(b *Block, n int) bool {
	last := &b.Instrs[len(b.Instrs)-1]
	if f.Target.Tiles[last.Tile].Flags&target.TileRet == 0 || last.Sym != nil {
		return false
	}
	for k := 0; k < len(b.Instrs) && n >= 0; k++ {
		in := &b.Instrs[k]
		if f.Target.Tiles[in.Tile].Flags&target.TileAsm != 0 {
			return false
		}
		n -= f.Bytes(in)
	}
	return n >= 0
}

// CopyReturn replaces the jump at the end of b by the code of its target to, which returns. The predecessors of to are
// not updated.
func CopyReturn(b, to *Block) {
	n := len(b.Instrs) - 1
	b.Instrs, b.Succs = b.Instrs[:n:n], nil
	for k := range to.Instrs {
		in := to.Instrs[k]
		in.Regs = slices.Clone(in.Regs)
		in.Point = 0 // it is no longer unique
		b.Instrs = append(b.Instrs, in)
	}
}
