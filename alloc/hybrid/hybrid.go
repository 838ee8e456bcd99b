package hybrid

import (
	"spillway/netflow/model"
	"spillway/netflow/route"
	"spillway/regalloc"
)

// An Allocator takes the better of two solutions. The zero value is ready.
type Allocator struct {
	Priority route.Priority // of the iterative one
	Ties     route.Ties     // of the iterative one
	Traces   route.Traces   // of the simultaneous one
	// Once sweeps each block only once, as the thesis does.
	Once bool

	models  model.Workspace
	improve route.Improver
	greedy  route.Greedy
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
	y := m.NewStates(x.Slot)
	y.Copy(x)
	a.sweep.Traces, a.sweep.Once = a.Traces, a.Once
	a.sweep.Route(&a.improve, y)
	a.greedy.Priority, a.greedy.Ties = a.Priority, a.Ties
	a.greedy.Route(&a.improve, x)
	if m.Total(y) < m.Total(x) {
		x = y
	}
	m.ShareSlots(x)
	return m.Result(x), nil
}
