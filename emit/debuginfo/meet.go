package debuginfo

import (
	"slices"

	"spillway/mach"
)

// meeting is the working state of meet.
type meeting struct {
	preds  [][]int32 // by layout index of a block: its predecessors
	next   [][]int32 // by block: successors that have no instruction of known state
	feeds  []int32   // the blocks with such successors
	count  []int32   // by block: number of instructions without a state of their own
	plain  []int32   // by block: number of instructions without a known state
	known  []int32   // by block: place of the current variable at its start, for blocks in list
	out    []int32   // likewise at its end
	listed []bool    // by block
	list   []int32   // blocks that inherit their predecessors' state
	exprs  []exitPlace
}

// An exitPlace is a variable's place at the end of a block.
type exitPlace struct {
	expr expr
	held int32
}

// Special places.
const (
	anyPlace = -1 // not yet visited
	noPlace  = -2
)

// prepare computes the control-flow information for meet.
func (w *describer) prepare() {
	m, c := &w.meeting, &w.code
	n := len(w.f.Layout)
	m.preds, m.count, m.plain = make([][]int32, n), make([]int32, n), make([]int32, n)
	m.known, m.out, m.listed = make([]int32, n), make([]int32, n), make([]bool, n)
	for k, b := range w.f.Layout {
		for _, e := range w.f.Blocks[b].Succs {
			to := c.place[e.To]
			m.preds[to] = append(m.preds[to], int32(k))
		}
		for _, p := range c.pos[c.begin[k]:c.begin[k+1]] {
			if p == 0 {
				m.plain[k]++
			}
		}
	}
	m.next = make([][]int32, n)
	for k, b := range w.f.Layout {
		for _, e := range w.f.Blocks[b].Succs {
			if to := c.place[e.To]; to > 0 && m.plain[to] == c.begin[to+1]-c.begin[to] {
				m.next[k] = append(m.next[k], to)
			}
		}
		if m.next[k] != nil {
			m.feeds = append(m.feeds, int32(k))
		}
	}
}

// enter adds block k to the list, once.
func (m *meeting) enter(k int32) {
	if !m.listed[k] {
		m.listed[k], m.count[k] = true, m.plain[k]
		m.list = append(m.list, k)
	}
}

// enterBlank adds the blank blocks reachable from block k through blank blocks.
func (m *meeting) enterBlank(k int32) {
	for _, b := range m.next[k] {
		if !m.listed[b] {
			m.enter(b)
			m.enterBlank(b)
		}
	}
}

// meet locates v where the record in effect depends on the path: if all paths agree on its place, that place holds up
// to the next instruction that overwrites it or has a record.
func (w *describer) meet(v *variable) {
	m, c := &w.meeting, &w.code
	if m.preds == nil {
		w.prepare()
	}
	w.collect(v)
	if len(m.list) == 0 {
		return
	}
	slices.Sort(m.list)
	slices.Sort(w.mixed)
	for _, k := range m.list {
		m.known[k], m.out[k] = anyPlace, anyPlace
		if k == 0 || len(m.preds[k]) == 0 {
			m.known[k] = noPlace
		}
		if !m.through(k, c) {
			m.out[k] = w.leaving(v, k)
		}
	}
	for again := true; again; {
		again = false
		for _, k := range m.list {
			in := w.entering(v, k)
			if in == m.known[k] {
				continue
			}
			m.known[k], again = in, true
			if m.through(k, c) {
				if m.out[k] = in; in >= 0 {
					if s := w.arrived(k, in); s.to < c.begin[k+1] || !w.leaves(s.to-1, w.holdingsOf(s.held)) {
						m.out[k] = noPlace
					}
				}
			}
		}
	}
	n := len(v.places)
	for _, k := range m.list {
		if in := m.known[k]; in >= 0 {
			if s := w.arrived(k, in); s.to > s.from {
				s.within = c.call[s.to-1] && !w.leaves(s.to-1, w.holdingsOf(s.held))
				v.places = append(v.places, s)
			}
		}
	}
	if len(v.places) > n {
		v.places = join(v.places)
	}
}

// collect lists the blocks in which the place of v may depend on the path.
func (w *describer) collect(v *variable) {
	m, c := &w.meeting, &w.code
	for _, k := range m.list {
		m.listed[k] = false
	}
	m.list, m.exprs = m.list[:0], m.exprs[:0]
	for _, at := range w.mixed {
		m.enter(c.block[at])
		m.count[c.block[at]]++
	}
	for _, k := range m.list {
		m.enterBlank(k)
	}
	for i := range v.places {
		x := &v.places[i]
		f, _ := slices.BinarySearch(m.feeds, c.block[x.from])
		for ; f < len(m.feeds) && c.begin[m.feeds[f]+1] <= x.to; f++ {
			m.enterBlank(m.feeds[f])
		}
	}
}

// entering returns the place of v at the start of block k, on which all predecessors agree.
func (w *describer) entering(v *variable, k int32) int32 {
	m := &w.meeting
	in := m.known[k]
	for _, p := range m.preds[k] {
		out := noPlace
		if m.listed[p] {
			out = int(m.out[p])
		} else {
			out = int(w.leaving(v, p))
		}
		switch {
		case out == anyPlace || int32(out) == in || in == noPlace:
		case in == anyPlace:
			in = int32(out)
		default:
			in = noPlace
		}
	}
	return in
}

// through reports whether no instruction of block k has a state of its own, so that the state at its start reaches its
// end.
func (m *meeting) through(k int32, c *code) bool { return m.count[k] == c.begin[k+1]-c.begin[k] }

// holdingsOf returns the holdings of a stretch.
func (w *describer) holdingsOf(n int32) []holding {
	return w.holdings[n+1 : n+1+w.holdings[n].stay]
}

// leaving returns the place of v at the end of block k, from its stretches.
func (w *describer) leaving(v *variable, k int32) int32 {
	m, end := &w.meeting, w.code.begin[k+1]
	i, _ := slices.BinarySearchFunc(v.places, end, func(s stretch, at int32) int { return int(s.to - at) })
	if i == len(v.places) || v.places[i].from >= end {
		return noPlace
	}
	s := &v.places[i]
	if s.to == end && !w.leaves(end-1, w.holdingsOf(s.held)) {
		return noPlace
	}
	if e := slices.IndexFunc(m.exprs, func(a exitPlace) bool { return a.expr.equal(s.expr) }); e >= 0 {
		return int32(e)
	}
	m.exprs = append(m.exprs, exitPlace{s.expr, s.held})
	return int32(len(m.exprs) - 1)
}

// arrived returns the stretch from the start of block k in which the current variable is in place n.
func (w *describer) arrived(k, n int32) stretch {
	c, a := &w.code, &w.meeting.exprs[n]
	s := stretch{from: c.begin[k], to: c.begin[k], expr: a.expr, held: a.held}
	held := w.holdingsOf(a.held)
	for end := c.begin[k+1]; s.to < end && (s.to == s.from || w.leaves(s.to-1, held)); s.to++ {
		if c.pos[s.to] == 0 {
			if c.instr[s.to].Origin == mach.FromFrame && w.inSlots(held) {
				break
			}
			continue
		}
		if _, mixed := slices.BinarySearch(w.mixed, s.to); !mixed {
			break
		}
	}
	return s
}
