package puzzle

import (
	"slices"

	"spillway/regalloc"
)

// dropTransfers drops redundant stores of parameters: of those that share a slot with all values that flow into them,
// which are in it on every edge (elimination of redundant memory transfers [Pereira08 §5.2]).
func (s *solution) dropTransfers() {
	if s.a.opts.NoTransferElimination || len(s.a.memory.slots) == 0 {
		return
	}
	var drop []regalloc.VReg
	for b := range s.p.Blocks {
		for k, v := range s.p.BlockParams(regalloc.BlockID(b)) {
			if s.out.stores[v] > 0 && !s.ends.memoryOnly[b] && s.arrivesInSlot(regalloc.BlockID(b), v, k) {
				drop = append(drop, v)
			}
		}
	}
	if len(drop) == 0 {
		return
	}
	slices.Sort(drop)
	dropped := func(v regalloc.VReg) bool { _, ok := slices.BinarySearch(drop, v); return ok }
	s.out.instrMoves = slices.DeleteFunc(s.out.instrMoves, func(x move) bool { return x.evict && dropped(x.VReg) })
	s.out.edgeMoves = slices.DeleteFunc(s.out.edgeMoves, func(x edgeMove) bool { return x.evict && dropped(x.VReg) })
}

// arrivesInSlot reports whether parameter v of b, the one with number n, has a slot that
// holds its value on all edges.
func (s *solution) arrivesInSlot(b regalloc.BlockID, v regalloc.VReg, n int) bool {
	at := s.a.memory.at
	preds := s.prog.flow.PredsOf(int32(b))
	for k, x := range s.prog.flow.PredEdge[s.prog.flow.PredStart[b]:s.prog.flow.PredStart[b+1]] {
		arg := s.p.EdgeArgs(regalloc.EdgeID(x))[n]
		if s.remat(arg) || !s.a.memory.needs[arg] || at[arg] != at[v] {
			return false
		}
		for _, r := range s.ends.exit[preds[k]] {
			if r.v == arg && !r.clean {
				return false
			}
		}
	}
	return len(preds) > 0 && b != 0
}
