package legalize

import "spillway/ir"

// Conversions of integers wider than 64 bits, for which libraries of 32-bit machines have no functions.

// fromWide converts an integer of more than 64 bits. Its leading 64 bits with a sticky last bit round like it, since
// that is more than the precision of the result; the power of two that scales them is exact, or infinite as the result
// is then. The power carries the sign.
func (s *softener) fromWide(v *ir.Value, signed bool, t *ir.Type, x *ir.Value) *ir.Value {
	wide, word, n := x.Type, ir.I32, x.Type.Bits
	op := func(op ir.Op, a, b *ir.Value) *ir.Value { return s.value(op, a.Type, a, b) }
	k := func(t *ir.Type, n int64) *ir.Value { return s.f.Const(t, n) }
	test := func(pred ir.Pred, a, b *ir.Value) *ir.Value {
		c := s.value(ir.OpICmp, ir.I1, a, b)
		c.Pred = pred
		return c
	}
	sign := k(word, 0)
	if signed {
		sign = s.value(ir.OpZExt, word, test(ir.SLT, x, k(wide, 0)))
		x = s.value(ir.OpAbs, wide, x)
	}
	zeros := s.value(ir.OpCtLz, wide, x)
	// All bits are shifted out if x is zero, whose count of zeros is n.
	x = op(ir.OpShl, op(ir.OpShl, x, op(ir.OpLShr, zeros, k(wide, 1))), op(ir.OpSub, zeros, op(ir.OpLShr, zeros, k(wide, 1))))
	rest := test(ir.NE, op(ir.OpShl, x, k(wide, 64)), k(wide, 0))
	top := s.value(ir.OpTrunc, ir.I64, op(ir.OpLShr, x, k(wide, int64(n-64))))
	top = op(ir.OpOr, top, s.value(ir.OpZExt, ir.I64, rest))
	r := s.fromInt(v, false, t, top)

	bits, bias, fraction := ir.I64, int64(1023), int64(52)
	if t.Kind == ir.FloatKind {
		bits, bias, fraction = ir.I32, 127, 23
	}
	exponent := op(ir.OpSub, k(word, int64(n-64)), s.value(ir.OpTrunc, word, zeros))
	exponent = op(ir.OpSMin, exponent, k(word, bias+2-64)) // 2^63 times that power is infinite
	power := s.resized(op(ir.OpAdd, exponent, k(word, bias)), bits)
	power = op(ir.OpShl, power, k(bits, fraction))
	power = op(ir.OpOr, power, op(ir.OpShl, s.resized(sign, bits), k(bits, int64(bits.Bits-1))))
	return s.call("__mul"+softMode(t)+"3", bits, r, power)
}

// toWide converts to an integer of more than 64 bits by shifting the fraction by the exponent; results that do not fit
// are unspecified.
func (s *softener) toWide(t, src *ir.Type, x *ir.Value) *ir.Value {
	if src.Kind == ir.FloatKind {
		x = s.call("__extendsfdf2", ir.I64, x)
	}
	op := func(op ir.Op, a, b *ir.Value) *ir.Value { return s.value(op, a.Type, a, b) }
	k := func(t *ir.Type, n int64) *ir.Value { return s.f.Const(t, n) }
	below := func(a *ir.Value) *ir.Value { // whether it is an amount to shift by
		c := s.value(ir.OpICmp, ir.I1, a, k(ir.I32, int64(t.Bits)))
		c.Pred = ir.ULT
		return c
	}
	const fraction = 52
	exponent := op(ir.OpAnd, s.value(ir.OpTrunc, ir.I32, op(ir.OpLShr, x, k(ir.I64, fraction))), k(ir.I32, 0x7ff))
	bits := op(ir.OpOr, op(ir.OpAnd, x, k(ir.I64, 1<<fraction-1)), k(ir.I64, 1<<fraction))
	wide := s.value(ir.OpZExt, t, bits)
	up := op(ir.OpSub, exponent, k(ir.I32, 1023+fraction))
	down := op(ir.OpSub, k(ir.I32, 1023+fraction), exponent)
	shifted := func(shift ir.Op, by, otherwise *ir.Value) *ir.Value {
		amount := s.value(ir.OpSelect, ir.I32, below(by), by, k(ir.I32, 0))
		return s.value(ir.OpSelect, t, below(by), s.value(shift, t, wide, s.value(ir.OpZExt, t, amount)), otherwise)
	}
	r := shifted(ir.OpLShr, down, shifted(ir.OpShl, up, k(t, 0)))
	sign := s.value(ir.OpSExt, t, s.value(ir.OpTrunc, ir.I1, op(ir.OpLShr, x, k(ir.I64, 63))))
	return op(ir.OpSub, op(ir.OpXor, r, sign), sign)
}
