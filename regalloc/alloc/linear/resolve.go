package linear

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// resolve makes the end of every block agree with the starts of its successors by moves on the edges.
func (s *scan) resolve() {
	for e := range s.p.Edges {
		if edge := &s.p.Edges[e]; !s.ends.inherits[edge.To] {
			s.resolveEdge(regalloc.EdgeID(e), &s.ends.exit[edge.From], &s.ends.entry[edge.To])
		}
	}
}

// resolveEdge moves the values of entry from their locations in exit.
func (s *scan) resolveEdge(e regalloc.EdgeID, exit, entry *contents) {
	left, wanted := s.ends.valuesOf(exit), s.ends.valuesOf(entry)
	k, n := 0, 0
	for rs := exit.regs; !rs.Empty(); k++ {
		r := rs.First()
		rs.Remove(r)
		s.out.where[left[k]] = r
	}
	for rs := entry.regs; !rs.Empty(); n++ {
		r := rs.First()
		rs.Remove(r)
		v := wanted[n]
		if s.out.where[v] == r {
			continue
		}
		src := s.home(v)
		if s.out.where[v] != regalloc.NoReg {
			src = regalloc.InRegister(s.out.where[v])
		}
		s.out.edgeMove(e, v, regalloc.InRegister(r), src)
	}
	// Values in registers only that are expected in their slots.
	k = 0
	for rs := exit.regs; !rs.Empty(); k++ {
		r := rs.First()
		rs.Remove(r)
		v := left[k]
		s.out.where[v] = regalloc.NoReg
		if !exit.valid.Has(r) && !s.remat(v) && s.flow.inSlot(s.p.Edges[e].To, entry, wanted, v) {
			s.out.edgeMove(e, v, regalloc.InSlot(int32(v)), regalloc.InRegister(r))
		}
	}
}

// inSlot reports whether v, which is not a constant, must be in its slot at the
// start of b, where registers have the given contents.
func (s *flow) inSlot(b regalloc.BlockID, entry *contents, values []regalloc.VReg, v regalloc.VReg) bool {
	n := 0
	for rs := entry.regs; !rs.Empty(); n++ {
		r := rs.First()
		rs.Remove(r)
		if values[n] == v {
			return entry.valid.Has(r)
		}
	}
	_, live := slices.BinarySearch(s.sets.LiveIn(b), v)
	return live
}

func (s *output) edgeMove(e regalloc.EdgeID, v regalloc.VReg, dst, src regalloc.Loc) {
	s.edgeMoves = scratch.Push(s.edgeMoves, regalloc.EdgeMove{Edge: e, Move: regalloc.Move{VReg: v, Dst: dst, Src: src}})
}

// finish builds the Result.
func (s *scan) finish() *regalloc.Result {
	s.flow.byInstr = s.p.AppendByInstr(s.flow.byInstr[:0])
	s.orderMoves()
	s.sweep(s.storeOnce())
	r := &regalloc.Result{Locs: s.out.locs, InstrMoves: slices.Clone(s.out.instrMoves), EdgeMoves: slices.Clone(s.out.edgeMoves), Bound: regalloc.NoBound, ModelBound: regalloc.NoBound}
	s.assignSlots(r)
	return r
}
