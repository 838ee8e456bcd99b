package locations

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// Install replaces the moves of r by those of the map. It reports whether they are the same, in which case the map,
// which may be of another Result with the same locations, is one of r too.
func (m *Map) Install(r *regalloc.Result) (same bool) {
	r.InstrMoves = make([]regalloc.InstrMove, 0, len(m.Moves))
	m.keys, same = m.keys[:0], true
	for k := range m.Moves {
		m.keys = append(m.keys, uint64(m.Moves[k].Before)<<32|uint64(k))
	}
	slices.Sort(m.keys)
	for _, key := range m.keys {
		r.InstrMoves = append(r.InstrMoves, m.Moves[uint32(key)])
	}
	for from := 0; from < len(r.InstrMoves); {
		to := from + 1
		for to < len(r.InstrMoves) && r.InstrMoves[to].Before == r.InstrMoves[from].Before {
			to++
		}
		if parallel(r.InstrMoves[from:to], func(x *regalloc.InstrMove) *regalloc.Move { return &x.Move }) {
			same = false
		}
		from = to
	}
	return m.installEdges(r) && same
}

// installEdges is Install for moves on edges.
func (m *Map) installEdges(r *regalloc.Result) (same bool) {
	same = true
	r.EdgeMoves = make([]regalloc.EdgeMove, 0, len(m.Edges))
	m.keys = m.keys[:0]
	for k := range m.Edges {
		m.keys = append(m.keys, uint64(m.Edges[k].Edge)<<32|uint64(k))
	}
	slices.Sort(m.keys)
	m.brought = scratch.Filled(m.brought, len(m.P.Machine.Regs)+len(r.Slots), -1)
	for _, key := range m.keys {
		x := &m.Edges[uint32(key)]
		last := &m.brought[m.needs.number(x.Dst)]
		if k := *last; k >= 0 && r.EdgeMoves[k].Edge == x.Edge && r.EdgeMoves[k].Src == x.Src {
			continue // two parameters in one location have one argument: one move brings it
		}
		*last = int32(len(r.EdgeMoves))
		r.EdgeMoves = append(r.EdgeMoves, regalloc.EdgeMove{Edge: x.Edge, Move: regalloc.Move{VReg: x.From, Dst: x.Dst, Src: x.Src}})
	}
	for from := 0; from < len(r.EdgeMoves); {
		to := from + 1
		for to < len(r.EdgeMoves) && r.EdgeMoves[to].Edge == r.EdgeMoves[from].Edge {
			to++
		}
		if parallel(r.EdgeMoves[from:to], func(x *regalloc.EdgeMove) *regalloc.Move { return &x.Move }) {
			same = false
		}
		from = to
	}
	return same
}

// parallel normalizes moves at one program point: a value loaded from one slot, or rematerialized, into a register and
// elsewhere is then copied from that register. It reports whether there is such a move.
func parallel[T any](moves []T, move func(*T) *regalloc.Move) (second bool) {
	var some [regalloc.MaxRegs]int
	loads := some[:0] // as many as there are registers
	for k := range moves {
		if x := move(&moves[k]); x.Src.Kind() != regalloc.RegLoc && x.Dst.Kind() == regalloc.RegLoc {
			loads = append(loads, k)
		}
	}
	for k := range moves {
		x := move(&moves[k])
		if x.Src.Kind() == regalloc.RegLoc {
			continue
		}
		for _, j := range loads {
			y := move(&moves[j])
			if j == k || y.Step != 0 || y.VReg != x.VReg || y.Src != x.Src || x.Dst.Kind() == regalloc.RegLoc && k < j {
				continue
			}
			x.Src, x.Step, second = y.Dst, 1, true
			break
		}
	}
	if second {
		slices.SortStableFunc(moves, func(a, b T) int { return int(move(&a).Step - move(&b).Step) })
	}
	return second
}
