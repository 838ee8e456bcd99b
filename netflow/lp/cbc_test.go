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

	"spillway/alloc/netflow"
	"spillway/check"
	"spillway/internal/leftout"
	"spillway/internal/ratchet"
	"spillway/netflow/lp"
	"spillway/netflow/model"
	"spillway/netflow/route"
	"spillway/regalloc"
)

// problems returns the stored Problems of the examples' functions, the smallest first.
func problems(t *testing.T) (all []*regalloc.Problem) {
	for _, name := range []string{"amd64.O1", "i386.Oz"} {
		file := filepath.Join("../../internal/ratchet/testdata", name+".problems.gz")
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
			for _, n := range []int{4, 6} {
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

// most is how many Problems TestOptimum solves, at 55 a time.
const most = 330

// limit is how long cbc may take for a function.
const limit = 10 * time.Second

// an outcome is what became of one Problem.
type outcome struct {
	cols             int
	unsolved         bool
	integral         bool // the relaxation's solution is
	tight            bool // it costs no less than the optimum
	closed           bool // the model's bound does
	reached          bool // the allocation is optimal
	cost, relaxed    float64
	bound, allocated float64
}

// TestOptimum holds the optimum of the exported program, as cbc finds it, against what
// the model says of functions of the examples: it is at least the bound and at most the
// cost of the allocation; and it is an assignment of the model of that very cost, whose
// Result is right.
func TestOptimum(t *testing.T) {
	leftout.Need(t, "cbc")
	all := problems(t)[:most]
	if os.Getenv("SPILLWAY_CBC") != "all" { // the smallest, and some of the others, others every day
		all = append(all[:40:40], slices.Collect(func(yield func(*regalloc.Problem) bool) {
			for k := 40 + time.Now().YearDay()%20; k < len(all) && yield(all[k]); k += 20 {
			}
		})...)
	}
	outcomes := make([]outcome, len(all))
	var wg sync.WaitGroup
	for w := range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			dir := t.TempDir()
			a := netflow.New()
			for i := w; i < len(all); i += runtime.GOMAXPROCS(0) {
				metric := []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.3)}[i%3]
				outcomes[i] = optimum(t, a, dir, all[i], metric, i%2 == 0)
			}
		})
	}
	wg.Wait()
	report(t, outcomes)
}

func optimum(t *testing.T, a *netflow.Allocator, dir string, p *regalloc.Problem, metric regalloc.Metric, mps bool) (o outcome) {
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
	relaxed, whole, err := lp.Solver{Dir: dir, Limit: limit, MPS: mps}.Solve(context.Background(), n)
	if err != nil {
		t.Error(err)
		return o
	}
	if o.cols = len(n.Cols); whole == nil {
		o.unsolved = true
		return o
	}
	near := func(x float64) float64 { return 1e-4 + 1e-6*math.Abs(x) }
	// The projection may leave a value where it is still to be had, be the register reserved.
	cost, bound := max(m.Float(m.Total(x)), regalloc.Cost(p, r, metric)), a.Report().ModelBound
	if whole.Cost < bound-near(bound) || whole.Cost < r.Bound-near(bound) {
		t.Errorf("%s, %v: the optimum %g is below the bound %g", p.Name, metric, whole.Cost, bound)
	}
	if whole.Cost > cost+near(cost) {
		t.Errorf("%s, %v: the optimum %g is above the cost %g", p.Name, metric, whole.Cost, cost)
	}
	if relaxed.Cost > whole.Cost+near(cost) {
		t.Errorf("%s, %v: the relaxation %g is above the optimum %g", p.Name, metric, relaxed.Cost, whole.Cost)
	}
	verify(t, n, m, whole)
	if relaxed.Cost < bound-near(bound) { // the network is not as tight as the trees
		t.Logf("%s, %v: relaxation %g, bound %g, optimum %g", p.Name, metric, relaxed.Cost, bound, whole.Cost)
	}
	o.integral, o.tight = n.Fractions(relaxed) == 0, relaxed.Cost > whole.Cost-near(cost)
	o.closed, o.reached = bound > whole.Cost-near(cost), cost < whole.Cost+near(cost)
	o.cost, o.relaxed, o.bound, o.allocated = whole.Cost, relaxed.Cost, bound, cost
	return o
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
	var unsolved, integral, tight, closed, reached, cols int
	var sum outcome
	for i := range outcomes {
		o := &outcomes[i]
		if cols = max(cols, o.cols); o.unsolved {
			unsolved++
			continue
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
	t.Logf("%d functions, up to %d variables; %d not solved in time", len(outcomes), cols, unsolved)
	t.Logf("relaxation integral: %d, as dear as the optimum: %d; bound: %d; allocation optimal: %d", integral, tight, closed, reached)
	t.Logf("sums: optimum %g, relaxation %g, bound %g, allocation %g", sum.cost, sum.relaxed, sum.bound, sum.allocated)
	if unsolved > len(outcomes)/4 {
		t.Errorf("%d of %d functions were not solved in time", unsolved, len(outcomes))
	}
}
