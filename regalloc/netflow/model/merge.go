package model

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// Options simplify a Model.
type Options struct {
	// Merged merges registers that the Problem cannot tell apart into one location with room for as many values
	// [Koes09 §3.8]: they are in the same classes, cost the same everywhere, are clobbered by the same instructions,
	// and no operand names them. The assignments of such a Model have no Results; the bound of its relaxation is that
	// of the unmerged Model, since by symmetry such registers have equal prices there.
	Merged bool
}

// An equivalence partitions registers into exchangeable ones.
type equivalence struct {
	parts []regalloc.RegSet
	rep   [regalloc.MaxRegs]regalloc.Reg // by register: the first of its part
	size  [regalloc.MaxRegs]uint8        // by register: the size of its part
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

// equivalent partitions the registers of x by what all its Problems observe.
func (x *Machine) equivalent() []regalloc.RegSet {
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

// sameKind reports whether a and b cost the same to save and play the same role as parts.
func sameKind(m *regalloc.Machine, a, b *regalloc.RegInfo) bool {
	part := a.Part == nil && b.Part == nil || a.Part != nil && b.Part != nil && a.Part.Bit == b.Part.Bit
	return part && a.SaveCost == b.SaveCost && a.SaveSpeed == b.SaveSpeed && a.Units.Len() == b.Units.Len()
}

// divide sets q to the classes of registers that p cannot distinguish.
func (q *equivalence) divide(x *Machine, p *regalloc.Problem) {
	if x.kinds == nil {
		x.kinds = x.equivalent()
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
	q.refineParts(x.M)
	q.represent(x.M)
}

// refineParts refines wholes by the equivalence of their parts, and parts by that of their wholes.
func (q *equivalence) refineParts(m *regalloc.Machine) {
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

// sameParts reports whether each part of whole a is equivalent to one of whole b and vice versa.
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

// merges reports whether some registers of a class are merged.
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

// Room returns the number of values that fit register k of l.
func (l *Layout) Room(k int) int {
	if l.room == nil {
		return 1
	}
	return int(l.room[k])
}

// Size returns the number of registers that whole w represents.
func (m *Model) Size(w int) int {
	if m.merged == nil {
		return 1
	}
	return int(m.merged.size[m.Machine.Wholes[w]])
}

// Represents returns the representative of r.
func (m *Model) Represents(r regalloc.Reg) regalloc.Reg {
	if m.merged == nil {
		return r
	}
	return m.merged.rep[r]
}
