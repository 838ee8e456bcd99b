package netflow

import "spillway/regalloc"

// intoReserved reports whether a move of r brings a value into an unallocatable register before an instruction that
// does not demand it. The model lets a value stay in a register that one of its operands demands; where registers are
// reserved such a Result is rejected.
func intoReserved(p *regalloc.Problem, r *regalloc.Result) bool {
	var given regalloc.RegSet
	for c := range p.Machine.Classes {
		given = given.Union(p.Allocatable(regalloc.ClassID(c)))
	}
	free := func(l regalloc.Loc) bool { return l.Kind() != regalloc.RegLoc || given.Has(l.Reg()) }
	for k := range r.EdgeMoves {
		if !free(r.EdgeMoves[k].Dst) {
			return true
		}
	}
	for k := range r.InstrMoves {
		if m := &r.InstrMoves[k]; !free(m.Dst) && !demands(p, m.Before, m.Dst.Reg()) {
			return true
		}
	}
	return false
}

// demands reports whether an operand of i must be in register q.
func demands(p *regalloc.Problem, i regalloc.InstrID, q regalloc.Reg) bool {
	for _, o := range p.Ops(i) {
		if o.Constraint == regalloc.InReg && o.Reg == q {
			return true
		}
	}
	return false
}
