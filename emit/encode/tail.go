package encode

import (
	"spillway/emit/asm"
	"spillway/target"
)

// A tail is the tail call at the end of a function, which can be shortened without moving other code.
type tail struct {
	at    int64  // offset
	short []byte // its short form
	field target.Fixup
}

// findTail finds the tail call at the end of the code, which has total bytes.
func (b *funcBuilder) findTail(total int) {
	b.span = asm.SpanOf(b.f, total)
	if b.span.To == nil {
		return
	}
	if !b.shortTail(int64(total)) {
		b.span.To = nil
	}
}

// shortTail encodes the short form of the tail call, if possible.
func (b *funcBuilder) shortTail(total int64) bool {
	forms, err := b.machine.lines(b.t.Frame.Jump)
	if err != nil || len(b.units) > 0 {
		return false
	}
	var c target.Code
	forms[0][0].Append(&c, new(target.Assignment))
	if len(c.Fixups) != 1 {
		return false
	}
	b.tail = tail{total - int64(len(c.Bytes)) - b.span.Less, c.Bytes, c.Fixups[0]}
	for _, a := range b.blocks {
		if a.off > b.tail.at { // within the bytes that shortening removes
			return false
		}
	}
	return true
}

// shortenTails shortens the tail calls in range. All stay long if assembly text affects symbols.
func (w *module) shortenTails() {
	if len(w.externalAttrs) > 0 || len(w.syms) > 0 {
		return
	}
	for _, c := range w.codes {
		for i := range c.syms {
			if c.syms[i].text != nil {
				return
			}
		}
	}
	var spans []asm.Span
	var first []int // by code: the span of its instructions
	any := false
	for _, c := range w.codes {
		first = append(first, len(spans)+c.code)
		for i := range c.pieces {
			p := &c.pieces[i]
			w.enter(p)
			s := asm.Span{}
			if i == c.code {
				s = c.span
				any = any || s.To != nil
			}
			s.Section, s.Align, s.Before, s.Bytes = w.here().section, p.align, 0, p.offset()
			spans = append(spans, s)
		}
	}
	if !any {
		return
	}
	short := asm.ShortTails(spans, func(s asm.Section) int64 {
		w.Section(s)
		return w.here().offset()
	})
	for k, i := range first {
		if short[i] {
			w.codes[k].shorten()
		}
	}
}

// shorten gives the final jump its short form.
func (c *Code) shorten() {
	p, t := &c.pieces[c.code], &c.tail
	was := p.offset()
	p.data = append(p.data[:t.at], t.short...)
	for i := range p.fixes {
		if x := &p.fixes[i]; x.off >= t.at {
			x.off, x.add, x.size, x.reloc, x.tail = t.at+int64(t.field.At), t.field.Addend, t.field.Size, t.field.Reloc, true
		}
	}
	now := p.offset()
	for i := range c.syms {
		if s := &c.syms[i]; int(s.piece) == c.code && s.off+s.size == was {
			s.size += now - was
		}
	}
	for i := range c.marks {
		c.marks[i].off = min(c.marks[i].off, now)
	}
	c.frame.size = now
}
