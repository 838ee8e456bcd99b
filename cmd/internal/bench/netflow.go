package bench

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/chart"
	"spillway/internal/report"
	"spillway/regalloc"
	"spillway/regalloc/alloc/netflow"
	"spillway/regalloc/netflow/model"
	"spillway/regalloc/netflow/route"
)

// netflowBench measures how network-flow allocation improves with iterations.
type netflowBench struct {
	flags      cli.CompileFlags
	iterations []int
	times      []time.Duration // for each instruction
	svg        string          // directory for charts, or ""
	against    string          // the baseline allocator
	begin      []string
	step       string // rules for prices
	direction  string
	hold       bool // check bounds against the Results of all allocators
	every      int  // take every nth function
	out, log   io.Writer
}

// A posed is a Problem of a corpus and the metric.
type posed struct {
	p      *regalloc.Problem
	metric regalloc.Metric
	other  float64 // cost of the baseline's Result
	least  float64 // cost of the cheapest known Result
	by     string  // its allocator
	held   float64 // cost of the cheapest Result that is an assignment of the model
	holder string
}

// cheapest runs all allocators on q, progressive ones for a few iterations.
func (q *posed) cheapest() {
	for _, info := range spillway.Allocators() {
		r, err := spillway.Allocate(q.p, info.New(), regalloc.Options{Metric: q.metric, Budget: regalloc.Budget{Iterations: 2}})
		if err != nil {
			continue // too few registers may remain
		}
		if c := regalloc.Cost(q.p, r, q.metric); c < q.least {
			q.least, q.by = c, info.Name
		}
		q.hold(r, info.Name)
	}
}

// hold records the cost of r in the model, if it is an assignment there.
func (q *posed) hold(r *regalloc.Result, by string) {
	if c := model.CostOf(q.p, r, q.metric); c < q.held {
		q.held, q.holder = c, by
	}
}

// refuted returns an error if a bound exceeds the cost of a Result: the general bound that of any Result, the model's
// bound that of the best assignment found.
func (q *posed) refuted(r *regalloc.Result, found netflow.Report) error {
	const eps = 1e-6
	least, by := q.least, q.by
	if cost := regalloc.Cost(q.p, r, q.metric); cost < least {
		least, by = cost, "netflow"
	}
	bound := r.Bound
	q.hold(r, "netflow")
	switch {
	case bound > least+eps*max(1, math.Abs(least)):
		return fmt.Errorf("%s: a lower bound of %v where %v is reached by %s", q.p.Name, bound, least, by)
	case found.ModelBound > found.Cost+eps*max(1, math.Abs(found.Cost)):
		return fmt.Errorf("%s: a lower bound of %v in the model where %v is reached", q.p.Name, found.ModelBound, found.Cost)
	case found.ModelBound > q.held+eps*max(1, math.Abs(q.held)):
		return fmt.Errorf("%s: a lower bound of %v in the model where %v is reached by %s", q.p.Name, found.ModelBound, q.held, q.holder)
	}
	return nil
}

// A spent is a budget: a number of iterations, or a time per instruction.
type spent struct {
	iterations int
	time       time.Duration // or 0
}

func (x spent) String() string {
	if x.time > 0 {
		return x.time.String()
	}
	return strconv.Itoa(x.iterations)
}

// of returns the budget for p.
func (x spent) of(p *regalloc.Problem) regalloc.Budget {
	return regalloc.Budget{Iterations: x.iterations, Time: x.time * time.Duration(len(p.Instrs))}
}

// budgets returns those to measure with: iterations, then times.
func (b *netflowBench) budgets() (list []spent) {
	for _, n := range b.iterations {
		list = append(list, spent{iterations: n})
	}
	for _, t := range b.times {
		list = append(list, spent{time: t})
	}
	return list
}

// valid returns an error if the budgets of a kind do not grow.
func (b *netflowBench) valid() error {
	for i, n := range b.iterations {
		if n <= 0 || i > 0 && n <= b.iterations[i-1] {
			return cli.Usagef("--iterations must be increasing and positive")
		}
	}
	for i, t := range b.times {
		if t <= 0 || i > 0 && t <= b.times[i-1] {
			return cli.Usagef("--times must be increasing and positive")
		}
	}
	if len(b.iterations)+len(b.times) == 0 {
		return cli.Usagef("--iterations or --times is required")
	}
	return nil
}

// flowTotals add up a corpus after some iterations.
type flowTotals struct {
	corpus    string
	allowed   spent // for each function
	steps     int   // sum of iterations made times instructions
	functions int
	instrs    int
	other     float64
	cost      float64
	bound     float64 // sum of the bounds on all Results, where known
	model     float64 // sum of the bounds on assignments of the model
	proved    gapClasses
	inModel   gapClasses
	ns        int64
}

