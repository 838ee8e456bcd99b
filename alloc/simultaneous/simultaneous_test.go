package simultaneous_test

import (
	"reflect"
	"testing"

	"spillway/alloc/simultaneous"
	"spillway/check"
	"spillway/internal/irgen"
	"spillway/netflow/route"
	"spillway/regalloc"
)

func metrics() []regalloc.Metric {
	return []regalloc.Metric{regalloc.Speed, regalloc.Size, regalloc.Mixed(0.3), regalloc.Mixed(10)}
}

// TestAllocate allocates random Problems, also with few registers, with all orders of
// blocks: Results are right, compute the same, and are
// the same a second time.
func TestAllocate(t *testing.T) {
	a := simultaneous.New()
	for seed := range uint64(120) {
		for _, tg := range []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(3)} {
			p := irgen.Problem(tg, seed, irgen.Options{Wild: seed%4 == 0})
			if seed%3 == 1 {
				p = p.Squeeze(3)
			}
			opts := regalloc.Options{Metric: metrics()[seed%4]}
			a.Traces = route.Traces(seed / 4 % 4)
			r, err := a.Allocate(p, opts)
			if err != nil {
				t.Fatalf("%s seed %d: %v", tg.Machine.Name, seed, err)
			}
			if errs := check.Result(p, r); len(errs) > 0 {
				t.Fatalf("%s seed %d: %v (%d findings)", tg.Machine.Name, seed, &errs[0], len(errs))
			}
			if got, want := irgen.ExecuteResult(p, r, seed, 400), irgen.Execute(p, seed, 400); !reflect.DeepEqual(got, want) {
				t.Fatalf("%s seed %d: reads %v, want %v", tg.Machine.Name, seed, got, want)
			}
			again := simultaneous.New()
			again.Traces = a.Traces
			if s, _ := again.Allocate(p, opts); !reflect.DeepEqual(s, r) {
				t.Fatalf("%s seed %d: another Result the second time", tg.Machine.Name, seed)
			}
		}
	}
}
