package isel

import (
	"spillway/internal/scratch"
	"spillway/target"
)

// hoister moves instances of a block up to reduce register pressure.
type hoister struct {
	anchor []NodeID // by node: the instance after which it is emitted, or itself
	fixed  []int32  // by node: number of earlier instances that stay
	dying  []int8   // by node: number of registers whose last reader is its instance, or needed
	start  []int32  // by anchor: start of the instances after it
}

// needed marks, in dying, an instance that moves because a moving one reads it.
const needed = -1

// hoist moves instances in sorted that end more live ranges than they start up to the definition of their last operand,
// together with instances that only compute these operands and also end a live range. Nothing moves across an effect.
// In a sum of products with all products first, this accumulates eagerly. Linear.
func (e *Engine) hoist() {
	s, h, d := &e.scheduler, &e.hoister, &e.dag
	h.anchor, h.fixed, h.dying = scratch.Sized(h.anchor, d.Len()), scratch.Sized(h.fixed, d.Len()), scratch.Zeroed(h.dying, d.Len())
	last, fixed := len(s.sorted)-1, int32(0)
	for i, n := range s.sorted {
		h.anchor[n], h.fixed[n] = n, fixed
		if i < last {
			if h.dying[n] = e.dying(n); h.dying[n] > 0 {
				h.anchor[n] = e.above(n)
			}
		}
		if h.anchor[n] == n {
			fixed++
		}
	}
	if !e.chooseHoisted() {
		return
	}
	h.start = scratch.Zeroed(h.start, d.Len()+1)
	for _, n := range s.sorted {
		h.anchor[n] = n
		if h.dying[n] != 0 {
			h.anchor[n] = e.above(n)
		}
		h.start[h.anchor[n]+1]++
	}
	for i := 1; i < len(h.start); i++ {
		h.start[i] += h.start[i-1]
	}
	s.stack = append(s.stack[:0], s.sorted...)
	for _, n := range s.stack {
		at := &h.start[h.anchor[n]]
		s.sorted[*at] = n
		*at++
	}
	s.stack = s.stack[:0]
}

// chooseHoisted clears dying for those that do not move, and reports whether any do: they pass an instance that stays
// and reduce the live registers, or are read by one that does.
func (e *Engine) chooseHoisted() bool {
	s, h := &e.scheduler, &e.hoister
	any := false
	for i := len(s.sorted) - 1; i >= 0; i-- {
		n := s.sorted[i]
		a := h.anchor[n]
		fewer := h.dying[n] > 1 && h.fixed[n] > h.fixed[a]+1
		if a == n || !fewer && h.dying[n] != needed {
			h.dying[n] = 0
			continue
		}
		any = true
		for _, b := range e.match.Boundary(e.cover.Choice[n]) {
			if b > a && e.emits(b) && h.dying[b] > 0 {
				h.dying[b] = needed
			}
		}
	}
	return any
}

// emits reports whether an instance with a position in the block computes n.
func (e *Engine) emits(n NodeID) bool {
	return e.cover.Choice[n] != NoInst && !e.dag.Floating(n) && !e.dag.Input(n)
}

// dying returns the number of registers computed in its epoch that the instance of n is the last to read, or 0 if it
// must stay: it accesses memory, or does not define a register of its own.
func (e *Engine) dying(n NodeID) (count int8) {
	c, d := e.cover.Choice[n], &e.dag
	in := e.match.Inst(c)
	if in.Tile < 0 || in.folds || d.IsMemory(n) {
		return 0
	}
	if tile := &e.target.Tiles[in.Tile]; tile.Flags&target.TileAlias != 0 || tile.NumDefs != 1 {
		return 0
	}
	for _, b := range e.match.Boundary(c) {
		switch {
		case !e.emits(b):
		case d.nodes[b].epoch != d.nodes[n].epoch:
			return 0
		case e.reads[b] == 1 && !d.Required(b):
			count++
		}
	}
	return count
}

// above returns the instance after which that of n may be emitted: the last that computes one of its operands, or the
// anchor of that one.
func (e *Engine) above(n NodeID) NodeID {
	at := NodeID(0)
	for _, b := range e.match.Boundary(e.cover.Choice[n]) {
		if e.emits(b) {
			at = max(at, e.hoister.anchor[b])
		}
	}
	return at
}
