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
	// accessesEach is how many accesses to slots for each instruction have it asked, of Problems of any size, where
	// values have registers that are parts of other values' registers.
	accessesEach = 0.1
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

// SSA implements regalloc.Allocator: Problems are wanted in SSA form, whatever the others need.
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
		opts.Log.Note(fmt.Sprintf("the first allocator's result costs %.4g; it has %d moves for %d instructions, and %g between registers for each of %d or more have the other asked, or %g with memory where registers are parts of others", regalloc.Cost(p, r, opts.Metric), len(r.InstrMoves)+len(r.EdgeMoves), len(p.Instrs), movesEach, leastInstrs, accessesEach))
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
	return float64(count(r, between)) >= movesEach*float64(n)
}

// losesParts reports whether r, a Result of p, has so many moves from and to memory, where values have registers that are
// parts of other values' registers, that the other allocator is asked.
func losesParts(p *regalloc.Problem, r *regalloc.Result) bool {
	least := accessesEach * float64(len(p.Instrs))
	return float64(len(r.InstrMoves)+len(r.EdgeMoves)) >= least && float64(count(r, access)) >= least && hasParts(p)
}

// hasParts reports whether p has values of two classes, where a register of the one has two or more of the other in it.
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

// inside reports whether a register of the class whole has two or more of the class part in it.
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

// count returns how many moves of r a function counts.
func count(r *regalloc.Result, counts func(*regalloc.Move) int) (n int) {
	for i := range r.InstrMoves {
		n += counts(&r.InstrMoves[i].Move)
	}
	for i := range r.EdgeMoves {
		n += counts(&r.EdgeMoves[i].Move)
	}
	return n
}

// access returns 1 for a move from or to a slot, and else 0.
func access(m *regalloc.Move) int {
	if m.Dst.Kind() == regalloc.SlotLoc || m.Src.Kind() == regalloc.SlotLoc {
		return 1
	}
	return 0
}

// between returns 1 for a move from one register to another, and else 0.
func between(m *regalloc.Move) int {
	if m.Dst.Kind() == regalloc.RegLoc && m.Src.Kind() == regalloc.RegLoc && m.Dst != m.Src {
		return 1
	}
	return 0
}
