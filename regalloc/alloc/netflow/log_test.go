package netflow_test

import (
	"fmt"
	"math"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/netflow"
	"spillway/regalloc/improve"
	"spillway/regalloc/internal/alloctest"
)

// TestLog checks the logged decisions against the Results.
func TestLog(t *testing.T) {
	alloctest.Log(t, 6, func() *netflow.Allocator { return netflow.New() }, func(p *regalloc.Problem, a *netflow.Allocator, opts regalloc.Options) (*regalloc.Result, error) {
		return a.Allocate(p, opts)
	})
}

// TestSecondOrder counts what an allocation without iterations begins with: besides a given Result every value in memory, in a second order
// too if the first one ends far above the given Result.
func TestSecondOrder(t *testing.T) {
	seen := map[int]int{}
	for seed := range uint64(60) {
		p := irgen.Problem(irgen.Tiny(4+int(seed%4)), seed, irgen.Options{Blocks: 4 + int(seed%30), Instrs: 3 + int(seed%9), Window: 8 + int(seed%3)*8})
		var costs []float64
		opts := regalloc.Options{Metric: regalloc.Speed, Budget: regalloc.Budget{Iterations: -1}, Log: func(d regalloc.Decision) {
			var n int
			var cost float64
			if k, _ := fmt.Sscanf(d.Why, "initial assignment %d costs %g after", &n, &cost); k == 2 {
				costs = append(costs, cost)
			}
		}}
		if _, err := netflow.From(improve.After(linear.New())).Allocate(p, opts); err != nil {
			continue
		}
		if len(costs) < 2 {
			continue
		}
		above := (costs[1] - costs[0]) / math.Abs(costs[0])
		seen[len(costs)]++
		if len(costs) == 2 && above > 0.041 || len(costs) == 3 && above < 0.039 {
			t.Errorf("seed %d: %d assignments to begin with, the second %.3f above the first", seed, len(costs), above)
		}
	}
	if seen[2] < 5 || seen[3] < 5 {
		t.Errorf("assignments to begin with, by their number: %v", seen)
	}
}
