package check

import (
	"cmp"
	"slices"

	"spillway/regalloc"
)

// An Observation claims that Loc holds the value of VReg before each of the instructions From to To-1, which are in
// one block, after the moves there; if Survives, also after the last one, or after From-1 if the range is empty; and
// if Made, also after From-1. Debug information consists of such claims: unlike an operand Anywhere they do not
// constrain an allocation.
type Observation struct {
	VReg     regalloc.VReg
	From, To regalloc.InstrID
	Loc      regalloc.Loc
	Survives bool
	Made     bool
}

// first returns the first instruction that x covers.
func (x *Observation) first() regalloc.InstrID {
	if x.Made || x.To == x.From {
		return x.From - 1
	}
	return x.From
}

// Observations returns the claims about r that do not hold; r must be a Result of p without findings. Unlike Result it
// follows values that are not live: the time is near linear in operands, moves and the contents of locations, times
// the nesting depth of loops.
func Observations(p *regalloc.Problem, r *regalloc.Result, claims []Observation) []Finding {
	c := newChecker(p, r)
	claims = slices.Clone(claims)
	slices.SortStableFunc(claims, func(a, b Observation) int { return cmp.Compare(a.first(), b.first()) })
	for i := range claims {
		if x := &claims[i]; x.first() < 0 || x.To < x.From || x.To == x.From && !x.Survives || int(x.To) > len(p.Instrs) || x.VReg < 0 || int(x.VReg) >= len(p.VRegs) || !c.exists(x.Loc) {
			c.report(regalloc.None, regalloc.None, regalloc.None, "invalid claim about v%d in %s before instructions %d to %d", x.VReg, x.Loc, x.From, x.To-1)
		}
	}
	if len(c.findings) == 0 {
		c.prove(append(claims, Observation{From: regalloc.InstrID(len(p.Instrs))}))
	}
	return c.findings
}

// exists reports whether l is a register or slot.
func (c *checker) exists(l regalloc.Loc) bool {
	switch l.Kind() {
	case regalloc.RegLoc:
		return int(l.Reg()) < len(c.m.Regs)
	case regalloc.SlotLoc:
		return int(l.Slot()) < len(c.r.Slots)
	}
	return false
}

// claimed checks the claims about instruction i against the state before or after it.
func (s *prover) claimed(i regalloc.InstrID, after bool) {
	if !after {
		first, _ := slices.BinarySearchFunc(s.claims, i, func(x Observation, i regalloc.InstrID) int { return cmp.Compare(x.first(), i) })
		for ; s.claims[first].first() == i; first++ {
			s.open = append(s.open, int32(first))
		}
	}
	kept := s.open[:0]
	for _, k := range s.open {
		x := &s.claims[k]
		if (!after && i >= x.From || after && (x.Survives && i == x.To-1 || x.Made && i == x.From-1)) && !s.holds(s.index(x.Loc), x.VReg) {
			s.at(i, regalloc.None, "%s does not hold v%d as claimed", s.name(x.Loc), x.VReg)
		}
		if !after || i < x.To-1 {
			kept = append(kept, k)
		}
	}
	s.open = kept
}
