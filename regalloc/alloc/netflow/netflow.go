package netflow

import (
	"fmt"
	"math"
	"slices"

	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
	"spillway/regalloc/netflow/route"
)

// rounds bounds how often every unit is rerouted; the search nearly always ends sooner.
const rounds = 8

// An Allocator allocates registers on the network-flow model. The zero value is ready.
type Allocator struct {
	starts     []regalloc.Allocator
	also       []regalloc.Allocator // where there are iterations
	models     model.Workspace
	improve    route.Improver
	dual       route.Dual
	negotiator route.Negotiator
	report     Report
}

// New returns an Allocator that starts with every value in memory.
func New() *Allocator { return new(Allocator) }

// From returns an Allocator that also starts from the best Result of starts, allocators for Problems in SSA form. Its
// Results cost no more than theirs; without iterations and under a metric dominated by bytes, no more than those of
// the first, or than its drafts if it improves them. It has a Result whenever one of them has.
func From(starts ...regalloc.Allocator) *Allocator {
	wantSSA(starts)
	return &Allocator{starts: starts}
}

// Also adds slow starting allocators, for Problems in SSA form: they run if the metric weighs executions at least as
// much as bytes, there are iterations, and no time limit is set. It returns a.
func (a *Allocator) Also(starts ...regalloc.Allocator) *Allocator {
	wantSSA(starts)
	a.also = append(a.also, starts...)
	return a
}

// Ascend selects the price update rule. It returns a.
func (a *Allocator) Ascend(rule route.Ascent) *Allocator {
	a.dual.SetAscent(rule)
	return a
}

func wantSSA(starts []regalloc.Allocator) {
	for _, a := range starts {
		if !a.SSA() {
			panic("netflow: an initial allocator does not take SSA form")
		}
	}
}

// additional returns the allocators of Also, if opts call for them.
func (a *Allocator) additional(opts regalloc.Options) []regalloc.Allocator {
	if m, b := opts.Price(), &opts.Budget; b.Iterations < 0 || b.Time > 0 || m.Access < m.Byte {
		return nil
	}
	return a.also
}

// SSA reports that Allocate needs Problems in SSA form.
func (a *Allocator) SSA() bool { return true }

// Allocate implements regalloc.Allocator for Problems in SSA form. Without a starting allocator, the error names the
// operands that find no registers, or the value that finds none on an edge without moves.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	return a.AllocateFrom(p, nil, opts)
}

// Draft returns a Result of p, for AllocateFrom, found in a fraction of the time of Allocate; nil if Allocate would
// not compute one at this point, or if none is found.
func (a *Allocator) Draft(p *regalloc.Problem, opts regalloc.Options) *regalloc.Result {
	if !sizeOnly(opts) || len(a.starts) == 0 || model.Large(p) {
		return nil
	}
	start := a.starts[0].Allocate
	if first, ok := a.starts[0].(improver); ok {
		start = first.Draft
	}
	r, err := start(p, quiet(opts))
	if err != nil {
		return nil
	}
	return r
}

// AllocateFrom is Allocate, given what Draft returned for p and opts.
func (a *Allocator) AllocateFrom(p *regalloc.Problem, draft *regalloc.Result, opts regalloc.Options) (*regalloc.Result, error) {
	if model.Large(p) {
		return a.reserve(p, opts)
	}
	if sizeOnly(opts) {
		if r := a.allocateForSize(p, draft, opts, nil, 0); r != nil {
			return r, nil
		}
	}
	given, slow := a.given(p, opts, a.starts), a.given(p, opts, a.additional(opts))
	if given == nil {
		given, slow = slow, nil
	}
	if given == nil {
		return model.OrIsolated(p, func(q *regalloc.Problem) (*regalloc.Result, error) {
			opts := isolated(opts, q, p)
			s := newSearch(a, a.begin(q, opts), opts)
			if err := s.spilled(); err != nil {
				return nil, err
			}
			return s.result(rounds), nil
		})
	}
	s := newSearch(a, a.begin(p, opts), opts)
	s.given(given)
	if slow != nil {
		s.given(slow)
		if m := opts.Price(); regalloc.Cost(p, slow, m) < regalloc.Cost(p, given, m) {
			given = slow
		}
	}
	s.spilled() // the error does not matter: there is a Result
	return s.better(p, given, rounds), nil
}

// reserve returns the Result of the first starting allocator, for a Problem that is too large for a model.
func (a *Allocator) reserve(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	a.report = Report{ModelBound: regalloc.NoBound}
	if len(a.starts) == 0 {
		return nil, &regalloc.SizeError{Name: p.Name}
	}
	return a.starts[0].Allocate(p, opts)
}

// sizeOnly reports whether there are no iterations and the metric is dominated by bytes.
func sizeOnly(opts regalloc.Options) bool {
	m := opts.Price()
	return opts.Budget.Iterations < 0 && m.Access < m.Byte
}

// An improver is an allocator that reduces the cost of its own Results, of which it has drafts, and of others'.
type improver interface {
	Draft(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error)
	Improve(p *regalloc.Problem, r *regalloc.Result, opts regalloc.Options) *regalloc.Result
}

