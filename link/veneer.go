package link

import (
	"cmp"
	"slices"

	"spillway/object"
	"spillway/target"
)

// veneers are short pieces of code through which calls and jumps reach targets that are out of range
// (target.LinkFormat.Veneer). They are in islands between code sections, so that every call has one in range.
type veneers struct {
	islands []*island
	at      map[callee][]veneer
}

// A callee is the target of a call.
type callee struct {
	sym    *symbol
	addend int64
	odd    bool // the call is in code with odd addresses (see crosses)
}

// A veneer is at an offset of an island.
type veneer struct {
	in *island
	at int64
}

// An island is a section of veneers.
type island struct {
	section
	callees []callee
}

// slack is the maximum growth of a distance by alignment that is not yet known.
const slack = 1 << 16

// reserveVeneers finds the out-of-range calls and assigns veneers to them. Code does not move afterwards except for its
// start address; only distances within its segment matter.
func (l *linker) reserveVeneers() {
	if len(l.f.Link.Veneer.Code) == 0 {
		return
	}
	outs := slices.DeleteFunc(slices.Clone(l.sec.outs), func(o *output) bool { return rankOf(o)/10 != rankExec/10 })
	slices.SortStableFunc(outs, func(a, b *output) int { return cmp.Compare(rankOf(a), rankOf(b)) })
	reach := l.reach()
	if placeCode(outs)+slack <= reach && !l.anyCrosses(outs) {
		return
	}
	l.veneers.at = map[callee][]veneer{}
	for _, o := range outs {
		l.addIslands(o, reach/2)
	}
	for again := true; again; {
		placeCode(outs)
		again = false
		for _, o := range outs {
			for _, s := range o.sections {
				again = l.callsOf(s) || again
			}
		}
	}
	for _, o := range outs {
		o.sections = slices.DeleteFunc(o.sections, func(s *section) bool { return s.name == islandName && s.size == 0 })
	}
	for _, i := range l.veneers.islands {
		i.data = make([]byte, i.size)
	}
}

const islandName = ".veneers"

// reach returns a distance that every call that may use veneers can span.
func (l *linker) reach() int64 {
	reach := int64(1) << 62
	for i := range l.f.Relocs {
		if t := &l.f.Relocs[i]; t.Veneer {
			reach = min(reach, 1<<(t.Field.Bits-1))
		}
	}
	return reach
}

// placeCode places sections as the layout does, starting at 0, and returns their end.
func placeCode(outs []*output) int64 {
	at := int64(0)
	for _, o := range outs {
		align := int64(1)
		for _, s := range o.sections {
			align = max(align, s.align)
		}
		at = alignUp(at, align)
		o.addr = at
		for _, s := range o.sections {
			at = alignUp(at, s.align)
			s.offset = at - o.addr
			at += s.size
		}
	}
	return at
}

// addIslands puts an island after each run of sections that is not longer than limit, if possible.
func (l *linker) addIslands(o *output, limit int64) {
	var list []*section
	add := func() {
		i := &island{section: section{name: islandName, attrs: object.Loaded | object.Executable, align: l.f.Link.VeneerAlign, out: o}}
		l.veneers.islands = append(l.veneers.islands, i)
		list = append(list, &i.section)
	}
	size := int64(0)
	for k, s := range o.sections {
		if size > 0 && size+s.size > limit {
			add()
			size = 0
		}
		list = append(list, s)
		if size += s.size; k == len(o.sections)-1 && o.name == ".text" {
			add()
		}
	}
	o.sections = list
}

// callsOf assigns veneers to the calls of a section that are out of range, and reports whether it added any.
func (l *linker) callsOf(s *section) (made bool) {
	if s.file == nil || s.src == nil {
		return false
	}
	for i := range s.src.Relocs {
		r := &s.src.Relocs[i]
		t := l.f.Reloc(r.Type)
		sym := s.file.symbol(r.Symbol)
		if !t.Veneer || sym == nil {
			continue
		}
		place := s.addr() + r.Offset
		to, known := l.calleeAddress(callee{sym: sym, addend: r.Addend})
		odd, crosses := l.crosses(r.Type, to)
		if !known || !crosses && (odd || reaches(t, to-place)) {
			continue
		}
		made = l.addVeneer(t, place, callee{sym, r.Addend, odd}) || made
	}
	return made
}

