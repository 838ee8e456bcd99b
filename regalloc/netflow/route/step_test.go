package route

import (
	"math/rand/v2"
	"testing"

	"spillway/regalloc/netflow/model"
)

// TestStep checks step and stepApart against trying all pairs of states.
func TestStep(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for range 2000 {
		k := rng.IntN(6)
		l := &model.Layout{K: k, Low: rng.IntN(k + 1), S: 2*k + 2}
		c := &model.Rates{Move: 3, Load: 3 + cost(rng.IntN(4)), Store: cost(rng.IntN(6)), Prefix: cost(rng.IntN(2)), Remat: inf}
		if rng.IntN(2) == 0 {
			c.Remat = cost(1 + rng.IntN(7))
		}
		h, out := make([]cost, l.S), make([]cost, l.S)
		for a := range h {
			if h[a] = cost(rng.IntN(20)); rng.IntN(4) == 0 {
				h[a] = inf
			}
		}
		if c.Remat == inf {
			h[l.None()] = inf
		}
		for n, f := range []func(*model.Layout, *model.Rates, []cost, []cost){step, stepApart} {
			f(l, c, h, out)
			for a := range h {
				if c.Remat == inf && a == l.None() {
					continue
				}
				best := far
				for b := range h {
					x := change(l, c, a, b)
					if n == 1 {
						x = changeApart(l, c, a, b)
					}
					best = min(best, x+h[b])
				}
				if min(best, inf) != min(out[a], inf) {
					t.Fatalf("variant %d of %d registers, %d low, %+v, %v: from %d %d, want %d", n, k, l.Low, *c, h, a, out[a], best)
				}
			}
		}
	}
}
