package mach

import (
	"spillway/ir"
	"spillway/target"
)

// A Literal is an entry of a literal pool.
type Literal struct {
	Bits  uint64    // a number; or the offset from Sym
	Sym   ir.Symbol // nil: none
	Block *ir.Block // of the function Sym: its address
	Only  int32     // 1 + index in Literals.Refs of the only reference, whose tile subtracts a label; 0: no label
	Form  int8      // of Sym: number of target.LiteralPools.Forms
	Ahead int8      // bytes after that label
	Bytes int8
}

// Literals are the literal pools of a function.
type Literals struct {
	// Refs are the entries that instructions name, in the order of the text: for each instruction those of
	// target.Tile.Literals.
	Refs    []int32
	Entries []Literal // of all pools, in the order of the text
	Pools   []int32   // by Block.Pool, less 1: where the entries of the pool end
}

// Pool returns the entries of the pool after b, and the number of the first.
func (f *Func) Pool(b *Block) (entries []Literal, first int32) {
	if b.Pool == 0 {
		return nil, 0
	}
	l := f.Literals
	if b.Pool > 1 {
		first = l.Pools[b.Pool-2]
	}
	return l.Entries[first:l.Pools[b.Pool-1]], first
}

// InlineTable returns the jump table that follows b in the code, or nil: it has an entry for each successor.
func (f *Func) InlineTable(b *Block) *target.InlineTable {
	if len(b.Instrs) == 0 {
		return nil
	}
	return f.Target.Tiles[b.Instrs[len(b.Instrs)-1].Tile].InlineTable()
}

// Literal returns the literal pool entry for a use of the tile of in. The caller may share equal entries, unless a
// label is subtracted, which is left to the caller.
func (in *Instr) Literal(use *target.LiteralUse) Literal {
	x := Literal{Bits: uint64(in.Imm), Form: use.Form, Ahead: use.Ahead, Bytes: use.Bytes}
	switch {
	case use.Operand < 0:
		x.Bits, x.Sym = 0, in.Sym
	case !in.Mem.HasSym:
		x.Sym, x.Block = in.Sym, in.Block
	}
	if x.Sym == nil && x.Bytes == 4 {
		x.Bits = uint64(uint32(x.Bits))
	}
	return x
}
