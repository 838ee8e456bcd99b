package model_test

import (
	"math"
	"testing"

	"spillway"
	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/internal/alloctest"
	"spillway/regalloc/netflow/model"
)

// TestBounds checks published bounds for random Problems against the Results of all allocators: the bound on every
// Result against their costs, the model's bound against their costs in the model, if they are assignments of it.
func TestBounds(t *testing.T) {
	netflow, err := spillway.AllocatorByName("netflow")
	if err != nil {
		t.Fatal(err)
	}
	held, reached := 0, 0
	for seed := range alloctest.Few(125) {
		for k, tg := range []*irgen.Target{irgen.I386(), irgen.Tiny(3), irgen.Widths()} {
			p := irgen.Problem(tg, 1000+seed, irgen.Options{Blocks: 1 + int(seed%4), Instrs: 3, Window: 4, Critical: seed%3 == 0}) // small: bounds are close
			metric := []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.3), regalloc.Executed(7, 4, 2)}[(int(seed)+k)%4]
			r, err := spillway.Allocate(p, netflow.New(), regalloc.Options{Metric: metric, Budget: regalloc.Budget{Iterations: 200}})
			if err != nil {
				t.Fatal(err)
			}
			for _, a := range spillway.Allocators() {
				x, err := spillway.Allocate(p, a.New(), regalloc.Options{Metric: metric, Budget: regalloc.Budget{Iterations: 2}})
				if err != nil {
					continue
				}
				cost, inModel := regalloc.Cost(p, x, metric), model.CostOf(p, x, metric)
				if eps := 1e-9 * max(1, math.Abs(cost)); r.Bound > cost+eps || r.ModelBound > inModel+eps {
					t.Errorf("%s seed %d: bounds %g, %g in the model, where %s reaches %g, %g in the model", tg.Machine.Name, seed, r.Bound, r.ModelBound, a.Name, cost, inModel)
				}
				if held++; cost <= r.Bound+1e-6 {
					reached++
				}
			}
		}
	}
	t.Logf("%d Results, %d reach the bound", held, reached)
	if reached == 0 {
		t.Error("no Result reaches a bound")
	}
}
