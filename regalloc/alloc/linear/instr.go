package linear

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// instrState is the working state of one instruction.
type instrState struct {
	block regalloc.BlockID
	instr regalloc.InstrID
	now   int32
	base  regalloc.OpID
	ops   []regalloc.Operand
	locs  []regalloc.Loc
	dist  []int32 // by operand: to the next use

	fixE, fixL regalloc.RegSet // demanded by operands where the instruction reads, writes
	clob       regalloc.RegSet
	takenE     regalloc.RegSet // holding a copy that only this instruction reads
	takenL     regalloc.RegSet // written by this instruction, or read late
	lock       regalloc.RegSet // holding what this instruction reads
	mem        int             // operands in slots
	move       bool
	late       bool
	exact      bool // only a search finds registers
	mv         []regalloc.Move

	defAt []int32 // by virtual register: now+1 if the instruction defines it
	dieAt []int32 // by virtual register: now+1 if the instruction reads it last
}

// instr allocates instruction i at position now, in this order: fixed uses; uses satisfied in place; eviction from
// clobbered and fixed definitions' registers; the other uses; definitions. If a step finds no register, everything is
// undone and a search over this instruction alone decides.
func (s *scan) instr(i regalloc.InstrID, now int32) error {
	if in := &s.p.Instrs[i]; in.Operands[0] == in.Operands[1] && in.Clobbers.Empty() {
		return nil
	}
	s.begin(i, now)
	remembered := !s.easy() || !s.cur.busy.Intersect(s.regs.reserved).Empty()
	if remembered {
		s.remember()
	}
	ok := !s.at.exact && s.leaveReserved() && s.fixedUses() && s.placedUses() && s.clear() && s.otherUses() && s.definitions()
	if !ok {
		if !remembered {
			panic("linear: no registers for an instruction that the fast path took")
		}
		if err := s.search(i); err != nil {
			return err
		}
	}
	s.commit()
	if s.journal.log != nil {
		s.logDecisions()
	}
	return s.flush(i)
}

// easy reports whether every step is sure to succeed: no operand is fixed, no value is overwritten twice, and each
// operand's class has a free register for every operand.
func (s *scan) easy() bool {
	a := &s.at
	if a.exact || a.late || !a.fixE.Empty() || !a.fixL.Empty() || !a.clob.Empty() {
		return false
	}
	for k := range a.ops {
		o := &a.ops[k]
		if o.Class != s.p.VRegs[o.VReg].Class || o.Role == regalloc.UseDef ||
			o.Constraint == regalloc.TiedTo && (o.Class != a.ops[o.Tied].Class || o.Pos == regalloc.Early || s.tiedBefore(k)) {
			return false
		}
		if s.regs.alloc[o.Class].Minus(s.cur.busy).Len() < s.regs.weightOf*len(a.ops) {
			return false
		}
	}
	return true
}

// tiedBefore reports whether a definition before k is tied to a use of the same
// value as k is.
func (s *scan) tiedBefore(k int) bool {
	a := &s.at
	for j := range k {
		if o := &a.ops[j]; o.Constraint == regalloc.TiedTo && a.ops[o.Tied].VReg == a.ops[a.ops[k].Tied].VReg {
			return true
		}
	}
	return false
}

