package amd64

import (
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/x86"
)

// syntax returns the AT&T syntax of the GNU assembler.
func syntax(reloc target.Relocation) target.Syntax {
	s := target.Syntax{
		Comment: "#", RegPrefix: "%", ImmPrefix: "$",
		GOT: "@GOTPCREL", GOTTPOff: "@GOTTPOFF", TPOff: "@TPOFF", TLSGD: "@TLSGD", TLSGet: "__tls_get_addr",
		Mem:        appendAddress,
		Thread:     appendThread,
		PCRel:      func(sym string) string { return sym + "(%rip)" },
		MemBytes:   addressBytes,
		Encoding:   x86.Encoding,
		TableEntry: 8,
	}
	if reloc == target.PIC {
		s.TableEntry, s.TableRelative = 4, true
	}
	s.CC, s.Zero, s.Flags, s.Merges = x86.Conditions(), x86.Zero, x86.Flags, x86.Merges
	return s
}

// appendAddress appends sym+off(base,index,scale); a symbol alone is relative to
// the program counter.
func appendAddress(b []byte, base, index string, scale int, off int64, sym string) []byte {
	b = x86.AppendAddress(b, base, index, scale, off, sym)
	if sym != "" && base == "" && index == "" {
		return append(b, "(%rip)"...)
	}
	return b
}

// appendThread appends %fs:sym+off(base,index,scale).
func appendThread(b []byte, base, index string, scale int, off int64, sym string) []byte {
	return x86.AppendAddress(append(b, "%fs:"...), base, index, scale, off, sym)
}

// addressBytes returns the bytes of SIB and displacement, and of a segment's prefix.
func addressBytes(base, index regalloc.Reg, _ int, off int64, sym, thread bool) int {
	if thread {
		if base < 0 {
			return 6
		}
		return 1 + addressBytes(base, index, 0, off, sym, false)
	}
	switch {
	case base < 0 && index >= 0, base < 0 && !sym:
		return 5
	case base < 0:
		return 4
	}
	n := 0
	if index >= 0 || base == RSP || base == R12 {
		n = 1
	}
	switch {
	case sym:
		return n + 4
	case off == 0 && base != RBP && base != R13:
		return n
	case off >= -128 && off <= 127:
		return n + 1
	}
	return n + 4
}
