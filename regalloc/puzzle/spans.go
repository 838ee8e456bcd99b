package puzzle

import (
	"slices"

	"spillway/regalloc"
)

// A span is a stretch of a value between two of its uses, or the ends of a block.
type span struct {
	block       regalloc.BlockID
	from, to    int32 // rows: the first, and the one after the last
	entry, exit bool  // it reaches to the start or the end of the block
	def         bool  // it begins with the definition by an instruction
	after       int32 // the group of uses that it begins with, or -1
	before      int32 // that it ends with, or -1

	orig  bool         // the value stays in registers all the time now
	stay  int32        // if orig: the first of its stays
	reg   regalloc.Reg // if not orig: a register that nobody has, or NoReg
	was   bool         // before anything was changed it was in registers
	in    bool         // the choice: it is in registers
	dirty bool         // if in: memory may not have it
	node  int32        // in the graph
}

// A group is the uses of a value by one instruction.
type group struct {
	place    int32
	instr    regalloc.InstrID
	from, to int32           // of its uses
	regs     regalloc.RegSet // that it is read in
	folded   bool            // one is in memory
	dies     bool            // the value has no use afterwards
}

// holds reports whether a use is in r.
func (g *group) holds(r regalloc.Reg) bool { return r != regalloc.NoReg && g.regs.Has(r) }

// split cuts the live range of the value into spans, in the order of places.
func (f *refiner) split() {
	s := f.s
	f.spans, f.group = f.spans[:0], f.group[:0]
	f.stamp++
	d := s.defIn[f.v]
	done := false
	n := 0
	for _, b := range f.livesOf(f.k) {
		if !done && s.ranges.Place[b] > s.ranges.Place[d] {
			n = f.splitBlock(d, n, true)
			done = true
		}
		n = f.splitBlock(b, n, false)
	}
	if !done {
		f.splitBlock(d, n, true)
	}
	f.fuel -= len(f.spans)
}

// splitBlock makes the spans of one block; n is the number of the next use. It
// returns that of the first use after the block.
func (f *refiner) splitBlock(b regalloc.BlockID, n int, defines bool) int {
	s := f.s
	uses := f.usesOf(f.k)
	x := span{block: b, from: 2 * s.ranges.Place[b], entry: true, after: -1, before: -1}
	if defines && s.defs[f.v] != regalloc.None {
		x.entry, x.def, x.from = false, true, 2*f.defPlace()+1
	}
	f.mark[b], f.first[b] = f.stamp, int32(len(f.spans))
	first, end := s.p.InstrRange(b)
	stop := s.ranges.Place[b] + int32(end-first)
	for n < len(uses) && uses[n].place < stop {
		g := group{place: uses[n].place, instr: uses[n].instr, from: int32(n)}
		for ; n < len(uses) && uses[n].place == g.place; n++ {
			if l := s.locs[uses[n].op]; l.Kind() == regalloc.RegLoc {
				g.regs.Add(l.Reg())
			} else {
				g.folded = true
			}
			g.dies = g.dies || uses[n].dies
		}
		g.to = int32(n)
		x.to, x.before = 2*g.place, int32(len(f.group))
		f.spans, f.group = append(f.spans, x), append(f.group, g)
		if g.dies {
			f.last[b] = int32(len(f.spans)) - 1
			return n
		}
		x = span{block: b, from: 2*g.place + 1, after: x.before, before: -1}
	}
	x.to, x.exit = 2*stop, true
	f.last[b] = int32(len(f.spans))
	f.spans = append(f.spans, x)
	return n
}

// defPlace returns the place of the instruction that defines the value.
func (f *refiner) defPlace() int32 {
	s := f.s
	d := s.defIn[f.v]
	return s.ranges.Place[d] + int32(s.defAt[f.v]-s.p.Blocks[d].Instrs[0])
}

// occupy takes the value's registers out of the rows, or enters them. Those that
// its operands are in stay taken.
func (f *refiner) occupy(enter bool) {
	s := f.s
	rows := s.residence.rows
	for _, x := range f.staysOf() {
		units := s.m.Regs[x.reg].Units
		taken, start := rows[x.from:max(x.from, x.to)], &s.residence.entry[x.block]
		if enter {
			for r := range taken {
				taken[r] = taken[r].Union(units)
			}
			if x.entry {
				*start = start.Union(units)
			}
		} else {
			for r := range taken {
				taken[r] = taken[r].Minus(units)
			}
			if x.entry {
				*start = start.Minus(units)
			}
		}
		f.fuel -= int(x.to - x.from)
	}
	for _, u := range f.usesOf(f.k) {
		if l := s.locs[u.op]; l.Kind() == regalloc.RegLoc {
			units := s.m.Regs[l.Reg()].Units
			rows[2*u.place] = rows[2*u.place].Union(units)
			if u.late {
				rows[2*u.place+1] = rows[2*u.place+1].Union(units)
			}
		}
	}
	if o := s.defs[f.v]; o != regalloc.None {
		row := &rows[2*f.defPlace()+1]
		*row = row.Union(s.m.Regs[s.locs[o].Reg()].Units)
	}
}

