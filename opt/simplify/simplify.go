package simplify

import (
	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/target"
)

// Func simplifies f, which is legal for t, without adding constants in memory. Linear in f, except for sorting.
func Func(f *ir.Func, t *target.Target) { new(Workspace).Func(f, t) }

// Constants provides 16-byte constants in memory. It is safe for concurrent use.
type Constants interface {
	// Constant returns the variable in f's module, aligned to 16 bytes, that holds bits, lowest word first.
	Constant(f *ir.Func, bits [2]uint64) *ir.Global
}

// A Workspace is memory reused by one goroutine. The zero value is ready.
type Workspace struct {
	Constants Constants // or nil, to add no constants in memory
	s         simplifier
}

// Func simplifies f, which is legal for t, in this workspace.
func (ws *Workspace) Func(f *ir.Func, t *target.Target) {
	s := &ws.s
	s.f, s.t, s.word, s.constants = f, t, ir.Int(8*t.Layout.MaxIntBytes), ws.Constants
	s.flow.changed(f)
	s.remember()
	s.narrow()
	s.forgetChanged()
	s.congruent()
	s.countUses()
	if s.overflows() {
		s.countUses()
	}
	s.fold()
	s.forgetInexact()
	s.redirect(s.replaced)
	s.sweep()
	s.remember()
	s.gather()
	s.redirect(s.replaced)
	s.forgetChanged()
	s.bypass()
	s.extend()
	s.split()
	s.decided()
	s.flow.changed(f)
	if !f.Attrs.MinSize {
		s.mergeCounters()
		s.hoist()
		s.countDown()
	}
	s.pairDivisions()
	s.lower()
	s.sink()
	s.mergeStores()
	s.anchor()
	s.gatherEdges()
	s.sweep()
	s.countUses()
	s.longProducts()
	s.loadArguments()
	s.forget()
}

// forget drops references to the function, so that the reused memory does not retain it.
func (s *simplifier) forget() {
	clear(s.repl)
	clear(s.work[:min(cap(s.work), s.f.NumValues())])
	clear(s.seen.table)
	clear(s.clones.copy)
	clear(s.extending.of)
	clear(s.extending.low)
	clear(s.extending.gone)
	clear(s.lowering.users)
	clear(s.divisions[:cap(s.divisions)])
	clear(s.congruents[:cap(s.congruents)])
	s.reducing.forget()
	clear(s.out[:cap(s.out)])
	clear(s.order[:cap(s.order)])
	s.flow.forget()
	s.f, s.block, s.gathering.made = nil, nil, nil
}

// simplifier is the working state of Func.
type simplifier struct {
	// inputs
	f    *ir.Func
	t    *target.Target
	word *ir.Type // the widest integer

	constants Constants // or nil
	rewriting

	// reusable memory of the phases
	needed     []bool      // of sweep
	congruents []*ir.Block // of congruent
	work       []*ir.Value
	narrowing  narrower
	gathering  gatherer
	extending  extender
	splitting  splitter
	divisions  []division // of pairDivisions
	lowering   lowerer
	loaded     []int32 // of loadArguments, by value: one-based index of a load in its block; -1 if it moves
	merging    counterMerger
	reducing   reducer

	sinking  sinking
	hoisting hoisting
	bits     knownBits
}

// rewriting is the state of the current function, and of the block being rewritten.
type rewriting struct {
	uses   []int32     // by value: number of uses as an argument
	repl   []*ir.Value // by value: its replacement, or nil
	block  *ir.Block   // the block being rewritten
	pos    int32       // Pos of the value being rewritten
	types  []*ir.Type  // of remember
	out    []*ir.Value // the new values of block
	order  []*ir.Block // of fold: reachable blocks in reverse postorder
	flow   controlFlow
	seen   numbering
	clones cloneTable

	shiftedSums []int32 // of countSteps
}

