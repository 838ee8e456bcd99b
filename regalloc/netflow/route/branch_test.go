package route

import (
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/internal/alloctest"
	"spillway/regalloc/netflow/model"
)

// TestBranch divides random Problems: it never proves that nothing costs less than what is
// more expensive than an assignment that was found, and proves for many that nothing costs less than that.
func TestBranch(t *testing.T) {
	proved, open, apart := 0, 0, 0
	for seed := range alloctest.Seeds(120) {
		tg := []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(3), irgen.Tiny(4)}[seed%4]
		p := irgen.Problem(tg, seed, irgen.Options{Blocks: 1 + int(seed/4)%4, Instrs: 3, Window: 4})
		m := model.New(p, regalloc.Size)
		var v Improver
		x, err := v.Begin(m)
		if err != nil {
			continue
		}
		v.Load(x)
		v.Improve(8, nil)
		best := m.Total(x)
		one := m.Fixed(1)
		var d Dual
		d.Reset(m)
		for range 30 {
			if !d.Iterate(best) {
				break
			}
		}
		if d.Best > best {
			t.Fatalf("%s seed %d: bound %g, cost %g", tg.Machine.Name, seed, m.Float(d.Best), m.Float(best))
		}
		left := 0
		count := func() bool { left++; return true }
		d.Return()
		before := d.evaluate()
		if d.Branch(best, best+one/16, 250, x, count, nil) || left > 250 {
			t.Fatalf("%s seed %d: proved that nothing costs less than %g after %d iterations, but there is %g\n%s", tg.Machine.Name, seed, m.Float(best+one/16), left, m.Float(best), p)
		}
		if after := d.evaluate(); after != before {
			t.Fatalf("%s seed %d: bound %g before dividing, %g after", tg.Machine.Name, seed, m.Float(before), m.Float(after))
		}
		if d.branching.apart != nil {
			apart++
		}
		if d.Best >= best-one+one/16 {
			continue
		}
		if d.Branch(best, best-one+one/16, 300, x, count, nil) {
			proved++
		} else {
			open++
		}
	}
	t.Logf("proved %d, open %d; registers taken apart in %d", proved, open, apart)
	if proved == 0 || open == 0 || apart == 0 {
		t.Errorf("proved %d, open %d; registers taken apart in %d", proved, open, apart)
	}
}
