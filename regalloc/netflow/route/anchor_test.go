package route

import (
	"fmt"
	"iter"
	"slices"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/internal/alloctest"
	"spillway/regalloc/netflow/model"
)

// ascending calls f for Duals of random Problems of some blocks with an upper bound, with no prices yet.
func ascending(seeds iter.Seq[uint64], blocks int, f func(name string, d *Dual, upper cost)) {
	for seed := range seeds {
		tg := []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(3), irgen.Tiny(4)}[seed%4]
		p := irgen.Problem(tg, seed, irgen.Options{Blocks: blocks + int(seed/4)%6, Instrs: 5, Window: 8})
		m := model.New(p, []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(1)}[seed%3])
		c := improved(m)
		if c > 1e9 {
			continue
		}
		var d Dual
		d.Reset(m)
		f(fmt.Sprintf("%s, seed %d", p.Name, seed), &d, m.Fixed(c))
	}
}

// TestReturn goes back to the best prices, and finds their bound again.
func TestReturn(t *testing.T) {
	n, back, ways := 0, 0, 0
	ascending(alloctest.Seeds(60), 3, func(name string, d *Dual, upper cost) {
		n++
		for range 140 {
			if !d.Iterate(upper) {
				return
			}
		}
		if d.anchor.bound != d.Best {
			t.Fatalf("%s: the anchor's bound is %d, the best %d", name, d.anchor.bound, d.Best)
		}
		if d.anchor.failed == 0 {
			return
		}
		for k := range d.turns.ways {
			if d.turns.ways[k].price != d.anchor.ways[k] {
				ways++
			}
		}
		d.Return()
		total := slices.Clone(d.saves.total)
		if x := d.evaluate(); x != d.Best {
			t.Fatalf("%s: the bound is %d, not %d", name, x, d.Best)
		}
		d.addPrices()
		if !slices.Equal(total, d.saves.total) {
			t.Fatalf("%s: sums of prices %v, not %v", name, total, d.saves.total)
		}
		back++
	})
	t.Logf("%d of %d went back, with %d other prices of ways", back, n, ways)
	if back < n/2 || ways < n/8 {
		t.Errorf("%d of %d went back, with %d other prices of ways", back, n, ways)
	}
}

// addPrices adds up the prices of registers that must be saved anew.
func (d *Dual) addPrices() {
	clear(d.saves.total)
	var seen [256]bool
	for u, i := range d.price.index {
		if seen[i] {
			continue
		}
		seen[i] = true
		for row := range d.price.hot {
			d.saves.total[d.m.Machine.Whole[u]] += d.price.price[row*d.price.n+int(i)]
		}
	}
}

// TestKept checks bounds for which trees were solved only where prices have moved against solving all of them, and
// directions against their definition, before and after there are anchors.
func TestKept(t *testing.T) {
	priced := 0
	ascending(alloctest.Seeds(40), 3, func(name string, d *Dual, upper cost) {
		for n := range 110 {
			d.Evaluate()
			last := d.Last
			d.invalidate()
			if x := d.evaluate(); x != last {
				t.Fatalf("%s: iteration %d: %d, all trees solved %d", name, n, last, x)
			}
			if !d.Move(upper) {
				return
			}
			keep := d.inertia()
			if d.anchored() {
				keep = d.anchor.inertia()
			}
			if d.now <= 3 || n%9 != 0 {
				continue
			}
			was := slices.Clone(d.dir.use)
			d.direction(keep, 1-keep)
			for row := range d.price.hot {
				counts := d.occ.Counts(int32(row))
				for u, i := range d.price.index {
					if at := row*d.price.n + int(i); d.price.price[at] > 0 && d.price.hot[row][u>>6]>>(u&63)&1 != 0 {
						priced++
						want := keep*was[at] + (1-keep)*(float32(counts[u])-float32(d.saved(d.m.Machine.Whole[u])))
						if got := d.dir.use[at]; got != want {
							t.Fatalf("%s: iteration %d: row %d, unit %d: direction %g, not %g", name, n, row, u, got, want)
						}
					}
				}
			}
		}
	})
	if t.Logf("%d prices", priced); priced < 1000 {
		t.Errorf("only %d prices", priced)
	}
}

// TestAnchored checks that anchors pay where there are many iterations: the sum of the relative gaps of random functions
// of some 300 instructions is smaller after 1000 iterations than without anchors, whose gaps are those of another rule.
func TestAnchored(t *testing.T) {
	var sums [2]float64
	n, smaller, seeds := 0, 0, []uint64{0, 1, 2, 3, 4, 5, 6, 7}
	if testing.Short() {
		seeds = seeds[:4]
	}
	ascending(slices.Values(seeds), 60, func(name string, d *Dual, upper cost) {
		m := d.whole
		var gaps [2]float64
		for k, rule := range []Step{Anchored, Adaptive} {
			d.SetAscent(Ascent{Step: rule})
			d.Reset(m)
			for range 1000 {
				if !d.Iterate(upper) {
					break
				}
			}
			if d.Best > upper {
				t.Fatalf("%s: bound %d, cost %d", name, d.Best, upper)
			}
			gaps[k] = float64(upper-d.Best) / max(1, float64(upper))
			sums[k] += gaps[k]
		}
		t.Logf("%s: %.4f %.4f", name, gaps[0], gaps[1])
		if n++; gaps[0] <= gaps[1] {
			smaller++
		}
	})
	t.Logf("%d functions, %d smaller, sums of relative gaps: anchored %.3f, adaptive %.3f", n, smaller, sums[0], sums[1])
	if sums[0] >= sums[1] || 2*smaller < n {
		t.Errorf("%d of %d gaps are smaller with anchors, sums of relative gaps: anchored %.3f, adaptive %.3f", smaller, n, sums[0], sums[1])
	}
}