func (s *scan) begin(i regalloc.InstrID, now int32) {
	a := &s.at
	in := &s.p.Instrs[i]
	a.instr, a.now, a.base = i, now, in.Operands[0]
	a.ops = s.p.Operands[in.Operands[0]:in.Operands[1]]
	a.locs = s.out.locs[in.Operands[0]:in.Operands[1]]
	a.dist = s.flow.uses.Op[in.Operands[0]:in.Operands[1]]
	a.clob = in.Clobbers
	if !a.clob.Empty() {
		a.clob = s.regs.closed(a.clob)
	}
	none := regalloc.RegSet{}
	a.fixE, a.fixL, a.takenE, a.takenL, a.lock = none, none, none, none, none
	a.mem, a.exact, a.late, a.mv = 0, false, false, a.mv[:0]
	a.move = in.Flags&regalloc.FlagMove != 0
	for k := range a.ops {
		o := &a.ops[k]
		a.locs[k] = 0
		if o.Role != regalloc.Use {
			a.defAt[o.VReg] = now + 1
			s.cur.next[o.VReg] = now + a.dist[k]
		}
		a.late = a.late || o.Role == regalloc.Use && o.Pos == regalloc.Late
		switch o.Constraint {
		case regalloc.InGroup:
			a.exact = true
		case regalloc.InReg:
			c := s.m.Conflicts(o.Reg)
			if o.Role != regalloc.Def || o.Pos == regalloc.Early {
				a.fixE = a.fixE.Union(c)
			}
			if o.Role != regalloc.Use || o.Pos == regalloc.Late {
				a.fixL = a.fixL.Union(c)
			}
		}
	}
	for k := range a.ops {
		o := &a.ops[k]
		if o.Role == regalloc.Def {
			continue
		}
		s.cur.next[o.VReg] = now + a.dist[k]
		if a.dist[k] == never || a.defAt[o.VReg] == now+1 {
			a.dieAt[o.VReg] = now + 1
		}
	}
}

func (s *scan) dies(v regalloc.VReg) bool { return s.at.dieAt[v] == s.at.now+1 }

// lockReg records that operand k reads register r.
func (s *scan) lockReg(k int, r regalloc.Reg) {
	a := &s.at
	a.locs[k] = regalloc.InRegister(r)
	c := s.m.Conflicts(r)
	a.lock = a.lock.Union(c)
	if a.ops[k].Pos == regalloc.Late || a.ops[k].Role == regalloc.UseDef {
		a.takenL = a.takenL.Union(c)
	}
}

// start returns the location of v before the moves of this instruction.
func (s *scan) start(v regalloc.VReg) regalloc.Loc {
	r := s.cur.reg[v]
	if r == regalloc.NoReg {
		if s.remat(v) {
			return regalloc.Recomputed
		}
		// A value stored here comes from its register, not from its slot.
		for k := range s.at.mv {
			if m := &s.at.mv[k]; m.VReg == v && m.Dst.Kind() == regalloc.SlotLoc {
				return m.Src
			}
		}
		return regalloc.InSlot(int32(v))
	}
	if k := s.movedTo(v, r); k >= 0 {
		return s.at.mv[k].Src
	}
	return regalloc.InRegister(r)
}

// movedTo returns the number of the move that brings v to r, or -1.
func (s *scan) movedTo(v regalloc.VReg, r regalloc.Reg) int {
	for k := range s.at.mv {
		if m := &s.at.mv[k]; m.VReg == v && m.Dst == regalloc.InRegister(r) {
			return k
		}
	}
	return -1
}

func (s *scan) addMove(v regalloc.VReg, dst, src regalloc.Loc) {
	s.at.mv = append(s.at.mv, regalloc.Move{VReg: v, Dst: dst, Src: src})
}

// leaveReserved moves values out of reserved registers that only their definition demanded. If no move can be placed
// they stay.
func (s *scan) leaveReserved() bool {
	if s.cur.busy.Intersect(s.regs.reserved).Empty() || !s.canMove(s.at.instr) {
		return true
	}
	for c := s.cur.busy.Intersect(s.regs.reserved); !c.Empty(); {
		r := c.First()
		c.Remove(r)
		if v := s.cur.occ[r]; v >= 0 && !s.at.fixE.Has(r) {
			s.relocate(v)
		}
	}
	return true
}

