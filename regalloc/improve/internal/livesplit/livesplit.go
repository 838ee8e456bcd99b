package livesplit

import (
	"cmp"
	"slices"

	"spillway/internal/mincut"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/improve/internal/locations"
)

// work is the budget of an improvement, in rows and arcs visited, per instruction and need at the start of a block.
const work = 12

// workAgain is the budget of the second round of an improvement, which finds little: one attempt in forty changes
// something, compared with nearly one in two in the first round.
const workAgain = 1

// A Splitter improves Results. It reuses its memory.
type Splitter struct {
	inputs
	lists   lists
	ends    blockEnds
	placed  placement
	cand    candidate
	turn    retries
	back    rejoining
	choices []choices // by class
}

// inputs are the arguments of a Splitter, embedded in its parts.
type inputs struct {
	m       *locations.Map
	p       *regalloc.Problem
	r       *regalloc.Result
	metric  regalloc.Metric
	lasting float64 // weight of a byte relative to the execution of an access, in addition to the metric
}

// lists are the uses and live blocks of candidates, which do not change.
type lists struct {
	*inputs

	order      []regalloc.VReg // by candidate
	nth        []int32         // by value: its number as a candidate, or -1
	worth      []float64       // by candidate's value: executions of its operands
	mentions   []mention       // operands of candidates, by block
	mentionsAt []int32         // by block: the first of its mentions; one more
	living     []liveThrough   // in the order of positions
	movable    []bool          // by edge
	useStart   []int32         // by candidate: index of the first in the lists below
	liveStart  []int32
	argStart   []int32
	useFill    []int32 // scratch: next index
	liveFill   []int32
	argFill    []int32
	uses       []use
	lives      []regalloc.BlockID
	args       []argument
	remats     []regalloc.BlockID // of the candidates that are rematerialized: where they would be alive at the start
	rematsAt   [][2]int32         // by candidate: its part of remats
	reached    []int32            // by block: the last candidate alive at its start, plus one
	early      []regalloc.InstrID // by operand of a candidate: its instruction if that has early results, or None
	bound      []bool             // by operand of a candidate: another operand or its instruction fixes its location
}

// blockEnds are the locations of block parameters and their arguments.
type blockEnds struct {
	*inputs

	paramReg  []regalloc.Reg // by position in Params: the register in which the block starts with it, or NoReg
	paramSlot []int32        // by position in Params: the slot in which the block starts with it, or -1
	argReg    []regalloc.Reg // by argument: the register in which the block ends with it, or NoReg
	argSlot   []int32        // by argument: a slot in which the block ends with it, or -1
}

// A placement is the current locations of the candidates.
type placement struct {
	*inputs

	holders []holder // of slots
	slots   []slot   // by slot: who is in it
	stays   []locations.Stay
	staysAt [][2]int32 // by candidate: its stays
	moves   []regalloc.InstrMove
	movesAt [][2]int32 // by candidate: its moves, if it was changed
	begun   int        // start of the present change in moves
	edges   []locations.EdgeMove
	edgesAt [][2]int32  // by candidate: its moves on edges that it lives through, if it was changed
	home    []int32     // by candidate: its slot, or -1
	now     []splitCost // by candidate: its current cost, without passing it to others and others to it
	changed []bool      // by candidate
	any     bool
	wants   []regalloc.BlockID // blocks in which candidates are in memory for lack of a register
	wantsAt [][2]int32         // by candidate: its part of needs
	open    regalloc.RegSet    // registers that are saved anyway
}

// A candidate is the value whose live range is being split, and the current choice.
type candidate struct {
	*inputs

	k       int32
	v       regalloc.VReg
	bytes   moveBytes // of its moves
	remat   bool      // it is rematerialized, and has no slot
	spans   []span
	group   []group
	inflows []inflow
	head    int     // the span in which it is defined
	param   bool    // it is a parameter
	first   []int32 // by block: its first span, if mark matches
	last    []int32 // by block: its last span
	mark    []int32 // by block: stamp of the candidate that has spans there
	stamp   int32
	stored  bool      // the choice: it is stored at its definition
	own     splitCost // cost of the choice, without passing it to others and others to it
	graph   mincut.Graph
}

// retries determine which candidates are worth another attempt.
type retries struct {
	*inputs

	seen    []int32           // by candidate: when its live range was split last
	touched []int32           // by block: when a value gave up a register there
	given   []regalloc.RegSet // by block: the units of the registers that values gave up there
	clock   int32
	offered []int32 // by candidate: how many spans in memory could have been in a register, or -1
	limit   int     // candidates that may still be changed, or negative
	fuel    int     // steps left
}

