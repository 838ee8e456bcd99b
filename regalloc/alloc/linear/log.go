package linear

import (
	"fmt"

	"spillway/regalloc"
	"spillway/regalloc/live"
)

// A journal buffers the decisions of an instruction until they can no longer be undone.
type journal struct {
	log    regalloc.Log // nil: disabled
	notes  []regalloc.Decision
	reason reason // of the register that pick returned last
}

// reason is why pick chose a register.
type reason uint8

const (
	byHint reason = iota
	byLast
	byLength
	calmPaid
	calmSaved
	anyFresh
	longestFree
)

var reasons = [...]string{
	byHint:      "it is needed there later on",
	byLast:      "it was there before",
	byLength:    "instructions with it are shorter there",
	calmPaid:    "the first of its class that nothing requires or clobbers during its live range, and that needs no saving",
	calmSaved:   "nothing clobbers this register during its live range, and saving it costs less than memory around calls",
	anyFresh:    "no other register is free",
	longestFree: "every free register is required or clobbered during its live range, this one last",
}

// note buffers a decision of the current instruction.
func (s *scan) note(kind regalloc.DecisionKind, v, other regalloc.VReg, from, to regalloc.Loc, why string) {
	d := regalloc.Decision{Kind: kind, VReg: v, Other: other, Instr: s.at.instr, From: unnumbered(from), To: unnumbered(to), Why: why}
	s.journal.notes = append(s.journal.notes, d)
}

// logDecisions logs the buffered decisions.
func (s *scan) logDecisions() {
	for _, d := range s.journal.notes {
		s.journal.log(d)
	}
	s.journal.notes = s.journal.notes[:0]
}

// unnumbered returns l with the slot number dropped, since slots are not numbered yet.
func unnumbered(l regalloc.Loc) regalloc.Loc {
	if l.Kind() == regalloc.SlotLoc {
		return regalloc.InSlot(0)
	}
	return l
}

// noteDef records that definition k gets register x by choice.
func (s *scan) noteDef(k int, x regalloc.Reg, evicted bool) {
	why := reasons[s.journal.reason]
	if evicted {
		why = "it was just freed for it"
	}
	s.note(regalloc.Assigned, s.at.ops[k].VReg, regalloc.None, 0, regalloc.InRegister(x), why)
}

// noteBring records that use k's value goes from src to r, permanently or as a copy for this instruction.
func (s *scan) noteBring(k int, src regalloc.Loc, r regalloc.Reg, stays bool) {
	o := &s.at.ops[k]
	why := "the instruction reads it in a register"
	switch {
	case o.Constraint == regalloc.InReg:
		why = "the instruction requires it there"
	case s.tiedUse(k):
		why = "the instruction overwrites it"
	}
	switch src.Kind() {
	case regalloc.SlotLoc:
		why += ": loaded"
	case regalloc.RematLoc:
		why += ": rematerialized"
	}
	kind := regalloc.Split
	if !stays {
		kind = regalloc.Copied
		why += "; a copy for it alone, since the value cannot stay there, or is better kept where it is"
	}
	s.note(kind, o.VReg, regalloc.None, src, regalloc.InRegister(r), why)
}

// inWay explains why the current instruction evicts a value that it does not read from r.
func (s *scan) inWay(r regalloc.Reg) string {
	a := &s.at
	switch {
	case a.clob.Has(r):
		return "the instruction clobbers this register"
	case a.fixE.Has(r) || a.fixL.Has(r):
		return "the instruction requires this register for another value"
	}
	return "only values that an instruction requires there may be in this register"
}

// noteRelocate records that v leaves r before the current instruction, for register to or, if that is NoReg, memory.
func (s *scan) noteRelocate(v regalloc.VReg, r, to regalloc.Reg) {
	if why := s.inWay(r); to != regalloc.NoReg {
		s.note(regalloc.Split, v, regalloc.None, regalloc.InRegister(r), regalloc.InRegister(to), why+"; this one costs less than memory")
	} else {
		s.note(regalloc.Evicted, v, regalloc.None, regalloc.InRegister(r), s.home(v), why+", and memory costs no more than another")
	}
}

