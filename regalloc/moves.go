package regalloc

import (
	"iter"
	"slices"
)

// Moves are the moves of a Result at one program point, in order.
type Moves struct {
	before []InstrMove // one of these has them
	on     []EdgeMove
}

// Len returns the number of moves.
func (m Moves) Len() int { return len(m.before) + len(m.on) }

// At returns the k-th move.
func (m Moves) At(k int) *Move {
	if len(m.on) > 0 {
		return &m.on[k].Move
	}
	return &m.before[k].Move
}

func (m Moves) from(a, b int) Moves {
	if len(m.on) > 0 {
		return Moves{on: m.on[a:b]}
	}
	return Moves{before: m.before[a:b]}
}

// Steps yields groups of moves that happen in parallel, in order of Step.
func (m Moves) Steps() iter.Seq[Moves] {
	return func(yield func(Moves) bool) {
		for a, n := 0, m.Len(); a < n; {
			b := a + 1
			for b < n && m.At(b).Step == m.At(a).Step {
				b++
			}
			if !yield(m.from(a, b)) {
				return
			}
			a = b
		}
	}
}

// StepsBack yields the groups of Steps in reverse order.
func (m Moves) StepsBack() iter.Seq[Moves] {
	return func(yield func(Moves) bool) {
		for b := m.Len(); b > 0; {
			a := b - 1
			for a > 0 && m.At(a-1).Step == m.At(b-1).Step {
				a--
			}
			if !yield(m.from(a, b)) {
				return
			}
			b = a
		}
	}
}

// MovesOn returns the moves on an edge.
func (r *Result) MovesOn(e EdgeID) Moves {
	first, _ := slices.BinarySearchFunc(r.EdgeMoves, e, func(m EdgeMove, e EdgeID) int { return int(m.Edge) - int(e) })
	end := first
	for end < len(r.EdgeMoves) && r.EdgeMoves[end].Edge == e {
		end++
	}
	return Moves{on: r.EdgeMoves[first:end]}
}

// EachEdge yields the n edges of a Problem, each with the moves on it.
func (r *Result) EachEdge(n int) iter.Seq2[EdgeID, Moves] {
	return func(yield func(EdgeID, Moves) bool) {
		k := 0
		for e := range EdgeID(n) {
			from := k
			for k < len(r.EdgeMoves) && r.EdgeMoves[k].Edge == e {
				k++
			}
			if !yield(e, Moves{on: r.EdgeMoves[from:k]}) {
				return
			}
		}
	}
}

// firstMove returns the number of the first move before i or an instruction after it.
func (r *Result) firstMove(i InstrID) int {
	from, to := 0, len(r.InstrMoves)
	for from < to {
		if k := (from + to) / 2; r.InstrMoves[k].Before < i {
			from = k + 1
		} else {
			to = k
		}
	}
	return from
}

// Points yields the consecutive instructions from first up to, but not including, end, each with the moves before it.
func (r *Result) Points(first, end InstrID) iter.Seq2[InstrID, Moves] {
	return func(yield func(InstrID, Moves) bool) {
		ms, k := r.InstrMoves, r.firstMove(first)
		for i := first; i < end; i++ {
			from := k
			for k < len(ms) && ms[k].Before == i {
				k++
			}
			if !yield(i, Moves{before: ms[from:k]}) {
				return
			}
		}
	}
}

// PointsBack yields the same as Points, in reverse order.
func (r *Result) PointsBack(first, end InstrID) iter.Seq2[InstrID, Moves] {
	return func(yield func(InstrID, Moves) bool) {
		ms, k := r.InstrMoves, r.firstMove(end)
		for i := end - 1; i >= first; i-- {
			to := k
			for k > 0 && ms[k-1].Before == i {
				k--
			}
			if !yield(i, Moves{before: ms[k:to]}) {
				return
			}
		}
	}
}

// Carries reports whether m, which moves as many bytes as its value has, transfers all of v if v is at the source of
// m.
func (p *Problem) Carries(m *Move, v VReg) bool {
	size := func(v VReg) int32 { return p.Machine.Classes[p.VRegs[v].Class].SpillSize }
	return size(v) <= size(m.VReg)
}
