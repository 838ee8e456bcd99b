package improve

import (
	"fmt"
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/improve/internal/cloning"
	"spillway/regalloc/improve/internal/livesplit"
	"spillway/regalloc/improve/internal/locations"
	"spillway/regalloc/improve/internal/recolor"
	"spillway/regalloc/improve/internal/slotcoloring"
	"spillway/regalloc/outssa"
)

// A Workspace is reusable memory for improvements. It must not be used concurrently.
type Workspace struct {
	residence locations.Map
	split     livesplit.Splitter
	color     recolor.Colorer
	share     slotcoloring.Sharer
	clone     cloning.Cloner
	flow      *cfg.Info         // of the Problem, or nil
	mapped    *regalloc.Problem // the Problem of the map
	copied    []regalloc.Loc    // by value: destination of its last copy
	mapOf     *regalloc.Result  // the map is of it, unchanged; or nil
	names     []int32           // by register: how often instructions name it whose form depends on that
	destroyed []uint64          // by register: hash of the instructions that clobber it
	named     regalloc.RegSet   // registers that may not be exchanged
	prefixed  regalloc.RegSet   // those that need prefixes
	recolored bool              // the Result was recolored, and the map has yet to follow
}

// Result returns a Result of p, a Problem in SSA form, that costs no more than r under the metric of opts. It returns
// r itself if nothing better is found, and does not modify it.
func (w *Workspace) Result(p *regalloc.Problem, r *regalloc.Result, opts regalloc.Options) *regalloc.Result {
	return w.ResultWith(p, nil, r, opts)
}

// ResultWith is Result with the flow graph of p, f, or nil if it is not known.
func (w *Workspace) ResultWith(p *regalloc.Problem, f *cfg.Info, r *regalloc.Result, opts regalloc.Options) *regalloc.Result {
	if opts.Canceled() {
		return r
	}
	if !splittable(r) && !copies(r) {
		now := priced{Result: r}
		return logged(p, now, w.exchange(p, now, opts), opts, whyExchange).Result
	}
	w.flow, w.mapped, w.mapOf, w.recolored = f, nil, nil, false
	now := priced{Result: r}
	if splittable(r) {
		now = logged(p, now, w.splitRanges(p, now, opts), opts, "split live ranges by minimum cuts, place stores")
	}
	now = logged(p, now, w.recolor(p, now, opts), opts, "recolor segments of live ranges to the registers that they are copied to or from")
	now = logged(p, now, w.rejoin(p, now, opts), opts, "give segments in several registers one by minimum cuts")
	now = logged(p, now, w.cloned(p, now, opts), opts, "keep values in registers while they are in other locations too")
	now = logged(p, now, w.exchange(p, now, opts), opts, whyExchange)
	return w.share.Slots(p, now.Result)
}

const whyExchange = "exchange registers throughout the function"

// logged logs that next replaces r, and returns next.
func logged(p *regalloc.Problem, r, next priced, opts regalloc.Options, why string) priced {
	if opts.Log != nil && next.Result != r.Result {
		r, next = price(p, r, opts.Price()), price(p, next, opts.Price())
		opts.Log.Became(r.Result, next.Result, fmt.Sprintf("improve: %s; from %.5g to %.5g", why, r.cost, next.cost))
	}
	return next
}

// rejoin returns r with live ranges in fewer registers, and recolored again, if its copies weigh enough.
func (w *Workspace) rejoin(p *regalloc.Problem, r priced, opts regalloc.Options) priced {
	if !copies(r.Result) {
		return r
	}
	r = price(p, r, opts.Price())
	if w.scattered(p, r.Result, opts.Price()) < leastCopies*r.cost {
		return r
	}
	next, ok := w.once(p, r, livesplit.Options{Options: opts, Strict: true}, w.split.Rejoin)
	if !ok || r.cost-next.cost < leastGain*r.cost {
		return next
	}
	return w.recolor(p, next, opts)
}

