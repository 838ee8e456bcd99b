package netflow

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"time"

	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
	"spillway/regalloc/netflow/route"
)

// defaultIterations is the budget if none is given: enough for the prices to lead to another solution once.
const defaultIterations = 6

// search improves one assignment for as long as its budget lasts.
type search struct {
	a    *Allocator
	m    *model.Model
	opts regalloc.Options

	best    *model.States // without conflicts; nil: none is known
	cost    model.Cost    // of best
	next    *model.States
	logged  *model.States // the assignment that opts.Log received last, or nil
	starts  []start
	started time.Time
	begun   int     // steps of the allocator before this search,
	bounded int     // and those of its bounds
	n       int     // iterations
	grain   float64 // costs are multiples of it, or 0
	bound   float64 // the best bound on every Result; regalloc.NoBound if not computed
	proved  int     // the iteration whose prices the bound was last evaluated at
	gap     float64 // between cost and the model's bound when the number of iterations last quadrupled
}

func newSearch(a *Allocator, m *model.Model, opts regalloc.Options) *search {
	a.report = Report{ModelBound: regalloc.NoBound}
	s := &search{a: a, m: m, opts: opts, cost: model.Inf, started: time.Now(), bound: regalloc.NoBound}
	s.next = m.NewStates(slices.Clone(a.improve.Units.Of))
	a.improve.Thorough = s.limit() >= 0
	a.improve.Wide, a.improve.Brief = !a.improve.Thorough, false
	s.begun, s.bounded = a.improve.Steps()+a.dual.Steps(), a.dual.BoundSteps()
	if s.limit() >= 0 {
		s.bound = regalloc.LeastCost(m.P, m.Metric)
	}
	if s.limit() >= 0 {
		s.grain = regalloc.Grain(m.P, m.Metric)
	}
	return s
}

// inMemory returns an assignment with every value in memory, which is loaded, and its cost.
func (s *search) inMemory() (*model.States, model.Cost, error) {
	x := s.m.NewStates(s.next.Slot)
	if err := s.m.SpillAll(x); err != nil {
		return nil, 0, err
	}
	if !s.a.improve.Load(x) {
		return nil, 0, fmt.Errorf("%s: values in one place", s.m.P.Name)
	}
	c := s.m.Total(x)
	if c >= model.Frozen.Move {
		return nil, 0, fmt.Errorf("%s: some edges need moves but allow none; split them", s.m.P.Name)
	}
	return x, c, nil
}

// spilled starts with every value in memory, in two orders if there are iterations, no other start, or one that is
// much better.
func (s *search) spilled() error {
	x, c, err := s.inMemory()
	if err != nil {
		return err
	}
	y := s.m.NewStates(s.next.Slot)
	y.Copy(x)
	s.begin(x, c)
	if n := len(s.starts); s.limit() < 0 && n > 1 && float64(s.starts[n-1].cost-s.starts[0].cost) <= maxOrderExcess*math.Abs(float64(s.starts[0].cost)) {
		return nil
	}
	s.a.improve.Dense = true
	if s.a.improve.Load(y) {
		s.begin(y, c)
	}
	s.a.improve.Dense = false
	return nil
}

// eager is the number of iterations after which the search for assignments may take no more steps than the dual.
const eager = 10

// hopeless is the maximum excess cost, as a share, of a start over the best after one round for it to be improved
// further, without iterations.
const hopeless = 0.15

// maxOrderExcess is the maximum excess cost, as a share, of the first order over a given Result after one round for the
// second order to be skipped, without iterations: a larger one shows that orders matter.
const maxOrderExcess = 0.04

// A start is an assignment improved for one round.
type start struct {
	x     *model.States
	cost  model.Cost
	pause route.Pause
}

// begin improves x, which is loaded and costs c, for one round.
func (s *search) begin(x *model.States, c model.Cost) {
	s.starts = append(s.starts, start{x: x})
	b := &s.starts[len(s.starts)-1]
	b.cost = c - s.a.improve.Improve(1, s.opts.Canceled)
	s.a.improve.Pause(&b.pause)
}

// sizeRounds bounds the rounds without iterations under a metric dominated by bytes.
const sizeRounds = 2

// choose continues with the starts that may become better than the best assignment, the first one for the given
// number of rounds.
func (s *search) choose(rounds int) {
	s.logStarts()
	least := s.cost
	for i := range s.starts {
		least = min(least, s.starts[i].cost)
	}
	for i := range s.starts {
		b := &s.starts[i]
		if s.limit() < 0 && float64(b.cost-least) > hopeless*math.Abs(float64(least)) || !s.a.improve.Load(b.x) {
			continue
		}
		b.cost -= s.a.improve.Resume(&b.pause, rounds-1, s.opts.Canceled)
		if b.cost < s.cost {
			s.best, s.cost = b.x, b.cost
		}
	}
	s.logBest("rerouted repeatedly while others yield")
}

