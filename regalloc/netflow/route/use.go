package route

import "spillway/regalloc/netflow/model"

// A serving is the cost of serving an operand, by location. Copies are registers to which the value is brought for
// the operand alone.
type serving struct {
	own      [64]cost // in the register where the value stays
	copy     [64]cost // in a copy, without what the copy costs
	mem, con cost
	low      cost // the least of copies without a prefix
	high     cost // and of those with one
	atLow    int  // their registers
	atHigh   int
	apart    bool // a definition tied to it has another slot
}

// serve computes the servings of event e.
func (r *router) serve(s *model.Seg, e *model.Event, v *serving) {
	m := r.m
	l := m.Layout(s)
	K := l.K
	v.mem, v.con, v.apart = e.Mem, e.Const, false
	if e.Limited && v.mem < inf {
		v.mem += r.memory(e.Instr)
	}
	x := r.tmp[0][:l.S]
	child := e.Child >= 0
	if child {
		r.childCosts(s, e, x, v)
		v.mem = min(inf, v.mem+x[K])
		v.con = min(inf, v.con+x[K+1])
	}
	own, copies := v.own[:K], v.copy[:K]
	copy(copies, m.Costs[e.Costs:e.Costs+int32(K)])
	if e.Prefix != 0 {
		pf := r.prefix(e.Instr, e.Op)
		for b := e.Prefix & (1<<K - 1); b != 0; b &= b - 1 {
			copies[trailing(b)] += pf
		}
	}
	if child {
		for k, y := range x[:K] {
			copies[k] += y
		}
	}
	if e.Kind != model.Tied {
		copy(own, copies)
	} else {
		for k := range own {
			own[k] = inf
		}
	}
	r.copies(l, e, v)
	v.summarize(l)
}

// summarize finds the least copies.
func (v *serving) summarize(l *model.Layout) {
	v.low, v.atLow = cheapestCopy(v.copy[:l.Low])
	if v.high, v.atHigh = cheapestCopy(v.copy[l.Low:l.K]); v.atHigh >= 0 {
		v.atHigh += l.Low
	}
}

// cheapestCopy limits copies to inf and returns the least, the first one, and where it is, or -1.
func cheapestCopy(copies []cost) (least cost, at int) {
	least, at = 4*inf, -1
	for k, q := range copies {
		if q > inf {
			q = inf
			copies[k] = q
		}
		if q < least {
			least, at = q, k
		}
	}
	return least, at
}

// copyCost returns the least cost of a copy made from state b, and its register.
func (v *serving) copyCost(l *model.Layout, c *model.Rates, b int) (x cost, k int) {
	pf := c.Prefix
	switch q := l.Register(b); {
	case b == l.None():
		return v.again(c)
	case b == l.Mem():
		x = c.Load
	case q >= l.Low:
		x, pf = c.Move+pf, 0
	default:
		x = c.Move
	}
	if v.low <= v.high+pf {
		x, k = x+v.low, v.atLow
	} else {
		x, k = x+v.high+pf, v.atHigh
	}
	if y, q := v.again(c); y < x {
		return y, q
	}
	return x, k
}

// again is copyCost by rematerialization.
func (v *serving) again(c *model.Rates) (cost, int) {
	if v.low <= v.high {
		return c.Remat + v.low, v.atLow
	}
	return c.Remat + v.high, v.atHigh
}

// stored returns the cost of rematerializing the value for the operand and storing it from there.
func (v *serving) stored(c *model.Rates) cost {
	return c.Remat + c.Store + min(v.low, v.high+c.Prefix)
}

// storedFrom returns the operand's register in that case.
func (v *serving) storedFrom(c *model.Rates) int {
	if v.low <= v.high+c.Prefix {
		return v.atLow
	}
	return v.atHigh
}