const (
	// leastCopies is the least share of copies between registers in the cost of a Result for live ranges to be
	// rejoined.
	leastCopies = 0.25
	// leastGain is the least share saved by that for recoloring to be repeated.
	leastGain = 0.03
)

// atOperands is the weight of a value's first copy to a register before an instruction relative to one on an edge:
// most of them serve fixed operands, and stay.
const atOperands = 0.1

// scattered returns the price of the copies between registers that rejoining live ranges could save.
func (w *Workspace) scattered(p *regalloc.Problem, r *regalloc.Result, metric regalloc.Metric) (sum float64) {
	price := func(m *regalloc.Move, freq float64) float64 {
		if m.Src.Kind() != regalloc.RegLoc || m.Dst.Kind() != regalloc.RegLoc {
			return 0
		}
		return metric.Copy(&p.Machine.Classes[p.VRegs[m.VReg].Class], freq)
	}
	for k := range r.EdgeMoves {
		x := &r.EdgeMoves[k]
		sum += price(&x.Move, p.Edges[x.Edge].Freq)
	}
	w.copied = scratch.Zeroed(w.copied, len(p.VRegs))
	at := 0
	for b := range p.Blocks {
		for ; at < len(r.InstrMoves) && r.InstrMoves[at].Before < p.Blocks[b].Instrs[1]; at++ {
			m := &r.InstrMoves[at].Move
			weight := 1.0
			if was := &w.copied[m.VReg]; *was != m.Dst {
				*was, weight = m.Dst, atOperands
			}
			sum += weight * price(m, p.Blocks[b].Freq)
		}
	}
	return sum
}

// cloned returns r with value clones, see package cloning.
func (w *Workspace) cloned(p *regalloc.Problem, r priced, opts regalloc.Options) priced {
	w.locate(p, r.Result)
	next := *r.Result
	if !w.clone.Improve(&w.residence, &next, opts) {
		return r
	}
	w.mapOf = nil
	w.residence.Install(&next)
	best, _ := cheaper(p, r, &next, opts.Price())
	return best
}

// price returns r with its cost.
func price(p *regalloc.Problem, r priced, metric regalloc.Metric) priced {
	if !r.known {
		r.cost, r.known = regalloc.Cost(p, r.Result, metric), true
	}
	return r
}

// priced is a Result and its cost, if that is known.
type priced struct {
	*regalloc.Result
	cost  float64
	known bool
}

// locate builds the map of r, a Result of p, unless it exists.
func (w *Workspace) locate(p *regalloc.Problem, r *regalloc.Result) {
	switch {
	case w.mapOf == r:
		if w.recolored {
			w.color.Follow()
			w.recolored = false
		}
		return
	case w.mapped == p:
		w.residence.Recompute(r)
	case w.flow != nil:
		w.residence.ComputeWith(p, w.flow, r)
	default:
		w.residence.Compute(p, r)
	}
	w.mapped, w.mapOf, w.recolored = p, r, false
}

// splitRanges returns r with live ranges split and stores placed again.
func (w *Workspace) splitRanges(p *regalloc.Problem, r priced, opts regalloc.Options) priced {
	o := livesplit.Options{Options: opts}
	next, ok := w.once(p, r, o, w.split.Improve)
	if !ok {
		o.Strict = true
		next, _ = w.once(p, next, o, w.split.Improve)
	}
	return next
}

// once makes one attempt at r, and reports whether the outcome costs no more than r.
func (w *Workspace) once(p *regalloc.Problem, r priced, opts livesplit.Options, improve func(*locations.Map, *regalloc.Result, livesplit.Options) bool) (priced, bool) {
	w.locate(p, r.Result)
	w.residence.Save()
	next := *r.Result
	next.Locs = slices.Clone(r.Locs)
	changed := improve(&w.residence, &next, opts)
	same := w.residence.Install(&next)
	if !changed && slices.Equal(next.InstrMoves, r.InstrMoves) && slices.Equal(next.EdgeMoves, r.EdgeMoves) {
		return r, true
	}
	best, ok := cheaper(p, r, &next, opts.Price())
	switch {
	case !ok:
		w.residence.Restore() // the map is that of r again
	case !changed && same:
		w.mapOf = best.Result
	default:
		w.mapOf = nil
	}
	return best, ok
}

