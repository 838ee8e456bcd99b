// Package assign assigns locations to the operands of one instruction in isolation, by backtracking search. Allocators
// fall back on it if greedy choice fails: with every other value in memory only the instruction's own constraints
// matter, so that it fails only if these contradict each other.
//
// It honors ties, fixed registers, groups, early and late operands, clobbers and registers inside others; operands go
// into memory only if the caller offers a location. The operand with the fewest registers left is tried first, which
// finds a solution at once except for contrived instructions; the search is bounded.
//
// Infeasible returns the error that every allocator returns if there is no assignment.
package assign

import "spillway/regalloc"

// Budget returns the maximum number of steps of a search for n operands. A step examines all pairs of operands: for
// more operands than instructions of a machine have, there are fewer steps, but enough to succeed without
// backtracking.
func Budget(n int) int {
	const steps, few = 1 << 16, 64
	if n <= few {
		return steps
	}
	return max(2*n, steps*few*few/(n*n))
}

// A Searcher is memory for searches.
type Searcher struct {
	p      *regalloc.Problem
	m      *regalloc.Machine
	in     *regalloc.Instr
	ops    []regalloc.Operand
	locs   []regalloc.Loc
	memory func(k int) regalloc.Loc
	clob   regalloc.RegSet // closed under conflicts
	order  []int           // operands to assign; tied definitions follow their use
	left   int             // steps
	slots  int             // operands in slots
	out    []bool          // by operand: it is left out, with what is tied to it; or nil
}

// Search sets locs, one for each operand of instruction i, and reports whether it succeeded. memory returns the
// location of operand k other than a register, a slot or Recomputed, or 0; it is called only if the operand permits
// that.
func (s *Searcher) Search(p *regalloc.Problem, i regalloc.InstrID, locs []regalloc.Loc, memory func(k int) regalloc.Loc) bool {
	s.out = nil
	return s.search(p, i, locs, memory)
}

// search is Search for the operands that are not left out.
func (s *Searcher) search(p *regalloc.Problem, i regalloc.InstrID, locs []regalloc.Loc, memory func(k int) regalloc.Loc) bool {
	s.p, s.m, s.in, s.ops, s.locs, s.memory = p, p.Machine, &p.Instrs[i], p.Ops(i), locs, memory
	s.clob, s.left, s.slots, s.order = regalloc.RegSet{}, Budget(len(s.ops)), 0, s.order[:0]
	for rs := s.in.Clobbers; !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		s.clob = s.clob.Union(s.m.Conflicts(r))
	}
	clear(locs)
	for k := range s.ops {
		if s.ops[k].Constraint != regalloc.TiedTo && !s.without(k) {
			s.order = append(s.order, k)
		}
	}
	return s.assign(0)
}

// assign chooses locations for the operands order[n:].
func (s *Searcher) assign(n int) bool {
	if s.left--; s.left < 0 {
		return false
	}
	if n == len(s.order) {
		return s.groups()
	}
	best, fewest := n, regalloc.MaxRegs+1
	for j := n; j < len(s.order); j++ {
		if c := s.choices(s.order[j]).Len(); c < fewest {
			best, fewest = j, c
		}
	}
	s.order[n], s.order[best] = s.order[best], s.order[n]
	k := s.order[n]
	rs := s.choices(k)
	for _, r := range s.m.Classes[s.ops[k].Class].Regs {
		if !rs.Has(r) {
			continue
		}
		if s.set(k, regalloc.InRegister(r)); s.assign(n + 1) {
			return true
		}
		s.set(k, 0)
	}
	if l := s.alternative(k); l != 0 {
		if s.set(k, l); s.assign(n + 1) {
			return true
		}
		s.set(k, 0)
	}
	s.order[n], s.order[best] = s.order[best], s.order[n]
	return false
}

// without reports whether operand k is left out.
func (s *Searcher) without(k int) bool { return s.out != nil && s.out[k] }

// tiedTo returns the definition tied to operand k, or -1.
func (s *Searcher) tiedTo(k int) int {
	for d := range s.ops {
		if s.ops[d].Constraint == regalloc.TiedTo && int(s.ops[d].Tied) == k {
			return d
		}
	}
	return -1
}

// set gives operand k, and the definition tied to it, location l.
func (s *Searcher) set(k int, l regalloc.Loc) {
	counts := s.ops[k].Constraint != regalloc.Anywhere
	if s.locs[k].Kind() == regalloc.SlotLoc && counts {
		s.slots--
	}
	if l.Kind() == regalloc.SlotLoc && counts {
		s.slots++
	}
	s.locs[k] = l
	if d := s.tiedTo(k); d >= 0 {
		s.locs[d] = l
	}
}

