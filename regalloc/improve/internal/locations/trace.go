package locations

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// traced is a need that is followed backwards through the steps of moves.
type traced struct {
	need
	cur  regalloc.Loc  // its source, if known
	step int32         // the step that it was changed by last
	name regalloc.VReg // the moved value, or the rematerialized one
}

// A tracer follows needs backwards through moves, indexed by source location.
type tracer struct {
	list []traced
	next []int32 // by need in list: another that comes from the same location, or -1
	at   []int32 // by location: one in list that comes from there, or -1
}

func (t *tracer) reset(locs int) {
	t.list, t.next, t.at = t.list[:0], t.next[:0], scratch.Filled(t.at, locs, -1)
}

// add begins to follow x.
func (t *tracer) add(n *needs, x *traced) {
	t.list, t.next = scratch.Push(t.list, *x), append(t.next, -1)
	t.link(n, int32(len(t.list))-1)
}

// link records the source of need k.
func (t *tracer) link(n *needs, k int32) {
	if l := t.list[k].cur; kept(l) {
		at := n.number(l)
		t.next[k], t.at[at] = t.at[at], k
	}
}

// follow redirects the needs at the destination of m to its source, except those that another move of the same step
// has brought there.
func (t *tracer) follow(n *needs, m *regalloc.Move) {
	at := n.number(m.Dst)
	k := t.at[at]
	t.at[at] = -1
	for k >= 0 {
		next := t.next[k]
		if x := &t.list[k]; x.step != m.Step {
			x.follow(m)
		}
		t.link(n, k)
		k = next
	}
}

// clear forgets all.
func (t *tracer) clear(n *needs) {
	for k := range t.list {
		if l := t.list[k].cur; kept(l) {
			t.at[n.number(l)] = -1
		}
	}
	t.list, t.next = t.list[:0], t.next[:0]
}

// follow moves x back over a move into its current location.
func (x *traced) follow(m *regalloc.Move) {
	if x.cur, x.step = m.Src, m.Step; m.Src == regalloc.Recomputed {
		x.name = m.VReg
	}
}

// stamped reports whether l was stamped since the last call of restamp, and stamps it.
func (m *Map) stamped(l regalloc.Loc) bool {
	at := m.needs.number(l)
	was := m.mark[at] == m.stamp
	m.mark[at] = m.stamp
	return was
}

// moves propagates needs backwards over a group of moves.
func (m *Map) moves(b regalloc.BlockID, i regalloc.InstrID, moves regalloc.Moves, row int32, record bool) {
	n, t := &m.needs, &m.trace
	for step := range moves.StepsBack() {
		for k := range step.Len() {
			x := step.At(k)
			t.follow(n, x)
			at := n.number(x.Dst)
			for n.first[at] >= 0 {
				y := traced{need: n.remove(n.first[at])}
				y.name = y.VReg
				y.follow(x)
				t.add(n, &y)
			}
		}
	}
	m.stamp++
	for k := range t.list {
		x := &t.list[k]
		if x.cur == x.Loc {
			m.add(x.VReg, x.Loc, x.to)
			continue
		}
		m.Shared[x.VReg] = m.Shared[x.VReg] || x.name != x.VReg
		if record {
			m.note(&x.need, row, b, false)
			if m.stamped(x.Loc) && m.Shared[x.VReg] {
				continue // two values share it
			}
			m.Moves = append(m.Moves, regalloc.InstrMove{Before: i, Move: regalloc.Move{VReg: x.name, Dst: x.Loc, Src: x.cur}})
		}
	}
	for k := range t.list {
		if x := &t.list[k]; x.cur != x.Loc {
			m.add(x.VReg, x.cur, row)
		}
	}
	t.clear(n)
}

// edge adds the needs at the end of e's source due to those of its target.
func (m *Map) edge(e regalloc.EdgeID, record bool) {
	p := m.P
	edge := &p.Edges[e]
	if m.movesOn[e] == m.movesOn[e+1] {
		m.plainEdge(e, record)
		return
	}
	m.throughMoves(e, m.in[edge.To])
	row := 2 * m.Stop(edge.From)
	first, args := p.Blocks[edge.To].Params[0], p.EdgeArgs(e)
	m.stamp++
	for k := range m.trace.list {
		x := &m.trace.list[k]
		v := x.VReg
		if m.DefIn[v] == edge.To && m.Index[v] >= 0 {
			n := m.Index[v] - first
			v = args[n]
			if record && (kept(x.cur) || x.name == v) {
				m.noteArg(m.Args[e]+n, x.cur)
			}
		}
		m.Shared[x.VReg] = m.Shared[x.VReg] || x.name >= 0 && x.name != v
		m.Shared[v] = m.Shared[v] || x.name >= 0 && x.name != v
		m.add(v, x.cur, row)
		if record && x.cur != x.Loc && !(m.stamped(x.Loc) && m.Shared[x.VReg]) {
			if x.name < 0 {
				x.name = v
			}
			m.Edges = append(m.Edges, EdgeMove{e, x.name, x.VReg, x.Loc, x.cur})
		}
	}
	m.trace.clear(&m.needs)
}

// plainEdge is edge where no moves are on e.
func (m *Map) plainEdge(e regalloc.EdgeID, record bool) {
	edge := &m.P.Edges[e]
	row := 2 * m.Stop(edge.From)
	first, args := m.P.Blocks[edge.To].Params[0], m.P.EdgeArgs(e)
	for _, x := range m.in[edge.To] {
		v := x.VReg
		if len(args) > 0 && m.ParamOf(v, edge.To) {
			n := m.Index[v] - first
			v = args[n]
			if record {
				m.noteArg(m.Args[e]+n, x.Loc)
			}
		}
		m.add(v, x.Loc, row)
	}
}

// noteArg records where argument n is read.
func (a *Arguments) noteArg(n int32, l regalloc.Loc) {
	if a.ArgLoc[n].Kind() != regalloc.RegLoc {
		a.ArgLoc[n] = l
	}
	if l.Kind() == regalloc.SlotLoc {
		a.ArgSlot[n] = l
	}
}

// throughMoves traces the needs at the start of e's target back through the moves on e.
func (m *Map) throughMoves(e regalloc.EdgeID, list []Need) {
	t, n := &m.trace, &m.needs
	for _, x := range list {
		t.add(n, &traced{need: need{Need: x}, cur: x.Loc, name: regalloc.None, step: -1})
	}
	ms := m.R.EdgeMoves[m.movesOn[e]:m.movesOn[e+1]]
	for k := len(ms) - 1; k >= 0; k-- {
		t.follow(n, &ms[k].Move)
	}
}
