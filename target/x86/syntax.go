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

// Zero reports whether the zero flag tells of the result, of so many bits, of an instruction.
func Zero(name string, bits int) bool {
	switch name {
	case "addb", "subb", "andb", "orb", "xorb", "incb", "decb", "negb":
		return bits == 8
	case "addw", "subw", "andw", "orw", "xorw", "incw", "decw", "negw":
		return bits == 16
	case "addl", "subl", "andl", "orl", "xorl", "incl", "decl", "negl":
		return bits == 32
	case "addq", "subq", "andq", "orq", "xorq", "incq", "decq", "negq":
		return bits == 64
	}
	return false
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
