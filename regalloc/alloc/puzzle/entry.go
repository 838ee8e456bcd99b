package puzzle

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// A candidate is a value that could enter a block in a register.
type candidate struct {
	v      regalloc.VReg
	next   int32   // position of its next use
	vote   float64 // frequency of the edges on which it is in a register
	best   float64 // of those on which it is in reg
	reg    regalloc.Reg
	dirty  bool // on some edge its slot is not valid
	param  bool
	reload float32 // executions of loads if it enters in memory
	stores float32 // frequency of the edges on which its slot is not valid
	gain   float32 // benefit of a register
}

// joiner chooses the registers at the start of a block with several predecessors.
type joiner struct {
	stamp   int32
	mark    []int32 // by virtual register: stamp of the last block that it was a candidate of
	slot    []int32 // by virtual register: its index in list
	list    []candidate
	order   []int32
	room    []int // scratch by bank
	through []int // scratch by bank
}

func (j *joiner) init(n int) {
	j.mark, j.slot, j.stamp = scratch.Zeroed(j.mark, n), scratch.Sized(j.slot, n), 0
}

// enter sets the state at the start of b.
func (s *solution) enter(b regalloc.BlockID) {
	preds := s.prog.flow.PredsOf(int32(b))
	in := s.prog.sets.LiveIn(b)
	s.cur.pos = s.prog.ranges.Pos[b]
	distance := s.prog.uses.In[s.prog.sets.InStart[b]:s.prog.sets.InStart[b+1]]
	for k, v := range in {
		s.cur.next[v] = s.cur.pos + distance[k]
	}
	if len(preds) == 0 || s.ends.memoryOnly[b] {
		s.ends.entry[b] = nil
		s.receive(b)
		return
	}
	params := s.p.BlockParams(b)
	if s.a.opts.Paper {
		s.enterDominated(b, in, params)
		return
	}
	if len(preds) == 1 && len(params) == 0 && s.ends.done[preds[0]] {
		s.inherit(b, preds[0], in)
		return
	}
	s.collect(b, preds, in, params)
	s.chooseEntry(b)
}

// receive moves parameters passed in memory to their usual slots.
func (s *solution) receive(b regalloc.BlockID) {
	p := s.p
	for k := p.Blocks[b].Params[0]; k < p.Blocks[b].Params[1]; k++ {
		if s.ends.arrival[k] != regalloc.None {
			v := p.Params[k]
			s.out.move(p.Blocks[b].Instrs[0], -1, v, regalloc.InSlot(int32(v)), regalloc.InSlot(s.ends.arrival[k]))
			s.cur.clean[v] = true
		}
	}
}

// inherit continues with the state at the end of the only predecessor.
func (s *solution) inherit(b regalloc.BlockID, pred int32, in []regalloc.VReg) {
	j := &s.ends.join
	j.stamp++
	for _, v := range in {
		j.mark[v] = j.stamp
	}
	mark := len(s.ends.boundaries)
	for _, x := range s.ends.exit[pred] {
		if j.mark[x.v] == j.stamp {
			s.ends.boundaries = append(s.ends.boundaries, x)
			s.cur.settle(x.v, x.reg)
			s.cur.clean[x.v] = x.clean
		}
	}
	s.ends.entry[b] = s.ends.boundary(mark)
}

// collect lists the candidates with their locations in the predecessors.
func (s *solution) collect(b regalloc.BlockID, preds []int32, in, params []regalloc.VReg) {
	j := &s.ends.join
	j.stamp++
	j.list = j.list[:0]
	add := func(v regalloc.VReg, param bool) {
		j.mark[v], j.slot[v] = j.stamp, int32(len(j.list))
		j.list = append(j.list, candidate{v: v, next: s.cur.next[v], reg: regalloc.NoReg, param: param, dirty: param})
	}
	for k, v := range in {
		add(v, false)
		j.list[k].reload = s.vals.reloads.in[int(s.prog.sets.InStart[b])+k]
	}
	for k, v := range params {
		s.cur.next[v] = s.cur.pos + s.firstUse(b, v, s.p.Blocks[b].Params[0]+int32(k))
		add(v, true)
		j.list[len(in)+k].reload = s.vals.reloads.param[int(s.p.Blocks[b].Params[0])+k]
	}
	edges := s.prog.flow.PredEdge[s.prog.flow.PredStart[b]:s.prog.flow.PredStart[b+1]]
	for k, pred := range preds {
		if !s.ends.done[pred] {
			continue
		}
		e := regalloc.EdgeID(edges[k])
		freq := s.p.Edges[e].Freq
		for _, x := range s.ends.exit[pred] {
			if j.mark[x.v] == j.stamp {
				j.list[j.slot[x.v]].offer(x, freq)
			}
		}
		if len(params) > 0 {
			s.ends.offerArgs(b, e, pred, freq)
		}
	}
}

