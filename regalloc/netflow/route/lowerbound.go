package route

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// A relaxation evaluates the Dual's prices for a lower bound on every Result of the contract: values may be in any
// number of registers at once, values that may be equal may share registers and moves, and moves cost their minimum.
type relaxation struct {
	d     *allPrices
	m     *model.Model
	free  []bool      // by segment: its value may share all with one that is priced
	start []*function // by segment
	price [64]cost
	functions
	lower   [][]cost // by relaxed link: decrease of its two-register multipliers, if any
	lowered bool     // in this evaluation, for the next one
	fills   fills
	ties    rotations // ways around loops that follow ties

	followed bool // the last bound is higher for them
	steps    int  // points at which functions were computed
}

var nothing model.Rates

// relaxed is the number of evaluations of LowerBound without ways that follow ties, and with them: each decreases the
// two-register multipliers of links where that helps.
const relaxed = 3

// LowerBound returns a lower bound on the cost of every Result, under the present prices. Unless thorough, it evaluates
// them once.
func (d *Dual) LowerBound(thorough bool) cost {
	w := &d.wide
	w.d, w.m, w.start = d.prices(), d.whole, scratch.Sized(w.start, len(d.m.Segs))
	if !d.equalled {
		w.free, d.equalled = equals(d.whole), true
		w.ties.ties = true
		w.ties.find(d.whole)
	}
	w.followed = false
	w.fills.unpaid(w.m)
	w.pay(&d.turns)
	left := 1
	if thorough {
		left = evaluations(w.m)
	}
	best := w.evaluate(min(relaxed, left))
	if left -= relaxed; left > 0 && len(w.ties.ways) > 0 {
		gain := w.fills.gain
		if w.pay(&w.ties); w.fills.gain > gain {
			more := w.evaluate(min(relaxed, left))
			w.followed = more > best
			best = max(best, more)
		}
	}
	return best
}

// evaluations returns how often LowerBound may evaluate m, so that its work is linear in the function: where many values
// live through many blocks, m has tens of segments for each instruction.
func evaluations(m *model.Model) int { return max(1, 64*len(m.P.Instrs)/max(1, len(m.Segs))) }

// evaluate returns the best bound of at most n evaluations.
func (w *relaxation) evaluate(n int) cost {
	w.lower = scratch.Zeroed(w.lower, len(w.m.Links))
	best := -inf
	for range n {
		w.lowered = false
		best = max(best, w.bound())
		if !w.lowered {
			break
		}
	}
	return best
}

// bound adds up the trees.
func (w *relaxation) bound() cost {
	sum := w.fills.gain - w.d.room
	for k := len(w.m.Segs) - 1; k >= 0; k-- {
		w.flip()
		x := w.segment(int32(k))
		switch s := &w.m.Segs[k]; {
		case s.Parent >= 0:
			w.start[k] = w.keep(x)
		case s.Def:
			sum += x.h[least(x.h)]
		default:
			sum += x.any()
		}
	}
	return sum
}

// rates returns lower bounds on the cost of moves of s before instruction j.
func (w *relaxation) rates(s *model.Seg, k int32, j regalloc.InstrID) model.Rates {
	if j > w.m.P.Blocks[s.Block].LastSplit {
		return model.Frozen
	}
	if w.free[k] {
		r := nothing
		r.Remat = min(s.Rates.Remat, inf)
		if r.Remat < inf {
			r.Remat = 0
		}
		return r
	}
	return w.fills.within(w.m.Cheapest(s.V, &s.Rates, w.m.Freq(s.Block)), k, j)
}

// at returns the prices of the registers of l in rows, or zeros for a free segment.
func (w *relaxation) at(l *model.Layout, k int32, rows ...int32) []cost {
	p := w.price[:l.K]
	clear(p)
	if !w.free[k] {
		for _, row := range rows {
			w.d.price.add(l, row, p, false)
		}
	}
	return p
}

