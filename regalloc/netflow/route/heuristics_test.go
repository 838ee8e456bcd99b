package route

import (
	"math"
	"math/rand/v2"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/internal/alloctest"
	"spillway/regalloc/netflow/internal/oracle"
	"spillway/regalloc/netflow/model"
)

// heuristics are the ways to a first solution, with the most that they may cost on the
// Problems of TestHeuristics, in total and as a multiple of the least, and the share
// of these that they must solve at the least cost.
var heuristics = []struct {
	name     string
	most     float64
	optimal  float64
	optimize func(m *model.Model) model.Cost
}{
	{"iterative", 1.82, 0.52, func(m *model.Model) model.Cost { return greedily(m, Density) }},
	{"simultaneous", 1.79, 0.55, func(m *model.Model) model.Cost { return sweeping(m, false) }},
	{"simultaneous, once", 1.81, 0.54, func(m *model.Model) model.Cost { return sweeping(m, true) }},
	{"hybrid", 1.56, 0.595, func(m *model.Model) model.Cost { return min(greedily(m, Density), sweeping(m, false)) }},
}

func greedily(m *model.Model, p Priority) model.Cost {
	var v Improver
	g := Greedy{Priority: p}
	x, err := v.Begin(m)
	if err != nil {
		return model.Inf
	}
	g.Route(&v, x)
	return m.Total(x)
}

func sweeping(m *model.Model, once bool) model.Cost {
	var v Improver
	w := Sweep{Once: once}
	x, err := v.Begin(m)
	if err != nil {
		return model.Inf
	}
	w.Route(&v, x)
	return m.Total(x)
}

// TestHeuristics checks the heuristics against the least cost of all Results of small
// random Problems: none is below, and in total none is far above.
func TestHeuristics(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 17))
	n, optima := 0, 0.0
	costs, reached := make([]float64, len(heuristics)), make([]int, len(heuristics))
	for tries := 0; n < 3000; tries++ {
		p := oracle.Small(rng)
		metric := []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.5)}[tries%3]
		if len(p.Validate()) > 0 {
			continue
		}
		o := &oracle.Oracle{Problem: p, Metric: metric}
		if o.Crowded(3) {
			continue
		}
		best := o.Optimum()
		if math.IsInf(best, 1) {
			continue
		}
		n++
		optima += max(0, best)
		for k, h := range heuristics {
			m := model.New(p, metric)
			c := m.Float(h.optimize(m))
			if c < best-1e-6 || math.IsInf(c, 1) {
				t.Fatalf("%s, %s: cost %g, optimum %g\n%s", h.name, metric, c, best, p)
			}
			if costs[k] += max(0, c); c < best+1e-6 {
				reached[k]++
			}
		}
	}
	for k, h := range heuristics {
		ratio, share := costs[k]/optima, float64(reached[k])/float64(n)
		t.Logf("%s: %.3f of the least cost, %.3f optimal", h.name, ratio, share)
		if ratio > h.most || share < h.optimal {
			t.Errorf("%s: %.3f of the least cost, at most %g expected; %.3f optimal, at least %g expected", h.name, ratio, h.most, share, h.optimal)
		}
	}
}

// TestPriority routes random Problems in the order of priority and in others: with the
// dense first it costs much less than in the order of the program. Turned around it
// would cost more.
func TestPriority(t *testing.T) {
	dense, sequence := 0.0, 0.0
	for seed := range alloctest.Seeds(200) {
		p := irgen.Problem(irgen.I386(), seed, irgen.Options{Blocks: 15, Instrs: 8, Window: 20})
		m := model.New(p, regalloc.Speed)
		scale := m.Float(greedily(m, Sequence)) + 1
		sequence += 1
		dense += (m.Float(greedily(model.New(p, regalloc.Speed), Density)) + 1) / scale
	}
	t.Logf("%.3f of what the order of the program costs", dense/sequence)
	if dense > 0.95*sequence {
		t.Errorf("in order of priority it costs %.3f of what it does in the order of the program", dense/sequence)
	}
}
