package livesplit

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/improve/internal/locations"
)

// rewrite makes the moves of the value anew, as the choice of spans wants them.
func (f *Splitter) rewrite() {
	if !f.changed[f.k] {
		f.takeSlot()
	}
	f.changed[f.k], f.any = true, true
	moves, stays, edges := int32(len(f.moves)), int32(len(f.stays)), int32(len(f.edges))
	f.clock++
	if f.partial() {
		for _, x := range f.staysOf() {
			f.give(x.Block, x.Loc)
		}
	}
	f.define()
	for i := range f.spans {
		x := &f.spans[i]
		if x.was && !x.in {
			for _, y := range f.staysIn(x) {
				f.give(x.block, y.Loc)
			}
		}
		if x.in {
			f.stayIn(x, f.settles(x))
		}
		if x.before >= 0 {
			f.read(i)
		}
		if x.entry && i != f.head {
			f.enter(x)
		}
	}
	f.boundaries()
	f.staysAt[f.k], f.movesAt[f.k], f.edgesAt[f.k] = [2]int32{stays, int32(len(f.stays))}, [2]int32{moves, int32(len(f.moves))}, [2]int32{edges, int32(len(f.edges))}
	f.now[f.k] = f.own
}

// settles returns the row at which the value comes into the register of x.
func (f *Splitter) settles(x *span) int32 {
	if x.after >= 0 && !f.group[x.after].holds(x.begins) {
		return x.from - 1
	}
	if x.def && x.begins != f.definedIn(x) {
		return x.from + 1
	}
	return x.from
}

// define makes what stands at the definition: a store if the value is stored there, and
// a move if it goes on in another register.
func (f *Splitter) define() {
	o := f.m.Def[f.v]
	head := &f.spans[f.head]
	slot := f.memory()
	if f.remat {
		f.defineAgain(head)
		return
	}
	if o == regalloc.None {
		if f.stored && head.in {
			f.move(f.p.Blocks[head.block].Instrs[0], slot, regalloc.InRegister(head.begins))
		}
		return
	}
	i := f.m.DefAt[f.v]
	switch {
	case head.in && f.r.Locs[o].Kind() == regalloc.SlotLoc:
		f.r.Locs[o] = regalloc.InRegister(head.begins)
	case head.in && head.begins != f.r.Locs[o].Reg():
		f.move(i+1, regalloc.InRegister(head.begins), f.r.Locs[o])
	case !head.in && f.r.Locs[o] != slot && f.definable(i, o):
		f.r.Locs[o] = slot
	}
	if f.stored && f.r.Locs[o] != slot {
		f.move(i+1, slot, f.r.Locs[o])
	}
}

// definable reports whether the definition o of instruction i can be in memory.
func (f *Splitter) definable(i regalloc.InstrID, o regalloc.OpID) bool {
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
			return false // a form may have a constant or an operand in memory, not surely both
		}
	}
	return n < int(f.p.Instrs[i].MemLimit)
}

// stayIn appends the stays of x, from a row on, and makes the moves between them.
func (f *Splitter) stayIn(x *span, from int32) {
	if !x.orig {
		f.stays = scratch.Push(f.stays, locations.Stay{VReg: f.v, Loc: regalloc.InRegister(x.reg), Block: x.block, Entry: x.entry, From: from, To: x.to})
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
		f.stays = scratch.Push(f.stays, y)
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

// read makes the moves before the instruction that ends span i: to the registers
// in which it reads the value, and to where the value goes on.
func (f *Splitter) read(i int) {
	y := &f.spans[i]
	g := &f.group[y.before]
	src, have := f.memory(), regalloc.NoReg
	if y.in {
		have = y.finishes
		src = regalloc.InRegister(have)
	}
	for _, u := range f.usesOf(f.k)[g.from:g.to] {
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
	x := &f.spans[i+1]
	if !x.in && y.dirty && !f.stored {
		f.move(g.instr, f.memory(), src)
	}
	if r := x.begins; x.in && r != have && !g.holds(r) {
		f.move(g.instr, regalloc.InRegister(r), src)
	}
}

// move appends a move of the value before instruction i. All moves there happen at once: what
// another one of them brings to src comes from where that takes it.
func (f *Splitter) move(i regalloc.InstrID, dst, src regalloc.Loc) {
	for k := len(f.moves) - 1; k >= 0 && f.moves[k].VReg == f.v && f.moves[k].Before >= i; k-- {
		if f.moves[k].Before == i && f.moves[k].Dst == src {
			src = f.moves[k].Src
			break
		}
	}
	if src == dst {
		return
	}
	f.moves = scratch.Push(f.moves, regalloc.InstrMove{Before: i, Move: regalloc.Move{VReg: f.v, Dst: dst, Src: src}})
}

// enter makes the moves on the edges into x.
func (f *Splitter) enter(x *span) {
	slot := f.memory()
	for _, e := range f.m.EdgesTo(x.block) {
		y := &f.spans[f.last[f.p.Edges[e].From]]
		dst, src := slot, slot
		if y.in {
			src = regalloc.InRegister(y.finishes)
		}
		if x.in {
			dst = regalloc.InRegister(x.begins)
		} else if !y.dirty || f.stored {
			continue
		}
		if dst != src {
			f.edges = scratch.Push(f.edges, locations.EdgeMove{Edge: regalloc.EdgeID(e), From: f.v, To: f.v, Dst: dst, Src: src})
		}
	}
}

// boundaries notes where the value begins, if it is a parameter, and where the ends of
// blocks have it, for those that it flows into.
func (f *Splitter) boundaries() {
	for _, a := range f.argsOf(f.k) {
		f.argReg[a.at], f.argSlot[a.at] = f.leaves(a)
		if f.stored {
			f.argSlot[a.at] = f.home[f.k]
		}
	}
	if k := f.m.Index[f.v]; k >= 0 {
		head := &f.spans[f.head]
		f.paramReg[k], f.paramSlot[k] = regalloc.NoReg, f.home[f.k]
		if head.in {
			f.paramReg[k], f.paramSlot[k] = head.begins, -1
		}
	}
}

// install replaces the moves of the values that were changed.
func (f *Splitter) install() {
	if !f.any {
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
	for k := range f.order {
		x, y := f.movesAt[k], f.edgesAt[k]
		m.Moves = append(m.Moves, f.moves[x[0]:x[1]]...)
		m.Edges = append(m.Edges, f.edges[y[0]:y[1]]...)
	}
	for e := range f.p.Edges {
		f.installArgs(regalloc.EdgeID(e))
	}
}

// isChanged reports whether v is a candidate whose moves were made again.
func (f *Splitter) isChanged(v regalloc.VReg) bool { return f.nth[v] >= 0 && f.changed[f.nth[v]] }

// installArgs makes the moves on e from arguments to parameters of which one changed.
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
				f.installArg(e, arg, to, at, x.Loc)
			}
			continue
		}
		if r := f.paramReg[k]; r != regalloc.NoReg {
			f.installArg(e, arg, to, at, regalloc.InRegister(r))
		} else {
			f.installArg(e, arg, to, at, regalloc.InSlot(f.paramSlot[k]))
		}
	}
}

// installArg makes the move of argument at to dst.
func (f *Splitter) installArg(e regalloc.EdgeID, arg, to regalloc.VReg, at int32, dst regalloc.Loc) {
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
