package x86

import (
	"fmt"
	"strconv"
	"strings"

	"spillway/target"
)

// Config says for which machine rows are made.
type Config struct {
	Wide  bool // has 64-bit registers
	Reloc target.Relocation
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
	wide := w
	if w.bits < 32 {
		wide = longWidth
	}
	imm, short, kind := "id", "id*", "imm"
	switch w.bits {
	case 8:
		imm, short = "ib", "ib"
	case 16:
		imm, short = "iw", "iw*"
	case 64:
		kind = "imm32"
	}
	n := strconv.Itoa(w.bits)
	r := strings.NewReplacer("$T", "i"+n, "$w", n, "$s", w.suffix, "$p", w.prefix,
		"$S", wide.suffix, "$R", strconv.Itoa(wide.bits), "$P", wide.prefix, "$i", short, "$I", imm, "$k", kind,
		"$max", strconv.Itoa(w.bits-1))
	rows = expand(r, rows)
	for i := range rows {
		rows[i].Asm = opcodes(rows[i].Asm, w.bits == 8)
	}
	return rows
}

// expand applies r to rows.
func expand(r *strings.Replacer, rows []target.Row) []target.Row {
	out := make([]target.Row, len(rows))
	for i, row := range rows {
		row.Name, row.Pattern = r.Replace(row.Name), r.Replace(row.Pattern)
		row.Constraints, row.Asm = r.Replace(row.Constraints), r.Replace(row.Asm)
		out[i] = row
	}
	return out
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

// with returns rows with old replaced by new in all their texts.
func with(rows []target.Row, oldnew ...string) []target.Row {
	return expand(strings.NewReplacer(oldnew...), rows)
}

// concat returns the rows of all lists.
func concat(lists ...[]target.Row) (rows []target.Row) {
	for _, l := range lists {
		rows = append(rows, l...)
	}
	return rows
}