// fixedUses brings values into the registers that operands name.
func (s *scan) fixedUses() bool {
	a := &s.at
	if a.fixE.Empty() && a.fixL.Empty() {
		return true
	}
	// Values already in place stay; then conflicting values leave.
	for k := range a.ops {
		if o := &a.ops[k]; o.Constraint == regalloc.InReg && o.Role != regalloc.Def && s.cur.reg[o.VReg] == o.Reg {
			s.lockReg(k, o.Reg)
		}
	}
	for k := range a.ops {
		o := &a.ops[k]
		if o.Constraint != regalloc.InReg || o.Role == regalloc.Def || a.locs[k] != 0 {
			continue
		}
		if c := s.m.Conflicts(o.Reg); !c.Intersect(a.takenE).Empty() || !c.Intersect(a.lock).Empty() {
			if !s.sameFixed(k) {
				return false
			}
			continue
		}
		s.vacate(o.Reg, o.VReg)
		if s.cur.reg[o.VReg] == o.Reg {
			s.lockReg(k, o.Reg)
			continue
		}
		if !s.m.Conflicts(o.Reg).Intersect(s.cur.busy).Empty() {
			return false // v itself, in a register that shares a unit
		}
		s.bring(k, o.Reg)
	}
	return true
}

// sameFixed handles a second use of one value in one register.
func (s *scan) sameFixed(k int) bool {
	a := &s.at
	for j := range k {
		if o := &a.ops[j]; o.VReg == a.ops[k].VReg && a.locs[j] == regalloc.InRegister(a.ops[k].Reg) {
			s.lockReg(k, a.ops[k].Reg)
			return true
		}
	}
	return false
}

// vacate evicts all values except v from r and the registers that share a unit with it.
func (s *scan) vacate(r regalloc.Reg, v regalloc.VReg) {
	for c := s.m.Conflicts(r).Intersect(s.cur.busy); !c.Empty(); {
		x := c.First()
		c.Remove(x)
		if w := s.cur.occ[x]; w >= 0 && (w != v || x != r) {
			s.relocate(w)
		}
	}
}

// bring makes free register r hold operand k's value. The value moves there permanently if it can stay, otherwise r
// gets a copy for this instruction.
func (s *scan) bring(k int, r regalloc.Reg) {
	a := &s.at
	v := a.ops[k].VReg
	c := s.m.Conflicts(r)
	from := s.cur.reg[v]
	stays := !s.dies(v) && c.Intersect(a.clob.Union(a.fixL)).Empty() && !s.tiedUse(k)
	if s.dies(v) {
		stays = true
	} else if s.regs.reserved.Has(r) {
		stays = false
	}
	switch {
	case from != regalloc.NoReg && a.lock.Has(from):
		stays = false // another operand reads it in its register
	case from != regalloc.NoReg && !s.dies(v) && s.prefs.blocked[v].Has(r) && !s.prefs.blocked[v].Has(from):
		stays = false // its register suits it better
	}
	src := s.start(v)
	if s.journal.log != nil {
		s.noteBring(k, src, r, stays)
	}
	if !stays {
		s.addMove(v, regalloc.InRegister(r), src)
		a.takenE = a.takenE.Union(c)
		s.lockReg(k, r)
		return
	}
	if from != regalloc.NoReg {
		if n := s.movedTo(v, from); n >= 0 {
			a.mv[n].Dst = regalloc.InRegister(r)
		} else {
			s.addMove(v, regalloc.InRegister(r), src)
		}
		s.release(from)
	} else {
		s.addMove(v, regalloc.InRegister(r), src)
		s.cur.valid[v] = true
	}
	s.cur.occupy(r, v)
	s.lockReg(k, r)
}

// tiedTo returns the definition that is tied to use k, or -1.
func (s *scan) tiedTo(k int) int {
	for d := range s.at.ops {
		if o := &s.at.ops[d]; o.Constraint == regalloc.TiedTo && int(o.Tied) == k {
			return d
		}
	}
	return -1
}

func (s *scan) tiedUse(k int) bool { return s.at.ops[k].Role == regalloc.UseDef || s.tiedTo(k) >= 0 }

