package legalize

import "spillway/ir"

// toFloatWide converts an integer of more than two words. Its 64 bits from the highest one
// on, the last of them set if a lower one is, round as it does; the power of two that they
// were divided by is exact, or so large that the product is infinite. That power has the sign.
func (l *lowering) toFloatWide(signed bool, t *ir.Type, n int, x words) *ir.Value {
	sign := l.konst(l.word, 0)
	if signed {
		sign = l.signWords(n, x)[0]
		x = l.wide(ir.OpAbs, n, x, nil, nil)
	}
	zeros := l.wide(ir.OpCtLz, n, x, nil, nil)[0]
	x = l.shiftWords(ir.OpShl, x, l.addImm(zeros, int64(len(x)*l.wbits-n)))
	k := len(x) - 64/l.wbits
	rest := l.konst(l.word, 0)
	for _, w := range x[:k] {
		rest = l.or(rest, w)
	}
	top := append(words(nil), x[k:]...)
	top[0] = l.or(top[0], l.convert(ir.OpZExt, l.word, l.cmpImm(ir.NE, rest, 0)))
	r := l.toFloat(false, t, 64, top)

	bits, bias, fraction := 64, 1023, 52
	if t.Kind == ir.FloatKind {
		bits, bias, fraction = 32, 127, 23
	}
	most := l.konst(l.word, int64(bias-62)) // 2^63 times that power is infinite
	exponent := l.sub(l.konst(l.word, int64(n-64)), zeros)
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

// fromFloatWide converts to an integer of more than two words, of which only what fits
// means something: the fraction is shifted as the exponent says.
func (l *lowering) fromFloatWide(n int, x *ir.Value) words {
	if x.Type.Kind == ir.FloatKind {
		x = l.emit(ir.OpFPExt, ir.F64, x)
	}
	bits := l.resized(ir.OpZExt, 64, n, l.floatWords(x))
	upper, within := bits[64/l.wbits-1], min(64, l.wbits)-12 // sign and exponent are above within
	exponent := l.andImm(l.lshrImm(upper, within), 0x7ff)
	sign := l.ashrImm(upper, within+11)
	bits[64/l.wbits-1] = l.or(l.andImm(upper, 1<<within-1), l.konst(l.word, 1<<within))

	// Shifts by what is too much are not used, but must be by less than the width.
	up := l.addImm(exponent, -1075)
	grows := l.cmpImm(ir.SGE, up, 0)
	down := l.neg(up)
	zero := l.konst(l.word, 0)
	large := l.shiftWords(ir.OpShl, bits, l.sel(l.cmpImm(ir.ULT, up, int64(n)), up, zero))
	small := l.shiftWords(ir.OpLShr, bits, l.sel(l.cmpImm(ir.ULT, down, 64), down, zero))
	small = l.selWords(l.cmpImm(ir.ULT, down, 64), small, l.zeros(len(small)))
	r := l.selWords(grows, large, small)
	signs := make(words, len(r))
	for i := range signs {
		signs[i] = sign
	}
	return l.cleanTop(n, l.differenceWords(l.wide(ir.OpXor, n, r, signs, nil), signs))
}