// offer records that the value is in a register on an edge. The first offer, and those of higher frequency, determine
// its register.
func (c *candidate) offer(x resident, freq float64) {
	c.vote += freq
	c.dirty = c.dirty || !x.clean
	if !x.clean {
		c.stores += float32(freq)
	}
	if c.reg == regalloc.NoReg || freq > c.best {
		c.reg, c.best = x.reg, freq
	}
}

// offerArgs notes where the arguments of edge e are.
func (s *ends) offerArgs(b regalloc.BlockID, e regalloc.EdgeID, pred int32, freq float64) {
	j := &s.join
	params := s.p.BlockParams(b)
	for k, arg := range s.p.EdgeArgs(e) {
		c := &j.list[j.slot[params[k]]]
		if s.remat(arg) {
			c.vote += freq
		}
		for _, x := range s.exit[pred] {
			if x.v == arg {
				c.offer(x, freq)
				break
			}
		}
	}
}

// soon is the distance up to which the first use of a parameter counts in its block. docs/design/constants.md shows
// the effect of other values.
const soon = 16

// firstUse returns the distance from the start of b to the first use of v, element
// k of Params.
func (s *solution) firstUse(b regalloc.BlockID, v regalloc.VReg, k int32) int32 {
	length := int32(s.p.Blocks[b].Instrs[1] - s.p.Blocks[b].Instrs[0])
	d := s.prog.uses.Param[k]
	switch {
	case !s.vals.read[v]:
		return live.Never
	case d == live.Never:
		return length
	case d < soon || d >= length:
		return d
	}
	// Of uses far away those after the block count.
	start, stop := s.prog.sets.OutStart[b], s.prog.sets.OutStart[b+1]
	if n, ok := slices.BinarySearch(s.prog.sets.Out[start:stop], v); ok {
		return min(length+s.prog.uses.Out[int(start)+n], live.Never-1)
	}
	return length
}

// chooseEntry sets the entry state of b: while there are registers, the values with the nearest uses get one.
func (s *solution) chooseEntry(b regalloc.BlockID) {
	j := &s.ends.join
	header, total := s.arrivals(b)
	for k := range j.list {
		s.weigh(&j.list[k], float32(total))
	}
	j.order = j.order[:0]
	for k := range j.list {
		c := &j.list[k]
		if s.cur.worthRegister(c, header, total) {
			j.order = append(j.order, int32(k))
		}
	}
	slices.SortFunc(j.order, func(x, y int32) int {
		a, c := &j.list[x], &j.list[y]
		if a.gain != c.gain {
			return cmp.Compare(c.gain, a.gain)
		}
		if a.next != c.next {
			return int(a.next) - int(c.next)
		}
		return int(a.v) - int(c.v)
	})
	s.admit(b, header)
	mark := len(s.ends.boundaries)
	end := s.cur.pos
	if header {
		end = s.loopEnd(b)
	}
	// Registers that edges bring come first: nothing else should take them.
	for pass := range 2 {
		for _, k := range j.order {
			c := &j.list[k]
			if s.cur.reg[c.v] != regalloc.NoReg {
				continue
			}
			r := s.broughtRegister(c, end)
			if pass == 1 {
				r = s.newRegister(c, end)
			}
			if r == regalloc.NoReg {
				continue
			}
			s.cur.settle(c.v, r)
			s.cur.clean[c.v] = s.remat(c.v) || !c.dirty
			if c.param {
				s.vals.hints.remember(c.v, r, true)
			}
			s.ends.boundaries = append(s.ends.boundaries, resident{c.v, r, s.cur.clean[c.v]})
		}
	}
	s.ends.entry[b] = s.ends.boundary(mark)
	for k := range j.list {
		if c := &j.list[k]; s.cur.reg[c.v] == regalloc.NoReg {
			s.cur.clean[c.v] = true
		}
	}
}

