package linear

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// contents is the set of values in registers at one program point.
type contents struct {
	regs  regalloc.RegSet
	valid regalloc.RegSet // of them: those whose slots are valid
	first int32           // in scan.values: the value in the lowest of regs; the others follow
}

// valuesOf returns the values in the registers of x, by ascending register.
func (s *ends) valuesOf(x *contents) []regalloc.VReg {
	return s.values[x.first : int(x.first)+x.regs.Len()]
}

// contents returns the current register contents.
func (s *scan) contents() contents {
	x := contents{regs: s.cur.held, first: int32(len(s.ends.values))}
	for rs := s.cur.held; !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		v := s.cur.occ[r]
		s.ends.values = scratch.Push(s.ends.values, v)
		if s.cur.valid[v] {
			x.valid.Add(r)
		}
	}
	return x
}

// forget empties all registers.
func (s *places) forget() {
	for rs := s.held; !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		s.reg[s.occ[r]], s.occ[r] = regalloc.NoReg, regalloc.None
	}
	s.held, s.busy = regalloc.RegSet{}, regalloc.RegSet{}
}

// enter decides the register contents at the start of b.
func (s *scan) enter(b regalloc.BlockID) {
	s.at.block, s.at.now = b, s.flow.pos[b]-1
	s.cur.forget()
	for k := s.flow.sets.InStart[b]; k < s.flow.sets.InStart[b+1]; k++ {
		v := s.flow.sets.In[k]
		s.ends.stampLive[v] = int32(b) + 1
		s.cur.next[v] = min(s.flow.pos[b]+s.flow.uses.In[k], never-1)
	}
	s.choose(b)
	s.ends.done[b] = true
	s.checkSlots(b)
	s.ends.entry[b] = s.contents()
	if s.journal.log != nil {
		s.logEntry(b)
	}
}

// checkSlots determines for each value in a register whether its slot is valid at the start of b: it is if it is at
// the end of every predecessor, and no predecessor not yet visited can change the value.
func (s *scan) checkSlots(b regalloc.BlockID) {
	if s.ends.inherits[b] {
		for rs := s.cur.held; !rs.Empty(); {
			r := rs.First()
			rs.Remove(r)
			s.cur.valid[s.cur.occ[r]] = s.ends.exit[s.flow.f.PredsOf(int32(b))[0]].valid.Has(r) || s.remat(s.cur.occ[r])
		}
		return
	}
	waiting := false
	for _, pred := range s.flow.f.PredsOf(int32(b)) {
		if !s.ends.done[pred] || pred == int32(b) {
			waiting = true
			continue
		}
		x := &s.ends.exit[pred]
		k := x.first
		for rs := x.regs; !rs.Empty(); k++ {
			r := rs.First()
			rs.Remove(r)
			if !x.valid.Has(r) {
				s.ends.unsaved[s.ends.values[k]] = int32(b) + 1
			}
		}
	}
	l := s.flow.f.Loops.Of[b]
	known := !waiting || l >= 0 && s.flow.f.Loops.Loops[l].Header == int32(b) && !s.flow.f.Loops.Loops[l].Irreducible
	first, end := int32(0), int32(0)
	if waiting && known {
		first, end = s.flow.loopPositions(l)
	}
	for rs := s.cur.held; !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		v := s.cur.occ[r]
		s.cur.valid[v] = s.remat(v) || known && s.ends.unsaved[v] != int32(b)+1 && !(waiting && s.definedWithin(v, first, end))
	}
}

// choose sets occ for the start of b from the ends of its predecessors.
func (s *scan) choose(b regalloc.BlockID) {
	from, to := s.flow.f.PredStart[b], s.flow.f.PredStart[b+1]
	edges := s.ends.edgesIn[:0]
	waiting := false
	for k := from; k < to; k++ {
		pred := regalloc.BlockID(s.flow.f.Preds[k])
		e := s.p.Blocks[pred].Succs[0] + regalloc.EdgeID(s.flow.f.PredEdge[k]-s.flow.f.SuccStart[pred])
		if !s.flow.movable[e] {
			return // values are passed in memory
		}
		if !s.ends.done[pred] || pred == b {
			waiting = true
			continue
		}
		edges = append(edges, edgeIn{pred, s.regs.weigh(s.p.Edges[e].Freq)})
	}
	s.ends.edgesIn = edges
	if b == 0 || len(edges) == 0 {
		return
	}
	if len(edges) == 1 && !waiting {
		s.ends.inherits[b] = true
		x := &s.ends.exit[edges[0].pred]
		k := x.first
		for rs := x.regs; !rs.Empty(); k++ {
			r := rs.First()
			rs.Remove(r)
			if v := s.ends.values[k]; s.ends.liveInto(v, b) {
				s.cur.occupy(r, v)
			}
		}
		return
	}
	slices.SortStableFunc(edges, func(a, b edgeIn) int { return cmp.Compare(b.freq, a.freq) })
	if l := s.flow.f.Loops.Of[b]; waiting && l >= 0 && s.flow.f.Loops.Loops[l].Header == int32(b) {
		s.enterLoop(b, l, edges)
		return
	}
	s.merge(b, edges)
}

