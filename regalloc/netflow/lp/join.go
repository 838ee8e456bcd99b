package lp

import (
	"slices"

	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// join constrains the definition that event e's value continues as to match the operand.
func (n *Network) join(p *point, e *model.Event) {
	switch e.Kind {
	case model.Tied:
		n.tied(p, e)
	case model.Copied:
		n.copied(p, e)
	case model.Low:
		n.low(p, e)
	}
}

// tied: the operand and the definition share a location, in which the value does not stay.
func (n *Network) tied(p *point, e *model.Event) {
	m := n.m
	c := &m.Segs[e.Child]
	lc := m.Layout(c)
	d, o := n.at[c.Node], n.op[e.Op]
	name := "tie" + num(e.Op)
	known := make([]bool, len(d))
	for r, reg := range p.l.Regs {
		q := int(lc.Index[reg])
		if q < 0 {
			n.row(name+"_"+n.label(p.l, r), plus(nil, 1, o[r]), EQ, 0)
			continue
		}
		known[q] = true
		n.row(name+"_"+n.label(p.l, r), plus(plus(nil, 1, o[r]), -1, d[q]), EQ, 0)
	}
	known[lc.Mem()] = true
	n.row(name+"_mem", plus(plus(nil, 1, o[p.l.K]), -1, d[lc.Mem()]), EQ, 0)
	for b, x := range d {
		if !known[b] && x != none {
			n.row(name+"_no_"+n.label(lc, b), plus(nil, 1, x), EQ, 0)
		}
	}
	n.overwritten(p, e)
	n.readTwice(p, e)
}

// overwritten is tied in memory: a store to the definition's slot if that is different; otherwise the value does not
// stay there.
func (n *Network) overwritten(p *point, e *model.Event) {
	x := n.op[e.Op][p.l.K]
	if x == none {
		return
	}
	name := "over" + num(e.Op)
	if p.apart(e) {
		y := p.store("over"+num(e.Op), p.valid(), true)
		n.row(name, plus(plus(nil, 1, x), -1, y...), LE, 0)
		return
	}
	if p.after != nil {
		n.row(name, plus(plus(nil, 1, x), 1, p.pick(p.after, p.l.InMemory)...), LE, 1)
	}
}

// readTwice adds that an operand overwritten by an early definition is not shared with another operand.
func (n *Network) readTwice(p *point, e *model.Event) {
	if !n.early(e) {
		return
	}
	for i := range p.events {
		other := &p.events[i]
		if other.Op == e.Op {
			continue
		}
		for r := range p.l.K {
			if x, y := n.op[e.Op][r], n.op[other.Op][r]; x != none && y != none {
				n.row("early"+num(e.Op)+"_"+num(other.Op)+"_"+n.label(p.l, r), plus(nil, 1, x, y), LE, 1)
			}
		}
	}
}

// copied: a flow from where the operand is to where the definition is.
func (n *Network) copied(p *point, e *model.Event) {
	m := n.m
	c := &m.Segs[e.Child]
	l, lc := p.l, m.Layout(c)
	same := n.slot[p.s.V] == n.slot[c.V]
	name, rates := "copy"+num(e.Op), model.CopyRates(p.s, c)
	from, to := make([]int32, lc.S), slices.Clone(n.at[c.Node])
	for a := range from {
		from[a] = none
	}
	from[lc.Mem()], from[lc.None()] = n.op[e.Op][l.K], n.op[e.Op][l.K+1]
	if x := to[lc.None()]; x != none {
		n.row("copied"+num(e.Op)+"_none", plus(nil, 1, x), EQ, 0)
		to[lc.None()] = none
	}
	var beyond []int32 // in registers that the copy cannot be in, of which one is reg
	reg := regalloc.NoReg
	for r, s := range l.Regs {
		if q := lc.Index[s]; q >= 0 {
			from[q] = n.op[e.Op][r]
		} else if x := n.op[e.Op][r]; x != none {
			beyond, reg = append(beyond, x), s
		}
	}
	t := transition{n: n, crossbar: -1, apart: !same, name: name, l: lc, from: from, to: to, flat: rates.Prefix == 0}
	t.cost = func(a, b int) model.Cost {
		if a == lc.Mem() && b == lc.Mem() && !same && m.P.Instrs[c.First].MemLimit < 2 {
			return model.Inf
		}
		return model.Change(lc, &rates, a, b, true, same)
	}
	t.begin()
	if beyond != nil {
		in := t.enter(func(b int) model.Cost { return model.CopyChange(lc, &rates, reg, b) })
		n.row(name+"_beyond", plus(in, -1, beyond...), EQ, 0)
	}
	t.connect()
	if same && e.Limited && from[lc.Mem()] != none && to[lc.Mem()] != none { // nothing is done
		n.memory[e.Instr] = plus(n.memory[e.Instr], -1, t.straightAt(lc.Mem()))
	}
}

// straightAt returns the arc that stays in state a.
func (t *transition) straightAt(a int) int32 {
	if len(t.out[a]) == 0 {
		return none
	}
	return t.out[a][0].Col
}

// low: the definition is the low part of the operand, or a move or store of it.
func (n *Network) low(p *point, e *model.Event) {
	m := n.m
	c := &m.Segs[e.Child]
	l, lc := p.l, m.Layout(c)
	d, o := n.at[c.Node], n.op[e.Op]
	name := "low" + num(e.Op)
	in := make([][]Term, len(d))
	var moved, loaded []Term // into any register
	for r, reg := range l.Regs {
		if o[r] == none {
			continue
		}
		x := n.arc(name+"_moved_"+n.label(l, r), c.Rates.Move)
		out := plus(nil, 1, x)
		moved = plus(moved, 1, x)
		if q := m.P.Machine.Low(reg); q >= 0 && lc.Index[q] >= 0 && d[lc.Index[q]] != none {
			y := n.arc(name+"_part_"+n.label(l, r), 0)
			out, in[lc.Index[q]] = plus(out, 1, y), plus(in[lc.Index[q]], 1, y)
		}
		if d[lc.Mem()] != none {
			y := n.arc(name+"_stored_"+n.label(l, r), m.LowMemory(c))
			out, in[lc.Mem()] = plus(out, 1, y), plus(in[lc.Mem()], 1, y)
		}
		n.row(name+"_from_"+n.label(l, r), plus(out, -1, o[r]), EQ, 0)
	}
	if o[l.K] != none {
		x := n.arc(name+"_loaded", m.LowMemory(c))
		loaded = plus(loaded, 1, x)
		n.row(name+"_from_mem", plus(plus(nil, 1, x), -1, o[l.K]), EQ, 0)
	}
	if o[l.K+1] != none {
		n.row(name+"_no_const", plus(nil, 1, o[l.K+1]), EQ, 0)
	}
	any := append(moved, loaded...)
	for b, x := range d {
		if x == none {
			continue
		}
		if b < lc.K || b == lc.Mem() {
			y := n.arc(name+"_into_"+n.label(lc, b), 0)
			any, in[b] = plus(any, -1, y), plus(in[b], 1, y)
		}
		n.row(name+"_to_"+n.label(lc, b), plus(in[b], -1, x), EQ, 0)
	}
	n.row(name+"_any", any, EQ, 0)
}
