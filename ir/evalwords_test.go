package ir

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestEvalWords holds sums and differences of two words to those of big numbers.
func TestEvalWords(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 5000 {
		w := []*Type{I8, I16, I32, I64}[rng.IntN(4)]
		var x [4]uint64
		for i := range x {
			x[i] = ZeroExtend([]uint64{0, 1, ^uint64(0), rng.Uint64(), 1 << (w.Bits - 1)}[rng.IntN(5)], w.Bits)
		}
		number := func(lo, hi uint64) *big.Int {
			n := new(big.Int).SetUint64(hi)
			return n.Lsh(n, uint(w.Bits)).Add(n, new(big.Int).SetUint64(lo))
		}
		a, b := number(x[0], x[1]), number(x[2], x[3])
		for _, op := range []Op{OpULTWide, OpSLTWide} {
			y, z := a, b
			if op == OpSLTWide { // with their signs turned
				sign := new(big.Int).Lsh(big.NewInt(1), uint(2*w.Bits-1))
				y, z = new(big.Int).Xor(a, sign), new(big.Int).Xor(b, sign)
			}
			if got, _ := EvalWords(op, w, [2]uint64(x[:2]), [2]uint64(x[2:])); got != flag(y.Cmp(z) < 0) {
				t.Fatalf("%s.%s %x: %d", op, w, x, got)
			}
		}
		for _, op := range []Op{OpAddWide, OpSubWide} {
			want := new(big.Int)
			if want.Add(a, b); op == OpSubWide {
				want.Sub(a, b)
			}
			want.Mod(want, new(big.Int).Lsh(big.NewInt(1), uint(2*w.Bits)))
			if got := number(EvalWords(op, w, [2]uint64(x[:2]), [2]uint64(x[2:]))); got.Cmp(want) != 0 {
				t.Fatalf("%s.%s %x: %x, want %x", op, w, x, got, want)
			}
		}
	}
}
