package livesplit

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// A splitCost is a cost in bytes and executions.
type splitCost struct{ bytes, accesses, moves float64 }

func (a splitCost) plus(b splitCost) splitCost {
	return splitCost{a.bytes + b.bytes, a.accesses + b.accesses, a.moves + b.moves}
}

// lasting is the additional weight of a byte, relative to the execution of an access, so that of two choices with
// nearly the same cost the shorter is taken. If that makes the whole Result more expensive under the metric, tieBreak
// is tried.
const (
	lasting  = 0.3
	tieBreak = 1e-6
)

// price returns the cost of a under the metric.
func (f *inputs) price(a splitCost) float64 {
	return f.metric.Byte*a.bytes + f.metric.Access*a.accesses + f.metric.Move*a.moves
}

// weight returns the weight of a when choices are compared.
func (f *inputs) weight(a splitCost) float64 { return f.price(a) + f.lasting*f.metric.Access*a.bytes }

// better reports whether a weighs less than b.
func (f *inputs) better(a, b splitCost) bool {
	x, y := f.weight(a), f.weight(b)
	return x < y-1e-9*y
}

// moveBytes are those of the moves of a class.
type moveBytes struct{ load, store, move float64 }

// load returns the cost of loading or rematerializing the value.
func (f *candidate) load(freq float64) splitCost {
	if !f.remat {
		return splitCost{f.bytes.load, freq, 0}
	}
	if speed := float64(f.p.VRegs[f.v].RematSpeed); speed < regalloc.LoadSpeed {
		return splitCost{f.bytes.load, 0, freq * speed / regalloc.MoveSpeed}
	} else {
		return splitCost{f.bytes.load, freq * speed / regalloc.LoadSpeed, 0}
	}
}

// store returns the cost of storing the value; 0 if it is rematerialized.
func (f *candidate) store(freq float64) splitCost {
	if f.remat {
		return splitCost{}
	}
	return splitCost{f.bytes.store, freq, 0}
}

func (f *candidate) copy(freq float64) splitCost { return splitCost{f.bytes.move, 0, freq} }

// setValue makes v the current value.
func (f *candidate) setValue(v regalloc.VReg) {
	c := &f.p.Machine.Classes[f.p.VRegs[v].Class]
	f.v, f.bytes, f.remat = v, moveBytes{float64(c.Load), float64(c.Store), float64(c.Move)}, f.isRemat(v)
	if f.remat {
		f.bytes.load, f.bytes.store = float64(f.p.VRegs[v].RematBytes), 0
	}
}

func (a splitCost) times(n int) splitCost {
	return splitCost{a.bytes * float64(n), a.accesses * float64(n), a.moves * float64(n)}
}

// total sums bills.
func (f *Splitter) total(list ...splitCost) (sum splitCost) {
	for _, x := range list {
		sum = sum.plus(x)
	}
	return sum
}

// computeCosts computes the current cost of each candidate: its moves and its memory operands.
func (f *Splitter) computeCosts() {
	m, p := f.m, f.p
	f.placed.now = scratch.Zeroed(f.placed.now, len(f.lists.order))
	for k := range m.Moves {
		x := &m.Moves[k]
		if n := f.lists.nth[x.VReg]; n >= 0 {
			f.cand.setValue(x.VReg)
			f.placed.now[n] = f.placed.now[n].plus(f.cand.moving(x.Dst, x.Src, f.freqOf(x.Before)))
		}
	}
	for k := range m.Edges {
		x := &m.Edges[k]
		if n := f.lists.nth[x.From]; n >= 0 && x.From == x.To {
			f.cand.setValue(x.From)
			f.placed.now[n] = f.placed.now[n].plus(f.cand.moving(x.Dst, x.Src, p.Edges[x.Edge].Freq))
		}
	}
	for k, v := range f.lists.order {
		if f.isRemat(v) && f.r.Locs[m.Def[v]].Kind() == regalloc.RegLoc {
			f.cand.setValue(v)
			f.placed.now[k] = f.placed.now[k].plus(f.cand.load(p.Blocks[m.DefIn[v]].Freq))
		}
	}
	for b := range p.Blocks {
		for _, x := range f.lists.mentionsIn(regalloc.BlockID(b)) {
			if f.r.Locs[x.op].Kind() == regalloc.SlotLoc {
				o := &p.Operands[x.op]
				n := f.lists.nth[o.VReg]
				f.placed.now[n] = f.placed.now[n].plus(splitCost{float64(max(0, o.Mem)), p.Blocks[b].Freq, 0})
			}
		}
	}
}