// through prices passing instruction j.
func (w *relaxation) through(x *function, k int32, j regalloc.InstrID) {
	p := w.at(x.l, k, model.Read(j), model.Write(j))
	for b := x.l.Blocked(w.m.Clobber[j]); b != 0; b &= b - 1 {
		p[trailing(b)] = inf
	}
	x.price(p)
}

// segment returns the function at the start of segment k.
func (w *relaxation) segment(k int32) *function {
	m := w.m
	s := &m.Segs[k]
	l := m.Layout(s)
	var cur *function
	if s.Out {
		cur = w.exit(s, k, l)
	}
	begin := s.First
	if s.Def {
		begin++
	}
	ev := s.Events[1] - 1
	for j := s.Last; j >= begin; j-- {
		here := ev >= s.Events[0] && m.Events[ev].Instr == j
		if !here && !(j == s.Last && forks(m, s)) && w.d.price.plain(l, j, false, false) {
			continue
		}
		w.steps++
		w.flip()
		if cur != nil {
			w.through(cur, k, j)
		}
		c := w.rates(s, k, j)
		if !here {
			cur = cur.before(&c)
			continue
		}
		named := w.named(s, l, ev, cur == nil)
		if named != 0 {
			cur = w.separateCopies(s, k, l, &c, ev, named, cur)
		}
		for n := 0; ev >= s.Events[0] && m.Events[ev].Instr == j; ev, n = ev-1, n+1 {
			if named>>n&1 == 0 {
				cur = w.use(s, k, l, &c, &m.Events[ev], cur)
			}
		}
	}
	if s.Def {
		return w.definition(s, k, l, cur)
	}
	cur.price(w.at(l, k, m.EntryRow(s.Block)))
	ins := m.Ins[s.Ins[0]:s.Ins[1]]
	for _, i := range ins {
		if w.d.muAt[i] >= 0 {
			cur.take(w.multipliers(i))
		}
	}
	w.balance(s, ins, cur)
	if s.Rates.Remat == inf {
		cur.h[l.None()] = inf
	}
	return cur
}

// over returns lower bounds on the cost of moves on link i, which leads out of s, segment k.
func (w *relaxation) over(s *model.Seg, k, i int32) model.Rates {
	link := &w.m.Links[i]
	switch {
	case link.Frozen:
		return model.Frozen
	case link.Extra || w.free[k]:
		c := nothing
		if s.Rates.Remat == inf {
			c.Remat = inf
		}
		return c
	}
	c := w.m.Cheapest(s.V, &link.Rates, w.m.P.Edges[link.Edge].Freq)
	return less(&c, w.fills.links[i])
}

// multipliers returns those of a relaxed link for all sets.
func (w *relaxation) multipliers(i int32) *function {
	x := w.function(w.m.Layout(&w.m.Segs[w.m.Links[i].From]))
	copy(x.h, w.d.mu[w.d.muAt[i]:])
	if w.m.Segs[w.m.Links[i].To].Rates.Remat == inf { // without rematerialization, no value starts in no location
		x.h[x.l.None()] = inf
	}
	x.spread()
	for k, c := range w.lower[i] {
		x.g[k] -= c
	}
	return x
}

// balance lowers the two-register multipliers of links for the next evaluation if segment s, which they lead to,
// would rather begin in both, which now costs cur: as far as s gains by it, and as reaching both registers from
// elsewhere does not become cheaper than reaching one at the link's source.
func (w *relaxation) balance(s *model.Seg, ins []int32, cur *function) {
	K, n := cur.l.K, pairs(cur.l.K)
	want := w.zeroed(2 * n) // what is gained
	all := cur.h[least(cur.h)]
	some, j := false, 0
	for at := range 2 {
		h := cur.h[at*K : at*K+K]
		for p, c := range h {
			for _, d := range h[p+1:] {
				x := all
				if s.Parent >= 0 {
					x = min(c, d)
				}
				if x < inf/2 && x > cur.g[j] {
					want[j], some = x-cur.g[j], true
				}
				j++
			}
		}
	}
	for _, i := range ins {
		if some && w.d.muAt[i] >= 0 && !w.m.Links[i].Frozen {
			w.lowerBy(i, want)
		}
	}
}

