package lp_test

import (
	"context"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"spillway/internal/leftout"
	"spillway/internal/ratchet"
	"spillway/regalloc"
	"spillway/regalloc/alloc/netflow"
	"spillway/regalloc/check"
	"spillway/regalloc/netflow/lp"
	"spillway/regalloc/netflow/model"
	"spillway/regalloc/netflow/route"
)

// problems returns the stored Problems of the examples' functions, the smallest first.
func problems(t *testing.T) (all []*regalloc.Problem) {
	for _, name := range []string{"amd64.O1", "i386.Oz"} {
		file := filepath.Join("../../../internal/ratchet/testdata", name+".problems.gz")
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list, err := ratchet.Unpack(file, text)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range list {
			p.Name = name + "/" + p.Name
			all = append(all, p)
			for _, n := range []int{4, 6, 8} {
				few := p.Squeeze(n)
				few.Name += fmt.Sprintf("/%dregs", n)
				all = append(all, few)
			}
		}
	}
	nodes := map[*regalloc.Problem]int{}
	for _, p := range all {
		nodes[p] = model.New(p, regalloc.Size).Nodes * len(p.Machine.Regs)
	}
	slices.SortStableFunc(all, func(a, b *regalloc.Problem) int { return nodes[a] - nodes[b] })
	return all
}

// Of so many Problems, the smallest, so many are solved.
const most, solved = 330, 300

// limit is how long cbc may take for a program, of processor time.
const limit = 2 * time.Second

// an outcome is the result for one Problem.
type outcome struct {
	cols, left       int  // variables, and those that are left
	reducedOnly      bool // only what is left is solved
	unsolved         bool
	stays            bool // in the allocation a value stays in a register that may not be allocated
	integral         bool // the relaxation's solution is
	tight            bool // it costs no less than the optimum
	closed           bool // the model's bound does
	reached          bool // the allocation is optimal
	cost, relaxed    float64
	bound, allocated float64
}

// TestOptimum checks the optimum of the exported program, computed by cbc, for functions of the examples: it is at
// least the model's bound and at most the cost of the allocation, and corresponds to an assignment of that cost with
// a valid Result. It takes every third function, and solves every third program also without presolve; all of them if
// SPILLWAY_CBC=all.
func TestOptimum(t *testing.T) {
	leftout.Need(t, "cbc")
	all, every := problems(t)[:most], os.Getenv("SPILLWAY_CBC") == "all"
	switch {
	case testing.Short(): // the smallest, and some of the others
		all = append(all[:10:10], ratchet.Every(all[60:], 40)...)
	case !every:
		all = ratchet.Every(all, 3)
	}
	outcomes := make([]outcome, len(all))
	var wg sync.WaitGroup
	for w := range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			dir := t.TempDir()
			a := netflow.New()
			for i := w; i < len(all); i += runtime.GOMAXPROCS(0) {
				metric := []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.3)}[i%3]
				outcomes[i] = optimum(t, a, dir, all[i], metric, i%2 == 0, every || i/3%3 == 0)
			}
		})
	}
	wg.Wait()
	report(t, outcomes)
}

func optimum(t *testing.T, a *netflow.Allocator, dir string, p *regalloc.Problem, metric regalloc.Metric, mps, both bool) (o outcome) {
	r, err := a.Allocate(p, regalloc.Options{Metric: metric, Budget: regalloc.Budget{Iterations: 50}})
	if err != nil {
		t.Error(err)
		return o
	}
	m := model.New(p, metric)
	var units route.Units
	units.Form(m)
	x := m.NewStates(units.Of)
	if !m.Project(r, x) {
		t.Errorf("%s: the Result does not fit the model", p.Name)
		return o
	}
	n := lp.Export(m, units.Of)
	near := func(x float64) float64 { return 1e-4 + 1e-6*math.Abs(x) }
	// The projection may leave a value where it is still to be had, be the register reserved.
	cost, bound := max(m.Float(m.Total(x)), regalloc.Cost(p, r, metric)), a.Report().ModelBound
	better, err := a.Allocate(p, regalloc.Options{Metric: metric, Budget: regalloc.Budget{Iterations: 1000}}) // and divided
	if err != nil {
		t.Error(err)
		return o
	}
	least, proved := math.Inf(1), a.Report().ModelBound // of what the program has
	if n.Has(x) {
		least = cost
	}
	if y := m.NewStates(units.Of); m.Project(better, y) && n.Has(y) {
		least = min(least, max(m.Float(m.Total(y)), regalloc.Cost(p, better, metric)))
	}
	rule := func(k, at int32, start bool, a int) bool { return false }
	if o.stays = math.IsInf(least, 1); !o.stays {
		rule = ruled(m, least+near(cost))
	}
	left, ok := n.Presolve(rule)
	if !ok {
		t.Errorf("%s, %v: nothing is left that costs %g", p.Name, metric, least)
		return o
	}
	o.cols, o.left = len(n.Cols), len(left.Cols)
	solver := lp.Solver{Dir: dir, Limit: limit, MPS: mps}
	_, whole, err := solver.SolveReduced(context.Background(), left)
	if err != nil {
		t.Error(err)
		return o
	}
	if whole == nil {
		o.unsolved = true
		t.Logf("%s, %v: not solved: cost %g, bound %g; %d of %d variables are left", p.Name, metric, least, proved, o.left, o.cols)
		return o
	}
	verify(t, n, m, whole)
	relaxed, again := &lp.Solution{Cost: math.Inf(-1)}, (*lp.Solution)(nil)
	if both {
		if relaxed, again, err = solver.Solve(context.Background(), n); err != nil {
			t.Error(err)
			return o
		}
	}
	if o.reducedOnly = again == nil; o.reducedOnly {
		relaxed = &lp.Solution{Cost: math.Inf(-1)}
	} else if math.Abs(again.Cost-whole.Cost) > near(cost) {
		t.Errorf("%s, %v: the optimum is %g, of what is left %g", p.Name, metric, again.Cost, whole.Cost)
	}
	if whole.Cost < bound-near(bound) || whole.Cost < r.Bound-near(bound) {
		t.Errorf("%s, %v: the optimum %g is below the bound %g", p.Name, metric, whole.Cost, bound)
	}
	if whole.Cost < proved-near(proved) {
		t.Errorf("%s, %v: the optimum %g is below the bound %g after dividing", p.Name, metric, whole.Cost, proved)
	}
	if whole.Cost > least+near(cost) {
		t.Errorf("%s, %v: the optimum %g is above the cost %g", p.Name, metric, whole.Cost, least)
	}
	if relaxed.Cost > whole.Cost+near(cost) {
		t.Errorf("%s, %v: the relaxation %g is above the optimum %g", p.Name, metric, relaxed.Cost, whole.Cost)
	}
	if !o.reducedOnly && relaxed.Cost < bound-near(bound) { // the network is not as tight as the trees
		t.Logf("%s, %v: relaxation %g, bound %g, optimum %g", p.Name, metric, relaxed.Cost, bound, whole.Cost)
	}
	if !o.reducedOnly {
		o.integral, o.tight = n.Fractions(relaxed) == 0, relaxed.Cost > whole.Cost-near(cost)
	}
	o.closed, o.reached = bound > whole.Cost-near(cost), cost < whole.Cost+near(cost)
	o.cost, o.relaxed, o.bound, o.allocated = whole.Cost, relaxed.Cost, bound, cost
	return o
}

