package target

import (
	"math/bits"
	"slices"
	"strconv"

	"spillway/ir"
	"spillway/regalloc"
)

// Names are the texts of symbols and labels in one instruction.
type Names struct {
	// Sym is the instruction's symbol, in its address or its immediate, without an offset; or the label of its block;
	// or "".
	Sym   string
	Succ  [2]string // the labels of the first two successors
	Table string    // the label of the jump table
	Local string    // prefix of the labels local to the tile
	GOT   bool      // the address is that of Sym's GOT entry
	PLT   bool      // the called function Sym may be defined by another module
	// Pool returns the label of a constant of the given number of bytes whose low 8 bytes are bits and whose others
	// are zero.
	Pool func(bytes int, bits uint64) string
	// Literal returns the label of the function's literal pool entry for the next one of Tile.Literals.
	Literal func() string
}

// AppendLine appends the text of line l of tile id with operands p, without indentation or newline. A line that only
// defines a label is "label:". O(length of the line).
func (t *Target) AppendLine(b []byte, id TileID, l *AsmLine, p *Assignment, names *Names) []byte {
	if l.Enc.Label != "" {
		b = append(b, names.Local...)
		b = append(b, l.Enc.Label...)
		return append(b, ':')
	}
	tile := &t.Tiles[id]
	if p.Long && t.Syntax.FarJump != "" && l.Enc.Branch && l.Enc.Bytes > l.Enc.ShortBytes {
		return t.appendFar(b, tile, l, p, names)
	}
	from := len(b)
	for i := range l.parts {
		b = t.appendPart(b, tile, &l.parts[i], p, names)
	}
	if t.Syntax.Opposite != nil {
		b = t.Syntax.Opposite(b, from)
	}
	if p.When > 0 {
		line := string(b[from:])
		return t.Predication.appendPredicated(b[:from], line, t.lineBytes(tile, l, p), p.When-1)
	}
	return b
}

// appendFar appends the inverted conditional jump around an unconditional one.
func (t *Target) appendFar(b []byte, tile *Tile, l *AsmLine, p *Assignment, names *Names) []byte {
	to := l.succ()
	over, ok := l.invert(to)
	if !ok {
		panic(t.Name + ": " + tile.Name + ": a conditional jump without an opposite")
	}
	for i := range over.parts {
		if q := &over.parts[i]; q.kind == succPart {
			b = append(b, "1f"...)
		} else {
			b = t.appendPart(b, tile, q, p, names)
		}
	}
	return append(append(append(append(b, "\n\t"...), t.Syntax.FarJump...), names.Succ[to]...), "\n1:"...)
}

// UsesMem reports whether the tile's memory operand occurs in the line.
func (l *AsmLine) UsesMem() bool {
	return slices.ContainsFunc(l.parts, func(q part) bool { return q.kind == memPart })
}

func (t *Target) appendPart(b []byte, tile *Tile, q *part, p *Assignment, names *Names) []byte {
	switch q.kind {
	case literal, fixedCC:
		return append(b, q.text...)
	case regPart:
		return append(b, t.texts[sizeIndex(int(q.width))][p.Regs[q.a]]...)
	case memPart:
		if q.text != "" && t.Syntax.Sum != nil {
			return t.appendSum(b, p)
		}
		return t.appendMem(b, p, names)
	case inlineMem:
		return t.Syntax.Mem(b, t.addressName(p.Regs[q.a]), t.addressName(p.Regs[q.b]), int(q.scale), 0, "")
	case ccPart:
		return append(b, t.Syntax.CC[p.Pred]...)
	case negatedPart:
		return append(b, t.Syntax.CC[p.Pred.Negate()]...)
	case succPart:
		return append(b, names.Succ[q.a]...)
	case localPart:
		b = append(append(b, names.Local...), 'L')
		return strconv.AppendInt(b, int64(q.a), 10)
	case tablePart:
		return append(b, names.Table...)
	case outPart:
		return strconv.AppendInt(b, p.Out, 10)
	}
	return t.appendConstant(b, tile, q, p, names)
}

