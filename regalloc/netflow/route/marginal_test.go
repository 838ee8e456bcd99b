package route

import (
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// TestMarginals checks what going down a tree finds against solving it again with all states of a point barred
// but one.
func TestMarginals(t *testing.T) {
	n := 0
	for seed := range uint64(60) {
		tg := []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(3), irgen.Tiny(4)}[seed%4]
		p := irgen.Problem(tg, seed, irgen.Options{Blocks: 1 + int(seed/4)%5, Instrs: 4, Window: 4})
		m := model.New(p, []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(1)}[seed%3])
		var d Dual
		d.Reset(m)
		for range 12 {
			d.Iterate(m.Fixed(50))
		}
		d.evaluate()
		var g marginals
		type where struct {
			at  int32
			l   *model.Layout
			sum []cost
		}
		var points []where
		g.reset(&d.r)
		g.found = func(_ *model.Seg, at int32, l *model.Layout, sum []cost) {
			points = append(points, where{at, l, append([]cost(nil), sum...)})
		}
		var b barred
		b.reset(d.m)
		for k := range d.forest.value {
			segs := d.forest.tree(k)
			points = points[:0]
			value := d.r.solve(segs)
			g.tree(segs)
			for i, x := range points {
				if c := x.sum[least(x.sum)]; c != value && value < inf/2 {
					t.Fatalf("%s seed %d tree %d point %d: least %d, tree %d", p.Name, seed, k, x.at, c, value)
				}
				if (i+int(seed))%7 != 0 {
					continue
				}
				for a, want := range x.sum {
					y := mask{^uint64(0), ^uint64(0)}
					z := stateOf(x.l, a)
					y[0], y[1] = y[0]&^z[0], y[1]&^z[1]
					d.r.out = &b
					*b.of(x.at) = narrow(x.l, y)
					got := d.r.solve(segs)
					*b.of(x.at) = mask{}
					d.r.out = nil
					if n++; min(got, inf/2) != min(want, inf/2) {
						t.Fatalf("%s seed %d tree %d point %d state %d: %d, by solving %d\n%s", p.Name, seed, k, x.at, a, want, got, p)
					}
				}
			}
		}
	}
	t.Logf("%d states", n)
	if n < 5000 {
		t.Errorf("only %d states were tried", n)
	}
}

// narrow keeps of a mask what l has.
func narrow(l *model.Layout, x mask) mask {
	all := uint64(1)<<l.K - 1
	return mask{x[0] & (all | 3<<62), x[1] & all}
}
