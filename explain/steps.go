package explain

import (
	"fmt"

	"spillway/regalloc"
)

// Places of Steps that are no lanes.
const (
	Nowhere    = -1
	InMemory   = -2 // some slot: as long as allocators decide they have no numbers
	Recomputed = -3
)

// mostSteps bounds how many steps are recorded: what an allocator that goes on and on decides has no end otherwise.
const mostSteps = 100_000

// decide records a decision.
func (c *Recorder) decide(d regalloc.Decision) {
	s := &c.run.Steps
	switch n := len(s.Kind); {
	case n > mostSteps:
		return
	case n == mostSteps:
		d = regalloc.Decision{Kind: regalloc.Noted, VReg: regalloc.None, Other: regalloc.None, Instr: regalloc.None, Why: fmt.Sprintf("more than %d decisions: the rest is left out", mostSteps)}
	}
	s.Kind, s.Value, s.Other = append(s.Kind, d.Kind.String()), append(s.Value, int(d.VReg)), append(s.Other, int(d.Other))
	s.Instr = append(s.Instr, int(d.Instr))
	s.From, s.To = append(s.From, c.place(d.From)), append(s.To, c.place(d.To))
	s.Why = append(s.Why, c.text(d.Why))
}

// place returns the lane of a location, or what it is if it is none.
func (c *Recorder) place(l regalloc.Loc) int {
	switch l.Kind() {
	case regalloc.RegLoc:
		return int(c.lanes.of(l))
	case regalloc.SlotLoc:
		return InMemory
	case regalloc.RematLoc:
		return Recomputed
	}
	return Nowhere
}
