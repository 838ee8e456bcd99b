package cloning_test

import (
	"reflect"
	"slices"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/check"
	"spillway/regalloc/improve/internal/cloning"
	"spillway/regalloc/improve/internal/locations"
	"spillway/regalloc/outssa"
)

// improved returns r after Improve, and whether that changed it.
func improved(c *cloning.Cloner, p *regalloc.Problem, r *regalloc.Result, opts regalloc.Options) (*regalloc.Result, bool) {
	next, m := *r, locations.Map{}
	m.Compute(p, r)
	if !c.Improve(&m, &next, opts) {
		return r, false
	}
	m.Install(&next)
	return &next, true
}

// TestRandom clones in Results of two allocators for random Problems: what comes out is valid, computes the same, costs less, and is the
// same again, whatever the Cloner did before.
func TestRandom(t *testing.T) {
	var (
		c       cloning.Cloner
		ws      outssa.Workspace
		changed int
	)
	targets := []*irgen.Target{irgen.Tiny(3), irgen.Tiny(5), irgen.I386(), irgen.AMD64()}
	try := func(seed uint64, p *regalloc.Problem, r *regalloc.Result, err error, opts regalloc.Options) {
		if err != nil {
			return
		}
		next, any := improved(&c, p, r, opts)
		if !any {
			return
		}
		changed++
		for _, f := range check.Result(p, next) {
			t.Fatalf("seed %d: %v", seed, f)
		}
		if before, after := regalloc.Cost(p, r, opts.Metric), regalloc.Cost(p, next, opts.Metric); after > before+1e-9*before {
			t.Fatalf("seed %d: cost was %g and is %g", seed, before, after)
		}
		if !slices.Equal(irgen.Execute(p, 1, 500), irgen.ExecuteResult(p, next, 1, 500)) {
			t.Fatalf("seed %d: execution differs", seed)
		}
		if again, _ := improved(new(cloning.Cloner), p, r, opts); !reflect.DeepEqual(again, next) {
			t.Fatalf("seed %d: another Result", seed)
		}
	}
	for seed := range uint64(600) {
		p := irgen.Problem(targets[seed%4], seed, irgen.Options{Blocks: 4 + int(seed%20), Wild: seed%5 == 4, Critical: seed%3 == 1, Window: 6 + int(seed%8)})
		opts := regalloc.Options{Metric: irgen.Metric(seed / 4)}
		r, err := puzzle.New().Allocate(p, opts)
		try(seed, p, r, err, opts)
		r, err = ws.Allocate(p, linear.New(), opts)
		try(seed, p, r, err, opts)
	}
	if changed < 250 {
		t.Errorf("only %d Results changed", changed)
	}
}
