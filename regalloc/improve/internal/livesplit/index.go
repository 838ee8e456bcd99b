package livesplit

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/improve/internal/locations"
)

// index lists the uses, stays, live blocks and edges of each candidate, all in the
// order of positions.
func (f *Splitter) index() {
	p, n, nb := f.p, len(f.lists.order), len(f.p.Blocks)
	f.lists.startLists()
	f.indexStays()
	f.indexSlots()
	f.findChoices()
	f.ends.findBoundaries()
	f.placed.moves, f.placed.movesAt = f.placed.moves[:0], scratch.Zeroed(f.placed.movesAt, n)
	f.placed.edges, f.placed.edgesAt = f.placed.edges[:0], scratch.Zeroed(f.placed.edgesAt, n)
	f.placed.changed, f.turn.seen, f.turn.offered = scratch.Zeroed(f.placed.changed, n), scratch.Zeroed(f.turn.seen, n), scratch.Filled(f.turn.offered, n, -1)
	f.lists.fill()
	f.findRematLiveness()
	f.cand.first, f.cand.last, f.cand.mark = scratch.Sized(f.cand.first, nb), scratch.Sized(f.cand.last, nb), scratch.Zeroed(f.cand.mark, nb)
	f.turn.touched, f.turn.given = scratch.Zeroed(f.turn.touched, len(p.Blocks)), scratch.Zeroed(f.turn.given, len(p.Blocks))
	f.placed.wants, f.placed.wantsAt = f.placed.wants[:0], scratch.Zeroed(f.placed.wantsAt, len(f.lists.order))
	f.computeCosts()
}

// startLists finds where the lists of each candidate start.
func (f *lists) startLists() {
	p, n := f.p, len(f.order)
	f.useStart, f.liveStart, f.argStart = scratch.Zeroed(f.useStart, n+1), scratch.Zeroed(f.liveStart, n+1), scratch.Zeroed(f.argStart, n+1)
	count := func(start []int32, v regalloc.VReg) {
		if k := f.nth[v]; k >= 0 {
			start[k+1]++
		}
	}
	for _, x := range f.mentions {
		if o := &p.Operands[x.op]; o.Role == regalloc.Use {
			count(f.useStart, o.VReg)
		}
	}
	f.living = f.living[:0]
	for _, b := range f.m.Order {
		f.liveIn(regalloc.BlockID(b))
	}
	for at, v := range f.m.ArgOf {
		if f.m.ArgLoc[at] != 0 {
			count(f.argStart, v)
		}
	}
	f.uses = scratch.Sized(f.uses, int(total(f.useStart)))
	f.lives, f.args = scratch.Sized(f.lives, int(total(f.liveStart))), scratch.Sized(f.args, int(total(f.argStart)))
}

// liveIn lists and counts each candidate that is needed at the start of b and is not one of its parameters.
func (f *lists) liveIn(b regalloc.BlockID) {
	list := f.m.In(b)
	for n := range list {
		v := list[n].VReg
		if k := f.nth[v]; k >= 0 && (n == 0 || list[n-1].VReg != v) && !f.m.ParamOf(v, b) && !f.isRemat(v) {
			f.living = scratch.Push(f.living, liveThrough{k, b})
			f.liveStart[k+1]++
		}
	}
}

// choices are the registers of a class that need no additional saving, and their units.
type choices struct{ regs, units regalloc.RegSet }

// findChoices finds the registers that need no additional saving: those already used, and those without a save cost.
func (f *Splitter) findChoices() {
	machine := f.p.Machine
	f.choices = scratch.Zeroed(f.choices, len(machine.Classes))
	for c := range f.choices {
		x := &f.choices[c]
		for set := f.p.Allocatable(regalloc.ClassID(c)); !set.Empty(); {
			r := set.First()
			set.Remove(r)
			if f.placed.open.Has(r) || f.metric.Save(&machine.Regs[r]) == 0 {
				x.regs.Add(r)
				x.units = x.units.Union(machine.Regs[r].Units)
			}
		}
	}
}