// noteEvict records that v is evicted from r to memory.
func (s *scan) noteEvict(v regalloc.VReg, r regalloc.Reg, other regalloc.VReg) {
	why := fmt.Sprintf("no register is free, and of the candidates it is needed last: in %d instructions", s.cur.next[v]-s.at.now)
	switch next := s.cur.next[v] - s.at.now; {
	case s.dies(v):
		why = "no register is free where the instruction reads, and it can be used in memory"
	case next >= live.LoopExit:
		why = "no register is free, and of the candidates it is needed last: after the loop"
	}
	switch {
	case s.remat(v):
		why += "; it can be rematerialized, which counts as needed later"
	case s.cur.valid[v]:
		why += "; memory has it already, which counts as needed later"
	}
	s.note(regalloc.Evicted, v, other, regalloc.InRegister(r), s.home(v), why)
}

// noteSearch records the outcome of the exhaustive search at the current instruction.
func (s *scan) noteSearch() {
	a := &s.at
	const why = "the instruction's operands found no registers one by one; all assignments were searched"
	for k := range a.mv {
		m := &a.mv[k]
		kind := regalloc.Split
		if m.Dst.Kind() == regalloc.SlotLoc {
			kind = regalloc.Evicted
		}
		s.note(kind, m.VReg, regalloc.None, m.Src, m.Dst, why)
	}
	for k := range a.ops {
		if a.ops[k].Role != regalloc.Use {
			s.note(regalloc.Assigned, a.ops[k].VReg, regalloc.None, 0, a.locs[k], why)
		}
	}
}

// logEntry logs the register contents at the start of b, and the values no longer in registers.
func (s *scan) logEntry(b regalloc.BlockID) {
	first := s.p.Blocks[b].Instrs[0]
	preds := s.flow.f.PredsOf(int32(b))
	before := regalloc.BlockID(regalloc.None) // the most frequent visited predecessor
	freq, crossing := 0.0, false
	for k := s.flow.f.PredStart[b]; k < s.flow.f.PredStart[b+1]; k++ {
		pred := regalloc.BlockID(s.flow.f.Preds[k])
		e := s.p.Blocks[pred].Succs[0] + regalloc.EdgeID(s.flow.f.PredEdge[k]-s.flow.f.SuccStart[pred])
		crossing = crossing || !s.flow.movable[e]
		if f := s.p.Edges[e].Freq; s.ends.done[pred] && pred != b && (before == regalloc.None || f > freq) {
			before, freq = pred, f
		}
	}
	l := s.flow.f.Loops.Of[b]
	loop := l >= 0 && s.flow.f.Loops.Loops[l].Header == int32(b)
	why, gone := "values in registers on most incoming paths stay there", "in a register on too few incoming paths, or its register is taken"
	switch {
	case len(preds) == 0:
		why = "function entry"
	case s.ends.inherits[b]:
		why = fmt.Sprintf("continues from the state at the end of block %d", before)
	case crossing:
		why, gone = "values cross in memory: an edge here allows no moves", "an edge here allows no moves"
	case loop:
		why, gone = "a loop: registers go to the values it uses, nearest use first, then to values live through it, as its pressure permits", "the loop does not use it soon, or has no register left for it"
	}
	s.journal.log(regalloc.Decision{Kind: regalloc.Entered, VReg: regalloc.None, Other: regalloc.None, Instr: first, Why: why})
	was := map[regalloc.VReg]regalloc.Reg{}
	if before != regalloc.None {
		x := &s.ends.exit[before]
		values := s.ends.valuesOf(x)
		for rs := x.regs; !rs.Empty(); values = values[1:] {
			r := rs.First()
			rs.Remove(r)
			was[values[0]] = r
			if v := values[0]; s.ends.liveInto(v, b) && s.cur.reg[v] == regalloc.NoReg {
				s.journal.log(regalloc.Decision{Kind: regalloc.Evicted, VReg: v, Other: regalloc.None, Instr: first, From: regalloc.InRegister(r), To: unnumbered(s.home(v)), Why: gone})
			}
		}
	}
	for rs := s.cur.held; !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		d := regalloc.Decision{Kind: regalloc.Kept, VReg: s.cur.occ[r], Other: regalloc.None, Instr: first, To: regalloc.InRegister(r), Why: why}
		if from, ok := was[d.VReg]; ok {
			d.From = regalloc.InRegister(from)
		} else if len(preds) > 0 {
			d.From = unnumbered(s.home(d.VReg))
		}
		s.journal.log(d)
	}
}
