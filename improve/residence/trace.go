package residence

import (
	"slices"

	"spillway/regalloc"
)

// traced is a need that is followed backwards through the steps of moves.
type traced struct {
	need
	cur  regalloc.Loc  // where it comes from, as far as is known
	step int32         // the step that it was changed by last
	name regalloc.VReg // what is moved: the value, or what is rematerialised
}

// follow takes x back over a move into its present location.
func (x *traced) follow(m *regalloc.Move) {
	if x.cur, x.step = m.Src, m.Step; m.Src == regalloc.Recomputed {
		x.name = m.VReg
	}
}

// moves brings the needs from after a group of moves to before it.
func (m *Map) moves(b regalloc.BlockID, ms []regalloc.InstrMove, row int32, record bool) {
	n := &m.needs
	m.trace = m.trace[:0]
	for to := len(ms); to > 0; {
		from := to - 1
		for from > 0 && ms[from-1].Step == ms[to-1].Step {
			from--
		}
		for k := from; k < to; k++ {
			x := &ms[k]
			for j := range m.trace {
				if y := &m.trace[j]; y.cur == x.Dst && y.step != x.Step {
					y.follow(&x.Move)
				}
			}
			at := n.number(x.Dst)
			for n.first[at] >= 0 {
				y := traced{need: n.remove(n.first[at])}
				y.name = y.VReg
				y.follow(&x.Move)
				m.trace = append(m.trace, y)
			}
		}
		to = from
	}
	mark := len(m.Moves)
	for k := range m.trace {
		x := &m.trace[k]
		if x.cur == x.Loc {
			m.add(x.VReg, x.Loc, x.to)
			continue
		}
		m.Shared[x.VReg] = m.Shared[x.VReg] || x.name != x.VReg
		if record {
			m.note(&x.need, row, b, false)
			if m.Shared[x.VReg] && slices.ContainsFunc(m.Moves[mark:], func(y regalloc.InstrMove) bool { return y.Dst == x.Loc }) {
				continue // two values share it
			}
			m.Moves = append(m.Moves, regalloc.InstrMove{Before: ms[0].Before, Move: regalloc.Move{VReg: x.name, Dst: x.Loc, Src: x.cur}})
		}
	}
	for k := range m.trace {
		if x := &m.trace[k]; x.cur != x.Loc {
			m.add(x.VReg, x.cur, row)
		}
	}
}

// edge adds what is needed at the end of e's source because its target needs it.
func (m *Map) edge(e regalloc.EdgeID, record bool) {
	p := m.P
	edge := &p.Edges[e]
	if m.movesOn[e] == m.movesOn[e+1] {
		m.plainEdge(e, record)
		return
	}
	m.after = m.after[:0]
	for _, x := range m.in[edge.To] {
		m.after = append(m.after, traced{need: need{Need: x}, cur: x.Loc, name: regalloc.None})
	}
	m.throughMoves(e)
	row, mark := 2*m.Stop(edge.From), len(m.Edges)
	first, args := p.Blocks[edge.To].Params[0], p.EdgeArgs(e)
	for k := range m.after {
		x := &m.after[k]
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
		if record && x.cur != x.Loc && !(m.Shared[x.VReg] && slices.ContainsFunc(m.Edges[mark:], func(y EdgeMove) bool { return y.Dst == x.Loc })) {
			if x.name < 0 {
				x.name = v
			}
			m.Edges = append(m.Edges, EdgeMove{e, x.name, x.VReg, x.Loc, x.cur})
		}
	}
}

// plainEdge is edge where no moves stand on e.
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

// noteArg notes from where argument n is read.
func (m *Map) noteArg(n int32, l regalloc.Loc) {
	if m.ArgLoc[n].Kind() != regalloc.RegLoc {
		m.ArgLoc[n] = l
	}
	if l.Kind() == regalloc.SlotLoc {
		m.ArgSlot[n] = l
	}
}

// throughMoves follows after through the moves on e.
func (m *Map) throughMoves(e regalloc.EdgeID) {
	ms := m.R.EdgeMoves[m.movesOn[e]:m.movesOn[e+1]]
	for to := len(ms); to > 0; {
		m.stamp++
		from := to
		for from > 0 && ms[from-1].Step == ms[to-1].Step {
			from--
			at := m.needs.number(ms[from].Dst)
			m.from[at], m.mark[at] = &ms[from].Move, m.stamp
		}
		for k := range m.after {
			if x := &m.after[k]; kept(x.cur) {
				if at := m.needs.number(x.cur); m.mark[at] == m.stamp {
					x.follow(m.from[at])
				}
			}
		}
		to = from
	}
}
