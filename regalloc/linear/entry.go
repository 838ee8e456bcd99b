package linear

import (
	"cmp"
	"slices"

	"spillway/live"
	"spillway/regalloc"
)

func (s *scan) entryOf(b regalloc.BlockID) []regalloc.VReg {
	n := len(s.m.Regs)
	return s.entry[int(b)*n : int(b+1)*n]
}

func (s *scan) exitOf(b regalloc.BlockID) []regalloc.VReg {
	n := len(s.m.Regs)
	return s.exit[int(b)*n : int(b+1)*n]
}

// enter decides what is in registers at the start of b.
func (s *scan) enter(b regalloc.BlockID) {
	s.at.block, s.at.now = b, s.place[b]-1
	for r, v := range s.occ {
		if v >= 0 {
			s.reg[v] = regalloc.NoReg
			s.occ[r] = regalloc.None
		}
	}
	s.busy = regalloc.RegSet{}
	for k := s.sets.InStart[b]; k < s.sets.InStart[b+1]; k++ {
		v := s.sets.In[k]
		s.stampLive[v] = int32(b) + 1
		s.next[v] = min(s.place[b]+s.uses.In[k], never-1)
	}
	s.choose(b)
	entry := s.entryOf(b)
	copy(entry, s.occ)
	s.done[b] = true
	for r, v := range entry {
		if v >= 0 && s.validInto(b, v) {
			s.entryValid[b].Add(regalloc.Reg(r))
			s.valid[v] = true
		} else if v >= 0 {
			s.valid[v] = false
		}
	}
}

// leave notes the state at the end of b.
func (s *scan) leave(b regalloc.BlockID) {
	copy(s.exitOf(b), s.occ)
	for r, v := range s.occ {
		if v >= 0 && s.valid[v] {
			s.exitValid[b].Add(regalloc.Reg(r))
		}
	}
}

// choose fills occ for the start of b out of the ends of its predecessors.
func (s *scan) choose(b regalloc.BlockID) {
	from, to := s.f.PredStart[b], s.f.PredStart[b+1]
	edges := s.edgesIn[:0]
	waiting := false
	for k := from; k < to; k++ {
		pred := regalloc.BlockID(s.f.Preds[k])
		e := s.p.Blocks[pred].Succs[0] + regalloc.EdgeID(s.f.PredEdge[k]-s.f.SuccStart[pred])
		if !s.movable[e] {
			return // values cross in memory
		}
		if !s.done[pred] || pred == b {
			waiting = true
			continue
		}
		edges = append(edges, edgeIn{pred, s.weigh(s.p.Edges[e].Freq)})
	}
	s.edgesIn = edges
	if b == 0 || len(edges) == 0 {
		return
	}
	if len(edges) == 1 && !waiting {
		for r, v := range s.exitOf(edges[0].pred) {
			if v >= 0 && s.liveInto(v, b) {
				s.occupy(regalloc.Reg(r), v)
			}
		}
		return
	}
	slices.SortStableFunc(edges, func(a, b edgeIn) int { return cmp.Compare(b.freq, a.freq) })
	if l := s.f.Loops.Of[b]; waiting && l >= 0 && s.f.Loops.Loops[l].Header == int32(b) {
		s.enterLoop(b, l, edges)
		return
	}
	s.merge(b, edges)
}

type edgeIn struct {
	pred regalloc.BlockID
	freq float64
}

func (s *scan) liveInto(v regalloc.VReg, b regalloc.BlockID) bool {
	return s.stampLive[v] == int32(b)+1
}

// validInto reports whether v's slot holds its value at the start of b whenever
// v is in a register there: it does at the end of every predecessor, and no
// predecessor yet to come can have changed v.
func (s *scan) validInto(b regalloc.BlockID, v regalloc.VReg) bool {
	if s.remat(v) {
		return true
	}
	waiting := false
	for k := s.f.PredStart[b]; k < s.f.PredStart[b+1]; k++ {
		pred := regalloc.BlockID(s.f.Preds[k])
		if !s.done[pred] || pred == b {
			waiting = true
			continue
		}
		for r, w := range s.exitOf(pred) {
			if w == v && !s.exitValid[pred].Has(regalloc.Reg(r)) {
				return false
			}
		}
	}
	if !waiting {
		return true
	}
	l := s.f.Loops.Of[b]
	if l < 0 || s.f.Loops.Loops[l].Header != int32(b) || s.f.Loops.Loops[l].Irreducible {
		return false
	}
	first, end := s.loopPlaces(l)
	return !s.defs.within(v, first, end)
}

// loopPlaces returns the places of the instructions of loop l.
func (s *scan) loopPlaces(l int32) (first, end int32) {
	loop := &s.f.Loops.Loops[l]
	first = s.place[s.f.Loops.Order[loop.First]]
	last := s.f.Loops.Order[loop.End-1]
	return first, s.place[last] + int32(s.p.Blocks[last].Instrs[1]-s.p.Blocks[last].Instrs[0])
}

