package pbqp

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/internal/slots"
)

// finish builds the Result.
func (s *state) finish() (*regalloc.Result, error) {
	p := s.p
	s.out.locs = make([]regalloc.Loc, len(p.Operands))
	s.out.instrMoves, s.out.edgeMoves = s.out.instrMoves[:0], s.out.edgeMoves[:0]
	order := p.AppendByInstr(nil)
	for _, b := range order {
		first, end := p.InstrRange(b)
		for i := first; i < end; i++ {
			s.build.look(i)
			if err := s.finishInstr(b, i); err != nil {
				return nil, err
			}
		}
	}
	slices.SortStableFunc(s.out.edgeMoves, func(x, y regalloc.EdgeMove) int { return cmp.Compare(x.Edge, y.Edge) })
	r := &regalloc.Result{Locs: s.out.locs, InstrMoves: append([]regalloc.InstrMove(nil), s.out.instrMoves...), EdgeMoves: append([]regalloc.EdgeMove(nil), s.out.edgeMoves...), Bound: regalloc.NoBound, ModelBound: regalloc.NoBound}
	s.assignSlots(r)
	return r, nil
}

// register returns the register of piece x.
func (s *state) register(x int32) regalloc.Reg {
	return s.regs.shapes[s.parts.pieces[x].shape].regs[s.build.choice[x]]
}

// loc returns the location of operand k of the current instruction.
func (s *state) loc(k int) regalloc.Loc {
	a := &s.build.at
	o := &a.ops[k]
	if r := s.build.demanded(k); r != regalloc.NoReg {
		return regalloc.InRegister(r)
	}
	if o.Role == regalloc.Use && a.tie[k] >= 0 {
		return s.loc(int(a.tie[k]))
	}
	x := s.placed(k)
	switch {
	case x == none && o.Role == regalloc.Def && s.remat(o.VReg) && !s.removable(a.instr):
		return regalloc.InSlot(int32(o.VReg)) // anywhere
	case x == none:
		return s.home(o.VReg)
	case s.parts.pieces[x].kind == tupleOf:
		return regalloc.InRegister(s.regs.shapes[s.parts.pieces[x].shape].tuples[s.build.choice[x]][o.Tied])
	case s.build.choice[x] == 0:
		return s.home(o.VReg)
	}
	return regalloc.InRegister(s.register(x))
}

// finishInstr sets the locations of the operands of the current instruction, and emits the moves before and after it.
func (s *state) finishInstr(b regalloc.BlockID, i regalloc.InstrID) error {
	a := &s.build.at
	last := s.p.Blocks[b].LastSplit
	before := min(i, last)
	from := len(s.out.instrMoves)
	move := func(v regalloc.VReg, step int32, dst, src regalloc.Loc) {
		if dst == src {
			return
		}
		m := regalloc.InstrMove{Before: before, Move: regalloc.Move{VReg: v, Step: step, Dst: dst, Src: src}}
		for k := from; k < len(s.out.instrMoves); k++ {
			if s.out.instrMoves[k].Dst == dst && s.out.instrMoves[k].Step == step {
				return
			}
		}
		s.out.instrMoves = append(s.out.instrMoves, m)
	}
	for k := range a.ops {
		o := &a.ops[k]
		n := a.base + regalloc.OpID(k)
		l := s.loc(k)
		s.out.locs[n] = l
		if o.Role == regalloc.Def || i > last && s.handedOn(b, i-1, o.VReg) {
			continue
		}
		src := s.home(o.VReg)
		if x := s.source(k); x != none {
			src = regalloc.InRegister(s.register(x))
		}
		if h := s.parts.holder[n]; h != none && s.source(k) == none && !s.overwritten(k, h) {
			move(o.VReg, 1, regalloc.InRegister(s.register(h)), src)
		}
		if l.Kind() == regalloc.RegLoc {
			move(o.VReg, 1, l, src)
		}
	}
	if len(s.out.instrMoves) > from && i > last && !s.quietUpTo(b, i) {
		return s.infeasible(i, "needs moves after the last split point of its block")
	}
	before, from = i+1, len(s.out.instrMoves)
	for k := range a.ops {
		o := &a.ops[k]
		n := a.base + regalloc.OpID(k)
		l := s.out.locs[n]
		if o.Role == regalloc.Use || s.prog.dead[n] || l.Kind() != regalloc.RegLoc || i >= last && s.handedOn(b, i, o.VReg) {
			continue
		}
		h := s.parts.holder[n]
		if h != none {
			move(o.VReg, 0, regalloc.InRegister(s.register(h)), l)
		}
		if (h == none || s.parts.pieces[h].kind == blockRange) && !s.remat(o.VReg) {
			move(o.VReg, 0, regalloc.InSlot(int32(o.VReg)), l)
		}
	}
	if len(s.out.instrMoves) > from && i >= last {
		if s.anchored(b) {
			return s.infeasible(i, "needs moves after the last split point of its block")
		}
		s.out.moveOnEdges(b, s.out.instrMoves[from:])
		s.out.instrMoves = s.out.instrMoves[:from]
	}
	return nil
}

