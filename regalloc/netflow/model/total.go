package model

import "spillway/regalloc"

// Total returns the price of the whole assignment: regalloc.Cost of its Result, or Inf if some value is in an
// impossible location. It does not check for conflicts between values.
func (m *Model) Total(x *States) Cost {
	p := Pricer{M: m, X: x}
	c := Cost(0)
	for k := range m.Segs {
		if c += p.Seg(int32(k)); c >= Inf {
			return Inf
		}
	}
	for i := range m.P.Instrs {
		c += m.prefixOf(x, regalloc.InstrID(i))
	}
	used := x.used(m)
	for w, r := range m.Machine.Wholes {
		if u := m.Machine.Units[r]; used[0]&u[0]|used[1]&u[1] != 0 {
			c += m.Save[w]
		}
	}
	return c
}

// prefixOf returns the cost of the prefix of instruction i.
func (m *Model) prefixOf(x *States, i regalloc.InstrID) Cost {
	in := &m.P.Instrs[i]
	if in.Flags&regalloc.FlagMove != 0 {
		return 0
	}
	for n := in.Operands[0]; n < in.Operands[1]; n++ {
		o := &m.P.Operands[n]
		l := &m.Layouts[m.P.VRegs[o.VReg].Class]
		if k := int(x.Op[n]); k < l.K && m.P.Machine.RegCosts[o.RegCost].Prefix.Has(l.Regs[k]) {
			return m.Prefix()
		}
	}
	return 0
}

// Prefix returns the cost of an instruction's prefix.
func (m *Model) Prefix() Cost { return m.Fixed(m.Metric.Byte * float64(m.P.Machine.PrefixBytes)) }

// used returns the units of all registers that x uses.
func (x *States) used(m *Model) (u Units) {
	for k := range m.Segs {
		s := &m.Segs[k]
		l := m.Layout(s)
		add := func(a int) {
			if r := l.Register(a); r >= 0 {
				u = u.Or(l.Units[r])
			}
		}
		if !s.Def {
			add(int(x.In[k]))
		}
		for j := s.First; j <= s.Last; j++ {
			add(x.Through(s, j))
		}
		for ev := s.Events[0]; ev < s.Events[1]; ev++ {
			if k := int(x.Op[m.Events[ev].Op]); k < l.K {
				add(k)
			}
		}
	}
	return u
}
