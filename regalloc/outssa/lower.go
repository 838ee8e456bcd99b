package outssa

import (
	"math"

	"spillway/cfg"
	"spillway/internal/disjoint"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// Options configure SSA destruction; the zero value is the production default.
type Options struct {
	// Method decides which copies are made and which registers are coalesced; nil is the default.
	Method *Method
	// Explicit also puts copies at pins, where a value must be in a particular register or in that of a result, and
	// leaves the necessary ones in the outcome. Otherwise the allocator handles pins. Tuples are always left to it.
	Explicit bool
	// Pins, of a Problem in SSA form, replace those of Collect if the method, or Explicit, uses pins.
	Pins *Pins
	// Again runs aggressive coalescing on an interference graph after the method.
	Again bool
	// KeepCopies disables coalescing.
	KeepCopies bool
	// Fuel bounds the number of copies that are removed, to bisect a wrong one; 0 is unlimited.
	Fuel int
}

// A Lowered is a Problem out of SSA form and its relation to the original.
type Lowered struct {
	Problem  *regalloc.Problem
	Original *regalloc.Problem
	// VReg maps registers of the original to lowered registers.
	VReg []regalloc.VReg
	Flow *cfg.Info  // of both Problems
	Live *live.Sets // of Problem

	member []regalloc.VReg // by lowered register: one original register of those it stands for
	origin []origin        // by lowered instruction
	pairs  int             // in copies
}

// An origin is the original of a lowered instruction: the original instruction with this number, or, less than zero, a
// copy before the one that is its complement.
type origin regalloc.InstrID

// copyBefore returns the origin of a copy before original instruction i.
func copyBefore(i regalloc.InstrID) origin { return origin(^i) }

// instr returns the original instruction, or that before which the copy is.
func (o origin) instr() regalloc.InstrID { return regalloc.InstrID(max(o, ^o)) }

func (o origin) isCopy() bool { return o < 0 }

// Lower translates p. For a Problem that is not in SSA form it only coalesces copies, as Frequency does. Errors are
// two critical edges between the same blocks that pass different arguments, for which there is no place for copies,
// and incorrect Options.Pins.
func Lower(p *regalloc.Problem, opts Options) (*Lowered, error) {
	return new(Workspace).Lower(p, opts)
}

// A Workspace is memory for translations. The result of Lower is valid until the next call.
type Workspace struct{ l lowerer }

// Flow returns the flow graph of the Problem that Lower was last called with, and of its outcome.
// It is valid until Lower is called again.
func (ws *Workspace) Flow() *cfg.Info { return ws.l.flow }

// Lower is the function of that name in this workspace.
func (ws *Workspace) Lower(p *regalloc.Problem, opts Options) (*Lowered, error) {
	l := &ws.l
	l.p, l.opts, l.fuel = p, opts, opts.Fuel
	if l.tied.method = opts.Method; l.tied.method == nil {
		l.tied.method = Default
	}
	if !p.SSA {
		l.tied.method, l.opts.Explicit = Frequency, false
	}
	if err := l.pin(); err != nil {
		return nil, err
	}
	f := l.cfg.Analyze(p)
	l.flow = f
	if err := l.place(f.Flow); err != nil {
		return nil, err
	}
	l.inserted.order = p.AppendByInstr(l.inserted.order[:0])
	l.emit()
	sets := l.live.Compute(&l.outcome.q, f.Flow)
	l.sets = sets
	l.leader = disjoint.Singletons(l.leader, len(l.inserted.vregs))
	if !opts.KeepCopies && (len(l.candidates) > 0 || l.tied.pins != nil) {
		l.coalesce(f, sets)
	}
	l.webs()
	l.name()
	simple := l.tied.pins == nil && !l.tied.method.values && !l.tied.method.graph && !opts.Again
	if simple {
		sets.Rename(l.outcome.names)
	}
	pairs := l.finish()
	if !simple {
		sets = l.live.Compute(&l.outcome.q, f.Flow)
	}
	l.outcome.out = Lowered{
		Problem: &l.outcome.q, Original: p, VReg: l.outcome.names[:len(p.VRegs)], Flow: f, Live: sets,
		member: l.outcome.member, origin: l.outcome.origin, pairs: pairs,
	}
	return &l.outcome.out, nil
}

// pin finds the pins, if the method or the caller needs them.
func (l *lowerer) pin() error {
	switch {
	case l.opts.KeepCopies && !l.opts.Explicit || !l.tied.method.pins && !l.opts.Explicit:
		l.tied.pins = nil
	case l.opts.Pins != nil:
		if errs := l.opts.Pins.Verify(l.p); len(errs) > 0 {
			return errs[0]
		}
		l.tied.pins = l.opts.Pins
	default:
		l.tied.pins = l.tied.collected.collect(l.p)
	}
	return nil
}

// lowerer holds one translation.
type lowerer struct {
	p    *regalloc.Problem // input
	opts Options
	fuel int // joinings left; 0 is not a bound
	cfg  cfg.Workspace
	live live.Workspace

	// value is, by register, of which it is a copy that we made, or itself. Copies of the
	// Problem itself make new values: whoever proves a Result does not know them to be equal
	// any more when one of them is overwritten with the other.
	value []regalloc.VReg
	block regalloc.BlockID
	flow  *cfg.Info
	sets  *live.Sets      // of the Problem with all copies
	web   []regalloc.VReg // by register: disjoint sets of those that get one name
	ofWeb []regalloc.VReg // memory for it

	coalescer // which registers become one
	graph     graph
	affinity  affinities
	mark      marker

	inserted insertion
	tied     pinning
	sequence sequencing
	outcome  outcome
}

// insertion is the Problem with temporaries, and the copies between them.
type insertion struct {
	vregs   []regalloc.VRegInfo // original registers, then temporaries
	members []regalloc.VReg     // by register: itself, or a temporary's parameter
	copies  [2]copies           // at the starts of blocks, and at their ends
	edges   edgeCopies
	dead    []bool             // by position in Params: no instruction gets to see its value, and it gets no copies
	order   []regalloc.BlockID // in the order of their instructions
}

// pinning says which registers are to have one name.
type pinning struct {
	method     *Method
	pins       *Pins // nil: copies are on edges only
	collected  Pins
	resource   []Resource // with pins, by register: what it is pinned to
	dissolving bool       // pins do not matter any more, but values do
}

// sequencing puts parallel copies in sequence.
type sequencing struct {
	behind  []pairOf // copies of the results of the instruction before
	before  []pairOf // copies of the operands of the next one
	pending []pairOf // copies at the end of a block that go round in circles
	left    []bool   // by copy at the end of a block: it is not in sequence yet
	// A parallel copy in sequence.
	moved  []regalloc.Operand // all sources, then all targets
	reads  []int32            // by name, or by register: how many pairs read it
	writer []int32            // by name, or by register: which pair writes it, or less than zero
	ready  []int32            // pairs in sequence
	// written is, by name, the last copy that was seen to write it, plus one.
	written []regalloc.InstrID
}

// outcome is the Problem without the copies that are not needed.
type outcome struct {
	names    []regalloc.VReg     // by register: its name in the outcome
	infos    []regalloc.VRegInfo // by name
	member   []regalloc.VReg     // by name: the least original register of those it stands for
	q        regalloc.Problem    // the outcome
	operands []regalloc.Operand
	origin   []origin
	out      Lowered
}

// A pairOf is one copy of a parallel copy.
type pairOf struct {
	dst, src regalloc.VReg
	kind     kind
	param    int32 // position in Params: for which parameter it is, if any
}

// kind says what a copy is for.
type kind uint8

const (
	moveCopy  kind = iota // an instruction of the Problem
	edgeCopy              // of an argument
	paramCopy             // of a temporary to the parameter that it stands for
	useCopy               // to where an operand is pinned
	defCopy               // from where a result is pinned
)

// copies holds a parallel copy for each block.
type copies struct {
	pairs []pairOf
	of    [][2]int32 // by block: range of pairs
}

// Where copies are in a block.
const (
	atStart = iota
	atEnd
)

func (c *copies) reset(blocks int) {
	c.pairs, c.of = c.pairs[:0], scratch.Zeroed(c.of, blocks)
}

// add appends to the copy of b, which is the last or has none so far.
func (c *copies) add(b regalloc.BlockID, x pairOf) {
	n := int32(len(c.pairs))
	if r := &c.of[b]; r[0] == r[1] {
		*r = [2]int32{n, n + 1}
	} else {
		r[1] = n + 1
	}
	c.pairs = scratch.Push(c.pairs, x)
}

// in returns the copy of b.
func (c *copies) in(b regalloc.BlockID) []pairOf { return c.pairs[c.of[b][0]:c.of[b][1]] }

// emit writes the Problem with all copies, and the registers' original names.
func (l *lowerer) emit() {
	p, q := l.p, &l.outcome.q
	*q = regalloc.Problem{
		Name: p.Name, Machine: p.Machine, Reserved: p.Reserved,
		Blocks: append(q.Blocks[:0], p.Blocks...), Edges: append(q.Edges[:0], p.Edges...),
		OpNames: append(append(q.OpNames[:0], p.OpNames...), "copy", "same"),
		VRegs:   l.inserted.vregs,
		Instrs:  scratch.Room(q.Instrs[:0], len(p.Instrs)+2*len(p.Blocks)), Operands: scratch.Room(q.Operands[:0], len(p.Operands)+2*len(p.Args)),
	}
	l.outcome.origin = scratch.Room(l.outcome.origin[:0], cap(q.Instrs))
	l.candidates, l.sequence.behind = l.candidates[:0], l.sequence.behind[:0]
	for _, b := range l.inserted.order {
		l.emitBlock(b)
	}
	q.VRegs = l.inserted.vregs
	for e := range q.Edges {
		q.Edges[e].Args = [2]int32{}
	}
}

func (l *lowerer) emitBlock(b regalloc.BlockID) {
	l.block = b
	p, q := l.p, &l.outcome.q
	blk := &q.Blocks[b]
	first, end := p.InstrRange(b)
	start := regalloc.InstrID(len(q.Instrs))
	l.copy(l.inserted.copies[atStart].in(b), first)
	for i := first; i < end; i++ {
		last := p.Blocks[b].LastSplit
		if len(l.sequence.behind) > 0 {
			l.copy(l.sequence.behind, i)
			l.sequence.behind = l.sequence.behind[:0]
		}
		if i == last {
			l.copyAtEnd(l.inserted.copies[atEnd].in(b), i)
		}
		ops := p.Operands[p.Instrs[i].Operands[0]:p.Instrs[i].Operands[1]]
		if l.tied.pins != nil {
			l.pinned(i, i <= last, i < last)
			ops = l.outcome.operands
			l.copy(l.sequence.before, i)
		}
		if i == last {
			blk.LastSplit = regalloc.InstrID(len(q.Instrs))
		}
		in := p.Instrs[i]
		at := regalloc.OpID(len(q.Operands))
		q.Operands = append(q.Operands, ops...)
		in.Operands = [2]regalloc.OpID{at, regalloc.OpID(len(q.Operands))}
		q.Instrs = append(q.Instrs, in)
		l.outcome.origin = append(l.outcome.origin, origin(i))
		if in.Flags&regalloc.FlagMove != 0 && len(ops) == 2 && free(&ops[0]) && free(&ops[1]) {
			l.candidate(pairOf{ops[1].VReg, ops[0].VReg, moveCopy, -1})
		}
	}
	blk.Instrs, blk.Params = [2]regalloc.InstrID{start, regalloc.InstrID(len(q.Instrs))}, [2]int32{}
}

// copy emits a parallel copy before original instruction i.
func (l *lowerer) copy(pairs []pairOf, i regalloc.InstrID) {
	if len(pairs) == 0 {
		return
	}
	q, first := &l.outcome.q, regalloc.OpID(len(l.outcome.q.Operands))
	for _, c := range pairs {
		o := regalloc.Operand{VReg: c.src, Class: l.inserted.vregs[c.src].Class, Const: regalloc.NoAlt}
		if l.inserted.vregs[c.src].Remat != regalloc.None {
			o.Const = 0
		}
		q.Operands = append(q.Operands, o)
	}
	for _, c := range pairs {
		q.Operands = append(q.Operands, regalloc.Operand{
			VReg: c.dst, Role: regalloc.Def, Pos: regalloc.Late, Class: l.inserted.vregs[c.dst].Class, Const: regalloc.NoAlt,
		})
	}
	q.Instrs = append(q.Instrs, regalloc.Instr{
		Op: int32(len(q.OpNames)) - 2, Flags: regalloc.FlagMove, MemLimit: math.MaxUint8,
		Operands: [2]regalloc.OpID{first, regalloc.OpID(len(q.Operands))},
	})
	l.outcome.origin = append(l.outcome.origin, copyBefore(i))
	for _, c := range pairs {
		l.candidate(c)
	}
	n := room(regalloc.InstrID(len(pairs)))
	if extra := int(n) - (len(pairs) - 1); extra > 0 {
		q.Operands = append(q.Operands, make([]regalloc.Operand, 2*extra)...)
	}
	for range n { // room for a sequence
		at := regalloc.OpID(len(q.Operands))
		q.Instrs = append(q.Instrs, regalloc.Instr{Op: int32(len(q.OpNames)) - 2, Flags: regalloc.FlagMove, Operands: [2]regalloc.OpID{at, at}})
		l.outcome.origin = append(l.outcome.origin, copyBefore(i))
	}
}

// copyAtEnd emits the copies at the end of a block: one, or, if the method needs it so, a
// sequence of copies of single values, and one of those that go round in circles.
func (l *lowerer) copyAtEnd(pairs []pairOf, i regalloc.InstrID) {
	if !l.tied.method.sequential {
		l.copy(pairs, i)
		return
	}
	n := len(pairs)
	l.sequence.reads, l.sequence.writer = scratch.Sized(l.sequence.reads, len(l.inserted.vregs)), scratch.Sized(l.sequence.writer, len(l.inserted.vregs))
	for _, x := range pairs {
		l.sequence.reads[x.src], l.sequence.writer[x.src] = 0, -1
		l.sequence.reads[x.dst], l.sequence.writer[x.dst] = 0, -1
	}
	for k, x := range pairs {
		if x.dst != x.src {
			l.sequence.reads[x.src]++
		}
		l.sequence.writer[x.dst] = int32(k)
	}
	left := scratch.Filled(l.sequence.left, n, true)
	l.sequence.left = left
	for k, done := 0, 0; done < n; done++ {
		for k < n && (!left[k] || l.sequence.reads[pairs[k].dst] > 0) {
			k++
		}
		if k == n { // what is left goes round in circles
			break
		}
		x := pairs[k]
		left[k] = false
		if x.dst == x.src {
			continue
		}
		l.copy(pairs[k:k+1], i)
		if l.sequence.reads[x.src]--; l.sequence.reads[x.src] == 0 && l.sequence.writer[x.src] >= 0 {
			k = min(k, int(l.sequence.writer[x.src]))
		}
	}
	l.sequence.pending = l.sequence.pending[:0]
	for k, x := range pairs {
		if left[k] {
			l.sequence.pending = append(l.sequence.pending, x)
		}
	}
	l.copy(l.sequence.pending, i)
}

// pinned takes instruction i apart from what it is pinned to: temporaries stand for
// its pinned operands in operands, before and after have the copies to and from
// them, as far as copies may be placed there.
func (l *lowerer) pinned(i regalloc.InstrID, uses, defs bool) {
	at := l.p.Instrs[i].Operands[0]
	l.outcome.operands = append(l.outcome.operands[:0], l.p.Ops(i)...)
	l.sequence.before = l.sequence.before[:0]
	for k := range l.outcome.operands {
		o := &l.outcome.operands[k]
		switch {
		case o.Role == regalloc.Use:
			if r := l.tied.pins.Use[int(at)+k]; uses && r != Unpinned {
				o.VReg = l.useAt(o.VReg, r)
			}
		case l.tied.pins.Def[o.VReg] == Virtual(o.VReg) && l.opts.Pins == nil:
			l.tied.resource[o.VReg] = Virtual(o.VReg)
		case defs && l.tied.pins.Def[o.VReg] != Unpinned:
			d := l.temp(o.VReg, l.tied.pins.Def[o.VReg])
			l.sequence.behind = append(l.sequence.behind, pairOf{o.VReg, d, defCopy, -1})
			l.value[o.VReg] = d
			o.VReg = d
		}
	}
}

// useAt returns a copy of v for an operand that is pinned to r.
func (l *lowerer) useAt(v regalloc.VReg, r Resource) regalloc.VReg {
	if _, ok := r.Reg(); ok {
		for _, c := range l.sequence.before {
			if c.src == v && l.tied.resource[c.dst] == r {
				return c.dst
			}
		}
	}
	u := l.temp(v, r)
	l.sequence.before = append(l.sequence.before, pairOf{u, v, useCopy, -1})
	l.value[u] = v
	return u
}

// temp returns a new register like v, pinned to r.
func (l *lowerer) temp(v regalloc.VReg, r Resource) regalloc.VReg {
	t := regalloc.VReg(len(l.inserted.vregs))
	l.inserted.vregs = append(l.inserted.vregs, regalloc.VRegInfo{Class: l.inserted.vregs[v].Class, Remat: regalloc.None})
	l.inserted.members = append(l.inserted.members, l.inserted.members[v])
	l.value = append(l.value, t)
	if l.tied.pins != nil {
		l.tied.resource = append(l.tied.resource, r)
	}
	return t
}