// merge keeps in registers what is in registers on most ways into b.
func (s *scan) merge(b regalloc.BlockID, edges []edgeIn) {
	total := 0.0
	for _, e := range edges {
		total += e.freq
	}
	for _, e := range edges {
		for _, v := range s.exitOf(e.pred) {
			if v >= 0 {
				s.weight[v] = 0
			}
		}
	}
	for _, e := range edges {
		for _, v := range s.exitOf(e.pred) {
			if v >= 0 {
				s.weight[v] += e.freq
			}
		}
	}
	wants := func(v regalloc.VReg) bool {
		if v < 0 || !s.liveInto(v, b) || s.reg[v] != regalloc.NoReg {
			return false
		}
		enough := 0.5
		if s.next[v]-s.place[b] < live.ColdEdge {
			enough = 0.15
		}
		return s.weight[v] >= enough*total
	}
	s.vote(b, edges, wants)
	for _, e := range edges {
		for _, v := range s.exitOf(e.pred) {
			if wants(v) {
				s.settle(v)
			}
		}
	}
}

// A vote is a wish to have a value in a certain register, and how often that
// spares a move.
type vote struct {
	v    regalloc.VReg
	reg  regalloc.Reg
	freq float64
}

// vote puts values wanted at the start of b where most executions bring them, or
// where the successors that are done expect them.
func (s *scan) vote(b regalloc.BlockID, edges []edgeIn, wants func(regalloc.VReg) bool) {
	nr := len(s.m.Regs)
	rows, table := int32(0), s.table[:0]
	for _, e := range edges {
		for r, v := range s.exitOf(e.pred) {
			if !wants(v) {
				continue
			}
			if s.row[v] == 0 {
				rows++
				s.row[v] = rows
				for range nr {
					table = append(table, 0)
				}
			}
			table[int(s.row[v]-1)*nr+r] += e.freq
		}
	}
	first, end := s.p.Succs(b)
	for e := first; e < end; e++ {
		if to := s.p.Edges[e].To; s.done[to] {
			for r, v := range s.entryOf(to) {
				if v >= 0 && s.row[v] != 0 {
					table[int(s.row[v]-1)*nr+r] += s.weigh(s.p.Edges[e].Freq)
				}
			}
		}
	}
	votes := s.votes[:0]
	for _, e := range edges {
		for _, v := range s.exitOf(e.pred) {
			if v < 0 || s.row[v] == 0 {
				continue
			}
			for r, freq := range table[int(s.row[v]-1)*nr : int(s.row[v])*nr] {
				if freq > 0 {
					votes = append(votes, vote{v, regalloc.Reg(r), freq})
				}
			}
			s.row[v] = 0
		}
	}
	s.table, s.votes = table, votes
	slices.SortStableFunc(votes, func(a, b vote) int { return cmp.Compare(b.freq, a.freq) })
	for _, w := range votes {
		if s.reg[w.v] == regalloc.NoReg && !s.busy.Has(w.reg) && !s.reserved.Has(w.reg) {
			s.occupy(w.reg, w.v)
		}
	}
}

// settle puts v into any free register.
func (s *scan) settle(v regalloc.VReg) bool {
	class := s.p.VRegs[v].Class
	r := s.pick(v, class, s.alloc[class].Minus(s.busy).Minus(s.fresh), noHint)
	if r == regalloc.NoReg {
		return false
	}
	s.occupy(r, v)
	return true
}

// A wish is a value that a loop would like to have in a register.
type wish struct {
	v    regalloc.VReg
	dist int32
	reg  regalloc.Reg // where it is before the loop, or NoReg
}

