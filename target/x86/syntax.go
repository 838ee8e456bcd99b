package x86

import (
	"strconv"
	"strings"

	"spillway/ir"
	"spillway/target"
)

// Conditions returns the condition suffixes by predicate. Of the comparisons of
// floats there are those that one flag decides; of those with the operands
// exchanged isel finds the mirror image, of equality there are tiles.
func Conditions() [ir.NumPreds]string {
	return [ir.NumPreds]string{ir.EQ: "e", ir.NE: "ne", ir.UGT: "a", ir.UGE: "ae", ir.ULT: "b", ir.ULE: "be",
		ir.SGT: "g", ir.SGE: "ge", ir.SLT: "l", ir.SLE: "le",
		ir.FOGT: "a", ir.FOGE: "ae", ir.FONE: "ne", ir.FORD: "np", ir.FUNO: "p", ir.FUEQ: "e", ir.FULT: "b", ir.FULE: "be"}
}

// Zero returns the instructions whose result the zero flag tells of, by its width.
func Zero() map[int][]string {
	zero := make(map[int][]string)
	for bits, suffix := range map[int]string{8: "b", 16: "w", 32: "l", 64: "q"} {
		for _, name := range [...]string{"add", "sub", "and", "or", "xor", "inc", "dec", "neg"} {
			zero[bits] = append(zero[bits], name+suffix)
		}
	}
	return zero
}

// Flags says what an instruction does to the condition flags. Of those that are not named here it says that
// they make others, which some do not.
func Flags(name string) target.FlagUse {
	switch name {
	case "cmpb", "cmpw", "cmpl", "cmpq", "btw", "btl", "btq", "ucomiss", "ucomisd", "vucomiss", "vucomisd":
		return target.FlagsCompared
	case "testb", "testw", "testl", "testq":
		return target.FlagsTested
	}
	for _, p := range [...]string{"mov", "lea", "cmov", "set", "j", "not", "bswap", "cvt", "xorps", "xorpd", "vmov", "vcvt", "vxorps", "vxorpd"} {
		if strings.HasPrefix(name, p) {
			return target.FlagsKept
		}
	}
	return target.FlagsLost
}

// AppendAddress appends sym+off(base,index,scale) in AT&T syntax to b.
func AppendAddress(b []byte, base, index string, scale int, off int64, sym string) []byte {
	b = append(b, sym...)
	switch {
	case off > 0 && sym != "":
		b = strconv.AppendInt(append(b, '+'), off, 10)
	case off != 0 || sym == "" && base == "":
		b = strconv.AppendInt(b, off, 10)
	}
	if base == "" && index == "" {
		return b
	}
	b = append(append(b, '('), base...)
	if index != "" {
		b = append(append(b, ','), index...)
		b = strconv.AppendInt(append(b, ','), int64(scale), 10)
	}
	return append(b, ')')
}
