package intervals

import (
	"spillway/regalloc"
	"spillway/regalloc/internal/interference"
)

// Options choose between two linear scans.
type Options struct {
	// Extended is the extended linear scan of [Sarkar07]: it spills first, and then gives
	// each value a register for each block.
	Extended bool
}

// Allocator is a linear scan over intervals without holes. It reuses its memory.
type Allocator struct {
	graph    interference.Allocator
	extended bool
}

// New returns the linear scan of [Poletto99]. It takes Problems in SSA form.
func New() *Allocator { return NewWith(Options{}) }

// NewWith returns the scan that opts choose.
func NewWith(opts Options) *Allocator { return &Allocator{extended: opts.Extended} }

// SSA implements regalloc.Allocator.
func (a *Allocator) SSA() bool { return true }

// Allocate implements regalloc.Allocator.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	return a.graph.AllocateIntervals(p, opts, interference.Scan{Extended: a.extended})
}

// Rounds returns the number of rounds after the first, and of instructions whose operands needed a search, over all
// Problems.
func (a *Allocator) Rounds() (rounds, pinned int) { return a.graph.Rounds, a.graph.Pinned }
