package legalize

import (
	"math/rand/v2"
	"testing"

	"spillway/ir"
	"spillway/legalize/internal/permute"
	"spillway/target"
)

// carriedOut returns what a plan makes of vectors whose bytes are numbers.
func carriedOut(p *permute.Plan) permute.Bytes {
	var made [][]uint64
	for v := range 2 {
		x := make([]uint64, 2)
		for i := range 16 {
			ir.SetLane(x, i, 8, ir.U128{Lo: uint64(16*v + i + 1)}) // 0 is a zero
		}
		made = append(made, x)
	}
	last := made[p.Of]
	for _, s := range p.Steps {
		last = make([]uint64, 2)
		k := []uint64{uint64(s.K)}
		if s.Args == 1 {
			s.Eval(nil, last, made[s.Of[0]], k, nil)
		} else {
			s.Eval(nil, last, made[s.Of[0]], made[s.Of[1]], k)
		}
		made = append(made, last)
	}
	var b permute.Bytes
	for i := range b {
		if b[i] = int8(ir.LaneOf(last, i, 8).Lo) - 1; b[i] < 0 {
			b[i] = permute.Zero
		}
	}
	return b
}

// masks calls f with masks of two vectors: all of elements of 32 and 64 bits, and some of narrower ones.
func masks(f func(w int, want permute.Bytes)) {
	spread := func(w int, mask []int) {
		var want permute.Bytes
		for i := range want {
			if want[i] = permute.Any; mask[i*8/w] >= 0 {
				want[i] = int8(mask[i*8/w]*w/8 + i%(w/8))
			}
		}
		f(w, want)
	}
	for _, w := range []int{64, 32} {
		n := 128 / w
		total := 1
		for range n {
			total *= 2*n + 1
		}
		for x := range total {
			mask := make([]int, n)
			for i := range mask {
				mask[i] = x%(2*n+1) - 1
				x /= 2*n + 1
			}
			spread(w, mask)
		}
	}
	r := rand.New(rand.NewPCG(3, 4))
	for _, w := range []int{16, 8} {
		n := 128 / w
		for range 400 {
			mask := shuffleMask(r, n, n)
			for i := range mask {
				if r.IntN(8) == 0 {
					mask[i] = -1
				}
			}
			spread(w, mask)
		}
	}
}

// TestPlans expects plans to make what they are for.
func TestPlans(t *testing.T) {
	permutations, _ := movesLikeNEON()
	s := permute.New(permutations, func(*target.Permutation) bool { return true })
	var counts [65][5]int
	masks(func(w int, want permute.Bytes) {
		p := s.Find(want, 2, -1, 100)
		if p == nil {
			counts[w][4]++
			return
		}
		counts[w][len(p.Steps)]++
		got := carriedOut(p)
		for i := range want {
			if want[i] != permute.Any && want[i] != got[i] {
				t.Fatalf("%d: the plan makes %d", want, got)
			}
		}
	})
	for _, w := range []int{64, 32, 16, 8} {
		t.Log(w, counts[w])
	}
}
