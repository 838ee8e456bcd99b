package linear

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// A hint is the preferred register of a value: -1 for none, a register below regalloc.MaxRegs, or MaxRegs + v for the
// location of v.
const noHint int32 = -1

// An ahead is the state of a virtual register during the backward walk: its next preferred location, a fixed register
// or the location of another value through a tie or a copy; the end of its current segment while it is live; and its
// interval, from the first point at which it is live to the one after the last.
type ahead struct {
	hint     int32
	interval segment
	to       int32 // the point after the segment's last, or 0 if not live
	event    int32 // number of the first event in it
	block    int32 // the last block, counted from 1, that it was found live out of
}

// lookAhead walks backwards over the instructions in linear order. It records each operand's hint, lists the events,
// and finds which of them block which registers.
func (s *scan) lookAhead() {
	n := len(s.p.VRegs)
	s.prefs.hints, s.prefs.ahead = scratch.Sized(s.prefs.hints, len(s.p.Operands)), scratch.Filled(s.prefs.ahead, n, ahead{hint: noHint})
	s.prefs.blocked, s.prefs.cross, s.prefs.demanded = scratch.Zeroed(s.prefs.blocked, n), scratch.Zeroed(s.prefs.cross, n), scratch.Zeroed(s.prefs.demanded, n)
	s.prefs.fixed.reset()
	order := s.flow.f.Loops.Order
	var after []regalloc.VReg // live into the block after the present one
	start := int32(0)         // of that block
	for n := len(order) - 1; n >= 0; n-- {
		b := regalloc.BlockID(order[n])
		s.joinSegments(b, after, start)
		first, end := s.p.InstrRange(b)
		after, start = s.flow.sets.LiveIn(b), 2*s.flow.pos[b]
		for i := end - 1; i >= first; i-- {
			s.lookAheadInstr(b, i, start+2*int32(i-first))
		}
	}
	for _, v := range after {
		s.prefs.endSegment(v, &s.prefs.ahead[v], start)
	}
	s.prefs.fixed.next = scratch.Filled(s.prefs.fixed.next, len(s.m.Regs), int32(len(s.prefs.fixed.list)))
}

// joinSegments begins segments for values live out of b. A segment of a value live into the block after it in linear
// order, which starts at point start, continues if the value is also live out of b.
func (s *scan) joinSegments(b regalloc.BlockID, after []regalloc.VReg, start int32) {
	end := 2 * (s.flow.pos[b] + int32(s.p.Blocks[b].Instrs[1]-s.p.Blocks[b].Instrs[0]))
	for _, v := range s.flow.sets.LiveOut(b) {
		x := &s.prefs.ahead[v]
		if x.block = int32(b) + 1; x.to == 0 {
			x.to, x.event = end, int32(len(s.prefs.fixed.list))
		}
	}
	for _, v := range after {
		if x := &s.prefs.ahead[v]; x.block != int32(b)+1 {
			s.prefs.endSegment(v, x, start)
		}
	}
}

// endSegment completes the live segment of v that begins at from.
func (s *preferences) endSegment(v regalloc.VReg, x *ahead, from int32) {
	if n := len(s.fixed.list); int(x.event) < n {
		s.blockSegment(v, segment{from, x.to}, int(x.event), n)
	}
	if x.interval.to == 0 {
		x.interval.to = x.to
	}
	x.interval.from, x.to = from, 0
}