// rejoining is the state of Rejoin.
type rejoining struct {
	*inputs

	copyCost  []float64 // by value: the price of its copies; later, by candidate, per part of the live range
	ranked    []int32   // the candidates, most expensive first
	oldSpans  []span    // before the last expansion
	oldGroup  []group
	relocated []relocation // by the last expansion
	forms     splitCost    // the resulting growth of instructions
}

// Options configure an improvement.
type Options struct {
	regalloc.Options
	// Strict accepts any decrease of the metric, regardless of bytes that the metric does not price.
	Strict bool
}

// A mention is an operand of a candidate.
type mention struct {
	instr regalloc.InstrID
	op    regalloc.OpID
}

// A liveThrough is a block at whose start a candidate is needed that it does not define.
type liveThrough struct {
	k     int32
	block regalloc.BlockID
}

// A use is an operand that reads a candidate.
type use struct {
	pos   int32
	instr regalloc.InstrID
	op    regalloc.OpID
	late  bool
	dies  bool // the value has no use afterwards
}

// An argument is a point where a candidate flows into a parameter.
type argument struct {
	edge regalloc.EdgeID
	at   int32 // its number
	to   int32 // position in Params
}

// Improve changes r and its map m to reduce the cost of r under the metric, and reports whether it did.
func (f *Splitter) Improve(m *locations.Map, r *regalloc.Result, opts Options) bool {
	f.start(m, r, opts)
	if !f.lists.find(f.lists.findSpilled) {
		return false
	}
	f.index()
	for round := range 2 {
		if round > 0 {
			f.turn.fuel = min(f.turn.fuel, f.steps(workAgain))
		}
		for k := range f.lists.order {
			if round == 0 || f.disturbed(int32(k)) {
				f.value(int32(k))
			}
		}
	}
	f.install()
	return f.placed.any
}

// start makes r the Result to improve.
func (f *Splitter) start(m *locations.Map, r *regalloc.Result, opts Options) {
	f.placed.open, f.lasting = m.Used, lasting
	if opts.Strict {
		f.lasting = tieBreak
	}
	f.m, f.p, f.r, f.metric = m, m.P, r, opts.Price()
	in := &f.inputs
	f.lists.inputs, f.ends.inputs, f.placed.inputs, f.cand.inputs, f.turn.inputs, f.back.inputs = in, in, in, in, in, in
	f.turn.fuel, f.turn.limit = f.steps(work), opts.Fuel
	if f.turn.limit == 0 {
		f.turn.limit = -1
	}
	f.cand.stamp, f.turn.clock, f.placed.any = 0, 0, false
}

// steps returns a budget of each per instruction and need at the start of a block.
func (f *inputs) steps(each int) int { return each * (len(f.p.Instrs) + f.m.Size()) }

// find numbers the candidates, most used first, among the values that mark marks in nth.
func (f *lists) find(mark func() bool) bool {
	m, p := f.m, f.p
	f.nth, f.order = scratch.Zeroed(f.nth, len(p.VRegs)), f.order[:0]
	if !mark() {
		return false
	}
	f.exclude()
	for v, n := range f.nth {
		if n > 0 && (n == rematerialized) == (p.VRegs[v].Remat != regalloc.None) && !m.Shared[v] && m.DefIn[v] >= 0 {
			f.order = append(f.order, regalloc.VReg(v))
		}
		f.nth[v] = -1
	}
	if len(f.order) == 0 {
		return false
	}
	for k, v := range f.order {
		f.nth[v] = int32(k)
	}
	f.weigh()
	slices.SortStableFunc(f.order, func(a, b regalloc.VReg) int { return cmp.Compare(f.worth[b], f.worth[a]) })
	for k, v := range f.order {
		f.nth[v] = int32(k)
	}
	return true
}

// findSpilled marks the values that are in a slot or rematerialized somewhere, and reports whether there are any.
func (f *lists) findSpilled() bool {
	for k := range f.m.Slots {
		f.nth[f.m.Slots[k].VReg] = 1
	}
	return f.findRemats() || len(f.m.Slots) > 0
}

