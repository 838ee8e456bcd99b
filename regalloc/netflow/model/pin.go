package model

import "spillway/regalloc"

// pin chooses the registers in which values cross boundaries, where no moves can be placed: one for all segments that
// such edges connect. A value in several registers is in that one on both sides, and where instructions after a last
// split point read it.
func (p *projection) pin() {
	m := p.m
	b := boundaries{m: m, x: p.x}
	b.begin()
	for i := range m.Links {
		if l := &m.Links[i]; l.Frozen {
			b.join(2*l.From, 2*l.To+1)
		}
	}
	for e := range m.Events {
		if x := &m.Events[e]; b.behind(x) {
			b.need(2 * x.Seg)
		}
	}
	common := make([]regalloc.RegSet, len(b.lead)) // by leader
	for _, n := range b.nodes {
		common[b.find(n)] = m.classSet(n)
	}
	for _, n := range b.nodes {
		all := common[b.find(n)].Intersect(m.classSet(n))
		if n&1 != 0 {
			all = all.Intersect(p.in[n/2].regs)
		}
		common[b.find(n)] = all
	}
	for e := range m.Events {
		x := &m.Events[e]
		loc := p.r.Locs[x.Op]
		if at := b.find(2 * x.Seg); b.behind(x) && loc.Kind() == regalloc.RegLoc && common[at].Has(loc.Reg()) {
			common[at] = regalloc.SetOf(loc.Reg())
		}
	}
	p.kept = b.tail[:0]
	for n := range b.lead {
		k := int8(-1)
		if r := common[b.find(int32(n))].First(); b.in[n] && r != regalloc.NoReg {
			k = m.Layout(&m.Segs[n/2]).Index[r]
		}
		p.kept = append(p.kept, k)
	}
}

// classSet returns the registers of the class of a node's value.
func (m *Model) classSet(node int32) regalloc.RegSet {
	return m.P.Machine.Classes[m.Segs[node/2].Class].Set
}