// handedOn reports whether v, which instruction i at or after the last split point of b defines in a fixed register,
// is read by the next instruction in that register and nowhere else: then it needs no other location.
func (s *inputs) handedOn(b regalloc.BlockID, i regalloc.InstrID, v regalloc.VReg) bool {
	_, end := s.p.InstrRange(b)
	if i < s.p.Blocks[b].LastSplit || i+1 >= end || slices.Contains(s.sets.LiveOut(b), v) {
		return false
	}
	reg := regalloc.NoReg
	for _, o := range s.p.Ops(i) {
		if o.VReg == v && o.Role == regalloc.Def && o.Constraint == regalloc.InReg {
			reg = o.Reg
		}
	}
	for j := i + 1; j < end && reg != regalloc.NoReg; j++ {
		for _, o := range s.p.Ops(j) {
			if o.VReg == v && (j > i+1 || o.Role != regalloc.Use || o.Constraint != regalloc.InReg || o.Reg != reg) {
				return false
			}
		}
	}
	return reg != regalloc.NoReg
}

// anchored reports whether values defined after the last split point of b must stay in place because some edge out of
// b cannot hold moves.
func (s *inputs) anchored(b regalloc.BlockID) bool {
	edges := s.p.OutEdges(b)
	for k := range edges {
		if edges[k].NoSplit {
			return true
		}
	}
	return len(edges) == 0
}

// moveOnEdges moves moves that cannot be placed at the end of b to the edges on which their value is needed.
func (s *output) moveOnEdges(b regalloc.BlockID, moves []regalloc.InstrMove) {
	first, end := s.p.Succs(b)
	for e := first; e < end; e++ {
		in := s.sets.LiveIn(s.p.Edges[e].To)
		for k := range moves {
			if slices.Contains(in, moves[k].VReg) {
				s.edgeMoves = append(s.edgeMoves, regalloc.EdgeMove{Edge: e, Move: moves[k].Move})
			}
		}
	}
}

// assignSlots gives each register that is in memory somewhere a slot.
func (s *state) assignSlots(r *regalloc.Result) {
	s.out.slotOf, s.out.slotList = scratch.Filled(s.out.slotOf, len(s.p.VRegs), -1), s.out.slotList[:0]
	each := func(f func(l *regalloc.Loc)) {
		for k := range r.Locs {
			f(&r.Locs[k])
		}
		for k := range r.InstrMoves {
			f(&r.InstrMoves[k].Dst)
			f(&r.InstrMoves[k].Src)
		}
		for k := range r.EdgeMoves {
			f(&r.EdgeMoves[k].Dst)
			f(&r.EdgeMoves[k].Src)
		}
	}
	each(func(l *regalloc.Loc) {
		if l.Kind() == regalloc.SlotLoc && s.out.slotOf[l.Slot()] < 0 {
			v := regalloc.VReg(l.Slot())
			s.out.slotOf[v] = 0
			c := &s.m.Classes[s.p.VRegs[v].Class]
			s.out.slotList = append(s.out.slotList, slots.Range{
				VReg: v, From: s.prog.interval[v].from, To: s.prog.interval[v].to,
				Slot: regalloc.Slot{Size: c.SpillSize, Align: c.SpillAlign},
			})
		}
	})
	if len(s.out.slotList) == 0 {
		return
	}
	r.Slots = s.out.slots.Color(s.out.slotList, func(v regalloc.VReg, slot int32) { s.out.slotOf[v] = slot })
	each(func(l *regalloc.Loc) {
		if l.Kind() == regalloc.SlotLoc {
			*l = regalloc.InSlot(s.out.slotOf[l.Slot()])
		}
	})
}
