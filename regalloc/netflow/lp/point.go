package lp

import (
	"slices"

	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// A point is a value at an instruction: its location before and after, and the moves for the operands.
type point struct {
	n      *Network
	s      *model.Seg
	l      *model.Layout
	j      regalloc.InstrID
	name   string
	rates  *model.Rates
	before []int32 // variables by state
	after  []int32 // nil if the value ends
	events []model.Event
	t      transition
	copies []made     // by register
	again  [2]int32   // a copy is moved to another
	have   [2][]int32 // move sources: registers without a prefix, and with one
	stored []int32
}

// made are the variables of a copy in a register for operands alone.
type made struct {
	found               int32 // it was there before
	low, high           int32 // moved, from a register without a prefix and with one
	loaded, made, wrote int32 // wrote: it stays while the instruction writes
}

func (c *made) all() []int32 { return []int32{c.found, c.low, c.high, c.loaded, c.made} }

// moved returns those from a register without a prefix and with one.
func (c *made) moved() [2]int32 { return [2]int32{c.low, c.high} }

// points creates the variables of the moves and operands of segment k.
func (n *Network) points(k int32) {
	m := n.m
	s := &m.Segs[k]
	before, j := n.in[k], s.First
	if s.Def {
		before = n.at[s.Node]
		j++
	}
	for ev := s.Events[0]; j <= s.Last; j++ {
		end := ev
		for end < s.Events[1] && m.Events[end].Instr == j {
			end++
		}
		p := point{n: n, s: s, l: m.Layout(s), j: j, name: "v" + num(s.V) + "i" + num(j), rates: &s.Rates, before: before, events: m.Events[ev:end]}
		if j > m.P.Blocks[s.Block].LastSplit {
			p.rates = &model.Frozen
		}
		if s.Alive(j) {
			p.after = n.at[s.Node+int32(j-s.First)]
		}
		p.build()
		before, ev = p.after, end
	}
}

// build adds the variables and rows.
func (p *point) build() {
	if p.after != nil {
		p.t = transition{n: p.n, crossbar: int32(p.j), name: p.name, l: p.l, from: p.before, to: p.after, flat: p.flat()}
		p.t.cost = func(a, b int) model.Cost {
			if a == b {
				return 0
			}
			if r, q := p.l.Register(a), p.l.Register(b); r >= 0 && q >= 0 && r != q && !p.moves() {
				return model.Inf
			}
			return model.Change(p.l, p.rates, a, b, len(p.events) == 0, true)
		}
		p.t.build()
	}
	if len(p.events) == 0 {
		return
	}
	p.registers()
	p.memory()
	for i := range p.events {
		if e := &p.events[i]; e.Child >= 0 {
			p.n.join(p, e)
		}
	}
}

// moves reports whether the value may move from register to register before the instruction.
func (p *point) moves() bool {
	if p.n.form != Boundary || !p.s.Def {
		return p.n.form != Boundary || p.j == p.s.First
	}
	o := &p.n.m.P.Operands[p.s.DefOp]
	return p.j == p.s.First+1 && (o.Constraint == regalloc.InReg || o.Constraint == regalloc.InGroup)
}

func (p *point) flat() bool { return p.rates.Prefix == 0 }

// high reports whether moves of register r have a prefix that costs.
func (p *point) high(r int) int {
	if !p.flat() && p.l.High(r) {
		return 1
	}
	return 0
}

// pick returns the variables of x whose states keep allows.
func (p *point) pick(x []int32, keep func(a int) bool) (cols []int32) {
	for a, c := range x {
		if c != none && keep(a) {
			cols = append(cols, c)
		}
	}
	return cols
}

// in returns the variables of x of being in register r.
func (p *point) in(x []int32, r int) []int32 {
	return p.pick(x, func(a int) bool { return p.l.Register(a) == r })
}

// valid returns the variables of being in memory before.
func (p *point) valid() []int32 { return p.pick(p.before, p.l.InMemory) }

// group returns the variables of having been in a register with a prefix or without.
func (p *point) group(high int) []int32 {
	return p.pick(p.before, func(a int) bool { r := p.l.Register(a); return r >= 0 && p.high(r) == high })
}

// registers creates the copies that register operands need.
func (p *point) registers() {
	p.copies = make([]made, p.l.K)
	for r := range p.l.K {
		p.copies[r] = p.copy(r)
	}
	p.sources()
	for i := range p.events {
		e := &p.events[i]
		c := p.shares(e)
		p.served(e, c)
		p.flow(e, c)
	}
	for r := range p.l.K {
		c := &p.copies[r]
		for _, x := range c.all() {
			if x != none {
				p.n.takes(model.Read(p.j), p.l, r, x)
			}
		}
		if c.wrote != none {
			p.n.takes(model.Write(p.j), p.l, r, c.wrote)
		}
	}
}

// copy creates the variables of a copy to register r.
func (p *point) copy(r int) made {
	c := made{none, none, none, none, none, none}
	wanted, late := false, false
	for i := range p.events {
		if x := p.n.op[p.events[i].Op][r]; x != none {
			wanted, late = true, late || p.events[i].Late
		}
	}
	if !wanted {
		return c
	}
	name, label := p.name+"_copy_"+p.n.label(p.l, r), func(x model.Cost) bool { return x < model.Frozen.Move }
	if in := p.in(p.before, r); len(in) > 0 {
		c.found = p.n.arc(name+"_found", 0)
		p.n.row(name+"_was", plus(append(plus(nil, 1, c.found), p.t.stays(r)...), -1, in...), LE, 0)
	}
	pf := model.Cost(p.high(r)) * p.rates.Prefix
	if label(p.rates.Move) {
		c.low = p.n.arc(name+"_moved", p.rates.Move+pf)
		if !p.flat() && p.l.Low < p.l.K {
			c.high = p.n.arc(name+"_moved_high", p.rates.Move+p.rates.Prefix)
		}
	}
	if v := p.valid(); label(p.rates.Load) && len(v) > 0 {
		c.loaded = p.n.arc(name+"_loaded", p.rates.Load+pf)
		p.n.row(name+"_load", plus(plus(nil, 1, c.loaded), -1, v...), LE, 0)
	}
	if label(p.rates.Remat) {
		c.made = p.n.arc(name+"_made", p.rates.Remat)
	}
	if late {
		c.wrote = p.n.arc(name+"_late", 0)
	}
	if len(p.events) > 1 { // where one copy can be moved from another, the flow alone is not whole
		for _, x := range c.all() {
			if x != none {
				p.n.Cols[x].Integer = true
			}
		}
	}
	return c
}

// sources bounds moves by their sources: the register where the value was or, if it was in none, the first one that is
// filled: the one where it stays, or else a copy's.
func (p *point) sources() {
	for g := range 2 {
		p.have[g], p.again[g] = append(p.group(g), p.finds(g)...), none
		if len(p.events) > 1 && p.rates.Move < model.Frozen.Move {
			p.again[g] = p.second(g)
			p.have[g] = append(p.have[g], p.again[g])
		}
	}
	for r := range p.copies {
		was := p.in(p.before, r)
		for g, x := range p.copies[r].moved() {
			if x == none {
				continue
			}
			terms := plus(nil, 1, x)
			for _, y := range p.have[g] {
				if y != p.again[g] && !slices.Contains(was, y) {
					terms = plus(terms, -1, y)
				}
			}
			name := num(g) + "_" + p.n.label(p.l, r)
			p.n.row(p.name+"_source"+name, plus(slices.Clone(terms), -1, p.again[g]), LE, 0)
			if p.again[g] != none { // no copy is moved from itself
				p.n.row(p.name+"_other"+name, plus(terms, -1, p.filledBut(g, r)...), LE, 0)
			}
		}
	}
}

// filledBut returns the variables of copies that are loaded or rematerialized in registers
// but r.
func (p *point) filledBut(g, r int) (cols []int32) {
	for q := range p.copies {
		if q != r && p.high(q) == g {
			cols = append(cols, p.copies[q].loaded, p.copies[q].made)
		}
	}
	return cols
}

// shares returns the variables of event e's use of copies: the copies themselves, if
// it is the only one.
func (p *point) shares(e *model.Event) []made {
	if len(p.events) == 1 {
		return p.copies
	}
	list := make([]made, p.l.K)
	for r := range list {
		list[r] = made{none, none, none, none, none, p.copies[r].wrote}
		if p.n.op[e.Op][r] == none {
			continue
		}
		name := p.name + "_o" + num(e.Op) + "_shares_" + p.n.label(p.l, r)
		share := func(from string, of int32) int32 {
			if of == none {
				return none
			}
			x := p.n.arc(name+from, 0)
			p.n.row(name+from, plus(plus(nil, 1, x), -1, of), LE, 0)
			return x
		}
		c := &p.copies[r]
		list[r] = made{share("_found", c.found), share("_low", c.low), share("_high", c.high), share("_loaded", c.loaded), share("_made", c.made), c.wrote}
	}
	return list
}

// flow bounds the inflow of one operand by its source; this is implied for integers, but tightens the relaxation.
func (p *point) flow(e *model.Event, list []made) {
	name := p.name + "_o" + num(e.Op)
	var all, loaded []Term
	for g := range 2 {
		var terms []Term
		for r := range list {
			if terms = plus(terms, 1, list[r].moved()[g]); p.high(r) == g {
				terms = plus(terms, 1, list[r].found)
			}
		}
		if len(terms) > 0 {
			terms = plus(terms, -1, p.have[g]...)
			p.n.row(name+"_flow"+num(g), terms, LE, 0)
			all = append(all, terms...)
		}
	}
	p.absent(e, list)
	for r := range list {
		loaded = plus(loaded, 1, list[r].loaded)
	}
	if len(loaded) == 0 {
		return
	}
	p.n.row(name+"_load", plus(loaded, -1, p.valid()...), LE, 0)
	memory := p.pick(p.before, func(a int) bool { return a == p.l.Mem() })
	p.n.row(name+"_any", plus(append(all, loaded...), -1, memory...), LE, 0)
}

// absent adds that a value in no register, before and after, serves no operand there.
func (p *point) absent(e *model.Event, list []made) {
	if len(p.t.absent) == 0 {
		return
	}
	terms := plus(plus(nil, 1, p.t.absent...), -1, p.n.op[e.Op][p.l.K:]...)
	for r := range list {
		terms = plus(terms, -1, list[r].loaded, list[r].made)
	}
	p.n.row(p.name+"_o"+num(e.Op)+"_absent", plus(terms, -1, p.again[:]...), LE, 0)
}

// finds returns the arcs that fill the register where the value stays.
func (p *point) finds(g int) []int32 {
	if p.after == nil {
		return nil
	}
	return p.t.finds[g]
}

// second creates the variable of copying a copy.
func (p *point) second(g int) int32 {
	x := p.n.arc(p.name+"_again"+num(g), 0)
	p.n.row(p.name+"_filled"+num(g), plus(plus(nil, 1, x), -1, p.filledBut(g, -1)...), LE, 0)
	absent := p.t.absent
	if p.after == nil {
		absent = p.pick(p.before, func(a int) bool { return p.l.Register(a) < 0 })
	}
	p.n.row(p.name+"_absent"+num(g), plus(plus(nil, 1, x), -1, absent...), LE, 0)
	return x
}

// served adds that e's register operand finds its value there.
func (p *point) served(e *model.Event, list []made) {
	for r := range p.l.K {
		x := p.n.op[e.Op][r]
		if x == none {
			continue
		}
		name := p.name + "_o" + num(e.Op) + "_" + p.n.label(p.l, r)
		c := &list[r]
		stays := p.in(p.after, r)
		if e.Kind == model.Tied { // the definition takes its location
			stays = nil
		}
		p.n.row(name, plus(plus(plus(nil, 1, x), -1, c.all()...), -1, stays...), LE, 0)
		if e.Late {
			p.n.row(name+"_late", plus(plus(plus(nil, 1, x), -1, c.wrote), -1, p.in(p.after, r)...), LE, 0)
		}
	}
}

// memory creates the store required by operands, or by continuing, in memory.
func (p *point) memory() {
	var mem []*model.Event
	for i := range p.events {
		if e := &p.events[i]; p.n.op[e.Op][p.l.K] != none && !p.apart(e) {
			mem = append(mem, e)
		}
	}
	if len(mem) == 0 && len(p.t.stores) == 0 {
		return
	}
	p.stored = p.store("store", p.valid(), false)
	for _, e := range mem {
		terms := plus(plus(plus(nil, 1, p.n.op[e.Op][p.l.K]), -1, p.valid()...), -1, p.stored...)
		p.n.row(p.name+"_o"+num(e.Op)+"_memory", terms, LE, 0)
	}
	if len(p.t.stores) > 0 {
		p.n.row(p.name+"_memory", plus(plus(nil, 1, p.t.stores...), -1, p.stored...), LE, 0)
	}
}

// apart reports whether e is overwritten in memory in a slot other than its value's.
func (p *point) apart(e *model.Event) bool {
	m := p.n.m
	return e.Kind == model.Tied && p.n.slot[m.Segs[e.Child].V] != p.n.slot[p.s.V]
}

// store creates the variables of a store, by its source. To another slot, only the old value is stored, also from
// memory.
func (p *point) store(what string, valid []int32, other bool) (cols []int32) {
	r := p.rates
	add := func(from string, c model.Cost, have []int32, free bool) {
		if c >= model.Frozen.Move || !free && len(have) == 0 {
			return
		}
		x := p.n.arc(p.name+"_"+what+"_"+from, c)
		if cols = append(cols, x); !free {
			p.n.row(p.name+"_"+what+"_has_"+from, plus(plus(nil, 1, x), -1, have...), LE, 0)
		}
	}
	for g, from := range [2]string{"low", "high"} {
		have := p.group(g)
		if !other {
			have = append(have, p.filled(g)...)
		}
		add(from, r.Store+model.Cost(g)*r.Prefix, have, false)
	}
	if other {
		add("memory", r.Load+r.Store, valid, false)
	}
	add("made", r.Remat+r.Store, nil, true)
	return cols
}

// filled returns the variables that fill a register with a prefix or without.
func (p *point) filled(g int) (cols []int32) {
	if p.after != nil {
		cols = append(cols, p.t.fills[g]...)
	}
	for r := range p.copies {
		if p.high(r) == g {
			for _, x := range p.copies[r].all()[1:] {
				if x != none {
					cols = append(cols, x)
				}
			}
		}
	}
	return cols
}
