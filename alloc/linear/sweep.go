package linear

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// sweep removes moves whose destination is not read before it is written again,
// and with them the moves that only fed those. Loops ask for values in registers
// that then are evicted unread; this takes the loads, and the moves before the
// loop, back.
//
// A register is live after a place if some path from there reads it:
//
//	live before a move = live after - dst + src  if dst is live, else unchanged
//	live before an instruction = (live after - definitions - clobbers) + uses
//
// which is solved from nothing upwards, so that moves around a loop that only
// feed each other are dead. Slots are judged as a whole: a slot nobody reads is
// not written.
//
// stores says whether there are moves into slots.
func (s *scan) sweep(stores bool) {
	if len(s.instrMoves) == 0 && len(s.edgeMoves) == 0 {
		return
	}
	if stores {
		s.dropUnreadSlots()
	}
	w := &s.sweeper
	w.reset(s)
	w.solve()
	n := 0
	for k := range s.instrMoves {
		if !w.dead[k] {
			s.instrMoves[n] = s.instrMoves[k]
			n++
		}
	}
	s.instrMoves = s.instrMoves[:n]
	n = 0
	for k := range s.edgeMoves {
		if !w.deadEdge[k] {
			s.edgeMoves[n] = s.edgeMoves[k]
			n++
		}
	}
	s.edgeMoves = s.edgeMoves[:n]
	if stores {
		s.dropUnreadSlots()
	}
}

// dropUnreadSlots removes stores to slots that are never read.
func (s *scan) dropUnreadSlots() {
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

// solve goes over the blocks backwards until nothing changes.
func (w *sweeper) solve() {
	s := w.s
	order := s.f.Loops.Order
	for again := true; again; {
		again = false
		for k := len(order) - 1; k >= 0; k-- {
			b := order[k]
			if !w.dirty[b] {
				continue
			}
			w.dirty[b] = false
			in := w.block(regalloc.BlockID(b))
			if in == w.in[b] {
				continue
			}
			w.in[b] = in
			for _, p := range s.f.PredsOf(b) {
				w.dirty[p] = true
				again = again || int(s.f.Loops.Index[p]) >= k
			}
		}
	}
}

type sweeper struct {
	s              *scan
	in             []regalloc.RegSet // by block: live registers at its start
	dead, deadEdge []bool            // by move: as of the last pass
	moves          [][2]int32        // by block: range of its moves
	firstEdge      []int32           // by edge: its first move
	dirty          []bool            // by block: something after it changed
	now            []regalloc.Move   // scratch: the moves of one place
}

func (w *sweeper) reset(s *scan) {
	w.s = s
	w.in, w.dirty = scratch.Zeroed(w.in, len(s.p.Blocks)), scratch.Filled(w.dirty, len(s.p.Blocks), true)
	w.dead, w.deadEdge = scratch.Sized(w.dead, len(s.instrMoves)), scratch.Sized(w.deadEdge, len(s.edgeMoves))
	w.moves = scratch.Sized(w.moves, len(s.p.Blocks))
	k := int32(0)
	for _, b := range s.byInstr {
		w.moves[b][0] = k
		for end := s.p.Blocks[b].Instrs[1]; int(k) < len(s.instrMoves) && s.instrMoves[k].Before < end; {
			k++
		}
		w.moves[b][1] = k
	}
	w.firstEdge = scratch.Zeroed(w.firstEdge, len(s.p.Edges)+1)
	for k := range s.edgeMoves {
		w.firstEdge[s.edgeMoves[k].Edge+1]++
	}
	for e := range s.p.Edges {
		w.firstEdge[e+1] += w.firstEdge[e]
	}
}

// block returns what is live at the start of b.
func (w *sweeper) block(b regalloc.BlockID) regalloc.RegSet {
	s := w.s
	var live regalloc.RegSet
	e0, e1 := s.p.Succs(b)
	for e := e0; e < e1; e++ {
		live = live.Union(w.edge(e))
	}
	first, end := s.p.InstrRange(b)
	from, k := w.moves[b][0], w.moves[b][1]
	for i := end - 1; i >= first; i-- {
		live = w.instr(i, live)
		if k == from || s.instrMoves[k-1].Before != i {
			continue
		}
		last := k
		w.now = w.now[:0]
		for k--; k > from && s.instrMoves[k-1].Before == i; {
			k--
		}
		for n := k; n < last; n++ {
			w.now = append(w.now, s.instrMoves[n].Move)
		}
		live = w.pass(live, w.dead[k:last])
	}
	return live
}

func (w *sweeper) edge(e regalloc.EdgeID) regalloc.RegSet {
	s := w.s
	live := w.in[s.p.Edges[e].To]
	first, end := w.firstEdge[e], w.firstEdge[e+1]
	if first == end {
		return live
	}
	w.now = w.now[:0]
	for n := first; n < end; n++ {
		w.now = append(w.now, s.edgeMoves[n].Move)
	}
	return w.pass(live, w.deadEdge[first:end])
}

// pass passes the moves in now, which happen at once, backwards and notes which are dead.
func (w *sweeper) pass(live regalloc.RegSet, dead []bool) regalloc.RegSet {
	out := live
	for k := range w.now {
		dead[k] = false
		if m := &w.now[k]; m.Dst.Kind() == regalloc.RegLoc {
			c := w.s.m.Conflicts(m.Dst.Reg())
			dead[k] = c.Intersect(live).Empty()
			out = out.Minus(c)
		}
	}
	for k := range w.now {
		if m := &w.now[k]; !dead[k] && m.Src.Kind() == regalloc.RegLoc {
			out.Add(m.Src.Reg())
		}
	}
	return out
}

func (w *sweeper) instr(i regalloc.InstrID, live regalloc.RegSet) regalloc.RegSet {
	s := w.s
	in := &s.p.Instrs[i]
	ops, locs := s.p.Operands[in.Operands[0]:in.Operands[1]], s.locs[in.Operands[0]:in.Operands[1]]
	reads := false
	for k := range ops {
		if ops[k].Role != regalloc.Def {
			reads = true
		}
		if ops[k].Role != regalloc.Use && locs[k].Kind() == regalloc.RegLoc {
			live = live.Minus(s.m.Conflicts(locs[k].Reg()))
		}
	}
	if !in.Clobbers.Empty() {
		live = live.Minus(s.closed(in.Clobbers))
	}
	if !reads {
		return live
	}
	for k := range ops {
		if ops[k].Role != regalloc.Def && locs[k].Kind() == regalloc.RegLoc {
			live.Add(locs[k].Reg())
		}
	}
	return live
}
