package linear

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// assignSlots gives each spilled register of r, whose slots so far have the
// numbers of registers, a slot; registers whose live ranges, taken from their
// first point to their last, do not overlap share one.
func (s *scan) assignSlots(r *regalloc.Result) {
	list := s.spilled(r)
	if len(list) == 0 {
		return
	}
	slices.SortFunc(list, func(a, b regalloc.VReg) int {
		return cmp.Or(cmp.Compare(s.ahead[a].hull.from, s.ahead[b].hull.from), cmp.Compare(a, b))
	})
	var busy slotHeap
	free := map[regalloc.Slot][]int32{} // looked up only
	for _, v := range list {
		for len(busy) > 0 && busy[0].until <= s.ahead[v].hull.from {
			slot := busy.pop()
			free[r.Slots[slot]] = append(free[r.Slots[slot]], slot)
		}
		class := &s.m.Classes[s.p.VRegs[v].Class]
		want := regalloc.Slot{Size: class.SpillSize, Align: class.SpillAlign}
		slot := int32(len(r.Slots))
		if fit := free[want]; len(fit) > 0 {
			slot = fit[len(fit)-1]
			free[want] = fit[:len(fit)-1]
		} else {
			r.Slots = append(r.Slots, want)
		}
		s.slotOf[v] = slot
		busy.push(busySlot{slot, s.ahead[v].hull.to})
	}
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
func (s *scan) spilled(r *regalloc.Result) (list []regalloc.VReg) {
	s.slotOf = scratch.Filled(s.slotOf, len(s.p.VRegs), -1)
	note := func(l regalloc.Loc) {
		if l.Kind() == regalloc.SlotLoc && s.slotOf[l.Slot()] < 0 {
			s.slotOf[l.Slot()] = 0
			list = append(list, regalloc.VReg(l.Slot()))
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

// A busySlot is taken until a point.
type busySlot struct{ slot, until int32 }

// slotHeap has the slot that is free again first at its top; ties go to the lower slot.
type slotHeap []busySlot

func (h slotHeap) less(i, j int) bool {
	return h[i].until < h[j].until || h[i].until == h[j].until && h[i].slot < h[j].slot
}

func (h *slotHeap) push(x busySlot) {
	*h = append(*h, x)
	q := *h
	for i := len(q) - 1; i > 0 && q.less(i, (i-1)/2); i = (i - 1) / 2 {
		q[i], q[(i-1)/2] = q[(i-1)/2], q[i]
	}
}

func (h *slotHeap) pop() int32 {
	q := *h
	slot := q[0].slot
	n := len(q) - 1
	q[0] = q[n]
	q = q[:n]
	for i := 0; ; {
		least := i
		for _, c := range [2]int{2*i + 1, 2*i + 2} {
			if c < n && q.less(c, least) {
				least = c
			}
		}
		if least == i {
			break
		}
		q[i], q[least] = q[least], q[i]
		i = least
	}
	*h = q
	return slot
}
