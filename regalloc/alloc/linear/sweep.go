package linear

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// sweep removes dead moves: those whose destination is not read before it is written again, and those that only feed
// such moves. Loops request registers for values that may then be evicted unread; this removes the loads, and the
// moves before the loop.
//
// A move whose destination is not live reads nothing (live.BeforeMoves). Liveness is the least fixed point, so that
// moves around a loop that only feed each other are dead. Slots are handled as a whole: a slot that nothing reads is
// not written.
//
// stores indicates whether there are moves into slots.
func (s *scan) sweep(stores bool) {
	if len(s.out.instrMoves) == 0 && len(s.out.edgeMoves) == 0 {
		return
	}
	if stores {
		s.out.dropUnreadSlots()
	}
	w := &s.out.sweeper
	w.reset(s)
	w.solve()
	n := 0
	for k := range s.out.instrMoves {
		if !w.dead[k] {
			s.out.instrMoves[n] = s.out.instrMoves[k]
			n++
		}
	}
	s.out.instrMoves = s.out.instrMoves[:n]
	n = 0
	for k := range s.out.edgeMoves {
		if !w.deadEdge[k] {
			s.out.edgeMoves[n] = s.out.edgeMoves[k]
			n++
		}
	}
	s.out.edgeMoves = s.out.edgeMoves[:n]
	if stores {
		s.out.dropUnreadSlots()
	}
}

// dropUnreadSlots removes stores to slots that are never read.
func (s *output) dropUnreadSlots() {
	s.read = scratch.Zeroed(s.read, len(s.p.VRegs))
	read := s.read
	for o, l := range s.locs {
		if l.Kind() == regalloc.SlotLoc && s.p.Operands[o].Role != regalloc.Def {
			read[l.Slot()] = true
		}
	}
	note := func(m *regalloc.Move) {
		if m.Src.Kind() == regalloc.SlotLoc {
			read[m.Src.Slot()] = true
		}
	}
	for k := range s.instrMoves {
		note(&s.instrMoves[k].Move)
	}
	for k := range s.edgeMoves {
		note(&s.edgeMoves[k].Move)
	}
	s.keepMoves(func(m *regalloc.Move) bool {
		return m.Dst.Kind() != regalloc.SlotLoc || read[m.Dst.Slot()]
	})
}

// solve computes liveness at the starts of blocks and finds dead moves.
func (w *sweeper) solve() {
	live.SolveRegisters(&w.live, w.s.flow.f.Loops.Order, w.s.flow.f.PredsOf, w.block)
}

type sweeper struct {
	s              *scan
	live           live.Registers
	dead, deadEdge []bool          // by move: as of the last pass
	moves          [][2]int32      // by block: range of its moves
	firstEdge      []int32         // by edge: its first move
	now            []regalloc.Move // scratch: the moves at one program point
}

func (w *sweeper) reset(s *scan) {
	w.s = s
	w.dead, w.deadEdge = scratch.Sized(w.dead, len(s.out.instrMoves)), scratch.Sized(w.deadEdge, len(s.out.edgeMoves))
	w.moves = scratch.Sized(w.moves, len(s.p.Blocks))
	k := int32(0)
	for _, b := range s.flow.byInstr {
		w.moves[b][0] = k
		for end := s.p.Blocks[b].Instrs[1]; int(k) < len(s.out.instrMoves) && s.out.instrMoves[k].Before < end; {
			k++
		}
		w.moves[b][1] = k
	}
	w.firstEdge = scratch.Zeroed(w.firstEdge, len(s.p.Edges)+1)
	for k := range s.out.edgeMoves {
		w.firstEdge[s.out.edgeMoves[k].Edge+1]++
	}
	for e := range s.p.Edges {
		w.firstEdge[e+1] += w.firstEdge[e]
	}
}

// block returns the registers live at the start of b.
func (w *sweeper) block(b int32) regalloc.RegSet {
	s := w.s
	var needed regalloc.RegSet
	e0, e1 := s.p.Succs(regalloc.BlockID(b))
	for e := e0; e < e1; e++ {
		needed = needed.Union(w.edge(e))
	}
	first, end := s.p.InstrRange(regalloc.BlockID(b))
	from, k := w.moves[b][0], w.moves[b][1]
	for i := end - 1; i >= first; i-- {
		needed = live.BeforeInstr(s.p, i, s.out.locs, needed)
		if k == from || s.out.instrMoves[k-1].Before != i {
			continue
		}
		last := k
		w.now = w.now[:0]
		for k--; k > from && s.out.instrMoves[k-1].Before == i; {
			k--
		}
		for n := k; n < last; n++ {
			w.now = append(w.now, s.out.instrMoves[n].Move)
		}
		needed = live.BeforeMoves(s.m, w.now, needed, w.dead[k:last])
	}
	return needed
}

func (w *sweeper) edge(e regalloc.EdgeID) regalloc.RegSet {
	s := w.s
	needed := w.live.In[s.p.Edges[e].To]
	first, end := w.firstEdge[e], w.firstEdge[e+1]
	if first == end {
		return needed
	}
	w.now = w.now[:0]
	for n := first; n < end; n++ {
		w.now = append(w.now, s.out.edgeMoves[n].Move)
	}
	return live.BeforeMoves(s.m, w.now, needed, w.deadEdge[first:end])
}