// indexStays lists the register stays of each candidate in reading order. The map has them in reverse row order.
func (f *Splitter) indexStays() {
	all := f.m.Regs
	candidate := func(x *locations.Stay) int32 {
		if x.From >= x.To && !x.Entry {
			return -1
		}
		return f.lists.nth[x.VReg]
	}
	f.placed.staysAt = scratch.Zeroed(f.placed.staysAt, len(f.lists.order))
	for i := range all {
		if k := candidate(&all[i]); k >= 0 {
			f.placed.staysAt[k][1]++
		}
	}
	sum := int32(0)
	for k, x := range f.placed.staysAt {
		f.placed.staysAt[k] = [2]int32{sum, sum}
		sum += x[1]
	}
	f.placed.stays = scratch.Sized(f.placed.stays, int(sum))
	for i := len(all) - 1; i >= 0; i-- {
		if k := candidate(&all[i]); k >= 0 {
			f.placed.stays[f.placed.staysAt[k][1]] = all[i]
			f.placed.staysAt[k][1]++
		}
	}
	for k := range f.placed.staysAt {
		f.placed.oneRegister(k)
	}
}

// oneRegister drops stays of candidate k where it is in several registers at once: the shorter ones of those that
// overlap. Their registers stay occupied.
func (f *placement) oneRegister(k int) {
	at := &f.staysAt[k]
	list, n := f.stays[at[0]:at[1]], 0
	for _, x := range list {
		switch {
		case n == 0 || x.From >= list[n-1].To:
			list[n] = x
			n++
		case x.To-x.From > list[n-1].To-list[n-1].From:
			list[n-1] = x
		}
	}
	at[1] = at[0] + int32(n)
}

// A holder is a value that is in a slot for a part of a block.
type holder struct {
	v        regalloc.VReg
	block    regalloc.BlockID
	from, to int32 // rows: the first, and the one after the last
	next     int32 // of the same slot, or -1
}

// A slot has the numbers of its first and of its last holder, or -1.
type slot struct{ first, last int32 }

// hold makes x the last occupant of slot s.
func (f *placement) hold(s int32, x holder) {
	k, list := int32(len(f.holders)), &f.slots[s]
	if f.holders = scratch.Push(f.holders, x); list.last >= 0 {
		f.holders[list.last].next = k
	} else {
		list.first = k
	}
	list.last = k
}

// indexSlots lists the holders of each slot, and finds the slot of each candidate. A value in several slots has none.
func (f *Splitter) indexSlots() {
	f.placed.slots, f.placed.holders = scratch.Filled(f.placed.slots, len(f.r.Slots), slot{-1, -1}), scratch.Room(f.placed.holders[:0], 2*len(f.m.Slots))
	f.placed.home = scratch.Filled(f.placed.home, len(f.lists.order), -1)
	for i := range f.m.Slots {
		x := &f.m.Slots[i]
		s := x.Loc.Slot()
		f.placed.hold(s, holder{x.VReg, x.Block, x.From, x.To, -1})
		if k := f.lists.nth[x.VReg]; k >= 0 {
			if f.placed.home[k] >= 0 && f.placed.home[k] != s {
				s = -2
			}
			if f.placed.home[k] != -2 {
				f.placed.home[k] = s
			}
		}
	}
	for k, v := range f.lists.order {
		switch {
		case f.isRemat(v):
			f.placed.home[k] = 0
		case f.placed.home[k] == -1:
			f.placed.home[k] = unslotted
		}
	}
}

