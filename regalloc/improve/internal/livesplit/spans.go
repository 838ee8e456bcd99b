package livesplit

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// A span is the part of a live range between two of its uses, or the ends of a block.
type span struct {
	block       regalloc.BlockID
	from, to    int32 // rows: the first, and the one after the last
	entry, exit bool  // it reaches to the start or the end of the block
	def         bool  // it begins with the definition by an instruction
	after       int32 // the group of uses that it begins with, or -1
	before      int32 // that it ends with, or -1

	preds [2]int32 // if entry: half-open range of inflows

	orig        bool         // the value stays in registers all the time now
	stay        int32        // if orig: the first of its stays in registers
	transitions int32        // if orig: number of transitions between registers
	reg         regalloc.Reg // if not orig: a free register, or NoReg
	// begins and finishes are the registers at the start and at the end if the value is in one; arrives is the one in
	// which it reaches the span, if known, and valid if asked.
	begins, finishes, arrives regalloc.Reg
	asked                     bool
	was                       bool  // before anything was changed it was in registers
	in                        bool  // the choice: it is in registers
	dirty                     bool  // if in: memory may not have it
	node                      int32 // in the graph
}

// enters returns the register in which the value is chosen to be at the start of x, or NoReg.
func (x *span) enters() regalloc.Reg {
	if x.in {
		return x.begins
	}
	return regalloc.NoReg
}

// leaves returns the register in which the value is chosen to be at the end of x, or NoReg.
func (x *span) leaves() regalloc.Reg {
	if x.in {
		return x.finishes
	}
	return regalloc.NoReg
}

// An inflow is an edge by which the value comes to a span from the end of another.
type inflow struct {
	span int32
	freq float64
}

// A group is the uses of a value by one instruction.
type group struct {
	pos      int32
	instr    regalloc.InstrID
	from, to int32           // of its uses
	regs     regalloc.RegSet // that it is read in
	folded   bool            // one is in memory
	dies     bool            // the value has no use afterwards
}

// holds reports whether a use is in r.
func (g *group) holds(r regalloc.Reg) bool { return r != regalloc.NoReg && g.regs.Has(r) }

// split cuts the live range of the value into spans, in the order of positions.
func (f *Splitter) split() {
	f.cand.spans, f.cand.group = f.cand.spans[:0], f.cand.group[:0]
	f.cand.stamp++
	d := f.m.DefIn[f.cand.v]
	done := false
	n := 0
	for _, b := range f.lists.livesOf(f.cand.k) {
		if !done && f.m.Start[b] > f.m.Start[d] {
			n = f.splitBlock(d, n, true)
			done = true
		}
		n = f.splitBlock(b, n, false)
	}
	if !done {
		f.splitBlock(d, n, true)
	}
	f.turn.fuel -= len(f.cand.spans)
	f.cand.head, f.cand.param = int(f.cand.first[d]), f.m.Def[f.cand.v] == regalloc.None
}

// link finds the predecessors of each span at the start of a block.
func (f *candidate) link() {
	f.inflows = f.inflows[:0]
	for i := range f.spans {
		x := &f.spans[i]
		if !x.entry {
			continue
		}
		x.preds[0] = int32(len(f.inflows))
		for _, e := range f.m.EdgesTo(x.block) {
			edge := &f.p.Edges[e]
			if f.mark[edge.From] == f.stamp {
				f.inflows = scratch.Push(f.inflows, inflow{f.last[edge.From], edge.Freq})
			}
		}
		x.preds[1] = int32(len(f.inflows))
	}
}

// from returns the edges into x.
func (f *candidate) from(x *span) []inflow { return f.inflows[x.preds[0]:x.preds[1]] }

// splitBlock creates the spans of one block; n is the index of the next use. It returns that of the first use after the
// block.
func (f *Splitter) splitBlock(b regalloc.BlockID, n int, defines bool) int {
	uses := f.lists.usesOf(f.cand.k)
	x := span{block: b, from: 2 * f.m.Start[b], entry: true, after: -1, before: -1, arrives: regalloc.NoReg}
	if defines && f.m.Def[f.cand.v] != regalloc.None {
		x.entry, x.def, x.from = false, true, 2*f.cand.defPos()+1
	}
	f.cand.mark[b], f.cand.first[b] = f.cand.stamp, int32(len(f.cand.spans))
	first, end := f.p.InstrRange(b)
	stop := f.m.Start[b] + int32(end-first)
	for n < len(uses) && uses[n].pos < stop {
		g := group{pos: uses[n].pos, instr: uses[n].instr, from: int32(n)}
		for ; n < len(uses) && uses[n].pos == g.pos; n++ {
			if l := f.r.Locs[uses[n].op]; l.Kind() == regalloc.RegLoc {
				g.regs.Add(l.Reg())
			} else {
				g.folded = true
			}
			g.dies = g.dies || uses[n].dies
		}
		g.to = int32(n)
		x.to, x.before = 2*g.pos, int32(len(f.cand.group))
		f.cand.spans, f.cand.group = scratch.Push(f.cand.spans, x), scratch.Push(f.cand.group, g)
		if g.dies {
			f.cand.last[b] = int32(len(f.cand.spans)) - 1
			return n
		}
		x = span{block: b, from: 2*g.pos + 1, after: x.before, before: -1, arrives: regalloc.NoReg}
	}
	x.to, x.exit = 2*stop, true
	f.cand.last[b] = int32(len(f.cand.spans))
	f.cand.spans = scratch.Push(f.cand.spans, x)
	return n
}

