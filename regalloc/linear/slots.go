package linear

import (
	"sort"

	"spillway/regalloc"
	"spillway/scratch"
)

// assignSlots gives each spilled register of r, whose slots so far have the
// numbers of registers, a slot; registers whose live ranges, taken from their
// first point to their last, do not overlap share one.
func (s *scan) assignSlots(r *regalloc.Result) {
	of := scratch.Filled(s.slotOf, len(s.p.VRegs), -1)
	s.slotOf = of
	var list []regalloc.VReg
	note := func(l *regalloc.Loc) {
		if l.Kind() == regalloc.SlotLoc && of[l.Slot()] < 0 {
			of[l.Slot()] = 0
			list = append(list, regalloc.VReg(l.Slot()))
		}
	}
	eachLoc(r, note)
	if len(list) == 0 {
		return
	}
	from, to := s.hulls(list)
	sort.Slice(list, func(i, j int) bool {
		a, b := list[i], list[j]
		return from[a] < from[b] || from[a] == from[b] && a < b
	})
	var busy slotHeap
	free := map[regalloc.Slot][]int32{} // looked up only
	for _, v := range list {
		for len(busy) > 0 && busy[0].until <= from[v] {
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
		of[v] = slot
		busy.push(busySlot{slot, to[v]})
	}
	eachLoc(r, func(l *regalloc.Loc) {
		if l.Kind() == regalloc.SlotLoc {
			*l = regalloc.InSlot(of[l.Slot()])
		}
	})
}

// eachLoc calls f for every location in r.
func eachLoc(r *regalloc.Result, f func(*regalloc.Loc)) {
	for k := range r.Locs {
		f(&r.Locs[k])
	}
	for k := range r.InstrMoves {
		f(&r.InstrMoves[k].Dst)
		f(&r.InstrMoves[k].Src)
	}
	for k := range r.EdgeMoves {
		f(&r.EdgeMoves[k].Dst)
		f(&r.EdgeMoves[k].Src)
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

// hulls returns the first point and the one after the last of each register's live range.
func (s *scan) hulls(list []regalloc.VReg) (from, to []int32) {
	ranges := s.ws.Ranges(s.p, s.f.Loops.Order, s.sets)
	from, to = make([]int32, len(s.p.VRegs)), make([]int32, len(s.p.VRegs))
	for _, v := range list {
		for k := ranges.First(v); k >= 0; k = ranges.Next(k) {
			if to[v] == 0 {
				from[v] = ranges.Segs[k].From
			}
			to[v] = ranges.Segs[k].To
		}
	}
	return from, to
}
