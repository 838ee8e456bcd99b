package lp_test

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"spillway/internal/irgen"
	"spillway/internal/leftout"
	"spillway/regalloc"
	"spillway/regalloc/netflow/lp"
	"spillway/regalloc/netflow/model"
	"spillway/regalloc/netflow/route"
)

// TestForms compares formulations on random Problems and small functions: that with
// anti-variables has the optimum of that with joint states, and its relaxation is no
// tighter; with zig-zag crossbars, and with moves at boundaries only, the optimum is no lower.
func TestForms(t *testing.T) {
	leftout.Need(t, "cbc")
	var list []*regalloc.Problem
	rng := rand.New(rand.NewPCG(3, 9))
	for seed := range uint64(16) {
		list = append(list, irgen.Problem(irgen.Tiny(3), rng.Uint64(), irgen.Options{Blocks: 1, Instrs: 3 + int(seed%5), Window: 4}))
	}
	list = append(list, problems(t)[:10]...)
	s := lp.Solver{Dir: t.TempDir(), Limit: 2 * time.Second}
	var relaxed, whole [len(lp.Forms)]float64
	looser, dearer, bounded, solved, tried := 0, 0, 0, 0, 0
	for i, p := range list {
		if testing.Short() && i%4 != 1 { // a fourth, of random Problems and of functions
			continue
		}
		tried++
		metric := []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.3)}[i%3]
		m := model.New(p, metric)
		var units route.Units
		units.Form(m)
		var r, w [len(lp.Forms)]*lp.Solution
		ok := true
		for f := range lp.Forms {
			n := lp.ExportAs(m, units.Of, lp.Form(f))
			var err error
			if r[f], w[f], err = s.Solve(context.Background(), n); err != nil {
				t.Fatalf("%s, %s: %v", p.Name, lp.Form(f), err)
			}
			if ok = ok && w[f] != nil; w[f] != nil && lp.Form(f) != lp.ZigZag {
				verify(t, n, m, w[f])
			}
		}
		if !ok {
			continue
		}
		solved++
		near := 1e-4 + 1e-6*math.Abs(w[lp.Joint].Cost)
		if math.Abs(w[lp.Anti].Cost-w[lp.Joint].Cost) > near {
			t.Errorf("%d %s, %v: optimum %g with joint states, %g with anti-variables\n%s", i, p.Name, metric, w[lp.Joint].Cost, w[lp.Anti].Cost, p)
		}
		if r[lp.Anti].Cost > r[lp.Joint].Cost+near {
			t.Errorf("%d %s, %v: the relaxation is %g with joint states, %g with anti-variables", i, p.Name, metric, r[lp.Joint].Cost, r[lp.Anti].Cost)
		}
		if w[lp.ZigZag].Cost < w[lp.Joint].Cost-near {
			t.Errorf("%d %s, %v: optimum %g with joint states, %g with zig-zag crossbars", i, p.Name, metric, w[lp.Joint].Cost, w[lp.ZigZag].Cost)
		}
		if w[lp.Boundary].Cost < w[lp.Joint].Cost-near || r[lp.Boundary].Cost < r[lp.Joint].Cost-near {
			t.Errorf("%d %s, %v: relaxation and optimum %g and %g with all moves, %g and %g with those at boundaries", i, p.Name, metric, r[lp.Joint].Cost, w[lp.Joint].Cost, r[lp.Boundary].Cost, w[lp.Boundary].Cost)
		}
		if w[lp.Boundary].Cost > w[lp.Joint].Cost+near {
			bounded++
		}
		if r[lp.Anti].Cost < r[lp.Joint].Cost-near {
			looser++
		}
		if w[lp.ZigZag].Cost > w[lp.Joint].Cost+near {
			dearer++
		}
		for f := range lp.Forms {
			relaxed[f], whole[f] = relaxed[f]+r[f].Cost, whole[f]+w[f].Cost
		}
	}
	for f := range lp.Forms {
		t.Logf("%s: relaxation %.2f, optimum %.2f", lp.Form(f), relaxed[f], whole[f])
	}
	t.Logf("%d of %d solved; the relaxation looser with anti-variables for %d; the optimum higher with zig-zag crossbars for %d, with moves at boundaries for %d", solved, tried, looser, dearer, bounded)
	if solved < tried/3 || relaxed[lp.ZigZag] >= relaxed[lp.Joint] {
		t.Error("too few are solved to say anything")
	}
}

// TestBoundary expects a value that must change its register within a block to go through memory where moves
// are at boundaries only, and one that must leave the register of its definition to move.
func TestBoundary(t *testing.T) {
	leftout.Need(t, "cbc")
	s := lp.Solver{Dir: t.TempDir(), Limit: 20 * time.Second}
	for _, c := range []struct {
		first           regalloc.Reg // that the value's definition demands, or NoReg
		second          bool         // the other register is wanted later, too
		joint, boundary float64
	}{{regalloc.NoReg, false, 0, 0}, {regalloc.NoReg, true, 2, 6}, {0, false, 2, 2}, {0, true, 4, 6}} {
		m := irgen.Tiny(2).Machine
		b := regalloc.NewBuilder("f", m)
		b.Begin(b.Block())
		v := b.VReg(0)
		d := b.Def(v)
		if c.first != regalloc.NoReg {
			d = d.Fixed(c.first)
		}
		b.Instr("make", d)
		b.Instr("one")
		b.Clobber(0)
		if c.second {
			b.Instr("two")
			b.Clobber(1)
		}
		b.Instr("use", b.Use(v))
		b.Return("return")
		p, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		for f, want := range map[lp.Form]float64{lp.Joint: c.joint, lp.Boundary: c.boundary} {
			_, w, err := s.Solve(context.Background(), lp.Of(p, regalloc.Size, f))
			if err != nil || w == nil {
				t.Fatal(err)
			}
			if math.Abs(w.Cost-want) > 1e-6 {
				t.Errorf("definition in %d, other register wanted %t, %s: %g, want %g", c.first, c.second, f, w.Cost, want)
			}
		}
	}
}
