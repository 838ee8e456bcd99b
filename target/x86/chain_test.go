package x86

import (
	"math/rand/v2"
	"slices"
	"testing"

	"spillway/ir"
)

// TestChain holds chains to the masks that they are for.
func TestChain(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	in := []uint64{0x3333222211110000, 0x7777666655554444}
	made, none := 0, 0
	for n := range 60_000 {
		mask := make([]int, 8)
		for i := range mask {
			switch k := r.IntN(9) - 1; n % 4 {
			case 0:
				mask[i] = k
			case 1: // of few elements
				mask[i] = max(k, 0) & 3 * (1 + n/4%2)
			case 2: // pairs
				mask[i&^1], mask[i|1] = max(k, 0)&^1, max(k, 0)|1
			case 3: // moved a little
				mask[i] = (i + max(k, 0)/3) % 8
			}
		}
		list, ok := chain(mask)
		if !ok {
			none++
			continue
		}
		made++
		if len(list) > 5 {
			t.Errorf("%v by %d operations", mask, len(list))
		}
		at := slices.Clone(in)
		for _, l := range list {
			to := make([]uint64, 2)
			var any ir.Semantics
			any.EvalVector(Ops, l.op, ir.PredNone, l.t, l.t, to, at, []uint64{uint64(l.k)}, nil)
			at = to
		}
		for i, k := range mask {
			if got := ir.LaneOf(at, i, 16); k >= 0 && got != ir.LaneOf(in, k, 16) {
				t.Fatalf("%v by %v: element %d is %x", mask, list, i, got.Lo)
			}
		}
	}
	if made < 40_000 || none == 0 {
		t.Errorf("%d chains, %d masks without one", made, none)
	}
}