// given starts with r, if it fits the model.
func (s *search) given(r *regalloc.Result) {
	x := s.m.NewStates(s.next.Slot)
	if !s.m.Project(r, x) || s.m.Total(x) >= model.Frozen.Move {
		return
	}
	if !s.a.improve.Load(x) && !s.repair(x) {
		return
	}
	if c := s.m.Total(x); c < model.Frozen.Move {
		s.begin(x, c)
	}
}

// repair resolves the conflicts of x, and reports whether it could.
func (s *search) repair(x *model.States) bool {
	a := s.a
	a.negotiator.Reset(&a.improve)
	return a.negotiator.Round(x, nil, 0) && a.improve.Load(x)
}

// result continues the search from the starts, for the given number of rounds with the first one, and converts the
// best assignment to a Result.
func (s *search) result(rounds int) *regalloc.Result {
	s.choose(rounds)
	if limit := s.limit(); limit >= 0 {
		s.run(limit)
		s.a.report.ModelBound, s.a.report.Cost = s.inModel(), s.whole(s.m.Float(s.cost))
	}
	return s.finish()
}

// inModel returns the best bound on assignments of the model, or regalloc.NoBound.
func (s *search) inModel() float64 {
	if s.a.dual.Best <= -model.Inf/2 || s.m.Restricted() {
		return s.bound
	}
	return max(s.bound, s.m.Float(s.a.dual.Best))
}

// whole rounds a bound up to the next possible cost.
func (s *search) whole(bound float64) float64 { return regalloc.RoundUp(bound, s.grain) }

// finish converts the best assignment to a Result.
func (s *search) finish() *regalloc.Result {
	s.a.report.Iterations, s.a.report.Routed, s.a.report.Looked = s.n, s.a.improve.Routed, s.a.improve.Looked()
	if !s.m.Metric.Counts() && s.a.improve.Load(s.best) {
		s.a.improve.Regularize()
		s.logBest("rerouted through the lowest registers where that costs no more")
	}
	s.a.report.Steps, s.a.report.BoundSteps = s.steps(), s.a.dual.BoundSteps()-s.bounded
	s.m.ShareSlots(s.best)
	r := s.m.Result(s.best)
	r.Bound, r.ModelBound, r.Iterations = s.bound, s.whole(s.a.report.ModelBound), s.n
	return r
}

// better is result if that costs less than r, otherwise r with the proved bound.
func (s *search) better(p *regalloc.Problem, r *regalloc.Result, rounds int) *regalloc.Result {
	if len(s.starts) == 0 {
		return r
	}
	return s.cheaper(p, s.result(rounds), r)
}

// cheaper returns x if it costs less than r, otherwise r with the proved bound.
func (s *search) cheaper(p *regalloc.Problem, x, r *regalloc.Result) *regalloc.Result {
	metric := s.opts.Price()
	if regalloc.Cost(p, x, metric) < regalloc.Cost(p, r, metric) && !intoReserved(p, x) {
		x.Bound, x.ModelBound = max(x.Bound, r.Bound), max(x.ModelBound, r.ModelBound)
		logCost(s.opts.Log, p, x, metric, "the assignment is used: it")
		return x
	}
	logCost(s.opts.Log, p, r, metric, "the initial result is used, with the bound that was proved: it")
	y := *r
	y.Bound, y.ModelBound, y.Iterations = max(x.Bound, r.Bound), max(x.ModelBound, r.ModelBound), x.Iterations
	return &y
}

