package model_test

import (
	"math"
	"reflect"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/heuristic"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/check"
	"spillway/regalloc/internal/alloctest"
	"spillway/regalloc/netflow/model"
	"spillway/regalloc/outssa"
)

// TestIsolate allocates random Problems with edges without moves after isolation: the converted Result is valid,
// computes the same and costs the same.
func TestIsolate(t *testing.T) {
	n, fell, tried := 0, 0, 0
	a := heuristic.New(heuristic.Iterative)
	for seed := range alloctest.Seeds(180) {
		for _, tg := range []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(4), irgen.Tiny(3)} {
			tried++
			p := irgen.Problem(tg, 3*seed, irgen.Options{Blocks: 3 + int(seed%20), Window: 8 + int(seed%3)*8, Wild: seed%4 == 0, Critical: true})
			if _, err := a.Allocate(p, regalloc.Options{Metric: size}); err != nil {
				if _, other := new(outssa.Workspace).Allocate(p, linear.New(), regalloc.Options{Metric: size}); other == nil {
					t.Errorf("%s seed %d: %v", tg.Machine.Name, 3*seed, err)
				}
			}
			q := model.Isolate(p)
			if q == nil {
				continue
			}
			if faults := q.P.Validate(); len(faults) > 0 {
				t.Fatalf("%s seed %d: %v", tg.Machine.Name, 3*seed, &faults[0])
			}
			r, err := a.Allocate(q.P, regalloc.Options{Metric: size})
			if err != nil {
				fell++
				continue
			}
			n++
			x := q.Result(r)
			if errs := check.Result(p, x); len(errs) > 0 {
				t.Fatalf("%s seed %d: %v (%d findings)", tg.Machine.Name, 3*seed, &errs[0], len(errs))
			}
			if got, want := irgen.ExecuteResult(p, x, seed, 400), irgen.Execute(p, seed, 400); !reflect.DeepEqual(got, want) {
				t.Fatalf("%s seed %d: reads %v, want %v", tg.Machine.Name, 3*seed, got, want)
			}
			if c, d := regalloc.Cost(p, x, size), regalloc.Cost(q.P, r, size); math.Abs(c-d) > 1e-6 {
				t.Errorf("%s seed %d: cost %g, isolated %g", tg.Machine.Name, 3*seed, c, d)
			}
		}
	}
	t.Logf("%d of %d isolated, %d without a solution", n, tried, fell)
	if n < tried/7 {
		t.Error("too few Problems have edges without moves that carry arguments")
	}
}
