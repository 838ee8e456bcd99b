package outssa

import (
	"spillway/cfg"
	"spillway/live"
	"spillway/regalloc"
)

// An Allocator of Problems out of SSA form that need not find out again what
// Lower knows.
type Allocator interface {
	regalloc.Allocator
	// AllocateLive is Allocate; f and s are the flow graph and the live sets of p.
	AllocateLive(p *regalloc.Problem, f *cfg.Info, s *live.Sets, opts regalloc.Options) (*regalloc.Result, error)
}

// Allocate runs a, an allocator of Problems out of SSA form, on p, by the method that
// opts names.
func (ws *Workspace) Allocate(p *regalloc.Problem, a regalloc.Allocator, opts regalloc.Options) (r *regalloc.Result, err error) {
	method, err := ByName(opts.OutOfSSA)
	if err != nil {
		return nil, err
	}
	low, err := ws.Lower(p, Options{Method: method})
	if err != nil {
		return nil, err
	}
	if informed, ok := a.(Allocator); ok {
		r, err = informed.AllocateLive(low.Problem, low.Flow, low.Live, opts)
	} else {
		r, err = a.Allocate(low.Problem, opts)
	}
	if err != nil {
		return nil, err
	}
	return low.Raise(r), nil
}
