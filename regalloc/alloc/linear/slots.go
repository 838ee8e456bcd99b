package linear

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/internal/slots"
)

// assignSlots gives each spilled register of r, whose slots so far have the
// numbers of registers, a slot.
func (s *scan) assignSlots(r *regalloc.Result) {
	list := s.spilled(r)
	if len(list) == 0 {
		return
	}
	r.Slots = s.slots.Color(list, func(v regalloc.VReg, slot int32) { s.slotOf[v] = slot })
	for k := range r.Locs {
		s.rename(&r.Locs[k])
	}
	for k := range r.InstrMoves {
		s.rename(&r.InstrMoves[k].Dst)
		s.rename(&r.InstrMoves[k].Src)
	}
	for k := range r.EdgeMoves {
		s.rename(&r.EdgeMoves[k].Dst)
		s.rename(&r.EdgeMoves[k].Src)
	}
}

// spilled lists the registers that are in slots somewhere.
func (s *scan) spilled(r *regalloc.Result) (list []slots.Range) {
	s.slotOf = scratch.Filled(s.slotOf, len(s.p.VRegs), -1)
	note := func(l regalloc.Loc) {
		if l.Kind() == regalloc.SlotLoc && s.slotOf[l.Slot()] < 0 {
			s.slotOf[l.Slot()] = 0
			v := regalloc.VReg(l.Slot())
			x, c := &s.ahead[v].interval, &s.m.Classes[s.p.VRegs[v].Class]
			list = append(list, slots.Range{VReg: v, From: x.from, To: x.to, Slot: regalloc.Slot{Size: c.SpillSize, Align: c.SpillAlign}})
		}
	}
	for _, l := range r.Locs {
		note(l)
	}
	for k := range r.InstrMoves {
		note(r.InstrMoves[k].Dst)
		note(r.InstrMoves[k].Src)
	}
	for k := range r.EdgeMoves {
		note(r.EdgeMoves[k].Dst)
		note(r.EdgeMoves[k].Src)
	}
	return list
}

// rename replaces a register's number by its slot's.
func (s *scan) rename(l *regalloc.Loc) {
	if l.Kind() == regalloc.SlotLoc {
		*l = regalloc.InSlot(s.slotOf[l.Slot()])
	}
}
