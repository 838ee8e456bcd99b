package route

import (
	"spillway/internal/scratch"
	"spillway/netflow/model"
	"spillway/regalloc"
)

// A function bounds from below what it costs to go on with a value in any set T of
// places: with the registers R of T, not in memory or in memory too,
//
//	cost(T) >= min over p in R of (h[p] - sum over r in R but p of e[r]) - (f if R has several)
//
// where h[p] is that of the state in register p, and cost(T) = h of memory only or
// nowhere if R is empty. So e and f say what further copies are worth at most.
type function struct {
	l    *model.Layout
	h    []cost
	e    []cost
	rest []cost // by register: what is left of its last price when e was taken off
	f    cost
	mem  *functions
}

// functions is memory for functions: those made between one flip and the next are
// there until the flip after.
type functions struct {
	half [2]functionHalf
	at   int // the half that new ones are in
}

type functionHalf struct {
	headers []function
	costs   []cost
}

// flip releases the functions that are older than the last flip.
func (t *functions) flip() {
	t.at ^= 1
	h := &t.half[t.at]
	h.headers, h.costs = h.headers[:0], h.costs[:0]
}

// zeroed returns n zero costs.
func (t *functions) zeroed(n int) []cost {
	h := &t.half[t.at]
	at := len(h.costs)
	if at+n > cap(h.costs) {
		h.costs, at = make([]cost, 0, 2*cap(h.costs)+4096+n), 0
	}
	h.costs = h.costs[:at+n]
	x := h.costs[at : at+n : at+n]
	clear(x)
	return x
}

// function returns one that is zero everywhere.
func (t *functions) function(l *model.Layout) *function {
	x := t.zeroed(l.S + 2*l.K)
	h := &t.half[t.at]
	if len(h.headers) == cap(h.headers) {
		h.headers = make([]function, 0, 2*cap(h.headers)+64)
	}
	h.headers = append(h.headers, function{l: l, h: x[:l.S], e: x[l.S : l.S+l.K], rest: x[l.S+l.K:], mem: t})
	return &h.headers[len(h.headers)-1]
}

func (x *function) copyOf() *function { return x.copyTo(x.mem) }

// copyTo returns a copy of x in mem.
func (x *function) copyTo(mem *functions) *function {
	y := mem.function(x.l)
	copy(y.h, x.h)
	copy(y.e, x.e)
	copy(y.rest, x.rest)
	y.f = x.f
	return y
}

// price adds prices p of registers: copies pay theirs.
func (x *function) price(p []cost) {
	K := x.l.K
	open := 0
	for k := range K {
		x.h[k], x.h[K+k] = min(inf, x.h[k]+p[k]), min(inf, x.h[K+k]+p[k])
		x.rest[k] = min(inf, max(0, p[k]-x.e[k]))
		x.e[k] = max(0, x.e[k]-p[k])
		if x.h[K+k] < inf || x.h[k] < inf {
			open++
		}
	}
	if open < 2 {
		x.f = 0
	}
}

// births returns what it costs at least to bring a value into register k if it is
// in some register, and if it is in memory only.
func births(l *model.Layout, c *model.Rates, k int) (fromReg, fromMem cost) {
	w := high(l, c, k)
	return min(c.Move+w, c.Load+w, c.Remat), min(c.Load+w, c.Remat)
}

// before returns the function before moves at rates c. A move's price is taken to
// depend on its destination alone.
func (x *function) before(c *model.Rates) *function {
	l := x.l
	K := l.K
	y := x.mem.function(l)
	spare, least := inf, inf // what the cheapest further copy costs more than it is worth by itself; to keep it
	excess := cost(0)
	for k := range K {
		m, _ := births(l, c, k)
		excess += max(0, x.e[k]-m)
		if x.h[k] < inf || x.h[K+k] < inf {
			spare, least = min(spare, max(0, m-x.e[k])+x.rest[k]), min(least, x.rest[k])
		}
		y.e[k] = min(x.e[k], m)
	}
	extra := max(0, x.f-spare)
	y.f = max(0, min(x.f-least, spare))
	regD, regC, memC, remD := inf, inf, inf, inf // to the best register: from a register, in memory then, from memory; rematerialised
	for k := range K {
		r, m := births(l, c, k)
		d, q := x.h[k], x.h[K+k]
		regD, regC, memC = min(regD, r+d), min(regC, r+q), min(memC, m+min(d, q))
		remD = min(remD, c.Remat+min(d, c.Store+q))
	}
	hM, hN := x.h[2*K], x.h[2*K+1]
	again := min(hN, remD-extra, c.Remat+c.Store+hM)
	for k := range K {
		keep := extra // or keep the value in k when it moves on
		if x.h[k] < inf || x.h[K+k] < inf {
			keep = max(extra, x.e[k]+max(0, x.f-x.rest[k]))
		}
		d, q := x.h[k]-extra, x.h[K+k]-extra
		clean := min(d, q, min(regD, regC)-keep, hM, again)
		y.h[K+k] = clean
		y.h[k] = min(d, regD-keep, c.Store+min(q, regC-keep, hM), again)
	}
	y.h[2*K], y.h[2*K+1] = min(hM, memC-extra, again), again
	for a := range y.h {
		y.h[a] = min(inf, max(y.h[a], -inf)-excess)
	}
	return y
}

