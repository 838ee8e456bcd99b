package isel

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/target"
)

// Order is the emission order of the tiles of a block.
type Order uint8

const (
	// HoistOrder is SourceOrder, except for tiles that move up to reduce the live registers (see hoist), and runs of
	// tiles with more live values than registers (see relieve). It is the default.
	HoistOrder Order = iota
	// SourceOrder emits tiles in the order of their roots in the source.
	SourceOrder
	// PressureOrder emits, between two operations with effects, each tile after its operands, and of these first the
	// one whose computation needs the most registers [Koes09 §7].
	PressureOrder
)

func (o Order) String() string {
	switch o {
	case PressureOrder:
		return "pressure"
	case SourceOrder:
		return "source"
	}
	return "hoist"
}

// scheduler orders the instances of a block. Every instance stays between its effects, so that loads are correct and no
// division is executed before a call that may not return.
type scheduler struct {
	need   []int32 // by node: Sethi-Ullman number of its instance
	read   []bool  // by node: an instance of the same epoch reads it
	placed []bool  // by node: it is in sorted
	sorted []NodeID
	stack  []NodeID // operands still to be visited, of all nested visits
}

func (s *scheduler) reset(n int) {
	s.need, s.read, s.placed = scratch.Sized(s.need, n), scratch.Sized(s.read, n), scratch.Sized(s.placed, n)
	clear(s.need)
	clear(s.read)
	clear(s.placed)
	s.stack = s.stack[:0]
}

// schedule returns the roots of the chosen instances, except for floating nodes, in emission order: operands before
// users, effects in source order, and the terminator last. Linear, except that PressureOrder sorts the operands of each
// instance. HoistOrder requires countReads. Valid until the next call.
func (e *Engine) schedule(o Order) []NodeID {
	s, d := &e.scheduler, &e.dag
	s.sorted = s.sorted[:0]
	if o == PressureOrder {
		e.sethiUllman()
		return s.sorted
	}
	for i, c := range e.cover.Choice {
		if n := NodeID(i); c != NoInst && !d.Floating(n) {
			s.sorted = append(s.sorted, n)
		}
	}
	if o == HoistOrder {
		e.hoist()
		e.relieve()
	}
	return s.sorted
}

// sethiUllman fills sorted in PressureOrder: it numbers the instances, operands
// first, and visits those that no other of their epoch reads, in source order.
// The effect that ends an epoch, or the terminator, is the last of these.
func (e *Engine) sethiUllman() {
	s, d := &e.scheduler, &e.dag
	s.reset(d.Len())
	for i, c := range e.cover.Choice {
		if n := NodeID(i); c != NoInst && !d.Floating(n) {
			s.need[n] = e.registersFor(n)
		}
	}
	for i, c := range e.cover.Choice {
		if n := NodeID(i); c != NoInst && !d.Floating(n) && !s.read[n] {
			e.visit(n)
		}
	}
}

// computed reports whether an instance of the epoch of n computes its operand b.
func (e *Engine) computed(b, n NodeID) bool {
	return e.cover.Choice[b] != NoInst && !e.dag.Floating(b) && e.dag.nodes[b].epoch == e.dag.nodes[n].epoch
}

// registersFor returns the Sethi-Ullman number of n, given its operands': the number of registers its computation
// occupies, within its epoch. Operands from before the epoch occupy theirs anyway; constants are materialized last.
func (e *Engine) registersFor(n NodeID) int32 {
	s, c := &e.scheduler, e.cover.Choice[n]
	base := len(s.stack)
	constants := int32(0)
	for _, b := range e.match.Boundary(c) {
		switch {
		case e.computed(b, n):
			s.read[b] = true
			s.stack = append(s.stack, b)
		case e.dag.Floating(b):
			constants++
		}
	}
	kids := s.stack[base:]
	s.sortOperands(kids)
	need := int32(len(kids)) + constants
	for i, k := range kids {
		need = max(need, s.need[k]+int32(i))
	}
	s.stack = s.stack[:base]
	if tile := e.match.Inst(c).Tile; tile != projection && e.target.Tiles[tile].Flags&target.TileAlias == 0 {
		need = max(need, int32(e.target.Tiles[tile].NumDefs))
	}
	return need
}

// sortOperands sorts by decreasing register need, then by source order.
func (s *scheduler) sortOperands(kids []NodeID) {
	slices.SortFunc(kids, func(a, b NodeID) int {
		if s.need[a] != s.need[b] {
			return int(s.need[b] - s.need[a])
		}
		return int(a - b)
	})
}

// visit appends n to sorted, after the operands that are not yet in it.
func (e *Engine) visit(n NodeID) {
	s := &e.scheduler
	if s.placed[n] {
		return
	}
	s.placed[n] = true
	base := len(s.stack)
	for _, b := range e.match.Boundary(e.cover.Choice[n]) {
		if e.computed(b, n) && !s.placed[b] {
			s.stack = append(s.stack, b)
		}
	}
	end := len(s.stack)
	s.sortOperands(s.stack[base:end])
	for i := base; i < end; i++ {
		e.visit(s.stack[i])
	}
	s.stack = s.stack[:base]
	s.sorted = append(s.sorted, n)
}
