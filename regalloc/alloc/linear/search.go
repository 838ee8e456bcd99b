package linear

import (
	"spillway/regalloc"
	"spillway/regalloc/internal/assign"
)

// remember saves the state before an instruction.
func (s *scan) remember() {
	copy(s.out.snapshot, s.cur.occ)
	s.out.snapshotValid = regalloc.RegSet{}
	for rs := s.cur.held; !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		if s.cur.valid[s.cur.occ[r]] {
			s.out.snapshotValid.Add(r)
		}
	}
}

// restore restores the saved state.
func (s *scan) restore() {
	s.cur.forget()
	for r, v := range s.out.snapshot {
		if v >= 0 {
			s.cur.occupy(regalloc.Reg(r), v)
			s.cur.valid[v] = s.out.snapshotValid.Has(regalloc.Reg(r))
		}
	}
	a := &s.at
	a.mv, s.journal.notes = a.mv[:0], s.journal.notes[:0]
	a.takenE, a.takenL, a.lock = regalloc.RegSet{}, regalloc.RegSet{}, regalloc.RegSet{}
	a.mem = 0
	clear(a.locs)
}

// A searcher assigns the operands of one instruction, with every other value in memory, by backtracking; the operand
// with the fewest locations goes first.
type searcher struct {
	s      *scan
	order  []int // operands to assign; tied definitions follow their use
	budget int
}

// search allocates i after the greedy steps have failed. All values are spilled, so that only the instruction's own
// constraints matter.
func (s *scan) search(i regalloc.InstrID) error {
	s.restore()
	a := &s.at
	for r, v := range s.out.snapshot {
		if v >= 0 && !s.dies(v) {
			if !s.cur.valid[v] && !s.remat(v) {
				s.addMove(v, regalloc.InSlot(int32(v)), regalloc.InRegister(regalloc.Reg(r)))
			}
			s.cur.valid[v] = true
		}
	}
	x := searcher{s: s, budget: assign.Budget(len(a.ops))}
	for k := range a.ops {
		if a.ops[k].Constraint != regalloc.TiedTo {
			x.order = append(x.order, k)
		}
	}
	if !x.assign(0) {
		return s.infeasible(i, "its constraints are unsatisfiable")
	}
	for r, v := range s.out.snapshot {
		if v >= 0 && s.cur.occ[r] == v && !s.dies(v) {
			s.release(regalloc.Reg(r))
		}
	}
	s.bringAll()
	if s.journal.log != nil {
		s.noteSearch()
	}
	for k := range a.ops {
		if o := &a.ops[k]; o.Role != regalloc.Def && s.dies(o.VReg) && s.cur.reg[o.VReg] != regalloc.NoReg {
			s.release(s.cur.reg[o.VReg])
		}
	}
	return nil
}

// bringAll emits the moves for the assignment found.
func (s *scan) bringAll() {
	a := &s.at
	for k := range a.ops {
		o := &a.ops[k]
		if o.Role == regalloc.Def || a.locs[k].Kind() != regalloc.RegLoc {
			continue
		}
		src := s.home(o.VReg)
		for r, v := range s.out.snapshot {
			if v == o.VReg {
				src = regalloc.InRegister(regalloc.Reg(r))
			}
		}
		if src != a.locs[k] && s.movedTo(o.VReg, a.locs[k].Reg()) < 0 {
			s.addMove(o.VReg, a.locs[k], src)
		}
	}
}

// assign chooses locations for the operands order[n:].
func (x *searcher) assign(n int) bool {
	if x.budget--; x.budget < 0 {
		return false
	}
	if n == len(x.order) {
		return x.groups()
	}
	best, fewest := -1, int(^uint(0)>>1)
	for j := n; j < len(x.order); j++ {
		if c := x.choices(x.order[j]).Len(); c < fewest {
			best, fewest = j, c
		}
	}
	x.order[n], x.order[best] = x.order[best], x.order[n]
	k := x.order[n]
	for rs := x.choices(k); !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		x.set(k, regalloc.InRegister(r))
		if x.assign(n + 1) {
			return true
		}
		x.set(k, 0)
	}
	if l := x.alternative(k); l != 0 {
		x.set(k, l)
		if x.assign(n + 1) {
			return true
		}
		x.set(k, 0)
	}
	x.order[n], x.order[best] = x.order[best], x.order[n]
	return false
}

// set gives operand k, and the definition tied to it, location l.
func (x *searcher) set(k int, l regalloc.Loc) {
	a := &x.s.at
	if a.locs[k].Kind() == regalloc.SlotLoc {
		a.mem--
	}
	if l.Kind() == regalloc.SlotLoc {
		a.mem++
	}
	a.locs[k] = l
	if d := x.s.tiedTo(k); d >= 0 {
		a.locs[d] = l
	}
}

