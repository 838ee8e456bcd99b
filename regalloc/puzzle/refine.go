package puzzle

import (
	"cmp"
	"slices"

	"spillway/live"
	"spillway/regalloc"
	"spillway/regalloc/puzzle/mincut"
	"spillway/scratch"
)

// refine reconsiders, one value after the other, where on its way a value that has
// been in memory is in a register. Between two uses it may go on where it is, move
// into a register that nobody has there, or be in memory; which of these costs
// least for the whole value is a minimum cut. What one value gives up another can
// have: two rounds are made.
func (s *solution) refine() {
	f := &s.a.refiner
	f.s, f.fuel = s, refineWork*(len(s.p.Instrs)+len(s.sets.In))
	f.stamp, f.clock = 0, 0
	if !f.find() {
		return
	}
	f.index()
	for round := range 2 {
		for k := range f.order {
			if round == 0 || f.disturbed(int32(k)) {
				f.value(int32(k))
			}
		}
	}
	f.install()
}

// refineWork bounds the steps of refine: rows and arcs looked at, by instructions
// and live values.
const refineWork = 64

// refiner is the working state of refine. A candidate is a value that is
// reconsidered; it has a number. Its memory serves all Problems of an Allocator.
type refiner struct {
	s     *solution
	fuel  int             // steps left
	order []regalloc.VReg // by candidate
	nth   []int32         // by virtual register: its number as a candidate, or -1

	useStart, liveStart, argStart []int32 // by candidate: index of the first in the lists below
	useFill, liveFill, argFill    []int32 // scratch: where the next goes
	uses                          []use
	lives                         []regalloc.BlockID
	args                          []argument

	stays   []stay
	staysAt [][2]int32 // by candidate: its stays
	moves   []move
	movesAt [][2]int32 // by candidate: its moves, if it was changed
	changed []bool     // by candidate
	seen    []int32    // by candidate: when it was reconsidered
	touched []int32    // by block: when a value gave up a register there
	choices []choices  // by class
	clock   int32
	offered []int32 // by candidate: how many spans in memory could have been in a register, or -1

	// the current candidate
	k     int32
	v     regalloc.VReg
	spans []span
	group []group
	first []int32 // by block: its first span, if mark says so
	last  []int32 // by block: its last span
	mark  []int32 // by block: stamp of the candidate that has spans there
	stamp int32
	graph mincut.Graph
}

// A use is an operand that reads a candidate.
type use struct {
	place int32
	instr regalloc.InstrID
	op    regalloc.OpID
	late  bool
	dies  bool // the value has no use afterwards
}

// An argument says where a candidate flows into a parameter.
type argument struct {
	edge  regalloc.EdgeID
	index int32
}

// find numbers the candidates, those first that are used most.
func (f *refiner) find() bool {
	s, p := f.s, f.s.p
	f.nth, f.order = scratch.Zeroed(f.nth, len(p.VRegs)), f.order[:0]
	for k := range s.instrMoves {
		if m := &s.instrMoves[k]; m.Src.Kind() == regalloc.SlotLoc || m.Dst.Kind() == regalloc.SlotLoc {
			f.nth[m.VReg] = 1
		}
	}
	for o, l := range s.locs {
		if l.Kind() == regalloc.SlotLoc {
			f.nth[p.Operands[o].VReg] = 1
		}
	}
	for b := range p.Blocks {
		f.outside(regalloc.BlockID(b))
	}
	f.exclude()
	for v, n := range f.nth {
		if n > 0 && !s.remat(regalloc.VReg(v)) {
			f.order = append(f.order, regalloc.VReg(v))
		}
		f.nth[v] = -1
	}
	slices.SortStableFunc(f.order, func(a, b regalloc.VReg) int { return cmp.Compare(s.worth[b], s.worth[a]) })
	for k, v := range f.order {
		f.nth[v] = int32(k)
	}
	return len(f.order) > 0
}

// outside makes candidates of what enters b in memory.
func (f *refiner) outside(b regalloc.BlockID) {
	s := f.s
	in, params := s.sets.LiveIn(b), s.p.BlockParams(b)
	if len(in)+len(params) == len(s.entry[b]) {
		return
	}
	f.stamp--
	for _, x := range s.entry[b] {
		s.next[x.v] = f.stamp // its work is done
	}
	for _, v := range in {
		if s.next[v] != f.stamp {
			f.nth[v] = 1
		}
	}
	for _, v := range params {
		if s.next[v] != f.stamp && s.read[v] {
			f.nth[v] = 1
		}
	}
}

