package auto

import (
	"fmt"

	"spillway/cfg"
	"spillway/regalloc"
	"spillway/regalloc/outssa"
)

const (
	// movesEach is how many moves between registers for each instruction of a Problem have the
	// other allocator asked.
	movesEach = 0.4
	// leastInstrs is how many instructions a Problem has for which it is asked: where there are
	// few, few moves are many.
	leastInstrs = 100
)

// An Allocator runs one allocator, and another one where the first one's Result moves much.
type Allocator struct {
	// Chosen, if not nil, is told whether the other allocator's Result is taken, each time that it was asked.
	Chosen func(other bool)

	first, other regalloc.Allocator
	lower        outssa.Workspace
}

// New returns the Allocator of these two. Each of them may want SSA form or not.
func New(first, other regalloc.Allocator) *Allocator { return &Allocator{first: first, other: other} }

// SSA implements regalloc.Allocator: Problems are wanted in SSA form, whatever the others want.
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
		opts.Log.Note(fmt.Sprintf("the first allocator's result costs %.4g; it has %d moves for %d instructions, and %g for each of %d or more have the other asked", regalloc.Cost(p, r, opts.Metric), len(r.InstrMoves)+len(r.EdgeMoves), len(p.Instrs), movesEach, leastInstrs))
	}
	if err != nil || !movesMuch(p, r) || opts.Canceled() {
		return r, err
	}
	x, err := a.run(a.other, p, opts)
	taken := err == nil && regalloc.Cost(p, x, opts.Metric) < regalloc.Cost(p, r, opts.Metric)
	if a.Chosen != nil {
		a.Chosen(taken)
	}
	if taken {
		opts.Log.Note("the other allocator's result costs less, and is taken")
		return x, nil
	}
	opts.Log.Note("the first allocator's result is taken: the other has none that costs less")
	return r, nil
}

// run solves p by one of the two.
func (a *Allocator) run(x regalloc.Allocator, p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	if x.SSA() {
		return x.Allocate(p, opts)
	}
	return a.lower.Allocate(p, x, opts)
}

// movesMuch reports whether r, a Result of p, has so many moves between registers that the other
// allocator is asked.
func movesMuch(p *regalloc.Problem, r *regalloc.Result) bool {
	n := len(p.Instrs)
	if n < leastInstrs || float64(len(r.InstrMoves)+len(r.EdgeMoves)) < movesEach*float64(n) {
		return false
	}
	moves := 0
	for i := range r.InstrMoves {
		moves += between(&r.InstrMoves[i].Move)
	}
	for i := range r.EdgeMoves {
		moves += between(&r.EdgeMoves[i].Move)
	}
	return float64(moves) >= movesEach*float64(n)
}

// between returns 1 for a move from one register to another, and else 0.
func between(m *regalloc.Move) int {
	if m.Dst.Kind() == regalloc.RegLoc && m.Src.Kind() == regalloc.RegLoc && m.Dst != m.Src {
		return 1
	}
	return 0
}
