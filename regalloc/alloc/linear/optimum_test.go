package linear_test

import (
	"math/rand/v2"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
)

// TestOptimum measures how far from the optimum the allocator is on straight
// code; it can never be better.
func TestOptimum(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	sum, least, exact, n := 0.0, 0.0, 0, 0
	for range 400 {
		k := 2 + rng.IntN(2)
		l := irgen.RandomLine(rng, 4+rng.IntN(6))
		p := l.Problem(irgen.Tiny(k).Machine)
		best := l.Optimum(k)
		b := regalloc.Costs(p, allocate(t, p, regalloc.Options{}))
		cost := 8*b.LoadFreq + 8*b.StoreFreq
		if cost < best {
			t.Fatalf("%v in %d registers: cost %g is below the optimum %g", l, k, cost, best)
		}
		sum, least, n = sum+cost, least+best, n+1
		if cost == best {
			exact++
		}
	}
	t.Logf("%d of %d optimal, cost %.3f of the optimum", exact, n, sum/least)
	if exact < n*9/10 || sum > 1.1*least {
		t.Errorf("only %d of %d optimal, cost %.3f of the optimum", exact, n, sum/least)
	}
}