// lookAheadInstr visits instruction i of block b, whose first point is at.
func (s *scan) lookAheadInstr(b regalloc.BlockID, i regalloc.InstrID, at int32) {
	in := &s.p.Instrs[i]
	r := in.Operands
	ops, hints := s.p.Operands[r[0]:r[1]], s.prefs.hints[r[0]:r[1]]
	special, fixed := false, !in.Clobbers.Empty()
	for k := range ops {
		o := &ops[k]
		w := s.prefs.ahead[o.VReg].hint
		if w == regalloc.MaxRegs+int32(o.VReg) {
			w = noHint
		}
		hints[k] = w
		special = special || o.Constraint != regalloc.InClass
		fixed = fixed || o.Constraint == regalloc.InReg
	}
	events := int32(len(s.prefs.fixed.list))
	if fixed {
		x := s.regs.fixedBy(i, at/2)
		calls := 0.0
		if in.CallClobbers() {
			calls = s.flow.freq[b]
		}
		s.prefs.fixed.add(&x, calls)
		if x.kept != regalloc.None {
			s.prefs.demanded[x.kept] = true
		}
	}
	for k := range ops {
		if o := &ops[k]; o.Role == regalloc.Def {
			s.prefs.lookAheadDef(ops, o, at, events)
		}
	}
	for k := range ops {
		o := &ops[k]
		if o.Role == regalloc.Def {
			continue
		}
		x := &s.prefs.ahead[o.VReg]
		to := at + 1
		if o.Role == regalloc.UseDef || o.Pos == regalloc.Late {
			to = at + 2
		}
		if x.to == 0 {
			x.event = events
		}
		x.to = max(x.to, to)
	}
	if special {
		s.prefs.preferFixed(ops, hints)
	}
	if in.Flags&regalloc.FlagMove != 0 {
		s.prefs.preferCopied(ops)
	}
	if in.Flags&regalloc.FlagLow != 0 {
		s.prefs.preferLow(ops, hints)
	}
}

// lookAheadDef visits definition o of an instruction whose events have numbers from events on.
func (s *preferences) lookAheadDef(ops []regalloc.Operand, o *regalloc.Operand, at, events int32) {
	x := &s.ahead[o.VReg]
	if x.to == 0 { // nothing reads it
		x.to, x.event = at+2, events
	}
	from := at + int32(o.Pos)
	for k := range ops {
		// What the instruction reads and writes at the same point is one segment.
		if u := &ops[k]; u.VReg == o.VReg && u.Role != regalloc.Def && (o.Pos == regalloc.Early || at+1 >= from) {
			return
		}
	}
	s.endSegment(o.VReg, x, from)
}

// preferFixed records hints from fixed operands and through ties.
func (s *preferences) preferFixed(ops []regalloc.Operand, hints []int32) {
	for k := range ops {
		o := &ops[k]
		switch {
		case o.Constraint == regalloc.InReg:
			if o.Role == regalloc.Use {
				s.ahead[o.VReg].hint = int32(o.Reg)
			}
		case o.Constraint == regalloc.TiedTo:
			if u := &ops[o.Tied]; u.Constraint == regalloc.InClass {
				w := hints[k]
				if w == noHint && u.VReg != o.VReg {
					w = regalloc.MaxRegs + int32(o.VReg)
				}
				s.ahead[u.VReg].hint = w
			}
		}
	}
}

// preferCopied records the destinations of a copy as hints for its sources.
func (s *preferences) preferCopied(ops []regalloc.Operand) {
	half := len(ops) / 2
	for k := range half {
		if ops[k].Constraint != regalloc.InClass {
			continue
		}
		switch d := &ops[half+k]; {
		case d.Constraint == regalloc.InReg:
			s.ahead[ops[k].VReg].hint = int32(d.Reg)
		default:
			s.ahead[ops[k].VReg].hint = regalloc.MaxRegs + int32(d.VReg)
		}
	}
}

// hinted returns the register that hint h currently denotes, or NoReg.
func (s *places) hinted(h int32) regalloc.Reg {
	switch {
	case h == noHint:
		return regalloc.NoReg
	case h < regalloc.MaxRegs:
		return regalloc.Reg(h)
	case s.reg[h-regalloc.MaxRegs] != regalloc.NoReg:
		return s.reg[h-regalloc.MaxRegs]
	}
	return s.last[h-regalloc.MaxRegs]
}

// acrossCalls lists the registers that live across calls.
func (s *preferences) acrossCalls() []live.Crossing {
	s.crossings = s.crossings[:0]
	for v, freq := range s.cross {
		if freq > 0 {
			h := s.ahead[v].interval
			c := &s.m.Classes[s.p.VRegs[v].Class]
			around := freq * (s.metric.Byte*float64(c.Load+c.Store) + 2*s.metric.Access)
			s.crossings = append(s.crossings, live.Crossing{VReg: regalloc.VReg(v), From: h.from, To: h.to, Around: around})
		}
	}
	return s.crossings
}
