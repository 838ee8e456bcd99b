package legalize

import "spillway/ir"

// toFloatWide converts an integer of n bits, at least 64. Its leading bits, as many as kept, with a sticky last bit,
// round like it if they are at least two more than the precision of the result; the power of two that they are scaled
// by is exact, or so large that the product is infinite. That power carries the sign.
func (l *floatOps) toFloatWide(signed bool, t *ir.Type, n int, x words, kept int) *ir.Value {
	sign := l.konst(l.word, 0)
	if signed {
		sign = l.ints.signWords(n, x)[0]
		x = l.ints.wide(ir.OpAbs, n, x, nil, nil)
	}
	zeros := l.countZeros(n, x)
	x = l.ints.shiftWords(ir.OpShl, x, l.addImm(zeros, int64(len(x)*l.wbits-n)))
	k := len(x) - (kept+l.wbits-1)/l.wbits
	top := append(words(nil), x[k:]...)
	rest := append(words(nil), x[:k]...)
	if below := len(top)*l.wbits - kept; below > 0 { // in one word
		rest = append(rest, l.andImm(top[0], 1<<below-1))
		top[0] = l.lshrImm(top[0], below)
	}
	top[0] = l.or(top[0], l.anyBit(rest))
	r := l.toFloat(false, t, kept, l.resized(ir.OpTrunc, len(top)*l.wbits, kept, top))

	bits, bias, fraction := 64, 1023, 52
	if t.Kind == ir.FloatKind {
		bits, bias, fraction = 32, 127, 23
	}
	most := l.konst(l.word, int64(bias+2-kept)) // 2^(kept-1) times that power is infinite
	exponent := l.sub(l.konst(l.word, int64(n-kept)), zeros)
	exponent = l.sel(l.cmp(ir.SGT, exponent, most), most, exponent)
	upper := min(bits, l.wbits)
	biased := l.shlImm(l.addImm(exponent, int64(bias)), fraction-bits+upper)
	biased = l.or(biased, l.shlImm(sign, upper-1))
	power := words{l.resized(ir.OpTrunc, l.wbits, upper, words{biased})[0]}
	if upper < bits {
		power = words{l.konst(l.word, 0), power[0]}
	}
	return l.float2(ir.OpFMul, r, l.floatOf(t, power))
}

// countZeros returns the number of zeros above the highest bit of x that is one.
func (l *floatOps) countZeros(n int, x words) *ir.Value {
	return l.ints.wide(ir.OpCtLz, n, x, nil, nil)[0]
}

// anyBit returns the word x != 0.
func (l *floatOps) anyBit(x words) *ir.Value {
	all := l.konst(l.word, 0)
	for _, w := range x {
		all = l.or(all, w)
	}
	return l.convert(ir.OpZExt, l.word, l.cmpImm(ir.NE, all, 0))
}

