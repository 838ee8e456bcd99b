package target

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"spillway/ir"
)

// LiteralPools describe the literal pools of functions: constants between the code, each shared by the instructions of
// the function that reach it.
type LiteralPools struct {
	Align int64 // of all entries
	// Forms are the symbol-relative contents of entries, by name; the first one, the address, is the default.
	Forms []LiteralForm
}

// A LiteralForm is a value derived from a symbol.
type LiteralForm struct {
	Name string // in rows
	Text string // text after the symbol's name
	// Reloc is the relocation type; Distance is the place-relative one, used if a label is subtracted.
	Reloc, Distance uint32
	// Place: the value is place-relative in text, too.
	Place bool
}

// A LiteralUse is a reference of a tile to an entry of the literal pool.
//
//	{k:lit}           the constant k: a number of its type, of 4 bytes or 8, or a symbol plus an offset
//	{k:lit=form}      another form of that symbol
//	{sym:lit=form}    of the instruction's symbol
//	{k:lit-L0+8}      minus the address 8 bytes after label L0 of the tile: the entry is not shared
type LiteralUse struct {
	Operand int8 // number of the constant operand, or -1: the instruction's symbol
	Form    int8 // index in LiteralPools.Forms
	Label   int8 // number of the tile's label that is subtracted, or -1
	Ahead   int8 // bytes after that label
	Bytes   int8
	Line    int8 // the referring line
	// Lo and Hi bound the start of the entry, relative to the start of the line.
	Lo, Hi int32
}

// Literals returns the literal pool entries that t refers to, in the order of its text.
func (t *Tile) Literals() []LiteralUse { return t.text.literals }

// LiteralBytes returns their total length. Tiles that share an entry pay for it once.
func (t *Tile) LiteralBytes() (n int) {
	for i := range t.text.literals {
		n += int(t.text.literals[i].Bytes)
	}
	return n
}

// literal parses a reference to an entry of the literal pool.
func (b *builder) literal(tile *Tile, s string) (p part, ok bool, err error) {
	name, spec, ok := strings.Cut(s, ":lit")
	if !ok {
		return p, false, nil
	}
	use := LiteralUse{Operand: -1, Label: -1, Bytes: int8(b.t.Layout.PtrBytes), Line: -1}
	if name != "sym" {
		k := tile.operand(name)
		if k < 0 || tile.Operands[k].Kind != ImmOperand {
			return p, true, fmt.Errorf("{%s}: no constant %q", s, name)
		}
		use.Operand = int8(k)
		if size := literalSize(tile.Operands[k].Type); size > 0 {
			use.Bytes = size
		}
	}
	if b.t.Literals == nil {
		return p, true, fmt.Errorf("{%s}: the machine has no literal pools", s)
	}
	spec, label, minus := strings.Cut(spec, "-L")
	if form, named := strings.CutPrefix(spec, "="); named {
		i := slices.IndexFunc(b.t.Literals.Forms, func(f LiteralForm) bool { return f.Name == form })
		if i < 0 {
			return p, true, fmt.Errorf("{%s}: no form %q", s, form)
		}
		use.Form = int8(i)
	} else if spec != "" {
		return p, true, fmt.Errorf("{%s}: want =form", s)
	}
	if minus {
		n, ahead, _ := strings.Cut(label, "+")
		a, err := strconv.ParseInt("0"+ahead, 10, 8)
		if len(n) != 1 || n[0] < '0' || n[0] > '9' || err != nil {
			return p, true, fmt.Errorf("{%s}: want -L and a digit, and perhaps + and a number", s)
		}
		use.Label, use.Ahead = int8(n[0]-'0'), int8(a)
	}
	b.literals = append(b.literals, use)
	return part{kind: literalPart}, true, nil
}

// literalSize returns the bytes of a constant of a type in a literal pool, 0 for an address.
func literalSize(t *ir.Type) int8 {
	switch {
	case t.IsInt() && t.Bits <= 32, t == ir.F32:
		return 4
	case t.IsInt(), t == ir.F64:
		return 8
	}
	return 0
}

// placeLiterals records that the entries from number from on are in l, line number n.
func (b *builder) placeLiterals(l *AsmLine, n, from int) {
	for i := range b.literals[from:] {
		use := &b.literals[from+i]
		use.Line, use.Lo, use.Hi = int8(n), l.Enc.reach[0], l.Enc.reach[1]
		if use.Hi == 0 {
			use.Lo, use.Hi = math.MinInt32, math.MaxInt32/2
		}
	}
}
