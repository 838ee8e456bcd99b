package model

import "spillway/regalloc"

// Locations of operands in addition to a layout's registers.
const (
	InMemory = 120 // in the value's slot
	Constant = 121 // rematerialized, or a constant in the instruction
)

// States is an assignment: the location of every value at every point.
type States struct {
	At   []int8  // by point
	In   []int8  // by segment that begins at a block's start: the state there, after the edge's moves
	Op   []int8  // by operand: register of the value's layout, InMemory or Constant
	Slot []int32 // by value: values with equal numbers share a slot
}

// NewStates returns an assignment of m whose states are not set yet. Values with equal numbers in slot share a slot.
func (m *Model) NewStates(slot []int32) *States {
	return &States{At: make([]int8, m.Nodes), In: make([]int8, len(m.Segs)), Op: make([]int8, len(m.P.Operands)), Slot: slot}
}

// Copy sets x to y.
func (x *States) Copy(y *States) {
	copy(x.At, y.At)
	copy(x.In, y.In)
	copy(x.Op, y.Op)
}

// Before returns the state of segment k before the moves of its point j.
func (x *States) Before(s *Seg, k int32, j regalloc.InstrID) int {
	if j > s.First {
		return int(x.At[s.Node+int32(j-s.First)-1])
	}
	return int(x.In[k])
}

// Through returns the state of s after instruction j, or -1 if it ends there.
func (x *States) Through(s *Seg, j regalloc.InstrID) int {
	if s.Def && j == s.First || s.Alive(j) {
		return int(x.At[s.Node+int32(j-s.First)])
	}
	return -1
}

// Exit returns the state of s at the end of its block.
func (x *States) Exit(s *Seg) int { return int(x.At[s.Node+int32(s.Last-s.First)]) }

// Pricer prices the parts of an assignment. Its prices are exactly what regalloc.Cost counts for the Result, except
// for prefixes of instructions and saved registers, which are counted by instruction and register.
type Pricer struct {
	M     *Model
	X     *States
	skip  int32 // an event that is not priced, plus one
	keep  bool  // collect moves
	moves []regalloc.Move
	slots []int32 // by States.Slot, when moves are collected
}

// Def returns the cost of the definition of s at its location.
func (p *Pricer) Def(s *Seg) Cost {
	m := p.M
	l := m.Layout(s)
	switch a := int(p.X.At[s.Node]); {
	case a < l.K:
		c := m.Costs[s.DefCosts+int32(a)]
		if s.Rates.Remat < Inf {
			c += s.Rates.Remat
		}
		return c
	case a == l.Mem():
		return s.DefMem
	case a == l.None() && s.Rates.Remat < Inf:
		return 0
	}
	return Inf
}

// Point prices segment k at instruction j, not its definition: the moves before j
// and its operands there. ev is its first event at or after j.
func (p *Pricer) Point(s *Seg, k int32, j regalloc.InstrID, ev int32) Cost {
	m, x := p.M, p.X
	l := m.Layout(s)
	a, b := x.Before(s, k, j), x.Through(s, j)
	if a == b && (ev >= s.Events[1] || m.Events[ev].Instr != j) {
		return 0
	}
	w := want{l: l, rates: &s.Rates, v: s.V, from: a, same: true}
	frozen := frozenRates()
	if j > m.P.Blocks[s.Block].LastSplit {
		w.rates = &frozen
	}
	if b >= 0 {
		w.store = l.InMemory(b)
		w.register(l.Register(b))
		if b == l.None() && s.Rates.Remat == Inf {
			return Inf
		}
	}
	c := Cost(0)
	for ; ev < s.Events[1] && m.Events[ev].Instr == j; ev++ {
		c += p.operand(s, &m.Events[ev], b, &w)
	}
	return min(Inf, c+p.bring(&w))
}

// Without returns the price of the same point without the interaction of event skip and its child.
func (p *Pricer) Without(s *Seg, k int32, skip int32) Cost {
	p.skip = skip + 1
	c := p.Point(s, k, p.M.Events[skip].Instr, p.firstEvent(s, skip))
	p.skip = 0
	return c
}

// firstEvent returns the first event of s at the instruction of event e.
func (p *Pricer) firstEvent(s *Seg, e int32) int32 {
	for e > s.Events[0] && p.M.Events[e-1].Instr == p.M.Events[e].Instr {
		e--
	}
	return e
}

// At prices the point of s at event e's instruction.
func (p *Pricer) At(s *Seg, k int32, e int32) Cost {
	return p.Point(s, k, p.M.Events[e].Instr, p.firstEvent(s, e))
}