// weigh determines the benefit of a register for c over memory: reloads ahead against loads on the edges on which it
// is in memory, and stores on the others. Total is the frequency of the edges.
func (s *solution) weigh(c *candidate, total float32) {
	c.gain = s.load(c.v, c.reload) - s.load(c.v, total-float32(c.vote))
	switch {
	case s.remat(c.v):
	case c.param:
		c.gain += s.store(c.v, c.stores)
	default:
		c.gain += s.storing(c.v, c.stores)
	}
}

// admit truncates the candidates, in the order of their next uses, to the number of registers.
func (s *solution) admit(b regalloc.BlockID, header bool) {
	j := &s.ends.join
	through := s.throughLimits(b, header)
	room := scratch.Zeroed(j.room, len(s.f.banks))
	j.room = room
	for bank := range room {
		for i := range s.f.banks[bank].Areas {
			if s.regs.usable[bank][i] {
				room[bank] += s.f.banks[bank].Widest
			}
		}
	}
	admitted := j.order[:0]
	for _, k := range j.order {
		c := &j.list[k]
		class := s.p.VRegs[c.v].Class
		bank, width := s.f.bank[class], int(s.f.width[class])
		if room[bank] < width {
			continue
		}
		if header && c.next-s.cur.pos >= live.LoopExit {
			if through[bank] <= 0 {
				continue
			}
			through[bank]--
		}
		room[bank] -= width
		admitted = append(admitted, k)
	}
	j.order = admitted
}

// arrivals reports whether edges into b come from blocks that follow it, as into
// a loop, and returns the frequency of the others.
func (s *solution) arrivals(b regalloc.BlockID) (header bool, total float64) {
	edges := s.prog.flow.PredEdge[s.prog.flow.PredStart[b]:s.prog.flow.PredStart[b+1]]
	for k, pred := range s.prog.flow.PredsOf(int32(b)) {
		if s.ends.done[pred] {
			total += s.p.Edges[edges[k]].Freq
		} else {
			header = true
		}
	}
	return header, total
}

// worthRegister reports whether a value should be in a register at the start of the
// block if there is one.
func (s *places) worthRegister(c *candidate, header bool, total float64) bool {
	if c.next-s.pos >= live.Never {
		return false
	}
	if !header && c.gain <= 0 {
		return false
	}
	switch {
	case header && c.next-s.pos < live.LoopExit:
		return true
	case c.param:
		return c.next-s.pos < live.LoopExit || 2*c.vote >= total
	}
	return 2*c.vote >= total && c.vote > 0
}

// loopEnd returns the position at which the loop headed by b ends.
func (s *solution) loopEnd(b regalloc.BlockID) int32 {
	l := s.prog.flow.Loops.Of[b]
	if l < 0 {
		return s.cur.pos
	}
	last := s.prog.order[s.prog.flow.Loops.Loops[l].End-1]
	first, end := s.p.InstrRange(regalloc.BlockID(last))
	return s.prog.ranges.Pos[last] + int32(end-first)
}

// broughtRegister returns the candidate's register on the most frequent edge, if it is free and, in a loop that ends
// at end, survives the calls inside.
func (s *solution) broughtRegister(c *candidate, end int32) regalloc.Reg {
	class := s.p.VRegs[c.v].Class
	r := c.reg
	if r == regalloc.NoReg || !s.regs.given[class].Has(r) || !s.m.Regs[r].Units.Intersect(s.cur.busy).Empty() {
		return regalloc.NoReg
	}
	last := min(end, s.lastPosition(c.v))
	if s.clobbered(r) && s.crosses(last) {
		return regalloc.NoReg
	}
	if end > s.cur.pos && s.vals.hints.reg[c.v] != r && s.events.after(r, s.cur.pos-1) < last {
		return regalloc.NoReg // it would be evicted in every iteration
	}
	return r
}

// newRegister chooses another register. A value that would lose it at a call in the loop is better left in memory.
func (s *solution) newRegister(c *candidate, end int32) regalloc.Reg {
	r := s.choose(c.v, s.p.VRegs[c.v].Class, s.cur.busy, regalloc.NoReg)
	if r == regalloc.NoReg || !s.clobbered(r) || !s.crosses(min(end, s.lastPosition(c.v))) {
		return r
	}
	if !c.param || s.crosses(min(end, c.next)) {
		return regalloc.NoReg
	}
	return r
}