// lowerBy decreases the multipliers of link i by as much of want as possible, and subtracts that from want.
func (w *relaxation) lowerBy(i int32, want []cost) {
	link := &w.m.Links[i]
	from := &w.m.Segs[link.From]
	c := w.over(from, link.From, i)
	now := w.multipliers(i)
	h := now.before(&c).h
	K := now.l.K
	var m [64]cost
	for k := range K {
		m[k], _ = fillBounds(now.l, &c, k)
	}
	j := 0
	for at := range 2 {
		h := h[at*K : at*K+K]
		for p := range h {
			for r := p + 1; r < K; r++ {
				if x := min(want[j], now.g[j]-max(h[p]-m[r], h[r]-m[p])); x > 0 {
					if w.lower[i] == nil {
						w.lower[i] = make([]cost, len(want))
					}
					w.lower[i][j] += x
					want[j] -= x
					w.lowered = true
				}
				j++
			}
		}
	}
}

// exit adds up the links out of s.
func (w *relaxation) exit(s *model.Seg, k int32, l *model.Layout) *function {
	var sum *function
	for i := s.Links[0]; i < s.Links[1]; i++ {
		link := &w.m.Links[i]
		c := w.over(s, k, i)
		var x *function
		if link.Tree {
			x = w.start[link.To].before(&c)
			w.release(w.start[link.To])
		} else {
			x = w.multipliers(i).before(&c)
		}
		if sum == nil {
			sum = x
		} else {
			sum = sum.plus(x)
		}
	}
	if sum == nil {
		sum = w.function(l)
	}
	return sum
}

// definition returns the function for the location of the definition of s.
func (w *relaxation) definition(s *model.Seg, k int32, l *model.Layout, cur *function) *function {
	m := w.m
	if s.ByOperand && m.Events[s.Source].Kind == model.Copied {
		if cur == nil {
			cur = w.function(l)
		}
		x := cur.copyOf()
		x.price(w.at(l, k, model.Write(s.First)))
		if s.Rates.Remat == inf {
			x.h[l.None()] = inf
		}
		return x
	}
	x := w.function(l)
	p := w.at(l, k, model.Write(s.First))
	if s.DefEarly {
		p = w.at(l, k, model.Write(s.First), model.Read(s.First))
	}
	pf := w.d.price.prefix(s.First, s.DefOp)
	for q := range l.K {
		x.h[q] = m.Costs[s.DefCosts+int32(q)] + p[q] + pf*cost(s.DefPrefix>>q&1)
		if s.Rates.Remat < inf {
			x.h[q] += s.Rates.Remat
		}
		x.h[l.K+q] = inf
	}
	x.h[l.Mem()], x.h[l.None()] = s.DefMem, inf
	if s.Limited && s.DefMem < inf {
		x.h[l.Mem()] += w.d.price.limit[s.First]
	}
	if s.Rates.Remat < inf {
		x.h[l.None()] = 0
	}
	for a := range x.h {
		if cur != nil {
			x.h[a] += cur.h[a]
		}
		x.h[a] = min(inf, x.h[a])
	}
	return x
}

// use returns the function before an operand; cur, the cost of continuing, is nil if the value ends.
func (w *relaxation) use(s *model.Seg, k int32, l *model.Layout, c *model.Rates, e *model.Event, cur *function) *function {
	if e.Kind == model.Copied {
		return w.copied(s, l, c, e, cur)
	}
	v := w.serve(s, k, l, e)
	from, here := w.function(l), w.function(l) // served from the state before; from the one that it stays in
	w.servings(l, c, e, v, from, here)
	if cur == nil {
		return from
	}
	if e.Kind == model.Tied && s.Alive(e.Instr) {
		return w.tied(l, c, v, cur, from)
	}
	z := cur.plus(here).before(c).least(cur.before(c).plus(from))
	for q := range l.K { // made again for the operand and stored from there
		z.h[l.None()] = min(z.h[l.None()], c.Remat+v.reg[q]+c.Store+cur.h[l.Mem()])
	}
	return z
}