// gapClasses are numbers of functions by class of gap, and the sum of the gaps.
type gapClasses struct {
	functions [len(gapShares) + 1]int
	sum       float64
}

// gapShares are the class limits of gaps.
var gapShares = [...]float64{0, 0.01, 0.05, 0.1}

func newBenchNetflowCommand() *cobra.Command {
	b := &netflowBench{}
	cmd := &cobra.Command{
		Use:   "netflow [FILE.ll... | NAME=PATTERN...]",
		Short: "Measure register allocation as network flow over iterations",
		Long: `Allocate each function with the network-flow allocator and several numbers of
iterations, and print for each corpus the cost, that of another allocator (--against), and the
lower bounds: on every valid allocation, and on those of the model, in which a value is in one
register at a time; the latter also as a share of the other allocator's cost, below which no allocation in the
model can be. For both, the shares of functions proved optimal and within 1 %, and the mean over the
functions of the gap between cost and bound, as a share of the cost.
With --times, rows are added for allocations that stop after that much time per instruction, whatever
the number of iterations; these vary from run to run. Nanoseconds per instruction are processor time
(wall time on systems other than Linux) for a whole allocation; the second table splits them
among the first solution, with its first iteration, and each further iteration, up to the last of --iterations.
A bound above the other allocator's cost, or netflow's own, is an error; with --hold it is checked
against all allocators.

NAME=PATTERN is all files that match. The default is examples=testdata/programs/*/*.O1.ll.`,
		Example: "  spillway bench netflow --metric size --iterations 1,10 --svg charts hash='testdata/programs/hash/*.O1.ll'",
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				args = []string{"examples=testdata/programs/*/*.O1.ll"}
			}
			corpora, err := parseCorpora(args)
			if err != nil {
				return err
			}
			if err := b.valid(); err != nil {
				return err
			}
			if b.every < 1 {
				return cli.Usagef("--every must be positive")
			}
			b.out, b.log = cmd.OutOrStdout(), cmd.ErrOrStderr()
			return b.run(corpora)
		},
	}
	b.flags.Register(cmd)
	f := cmd.Flags()
	f.IntSliceVar(&b.iterations, "iterations", []int{1, 10, 100, 1000}, "numbers of iterations to measure at")
	f.DurationSliceVar(&b.times, "times", nil, "also measure at these times per instruction (1ms,10ms)")
	f.StringVar(&b.against, "against", "linear", "compare with this allocator, improved as in the compiler")
	f.StringSliceVar(&b.begin, "begin", nil, "also start from the best Result of these allocators (default: only from all values in memory)")
	f.StringVar(&b.step, "step", "anchored", "step size of prices: anchored (from the best prices so far), adaptive, ratio:A,B (A/(k+B) in iteration k) or newton:BETA, each in proportion to block frequency")
	f.StringVar(&b.direction, "direction", "running", "direction of the step: running (the mean of subgradients), standard (the subgradient) or average (bisects it and the last direction)")
	f.BoolVar(&b.hold, "hold", false, "fail if the Result of an allocator costs less than a bound")
	f.IntVar(&b.every, "every", 1, "take only every `N`th function")
	f.StringVar(&b.svg, "svg", "", "also draw charts into this `DIRECTORY`")
	return cmd
}

func (b *netflowBench) run(corpora []corpus) error {
	a, err := b.allocator()
	if err != nil {
		return err
	}
	other, err := ssaAllocator("--against", b.against)
	if err != nil {
		return err
	}
	var all [][]flowTotals
	for i := range corpora {
		problems := nth(b.problems(&corpora[i], other), b.every)
		if b.hold {
			for k := range problems {
				problems[k].cheapest()
			}
		}
		var totals []flowTotals
		for _, n := range b.budgets() {
			x, err := measureFlow(a, problems, n, b.log)
			if err != nil {
				return err
			}
			x.corpus = corpora[i].name
			totals = append(totals, x)
		}
		all = append(all, totals)
	}
	if err := printFlow(b.out, b.against, all); err != nil || b.svg == "" {
		return err
	}
	return b.draw(all)
}

// allocator returns the allocator to measure.
func (b *netflowBench) allocator() (*netflow.Allocator, error) {
	var starts []regalloc.Allocator
	for _, name := range b.begin {
		a, err := ssaAllocator("--begin", name)
		if err != nil {
			return nil, err
		}
		starts = append(starts, a)
	}
	var rule route.Ascent
	if err := rule.ParseStep(b.step); err != nil {
		return nil, cli.Usagef("--step: %v", err)
	}
	var err error
	if rule.Direction, err = route.DirectionByName(b.direction); err != nil {
		return nil, cli.Usagef("--direction: %v", err)
	}
	return netflow.From(starts...).Ascend(rule), nil
}

