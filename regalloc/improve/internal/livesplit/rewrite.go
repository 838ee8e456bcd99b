package livesplit

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/improve/internal/locations"
)

// rewrite rebuilds the moves of the value for the chosen spans.
func (f *Splitter) rewrite() {
	if !f.placed.changed[f.cand.k] {
		f.takeSlot()
	}
	f.placed.changed[f.cand.k], f.placed.any = true, true
	moves, stays, edges := int32(len(f.placed.moves)), int32(len(f.placed.stays)), int32(len(f.placed.edges))
	f.placed.begun = int(moves)
	f.turn.clock++
	if f.partial() {
		for _, x := range f.staysOf() {
			f.turn.give(x.Block, x.Loc)
		}
	}
	f.define()
	for i := range f.cand.spans {
		x := &f.cand.spans[i]
		if x.was && !x.in {
			for _, y := range f.staysIn(x) {
				f.turn.give(x.block, y.Loc)
			}
		}
		if x.in {
			f.stayIn(x, f.cand.settles(x))
		}
		if x.before >= 0 {
			f.read(i)
		}
		if x.entry && i != f.cand.head {
			f.enter(x)
		}
	}
	f.boundaries()
	f.placed.staysAt[f.cand.k], f.placed.movesAt[f.cand.k], f.placed.edgesAt[f.cand.k] = [2]int32{stays, int32(len(f.placed.stays))}, [2]int32{moves, int32(len(f.placed.moves))}, [2]int32{edges, int32(len(f.placed.edges))}
	f.placed.now[f.cand.k] = f.cand.own
}

// settles returns the row at which the value comes into the register of x.
func (f *candidate) settles(x *span) int32 {
	if x.after >= 0 && !f.group[x.after].holds(x.begins) {
		return x.from - 1
	}
	if x.def && x.begins != f.definedIn(x) {
		return x.from + 1
	}
	return x.from
}

// define adds the moves at the definition: a store if the value is stored there, and a move if it continues in another
// register.
func (f *Splitter) define() {
	o := f.m.Def[f.cand.v]
	head := &f.cand.spans[f.cand.head]
	slot := f.memory()
	if f.cand.remat {
		f.defineAgain(head)
		return
	}
	if o == regalloc.None {
		if f.cand.stored && head.in {
			f.move(f.p.Blocks[head.block].Instrs[0], slot, regalloc.InRegister(head.begins))
		}
		return
	}
	i := f.m.DefAt[f.cand.v]
	switch {
	case head.in && f.r.Locs[o].Kind() == regalloc.SlotLoc:
		f.r.Locs[o] = regalloc.InRegister(head.begins)
	case head.in && head.begins != f.r.Locs[o].Reg():
		f.move(i+1, regalloc.InRegister(head.begins), f.r.Locs[o])
	case !head.in && f.r.Locs[o] != slot && f.definable(i, o):
		f.r.Locs[o] = slot
	}
	if f.cand.stored && f.r.Locs[o] != slot {
		f.move(i+1, slot, f.r.Locs[o])
	}
}

// definable reports whether the definition o of instruction i can be in memory.
func (f *inputs) definable(i regalloc.InstrID, o regalloc.OpID) bool {
	op := &f.p.Operands[o]
	if op.Mem == regalloc.NoAlt || op.Constraint != regalloc.InClass {
		return false
	}
	n := 0
	r := f.p.Instrs[i].Operands
	for k := r[0]; k < r[1]; k++ {
		switch f.r.Locs[k].Kind() {
		case regalloc.SlotLoc:
			n++
		case regalloc.RematLoc:
			return false // an instruction may not allow a constant and a memory operand at once
		}
	}
	return n < int(f.p.Instrs[i].MemLimit)
}

// stayIn appends the stays of x, from a row on, and adds the moves between them.
func (f *Splitter) stayIn(x *span, from int32) {
	if !x.orig {
		f.placed.stays = scratch.Push(f.placed.stays, locations.Stay{VReg: f.cand.v, Loc: regalloc.InRegister(x.reg), Block: x.block, Entry: x.entry, From: from, To: x.to})
		return
	}
	old := f.staysIn(x)
	for n, y := range old {
		if n > 0 {
			at := f.p.Blocks[x.block].Instrs[0] + regalloc.InstrID(y.From/2-f.m.Start[x.block])
			f.move(at, y.Loc, old[n-1].Loc)
			from = y.From
		}
		y.From, y.To, y.Entry = from, min(y.To, x.to), x.entry && n == 0
		f.placed.stays = scratch.Push(f.placed.stays, y)
	}
}

// staysIn returns the stays that x, all of which is in registers, is in.
func (f *Splitter) staysIn(x *span) []locations.Stay {
	list, n := f.staysOf()[x.stay:], 0
	for list[n].To < x.to {
		n++
	}
	return list[:n+1]
}

// read adds the moves before the instruction that ends span i: to the registers in which it reads the value, and to
// where the value continues.
func (f *Splitter) read(i int) {
	y := &f.cand.spans[i]
	g := &f.cand.group[y.before]
	src, have := f.memory(), regalloc.NoReg
	if y.in {
		have = y.finishes
		src = regalloc.InRegister(have)
	}
	for _, u := range f.lists.usesOf(f.cand.k)[g.from:g.to] {
		if y.in && f.r.Locs[u.op].Kind() == regalloc.SlotLoc {
			f.r.Locs[u.op] = src
		}
	}
	for set := g.regs; !set.Empty(); {
		r := set.First()
		set.Remove(r)
		if r != have {
			f.move(g.instr, regalloc.InRegister(r), src)
		}
	}
	if g.dies {
		return
	}
	x := &f.cand.spans[i+1]
	if !x.in && y.dirty && !f.cand.stored {
		f.move(g.instr, f.memory(), src)
	}
	if r := x.begins; x.in && r != have && !g.holds(r) {
		f.move(g.instr, regalloc.InRegister(r), src)
	}
}