// moving returns the cost of a move of the current candidate.
func (f *candidate) moving(dst, src regalloc.Loc, freq float64) (sum splitCost) {
	switch {
	case dst == src:
	case dst.Kind() == regalloc.RegLoc && src.Kind() == regalloc.RegLoc:
		return f.copy(freq)
	default:
		if src.Kind() == regalloc.SlotLoc || src == regalloc.Recomputed {
			sum = f.load(freq)
		}
		if dst.Kind() == regalloc.SlotLoc {
			sum = sum.plus(f.store(freq))
		}
	}
	return sum
}

// freqOf returns the executions of instruction i.
func (f *inputs) freqOf(i regalloc.InstrID) float64 { return f.p.Blocks[f.m.BlockOf(i)].Freq }

// isHead reports whether span i is where a parameter begins.
func (f *candidate) isHead(i int) bool {
	return i == f.head && f.param
}

// cost prices the current choice, and determines where the slot is not valid.
func (f *Splitter) cost() splitCost {
	head := &f.cand.spans[f.cand.head]
	f.cand.spread(head)
	var sum, stores splitCost
	for i := range f.cand.spans {
		own, evict := f.spanCost(i, head)
		sum, stores = sum.plus(own), stores.plus(evict)
	}
	if f.cand.remat {
		if f.cand.stored, f.cand.own = true, sum; head.in {
			f.cand.own = sum.plus(f.cand.load(f.p.Blocks[head.block].Freq))
		}
		return f.cand.own
	}
	if f.placed.home[f.cand.k] == unslotted {
		out, stores := f.outgoing()
		f.cand.stored, f.cand.own = false, sum
		return f.total(sum, out, stores, f.incoming(head))
	}
	once := f.cand.once(head)
	if f.m.Def[f.cand.v] != regalloc.None && !head.in {
		stores = once
	}
	out, outStores := f.outgoing()
	f.cand.own = sum.plus(stores)
	if f.cand.stored = f.weight(once) <= f.weight(stores.plus(outStores)); f.cand.stored {
		f.cand.own, outStores = sum.plus(once), splitCost{}
	}
	return f.total(f.cand.own, out, outStores, f.incoming(head))
}

// once returns the cost of storing the value at its definition; free for a parameter that starts in memory.
func (f *candidate) once(head *span) splitCost {
	freq := f.p.Blocks[head.block].Freq
	o := f.m.Def[f.v]
	switch {
	case o == regalloc.None && !head.in:
		return splitCost{}
	case o != regalloc.None && !head.in && f.r.Locs[o].Kind() == regalloc.SlotLoc:
		return splitCost{float64(max(0, f.p.Operands[o].Mem)), freq, 0}
	}
	return f.store(freq)
}

// spanCost returns the cost of span i, and that of the stores at its start.
func (f *Splitter) spanCost(i int, head *span) (own, stores splitCost) {
	x := &f.cand.spans[i]
	if x.before >= 0 || x.after >= 0 || x.def || x.transitions > 0 {
		own, stores = f.useCost(i)
	}
	if x == head && f.cand.param {
		return own.plus(f.returning(x)), stores
	}
	if !x.entry || x == head {
		return own, stores
	}
	for _, e := range f.cand.from(x) {
		y := &f.cand.spans[e.span]
		own = own.plus(f.cand.crossing(y.leaves(), x.enters(), e.freq))
		if !x.in && y.dirty {
			stores = stores.plus(f.cand.store(e.freq))
		}
	}
	return own, stores
}

