package puzzle

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// hints are preferences from outside the current board.
type hints struct {
	reg []regalloc.Reg // by virtual register: the register demanded by a fixed operand ahead, or NoReg
	at  []int32        // and its position

	target []regalloc.VReg   // by virtual register: the parameter that it most often flows into; or None
	freq   []float64         // and how often
	first  [][2]regalloc.Reg // by parameter: two preferred registers [Pereira08 §5.1]: its own, or those of its arguments
}

// resetHints prepares for hintInstr, and determines the parameters that values flow into.
func (s *values) resetHints() {
	p, h := s.p, &s.hints
	n := len(p.VRegs)
	h.reg, h.at, h.first = scratch.Filled(h.reg, n, regalloc.NoReg), scratch.Zeroed(h.at, n), scratch.Filled(h.first, n, [2]regalloc.Reg{regalloc.NoReg, regalloc.NoReg})
	h.target, h.freq = scratch.Filled(h.target, n, regalloc.None), scratch.Zeroed(h.freq, n)
	if s.a.opts.NoCoalescing {
		return
	}
	for e := range p.Edges {
		params := p.BlockParams(p.Edges[e].To)
		for k, arg := range p.EdgeArgs(regalloc.EdgeID(e)) {
			if f := p.Edges[e].Freq; h.target[arg] == regalloc.None || f > h.freq[arg] {
				h.target[arg], h.freq[arg] = params[k], f
			}
		}
	}
}

// scanBackward walks backwards over the program: it determines hints, events and the numbers of values live across
// calls.
func (s *solution) scanBackward() {
	p := s.p
	s.vals.resetHints()
	s.events.head, s.events.nodes = [regalloc.MaxRegs]int32{}, s.events.nodes[:0]
	banks := len(s.f.banks)
	s.vals.across, s.vals.count = scratch.Sized(s.vals.across, len(p.Blocks)*banks), scratch.Sized(s.vals.count, banks)
	for k := len(s.prog.order) - 1; k >= 0; k-- {
		b := regalloc.BlockID(s.prog.order[k])
		first, end := p.InstrRange(b)
		pos := s.prog.ranges.Pos[b] - int32(first)
		most := s.startCount(b, s.vals.across[int(b)*banks:(int(b)+1)*banks])
		for i := end - 1; i >= first; i-- {
			s.hintInstr(i, pos+int32(i))
			if most != nil {
				s.prog.countInstr(i, s.vals.count, most)
			}
		}
	}
}

// pass propagates the hints of a value to the value that it is made from.
func (h *hints) pass(from, to regalloc.VReg) {
	if h.reg[from] != regalloc.NoReg {
		h.reg[to], h.at[to] = h.reg[from], h.at[from]
	}
	if h.target[to] == regalloc.None {
		h.target[to], h.freq[to] = h.target[from], h.freq[from]
	}
}

// hintInstr records the events of an instruction and its hints: the register in which a fixed operand reads a value,
// or the hint of a tied definition or copy of it if it ends there.
func (s *solution) hintInstr(i regalloc.InstrID, pos int32) {
	r := s.p.Instrs[i].Operands
	ops := s.p.Operands[r[0]:r[1]]
	fixed, tied := false, false
	for k := range ops {
		switch ops[k].Constraint {
		case regalloc.InReg:
			s.events.add(ops[k].Reg, pos)
			fixed = true
		case regalloc.TiedTo:
			tied = true
		}
	}
	if s.a.opts.NoCoalescing {
		return
	}
	h := &s.vals.hints
	if s.p.Instrs[i].Flags&regalloc.FlagMove != 0 {
		s.vals.hintMove(ops, pos)
	}
	if s.p.Instrs[i].Flags&regalloc.FlagLow != 0 {
		s.vals.hintLow(ops)
	}
	if tied {
		for k := range ops {
			if o := &ops[k]; o.Constraint == regalloc.TiedTo && s.prog.uses.Op[r[0]+regalloc.OpID(o.Tied)] == live.Never {
				h.pass(o.VReg, ops[o.Tied].VReg)
			}
		}
	}
	if fixed {
		for k := range ops {
			if o := &ops[k]; o.Constraint == regalloc.InReg && o.Role == regalloc.Use {
				h.reg[o.VReg], h.at[o.VReg] = o.Reg, pos
			}
		}
	}
}

// hintMove propagates the hints of copies to their sources.
func (s *values) hintMove(ops []regalloc.Operand, pos int32) {
	h := &s.hints
	for k := range len(ops) / 2 {
		d := &ops[k+len(ops)/2]
		h.pass(d.VReg, ops[k].VReg)
		if d.Constraint == regalloc.InReg {
			h.reg[ops[k].VReg], h.at[ops[k].VReg] = d.Reg, pos
		}
	}
}

// hintLow propagates the hint of a copy of a low part, if some register begins with that register.
func (s *values) hintLow(ops []regalloc.Operand) {
	h, use, def := &s.hints, ops[0].VReg, ops[1].VReg
	if ops[0].Role != regalloc.Use {
		use, def = def, use
	}
	if r := h.reg[def]; r != regalloc.NoReg && s.m.Low(s.m.Whole(r)) == r {
		h.reg[use], h.at[use] = s.m.Whole(r), h.at[def]
	}
}