type edgeIn struct {
	pred regalloc.BlockID
	freq float64
}

func (s *ends) liveInto(v regalloc.VReg, b regalloc.BlockID) bool {
	return s.stampLive[v] == int32(b)+1
}

// loopPositions returns the positions of the instructions of loop l.
func (s *flow) loopPositions(l int32) (first, end int32) {
	loop := &s.f.Loops.Loops[l]
	first = s.pos[s.f.Loops.Order[loop.First]]
	last := s.f.Loops.Order[loop.End-1]
	return first, s.pos[last] + int32(s.p.Blocks[last].Instrs[1]-s.p.Blocks[last].Instrs[0])
}

// merge keeps the values that are in registers on most incoming paths, weighted by frequency.
func (s *scan) merge(b regalloc.BlockID, edges []edgeIn) {
	total := 0.0
	for _, e := range edges {
		total += e.freq
	}
	for _, e := range edges {
		for _, v := range s.ends.valuesOf(&s.ends.exit[e.pred]) {
			s.ends.weight[v] = 0
		}
	}
	for _, e := range edges {
		for _, v := range s.ends.valuesOf(&s.ends.exit[e.pred]) {
			s.ends.weight[v] += e.freq
		}
	}
	wants := func(v regalloc.VReg) bool {
		if !s.ends.liveInto(v, b) || s.cur.reg[v] != regalloc.NoReg {
			return false
		}
		enough := 0.5
		if s.cur.next[v]-s.flow.pos[b] < live.ColdEdge {
			enough = 0.15
		}
		return s.ends.weight[v] >= enough*total
	}
	s.vote(b, edges, wants)
	for _, e := range edges {
		for _, v := range s.ends.valuesOf(&s.ends.exit[e.pred]) {
			if wants(v) {
				s.settle(v)
			}
		}
	}
}

// settle puts v into any free register.
func (s *scan) settle(v regalloc.VReg) bool {
	class := s.p.VRegs[v].Class
	r := s.pick(v, class, s.regs.alloc[class].Minus(s.cur.busy).Minus(s.cur.fresh), noHint)
	if r == regalloc.NoReg {
		return false
	}
	s.cur.occupy(r, v)
	return true
}

// A headerCandidate is a value for which a loop header would like a register.
type headerCandidate struct {
	v    regalloc.VReg
	dist int32
	reg  regalloc.Reg // where it is before the loop, or NoReg

	// lowPriority: other values have more use for the registers that the loop leaves undisturbed.
	lowPriority bool
}