// choices returns the registers that operand k may have besides those assigned.
func (x *searcher) choices(k int) regalloc.RegSet {
	s := x.s
	a := &s.at
	o := &a.ops[k]
	var rs regalloc.RegSet
	switch o.Constraint {
	case regalloc.InReg:
		rs.Add(o.Reg)
	case regalloc.InGroup:
		for _, tuple := range s.m.Groups[o.Reg].Tuples {
			if int(o.Tied) < len(tuple) {
				rs.Add(tuple[o.Tied])
			}
		}
	case regalloc.Anywhere:
		if o.Role == regalloc.Use {
			return rs
		}
		rs = s.regs.alloc[o.Class]
	default:
		rs = s.regs.alloc[o.Class]
	}
	d := s.tiedTo(k)
	if d >= 0 {
		rs = rs.Intersect(s.m.Classes[a.ops[d].Class].Set)
	}
	if o.Role == regalloc.Def && o.Pos == regalloc.Early || o.Role == regalloc.Use && o.Pos == regalloc.Late {
		rs = rs.Minus(a.clob)
	}
	for j := range a.ops {
		if j == k || j == d || a.locs[j].Kind() != regalloc.RegLoc || a.ops[j].Constraint == regalloc.TiedTo && int(a.ops[j].Tied) == k {
			continue
		}
		if x.conflict(k, j) || d >= 0 && x.conflict(d, j) {
			rs = rs.Minus(s.m.Conflicts(a.locs[j].Reg()))
		}
	}
	return rs
}

// conflict reports whether operands k and j may not share a register.
func (x *searcher) conflict(k, j int) bool {
	a, b := &x.s.at.ops[k], &x.s.at.ops[j]
	if a.Role == regalloc.Use && b.Role == regalloc.Use {
		return a.VReg != b.VReg
	}
	return early(a) && early(b) || late(a) && late(b)
}

func early(o *regalloc.Operand) bool {
	return o.Role != regalloc.Def || o.Pos == regalloc.Early
}

func late(o *regalloc.Operand) bool {
	return o.Role != regalloc.Use || o.Pos == regalloc.Late
}

// alternative returns the location of operand k other than a register, or 0.
func (x *searcher) alternative(k int) regalloc.Loc {
	s := x.s
	a := &s.at
	o := &a.ops[k]
	if o.Constraint == regalloc.InReg || o.Constraint == regalloc.InGroup {
		return 0
	}
	if s.remat(o.VReg) {
		if o.Role == regalloc.Use && (o.Const != regalloc.NoAlt || o.Constraint == regalloc.Anywhere) && s.tiedTo(k) < 0 {
			return regalloc.Recomputed
		}
		return 0
	}
	inReg := false
	for r, v := range s.out.snapshot {
		inReg = inReg || v == o.VReg && o.Role != regalloc.Def && !s.out.snapshotValid.Has(regalloc.Reg(r))
	}
	if o.Constraint == regalloc.Anywhere {
		if inReg && s.dies(o.VReg) {
			s.addMove(o.VReg, regalloc.InSlot(int32(o.VReg)), s.start(o.VReg))
			s.cur.valid[o.VReg] = true
		}
		return regalloc.InSlot(int32(o.VReg))
	}
	mem := o.Mem
	if d := s.tiedTo(k); d >= 0 {
		if a.ops[d].VReg != o.VReg {
			return 0
		}
		mem = a.ops[d].Mem
	}
	if mem == regalloc.NoAlt || a.mem >= int(s.p.Instrs[a.instr].MemLimit) {
		return 0
	}
	if inReg && s.dies(o.VReg) {
		if s.stored(o.VReg) {
			return regalloc.InSlot(int32(o.VReg))
		}
		s.addMove(o.VReg, regalloc.InSlot(int32(o.VReg)), s.start(o.VReg))
	}
	return regalloc.InSlot(int32(o.VReg))
}

// stored reports whether a move of this instruction writes v's slot.
func (s *scan) stored(v regalloc.VReg) bool {
	for k := range s.at.mv {
		if s.at.mv[k].VReg == v && s.at.mv[k].Dst.Kind() == regalloc.SlotLoc {
			return true
		}
	}
	return false
}

// groups reports whether operands of a group got the registers of one tuple.
func (x *searcher) groups() bool {
	a := &x.s.at
	for k := range a.ops {
		if a.ops[k].Constraint == regalloc.InGroup && !x.inTuple(k) {
			return false
		}
	}
	return true
}

func (x *searcher) inTuple(k int) bool {
	a := &x.s.at
	for _, tuple := range x.s.m.Groups[a.ops[k].Reg].Tuples {
		fits := true
		for j := range a.ops {
			if o := &a.ops[j]; o.Constraint == regalloc.InGroup && o.Reg == a.ops[k].Reg && (o.Role == regalloc.Use) == (a.ops[k].Role == regalloc.Use) {
				fits = fits && int(o.Tied) < len(tuple) && a.locs[j] == regalloc.InRegister(tuple[o.Tied])
			}
		}
		if fits {
			return true
		}
	}
	return false
}
