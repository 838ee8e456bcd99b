package target

import (
	"spillway/ir"
	"spillway/regalloc"
)

// seenNarrow restricts operands that the text refers to 8 bits wide to the class of byte registers, if not all
// registers of their class have such a part.
func (b *builder) seenNarrow(tile *Tile) {
	names := b.t.RegNames[8]
	narrow := func(k int) {
		o := &tile.Operands[k]
		for _, r := range b.t.Machine.Classes[o.Class].Regs {
			if o.Type.IsInt() && names[r] == "" {
				o.Class = b.t.Classes.I8
				return
			}
		}
	}
	lines := tile.Lines(0)
	for i := range lines {
		l := &lines[i]
		for j, k := range l.refs {
			if l.bytes>>j&1 == 0 {
				continue
			}
			narrow(int(k))
			for d := range tile.NumDefs {
				if tile.Operands[d].Tied == int(k) {
					narrow(d)
				}
			}
			if t := tile.Operands[k].Tied; t >= 0 {
				narrow(t)
			}
		}
	}
}

// byteOperands finds the operands that may be in 8-bit registers: values that the text refers to no wider, or not at
// all, and uses that it only reads wider, since the bits above the value are undefined. Both operands of a tied pair
// may, or neither.
func (b *builder) byteOperands(tile *Tile) {
	classes := &b.t.Classes
	if classes.Byte == 0 {
		return
	}
	n := tile.NumDefs + tile.NumUses
	for k := range n {
		if o := &tile.Operands[k]; o.isByte() {
			o.Part = classes.Byte
		}
	}
	lines := tile.Lines(0)
	for i := range lines {
		for j := range lines[i].parts {
			switch q := &lines[i].parts[j]; {
			case q.kind == regPart && q.width > 8:
				tile.seenWide(int(q.a), classes.Low)
			case q.kind == inlineMem:
				tile.seenWide(int(q.a), classes.Low)
				tile.seenWide(int(q.b), classes.Low)
			}
		}
	}
	for d := range tile.NumDefs {
		def := &tile.Operands[d]
		if def.Tied < 0 {
			continue
		}
		if use := &tile.Operands[def.Tied]; def.Part != use.Part {
			def.Part, use.Part = 0, 0
		}
	}
}

// seenWide records that the text refers to operand k wider than 8 bits.
func (t *Tile) seenWide(k int, low regalloc.ClassID) {
	switch o := &t.Operands[k]; {
	case o.Def:
		o.Part = 0
	case o.Part != 0:
		o.Part = low
	}
}

// isByte reports whether o is a value of at most 8 bits.
func (o *Operand) isByte() bool {
	return o.Kind == RegOperand && (o.Type == ir.I1 || o.Type == ir.I8)
}

// takesParts reports whether an operand like b may be in all 8-bit registers that one like a may be in.
func (t *Target) takesParts(a, b *Operand) bool {
	return a.Part == 0 || b.Part == a.Part || b.Part == t.Classes.Byte
}

// connectByte makes y the form for 8-bit registers of the tiles with its patterns.
func (f *formFinder) connectByte(y *Tile) {
	f.write(y, -1, false)
	i, ok := f.byKey[string(f.buf)]
	for ; ok && i >= 0; i = f.next[i] {
		if x := &f.t.Tiles[f.group.tiles[i]]; x.Flags&TileByte == 0 && f.t.isNarrow(x, y) {
			x.Narrow = y.ID
		}
	}
}

// isNarrow reports whether y, with the same patterns as x, can replace x: the other operands agree, and all bytes of y
// may be in 8-bit registers.
func (t *Target) isNarrow(x, y *Tile) bool {
	if x.NumDefs != y.NumDefs || x.NumUses != y.NumUses || x.Clobbers != y.Clobbers || x.Mem != y.Mem || x.Imm != y.Imm || x.Pred != y.Pred {
		return false
	}
	for k := range x.NumDefs + x.NumUses {
		a, b := &x.Operands[k], &y.Operands[k]
		if a.Fixed != b.Fixed || a.Temp != b.Temp || a.Early != b.Early || a.Late != b.Late || b.Tied >= 0 && a.Tied != b.Tied ||
			b.isByte() && b.Part == 0 || !t.takesParts(a, b) {
			return false
		}
	}
	return true
}
