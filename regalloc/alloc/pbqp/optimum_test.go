package pbqp_test

import (
	"math/rand/v2"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/pbqp"
	"spillway/regalloc/improve"
)

// TestOptimum measures how far from the optimum the allocator is on straight
// code, by itself and improved; it can never be better.
func TestOptimum(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	plain, improved := pbqp.New(), improve.After(pbqp.New())
	var sum [2]float64
	var exact [2]int
	least, n := 0.0, 0
	for range 400 {
		k := 2 + rng.IntN(2)
		l := irgen.RandomLine(rng, 4+rng.IntN(6))
		p := l.Problem(irgen.Tiny(k).Machine)
		best := l.Optimum(k)
		better, err := improved.Allocate(p, regalloc.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for j, r := range []*regalloc.Result{allocate(t, plain, p, regalloc.Options{}), better} {
			b := regalloc.Costs(p, r)
			cost := 8*b.LoadFreq + 8*b.StoreFreq
			if cost < best {
				t.Fatalf("%v in %d registers: cost %g is below the optimum %g", l, k, cost, best)
			}
			sum[j] += cost
			if cost == best {
				exact[j]++
			}
		}
		least, n = least+best, n+1
	}
	t.Logf("%v of %d optimal, by itself and improved; cost %.3f and %.3f of the optimum", exact, n, sum[0]/least, sum[1]/least)
	if exact[0] < n*8/10 || exact[1] < n*9/10 || sum[1] > 1.15*least {
		t.Errorf("only %v of %d optimal, cost %.3f and %.3f of the optimum", exact, n, sum[0]/least, sum[1]/least)
	}
}