// findBoundaries finds where parameters and arguments are.
func (f *blockEnds) findBoundaries() {
	m, p := f.m, f.p
	f.paramReg, f.paramSlot = scratch.Filled(f.paramReg, len(p.Params), regalloc.NoReg), scratch.Filled(f.paramSlot, len(p.Params), -1)
	f.argReg, f.argSlot = scratch.Filled(f.argReg, len(f.m.ArgOf), regalloc.NoReg), scratch.Filled(f.argSlot, len(f.m.ArgOf), -1)
	for b := range p.Blocks {
		for _, x := range m.In(regalloc.BlockID(b)) {
			switch k := m.Index[x.VReg]; {
			case !m.ParamOf(x.VReg, regalloc.BlockID(b)):
			case x.Loc.Kind() == regalloc.RegLoc:
				f.paramReg[k] = x.Loc.Reg()
			default:
				f.paramSlot[k] = x.Loc.Slot()
			}
		}
	}
	for k, l := range m.ArgLoc {
		if l.Kind() == regalloc.RegLoc {
			f.argReg[k] = l.Reg()
		}
		if s := m.ArgSlot[k]; s.Kind() == regalloc.SlotLoc {
			f.argSlot[k] = s.Slot()
		}
	}
}

// total turns counts, stored at index n+1, into starts.
func total(start []int32) int32 {
	for k := 1; k < len(start); k++ {
		start[k] += start[k-1]
	}
	return start[len(start)-1]
}

// fill enters uses, live blocks and arguments that something reads.
func (f *lists) fill() {
	p := f.p
	f.useFill, f.liveFill, f.argFill = append(f.useFill[:0], f.useStart...), append(f.liveFill[:0], f.liveStart...), append(f.argFill[:0], f.argStart...)
	for _, x := range f.living {
		f.lives[f.liveFill[x.k]] = x.block
		f.liveFill[x.k]++
	}
	for _, x := range f.m.Order {
		b := regalloc.BlockID(x)
		f.fillUses(b)
		e0, e1 := p.Succs(b)
		for e := e0; e < e1; e++ {
			first := p.Blocks[p.Edges[e].To].Params[0]
			for n, v := range p.EdgeArgs(e) {
				at := f.m.Args[e] + int32(n)
				if k := f.nth[v]; k >= 0 && f.m.ArgLoc[at] != 0 {
					f.args[f.argFill[k]] = argument{e, at, first + int32(n)}
					f.argFill[k]++
				}
			}
		}
	}
}

func (f *lists) fillUses(b regalloc.BlockID) {
	first := f.m.Start[b] - int32(f.p.Blocks[b].Instrs[0])
	for _, x := range f.mentionsIn(b) {
		if o := &f.p.Operands[x.op]; o.Role == regalloc.Use {
			k := f.nth[o.VReg]
			f.uses[f.useFill[k]] = use{first + int32(x.instr), x.instr, x.op, o.Pos == regalloc.Late, f.m.Last[x.op]}
			f.useFill[k]++
		}
	}
}

// ownSlot reports whether no other value is in the slot of the current candidate while the candidate is live, so that
// it may be there all the time.
func (f *Splitter) ownSlot() bool {
	if f.cand.remat || f.placed.home[f.cand.k] == unslotted {
		return true
	}
	for k := f.placed.slots[f.placed.home[f.cand.k]].first; k >= 0; k = f.placed.holders[k].next {
		x := &f.placed.holders[k]
		if x.v == f.cand.v {
			continue
		}
		f.turn.fuel--
		if f.cand.mark[x.block] != f.cand.stamp {
			continue
		}
		// The first span of the block that ends after x begins.
		lo, end := int(f.cand.first[x.block]), int(f.cand.last[x.block])+1
		for hi := end; lo < hi; {
			if mid := (lo + hi) / 2; f.until(&f.cand.spans[mid]) <= x.from {
				lo = mid + 1
			} else {
				hi = mid
			}
		}
		if lo < end && f.cand.spans[lo].from < x.to {
			return false
		}
	}
	return true
}

// until returns the row after the last in which x may be in memory.
func (f *Splitter) until(x *span) int32 {
	if x.before >= 0 {
		return x.to + 1
	}
	return x.to
}

// takeSlot marks the slot of the current candidate as usable all the time.
func (f *Splitter) takeSlot() {
	if f.cand.remat || f.placed.home[f.cand.k] == unslotted {
		return
	}
	s := f.placed.home[f.cand.k]
	for i := range f.cand.spans {
		x := &f.cand.spans[i]
		f.placed.hold(s, holder{f.cand.v, x.block, x.from, f.until(x), -1})
	}
}
