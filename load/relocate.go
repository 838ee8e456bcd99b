package load

import (
	"spillway/object"
	"spillway/target"
)

// relocate applies the relocations of a section whose contents are in mem, for address at.
func (l *loader) relocate(p *place, mem []byte, at uintptr) error {
	f := l.files[p.file]
	for i := range f.Sections[p.section].Relocs {
		r := &f.Sections[p.section].Relocs[i]
		t := f.Format.Reloc(r.Type)
		if t.Bytes == 0 {
			continue
		}
		v, err := l.value(p, r, t, at+uintptr(r.Offset))
		if err != nil {
			return err
		}
		t.Put(mem[r.Offset:], v)
	}
	return nil
}

// value returns the value of a relocation at a place.
func (l *loader) value(p *place, r *object.Reloc, t *target.RelocType, place uintptr) (int64, error) {
	f := l.files[p.file]
	y, name := newSymbol(""), "no symbol"
	if r.Symbol != object.NoSymbol {
		y = l.syms.symbols[p.file][r.Symbol]
		name = y.name
		if s := f.Symbols[r.Symbol]; s.Section >= 0 {
			if name == "" {
				name = f.Sections[s.Section].Name
			}
			if s.Bind == object.BindLocal && l.lay.places[p.file][s.Section].discarded {
				return 0, nil // unwind information, for example, of a definition discarded in favor of another file's
			}
		}
	}
	base := l.m.base + uintptr(l.lay.constant.start+l.tab.table)
	table := func(entry int64) uintptr { return base + uintptr(entry) }
	threadLocal := y.file >= 0 && y.typ == object.TypeThreadLocal
	addr := y.addr
	if y.plt >= 0 && (t.Value == target.RelocPLT || t.Value == target.RelocPLTOff) {
		addr = l.m.base + uintptr(l.stub(y))
	}
	v := int64(0)
	switch t.Value {
	case target.RelocAddr, target.RelocPLT:
		if threadLocal {
			return 0, fail(f, p.section, r.Offset, "relocation %s against the thread-local variable %s", t.Name, name)
		}
		v = t.Relative(int64(addr)+r.Addend, int64(place))
		if !t.Fits(v) && y.plt >= 0 {
			v = t.Relative(int64(l.m.base)+l.stub(y)+r.Addend, int64(place))
		}
	case target.RelocPLTOff, target.RelocGOTOff:
		v = int64(addr-base) + r.Addend
	case target.RelocGOTEntry:
		v = t.Relative(int64(l.m.base)+l.slot(y)+r.Addend, int64(place))
	case target.RelocGOTIndex:
		v = int64(l.m.base) + l.slot(y) - int64(base) + r.Addend
	case target.RelocGOTBase:
		v = t.Relative(int64(base)+r.Addend, int64(place))
	case target.RelocSize:
		v = y.size + r.Addend
	default:
		if !threadLocal && t.Value != target.RelocTLSLD && t.Value != target.RelocTLSLDIndex {
			return 0, fail(f, p.section, r.Offset, "relocation %s: %s is not a thread-local variable of this module", t.Name, name)
		}
		switch t.Value {
		case target.RelocTPOff:
			v = int64(addr) + l.m.thread.offset() + r.Addend
		case target.RelocTPOffNeg:
			v = -(int64(addr) + l.m.thread.offset()) + r.Addend
		case target.RelocDTPOff:
			v = int64(addr) + r.Addend
		case target.RelocGOTTPOff:
			v = int64(table(y.gotTP)) + r.Addend
		case target.RelocGOTTPOffIndex:
			v = y.gotTP + r.Addend
		case target.RelocTLSGD:
			v = int64(table(y.gotPair)) + r.Addend
		case target.RelocTLSDesc:
			v = int64(table(y.descriptor)) + r.Addend
		case target.RelocTLSGDIndex:
			v = y.gotPair + r.Addend
		case target.RelocTLSLD:
			v = int64(table(l.lay.threadPair)) + r.Addend
		case target.RelocTLSLDIndex:
			v = l.lay.threadPair + r.Addend
		}
		switch t.Value {
		case target.RelocGOTTPOff, target.RelocTLSGD, target.RelocTLSLD, target.RelocTLSDesc:
			v = t.Relative(v, int64(place))
		}
	}
	if !t.Fits(v) {
		return 0, fail(f, p.section, r.Offset, "relocation %s: %s is out of range; compile position-independent code", t.Name, name)
	}
	return v, nil
}
