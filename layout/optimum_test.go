package layout_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"spillway/emit/asm"
	"spillway/ir"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
)

// randomFlow returns a function with loops, of which all blocks but some can be reached, with the
// frequencies that its branches make.
func randomFlow(r *rand.Rand, most int) *mach.Func {
	n := 2 + r.IntN(most-1)
	f := newFunc(n)
	for k, b := range f.Blocks {
		for range r.IntN(3) * r.IntN(8) {
			b.Instrs = append(b.Instrs, letter(r.IntN(9)))
		}
		to := func() mach.BlockID { return mach.BlockID(1 + r.IntN(n-1)) }
		switch x := r.IntN(8); {
		case k == n-1 || x == 0:
			leave(b)
		case x < 3:
			jump(f, b, to())
		default:
			prob := r.Float64()
			if r.IntN(3) == 0 {
				prob = []float64{0.5, 0.99, 0.01}[r.IntN(3)]
			}
			branch(b, ir.EQ, to(), mach.BlockID(k+1), prob)
		}
		b.AddressTaken = k > 0 && r.IntN(20) == 0
	}
	f.ComputePreds()
	freq := make([]float64, n)
	for range 30 {
		next := make([]float64, n)
		next[0] = 1
		for _, b := range f.Blocks {
			for _, e := range b.Succs {
				next[e.To] += freq[b.ID] * e.Prob
			}
		}
		freq = next
	}
	for k, b := range f.Blocks {
		b.Freq = freq[k]
	}
	return f
}

// taken returns how often a call of f goes from a block to one that is not next in the text.
func taken(f *mach.Func, order []mach.BlockID) (n float64) {
	for k, b := range order {
		for _, e := range f.Blocks[b].Succs {
			if k+1 == len(order) || order[k+1] != e.To {
				n += f.Blocks[b].Freq * e.Prob
			}
		}
	}
	return n
}

// leastTaken returns the least that taken returns for any order of the given blocks, of which the
// first one stays where it is.
func leastTaken(f *mach.Func, order []mach.BlockID, fixed int) float64 {
	if fixed == len(order) {
		return taken(f, order)
	}
	least := math.Inf(1)
	for k := fixed; k < len(order); k++ {
		order[fixed], order[k] = order[k], order[fixed]
		least = min(least, leastTaken(f, order, fixed+1))
		order[fixed], order[k] = order[k], order[fixed]
	}
	return least
}

// TestOrderOptimum holds the executed jumps of orders of random functions, in all and besides the
// least that is possible for small ones, the bytes, which are fewer if jumps are short, and the
// alignment of loops.
func TestOrderOptimum(t *testing.T) {
	for _, c := range []struct {
		most, seeds int
		want        [4]int // executed jumps of Order and the least, both times 100, bytes and alignment
	}{
		{6, 1500, [4]int{579013, 572995, 97031, 9184}},
		{40, 300, [4]int{121648, 0, 83860, 1824}},
	} {
		var jumps, least float64
		var got [4]int
		for seed := range c.seeds {
			f := randomFlow(rand.New(rand.NewPCG(uint64(seed), 5)), c.most)
			layout.Order(f)
			jumps += taken(f, f.Layout)
			if c.most <= 6 {
				least += leastTaken(f, append([]mach.BlockID(nil), f.Layout...), 1)
			}
			got[2] += asm.Size(f)
			layout.Align(f, regalloc.Speed)
			for _, b := range f.Blocks {
				got[3] += int(b.Align)
			}
		}
		if got[0], got[1] = int(100*jumps), int(100*least); got != c.want {
			t.Errorf("functions of up to %d blocks: executed jumps, the least, bytes and alignment are %v, want %v", c.most, got, c.want)
		}
	}
}
