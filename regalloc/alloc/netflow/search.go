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

// defaultIterations is the budget if none is given: enough for the prices to lead
// to another solution once.
const defaultIterations = 6

// search improves one assignment for as long as its budget lasts.
type search struct {
	a    *Allocator
	m    *model.Model
	opts regalloc.Options

	best   *model.States // nothing taken twice; nil: none is known
	cost   model.Cost    // of best
	next   *model.States
	told   *model.States // what opts.Log was told last; nil: nothing
	starts []start
	since  time.Time
	n      int     // iterations
	grain  float64 // costs are multiples of it, or 0
	bound  float64 // the best bound on every Result; regalloc.NoBound if not computed
	proved int     // the iteration whose prices the bound was last evaluated at
	gap    float64 // between cost and the model's bound when the number of iterations last quadrupled
}

func newSearch(a *Allocator, m *model.Model, opts regalloc.Options) *search {
	a.report = Report{ModelBound: regalloc.NoBound}
	s := &search{a: a, m: m, opts: opts, cost: model.Inf, since: time.Now(), bound: regalloc.NoBound}
	s.next = m.NewStates(slices.Clone(a.improve.Units.Of))
	a.improve.Thorough = s.limit() >= 0
	a.improve.Wide, a.improve.Brief = !a.improve.Thorough, false
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

// spilled begins with every value in memory; if there are iterations, nothing else to begin
// with, or that is much better, in two orders.
func (s *search) spilled() error {
	x, c, err := s.inMemory()
	if err != nil {
		return err
	}
	y := s.m.NewStates(s.next.Slot)
	y.Copy(x)
	s.begin(x, c)
	if n := len(s.starts); s.limit() < 0 && n > 1 && float64(s.starts[n-1].cost-s.starts[0].cost) <= doubtful*math.Abs(float64(s.starts[0].cost)) {
		return nil
	}
	s.a.improve.Dense = true
	if s.a.improve.Load(y) {
		s.begin(y, c)
	}
	s.a.improve.Dense = false
	return nil
}

// eager is the number of iterations after which looking for assignments may take no more
// steps than the dual has taken.
const eager = 10

// hopeless is how much more than the best a start may cost after one round to be
// improved further where there are no iterations, as a share.
const hopeless = 0.15

// doubtful is how much more than a given Result the first order may cost after one round for the second order to
// be left out where there are no iterations, as a share: one that ends far above shows that orders
// matter.
const doubtful = 0.04

// A start is an assignment that was improved for one round.
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

// briefRounds is how often every unit is routed at most where there are no iterations and bytes count.
const briefRounds = 2

// choose continues with the starts that may become better than what is best, for so many rounds with the first one.
func (s *search) choose(rounds int) {
	s.tellStarts()
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
	s.tellBest("rerouted repeatedly while others yield")
}

// given begins with r, if the model has it.
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

// repair moves apart what is in one location in x, and reports whether it could.
func (s *search) repair(x *model.States) bool {
	a := s.a
	a.negotiator.Reset(&a.improve)
	return a.negotiator.Round(x, nil, 0) && a.improve.Load(x)
}

// result searches on from the starts, for so many rounds with the first one, and makes a Result of
// the best assignment.
func (s *search) result(rounds int) *regalloc.Result {
	s.choose(rounds)
	if limit := s.limit(); limit >= 0 {
		s.run(limit)
		s.a.report.ModelBound, s.a.report.Cost = s.inModel(), s.m.Float(s.cost)
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

// whole returns the least cost that is not below a bound.
func (s *search) whole(bound float64) float64 { return regalloc.RoundUp(bound, s.grain) }

// finish makes a Result of the best assignment.
func (s *search) finish() *regalloc.Result {
	s.a.report.Iterations, s.a.report.Routed, s.a.report.Looked = s.n, s.a.improve.Routed, s.a.improve.Looked()
	if !s.m.Metric.Counts() && s.a.improve.Load(s.best) {
		s.a.improve.Regularise()
		s.tellBest("rerouted through the lowest registers where that costs no more")
	}
	s.m.ShareSlots(s.best)
	r := s.m.Result(s.best)
	r.Bound, r.ModelBound, r.Iterations = s.bound, s.whole(s.a.report.ModelBound), s.n
	return r
}

// better is result if that costs less than r, else r with the bound that was proved.
func (s *search) better(p *regalloc.Problem, r *regalloc.Result, rounds int) *regalloc.Result {
	if len(s.starts) == 0 {
		return r
	}
	return s.cheaper(p, s.result(rounds), r)
}

// cheaper returns x, if it costs less than r, else r with the bound that was proved.
func (s *search) cheaper(p *regalloc.Problem, x, r *regalloc.Result) *regalloc.Result {
	metric := s.opts.Price()
	if regalloc.Cost(p, x, metric) < regalloc.Cost(p, r, metric) && !intoReserved(p, x) {
		x.Bound, x.ModelBound = max(x.Bound, r.Bound), max(x.ModelBound, r.ModelBound)
		tellCost(s.opts.Log, p, x, metric, "the assignment is used: it")
		return x
	}
	tellCost(s.opts.Log, p, r, metric, "the initial result is used, with the bound that was proved: it")
	y := *r
	y.Bound, y.ModelBound, y.Iterations = max(x.Bound, r.Bound), max(x.ModelBound, r.ModelBound), x.Iterations
	return &y
}

// run iterates prices; now and then an assignment is made of them, or of the best
// one with some units torn out, and improved, at most limit times.
func (s *search) run(limit int) {
	a, m := s.a, s.m
	a.dual.Reset(m)
	a.negotiator.Reset(&a.improve)
	first := a.improve.Steps() - a.dual.Steps()
	due, more := false, s.lingers() // when prices are better than ever the bound on every Result is evaluated
	again, failed := 2, 0           // the next iteration with an attempt, and how many in a row gained nothing
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
				again = s.n + min(2<<(failed/patience), seldom)
			}
		}
		if s.n&(s.n-1) == 0 && bits.TrailingZeros(uint(s.n))%2 == 0 && s.stuck() {
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

// mostBranches is how many iterations dividing may end at where the budget does not say.
const mostBranches = 1 << 14

// Functions of up to branchSize instructions are divided after branchAt iterations of prices.
const (
	branchAt   = 50
	branchSize = 400
)

// branch tries to prove that nothing in the model costs less, by dividing what is possible,
// for at most limit iterations.
func (s *search) branch(limit int) {
	if s.opts.Budget.Iterations == 0 { // as many as prices took
		limit = min(limit, s.n, mostBranches-s.n)
	}
	if limit <= 0 || s.over() {
		return
	}
	going := func() bool {
		s.n++
		return !s.opts.Canceled() && (s.opts.Budget.Time == 0 || time.Since(s.since) <= s.opts.Budget.Time)
	}
	ok := s.a.dual.Branch(s.cost, s.target(), limit, s.next, going, func(share float64) (upper, target model.Cost) {
		s.attempt(share)
		return s.cost, s.target()
	})
	if !ok {
		s.attempt(0.3)
	}
}

// target is a little more than what the next cheaper assignment can cost.
func (s *search) target() model.Cost {
	if s.grain > 0 {
		return s.cost - s.m.Fixed(s.grain) + s.m.Fixed(s.grain/16)
	}
	return s.cost - max(s.cost, -s.cost)/10000
}

// limit returns how many iterations there may be; negative: not even a bound is computed.
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

// lingering is how long prices of a function that is not large are iterated when nothing in the
// model can cost less, for the bound on every Result to get there, too: it rises with the model's
// on the way to the cost itself.
const lingering = 64

// lingers returns how many such iterations there are.
func (s *search) lingers() int {
	if len(s.m.P.Instrs) > branchSize {
		return 0
	}
	return lingering
}

// over reports whether the budget is used up or nothing in the model can cost less.
func (s *search) over() bool { return s.closed() || s.ended() }

// ended reports whether the budget is used up.
func (s *search) ended() bool {
	b := &s.opts.Budget
	cost, bound := s.m.Float(s.cost), s.m.Float(s.a.dual.Best)
	return s.opts.Canceled() || b.Time > 0 && time.Since(s.since) > b.Time ||
		b.Gap > 0 && s.n > 0 && cost-bound <= b.Gap*math.Abs(cost)
}

// How many iterations there are at most for a budget that is a gap alone: in functions of up to branchSize instructions,
// whose gaps dividing can close, and in larger ones. Both are powers of four. Dividing after that takes as many again at most
// (branch).
const (
	longest      = 1 << 14
	longestLarge = 1 << 8
)

// stuck reports whether a budget that is a gap alone will hardly be reached: since the
// number of iterations was a quarter of what it is now, the gap fell by less than a twentieth.
// It is called when the number has quadrupled. After longest iterations, or longestLarge, it is stuck in any case: what is still found then is chance.
func (s *search) stuck() bool {
	b := &s.opts.Budget
	gap := s.m.Float(s.cost) - s.m.Float(s.a.dual.Best)
	was := s.gap
	s.gap = gap
	most := longest
	if len(s.m.P.Instrs) > branchSize {
		most = longestLarge
	}
	return b.Gap > 0 && b.Iterations == 0 && b.Time == 0 && s.n >= 256 && (gap > 0.95*was || s.n >= most)
}

// closed reports whether nothing in the model can cost less.
func (s *search) closed() bool {
	cost, bound := s.m.Float(s.cost), s.m.Float(s.a.dual.Best)
	return regalloc.Optimal(cost, bound, s.grain)
}

// After so many attempts in a row that gain nothing there are half as many, down to one in seldom iterations.
const (
	patience = 16
	seldom   = 16
)

// attempt makes an assignment in which nothing is taken twice of s.next, routing
// units again with the given probability, improves it and keeps it if it is best, which it reports.
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
		s.tellBest(fmt.Sprintf("iteration %d: rerouted at its prices", s.n))
	}
	return true
}

// early is the share of a given number of iterations, one in so many, before which the bound on
// every Result of a large function is not worth its time: prices are still far from where they
// lead.
const early = 16

// due reports whether the bound on every Result is to be evaluated before the last of limit
// iterations: when their number has doubled, in large functions when it has quadrupled.
func (s *search) due(limit int) bool {
	switch {
	case s.n&(s.n-1) != 0:
		return false
	case len(s.m.P.Instrs) <= branchSize:
		return true
	}
	return bits.TrailingZeros(uint(s.n))%2 == 0 && (s.n*early >= limit || s.opts.Budget.Iterations == 0)
}

// prove evaluates the bound that holds for every Result at the present prices, if it can say any more.
func (s *search) prove() {
	if s.proved == s.n || !s.m.Complete() || s.bound >= s.m.Float(s.cost) {
		return
	}
	s.proved = s.n
	s.bound = max(s.bound, s.whole(s.m.Float(s.a.dual.LowerBound())))
}

// A Report says how an allocation went.
type Report struct {
	Iterations int
	// ModelBound is a lower bound on the cost of every assignment of package model,
	// in which a value is in one register at a time; Results that the contract allows
	// can be cheaper. regalloc.NoBound: none is known.
	ModelBound float64
	Cost       float64 // of the best assignment of package model; 0: there are no iterations
	Routed     int     // units routed
	Looked     int     // instructions that displacements looked at
}

// Report returns how the last allocation went.
func (a *Allocator) Report() Report { return a.report }
