package intervals_test

import (
	"reflect"
	"testing"

	"spillway/alloc/intervals"
	"spillway/check"
	"spillway/internal/irgen"
	"spillway/regalloc"
)

func targets() []*irgen.Target {
	return []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(4), irgen.Tiny(3)}
}

func metrics() []regalloc.Metric {
	return []regalloc.Metric{regalloc.Speed, regalloc.Size, regalloc.Mixed(0.3), regalloc.Mixed(10)}
}

// scans are the two allocators.
var scans = []intervals.Options{{}, {Extended: true}}

// TestAllocate allocates random Problems of all shapes, also with few registers: Results
// are right, compute the same, and are the same with memory that was used before.
func TestAllocate(t *testing.T) {
	for _, scan := range scans {
		used := intervals.NewWith(scan)
		for seed := range uint64(100) {
			for _, tg := range targets() {
				p := irgen.Problem(tg, seed, irgen.Options{
					Blocks: 3 + int(seed%20), Window: 8 + int(seed%3)*8, Wild: seed%4 == 0, Critical: seed%3 == 0,
				})
				if seed%5 > 2 {
					p = p.Squeeze(1 + int(seed%4))
				}
				opts := regalloc.Options{Metric: metrics()[seed%4]}
				r, err := used.Allocate(p, opts)
				if err != nil {
					t.Fatalf("%v %s seed %d: %v", scan, tg.Machine.Name, seed, err)
				}
				if errs := check.Result(p, r); len(errs) > 0 {
					t.Fatalf("%v %s seed %d: %v (%d findings)", scan, tg.Machine.Name, seed, &errs[0], len(errs))
				}
				if got, want := irgen.ExecuteResult(p, r, seed, 400), irgen.Execute(p, seed, 400); !reflect.DeepEqual(got, want) {
					t.Fatalf("%v %s seed %d: reads %v, want %v", scan, tg.Machine.Name, seed, got, want)
				}
				if again, _ := intervals.NewWith(scan).Allocate(p, opts); !reflect.DeepEqual(again, r) {
					t.Fatalf("%v %s seed %d: another Result the second time", scan, tg.Machine.Name, seed)
				}
			}
		}
		rounds, pinned := used.Rounds()
		t.Logf("%v: %d rounds, %d pinned", scan, rounds, pinned)
	}
}