// defPos returns the position of the instruction that defines the value.
func (f *candidate) defPos() int32 {
	d := f.m.DefIn[f.v]
	return f.m.Start[d] + int32(f.m.DefAt[f.v]-f.p.Blocks[d].Instrs[0])
}

// occupy removes the value's registers from the rows, or adds them. Those of its operands stay occupied.
func (f *Splitter) occupy(enter bool) {
	rows := f.m.Rows
	for _, x := range f.staysOf() {
		units := f.p.Machine.Regs[x.Loc.Reg()].Units
		taken, start := rows[x.From:max(x.From, x.To)], &f.m.Entry[x.Block]
		if enter {
			for r := range taken {
				taken[r] = taken[r].Union(units)
			}
			if x.Entry {
				*start = start.Union(units)
			}
		} else {
			for r := range taken {
				taken[r] = taken[r].Minus(units)
			}
			if x.Entry {
				*start = start.Minus(units)
			}
		}
		f.turn.fuel -= int(x.To - x.From)
	}
	for _, u := range f.lists.usesOf(f.cand.k) {
		if l := f.r.Locs[u.op]; l.Kind() == regalloc.RegLoc {
			units := f.p.Machine.Regs[l.Reg()].Units
			rows[2*u.pos] = rows[2*u.pos].Union(units)
			if u.late {
				rows[2*u.pos+1] = rows[2*u.pos+1].Union(units)
			}
		}
	}
	if o := f.m.Def[f.cand.v]; o != regalloc.None && f.r.Locs[o].Kind() == regalloc.RegLoc {
		units := f.p.Machine.Regs[f.r.Locs[o].Reg()].Units
		at := 2 * f.cand.defPos()
		rows[at+1] = rows[at+1].Union(units)
		if f.p.Operands[o].Pos == regalloc.Early {
			rows[at] = rows[at].Union(units)
		}
	}
}

// look determines for each span whether the value stays in registers now, and if not, finds a free register.
func (f *Splitter) look() {
	stays := f.staysOf()
	home, longest := regalloc.NoReg, int32(0)
	for _, x := range stays {
		if x.To-x.From > longest {
			home, longest = x.Loc.Reg(), x.To-x.From
		}
	}
	at, class := 0, f.p.VRegs[f.cand.v].Class
	for i := range f.cand.spans {
		x := &f.cand.spans[i]
		enters := func() bool { return x.entry && stays[at].Entry && stays[at].Block == x.block }
		for at < len(stays) && stays[at].To <= x.from && !enters() {
			at++
		}
		x.orig, x.reg, x.stay = false, regalloc.NoReg, int32(at)
		if at < len(stays) && (enters() || !x.entry && stays[at].From <= x.from) {
			n, hops := at, int32(0)
			for stays[n].To < x.to && n+1 < len(stays) && stays[n+1].From == stays[n].To && !stays[n+1].Entry {
				if n++; stays[n].Loc != stays[n-1].Loc {
					hops++
				}
			}
			x.orig = stays[n].To >= x.to && (x.before < 0 || !f.cand.group[x.before].folded)
			if x.orig {
				x.transitions, x.begins, x.finishes = hops, stays[at].Loc.Reg(), stays[n].Loc.Reg()
			}
		}
		x.was = x.orig
		if !x.orig {
			x.reg = f.free(i, class, home)
			x.begins, x.finishes = x.reg, x.reg
		}
	}
}

