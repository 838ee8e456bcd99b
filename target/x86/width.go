package x86

import (
	"slices"
	"strconv"
	"strings"

	"spillway/target"
)

// Config says for which machine rows are made.
type Config struct {
	Wide     bool // has 64-bit registers
	Features target.Features
}

// A width is an integer width that instructions come in.
type width struct {
	bits   int
	typ    string // i32
	suffix string // of the mnemonic
	prefix string // of the encoding
}

var (
	byteWidth = width{8, "i8", "b", ""}
	wordWidth = width{16, "i16", "w", "66"}
	longWidth = width{32, "i32", "l", ""}
	quadWidth = width{64, "i64", "q", "REX.W"}
)

// widths returns the widths of c's integer registers.
func (c Config) widths() []width {
	if c.Wide {
		return []width{byteWidth, wordWidth, longWidth, quadWidth}
	}
	return []width{byteWidth, wordWidth, longWidth}
}

// below returns the widths narrower than w.
func (c Config) below(w width) []width {
	all := c.widths()
	return all[:slices.IndexFunc(all, func(v width) bool { return v.bits == w.bits })]
}

// full returns the widths at which all instructions exist.
func (c Config) full() []width {
	if c.Wide {
		return []width{longWidth, quadWidth}
	}
	return []width{longWidth}
}

// at returns the rows written for width w. In rows
//
//	$T  is the type (i32)             $w  its bits
//	$s  the suffix (l)                $p  the operand size prefix
//	$S $R $P  suffix, bits and prefix of the instruction that computes the value in a
//	          register: at least 32 bits
//	$i  an immediate of that width in memory forms, with a short form; $I without
//	$k  the kind of constants that fit an instruction
//	~XX the opcode XX, less one at 8 bits
func at(w width, rows ...target.Row) []target.Row {
	out := make([]target.Row, len(rows))
	p := target.Pens.Get().(*target.Pen)
	for i, row := range rows {
		p.Room(&rows[i])
		row.Name, row.Pattern = w.write(p, row.Name, false), w.write(p, row.Pattern, false)
		row.Constraints, row.Asm = w.write(p, row.Constraints, false), w.write(p, row.Asm, true)
		out[i] = row
	}
	target.Pens.Put(p)
	return out
}

// fill replaces the variables of a text.
func (w width) fill(s string) string { return w.write(new(target.Pen), s, false) }

// fillAsm replaces the variables and the opcodes of a text.
func (w width) fillAsm(s string) string { return w.write(new(target.Pen), s, true) }

// write writes s with its variables and, if it is the text of instructions, the opcodes replaced.
func (w width) write(p *target.Pen, s string, asm bool) string {
	start, done := p.Len(), 0
	for i := 0; i < len(s); {
		switch {
		case s[i] == '$':
			value, n := w.variable(s[i+1:])
			p.WriteString(s[done:i])
			p.WriteString(value)
			i += 1 + n
			done = i
		case s[i] == '~' && asm:
			p.WriteString(s[done:i])
			p.WriteString(opcodeAt(s[i+1:i+3], w))
			i += 3
			done = i
		default:
			i++
		}
	}
	if done == 0 {
		return s
	}
	p.WriteString(s[done:])
	return p.String()[start:]
}

// variable returns the value of the variable that s begins with, and the length
// of its name; a dollar sign if there is none.
func (w width) variable(s string) (value string, length int) {
	wide := w
	if w.bits < 32 {
		wide = longWidth
	}
	if strings.HasPrefix(s, "max") {
		return strconv.Itoa(w.bits - 1), 3
	}
	if s == "" {
		return "$", 0
	}
	switch s[0] {
	case 'T':
		return w.typ, 1
	case 'w':
		return w.typ[1:], 1
	case 's':
		return w.suffix, 1
	case 'p':
		return w.prefix, 1
	case 'S':
		return wide.suffix, 1
	case 'R':
		return wide.typ[1:], 1
	case 'P':
		return wide.prefix, 1
	case 'i', 'I':
		return w.immediate(s[0] == 'i'), 1
	case 'k':
		if w.bits == 64 {
			return "imm32", 1
		}
		return "imm", 1
	}
	return "$", 0
}

// immediate returns the encoding of a constant of width w.
func (w width) immediate(short bool) string {
	imm := "id"
	switch w.bits {
	case 8:
		return "ib"
	case 16:
		imm = "iw"
	}
	if short {
		imm += "*"
	}
	return imm
}

// opcodeAt returns the opcode s, less one at 8 bits; 83, which has a constant of 8 bits
// at other widths, is 80 there.
func opcodeAt(s string, w width) string {
	if s == "83" && w.bits == 8 {
		return "80"
	}
	if w.bits == 8 {
		return opcode(s, -1)
	}
	return s
}

// opcode returns the opcode that is d more than s, in hexadecimal.
func opcode(s string, d int) string {
	v, err := strconv.ParseUint(s, 16, 8)
	if err != nil {
		panic("x86: " + s)
	}
	const digits = "0123456789ABCDEF"
	v += uint64(d)
	return string([]byte{digits[v>>4&15], digits[v&15]})
}

// with is target.Replace.
func with(rows []target.Row, oldnew ...string) []target.Row { return target.Replace(rows, oldnew...) }

// concat returns the rows of all lists.
func concat(lists ...[]target.Row) (rows []target.Row) {
	n := 0
	for _, l := range lists {
		n += len(l)
	}
	rows = make([]target.Row, 0, n+n/4)
	for _, l := range lists {
		rows = append(rows, l...)
	}
	return rows
}
