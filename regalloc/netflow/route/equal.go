package route

import "spillway/regalloc/netflow/model"

// equals marks the later one of each pair of segments whose values are equal on every path while both are alive: such
// values may share registers, slots and moves. Values become equal by copies whose source continues, and where one
// edge carries a value to two segments; they stay equal until one ends, and across edges if every edge into the block
// carries equal ones. Time is linear in the pairs that are equal on some path, of which there are few, and the edges
// into them.
func equals(m *model.Model) []bool {
	w := &equality{m: m, seen: map[[2]int32]int{}}
	w.begin()
	for n := 0; n < len(w.pairs); n++ {
		p := w.pairs[n]
		w.spread(p[0], p[1])
		w.spread(p[1], p[0])
	}
	free := make([]bool, len(m.Segs))
	if len(w.pairs) == 0 {
		return free
	}
	w.refute()
	for n, p := range w.pairs {
		if !w.differs[n] {
			free[p[1]] = true
		}
	}
	return free
}

type equality struct {
	m       *model.Model
	seen    map[[2]int32]int // pair: its number
	pairs   [][2]int32       // equal on some path, the earlier segment first
	differs []bool           // by pair: not equal on another
	source  []int32          // by segment: its copy source, or -1
}

func (w *equality) pair(a, b int32) {
	p := ordered(a, b)
	if _, ok := w.seen[p]; a != b && !ok {
		w.seen[p] = len(w.pairs)
		w.pairs = append(w.pairs, p)
	}
}

func ordered(a, b int32) [2]int32 { return [2]int32{min(a, b), max(a, b)} }

// begin pairs segments that become equal.
func (w *equality) begin() {
	m := w.m
	for i := range m.Links {
		for j := i + 1; j < len(m.Links) && m.Links[j].From == m.Links[i].From; j++ {
			if m.Links[j].Edge == m.Links[i].Edge {
				w.pair(m.Links[i].To, m.Links[j].To)
			}
		}
	}
	for e := range m.Events {
		if x := &m.Events[e]; x.Kind == model.Copied && m.Segs[x.Seg].Alive(x.Instr) {
			w.pair(x.Seg, x.Child)
		}
	}
}

// sweeps is the maximum number of passes over all pairs. Pairs are found in control-flow order, so that refutations
// propagate forward except in loops; a pair not refuted for lack of passes only weakens the bound.
const sweeps = 8

// refute removes the pairs that are not equal on every path: the greatest set remains in which each pair becomes equal
// where it begins.
func (w *equality) refute() {
	w.differs = make([]bool, len(w.pairs))
	w.source = make([]int32, len(w.m.Segs))
	for k := range w.source {
		w.source[k] = -1
	}
	for e := range w.m.Events {
		if x := &w.m.Events[e]; x.Kind == model.Copied {
			w.source[x.Child] = x.Seg
		}
	}
	for again, n := true, 0; again && n < sweeps; n++ {
		again = false
		for n, p := range w.pairs {
			if !w.differs[n] && !w.begins(p[0], p[1]) {
				w.differs[n], again = true, true
			}
		}
	}
}

// equal reports whether a and b are one segment or a pair not yet refuted.
func (w *equality) equal(a, b int32) bool {
	n, ok := w.seen[ordered(a, b)]
	return a == b || ok && !w.differs[n]
}

// begins reports whether a and b are equal where the later of them begins.
func (w *equality) begins(a, b int32) bool {
	p, q := w.source[a], w.source[b]
	switch {
	case p >= 0 && q >= 0:
		return w.equal(p, b) || w.equal(a, q) || w.equal(p, q)
	case p >= 0:
		return w.equal(p, b)
	case q >= 0:
		return w.equal(a, q)
	}
	s, t := &w.m.Segs[a], &w.m.Segs[b]
	if s.Def || t.Def || s.Block != t.Block || s.Ins[0] == s.Ins[1] {
		return false
	}
	for i := s.Ins[0]; i < s.Ins[1]; i++ {
		if !w.arrive(&w.m.Links[w.m.Ins[i]], t) {
			return false
		}
	}
	return true
}

// arrive reports whether the edge of a link brings t an equal value.
func (w *equality) arrive(l *model.Link, t *model.Seg) bool {
	for i := t.Ins[0]; i < t.Ins[1]; i++ {
		if x := &w.m.Links[w.m.Ins[i]]; x.Edge == l.Edge && w.equal(l.From, x.From) {
			return true
		}
	}
	return false
}

// spread pairs the continuations of a with b and its continuations.
func (w *equality) spread(a, b int32) {
	m := w.m
	s, t := &m.Segs[a], &m.Segs[b]
	for e := s.Events[0]; e < s.Events[1]; e++ {
		if x := &m.Events[e]; x.Kind == model.Copied && t.Alive(x.Instr) {
			w.pair(x.Child, b)
		}
		if x := &m.Events[e]; x.Kind == model.Copied {
			for f := t.Events[0]; f < t.Events[1]; f++ {
				if y := &m.Events[f]; y.Kind == model.Copied && y.Instr == x.Instr {
					w.pair(x.Child, y.Child)
				}
			}
		}
	}
	for i := s.Links[0]; i < s.Links[1]; i++ {
		for j := t.Links[0]; j < t.Links[1]; j++ {
			if m.Links[i].Edge == m.Links[j].Edge {
				w.pair(m.Links[i].To, m.Links[j].To)
			}
		}
	}
}