// exclude leaves out values at places where moves cannot stand, those in operands
// that are chosen together with others, and those of unreachable blocks, which are
// read where they are not defined.
func (f *refiner) exclude() {
	s, p := f.s, f.s.p
	drop := func(list []regalloc.VReg) {
		for _, v := range list {
			f.nth[v] = 0
		}
	}
	for e := range p.Edges {
		if !s.movable[e] {
			drop(s.sets.LiveIn(p.Edges[e].To))
			drop(p.BlockParams(p.Edges[e].To))
			drop(p.EdgeArgs(regalloc.EdgeID(e)))
		}
	}
	for b := range p.Blocks {
		if !s.flow.RPO.IsReachable(int32(b)) {
			drop(s.sets.LiveIn(regalloc.BlockID(b)))
			drop(s.sets.LiveOut(regalloc.BlockID(b)))
			drop(p.BlockParams(regalloc.BlockID(b)))
		}
		blk := &p.Blocks[b]
		for i := blk.Instrs[0]; i < blk.Instrs[1]; i++ {
			r := p.Instrs[i].Operands
			for o := r[0]; o < r[1]; o++ {
				op := &p.Operands[o]
				late := i > blk.LastSplit || i == blk.LastSplit && op.Role != regalloc.Use
				inMemory := s.locs[o].Kind() == regalloc.SlotLoc
				if late || op.Constraint == regalloc.Anywhere || op.Constraint == regalloc.InGroup || op.Pos == regalloc.Late && op.Role == regalloc.Use && inMemory {
					f.nth[op.VReg] = 0
				}
			}
		}
	}
}

// index lists the uses, stays, live blocks and edges of each candidate, all in the
// order of places.
func (f *refiner) index() {
	s, p := f.s, f.s.p
	n := len(f.order)
	f.useStart, f.liveStart, f.argStart = scratch.Zeroed(f.useStart, n+1), scratch.Zeroed(f.liveStart, n+1), scratch.Zeroed(f.argStart, n+1)
	count := func(start []int32, v regalloc.VReg) {
		if k := f.nth[v]; k >= 0 {
			start[k+1]++
		}
	}
	for o := range p.Operands {
		if p.Operands[o].Role == regalloc.Use {
			count(f.useStart, p.Operands[o].VReg)
		}
	}
	for _, v := range s.sets.In {
		count(f.liveStart, v)
	}
	for _, b := range s.order {
		e0, e1 := p.Succs(regalloc.BlockID(b))
		for e := e0; e < e1; e++ {
			for _, v := range p.EdgeArgs(e) {
				count(f.argStart, v)
			}
		}
	}
	f.uses = scratch.Sized(f.uses, int(total(f.useStart)))
	f.lives, f.args = scratch.Sized(f.lives, int(total(f.liveStart))), scratch.Sized(f.args, int(total(f.argStart)))
	f.indexStays()
	f.findChoices()
	f.moves, f.movesAt = f.moves[:0], scratch.Zeroed(f.movesAt, n)
	f.changed, f.seen, f.offered = scratch.Zeroed(f.changed, n), scratch.Zeroed(f.seen, n), scratch.Filled(f.offered, n, -1)
	f.fill()
	nb := len(p.Blocks)
	f.first, f.last, f.mark = scratch.Sized(f.first, nb), scratch.Sized(f.last, nb), scratch.Zeroed(f.mark, nb)
	f.touched = scratch.Zeroed(f.touched, nb)
	f.stamp = 0
}

// choices are the registers of a class that cost nothing, and their units.
type choices struct{ regs, units regalloc.RegSet }

// findChoices finds the registers that cost nothing: those that are used anyway, and
// those that need not be saved.
func (f *refiner) findChoices() {
	s := f.s
	f.choices = scratch.Zeroed(f.choices, len(s.m.Classes))
	for c := range f.choices {
		x := &f.choices[c]
		for set := s.given[c]; !set.Empty(); {
			r := set.First()
			set.Remove(r)
			if s.used.Has(r) || s.clobbered(r) {
				x.regs.Add(r)
				x.units = x.units.Union(s.m.Regs[r].Units)
			}
		}
	}
}

// indexStays lists the stays of each candidate.
func (f *refiner) indexStays() {
	f.staysAt = scratch.Zeroed(f.staysAt, len(f.order))
	all := f.s.residence.list
	for i := range all {
		if k := f.nth[all[i].v]; k >= 0 {
			f.staysAt[k][1]++
		}
	}
	sum := int32(0)
	for k, x := range f.staysAt {
		f.staysAt[k] = [2]int32{sum, sum}
		sum += x[1]
	}
	f.stays = scratch.Sized(f.stays, int(sum))
	for i := range all {
		if k := f.nth[all[i].v]; k >= 0 {
			f.stays[f.staysAt[k][1]] = all[i]
			f.staysAt[k][1]++
		}
	}
}