// appendConstant appends the parts that are immediates and addresses of constants.
func (t *Target) appendConstant(b []byte, tile *Tile, q *part, p *Assignment, names *Names) []byte {
	switch q.kind {
	case pcPart:
		return append(b, t.Syntax.PCRel(plus(names.Sym, p.Imm))...)
	case poolPart:
		size := 8
		if tile.Operands[q.a].Type == ir.F32 {
			size = 4
		}
		return append(b, t.Syntax.PCRel(names.Pool(size, uint64(p.Imm)))...)
	case pool16Part:
		return append(b, t.Syntax.PCRel(names.Pool(16, q.value))...)
	case symGOT:
		return append(b, t.Syntax.PCRel(names.Sym+t.Syntax.GOT)...)
	case symGOTTPOff:
		return append(b, t.Syntax.PCRel(names.Sym+t.Syntax.GOTTPOff)...)
	case symTLSGD:
		return append(b, t.Syntax.PCRel(names.Sym+t.Syntax.TLSGD)...)
	case literalPart:
		return append(b, t.Syntax.PCRel(names.Literal())...)
	case tlsGetPart:
		return append(append(b, t.Syntax.TLSGet...), "@PLT"...)
	}
	return t.appendImm(b, tile, q, p, names)
}

// appendImm appends an immediate.
func (t *Target) appendImm(b []byte, tile *Tile, q *part, p *Assignment, names *Names) []byte {
	typ := tile.Operands[q.a].Type
	if q.kind == formPart {
		bits := typ.Bits
		if typ.IsFloat() {
			bits = typ.FloatBits()
		}
		return t.Syntax.Imm(b, q.text, uint64(p.Imm), bits)
	}
	if tile.Flags&TileCall == 0 && q.kind != rawPart {
		b = append(b, t.Syntax.ImmPrefix...)
	}
	width := 64
	if typ.IsInt() {
		width = typ.Bits
	}
	switch {
	case p.ImmSym && tile.Operands[q.a].Imm.Thread:
		return append(b, plus(names.Sym+t.Syntax.TPOff, p.Imm)...)
	case p.ImmSym && tile.Flags&TileCall == 0:
		return append(b, plus(names.Sym+t.Syntax.Offset, p.Imm)...)
	case p.ImmSym && names.PLT:
		return append(b, plus(names.Sym+t.Syntax.PLT, p.Imm)...)
	case p.ImmSym:
		return append(b, plus(names.Sym, p.Imm)...)
	case q.kind == log2Part:
		return strconv.AppendInt(b, int64(bits.TrailingZeros64(uint64(p.Imm))), 10)
	case q.kind == unsPart || width == 1:
		return strconv.AppendUint(b, ir.ZeroExtend(uint64(p.Imm), width), 10)
	}
	return strconv.AppendInt(b, p.Imm, 10)
}

// appendMem appends the text of the instruction's address.
func (t *Target) appendMem(b []byte, p *Assignment, names *Names) []byte {
	base, index, sym := "", "", ""
	if p.Base >= 0 {
		base = t.addressName(p.Base)
	}
	if p.Index >= 0 {
		index = t.addressName(p.Index)
	}
	if p.Sym {
		sym = names.Sym
		if names.GOT {
			sym += t.Syntax.GOT
		} else if p.Thread {
			sym += t.Syntax.TPOff
		} else if t.Syntax.Offset != "" {
			sym += t.Syntax.Offset
		}
	}
	if p.Segment != 0 {
		b = append(b, t.Address.Segments[p.Segment-1].Text...)
	}
	if p.Thread {
		return t.Syntax.Thread(b, base, index, p.Scale, p.Off, sym)
	}
	return t.Syntax.Mem(b, base, index, p.Scale, p.Off, sym)
}

// appendSum appends the text of the instruction's address, which is computed.
func (t *Target) appendSum(b []byte, p *Assignment) []byte {
	base, index := "", ""
	if p.Base >= 0 {
		base = t.addressName(p.Base)
	}
	if p.Index >= 0 {
		index = t.addressName(p.Index)
	}
	return t.Syntax.Sum(b, base, index, p.Scale, p.Off)
}

// addressName returns the text of register r as part of an address.
func (t *Target) addressName(r regalloc.Reg) string {
	return t.texts[sizeIndex(8*t.Layout.PtrBytes)][r]
}

// sizeIndex returns 0 for a width of 8 bits, 1 for 16, and so on.
func sizeIndex(width int) int { return bits.TrailingZeros16(uint16(width)) - 3 }

// nameRegs builds the texts of registers.
func (t *Target) nameRegs() {
	for width, names := range t.RegNames {
		texts := make([]string, len(names))
		for r, name := range names {
			texts[r] = t.Syntax.RegPrefix + name
		}
		t.texts[sizeIndex(width)] = texts
	}
}

// plus returns sym+off.
func plus(sym string, off int64) string {
	switch {
	case off > 0:
		return sym + "+" + strconv.FormatInt(off, 10)
	case off < 0:
		return sym + strconv.FormatInt(off, 10)
	}
	return sym
}
