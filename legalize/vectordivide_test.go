package legalize

import (
	"math/big"
	"testing"
)

// TestMagic checks the numbers by which 16 bits and 8 are divided, for all numbers of 8 bits
// and some of 16.
func TestMagic(t *testing.T) {
	for d := uint64(3); d < 256; d++ {
		if d&(d-1) == 0 {
			continue
		}
		for _, w := range []int{8, 16} {
			m, shift := magic(w, d, 0)
			if m.BitLen() > w+1 {
				t.Fatalf("%d: %d has more than %d bits", d, m, w+1)
			}
			for n := uint64(0); n < 1<<w; n += 1 + uint64(w-8)*3 {
				q := new(big.Int).Mul(m, new(big.Int).SetUint64(n))
				if got := q.Rsh(q, uint(w+shift)).Uint64(); got != n/d {
					t.Fatalf("u%d: %d/%d is %d", w, n, d, got)
				}
			}
			if d >= 1<<(w-1) {
				continue
			}
			m, shift = magic(w, d, 1)
			if m.BitLen() > w {
				t.Fatalf("%d: %d has more than %d bits", d, m, w)
			}
			for n := int64(-1) << (w - 1); n < 1<<(w-1); n += 1 + int64(w-8)*3 {
				q := new(big.Int).Mul(m, big.NewInt(n))
				got := q.Rsh(q, uint(w+shift)).Int64() // rounds down
				if n < 0 {
					got++
				}
				if got != n/int64(d) {
					t.Fatalf("i%d: %d/%d is %d", w, n, d, got)
				}
			}
		}
	}
}
