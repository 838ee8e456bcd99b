package link

import (
	"fmt"

	"spillway/object"
	"spillway/target"
)

// definition returns the address of a symbol's definition.
func (l *linker) definition(s *symbol) int64 {
	switch {
	case s.section != nil:
		return s.section.address(s.value)
	case s.kind == defined || s.kind == absolute:
		return s.value
	}
	return 0
}

// symbolAddress returns the address of a symbol: that of its PLT entry if that is canonical.
func (l *linker) symbolAddress(s *symbol) int64 {
	if s.at.plt != 0 && (s.isIFunc() || s.kind == inLibrary && s.needed(needSelf)) {
		return l.pltAddress(s)
	}
	return l.definition(s)
}

// pltAddress returns the address of a symbol's PLT entry.
func (l *linker) pltAddress(s *symbol) int64 { return l.slots.pltPart.addr() + s.at.plt - 1 }

// value returns the address of a symbol plus an addend. In a section whose parts are merged, it is that of the part to
// which the addend points.
func (l *linker) value(s *symbol, addend int64) int64 {
	if s == nil {
		return addend
	}
	if s.section != nil && s.section.pieces != nil && s.typ == object.TypeSection {
		return s.section.address(s.value + addend)
	}
	return l.symbolAddress(s) + addend
}

// threadPointer returns the image address that corresponds to the thread pointer: the end of the program's TLS block,
// or some words before its start.
func (l *linker) threadPointer() int64 {
	align := max(1, l.lay.tls.align)
	if n := l.f.Link.TCB; n > 0 {
		return l.lay.tls.addr - alignUp(n, align)
	}
	return l.lay.tls.addr + alignUp(l.lay.tls.size, align)
}

// finish writes the image.
func (l *linker) finish() {
	l.buildSymtab()
	l.lay.image = make([]byte, l.fileSize())
	l.writeVeneers()
	l.writeIndex()
	var jobs []*section
	for _, o := range l.sec.outs {
		if o.kind == object.KindZeros {
			continue
		}
		for _, s := range o.sections {
			if s.data != nil {
				jobs = append(jobs, s)
			}
		}
	}
	errs := make([][]error, (len(jobs)+63)/64)
	l.parallel(len(errs), func(k int) {
		for _, s := range jobs[64*k : min(64*k+64, len(jobs))] {
			b := l.lay.image[s.out.offset+s.offset:][:s.size]
			copy(b, s.data)
			if s.src != nil && s.file != nil {
				errs[k] = append(errs[k], l.apply(s, s.src.Relocs, b, 0, s.addr())...)
			}
		}
	})
	for _, e := range errs {
		l.errs = append(l.errs, e...)
	}
	l.errs = append(l.errs, l.sec.frames.write(l)...)
	l.writeSlots()
	l.writeDynamic()
	l.writeHeaders()
	l.hash()
}

// writeSlots writes the GOT and the PLT.
func (l *linker) writeSlots() {
	sl := &l.slots
	if sl.out == nil {
		return
	}
	b := l.lay.image[sl.out.offset+sl.part.offset:]
	if l.dynamic.out != nil {
		l.putWord(b, l.dynamic.out.addr)
	}
	for _, e := range sl.entries {
		v := int64(0)
		switch outside := e.sym != nil && l.preemptible(e.sym); e.kind {
		case slotAddr:
			if e.sym != nil && !outside {
				v = l.symbolAddress(e.sym)
			}
		case slotIFunc:
			v = l.definition(e.sym)
		case slotTPOff:
			switch {
			case outside:
			case l.opts.Kind == Shared:
				v = l.definition(e.sym) - l.lay.tls.addr
			default:
				v = l.definition(e.sym) - l.threadPointer()
			}
		case slotTPOffNeg:
			v = l.threadPointer() - l.definition(e.sym)
		case slotModule:
			if l.opts.Kind != Shared && !outside {
				v = 1 // the program
			}
		case slotDTPOff:
			if !outside {
				v = l.definition(e.sym) - l.lay.tls.addr
			}
		}
		l.putWord(b[e.at:], v)
	}
	for _, s := range sl.plts {
		code := l.pltEntry(s)
		at := l.pltAddress(s)
		b := l.lay.image[sl.plt.offset+at-sl.plt.addr:]
		copy(b, code.Code)
		for _, r := range code.Slot {
			t, v := l.f.Reloc(r.Type), sl.address()+s.at.slot+r.Addend
			if t.Value == target.RelocGOTOff {
				v -= sl.address()
			}
			if v = t.Relative(v, at+r.Offset); !t.Fits(v) {
				l.failf("PLT entry of %s: %s: %s", s.label(), t.Name, t.Misfit(v))
			}
			t.Put(b[r.Offset:], v)
		}
	}
}

// pltEntry returns the format of a symbol's PLT entry.
func (l *linker) pltEntry(s *symbol) *target.PLTEntry {
	switch {
	case !l.pic:
		return &l.prop.pltAbs
	case s.needed(needAny) || s.isIFunc():
		return &l.prop.pltAny
	}
	return &l.prop.plt
}

func (l *linker) pltCode(s *symbol) []byte { return l.pltEntry(s).Code }