// placedUses lets operands read values in their current locations where allowed.
func (s *scan) placedUses() bool {
	a := &s.at
	for k := range a.ops {
		o := &a.ops[k]
		if o.Role == regalloc.Def || a.locs[k] != 0 {
			continue
		}
		r := s.cur.reg[o.VReg]
		if o.Constraint == regalloc.Anywhere {
			if r == regalloc.NoReg {
				a.locs[k] = s.start(o.VReg)
				if a.locs[k].Kind() == regalloc.RegLoc {
					return false
				}
				continue
			}
			s.lockReg(k, r)
			continue
		}
		if r == regalloc.NoReg || !s.fits(k, r) {
			continue
		}
		s.lockReg(k, r)
	}
	return true
}

// fits reports whether operand k may read its value in r, where it is.
func (s *scan) fits(k int, r regalloc.Reg) bool {
	a := &s.at
	o := &a.ops[k]
	if !s.m.Classes[o.Class].Set.Has(r) || o.Constraint != regalloc.InClass {
		return false
	}
	if s.m.Regs[r].Reserved || s.p.Reserved.Has(r) {
		return false
	}
	late := o.Pos == regalloc.Late || o.Role == regalloc.UseDef
	if late && (a.fixL.Has(r) || a.clob.Has(r) && o.Role == regalloc.Use) {
		return false
	}
	if d := s.tiedTo(k); d >= 0 {
		v := o.VReg
		return s.dies(v) && s.m.Classes[a.ops[d].Class].Set.Has(r) && !a.fixL.Has(r) && !a.takenL.Has(r)
	}
	return !late || s.dies(o.VReg) || o.Role == regalloc.Use
}

// clear moves values that are live through the instruction out of registers that it clobbers or defines.
func (s *scan) clear() bool {
	a := &s.at
	for c := a.clob.Union(a.fixL).Intersect(s.cur.busy); !c.Empty(); {
		r := c.First()
		c.Remove(r)
		if v := s.cur.occ[r]; v >= 0 && !s.dies(v) && !s.staysLate(v, r) {
			s.relocate(v)
		}
	}
	return true
}

// staysLate reports whether v is in r because a late use needs it there.
func (s *scan) staysLate(v regalloc.VReg, r regalloc.Reg) bool {
	a := &s.at
	if !a.late || a.clob.Has(r) {
		return false
	}
	for k := range a.ops {
		o := &a.ops[k]
		if o.VReg == v && o.Role == regalloc.Use && o.Pos == regalloc.Late && o.Constraint == regalloc.InReg && o.Reg == r {
			return true
		}
	}
	return false
}

// otherUses assigns locations to the remaining uses: tied ones first, as they need their register to the end.
func (s *scan) otherUses() bool {
	a := &s.at
	for pass := range 2 {
		for k := range a.ops {
			o := &a.ops[k]
			if o.Role == regalloc.Def || a.locs[k] != 0 {
				continue
			}
			if tied := s.tiedUse(k); tied == (pass == 0) && !s.otherUse(k, tied) {
				return false
			}
		}
	}
	return true
}

func (s *scan) otherUse(k int, tied bool) bool {
	a := &s.at
	o := &a.ops[k]
	v := o.VReg
	r := s.cur.reg[v]
	if r != regalloc.NoReg && s.fits(k, r) {
		s.lockReg(k, r)
		return true
	}
	if r == regalloc.NoReg && s.foldUse(k, tied) {
		return true
	}
	if tied && r != regalloc.NoReg && s.yieldHint(k, r) {
		return true
	}
	avoid := s.cur.busy.Union(a.takenE).Union(a.fixE)
	if tied || o.Pos == regalloc.Late {
		avoid = avoid.Union(a.takenL).Union(a.fixL)
	}
	if o.Pos == regalloc.Late && !tied {
		avoid = avoid.Union(a.clob)
	}
	d := s.tiedTo(k)
	class := s.regs.alloc[o.Class]
	hint, long := s.prefs.hints[int(a.base)+k], v
	if d >= 0 {
		class = class.Intersect(s.regs.alloc[a.ops[d].Class])
		hint, long = s.prefs.hints[int(a.base)+d], a.ops[d].VReg
	}
	through := !s.dies(v)
	if through && !tied && r == regalloc.NoReg {
		// Prefer a register in which the value can stay.
		if x := s.pick(long, o.Class, class.Minus(avoid.Union(a.clob).Union(a.fixL).Union(a.takenL)), hint); x != regalloc.NoReg {
			s.bring(k, x)
			return true
		}
	}
	x := s.pick(long, o.Class, class.Minus(avoid), hint)
	if x == regalloc.NoReg {
		if r == regalloc.NoReg && s.memAllowed(k, tied) {
			return s.useSlot(k, d)
		}
		if tied || o.Pos == regalloc.Late {
			class = class.Minus(a.fixL)
		}
		if o.Pos == regalloc.Late && !tied {
			class = class.Minus(a.clob)
		}
		if x = s.evict(class.Minus(a.fixE), true, tied || o.Pos == regalloc.Late, v); x == regalloc.NoReg {
			return false
		}
	}
	s.bring(k, x)
	return true
}

