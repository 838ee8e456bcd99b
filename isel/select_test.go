package isel

import (
	"math/rand/v2"
	"testing"
)

// selectors are all implementations of Selector.
var selectors = []Selector{Munch{}, &Trees{}, &Trees{Sharing: FixAll}, &Trees{Sharing: FixLeaves}, &NOLTIS{}, &NOLTIS{Iterated: true}, &Exact{}, Auto()}

// TestSelectorsAgainstAllCovers enumerates every cover of small random blocks:
// each must pass CheckCover, no selector may undercut the cheapest one, and each
// selector's own answer must be valid.
func TestSelectorsAgainstAllCovers(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	e := newToyEngine(t, toyTiles...)
	complete := 0
	for range 600 {
		f := randomBlock(r, 2+r.IntN(6))
		d, m, c, err := e.Cover(f, 0, Munch{})
		if err != nil {
			t.Fatal(err)
		}
		best, all := optimum(d, m, 20000, func(c *Cover) {
			if errs := CheckCover(d, m, c); errs != nil {
				t.Fatalf("a combination of legal instances is not a cover: %v\n%s", errs, dump(d, m, c))
			}
		})
		if !all {
			continue
		}
		complete++
		for _, s := range selectors {
			c.reset(d.Len())
			if err := s.Select(d, m, c); err != nil {
				t.Fatal(err)
			}
			if errs := CheckCover(d, m, c); errs != nil {
				t.Fatalf("%s: %v\n%s", s.Name(), errs, dump(d, m, c))
			}
			if p, ok := s.(*Exact); ok && (!p.Proved() || c.Cost(m) != best) {
				t.Fatalf("%s: cost %d, proved %v; the optimum is %d\n%s", s.Name(), c.Cost(m), p.Proved(), best, dump(d, m, c))
			}
			if c.Cost(m) < best {
				t.Fatalf("%s: cost %d below the optimum %d\n%s", s.Name(), c.Cost(m), best, dump(d, m, c))
			}
		}
	}
	if complete < 100 {
		t.Errorf("only %d blocks were enumerated completely", complete)
	}
}

// TestCoverDoesNotAllocate holds that covering a block again needs no memory,
// whatever the selector.
func TestCoverDoesNotAllocate(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	e := newToyEngine(t, toyTiles...)
	for _, s := range selectors {
		e.begin(randomBlock(r, 60))
		cover := func() {
			if err := e.coverBlock(0, s, nil); err != nil {
				t.Fatal(err)
			}
		}
		cover()
		if n := testing.AllocsPerRun(10, cover); n != 0 {
			t.Errorf("%s: %v allocations", s.Name(), n)
		}
	}
}

// TestAutoIsNeverWorse compares the automatic selector with every other one on
// blocks too large to enumerate.
func TestAutoIsNeverWorse(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	e := newToyEngine(t, toyTiles...)
	for range 200 {
		f := randomBlock(r, 10+r.IntN(80))
		cost := func(s Selector) int {
			d, m, c, err := e.Cover(f, 0, s)
			if err != nil {
				t.Fatal(err)
			}
			if errs := CheckCover(d, m, c); errs != nil {
				t.Fatalf("%s: %v\n%s", s.Name(), errs, dump(d, m, c))
			}
			return c.Cost(m)
		}
		auto := cost(Auto())
		for _, s := range selectors {
			if v := cost(s); v < auto {
				t.Errorf("%s costs %d, auto %d", s.Name(), v, auto)
			}
		}
	}
}
