package outssa

import (
	"math"
	"slices"

	"spillway/cfg"
	"spillway/internal/disjoint"
	"spillway/internal/scratch"
	"spillway/live"
	"spillway/regalloc"
)

// Options choose how a Problem leaves SSA form; the zero value is the production default.
type Options struct {
	// KeepCopies leaves every copy where it was put.
	KeepCopies bool
	// Fuel bounds the number of copies that are removed, to bisect a wrong one; 0 is no bound.
	Fuel int
}

// A Lowered is a Problem out of SSA form and its relation to the original.
type Lowered struct {
	Problem  *regalloc.Problem
	Original *regalloc.Problem
	// VReg is, by register of the original, the lowered register it became.
	VReg []regalloc.VReg
	Flow *cfg.Info  // of both Problems
	Live *live.Sets // of Problem

	member []regalloc.VReg // by lowered register: one original register of those it stands for
	origin []origin        // by lowered instruction
	pairs  int             // in copies
}

// An origin says what a lowered instruction was: the original instruction with
// this number, or, less than zero, a copy before the one that is its complement.
type origin regalloc.InstrID

// copyBefore returns the origin of a copy before original instruction i.
func copyBefore(i regalloc.InstrID) origin { return origin(^i) }

// instr returns the original instruction, or that before which the copy stands.
func (o origin) instr() regalloc.InstrID { return regalloc.InstrID(max(o, ^o)) }

func (o origin) isCopy() bool { return o < 0 }

// Lower translates p. A Problem that is not in SSA form only has its copies
// removed. The error is about two critical edges between the same blocks that
// pass different arguments: nowhere can their copies stand.
func Lower(p *regalloc.Problem, opts Options) (*Lowered, error) {
	return new(Workspace).Lower(p, opts)
}

// A Workspace is memory for translations. What Lower returns is valid until it
// is called again.
type Workspace struct{ l lowerer }

// Lower is the function of that name in this workspace.
func (ws *Workspace) Lower(p *regalloc.Problem, opts Options) (*Lowered, error) {
	l := &ws.l
	l.p, l.opts = p, opts
	f := l.cfg.Analyze(p)
	if err := l.place(f.Flow); err != nil {
		return nil, err
	}
	l.order = p.AppendByInstr(l.order[:0])
	l.leader = disjoint.Singletons(l.leader, len(l.vregs))
	l.findCandidates()
	l.emit()
	sets := l.live.Compute(&l.q, f.Flow)
	if !opts.KeepCopies && len(l.candidates) > 0 {
		l.coalesce(f, sets)
	}
	l.name()
	sets.Rename(l.names)
	pairs := l.finish()
	l.out = Lowered{
		Problem: &l.q, Original: p, VReg: l.names[:len(p.VRegs)], Flow: f, Live: sets,
		member: l.member, origin: l.origin, pairs: pairs,
	}
	return &l.out, nil
}

// lowerer holds one translation.
type lowerer struct {
	p    *regalloc.Problem // input
	opts Options
	cfg  cfg.Workspace
	live live.Workspace

	vregs   []regalloc.VRegInfo // original registers, then temporaries
	members []regalloc.VReg     // by register: itself, or a temporary's parameter
	copies  [2]copies           // at the starts of blocks, and at their ends
	edges   edgeCopies
	dead    []bool             // by position in Params: no instruction gets to see its value, and it gets no copies
	order   []regalloc.BlockID // in the order of their instructions

	coalescer // which registers become one

	names  []regalloc.VReg     // by register: its name in the outcome
	infos  []regalloc.VRegInfo // by name
	member []regalloc.VReg     // by name: the least original register of those it stands for

	q      regalloc.Problem // the outcome
	origin []origin
	out    Lowered
}

// A pairOf is one copy of a parallel copy.
type pairOf struct{ dst, src regalloc.VReg }

// copies holds a parallel copy for each block.
type copies struct {
	pairs []pairOf
	of    [][2]int32 // by block: range of pairs
}

// Where copies stand in a block.
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
	c.pairs = append(c.pairs, x)
}

// in returns the copy of b.
func (c *copies) in(b regalloc.BlockID) []pairOf { return c.pairs[c.of[b][0]:c.of[b][1]] }

// emit writes the Problem with all copies, and the registers' original names.
func (l *lowerer) emit() {
	p, q := l.p, &l.q
	*q = regalloc.Problem{
		Name: p.Name, Machine: p.Machine, Reserved: p.Reserved,
		Blocks: append(q.Blocks[:0], p.Blocks...), Edges: append(q.Edges[:0], p.Edges...),
		OpNames: append(append(q.OpNames[:0], p.OpNames...), "copy", "same"),
		VRegs:   l.vregs,
		Instrs:  slices.Grow(q.Instrs[:0], len(p.Instrs)+2*len(p.Blocks)), Operands: slices.Grow(q.Operands[:0], len(p.Operands)+2*len(p.Args)),
	}
	l.origin = slices.Grow(l.origin[:0], cap(q.Instrs))
	for _, b := range l.order {
		l.block(b)
	}
	for e := range q.Edges {
		q.Edges[e].Args = [2]int32{}
	}
}

func (l *lowerer) block(b regalloc.BlockID) {
	p, q := l.p, &l.q
	blk := &q.Blocks[b]
	first, end := p.InstrRange(b)
	start := regalloc.InstrID(len(q.Instrs))
	l.copy(l.copies[atStart].in(b), first)
	for i := first; i < end; i++ {
		if i == p.Blocks[b].LastSplit {
			l.copy(l.copies[atEnd].in(b), i)
			blk.LastSplit = regalloc.InstrID(len(q.Instrs))
		}
		in := p.Instrs[i]
		at := regalloc.OpID(len(q.Operands))
		q.Operands = append(q.Operands, p.Operands[in.Operands[0]:in.Operands[1]]...)
		in.Operands = [2]regalloc.OpID{at, regalloc.OpID(len(q.Operands))}
		q.Instrs = append(q.Instrs, in)
		l.origin = append(l.origin, origin(i))
	}
	blk.Instrs, blk.Params = [2]regalloc.InstrID{start, regalloc.InstrID(len(q.Instrs))}, [2]int32{}
}

// copy emits a parallel copy before original instruction i.
func (l *lowerer) copy(pairs []pairOf, i regalloc.InstrID) {
	if len(pairs) == 0 {
		return
	}
	q, first := &l.q, regalloc.OpID(len(l.q.Operands))
	for _, c := range pairs {
		o := regalloc.Operand{VReg: c.src, Class: q.VRegs[c.src].Class, Const: regalloc.NoAlt}
		if q.VRegs[c.src].Remat != regalloc.None {
			o.Const = 0
		}
		q.Operands = append(q.Operands, o)
	}
	for _, c := range pairs {
		q.Operands = append(q.Operands, regalloc.Operand{
			VReg: c.dst, Role: regalloc.Def, Pos: regalloc.Late, Class: q.VRegs[c.dst].Class, Const: regalloc.NoAlt,
		})
	}
	q.Instrs = append(q.Instrs, regalloc.Instr{
		Op: int32(len(q.OpNames)) - 2, Flags: regalloc.FlagMove, MemLimit: math.MaxUint8,
		Operands: [2]regalloc.OpID{first, regalloc.OpID(len(q.Operands))},
	})
	l.origin = append(l.origin, copyBefore(i))
}