// yieldHint gives r, which holds the value of use k and which is the hint of the definition tied to it, to that
// definition, and moves the value, which lives on, to another register.
func (s *scan) yieldHint(k int, r regalloc.Reg) bool {
	a := &s.at
	v, d := a.ops[k].VReg, s.tiedTo(k)
	if d < 0 || s.cur.hinted(s.prefs.hints[int(a.base)+d]) != r || a.lock.Has(r) || a.fixL.Has(r) || a.takenL.Has(r) {
		return false
	}
	if !s.regs.alloc[a.ops[k].Class].Has(r) || !s.m.Classes[a.ops[d].Class].Set.Has(r) {
		return false
	}
	class := s.p.VRegs[v].Class
	avoid := s.cur.busy.Union(a.takenE).Union(a.takenL).Union(a.fixE).Union(a.fixL).Union(a.clob)
	x := s.pick(v, class, s.regs.alloc[class].Minus(avoid), noHint)
	if x == regalloc.NoReg || !s.spend() {
		return false
	}
	if s.journal.log != nil {
		s.note(regalloc.Split, v, a.ops[d].VReg, regalloc.InRegister(r), regalloc.InRegister(x), "the instruction's result is needed in this register, and overwrites it there")
	}
	s.addMove(v, regalloc.InRegister(x), s.start(v))
	s.lockReg(k, r)
	s.leaveReg(r)
	s.cur.occupy(x, v)
	return true
}

// foldUse leaves the value of use k, which is in no register, in its slot or as an immediate if that is at least as
// good as loading it.
func (s *scan) foldUse(k int, tied bool) bool {
	a := &s.at
	o := &a.ops[k]
	if s.remat(o.VReg) {
		if o.Const != regalloc.NoAlt && !tied && !s.shorterInRegister(k) {
			a.locs[k] = regalloc.Recomputed
			if s.journal.log != nil {
				s.note(regalloc.Folded, o.VReg, regalloc.None, 0, regalloc.Recomputed, "the instruction has it as an immediate")
			}
			return true
		}
		return false
	}
	if !s.memAllowed(k, tied) || s.start(o.VReg).Kind() == regalloc.RegLoc {
		return false
	}
	d := s.tiedTo(k)
	dist := a.dist[k]
	if d >= 0 {
		dist = a.dist[d]
	}
	if s.spare(o.Class) && (dist < live.ColdEdge && !a.move || !s.spend()) {
		return false
	}
	return s.useSlot(k, d)
}

// shorterInRegister reports whether use k of a constant, together with the next one if it is near, takes more bytes as
// immediates than an instruction that loads the constant into a register, by more than executing that costs.
func (s *scan) shorterInRegister(k int) bool {
	a := &s.at
	o := &a.ops[k]
	m, info := &s.metric, &s.p.VRegs[o.VReg]
	if m.Byte == 0 || !s.spare(o.Class) {
		return false
	}
	bytes := int(o.Const) - int(info.RematBytes)
	if a.dist[k] < live.ColdEdge {
		bytes += int(o.Const)
	}
	return m.Byte*float64(bytes) > m.Remat(info)*s.p.Blocks[a.block].Freq && s.spend()
}

