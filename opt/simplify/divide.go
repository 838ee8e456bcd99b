package simplify

import (
	"math/bits"

	"spillway/ir"
)

// divide expands divisions by constants. When optimizing for size, it uses only expansions shorter than the division.
func (s *simplifier) divide(v *ir.Value) *ir.Value {
	c, ok := imm(v)
	if !ok || c == 0 {
		return v
	}
	w := v.Type.Bits
	u := ir.ZeroExtend(uint64(c), w)
	signed := v.Op == ir.OpSDiv || v.Op == ir.OpSRem
	switch {
	case u == 1 && (v.Op == ir.OpUDiv || v.Op == ir.OpSDiv):
		return v.Args[0]
	case u == 1, v.Op == ir.OpSRem && c == -1:
		return s.konst(v.Type, 0)
	case v.Op == ir.OpSDiv && c == -1:
		return s.emit(ir.OpSub, v.Type, s.konst(v.Type, 0), v.Args[0])
	case v.Op == ir.OpUDiv && u&(u-1) == 0:
		return s.emit(ir.OpLShr, v.Type, v.Args[0], s.konst(v.Type, log2(u)))
	case v.Op == ir.OpURem && u&(u-1) == 0:
		return s.emit(ir.OpAnd, v.Type, v.Args[0], s.konst(v.Type, int64(u-1)))
	}
	if w != 32 && w != 64 || s.f.Attrs.MinSize {
		return v
	}
	var q *ir.Value
	n := s.significant(v.Args[0])
	if signed && (c < 0 || n == w) {
		q = s.signedQuotient(v.Args[0], ir.SignExtend(u, w))
	} else {
		signed = false
		q = s.unsignedQuotient(v.Args[0], u, uint(n))
	}
	if q == nil {
		return v
	}
	if v.Op == ir.OpUDiv || v.Op == ir.OpSDiv {
		return q
	}
	r := s.emit(ir.OpSub, v.Type, v.Args[0], s.emit(ir.OpMul, v.Type, q, v.Args[1]))
	if r.Op == ir.OpSub && !signed {
		s.bits.remainder(r, u)
	}
	return r
}

// highProduct returns the upper half of x * m, unsigned or signed, or nil if the target has no such multiplication. m
// has the width of x's type.
func (s *simplifier) highProduct(x *ir.Value, m uint64, signed bool) *ir.Value {
	t := x.Type
	if p := s.product(x, m, signed); p != nil {
		return s.emit(ir.OpTrunc, t, s.emit(ir.OpLShr, s.word, p, s.konst(s.word, int64(t.Bits))))
	}
	op := ir.OpUMulHi
	if signed {
		op = ir.OpSMulHi
	}
	if !s.t.Legal(op, t, nil) {
		return nil
	}
	return s.emit(op, t, x, s.konst(t, int64(m)))
}

// product returns the full product x * m in one register, or nil if no register is wide enough.
func (s *simplifier) product(x *ir.Value, m uint64, signed bool) *ir.Value {
	t := x.Type
	if 2*t.Bits > s.word.Bits {
		return nil
	}
	if signed {
		return s.emit(ir.OpMul, s.word, s.emit(ir.OpSExt, s.word, x), s.konst(s.word, ir.SignExtend(m, t.Bits)))
	}
	return s.emit(ir.OpMul, s.word, s.emit(ir.OpZExt, s.word, x), s.konst(s.word, int64(ir.ZeroExtend(m, t.Bits))))
}

// shifted returns the upper half of x * m, shifted right, or nil if the target has no such multiplication.
func (s *simplifier) shifted(x *ir.Value, m uint64, shift uint) *ir.Value {
	t := x.Type
	if p := s.product(x, m, false); p != nil {
		return s.emit(ir.OpTrunc, t, s.emit(ir.OpLShr, s.word, p, s.konst(s.word, int64(uint(t.Bits)+shift))))
	}
	if h := s.highProduct(x, m, false); h != nil {
		return s.emit(ir.OpLShr, t, h, s.konst(t, int64(shift)))
	}
	return nil
}

