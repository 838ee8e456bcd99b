package route

import (
	"math"
	"math/rand/v2"
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/netflow/internal/oracle"
	"spillway/regalloc/netflow/model"
)

// TestSeparateCopies checks the bound against the least cost of all Results of random Problems with three registers, in all
// of which calls need one value at once: it is never above, and where there is such a call mostly reached.
func TestSeparateCopies(t *testing.T) {
	rng := rand.New(rand.NewPCG(49, 5))
	most := 600
	if testing.Short() {
		most = 20
	}
	n, called, tight := 0, 0, 0
	for tries := 0; n < most; tries++ {
		p := oracle.SmallOf(rng, 3)
		calls := 0
		for i := range p.Instrs {
			if in := &p.Instrs[i]; in.Operands[1]-in.Operands[0] >= 3 {
				calls++
			}
		}
		if calls == 0 || len(p.VRegs) > 4 || len(p.Validate()) > 0 {
			continue
		}
		metric := []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.5)}[tries%3]
		o := &oracle.Oracle{Problem: p, Metric: metric}
		if o.Crowded(2) {
			continue
		}
		best := o.Optimum()
		if math.IsInf(best, 1) {
			continue
		}
		n++
		m := model.New(p, metric)
		var d Dual
		d.Reset(m)
		bound := -math.MaxFloat64
		for range 30 {
			going := d.Iterate(m.Fixed(best))
			f := m.Float(d.LowerBound(true))
			if f > best+1e-6 {
				t.Fatalf("%s: bound %g, optimum %g\n%s", metric, f, best, p)
			}
			if bound = max(bound, f); !going {
				break
			}
		}
		if called++; bound > best-1e-3*max(1, math.Abs(best)) {
			tight++
		}
	}
	t.Logf("%d Problems, %d bounds tight", called, tight)
	if tight < called/3 {
		t.Errorf("only %d of %d bounds are tight", tight, called)
	}
}