// copyCostExcept is copyCost into any register but x; if x has room for several values, another one of these is
// possible.
func (v *serving) copyCostExcept(l *model.Layout, c *model.Rates, b, x int) (least cost, at int) {
	if x != v.atLow && x != v.atHigh || x >= 0 && l.Room(x) > 1 {
		return v.copyCost(l, c, b)
	}
	least, at = inf, -1
	for k := range l.K {
		if k != x && v.copy[k] < inf && k != l.Register(b) {
			if y := v.copy[k] + change(l, c, b, k); y < least {
				least, at = y, k
			}
		}
	}
	return least, at
}

// storing returns the cost of having the value in its slot in state a.
func storing(l *model.Layout, c *model.Rates, a int) cost {
	switch {
	case a == l.None():
		return c.Remat + c.Store
	case a >= l.K:
		return 0
	}
	return c.Store + high(l, c, a)
}

// storingApart is storing to another slot.
func storingApart(l *model.Layout, c *model.Rates, a int) cost {
	switch q := l.Register(a); {
	case q >= 0:
		return c.Store + high(l, c, q)
	case a == l.Mem():
		return min(c.Load+c.Store, c.Remat+c.Store)
	}
	return c.Remat + c.Store
}

func (v *serving) storing(l *model.Layout, c *model.Rates, a int) cost {
	if v.apart {
		return storingApart(l, c, a)
	}
	return storing(l, c, a)
}

// copyCosts returns the results of copyCost for registers without a prefix, registers with one, memory and nowhere.
func (v *serving) copyCosts(l *model.Layout, c *model.Rates) (low, high, mem, none cost) {
	pf := c.Prefix
	none = c.Remat + min(v.low, v.high)
	any := min(v.low, v.high+pf)
	return min(c.Move+any, none), min(c.Move+pf+min(v.low, v.high), none), min(c.Load+any, none), none
}

// last sets out[a] to the cost of an operand that ends the value in state a.
func (v *serving) last(l *model.Layout, c *model.Rates, out []cost) {
	K := l.K
	con := min(v.con, inf)
	low, high, mem, none := v.copyCosts(l, c)
	if v.mem < inf {
		low, high = min(low, v.mem+v.storing(l, c, 0)), min(high, v.mem+v.storing(l, c, K-1))
		mem, none = min(mem, v.mem+v.storing(l, c, 2*K)), min(none, v.mem+v.storing(l, c, 2*K+1))
	}
	for k := range K {
		f := low
		if k >= l.Low {
			f = high
		}
		x := min(f, v.copy[k], con)
		out[k] = x
		if !v.apart {
			x = min(x, v.mem)
		}
		out[K+k] = x
	}
	out[2*K], out[2*K+1] = min(mem, con), min(none, con)
}

// use sets out[a] to the cost of the operand, and of continuing at the costs h, from state a before the instruction;
// changes of location have the rates c, copies for the operand alone have own.
func (r *router) use(l *model.Layout, c, own *model.Rates, v *serving, tied bool, h, out []cost) {
	if tied {
		r.useTied(l, c, own, v, h, out)
		return
	}
	w, t := r.tmp[1][:l.S], r.tmp[2][:l.S]
	K := l.K
	low, high, mem, none := v.copyCosts(l, own)
	con := v.con
	// served where it stays, or from there
	servedThere(min(low, con), v.mem, v.own[:l.Low], h, h[K:], w, w[K:])
	servedThere(min(high, con), v.mem, v.own[l.Low:K], h[l.Low:], h[K+l.Low:], w[l.Low:], w[K+l.Low:])
	w[2*K], w[2*K+1] = min(inf, h[2*K]+min(mem, v.mem, con)), min(inf, h[2*K+1]+min(none, con))
	step(l, c, w, out)
	step(l, c, h, t)
	storeLow, storeHigh := inf, inf
	if v.mem < inf {
		storeLow, storeHigh = v.mem+own.Store, v.mem+own.Store+own.Prefix
	}
	low, high = min(low, storeLow), min(high, storeHigh)
	// served where it was, or from there
	servedBefore(low, v.mem, v.copy[:l.Low], t, t[K:], out, out[K:])
	servedBefore(high, v.mem, v.copy[l.Low:K], t[l.Low:], t[K+l.Low:], out[l.Low:], out[K+l.Low:])
	out[2*K] = min(out[2*K], t[2*K]+min(mem, v.mem), inf)
	if v.mem < inf {
		none = min(none, v.mem+own.Remat+own.Store)
	}
	out[2*K+1] = min(out[2*K+1], t[2*K+1]+none, v.stored(own)+h[2*K], inf)
}