// maxDraftExcess is the maximum excess cost, as a share, of a draft over the best Result for the draft to be improved.
const maxDraftExcess = 0.3

// maxReallocateExcess is the maximum excess cost, as a share, over enough for Reallocate to continue after one round.
const maxReallocateExcess = 0.3

// allocateForSize starts with every value in memory, and with the Result of the first starting allocator, improved by
// it, if that is cheaper than the outcome; it is dropped if its draft (draft, unless nil) is far more expensive. It
// returns nil if one of the two has no usable Result. If before, a Result with more registers, is not nil, the search
// follows it, skips the other allocator, and returns nil if it is unlikely to reach a cost of at most enough.
func (a *Allocator) allocateForSize(p *regalloc.Problem, draft *regalloc.Result, opts regalloc.Options, before *regalloc.Result, enough float64) *regalloc.Result {
	s := newSearch(a, a.begin(p, opts), opts)
	if before != nil {
		g := &route.Guide{X: s.m.NewStates(s.next.Slot), Lost: make([]bool, len(p.VRegs))}
		s.m.ProjectPart(before, g.X, g.Lost)
		a.improve.Guide = g
		defer func() { a.improve.Guide = nil }()
	}
	x, c, err := s.inMemory()
	if err != nil {
		return nil
	}
	a.improve.Dense, a.improve.Brief = true, true
	s.begin(x, c)
	a.improve.Dense = false
	b := &s.starts[0]
	if before != nil && s.m.Float(b.cost) > enough+maxReallocateExcess*math.Abs(enough) {
		return nil
	}
	b.cost -= a.improve.Displace(&b.pause, opts.Canceled)
	s.choose(sizeRounds)
	r := s.finish()
	if intoReserved(p, r) {
		return nil
	}
	if len(a.starts) == 0 || before != nil {
		return r
	}
	given := draft
	if given == nil {
		if given = a.Draft(p, opts); given == nil {
			return nil
		}
	}
	metric := opts.Price()
	if first, improves := a.starts[0].(improver); improves {
		r = first.Improve(p, r, quiet(opts))
		c := regalloc.Cost(p, r, metric)
		if regalloc.Cost(p, given, metric) > c+maxDraftExcess*math.Abs(c) {
			logCost(opts.Log, p, given, metric, "the initial allocator's draft is dropped: it")
			return r
		}
		given = first.Improve(p, given, quiet(opts))
	}
	logCost(opts.Log, p, r, metric, "the assignment, with live ranges split and colors changed,")
	logCost(opts.Log, p, given, metric, "the initial allocator's result")
	if regalloc.Cost(p, r, metric) <= regalloc.Cost(p, given, metric) {
		return r
	}
	s.starts, s.cost = s.starts[:0], model.Inf
	s.next = s.m.NewStates(slices.Clone(a.improve.Units.Of)) // the Result shares slots
	s.given(given)
	return s.better(p, given, sizeRounds)
}

// given returns the best Result of starts, or nil. Their errors are ours only if we have no Result either.
func (a *Allocator) given(p *regalloc.Problem, opts regalloc.Options, starts []regalloc.Allocator) (best *regalloc.Result) {
	least := 0.0
	for k, start := range starts {
		r, err := start.Allocate(p, quiet(opts))
		if err != nil {
			continue
		}
		logCost(opts.Log, p, r, opts.Price(), fmt.Sprintf("the result of initial allocator %d of %d", k+1, len(starts)))
		if c := regalloc.Cost(p, r, opts.Price()); best == nil || c < least {
			best, least = r, c
		}
	}
	return best
}

// Improve returns a Result of p, a Problem in SSA form, that costs less than r under the metric of opts, or if none is
// found a copy of r, with the proved bound. It modifies neither argument.
func (a *Allocator) Improve(p *regalloc.Problem, r *regalloc.Result, opts regalloc.Options) *regalloc.Result {
	if model.Large(p) {
		return r
	}
	s := newSearch(a, a.begin(p, opts), opts)
	s.given(r)
	return s.better(p, r, rounds)
}

// begin builds the model of p.
func (a *Allocator) begin(p *regalloc.Problem, opts regalloc.Options) *model.Model {
	m := a.models.New(p, opts.Price())
	a.improve.Reset(m)
	a.improve.Routed = 0
	return m
}

// Reallocate returns a Result of p, given before, a Result with fewer reserved registers; nil if it finds none, if
// none is likely to cost at most enough, or if p is too large for a model. Without iterations and under a metric
// dominated by bytes, it starts with the paths of before, which takes a fraction of the time of Allocate.
func (a *Allocator) Reallocate(p *regalloc.Problem, before *regalloc.Result, enough float64, opts regalloc.Options) *regalloc.Result {
	if model.Large(p) {
		return nil
	}
	if sizeOnly(opts) {
		return a.allocateForSize(p, nil, opts, before, enough)
	}
	r, err := a.Allocate(p, opts)
	if err != nil {
		return nil
	}
	return r
}
