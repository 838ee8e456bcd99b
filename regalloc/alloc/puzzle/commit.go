package puzzle

import "spillway/regalloc"

// commit applies the solution of the current instruction: moves before it, locations of its operands, and the
// registers after it.
func (s *solution) commit(b regalloc.BlockID) error {
	q := &s.puzzle
	moved := len(s.out.instrMoves)
	for _, e := range q.evicted {
		s.spill(q.i, e.v, e.reg, s.p.Blocks[b].Freq)
	}
	for k := range q.pieces {
		if x := &q.pieces[k]; x.upper && x.v != regalloc.None && x.reg != x.cur {
			src := s.home(x.v)
			if x.cur != regalloc.NoReg {
				src = regalloc.InRegister(x.cur)
				s.a.stats.Copies++
			}
			s.out.move(q.i, 0, x.v, regalloc.InRegister(x.reg), src)
		}
	}
	if !s.advanceMoves(s.out.instrMoves[moved:], s.p.Blocks[b].LastSplit) {
		return s.infeasible(q)
	}
	for k := range q.ops {
		if q.of[k] >= 0 {
			x := &q.pieces[q.of[k]]
			q.locs[k] = regalloc.InRegister(x.reg)
			s.cur.used = s.cur.used.Union(s.m.Kin(x.reg))
			if q.ops[k].Role == regalloc.Use {
				s.out.inReg[q.ops[k].VReg] = true
			}
		}
	}
	if s.a.opts.Observe != nil {
		s.a.opts.Observe(s.snapshot(b))
	}
	if s.log != nil {
		s.logSolution()
	}
	s.advance()
	if q.i == s.p.Blocks[b].LastSplit {
		s.passThroughMemory(b)
	}
	return nil
}

// advanceMoves places moves before the current instruction at the last split point of its block, if that comes
// earlier. It reports whether that is possible: no instruction between may touch registers.
func (s *inputs) advanceMoves(moves []move, last regalloc.InstrID) bool {
	for k := range moves {
		if moves[k].Before > last {
			for i := last; i < moves[k].Before; i++ {
				if in := &s.p.Instrs[i]; in.Operands[0] != in.Operands[1] || !in.Clobbers.Empty() {
					return false
				}
			}
			moves[k].Before, moves[k].Step = last, afterPassing
		}
	}
	return true
}

// afterPassing is the step of moves after those of passThroughMemory.
const afterPassing = 3

// move appends a move before instruction i.
func (s *output) move(i regalloc.InstrID, step int32, v regalloc.VReg, dst, src regalloc.Loc) {
	s.instrMoves = append(s.instrMoves, move{InstrMove: regalloc.InstrMove{Before: i, Move: regalloc.Move{VReg: v, Step: step, Dst: dst, Src: src}}})
}

// spill stores v, which is in r, before instruction i unless its slot is valid.
func (s *solution) spill(i regalloc.InstrID, v regalloc.VReg, r regalloc.Reg, freq float64) {
	if r == regalloc.NoReg || s.cur.clean[v] || s.remat(v) {
		return
	}
	s.out.move(i, 0, v, regalloc.InSlot(int32(v)), regalloc.InRegister(r))
	s.out.instrMoves[len(s.out.instrMoves)-1].evict = true
	s.out.addStore(v, freq)
	s.cur.clean[v] = true
}

// addStore counts a store at an eviction of v.
func (s *output) addStore(v regalloc.VReg, freq float64) {
	s.stores[v] += s.keeping(v, freq)
}

// advance moves the state past the current instruction.
func (s *solution) advance() {
	q := &s.puzzle
	for _, e := range q.evicted {
		s.cur.leave(e.v)
	}
	for k := range q.ops {
		v := q.ops[k].VReg
		s.cur.next[v] = s.cur.pos + q.dist[k]
		if q.ops[k].Role == regalloc.Use && q.dies(k) {
			s.cur.leave(v)
		}
	}
	for k := range q.pieces {
		if x := &q.pieces[k]; x.through && x.reg != x.cur {
			if x.cur == regalloc.NoReg {
				s.cur.clean[x.v] = true
			}
			s.cur.leave(x.v)
		}
	}
	for k := range q.pieces {
		if x := &q.pieces[k]; x.through && x.reg != x.cur {
			s.cur.settle(x.v, x.reg)
		}
	}
	for k := range q.ops {
		if v := q.ops[k].VReg; q.ops[k].Role != regalloc.Use && !q.dies(k) && q.of[k] >= 0 {
			r := q.pieces[q.of[k]].reg
			if s.vals.lowered[v] && q.i+1 <= s.p.Blocks[s.cur.now].LastSplit {
				s.storeNow(v, r)
				continue
			}
			s.cur.settle(v, r)
			s.cur.clean[v] = s.remat(v)
			s.vals.hints.remember(v, r, false)
		}
	}
}

// passThroughMemory stores, before the last instruction of b, all values passed on edges that cannot hold moves:
// parameters of their targets in slots of their own, since a target's usual slot may still hold another value.
func (s *solution) passThroughMemory(b regalloc.BlockID) {
	p := s.p
	first, end := p.Succs(b)
	for e := first; e < end; e++ {
		to := p.Edges[e].To
		if s.prog.movable[e] {
			continue
		}
		again := false
		for d := first; d < e; d++ {
			again = again || !s.prog.movable[d] && p.Edges[d].To == to
		}
		if again {
			continue
		}
		for _, v := range s.prog.sets.LiveIn(to) {
			if r := s.cur.reg[v]; r != regalloc.NoReg && !s.cur.clean[v] && !s.remat(v) {
				s.out.move(s.puzzle.i, 1, v, regalloc.InSlot(int32(v)), regalloc.InRegister(r))
				s.cur.clean[v] = true
			}
		}
		base := p.Blocks[to].Params[0]
		for k, v := range p.EdgeArgs(e) {
			src := s.home(v)
			if r := s.cur.reg[v]; r != regalloc.NoReg {
				src = regalloc.InRegister(r)
				s.out.inReg[v] = true
			}
			s.out.move(s.puzzle.i, 2, v, regalloc.InSlot(s.ends.arrival[base+int32(k)]), src)
		}
	}
}
