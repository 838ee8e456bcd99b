package netflow_test

import (
	"math"
	"reflect"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/netflow"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/check"
	"spillway/regalloc/improve"
	"spillway/regalloc/internal/alloctest"
	"spillway/regalloc/outssa"
)

// TestAllocate allocates random Problems, also with few registers: Results are correct, compute the same, and are
// deterministic.
func TestAllocate(t *testing.T) {
	a := netflow.New()
	for seed := range alloctest.Seeds(40) {
		for _, tg := range []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(3)} {
			p := irgen.Problem(tg, seed, irgen.Options{Wild: seed%4 == 0, Params: int(seed % 14 / 13 * 24)})
			if seed%3 == 1 {
				p = p.Squeeze(3)
			}
			opts := regalloc.Options{Metric: alloctest.Metrics()[seed%4], Budget: regalloc.Budget{Iterations: 12 + int(seed%5)}}
			r := alloctest.Allocate(t, p, a, opts, seed)
			if c := regalloc.Cost(p, r, opts.Metric); r.Bound > c+1e-6*c {
				t.Fatalf("%s seed %d: bound %g, cost %g", tg.Machine.Name, seed, r.Bound, c)
			}
			if again, _ := netflow.New().Allocate(p, opts); !reflect.DeepEqual(again, r) {
				t.Fatalf("%s seed %d: another Result the second time", tg.Machine.Name, seed)
			}
		}
	}
}

// TestImprove improves another allocator's Results: never for the worse.
func TestImprove(t *testing.T) {
	a, l := netflow.New(), linear.New()
	before, after, better := 0.0, 0.0, 0
	for seed := range alloctest.Few(240) {
		p := irgen.Problem(irgen.AMD64(), seed, irgen.Options{Critical: seed%2 == 0})
		opts := regalloc.Options{Metric: alloctest.Metrics()[seed%4], Budget: regalloc.Budget{Iterations: 12 + int(seed%5)}}
		r, err := new(outssa.Workspace).Allocate(p, l, opts)
		if err != nil {
			continue
		}
		q := a.Improve(p, r, opts)
		if errs := check.Result(p, q); len(errs) > 0 {
			t.Fatalf("seed %d: %v (%d findings)", seed, &errs[0], len(errs))
		}
		c, d := regalloc.Cost(p, r, opts.Metric), regalloc.Cost(p, q, opts.Metric)
		if d > c {
			t.Fatalf("seed %d: from %g to %g", seed, c, d)
		}
		if d < c {
			better++
		}
		before, after = before+c, after+d
	}
	t.Logf("%d better: from %g to %g", better, before, after)
	if better == 0 {
		t.Error("no Result got better")
	}
}

// TestFrom starts from the Results of two allocators, also where edges that need moves cannot hold any: there is a
// Result whenever the others have one, at no higher cost.
func TestFrom(t *testing.T) {
	start, second := improve.After(linear.New()), improve.After(puzzle.New())
	a := netflow.From(improve.After(linear.New()), improve.After(puzzle.New()))
	better, seconds := 0, 0
	for seed := range alloctest.Seeds(60) {
		for _, tg := range []*irgen.Target{irgen.AMD64(), irgen.I386()} {
			p := irgen.Problem(tg, seed, irgen.Options{Wild: seed%2 == 0, Critical: seed%3 == 0})
			opts := regalloc.Options{Metric: alloctest.Metrics()[seed%4], Budget: regalloc.Budget{Iterations: int(seed%12) - 1}}
			first, err := start.Allocate(p, opts)
			if err != nil {
				continue
			}
			r, err := a.Allocate(p, opts)
			if err != nil {
				t.Fatalf("%s seed %d: %v", tg.Machine.Name, seed, err)
			}
			if errs := check.Result(p, r); len(errs) > 0 {
				t.Fatalf("%s seed %d: %v (%d findings)", tg.Machine.Name, seed, &errs[0], len(errs))
			}
			c, d := regalloc.Cost(p, first, opts.Metric), regalloc.Cost(p, r, opts.Metric)
			if other, err := second.Allocate(p, opts); err == nil && regalloc.Cost(p, other, opts.Metric) < c {
				c = regalloc.Cost(p, other, opts.Metric)
				seconds++
			}
			if d > c || r.Bound > d+1e-6*d {
				t.Fatalf("%s seed %d: from %g to %g, bound %g", tg.Machine.Name, seed, c, d, r.Bound)
			}
			if d < c {
				better++
			}
		}
	}
	if better == 0 || seconds == 0 {
		t.Errorf("%d Results got better, %d times the second allocator's was the better start", better, seconds)
	}
}

// TestGapAlone gives a gap as the only budget that cannot be reached: the search ends
// all the same.
func TestGapAlone(t *testing.T) {
	for seed := range alloctest.Seeds(3) {
		p := irgen.Problem(irgen.Tiny(3), seed, irgen.Options{Blocks: 4, Instrs: 4})
		r, err := netflow.New().Allocate(p, regalloc.Options{Metric: regalloc.Size, Budget: regalloc.Budget{Gap: 1e-9}})
		if err != nil {
			t.Fatal(err)
		}
		if r.Iterations > 1<<14 {
			t.Errorf("seed %d: %d iterations", seed, r.Iterations)
		}
	}
}

// counting is an allocator that counts what it is asked.
type counting struct {
	regalloc.Allocator
	asked *int
}

func (c counting) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	*c.asked++
	return c.Allocator.Allocate(p, opts)
}

