package linear

import (
	"slices"

	"spillway/regalloc"
)

// resolve makes the end of every block agree with the start of its successors
// by moves on the edges.
func (s *scan) resolve() {
	where := make([]regalloc.Reg, len(s.p.VRegs))
	for v := range where {
		where[v] = regalloc.NoReg
	}
	for e := range s.p.Edges {
		s.resolveEdge(regalloc.EdgeID(e), where)
	}
}

func (s *scan) resolveEdge(e regalloc.EdgeID, where []regalloc.Reg) {
	from, to := s.p.Edges[e].From, s.p.Edges[e].To
	exit, entry := s.exitOf(from), s.entryOf(to)
	add := func(v regalloc.VReg, dst, src regalloc.Loc) {
		s.edgeMoves = append(s.edgeMoves, regalloc.EdgeMove{Edge: e, Move: regalloc.Move{VReg: v, Dst: dst, Src: src}})
	}
	for r, v := range exit {
		if v >= 0 {
			where[v] = regalloc.Reg(r)
		}
	}
	for r, v := range entry {
		if v < 0 || exit[r] == v {
			continue
		}
		src := s.home(v)
		if where[v] != regalloc.NoReg {
			src = regalloc.InRegister(where[v])
		}
		add(v, regalloc.InRegister(regalloc.Reg(r)), src)
	}
	// What is in a register only, and expected in its slot.
	marked := false
	for r, v := range exit {
		if v < 0 || s.exitValid[from].Has(regalloc.Reg(r)) || s.remat(v) {
			continue
		}
		if !marked {
			marked = true
			for _, w := range s.sets.LiveIn(to) {
				s.stampLive[w] = -int32(e) - 1
			}
		}
		if s.stampLive[v] != -int32(e)-1 {
			continue
		}
		if at := find(entry, v); at < 0 || s.entryValid[to].Has(regalloc.Reg(at)) {
			add(v, regalloc.InSlot(int32(v)), regalloc.InRegister(regalloc.Reg(r)))
		}
	}
	for _, v := range exit {
		if v >= 0 {
			where[v] = regalloc.NoReg
		}
	}
}

func find(list []regalloc.VReg, v regalloc.VReg) int {
	for k, w := range list {
		if w == v {
			return k
		}
	}
	return -1
}

// finish turns what was found into a Result.
func (s *scan) finish() *regalloc.Result {
	s.byInstr = s.p.AppendByInstr(s.byInstr[:0])
	s.orderMoves()
	s.storeOnce()
	s.sweep()
	slots := s.slots()
	r := &regalloc.Result{Locs: s.locs, InstrMoves: slices.Clone(s.instrMoves), EdgeMoves: slices.Clone(s.edgeMoves), Bound: -1}
	rename := func(l *regalloc.Loc) {
		if l.Kind() == regalloc.SlotLoc {
			*l = regalloc.InSlot(slots.of[l.Slot()])
		}
	}
	for k := range r.Locs {
		rename(&r.Locs[k])
	}
	for k := range r.InstrMoves {
		rename(&r.InstrMoves[k].Dst)
		rename(&r.InstrMoves[k].Src)
	}
	for k := range r.EdgeMoves {
		rename(&r.EdgeMoves[k].Dst)
		rename(&r.EdgeMoves[k].Src)
	}
	r.Slots = slots.slots
	return r
}