// operand returns the cost of an operand and adds its requirements to w.
func (p *Pricer) operand(s *Seg, e *Event, b int, w *want) Cost {
	m, x := p.M, p.X
	c := Cost(0)
	skip := p.skip > 0 && e == &m.Events[p.skip-1]
	if skip && e.Kind == Tied {
		return 0
	}
	switch loc := int(x.Op[e.Op]); {
	case loc < w.l.K:
		c = m.Costs[e.Costs+int32(loc)]
		w.register(loc)
	case loc == InMemory && e.Kind == Tied:
		return p.tiedMemory(s, e, b, w)
	case loc == InMemory:
		c, w.store = e.Mem, true
	default:
		c = e.Const
	}
	if e.Child >= 0 && !skip {
		c += p.Joint(s, e, b)
	}
	return c
}

// tiedMemory returns the cost of an operand that is overwritten in memory.
func (p *Pricer) tiedMemory(s *Seg, e *Event, b int, w *want) Cost {
	m, x := p.M, p.X
	c := &m.Segs[e.Child]
	if int(x.At[c.Node]) != m.Layout(c).Mem() {
		return Inf
	}
	if x.Slot[c.V] == x.Slot[s.V] {
		w.store = true
		if b >= 0 && w.l.InMemory(b) {
			return Inf
		}
		return e.Mem
	}
	other := want{l: w.l, rates: w.rates, v: w.v, from: w.from, store: true, to: c.V}
	return e.Mem + p.bring(&other)
}

// Joint prices how well the definition that event e's value continues as fits the operand.
func (p *Pricer) Joint(s *Seg, e *Event, b int) Cost {
	m, x := p.M, p.X
	c := &m.Segs[e.Child]
	l, lc := m.Layout(s), m.Layout(c)
	loc, d := int(x.Op[e.Op]), int(x.At[c.Node])
	switch e.Kind {
	case Tied:
		if loc >= l.K || d >= lc.K || lc.Regs[d] != l.Regs[loc] || b >= 0 && l.Register(b) == loc || p.readTwice(s, e, loc) {
			return Inf
		}
		return 0
	case Low:
		return m.low(l, c, loc, d)
	}
	return p.copied(s, c, loc, d)
}

// readTwice reports whether the register loc of event e, which an early definition
// tied to it writes, is another operand's too.
func (p *Pricer) readTwice(s *Seg, e *Event, loc int) bool {
	m := p.M
	if m.P.Operands[m.Segs[e.Child].DefOp].Pos != regalloc.Early {
		return false
	}
	for i := s.Events[0]; i < s.Events[1]; i++ {
		if o := &m.Events[i]; o.Instr == e.Instr && o.Op != e.Op && int(p.X.Op[o.Op]) == loc {
			return true
		}
	}
	return false
}

// low returns the cost of taking the low part of the value in loc to state d of c.
func (m *Model) low(l *Layout, c *Seg, loc, d int) Cost {
	lc := m.Layout(c)
	switch {
	case loc == Constant || d >= lc.K && d != lc.Mem():
		return Inf
	case loc == InMemory || d == lc.Mem():
		return m.LowMemory(c)
	case m.P.Machine.Low(l.Regs[loc]) == lc.Regs[d]:
		return 0
	}
	return c.Rates.Move
}

// LowMemory returns the extra cost of copying the low part of a value if either is in memory.
func (m *Model) LowMemory(c *Seg) Cost {
	return m.Fixed(m.Metric.Byte * float64(m.P.Machine.Classes[m.P.VRegs[c.V].Class].Move))
}

// copied returns the cost of the copy itself.
func (p *Pricer) copied(s, c *Seg, loc, d int) Cost {
	m := p.M
	l, lc := m.Layout(s), m.Layout(c)
	r := CopyRates(s, c)
	same := p.X.Slot[s.V] == p.X.Slot[c.V]
	switch {
	case d >= lc.K && d != lc.Mem() || d == lc.Mem() && c.DefMem != 0:
		return Inf
	case loc < l.K:
		return CopyChange(lc, &r, l.Regs[loc], d)
	case loc != InMemory:
		return Change(lc, &r, lc.None(), d, true, same)
	case d == lc.Mem() && !same && m.P.Instrs[c.First].MemLimit < 2:
		return Inf
	}
	return Change(lc, &r, lc.Mem(), d, true, same)
}

// Link prices a link.
func (p *Pricer) Link(i int32) Cost {
	m, x := p.M, p.X
	k := &m.Links[i]
	a, y := int(x.At[k.Exit]), int(x.In[k.To])
	if a == y && k.Same {
		return 0
	}
	s, c := &m.Segs[k.From], &m.Segs[k.To]
	l, lc := m.Layout(s), m.Layout(c)
	w := want{l: l, rates: &k.Rates, v: s.V, from: a, to: c.V, same: x.Slot[s.V] == x.Slot[c.V], store: lc.InMemory(y)}
	if r := lc.Register(y); r >= 0 {
		q := l.Index[lc.Regs[r]]
		if q < 0 {
			return Inf
		}
		w.register(int(q))
	}
	if y == lc.None() && c.Rates.Remat == Inf {
		return Inf
	}
	return p.bring(&w)
}