// crosses reports whether a jump targets an instruction set to which it cannot switch.
func (l *linker) crosses(reloc uint32, to int64) (odd, crosses bool) {
	if l.f.Link.Crosses == nil {
		return false, false
	}
	return l.f.Link.Crosses(reloc, to)
}

// veneer returns the code of a veneer, and the addend of its relocations.
func (l *linker) veneer(odd bool) (code *target.PLTEntry, addend int64) {
	if odd {
		return &l.f.Link.OddVeneer, l.f.Link.OddAddend
	}
	return &l.f.Link.Veneer, l.f.Link.CallAddend
}

// anyCrosses reports whether any jump crosses.
func (l *linker) anyCrosses(outs []*output) bool {
	if l.f.Link.Crosses == nil {
		return false
	}
	for _, o := range outs {
		for _, s := range o.sections {
			if s.file == nil || s.src == nil {
				continue
			}
			for i := range s.src.Relocs {
				r := &s.src.Relocs[i]
				if sym := s.file.symbol(r.Symbol); l.f.Reloc(r.Type).Veneer && sym != nil {
					to, known := l.calleeAddress(callee{sym: sym, addend: r.Addend})
					if _, crosses := l.crosses(r.Type, to); known && crosses {
						return true
					}
				}
			}
		}
	}
	return false
}

// reaches reports whether a call spans distance d, whatever the alignments.
func reaches(t *target.RelocType, d int64) bool {
	if d >= 0 {
		return t.Fits((d + slack) &^ (1<<t.Field.Scale - 1))
	}
	return t.Fits((d - slack) &^ (1<<t.Field.Scale - 1))
}

// calleeAddress returns the target address of a call, as far as it is known before layout.
func (l *linker) calleeAddress(c callee) (at int64, known bool) {
	switch s := c.sym; {
	case s.at.plt != 0:
		return l.pltAddress(s) + c.addend, true
	case s.section != nil && s.section.out != nil && s.section.attrs.Has(object.Executable):
		return l.value(s, c.addend), true
	}
	return 0, false
}

// addVeneer assigns a veneer in the nearest island to a call, unless one is in range, and reports whether it did.
func (l *linker) addVeneer(t *target.RelocType, place int64, c callee) bool {
	for _, v := range l.veneers.at[c] {
		if reaches(t, v.in.addr()+v.at-place) {
			return false
		}
	}
	var best *island
	distance := func(i *island) int64 { return max(i.addr()+i.size-place, place-i.addr()-i.size) }
	for _, i := range l.veneers.islands {
		if best == nil || distance(i) < distance(best) {
			best = i
		}
	}
	if best == nil || !reaches(t, best.addr()+best.size-place) {
		return false // reported when it is written
	}
	l.veneers.at[c] = append(l.veneers.at[c], veneer{best, best.size})
	best.callees = append(best.callees, c)
	code, _ := l.veneer(c.odd)
	best.size += alignUp(int64(len(code.Code)), best.align)
	return true
}

// byVeneer returns the value for an out-of-range call at a place, if it goes through a veneer.
func (l *linker) byVeneer(t *target.RelocType, place int64, c callee) (int64, bool) {
	_, addend := l.veneer(c.odd)
	for _, v := range l.veneers.at[c] {
		if d := v.in.addr() + v.at + addend - place; t.Fits(d) {
			return d, true
		}
	}
	return 0, false
}

// writeVeneers writes the code of the islands.
func (l *linker) writeVeneers() {
	for _, i := range l.veneers.islands {
		at := int64(0)
		for _, c := range i.callees {
			code, addend := l.veneer(c.odd)
			copy(i.data[at:], code.Code)
			to, _ := l.calleeAddress(c)
			for _, r := range code.Slot {
				t := l.f.Reloc(r.Type)
				v := t.Relative(to-addend+r.Addend, i.addr()+at+r.Offset)
				if !t.Fits(v) {
					l.failf("veneer of %s: %s: %s", c.sym.label(), t.Name, t.Misfit(v))
					continue
				}
				t.Put(i.data[at+r.Offset:], v)
			}
			at += alignUp(int64(len(code.Code)), i.align)
		}
	}
}