// spare reports whether there is a free register of class c that is already paid for and that the current instruction
// leaves alone.
func (s *scan) spare(c regalloc.ClassID) bool {
	a := &s.at
	return !s.regs.alloc[c].Minus(s.cur.busy.Union(a.takenE).Union(a.fixE).Union(a.clob).Union(a.fixL)).Minus(s.cur.fresh).Empty()
}

// memAllowed reports whether use k may be in its slot. A tied pair may if both sides are one virtual register, and so
// share a slot.
func (s *scan) memAllowed(k int, tied bool) bool {
	a := &s.at
	o := &a.ops[k]
	if s.remat(o.VReg) || a.mem >= int(s.p.Instrs[a.instr].MemLimit) {
		return false
	}
	if !tied || o.Role == regalloc.UseDef {
		return o.Mem != regalloc.NoAlt && (o.Constraint == regalloc.InClass)
	}
	d := s.tiedTo(k)
	return a.ops[d].Mem != regalloc.NoAlt && a.ops[d].VReg == o.VReg
}

func (s *scan) useSlot(k, d int) bool {
	a := &s.at
	if s.start(a.ops[k].VReg).Kind() == regalloc.RegLoc {
		return false // it is being stored by a move of this instruction
	}
	a.locs[k] = regalloc.InSlot(int32(a.ops[k].VReg))
	if d >= 0 {
		a.locs[d] = a.locs[k]
	}
	a.mem++
	if s.journal.log != nil {
		s.note(regalloc.Folded, a.ops[k].VReg, regalloc.None, 0, a.locs[k], "the instruction uses it in memory: it is not needed soon, or no register is available without cost")
	}
	return true
}

// definitions finds locations for what the instruction writes.
func (s *scan) definitions() bool {
	a := &s.at
	for k := range a.ops {
		o := &a.ops[k]
		if o.Role != regalloc.Def || a.locs[k] != 0 {
			continue
		}
		switch o.Constraint {
		case regalloc.InReg:
			a.locs[k] = regalloc.InRegister(o.Reg)
		case regalloc.TiedTo:
			a.locs[k] = a.locs[o.Tied]
		default:
			continue
		}
		if a.locs[k].Kind() == regalloc.RegLoc {
			r := a.locs[k].Reg()
			c := s.m.Conflicts(r)
			if !c.Intersect(a.takenL).Empty() || !s.freeLate(r) || !s.m.Classes[o.Class].Set.Has(r) {
				return false
			}
			if o.Pos == regalloc.Early && (s.othersRead(k, c) || a.clob.Has(r)) {
				return false
			}
			a.takenL = a.takenL.Union(c)
			if s.journal.log != nil {
				why := "the instruction defines it there"
				if o.Constraint == regalloc.TiedTo {
					why = "the instruction defines it in the register of an operand"
				}
				s.note(regalloc.Assigned, o.VReg, regalloc.None, 0, a.locs[k], why)
			}
		}
	}
	for pass := range 2 {
		for k := range a.ops {
			o := &a.ops[k]
			if o.Role == regalloc.Def && a.locs[k] == 0 && (o.Pos == regalloc.Early) == (pass == 0) && !s.definition(k) {
				return false
			}
		}
	}
	return true
}

// othersRead reports whether a register of rs is read by a use other than the one that definition k is tied to.
func (s *scan) othersRead(k int, rs regalloc.RegSet) bool {
	a := &s.at
	for j := range a.ops {
		if a.ops[j].Role == regalloc.Def || a.locs[j].Kind() != regalloc.RegLoc || !rs.Has(a.locs[j].Reg()) {
			continue
		}
		if a.ops[k].Constraint != regalloc.TiedTo || int(a.ops[k].Tied) != j {
			return true
		}
	}
	return false
}

