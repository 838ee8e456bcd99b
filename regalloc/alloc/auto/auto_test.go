package auto_test

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/auto"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/internal/alloctest"
	"spillway/regalloc/outssa"
)

// counted counts the Problems that an allocator is asked to solve.
type counted struct {
	regalloc.Allocator
	asked int
	err   error // in place of a Result
}

func (c *counted) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	if c.asked++; c.err != nil {
		return nil, c.err
	}
	return c.Allocator.Allocate(p, opts)
}

// TestAllocate allocates random Problems with all orders of blocks.
func TestAllocate(t *testing.T) {
	alloctest.Random(t, 120, func() *auto.Allocator { return auto.New(linear.New(), puzzle.New()) })
}

// large returns a random Problem that is large enough for a second look, with few registers for every other seed.
func large(seed uint64) *regalloc.Problem {
	p := irgen.Problem(irgen.AMD64(), seed, irgen.Options{Blocks: 20 + int(seed%20), Window: 8 + int(seed%4)*4})
	if seed%2 == 0 {
		p = p.Squeeze(5)
	}
	return p
}

// TestChoice has the first allocator's Result taken where the other one is not asked, and else the
// cheaper one; where it is asked, more can be gained than elsewhere.
func TestChoice(t *testing.T) {
	first, other := linear.New(), &counted{Allocator: puzzle.New()}
	a := auto.New(first, other)
	chosen := 0
	a.Chosen = func(other bool) {
		if other {
			chosen++
		}
	}
	var took, asked, left int
	var gained, spared float64 // of what the first Results cost: where the other one was asked, where not
	for seed := range uint64(400) {
		p := large(seed)
		opts := regalloc.Options{Metric: regalloc.Mixed(10)}
		x, err := new(outssa.Workspace).Allocate(p, first, opts)
		if err != nil {
			t.Fatal(err)
		}
		y, err := other.Allocator.Allocate(p, opts)
		if err != nil {
			t.Fatal(err)
		}
		other.asked = 0
		r, err := a.Allocate(p, opts)
		if err != nil {
			t.Fatal(err)
		}
		cx, cy := regalloc.Cost(p, x, opts.Metric), regalloc.Cost(p, y, opts.Metric)
		want, share := x, 1-min(cx, cy)/cx
		if other.asked == 0 {
			left, spared = left+1, spared+share
		} else {
			asked, gained = asked+1, gained+share
			if cy < cx {
				if took++; chosen != took {
					t.Fatalf("seed %d: the other allocator's Result was taken %d times, and that told %d times", seed, took, chosen)
				}
				want = y
			}
		}
		if !reflect.DeepEqual(r, want) {
			t.Fatalf("seed %d: a Result of cost %g, of %g and %g", seed, regalloc.Cost(p, r, opts.Metric), cx, cy)
		}
	}
	t.Logf("asked %d times, took %d: %.3f to be had; not asked %d times: %.3f", asked, took, gained/float64(asked), left, spared/float64(left))
	if took < 20 || asked-took < 5 || left < 20 {
		t.Errorf("asked %d times and took %d, not asked %d times: some of these hardly occur", asked, took, left)
	}
	if gained/float64(asked) < 1.5*spared/float64(left) {
		t.Errorf("%.3f to be had where the other allocator is asked, %.3f where not", gained/float64(asked), spared/float64(left))
	}
}

// TestParts has the other allocator asked where registers are parts of others and values are spilled: in a small Problem, for which it
// takes half, and in random ones; and not where there is one class.
func TestParts(t *testing.T) {
	first, other := linear.New(), &counted{Allocator: puzzle.New()}
	a := auto.New(first, other)
	opts := regalloc.Options{Metric: regalloc.Mixed(10)}
	text, err := os.ReadFile(filepath.Join("testdata", "parts.problem"))
	if err != nil {
		t.Fatal(err)
	}
	p, err := regalloc.ParseProblem("parts", text)
	if err != nil {
		t.Fatal(err)
	}
	r, err := a.Allocate(p, opts)
	if err != nil {
		t.Fatal(err)
	}
	if got := regalloc.Cost(p, r, opts.Metric); got != 42 {
		t.Errorf("a Result of cost %g, not 42", got)
	}
	asked := 0
	for seed := range uint64(60) {
		p := irgen.Problem(irgen.Halves(), seed, irgen.Options{Blocks: 3, Window: 40})
		if other.asked = 0; seed%3 == 0 {
			p = irgen.Problem(irgen.Tiny(4), seed, irgen.Options{Blocks: 3, Instrs: 5, Window: 8}) // spills much, but has one class
		}
		if _, err := a.Allocate(p, opts); err != nil {
			t.Fatal(err)
		}
		asked += other.asked
		if other.asked > 0 && len(p.Instrs) < 100 && seed%3 == 0 {
			t.Errorf("seed %d: the other allocator was asked", seed)
		}
	}
	if asked < 3 {
		t.Errorf("the other allocator was asked for %d random Problems", asked)
	}
}

// TestErrors has the first allocator's error and, where only the other one fails, its Result.
func TestErrors(t *testing.T) {
	broken := errors.New("broken")
	other := &counted{Allocator: puzzle.New(), err: broken}
	a := auto.New(linear.New(), other)
	for seed := range uint64(100) {
		if _, err := a.Allocate(large(seed), regalloc.Options{}); err != nil {
			t.Fatal(err)
		}
	}
	if other.asked == 0 {
		t.Error("the other allocator was never asked")
	}
	if _, err := auto.New(other, linear.New()).Allocate(large(0), regalloc.Options{}); !errors.Is(err, broken) {
		t.Errorf("error %v, want the first allocator's", err)
	}
}