// copied is use for a copy: every location of the source holds the copy too. The operands' constraints are not
// counted, nor moves for one of the two if both continue.
func (w *relaxation) copied(s *model.Seg, l *model.Layout, c *model.Rates, e *model.Event, cur *function) *function {
	start := w.start[e.Child]
	defer w.release(start)
	x := start.translate(l)
	by := w.copying(e, c)
	if !s.Alive(e.Instr) && cur == nil {
		return x.before(&by)
	}
	r := model.Rates{Remat: c.Remat}
	if r.Remat < inf {
		r.Remat = 0
	}
	return cur.plus(x.before(&r)).before(&by)
}

// copying returns the rates c of a segment where e copies it: the copy's moves go by its own class, which may be
// cheaper.
func (w *relaxation) copying(e *model.Event, c *model.Rates) model.Rates {
	by, s := *c, &w.m.Segs[e.Child]
	if last := w.m.P.Blocks[s.Block].LastSplit; e.Instr > last { // where no moves can be placed copies can
		by = w.rates(&w.m.Segs[e.Seg], e.Seg, last)
	}
	if w.free[e.Seg] {
		return by
	}
	x := w.fills.within(w.m.Cheapest(s.V, &s.Rates, w.m.Freq(s.Block)), e.Seg, e.Instr)
	by.Move, by.Load, by.Store = min(by.Move, x.Move), min(by.Load, x.Load), min(by.Store, x.Store)
	if by.Prefix = min(by.Prefix, x.Prefix); s.Class != w.m.Segs[e.Seg].Class {
		by.Prefix = 0
	}
	return by
}

// served is the cost of an operand by location.
type served struct {
	reg      []cost // with the price of the register
	own      []cost // without
	mem, con cost
}

func (w *relaxation) serve(s *model.Seg, k int32, l *model.Layout, e *model.Event) *served {
	m := w.m
	K := l.K
	v := &served{reg: w.zeroed(K), own: w.zeroed(K), mem: e.Mem, con: e.Const}
	if e.Limited && v.mem < inf {
		v.mem += w.d.price.limit[e.Instr]
	}
	x := w.zeroed(l.S)
	if e.Child >= 0 {
		w.child(s, e, l, x)
	}
	var p []cost
	if e.Late {
		p = w.at(l, k, model.Read(e.Instr), model.Write(e.Instr))
	} else {
		p = w.at(l, k, model.Read(e.Instr))
	}
	pf := w.d.price.prefix(e.Instr, e.Op)
	for q := range K {
		v.own[q] = min(inf, m.Costs[e.Costs+int32(q)]+pf*cost(e.Prefix>>q&1)+x[q])
		v.reg[q] = min(inf, v.own[q]+p[q])
	}
	if e.Child >= 0 {
		v.mem, v.con = min(inf, v.mem+x[K]), min(inf, v.con+x[K+1])
	}
	return v
}

// child sets x[k] to the cost of continuing in e's child from register k, x[K] from memory, x[K+1] rematerialized.
func (w *relaxation) child(s *model.Seg, e *model.Event, l *model.Layout, x []cost) {
	m := w.m
	c := &m.Segs[e.Child]
	lc := m.Layout(c)
	h := w.start[e.Child].h
	defer w.release(w.start[e.Child])
	K := l.K
	best := inf
	for i := range lc.K {
		best = min(best, h[i])
	}
	switch e.Kind {
	case model.Tied:
		for q, reg := range l.Regs {
			if x[q] = inf; lc.Index[reg] >= 0 {
				x[q] = h[lc.Index[reg]]
			}
		}
		x[K], x[K+1] = h[lc.Mem()], inf
	case model.Low:
		move := m.Cheapest(c.V, &c.Rates, m.Freq(c.Block)).Move
		for q, reg := range l.Regs {
			x[q] = min(inf, move+best)
			if low := m.P.Machine.Low(reg); low != regalloc.NoReg && lc.Index[low] >= 0 {
				x[q] = min(x[q], h[lc.Index[low]])
			}
			x[q] = min(x[q], m.LowMemory(c)+h[lc.Mem()])
		}
		x[K], x[K+1] = min(inf, m.LowMemory(c)+min(best, h[lc.Mem()])), inf
	}
}

