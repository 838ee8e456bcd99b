package linear

import (
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// pick chooses a register for v out of cand: the hint; otherwise the register it was last in; otherwise the first in
// the order of its class that nothing demands during v's life and that needs no saving; otherwise one to be saved, if
// that is cheaper than spilling; otherwise the one that stays undisturbed longest.
func (s *scan) pick(v regalloc.VReg, class regalloc.ClassID, cand regalloc.RegSet, hint int32) regalloc.Reg {
	if cand.Empty() {
		return regalloc.NoReg
	}
	if h := s.cur.hinted(hint); h != regalloc.NoReg && cand.Has(h) && !s.cur.fresh.Has(h) &&
		(!s.prefs.blocked[v].Has(h) || s.nextBlocked(h) >= s.cur.next[v]) && s.spend() {
		s.journal.reason = byHint
		return h
	}
	good := cand.Minus(s.prefs.blocked[v])
	if l := s.cur.last[v]; l != regalloc.NoReg && good.Has(l) {
		s.journal.reason = byLast
		return l
	}
	if r := s.short(v, class, good); r != regalloc.NoReg {
		s.journal.reason = byLength
		return r
	}
	if paid := good.Minus(s.cur.fresh); !paid.Empty() {
		s.journal.reason = calmPaid
		return s.firstOf(class, paid)
	}
	paid := cand.Minus(s.cur.fresh)
	if !good.Empty() && (paid.Empty() || s.worthSaving(v, s.firstOf(class, good))) {
		s.journal.reason = calmSaved
		return s.firstOf(class, good)
	}
	if paid.Empty() {
		s.journal.reason = anyFresh
		return s.firstOf(class, cand)
	}
	s.journal.reason = longestFree
	best, far := regalloc.NoReg, int32(-1)
	for _, r := range s.m.Classes[class].Regs {
		if !paid.Has(r) {
			continue
		}
		if n := s.nextBlocked(r); n > far {
			best, far = r, n
		}
	}
	if best == regalloc.NoReg {
		return paid.First()
	}
	return best
}

// short returns, where bytes count, a register of rs that makes v's instructions
// no longer, if that saves more than it costs to use it at all; else NoReg.
func (s *scan) short(v regalloc.VReg, class regalloc.ClassID, rs regalloc.RegSet) regalloc.Reg {
	if s.metric.Byte == 0 {
		return regalloc.NoReg
	}
	rs = rs.Minus(s.m.Classes[class].Prefix)
	if paid := rs.Minus(s.cur.fresh); !paid.Empty() {
		return s.firstOf(class, paid)
	}
	if rs.Empty() {
		return regalloc.NoReg
	}
	r := s.firstOf(class, rs)
	if s.metric.Byte*float64(s.prefs.mentions[v]*int32(s.m.PrefixBytes)) > s.metric.Save(&s.m.Regs[r]) {
		return r
	}
	return regalloc.NoReg
}

// firstOf returns the register of rs that comes first in the order of class; of
// parts of registers one that shares its whole with a value, if there is one.
func (s *scan) firstOf(class regalloc.ClassID, rs regalloc.RegSet) regalloc.Reg {
	if s.regs.aliased {
		for _, r := range s.m.Classes[class].Regs {
			if rs.Has(r) && !s.m.Kin(r).Minus(s.m.Conflicts(r)).Intersect(s.cur.busy).Empty() {
				return r
			}
		}
	}
	for _, r := range s.m.Classes[class].Regs {
		if rs.Has(r) {
			return r
		}
	}
	return rs.First()
}

// worthSaving reports whether saving and restoring r once per call of the function is cheaper than spilling v around
// the calls in its live range: one store, and a load after each call. If bytes count, the load is priced as folded
// into an existing instruction and the store by its length.
func (s *scan) worthSaving(v regalloc.VReg, r regalloc.Reg) bool {
	class, m := &s.m.Classes[s.p.VRegs[v].Class], &s.metric
	each := m.Byte*float64(class.Load+class.Store) + m.Access
	if info := &s.p.VRegs[v]; s.remat(v) {
		each = m.Byte*float64(info.RematBytes) + m.Remat(info)
	}
	return s.prefs.cross[v]*each+m.Access*min(1, s.flow.freq[s.at.block]) > m.Save(&s.m.Regs[r])
}

// relocate moves v out of its register before the present instruction: to
// another register if that is cheaper than going through memory, else to its slot.
func (s *scan) relocate(v regalloc.VReg) {
	a := &s.at
	r := s.cur.reg[v]
	avoid := s.cur.busy.Union(a.takenE).Union(a.takenL).Union(a.fixE).Union(a.fixL)
	if !s.dies(v) {
		avoid = avoid.Union(a.clob)
	}
	class := s.p.VRegs[v].Class
	cand := s.regs.alloc[class].Minus(avoid)
	to := regalloc.NoReg
	if !cand.Empty() {
		to = s.elsewhere(v, class, cand)
	}
	if s.journal.log != nil {
		s.noteRelocate(v, r, to)
	}
	if to == regalloc.NoReg {
		s.spill(v)
		return
	}
	if k := s.movedTo(v, r); k >= 0 && !a.lock.Has(r) {
		a.mv[k].Dst = regalloc.InRegister(to)
	} else {
		s.addMove(v, regalloc.InRegister(to), s.start(v))
	}
	s.leaveReg(r)
	s.cur.occupy(to, v)
}

// leaveReg frees r; if the current instruction reads it, it remains taken for the instruction.
func (s *scan) leaveReg(r regalloc.Reg) {
	if s.at.lock.Has(r) {
		s.at.takenE = s.at.takenE.Union(s.m.Conflicts(r))
	}
	s.release(r)
}

// elsewhere chooses the register to which v moves when it is evicted, or NoReg if memory is better.
func (s *scan) elsewhere(v regalloc.VReg, class regalloc.ClassID, cand regalloc.RegSet) regalloc.Reg {
	a := &s.at
	if s.dies(v) { // an operand of this instruction that needs any register
		return s.firstOf(class, cand)
	}
	if s.remat(v) && s.p.VRegs[v].RematSpeed <= regalloc.MoveSpeed {
		return regalloc.NoReg
	}
	good := cand.Minus(s.prefs.blocked[v])
	if paid := good.Minus(s.cur.fresh); !paid.Empty() {
		return s.firstOf(class, paid)
	}
	if !good.Empty() {
		if r := s.firstOf(class, good); s.worthSaving(v, r) {
			return r
		}
	}
	if s.cur.valid[v] && s.cur.next[v]-a.now >= live.LoopExit {
		return regalloc.NoReg
	}
	best, far := regalloc.NoReg, s.cur.next[v]-1
	for _, r := range s.m.Classes[class].Regs {
		if cand.Has(r) && !s.cur.fresh.Has(r) {
			if n := s.nextBlocked(r); n > far {
				best, far = r, n
			}
		}
	}
	return best
}

// spill evicts v from its register and stores it unless its slot is valid.
func (s *scan) spill(v regalloc.VReg) {
	a := &s.at
	r := s.cur.reg[v]
	k := s.movedTo(v, r)
	store := !s.cur.valid[v] && !s.remat(v)
	switch {
	case k >= 0 && !a.lock.Has(r):
		if store {
			a.mv[k].Dst = regalloc.InSlot(int32(v))
		} else {
			a.mv = append(a.mv[:k], a.mv[k+1:]...)
		}
	case store:
		s.addMove(v, regalloc.InSlot(int32(v)), s.start(v))
	}
	s.cur.valid[v] = true
	s.leaveReg(r)
}

// evict empties the register of rs whose values have the furthest next use and returns it, or NoReg if each holds a
// value that the current instruction needs. reads and writes indicate when in the instruction the register must be
// free; other is the value it is for.
func (s *scan) evict(rs regalloc.RegSet, reads, writes bool, other regalloc.VReg) regalloc.Reg {
	a := &s.at
	var keep regalloc.RegSet
	if reads {
		keep = a.takenE.Union(a.lock)
	}
	if writes {
		keep = keep.Union(a.takenL)
	}
	best, most := regalloc.NoReg, int64(-1)
	for all := rs.Minus(keep); !all.Empty(); {
		r := all.First()
		all.Remove(r)
		if x := s.evictScore(r); x > most {
			best, most = r, x
		}
	}
	if best == regalloc.NoReg {
		return best
	}
	for c := s.m.Conflicts(best).Intersect(s.cur.busy); !c.Empty(); {
		r := c.First()
		c.Remove(r)
		if v := s.cur.occ[r]; v >= 0 && (reads || !s.dies(v)) {
			if s.journal.log != nil {
				s.noteEvict(v, r, other)
			}
			s.spill(v)
		}
	}
	return best
}

// evictScore is the distance to the next use of the values in registers that share units with r. Values cheaper to
// evict and reload than a store and a load count as proportionally further away. A value that dies here and may be
// evicted has no register yet that the instruction can read it in, so it is moved in any case.
func (s *scan) evictScore(r regalloc.Reg) int64 {
	score := int64(never)
	for c := s.m.Conflicts(r).Intersect(s.cur.busy); !c.Empty(); {
		x := c.First()
		c.Remove(x)
		v := s.cur.occ[x]
		if v < 0 || s.dies(v) {
			continue
		}
		if both, now := s.cur.around(v); now > 0 {
			score = min(score, int64(min(float64(s.cur.next[v]-s.at.now)*both/now, float64(never))))
		}
	}
	return score
}

// around returns the price of a store and a load of v, and the actual price of evicting it now and reloading it.
func (s *places) around(v regalloc.VReg) (both, now float64) {
	class, info, m := &s.m.Classes[s.p.VRegs[v].Class], &s.p.VRegs[v], &s.metric
	both = m.Byte*float64(class.Load+class.Store) + 2*m.Access
	switch {
	case s.remat(v):
		return both, m.Byte*float64(info.RematBytes) + m.Remat(info)
	case s.valid[v]:
		return both, m.Byte*float64(class.Load) + m.Access
	}
	return both, both
}

// furthest reports whether a value whose next use is at the given distance is needed later than all evictable values
// of class.
func (s *scan) furthest(class regalloc.RegSet, dist int32) bool {
	for all := class.Minus(s.at.takenL); !all.Empty(); {
		r := all.First()
		all.Remove(r)
		if s.evictScore(r) > int64(dist) {
			return false
		}
	}
	return true
}
