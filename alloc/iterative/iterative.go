package iterative

import (
	"spillway/netflow/model"
	"spillway/netflow/route"
	"spillway/regalloc"
)

// An Allocator routes values one by one. The zero value is ready and has the
// thesis's choices.
type Allocator struct {
	Priority route.Priority // which values come first
	Ties     route.Ties     // which of several paths of equal cost is taken

	models  model.Workspace
	improve route.Improver
	greedy  route.Greedy
}

// New returns an Allocator.
func New() *Allocator { return new(Allocator) }

// SSA reports that Allocate wants Problems in SSA form.
func (a *Allocator) SSA() bool { return true }

// Allocate implements regalloc.Allocator for Problems in SSA form.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	return model.OrIsolated(p, func(p *regalloc.Problem) (*regalloc.Result, error) { return a.allocate(p, opts) })
}

// allocate solves p, if the model has it.
func (a *Allocator) allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	m := a.models.New(p, opts.Price())
	x, err := a.improve.Begin(m)
	if err != nil {
		return nil, err
	}
	a.greedy.Priority, a.greedy.Ties = a.Priority, a.Ties
	a.greedy.Route(&a.improve, x)
	m.ShareSlots(x)
	return m.Result(x), nil
}