// plus returns the function of doing both x and y, from the same set. Where x would
// rather be in one register and y in another, having both is worth something.
func (x *function) plus(y *function) *function {
	z := x.copyOf()
	K := x.l.K
	for a := range z.h {
		z.h[a] = min(inf, x.h[a]+y.h[a])
	}
	for k := range K {
		z.e[k] += y.e[k]
	}
	z.f += y.f + max(x.discord(y, 0), x.discord(y, K))
	return z
}

// discord returns the most that x gains in one register and y in another against
// both in either: states from on are compared.
func (x *function) discord(y *function, from int) (most cost) {
	for p := range x.l.K {
		if x.h[from+p] >= inf || y.h[from+p] >= inf {
			continue
		}
		for r := range x.l.K {
			if x.h[from+r] < inf && y.h[from+r] < inf {
				a := x.h[from+r] + x.e[r] - x.h[from+p] - x.e[p]
				b := y.h[from+p] + y.e[p] - y.h[from+r] - y.e[r]
				most = max(most, min(a, b))
			}
		}
	}
	return most
}

// least returns the lower of x and y everywhere.
func (x *function) least(y *function) *function {
	z := x.copyOf()
	for a := range z.h {
		z.h[a] = min(x.h[a], y.h[a])
	}
	for k := range z.e {
		z.e[k] = max(x.e[k], y.e[k])
	}
	z.f = max(x.f, y.f)
	return z
}

// any returns the least over all sets.
func (x *function) any() cost {
	c := x.h[least(x.h)]
	for k := range x.e {
		c -= x.e[k]
	}
	return c - x.f
}

// A relaxation evaluates the Dual's prices for a lower bound on every Result
// of the contract: values may be in any number of registers at once, values that may
// be equal may share registers and moves, and moves cost the least that they can.
type relaxation struct {
	d     *allPrices
	m     *model.Model
	free  []bool      // by segment: its value may share all with one that is priced
	start []*function // by segment
	price [64]cost
	kept  functions // of start: never flipped
	functions
}

var nothing model.Rates

// LowerBound returns a lower bound on the cost of every Result, under the present prices.
func (d *Dual) LowerBound() cost {
	w := &d.wide
	w.d, w.m, w.start = d.prices(), d.whole, scratch.Sized(w.start, len(d.m.Segs))
	w.kept.flip()
	w.kept.flip()
	if !d.equalled {
		w.free, d.equalled = equals(d.whole), true
	}
	sum := -w.d.room
	for k := len(d.m.Segs) - 1; k >= 0; k-- {
		w.flip()
		x := w.segment(int32(k)).copyTo(&w.kept)
		x.mem = &w.functions
		w.start[k] = x
		switch s := &d.whole.Segs[k]; {
		case s.Parent >= 0:
		case s.Def:
			sum += x.h[least(x.h)]
		default:
			sum += x.any()
		}
	}
	return sum
}

// rates returns what moves of s cost at least before instruction j.
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
	return w.m.Cheapest(s.V, &s.Rates, w.m.Freq(s.Block))
}

// at returns prices of the registers of l in rows; none of a free segment.
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
		w.flip()
		if cur != nil {
			w.through(cur, k, j)
		}
		c := w.rates(s, k, j)
		if !here {
			cur = cur.before(&c)
			continue
		}
		for ; ev >= s.Events[0] && m.Events[ev].Instr == j; ev-- {
			cur = w.use(s, k, l, &c, &m.Events[ev], cur)
		}
	}
	if s.Def {
		return w.definition(s, k, l, cur)
	}
	cur.price(w.at(l, k, m.EntryRow(s.Block)))
	for _, i := range m.Ins[s.Ins[0]:s.Ins[1]] {
		if at := w.d.muAt[i]; at >= 0 {
			for a := range cur.h {
				cur.h[a] -= w.d.mu[at+int32(a)]
			}
		}
	}
	if s.Rates.Remat == inf {
		cur.h[l.None()] = inf
	}
	return cur
}