// choices returns the registers that operand k may have besides those assigned.
func (s *Searcher) choices(k int) regalloc.RegSet {
	rs, d := s.permitted(k), s.tiedTo(k)
	if s.survives(k) {
		rs = rs.Minus(s.clob)
	}
	for j := range s.ops {
		if j == k || j == d || s.locs[j].Kind() != regalloc.RegLoc || s.ops[j].Constraint == regalloc.TiedTo && int(s.ops[j].Tied) == k {
			continue
		}
		if s.conflict(k, j) || d >= 0 && s.conflict(d, j) {
			rs = rs.Minus(s.m.Conflicts(s.locs[j].Reg()))
		}
	}
	return rs
}

// permitted returns the registers that operand k may be in by itself, clobbered ones too.
func (s *Searcher) permitted(k int) (rs regalloc.RegSet) {
	o := &s.ops[k]
	switch o.Constraint {
	case regalloc.InReg:
		rs.Add(o.Reg)
	case regalloc.InGroup:
		for _, tuple := range s.m.Groups[o.Reg].Tuples {
			if int(o.Tied) < len(tuple) {
				rs.Add(tuple[o.Tied])
			}
		}
	default:
		rs = s.p.Allocatable(o.Class)
	}
	if d := s.tiedTo(k); d >= 0 {
		rs = rs.Intersect(s.m.Classes[s.ops[d].Class].Set)
	}
	return rs
}

// survives reports whether operand k must not be in a register that the instruction clobbers.
func (s *Searcher) survives(k int) bool {
	o := &s.ops[k]
	return o.Role == regalloc.Def && o.Pos == regalloc.Early || o.Role == regalloc.Use && o.Pos == regalloc.Late
}

// conflict reports whether operands k and j may not share a register.
func (s *Searcher) conflict(k, j int) bool {
	a, b := &s.ops[k], &s.ops[j]
	if a.Role == regalloc.Use && b.Role == regalloc.Use && a.VReg == b.VReg {
		return false
	}
	return Early(a) && Early(b) || Late(a) && Late(b)
}

// Early reports whether o takes its register where the instruction reads.
func Early(o *regalloc.Operand) bool { return o.Role != regalloc.Def || o.Pos == regalloc.Early }

// Late reports whether o takes its register where the instruction writes.
func Late(o *regalloc.Operand) bool { return o.Role != regalloc.Use || o.Pos == regalloc.Late }

// alternative returns a location of operand k that is not a register, or 0.
func (s *Searcher) alternative(k int) regalloc.Loc {
	o := &s.ops[k]
	if o.Constraint == regalloc.InReg || o.Constraint == regalloc.InGroup || s.tiedTo(k) >= 0 {
		return 0
	}
	l := s.memory(k)
	switch l.Kind() {
	case regalloc.RematLoc:
		if o.Role != regalloc.Use || o.Const == regalloc.NoAlt && o.Constraint != regalloc.Anywhere {
			return 0
		}
	case regalloc.SlotLoc:
		if o.Constraint != regalloc.Anywhere && (o.Mem == regalloc.NoAlt || s.slots >= int(s.in.MemLimit)) {
			return 0
		}
		for j := range s.ops {
			// What is written needs a slot of its own.
			if j != k && s.locs[j] == l && (o.Role != regalloc.Use || s.ops[j].Role != regalloc.Use) {
				return 0
			}
		}
	}
	return l
}

// groups reports whether operands of a group got the registers of one tuple.
func (s *Searcher) groups() bool {
	for k := range s.ops {
		if s.ops[k].Constraint == regalloc.InGroup && !s.without(k) && !s.inTuple(k) {
			return false
		}
	}
	return true
}

func (s *Searcher) inTuple(k int) bool {
	for _, tuple := range s.m.Groups[s.ops[k].Reg].Tuples {
		fits := true
		for j := range s.ops {
			if o := &s.ops[j]; o.Constraint == regalloc.InGroup && !s.without(j) && o.Reg == s.ops[k].Reg && (o.Role == regalloc.Use) == (s.ops[k].Role == regalloc.Use) {
				fits = fits && int(o.Tied) < len(tuple) && s.locs[j] == regalloc.InRegister(tuple[o.Tied])
			}
		}
		if fits {
			return true
		}
	}
	return false
}
