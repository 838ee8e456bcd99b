package locations

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// needs are the needs at the current point, walking backwards.
type needs struct {
	units []regalloc.RegSet // by location: its units, none of a slot
	regs  int               // registers come before slots in the numbering of locations
	list  []need            // in no order that matters
	first []int32           // by location: one in list, or -1
	count []int32           // by value: how many locations it is needed in
	taken regalloc.RegSet
}

type need struct {
	Need
	to   int32 // the row after the last
	next int32 // another in the same location, or -1
}

func (n *needs) reset(p *regalloc.Problem, locs int) {
	n.regs, n.list = len(p.Machine.Regs), n.list[:0]
	n.units = scratch.Zeroed(n.units, locs)
	for r := range p.Machine.Regs {
		n.units[r] = p.Machine.Regs[r].Units
	}
	n.first, n.count = scratch.Filled(n.first, locs, -1), scratch.Zeroed(n.count, len(p.VRegs))
	n.taken = regalloc.RegSet{}
}

// number returns that of a register or slot.
func (n *needs) number(l regalloc.Loc) int {
	if l.Kind() == regalloc.SlotLoc {
		return n.regs + int(l.Slot())
	}
	return int(l.Reg())
}

// kept reports whether l is a register or a slot.
func kept(l regalloc.Loc) bool { return l.Kind() == regalloc.RegLoc || l.Kind() == regalloc.SlotLoc }

// push adds the new need of v in l, the location with index at, up to row to.
func (n *needs) push(v regalloc.VReg, l regalloc.Loc, to int32, at int) {
	n.list = append(n.list, need{Need{v, l}, to, n.first[at]})
	n.first[at] = int32(len(n.list)) - 1
	n.count[v]++
	n.taken = n.taken.Union(n.units[at])
}

// find returns the number in list of v in l, or -1.
func (n *needs) find(v regalloc.VReg, l regalloc.Loc) int32 {
	k := n.first[n.number(l)]
	for k >= 0 && n.list[k].VReg != v {
		k = n.list[k].next
	}
	return k
}

// remove takes element k out of the list and returns it.
func (n *needs) remove(k int32) need {
	x := n.list[k]
	at := n.number(x.Loc)
	*n.link(at, k) = x.next
	n.count[x.VReg]--
	if last := int32(len(n.list)) - 1; last != k {
		*n.link(n.number(n.list[last].Loc), last) = k
		n.list[k] = n.list[last]
	}
	n.list = n.list[:len(n.list)-1]
	if n.first[at] < 0 {
		n.taken = n.taken.Minus(n.units[at])
	}
	return x
}

// link returns the reference to element k of the location with index at.
func (n *needs) link(at int, k int32) *int32 {
	x := &n.first[at]
	for *x != k {
		x = &n.list[*x].next
	}
	return x
}

// clear forgets all.
func (n *needs) clear() {
	for k := range n.list {
		n.first[n.number(n.list[k].Loc)] = -1
		n.count[n.list[k].VReg] = 0
	}
	n.list, n.taken = n.list[:0], regalloc.RegSet{}
}
