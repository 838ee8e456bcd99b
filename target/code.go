package target

import (
	"math/bits"

	"spillway/ir"
)

// A Coder encodes the lines of tiles as machine code. It is safe for concurrent use.
type Coder interface {
	// Line parses l, a line of tile. The error describes what is wrong with the row.
	Line(tile *Tile, l *AsmLine) (LineCoder, error)
	// Pad appends n bytes of no-ops, as the assembler does to align code.
	Pad(b []byte, n int) []byte
	// CFI returns the format of unwind tables of the machine's code.
	CFI() *CFIFormat
}

// A LineCoder encodes one line of a tile.
type LineCoder interface {
	// Append appends the instruction with operands p to c, in exactly Target.LineBytes bytes. It does not allocate
	// except for growth.
	Append(c *Code, p *Assignment)
}

// Code is machine code being assembled.
type Code struct {
	Bytes  []byte
	Fixups []Fixup
	// For the current instruction, as in Names.
	GOT, PLT bool
}

// FixupKind is the kind of target of a fixup.
type FixupKind uint8

// The kinds of fixups.
const (
	FixSymbol  FixupKind = iota // the instruction's symbol, or the block whose address it names
	FixSucc                     // the block's successor N
	FixLocal                    // the label N that is local to the tile
	FixTable                    // the instruction's jump table
	FixPool                     // the constant of N bytes whose low 8 bytes are Bits
	FixTLSGet                   // the function Syntax.TLSGet
	FixLiteral                  // an entry of the function's literal pool: the next one of Tile.Literals
	FixGOTBase                  // the global offset table: the addend is the distance of the field from label N of the tile
)

// A Fixup is a field of an instruction that depends on an address.
type Fixup struct {
	At     int // offset in Code.Bytes
	Size   int8
	Kind   FixupKind
	N      uint8
	PCRel  bool   // relative to the field
	Reloc  uint32 // the relocation type of the object format; 0 if none can be needed and the field is Size bytes
	Addend int64
	Bits   uint64
}

// A CFIFormat is the machine-dependent part of unwind tables [DWARF5 §6.4].
type CFIFormat struct {
	CodeAlign, DataAlign int64
	ReturnReg            int
	Regs                 []int16 // by register: its number, or -1
	// The initial rule at function entry: the CFA is Offset bytes above register Reg, and the return address is at
	// ReturnOffset from it; 0: in ReturnReg.
	Reg                  int
	Offset, ReturnOffset int64
	Align                int // of the entries
}

// PartKind is the kind of a part of a line's text.
type PartKind = partKind

// The kinds of parts; see AsmLine.
const (
	PartText    = literal
	PartReg     = regPart // operand A, Width bits wide
	PartImm     = immPart
	PartMem     = memPart
	PartRaw     = rawPart
	PartLog2    = log2Part
	PartUns     = unsPart
	PartForm    = formPart // Text: Syntax.Imm's name
	PartPC      = pcPart
	PartPool    = poolPart
	PartPool16  = pool16Part // Value is its low 8 bytes
	PartInline  = inlineMem  // A + Scale*B
	PartCC      = ccPart
	PartNegated = negatedPart
	PartFixedCC = fixedCC
	PartSucc    = succPart  // number A
	PartLocal   = localPart // number A
	PartTable   = tablePart
	PartOut     = outPart
	PartGOT     = symGOT
	PartGOTTP   = symGOTTPOff
	PartTLSGD   = symTLSGD
	PartTLSGet  = tlsGetPart
	PartLiteral = literalPart
)

// A LinePart is a part of a line's text: a reference in braces, or the text between two of them.
type LinePart struct {
	Kind  PartKind
	A, B  int8
	Width uint16
	Scale uint8
	Text  string // PartText, PartFixedCC
	Value uint64
}

// Number returns the number that q, which is not a form (PartForm), denotes in an instance, given the machine's
// condition codes.
func (q *LinePart) Number(p *Assignment, conditions *[ir.NumPreds]uint8) int64 {
	switch q.Kind {
	case PartReg:
		return int64(p.Regs[q.A])
	case PartLog2:
		return int64(bits.TrailingZeros64(uint64(p.Imm)))
	case PartOut:
		return p.Out
	case PartCC:
		return int64(conditions[p.Pred])
	case PartNegated:
		return int64(conditions[p.Pred] ^ 1)
	}
	return p.Imm
}

// NumParts returns the number of parts of l.
func (l *AsmLine) NumParts() int { return len(l.parts) }

// Part returns part i of l.
func (l *AsmLine) Part(i int) LinePart {
	q := &l.parts[i]
	return LinePart{Kind: q.kind, A: q.a, B: q.b, Width: q.width, Scale: q.scale, Text: q.text, Value: q.value}
}

// Accumulators returns the operands that shorten l if in the accumulator, -1 for none, and whether that requires an
// address without registers.
func (l *AsmLine) Accumulators() (k [2]int8, abs bool) { return l.Enc.Favored, l.Enc.FavoredBare }

// ShortImm returns the width in bits of the immediate of l that has a one-byte form, or 0.
func (l *AsmLine) ShortImm() int {
	if l.Enc.ImmSaves == 0 {
		return 0
	}
	return int(l.Enc.ImmBits)
}
