package puzzle

import (
	"slices"

	"spillway/cfg"
	"spillway/regalloc"
)

// walkDominators orders the blocks as in a preorder walk of the dominator tree, blocks
// that cannot be reached last.
func (s *program) walkDominators() {
	s.dom = cfg.Dominators(s.flow.Flow, s.flow.RPO)
	reachable := s.flow.RPO.Blocks[:s.flow.RPO.Reachable]
	s.walk = append(s.walk[:0], s.flow.RPO.Blocks...)
	slices.SortFunc(s.walk[:len(reachable)], func(a, b int32) int { return int(s.dom.Preorder(a) - s.dom.Preorder(b)) })
	s.order = s.walk
}

// enterDominated starts block b with the state at the end of its immediate dominator. New parameters get registers
// while any are free.
func (s *solution) enterDominated(b regalloc.BlockID, in, params []regalloc.VReg) {
	mark := len(s.ends.boundaries)
	if s.prog.flow.RPO.IsReachable(int32(b)) && b != 0 {
		s.inherit(b, s.prog.dom.IDom[b], in)
		if len(params) > 0 || len(s.prog.flow.PredsOf(int32(b))) > 1 {
			s.leaveReserved(mark)
		}
	}
	for _, v := range in {
		s.cur.clean[v] = s.cur.clean[v] || s.cur.reg[v] == regalloc.NoReg
	}
	for k, v := range params {
		s.cur.next[v] = s.cur.pos + s.firstUse(b, v, s.p.Blocks[b].Params[0]+int32(k))
		s.cur.clean[v] = true
		if !s.vals.read[v] || s.vals.lowered[v] {
			continue
		}
		r := s.choose(v, s.p.VRegs[v].Class, s.cur.busy, regalloc.NoReg)
		if r == regalloc.NoReg {
			continue
		}
		s.cur.settle(v, r)
		s.cur.clean[v] = false
		s.vals.hints.remember(v, r, true)
		s.ends.boundaries = append(s.ends.boundaries, resident{v, r, false})
	}
	s.ends.entry[b] = s.ends.boundary(mark)
}

// leaveReserved removes the values that enter a block, the states since mark, from registers that only fixed operands
// may use: edges may not move anything there.
func (s *solution) leaveReserved(mark int) {
	kept := s.ends.boundaries[:mark]
	for _, x := range s.ends.boundaries[mark:] {
		if s.regs.given[s.p.VRegs[x.v].Class].Has(x.reg) {
			kept = append(kept, x)
		} else {
			s.cur.leave(x.v)
		}
	}
	s.ends.boundaries = kept
}

// evictFurthest evicts the value whose live range extends furthest in the order of the walk, of those that the
// instruction neither reads nor writes. If there is none, one that it reads leaves its register afterwards.
func (s *solution) evictFurthest(bank int16) bool {
	q := &s.puzzle
	for pass := range 2 {
		best, furthest := -1, int32(-1)
		for k := range q.pieces {
			x := &q.pieces[k]
			if !x.through || s.bankOf(x) != bank || x.read && pass == 0 || x.pinned {
				continue
			}
			if end := s.prog.rangeEnd(x.v); end > furthest {
				best, furthest = k, end
			}
		}
		if best >= 0 {
			s.evictPiece(best)
			return true
		}
	}
	return s.unpin(bank)
}

// rangeEnd returns the last point at which v is alive.
func (s *program) rangeEnd(v regalloc.VReg) int32 {
	end := int32(0)
	for k := s.ranges.First(v); k >= 0; k = s.ranges.Next(k) {
		end = s.ranges.Segs[k].To
	}
	return end
}

// chooseFree returns a preferred register of the values that v flows together with
// [Pereira08 §5.1], or the first that is free.
func (s *values) chooseFree(v regalloc.VReg, c regalloc.ClassID, free func(regalloc.Reg) bool, wish regalloc.Reg) regalloc.Reg {
	if !s.a.opts.NoCoalescing {
		if free(wish) {
			return wish
		}
		family := v
		if t := s.hints.target[v]; t != regalloc.None {
			family = t
		}
		for _, r := range s.hints.first[family] {
			if free(r) {
				return r
			}
		}
	}
	for _, r := range s.m.Classes[c].Regs {
		if free(r) {
			return r
		}
	}
	return regalloc.NoReg
}

// lower finds the values that are reloaded more often, in the code, than they are used: these are loaded for each use
// instead (load lowering [Pereira08 §5.3]). It reports whether there are any.
func (s *solution) lower() (any bool) {
	loads := make([]int32, len(s.p.VRegs))
	for k := range s.out.instrMoves {
		if m := &s.out.instrMoves[k]; m.Src.Kind() == regalloc.SlotLoc && m.Dst.Kind() == regalloc.RegLoc {
			loads[m.VReg]++
		}
	}
	for k := range s.out.edgeMoves {
		if m := &s.out.edgeMoves[k]; m.Src.Kind() == regalloc.SlotLoc && m.Dst.Kind() == regalloc.RegLoc {
			loads[m.VReg]++
		}
	}
	for o := range s.p.Operands {
		if s.p.Operands[o].Role == regalloc.Use {
			loads[s.p.Operands[o].VReg]--
		}
	}
	for v, n := range loads {
		s.vals.lowered[v] = n > 0
		any = any || n > 0
	}
	return any
}

// storeNow stores a value that is loaded for each use right after its definition, before
// the next instruction loads it.
func (s *solution) storeNow(v regalloc.VReg, r regalloc.Reg) {
	s.cur.clean[v] = true
	if s.remat(v) {
		return
	}
	s.out.move(s.puzzle.i+1, -1, v, regalloc.InSlot(int32(v)), regalloc.InRegister(r))
}