// unsignedQuotient returns x / d for x of n significant bits, d not a power of two. [Warren13 §10-8]
func (s *simplifier) unsignedQuotient(x *ir.Value, d uint64, n uint) *ir.Value {
	t := x.Type
	w := uint(t.Bits)
	if n < uint(bits.Len64(d)) {
		return s.konst(t, 0)
	}
	if d>>(w-1) != 0 { // the quotient is 0 or 1
		ge := s.f.NewValue(ir.OpICmp, ir.I1, x, s.konst(t, int64(d)))
		ge.Pred = ir.UGE
		return s.emit(ir.OpZExt, t, s.visit(ge))
	}
	for _, p := range [2]*ir.Type{t, s.word} { // products no wider than a register
		if m, shift, ok := wholeMagic(d, n, uint(p.Bits)); ok && uint(p.Bits) >= w {
			if p != t {
				x = s.emit(ir.OpZExt, p, x)
			}
			q := s.emit(ir.OpLShr, p, s.emit(ir.OpMul, p, x, s.konst(p, int64(m))), s.konst(p, int64(shift)))
			if p != t {
				q = s.emit(ir.OpTrunc, t, q)
			}
			return q
		}
	}
	m, shift, add := unsignedMagicBits(d, w, n)
	if add && d&1 == 0 { // shift out the factors of two of the divisor first
		k := uint(bits.TrailingZeros64(d))
		m, shift, add = unsignedMagicBits(d>>k, w, w-k)
		if !add {
			return s.shifted(s.emit(ir.OpLShr, t, x, s.konst(t, int64(k))), m, shift)
		}
		m, shift, add = unsignedMagic(d, w)
	}
	if !add {
		return s.shifted(x, m, shift)
	}
	h := s.highProduct(x, m, false)
	if h == nil {
		return nil
	}
	// The magic number has w+1 bits: (((x - h) >> 1) + h) >> (shift - 1).
	y := s.emit(ir.OpLShr, t, s.emit(ir.OpSub, t, x, h), s.konst(t, 1))
	return s.emit(ir.OpLShr, t, s.emit(ir.OpAdd, t, y, h), s.konst(t, int64(shift)-1))
}

// wholeMagic returns m and shift with x / d = x*m >> shift for all x of n bits, where the product
// has at most w bits, and m is positive as a signed number of 32 bits.
func wholeMagic(d uint64, n, w uint) (m uint64, shift uint, ok bool) {
	for shift = n; shift < w; shift++ {
		m = 1<<shift/d + 1
		if m>>31 != 0 || n+uint(bits.Len64(m)) > w {
			return 0, 0, false
		}
		if m*d-1<<shift <= 1<<(shift-n) {
			return m, shift, true
		}
	}
	return 0, 0, false
}

// unsignedMagic returns m and shift with x / d = (x*M) >> (w + shift) for all x
// of w bits, where M is m, or m + 2^w if add.
func unsignedMagic(d uint64, w uint) (m uint64, shift uint, add bool) {
	return unsignedMagicBits(d, w, w)
}

// unsignedMagicBits is unsignedMagic for all x of n <= w bits.
func unsignedMagicBits(d uint64, w, n uint) (m uint64, shift uint, add bool) {
	// The least shift s for which M = ceil(2^(w+s) / d) is exact enough:
	// M*d - 2^(w+s) <= 2^(w+s-n).
	for shift = 0; shift <= w; shift++ {
		hi, lo := pow2(w + shift)
		q, r := divide128(hi, lo, d)
		if r != 0 {
			q = add128(q, 1)
			r = d - r
		}
		if e := w + shift - n; e >= 64 || r <= 1<<e {
			if q.hi != 0 || w < 64 && q.lo>>w != 0 {
				return q.lo & (^uint64(0) >> (64 - w)), shift, true
			}
			return q.lo, shift, false
		}
	}
	panic("simplify: no magic number")
}

