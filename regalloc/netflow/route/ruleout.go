package route

import "spillway/internal/scratch"

// RuleOut says which states no assignment of the whole model has that costs less than target, by
// what the best route through each costs at the present prices: of segment k, at its start, or at a
// point of it. The answer is for now only: it changes as the Dual is used.
func (d *Dual) RuleOut(target cost) (ruled func(k, at int32, start bool, a int) bool) {
	e := d
	if d.m != d.whole {
		if d.branching.apart == nil {
			d.branching.apart = new(Dual)
		}
		e = d.branching.apart
		e.reset(d.whole, d.whole)
		e.priceAs(d)
	}
	e.divisible()
	e.bar(target)
	e.r.out = nil
	e.forceAll()
	e.saves.least, e.saves.most = scratch.Zeroed(e.saves.least, len(e.saves.least)), scratch.Sized(e.saves.most, len(e.saves.most))
	for w := range e.saves.most {
		e.saves.most[w] = int32(e.m.Size(w))
	}
	e.closeUnsaved()
	return func(k, at int32, start bool, a int) bool {
		out := e.branching.barred.point[at]
		if start {
			out = e.branching.barred.start[k]
		}
		x := stateOf(e.m.Layout(&e.m.Segs[k]), a)
		return out[0]&x[0]|out[1]&x[1] != 0
	}
}
