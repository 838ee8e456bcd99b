package route

import "spillway/regalloc/netflow/model"

// Regularize reroutes every unit, in order, along its cheapest path with the lowest registers: equal parts of the
// program then more often have equal code, and can be merged. Costs do not increase.
func (v *Improver) Regularize() {
	for u := range int32(v.Units.N) {
		if len(v.Units.of(u)) > 0 {
			v.regularize(u)
		}
	}
	v.cap.biased = nil
}

func (v *Improver) regularize(u int32) {
	segs := v.Units.of(u)
	old := v.owns(u) + v.causes()
	v.closing(-1)
	v.account(u, -1)
	v.was.take(v.m, v.x, segs)
	v.r.unit, v.r.loops = u, pinned
	l := v.m.Layout(&v.m.Segs[segs[0]])
	for k := range l.K {
		v.cap.favor[k] = cost(k)
	}
	v.cap.biased = l
	better := false
	if v.r.solve(segs) < inf {
		v.r.trace(segs)
		v.account(u, 1)
		better = v.occ.Over == 0 && v.whole(u) <= old
		v.account(u, -1)
	}
	v.cap.biased, v.cap.closed = nil, model.Units{}
	if better {
		v.forget(u)
	} else {
		v.was.put(v.m, v.x, segs)
	}
	v.account(u, 1)
}
