package presence_test

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"spillway/internal/leftout"
	"spillway/regalloc"
	"spillway/regalloc/alloc/netflow"
	"spillway/regalloc/netflow/internal/oracle"
	"spillway/regalloc/netflow/lp"
	"spillway/regalloc/netflow/presence"
)

// TestOracle compares the optimum of the program with the minimum cost of all Results of small random Problems, found
// by exhaustive search: it is never above, and equal except where one load serves several equal values, which the
// oracle does not model, or the program unifies slots that cannot be. No bound of netflow's is above it.
func TestOracle(t *testing.T) {
	leftout.Need(t, "cbc")
	most := 250
	if testing.Short() {
		most = 60
	}
	rng := rand.New(rand.NewPCG(7, 5))
	s := lp.Solver{Dir: t.TempDir()}
	made, better := 0, 0
	allocator := netflow.New()
	for n := 0; n < most; {
		k := 2 + rng.IntN(2)
		p := oracle.SmallOf(rng, k)
		metric := []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.5), regalloc.Executed(3, 7, 2)}[n%4]
		o := &oracle.Oracle{Problem: p, Metric: metric}
		if len(p.Validate()) > 0 || o.Crowded(5-k) {
			continue
		}
		best := o.Optimum()
		if math.IsInf(best, 1) {
			continue
		}
		n++
		r, err := allocator.Allocate(p, regalloc.Options{Metric: metric, Budget: regalloc.Budget{Iterations: 60}})
		if err != nil {
			t.Fatal(err)
		}
		cost := regalloc.Cost(p, r, metric)
		known := cost
		if n%2 == 0 {
			known = math.Inf(1)
		}
		a, err := presence.Solve(context.Background(), s, p, metric, known)
		if err != nil {
			t.Fatalf("%v\n%s", err, p)
		}
		if a.Bound > cost+1e-4 {
			t.Fatalf("%s: the least cost is %g, a Result costs %g\n%s", metric, a.Bound, cost, p)
		}
		if a.Bound > best+1e-4 {
			t.Fatalf("%s: the program's optimum is %g, the least cost %g\n%s", metric, a.Bound, best, p)
		}
		if a.Bound < best-1e-4 {
			better++
		}
		if a.Relaxed > a.Bound+1e-4 {
			t.Fatalf("the relaxation's optimum is %g, the optimum %g\n%s", a.Relaxed, a.Bound, p)
		}
		if r.Bound > a.Bound+1e-4 {
			t.Fatalf("%s: the bound is %g, the least cost %g\n%s", metric, r.Bound, a.Bound, p)
		}
		if a.Result != nil || cost <= a.Bound+1e-4 {
			made++
		}
	}
	if better > most/50 {
		t.Errorf("%d of %d are better than what trying everything finds", better, most)
	}
	if made < most*95/100 {
		t.Errorf("only %d of %d solutions are Results", made, most)
	}
}