// total turns counts, each one up, into starts.
func total(start []int32) int32 {
	for k := 1; k < len(start); k++ {
		start[k] += start[k-1]
	}
	return start[len(start)-1]
}

// fill enters uses, live blocks and arguments.
func (f *refiner) fill() {
	s, p := f.s, f.s.p
	f.useFill, f.liveFill, f.argFill = append(f.useFill[:0], f.useStart...), append(f.liveFill[:0], f.liveStart...), append(f.argFill[:0], f.argStart...)
	uses, lives, args := f.useFill, f.liveFill, f.argFill
	for _, b := range s.order {
		for _, v := range s.sets.LiveIn(regalloc.BlockID(b)) {
			if k := f.nth[v]; k >= 0 {
				f.lives[lives[k]] = regalloc.BlockID(b)
				lives[k]++
			}
		}
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			r := p.Instrs[i].Operands
			for o := r[0]; o < r[1]; o++ {
				if k := f.nth[p.Operands[o].VReg]; k >= 0 && p.Operands[o].Role == regalloc.Use {
					f.uses[uses[k]] = use{s.ranges.Place[b] + int32(i-first), i, o, p.Operands[o].Pos == regalloc.Late, s.dies(o)}
					uses[k]++
				}
			}
		}
		e0, e1 := p.Succs(regalloc.BlockID(b))
		for e := e0; e < e1; e++ {
			for x, v := range p.EdgeArgs(e) {
				if k := f.nth[v]; k >= 0 {
					f.args[args[k]] = argument{e, int32(x)}
					args[k]++
				}
			}
		}
	}
}

func (f *refiner) usesOf(k int32) []use { return f.uses[f.useStart[k]:f.useStart[k+1]] }
func (f *refiner) livesOf(k int32) []regalloc.BlockID {
	return f.lives[f.liveStart[k]:f.liveStart[k+1]]
}
func (f *refiner) argsOf(k int32) []argument { return f.args[f.argStart[k]:f.argStart[k+1]] }

// staysOf returns the stays of the current candidate.
func (f *refiner) staysOf() []stay { x := f.staysAt[f.k]; return f.stays[x[0]:x[1]] }

// disturbed reports whether another value gave up a register where candidate k is
// alive since k was reconsidered.
func (f *refiner) disturbed(k int32) bool {
	for _, b := range f.livesOf(k) {
		if f.touched[b] > f.seen[k] {
			return true
		}
	}
	return f.touched[f.s.defIn[f.order[k]]] > f.seen[k]
}

// value reconsiders candidate k.
func (f *refiner) value(k int32) {
	if f.fuel < 0 || !f.s.spend() {
		return
	}
	f.k, f.v = k, f.order[k]
	f.split()
	f.occupy(false)
	f.look()
	f.choose(func(x *span) bool { return x.was })
	found := f.promising() && f.offers() > f.offered[k] && f.attempt(f.cost())
	if !found && f.partial() {
		f.choose(func(x *span) bool { return x.was })
		f.cost()
		found = true
	}
	if found {
		f.rewrite()
	}
	f.occupy(true)
	f.clock++
	f.seen[k] = f.clock
	f.offered[k] = f.offers()
}

// offers counts the spans in memory that could be in a register.
func (f *refiner) offers() int32 {
	n := int32(0)
	for i := range f.spans {
		if x := &f.spans[i]; !x.in && x.reg != regalloc.NoReg {
			n++
		}
	}
	return n
}

// choose decides which spans are in registers.
func (f *refiner) choose(in func(*span) bool) {
	for i := range f.spans {
		f.spans[i].in = in(&f.spans[i])
	}
}

// attempt makes the best choice and reports whether it costs less than what is now.
func (f *refiner) attempt(now float64) bool { return f.solve() && f.cost() < now-1e-9*now }

// install replaces the moves of the values that were changed.
func (f *refiner) install() {
	s := f.s
	if !s.refined {
		return
	}
	s.instrMoves = slices.DeleteFunc(s.instrMoves, func(x move) bool {
		k := f.nth[x.VReg]
		return k >= 0 && f.changed[k]
	})
	for _, x := range f.movesAt {
		s.instrMoves = append(s.instrMoves, f.moves[x[0]:x[1]]...)
	}
}

// dies reports whether the value that operand o reads has no use afterwards.
func (s *solution) dies(o regalloc.OpID) bool { return s.uses.Op[o] == live.Never }