// weigh lists the operands of the candidates, and counts how often those of each are executed.
func (f *lists) weigh() {
	p := f.p
	f.worth = scratch.Zeroed(f.worth, len(p.VRegs))
	f.mentions, f.mentionsAt = f.mentions[:0], scratch.Sized(f.mentionsAt, len(p.Blocks)+1)
	for b := range p.Blocks {
		blk := &p.Blocks[b]
		for _, v := range p.BlockParams(regalloc.BlockID(b)) {
			f.worth[v] += blk.Freq
		}
		f.mentionsAt[b] = int32(len(f.mentions))
		for i := blk.Instrs[0]; i < blk.Instrs[1]; i++ {
			r := p.Instrs[i].Operands
			for o := r[0]; o < r[1]; o++ {
				if v := p.Operands[o].VReg; f.nth[v] >= 0 {
					f.worth[v] += blk.Freq
					f.mentions = scratch.Push(f.mentions, mention{i, o})
				}
			}
		}
	}
	f.mentionsAt[len(p.Blocks)] = int32(len(f.mentions))
}

// mentionsIn returns the operands of candidates in b.
func (f *lists) mentionsIn(b regalloc.BlockID) []mention {
	return f.mentions[f.mentionsAt[b]:f.mentionsAt[b+1]]
}

// exclude excludes values live where moves cannot be placed, those in operands that are allocated jointly, and those
// of unreachable blocks, whose uses may precede definitions.
func (f *lists) exclude() {
	m, p := f.m, f.p
	f.movable = p.AppendMovable(f.movable[:0])
	for e := range p.Edges {
		if f.movable[e] {
			continue
		}
		f.drop(p.Edges[e].To)
		for _, v := range p.EdgeArgs(regalloc.EdgeID(e)) {
			f.nth[v] = 0
		}
	}
	for b := range p.Blocks {
		if !m.Flow.RPO.IsReachable(int32(b)) {
			f.drop(regalloc.BlockID(b))
			e0, e1 := p.Succs(regalloc.BlockID(b))
			for e := e0; e < e1; e++ {
				f.drop(p.Edges[e].To)
				for _, v := range p.EdgeArgs(e) {
					f.nth[v] = 0
				}
			}
		}
		blk := &p.Blocks[b]
		for i := blk.Instrs[0]; i < blk.Instrs[1]; i++ {
			f.excludeOperands(i, blk.LastSplit)
		}
	}
}

// drop removes the needs at the start of b.
func (f *lists) drop(b regalloc.BlockID) {
	for _, x := range f.m.In(b) {
		f.nth[x.VReg] = 0
	}
	for _, v := range f.p.BlockParams(b) {
		f.nth[v] = 0
	}
}

// excludeOperands excludes the values of operands of instruction i that cannot be moved individually: after last, the
// last split point, in tuples, and in slots of a copy, a tied pair or a late use.
func (f *lists) excludeOperands(i, last regalloc.InstrID) {
	in := &f.p.Instrs[i]
	move := in.Flags&regalloc.FlagMove != 0
	for o := in.Operands[0]; o < in.Operands[1]; o++ {
		op := &f.p.Operands[o]
		inSlot := f.r.Locs[o].Kind() == regalloc.SlotLoc
		if op.Role == regalloc.Use && f.r.Locs[o] == regalloc.Recomputed {
			f.nth[op.VReg] = 0 // it is part of the instruction
		}
		late := i > last || i == last && op.Role != regalloc.Use
		pinned := inSlot && (move || op.Pos == regalloc.Late && op.Role == regalloc.Use || op.Constraint == regalloc.TiedTo)
		if late || pinned || move && f.nth[op.VReg] == copied || op.Constraint == regalloc.Anywhere || op.Constraint == regalloc.InGroup {
			f.nth[op.VReg] = 0
		}
		if inSlot && op.Constraint == regalloc.TiedTo {
			f.nth[f.p.Operands[in.Operands[0]+regalloc.OpID(op.Tied)].VReg] = 0
		}
	}
}

func (f *lists) usesOf(k int32) []use { return f.uses[f.useStart[k]:f.useStart[k+1]] }
func (f *lists) livesOf(k int32) []regalloc.BlockID {
	if x := f.rematsAt[k]; f.isRemat(f.order[k]) {
		return f.remats[x[0]:x[1]]
	}
	return f.lives[f.liveStart[k]:f.liveStart[k+1]]
}
func (f *lists) argsOf(k int32) []argument { return f.args[f.argStart[k]:f.argStart[k+1]] }

// staysOf returns the stays of the current candidate.
func (f *Splitter) staysOf() []locations.Stay {
	x := f.placed.staysAt[f.cand.k]
	return f.placed.stays[x[0]:x[1]]
}

