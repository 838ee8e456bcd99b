package route

import (
	"math/bits"

	"spillway/regalloc/netflow/model"
)

// severe is the minimum number of operands of one instruction that need a value in fixed registers for them to be
// priced together: functions of pairs are exact for two.
const severe = 3

// named returns the events, counted back from ev, the last one of an instruction, that need the value in one register
// each, in none of which it continues: all of them, if there are at least severe.
func (w *relaxation) named(s *model.Seg, l *model.Layout, ev int32, ends bool) (set uint64) {
	m := w.m
	j := m.Events[ev].Instr
	if ev-severe+1 < s.Events[0] || m.Events[ev-severe+1].Instr != j {
		return 0
	}
	dies, taken := l.Blocked(m.Clobber[j]), uint64(0)
	for n := 0; n < 64 && ev-int32(n) >= s.Events[0] && m.Events[ev-int32(n)].Instr == j; n++ {
		e := &m.Events[ev-int32(n)]
		if e.Kind != model.Plain {
			return 0 // it must come first
		}
		q, several := -1, false
		for k, c := range m.Costs[e.Costs : e.Costs+int32(l.K)] {
			if c < inf {
				several = several || q >= 0
				q = k
			}
		}
		if q < 0 || several || e.Late || e.Mem < inf || e.Const < inf || taken>>q&1 != 0 || !ends && dies>>q&1 == 0 {
			continue
		}
		set, taken = set|1<<n, taken|1<<q
	}
	if bits.OnesCount64(set) < severe {
		return 0
	}
	return set
}

// separateCopies returns the function before operands that need the value in one register each, in none of which it
// continues; cur is the cost of continuing, nil if it ends.
func (w *relaxation) separateCopies(s *model.Seg, k int32, l *model.Layout, c *model.Rates, ev int32, named uint64, cur *function) *function {
	price := w.zeroed(l.K)
	for q := range price {
		price[q] = inf
	}
	for ; named != 0; named &= named - 1 {
		v := w.serve(s, k, l, &w.m.Events[ev-int32(bits.TrailingZeros64(named))])
		for q, p := range v.reg {
			price[q] = min(price[q], p)
		}
	}
	return w.wanted(l, c, price, cur)
}

// wanted returns the function before moves at rates c after which the value is in all registers whose price is below
// inf, in none of which it continues at cost cur; nil if it ends. Each register costs its price and, if the value is
// not there, a fill, regardless of the others.
func (t *functions) wanted(l *model.Layout, c *model.Rates, price []cost, cur *function) *function {
	x := t.function(l)
	all, most, least := cost(0), cost(0), inf // all prices and fills; the most expensive fill, and the cheapest of all registers
	first := inf                              // more, for the first fill
	for q, p := range price {
		m, fromMem := fillBounds(l, c, q)
		if least = min(least, m); p < inf {
			all, most, first = all+p+m, max(most, m), min(first, fromMem-m)
			x.k[q] = -m
		}
	}
	i, n := 0, pairs(l.K)
	for p, worth := range x.k {
		x.h[p], x.h[l.K+p] = all+worth, all+worth
		for _, more := range x.k[p+1:] {
			x.g[i], x.g[n+i] = all+worth+more, all+worth+more
			i++
		}
	}
	mem, none := l.Mem(), l.None()
	if cur == nil {
		x.h[mem], x.h[none] = min(inf, all+first), min(inf, all+max(0, c.Remat-most))
		return x
	}
	// The first register filled may be one of these rather than the one to continue in.
	x.h[mem], x.h[none] = all-most+min(most, least), all-most+min(most, least)
	z := cur.before(c).plus(x)
	z.h[none] = min(z.h[none], c.Remat+c.Store+cur.h[mem]+all-most) // stored from one of these
	return z
}
