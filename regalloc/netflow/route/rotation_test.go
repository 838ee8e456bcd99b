package route

import (
	"math"
	"math/rand/v2"
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/internal/alloctest"
	"spillway/regalloc/netflow/internal/oracle"
	"spillway/regalloc/netflow/model"
)

// TestWays checks the model's bound, with changes of location that loops and forks need, and what
// Branch proves, against the least cost of all Results of small random Problems in which values are
// in one register at a time.
func TestWays(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 9))
	n, ways, tight, proved, apart := 0, 0, 0, 0, 0
	bounds, without, optima := 0.0, 0.0, 0.0
	for tries := 0; n < alloctest.Sample(2000); tries++ {
		p := oracle.Small(rng)
		if len(p.Blocks) < 2 || len(p.Validate()) > 0 || copies(p) {
			continue
		}
		metric := []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.5)}[tries%3]
		m := model.New(p, metric)
		var d, e Dual
		if d.Reset(m); d.Ways() == 0 {
			continue
		}
		o := &oracle.Oracle{Problem: p, Metric: metric, Single: true}
		if o.Crowded(3) {
			continue
		}
		best := o.Optimum()
		if math.IsInf(best, 1) {
			continue
		}
		n, ways = n+1, ways+d.Ways()
		e.Reset(m)
		e.turns.ways, e.r.turns = nil, nil
		eps := 1e-6 * max(1, best)
		for range 60 {
			going := d.Iterate(m.Fixed(best))
			if x := m.Float(d.Last); x > best+eps {
				t.Fatalf("%v: bound %g, optimum %g\n%s", metric, x, best, p)
			}
			if !going {
				break
			}
		}
		for range 60 {
			if !e.Iterate(m.Fixed(best)) {
				break
			}
		}
		bounds, without, optima = bounds+m.Float(d.Best), without+m.Float(e.Best), optima+best
		if m.Float(d.Best) > best-1e-3*max(1, best) {
			tight++
			continue
		}
		if n%2 != 0 {
			continue
		}
		x := m.NewStates(make([]int32, len(p.VRegs)))
		again := func() bool { return true }
		if d.Branch(m.Fixed(best), m.Fixed(best+0.01*max(1, best)), 120, x, again, nil) {
			t.Fatalf("%v: proved that nothing costs less than %g, the optimum is %g\n%s", metric, best+0.01, best, p)
		}
		if d.Branch(m.Fixed(best), m.Fixed(best-1e-3*max(1, best)), 120, x, again, nil) {
			proved++
		}
		if d.branching.apart != nil {
			apart++
		}
	}
	t.Logf("%d Problems with %d ways: bounds %.0f, without them %.0f, of %.0f; %d tight, %d more proved of half of the others; in %d registers of a kind were taken apart", n, ways, bounds, without, optima, tight, proved, apart)
	if bounds < 1.01*without || proved == 0 || apart == 0 {
		t.Errorf("bounds %g, without ways %g; %d proved, %d taken apart", bounds, without, proved, apart)
	}
}

// copies reports whether p has copies: the oracle has a copy and its source in one register.
func copies(p *regalloc.Problem) bool {
	for i := range p.Instrs {
		if p.Instrs[i].Flags&regalloc.FlagMove != 0 {
			return true
		}
	}
	return false
}
