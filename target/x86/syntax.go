package x86

import (
	"strconv"

	"spillway/ir"
)

// Conditions returns the condition suffixes by predicate. Of the comparisons of
// floats there are those that one flag decides; of those with the operands
// exchanged isel finds the mirror image, of equality there are tiles.
func Conditions() [ir.NumPreds]string {
	return [ir.NumPreds]string{ir.EQ: "e", ir.NE: "ne", ir.UGT: "a", ir.UGE: "ae", ir.ULT: "b", ir.ULE: "be",
		ir.SGT: "g", ir.SGE: "ge", ir.SLT: "l", ir.SLE: "le",
		ir.FOGT: "a", ir.FOGE: "ae", ir.FONE: "ne", ir.FORD: "np", ir.FUNO: "p", ir.FUEQ: "e", ir.FULT: "b", ir.FULE: "be"}
}

// FormatAddress returns sym+off(base,index,scale) in AT&T syntax.
func FormatAddress(base, index string, scale int, off int64, sym string) string {
	s := sym
	switch {
	case off > 0 && sym != "":
		s += "+" + strconv.FormatInt(off, 10)
	case off != 0 || sym == "" && base == "":
		s += strconv.FormatInt(off, 10)
	}
	switch {
	case index != "":
		return s + "(" + base + "," + index + "," + strconv.Itoa(scale) + ")"
	case base != "":
		return s + "(" + base + ")"
	}
	return s
}
