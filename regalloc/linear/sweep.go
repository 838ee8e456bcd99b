package linear

import "spillway/regalloc"

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
func (s *scan) sweep() {
	if len(s.instrMoves) == 0 && len(s.edgeMoves) == 0 {
		return
	}
	s.dropUnreadSlots()
	w := sweeper{s: s, in: make([]regalloc.RegSet, len(s.p.Blocks)), dead: make([]bool, len(s.instrMoves)), deadEdge: make([]bool, len(s.edgeMoves))}
	w.index()
	w.solve()
	n := 0
	for k, m := range s.instrMoves {
		if !w.dead[k] {
			s.instrMoves[n] = m
			n++
		}
	}
	s.instrMoves = s.instrMoves[:n]
	n = 0
	for k, m := range s.edgeMoves {
		if !w.deadEdge[k] {
			s.edgeMoves[n] = m
			n++
		}
	}
	s.edgeMoves = s.edgeMoves[:n]
	s.dropUnreadSlots()
}

// dropUnreadSlots removes stores to slots that are never read.
func (s *scan) dropUnreadSlots() {
	read := make([]bool, len(s.p.VRegs))
	for o := range s.p.Operands {
		if l := s.locs[o]; l.Kind() == regalloc.SlotLoc && s.p.Operands[o].Role != regalloc.Def {
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
	s.eachMove(func(m *regalloc.Move, _ float64) bool {
		return m.Dst.Kind() != regalloc.SlotLoc || read[m.Dst.Slot()]
	})
}

// solve goes over the blocks backwards until nothing changes.
func (w *sweeper) solve() {
	s := w.s
	order := s.f.Loops.Order
	w.dirty = make([]bool, len(order))
	for b := range w.dirty {
		w.dirty[b] = true
	}
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
	first          []int32           // by block: its first move
	firstEdge      []int32           // by edge: its first move
	dirty          []bool            // by block: something after it changed
	now            []regalloc.Move   // scratch: the moves of one place
}

func (w *sweeper) index() {
	s := w.s
	w.first = make([]int32, len(s.p.Blocks))
	k := 0
	for _, b := range s.byInstr {
		for k < len(s.instrMoves) && s.instrMoves[k].Before < s.p.Blocks[b].Instrs[0] {
			k++
		}
		w.first[b] = int32(k)
	}
	w.firstEdge = make([]int32, len(s.p.Edges)+1)
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
	k := w.first[b]
	for int(k) < len(s.instrMoves) && s.instrMoves[k].Before < end {
		k++
	}
	for i := end - 1; i >= first; i-- {
		live = w.instr(i, live)
		last := k
		for k > w.first[b] && s.instrMoves[k-1].Before == i {
			k--
		}
		if k < last {
			w.now = w.now[:0]
			for n := k; n < last; n++ {
				w.now = append(w.now, s.instrMoves[n].Move)
			}
			live = w.moves(live, w.dead[k:last])
		}
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
	return w.moves(live, w.deadEdge[first:end])
}

// moves passes the moves in now, which happen at once, backwards and notes which are dead.
func (w *sweeper) moves(live regalloc.RegSet, dead []bool) regalloc.RegSet {
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
	for o := in.Operands[0]; o < in.Operands[1]; o++ {
		if s.p.Operands[o].Role != regalloc.Use && s.locs[o].Kind() == regalloc.RegLoc {
			live = live.Minus(s.m.Conflicts(s.locs[o].Reg()))
		}
	}
	if !in.Clobbers.Empty() {
		live = live.Minus(s.closed(in.Clobbers))
	}
	for o := in.Operands[0]; o < in.Operands[1]; o++ {
		if s.p.Operands[o].Role != regalloc.Def && s.locs[o].Kind() == regalloc.RegLoc {
			live.Add(s.locs[o].Reg())
		}
	}
	return live
}
