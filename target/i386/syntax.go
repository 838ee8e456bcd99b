package i386

import (
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/x86"
)

// syntax returns the AT&T syntax of the GNU assembler.
func syntax(reloc target.Relocation) target.Syntax {
	s := target.Syntax{
		Comment: "#", RegPrefix: "%", ImmPrefix: "$",
		GOT: "@GOT", GOTTPOff: "@INDNTPOFF", TPOff: "@NTPOFF", TLSGD: "@TLSGD", TLSGet: "___tls_get_addr",
		Mem:        x86.AppendAddress,
		PCRel:      func(sym string) string { return sym },
		MemBytes:   addressBytes,
		TableEntry: 4,
	}
	if reloc == target.PIC {
		s.GOTTPOff = "@GOTNTPOFF"
		s.Offset, s.TableOffset, s.PLT = "@GOTOFF", "@GOTOFF", "@PLT"
	}
	s.CC, s.Zero, s.Flags, s.Merges = x86.Conditions(), x86.Zero, x86.Flags, x86.Merges
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