// exit adds up the links out of s.
func (w *relaxation) exit(s *model.Seg, k int32, l *model.Layout) *function {
	m := w.m
	var sum *function
	for i := s.Links[0]; i < s.Links[1]; i++ {
		link := &m.Links[i]
		x := w.function(l)
		if link.Tree {
			x = w.start[link.To]
		} else {
			copy(x.h, w.d.mu[w.d.muAt[i]:])
		}
		c := model.Frozen
		switch {
		case link.Frozen:
		case link.Extra || w.free[k]:
			if c = nothing; s.Rates.Remat == inf {
				c.Remat = inf
			}
		default:
			c = m.Cheapest(s.V, &link.Rates, m.P.Edges[link.Edge].Freq)
		}
		x = x.before(&c)
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

// definition returns the function of where the definition of s puts it: one location.
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

// use returns the function before an operand; cur, which says what going on costs,
// is nil if the value ends.
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

// copied is use for a copy: whatever holds the source holds the copy too. What the
// operands demand is not counted, nor moves for one of the two if both go on.
func (w *relaxation) copied(s *model.Seg, l *model.Layout, c *model.Rates, e *model.Event, cur *function) *function {
	x := w.start[e.Child].translate(l)
	if !s.Alive(e.Instr) && cur == nil {
		return x.before(c)
	}
	r := model.Rates{Remat: c.Remat}
	if r.Remat < inf {
		r.Remat = 0
	}
	return cur.plus(x.before(&r)).before(c)
}

// translate returns x for a value in the locations of l.
func (x *function) translate(l *model.Layout) *function {
	if l == x.l {
		return x
	}
	y := x.mem.function(l)
	translate(l, x.l, x.h, y.h)
	for k, reg := range l.Regs {
		if i := x.l.Index[reg]; i >= 0 {
			y.e[k] = x.e[i]
		}
	}
	y.f = x.f
	return y
}

// served is what an operand costs by location.
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

// child sets x[k] to what the value's going on in e's child costs from register k,
// x[K] from memory, x[K+1] rematerialised.
func (w *relaxation) child(s *model.Seg, e *model.Event, l *model.Layout, x []cost) {
	m := w.m
	c := &m.Segs[e.Child]
	lc := m.Layout(c)
	h := w.start[e.Child].h
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
		r, m := births(l, c, q)
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
}

// tied is use where the value goes on and a definition takes the operand's location.
func (w *relaxation) tied(l *model.Layout, c *model.Rates, v *served, cur, from *function) *function {
	K := l.K
	copied, stored := w.function(l), w.function(l)
	for a := range l.S {
		copied.h[a], stored.h[a] = w.but(l, c, v, a), inf
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
	out := cur.plus(copied).before(c)
	out = out.least(cur.before(c).plus(stored))
	out = out.least(w.consumed(l, c, v, cur))
	for a := range l.S { // the value stays in memory or nowhere
		store := c.Store // from where it is, or from the copy
		if l.InMemory(a) {
			store = 0
		}
		fetch := inf
		for q := range K {
			r, m := births(l, c, q)
			switch {
			case l.Register(a) == q:
				fetch = min(fetch, v.reg[q])
			case l.Register(a) >= 0:
				fetch = min(fetch, r+v.reg[q])
			case a == l.Mem():
				fetch = min(fetch, m+v.reg[q])
			default:
				fetch = min(fetch, c.Remat+v.reg[q])
			}
		}
		out.h[a] = min(inf, out.h[a], fetch+min(store+cur.h[l.Mem()], cur.h[l.None()]))
	}
	return out
}

// but returns the least cost of a copy in another register than that of state b.
func (w *relaxation) but(l *model.Layout, c *model.Rates, v *served, b int) cost {
	x := inf
	for q := range l.K {
		r, m := births(l, c, q)
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

// consumed serves the tied operand in a register that held the value, which goes on
// in others: a further copy is worth what bringing it there costs.
func (w *relaxation) consumed(l *model.Layout, c *model.Rates, v *served, cur *function) *function {
	K := l.K
	out := w.function(l)
	excess, spare := cost(0), inf
	for k := range K {
		m, _ := births(l, c, k)
		excess += max(0, cur.e[k]-m)
		spare = min(spare, max(0, m-cur.e[k])+cur.rest[k])
		out.e[k] = max(m, cur.e[k])
	}
	out.f = cur.f
	excess += max(0, cur.f-spare)
	for k := range K {
		d, q := cur.h[l.None()], cur.h[l.None()]
		d, q = min(d, c.Store+cur.h[l.Mem()]), min(q, cur.h[l.Mem()])
		for j := range K {
			if j == k {
				continue
			}
			r, _ := births(l, c, j)
			x, y := cur.h[j], cur.h[K+j]
			d, q = min(d, r+min(x, c.Store+y)), min(q, r+min(x, y))
		}
		out.h[k] = min(inf, v.reg[k]+d-excess)
		out.h[K+k] = min(inf, v.reg[k]+q-excess)
	}
	out.h[l.Mem()], out.h[l.None()] = inf, inf
	return out
}
