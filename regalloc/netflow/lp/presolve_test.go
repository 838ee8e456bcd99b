package lp_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"spillway/regalloc/netflow/lp"
)

// TestReduce solves small programs in integers by trying all values: what is left after Reduce has
// the same optimum, and its solution is one of the whole.
func TestReduce(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	fewer, none := 0, 0
	for range 3000 {
		p := lp.Program{Name: "small"}
		for range 2 + rng.IntN(7) {
			p.Cols = append(p.Cols, lp.Col{Name: "x", Cost: float64(rng.IntN(9) - 3), Integer: true})
		}
		for range 1 + rng.IntN(5) {
			r := lp.Row{Sense: []lp.Sense{lp.LE, lp.EQ, lp.GE}[rng.IntN(3)], Right: float64(rng.IntN(4) - 1)}
			for _, c := range rng.Perm(len(p.Cols))[:1+rng.IntN(min(4, len(p.Cols)))] {
				r.Terms = append(r.Terms, lp.Term{Col: int32(c), Factor: float64([]int{-2, -1, 1, 1, 2}[rng.IntN(5)])})
			}
			p.Rows = append(p.Rows, r)
		}
		want, _ := exhaust(&p)
		left, ok := p.Reduce(nil)
		if !ok {
			if none++; !math.IsInf(want, 1) {
				t.Fatalf("nothing is left, the optimum is %g: %+v", want, p)
			}
			continue
		}
		got, x := exhaust(&left.Program)
		if got+left.Fixed != want {
			t.Fatalf("the optimum is %g, of what is left %g: %+v", want, got+left.Fixed, p)
		}
		if len(left.Cols) < len(p.Cols) {
			fewer++
		}
		if math.IsInf(want, 1) {
			continue
		}
		s := left.Solution(&lp.Solution{Optimal: true, Cost: got, Values: x})
		if c, ok := value(&p, s.Values); !ok || c != want || s.Cost != want {
			t.Fatalf("solution %v costs %g, want %g: %+v", s.Values, c, want, p)
		}
	}
	if fewer == 0 || none == 0 {
		t.Errorf("%d programs have fewer variables, %d no solution", fewer, none)
	}
}

// TestReduceContinuous leaves in a variable that need not be whole where a row leaves it half of its room.
func TestReduceContinuous(t *testing.T) {
	p := lp.Program{Cols: []lp.Col{{Name: "x", Cost: -1}}, Rows: []lp.Row{{Name: "half", Terms: []lp.Term{{Col: 0, Factor: 2}}, Sense: lp.LE, Right: 1}}}
	if left, ok := p.Reduce(nil); !ok || len(left.Cols) != 1 {
		t.Errorf("%d variables are left", len(left.Cols))
	}
	if left, ok := p.Reduce([]int32{0}); !ok || len(left.Cols) != 0 || left.Fixed != 0 {
		t.Errorf("%+v", left)
	}
}

// exhaust returns the least cost of all solutions in integers, and one of them.
func exhaust(p *lp.Program) (best float64, at []float64) {
	best = math.Inf(1)
	for set := range 1 << len(p.Cols) {
		x := make([]float64, len(p.Cols))
		for c := range x {
			x[c] = float64(set >> c & 1)
		}
		if c, ok := value(p, x); ok && c < best {
			best, at = c, x
		}
	}
	return best, at
}

// value returns what x costs and whether it is a solution.
func value(p *lp.Program, x []float64) (cost float64, ok bool) {
	for c, v := range x {
		cost += v * p.Cols[c].Cost
	}
	for i := range p.Rows {
		r, sum := &p.Rows[i], 0.0
		for _, t := range r.Terms {
			sum += t.Factor * x[t.Col]
		}
		if r.Sense != lp.GE && sum > r.Right+1e-9 || r.Sense != lp.LE && sum < r.Right-1e-9 {
			return cost, false
		}
	}
	return cost, true
}
