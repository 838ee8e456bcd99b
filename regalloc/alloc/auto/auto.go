package auto

import (
	"fmt"

	"spillway/cfg"
	"spillway/regalloc"
	"spillway/regalloc/outssa"
)

const (
	// movesEach is the number of moves between registers per instruction of a Problem from which on the second
	// allocator is run.
	movesEach = 0.4
	// leastInstrs is the size of the smallest Problem for which it is run: in small ones a few moves are a large
	// share.
	leastInstrs = 100
	// accessesEach is the number of accesses to slots per instruction from which on it is run for Problems of any
	// size, if registers of some values are parts of other values' registers.
	accessesEach = 0.1
)

// An Allocator runs a first allocator, and a second one if the first one's Result has many moves.
type Allocator struct {
	// Chosen, if not nil, is called each time both have run and reports whether the second one's Result is used.
	Chosen func(other bool)

	first, other regalloc.Allocator
	lower        outssa.Workspace
}

// New returns the Allocator of these two, each of which may take Problems in or out of SSA form.
func New(first, other regalloc.Allocator) *Allocator { return &Allocator{first: first, other: other} }

// SSA implements regalloc.Allocator: Allocate takes SSA form, whatever the two need.
func (a *Allocator) SSA() bool { return true }

// Flow returns the flow graph of the last Problem, if it is known, until the next call of Allocate.
func (a *Allocator) Flow() *cfg.Info {
	if a.first.SSA() && a.other.SSA() {
		return nil
	}
	return a.lower.Flow()
}

// Allocate implements regalloc.Allocator.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	r, err := a.run(a.first, p, opts)
	if err == nil && opts.Log != nil {
		opts.Log.Note(fmt.Sprintf("the first allocator's result costs %.4g; it has %d moves for %d instructions, and %g between registers for each of %d or more make the other allocator run, or %g with memory where registers have subregisters", regalloc.Cost(p, r, opts.Metric), len(r.InstrMoves)+len(r.EdgeMoves), len(p.Instrs), movesEach, leastInstrs, accessesEach))
	}
	if err != nil || !movesMuch(p, r) && !losesParts(p, r) || opts.Canceled() {
		return r, err
	}
	x, err := a.run(a.other, p, opts)
	taken := err == nil && regalloc.Cost(p, x, opts.Metric) < regalloc.Cost(p, r, opts.Metric)
	if a.Chosen != nil {
		a.Chosen(taken)
	}
	if taken {
		opts.Log.Note("the other allocator's result costs less, and is used")
		return x, nil
	}
	opts.Log.Note("the first allocator's result is used: the other's does not cost less")
	return r, nil
}

// run solves p with one of the two.
func (a *Allocator) run(x regalloc.Allocator, p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	if x.SSA() {
		return x.Allocate(p, opts)
	}
	return a.lower.Allocate(p, x, opts)
}

// movesMuch reports whether r, a Result of p, has enough moves between registers for the second allocator to be run.
func movesMuch(p *regalloc.Problem, r *regalloc.Result) bool {
	n := len(p.Instrs)
	if n < leastInstrs || float64(len(r.InstrMoves)+len(r.EdgeMoves)) < movesEach*float64(n) {
		return false
	}
	return float64(count(r, between)) >= movesEach*float64(n)
}

// losesParts reports whether r, a Result of p, has enough moves to and from memory for the second allocator to be run,
// where registers of some values are parts of other values' registers.
func losesParts(p *regalloc.Problem, r *regalloc.Result) bool {
	least := accessesEach * float64(len(p.Instrs))
	return float64(len(r.InstrMoves)+len(r.EdgeMoves)) >= least && float64(count(r, access)) >= least && hasParts(p)
}

// hasParts reports whether p has values of two classes such that a register of one contains two or more of the other.
func hasParts(p *regalloc.Problem) bool {
	used := make([]bool, len(p.Machine.Classes))
	for v := range p.VRegs {
		used[p.VRegs[v].Class] = true
	}
	for a := range used {
		for b := range used {
			if a != b && used[a] && used[b] && inside(p.Machine, &p.Machine.Classes[a], &p.Machine.Classes[b]) {
				return true
			}
		}
	}
	return false
}

// inside reports whether a register of class whole contains two or more of class part.
func inside(m *regalloc.Machine, part, whole *regalloc.Class) bool {
	for _, w := range whole.Regs {
		n := 0
		for _, r := range part.Regs {
			if units := &m.Regs[r].Units; r != w && units.Minus(m.Regs[w].Units).Empty() {
				n++
			}
		}
		if n > 1 {
			return true
		}
	}
	return false
}

// count sums counts over the moves of r.
func count(r *regalloc.Result, counts func(*regalloc.Move) int) (n int) {
	for i := range r.InstrMoves {
		n += counts(&r.InstrMoves[i].Move)
	}
	for i := range r.EdgeMoves {
		n += counts(&r.EdgeMoves[i].Move)
	}
	return n
}

// access returns 1 for a move from or to a slot, otherwise 0.
func access(m *regalloc.Move) int {
	if m.Dst.Kind() == regalloc.SlotLoc || m.Src.Kind() == regalloc.SlotLoc {
		return 1
	}
	return 0
}

// between returns 1 for a move from one register to another, otherwise 0.
func between(m *regalloc.Move) int {
	if m.Dst.Kind() == regalloc.RegLoc && m.Src.Kind() == regalloc.RegLoc && m.Dst != m.Src {
		return 1
	}
	return 0
}