// look finds for each span whether the value stays in registers now, and if not, a
// register that is free.
func (f *refiner) look() {
	s := f.s
	stays := f.staysOf()
	home, longest := regalloc.NoReg, int32(0)
	for _, x := range stays {
		if x.to-x.from > longest {
			home, longest = x.reg, x.to-x.from
		}
	}
	at := 0
	for i := range f.spans {
		x := &f.spans[i]
		enters := func() bool { return x.entry && stays[at].entry && stays[at].block == x.block }
		for at < len(stays) && stays[at].to <= x.from && !enters() {
			at++
		}
		x.orig, x.reg, x.stay = false, regalloc.NoReg, int32(at)
		if at < len(stays) && (enters() || !x.entry && stays[at].from <= x.from) {
			n := at
			for stays[n].to < x.to && n+1 < len(stays) && stays[n+1].from == stays[n].to && !stays[n+1].entry {
				n++
			}
			x.orig = stays[n].to >= x.to && (x.before < 0 || !f.group[x.before].folded)
		}
		x.was = x.orig
		if !x.orig {
			x.reg = f.free(i, s.p.VRegs[f.v].Class, home)
		}
	}
}

// free returns a register that nobody has during span i, one that saves moves if
// there is one, or NoReg.
func (f *refiner) free(i int, class regalloc.ClassID, home regalloc.Reg) regalloc.Reg {
	s := f.s
	x := &f.spans[i]
	rows := s.residence.rows
	from := x.from
	if x.def {
		from++ // the definition itself has that row
	}
	var taken regalloc.RegSet
	for r := from; r < x.to; r++ {
		taken = taken.Union(rows[r])
	}
	f.fuel -= int(x.to - from)
	if x.entry {
		taken = taken.Union(s.residence.entry[x.block])
	}
	choices := &f.choices[class]
	if choices.units.Minus(taken).Empty() {
		return regalloc.NoReg
	}
	if x.before >= 0 && f.group[x.before].folded {
		g := &f.group[x.before]
		taken = taken.Union(rows[2*g.place])
		for _, u := range f.usesOf(f.k)[g.from:g.to] {
			if s.locs[u.op].Kind() == regalloc.SlotLoc && s.m.Classes[s.p.Operands[u.op].Class].Set != s.m.Classes[class].Set {
				return regalloc.NoReg
			}
		}
	}
	fits := func(r regalloc.Reg) bool {
		return r != regalloc.NoReg && choices.regs.Has(r) && s.m.Regs[r].Units.Intersect(taken).Empty()
	}
	if x.after >= 0 {
		if r := firstOf(f.group[x.after].regs, fits); r != regalloc.NoReg {
			return r
		}
		taken = taken.Union(rows[2*f.group[x.after].place])
	}
	if x.def && fits(s.locs[s.defs[f.v]].Reg()) {
		return s.locs[s.defs[f.v]].Reg()
	}
	if r := f.arrives(i); fits(r) {
		return r
	}
	if fits(home) {
		return home
	}
	if x.before >= 0 {
		if r := firstOf(f.group[x.before].regs, fits); r != regalloc.NoReg {
			return r
		}
	}
	if n := slices.IndexFunc(s.m.Classes[class].Regs, fits); n >= 0 {
		return s.m.Classes[class].Regs[n]
	}
	return regalloc.NoReg
}

// firstOf returns the first register in set that fits, or NoReg.
func firstOf(set regalloc.RegSet, fits func(regalloc.Reg) bool) regalloc.Reg {
	for !set.Empty() {
		r := set.First()
		set.Remove(r)
		if fits(r) {
			return r
		}
	}
	return regalloc.NoReg
}

// arrives returns the register in which the value comes to span i, from the span
// before it or from the most frequent edge, as far as that is known.
func (f *refiner) arrives(i int) regalloc.Reg {
	s := f.s
	x := &f.spans[i]
	if x.after >= 0 {
		return f.finishes(&f.spans[i-1])
	}
	best, most := regalloc.NoReg, -1.0
	if !x.entry {
		return best
	}
	for _, e := range f.edgesTo(x.block) {
		edge := &s.p.Edges[e]
		if f.mark[edge.From] == f.stamp && int(f.last[edge.From]) < i && edge.Freq > most {
			if r := f.finishes(&f.spans[f.last[edge.From]]); r != regalloc.NoReg {
				best, most = r, edge.Freq
			}
		}
	}
	return best
}

// edgesTo returns the edges into b.
func (f *refiner) edgesTo(b regalloc.BlockID) []int32 {
	return f.s.flow.PredEdge[f.s.flow.PredStart[b]:f.s.flow.PredStart[b+1]]
}

// begins returns the register in which the value is at the start of x, if it is in one.
func (f *refiner) begins(x *span) regalloc.Reg {
	if x.orig {
		return f.stays[f.staysAt[f.k][0]+x.stay].reg
	}
	return x.reg
}

// finishes returns that at the end of x.
func (f *refiner) finishes(x *span) regalloc.Reg {
	if !x.orig {
		return x.reg
	}
	stays := f.staysOf()
	n := x.stay
	for stays[n].to < x.to {
		n++
	}
	return stays[n].reg
}

// promising reports whether a change could pay: the value could be in a register
// where it is not, or comes into one by a load on an edge.
func (f *refiner) promising() bool {
	for i := range f.spans {
		x := &f.spans[i]
		if !x.was && x.reg != regalloc.NoReg || x.was && x.entry && f.isHead(i) {
			return true
		}
		if !x.was || !x.entry {
			continue
		}
		for _, e := range f.edgesTo(x.block) {
			if !f.spans[f.last[f.s.p.Edges[e].From]].was {
				return true
			}
		}
	}
	return false
}

// partial reports whether the value stays somewhere in a register that it leaves
// before it is used or the block ends.
func (f *refiner) partial() bool {
	rows := int32(0)
	for _, x := range f.staysOf() {
		rows += x.to - x.from
	}
	for i := range f.spans {
		if x := &f.spans[i]; x.was {
			rows -= x.to - x.from
			if x.after >= 0 && !f.group[x.after].holds(f.begins(x)) {
				rows-- // it stays in the upper row too
			}
		}
	}
	return rows > 0
}
