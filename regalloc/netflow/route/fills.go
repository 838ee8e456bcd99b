package route

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// fills are the prices of ways around loops for the bound on every Result: a value that passes the instruction that
// defines another is not that value, so no place holds both there, and on each way some place is filled, however many
// hold the value at once. A way's payment is added to the bound and subtracted from the price of each fill on the
// way, of which none may become negative.
type fills struct {
	gain  cost
	segs  []fill // by segment
	links []cost // by link: reduction of the fills on it
}

// A fill is the reduction of the fills of a segment: up to an instruction, and after it.
type fill struct {
	near, far cost
	to        regalloc.InstrID
}

// unpaid clears the payments of ways.
func (x *fills) unpaid(m *model.Model) {
	x.gain, x.segs, x.links = 0, scratch.Zeroed(x.segs, len(m.Segs)), scratch.Zeroed(x.links, len(m.Links))
}

// pay charges w's model for the ways of t: their prices, or all there is room for where they follow ties.
func (w *relaxation) pay(t *rotations) {
	x := &w.fills
	for n := range t.ways {
		way := &t.ways[n]
		if !way.turns || way.price <= 0 && !t.ties {
			continue
		}
		c := w.room(t, way)
		if !t.ties {
			c = min(c, way.price)
		}
		if c <= 0 {
			continue
		}
		x.gain += c
		t.eachPart(way, func(k int32, last bool) {
			s := &x.segs[k]
			s.to = max(s.to, t.segs[t.of[k]].to)
			s.near += c
			if !last {
				s.far += c
			}
		}, func(i int32) { x.links[i] += c })
	}
}

// room returns how much more can be subtracted from each fill on the way.
func (w *relaxation) room(t *rotations, way *way) cost {
	m, left := w.m, inf
	if t.ties && way.beside >= 0 && w.free[way.beside] { // both may be equal
		return 0
	}
	t.eachPart(way, func(k int32, last bool) {
		if s := &m.Segs[k]; w.free[k] {
			left = 0
		} else {
			c := m.Cheapest(s.V, &s.Rates, m.Freq(s.Block))
			left = min(left, leastChange(&c)-w.fills.segs[k].near)
			for i := s.Events[0]; i < s.Events[1]; i++ { // copies are fills, too
				if e := &m.Events[i]; e.Kind == model.Copied {
					c := m.Cheapest(m.Segs[e.Child].V, &m.Segs[e.Child].Rates, m.Freq(s.Block))
					left = min(left, leastChange(&c)-w.fills.segs[k].near)
				}
			}
		}
	}, func(i int32) {
		link := &m.Links[i]
		s := &m.Segs[link.From]
		switch {
		case link.Frozen:
		case link.Extra || w.free[link.From]:
			left = 0
		default:
			c := m.Cheapest(s.V, &link.Rates, m.P.Edges[link.Edge].Freq)
			left = min(left, leastChange(&c)-w.fills.links[i])
		}
	})
	return left
}

// within reduces the rates of segment k at instruction j by the payments for its fills.
func (x *fills) within(c model.Rates, k int32, j regalloc.InstrID) model.Rates {
	if s := &x.segs[k]; j <= s.to {
		return less(&c, s.near)
	}
	return less(&c, x.segs[k].far)
}
