package presence

import (
	"spillway/regalloc"
	"spillway/regalloc/netflow/lp"
)

// copies is instr for a parallel copy, whose operands have their variables: copies in place are free, and every
// location that holds a source and is not overwritten also holds the copy.
func (b *builder) copies(i regalloc.InstrID, freq float64) {
	ops := b.p.Ops(i)
	half := len(ops) / 2
	before := b.now
	var same []int32
	moved := make([][]int32, half) // by copy and location: it is written
	for k := range half {
		at, slots := b.copied(i, k, freq)
		moved[k], same = at, append(same, slots...)
	}
	b.limit(i, same)
	b.eq.pass(b.p, i)
	b.now = nil
	for _, v := range b.after[i] {
		k := half
		for k < len(ops) && ops[k].VReg != v {
			k++
		}
		if k == len(ops) {
			b.now = append(b.now, presence{v, b.pass(i, v, before.of(v), none)})
			continue
		}
		b.now = append(b.now, presence{v, b.copyOf(i, k, before.of(ops[k-half].VReg), moved[k-half])})
	}
	b.finish(i)
}

// copyOf returns the locations of definition k of copy i: where it is written, and where its source was.
func (b *builder) copyOf(i regalloc.InstrID, k int, source, moved []int32) []int32 {
	ops := b.p.Ops(i)
	v, u := ops[k].VReg, ops[k-len(ops)/2].VReg
	at := b.all(v)
	regs := b.regs(v)
	for a := range at {
		cols := []int32{moved[a]}
		if a < len(regs) {
			if x := b.index(u, regs[a]); x != none && source != nil {
				cols = append(cols, source[x])
			}
		} else if source != nil {
			cols = append(cols, source[len(b.regs(u)):]...)
		}
		if len(sum(nil, 1, cols...)) > 0 {
			at[a] = b.Variable("a"+num(i)+b.name(v, a), 0, true)
			b.atMost(at[a], cols...)
			if d := b.ops[b.op(i, k)].at[a]; d != none {
				b.atMost(d, at[a])
			}
		}
	}
	return at
}

// copied prices copy k of i. It returns, by location, variables that are 1 if the copy is written there, and those
// that are 1 if it stays in a slot.
func (b *builder) copied(i regalloc.InstrID, k int, freq float64) (moved, inSlot []int32) {
	ops := b.p.Ops(i)
	half := len(ops) / 2
	u, v := ops[k].VReg, ops[half+k].VReg
	from, to := &b.ops[b.op(i, k)], &b.ops[b.op(i, half+k)]
	c, m := b.class(v), &b.metric
	longer := m.Byte * float64(b.m.PrefixBytes)
	remat := func() float64 {
		info := &b.p.VRegs[u]
		return m.Byte*float64(info.RematBytes) + m.Remat(info)*freq
	}
	load, store := m.Byte*float64(c.Load)+m.Access*freq, m.Byte*float64(c.Store)+m.Accesses(0, freq)
	slots := from.at[len(b.regs(u)):]
	var low, high []int32
	for a, r := range b.regs(u) {
		if c.Prefix.Has(r) && longer > 0 {
			high = append(high, from.at[a])
		} else {
			low = append(low, from.at[a])
		}
	}
	moved = b.all(v)
	name := "c" + num(b.op(i, half+k))
	var byLow, byHigh, bySlot, again []int32
	for a, d := range to.at {
		if d == none {
			continue
		}
		way := func(list *[]int32, kind string, price float64) {
			*list = append(*list, b.Variable(name+kind+num(a), price, true))
		}
		var stay []int32
		if a < len(b.regs(v)) {
			r, more := b.regs(v)[a], 0.0
			if c.Prefix.Has(r) {
				more = longer
			}
			if x := b.index(u, r); x != none && from.at[x] != none {
				stay = append(stay, b.Variable(name+"s"+num(a), 0, true))
				b.atMost(stay[0], from.at[x])
			}
			way(&byLow, "l", m.Byte*float64(c.Move)+m.Move*freq+more)
			way(&byHigh, "h", m.Byte*float64(c.Move)+m.Move*freq+max(more, longer))
			way(&bySlot, "m", load+more)
			if from.remat != none {
				way(&again, "z", remat())
			}
		} else {
			if len(sum(nil, 1, slots...)) > 0 {
				stay = append(stay, b.Variable(name+"s"+num(a), 0, true))
				b.atMost(stay[0], slots...)
				inSlot = append(inSlot, stay[0])
			}
			way(&byLow, "l", store)
			way(&byHigh, "h", store+longer)
			way(&bySlot, "m", load+store)
			if from.remat != none {
				way(&again, "z", remat()+store)
			}
		}
		ways := []int32{byLow[len(byLow)-1], byHigh[len(byHigh)-1], bySlot[len(bySlot)-1]}
		if from.remat != none {
			ways = append(ways, again[len(again)-1])
		}
		moved[a] = b.Variable(name+"w"+num(a), 0, true)
		b.Require("r"+num(len(b.Rows)), sum(sum(nil, 1, moved[a]), -1, ways...), lp.EQ, 0)
		b.Require("r"+num(len(b.Rows)), sum(sum(sum(nil, 1, d), -1, moved[a]), -1, stay...), lp.EQ, 0)
	}
	for _, x := range []struct{ ways, from []int32 }{{byLow, low}, {byHigh, high}, {bySlot, slots}, {again, []int32{from.remat}}} {
		if len(x.ways) > 0 {
			b.Require("r"+num(len(b.Rows)), sum(sum(nil, 1, x.ways...), -1, x.from...), lp.LE, 0)
		}
	}
	return moved, inSlot
}

// low prices i, a copy of a low part, which is free if the part is in place.
func (b *builder) low(i regalloc.InstrID, freq float64) {
	ops := b.p.Ops(i)
	use := 0
	if ops[0].Role != regalloc.Use {
		use = 1
	}
	u, d := &ops[use], &ops[1-use]
	from, to := b.ops[b.op(i, use)].at, b.ops[b.op(i, 1-use)].at
	price := b.metric.Byte * float64(b.class(d.VReg).Move)
	executed := b.metric.Move * freq
	b.Constant += price + executed
	for a, r := range b.regs(d.VReg) {
		var wholes []int32
		for x, w := range b.regs(u.VReg) {
			if b.m.Low(w) == r {
				wholes = append(wholes, from[x])
			}
		}
		if to[a] != none && len(sum(nil, 1, wholes...)) > 0 {
			in := b.Variable("k"+num(i)+"r"+num(r), -price-executed, true)
			b.atMost(in, to[a])
			b.atMost(in, wholes...)
		}
	}
	// It is executed as a move only between registers.
	for _, x := range []struct {
		v  regalloc.VReg
		at []int32
	}{{u.VReg, from}, {d.VReg, to}} {
		for _, c := range x.at[len(b.regs(x.v)):] {
			if c != none {
				b.Cols[c].Cost -= executed
			}
		}
	}
	for _, o := range []regalloc.OpID{b.op(i, use), b.op(i, 1-use)} {
		if c := b.ops[o].remat; c != none {
			b.Cols[c].Cost -= executed
		}
	}
}
