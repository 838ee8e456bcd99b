package route

import (
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// TestRemainder adds up the parts of gaps: they are the cost less the bound.
func TestRemainder(t *testing.T) {
	gaps, trees := 0, 0
	for seed := range uint64(80) {
		tg := []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(3), irgen.Tiny(4)}[seed%4]
		metric := []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.5)}[seed%3]
		p := irgen.Problem(tg, seed, irgen.Options{Blocks: 1 + int(seed)%9, Window: 8, Wild: seed%5 == 0})
		m := model.New(p, metric)
		var v Improver
		x, err := v.Begin(m)
		if err != nil || !v.Load(x) {
			continue
		}
		v.Improve(8, nil)
		best := m.Total(x)
		var d Dual
		d.Reset(m)
		for range 1 + int(seed)%20 {
			if !d.Iterate(best) {
				break
			}
		}
		r, bound := d.Remainder(x)
		sum := r.Prefixes + r.Memory + r.Rotations
		for _, part := range r.Trees {
			sum += part.Excess
		}
		for _, part := range r.Registers {
			if sum += part.Idle; part.Idle < 0 {
				t.Errorf("%s seed %d: %s is idle for %g", tg.Machine.Name, seed, p.Machine.Regs[part.Reg].Name, m.Float(part.Idle))
			}
		}
		if r.Prefixes < 0 || r.Memory < 0 {
			t.Errorf("%s seed %d: prefixes %g, memory %g", tg.Machine.Name, seed, m.Float(r.Prefixes), m.Float(r.Memory))
		}
		if sum != best-bound {
			t.Fatalf("%s seed %d: the parts are %g, the gap is %g", tg.Machine.Name, seed, m.Float(sum), m.Float(best-bound))
		}
		if sum > 0 {
			gaps, trees = gaps+1, trees+len(r.Trees)
		}
	}
	t.Logf("%d gaps, of %d trees", gaps, trees)
	if gaps < 10 || trees == 0 {
		t.Errorf("%d gaps, of %d trees", gaps, trees)
	}
}
