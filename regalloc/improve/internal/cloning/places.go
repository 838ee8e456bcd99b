package cloning

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/improve/internal/locations"
)

// places are the locations of the values of the Result before changes.
type places struct {
	*inputs
	stays []locations.Stay // by value, registers before slots, each against the order of rows
	start []int32          // by value: index of its first stay; one more
	slots []int32          // by value: index of its first stay in a slot
	fill  []int32          // scratch: next index
}

// index lists the stays of each value.
func (x *places) index(in *inputs) {
	x.inputs = in
	m, values := in.m, len(in.p.VRegs)
	x.start = scratch.Zeroed(x.start, values+1)
	for _, list := range [2][]locations.Stay{m.Regs, m.Slots} {
		for k := range list {
			x.start[list[k].VReg+1]++
		}
	}
	for v := range values {
		x.start[v+1] += x.start[v]
	}
	x.fill = append(scratch.Room(x.fill[:0], values), x.start[:values]...)
	x.stays = scratch.Sized(x.stays, len(m.Regs)+len(m.Slots))
	x.enter(m.Regs)
	x.slots = append(scratch.Room(x.slots[:0], values), x.fill...)
	x.enter(m.Slots)
}

func (x *places) enter(list []locations.Stay) {
	for k := range list {
		at := &x.fill[list[k].VReg]
		x.stays[*at] = list[k]
		*at++
	}
}

// in returns the stays of v in b in registers, and those in slots.
func (x *places) in(v regalloc.VReg, b regalloc.BlockID) [2][]locations.Stay {
	return [2][]locations.Stay{x.part(x.start[v], x.slots[v], b), x.part(x.slots[v], x.start[v+1], b)}
}

// part returns those of stays from to before to that are in b.
func (x *places) part(from, to int32, b regalloc.BlockID) []locations.Stay {
	list := x.stays[from:to]
	// A dead stay may begin at the end of the block.
	begin, stop := 2*x.m.Start[b], 2*x.m.Stop(b)
	first, above := 0, len(list)
	for first < above {
		if k := (first + above) / 2; list[k].From > stop {
			first = k + 1
		} else {
			above = k
		}
	}
	end := first
	for end < len(list) && list[end].From >= begin {
		end++
	}
	for first < end && list[first].Block != b {
		first++
	}
	for first < end && list[end-1].Block != b {
		end--
	}
	return list[first:end]
}

// holds reports whether v is in r in a row of b.
func (x *places) holds(v regalloc.VReg, b regalloc.BlockID, r regalloc.Reg, row int32) bool {
	for _, s := range x.in(v, b)[0] {
		if s.Loc == regalloc.InRegister(r) && s.From <= row && row < s.To {
			return true
		}
	}
	return false
}

// enters reports whether v is in r at the start of b.
func (x *places) enters(v regalloc.VReg, b regalloc.BlockID, r regalloc.Reg) bool {
	for _, s := range x.in(v, b)[0] {
		if s.Loc == regalloc.InRegister(r) && s.Entry {
			return true
		}
	}
	return false
}

// A source is a way to fill a register with a value.
type source struct {
	loc regalloc.Loc
	row int32 // the moves before this row, or at the end of the block
	cost
}

// nowhere is not a source.
var nowhere = source{cost: cost{price: -1}}

// any reports whether there is a source.
func (s *source) any() bool { return s.price >= 0 }

// cheapest returns the cheapest way to bring v into r in b before one of the rows from first to last; ties go to the
// latest point.
func (x *places) cheapest(v regalloc.VReg, b regalloc.BlockID, r regalloc.Reg, first, last int32) source {
	best, freq := nowhere, x.p.Blocks[b].Freq
	start, end := 2*x.m.Start[b], x.row(b, x.p.Blocks[b].LastSplit)
	first, last = first+first&1, min(last, end)
	last -= last & 1
	try := func(l regalloc.Loc, row int32) {
		if row < first {
			return
		}
		price := x.price(v, regalloc.InRegister(r), l, freq)
		if !best.any() || price < best.price || price == best.price && row > best.row {
			best = source{l, row, cost{price, 0}}
		}
	}
	if x.p.VRegs[v].Remat != regalloc.None {
		try(regalloc.Recomputed, last)
	}
	for _, list := range x.in(v, b) {
		for k := range list {
			s := &list[k]
			if s.Loc == regalloc.InRegister(r) {
				continue
			}
			row := min(last, s.To-s.To&1) // it is there in the row before
			if row > s.From || s.Entry && row == start {
				try(s.Loc, row)
			}
		}
	}
	return best
}

// atEnd returns the cheapest way to bring v into r on e, from a location at the end of its source.
func (x *places) atEnd(v regalloc.VReg, e regalloc.EdgeID, r regalloc.Reg) source {
	best := nowhere
	if !x.movable[e] || x.m.Shared[v] {
		return best
	}
	b, freq := x.p.Edges[e].From, x.p.Edges[e].Freq
	try := func(l regalloc.Loc) {
		if price := x.price(v, regalloc.InRegister(r), l, freq); !best.any() || price < best.price {
			best = source{loc: l, cost: cost{price, x.jump(e, 0)}}
		}
	}
	if x.p.VRegs[v].Remat != regalloc.None {
		try(regalloc.Recomputed)
	}
	for _, list := range x.in(v, b) {
		for k := range list {
			if s := &list[k]; s.To == 2*x.m.Stop(b) && s.From < s.To && s.Loc != regalloc.InRegister(r) {
				try(s.Loc)
			}
		}
	}
	return best
}
