package x86

import (
	"slices"
	"strconv"

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
	values [numVariables]string
}

// The variables of rows; see at.
const (
	typeVariable uint8 = iota
	bitsVariable
	suffixVariable
	prefixVariable
	wideSuffixVariable
	wideBitsVariable
	widePrefixVariable
	shortImmVariable
	immVariable
	kindVariable
	maxVariable
	numVariables
)

// variables are the variables by the first letter of their names; 0 stands for none, and n for n-1.
var variables = [128]uint8{'T': 1 + typeVariable, 'w': 1 + bitsVariable, 's': 1 + suffixVariable, 'p': 1 + prefixVariable,
	'S': 1 + wideSuffixVariable, 'R': 1 + wideBitsVariable, 'P': 1 + widePrefixVariable,
	'i': 1 + shortImmVariable, 'I': 1 + immVariable, 'k': 1 + kindVariable, 'm': 1 + maxVariable}

var (
	byteWidth = &width{8, "i8", "b", "", [numVariables]string{"i8", "8", "b", "", "l", "32", "", "ib", "ib", "imm", "7"}}
	wordWidth = &width{16, "i16", "w", "66", [numVariables]string{"i16", "16", "w", "66", "l", "32", "", "iw*", "iw", "imm", "15"}}
	longWidth = &width{32, "i32", "l", "", [numVariables]string{"i32", "32", "l", "", "l", "32", "", "id*", "id", "imm", "31"}}
	quadWidth = &width{64, "i64", "q", "REX.W", [numVariables]string{"i64", "64", "q", "REX.W", "q", "64", "REX.W", "id*", "id", "imm32", "63"}}
)

// widths returns the widths of c's integer registers.
func (c Config) widths() []*width {
	if c.Wide {
		return []*width{byteWidth, wordWidth, longWidth, quadWidth}
	}
	return []*width{byteWidth, wordWidth, longWidth}
}

// below returns the widths narrower than w.
func (c Config) below(w *width) []*width {
	all := c.widths()
	return all[:slices.IndexFunc(all, func(v *width) bool { return v.bits == w.bits })]
}

// full returns the widths at which all instructions exist.
func (c Config) full() []*width {
	if c.Wide {
		return []*width{longWidth, quadWidth}
	}
	return []*width{longWidth}
}

// at returns the rows written for width w. In rows
//
//	$T  is the type (i32)             $w  its bits
//	$s  the suffix (l)                $p  the operand size prefix
//	$S $R $P  suffix, bits and prefix of the instruction that computes the value in a
//	          register: at least 32 bits
//	$i  an immediate of that width in memory forms, with a short form; $I without
//	$k  the kind of constants that fit an instruction
//	$max the number of its last bit
//	~XX the opcode XX, less one at 8 bits
//
// and a dollar sign before anything else is one.
func at(w *width, rows ...target.Row) []target.Row { return target.Fill(rows, w) }

// fill replaces the variables of a text.
func (w *width) fill(s string) string { return w.Fill(new(target.Pen), s, false) }

// fillAsm replaces the variables and the opcodes of a text.
func (w *width) fillAsm(s string) string { return w.Fill(new(target.Pen), s, true) }

// Effect implements target.Filler.
func (*width) Effect() target.FillEffect { return target.FillsNames }

// Fill writes s with its variables and, if it is the text of instructions, the opcodes replaced.
func (w *width) Fill(p *target.Pen, s string, asm bool) string {
	start, done := p.Len(), 0
	for i := 0; i+1 < len(s); i++ {
		switch c := s[i]; {
		case c == '$':
			v := variables[s[i+1]]
			if v == 0 {
				continue
			}
			p.WriteString(s[done:i])
			p.WriteString(w.values[v-1])
			done = i + 2
			if v-1 == maxVariable {
				done = i + len("$max")
			}
		case c == '~' && asm:
			p.WriteString(s[done:i])
			p.WriteString(opcodeAt(s[i+1:i+3], w))
			done = i + 3
		default:
			continue
		}
		i = done - 1
	}
	if done == 0 {
		return s
	}
	p.WriteString(s[done:])
	return p.String()[start:]
}

// opcodeAt returns the opcode s, less one at 8 bits; 83, which has a constant of 8 bits
// at other widths, is 80 there.
func opcodeAt(s string, w *width) string {
	switch {
	case w.bits != 8:
		return s
	case s == "83":
		return "80"
	}
	return opcode(s, -1)
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
