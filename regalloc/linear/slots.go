package linear

import (
	"sort"

	"spillway/regalloc"
)

// slotting maps virtual registers to stack slots.
type slotting struct {
	of    []int32 // by virtual register; only those used as slots count
	slots []regalloc.Slot
}

// slots gives each spilled register a slot; registers whose live ranges, taken
// from their first point to their last, do not overlap share one.
func (s *scan) slots() *slotting {
	t := &slotting{of: make([]int32, len(s.p.VRegs))}
	for v := range t.of {
		t.of[v] = -1
	}
	var list []regalloc.VReg
	note := func(l regalloc.Loc) {
		if l.Kind() == regalloc.SlotLoc && t.of[l.Slot()] < 0 {
			t.of[l.Slot()] = 0
			list = append(list, regalloc.VReg(l.Slot()))
		}
	}
	for _, l := range s.locs {
		note(l)
	}
	for k := range s.instrMoves {
		note(s.instrMoves[k].Dst)
		note(s.instrMoves[k].Src)
	}
	for k := range s.edgeMoves {
		note(s.edgeMoves[k].Dst)
		note(s.edgeMoves[k].Src)
	}
	if len(list) == 0 {
		return t
	}
	from, to := s.hulls(list)
	sort.Slice(list, func(i, j int) bool {
		a, b := list[i], list[j]
		return from[a] < from[b] || from[a] == from[b] && a < b
	})
	// Free slots are found by size; a slot is free again when its hull has ended.
	type busySlot struct{ slot, until int32 }
	var pool []busySlot
	for _, v := range list {
		class := &s.m.Classes[s.p.VRegs[v].Class]
		found := -1
		for k := range pool {
			x := &t.slots[pool[k].slot]
			if pool[k].until <= from[v] && x.Size == class.SpillSize && x.Align == class.SpillAlign {
				found = k
				break
			}
		}
		if found < 0 {
			found = len(pool)
			pool = append(pool, busySlot{int32(len(t.slots)), 0})
			t.slots = append(t.slots, regalloc.Slot{Size: class.SpillSize, Align: class.SpillAlign})
		}
		pool[found].until = to[v]
		t.of[v] = pool[found].slot
	}
	return t
}

// hulls returns the first point and the one after the last of each register's live range.
func (s *scan) hulls(list []regalloc.VReg) (from, to []int32) {
	ranges := s.ranges
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