// ruled computes which states occur in no assignment of m that costs less than target.
func ruled(m *model.Model, target float64) func(k, at int32, start bool, a int) bool {
	var d route.Dual
	d.Reset(m)
	for range 200 {
		if !d.Iterate(m.Fixed(target)) {
			break
		}
	}
	return d.RuleOut(m.Fixed(target))
}

// verify checks that a solution is an assignment of the same cost with a right Result.
func verify(t *testing.T, n *lp.Network, m *model.Model, s *lp.Solution) {
	x, err := n.States(s)
	if err != nil {
		t.Errorf("%s: %v", m.P.Name, err)
		return
	}
	var occ model.Occupancy
	if occ.Fill(m, x); occ.Over > 0 {
		t.Errorf("%s: %d places are taken twice", m.P.Name, occ.Over)
	}
	if c := m.Float(m.Total(x)); math.Abs(c-s.Cost) > 1e-4+1e-6*c {
		t.Errorf("%s, %v: the assignment costs %g, the program's solution %g", m.P.Name, m.Metric, c, s.Cost)
	}
	if errs := check.Result(m.P, m.Result(x)); len(errs) > 0 {
		t.Errorf("%s: %v", m.P.Name, &errs[0])
	}
}

func report(t *testing.T, outcomes []outcome) {
	var unsolved, only, stays, integral, tight, closed, reached, cols, all, left int
	var sum outcome
	for i := range outcomes {
		o := &outcomes[i]
		cols, all, left = max(cols, o.cols), all+o.cols, left+o.left
		if o.stays {
			stays++
		}
		if o.unsolved {
			unsolved++
			continue
		}
		if o.reducedOnly {
			only++
			o.relaxed = 0
		}
		for _, c := range []struct {
			n  *int
			is bool
		}{{&integral, o.integral}, {&tight, o.tight}, {&closed, o.closed}, {&reached, o.reached}} {
			if c.is {
				*c.n++
			}
		}
		sum.cost, sum.relaxed, sum.bound, sum.allocated = sum.cost+o.cost, sum.relaxed+o.relaxed, sum.bound+o.bound, sum.allocated+o.allocated
	}
	t.Logf("%d functions, up to %d variables; of %d in sum %d are left; %d not solved in time, %d by what is left alone; %d allocations are not in the programs", len(outcomes), cols, all, left, unsolved, only, stays)
	t.Logf("relaxation integral: %d, as dear as the optimum: %d; bound: %d; allocation optimal: %d", integral, tight, closed, reached)
	t.Logf("sums: optimum %g, relaxation %g, bound %g, allocation %g", sum.cost, sum.relaxed, sum.bound, sum.allocated)
	if n := len(outcomes) - unsolved; len(outcomes) == most && n < solved {
		t.Errorf("%d functions were solved in time, not %d", n, solved)
	}
	if stays > len(outcomes)/10 {
		t.Errorf("%d of %d allocations are not in the programs", stays, len(outcomes))
	}
	if unsolved > len(outcomes)/4 {
		t.Errorf("%d of %d functions were not solved in time", unsolved, len(outcomes))
	}
}