// servings fills the functions of an operand: from the state before the
// instruction, and from the one in which the value passes it.
func (w *relaxation) servings(l *model.Layout, c *model.Rates, e *model.Event, v *served, from, here *function) {
	K := l.K
	reg, mem, rem := inf, inf, inf // copies for the operand alone
	for q := range K {
		r, m := fillBounds(l, c, q)
		reg, mem, rem = min(reg, r+v.reg[q]), min(mem, m+v.reg[q]), min(rem, c.Remat+v.reg[q])
	}
	for a := range l.S {
		fetch, store := rem, c.Remat+c.Store
		own, priced := inf, inf
		switch q := l.Register(a); {
		case q >= 0:
			fetch, own, priced = min(reg, rem), v.own[q], v.reg[q]
			if store = min(c.Store, store); a >= K {
				store = 0
			}
		case a == l.Mem():
			fetch, store = min(mem, rem), 0
		}
		from.h[a] = min(inf, fetch, priced, v.con, v.mem+store)
		here.h[a] = min(inf, fetch, own, v.con)
		if l.InMemory(a) {
			here.h[a] = min(here.h[a], v.mem)
		}
	}
	from.spread()
	here.spread()
}

// tied is use where the value continues and a definition takes the operand's location.
func (w *relaxation) tied(l *model.Layout, c *model.Rates, v *served, cur, from *function) *function {
	copied, stored := w.function(l), w.function(l)
	for a := range l.S {
		copied.h[a], stored.h[a] = w.copyCostExcept(l, c, v, a), inf
		if v.mem < inf {
			stored.h[a] = v.mem
			if !l.InMemory(a) {
				stored.h[a] += min(c.Store, c.Remat+c.Store)
				if a == l.None() {
					stored.h[a] = min(inf, v.mem+c.Remat+c.Store)
				}
			}
		}
	}
	copied.spread()
	stored.spread()
	out := cur.plus(copied).before(c)
	out = out.least(cur.before(c).plus(stored))
	return out.least(w.consumed(l, v, cur).before(c))
}

// copyCostExcept returns the minimum cost of a copy in a register other than that of state b.
func (w *relaxation) copyCostExcept(l *model.Layout, c *model.Rates, v *served, b int) cost {
	x := inf
	for q := range l.K {
		r, m := fillBounds(l, c, q)
		switch {
		case q == l.Register(b):
			continue
		case l.Register(b) < 0 && b == l.Mem():
			r = m
		case l.Register(b) < 0:
			r = c.Remat
		}
		x = min(x, r+v.reg[q])
	}
	return min(inf, x)
}

// consumed serves the tied operand in a register that held the value, which continues in the other registers, if any.
func (w *relaxation) consumed(l *model.Layout, v *served, cur *function) *function {
	K := l.K
	n := pairs(K)
	out := w.function(l)
	mem, none := cur.h[l.Mem()], cur.h[l.None()]
	for k, paid := range cur.k {
		if out.k[k] = paid; paid >= inf { // a clobbered register can be consumed
			out.k[k] = v.reg[k]
		}
	}
	several := cost(0) // the value of two remaining registers over one
	i := 0
	for p := range K {
		out.h[p], out.h[K+p] = min(inf, v.reg[p]+none), min(inf, v.reg[p]+min(mem, none))
		for r := p + 1; r < K; r++ {
			for s := range 2 {
				x, y := cur.h[s*K+p], cur.h[s*K+r]
				out.g[s*n+i] = min(inf, v.reg[p]+y, v.reg[r]+x)
				if two := cur.g[s*n+i]; two < inf {
					several = max(several, min(x+cur.k[r], y+cur.k[p])-two)
				}
			}
			i++
		}
	}
	out.f = min(inf, cur.f+several)
	out.h[l.Mem()], out.h[l.None()] = inf, inf
	return out
}