// A want is the set of locations to which a value must be moved.
type want struct {
	l      *Layout
	rates  *Rates
	v      regalloc.VReg
	to     regalloc.VReg // whose slot to store to, unless same
	from   int           // state
	same   bool          // the current slot and the one to store to are the same
	store  bool
	silent bool // never collect moves
	n      int8
	regs   [8]int8
}

func (w *want) register(r int) {
	if r < 0 {
		return
	}
	for _, q := range w.regs[:w.n] {
		if int(q) == r {
			return
		}
	}
	if int(w.n) < len(w.regs) {
		w.regs[w.n] = int8(r)
		w.n++
	}
}

// bring returns the cost of the moves that satisfy w, each from its cheapest source.
func (p *Pricer) bring(w *want) Cost {
	l, t := w.l, w.rates
	from, mem := l.Register(w.from), l.InMemory(w.from)
	first, cost := -1, Cost(0)
	for _, d := range w.regs[:w.n] {
		if int(d) == from {
			continue
		}
		c, src, step := p.source(w, int(d), from, first, mem)
		if first < 0 && step == 0 {
			first = int(d)
		}
		cost += c
		if p.keep && !w.silent {
			p.move(w.v, step, regalloc.InRegister(l.Regs[d]), src)
		}
	}
	if w.store && !(mem && w.same) {
		cost += p.storing(w, t, from, first, mem)
	}
	return min(cost, Inf)
}

// source chooses the source for register d.
func (p *Pricer) source(w *want, d, from, first int, mem bool) (cost Cost, src regalloc.Loc, step int32) {
	l, t := w.l, w.rates
	pd := prefix(l, t, d)
	cost, src = t.Remat, regalloc.Recomputed
	if mem && t.Load+pd <= cost {
		cost, src = t.Load+pd, p.slot(w.v)
	}
	q := from
	if q < 0 {
		q = first
	}
	if q >= 0 {
		if c := t.Move + max(pd, prefix(l, t, q)); c <= cost {
			cost, src = c, regalloc.InRegister(l.Regs[q])
			if from < 0 {
				step = 1
			}
		}
	}
	return cost, src, step
}

// storing returns the cost of the store of w.
func (p *Pricer) storing(w *want, t *Rates, from, first int, mem bool) Cost {
	l := w.l
	c, src, step := t.Remat+t.Store, regalloc.Recomputed, int32(0)
	if mem && t.Load+t.Store < c {
		c, src = t.Load+t.Store, p.slot(w.v)
	}
	if first >= 0 && t.Store+prefix(l, t, first) <= c {
		c, src, step = t.Store+prefix(l, t, first), regalloc.InRegister(l.Regs[first]), 1
	}
	if from >= 0 && t.Store+prefix(l, t, from) <= c {
		c, src, step = t.Store+prefix(l, t, from), regalloc.InRegister(l.Regs[from]), 0
	}
	if p.keep && !w.silent {
		to := w.to
		if w.same {
			to = w.v
		}
		p.move(w.v, step, p.slot(to), src)
	}
	return c
}

func prefix(l *Layout, t *Rates, k int) Cost {
	if l.High(k) {
		return t.Prefix
	}
	return 0
}

func (p *Pricer) slot(v regalloc.VReg) regalloc.Loc {
	if !p.keep {
		return 0
	}
	return regalloc.InSlot(p.slots[p.X.Slot[v]])
}

func (p *Pricer) move(v regalloc.VReg, step int32, dst, src regalloc.Loc) {
	p.moves = append(p.moves, regalloc.Move{VReg: v, Step: step, Dst: dst, Src: src})
}

// Seg prices segment k: its definition, points and links out of it.
func (p *Pricer) Seg(k int32) Cost {
	m := p.M
	s := &m.Segs[k]
	c, j := Cost(0), s.First
	if s.Def {
		c = p.Def(s)
		j++
	}
	ev := s.Events[0]
	for a := p.X.Before(s, k, j); j <= s.Last; j++ {
		used := ev < s.Events[1] && m.Events[ev].Instr == j
		was := a
		if a = int(p.X.At[s.Node+int32(j-s.First)]); a == was && !used {
			continue
		}
		c = min(Inf, c+p.Point(s, k, j, ev)) // there are more points than infinities can be added up
		for ev < s.Events[1] && m.Events[ev].Instr == j {
			ev++
		}
	}
	for i := s.Links[0]; i < s.Links[1]; i++ {
		c = min(Inf, c+p.Link(i))
	}
	return c
}