// run iterates prices, for at most limit iterations; some of them derive an assignment from the prices, or from the
// best one with some units removed, and improve it.
func (s *search) run(limit int) {
	a, m := s.a, s.m
	a.dual.Reset(m)
	a.negotiator.Reset(&a.improve)
	first := a.improve.Steps() - a.dual.Steps()
	due, more := false, s.extraIterations() // at better prices than ever, the bound on every Result is due
	again, failed := 2, 0                   // the next iteration with an attempt, and the number of failed ones in a row
	for s.n < limit && !s.ended() && (!s.closed() || more > 0 && s.bound < m.Float(s.cost)) {
		s.n++
		a.dual.Evaluate()
		if due = due || s.due(limit); s.closed() {
			due = due || more%4 == 0
			more--
		}
		if due && a.dual.Last == a.dual.Best && (s.n < limit || s.closed()) { // they have not moved on yet
			due = false
			s.prove()
		}
		going := a.dual.Move(s.cost)
		switch {
		case s.closed():
		case s.n > eager && a.improve.Steps() > a.dual.Steps()+first:
		case s.n == 5 || s.n == 10 || s.n == 30 || s.n%100 == 0 || s.n < 10 && !going:
			a.dual.Copy(s.next)
			s.attempt(1)
		case s.n >= again || s.n == 3:
			s.next.Copy(s.best)
			if failed++; s.attempt(0.05 + 0.3/float64(1+s.n%7)) {
				failed = 0
			}
			if s.n >= again {
				again = s.n + min(2<<(failed/patience), minAttemptRate)
			}
		}
		if s.n&(s.n-1) == 0 && bits.TrailingZeros(uint(s.n))%2 == 0 && s.stalled() {
			break
		}
		if s.opts.Progress != nil {
			s.opts.Progress(regalloc.Progress{Iteration: s.n, Cost: m.Float(s.cost), Bound: s.bound, ModelBound: s.whole(s.inModel())})
		}
		if s.n == branchAt && len(m.P.Instrs) <= branchSize && limit > 2*branchAt {
			s.branch(2 * (limit - s.n) / 3)
		}
		if !going && s.n > 10 {
			break
		}
	}
	if limit > branchAt {
		s.branch(limit - s.n)
	}
	a.dual.Return()
	s.prove()
}

// mostBranches bounds the iterations of branching where the budget does not.
const mostBranches = 1 << 14

// Functions of up to branchSize instructions are branched on after branchAt iterations of prices.
const (
	branchAt   = 50
	branchSize = 400
)

// branch tries to prove by branch and bound that nothing in the model costs less, within limit iterations.
func (s *search) branch(limit int) {
	if s.opts.Budget.Iterations == 0 { // as many as prices took
		limit = min(limit, s.n, mostBranches-s.n)
	}
	if limit <= 0 || s.over() {
		return
	}
	going := func() bool {
		s.n++
		return !s.opts.Canceled() && !s.exhausted() && (s.opts.Budget.Time == 0 || time.Since(s.started) <= s.opts.Budget.Time)
	}
	ok := s.a.dual.Branch(s.cost, s.target(), limit, s.next, going, func(share float64) (upper, target model.Cost) {
		s.attempt(share)
		return s.cost, s.target()
	})
	if !ok {
		s.attempt(0.3)
	}
}

// target is slightly more than the next lower possible cost.
func (s *search) target() model.Cost {
	if s.grain > 0 {
		return s.cost - s.m.Fixed(s.grain) + s.m.Fixed(s.grain/16)
	}
	return s.cost - max(s.cost, -s.cost)/10000
}

// limit returns the maximum number of iterations; negative: not even a bound is computed.
func (s *search) limit() int {
	b := &s.opts.Budget
	switch {
	case b.Iterations != 0:
		return b.Iterations
	case b.Time > 0 || b.Gap > 0:
		return 1 << 30
	}
	return defaultIterations
}

// maxExtraIterations is the number of further iterations for the bound on every Result once nothing in the model can cost
// less: it rises with the model's bound on the way to the cost itself. Large functions have none.
const maxExtraIterations = 64

// extraIterations returns the number of such iterations.
func (s *search) extraIterations() int {
	if len(s.m.P.Instrs) > branchSize {
		return 0
	}
	return maxExtraIterations
}

// over reports whether the budget is used up or nothing in the model can cost less.
func (s *search) over() bool { return s.closed() || s.ended() }

// steps returns the number of path points that the search has visited.
func (s *search) steps() int { return s.a.improve.Steps() + s.a.dual.Steps() - s.begun }

// ended reports whether the budget is used up.
func (s *search) ended() bool {
	b := &s.opts.Budget
	cost, bound := s.m.Float(s.cost), s.m.Float(s.a.dual.Best)
	return s.opts.Canceled() || s.exhausted() || b.Time > 0 && time.Since(s.started) > b.Time ||
		b.Gap > 0 && s.n > 0 && cost-bound <= b.Gap*math.Abs(cost)
}

// Bounds on a search whose budget is only a gap. Work is path points visited, plus an instruction for each that an
// iteration looks at. The constant lets functions of some hundred instructions iterate until they stall;
// docs/design/constants.md records the effect of other values. Models of crowded functions grow quadratically, and so
// would the time in which they reach a gap.
const (
	longest      = 1 << 14 // iterations of prices, a power of four; further gains would be chance
	gapWork      = 1 << 23 // work of any function,
	gapWorkInstr = 1 << 11 // and more for each instruction
	crowded      = 24      // values live at an instruction, in the mean, beyond which work is reduced in proportion
	boundWork    = 16      // work of a point at which the bound on every Result is evaluated
)