// sinking is the state of sink.
type sinking struct {
	direct  []int32 // by value: number of accesses that could use it, a sum, as their address for free
	size    int64   // size of the current access in bytes
	rebuilt []int32 // by value: number of addresses recomputed from it in other blocks
}

// hoisting is the state of hoist.
type hoisting struct {
	homes   []int32 // by value: see hoister.home
	counted []int32 // by value: one plus the loop for which it was last counted
	insides []int32 // by value: number of uses in the current loop
}

// knownBits is the bit-level information about values.
type knownBits struct {
	demanded   []uint64 // by value: the demanded bits (demand.go); new values may be missing
	inexact    []bool   // by value: its replacement may differ in undemanded bits
	place      []int32  // by block: one-based position in the order
	remainders []uint8  // by value: the significant bits of a remainder that was expanded, or 0
}

// countUses sets s.uses.
func (s *simplifier) countUses() {
	s.uses = scratch.Zeroed(s.uses, s.f.NumValues())
	for _, b := range s.f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				s.uses[a.ID]++
			}
		}
	}
}

// used returns the number of uses of v as an argument; new values count as used once.
func (s *simplifier) used(v *ir.Value) int32 {
	if int(v.ID) < len(s.uses) {
		return s.uses[v.ID]
	}
	return 1
}

// fold rewrites every value. Blocks are visited in reverse postorder, so that only phis may have arguments that have
// not been rewritten.
func (s *simplifier) fold() {
	s.repl = scratch.Zeroed(s.repl, s.f.NumValues())
	s.bits.remainders = s.bits.remainders[:0]
	s.seen.init(&s.flow)
	order := s.order[:0]
	for _, b := range s.flow.reachable() {
		order = append(order, s.f.Blocks[b])
	}
	s.order = order
	s.demand(order)
	s.countSteps()
	for _, b := range order {
		s.pos = 0
		s.block, s.out = b, s.out[:0]
		for _, v := range b.Values {
			s.bits.trace(v)
			s.resolve(v)
			s.pos = v.Pos
			if w := s.visit(v); w != v {
				s.repl[v.ID] = w
			}
		}
		s.rewritten(b)
	}
	for _, b := range s.f.Blocks {
		for _, v := range b.Phis() {
			s.resolve(v)
		}
	}
}

// rewritten sets the values of b to s.out, reusing its memory.
func (s *simplifier) rewritten(b *ir.Block) { b.Values = append(b.Values[:0], s.out...) }

// resolve replaces the arguments of v by their replacements.
func (s *simplifier) resolve(v *ir.Value) {
	for i, a := range v.Args {
		for int(a.ID) < len(s.repl) && s.repl[a.ID] != nil {
			a = s.repl[a.ID]
		}
		v.Args[i] = a
	}
}

// visit appends v, or a better equivalent, to the block and returns it. A replacement may be an existing value or a
// leaf.
func (s *simplifier) visit(v *ir.Value) *ir.Value {
	if d := s.bits.demandOf(v); d != ones(v.Type) {
		if w := s.ignoring(v, d); w != v {
			return w
		}
	}
	if w := s.rewrite(v); w != v {
		return w
	}
	if pure(v) {
		if w := s.seen.find(v, s.block); w != nil {
			return w
		}
	}
	v.Block = s.block
	if v.Pos == 0 {
		v.Pos = s.pos
	}
	s.out = append(s.out, v)
	return v
}

// emit simplifies a new value, and appends it to the block.
func (s *simplifier) emit(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	return s.visit(s.f.NewValue(op, t, args...))
}

// konst returns an integer constant.
func (s *simplifier) konst(t *ir.Type, imm int64) *ir.Value {
	return s.f.Const(ir.AnyVector(t), imm)
}

// pure reports whether v may be duplicated, moved or removed.
func pure(v *ir.Value) bool {
	op := v.Op
	return !op.HasEffect() && !op.ReadsMemory() && !op.IsTerminator() && op != ir.OpPhi
}
