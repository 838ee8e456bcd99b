package route_test

import (
	"slices"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc/internal/alloctest"
	"spillway/regalloc/netflow/model"
	"spillway/regalloc/netflow/route"
)

// TestSpillAll begins with everything in memory: that is right, and so is what
// becomes of it.
func TestSpillAll(t *testing.T) {
	for seed := range alloctest.Seeds(300) {
		for _, tg := range targets() {
			p := irgen.Problem(tg, seed, irgen.Options{})
			if seed%3 == 1 {
				p = p.Squeeze(4)
			}
			m := model.New(p, size)
			var v route.Improver
			v.Reset(m)
			x := m.NewStates(slices.Clone(v.Units.Of))
			if err := m.SpillAll(x); err != nil {
				t.Fatalf("%s seed %d: %v", tg.Machine.Name, seed, err)
			}
			c := m.Total(x)
			if !v.Load(x) || c >= model.Inf {
				t.Fatalf("%s seed %d: cost %d, taken twice: %v", tg.Machine.Name, seed, c, !v.Load(x))
			}
			if err := proved(m, x, c); err != nil {
				t.Fatalf("%s seed %d: %v", tg.Machine.Name, seed, err)
			}
			gain := v.Improve(3, nil)
			if err := proved(m, x, c-gain); err != nil {
				t.Fatalf("%s seed %d: improved: %v", tg.Machine.Name, seed, err)
			}
		}
	}
}
