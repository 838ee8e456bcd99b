package intervals

import (
	"spillway/internal/interference"
	"spillway/regalloc"
)

// Allocator is a linear scan over live intervals.
type Allocator struct {
	interference.Allocator

	scan interference.Scan
}

// New returns the allocator. It takes Problems in SSA form.
func New() *Allocator { return &Allocator{} }

// SSA implements regalloc.Allocator.
func (a *Allocator) SSA() bool { return true }

// Allocate implements regalloc.Allocator.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	return a.AllocateIntervals(p, opts, a.scan)
}