// freeLate reports whether no value live through the instruction is in r or shares a unit with it.
func (s *scan) freeLate(r regalloc.Reg) bool {
	for c := s.m.Conflicts(r).Intersect(s.cur.busy); !c.Empty(); {
		x := c.First()
		c.Remove(x)
		if v := s.cur.occ[x]; v >= 0 && !s.dies(v) {
			return false
		}
	}
	return true
}

// dying returns the registers that become free where the instruction writes.
func (s *scan) dying() (rs regalloc.RegSet) {
	a := &s.at
	for k := range a.ops {
		if o := &a.ops[k]; o.Role != regalloc.Def && s.dies(o.VReg) && s.cur.reg[o.VReg] != regalloc.NoReg {
			rs.Add(s.cur.reg[o.VReg])
		}
	}
	return rs
}

func (s *scan) definition(k int) bool {
	a := &s.at
	o := &a.ops[k]
	v := o.VReg
	if s.removable(k) {
		a.locs[k] = regalloc.Recomputed
		if s.journal.log != nil {
			s.note(regalloc.Assigned, v, regalloc.None, 0, regalloc.Recomputed, "it is rematerialized at its use, and the instruction removed")
		}
		return true
	}
	avoid := a.takenL.Union(a.fixL)
	class := s.regs.alloc[o.Class]
	dead := a.dist[k] == never
	if o.Pos == regalloc.Early {
		avoid = avoid.Union(s.cur.busy).Union(a.takenE).Union(a.lock).Union(a.fixE).Union(a.clob)
	} else {
		avoid = avoid.Union(s.liveThrough())
	}
	hint := s.prefs.hints[int(a.base)+k]
	if s.p.Instrs[a.instr].Flags&regalloc.FlagLow != 0 {
		hint = s.lowHint(hint)
	}
	if a.move {
		if x := s.copyHint(k, hint); x != regalloc.NoReg {
			hint = int32(x)
		}
		if s.storeCopy(k) {
			return true
		}
	}
	x := s.pick(v, o.Class, class.Minus(avoid), hint)
	if x == regalloc.NoReg && o.Mem != regalloc.NoAlt && !dead && !s.remat(v) &&
		a.mem < int(s.p.Instrs[a.instr].MemLimit) && s.furthest(class, a.dist[k]) {
		a.locs[k] = regalloc.InSlot(int32(v))
		a.mem++
		if s.journal.log != nil {
			s.note(regalloc.Spilled, v, regalloc.None, 0, a.locs[k], "no register is free, and it is needed later than every candidate for eviction")
		}
		return true
	}
	evicts := x == regalloc.NoReg
	if evicts {
		class = class.Minus(a.fixL)
		if o.Pos == regalloc.Early {
			class = class.Minus(a.fixE).Minus(a.clob)
		}
		if x = s.evict(class, o.Pos == regalloc.Early, true, v); x == regalloc.NoReg {
			return false
		}
	}
	a.locs[k] = regalloc.InRegister(x)
	a.takenL = a.takenL.Union(s.m.Conflicts(x))
	if s.journal.log != nil {
		s.noteDef(k, x, evicts)
	}
	return true
}

// liveThrough returns the registers taken both before and after the instruction.
func (s *scan) liveThrough() regalloc.RegSet {
	d := s.dying()
	if d.Empty() {
		return s.cur.busy
	}
	if !s.regs.aliased {
		return s.cur.busy.Minus(d)
	}
	return s.regs.closed(s.cur.held.Minus(d))
}

// removable reports whether the instruction only computes a value that can be rematerialized at its uses.
func (s *scan) removable(k int) bool {
	a := &s.at
	return len(a.ops) == 1 && s.p.VRegs[a.ops[k].VReg].Remat == a.instr &&
		s.p.Instrs[a.instr].Flags&regalloc.FlagRemat != 0
}

// find returns the register that v is in, or NoReg.
func (s *ends) find(x *contents, v regalloc.VReg) regalloc.Reg {
	k := x.first
	for rs := x.regs; !rs.Empty(); k++ {
		r := rs.First()
		if s.values[k] == v {
			return r
		}
		rs.Remove(r)
	}
	return regalloc.NoReg
}

