package linear_test

import (
	"fmt"
	"testing"

	"spillway/check"
	"spillway/irgen"
	"spillway/outssa"
	"spillway/regalloc"
	"spillway/regalloc/linear"
)

func targets() map[string]*irgen.Target {
	return map[string]*irgen.Target{"amd64": irgen.AMD64(), "i386": irgen.I386(), "tiny4": irgen.Tiny(4), "tiny3": irgen.Tiny(3)}
}

// allocate lowers, allocates and raises p and proves and runs the outcome.
func allocate(t *testing.T, p *regalloc.Problem, opts regalloc.Options) *regalloc.Result {
	t.Helper()
	for _, err := range p.Validate() {
		t.Error(err)
	}
	low, err := outssa.Lower(p, outssa.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := linear.New().Allocate(low.Problem, opts)
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range low.Problem.Validate() {
		t.Error("lowered: " + err.Error())
	}
	for _, f := range check.Result(low.Problem, r) {
		t.Error("lowered: " + f.Error())
	}
	up := low.Raise(r)
	for _, f := range check.Result(p, up) {
		t.Error("raised: " + f.Error())
	}
	if a, b := regalloc.Cost(low.Problem, r, opts.Metric), regalloc.Cost(p, up, opts.Metric); a-b > 1e-6*a || b-a > 1e-6*a {
		t.Errorf("the lowered Result costs %g, the raised one %g", a, b)
	}
	want := irgen.Execute(p, 1, 2000)
	got := irgen.ExecuteResult(p, up, 1, 2000)
	for k := range want {
		if k >= len(got) || want[k] != got[k] {
			t.Errorf("execution differs at step %d", k)
			break
		}
	}
	return up
}

// TestSqueezed leaves no class more registers than its instructions need.
func TestSqueezed(t *testing.T) {
	for name, target := range targets() {
		for seed := range uint64(150) {
			p := irgen.Problem(target, seed, irgen.Options{Blocks: 12, Window: 20}).Squeeze(1)
			allocate(t, p, regalloc.Options{Metric: regalloc.Metric(seed & 1)})
			if t.Failed() {
				t.Fatalf("%s seed %d", name, seed)
			}
		}
	}
}

func TestRandom(t *testing.T) {
	for name, target := range targets() {
		for _, o := range []irgen.Options{{}, {Blocks: 3, Instrs: 10}, {Blocks: 20, Window: 20}, {Blocks: 15, Wild: true}, {Blocks: 15, Critical: true}} {
			t.Run(fmt.Sprintf("%s/%+v", name, o), func(t *testing.T) {
				for seed := range uint64(60) {
					p := irgen.Problem(target, seed, o)
					allocate(t, p, regalloc.Options{})
					if t.Failed() {
						t.Fatalf("seed %d", seed)
					}
				}
			})
		}
	}
}
