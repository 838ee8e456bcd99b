package target

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"spillway/ir"
)

// LiteralPools say what the literal pools of functions are like: constants that are between the code,
// each once for those instructions of the function that reach it.
type LiteralPools struct {
	Align int64 // of all entries
	// Forms are what an entry may hold of a symbol, by name; the first one is that of rows that name none:
	// the address.
	Forms []LiteralForm
}

// A LiteralForm is something of a symbol.
type LiteralForm struct {
	Name string // in rows
	Text string // what follows the symbol's name in text
	// Reloc is the type of the relocation, Distance that, relative to the place, where a label is taken off.
	Reloc, Distance uint32
	// Place: in text, too, it is relative to the place.
	Place bool
}

// A LiteralUse is an entry of the literal pool that a tile names.
//
//	{k:lit}           the constant k: a number of its type, of 4 bytes or 8, or the address of a symbol plus a number
//	{k:lit=form}      another form of that symbol
//	{sym:lit=form}    of the instruction's symbol
//	{k:lit-L0+8}      less what is 8 bytes after the label L0 of the tile: no other instruction shares the entry
type LiteralUse struct {
	Operand int8 // of the constant, or -1: the instruction's symbol
	Form    int8 // number of LiteralPools.Forms
	Label   int8 // number of the label of the tile that it is less, or -1
	Ahead   int8 // bytes after that
	Bytes   int8
	Line    int8 // that has it
	// Lo and Hi bound where the entry may begin, from the beginning of the line.
	Lo, Hi int32
}

// Literals returns the entries of the function's literal pool that t names, in the order of its text.
func (t *Tile) Literals() []LiteralUse { return t.text.literals }

// LiteralBytes is how long these are. What shares them pays them once.
func (t *Tile) LiteralBytes() (n int) {
	for i := range t.text.literals {
		n += int(t.text.literals[i].Bytes)
	}
	return n
}

// literal reads a reference to an entry of the literal pool.
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

// placeLiterals says of the entries from number from on that they are in l, line number n.
func (b *builder) placeLiterals(l *AsmLine, n, from int) {
	for i := range b.literals[from:] {
		use := &b.literals[from+i]
		use.Line, use.Lo, use.Hi = int8(n), l.Enc.reach[0], l.Enc.reach[1]
		if use.Hi == 0 {
			use.Lo, use.Hi = math.MinInt32, math.MaxInt32/2
		}
	}
}