// recolor returns r with fewer copies between registers.
func (w *Workspace) recolor(p *regalloc.Problem, r priced, opts regalloc.Options) priced {
	if !copies(r.Result) {
		return r
	}
	next := *r.Result
	next.Locs = slices.Clone(r.Locs)
	w.locate(p, r.Result)
	if !w.color.Improve(&w.residence, &next, opts) {
		return r
	}
	w.residence.Install(&next)
	w.mapOf = nil
	best, ok := cheaper(p, r, &next, opts.Price())
	if ok {
		w.mapOf, w.recolored = best.Result, true
	}
	return best
}

// cheaper returns next with its cost and true unless r costs less; then r with its cost.
func cheaper(p *regalloc.Problem, r priced, next *regalloc.Result, metric regalloc.Metric) (priced, bool) {
	r = price(p, r, metric)
	if cost := regalloc.Cost(p, next, metric); cost <= r.cost {
		return priced{next, cost, true}, true
	}
	return r, false
}

// copies reports whether r copies anything from one register to another.
func copies(r *regalloc.Result) bool {
	between := func(m *regalloc.Move) bool {
		return m.Src.Kind() == regalloc.RegLoc && m.Dst.Kind() == regalloc.RegLoc
	}
	return slices.ContainsFunc(r.InstrMoves, func(m regalloc.InstrMove) bool { return between(&m.Move) }) ||
		slices.ContainsFunc(r.EdgeMoves, func(m regalloc.EdgeMove) bool { return between(&m.Move) })
}

// splittable reports whether r has values in slots, or rematerializes some.
func splittable(r *regalloc.Result) bool {
	return len(r.Slots) > 0 || slices.ContainsFunc(r.InstrMoves, func(m regalloc.InstrMove) bool { return m.Src == regalloc.Recomputed }) ||
		slices.ContainsFunc(r.EdgeMoves, func(m regalloc.EdgeMove) bool { return m.Src == regalloc.Recomputed })
}

// An Allocator improves the Results of another one.
type Allocator struct {
	inner regalloc.Allocator
	lower outssa.Workspace
	work  Workspace
}

// After returns an allocator that improves the Results of a.
func After(a regalloc.Allocator) *Allocator { return &Allocator{inner: a} }

// Inner returns the allocator whose Results a improves.
func (a *Allocator) Inner() regalloc.Allocator { return a.inner }

// SSA implements regalloc.Allocator: Allocate takes SSA form, whatever the inner allocator needs.
func (a *Allocator) SSA() bool { return true }

// Allocate implements regalloc.Allocator.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	r, err := a.Draft(p, opts)
	if err != nil {
		return nil, err
	}
	return a.work.Result(p, r, opts), nil
}

// Draft returns the inner allocator's Result, to be passed to Improve.
func (a *Allocator) Draft(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	if a.inner.SSA() {
		return a.inner.Allocate(p, opts)
	}
	return a.lower.Allocate(p, a.inner, opts)
}

// Improve returns a Result of p that costs no more than r: the inner allocator continues from r, if it supports that,
// and its Result is improved as by Workspace.Result.
func (a *Allocator) Improve(p *regalloc.Problem, r *regalloc.Result, opts regalloc.Options) *regalloc.Result {
	if inner, ok := a.inner.(improver); ok {
		r = inner.Improve(p, r, opts)
	}
	return a.work.Result(p, r, opts)
}

// An improver is an allocator that can continue from a Result.
type improver interface {
	Improve(p *regalloc.Problem, r *regalloc.Result, opts regalloc.Options) *regalloc.Result
}
