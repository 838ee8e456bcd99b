package puzzle

import (
	"slices"

	"spillway/regalloc"
)

// rewrite makes the moves of the value anew, as the choice of spans wants them.
func (f *refiner) rewrite() {
	s, p := f.s, f.s.p
	f.changed[f.k], s.refined = true, true
	moves, stays := int32(len(f.moves)), int32(len(f.stays))
	s.stores[f.v] = 0
	s.inReg[f.v] = false
	f.clock++
	for i := range f.spans {
		x := &f.spans[i]
		if x.was && !x.in {
			f.touched[x.block] = f.clock
		}
		from := x.from
		if x.def {
			at, l := s.defAt[f.v]+1, s.locs[s.defs[f.v]]
			switch {
			case !x.in:
				f.store(at, l, p.Blocks[x.block].Freq)
			case f.begins(x) != l.Reg():
				f.move(at, regalloc.InRegister(f.begins(x)), l)
				from++
			}
		}
		if x.in && x.after >= 0 && !f.group[x.after].holds(f.begins(x)) {
			from--
		}
		if x.in {
			f.stayIn(x, from)
		}
		if x.before >= 0 {
			f.read(i)
		}
	}
	if f.partial() {
		for _, x := range f.staysOf() {
			f.touched[x.block] = f.clock
		}
	}
	f.boundaries()
	f.staysAt[f.k], f.movesAt[f.k] = [2]int32{stays, int32(len(f.stays))}, [2]int32{moves, int32(len(f.moves))}
}

// stayIn appends the stays of x, from a row on, and makes the moves between them.
func (f *refiner) stayIn(x *span, from int32) {
	s := f.s
	if !x.orig {
		f.stays = append(f.stays, stay{v: f.v, reg: x.reg, block: x.block, entry: x.entry, from: from, to: x.to})
		return
	}
	old := f.staysOf()
	for n := x.stay; ; n++ {
		y := old[n]
		if n > x.stay {
			at := s.p.Blocks[x.block].Instrs[0] + regalloc.InstrID(y.from/2-s.ranges.Place[x.block])
			f.move(at, regalloc.InRegister(y.reg), regalloc.InRegister(old[n-1].reg))
			from = y.from
		}
		last := y.to >= x.to
		y.from, y.to, y.entry = from, min(y.to, x.to), x.entry && n == x.stay
		f.stays = append(f.stays, y)
		if last {
			return
		}
	}
}

// read makes the moves before the instruction that ends span i: to the registers
// in which it reads the value, and to where the value goes on.
func (f *refiner) read(i int) {
	s := f.s
	y := &f.spans[i]
	g := &f.group[y.before]
	src, have := regalloc.InSlot(int32(f.v)), regalloc.NoReg
	if y.in {
		have = f.finishes(y)
		src = regalloc.InRegister(have)
	}
	for _, u := range f.usesOf(f.k)[g.from:g.to] {
		if y.in && s.locs[u.op].Kind() == regalloc.SlotLoc {
			s.locs[u.op] = src
		}
	}
	for set := g.regs; !set.Empty(); {
		r := set.First()
		set.Remove(r)
		if r != have {
			f.move(g.instr, regalloc.InRegister(r), src)
		}
	}
	s.inReg[f.v] = s.inReg[f.v] || y.in || !g.regs.Empty()
	if g.dies {
		return
	}
	x := &f.spans[i+1]
	if !x.in && y.dirty {
		f.store(g.instr, src, s.p.Blocks[y.block].Freq)
	}
	if r := f.begins(x); x.in && r != have && !g.holds(r) {
		f.move(g.instr, regalloc.InRegister(r), src)
	}
}

// move appends a move of the value before instruction i.
func (f *refiner) move(i regalloc.InstrID, dst, src regalloc.Loc) {
	f.moves = append(f.moves, move{InstrMove: regalloc.InstrMove{Before: i, Move: regalloc.Move{VReg: f.v, Dst: dst, Src: src}}})
}

// store appends a store at an eviction.
func (f *refiner) store(i regalloc.InstrID, src regalloc.Loc, freq float64) {
	f.move(i, regalloc.InSlot(int32(f.v)), src)
	f.moves[len(f.moves)-1].evict = true
	f.s.addStore(f.v, freq)
}

// boundaries enters the value into the states at the starts and ends of blocks.
func (f *refiner) boundaries() {
	s := f.s
	for i := range f.spans {
		x := &f.spans[i]
		if x.entry {
			s.entry[x.block] = f.put(s.entry[x.block], x, f.begins(x))
		}
		if x.exit {
			s.exit[x.block] = f.put(s.exit[x.block], x, f.finishes(x))
		}
	}
}

// put sets the value's element of a state.
func (f *refiner) put(list state, x *span, r regalloc.Reg) state {
	n := slices.IndexFunc(list, func(y resident) bool { return y.v == f.v })
	switch {
	case n >= 0 && x.in:
		list[n] = resident{f.v, r, !x.dirty}
	case n >= 0:
		list = slices.Delete(list, n, n+1)
	case x.in:
		list = append(list, resident{f.v, r, !x.dirty})
	}
	return list
}
