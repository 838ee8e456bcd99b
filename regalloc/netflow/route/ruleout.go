package route

import "spillway/internal/scratch"

// RuleOut says which states no assignment of the whole model has that costs less than target, by
// what the best route through each costs at the present prices: of segment k, at its start, or at a
// point of it. The answer is for now only: it changes as the Dual is used.
func (d *Dual) RuleOut(target cost) (ruled func(k, at int32, start bool, a int) bool) {
	e := d
	if d.m != d.whole {
		if d.apart == nil {
			d.apart = new(Dual)
		}
		e = d.apart
		e.reset(d.whole, d.whole)
		e.priceAs(d)
	}
	e.divisible()
	e.bar(target)
	e.r.out = nil
	e.forceAll()
	e.least, e.most = scratch.Zeroed(e.least, len(e.least)), scratch.Sized(e.most, len(e.most))
	for w := range e.most {
		e.most[w] = int32(e.m.Size(w))
	}
	e.closeUnsaved()
	return func(k, at int32, start bool, a int) bool {
		out := e.barred.point[at]
		if start {
			out = e.barred.start[k]
		}
		x := stateOf(e.m.Layout(&e.m.Segs[k]), a)
		return out[0]&x[0]|out[1]&x[1] != 0
	}
}
