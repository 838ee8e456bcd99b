package layout

import (
	"slices"

	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// Costs of executing the alternatives to a move.
const (
	swapMoves    = 1.5 // of an exchange, in moves
	pushAccesses = 2   // of a push and a pop, in accesses; the move is removed
)

// Exchange replaces moves between registers by exchanges, or by a push and a pop, where that is shorter and size counts
// about as much as execution: by an exchange if the value left in the source is dead, by a push and a pop if the
// function uses no memory below the stack pointer. The bytes saved must be worth the extra execution cost under metric.
// Debug locations in registers that lose their value are dropped (mach.Func.Places). f is at stage Framed; no later
// pass may extend the live range of a register. O(instructions).
func Exchange(f *mach.Func, metric regalloc.Metric) {
	if !small(metric) || f.IR == nil || f.IR.Attrs.Naked {
		return
	}
	x := &exchanger{f: f, metric: metric, pushes: !keepsBelow(f)}
	for c := range f.Target.Moves {
		if m := &f.Target.Moves[c]; m.Move != target.NoTile && f.Target.Moves[c].Type.IsInt() {
			x.moves = append(x.moves, m)
		}
	}
	if !x.any() {
		return
	}
	for _, r := range f.ABI().CalleeSaved {
		if !slices.Contains(f.CalleeSaved, r) {
			x.callers = x.callers.Union(f.Target.Machine.Conflicts(r))
		}
	}
	var lives mach.Liveness
	lives.Solve(f)
	for _, b := range f.Blocks {
		units := lives.Out(b.ID)
		for i := len(b.Instrs) - 1; i >= 0; i-- {
			if moves := x.movesOf(&b.Instrs[i]); moves != nil {
				x.shorten(b, i, moves, units)
			}
			units = lives.Before(b, i, units)
		}
	}
	x.losses.removeFrom(f)
}

// exchanger is the state of Exchange.
type exchanger struct {
	f       *mach.Func
	metric  regalloc.Metric
	moves   []*target.MoveTiles // of integers
	pushes  bool                // memory below the stack pointer is unused, so that a push may write there
	callers regalloc.RegSet     // callee-saved registers that f does not save
	losses  losses
}

// any reports whether there is a move between registers at all.
func (x *exchanger) any() bool {
	for _, b := range x.f.Blocks {
		for i := range b.Instrs {
			if x.movesOf(&b.Instrs[i]) != nil {
				return true
			}
		}
	}
	return false
}

// movesOf returns the tiles of the class of which in is a move between two registers, or nil.
func (x *exchanger) movesOf(in *mach.Instr) *target.MoveTiles {
	for _, m := range x.moves {
		if in.Tile == m.Move && in.Regs[0].Reg != in.Regs[1].Reg {
			return m
		}
	}
	return nil
}

// keepsBelow reports whether f has slots below the stack pointer.
func keepsBelow(f *mach.Func) bool {
	return slices.ContainsFunc(f.Slots, func(s mach.Slot) bool { return s.Base == f.Target.SP && s.Disp < 0 })
}

// shorten replaces instruction i of b, a move, by the cheapest of the given tiles, given the units live after it.
func (x *exchanger) shorten(b *mach.Block, i int, tiles *target.MoveTiles, units regalloc.RegSet) {
	in := &b.Instrs[i]
	dst, src := in.Regs[0], in.Regs[1]
	bytes := x.f.Bytes(in)
	best, least := *in, 0.0
	try := func(other *mach.Instr, executes float64) {
		if cost := x.metric.Byte*float64(x.f.Bytes(other)-bytes) + b.Freq*executes; cost < least {
			best, least = *other, cost
		}
	}
	if tiles.Swap != target.NoTile && units.Intersect(x.f.Target.Machine.Regs[src.Reg].Units).Empty() && !x.callers.Has(src.Reg) {
		swap := *in
		swap.Tile, swap.Regs = tiles.Swap, []mach.Operand{dst, src, {}, {}}
		for d := range 2 {
			swap.Regs[x.f.Target.Tiles[swap.Tile].Operands[d].Tied] = swap.Regs[d]
		}
		try(&swap, swapMoves*x.metric.Move)
	}
	if tiles.Pushed != 0 && x.pushes {
		push := *in
		push.Tile = tiles.Pushed
		try(&push, pushAccesses*x.metric.Access-x.metric.Move)
	}
	if best.Tile == tiles.Swap {
		x.losses.from(src.Reg, b.ID, i+1)
	}
	*in = best
}
