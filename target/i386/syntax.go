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
		Thread:     appendThread,
		PCRel:      func(sym string) string { return sym },
		MemBytes:   addressBytes,
		Encoding:   x86.Encoding,
		TableEntry: 4,
	}
	if reloc == target.PIC {
		s.GOTTPOff = "@GOTNTPOFF"
		s.Offset, s.TableOffset, s.PLT = "@GOTOFF", "@GOTOFF", "@PLT"
	}
	s.CC, s.Zero, s.Flags, s.Merges = x86.Conditions(), x86.Zero, x86.Flags, x86.Merges
	return s
}

// appendThread appends %gs:sym+off(base,index,scale).
func appendThread(b []byte, base, index string, scale int, off int64, sym string) []byte {
	return x86.AppendAddress(append(b, "%gs:"...), base, index, scale, off, sym)
}

// addressBytes returns the bytes of SIB and displacement, and of a segment's prefix.
func addressBytes(base, index regalloc.Reg, _ int, off int64, sym, thread bool) int {
	if thread {
		return 1 + addressBytes(base, index, 0, off, sym, false)
	}
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
