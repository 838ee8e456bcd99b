package route

import "spillway/netflow/model"

type cost = model.Cost

const inf = model.Inf

// far is above every cost that is compared.
const far = 8 * inf

// step sets out[a] to the least over b of the cost of going from state a to b, plus
// h[b], for all a: in time linear in states, since from one register all others
// cost the same but for prefixes.
func step(l *model.Layout, c *model.Rates, h, out []cost) {
	K, low := l.K, l.Low
	hD, hC := h[:K:K], h[K:2*K:2*K]
	hM, hN := h[2*K], h[2*K+1]
	pf, st := c.Prefix, c.Store
	dL, xL, cL := far, far, far // least among registers without a prefix: not in memory, either, in memory
	for k := 0; k < low; k++ {
		d, q := hD[k], hC[k]
		dL, cL, xL = min(dL, d), min(cL, q), min(xL, d, q)
	}
	dL = min(dL, st+cL)         // moved, then stored
	dH, xH, cH := far, far, far // among those with one
	for k := low; k < K; k++ {
		d, q := hD[k], hC[k]
		dH, cH, xH = min(dH, d), min(cH, q), min(xH, d, q)
	}
	dH = min(dH, st+pf+cH)
	mv := c.Move
	anyN := min(hN, c.Remat+min(dL, dH, st+hM, st+cH+c.Remat))
	base := min(hM, anyN)
	oD, oC := out[:K:K], out[K:2*K:2*K]
	moveD, moveX, moveC := mv+min(dL, dH+pf), mv+min(xL, xH+pf), mv+min(cL, cH+pf)
	clean, dirty, stored := min(moveX, base), min(moveD, anyN), min(moveC, hM)
	for k := 0; k < low; k++ {
		d, q := hD[k], hC[k]
		oC[k] = min(d, q, clean)
		oD[k] = min(d, dirty, st+min(q, stored))
	}
	moveD, moveX, moveC = mv+pf+min(dL, dH), mv+pf+min(xL, xH), mv+pf+min(cL, cH)
	clean, dirty, stored = min(moveX, base), min(moveD, anyN), min(moveC, hM)
	for k := low; k < K; k++ {
		d, q := hD[k], hC[k]
		oC[k] = min(d, q, clean)
		oD[k] = min(d, dirty, st+pf+min(q, stored))
	}
	out[2*K] = min(base, c.Load+min(xL, xH+pf))
	out[2*K+1] = anyN
}

// stepApart is step to the states of another value, whose slot is another: memory
// holds nothing for it yet.
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

// changeApart is change to a state of another value, whose slot is another.
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
