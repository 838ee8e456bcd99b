package cfg

import (
	"math"
	"math/rand/v2"
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
	for seed := range uint64(300) {
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