// disturbed reports whether another value gave up a register that candidate k could be in, in a block in
// which k found none when it was split last.
func (f *Splitter) disturbed(k int32) bool {
	units := f.choices[f.p.VRegs[f.lists.order[k]].Class].units
	return slices.ContainsFunc(f.placed.wants[f.placed.wantsAt[k][0]:f.placed.wantsAt[k][1]], func(b regalloc.BlockID) bool {
		return f.turn.touched[b] > f.turn.seen[k] && !f.turn.given[b].Intersect(units).Empty()
	})
}

// give records that the current candidate gives up l, a register, in b.
func (f *retries) give(b regalloc.BlockID, l regalloc.Loc) {
	f.touched[b] = f.clock
	f.given[b] = f.given[b].Union(f.p.Machine.Regs[l.Reg()].Units)
}

// want records the blocks in which the current candidate is in memory for lack of a register.
func (f *Splitter) want() {
	from := len(f.placed.wants)
	for i := range f.cand.spans {
		x := &f.cand.spans[i]
		if !x.in && x.reg == regalloc.NoReg && (len(f.placed.wants) == from || f.placed.wants[len(f.placed.wants)-1] != x.block) {
			f.placed.wants = scratch.Push(f.placed.wants, x.block)
		}
	}
	f.placed.wantsAt[f.cand.k] = [2]int32{int32(from), int32(len(f.placed.wants))}
}

// value splits the live range of candidate k again.
func (f *Splitter) value(k int32) {
	if f.turn.fuel < 0 || f.turn.limit == 0 || f.placed.home[k] < 0 {
		return
	}
	f.divide(k)
	if f.madeForOne() {
		f.look()
		if f.cand.offers() > max(0, f.turn.offered[k]) {
			f.turn.fuel -= ofOneSpan
		}
	} else {
		f.survey()
		if offers := f.cand.offers(); (offers > f.turn.offered[k] || !f.settled()) && f.cheaper(offers) {
			if f.ownSlot() {
				f.turn.limit--
				f.rewrite()
			} else {
				f.placed.home[k] = -1
			}
		}
		f.occupy(true)
	}
	f.turn.clock++
	f.turn.seen[k] = f.turn.clock
	f.turn.offered[k] = f.cand.offers()
	f.want()
}

// divide makes candidate k the current one and divides its live range.
func (f *Splitter) divide(k int32) {
	f.cand.k = k
	f.cand.setValue(f.lists.order[k])
	f.split()
}

// survey determines where the current candidate is and could be, with its own registers removed from the rows, and
// selects the current choice.
func (f *Splitter) survey() {
	f.cand.link()
	f.occupy(false)
	f.look()
	f.cand.choose(func(x *span) bool { return x.was })
}

// settled reports whether the current candidate, which flows neither into nor from other values, was found to be
// optimal and has gained no span that could be in a register.
func (f *Splitter) settled() bool {
	return f.turn.offered[f.cand.k] >= 0 && !f.placed.changed[f.cand.k] && len(f.lists.argsOf(f.cand.k)) == 0 && f.m.Index[f.cand.v] < 0
}

// cheaper selects a choice that costs less than the current one, and reports whether there is one; offers is the number
// of spans in memory that could be in a register.
func (f *Splitter) cheaper(offers int32) bool {
	now := f.total(f.placed.now[f.cand.k], f.pairs())
	return f.cand.promising() && offers > f.turn.offered[f.cand.k] && f.attempt(now) || f.unchanged(now)
}

// offers counts the spans in memory that could be in a register.
func (f *candidate) offers() int32 {
	n := int32(0)
	for i := range f.spans {
		if x := &f.spans[i]; !x.in && x.reg != regalloc.NoReg {
			n++
		}
	}
	return n
}

// choose decides which spans are in registers.
func (f *candidate) choose(in func(*span) bool) {
	for i := range f.spans {
		f.spans[i].in = in(&f.spans[i])
	}
}

// attempt selects the best choice and reports whether it costs less than the current one. The current choice itself is
// left to unchanged.
func (f *Splitter) attempt(now splitCost) bool {
	return f.solve() && f.cand.differs() && f.better(f.cost(), now)
}

// differs reports whether the choice differs from the original one.
func (f *candidate) differs() bool {
	for i := range f.spans {
		if x := &f.spans[i]; x.in != x.was {
			return true
		}
	}
	return false
}

// unchanged keeps the spans that are in registers now and reports whether that is better: the value may leave
// registers sooner, or be stored at its definition.
func (f *Splitter) unchanged(now splitCost) bool {
	f.cand.choose(func(x *span) bool { return x.was })
	next := f.cost()
	return f.better(next, now) || f.partial() && !f.better(now, next)
}
