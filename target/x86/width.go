package x86

import (
	"fmt"
	"strconv"
	"strings"

	"spillway/target"
)

// Config says for which machine rows are made.
type Config struct {
	Wide bool // has 64-bit registers
}

// A width is an integer width that instructions come in.
type width struct {
	bits   int
	suffix string // of the mnemonic
	prefix string // of the encoding
}

var (
	byteWidth = width{8, "b", ""}
	wordWidth = width{16, "w", "66"}
	longWidth = width{32, "l", ""}
	quadWidth = width{64, "q", "REX.W"}
)

// widths returns the widths of c's integer registers.
func (c Config) widths() []width {
	if c.Wide {
		return []width{byteWidth, wordWidth, longWidth, quadWidth}
	}
	return []width{byteWidth, wordWidth, longWidth}
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
	for i, row := range rows {
		row.Name, row.Pattern = w.fill(row.Name), w.fill(row.Pattern)
		row.Constraints, row.Asm = w.fill(row.Constraints), opcodes(w.fill(row.Asm), w.bits == 8)
		out[i] = row
	}
	return out
}

// fill replaces the variables of a row.
func (w width) fill(s string) string {
	if strings.IndexByte(s, '$') < 0 {
		return s
	}
	var b strings.Builder
	b.Grow(len(s) + 16)
	for {
		i := strings.IndexByte(s, '$')
		if i < 0 || i+1 == len(s) {
			break
		}
		b.WriteString(s[:i])
		value, n := w.variable(s[i+1:])
		b.WriteString(value)
		s = s[i+1+n:]
	}
	b.WriteString(s)
	return b.String()
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
	switch s[0] {
	case 'T':
		return "i" + strconv.Itoa(w.bits), 1
	case 'w':
		return strconv.Itoa(w.bits), 1
	case 's':
		return w.suffix, 1
	case 'p':
		return w.prefix, 1
	case 'S':
		return wide.suffix, 1
	case 'R':
		return strconv.Itoa(wide.bits), 1
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

// opcodes replaces ~XX.
func opcodes(s string, byteWide bool) string {
	if strings.IndexByte(s, '~') < 0 {
		return s
	}
	b := []byte(s)
	out := b[:0]
	for i := 0; i < len(b); i++ {
		if b[i] != '~' {
			out = append(out, b[i])
			continue
		}
		v, err := strconv.ParseUint(string(b[i+1:i+3]), 16, 8)
		if err != nil {
			panic("x86: " + s)
		}
		if byteWide {
			v--
		}
		out = fmt.Appendf(out, "%02X", v)
		i += 2
	}
	return string(out)
}

// with returns rows with each old replaced by its new in all their texts, in
// the order of the pairs.
func with(rows []target.Row, oldnew ...string) []target.Row {
	replace := func(s string) string {
		for i := 0; i < len(oldnew); i += 2 {
			s = strings.ReplaceAll(s, oldnew[i], oldnew[i+1])
		}
		return s
	}
	out := make([]target.Row, len(rows))
	for i, row := range rows {
		row.Name, row.Pattern = replace(row.Name), replace(row.Pattern)
		row.Constraints, row.Asm = replace(row.Constraints), replace(row.Asm)
		out[i] = row
	}
	return out
}

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
