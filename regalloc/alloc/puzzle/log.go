package puzzle

import (
	"fmt"

	"spillway/regalloc"
	"spillway/regalloc/live"
)

// decide logs a decision at instruction i, unless the log is nil.
func (s *solution) decide(kind regalloc.DecisionKind, i regalloc.InstrID, v regalloc.VReg, from, to regalloc.Loc, why string) {
	if s.log != nil {
		s.log(regalloc.Decision{Kind: kind, VReg: v, Other: regalloc.None, Instr: i, From: from, To: to, Why: why})
	}
}

// logLoc is the location of v while it is in no register, for the log: slots have no numbers yet.
func (s *inputs) logLoc(v regalloc.VReg) regalloc.Loc {
	if s.remat(v) {
		return regalloc.Recomputed
	}
	return regalloc.InSlot(0)
}

// logEntry logs the register contents at the start of b.
func (s *solution) logEntry(b regalloc.BlockID) {
	first := s.p.Blocks[b].Instrs[0]
	preds := s.prog.flow.PredsOf(int32(b))
	why := "registers go to the values that benefit most, and values that edges pass in registers stay"
	switch {
	case len(preds) == 0:
		why = "function entry"
	case s.ends.memoryOnly[b]:
		why = "an edge here allows no moves: all values arrive in memory"
	case s.a.opts.Paper:
		why = fmt.Sprintf("continues from the state at the end of block %d, its immediate dominator", s.prog.dom.IDom[b])
	case len(preds) == 1:
		why = fmt.Sprintf("continues from the state at the end of block %d", preds[0])
	}
	s.decide(regalloc.Entered, first, regalloc.None, 0, 0, why)
	for _, x := range s.ends.entry[b] {
		s.decide(regalloc.Kept, first, x.v, 0, regalloc.InRegister(x.reg), why)
	}
}

// logSolution logs the decisions of the current instruction's boards.
func (s *solution) logSolution() {
	q := &s.puzzle
	for _, e := range q.evicted {
		from := regalloc.Loc(0)
		if e.reg != regalloc.NoReg {
			from = regalloc.InRegister(e.reg)
		}
		s.decide(regalloc.Evicted, q.i, e.v, from, s.logLoc(e.v), s.whyEvicted(&e))
	}
	for k := range q.pieces {
		x := &q.pieces[k]
		if !x.upper || x.v == regalloc.None || x.reg == x.cur {
			continue
		}
		from, why := s.logLoc(x.v), "the instruction reads it in a register"
		switch {
		case x.pinned:
			why = "the instruction requires it there"
		case x.cur != regalloc.NoReg && !x.stay:
			why = "its register goes to a piece that is a copy of it or overwrites it"
		case x.cur != regalloc.NoReg:
			why = s.whyMoved(x)
		}
		if x.cur != regalloc.NoReg {
			from = regalloc.InRegister(x.cur)
		}
		s.decide(regalloc.Split, q.i, x.v, from, regalloc.InRegister(x.reg), why)
	}
	for k := range q.ops {
		o := &q.ops[k]
		switch n := q.of[k]; {
		case o.Role == regalloc.Use && n < 0 && q.locs[k].Kind() == regalloc.SlotLoc:
			s.decide(regalloc.Folded, q.i, o.VReg, 0, regalloc.InSlot(0), "the instruction uses it in memory, which costs no more than loading it")
		case o.Role == regalloc.Use && n < 0 && q.locs[k] == regalloc.Recomputed:
			s.decide(regalloc.Folded, q.i, o.VReg, 0, regalloc.Recomputed, "the instruction has it as an immediate")
		case o.Role == regalloc.Use || n < 0:
		default:
			s.decide(regalloc.Assigned, q.i, o.VReg, 0, regalloc.InRegister(q.pieces[n].reg), s.whyPiece(&q.pieces[n]))
		}
	}
}

// whyMoved explains why the value of a piece moves to another register.
func (s *solution) whyMoved(x *piece) string {
	units := s.m.Regs[x.cur].Units
	if x.through && !units.Intersect(s.puzzle.clobbed).Empty() {
		return "the instruction clobbers its register"
	}
	for k := range s.puzzle.pieces {
		if y := &s.puzzle.pieces[k]; y.pinned && y != x && !units.Intersect(s.m.Regs[y.reg].Units).Empty() {
			return "the instruction requires its register for another value"
		}
	}
	return "the board has no solution with it where it was, or a cheaper one elsewhere"
}

// whyPiece explains the location of the definition of a piece.
func (s *solution) whyPiece(x *piece) string {
	shape := x.kind(s.f.width[x.class])
	switch {
	case x.pinned:
		return "the instruction defines it there"
	case x.v != regalloc.None && x.d != regalloc.None:
		return fmt.Sprintf("piece %v: replaces v%d, which the instruction reads", shape, x.v)
	case x.reg == x.preferred:
		return fmt.Sprintf("piece %v: it is needed there", shape)
	}
	return fmt.Sprintf("piece %v: the first free area of the board", shape)
}

// whyEvicted explains why a value was evicted.
func (s *solution) whyEvicted(e *eviction) string {
	switch {
	case e.forgone:
		return "the instruction clobbers its register, no other is free of cost, and a callee-saved one costs more than memory around calls"
	case s.a.opts.Paper:
		return "the board has no solution with it; its live range ends last"
	}
	next := s.cur.next[e.v] - s.cur.pos
	when := fmt.Sprintf("in %d instructions", next)
	if next >= live.LoopExit {
		when = "after a loop, or never"
	}
	return fmt.Sprintf("the board has no solution with it; memory until its next use, %s, costs less than that of others", when)
}
