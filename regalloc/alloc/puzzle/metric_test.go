package puzzle_test

import (
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
)

// TestMixedMetrics expects allocations under a mixed metric to cost less under it than
// those under Speed and those under Size do.
func TestMixedMetrics(t *testing.T) {
	for _, machine := range []*irgen.Target{irgen.AMD64()} {
		for _, metric := range []regalloc.Metric{regalloc.Mixed(0.3), regalloc.Mixed(1), regalloc.Mixed(3)} {
			var cost [3]float64
			for seed := range uint64(30) {
				p := irgen.Problem(machine, seed, irgen.Options{Blocks: 12, Instrs: 10, Window: 12})
				for k, by := range [3]regalloc.Metric{metric, regalloc.Speed, regalloc.Size} {
					cost[k] += regalloc.Cost(p, allocate(t, p, puzzle.Options{}, regalloc.Options{Metric: by}), metric)
				}
			}
			if cost[0] >= cost[1] || cost[0] >= cost[2] {
				t.Errorf("%s, %v: cost %.0f, that of allocations under Speed %.0f, under Size %.0f", machine.Machine.Name, metric, cost[0], cost[1], cost[2])
			}
		}
	}
}
