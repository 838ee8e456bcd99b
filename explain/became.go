package explain

import (
	"cmp"
	"slices"

	"spillway/regalloc"
)

// A change is a value's place, as in Steps, from an instruction on, in its block.
type change struct{ block, instr, place int }

// A moved value continues in another place.
type moved struct {
	change
	value, from int
	comes       bool // into the block
}

// became records the locations of values in r as steps; if was is not nil, only those that differ.
func (c *Recorder) became(was, r *regalloc.Result, why string) {
	before := make([][]change, len(c.p.VRegs))
	if was != nil {
		before = c.places(was)
	}
	var list []moved
	for v, now := range c.places(r) {
		list = c.movedTo(list, v, before[v], now, was == nil)
	}
	slices.SortStableFunc(list, func(x, y moved) int { return cmp.Compare(x.instr, y.instr) })
	block := -1
	for k := range list {
		x := &list[k]
		if x.block != block {
			block = x.block
			c.step(regalloc.Entered, &moved{change: change{block, c.run.Blocks[block].First, Nowhere}, value: -1, from: Nowhere}, why)
		}
		c.step(x.kind(), x, why)
	}
}

// movedTo appends the changes of value v in the blocks in which now differs from before.
func (c *Recorder) movedTo(list []moved, v int, before, now []change, all bool) []moved {
	for len(before)+len(now) > 0 {
		b := -1
		if len(now) > 0 {
			b = now[0].block
		}
		if len(before) > 0 && (b < 0 || before[0].instr < now[0].instr && before[0].block != b) {
			b = before[0].block
		}
		old, x := inBlock(&before, b), inBlock(&now, b)
		if slices.Equal(old, x) {
			continue
		}
		last := Nowhere
		if len(old) > 0 {
			if last = old[0].place; len(x) == 0 && c.p.VRegs[v].Remat != regalloc.None {
				x = []change{{b, old[0].instr, Recomputed}}
			}
		}
		for _, x := range x {
			list = append(list, moved{x, v, last, all && x.instr == c.run.Blocks[b].First && c.run.Values[v].Def != x.instr})
			last = x.place
		}
	}
	return list
}

// inBlock removes the changes in block b from the front of a list and returns them.
func inBlock(list *[]change, b int) []change {
	n := 0
	for n < len(*list) && (*list)[n].block == b {
		n++
	}
	out := (*list)[:n]
	*list = (*list)[n:]
	return out
}

// kind returns the kind of a move.
func (x *moved) kind() regalloc.DecisionKind {
	switch {
	case x.comes:
		return regalloc.Kept
	case x.place == InMemory && x.from >= 0:
		return regalloc.Evicted
	case x.place == InMemory:
		return regalloc.Spilled
	case x.from == Nowhere:
		return regalloc.Assigned
	}
	return regalloc.Split
}

// places returns the locations of each value in r, block by block in instruction order: a register if it is in one,
// else memory, else none.
func (c *Recorder) places(r *regalloc.Result) [][]change {
	out := make([][]change, len(c.p.VRegs))
	order := c.p.AppendByInstr(nil)
	for v, ranges := range locate(c.p, r, c.lanes) {
		k := 0
		for k < len(order) && len(ranges) > 0 {
			x := &c.run.Blocks[order[k]]
			if 2*x.End <= ranges[0][1] {
				k, _ = slices.BinarySearchFunc(order, ranges[0][1], func(b regalloc.BlockID, at int) int { return cmp.Compare(2*c.run.Blocks[b].End-1, at) })
				continue
			}
			out[v] = c.placesIn(out[v], ranges, int(order[k]))
			for len(ranges) > 0 && ranges[0][2] <= 2*x.End {
				ranges = ranges[1:]
			}
			k++
		}
	}
	return out
}

// placesIn appends the locations of a value with the given ranges in block b.
func (c *Recorder) placesIn(out []change, ranges [][3]int, b int) []change {
	first, end := 2*c.run.Blocks[b].First, 2*c.run.Blocks[b].End
	var at []int
	for _, x := range ranges {
		if x[1] >= end {
			break
		}
		if x[2] > first {
			at = append(at, max(x[1], first), min(x[2], end))
		}
	}
	slices.Sort(at)
	last := Nowhere
	for _, point := range slices.Compact(at) {
		place := c.placeAt(ranges, point)
		if point == end || place == last {
			continue
		}
		if n := len(out); n > 0 && out[n-1].block == b && out[n-1].instr == point/2 {
			out = out[:n-1]
		}
		if last = place; place != Nowhere {
			out = append(out, change{b, point / 2, place})
		}
	}
	return out
}

// placeAt returns the location of a value with the given ranges at a point.
func (c *Recorder) placeAt(ranges [][3]int, point int) int {
	place := Nowhere
	for _, x := range ranges {
		if x[1] > point {
			break
		}
		switch {
		case x[2] <= point:
		case x[0] < len(c.lanes.regs):
			return x[0]
		default:
			place = InMemory
		}
	}
	return place
}
