package route

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"spillway/netflow/model"
	"spillway/regalloc"
)

// TestLowerBound holds the bound against the least cost of all Results of small random
// Problems, at the prices of several iterations; it is never above.
func TestLowerBound(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 3))
	n, reached, models, tight, bounds, optima, loops := 0, 0, 0, 0, 0.0, 0.0, 0.0
	for tries := 0; n < 5000; tries++ {
		p := small(rng)
		if len(p.Validate()) > 0 {
			continue
		}
		metric := []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.5)}[tries%3]
		o := &oracle{p: p, metric: metric}
		o.liveness()
		if crowded(o) {
			continue
		}
		best := o.optimum()
		if math.IsInf(best, 1) {
			continue
		}
		n++
		m := model.New(p, metric)
		var d Dual
		d.Reset(m)
		bound := math.Inf(-1)
		for i := range 40 {
			going := d.Iterate(m.Fixed(best))
			if i%4 == 0 || !going {
				f := m.Float(d.LowerBound())
				if f > best+1e-6 {
					t.Fatalf("%s: iteration %d: bound %g, optimum %g\n%s", metric, i, f, best, p)
				}
				bound = max(bound, f)
			}
			if !going {
				break
			}
		}
		if c := improved(m); c < best-1e-6 {
			t.Fatalf("%s: an assignment costs %g, the optimum is said to be %g\n%s", metric, c, best, p)
		} else if c < best+1e-6 {
			reached++
		}
		if m.Float(d.Best) > best+1e-6 {
			models++
		}
		if len(p.Blocks) > 1 {
			loops++
		}
		bounds, optima = bounds+max(0, bound), optima+best
		if bound > best-1e-3*max(1, best) {
			tight++
		}
	}
	t.Logf("%d optimal after improvement, %d bounds of the model above the optimum", reached, models)
	t.Logf("%d Problems, %g with several blocks: bounds %g of %g, %d tight", n, loops, bounds, optima, tight)
	if tight < n/4 {
		t.Errorf("only %d of %d bounds are tight", tight, n)
	}
}

// crowded reports whether more than three values are alive somewhere.
func crowded(o *oracle) bool {
	for i := range o.after {
		if bits.OnesCount(o.after[i]) > 3 || bits.OnesCount(o.before(regalloc.InstrID(i))) > 3 {
			return true
		}
	}
	for _, in := range o.in {
		if bits.OnesCount(in) > 2 {
			return true
		}
	}
	return o.in[0] != 0
}

// improved returns the cost of what becomes of everything in memory.
func improved(m *model.Model) float64 {
	var v Improver
	v.Reset(m)
	x := m.NewStates(slices.Clone(v.Units.Of))
	if m.SpillAll(x) != nil || !v.Load(x) {
		return math.Inf(1)
	}
	v.Improve(5, nil)
	return m.Float(m.Total(x))
}