// ssaAllocator returns the allocator that a flag names, which must take Problems in SSA form.
func ssaAllocator(flag, name string) (regalloc.Allocator, error) {
	info, err := cli.AllocatorByName(name)
	if err != nil {
		return nil, cli.Usagef("%s: %v", flag, err)
	}
	a := info.New()
	if !a.SSA() {
		return nil, cli.Usagef("%s: %s does not take Problems in SSA form", flag, name)
	}
	return a, nil
}

// nth returns every nth element of list, including the first, in place.
func nth[T any](list []T, n int) []T {
	some := list[:0]
	for k := 0; k < len(list); k += n {
		some = append(some, list[k])
	}
	return some
}

// problems returns the Problems of a corpus, skipping files that do not compile.
func (b *netflowBench) problems(c *corpus, other regalloc.Allocator) (list []posed) {
	for _, file := range c.files {
		of, err := b.problemsOf(file, other)
		if err != nil {
			fmt.Fprintf(b.log, "%s: skipped: %v\n", file, err)
			continue
		}
		list = append(list, of...)
	}
	return list
}

func (b *netflowBench) problemsOf(file string, other regalloc.Allocator) (list []posed, err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	m, err := spillway.Parse(file, text)
	if err != nil {
		return nil, err
	}
	opts, err := b.flags.Options()
	if err != nil {
		return nil, err
	}
	opts.Workers, opts.Stage = 1, spillway.ToAllocated
	opts.Allocator = func() regalloc.Allocator { return &recorder{inner: other, name: b.against, list: &list} }
	_, err = spillway.Compile(context.Background(), m, opts)
	return list, err
}

// recorder keeps the Problems it observes.
type recorder struct {
	inner regalloc.Allocator
	name  string
	list  *[]posed
}

func (r *recorder) SSA() bool { return r.inner.SSA() }

func (r *recorder) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	x, err := r.inner.Allocate(p, opts)
	if err != nil {
		return nil, err
	}
	q, err := regalloc.ParseProblem(p.Name, []byte(p.String())) // the compiler reuses p's memory
	c := regalloc.Cost(p, x, opts.Price())
	*r.list = append(*r.list, posed{q, opts.Price(), c, c, r.name, math.Inf(1), ""})
	return x, err
}

// measureFlow allocates all Problems with a budget of n each.
func measureFlow(a *netflow.Allocator, problems []posed, n spent, log io.Writer) (flowTotals, error) {
	runtime.LockOSThread() // whose time is measured
	defer runtime.UnlockOSThread()
	x := flowTotals{allowed: n}
	for i := range problems {
		q := &problems[i]
		start := threadTime()
		r, err := a.Allocate(q.p, regalloc.Options{Metric: q.metric, Budget: n.of(q.p)})
		ns := (threadTime() - start).Nanoseconds()
		if err != nil {
			fmt.Fprintf(log, "%s: skipped: %v\n", q.p.Name, err)
			continue
		}
		if err := q.refuted(r, a.Report()); err != nil {
			return x, err
		}
		x.add(q, r, a.Report().ModelBound)
		x.ns += ns
	}
	return x, nil
}

func (x *flowTotals) add(q *posed, r *regalloc.Result, model float64) {
	cost := regalloc.Cost(q.p, r, q.metric)
	below := regalloc.LeastCost(q.p, q.metric) // registers that make instructions shorter save bytes
	model = min(max(model, below), cost)
	x.functions++
	x.instrs += len(q.p.Instrs)
	x.steps += r.Iterations * len(q.p.Instrs)
	x.other += q.other
	x.cost += cost
	x.bound += r.Bound
	x.model += model
	grain := regalloc.Grain(q.p, q.metric)
	x.proved.count(cost-below, r.Bound-below, grain)
	x.inModel.count(cost-below, model-below, grain)
}

// count sorts a function by its gap.
func (c *gapClasses) count(cost, bound, grain float64) {
	k := 0
	if !regalloc.Optimal(cost, bound, grain) {
		gap := regalloc.Gap(cost, bound)
		c.sum += gap
		for k = 1; k < len(gapShares) && gap > gapShares[k]; k++ {
		}
	}
	c.functions[k]++
}

// cells are the shares of n functions that are optimal and within 1 %, and the mean gap.
func (c *gapClasses) cells(n int) []any {
	return []any{percent(c.functions[0], n), percent(c.functions[0]+c.functions[1], n), fmt.Sprintf("%.1f %%", 100*c.sum/float64(max(1, n)))}
}