// uint128 is hi * 2^64 + lo.
type uint128 struct{ hi, lo uint64 }

func add128(x uint128, y uint64) uint128 {
	lo, carry := bits.Add64(x.lo, y, 0)
	return uint128{x.hi + carry, lo}
}

// pow2 returns 2^n as two words, n <= 127; 2^128 and more are given modulo 2^128.
func pow2(n uint) (hi, lo uint64) {
	if n >= 64 {
		return 1 << (n - 64), 0
	}
	return 0, 1 << n
}

// divide128 returns the quotient and the remainder of hi:lo by d.
func divide128(hi, lo, d uint64) (q uint128, r uint64) {
	q.hi, r = hi/d, hi%d
	q.lo, r = bits.Div64(r, lo, d)
	return q, r
}

// signedQuotient returns x / d rounded toward zero, for |d| >= 2.
// [Warren13 §10-1, §10-3]
func (s *simplifier) signedQuotient(x *ir.Value, d int64) *ir.Value {
	t := x.Type
	w := t.Bits
	abs := ir.ZeroExtend(uint64(max(d, -d)), w)
	var q *ir.Value
	if abs&(abs-1) == 0 {
		k := log2(abs)
		// Add 2^k - 1 to negative numbers: the shift rounds down.
		sign := x
		if k > 1 {
			sign = s.emit(ir.OpAShr, t, x, s.konst(t, k-1))
		}
		bias := s.emit(ir.OpLShr, t, sign, s.konst(t, int64(w)-k))
		q = s.emit(ir.OpAShr, t, s.emit(ir.OpAdd, t, x, bias), s.konst(t, k))
		if d < 0 {
			q = s.emit(ir.OpSub, t, s.konst(t, 0), q)
		}
		return q
	}
	m, shift := signedMagic(d, uint(w))
	if (m < 0) == (d < 0) { // no correction: the product has the sign of the quotient
		if p := s.product(x, uint64(m), true); p != nil {
			q := s.emit(ir.OpTrunc, t, s.emit(ir.OpAShr, s.word, p, s.konst(s.word, int64(uint(w)+shift))))
			sign := s.emit(ir.OpTrunc, t, s.emit(ir.OpLShr, s.word, p, s.konst(s.word, int64(s.word.Bits-1))))
			return s.emit(ir.OpAdd, t, q, sign)
		}
	}
	q = s.highProduct(x, uint64(m), true)
	if q == nil {
		return nil
	}
	switch {
	case d > 0 && m < 0:
		q = s.emit(ir.OpAdd, t, q, x)
	case d < 0 && m > 0:
		q = s.emit(ir.OpSub, t, q, x)
	}
	if shift > 0 {
		q = s.emit(ir.OpAShr, t, q, s.konst(t, int64(shift)))
	}
	return s.emit(ir.OpAdd, t, q, s.emit(ir.OpLShr, t, q, s.konst(t, int64(w)-1)))
}

// signedMagic returns the magic number and shift for dividing w-bit numbers by
// d, 2 <= |d| < 2^(w-1), not a power of two. [Warren13 fig. 10-1]
func signedMagic(d int64, w uint) (m int64, shift uint) {
	two := uint64(1) << (w - 1)
	ad := uint64(max(d, -d))
	t := two
	if d < 0 {
		t++
	}
	anc := t - 1 - t%ad
	p := w - 1
	q1, r1 := two/anc, two%anc
	q2, r2 := two/ad, two%ad
	for {
		p++
		q1, r1 = 2*q1, 2*r1
		if r1 >= anc {
			q1, r1 = q1+1, r1-anc
		}
		q2, r2 = 2*q2, 2*r2
		if r2 >= ad {
			q2, r2 = q2+1, r2-ad
		}
		if delta := ad - r2; !(q1 < delta || q1 == delta && r1 == 0) {
			break
		}
	}
	m = ir.SignExtend(q2+1, int(w))
	if d < 0 {
		m = -m
	}
	return m, p - w
}
