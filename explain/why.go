package explain

import (
	"fmt"

	"spillway/mach"
	"spillway/regalloc"
)

// Marks of an occupancy table.
const (
	free      = int32(-1)
	destroyed = int32(-2) // clobbered by the instruction
)

// why determines the reasons for the locations of values.
type why struct {
	c     *Recorder
	n     int               // lanes that are registers
	holds []int32           // by point and lane: the value there
	taken []regalloc.RegSet // by point: occupied lanes
	out   []bool            // by lane: reserved
	web   []regalloc.VReg   // by value: the next of those that edges connect it to; a ring
}

func newWhy(c *Recorder) *why {
	w := &why{c: c, n: len(c.lanes.regs)}
	points := 2 * len(c.p.Instrs)
	w.holds, w.taken = make([]int32, points*w.n), make([]regalloc.RegSet, points)
	for k := range w.holds {
		w.holds[k] = free
	}
	w.out = make([]bool, w.n)
	put := func(point, lane int, who int32) {
		w.holds[point*w.n+lane] = who
		w.taken[point].Add(regalloc.Reg(lane))
	}
	for v := range c.run.Values {
		for _, x := range c.run.Values[v].Ranges {
			for k := x[1]; x[0] < w.n && k < min(x[2], points); k++ {
				put(k, x[0], int32(v))
			}
		}
	}
	for l := range w.n {
		w.out[l] = c.run.Lanes[l].Out
		for _, i := range c.run.Lanes[l].Clobber {
			put(2*i+1, l, destroyed)
		}
	}
	w.joinWebs()
	return w
}

// joinWebs links the values that edges and copies connect into rings.
func (w *why) joinWebs() {
	p := w.c.p
	w.web = make([]regalloc.VReg, len(p.VRegs))
	parent := make([]regalloc.VReg, len(p.VRegs))
	for v := range parent {
		w.web[v], parent[v] = regalloc.VReg(v), regalloc.VReg(v)
	}
	find := func(v regalloc.VReg) regalloc.VReg {
		for parent[v] != v {
			parent[v] = parent[parent[v]]
			v = parent[v]
		}
		return v
	}
	for e := range p.Edges {
		args := p.EdgeArgs(regalloc.EdgeID(e))
		for k, v := range p.BlockParams(p.Edges[e].To) {
			if a, b := find(v), find(args[k]); a != b {
				parent[max(a, b)] = min(a, b)
				w.web[a], w.web[b] = w.web[b], w.web[a]
			}
		}
	}
}

// stretch returns the points around at over which v is in no register, if any.
func (w *why) stretch(v, at int) (from, to int, ok bool) {
	for _, x := range w.c.run.Values[v].Ranges {
		if x[0] >= w.n && x[1] <= at && at < x[2] {
			from, to, ok = x[1], x[2], true
		}
	}
	if !ok {
		return
	}
	for _, x := range w.c.run.Values[v].Ranges {
		if x[0] >= w.n {
			continue
		}
		switch {
		case x[1] <= at && at < x[2]:
			if x[2] >= to { // also in a register throughout
				return from, to, false
			}
			at, from = x[2], x[2]
		case x[2] <= at:
			from = max(from, x[2])
		case x[1] > at:
			to = min(to, x[1])
		}
	}
	return from, to, from < to
}

// mostPoints is the maximum length of an examined interval.
const mostPoints = 1 << 14

// A span is a half-open range of points.
type span struct{ from, to int }

// wider returns where the values of v's ring are in no register, at most mostPoints points.
func (w *why) wider(v int) (list []span) {
	left := mostPoints
	for u := w.web[v]; left > 0; u = w.web[u] {
		for _, x := range w.c.run.Values[u].Ranges {
			if x[0] >= w.n {
				if from, to, ok := w.stretch(int(u), x[1]); ok && left > 0 {
					list = append(list, span{from, to})
					left -= to - from
				}
			}
		}
		if int(u) == v {
			break
		}
	}
	return list
}

// memory explains why a value is in no register from one point to another.
func (w *why) memory(e *Event, from, to int) {
	to = min(to, from+mostPoints, 2*len(w.c.p.Instrs))
	if w.spans(e, []span{{from, to}}) {
		w.spans(e, w.wider(e.Value))
	}
}