// enterLoop decides the register contents at a loop header: first the values that the loop uses, the nearest use
// first, loaded before the loop if necessary; then, as far as the loop's pressure permits, values that live through
// it.
func (s *scan) enterLoop(b regalloc.BlockID, l int32, edges []edgeIn) {
	for _, v := range s.flow.sets.LiveIn(b) {
		s.ends.weight[v] = -1
	}
	for k := len(edges) - 1; k >= 0; k-- {
		x := &s.ends.exit[edges[k].pred]
		n := x.first
		for rs := x.regs; !rs.Empty(); n++ {
			r := rs.First()
			rs.Remove(r)
			s.ends.weight[s.ends.values[n]] = float64(r)
		}
	}
	used, through := s.ends.used[:0], s.ends.through[:0]
	s.ends.idle = scratch.Zeroed(s.ends.idle, len(s.m.Classes))
	idle := s.ends.idle
	for k := s.flow.sets.InStart[b]; k < s.flow.sets.InStart[b+1]; k++ {
		w := headerCandidate{v: s.flow.sets.In[k], dist: s.flow.uses.In[k], reg: regalloc.NoReg}
		if s.ends.weight[w.v] >= 0 {
			w.reg = regalloc.Reg(s.ends.weight[w.v])
		}
		if w.dist >= live.LoopExit {
			idle[s.p.VRegs[w.v].Class]++
		}
		switch {
		case w.dist < live.ColdEdge || w.dist < live.LoopExit && w.reg != regalloc.NoReg:
			used = append(used, w)
		case w.reg != regalloc.NoReg:
			through = append(through, w)
		}
	}
	byDist := func(a, b headerCandidate) int { return cmp.Compare(a.dist, b.dist) }
	slices.SortStableFunc(used, byDist)
	slices.SortStableFunc(through, byDist)
	s.ends.used, s.ends.through = used, through
	used = s.nearest(used, l, idle)
	s.rankAcross(used, b, l)
	for _, w := range used {
		if !w.lowPriority && w.reg != regalloc.NoReg && !s.cur.busy.Has(w.reg) && !s.prefs.blocked[w.v].Has(w.reg) && !s.regs.reserved.Has(w.reg) {
			s.cur.occupy(w.reg, w.v)
		}
	}
	for _, w := range used {
		if s.cur.reg[w.v] == regalloc.NoReg && s.spend() {
			s.place1(w, l, true)
		}
	}
	for _, w := range through {
		if c := s.p.VRegs[w.v].Class; s.room(l, c, idle) > 0 && s.spend() && s.place1(w, l, false) {
			idle[c]-- // it takes a register now
		}
	}
}