// printFlow prints the tables.
func printFlow(w io.Writer, against string, all [][]flowTotals) error {
	t := report.Table{Header: []string{"corpus", "iterations", "functions", "instructions", against, "cost", "of " + against, "bound", "model's bound", "of " + against, "optimal", "within 1 %", "mean gap", "in model", "within 1 %", "mean gap", "ns/instr"}}
	times := report.Table{Header: []string{"corpus", "instructions", "ns/instr first", "ns/instr each further iteration"}}
	for _, totals := range all {
		for i := range totals {
			x := &totals[i]
			row := []any{x.corpus, x.allowed, x.functions, x.instrs, fmt.Sprintf("%.0f", x.other), fmt.Sprintf("%.0f", x.cost), ratio(x.cost / max(1e-9, x.other)), fmt.Sprintf("%.0f", x.bound), fmt.Sprintf("%.0f", x.model), ratio(x.model / max(1e-9, x.other))}
			row = append(append(row, x.proved.cells(x.functions)...), x.inModel.cells(x.functions)...)
			t.Row(append(row, perInstr(float64(x.ns), x.instrs))...)
		}
		first, last := &totals[0], &totals[0]
		for i := range totals {
			if totals[i].allowed.time == 0 {
				last = &totals[i]
			}
		}
		further := "-"
		if n := last.steps - first.steps; n > 0 { // functions stop when no gain is left
			further = perInstr(float64(last.ns-first.ns), n)
		}
		times.Row(first.corpus, first.instrs, perInstr(float64(first.ns), first.instrs), further)
	}
	_, err := t.WriteTo(w)
	fmt.Fprintln(w)
	_, err2 := times.WriteTo(w)
	return errors.Join(err, err2)
}

func perInstr(ns float64, instrs int) string {
	return fmt.Sprintf("%.0f", ns/float64(max(1, instrs)))
}

// draw draws what [Koes09] draws: the improvement over another allocator and the bound
// (Fig. 6.14 to 6.16), and the functions by how far from optimal they may be (Fig. 6.23, 6.24).
func (b *netflowBench) draw(all [][]flowTotals) error {
	if err := os.MkdirAll(b.svg, 0o777); err != nil {
		return cli.CannotWrite(b.svg, err)
	}
	var steps []string
	for _, n := range b.budgets() {
		steps = append(steps, n.String())
	}
	costs := chart.Chart{Title: "Cost and bound by iterations", X: "iterations", Y: "of the cost of " + b.against, Steps: steps}
	for _, totals := range all {
		cost, bound := chart.Series{Name: totals[0].corpus + ": cost"}, chart.Series{Name: totals[0].corpus + ": model's bound"}
		for i := range totals {
			x := &totals[i]
			if x.other == 0 {
				cost.Values, bound.Values = append(cost.Values, math.NaN()), append(bound.Values, math.NaN())
				continue
			}
			cost.Values, bound.Values = append(cost.Values, x.cost/x.other), append(bound.Values, x.model/x.other)
		}
		costs.Series = append(costs.Series, cost, bound)
		name := cli.FileSafe(totals[0].corpus)
		if err := errors.Join(b.chart("gaps-"+name, gapChart(totals, steps, false)), b.chart("model-gaps-"+name, gapChart(totals, steps, true))); err != nil {
			return err
		}
	}
	return b.chart("cost", &costs)
}

// gapChart returns the shares of functions by gap, to the bound on all Results or to
// that on the model's assignments.
func gapChart(totals []flowTotals, steps []string, model bool) *chart.Chart {
	c := chart.Chart{Title: totals[0].corpus + ": functions by gap to the bound", X: "iterations", Y: "share of functions", Steps: steps, Stacked: true}
	if model {
		c.Title = totals[0].corpus + ": functions by gap to the model's bound"
	}
	for k, name := range []string{"optimal", "within 1 %", "within 5 %", "within 10 %", "more"} {
		s := chart.Series{Name: name}
		for i := range totals {
			classes := &totals[i].proved.functions
			if model {
				classes = &totals[i].inModel.functions
			}
			s.Values = append(s.Values, float64(classes[k])/float64(max(1, totals[i].functions)))
		}
		c.Series = append(c.Series, s)
	}
	return &c
}

func (b *netflowBench) chart(name string, c *chart.Chart) error {
	var svg bytes.Buffer
	if err := c.WriteSVG(&svg); err != nil {
		return err
	}
	file := filepath.Join(b.svg, name+".svg")
	if err := os.WriteFile(file, svg.Bytes(), 0o666); err != nil {
		return cli.CannotWrite(file, err)
	}
	return nil
}
