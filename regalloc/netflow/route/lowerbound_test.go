package route

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/internal/alloctest"
	"spillway/regalloc/netflow/internal/oracle"
	"spillway/regalloc/netflow/model"
)

// TestLowerBound checks the bound against the least cost of all Results of small random
// Problems, at the prices of several iterations; it is never above.
func TestLowerBound(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 3))
	n, reached, models, tight, negative, paid, ties, bounds, optima, loops := 0, 0, 0, 0, 0, 0, 0, 0.0, 0.0, 0.0
	for tries := 0; n < alloctest.Sample(5000); tries++ {
		p := oracle.Small(rng)
		if len(p.Validate()) > 0 {
			continue
		}
		metric := []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.5), regalloc.Executed(3, 7, 2)}[tries%4]
		o := &oracle.Oracle{Problem: p, Metric: metric}
		if o.Crowded(3) {
			continue
		}
		best := o.Optimum()
		if math.IsInf(best, 1) {
			continue
		}
		n++
		m := model.New(p, metric)
		var d Dual
		d.Reset(m)
		bound := regalloc.LeastCost(p, metric)
		if bound > best {
			t.Fatalf("%s: %g is said to be the least, the optimum is %g\n%s", metric, bound, best, p)
		}
		if best < 0 {
			negative++
		}
		for i := range 40 {
			going := d.Iterate(m.Fixed(best))
			if i%4 == 0 || !going {
				f := m.Float(d.LowerBound(true))
				if f > best+1e-6 {
					t.Fatalf("%s: iteration %d: bound %g, optimum %g\n%s", metric, i, f, best, p)
				}
				bound = max(bound, f)
			}
			if d.wide.fills.gain > 0 {
				paid++
			}
			if d.wide.followed {
				ties++
			}
			if !going {
				break
			}
		}
		if c := improved(m); c < best-1e-6 {
			t.Fatalf("%s: an assignment costs %g, the optimum is said to be %g\n%s", metric, c, best, p)
		} else if c < best+1e-6 {
			reached++
		}
		if m.Float(d.Best) > best+1e-6 {
			models++
		}
		if len(p.Blocks) > 1 {
			loops++
		}
		bounds, optima = bounds+bound, optima+best
		if bound > best-1e-3*max(1, math.Abs(best)) {
			tight++
		}
	}
	t.Logf("%d optimal after improvement, %d bounds of the model above the optimum", reached, models)
	t.Logf("%d Problems, %g with several blocks: bounds %g of %g, %d tight, %d with fills, %d higher for ties", n, loops, bounds, optima, tight, paid, ties)
	if ties < n/200 {
		t.Errorf("only %d bounds are higher since ways follow ties", ties)
	}
	if negative < n/100 {
		t.Errorf("only %d of %d optima are below zero", negative, n)
	}
	if paid < n/100 {
		t.Errorf("only %d bounds count fills on the ways around loops", paid)
	}
	if tight < n/4 {
		t.Errorf("only %d of %d bounds are tight", tight, n)
	}
}

// improved returns the cost of what becomes of everything in memory.
func improved(m *model.Model) float64 {
	var v Improver
	v.Reset(m)
	x := m.NewStates(slices.Clone(v.Units.Of))
	if m.SpillAll(x) != nil || !v.Load(x) {
		return math.Inf(1)
	}
	v.Improve(5, nil)
	return m.Float(m.Total(x))
}

// storedCopy is a Problem in which a value is made again for an operand whose register it loses, and
// is stored from there for what comes later.
const storedCopy = `machine small units 2 prefix 1
reg r0 units 0
reg r1 units 1 save 2 16
class r slot 4 4 move 1 load 3 store 1 swap 2 regs r0 r1
problem stored ssa
vreg v0 r remat i0 bytes 4 speed 1
vreg v1 r
vreg v2 r
block b0 freq 1 loop 0 split i1
  i0 @0 0 op remat : def v0 r
  i1 @1 0 op term
  e0 -> b1 freq 1
block b1 freq 8 loop 0 split i3
  i2 @1 0 op : use v0 r in r0 ; def v1 r in r0
  i3 @3 0 op term
  e1 -> b1 freq 7
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i5
  i4 @3 0 op move mem 2 : use v0 r mem 0 ; def v2 r mem 0
  i5 @5 0 op term
`

// TestStoredCopy finds the cheapest Result of that Problem, and no bound above it.
func TestStoredCopy(t *testing.T) {
	p, err := regalloc.ParseProblem("stored", []byte(storedCopy))
	if err != nil {
		t.Fatal(err)
	}
	m := model.New(p, regalloc.Size)
	if c := improved(m); c != 5 {
		t.Errorf("cost %g, not 5", c)
	}
	var d Dual
	d.Reset(m)
	for i := range 60 {
		going := d.Iterate(m.Fixed(5))
		if f := m.Float(d.LowerBound(true)); f > 5+1e-6 || m.Float(d.Last) > 5+1e-6 {
			t.Fatalf("iteration %d: bounds %g and %g", i, f, m.Float(d.Last))
		}
		if !going {
			break
		}
	}
}

// TestEvaluations checks that a bound is evaluated as often as it can gain by in small functions, and once where many
// values live through many blocks.
func TestEvaluations(t *testing.T) {
	through := func(values, blocks int) *model.Model {
		b := regalloc.NewBuilder("through", irgen.AMD64().Machine)
		b.Begin(b.Block())
		v := make([]regalloc.VReg, values)
		for k := range v {
			v[k] = b.VReg(0)
			b.Instr("make", b.Def(v[k]))
		}
		for range blocks {
			next := b.Block()
			b.Jump("jump", next)
			b.Begin(next)
		}
		for _, v := range v {
			b.Instr("read", b.Use(v))
		}
		b.Return("ret")
		p, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		return model.New(p, regalloc.Size)
	}
	if n := evaluations(through(4, 4)); n < 2*relaxed {
		t.Errorf("%d evaluations of a small function", n)
	}
	m := through(100, 100)
	if n := evaluations(m); n != 1 {
		t.Errorf("%d evaluations of %d instructions with %d segments", n, len(m.P.Instrs), len(m.Segs))
	}
	for _, thorough := range []bool{false, true} {
		var d Dual
		d.Reset(m)
		d.Evaluate()
		one := d.BoundSteps()
		d.LowerBound(thorough)
		once := d.BoundSteps() - one
		if most := 2 * len(m.Segs); once == 0 || once > most {
			t.Errorf("thorough %t: %d steps, more than %d", thorough, once, most)
		}
	}
}
