package route

import (
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// TestMerged checks the dual of a model with equal registers merged against that of the
// whole one at the same prices: the bounds are equal.
func TestMerged(t *testing.T) {
	merged, priced := 0, 0
	for seed := range uint64(60) {
		for _, tg := range []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(4)} {
			p := irgen.Problem(tg, seed, irgen.Options{Blocks: 5, Window: 10, Wild: seed%3 == 0})
			metric := []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.5)}[seed%3]
			m := model.New(p, metric)
			var d, e Dual
			d.Reset(m)
			e.reset(m, m)
			if d.m == m {
				continue
			}
			merged++
			for n := range 12 {
				if !d.Iterate(d.Last + m.Fixed(100*metric.Byte+100)) {
					break
				}
				if n%4 != 3 {
					continue
				}
				w := d.prices()
				copy(e.price.price, w.price.price)
				e.price.forget()
				copy(e.price.hot, w.price.hot)
				copy(e.price.limit, w.price.limit)
				copy(e.price.share, w.price.share)
				copy(e.loops.mu, w.mu)
				for i := range e.turns.ways {
					x := &e.turns.ways[i]
					e.turns.price(x, d.turns.ways[i].price-x.price)
				}
				clear(e.forest.solved)
				clear(e.saves.total)
				for row := range e.price.hot {
					for u, x := range e.price.price[row*e.price.n : (row+1)*e.price.n] {
						if x != 0 {
							e.saves.total[m.Machine.Whole[u]] += x
							priced++
						}
					}
				}
				clear(e.forest.value)
				e.forest.sum = 0
				e.occ.Reset(m, e.counted.states)
				if got, want := d.evaluate(), e.evaluate(); got != want {
					for k := range d.forest.value {
						if d.forest.value[k] != e.forest.value[k] {
							t.Logf("tree %d: %d %d segs %v", k, d.forest.value[k], e.forest.value[k], d.forest.tree(k))
						}
					}
					t.Logf("room %d %d, ways %d %d %d %d", d.room(), e.room(), d.turns.total, e.turns.total, len(d.turns.ways), len(e.turns.ways))
					t.Fatalf("%s seed %d, iteration %d: bound %g merged, %g whole", tg.Machine.Name, seed, n, m.Float(got), m.Float(want))
				}
			}
		}
	}
	t.Logf("%d Problems with merged registers, %d prices", merged, priced)
	if merged < 40 || priced == 0 {
		t.Errorf("%d Problems with merged registers, %d prices", merged, priced)
	}
}