// gapOnly reports whether the budget is only a gap, so that the search must end by itself.
func (s *search) gapOnly() bool {
	b := &s.opts.Budget
	return b.Gap > 0 && b.Iterations == 0 && b.Time == 0
}

// exhausted reports whether a budget that is only a gap has taken all the work that it may.
func (s *search) exhausted() bool {
	if !s.gapOnly() {
		return false
	}
	n := len(s.m.P.Instrs)
	most := gapWork + gapWorkInstr*n
	if points := crowded * n; s.m.Nodes > points {
		most = int(float64(most) * float64(points) / float64(s.m.Nodes))
	}
	return s.steps()+s.n*n > most
}

// stalled reports whether a budget that is only a gap is unlikely to be reached: since a quarter of the present number
// of iterations, the gap fell by less than a twentieth. It is called when the number has quadrupled, and always true
// after longest iterations.
func (s *search) stalled() bool {
	gap := s.m.Float(s.cost) - s.m.Float(s.a.dual.Best)
	was := s.gap
	s.gap = gap
	return s.gapOnly() && s.n >= 256 && (gap > 0.95*was || s.n >= longest)
}

// closed reports whether nothing in the model can cost less.
func (s *search) closed() bool {
	cost, bound := s.m.Float(s.cost), s.m.Float(s.a.dual.Best)
	return regalloc.Optimal(cost, bound, s.grain)
}

// After this many failed attempts in a row their frequency is halved, down to one in minAttemptRate iterations.
const (
	patience       = 16
	minAttemptRate = 16
)

// attempt turns s.next into an assignment without conflicts, rerouting units with the given probability, improves it
// and, if it is the best, keeps it and returns true.
func (s *search) attempt(probability float64) bool {
	a := s.a
	if !a.negotiator.Round(s.next, &a.dual, probability) || !a.improve.Load(s.next) {
		return false
	}
	a.improve.Improve(rounds, s.opts.Canceled)
	c := s.m.Total(s.next)
	if c >= s.cost {
		return false
	}
	s.cost = c
	s.best.Copy(s.next)
	if s.opts.Log != nil {
		s.logBest(fmt.Sprintf("iteration %d: rerouted at its prices", s.n))
	}
	return true
}

// early: the bound on every Result of a large function is not evaluated before one in this many of the given
// iterations, since prices are still far from convergence.
const early = 16

// due reports whether the bound on every Result is to be evaluated before the last of limit iterations: when their
// number has doubled (in large functions, quadrupled).
func (s *search) due(limit int) bool {
	switch {
	case s.n&(s.n-1) != 0 || s.opts.Budget.Iterations == 0 && !s.affordsBound():
		return false
	case len(s.m.P.Instrs) <= branchSize:
		return true
	}
	return bits.TrailingZeros(uint(s.n))%2 == 0 && (s.n*early >= limit || s.opts.Budget.Iterations == 0)
}

// thorough is the number of iterations from which on the bound on every Result is worth several evaluations. Before,
// these take as long as all else, and the same time spent on iterations increases the bound more.
const thorough = 16

// affordsBound reports whether one more evaluation of the bound on every Result would leave the work of all of them
// below that of the rest of the search.
func (s *search) affordsBound() bool {
	return (s.a.dual.BoundSteps()-s.bounded+s.m.Nodes)*boundWork <= s.steps()
}

// prove evaluates the bound on every Result at the present prices, if that can improve it.
func (s *search) prove() {
	if s.proved == s.n || !s.m.Complete() || s.bound >= s.m.Float(s.cost) {
		return
	}
	s.proved = s.n
	s.bound = max(s.bound, s.whole(s.m.Float(s.a.dual.LowerBound(s.n >= thorough))))
}

// A Report describes the outcome of an allocation.
type Report struct {
	Iterations int
	// ModelBound is a lower bound on the cost of every assignment of package model, in which a value is in one
	// register at a time; Results that the contract allows can be cheaper. It is regalloc.NoBound if none is known.
	ModelBound float64
	Cost       float64 // of the best assignment of package model; 0 without iterations
	Routed     int     // units routed
	Looked     int     // instructions visited by displacements
	Steps      int     // path points visited by the search
	BoundSteps int     // points at which the bound on every Result was evaluated
}

// Report returns the Report of the last allocation.
func (a *Allocator) Report() Report { return a.report }
