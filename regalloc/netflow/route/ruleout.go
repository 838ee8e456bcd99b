package route

import "spillway/internal/scratch"

// RuleOut computes which states occur in no assignment of the unmerged model that costs less than target, from the
// cost of the best route through each at the present prices. ruled reports that for state a of segment k, at its
// start or at its point at; it is valid until the Dual is used again.
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
	e.invalidate()
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
