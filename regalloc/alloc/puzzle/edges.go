package puzzle

import (
	"slices"

	"spillway/regalloc"
)

// resolveEdges moves values on the edges from where their source leaves them to where their target expects them.
func (s *solution) resolveEdges() {
	for i := range s.cur.reg {
		s.cur.reg[i] = regalloc.NoReg
	}
	for b := range s.p.Blocks {
		for _, x := range s.ends.exit[b] {
			s.cur.reg[x.v], s.cur.clean[x.v] = x.reg, x.clean
		}
		first, end := s.p.Succs(regalloc.BlockID(b))
		for e := first; e < end; e++ {
			s.edge(e)
		}
		for _, x := range s.ends.exit[b] {
			s.cur.reg[x.v] = regalloc.NoReg
		}
	}
}

// edge emits the moves on e; reg and clean hold the state at the end of its source.
func (s *solution) edge(e regalloc.EdgeID) {
	if !s.prog.movable[e] {
		return // passThroughMemory has done it
	}
	p := s.p
	edge := &p.Edges[e]
	to := edge.To
	params := p.BlockParams(to)
	if len(s.prog.flow.PredsOf(int32(to))) == 1 && len(params) == 0 {
		return // registers keep their contents
	}
	j := &s.ends.join
	j.stamp++
	for k, x := range s.ends.entry[to] {
		j.mark[x.v], j.slot[x.v] = j.stamp, int32(k)
	}
	base := p.Blocks[to].Params[0]
	for k, arg := range p.EdgeArgs(e) {
		dst := regalloc.InSlot(int32(params[k]))
		if slot := s.ends.arrival[base+int32(k)]; slot != regalloc.None {
			dst = regalloc.InSlot(slot)
		}
		if v := params[k]; j.mark[v] == j.stamp {
			dst = regalloc.InRegister(s.ends.entry[to][j.slot[v]].reg)
		}
		if dst.Kind() == regalloc.SlotLoc && !s.vals.read[params[k]] {
			continue
		}
		src := s.cur.location(arg)
		if dst.Kind() == regalloc.SlotLoc && s.cur.clean[arg] && !s.remat(arg) && src.Kind() == regalloc.RegLoc && !s.a.opts.NoSharing {
			src = regalloc.InSlot(int32(arg)) // the same slot, it may turn out
			s.out.edgeMove(e, arg, dst, src, regalloc.InRegister(s.cur.reg[arg]))
			continue
		}
		s.out.edgeMove(e, arg, dst, src, 0)
	}
	for _, x := range s.ends.entry[to] {
		if s.vals.defIn[x.v] == to && slices.Contains(params, x.v) {
			continue
		}
		if r := regalloc.InRegister(x.reg); s.cur.location(x.v) != r {
			s.out.edgeMove(e, x.v, r, s.cur.location(x.v), 0)
		}
		if x.clean {
			s.evictOn(e, x.v)
		}
	}
	in := s.prog.sets.LiveIn(to)
	for _, x := range s.ends.exit[edge.From] {
		if x.clean || j.mark[x.v] == j.stamp || s.remat(x.v) {
			continue
		}
		if _, ok := slices.BinarySearch(in, x.v); ok {
			s.evictOn(e, x.v)
		}
	}
}

// location returns the location of v at the end of the block.
func (s *places) location(v regalloc.VReg) regalloc.Loc {
	if r := s.reg[v]; r != regalloc.NoReg {
		return regalloc.InRegister(r)
	}
	return s.home(v)
}

// edgeMove appends a move; instead is a register that has the value too, used if
// src and dst turn out to be different slots.
func (s *output) edgeMove(e regalloc.EdgeID, v regalloc.VReg, dst, src, instead regalloc.Loc) {
	s.edgeMoves = append(s.edgeMoves, edgeMove{EdgeMove: regalloc.EdgeMove{Edge: e, Move: regalloc.Move{VReg: v, Dst: dst, Src: src}}, instead: instead})
	if src.Kind() == regalloc.RegLoc {
		s.inReg[v] = true
		if dst.Kind() == regalloc.RegLoc {
			s.a.stats.EdgeCopies++
		}
	}
}

// evictOn stores v on edge e if only a register has it.
func (s *solution) evictOn(e regalloc.EdgeID, v regalloc.VReg) {
	r := s.cur.reg[v]
	if r == regalloc.NoReg || s.cur.clean[v] || s.remat(v) {
		return
	}
	s.out.edgeMoves = append(s.out.edgeMoves, edgeMove{EdgeMove: regalloc.EdgeMove{Edge: e, Move: regalloc.Move{VReg: v, Dst: regalloc.InSlot(int32(v)), Src: regalloc.InRegister(r)}}, evict: true})
	s.out.addStore(v, s.p.Edges[e].Freq)
}