// remember records that v was put into r, for the parameter that it is or flows into.
func (h *hints) remember(v regalloc.VReg, r regalloc.Reg, param bool) {
	if param {
		h.first[v] = [2]regalloc.Reg{r, regalloc.NoReg}
	}
	t := h.target[v]
	if t == regalloc.None {
		return
	}
	f := &h.first[t]
	switch {
	case f[0] == regalloc.NoReg:
		f[0] = r
	case f[1] == regalloc.NoReg && f[0] != r:
		f[1] = r
	}
}

// events are the positions at which fixed operands name registers.
type events struct {
	head  [regalloc.MaxRegs]int32 // by register: number of its next event, plus one
	nodes []event
}

type event struct{ pos, next int32 }

// add puts an event before those of its register.
func (e *events) add(r regalloc.Reg, pos int32) {
	e.nodes = append(e.nodes, event{pos, e.head[r]})
	e.head[r] = int32(len(e.nodes))
}

// after returns the position of the first event of r after the given one, which
// never goes back.
func (e *events) after(r regalloc.Reg, pos int32) int32 {
	for e.head[r] != 0 {
		n := &e.nodes[e.head[r]-1]
		if n.pos > pos {
			return n.pos
		}
		e.head[r] = n.next
	}
	return 1 << 30
}

// lastPosition returns the position at which the segment of v's live range ends that
// begins at or goes over the current one.
func (s *solution) lastPosition(v regalloc.VReg) int32 {
	k := s.cur.segment[v]
	for k >= 0 && s.prog.ranges.Segs[k].To <= 2*s.cur.pos {
		k = s.prog.ranges.Next(k)
	}
	s.cur.segment[v] = k
	if k >= 0 {
		return (s.prog.ranges.Segs[k].To - 1) / 2
	}
	return s.cur.pos
}

// crosses reports whether a call after the current instruction and before end
// destroys registers.
func (s *solution) crosses(end int32) bool {
	at := min(int(s.cur.pos)+1, len(s.vals.calls)-1)
	return s.vals.calls[min(int(end), len(s.vals.calls)-1)] > s.vals.calls[at]
}

// choose returns the register of class c for v that has the lowest price,
// of those without units in taken, or NoReg.
func (s *solution) choose(v regalloc.VReg, c regalloc.ClassID, taken regalloc.RegSet, wish regalloc.Reg) regalloc.Reg {
	given := &s.regs.given[c]
	free := func(r regalloc.Reg) bool {
		return r != regalloc.NoReg && given.Has(r) && s.m.Regs[r].Units.Intersect(taken).Empty()
	}
	if s.a.opts.Paper {
		return s.vals.chooseFree(v, c, free, wish)
	}
	end := s.lastPosition(v)
	crossing := s.crosses(end)
	if !s.a.opts.NoCoalescing && s.spend() {
		h := &s.vals.hints
		if free(wish) && (!crossing || !s.clobbered(wish)) {
			return wish
		}
		if r := h.reg[v]; h.at[v] > s.cur.pos && free(r) && !s.crosses(h.at[v]) && s.events.after(r, s.cur.pos) >= h.at[v] {
			return r
		}
		if t := h.target[v]; t != regalloc.None {
			for _, r := range h.first[t] {
				if free(r) && (!crossing || !s.clobbered(r)) && s.events.after(r, s.cur.pos) >= end {
					return r
				}
			}
		}
	}
	best, least, long := regalloc.NoReg, float32(0), false
	prefix := s.m.Classes[c].Prefix
	for _, r := range s.m.Classes[c].Regs {
		if !given.Has(r) || !s.m.Regs[r].Units.Intersect(taken).Empty() {
			continue
		}
		x := s.price(v, r, end, crossing)
		if x == 0 && !prefix.Has(r) {
			return r
		}
		if best == regalloc.NoReg || x < least || x == least && long && !prefix.Has(r) {
			best, least, long = r, x, prefix.Has(r)
		}
	}
	return best
}

// clobbered reports whether calls destroy r; callee-saved registers are those with a save cost.
func (s *inputs) clobbered(r regalloc.Reg) bool {
	x := &s.m.Regs[r]
	return x.SaveCost == 0 && x.SaveSpeed == 0
}

// price estimates the cost of having v in r until end: memory around calls that clobber r, or saving r; and a move for
// each reason for which v is likely to be evicted from r earlier: a fixed operand names r, or values of restricted
// classes compete for it.
func (s *solution) price(v regalloc.VReg, r regalloc.Reg, end int32, crossing bool) (x float32) {
	class := &s.m.Classes[s.p.VRegs[v].Class]
	move := float32(s.metric.Byte)*float32(class.Move) + float32(s.metric.Move)*float32(s.p.Blocks[s.cur.now].Freq)
	switch {
	case !s.clobbered(r):
		if !s.cur.used.Has(r) {
			x = s.saving(r)
		}
	case crossing:
		x = s.vals.crossing[v]
	}
	if s.events.after(r, s.cur.pos) < end {
		x += move
	}
	if class.Prefix.Has(r) {
		x += float32(s.metric.Byte) * float32(s.m.PrefixBytes)
	}
	if s.regs.scarce.Has(r) && !s.regs.restricted[s.p.VRegs[v].Class] {
		x += move
	}
	return x
}