// move appends a move of the value before instruction i. These moves are parallel: a value that another one of them
// moves to src is taken from that one's source.
func (f *Splitter) move(i regalloc.InstrID, dst, src regalloc.Loc) {
	for k := len(f.placed.moves) - 1; k >= f.placed.begun && f.placed.moves[k].Before >= i; k-- {
		if f.placed.moves[k].Before == i && f.placed.moves[k].Dst == src {
			src = f.placed.moves[k].Src
			break
		}
	}
	if src == dst {
		return
	}
	f.placed.moves = scratch.Push(f.placed.moves, regalloc.InstrMove{Before: i, Move: regalloc.Move{VReg: f.cand.v, Dst: dst, Src: src}})
}

// enter adds the moves on the edges into x.
func (f *Splitter) enter(x *span) {
	slot := f.memory()
	for _, e := range f.m.EdgesTo(x.block) {
		y := &f.cand.spans[f.cand.last[f.p.Edges[e].From]]
		dst, src := slot, slot
		if y.in {
			src = regalloc.InRegister(y.finishes)
		}
		if x.in {
			dst = regalloc.InRegister(x.begins)
		} else if !y.dirty || f.cand.stored {
			continue
		}
		if dst != src {
			f.placed.edges = scratch.Push(f.placed.edges, locations.EdgeMove{Edge: regalloc.EdgeID(e), From: f.cand.v, To: f.cand.v, Dst: dst, Src: src})
		}
	}
}

// boundaries records the location of the value at its start, if it is a parameter, and at the ends of blocks, for those
// that it flows into.
func (f *Splitter) boundaries() {
	for _, a := range f.lists.argsOf(f.cand.k) {
		f.ends.argReg[a.at], f.ends.argSlot[a.at] = f.leaves(a)
		if f.cand.stored {
			f.ends.argSlot[a.at] = f.placed.home[f.cand.k]
		}
	}
	if k := f.m.Index[f.cand.v]; k >= 0 {
		head := &f.cand.spans[f.cand.head]
		f.ends.paramReg[k], f.ends.paramSlot[k] = regalloc.NoReg, f.placed.home[f.cand.k]
		if head.in {
			f.ends.paramReg[k], f.ends.paramSlot[k] = head.begins, -1
		}
	}
}

// install replaces the moves of the values that were changed.
func (f *Splitter) install() {
	if !f.placed.any {
		return
	}
	m := f.m
	kept := m.Moves[:0]
	for _, x := range m.Moves {
		if !f.isChanged(x.VReg) {
			kept = append(kept, x)
		}
	}
	m.Moves = kept
	edges := m.Edges[:0]
	for _, x := range m.Edges {
		if !f.isChanged(x.From) && !f.isChanged(x.To) {
			edges = append(edges, x)
		}
	}
	m.Edges = edges
	for k := range f.lists.order {
		x, y := f.placed.movesAt[k], f.placed.edgesAt[k]
		m.Moves = append(m.Moves, f.placed.moves[x[0]:x[1]]...)
		m.Edges = append(m.Edges, f.placed.edges[y[0]:y[1]]...)
	}
	for e := range f.p.Edges {
		f.installArgs(regalloc.EdgeID(e))
	}
}

// isChanged reports whether v is a candidate whose moves were made again.
func (f *Splitter) isChanged(v regalloc.VReg) bool {
	return f.lists.nth[v] >= 0 && f.placed.changed[f.lists.nth[v]]
}

// installArgs adds the moves on e from arguments to parameters, one of which changed.
func (f *Splitter) installArgs(e regalloc.EdgeID) {
	p, edge := f.p, &f.p.Edges[e]
	first := p.Blocks[edge.To].Params[0]
	for n, arg := range p.EdgeArgs(e) {
		k, at := first+int32(n), f.m.Args[e]+int32(n)
		to := p.Params[k]
		if !f.isChanged(arg) && !f.isChanged(to) || f.m.ArgLoc[at] == 0 {
			continue
		}
		if !f.isChanged(to) {
			for _, x := range f.m.InOf(edge.To, to) {
				f.ends.installArg(e, arg, to, at, x.Loc)
			}
			continue
		}
		if r := f.ends.paramReg[k]; r != regalloc.NoReg {
			f.ends.installArg(e, arg, to, at, regalloc.InRegister(r))
		} else {
			f.ends.installArg(e, arg, to, at, regalloc.InSlot(f.ends.paramSlot[k]))
		}
	}
}

// installArg adds the move of argument at to dst.
func (f *blockEnds) installArg(e regalloc.EdgeID, arg, to regalloc.VReg, at int32, dst regalloc.Loc) {
	src := regalloc.Recomputed
	switch r, slot := f.argReg[at], f.argSlot[at]; {
	case slot >= 0 && dst == regalloc.InSlot(slot):
		return
	case r != regalloc.NoReg:
		src = regalloc.InRegister(r)
	case slot >= 0:
		src = regalloc.InSlot(slot)
	}
	if src != dst {
		f.m.Edges = append(f.m.Edges, locations.EdgeMove{Edge: e, From: arg, To: to, Dst: dst, Src: src})
	}
}
