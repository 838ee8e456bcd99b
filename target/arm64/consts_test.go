package arm64

import (
	"math/rand/v2"
	"testing"
)

// TestLogicBase replaces one or two half-words of immediates of instructions on bits, and checks the ones it is told to
// put back against all.
func TestLogicBase(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20000 {
		size := 2 << r.IntN(6)
		ones := 1 + r.IntN(size-1)
		v := uint64(1)<<ones - 1
		for s := size; s < 64; s *= 2 {
			v |= v << s
		}
		s := r.IntN(64)
		v = v<<s | v>>(64-s)
		if !isLogic(v) {
			t.Fatalf("%#x is no immediate", v)
		}
		most := 1 + r.IntN(2)
		for range most {
			v = withHalf(v, r.IntN(4), uint16(r.Uint64()))
		}
		base, at, n := logicBase(v)
		switch {
		case n > most, n == 0 && size <= 16:
			t.Errorf("%#x: %d half-words, want %d at most", v, n, most)
		case n == 0:
			continue
		case !isLogic(base):
			t.Errorf("%#x: %#x is no immediate", v, base)
		}
		for _, i := range at[:n] {
			base = withHalf(base, i, uint16(v>>(16*i)))
		}
		if base != v {
			t.Errorf("%#x: becomes %#x", v, base)
		}
	}
}
