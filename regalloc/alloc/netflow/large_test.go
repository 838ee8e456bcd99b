package netflow_test

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/netflow"
	"spillway/regalloc/check"
	"spillway/regalloc/improve"
	"spillway/regalloc/netflow/model"
)

// crowd returns a Problem of one block in which n values are live at once, each of which is read
// several times.
func crowd(t *testing.T, n int) *regalloc.Problem {
	t.Helper()
	b := regalloc.NewBuilder(fmt.Sprintf("crowd %d", n), irgen.AMD64().Machine)
	b.Begin(b.Block())
	v := make([]regalloc.VReg, n)
	for k := range v {
		v[k] = b.VReg(0)
		b.Instr("make", b.Def(v[k]))
	}
	for k := range 3 * n {
		b.Instr("read", b.Use(v[k*7%n]), b.Use(v[(k*5+1)%n]))
	}
	b.Return("ret")
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestLarge checks that a Problem in which points grow with the square of its values gets no model:
// it has the Result of the allocators to begin with, or an error where there is none.
func TestLarge(t *testing.T) {
	p := crowd(t, 1500)
	opts := regalloc.Options{Metric: regalloc.Size, Budget: regalloc.Budget{Iterations: -1}}
	want, err := improve.After(linear.New()).Allocate(p, opts)
	if err != nil {
		t.Fatal(err)
	}
	a := netflow.From(improve.After(linear.New()))
	got, err := a.Allocate(p, opts)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got.Locs, want.Locs) || a.Report().Routed > 0 {
		t.Errorf("%d units were routed, the Result is another one: %t", a.Report().Routed, !reflect.DeepEqual(got, want))
	}
	if r := a.Improve(p, want, opts); r != want {
		t.Error("Improve returns another Result")
	}
	var size *regalloc.SizeError
	if _, err := netflow.New().Allocate(p, opts); !errors.As(err, &size) {
		t.Errorf("error %v, want one about the size", err)
	}
	if model.Large(crowd(t, 200)) {
		t.Error("200 values are too many")
	}
}

// TestDisplacing checks how many instructions displacements look at, for each point of the model.
func TestDisplacing(t *testing.T) {
	for _, n := range []int{100, 300} { // about 3n² points
		p := crowd(t, n)
		a := netflow.From(improve.After(linear.New()))
		r, err := a.Allocate(p, regalloc.Options{Metric: regalloc.Size, Budget: regalloc.Budget{Iterations: -1}})
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range check.Result(p, r) {
			t.Fatal(f)
		}
		t.Logf("%d values: %d units routed, %d instructions looked at", n, a.Report().Routed, a.Report().Looked)
		if most := 1<<20 + 24*3*n*n; a.Report().Looked > most {
			t.Errorf("%d values: %d instructions looked at, more than %d", n, a.Report().Looked, most)
		}
	}
}

// gapSearch searches p with a budget that is a gap, and returns the Report.
func gapSearch(t *testing.T, p *regalloc.Problem, gap float64) netflow.Report {
	t.Helper()
	a := netflow.New()
	r, err := a.Allocate(p, regalloc.Options{Metric: regalloc.Size, Budget: regalloc.Budget{Gap: gap}})
	if err != nil {
		t.Fatal(err)
	}
	x := a.Report()
	t.Logf("%s, %d instructions: %d iterations, %d steps, %d for bounds, bound %g of cost %g", p.Name, len(p.Instrs), r.Iterations, x.Steps, x.BoundSteps, r.ModelBound, regalloc.Cost(p, r, regalloc.Size))
	return x
}

// TestGapWork checks that a search whose budget is a gap that it does not reach takes work linear in the function: path
// points visited, and instructions times iterations; less if more than 24 values are live at an instruction, in the mean.
// The model of a crowd grows quadratically. Only the iteration in which the work ends may exceed it.
func TestGapWork(t *testing.T) {
	problems := []*regalloc.Problem{crowd(t, 300)} // some 350,000 points in each iteration
	if !testing.Short() {
		problems = append(problems, crowd(t, 100), irgen.Problem(irgen.Tiny(3), 1, irgen.Options{Blocks: 60, Instrs: 8}))
	}
	for _, p := range problems {
		x, n := gapSearch(t, p, 1e-9), len(p.Instrs)
		work, most := x.Steps+x.Iterations*n, 1<<23+1<<11*n
		if points := new(model.Workspace).New(p, regalloc.Size).Nodes; points > 24*n {
			most = most / points * 24 * n
		}
		if work > most+1<<21 || work < most/2 {
			t.Errorf("%s: work %d in %d iterations, at most %d is right", p.Name, work, x.Iterations, most)
		}
	}
}

// TestGapGrowth holds the work of searches of two sizes, bounds included, whose models grow quadratically and of which the
// smaller one reaches the gap: for N times as many values no more than N to the power of 1.2.
func TestGapGrowth(t *testing.T) {
	const times = 8
	work := func(n int) float64 {
		x := gapSearch(t, crowd(t, n), 0.1)
		return float64(x.Steps + 16*x.BoundSteps)
	}
	one, all := work(40), work(40*times)
	if r, most := all/one, math.Pow(times, 1.2); r > most {
		t.Errorf("%d times as many values take %.2f times the work, at most %.2f are right", times, r, most)
	}
}
