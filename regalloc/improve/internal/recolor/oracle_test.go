package recolor

import (
	"slices"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/check"
	"spillway/regalloc/improve/internal/locations"
)

// recolored returns r after Improve.
func recolored(c *Colorer, p *regalloc.Problem, r *regalloc.Result, opts regalloc.Options) *regalloc.Result {
	next := *r
	next.Locs = slices.Clone(r.Locs)
	m := locations.Map{}
	m.Compute(p, r)
	c.Improve(&m, &next, opts)
	m.Install(&next)
	return &next
}

// cheapest returns the least cost of r with any valid coloring of its pieces, by trying them
// all, or a negative number if there are too many or nothing is copied.
func cheapest(p *regalloc.Problem, r *regalloc.Result, opts regalloc.Options) float64 {
	var c Colorer
	if recolored(&c, p, r, opts); len(c.copies) == 0 {
		return -1 // there are no pieces to be joined
	}
	var free []int32
	for k := range c.set.reg {
		if !c.set.pinned[k] {
			free = append(free, int32(k))
		}
	}
	if len(free) > 5 {
		return -1
	}
	least := regalloc.Cost(p, r, opts.Metric)
	var try func(n int)
	colors := make([]regalloc.Reg, len(free))
	try = func(n int) {
		if n < len(free) {
			for set := c.set.may[free[n]].Intersect(c.free); !set.Empty(); {
				colors[n] = set.First()
				set.Remove(colors[n])
				try(n + 1)
			}
			return
		}
		next := *r
		next.Locs = slices.Clone(r.Locs)
		m := locations.Map{}
		m.Compute(p, r)
		c.m, c.r = &m, &next
		for k, piece := range free {
			c.set.reg[piece] = colors[k]
		}
		c.rewrite()
		m.Install(&next)
		if len(check.Result(p, &next)) == 0 {
			least = min(least, regalloc.Cost(p, &next, opts.Metric))
		}
	}
	try(0)
	return least
}

// TestOracle compares with all colorings of few pieces, in Problems without copies, since what
// a copy makes may be in one register with what it was made of: almost always none is cheaper,
// and what the heuristic makes is never cheaper than the cheapest.
func TestOracle(t *testing.T) {
	var c Colorer
	tried, optimal := 0, 0
	for _, target := range []*irgen.Target{irgen.Tiny(3), irgen.Tiny(4)} {
		for seed := range uint64(2500) {
			p := irgen.Problem(target, seed, irgen.Options{Blocks: 1 + int(seed%4), Instrs: 3, Window: 5, Critical: seed%3 == 0})
			opts := regalloc.Options{Metric: []regalloc.Metric{regalloc.Speed, regalloc.Size, regalloc.Mixed(1)}[seed%3]}
			r, err := puzzle.New().Allocate(p, opts)
			if err != nil || slices.ContainsFunc(p.Instrs, func(i regalloc.Instr) bool { return i.Flags&regalloc.FlagMove != 0 }) {
				continue
			}
			least := cheapest(p, r, opts)
			if least < 0 {
				continue
			}
			next := recolored(&c, p, r, opts)
			for _, f := range check.Result(p, next) {
				t.Fatalf("seed %d: %v", seed, f)
			}
			before, after := regalloc.Cost(p, r, opts.Metric), regalloc.Cost(p, next, opts.Metric)
			if after < least-tie {
				t.Fatalf("seed %d: cost %g is less than %g, the least of all colorings", seed, after, least)
			}
			if least < before-tie {
				tried++
				if after < least+tie {
					optimal++
				}
			}
		}
	}
	t.Logf("%d of %d optimal", optimal, tried)
	if tried < 80 || optimal*10 < tried*9 {
		t.Errorf("%d of %d Results that recoloring can improve are optimal", optimal, tried)
	}
}
