package simultaneous

import (
	"spillway/netflow/model"
	"spillway/netflow/route"
	"spillway/regalloc"
)

// An Allocator allocates all values in one sweep over the code. The zero value is
// ready and has the thesis's choices.
type Allocator struct {
	Traces route.Traces // in what order blocks are taken
	// Once sweeps each block only once, as the thesis does.
	Once bool

	models  model.Workspace
	improve route.Improver
	sweep   route.Sweep
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
	a.sweep.Traces, a.sweep.Once = a.Traces, a.Once
	a.sweep.Route(&a.improve, x)
	m.ShareSlots(x)
	return m.Result(x), nil
}
