package simplify

import (
	"math/bits"
	"math/rand"
	"testing"

	"spillway/ir"
)

// quotient computes what unsignedQuotient emits, for numbers of w bits.
func quotient(x, d uint64, w uint) uint64 {
	mask := ^uint64(0) >> (64 - w)
	high := func(x, m uint64) uint64 {
		hi, lo := bits.Mul64(x, m)
		if w == 64 {
			return hi
		}
		return lo >> w & mask
	}
	m, shift, add := unsignedMagic(d, w)
	if add && d&1 == 0 {
		k := uint(bits.TrailingZeros64(d))
		if m, shift, add := unsignedMagicBits(d>>k, w, w-k); !add {
			return high(x>>k, m) >> shift
		}
	}
	h := high(x, m)
	if !add {
		return h >> shift
	}
	return ((x-h)&mask>>1 + h) & mask >> (shift - 1)
}

func TestUnsignedMagic(t *testing.T) {
	for d := uint64(3); d < 128; d++ { // greater ones are comparisons
		if d&(d-1) == 0 {
			continue
		}
		for x := range uint64(256) {
			if got := quotient(x, d, 8); got != x/d {
				t.Fatalf("%d / %d = %d, want %d", x, d, got, x/d)
			}
		}
	}
	r := rand.New(rand.NewSource(1))
	for range 200000 {
		for _, w := range []uint{16, 32, 64} {
			mask := ^uint64(0) >> (64 - w)
			d := r.Uint64() & mask >> (1 + r.Intn(int(w)-2))
			x := r.Uint64() & mask >> r.Intn(int(w))
			if r.Intn(3) == 0 {
				x = mask - x
			}
			if d < 2 || d&(d-1) == 0 {
				continue
			}
			if got := quotient(x, d, w); got != x/d {
				t.Fatalf("w=%d: %d / %d = %d, want %d", w, x, d, got, x/d)
			}
			if x/d > 0 { // the last number before a quotient changes
				if x := x/d*d - 1; quotient(x, d, w) != x/d {
					t.Fatalf("w=%d: %d / %d is wrong", w, x, d)
				}
			}
		}
	}
}

// TestWholeMagic compares products that fit a register with divisions, for numbers at which quotients change.
func TestWholeMagic(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	found := 0
	for range 200000 {
		w := uint(32 << r.Intn(2))
		n := uint(1 + r.Intn(int(w)))
		top := ^uint64(0) >> (64 - n)
		d := 3 + r.Uint64()>>(64-n)
		m, shift, ok := wholeMagic(d, n, w)
		if !ok || d&(d-1) == 0 {
			continue
		}
		found++
		x := r.Uint64() & top
		for _, x := range []uint64{x, top, x / d * d, x/d*d - 1, top / d * d, top/d*d - 1} {
			if x > top {
				continue
			}
			if hi, lo := bits.Mul64(x, m); hi != 0 || w < 64 && lo>>w != 0 {
				t.Fatalf("%d * %d has more than %d bits", x, m, w)
			}
			if got := x * m >> shift; got != x/d {
				t.Fatalf("n=%d: %d / %d = %d, want %d", n, x, d, got, x/d)
			}
		}
	}
	if found < 50000 {
		t.Errorf("found only %d magic numbers", found)
	}
}

// signedQuot computes what signedQuotient emits for divisors that are not powers of two.
func signedQuot(x, d int64, w uint) int64 {
	m, shift := signedMagic(d, w)
	var q int64
	if w == 64 {
		hi, _ := bits.Mul64(uint64(x), uint64(m))
		q = int64(hi)
		if x < 0 {
			q -= m
		}
		if m < 0 {
			q -= x
		}
	} else {
		q = x * m >> w
	}
	switch {
	case d > 0 && m < 0:
		q += x
	case d < 0 && m > 0:
		q -= x
	}
	q = ir.SignExtend(uint64(q), int(w))
	q >>= shift
	return q + int64(uint64(q)>>63)
}

func TestSignedMagic(t *testing.T) {
	for d := int64(-127); d < 128; d++ {
		if a := max(d, -d); a < 3 || a&(a-1) == 0 {
			continue
		}
		for x := int64(-128); x < 128; x++ {
			if got := signedQuot(x, d, 8); got != x/d {
				t.Fatalf("%d / %d = %d, want %d", x, d, got, x/d)
			}
		}
	}
	r := rand.New(rand.NewSource(1))
	for range 200000 {
		for _, w := range []int{32, 64} {
			d := ir.SignExtend(r.Uint64(), w) >> r.Intn(w-2)
			x := ir.SignExtend(r.Uint64(), w) >> r.Intn(w)
			if a := max(d, -d); a < 3 || a&(a-1) == 0 {
				continue
			}
			if got := signedQuot(x, d, uint(w)); got != x/d {
				t.Fatalf("w=%d: %d / %d = %d, want %d", w, x, d, got, x/d)
			}
		}
	}
}
