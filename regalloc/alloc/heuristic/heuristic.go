package heuristic

import (
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
	"spillway/regalloc/netflow/route"
)

// A Method is one of the heuristics.
type Method uint8

// The methods.
const (
	Hybrid       Method = iota // the cheaper of the two others
	Iterative                  // values one by one, in order of priority
	Simultaneous               // all values in one sweep over the code
)

// An Allocator allocates by one of the methods. The zero value is ready, hybrid with the thesis's choices.
type Allocator struct {
	Method   Method
	Priority route.Priority // iterative: the order of values
	Ties     route.Ties     // iterative: the choice among paths of equal cost
	Traces   route.Traces   // simultaneous: the order of blocks
	// Once sweeps each block only once, as the thesis does (simultaneous).
	Once bool

	models  model.Workspace
	improve route.Improver
	greedy  route.Greedy
	sweep   route.Sweep
}

// New returns an Allocator.
func New(m Method) *Allocator { return &Allocator{Method: m} }

// SSA reports that Allocate needs Problems in SSA form.
func (a *Allocator) SSA() bool { return true }

// Allocate implements regalloc.Allocator for Problems in SSA form.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	return model.OrIsolated(p, func(q *regalloc.Problem) (*regalloc.Result, error) {
		if q != p {
			opts.Log = nil // numbers would refer to p
		}
		return a.allocate(q, opts)
	})
}

// allocate solves p, if it can be modeled.
func (a *Allocator) allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	m := a.models.New(p, opts.Price())
	x, err := a.improve.Begin(m)
	if err != nil {
		return nil, err
	}
	a.sweep.Traces, a.sweep.Once = a.Traces, a.Once
	a.greedy.Priority, a.greedy.Ties = a.Priority, a.Ties
	switch a.Method {
	case Iterative:
		a.greedy.Route(&a.improve, x)
	case Simultaneous:
		a.sweep.Route(&a.improve, x)
	default:
		y := m.NewStates(x.Slot)
		y.Copy(x)
		a.sweep.Route(&a.improve, y)
		a.greedy.Route(&a.improve, x)
		if m.Total(y) < m.Total(x) {
			x = y
		}
	}
	if opts.Log != nil {
		opts.Log.Begin("the heuristics of network flow")
		m.Tell(opts.Log, x, nil, "the cheapest path that is free or that others yield")
	}
	m.ShareSlots(x)
	return m.Result(x), nil
}
