package route

import (
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// apart continues with the present part of a merged model, whose solutions agree, in the unmerged model, where a
// value that uses merged registers in several places may cost more because it must keep one of them.
func (t *brancher) apart(depth int, floor cost) cost {
	d := t.d
	if d.m == d.whole {
		return -inf
	}
	if d.branching.apart == nil {
		d.branching.apart = new(Dual)
	}
	e := d.branching.apart
	e.reset(d.whole, d.whole)
	e.divisible()
	e.priceAs(d)
	e.barAs(d)
	e.saveAs(d)
	u := brancher{d: e, upper: t.upper, target: t.target, left: t.left, report: t.report, x: t.x, try: t.try, kinds: d.m}
	low := u.node(depth, floor)
	t.upper, t.target, t.left = u.upper, u.target, u.left
	return low
}

// priceAs sets the prices to those of from, whose model is merged.
func (d *Dual) priceAs(from *Dual) {
	w := from.prices()
	copy(d.price.price, w.price.price)
	copy(d.price.hot, w.price.hot)
	copy(d.dir.warm, w.price.hot)
	copy(d.price.limit, w.price.limit)
	copy(d.price.share, w.price.share)
	copy(d.loops.mu, w.mu)
	for row := range d.price.hot {
		prices := d.price.price[row*d.price.n : (row+1)*d.price.n]
		for w, set := range d.price.hot[row] {
			for ; set != 0; set &= set - 1 {
				u := w<<6 + trailing(set)
				d.saves.total[d.m.Machine.Whole[u]] += prices[u]
			}
		}
	}
	for n := range d.turns.ways {
		d.turns.price(&d.turns.ways[n], from.turns.ways[n].price)
	}
}

// barAs bars the states barred in from, whose model is merged.
func (d *Dual) barAs(from *Dual) {
	for k := range d.m.Segs {
		s := &d.m.Segs[k]
		l, q := d.m.Layout(s), from.m.Layout(&from.m.Segs[k])
		d.branching.barred.start[k] = members(l, q, from.branching.barred.start[k])
		for p := s.Node; p <= s.Node+int32(s.Last-s.First); p++ {
			d.branching.barred.point[p] = members(l, q, from.branching.barred.point[p])
		}
	}
}

// members returns the states of l that the states x of q represent.
func members(l, q *model.Layout, x mask) (y mask) {
	if x == (mask{}) {
		return y
	}
	y[0] = x[0] &^ (1<<62 - 1)
	for k, r := range l.Regs {
		n := q.Index[r]
		y[0] |= x[0] >> n & 1 << k
		y[1] |= x[1] >> n & 1 << k
	}
	return y
}

// saveAs lets as many registers be saved as from, whose model is merged, has saved; of exchangeable ones, the first.
func (d *Dual) saveAs(from *Dual) {
	used := make([]int32, len(d.saves.most))
	for w, r := range d.m.Machine.Wholes {
		rep := d.wholeOf(from.m.Represents(r))
		n := used[rep]
		used[rep]++
		d.saves.least[w], d.saves.most[w] = min(1, max(0, from.saves.least[rep]-n)), min(1, max(0, from.saves.most[rep]-n))
	}
	d.closeUnsaved()
}

// exchangeable returns the register whose states are x, of layout l, if it can be exchanged for others without
// changing the present part. Then x is set to the states of all of them, since a value in one of them may as well be
// in the first. Otherwise it returns NoReg.
func (t *brancher) exchangeable(l *model.Layout, x *mask) regalloc.Reg {
	if t.kinds == nil || x[1] == 0 {
		return regalloc.NoReg
	}
	r := l.Regs[trailing(x[1])]
	n, all := 0, uint64(0)
	for k, o := range l.Regs {
		if t.alike(r, o) {
			n, all = n+1, all|1<<k
		}
	}
	if n < 2 {
		return regalloc.NoReg
	}
	*x = mask{all, all}
	return r
}

// alike reports whether registers a and b can be exchanged for each other in the present part.
func (t *brancher) alike(a, b regalloc.Reg) bool {
	p, d := t.d.m.P.Machine, t.d
	if t.kinds.Represents(a) != t.kinds.Represents(b) || t.named.Has(p.Whole(a)) || t.named.Has(p.Whole(b)) {
		return false
	}
	v, w := d.wholeOf(a), d.wholeOf(b)
	return d.saves.least[v] == d.saves.least[w] && d.saves.most[v] == d.saves.most[w]
}

// wholeOf returns the number, among Machine.Wholes, of the register that r is or is a part of.
func (d *Dual) wholeOf(r regalloc.Reg) int8 { return d.m.Machine.Whole[d.m.Machine.UnitsOf(r)[0]] }
