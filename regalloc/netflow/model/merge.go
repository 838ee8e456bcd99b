package model

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// Options simplify a Model.
type Options struct {
	// Merged makes one location of registers that the Problem cannot tell apart, with
	// room for as many values [Koes09 §3.8]: those that are in the same classes, cost the
	// same everywhere, are destroyed by the same instructions, and that no operand names.
	// No Result can be made of such a Model's assignments; the bound of its relaxation is
	// that of the whole Model's, since by symmetry such registers have equal prices there.
	Merged bool
}

// An equivalence divides registers into those that can be exchanged for each other.
type equivalence struct {
	parts []regalloc.RegSet
	rep   [regalloc.MaxRegs]regalloc.Reg // by register: the first of its part
	size  [regalloc.MaxRegs]uint8        // by register: how many are in its part
	forms []bool                         // by RegCostID: some operand has it
}

// refine splits every part by membership in s.
func (q *equivalence) refine(s regalloc.RegSet) {
	for i, p := range q.parts {
		if in := p.Intersect(s); !in.Empty() && in != p {
			q.parts[i] = in
			q.parts = append(q.parts, p.Minus(s))
		}
	}
}

// alike partitions the registers of x by what all its Problems observe.
func (x *Machine) alike() []regalloc.RegSet {
	m := x.M
	var all regalloc.RegSet
	for r := range m.Regs {
		all.Add(regalloc.Reg(r))
	}
	q := equivalence{parts: []regalloc.RegSet{all}}
	for r := range m.Regs {
		var same regalloc.RegSet
		for s := range m.Regs {
			if sameKind(m, &m.Regs[r], &m.Regs[s]) {
				same.Add(regalloc.Reg(s))
			}
		}
		q.refine(same)
	}
	for c := range m.Classes {
		q.refine(m.Classes[c].Set)
		q.refine(m.Classes[c].Prefix)
	}
	return q.parts
}

// sameKind reports whether a and b cost the same to save and are parts in the same way.
func sameKind(m *regalloc.Machine, a, b *regalloc.RegInfo) bool {
	part := a.Part == nil && b.Part == nil || a.Part != nil && b.Part != nil && a.Part.Bit == b.Part.Bit
	return part && a.SaveCost == b.SaveCost && a.SaveSpeed == b.SaveSpeed && a.Units.Len() == b.Units.Len()
}

// divide sets q to the classes of registers that p cannot distinguish.
func (q *equivalence) divide(x *Machine, p *regalloc.Problem) {
	if x.kinds == nil {
		x.kinds = x.alike()
	}
	q.parts = append(q.parts[:0], x.kinds...)
	for c := range x.M.Classes {
		q.refine(p.Allocatable(regalloc.ClassID(c)))
	}
	var last, named regalloc.RegSet
	for i := range p.Instrs {
		if c := p.Instrs[i].Clobbers; c != last {
			q.refine(c)
			last = c
		}
	}
	q.forms = scratch.Zeroed(q.forms, len(x.M.RegCosts))
	for i := range p.Operands {
		q.forms[p.Operands[i].RegCost] = true
		switch o := &p.Operands[i]; o.Constraint {
		case regalloc.InReg:
			named.Add(o.Reg)
		case regalloc.InGroup:
			for _, t := range x.M.Groups[o.Reg].Tuples {
				named = named.Union(regalloc.SetOf(t...))
			}
		}
	}
	for i, used := range q.forms {
		if used {
			q.refine(x.M.RegCosts[i].Prefix)
			q.refine(x.M.RegCosts[i].Longer)
			q.refine(x.M.RegCosts[i].Shorter)
		}
	}
	for r := named.First(); r != regalloc.NoReg; r = named.First() {
		named.Remove(r)
		q.refine(regalloc.SetOf(r))
	}
	q.agree(x.M)
	q.represent(x.M)
}

// agree refines wholes by the equivalence of their parts, and parts by that of their wholes.
func (q *equivalence) agree(m *regalloc.Machine) {
	of := func(r regalloc.Reg) int {
		return slices.IndexFunc(q.parts, func(p regalloc.RegSet) bool { return p.Has(r) })
	}
	for _, wholes := range [2]bool{true, false} {
		for i := 0; i < len(q.parts); i++ {
			first := q.parts[i].First()
			if q.parts[i].Len() < 2 || (m.Regs[first].Part == nil) != wholes {
				continue
			}
			var same regalloc.RegSet
			for s := q.parts[i]; !s.Empty(); {
				r := s.First()
				s.Remove(r)
				if wholes && q.sameParts(m, first, r, of) || !wholes && of(m.Whole(first)) == of(m.Whole(r)) {
					same.Add(r)
				}
			}
			q.refine(same)
		}
	}
}

// sameParts reports whether each part of whole a is alike to one of whole b and the
// other way round.
func (q *equivalence) sameParts(m *regalloc.Machine, a, b regalloc.Reg, of func(regalloc.Reg) int) bool {
	if m.Kin(a).Len() != m.Kin(b).Len() {
		return false
	}
	for s := m.Kin(a); !s.Empty(); {
		r := s.First()
		s.Remove(r)
		if q.parts[of(r)].Intersect(m.Kin(b)).Len() != q.parts[of(r)].Intersect(m.Kin(a)).Len() {
			return false
		}
	}
	return true
}

// represent chooses for each part the first register, and for parts of registers those of
// the first whole.
func (q *equivalence) represent(m *regalloc.Machine) {
	for _, p := range q.parts {
		first := p.First()
		for s := p; !s.Empty(); {
			r := s.First()
			s.Remove(r)
			q.rep[r], q.size[r] = first, uint8(p.Len())
		}
	}
	for r := range m.Regs {
		if m.Regs[r].Part == nil {
			continue
		}
		like := regalloc.Reg(r)
		for _, p := range q.parts {
			if p.Has(like) {
				like = p.Intersect(m.Kin(q.rep[m.Whole(like)])).First()
				break
			}
		}
		q.rep[r] = like
	}
}

// merges reports whether some registers of a class are one.
func (q *equivalence) merges(m *regalloc.Machine) bool {
	for c := range m.Classes {
		for _, r := range m.Classes[c].Regs {
			if q.rep[r] != r {
				return true
			}
		}
	}
	return false
}

// Room returns how many values register k of l has room for.
func (l *Layout) Room(k int) int {
	if l.room == nil {
		return 1
	}
	return int(l.room[k])
}

// Size returns how many registers are after whole w.
func (m *Model) Size(w int) int {
	if m.merged == nil {
		return 1
	}
	return int(m.merged.size[m.Machine.Wholes[w]])
}

// Represents returns the register that stands for r.
func (m *Model) Represents(r regalloc.Reg) regalloc.Reg {
	if m.merged == nil {
		return r
	}
	return m.merged.rep[r]
}