// quadOfWide converts an n-bit integer to fp128: its leading 113 bits are the fraction, the rest determines rounding,
// which carries into the exponent.
func (l *floatOps) quadOfWide(signed bool, n int, x words) *ir.Value {
	ext := ir.OpZExt
	if signed {
		ext = ir.OpSExt
	}
	full := 64 * max((n+63)/64, 3)
	x = l.resized(ext, n, full, x)
	sign := l.konst(l.word, 0)
	if signed {
		sign = l.ints.signWords(full, x)[0]
		x = l.ints.wide(ir.OpAbs, full, x, nil, nil)
	}
	zeros := l.countZeros(full, x)
	x = l.ints.shiftWords(ir.OpShl, x, zeros)
	k := len(x) - 128/l.wbits
	rest := l.anyBit(x[:k])
	top := words(append([]*ir.Value(nil), x[k:]...))

	// The fraction is above the 15 lowest bits of top, of which the highest is a half.
	low := l.or(l.andImm(top[0], 1<<15-1), rest)                            // 0x4000 alone is a tie
	odd := l.andImm(l.lshrImm(top[0], 15), 1)                               // round half to even
	up := l.lshrImm(l.addImm(l.add(low, odd), 1<<14-1), 15)                 // 1 or 0
	bits := l.ints.shiftWords(ir.OpLShr, top, l.konst(l.word, 15))          // with the leading one, which adds to the exponent
	last := len(bits) - 1                                                   // the word with the exponent
	exponent := l.sub(l.konst(l.word, int64(16383+full-2)), zeros)          // less one for that
	bits[last] = l.add(bits[last], l.shlImm(exponent, min(64, l.wbits)-16)) // 48 or 16
	carry := make(words, len(bits))
	copy(carry, l.ints.zeros(len(bits)))
	carry[0] = up
	bits = l.ints.wide(ir.OpAdd, 128, bits, carry, nil)
	bits = l.ints.selWords(l.cmpImm(ir.EQ, l.anyBit(x), 0), l.ints.zeros(len(bits)), bits)
	bits[last] = l.or(bits[last], l.shlImm(sign, l.wbits-1))
	return l.vec.scalarToPart(ir.I128, bits)[0]
}

// quadToWide converts an fp128 to an n-bit integer by shifting the fraction by the exponent; results that do not fit
// are unspecified.
func (l *floatOps) quadToWide(n int, x *ir.Value) words {
	bits := l.vec.partToScalar(ir.I128, words{x})
	top := bits[len(bits)-1]
	sign := l.ashrImm(top, l.wbits-1)
	within := l.wbits - 16
	exponent := l.andImm(l.lshrImm(top, within), 0x7fff)
	bits[len(bits)-1] = l.or(l.andImm(top, 1<<within-1), l.konst(l.word, 1<<within))
	return l.shifted(n, 128, bits, l.addImm(exponent, -(16383+112)), sign)
}

// shifted returns bits, m of them, times 2^up as an n-bit integer, negated if sign is all ones.
func (l *floatOps) shifted(n, m int, bits words, up, sign *ir.Value) words {
	full := max(n, m)
	bits = l.resized(ir.OpZExt, m, full, bits)
	down, zero := l.neg(up), l.konst(l.word, 0)
	large := l.ints.shiftWords(ir.OpShl, bits, l.sel(l.cmpImm(ir.ULT, up, int64(n)), up, zero)) // other amounts are not used
	small := l.ints.shiftWords(ir.OpLShr, bits, l.sel(l.cmpImm(ir.ULT, down, int64(m)), down, zero))
	small = l.ints.selWords(l.cmpImm(ir.ULT, down, int64(m)), small, l.ints.zeros(len(small)))
	r := l.ints.selWords(l.cmpImm(ir.SGE, up, 0), large, small)
	r = l.resized(ir.OpTrunc, full, n, r)
	signs := make(words, len(r))
	for i := range signs {
		signs[i] = sign
	}
	return l.ints.cleanTop(n, l.ints.differenceWords(l.ints.wide(ir.OpXor, n, r, signs, nil), signs))
}

// fromFloatWide converts to an integer of more than two words by shifting the fraction by the exponent; results that do
// not fit are unspecified.
func (l *floatOps) fromFloatWide(n int, x *ir.Value) words {
	if x.Type.Kind == ir.FloatKind {
		x = l.emit(ir.OpFPExt, ir.F64, x)
	}
	bits := l.resized(ir.OpZExt, 64, n, l.floatWords(x))
	upper, within := bits[64/l.wbits-1], min(64, l.wbits)-12 // sign and exponent are above within
	exponent := l.andImm(l.lshrImm(upper, within), 0x7ff)
	sign := l.ashrImm(upper, within+11)
	bits[64/l.wbits-1] = l.or(l.andImm(upper, 1<<within-1), l.konst(l.word, 1<<within))

	return l.shifted(n, n, bits, l.addImm(exponent, -1075), sign)
}
