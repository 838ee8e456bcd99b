package livesplit

import (
	"math"
	"testing"

	"spillway/internal/irgen"
	"spillway/internal/mincut"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/improve/internal/locations"
	"spillway/regalloc/outssa"
)

// TestExpand compares the spans that expand puts into a register with all choices of spans that could be there.
func TestExpand(t *testing.T) {
	var (
		ws            outssa.Workspace
		m             locations.Map
		f             Splitter
		tried, better int
	)
	for seed := range uint64(400) {
		target := irgen.AMD64()
		if seed%2 == 1 {
			target = irgen.I386()
		}
		p := irgen.Problem(target, seed, irgen.Options{Blocks: 8, Instrs: 4, Window: 8})
		opts := regalloc.Options{Metric: irgen.Metric(seed)}
		r, err := ws.Allocate(p, linear.New(), opts)
		if err != nil {
			continue
		}
		m.Compute(p, r)
		f.start(&m, r, Options{Options: opts, Strict: true})
		if !f.lists.find(f.findCopied) {
			continue
		}
		f.index()
		f.lists.bind()
		for k := range f.lists.order {
			if f.placed.home[k] != unslotted {
				continue // stores depend on all that is chosen
			}
			f.divide(int32(k))
			f.survey()
			if f.cand.everywhere() {
				for set := f.partners(); !set.Empty(); {
					r := set.First()
					set.Remove(r)
					a, b := f.exhaust(t, r)
					tried, better = tried+a, better+b
				}
			}
			f.occupy(true)
		}
	}
	if tried < 500 || better < 50 {
		t.Errorf("%d choices, %d of them better than none", tried, better)
	}
}

// exhaust compares what expand chooses for r with all choices, if they are few. It returns how many
// comparisons were made, and how many of the choices cost less than none.
func (f *Splitter) exhaust(t *testing.T, r regalloc.Reg) (tried, better int) {
	t.Helper()
	any := f.expand(r)
	var free []*span
	for i := range f.cand.spans {
		if x := &f.cand.spans[i]; x.node > mincut.Sink {
			free = append(free, x)
		}
	}
	if len(free) == 0 || len(free) > 10 {
		return 0, 0
	}
	now := f.weight(f.cost())
	got := now
	if any {
		f.adopt(r, func(x *span) bool { return f.cand.graph.Near(x.node) })
		got = f.weight(f.cost().plus(f.back.forms))
		f.undo()
	}
	least := now
	for mask := 1; mask < 1<<len(free); mask++ {
		f.adopt(r, func(x *span) bool {
			for i := range free {
				if free[i] == x {
					return mask>>i&1 != 0
				}
			}
			return false
		})
		least = min(least, f.weight(f.cost().plus(f.back.forms)))
		f.undo()
	}
	if math.Abs(got-least) > 1e-2*float64(len(free)+1) {
		t.Fatalf("v%d in register %d: the choice costs %g, the best one %g, none %g", f.cand.v, r, got, least, now)
	}
	if least < now-1e-6 {
		better++
	}
	return 1, better
}
