package puzzle_test

import (
	"testing"

	"spillway/irgen"
	"spillway/regalloc"
	"spillway/regalloc/puzzle"
)

// TestRefinementPays compares accesses, executed and in the code, with those before
// values were reconsidered.
func TestRefinementPays(t *testing.T) {
	for name, target := range targets() {
		var executed, code [2]float64
		for seed := range uint64(40) {
			p := irgen.Problem(target, seed, irgen.Options{Blocks: 20, Window: 20})
			for k, o := range []puzzle.Options{{NoRefinement: true}, {}} {
				c := regalloc.Costs(p, allocate(t, p, o, regalloc.Options{}))
				executed[k] += c.LoadFreq + c.StoreFreq
				code[k] += float64(c.Loads + c.Stores)
			}
		}
		if executed[1] > 0.99*executed[0] || code[1] > 0.97*code[0] {
			t.Errorf("%s: %.0f accesses executed after %.0f, %.0f in the code after %.0f", name, executed[1], executed[0], code[1], code[0])
		}
	}
}

// TestRefinedControlFlow proves Results with many short blocks, where most of what is
// reconsidered lies on edges.
func TestRefinedControlFlow(t *testing.T) {
	for name, target := range targets() {
		for seed := range uint64(60) {
			p := irgen.Problem(target, seed, irgen.Options{Blocks: 40, Instrs: 4, Window: 16, Critical: seed%2 == 0, Wild: seed%3 == 0})
			allocate(t, p, puzzle.Options{}, regalloc.Options{Metric: regalloc.Metric(seed & 1)})
			if t.Failed() {
				t.Fatalf("%s seed %d", name, seed)
			}
		}
	}
}
