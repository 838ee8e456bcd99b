package route

import (
	"slices"

	"spillway/regalloc/netflow/model"
)

// A Guide is an assignment found with more registers. Improve moves each unit to its location in the guide, without
// routing it, if there is room and that does not cost more.
type Guide struct {
	X    *model.States
	Lost []bool // by value: its location in X is unknown
}

// followAll moves units to their guide locations before any is routed, since routed units would occupy these. It leaves
// in v.order those that remain to be routed.
func (v *Improver) followAll() (gain cost) {
	rest := v.order[:0]
	for _, u := range v.order {
		v.now++
		v.visited[u] = v.now
		x, ok := v.follow(u)
		if gain += x; !ok {
			v.visited[u] = 0
			rest = append(rest, u)
		}
	}
	v.order = rest
	return gain
}

// follow moves unit u to its location in the guide, if there is room and that costs less; it reports whether u is
// there now, or costs as much, and the decrease in cost.
func (v *Improver) follow(u int32) (gain cost, ok bool) {
	segs := v.Units.of(u)
	if v.incomplete(segs) {
		return 0, false
	}
	m, x, guide := v.m, v.x, v.Guide.X
	old := v.owns(u)
	v.account(u, -1)
	v.was.take(m, x, segs)
	for _, k := range segs {
		copySegment(m, x, guide, k)
		if s := &m.Segs[k]; s.ByOperand && m.Events[s.Source].Kind == model.Tied { // a copied operand is where its own unit has it
			o := m.Events[s.Source].Op
			x.Op[o] = guide.Op[o]
		}
	}
	v.account(u, 1)
	c, fits := v.own(u), v.occ.Over == 0
	if fits && c < old {
		v.best.take(m, x, segs)
		v.forget(u)
		v.touch(u)
		v.visited[u] = v.now
		return old - c, true
	}
	v.account(u, -1)
	v.was.put(m, x, segs)
	v.account(u, 1)
	return 0, fits && c == old
}

// incomplete reports whether the guide lacks a location for segs, or has one pass instructions in an unallocatable
// register.
func (v *Improver) incomplete(segs []int32) bool {
	for _, k := range segs {
		s := &v.m.Segs[k]
		if v.Guide.Lost[s.V] {
			return true
		}
		l := v.m.Layout(s)
		barred := func(a int8) bool {
			r := l.Register(int(a))
			return r >= 0 && l.Given>>r&1 == 0
		}
		if slices.ContainsFunc(v.Guide.X.At[s.Node:s.Node+int32(s.Last-s.First)+1], barred) {
			return true
		}
	}
	return false
}
