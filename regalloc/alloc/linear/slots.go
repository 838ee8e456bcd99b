package linear

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/internal/slots"
)

// assignSlots assigns stack slots to the spilled registers of r, whose slots are numbered by virtual register so far.
func (s *scan) assignSlots(r *regalloc.Result) {
	list := s.spilled(r)
	if len(list) == 0 {
		return
	}
	r.Slots = s.out.slots.Color(list, func(v regalloc.VReg, slot int32) { s.out.slotOf[v] = slot })
	for k := range r.Locs {
		s.out.rename(&r.Locs[k])
	}
	for k := range r.InstrMoves {
		s.out.rename(&r.InstrMoves[k].Dst)
		s.out.rename(&r.InstrMoves[k].Src)
	}
	for k := range r.EdgeMoves {
		s.out.rename(&r.EdgeMoves[k].Dst)
		s.out.rename(&r.EdgeMoves[k].Src)
	}
}

// spilled lists the registers that are in slots somewhere.
func (s *scan) spilled(r *regalloc.Result) (list []slots.Range) {
	s.out.slotOf = scratch.Filled(s.out.slotOf, len(s.p.VRegs), -1)
	note := func(l regalloc.Loc) {
		if l.Kind() == regalloc.SlotLoc && s.out.slotOf[l.Slot()] < 0 {
			s.out.slotOf[l.Slot()] = 0
			v := regalloc.VReg(l.Slot())
			x, c := &s.prefs.ahead[v].interval, &s.m.Classes[s.p.VRegs[v].Class]
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
func (s *output) rename(l *regalloc.Loc) {
	if l.Kind() == regalloc.SlotLoc {
		*l = regalloc.InSlot(s.slotOf[l.Slot()])
	}
}