// spans explains why a value is in no register over some points. It reports whether a register is free throughout.
func (w *why) spans(e *Event, list []span) bool {
	c := w.c
	class := &c.p.Machine.Classes[c.p.VRegs[e.Value].Class]
	var regs regalloc.RegSet
	for _, r := range class.Regs {
		if l := c.lanes.byReg[r]; !w.out[l] {
			regs.Add(regalloc.Reg(l))
		}
	}
	through, least, at := regs, regs.Len()+1, 0
	first, last := 2*len(c.p.Instrs), 0
	for _, s := range list {
		first, last = min(first, s.from), max(last, s.to-1)
		for p := s.from; p < min(s.to, len(w.taken)); p++ {
			idle := regs.Minus(w.taken[p])
			through = through.Intersect(idle)
			if n := idle.Len(); n < least {
				least, at = n, p
			}
		}
	}
	e.At = at / 2
	stay := fmt.Sprintf("in memory only at i%d", first/2)
	if first/2 != last/2 {
		stay = fmt.Sprintf("in memory only from i%d to i%d", first/2, last/2)
	}
	if !through.Empty() {
		w.unforced(e, stay, through)
		return true
	}
	var holders []string
	clobbered, n := 0, regs.Len()
	for l := regs.First(); l != regalloc.NoReg; l = regs.First() {
		regs.Remove(l)
		switch h := w.holds[at*w.n+int(l)]; {
		case h == destroyed:
			clobbered++
		case h >= 0:
			holders = append(holders, fmt.Sprintf("%s: %s", c.run.Lanes[l].Name, c.name(regalloc.VReg(h))))
		}
	}
	op := c.run.Instrs[at/2].Op
	switch {
	case clobbered > 0:
		e.Cause = "call"
		e.Why = fmt.Sprintf("%s: i%d %s destroys %d of the %d registers of %s", stay, at/2, op, clobbered, n, class.Name)
		if least > 0 {
			e.Why += fmt.Sprintf(", and %d are free for only part of it", least)
		}
		if len(holders) > 0 {
			e.Why += "; others hold " + listed8(holders)
		}
	case least == 0:
		e.Cause = "pressure"
		e.Why = fmt.Sprintf("%s: at i%d %s all %d registers of %s are taken: %s", stay, at/2, op, n, class.Name, listed8(holders))
	default:
		e.Cause = "split"
		e.Why = fmt.Sprintf("%s: no register of %s is free throughout, so it would have to move between registers; at i%d %s are taken %s", stay, class.Name, at/2, op, listed8(holders))
	}
	return false
}

// unforced explains why a value is in memory although registers are free throughout.
func (w *why) unforced(e *Event, stay string, through regalloc.RegSet) {
	e.Cause = "price"
	best := &w.c.run.Lanes[through.First()]
	for l := through.First(); l != regalloc.NoReg; l = through.First() {
		through.Remove(l)
		if x := &w.c.run.Lanes[l]; cost(x) < cost(best) {
			best = x
		}
	}
	e.Why = fmt.Sprintf("%s, although %s is free throughout: ", stay, best.Name)
	if s := cost(best); s > 0 {
		e.Why += fmt.Sprintf("saving it first costs %g", s)
	} else {
		e.Why += "moves and encodings with it cost as much, or the allocator missed it"
	}
}

// cost returns the cost of using one more register.
func cost(x *Lane) float64 {
	if x.Used {
		return 0
	}
	return x.Save
}

// move explains a move.
func (w *why) move(e *Event) {
	c := w.c
	cause := mach.CauseEdge
	point := 0
	if e.Instr >= 0 {
		cause = mach.CauseOf(c.p, regalloc.InstrID(e.Instr))
		point = 2 * e.Instr
	} else if e.Kind == Spill {
		point = 2 * c.run.Blocks[e.Edge[1]].First
	} else {
		point = 2*c.run.Blocks[e.Edge[0]].End - 1
	}
	e.Cause, e.Why = cause.String(), causeWhy[cause]
	e.At = e.Instr
	switch e.Kind {
	case Spill:
		w.stored(e, point)
	case Reload:
		w.loaded(e, point)
	case Remat:
		e.Why = "rematerialized, which costs less than keeping it: " + e.Why
	}
}

// stored explains a store: by the interval in memory that follows.
func (w *why) stored(e *Event, point int) {
	if from, to, ok := w.stretch(e.Value, point); ok {
		w.memory(e, from, to)
		return
	}
	for _, x := range w.c.run.Values[e.Value].Ranges { // it is needed there later: on an edge, perhaps, by a parameter
		if x[0] == e.To && x[2] > point {
			if from, to, ok := w.stretch(e.Value, max(point, x[1])); ok {
				w.memory(e, from, to)
				return
			}
		}
	}
	e.Why = "needed in memory later, where a value that it becomes is in the slot:  " + e.Why
}

// loaded explains a load: by the interval in memory before, and the register operand that needs it.
func (w *why) loaded(e *Event, point int) {
	reason := e.Why
	if e.Instr >= 0 {
		reason = fmt.Sprintf("i%d %s, or a later instruction, reads it in a register", e.Instr, w.c.run.Instrs[e.Instr].Op)
		if e.Cause != mach.CauseSplit.String() {
			reason += " (" + causeWhy[mach.CauseOf(w.c.p, regalloc.InstrID(e.Instr))] + ")"
		}
	}
	for at := point - 1; at >= max(0, point-2); at-- {
		if from, to, ok := w.stretch(e.Value, at); ok {
			w.memory(e, from, to)
			break
		}
	}
	if e.Why != reason && e.Cause != "" && e.At != e.Instr {
		e.Why = reason + "; it was " + e.Why
		return
	}
	e.Why = reason
}

// folded explains an operand in a slot.
func (w *why) folded(e *Event, role regalloc.Role) {
	e.Cause = "price"
	e.Why = "the instruction reads it in its slot"
	if role != regalloc.Use {
		e.Why = "the instruction writes it to its slot"
	}
	for _, at := range [...]int{2 * e.Instr, 2*e.Instr + 1, 2*e.Instr - 1} {
		if at < 0 {
			continue
		}
		if from, to, ok := w.stretch(e.Value, at); ok {
			does := e.Why
			w.memory(e, from, to)
			e.Why = does + "; it is " + e.Why
			return
		}
	}
}
