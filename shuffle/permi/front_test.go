package permi

import (
	"math/rand/v2"
	"testing"
)

// randomFront makes a falling function and its front.
func randomFront(r *rand.Rand, a *fronts) front {
	row := make([]int32, 1+r.IntN(6))
	y := int32(20 + r.IntN(10))
	steep := 1 + r.IntN(3)
	for i := range row {
		row[i] = y
		y -= int32(r.IntN(steep + 1))
	}
	return a.keep(int32(r.IntN(5)), row)
}

// TestFronts compares the operations with their definitions, point by point.
func TestFronts(t *testing.T) {
	for seed := range uint64(20_000) {
		r := rand.New(rand.NewPCG(seed, 3))
		var a fronts
		a.reset()
		f, g := randomFront(r, &a), randomFront(r, &a)
		sum, either := a.convolve(f, g), a.union(f, g)
		for x := int32(-1); x < 40; x++ {
			if got, want := a.eval(either, x), min(a.eval(f, x), a.eval(g, x)); got != want {
				t.Fatalf("seed %d: union at %d: %d, want %d", seed, x, got, want)
			}
			want := unreachable
			for i := int32(0); i <= x; i++ {
				if f.f1 <= i && g.f1 <= x-i {
					want = min(want, a.eval(f, i)+a.eval(g, x-i))
				}
			}
			if got := a.eval(sum, x); got != want {
				t.Fatalf("seed %d: convolution at %d: %d, want %d", seed, x, got, want)
			}
			if want == unreachable {
				continue
			}
			i, j, ok := a.split(f, g, x, want)
			if !ok || i+j > x || a.eval(f, i)+a.eval(g, j) > want {
				t.Fatalf("seed %d: split at (%d,%d): %d %d %v", seed, x, want, i, j, ok)
			}
			if _, _, ok := a.split(f, g, x, want-1); ok {
				t.Fatalf("seed %d: split reaches less than the convolution", seed)
			}
		}
	}
}

// TestCurvedTree holds a tree of 17 registers whose front is not a segment, {(6,11), (8,10)}. With a
// cycle of three besides it, the optimum is one more than min F1, min F2 and min F1+F2 allow.
func TestCurvedTree(t *testing.T) {
	g := graph{-1, 0, 0, 2, 3, 1, 2, 4, 7, 6, 8, 7, 8, 10, 12, 11, 13}
	var s Sequencer
	sequence(t, &s, g)
	if got := s.AppendFront(nil); len(got) != 2 || got[0] != [2]int{6, 11} || got[1] != [2]int{8, 10} {
		t.Errorf("front %v", got)
	}
	g = append(g, 18, 19, 17)
	if ops := sequence(t, &s, g); len(ops) != bruteForce(g) || s.Proof().Permutations != 5 {
		t.Errorf("%v: proof %+v, shortest is %d", ops, s.Proof(), bruteForce(g))
	}
	for seed := range uint64(200) { // several such trees, among other things
		r := rand.New(rand.NewPCG(seed, 5))
		var big graph
		for range 1 + r.IntN(3) {
			big = disjoint(big, g[:17])
		}
		big = disjoint(big, random(r, 6))
		if ops := sequence(t, &s, big); r.IntN(20) == 0 && len(ops) != bruteForce(big) {
			t.Errorf("%v: %v, shortest is %d", big, ops, bruteForce(big))
		}
	}
}

// disjoint puts h next to g.
func disjoint(g, h graph) graph {
	sum := append(graph{}, g...)
	for _, u := range h {
		if u >= 0 {
			u += len(g)
		}
		sum = append(sum, u)
	}
	return sum
}
