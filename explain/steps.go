package explain

import (
	"fmt"

	"spillway/regalloc"
)

// Places of Steps that are not lanes.
const (
	Nowhere    = -1
	InMemory   = -2 // some slot: slots have no numbers during allocation
	Recomputed = -3
)

// mostSteps is the maximum number of recorded steps, in case an allocator does not terminate.
const mostSteps = 100_000

// decide records a decision.
func (c *Recorder) decide(d regalloc.Decision) {
	if d.Kind == regalloc.Became {
		c.step(regalloc.Noted, &moved{change: change{instr: -1, place: Nowhere}, value: -1, from: Nowhere}, d.Why)
		c.became(d.Was, d.Is, d.Why)
		return
	}
	x := moved{change: change{instr: int(d.Instr), place: c.place(d.To)}, value: int(d.VReg), from: c.place(d.From)}
	if c.step(d.Kind, &x, d.Why) && d.Other != regalloc.None {
		c.run.Steps.Other[len(c.run.Steps.Other)-1] = int(d.Other)
	}
}

// step records a step, about at most one value, and reports whether there was room.
func (c *Recorder) step(kind regalloc.DecisionKind, x *moved, why string) bool {
	s := &c.run.Steps
	switch n := len(s.Kind); {
	case n > mostSteps:
		return false
	case n == mostSteps:
		kind, x, why = regalloc.Noted, &moved{change: change{instr: -1, place: Nowhere}, value: -1, from: Nowhere}, fmt.Sprintf("more than %d decisions: the rest is omitted", mostSteps)
	}
	s.Kind, s.Value, s.Other = append(s.Kind, kind.String()), append(s.Value, x.value), append(s.Other, -1)
	s.Instr = append(s.Instr, x.instr)
	s.From, s.To = append(s.From, x.from), append(s.To, x.place)
	s.Why = append(s.Why, c.text(why))
	return len(s.Kind) <= mostSteps
}

// silent records the decisions of an allocator that reported none, derived from its result.
func (c *Recorder) silent() {
	for _, kind := range c.run.Steps.Kind {
		if kind != regalloc.Noted.String() {
			return
		}
	}
	const why = "from the result of the allocator, which records no reasons"
	c.step(regalloc.Began, &moved{change: change{instr: -1, place: Nowhere}, value: -1, from: Nowhere}, why)
	c.became(nil, c.r, why)
}

// place returns the lane of a location, or its kind if it has none.
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