// copyHint returns the preferred register of a copy's definition k: the one expected by the target of the edge, else
// that of its source if the source dies.
func (s *scan) copyHint(k int, hint int32) regalloc.Reg {
	a := &s.at
	v := a.ops[k].VReg
	if s.flow.f.SuccStart[a.block+1]-s.flow.f.SuccStart[a.block] == 1 {
		to := regalloc.BlockID(s.flow.f.SuccsOf(int32(a.block))[0])
		if s.ends.done[to] {
			if r := s.ends.find(&s.ends.entry[to], v); r != regalloc.NoReg {
				return r
			}
		}
	}
	if r := s.cur.hinted(hint); r != regalloc.NoReg && !s.prefs.blocked[v].Has(r) {
		return r
	}
	u := &a.ops[k-len(a.ops)/2]
	if l := a.locs[k-len(a.ops)/2]; s.dies(u.VReg) && l.Kind() == regalloc.RegLoc {
		return l.Reg()
	}
	return regalloc.NoReg
}

// storeCopy stores the definition of a copy in its slot if the target of the edge expects it there.
func (s *scan) storeCopy(k int) bool {
	a := &s.at
	v := a.ops[k].VReg
	if a.ops[k].Mem == regalloc.NoAlt || s.remat(v) || a.mem >= int(s.p.Instrs[a.instr].MemLimit) || s.flow.f.SuccStart[a.block+1]-s.flow.f.SuccStart[a.block] != 1 {
		return false
	}
	to := regalloc.BlockID(s.flow.f.SuccsOf(int32(a.block))[0])
	if !s.ends.done[to] || a.dist[k] < s.flow.pos[a.block]+int32(s.p.Blocks[a.block].Instrs[1]-s.p.Blocks[a.block].Instrs[0])-a.now {
		return false
	}
	if s.ends.find(&s.ends.entry[to], v) != regalloc.NoReg {
		return false
	}
	a.locs[k] = regalloc.InSlot(int32(v))
	a.mem++
	if s.journal.log != nil {
		s.note(regalloc.Spilled, v, regalloc.None, 0, a.locs[k], "the block that follows expects it in memory")
	}
	return true
}

// commit advances the state past the instruction.
func (s *scan) commit() {
	a := &s.at
	for k := range a.ops {
		o := &a.ops[k]
		if o.Role != regalloc.Def && s.dies(o.VReg) && s.cur.reg[o.VReg] != regalloc.NoReg {
			s.release(s.cur.reg[o.VReg])
		}
	}
	for k := range a.ops {
		o := &a.ops[k]
		if o.Role == regalloc.Use {
			continue
		}
		s.cur.valid[o.VReg] = false
		s.cur.next[o.VReg] = a.now + a.dist[k]
		if a.locs[k].Kind() == regalloc.RegLoc && a.dist[k] != never {
			s.cur.occupy(a.locs[k].Reg(), o.VReg)
		}
	}
}

// canMove reports whether moves before instruction i can be placed there, or at the last split point of its block if
// nothing interferes in between.
func (s *scan) canMove(i regalloc.InstrID) bool {
	for j := s.p.Blocks[s.at.block].LastSplit; j < i; j++ {
		if in := &s.p.Instrs[j]; in.Operands[0] != in.Operands[1] || !in.Clobbers.Empty() {
			return false
		}
	}
	return true
}

// flush emits the instruction's moves.
func (s *scan) flush(i regalloc.InstrID) error {
	a := &s.at
	if len(a.mv) == 0 {
		return nil
	}
	if !s.canMove(i) {
		return s.infeasible(i, "needs moves after the last split point of its block")
	}
	before := min(i, s.p.Blocks[a.block].LastSplit)
	for _, m := range a.mv {
		if m.Dst == m.Src {
			continue // evicted and reloaded
		}
		s.out.instrMoves = scratch.Push(s.out.instrMoves, regalloc.InstrMove{Before: before, Move: m})
	}
	return nil
}
