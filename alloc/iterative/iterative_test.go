package iterative_test

import (
	"reflect"
	"testing"

	"spillway/alloc/iterative"
	"spillway/alloc/linear"
	"spillway/check"
	"spillway/improve"
	"spillway/internal/irgen"
	"spillway/netflow/route"
	"spillway/regalloc"
)

func metrics() []regalloc.Metric {
	return []regalloc.Metric{regalloc.Speed, regalloc.Size, regalloc.Mixed(0.3), regalloc.Mixed(10)}
}

// TestAllocate allocates random Problems, also with few registers, with all
// priorities and ways to break ties: Results are right, compute the same, and are
// the same a second time.
func TestAllocate(t *testing.T) {
	a := iterative.New()
	for seed := range uint64(120) {
		for _, tg := range []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(3)} {
			p := irgen.Problem(tg, seed, irgen.Options{Wild: seed%4 == 0})
			if seed%3 == 1 {
				p = p.Squeeze(3)
			}
			opts := regalloc.Options{Metric: metrics()[seed%4]}
			a.Priority, a.Ties = route.Priority(seed/4%4), route.Ties(seed/16%3)
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
			again := iterative.New()
			again.Priority, again.Ties = a.Priority, a.Ties
			if s, _ := again.Allocate(p, opts); !reflect.DeepEqual(s, r) {
				t.Fatalf("%s seed %d: another Result the second time", tg.Machine.Name, seed)
			}
		}
	}
}

// TestNoSplit allocates Problems with edges on which no moves can stand: values keep
// one location there, and where some need several they are copied before. Nothing is left to another allocator.
func TestNoSplit(t *testing.T) {
	a, n, refused := &iterative.Allocator{Other: improve.After(linear.New())}, 0, 0
	for seed := range uint64(80) {
		for _, tg := range []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(3)} {
			p := irgen.Problem(tg, seed, irgen.Options{Blocks: 12, Wild: seed%2 == 0, Critical: true})
			if seed%3 == 1 {
				p = p.Squeeze(3)
			}
			opts := regalloc.Options{Metric: metrics()[seed%4]}
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
			if _, err := iterative.New().Allocate(p, opts); err != nil {
				refused++
			}
			n++
		}
	}
	t.Logf("%d of %d Problems answered by the other", a.GaveWay, n)
	if a.GaveWay != 0 || refused != 0 {
		t.Errorf("the other answered %d of %d Problems, %d have no solution of our own", a.GaveWay, n, refused)
	}
}
