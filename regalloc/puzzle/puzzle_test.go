package puzzle_test

import (
	"fmt"
	"testing"

	"spillway/check"
	"spillway/irgen"
	"spillway/regalloc"
	"spillway/regalloc/puzzle"
)

func targets() map[string]*irgen.Target {
	return map[string]*irgen.Target{"amd64": irgen.AMD64(), "i386": irgen.I386(), "tiny4": irgen.Tiny(4), "tiny3": irgen.Tiny(3)}
}

// allocate allocates p and proves and runs the outcome.
func allocate(t *testing.T, p *regalloc.Problem, o puzzle.Options, opts regalloc.Options) *regalloc.Result {
	t.Helper()
	r, err := puzzle.NewWith(o).Allocate(p, opts)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range check.Result(p, r) {
		t.Error(f.Error())
	}
	want := irgen.Execute(p, 1, 2000)
	got := irgen.ExecuteResult(p, r, 1, 2000)
	for k := range want {
		if k >= len(got) || want[k] != got[k] {
			t.Errorf("execution differs at step %d", k)
			break
		}
	}
	return r
}

// variants are the options that are tested.
func variants() map[string]puzzle.Options {
	return map[string]puzzle.Options{
		"default":  {},
		"furthest": {Spilling: puzzle.FurthestFirst},
		"plain":    {NoCoalescing: true, NoLoadLowering: true, NoSharing: true},
	}
}

func TestRandom(t *testing.T) {
	for name, target := range targets() {
		for _, o := range []irgen.Options{{}, {Blocks: 3, Instrs: 10}, {Blocks: 20, Window: 20}, {Blocks: 15, Wild: true}, {Blocks: 15, Critical: true}} {
			for variant, po := range variants() {
				t.Run(fmt.Sprintf("%s/%s/%+v", name, variant, o), func(t *testing.T) {
					for seed := range uint64(40) {
						p := irgen.Problem(target, seed, o)
						allocate(t, p, po, regalloc.Options{Metric: regalloc.Metric(seed & 1)})
						if t.Failed() {
							t.Fatalf("seed %d", seed)
						}
					}
				})
			}
		}
	}
}

// TestSqueezed leaves no class more registers than its instructions need.
func TestSqueezed(t *testing.T) {
	for name, target := range targets() {
		for seed := range uint64(150) {
			p := irgen.Problem(target, seed, irgen.Options{Blocks: 12, Window: 20}).Squeeze(1)
			allocate(t, p, puzzle.Options{}, regalloc.Options{Metric: regalloc.Metric(seed & 1)})
			if t.Failed() {
				t.Fatalf("%s seed %d", name, seed)
			}
		}
	}
}