// TestAlso expects slow allocators to run only if there are iterations and executions matter.
func TestAlso(t *testing.T) {
	asked := 0
	a := netflow.From(improve.After(linear.New())).Also(counting{improve.After(puzzle.New()), &asked})
	p := irgen.Problem(irgen.AMD64(), 3, irgen.Options{})
	for _, c := range []struct {
		metric regalloc.Metric
		budget regalloc.Budget
		want   int
	}{
		{regalloc.Speed, regalloc.Budget{}, 1},
		{regalloc.Mixed(10), regalloc.Budget{Iterations: 1}, 1},
		{regalloc.Mixed(10), regalloc.Budget{Gap: 0.5}, 1},
		{regalloc.Speed, regalloc.Budget{Iterations: -1}, 0},
		{regalloc.Speed, regalloc.Budget{Time: 1}, 0},
		{regalloc.Size, regalloc.Budget{Iterations: 1}, 0},
		{regalloc.Mixed(0.1), regalloc.Budget{Iterations: 1}, 0},
	} {
		asked = 0
		r, err := a.Allocate(p, regalloc.Options{Metric: c.metric, Budget: c.budget})
		if err != nil || asked != c.want || len(check.Result(p, r)) > 0 {
			t.Errorf("%v, %v: asked %d times, want %d; %v", c.metric, c.budget, asked, c.want, err)
		}
	}
}

// TestFirst allocates with few registers and without iterations, where another allocator's Result
// is now and then cheaper than what the one start leads to: the outcome is right and costs no more
// than that.
func TestFirst(t *testing.T) {
	given := 0
	for seed := range alloctest.Seeds(150) {
		p := irgen.Problem(irgen.Tiny(4), seed, irgen.Options{Blocks: 10, Instrs: 5, Window: 8})
		for _, metric := range []regalloc.Metric{regalloc.Size, regalloc.Mixed(0.1)} {
			opts := regalloc.Options{Metric: metric, Budget: regalloc.Budget{Iterations: -1}}
			other := improve.After(linear.New())
			alone, err := netflow.New().Allocate(p, opts)
			if err != nil {
				continue
			}
			r, err := netflow.From(other).Allocate(p, opts)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if errs := check.Result(p, r); len(errs) > 0 {
				t.Fatalf("seed %d: %v", seed, &errs[0])
			}
			l, err := other.Allocate(p, opts)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			c := regalloc.Cost(p, r, metric)
			if was := regalloc.Cost(p, l, metric); c > was+1e-9 {
				t.Fatalf("seed %d: %g, linear %g", seed, c, was)
			}
			if regalloc.Cost(p, other.Improve(p, alone, opts), metric) > c {
				given++
			}
		}
	}
	t.Logf("the given Result was begun with %d times", given)
	if given < 5 {
		t.Errorf("the given Result was begun with %d times", given)
	}
}

// TestReallocate reserves a register of a Result and allocates again from there: Results are correct, avoid the
// register, are deterministic, and none that costs less than the requested limit is dropped.
func TestReallocate(t *testing.T) {
	a := netflow.From(improve.After(linear.New()))
	opts := regalloc.Options{Metric: regalloc.Mixed(0.1), Budget: regalloc.Budget{Iterations: -1}}
	again, refused := 0, 0
	seeds := 0
	for seed := range alloctest.Seeds(120) {
		seeds++
		for _, tg := range []*irgen.Target{irgen.AMD64(), irgen.I386()} {
			p := irgen.Problem(tg, seed, irgen.Options{Wild: seed%4 == 0, Critical: seed%3 == 0})
			before, err := a.Allocate(p, opts)
			if err != nil {
				continue
			}
			reg := used(p, before)
			if reg == regalloc.NoReg {
				continue
			}
			p.Reserved.Add(reg)
			if a.Reallocate(p, before, math.Inf(1), opts) == nil {
				refused++
				continue
			}
			again++
			r := alloctest.Allocate(t, p, reallocator{a, before}, opts, seed)
			if second := netflow.From(improve.After(linear.New())).Reallocate(p, before, math.Inf(1), opts); !reflect.DeepEqual(r, second) {
				t.Fatalf("%s seed %d: another Result the second time", tg.Machine.Name, seed)
			}
			if c := regalloc.Cost(p, r, opts.Metric); a.Reallocate(p, before, c/100-1e6, opts) != nil {
				t.Fatalf("%s seed %d: a Result of cost %g where %g was enough", tg.Machine.Name, seed, c, c/100-1e6)
			}
		}
	}
	t.Logf("%d Results, %d refused", again, refused)
	if again < seeds*5/6 || refused > again/10 {
		t.Errorf("%d Results, %d refused", again, refused)
	}
}

// A reallocator allocates what was before.
type reallocator struct {
	*netflow.Allocator
	before *regalloc.Result
}

func (a reallocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	return a.Reallocate(p, a.before, math.Inf(1), opts), nil
}

// used returns a register that r gives to an operand of p that need not have it, and that no
// operand must have, or regalloc.NoReg.
func used(p *regalloc.Problem, r *regalloc.Result) regalloc.Reg {
	var must regalloc.RegSet
	for _, o := range p.Operands {
		if o.Constraint == regalloc.InReg {
			must.Add(o.Reg)
		}
	}
	for o, l := range r.Locs {
		if l.Kind() == regalloc.RegLoc && p.Operands[o].Constraint == regalloc.InClass && !must.Has(l.Reg()) {
			return l.Reg()
		}
	}
	return regalloc.NoReg
}