// rankAcross decides, if most iterations of loop l, with header b, contain calls, which candidates get the registers
// that nothing disturbs during their lives, and moves them to the front: those that would be loaded and stored most
// often if they were in memory during calls; ties go to values already in such a register. In a loop everything is
// needed again soon, so distances are a poor measure.
func (s *scan) rankAcross(list []headerCandidate, b regalloc.BlockID, l int32) {
	first, end := s.flow.loopPositions(l)
	x := &s.prefs.fixed
	if x.calls[x.before(first)]-x.calls[x.before(end)] < callsEachRound*s.flow.freq[b] {
		return
	}
	s.weighAround(list, l)
	across := func(w *headerCandidate) bool {
		return w.dist < live.ColdEdge && s.prefs.cross[w.v] > 0 && !s.remat(w.v)
	}
	there := func(w *headerCandidate) int {
		if w.reg == regalloc.NoReg || s.prefs.blocked[w.v].Has(w.reg) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(list, func(a, b headerCandidate) int {
		switch x, y := across(&a), across(&b); {
		case x && y:
			return cmp.Or(cmp.Compare(s.ends.weight[b.v], s.ends.weight[a.v]), cmp.Compare(there(&b), there(&a)))
		case x:
			return 1
		case y:
			return -1
		}
		return 0
	})
	s.ends.left = scratch.Zeroed(s.ends.left, len(s.m.Classes))
	taken := s.ends.left
	for k := range list {
		w := &list[k]
		if !across(w) {
			continue
		}
		c := int(s.p.VRegs[w.v].Class)
		if w.lowPriority = int(taken[c]) >= s.regs.alloc[c].Minus(s.prefs.blocked[w.v]).Len(); w.lowPriority {
			continue
		}
		for d := range taken {
			if s.regs.sharing[c*len(taken)+d] {
				taken[d]++
			}
		}
	}
}

// callsEachRound is the mean number of calls per iteration from which on callee-saved registers go to the values with
// the greatest savings.
const callsEachRound = 0.75

// weighAround sets the weight of each candidate's value: how often loop l would load it after calls, and store it after
// definitions, if it were in memory during calls. Blocks are treated as if they followed each other in a cycle.
func (s *scan) weighAround(list []headerCandidate, l int32) {
	loop := &s.flow.f.Loops.Loops[l]
	for round := range 2 { // the first determines the state at the start of the second
		for k := range list {
			s.ends.weight[list[k].v] = 0
		}
		s.poll.stretch += int32(1 - round)
		for _, o := range s.flow.f.Loops.Order[loop.First:loop.End] {
			s.weighBlock(regalloc.BlockID(o))
		}
	}
}

// weighBlock adds what block b loads and stores, see weighAround.
func (s *scan) weighBlock(b regalloc.BlockID) {
	freq := s.flow.freq[b]
	for i, end := s.p.InstrRange(b); i < end; i++ {
		in := &s.p.Instrs[i]
		ops := s.p.Operands[in.Operands[0]:in.Operands[1]]
		for k := range ops {
			if o := &ops[k]; o.Role != regalloc.Def && s.poll.stretchOf[o.VReg] != s.poll.stretch {
				s.poll.stretchOf[o.VReg] = s.poll.stretch
				s.ends.weight[o.VReg] += freq
			}
		}
		if in.CallClobbers() {
			s.poll.stretch++
		}
		for k := range ops {
			if o := &ops[k]; o.Role != regalloc.Use {
				s.poll.stretchOf[o.VReg] = s.poll.stretch
				s.ends.weight[o.VReg] += freq
			}
		}
	}
}

// nearest returns as many of the candidates, the nearest uses first, as there are registers for them.
func (s *scan) nearest(list []headerCandidate, l int32, idle []int32) []headerCandidate {
	s.ends.left = scratch.Sized(s.ends.left, len(s.m.Classes))
	left := s.ends.left
	for c := range left {
		left[c] = int32(s.regs.alloc[c].Len())
	}
	out := list[:0]
	for _, w := range list {
		c := int(s.p.VRegs[w.v].Class)
		if left[c] <= 0 || s.remat(w.v) && s.room(l, regalloc.ClassID(c), idle) < 0 {
			continue
		}
		for d := range left {
			if s.regs.sharing[c*len(left)+d] {
				left[d]--
			}
		}
		out = append(out, w)
	}
	return out
}

// place1 puts w's value into a register for loop l and reports whether it did.
// A value that the loop does not use must not be disturbed in it.
func (s *scan) place1(w headerCandidate, l int32, used bool) bool {
	class := s.p.VRegs[w.v].Class
	free := s.regs.alloc[class].Minus(s.cur.busy)
	if free.Empty() || s.remat(w.v) && !used {
		return false
	}
	good := free.Minus(s.prefs.blocked[w.v])
	switch {
	case w.reg != regalloc.NoReg && good.Has(w.reg):
		s.cur.occupy(w.reg, w.v)
		return true
	case !good.Minus(s.cur.fresh).Empty():
		s.cur.occupy(s.firstOf(class, good.Minus(s.cur.fresh)), w.v)
		return true
	case !good.Empty() && s.worthSaving(w.v, s.firstOf(class, good)):
		s.cur.occupy(s.firstOf(class, good), w.v)
		return true
	}
	first, end := s.flow.loopPositions(l)
	calm := s.prefs.untouched(free.Minus(s.cur.fresh), first, end)
	switch {
	case w.reg != regalloc.NoReg && calm.Has(w.reg):
		s.cur.occupy(w.reg, w.v)
	case !calm.Empty():
		s.cur.occupy(s.firstOf(class, calm), w.v)
	case used && w.reg != regalloc.NoReg && free.Has(w.reg):
		s.cur.occupy(w.reg, w.v)
	case w.lowPriority:
		return s.untilBlocked(w.v, free.Minus(s.cur.fresh))
	default:
		return false
	}
	return true
}

// untilBlocked puts v into the register of rs that stays undisturbed longest, if v is used before that ends, and
// reports whether it did.
func (s *scan) untilBlocked(v regalloc.VReg, rs regalloc.RegSet) bool {
	best, far := regalloc.NoReg, s.cur.next[v]
	for ; !rs.Empty(); rs.Remove(rs.First()) {
		if n := s.nextBlocked(rs.First()); n > far {
			best, far = rs.First(), n
		}
	}
	if best == regalloc.NoReg {
		return false
	}
	s.cur.occupy(best, v)
	return true
}

// untouched returns the registers of rs that no event touches from position first to end-1.
func (s *preferences) untouched(rs regalloc.RegSet, first, end int32) regalloc.RegSet {
	return rs.Minus(s.fixed.between(s.fixed.before(end), s.fixed.before(first)))
}

// conform stores, before the last split point of b, the values that must be in memory on an edge that cannot hold
// moves.
func (s *scan) conform(b regalloc.BlockID, i regalloc.InstrID) {
	first, end := s.p.Succs(b)
	for e := first; e < end; e++ {
		to := s.p.Edges[e].To
		if s.flow.movable[e] {
			continue // the edge can store
		}
		for _, v := range s.flow.sets.LiveIn(to) {
			if r := s.cur.reg[v]; r != regalloc.NoReg && !s.cur.valid[v] && !s.remat(v) {
				s.cur.valid[v] = true
				s.out.instrMoves = append(s.out.instrMoves, regalloc.InstrMove{
					Before: i, Move: regalloc.Move{VReg: v, Dst: regalloc.InSlot(int32(v)), Src: regalloc.InRegister(r)},
				})
			}
		}
	}
}
