package share_test

import (
	"fmt"
	"slices"
	"testing"

	"spillway/alloc/puzzle"
	"spillway/check"
	"spillway/improve/share"
	"spillway/internal/irgen"
	"spillway/regalloc"
)

// TestRandom shares slots of Results of random Problems: what comes out is proved and executed,
// costs the same, and is not changed again. Some Results must get fewer slots.
func TestRandom(t *testing.T) {
	var s share.Sharer
	fewer := 0
	for _, target := range []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(4)} {
		for seed := range uint64(60) {
			p := irgen.Problem(target, seed, irgen.Options{Blocks: 5 + int(seed)%40, Window: 20, Wild: seed%3 == 0, Critical: seed%4 == 0})
			r, err := puzzle.New().Allocate(p, regalloc.Options{})
			if err != nil {
				continue
			}
			before := fmt.Sprint(*r)
			next := s.Slots(p, r)
			if fmt.Sprint(*r) != before {
				t.Fatalf("seed %d: the Result was changed", seed)
			}
			for _, f := range check.Result(p, next) {
				t.Fatalf("seed %d: %v", seed, f)
			}
			if !slices.Equal(irgen.Execute(p, 1, 500), irgen.ExecuteResult(p, next, 1, 500)) {
				t.Fatalf("seed %d: execution differs", seed)
			}
			if a, b := regalloc.Cost(p, r, regalloc.Speed), regalloc.Cost(p, next, regalloc.Speed); a != b {
				t.Fatalf("seed %d: cost was %g and is %g", seed, a, b)
			}
			if len(next.Slots) < len(r.Slots) {
				fewer++
			}
			if again := s.Slots(p, next); len(again.Slots) > len(next.Slots) {
				t.Fatalf("seed %d: %d slots become %d", seed, len(next.Slots), len(again.Slots))
			}
		}
	}
	if fewer < 20 {
		t.Errorf("only %d Results got fewer slots", fewer)
	}
}
