package route

import "spillway/regalloc/netflow/model"

type cost = model.Cost

const inf = model.Inf

// far is above every cost that is compared.
const far = 8 * inf

// step sets out[a] to the least over b of the cost of going from state a to b, plus
// h[b], for all a: in time linear in states, since from one register all others
// cost the same except for prefixes. The two may be one slice.
func step(l *model.Layout, c *model.Rates, h, out []cost) {
	var p propagation
	p.one(l, c, h, out)
}

// stepInto is step for a value that can be in the registers of open alone.
func stepInto(l *model.Layout, c *model.Rates, h, out []cost, open uint64) {
	step(l, c, h, out)
	shut(l, open, out)
}

// reach computes the reaches of h.
func reach(l *model.Layout, c *model.Rates, h []cost, t *[reaches]cost) {
	K, low := l.K, l.Low
	hM, hN := h[2*K], h[2*K+1]
	pf, st := c.Prefix, c.Store
	dL, cL := leastOf(h[:low], h[K:]) // among registers without a prefix: not in memory, in memory
	xL := min(dL, cL)
	dL = min(dL, st+cL) // moved, then stored
	dH, xH, cH := far, far, far
	if low < K { // among those with one
		dH, cH = leastOf(h[low:K], h[K+low:])
		xH = min(dH, cH)
		dH = min(dH, st+pf+cH)
	}
	mv := c.Move
	anyN := min(hN, c.Remat+min(dL, dH, st+hM, st+cH+c.Remat))
	base := min(hM, anyN)
	t[dirtyLow] = min(mv+min(dL, dH+pf), anyN, st+min(mv+min(cL, cH+pf), hM))
	t[dirtyHigh] = min(mv+pf+min(dL, dH), anyN, st+pf+min(mv+pf+min(cL, cH), hM))
	t[cleanLow] = min(mv+min(xL, xH+pf), base)
	t[cleanHigh] = min(mv+pf+min(xL, xH), base)
	t[reachMem] = min(base, c.Load+min(xL, xH+pf))
	t[reachNone] = anyN
}

// leastOf returns the least of d and of as many elements of q. It and spread are separate functions so that the
// compiler keeps the variables of their loops in registers.
//
//go:noinline
func leastOf(d, q []cost) (x, y cost) {
	q = q[:len(d)]
	x, y = far, far
	for k := range d {
		x, y = min(x, d[k]), min(y, q[k])
	}
	return x, y
}

// settle sets out to the costs before a change of location, from h, those after it, and its reaches.
func settle(l *model.Layout, c *model.Rates, t *[reaches]cost, h, out []cost) {
	K, low := l.K, l.Low
	spread(h[:low], h[K:], out, out[K:], t[cleanLow], t[dirtyLow], c.Store)
	if low < K {
		spread(h[low:K], h[K+low:], out[low:], out[K+low:], t[cleanHigh], t[dirtyHigh], c.Store+c.Prefix)
	}
	out[2*K], out[2*K+1] = t[reachMem], t[reachNone]
}

// spread sets the costs of registers that hold a value that is not in memory (d) or is in
// memory too (q), from the same after a step and the least costs of getting into any other
// (dirty, clean).
//
//go:noinline
func spread(d, q, outD, outQ []cost, clean, dirty, store cost) {
	q, outD, outQ = q[:len(d)], outD[:len(d)], outQ[:len(d)]
	for k, x := range d {
		y := q[k]
		outD[k], outQ[k] = min(x, dirty, store+y), min(x, y, clean)
	}
}

// stepApart is step to the states of another value with another slot: memory does not hold it yet.
func stepApart(l *model.Layout, c *model.Rates, h, out []cost) {
	step(l, c, h, out)
	K := l.K
	dL, dH := far, far
	for k := 0; k < K; k++ {
		d := out[k]
		out[K+k] = d
		if k < l.Low {
			dL = min(dL, d)
		} else {
			dH = min(dH, d)
		}
	}
	out[2*K] = min(out[2*K+1], c.Load+min(dL, dH+c.Prefix), c.Load+c.Store+h[2*K])
}

// high returns c's prefix if register k has one.
func high(l *model.Layout, c *model.Rates, k int) cost {
	if k >= l.Low {
		return c.Prefix
	}
	return 0
}

// change returns the cost of going from state a to b.
func change(l *model.Layout, c *model.Rates, a, b int) cost {
	if a == b {
		return 0
	}
	K := l.K
	if b == 2*K+1 {
		return 0
	}
	q, p := l.Register(b), l.Register(a) // registers, or -1
	again := c.Remat
	if b >= K {
		again += c.Store
		if q >= 0 {
			again += min(high(l, c, q), c.Remat)
		}
	}
	x := cost(0)
	switch {
	case a == 2*K+1:
		return again
	case a == 2*K:
		x = c.Load + high(l, c, q)
	default:
		if q >= 0 && q != p {
			x = c.Move + max(high(l, c, q), high(l, c, p))
		}
		if a < K && b >= K {
			x += c.Store + high(l, c, p)
			if q >= 0 {
				x -= max(0, high(l, c, p)-high(l, c, q))
			}
		}
	}
	return min(x, again)
}

// changeApart is change to a state of another value with another slot.
func changeApart(l *model.Layout, c *model.Rates, a, b int) cost {
	K := l.K
	switch {
	case b == 2*K+1:
		return 0
	case a == 2*K && b == 2*K:
		return min(c.Load+c.Store, c.Remat+c.Store)
	case a == 2*K && b >= K:
		q := l.Register(b)
		return min(c.Load+high(l, c, q), c.Remat) + c.Store + high(l, c, q)
	case a >= K && a < 2*K:
		a -= K
	}
	return change(l, c, a, b)
}

// least returns the first state with the least cost.
func least(h []cost) int {
	b := 0
	for a, x := range h {
		if x < h[b] {
			b = a
		}
	}
	return b
}