// enterLoop decides what a loop finds in registers: first what it uses, the
// nearest use first, brought in before the loop if need be; then, as far as the
// loop's pressure leaves room, what lives through it.
func (s *scan) enterLoop(b regalloc.BlockID, l int32, edges []edgeIn) {
	for _, v := range s.sets.LiveIn(b) {
		s.weight[v] = -1
	}
	for k := len(edges) - 1; k >= 0; k-- {
		for r, v := range s.exitOf(edges[k].pred) {
			if v >= 0 && s.liveInto(v, b) {
				s.weight[v] = float64(r)
			}
		}
	}
	used, through := s.used[:0], s.through[:0]
	idle := make([]int32, len(s.m.Classes)) // values of each class that live through the loop unread
	for k := s.sets.InStart[b]; k < s.sets.InStart[b+1]; k++ {
		w := wish{s.sets.In[k], s.uses.In[k], regalloc.NoReg}
		if s.weight[w.v] >= 0 {
			w.reg = regalloc.Reg(s.weight[w.v])
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
	byDist := func(a, b wish) int { return cmp.Compare(a.dist, b.dist) }
	slices.SortStableFunc(used, byDist)
	slices.SortStableFunc(through, byDist)
	s.used, s.through = used, through
	used = s.nearest(used, l, idle)
	for _, w := range used {
		if w.reg != regalloc.NoReg && !s.busy.Has(w.reg) && !s.blocked[w.v].Has(w.reg) && !s.reserved.Has(w.reg) {
			s.occupy(w.reg, w.v)
		}
	}
	for _, w := range used {
		if s.reg[w.v] == regalloc.NoReg && s.spend() {
			s.place1(w, l, true)
		}
	}
	for _, w := range through {
		if c := s.p.VRegs[w.v].Class; s.room(l, c, idle) > 0 && s.spend() && s.place1(w, l, false) {
			idle[c]-- // it takes a register now
		}
	}
}

// nearest returns as many of the wishes, the nearest uses first, as there are
// registers for them.
func (s *scan) nearest(list []wish, l int32, idle []int32) []wish {
	left := make([]int32, len(s.m.Classes))
	for c := range left {
		left[c] = int32(s.alloc[c].Len())
	}
	out := list[:0]
	for _, w := range list {
		c := int(s.p.VRegs[w.v].Class)
		if left[c] <= 0 || s.remat(w.v) && s.room(l, regalloc.ClassID(c), idle) < 0 {
			continue
		}
		for d := range left {
			if s.sharing[c*len(left)+d] {
				left[d]--
			}
		}
		out = append(out, w)
	}
	return out
}

// place1 puts w's value into a register for loop l and reports whether it did.
// A value that the loop does not use must not be disturbed in it.
func (s *scan) place1(w wish, l int32, used bool) bool {
	class := s.p.VRegs[w.v].Class
	free := s.alloc[class].Minus(s.busy)
	if free.Empty() || s.remat(w.v) && !used {
		return false
	}
	good := free.Minus(s.blocked[w.v])
	switch {
	case w.reg != regalloc.NoReg && good.Has(w.reg):
		s.occupy(w.reg, w.v)
		return true
	case !good.Minus(s.fresh).Empty():
		s.occupy(s.firstOf(class, good.Minus(s.fresh)), w.v)
		return true
	case !good.Empty() && s.worthSaving(w.v, s.firstOf(class, good)):
		s.occupy(s.firstOf(class, good), w.v)
		return true
	}
	first, end := s.loopPlaces(l)
	calm := s.calm(free.Minus(s.fresh), first, end)
	switch {
	case w.reg != regalloc.NoReg && calm.Has(w.reg):
		s.occupy(w.reg, w.v)
	case !calm.Empty():
		s.occupy(s.firstOf(class, calm), w.v)
	case used && w.reg != regalloc.NoReg && free.Has(w.reg):
		s.occupy(w.reg, w.v)
	default:
		return false
	}
	return true
}

// calm returns the registers of rs that no event touches from place first to end-1.
func (s *scan) calm(rs regalloc.RegSet, first, end int32) regalloc.RegSet {
	a, b := s.fixed.from(first), s.fixed.from(end)
	return rs.Minus(s.fixed.between(a, b))
}

// conform stores, before the last place for moves in b, what must be in memory
// on an edge that can have no moves.
func (s *scan) conform(b regalloc.BlockID, i regalloc.InstrID) {
	first, end := s.p.Succs(b)
	for e := first; e < end; e++ {
		to := s.p.Edges[e].To
		if s.movable[e] {
			continue // the edge can store
		}
		for _, v := range s.sets.LiveIn(to) {
			if r := s.reg[v]; r != regalloc.NoReg && !s.valid[v] && !s.remat(v) {
				s.valid[v] = true
				s.instrMoves = append(s.instrMoves, regalloc.InstrMove{
					Before: i, Move: regalloc.Move{VReg: v, Dst: regalloc.InSlot(int32(v)), Src: regalloc.InRegister(r)},
				})
			}
		}
	}
}

// loopPressure holds how many registers of classes that share registers with
// each class a loop needs at once, for what lives through it too.
type loopPressure struct {
	peak []int32 // by loop and class
	n    int
}

// room returns how many registers of class c the loop l leaves for values that
// it does not use, of which idle counts those in memory, by class.
func (s *scan) room(l int32, c regalloc.ClassID, idle []int32) int32 {
	free := int32(s.alloc[c].Len()) - s.loops.peak[int(l)*s.loops.n+int(c)]
	for d, n := range idle {
		if s.sharing[int(c)*s.loops.n+d] {
			free += n
		}
	}
	return free
}

// findPressure adds up the pressure of classes that share registers.
func (s *scan) findPressure() *loopPressure {
	n := len(s.m.Classes)
	t := &loopPressure{peak: make([]int32, len(s.f.Loops.Loops)*n), n: n}
	s.sharing = make([]bool, n*n)
	for c := range n {
		for d := range n {
			s.sharing[c*n+d] = s.share(c, d)
		}
	}
	for b := range s.p.Blocks {
		for l := s.f.Loops.Of[b]; l >= 0; l = s.f.Loops.Loops[l].Parent {
			for c := range n {
				sum := int32(0)
				for d := range n {
					if s.sharing[c*n+d] {
						sum += s.uses.Pressure[b*n+d]
					}
				}
				t.peak[int(l)*n+c] = max(t.peak[int(l)*n+c], sum)
			}
		}
	}
	return t
}

func (s *scan) share(c, d int) bool {
	return !s.closed(s.m.Classes[c].Set).Intersect(s.m.Classes[d].Set).Empty()
}