// free returns a free register during span i, preferably one that saves moves, or NoReg.
func (f *Splitter) free(i int, class regalloc.ClassID, home regalloc.Reg) regalloc.Reg {
	x, rows, choices := &f.cand.spans[i], f.m.Rows, &f.choices[class]
	taken := f.occupiedDuring(x, choices.units)
	if choices.units.Minus(taken).Empty() {
		return regalloc.NoReg
	}
	if x.before >= 0 && f.cand.group[x.before].folded {
		g := &f.cand.group[x.before]
		taken = taken.Union(rows[2*g.pos])
		for _, u := range f.lists.usesOf(f.cand.k)[g.from:g.to] {
			if f.r.Locs[u.op].Kind() == regalloc.SlotLoc && !f.takesClass(u.op, class) {
				return regalloc.NoReg
			}
		}
	}
	fits := func(r regalloc.Reg) bool {
		return r != regalloc.NoReg && choices.regs.Has(r) && f.p.Machine.Regs[r].Units.Intersect(taken).Empty()
	}
	if x.after >= 0 {
		if r := firstOf(f.cand.group[x.after].regs, fits); r != regalloc.NoReg {
			return r
		}
		taken = taken.Union(rows[2*f.cand.group[x.after].pos])
	}
	if x.def {
		o := f.m.Def[f.cand.v]
		switch l := f.r.Locs[o]; {
		case l.Kind() == regalloc.RegLoc && fits(l.Reg()):
			return l.Reg()
		case l.Kind() != regalloc.RegLoc && !f.takesClass(o, class):
			return regalloc.NoReg
		}
	}
	if r := f.cand.arrives(i); fits(r) {
		return r
	}
	if fits(home) {
		return home
	}
	if x.before >= 0 {
		if r := firstOf(f.cand.group[x.before].regs, fits); r != regalloc.NoReg {
			return r
		}
	}
	if n := slices.IndexFunc(f.p.Machine.Classes[class].Regs, fits); n >= 0 {
		return f.p.Machine.Classes[class].Regs[n]
	}
	return regalloc.NoReg
}

// takesClass reports whether operand o accepts any register of a class.
func (f *inputs) takesClass(o regalloc.OpID, class regalloc.ClassID) bool {
	op := &f.p.Operands[o]
	return op.Constraint == regalloc.InClass && f.p.Machine.Classes[op.Class].Set == f.p.Machine.Classes[class].Set
}

// occupiedDuring returns the units occupied during x, or a subset that includes all the requested ones. A definition in
// a register already has its row.
func (f *Splitter) occupiedDuring(x *span, asked regalloc.RegSet) (taken regalloc.RegSet) {
	from := x.from
	if x.def {
		switch o := f.m.Def[f.cand.v]; {
		case f.r.Locs[o].Kind() == regalloc.RegLoc:
			from++
		case f.p.Operands[o].Pos == regalloc.Early:
			from--
		}
	}
	f.turn.fuel -= int(x.to - from)
	if x.entry {
		taken = f.m.Entry[x.block]
	}
	if from < x.to {
		if asked.Minus(taken).Empty() {
			return taken
		}
		for _, row := range f.m.Rows[from:x.to] {
			taken = taken.Union(row)
		}
	}
	return taken
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

// arrives returns the register in which the value reaches span i, from the span before it or from the most frequent
// edge, if known.
func (f *candidate) arrives(i int) regalloc.Reg {
	x := &f.spans[i]
	if x.after >= 0 {
		return f.spans[i-1].finishes
	}
	if x.asked || !x.entry {
		return x.arrives
	}
	x.asked = true
	most := -1.0
	for _, y := range f.from(x) {
		if int(y.span) < i && y.freq > most {
			if r := f.spans[y.span].finishes; r != regalloc.NoReg {
				x.arrives, most = r, y.freq
			}
		}
	}
	return x.arrives
}

// promising reports whether a change could pay: the value could be in a register where it is not, or is loaded on an
// edge.
func (f *candidate) promising() bool {
	for i := range f.spans {
		x := &f.spans[i]
		if !x.was && x.reg != regalloc.NoReg || x.was && x.entry && f.isHead(i) {
			return true
		}
		if !x.was || !x.entry {
			continue
		}
		for _, y := range f.from(x) {
			if !f.spans[y.span].was {
				return true
			}
		}
	}
	return false
}

// partial reports whether the value occupies a register that it leaves before its next use or the end of the block.
func (f *Splitter) partial() bool {
	rows, stays := int32(0), f.staysOf()
	for _, x := range stays {
		rows += max(0, x.To-x.From)
	}
	for i := range f.cand.spans {
		if x := &f.cand.spans[i]; x.was {
			rows -= x.to - x.from
		}
	}
	at := 0
	for k := range f.cand.group {
		row := 2 * f.cand.group[k].pos
		for at < len(stays) && stays[at].To <= row {
			at++
		}
		if at < len(stays) && stays[at].From <= row {
			rows--
		}
	}
	if o := f.m.Def[f.cand.v]; o != regalloc.None && f.p.Operands[o].Pos == regalloc.Early && len(stays) > 0 && stays[0].From == 2*f.cand.defPos() {
		rows--
	}
	return rows > 0
}
