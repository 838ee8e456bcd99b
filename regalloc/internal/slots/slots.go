// Package slots colors stack slots: values whose live ranges do not overlap share one. A live range is approximated by
// one interval, from its first program point to the one after its last in a linear order of blocks, so this is
// interval-graph coloring: in the order of their first points, each value takes the free slot of its size that was
// freed last, or a new one, which minimizes the number of slots of each size. O(n log n).
package slots

import (
	"cmp"
	"slices"

	"spillway/regalloc"
)

// A Range is a live interval that needs a slot: the lowest-numbered register of those that must share one, and the
// interval from their first program point to the one after the last.
type Range struct {
	VReg     regalloc.VReg
	From, To int32
	Slot     regalloc.Slot
}

// Coloring assigns slots; it reuses its memory.
type Coloring struct {
	busy heap
	free []freeSlots
}

// Color assigns each range a slot: it calls assign with the number of the slot in the list that it returns. It sorts
// the ranges by their first points and then by register; of two slots that become free at once the lower is first.
func (c *Coloring) Color(ranges []Range, assign func(v regalloc.VReg, slot int32)) (slots []regalloc.Slot) {
	slices.SortFunc(ranges, func(a, b Range) int {
		return cmp.Or(cmp.Compare(a.From, b.From), cmp.Compare(a.VReg, b.VReg))
	})
	c.busy = c.busy[:0]
	for k := range c.free {
		c.free[k].list = c.free[k].list[:0]
	}
	for k := range ranges {
		x := &ranges[k]
		for len(c.busy) > 0 && c.busy[0].until <= x.From {
			slot := c.busy.pop()
			list := c.freeOf(slots[slot])
			*list = append(*list, slot)
		}
		slot := int32(len(slots))
		if list := c.freeOf(x.Slot); len(*list) > 0 {
			slot, *list = (*list)[len(*list)-1], (*list)[:len(*list)-1]
		} else {
			slots = append(slots, x.Slot)
		}
		c.busy.push(busySlot{slot, x.To})
		assign(x.VReg, slot)
	}
	return slots
}

// freeSlots are the slots of one size that are not in use.
type freeSlots struct {
	size regalloc.Slot
	list []int32
}

// freeOf returns the list of the free slots of a size; there are few sizes.
func (c *Coloring) freeOf(size regalloc.Slot) *[]int32 {
	for k := range c.free {
		if c.free[k].size == size {
			return &c.free[k].list
		}
	}
	c.free = append(c.free, freeSlots{size: size})
	return &c.free[len(c.free)-1].list
}

// A busySlot is taken up to a point.
type busySlot struct{ slot, until int32 }

// heap has the slot that is free again first at its top; ties go to the lower slot.
type heap []busySlot

func (h heap) less(i, j int) bool {
	return h[i].until < h[j].until || h[i].until == h[j].until && h[i].slot < h[j].slot
}
func (h *heap) push(x busySlot) {
	*h = append(*h, x)
	q := *h
	for i := len(q) - 1; i > 0 && q.less(i, (i-1)/2); i = (i - 1) / 2 {
		q[i], q[(i-1)/2] = q[(i-1)/2], q[i]
	}
}

func (h *heap) pop() int32 {
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
