package legalize

import (
	"math/big"

	"spillway/ir"
)

// divideVector lowers a division of integer vectors by a splat constant by multiplication [Warren13 ch. 10], or returns
// nil if v is something else.
func (l *vectorOps) divideVector(v *ir.Value, w int) []*ir.Value {
	d, ok := l.uniformConstant(v.Args[1], w)
	signed := v.Op == ir.OpSDiv || v.Op == ir.OpSRem
	if !ok || d == 0 || w == 64 || signed && ir.SignExtend(d, w) == -1<<(w-1) {
		return nil
	}
	if !l.multipliesLong() && (w == 32 && !l.does(l.vectors.MulEven, ir.V2I64) || w < 32 && !(l.ops.Has(ir.OpUMulHi, ir.V8I16) && l.ops.Has(ir.OpMul, ir.V8I16))) {
		return nil
	}
	x := l.get(v.Args[0])
	n := v.Type.Len
	at := w
	if w == 8 && !l.multipliesLong() { // there are no products of bytes
		x, at = l.widen(signed, n, 8, 16, l.split(x)), 16
	}
	x = l.mapParts(x, func(_ int, p *ir.Value) *ir.Value {
		q := l.quotient(signed, at, w, p, d)
		if v.Op == ir.OpUDiv || v.Op == ir.OpSDiv {
			return q
		}
		t := intLanes(at)
		divisor := d
		if signed {
			divisor = ir.ZeroExtend(uint64(ir.SignExtend(d, w)), at)
		}
		return l.emit(ir.OpSub, t, p, l.partOp(ir.OpMul, t, at, q, l.vsplat(at, divisor)))
	})
	if at > w {
		x = l.narrow(n, 16, 8, l.fitParts(n, 16, x))
	}
	return x
}

// quotient divides the elements of p, of at bits, by d, of w bits.
func (l *vectorOps) quotient(signed bool, at, w int, p *ir.Value, d uint64) *ir.Value {
	if !signed {
		return l.unsignedQuotient(at, p, d)
	}
	s := ir.SignExtend(d, w)
	q := l.signedQuotient(at, p, uint64(max(s, -s)))
	if s < 0 {
		q = l.emit(ir.OpSub, intLanes(at), l.vzero(), q)
	}
	return q
}

func (l *vectorOps) unsignedQuotient(w int, p *ir.Value, d uint64) *ir.Value {
	if d&(d-1) == 0 {
		return l.shiftPart(ir.OpLShr, w, p, trailingZeros(d))
	}
	m, shift := magic(w, d, 0)
	t := intLanes(w)
	if m.Bit(w) == 0 {
		return l.shiftPart(ir.OpLShr, w, l.highPart(w, p, m.Uint64()), shift)
	}
	h := l.highPart(w, p, m.SetBit(m, w, 0).Uint64())
	half := l.shiftPart(ir.OpLShr, w, l.emit(ir.OpSub, t, p, h), 1)
	return l.shiftPart(ir.OpLShr, w, l.emit(ir.OpAdd, t, half, h), shift-1)
}

func (l *vectorOps) signedQuotient(w int, p *ir.Value, d uint64) *ir.Value {
	t := intLanes(w)
	sign := l.signPart(w, p)
	if d&(d-1) == 0 {
		k := trailingZeros(d)
		if k == 0 {
			return p
		}
		bias := l.shiftPart(ir.OpLShr, w, sign, w-k)
		return l.shiftPart(ir.OpAShr, w, l.emit(ir.OpAdd, t, p, bias), k)
	}
	m, shift := magic(w, d, 1)
	if l.multipliesLong() {
		h := l.highProduct(true, w, p, m.Uint64())
		if m.Bit(w-1) == 1 { // as a signed factor, m was too small by 2^w
			h = l.emit(ir.OpAdd, t, h, p)
		}
		return l.emit(ir.OpAdd, t, l.shiftPart(ir.OpAShr, w, h, shift), l.shiftPart(ir.OpLShr, w, p, w-1))
	}
	h := l.highPart(w, p, m.Uint64()) // with p as unsigned, too great by m if it is negative
	h = l.emit(ir.OpSub, t, h, l.vand(sign, l.vsplat(w, m.Uint64())))
	return l.emit(ir.OpSub, t, l.shiftPart(ir.OpAShr, w, h, shift), sign)
}

// highPart returns the upper halves of the unsigned products with m.
func (l *vectorOps) highPart(w int, p *ir.Value, m uint64) *ir.Value {
	if l.multipliesLong() {
		return l.highProduct(false, w, p, m)
	}
	if w == 16 {
		return l.emit(ir.OpUMulHi, ir.V8I16, p, l.vsplat(16, m))
	}
	k := l.vsplat(32, m)
	even := l.v2(l.vectors.MulEven, ir.V2I64, p, k)
	odd := l.v2(l.vectors.MulEven, ir.V2I64, l.shuffle32(p, 1, 1, 3, 3), k)
	return l.unpack(ir.OpVUnpackLo, ir.V4I32, l.shuffle32(even, 1, 3, 2, 3), l.shuffle32(odd, 1, 3, 2, 3)) // elements 1 and 3 of each
}

// multipliesLong reports whether the machine has target.LongOps.
func (l *vectorOps) multipliesLong() bool { return l.does(l.vectors.Long.UMulLow, ir.V2I64) }

// highProduct returns the upper halves of the products with m, from products of twice the width.
func (l *vectorOps) highProduct(signed bool, w int, p *ir.Value, m uint64) *ir.Value {
	low, high := l.vectors.Long.UMulLow, l.vectors.Long.UMulHigh
	if signed {
		low, high = l.vectors.Long.SMulLow, l.vectors.Long.SMulHigh
	}
	k, t := l.vsplat(w, m), intLanes(2*w)
	odd := make([]int, l.lanesPer(w))
	for i := range odd {
		odd[i] = 2*i + 1
	}
	return l.choose(w, l.v2(low, t, p, k), l.v2(high, t, p, k), odd)
}

// magic returns the least m, of at most w+1 bits, and the shift such that n*m >> (w+shift) is n/d for all w-bit n, free
// of whose bits do not belong to the magnitude. Negative n round down, and need 1 added.
func magic(w int, d uint64, free uint) (m *big.Int, shift int) {
	divisor := new(big.Int).SetUint64(d)
	for shift = 0; ; shift++ {
		power := new(big.Int).Lsh(big.NewInt(1), uint(w+shift))
		m = new(big.Int).Div(power, divisor)
		m.Add(m, big.NewInt(1))
		over := new(big.Int).Mul(m, divisor)
		if over.Sub(over, power).Cmp(new(big.Int).Lsh(big.NewInt(1), uint(shift)+free)) <= 0 {
			return m, shift
		}
	}
}

func trailingZeros(x uint64) int {
	n := 0
	for ; x > 1; x >>= 1 {
		n++
	}
	return n
}
