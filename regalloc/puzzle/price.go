package puzzle

import (
	"slices"

	"spillway/regalloc"
)

// lasting is what an access costs for being there, in executions: it takes as many
// bytes as several moves.
const lasting = 4

// moveShare is the price of a move by that of an access.
const moveShare = float64(regalloc.MoveSpeed) / regalloc.LoadSpeed

// access is the price of an access that is executed freq times.
func (s *solution) access(freq float64) float64 {
	if s.size {
		return 1
	}
	return freq + lasting
}

// moving is the price of a move.
func (f *refiner) moving(freq float64) float64 {
	if f.s.size {
		return 0.5
	}
	return freq * moveShare
}

// isHead reports whether span i is where a parameter begins.
func (f *refiner) isHead(i int) bool {
	return i == int(f.first[f.s.defIn[f.v]]) && f.s.defs[f.v] == regalloc.None
}

// cost prices the current choice, and finds where memory may not have the value.
func (f *refiner) cost() float64 {
	s, p := f.s, f.s.p
	d := s.defIn[f.v]
	head := &f.spans[f.first[d]]
	f.spread(head)
	sum, stores := 0.0, 0.0
	for i := range f.spans {
		x := &f.spans[i]
		freq := p.Blocks[x.block].Freq
		if x.before >= 0 && !x.in {
			sum += f.s.access(freq)
		}
		if x.after >= 0 {
			y := &f.spans[i-1]
			switch {
			case x.in && !y.in && !f.group[x.after].holds(f.begins(x)):
				sum += f.s.access(freq) // it is loaded twice
			case !x.in && y.dirty:
				stores += f.s.access(freq)
			}
		}
		sum += float64(f.copies(i)) * f.moving(freq)
		if !x.entry || x == head {
			continue
		}
		for _, e := range f.edgesTo(x.block) {
			y := &f.spans[f.last[p.Edges[e].From]]
			switch {
			case x.in && !y.in:
				sum += f.s.access(p.Edges[e].Freq)
			case x.in && f.begins(x) != f.finishes(y):
				sum += f.moving(p.Edges[e].Freq)
			case !x.in && y.dirty:
				stores += f.s.access(p.Edges[e].Freq)
			}
		}
	}
	once := f.s.access(p.Blocks[d].Freq)
	if s.defs[f.v] == regalloc.None {
		mem, reg := f.incoming(f.begins(head))
		if head.in {
			sum += reg
		} else {
			sum += mem
			once = 0
		}
	} else if !head.in {
		stores = once
	}
	return sum + f.outgoing(once <= stores) + min(stores, once)
}

// spread finds the spans that the value may reach without having been in memory.
func (f *refiner) spread(head *span) {
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
			} else {
				for _, e := range f.edgesTo(x.block) {
					from := f.s.p.Edges[e].From
					x.dirty = x.dirty || x != head && f.spans[f.last[from]].dirty
				}
			}
			again = again || x.dirty
		}
	}
}

// copies counts the moves inside span i and at its ends.
func (f *refiner) copies(i int) int {
	x := &f.spans[i]
	if !x.in {
		return 0
	}
	n := 0
	if x.def && f.begins(x) != f.s.locs[f.s.defs[f.v]].Reg() {
		n++
	}
	if x.orig {
		stays := f.staysOf()
		for k := x.stay; stays[k].to < x.to; k++ {
			n++
		}
	}
	if x.before < 0 {
		return n
	}
	g, r := &f.group[x.before], f.finishes(x)
	n += g.regs.Len()
	if g.holds(r) {
		n--
	}
	if !g.dies {
		y := &f.spans[i+1]
		if to := f.begins(y); y.in && to != r && !g.holds(to) {
			n++
		}
	}
	return n
}

// shares reports whether the value can share a slot with the parameter that it
// becomes on e: it does not live on.
func (f *refiner) shares(e regalloc.EdgeID, v regalloc.VReg) bool {
	_, lives := slices.BinarySearch(f.s.sets.LiveIn(f.s.p.Edges[e].To), v)
	return !lives
}

// incoming returns what it costs that the value, a parameter, begins in memory, and
// that it begins in register r.
func (f *refiner) incoming(r regalloc.Reg) (mem, reg float64) {
	s, p := f.s, f.s.p
	b := s.defIn[f.v]
	n := slices.Index(p.BlockParams(b), f.v)
	for _, x := range f.edgesTo(b) {
		e := regalloc.EdgeID(x)
		edge := &p.Edges[e]
		arg := p.EdgeArgs(e)[n]
		from, clean := boundary(s.exit[edge.From], arg)
		switch {
		case arg == f.v:
		case s.remat(arg):
			mem += f.s.access(edge.Freq)
		case from == regalloc.NoReg:
			reg += f.s.access(edge.Freq)
			if !f.shares(e, arg) {
				mem += 2 * f.s.access(edge.Freq)
			}
		default:
			if !clean || !f.shares(e, arg) {
				mem += f.s.access(edge.Freq)
			}
			if from != r {
				reg += f.moving(edge.Freq)
			}
		}
	}
	return mem, reg
}

// boundary returns the register of v in a state, or NoReg, and whether memory has it.
func boundary(list state, v regalloc.VReg) (regalloc.Reg, bool) {
	for i := range list {
		if list[i].v == v {
			return list[i].reg, list[i].clean
		}
	}
	return regalloc.NoReg, true
}

// outgoing returns what it costs to bring the value to the parameters that it
// flows into; stored says that it is stored at its definition.
func (f *refiner) outgoing(stored bool) (sum float64) {
	p := f.s.p
	for _, a := range f.argsOf(f.k) {
		edge := &p.Edges[a.edge]
		y := &f.spans[f.last[edge.From]]
		to := p.BlockParams(edge.To)[a.index]
		r, _ := boundary(f.s.entry[edge.To], to)
		switch {
		case to == f.v || r == regalloc.NoReg && !f.s.read[to]:
		case r != regalloc.NoReg && !y.in:
			sum += f.s.access(edge.Freq)
		case r != regalloc.NoReg:
			if r != f.finishes(y) {
				sum += f.moving(edge.Freq)
			}
		case !f.shares(a.edge, f.v):
			sum += f.s.access(edge.Freq)
			if !y.in {
				sum += f.s.access(edge.Freq)
			}
		case y.in && y.dirty && !stored:
			sum += f.s.access(edge.Freq)
		}
	}
	return sum
}
