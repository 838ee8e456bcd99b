package i386

import (
	"strconv"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// syntax returns the AT&T syntax of the GNU assembler.
func syntax(reloc target.Relocation) target.Syntax {
	s := target.Syntax{
		Comment: "#", RegPrefix: "%", ImmPrefix: "$",
		GOT: "@GOT", GOTTPOff: "@INDNTPOFF", TPOff: "@NTPOFF",
		Mem:        formatAddress,
		PCRel:      func(sym string) string { return sym },
		MemBytes:   addressBytes,
		TableEntry: 4,
	}
	if reloc == target.PIC {
		s.GOTTPOff = "@GOTNTPOFF"
		s.Offset, s.TableOffset, s.PLT = "@GOTOFF", "@GOTOFF", "@PLT"
	}
	// The comparisons of floats that one flag decides; of those with the
	// operands exchanged isel finds the mirror image, of equality there are tiles.
	s.CC = [ir.NumPreds]string{ir.EQ: "e", ir.NE: "ne", ir.UGT: "a", ir.UGE: "ae", ir.ULT: "b", ir.ULE: "be",
		ir.SGT: "g", ir.SGE: "ge", ir.SLT: "l", ir.SLE: "le",
		ir.FOGT: "a", ir.FOGE: "ae", ir.FONE: "ne", ir.FORD: "np", ir.FUNO: "p", ir.FUEQ: "e", ir.FULT: "b", ir.FULE: "be"}
	return s
}

// formatAddress returns sym+off(base,index,scale).
func formatAddress(base, index string, scale int, off int64, sym string) string {
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

// addressBytes returns the bytes of SIB and displacement.
func addressBytes(base, index regalloc.Reg, _ int, off int64, sym bool) int {
	switch {
	case base < 0 && index >= 0:
		return 5
	case base < 0:
		return 4
	}
	n := 0
	if index >= 0 || base == ESP {
		n = 1
	}
	switch {
	case sym:
		return n + 4
	case off == 0 && base != EBP:
		return n
	case off >= -128 && off <= 127:
		return n + 1
	}
	return n + 4
}
