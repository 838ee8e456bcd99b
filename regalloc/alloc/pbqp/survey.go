package pbqp

import (
	"math"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// inf is the price of what is not allowed.
var inf = math.Inf(1)

// instrState describes the current instruction.
type instrState struct {
	instr  regalloc.InstrID
	base   regalloc.OpID
	ops    []regalloc.Operand
	tie    []int32 // by operand: the definition tied to it, or -1
	copies bool    // it is a copy
	tied   bool    // some operand is
	ending []bool  // by operand, once writing is passed: its value's piece is not live after it
}

// look makes i the current instruction.
func (s *building) look(i regalloc.InstrID) {
	a := &s.at
	in := &s.p.Instrs[i]
	a.instr, a.base, a.ops = i, in.Operands[0], s.p.Ops(i)
	a.copies, a.tied = in.Flags&regalloc.FlagMove != 0, false
	a.tie, a.ending = scratch.Filled(a.tie, len(a.ops), -1), a.ending[:0]
	for k := range a.ops {
		if a.ops[k].Constraint == regalloc.TiedTo {
			a.tie[a.ops[k].Tied], a.tied = int32(k), true
		}
	}
}

// survey walks backwards over all code once. It determines which definitions are read, where values are live and
// across which calls, which registers are worth saving, and the spill cost of each value.
func (s *state) survey() {
	p := s.p
	order := s.f.Loops.Order
	s.prog.quiet = scratch.Sized(s.prog.quiet, len(p.Blocks))
	s.build.where, s.build.live = scratch.Zeroed(s.build.where, len(p.VRegs)), s.build.live[:0]
	for k := len(order) - 1; k >= 0; k-- {
		b := regalloc.BlockID(order[k])
		first, end := p.InstrRange(b)
		freq := p.Blocks[b].Freq
		s.prog.quiet[b] = p.QuietEnd(b)
		start, stop := 2*s.prog.pos[b], 2*(s.prog.pos[b]+int32(end-first))
		for _, v := range s.sets.LiveOut(b) {
			s.prog.liveAt[v] = int32(b) + 1
			s.prog.cover(v, stop-1, stop)
		}
		for _, v := range s.sets.LiveIn(b) {
			s.prog.cover(v, start, start+1)
		}
		for i := end - 1; i >= first; i-- {
			s.build.look(i)
			s.surveyInstr(b, i, freq, start+2*int32(i-first))
		}
		s.cross(b)
	}
	for k := range s.prog.crossings {
		x := &s.prog.crossings[k]
		x.From, x.To = s.prog.interval[x.VReg].from, s.prog.interval[x.VReg].to
	}
	s.regs.unpaid = regalloc.RegSet{}
	var saved regalloc.RegSet
	for r := range s.m.Regs {
		if s.metric.Save(&s.m.Regs[r]) > 0 {
			saved.Add(regalloc.Reg(r))
		}
	}
	if !saved.Empty() {
		uses := s.ws.NextUses(p, s.f, s.sets)
		s.regs.unpaid = saved.Minus(s.ws.Saves(p, s.metric, s.prog.crossings, uses))
	}
}

// cover makes the interval of v hold the given points.
func (s *program) cover(v regalloc.VReg, from, to int32) {
	x := &s.interval[v]
	if x.from < 0 {
		*x = span{from, to}
		return
	}
	x.from, x.to = min(x.from, from), max(x.to, to)
}

func (s *state) surveyInstr(b regalloc.BlockID, i regalloc.InstrID, freq float64, at int32) {
	for k := range s.build.at.ops {
		o := &s.build.at.ops[k]
		v := o.VReg
		if o.Role == regalloc.Use {
			continue
		}
		s.prog.rigid[v] = s.prog.rigid[v] || s.handed(v)
		s.prog.dead[s.build.at.base+regalloc.OpID(k)] = s.prog.liveAt[v] != int32(b)+1
		if o.Role == regalloc.Def {
			s.prog.liveAt[v] = 0
		}
		s.prog.cover(v, at, at+2)
		if i >= s.p.Blocks[b].LastSplit && s.anchored(b) {
			s.prog.rigid[v] = true // no move can follow
		}
	}
	for k := range s.build.at.ops {
		o := &s.build.at.ops[k]
		v := o.VReg
		if o.Role != regalloc.Def {
			s.prog.liveAt[v] = int32(b) + 1
			s.prog.cover(v, at, at+2)
			if i > s.p.Blocks[b].LastSplit && !s.quietUpTo(b, i) && !s.handedOn(b, i-1, v) {
				s.prog.rigid[v] = true
			}
			for j := range s.build.at.ops {
				// A value is read at or after the definition of a new value of the same register.
				d := &s.build.at.ops[j]
				if d.VReg == v && d.Role == regalloc.Def && (o.Pos == regalloc.Late || d.Pos == regalloc.Early) {
					s.parts.split[v] = true
				}
			}
		}
		cost, _ := s.alone(i, k, freq)
		s.prog.price[v] += cost
	}
}

// quietUpTo reports whether moves before the last split point of b are as good as before i.
func (s *inputs) quietUpTo(b regalloc.BlockID, i regalloc.InstrID) bool {
	for j := s.p.Blocks[b].LastSplit; j < i; j++ {
		if in := &s.p.Instrs[j]; in.Operands[0] != in.Operands[1] || !in.Clobbers.Empty() {
			return false
		}
	}
	return true
}

// cross adds the values that live across calls of b.
func (s *state) cross(b regalloc.BlockID) {
	first, end := s.p.InstrRange(b)
	calls := false
	for i := first; i < end && !calls; i++ {
		calls = s.p.Instrs[i].CallClobbers()
	}
	if !calls {
		return
	}
	for _, v := range s.sets.LiveOut(b) {
		s.build.enter(int32(v))
	}
	for i := end - 1; i >= first; i-- {
		ops := s.p.Ops(i)
		for k := range ops {
			if ops[k].Role == regalloc.Def {
				s.build.leave(int32(ops[k].VReg))
			}
		}
		if s.p.Instrs[i].CallClobbers() {
			for _, v := range s.build.live {
				s.prog.addCrossing(regalloc.VReg(v), s.p.Blocks[b].Freq)
			}
		}
		for k := range ops {
			if ops[k].Role != regalloc.Def {
				s.build.enter(int32(ops[k].VReg))
			}
		}
	}
	s.build.empty()
}

// empty clears s.live.
func (s *building) empty() {
	for _, x := range s.live {
		s.where[x] = 0
	}
	s.live = s.live[:0]
}

func (s *program) addCrossing(v regalloc.VReg, freq float64) {
	if s.crossing[v] == 0 {
		s.crossings = append(s.crossings, live.Crossing{VReg: v})
		s.crossing[v] = int32(len(s.crossings))
	}
	around := s.load(v, freq) + s.store(v, freq)
	if s.remat(v) {
		around = s.recompute(v, freq)
	}
	s.crossings[s.crossing[v]-1].Around += around
}

// crowd bounds the values live at once in one graph, per register; more are split before the first graph is built, so
// that the number of edges is proportional to the code.
const crowd = 2

// relieve splits values, in order of spill cost, where too many are live.
func (s *state) relieve() {
	limit := crowd * len(s.m.Regs)
	for b := range s.p.Blocks {
		b := regalloc.BlockID(b)
		first, end := s.p.InstrRange(b)
		out := s.sets.LiveOut(b)
		if len(out)+int(s.p.Instrs[max(first, end-1)].Operands[1]-s.p.Instrs[first].Operands[0]) <= limit {
			continue
		}
		add := func(v regalloc.VReg) {
			if !s.parts.split[v] {
				s.build.enter(int32(v))
			}
			for len(s.build.live) > limit {
				least := none
				for _, y := range s.build.live {
					if !s.prog.rigid[y] && (least == none || s.prog.cheaper(regalloc.VReg(y), regalloc.VReg(least))) {
						least = y
					}
				}
				if least == none {
					return
				}
				s.parts.split[least] = true
				s.build.leave(least)
			}
		}
		for _, v := range out {
			add(v)
		}
		for i := end - 1; i >= first; i-- {
			ops := s.p.Ops(i)
			for k := range ops {
				if ops[k].Role == regalloc.Def {
					s.build.leave(int32(ops[k].VReg))
				}
			}
			for k := range ops {
				if ops[k].Role != regalloc.Def {
					add(ops[k].VReg)
				}
			}
		}
		s.build.empty()
	}
}

// cheaper reports whether v should be spilled rather than w: by spill cost per point of its interval.
func (s *program) cheaper(v, w regalloc.VReg) bool {
	x, y := &s.interval[v], &s.interval[w]
	a, b := s.price[v]*float64(y.to-y.from), s.price[w]*float64(x.to-x.from)
	return a < b || a == b && v < w
}

// enter adds x to s.live, leave removes it.
func (s *building) enter(x int32) {
	if s.where[x] == 0 {
		s.live = append(s.live, x)
		s.where[x] = int32(len(s.live))
	}
}

func (s *building) leave(x int32) {
	k := s.where[x]
	if k == 0 {
		return
	}
	y := s.live[len(s.live)-1]
	s.live[k-1], s.where[y] = y, k
	s.live, s.where[x] = s.live[:len(s.live)-1], 0
}
