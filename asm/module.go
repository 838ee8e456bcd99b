package asm

import (
	"cmp"
	"slices"

	"spillway/ir"
)

// Module returns the text of a whole module from the texts of its functions.
// header stands before all else, footer behind it.
func (p *Printer) Module(m *ir.Module, funcs []Text, header, footer []byte) []byte {
	n := 0
	for i := range funcs {
		n += len(funcs[i].Code)
	}
	b := &buffer{make([]byte, 0, len(header)+n+n/4+len(footer))}
	b.b = append(b.b, header...)
	for _, line := range m.Asm {
		b.str(line)
		b.byte('\n')
	}
	var pool []Constant
	for i := range funcs {
		b.b = append(b.b, funcs[i].Code...)
		pool = append(pool, funcs[i].Pool...)
	}
	b.constants(pool)
	b.b = Globals(b.b, m, p.t, AddressLabel)
	b.b = append(b.b, footer...)
	b.str("\t.section\t.note.GNU-stack,\"\",@progbits\n")
	return b.b
}

// constants appends the constant pool, each constant once, in sections that the
// linker merges.
func (b *buffer) constants(pool []Constant) {
	slices.SortFunc(pool, func(x, y Constant) int {
		return cmp.Or(cmp.Compare(x.Bytes, y.Bytes), cmp.Compare(x.Bits, y.Bits))
	})
	size := 0
	for _, c := range slices.Compact(pool) {
		if c.Bytes != size {
			size = c.Bytes
			b.printf("\t.section\t.rodata.cst%d,\"aM\",@progbits,%d\n\t.balign\t%d\n", size, size, size)
		}
		b.printf("%s:\n", c.label())
		if size == 4 {
			b.printf("\t.long\t%d\n", uint32(c.Bits))
			continue
		}
		b.printf("\t.quad\t%d\n", c.Bits)
		if size == 16 {
			b.str("\t.quad\t0\n")
		}
	}
}