// apply applies relocations to b, which starts at offset of the section and at address addr.
func (l *linker) apply(s *section, relocs []object.Reloc, b []byte, offset, addr int64) (errs []error) {
	alloc := s.attrs.Has(object.Loaded)
	for i := 0; i < len(relocs); i++ {
		r := relocs[i]
		sym := s.file.symbol(r.Symbol)
		if alloc {
			if x, ok := l.relax(s, relocs, i, sym); ok {
				copy(b[x.At-offset:], x.Bytes[:x.Len])
				i += x.Skip
				if x.Type == 0 {
					continue
				}
				r.Offset, r.Type, r.Addend = x.Offset, x.Type, x.Addend
			}
		}
		t := l.f.Reloc(r.Type)
		at := r.Offset - offset
		if t.Bytes == 0 || at < 0 || at+int64(t.Bytes) > int64(len(b)) {
			continue
		}
		var v int64
		switch {
		case !alloc && sym != nil && (sym.kind == discarded || sym.kind == undefined):
			// Debug information of removed code is zeroed, except in lists that a pair of zeros would end.
			if v = 0; s.name == ".debug_ranges" || s.name == ".debug_loc" {
				v = 1
			}
		default:
			v = l.relocValue(s, t, &r, sym)
			if x := l.f.Link.Exchange; x != nil && t.Value == target.RelocPLT && t.PCRel && !leadsNowhere(t, sym) {
				v = x(r.Type, b[at:], v, addr+at)
			} else {
				v = t.Relative(v, addr+at)
			}
			if l.word == 4 && !t.Signed && !t.Unsigned {
				v = int64(int32(v))
			}
			if t.Veneer && !t.Fits(v) {
				odd, _ := l.crosses(r.Type, 0)
				if d, ok := l.byVeneer(t, addr+at, callee{sym, r.Addend, odd}); ok {
					v = d
				}
			}
			if !t.Fits(v) {
				errs = append(errs, fmt.Errorf("%s: %s+0x%x: %s of %s: %s", s.file.Name, s.name, r.Offset, t.Name, label(sym), t.Misfit(v)))
				continue
			}
		}
		t.Put(b[at:], v)
	}
	if l.f.Link.Near != nil && s.attrs.Has(object.Executable) {
		l.near(relocs, b, offset, addr)
	}
	return errs
}

// near lets the target relax pairs of instructions with the same symbol, now that distances are known.
func (l *linker) near(relocs []object.Reloc, b []byte, offset, addr int64) {
	for i := 1; i < len(relocs); i++ {
		first := &relocs[i-1]
		if at := first.Offset - offset; besides(&relocs[i], first, 4) != 0 && at >= 0 && at+8 <= int64(len(b)) {
			l.f.Link.Near(b[at:at+8], addr+at)
		}
	}
}

// label returns a name for errors.
func label(s *symbol) string {
	if s == nil {
		return "no symbol"
	}
	return s.label()
}

// leadsNowhere reports whether a call refers to an undefined function.
func leadsNowhere(t *target.RelocType, sym *symbol) bool {
	return sym != nil && sym.kind == undefined && t.Field != nil && sym.at.plt == 0
}

// relocValue returns the value of a relocation before the place is subtracted.
func (l *linker) relocValue(s *section, t *target.RelocType, r *object.Reloc, sym *symbol) int64 {
	table := l.slots.address()
	a := r.Addend
	switch t.Value {
	case target.RelocAddr:
		if sym != nil && l.symbolic(s, t, sym) {
			return a // the dynamic linker adds the address
		}
		return l.value(sym, a)
	case target.RelocPLT, target.RelocPLTOff:
		v := int64(0)
		if leadsNowhere(t, sym) {
			return s.addr() + r.Offset + int64(t.Bytes) + a
		}
		if sym != nil && sym.at.plt != 0 {
			v = l.pltAddress(sym) + a
		} else {
			v = l.value(sym, a)
		}
		if t.Value == target.RelocPLTOff {
			v -= table
		}
		return v
	case target.RelocGOTOff:
		return l.value(sym, a) - table
	case target.RelocGOTBase:
		return table + a
	case target.RelocSize:
		if sym == nil {
			return a
		}
		return sym.size + a
	}
	if sym == nil {
		if t.Value == target.RelocTLSLD {
			return table + l.slots.ld + a
		}
		return a
	}
	return l.entryValue(s, t, r, sym)
}

// entryValue is relocValue for values that depend on a symbol's entry in the global offset table, or on where it is in
// thread-local storage.
func (l *linker) entryValue(s *section, t *target.RelocType, r *object.Reloc, sym *symbol) int64 {
	table, a := l.slots.address(), r.Addend
	switch t.Value {
	case target.RelocGOTEntry:
		return table + sym.at.got + a
	case target.RelocGOTIndex:
		if l.f.GOTAbsolute != nil && l.f.GOTAbsolute(s.data, r.Offset) {
			return table + sym.at.got + a
		}
		return sym.at.got + a
	case target.RelocGOTPageIndex:
		return table + sym.at.got + a - table&^0xfff
	case target.RelocTLSDesc:
		return table + sym.at.desc + a
	case target.RelocTLSDescIndex:
		return sym.at.desc + a
	case target.RelocTPOff:
		if l.opts.Kind == Shared {
			return a
		}
		return l.value(sym, a) - l.threadPointer()
	case target.RelocTPOffNeg:
		return l.threadPointer() - l.value(sym, a)
	case target.RelocGOTTPOff:
		return table + sym.at.ie + a
	case target.RelocGOTTPOffIndex:
		return sym.at.ie + a
	case target.RelocGOTTPOffNegIndex:
		return sym.at.neg + a
	case target.RelocTLSGD:
		return table + sym.at.gd + a
	case target.RelocTLSGDIndex:
		return sym.at.gd + a
	case target.RelocTLSLD:
		return table + l.slots.ld + a
	case target.RelocTLSLDIndex:
		return l.slots.ld + a
	case target.RelocDTPOff:
		// Code whose module lookup was relaxed uses the thread pointer.
		if l.opts.Kind != Shared && s.attrs.Has(object.Executable) && l.slots.ld == 0 && l.f.Link.TCB == 0 {
			return l.value(sym, a) - l.threadPointer()
		}
		return l.value(sym, a) - l.lay.tls.addr
	}
	return a
}