// crossing returns the cost of moving the value between registers, or memory, on an edge.
func (f *candidate) crossing(from, to regalloc.Reg, freq float64) splitCost {
	switch {
	case to == regalloc.NoReg || from == to:
		return splitCost{}
	case from == regalloc.NoReg:
		return f.load(freq)
	}
	return f.copy(freq)
}

// returning returns the cost if the value, a parameter, is an argument of itself.
func (f *Splitter) returning(head *span) (own splitCost) {
	for _, a := range f.lists.argsOf(f.cand.k) {
		if f.p.Params[a.to] != f.cand.v || !head.in {
			continue
		}
		edge := &f.p.Edges[a.edge]
		own = own.plus(f.cand.crossing(f.cand.spans[f.cand.last[edge.From]].leaves(), head.enters(), edge.Freq))
	}
	return own
}

// useCost returns the cost of the uses at the ends of span i and the moves inside it, and that of a store at its start
// after a use.
func (f *Splitter) useCost(i int) (own, stores splitCost) {
	x := &f.cand.spans[i]
	freq := f.p.Blocks[x.block].Freq
	if x.before >= 0 && !x.in {
		own = f.reading(&f.cand.group[x.before], freq)
	}
	if x.after >= 0 {
		y := &f.cand.spans[i-1]
		switch {
		case x.in && !y.in && !f.cand.group[x.after].holds(x.begins):
			own = own.plus(f.cand.reloadCost(&f.cand.group[x.after], freq))
		case !x.in && y.dirty:
			stores = f.cand.store(freq)
		}
	}
	if n := f.cand.copies(i); n > 0 {
		own = own.plus(f.cand.copy(freq).times(n))
	}
	return own, stores
}

// reading returns the cost of reading the value from memory: it is loaded once, and copied to the other registers in
// which operands need it.
func (f *Splitter) reading(g *group, freq float64) (sum splitCost) {
	if n := g.regs.Len(); n > 0 {
		sum = f.cand.load(freq).plus(f.cand.copy(freq).times(n - 1))
	}
	for _, u := range f.lists.usesOf(f.cand.k)[g.from:g.to] {
		if f.r.Locs[u.op].Kind() == regalloc.SlotLoc {
			sum = sum.plus(splitCost{float64(max(0, f.p.Operands[u.op].Mem)), freq, 0})
		}
	}
	return sum
}

// reloadCost returns the cost if the value, after it was in memory, continues in a register that no operand of g uses.
func (f *candidate) reloadCost(g *group, freq float64) splitCost {
	if g.regs.Empty() {
		return f.load(freq)
	}
	return f.copy(freq)
}

// spread finds the spans that the value may reach without having been in memory.
func (f *candidate) spread(head *span) {
	for i := range f.spans {
		f.spans[i].dirty = false
	}
	head.dirty = head.in
	for again := true; again; {
		again = false
		for i := range f.spans {
			x := &f.spans[i]
			if !x.in || x.dirty {
				continue
			}
			if x.after >= 0 {
				x.dirty = f.spans[i-1].dirty
			} else if x != head {
				for _, y := range f.from(x) {
					if f.spans[y.span].dirty {
						x.dirty = true
						break
					}
				}
			}
			again = again || x.dirty
		}
	}
}

// copies counts the moves inside span i and at its ends.
func (f *candidate) copies(i int) int {
	x := &f.spans[i]
	if !x.in {
		return 0
	}
	n := 0
	if x.def && x.begins != f.definedIn(x) {
		n++
	}
	n += int(x.transitions)
	if x.before < 0 {
		return n
	}
	g, r := &f.group[x.before], x.finishes
	n += except(g.regs, r)
	if !g.dies {
		y := &f.spans[i+1]
		if to := y.begins; y.in && to != r && !g.holds(to) {
			n++
		}
	}
	return n
}

// definedIn returns the register in which the value is defined if the first span, x, is
// in one.
func (f *candidate) definedIn(x *span) regalloc.Reg {
	if l := f.r.Locs[f.m.Def[f.v]]; l.Kind() == regalloc.RegLoc {
		return l.Reg()
	}
	return x.begins
}
