package improve

import (
	"slices"

	"spillway/improve/livesplit"
	"spillway/improve/recolour"
	"spillway/improve/residence"
	"spillway/outssa"
	"spillway/regalloc"
)

// A Workspace is memory for improvements, used again and again by one goroutine.
type Workspace struct {
	residence residence.Map
	split     livesplit.Splitter
	colour    recolour.Colourer
}

// Result returns a Result of p, a Problem in SSA form, that costs no more than r under
// the metric of opts: r itself, which is not changed, if nothing better is found.
func (w *Workspace) Result(p *regalloc.Problem, r *regalloc.Result, opts regalloc.Options) *regalloc.Result {
	if opts.Cancelled() {
		return r
	}
	if len(r.Slots) > 0 {
		r = w.splitRanges(p, r, opts)
	}
	return w.recolour(p, r, opts)
}

// splitRanges returns r with live ranges split and stores placed anew.
func (w *Workspace) splitRanges(p *regalloc.Problem, r *regalloc.Result, opts regalloc.Options) *regalloc.Result {
	o := livesplit.Options{Options: opts}
	best := priced{r, regalloc.Cost(p, r, o.Price())}
	w.residence.Compute(p, r)
	w.residence.Save()
	next, ok := w.once(p, best, o)
	if !ok {
		o.Strict = true
		w.residence.Restore()
		next, _ = w.once(p, best, o)
	}
	if o.Open = w.split.Worthwhile(); !o.Open.Empty() {
		w.residence.Compute(p, next.Result)
		next, _ = w.once(p, next, o)
	}
	return next.Result
}

// recolour returns r with fewer copies between registers.
func (w *Workspace) recolour(p *regalloc.Problem, r *regalloc.Result, opts regalloc.Options) *regalloc.Result {
	if !copies(r) {
		return r
	}
	next := *r
	next.Locs = slices.Clone(r.Locs)
	w.residence.All = true
	w.residence.Compute(p, r)
	w.residence.All = false
	if !w.colour.Improve(&w.residence, &next, opts) {
		return r
	}
	w.residence.Install(&next)
	if m := opts.Price(); regalloc.Cost(p, &next, m) > regalloc.Cost(p, r, m) {
		return r
	}
	return &next
}

// copies reports whether r copies anything from one register to another.
func copies(r *regalloc.Result) bool {
	between := func(m *regalloc.Move) bool {
		return m.Src.Kind() == regalloc.RegLoc && m.Dst.Kind() == regalloc.RegLoc
	}
	return slices.ContainsFunc(r.InstrMoves, func(m regalloc.InstrMove) bool { return between(&m.Move) }) ||
		slices.ContainsFunc(r.EdgeMoves, func(m regalloc.EdgeMove) bool { return between(&m.Move) })
}

// priced is a Result and its cost.
type priced struct {
	*regalloc.Result
	cost float64
}

// once makes one attempt at r, of which the map is made, and reports whether the
// outcome does not cost more than r.
func (w *Workspace) once(p *regalloc.Problem, r priced, opts livesplit.Options) (priced, bool) {
	next := *r.Result
	next.Locs = slices.Clone(r.Locs)
	w.split.Improve(&w.residence, &next, opts)
	w.residence.Install(&next)
	if cost := regalloc.Cost(p, &next, opts.Price()); cost <= r.cost {
		return priced{&next, cost}, true
	}
	return r, false
}

// An Allocator improves what another one makes.
type Allocator struct {
	inner regalloc.Allocator
	lower outssa.Workspace
	work  Workspace
}

// After returns the allocator that improves the Results of a.
func After(a regalloc.Allocator) *Allocator { return &Allocator{inner: a} }

// SSA implements regalloc.Allocator: Problems are wanted in SSA form, whatever the
// other allocator wants.
func (a *Allocator) SSA() bool { return true }

// Allocate implements regalloc.Allocator.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (r *regalloc.Result, err error) {
	if a.inner.SSA() {
		r, err = a.inner.Allocate(p, opts)
	} else {
		r, err = a.lower.Allocate(p, a.inner, opts)
	}
	if err != nil {
		return nil, err
	}
	return a.work.Result(p, r, opts), nil
}