// servedThere sets w, the costs of passing an instruction in some registers, not in memory and in memory too, from d
// and q, those of continuing, where the operand costs at most f, and own in the register itself.
func servedThere(f, mem cost, own, d, q, w, wq []cost) {
	d, q, w, wq = d[:len(own)], q[:len(own)], w[:len(own)], wq[:len(own)]
	for k, x := range own {
		x = min(x, f)
		w[k], wq[k] = min(inf, d[k]+x), min(inf, q[k]+min(x, mem))
	}
}

// servedBefore is the same for the state before the instruction, with the costs d and q without the operand; it
// lowers out.
func servedBefore(f, mem cost, copies, d, q, out, outQ []cost) {
	d, q, out, outQ = d[:len(copies)], q[:len(copies)], out[:len(copies)], outQ[:len(copies)]
	for k, x := range copies {
		x = min(x, f)
		out[k], outQ[k] = min(out[k], d[k]+x, inf), min(outQ[k], q[k]+min(x, mem), inf)
	}
}

// useTied is use where the value continues while a definition takes the operand's
// location: the two are in different locations.
func (r *router) useTied(l *model.Layout, c, own *model.Rates, v *serving, h, out []cost) {
	w, t := r.tmp[1][:l.S], r.tmp[2][:l.S]
	for b := range l.S { // a copy made from where it stays
		x, _ := v.copyCostExcept(l, own, b, l.Register(b))
		w[b] = min(inf, h[b]+x)
	}
	step(l, c, w, out)
	if v.mem < inf {
		r.overwritten(l, c, own, v, h, w, t, out)
	}
	r.moveAway(l, c, v, h, out)
	toMem, toNone := h[l.Mem()], h[l.None()]
	for a := range l.S { // a copy made from where it was, and it stays in memory or nowhere
		x, _ := v.copyCost(l, own, a)
		out[a] = min(out[a], x+toNone, x+storing(l, c, a)+toMem, inf)
	}
	out[l.None()] = min(out[l.None()], v.stored(own)+toMem)
}

// overwritten serves a tied operand in memory.
func (r *router) overwritten(l *model.Layout, c, own *model.Rates, v *serving, h, w, t, out []cost) {
	copy(w, h)
	if !v.apart {
		for b := l.K; b <= l.Mem(); b++ {
			w[b] = inf
		}
	}
	step(l, c, w, t)
	for a := range l.S {
		out[a] = min(out[a], t[a]+v.mem+v.storing(l, own, a))
	}
}

// moveAway serves a tied operand in the register where the value was; the value
// goes elsewhere.
func (r *router) moveAway(l *model.Layout, c *model.Rates, v *serving, h, out []cost) {
	K := l.K
	for k := range K {
		if v.copy[k] >= inf {
			continue
		}
		d, q := elsewhere(l, c, h, k)
		out[k] = min(out[k], v.copy[k]+d)
		out[K+k] = min(out[K+k], v.copy[k]+q)
	}
}

// elsewhere returns the least cost of going from register k to any other location,
// if it is not in memory and if it is.
func elsewhere(l *model.Layout, c *model.Rates, h []cost, k int) (dirty, clean cost) {
	K := l.K
	pk := high(l, c, k)
	dirty, clean = h[l.None()], h[l.None()]
	dirty = min(dirty, c.Store+pk+h[2*K])
	clean = min(clean, h[2*K])
	for j := range K {
		if j == k && l.Room(k) == 1 { // a merged location may provide another register
			continue
		}
		mv := min(c.Move+max(pk, high(l, c, j)), c.Remat)
		d, q := h[j], h[K+j]
		dirty = min(dirty, mv+min(d, c.Store+pk+q))
		clean = min(clean, mv+min(d, q))
	}
	return dirty, clean
}
