package encode

import (
	"slices"

	"spillway/emit/asm"
	"spillway/ir"
	"spillway/regalloc"
)

// Personality implements asm.Stream.
func (b *funcBuilder) Personality(s ir.Symbol) { b.frame.personality = s }

// Exceptions implements asm.Stream. The function is complete: its labels are resolved.
func (b *funcBuilder) Exceptions(x *asm.ExceptionTable) {
	b.Section(x.Section)
	b.frame.table = int32(b.cur)
	rest := b.actions(x)
	symbols, _ := asm.Encodings(b.t)
	h := b.here()
	if len(x.Types)+len(x.Filters) > 0 {
		h.data = asm.AppendULEB(append(h.data, asm.EncodingOmitted, symbols), uint64(len(rest)+4*len(x.Types)))
	} else {
		h.data = append(h.data, asm.EncodingOmitted, asm.EncodingOmitted)
	}
	h.data = append(h.data, rest...)
	for _, s := range slices.Backward(x.Types) {
		if s != nil {
			f := fix{off: h.offset(), kind: toSymbol, sym: s}
			f.encoded(&b.contents, symbols)
			h.fixes = append(h.fixes, f)
		}
		h.data = append(h.data, zeros[:4]...)
	}
	h.data = append(h.data, x.Filters...)
}

// actions returns the part of a table from the call-site table to the actions.
func (b *funcBuilder) actions(x *asm.ExceptionTable) []byte {
	var sites []byte
	for i, s := range x.Sites {
		start, end := b.site(x.Label(i, false)), b.site(x.Label(i, true))
		pad := int64(0)
		if s.Pad != regalloc.None {
			pad = int64(b.labels.starts[s.Pad])
		}
		for _, n := range [...]int64{start, end - start, pad, s.Action} {
			sites = asm.AppendULEB(sites, uint64(n))
		}
	}
	rest := asm.AppendULEB([]byte{asm.EncodingULEB128}, uint64(len(sites)))
	return append(append(rest, sites...), x.Actions...)
}

// site returns the offset of a call-site label.
func (b *funcBuilder) site(l asm.Label) int64 { return b.rel.final(b.labels.sites[l.N]) }

// encoded makes x a four-byte pointer field in the given encoding.
func (x *fix) encoded(c *contents, encoding byte) {
	uses := &c.t.Object.Uses
	x.size = 4
	switch {
	case encoding&asm.EncodingPCRel4 == asm.EncodingPCRel4:
		x.pcrel, x.reloc = true, uses.PCRel
	case c.t.Layout.PtrBytes == 4:
		x.reloc = uses.Addr
	default:
		x.reloc = uses.Addr32
	}
}
