package cfg

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

type nest [][]int

func (g nest) NumBlocks() int     { return len(g) }
func (g nest) NumSuccs(b int) int { return len(g[b]) }
func (g nest) Succ(b, i int) int  { return g[b][i] }

// TestCollapsed holds frequencies that look into few loops to those that look into all, in random nests of loops which are
// left in all ways.
func TestCollapsed(t *testing.T) {
	nested := 0
	for seed := range uint64(1000) {
		rng := rand.New(rand.NewPCG(seed, 8))
		n := 3 + rng.IntN(40)
		succs := make(nest, n)
		for b := range n - 1 {
			succs[b] = []int{b + 1}
			if rng.IntN(4) == 0 {
				succs[b] = append(succs[b], b+1+rng.IntN(n-b-1))
			}
			if rng.IntN(2) == 0 && b > 0 {
				succs[b] = append(succs[b], 1+rng.IntN(b))
			}
		}
		info := Analyze(succs)
		f, loops := info.Flow, info.Loops
		prob := func(b, _ int) float64 { return 1 / float64(len(succs[b])) }
		want := frequencies(f, loops, prob, 1<<30)
		for _, depth := range []int32{1, 2, 3} {
			if slices.ContainsFunc(loops.Loops, func(l Loop) bool { return l.Irreducible && l.Depth > depth }) {
				continue
			}
			got := frequencies(f, loops, prob, depth)
			for b := range got {
				if math.Abs(got[b]-want[b]) > 1e-9*want[b] {
					t.Fatalf("seed %d: looking into %d loops, the frequency of block %d is %g, want %g", seed, depth, b, got[b], want[b])
				}
				nested = max(nested, int(loops.Depth(int32(b))))
			}
		}
	}
	if nested < 12 {
		t.Errorf("loops are nested %d deep, too little to tell", nested)
	}
}

// TestIrreducible holds the work for a graph of random branches, whose loops are irreducible and nested hundreds deep,
// to a multiple of its edges, and frequencies to positive numbers.
func TestIrreducible(t *testing.T) {
	const n = 3000
	rng := rand.New(rand.NewPCG(1, 2))
	succs := make(nest, n)
	for b := range n - 1 {
		succs[b] = []int{rng.IntN(n-1) + 1, b + 1}
	}
	info := Analyze(succs)
	deepest := int32(0)
	for _, l := range info.Loops.Loops {
		if l.Irreducible {
			deepest = max(deepest, l.Depth)
		}
	}
	if deepest < 4*collapsedDepth {
		t.Fatalf("loops are nested %d deep, too little to tell", deepest)
	}
	steps := 0
	freq := Frequencies(info.Flow, info.Loops, func(int, int) float64 { steps++; return 0.5 })
	if limit := 3 * 2 * collapsedDepth * 2 * n; steps > limit {
		t.Errorf("%d edges are followed, more than %d", steps, limit)
	}
	for b, x := range freq {
		if !(x > 0) || math.IsInf(x, 0) {
			t.Errorf("the frequency of block %d is %g", b, x)
		}
	}
}
