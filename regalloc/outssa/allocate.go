package outssa

import (
	"errors"

	"spillway/cfg"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// An Allocator of Problems out of SSA form that reuses the analyses of Lower.
type Allocator interface {
	regalloc.Allocator
	// AllocateLive is Allocate; f and s are the flow graph and the live sets of p.
	AllocateLive(p *regalloc.Problem, f *cfg.Info, s *live.Sets, opts regalloc.Options) (*regalloc.Result, error)
}

// Allocate runs a, an allocator of Problems out of SSA form, on p, by the method that opts names.
func (ws *Workspace) Allocate(p *regalloc.Problem, a regalloc.Allocator, opts regalloc.Options) (r *regalloc.Result, err error) {
	method, err := ByName(opts.OutOfSSA)
	if err != nil {
		return nil, err
	}
	low, err := ws.Lower(p, Options{Method: method})
	if err != nil {
		return nil, err
	}
	opts.Log = low.Log(opts.Log, method.Name)
	if informed, ok := a.(Allocator); ok {
		r, err = informed.AllocateLive(low.Problem, low.Flow, low.Live, opts)
	} else {
		r, err = a.Allocate(low.Problem, opts)
	}
	if err != nil {
		return nil, low.RaiseError(err)
	}
	return low.Raise(r), nil
}

// RaiseError translates err, if it is an InfeasibleError about l.Problem, to one about the original, and returns it.
func (l *Lowered) RaiseError(err error) error {
	var e *regalloc.InfeasibleError
	if !errors.As(err, &e) || e.Instr < 0 || int(e.Instr) >= len(l.origin) || l.origin[e.Instr].isCopy() {
		return err
	}
	e.Instr = l.origin[e.Instr].instr()
	ops := l.Original.Ops(e.Instr)
	for k, n := range e.Operands {
		if n < len(ops) {
			e.VRegs[k] = ops[n].VReg
		}
	}
	return err
}
