package known

import (
	"strings"
	"testing"

	"spillway"
	"spillway/internal/irgen"
	"spillway/lab/internal/store"
	"spillway/regalloc"
)

// TestBest keeps Results of two allocators and looks for the better one, under each of two metrics.
func TestBest(t *testing.T) {
	s, err := store.Open(t.Context(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	p := irgen.Problem(irgen.AMD64(), 3, irgen.Options{})
	other := irgen.Problem(irgen.AMD64(), 4, irgen.Options{})
	if x, err := Best(t.Context(), s, p, Search{Iterations: 1}); err != nil || x.Name != "" || x.Result != nil || x.Done {
		t.Errorf("of nothing, this is known: %+v %v", x, err)
	}
	results := map[string]*regalloc.Result{}
	for k, name := range []string{"fast", "linear"} {
		info, err := spillway.AllocatorByName(name)
		if err != nil {
			t.Fatal(err)
		}
		r, err := spillway.Allocate(p, info.New(), regalloc.Options{Metric: regalloc.Size})
		if err != nil {
			t.Fatal(err)
		}
		r.Bound = 1e9 // which nobody is to believe
		key, err := Put(t.Context(), s, p, r, Search{regalloc.Size, 10 * k})
		if err != nil {
			t.Fatal(err)
		}
		results[key] = r
		if again, err := Put(t.Context(), s, p, r, Search{Metric: regalloc.Speed}); err != nil || again != key {
			t.Errorf("a known Result is kept again, as %s and %s (%v)", key, again, err)
		}
	}
	q := *p
	q.Name = "another"
	for _, m := range []regalloc.Metric{regalloc.Size, regalloc.Speed} {
		x, err := Best(t.Context(), s, &q, Search{m, 10})
		if err != nil || x.Result == nil || len(x.Refused) > 0 {
			t.Fatalf("%+v %v", x, err)
		}
		for _, r := range results {
			if c := regalloc.Cost(p, r, m); c < x.Cost {
				t.Errorf("%s: the best known costs %g, another one %g", m, x.Cost, c)
			}
		}
		if x.Result.Bound != regalloc.NoBound || x.Cost != regalloc.Cost(p, results[x.Name], m) {
			t.Errorf("%s: bound %g, cost %g", m, x.Result.Bound, x.Cost)
		}
		if x.Done != (m == regalloc.Size) {
			t.Errorf("%s: after a search of 10 iterations for size, one is done: %v", m, x.Done)
		}
	}
	if x, err := Best(t.Context(), s, p, Search{regalloc.Size, 11}); err != nil || x.Done {
		t.Errorf("after 10 iterations, 11 are done (%v)", err)
	}
	if x, err := Best(t.Context(), s, other, Search{regalloc.Size, 1}); err != nil || x.Name != "" {
		t.Errorf("of another Problem, this is known: %+v %v", x, err)
	}
	// What stands where other's Results are and belongs to p is refused, and so is what is none.
	for name, r := range results {
		text, err := s.Get(t.Context(), name)
		if err == nil {
			err = s.Put(t.Context(), prefix(other)+"size/99.x", text)
		}
		if err == nil {
			err = s.Put(t.Context(), prefix(other)+"size/98.x", []byte("result none"))
		}
		if err != nil {
			t.Fatal(err)
		}
		x, err := Best(t.Context(), s, other, Search{regalloc.Size, 1})
		if err != nil || x.Name != "" || x.Done || len(x.Refused) != 2 {
			t.Errorf("%d moves of another Problem's Result are taken: %+v %v", len(r.InstrMoves), x, err)
		}
		if _, err := Read(t.Context(), s, prefix(other)+"size/99.x", other); err == nil || !strings.Contains(err.Error(), "no result") {
			t.Errorf("it is read: %v", err)
		}
	}
}
