package livesplit

import (
	"spillway/regalloc"
)

// flowing returns the cost of passing argument a of edge e to the parameter that is element k of Params. If the
// argument is in a register, it may not be in memory as well; stores is the cost of having it there nevertheless.
func (f *Splitter) flowing(e regalloc.EdgeID, a, k int32) (own, stores splitCost) {
	freq := f.p.Edges[e].Freq
	arg := f.m.ArgOf[a]
	from, to := f.ends.argReg[a], f.ends.paramReg[k]
	remat := f.p.VRegs[arg].Remat != regalloc.None
	if to != regalloc.NoReg && from != to && !remat {
		if from != regalloc.NoReg {
			own = f.cand.copy(freq)
		} else {
			own = f.cand.load(freq)
		}
	}
	slot := f.ends.paramSlot[k]
	switch {
	case slot < 0 || f.ends.argSlot[a] == slot:
	case remat || from != regalloc.NoReg:
		stores = f.cand.store(freq)
	default:
		own = own.plus(f.cand.load(freq)).plus(f.cand.store(freq))
	}
	return own, stores
}

// pairs returns the current cost of passing the value to parameters, and arguments to it.
func (f *Splitter) pairs() (sum splitCost) {
	for _, a := range f.lists.argsOf(f.cand.k) {
		if f.p.Params[a.to] != f.cand.v {
			own, stores := f.flowing(a.edge, a.at, a.to)
			sum = f.total(sum, own, stores)
		}
	}
	return sum.plus(f.arriving())
}

// arriving returns the cost of passing arguments to the value, if it is a parameter.
func (f *Splitter) arriving() (sum splitCost) {
	k := f.m.Index[f.cand.v]
	if k < 0 {
		return sum
	}
	b := f.m.DefIn[f.cand.v]
	n := k - f.p.Blocks[b].Params[0]
	for _, x := range f.m.EdgesTo(b) {
		if a := f.m.Args[x] + n; f.m.ArgOf[a] != f.cand.v {
			own, stores := f.flowing(regalloc.EdgeID(x), a, k)
			sum = f.total(sum, own, stores)
		}
	}
	return sum
}

// incoming returns the cost of passing arguments to the value under the current choice.
func (f *Splitter) incoming(head *span) splitCost {
	if f.m.Index[f.cand.v] < 0 {
		return splitCost{}
	}
	if head.in {
		return f.beginning(head.begins, -1)
	}
	return f.beginning(regalloc.NoReg, f.placed.home[f.cand.k])
}

// beginning returns the cost if the value, a parameter, starts in register r, or in a slot.
func (f *Splitter) beginning(r regalloc.Reg, slot int32) splitCost {
	k := f.m.Index[f.cand.v]
	reg, mem := f.ends.paramReg[k], f.ends.paramSlot[k]
	f.ends.paramReg[k], f.ends.paramSlot[k] = r, slot
	sum := f.arriving()
	f.ends.paramReg[k], f.ends.paramSlot[k] = reg, mem
	return sum
}

// outgoing returns the cost of passing the value, under the current choice, to the parameters that it flows into, and
// the cost of the stores on the way that are unnecessary if it is stored at its definition.
func (f *Splitter) outgoing() (sum, stores splitCost) {
	for _, a := range f.lists.argsOf(f.cand.k) {
		if f.p.Params[a.to] == f.cand.v {
			continue
		}
		own, store := f.leavingBy(a)
		if f.sharesSlot(a) {
			stores = stores.plus(store)
		} else {
			own = own.plus(store)
		}
		sum = sum.plus(own)
	}
	return sum, stores
}

// sharesSlot reports whether the value's own slot is where the parameter needs it.
func (f *Splitter) sharesSlot(a argument) bool {
	return f.ends.paramSlot[a.to] == f.placed.home[f.cand.k]
}

// leavingBy returns the cost of passing the value, under the current choice, to a parameter.
func (f *Splitter) leavingBy(a argument) (own, stores splitCost) {
	reg, slot := f.ends.argReg[a.at], f.ends.argSlot[a.at]
	f.ends.argReg[a.at], f.ends.argSlot[a.at] = f.leaves(a)
	own, stores = f.flowing(a.edge, a.at, a.to)
	f.ends.argReg[a.at], f.ends.argSlot[a.at] = reg, slot
	return own, stores
}

// leaves returns where the value as it is chosen is at the end of an edge's source: a
// register, and a slot.
func (f *Splitter) leaves(a argument) (regalloc.Reg, int32) {
	y := &f.cand.spans[f.cand.last[f.p.Edges[a.edge].From]]
	r, slot := regalloc.NoReg, int32(-1)
	if y.in {
		r = y.finishes
	}
	if !y.dirty {
		slot = f.placed.home[f.cand.k]
	}
	return r, slot
}
