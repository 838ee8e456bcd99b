package legalize

import (
	"math"

	"spillway/ir"
)

// half and bfloat numbers are 16-bit integers. Arithmetic is done at float, with extension and truncation by library
// calls, as in LLVM. In argument and result registers they are the low bits of a float. fp128 numbers are 16-byte
// vectors, and all their operations are library calls.

func isSmall(t *ir.Type) bool { return t.Kind == ir.HalfKind || t.Kind == ir.BFloatKind }
func isQuad(t *ir.Type) bool  { return t.Kind == ir.FP128Kind }

// quadBytes is the size of fp128, and of x86_fp80 with padding.
const quadBytes = 16

// isSoft reports whether operations of type t are library calls.
func isSoft(t *ir.Type) bool { return isSmall(t) || isQuad(t) }

// touchesSoft reports whether v produces or consumes a scalar half, bfloat or fp128.
func touchesSoft(v *ir.Value) bool {
	if isSoft(v.Type) {
		return true
	}
	for _, a := range v.Args {
		if isSoft(a.Type) {
			return true
		}
	}
	return false
}

// softMode returns the mode letters of a floating-point type in names of the runtime library.
func softMode(t *ir.Type) string {
	return map[ir.Kind]string{ir.HalfKind: "hf", ir.BFloatKind: "bf", ir.FloatKind: "sf", ir.DoubleKind: "df", ir.X86FP80Kind: "xf", ir.FP128Kind: "tf"}[t.Kind]
}

// inFloat returns a half or bfloat as it is passed: in a float.
func (l *floatOps) inFloat(x *ir.Value) *ir.Value {
	return l.floatOf(ir.F32, words{l.convert(ir.OpZExt, ir.I32, x)})
}

// outOfFloat is the inverse of inFloat.
func (l *floatOps) outOfFloat(x *ir.Value) *ir.Value {
	return l.convert(ir.OpTrunc, ir.I16, l.floatWords(x)[0])
}

// rawOp returns the result of the scalar operation op of type t on values of types.
func (l *floatOps) rawOp(op ir.Op, pred ir.Pred, t *ir.Type, from *ir.Type, args ...words) words {
	x := l.f.NewValue(op, t)
	x.Pred, x.Line, x.Col, x.Pos = pred, l.line, l.col, l.pos
	for _, a := range args {
		x.Args = append(x.Args, l.vec.rawValue(from, a))
	}
	return l.vec.scalar(x)
}

// smallToFloat returns the half or bfloat x as a float.
func (l *floatOps) smallToFloat(t *ir.Type, x *ir.Value) *ir.Value {
	if t.Kind == ir.BFloatKind {
		return l.floatOf(ir.F32, words{l.shlImm(l.convert(ir.OpZExt, ir.I32, x), 16)})
	}
	if l.ops.Has(ir.OpVHalfToFP, ir.V4F32) {
		v := l.emit(ir.OpVOf, ir.V4I32, l.convert(ir.OpZExt, ir.I32, x))
		return l.emit(ir.OpVFirst, ir.F32, l.emit(ir.OpVHalfToFP, ir.V4F32, v))
	}
	return l.lib.callParts("__extendhfsf2", ir.F32, []*ir.Type{t}, x)[0]
}

// truncateTo truncates x, of type from, to the narrower type t by a library call, except to bfloat, for which old
// libraries have no function.
func (l *floatOps) truncateTo(t, from *ir.Type, x ...*ir.Value) words {
	if t.Kind == ir.BFloatKind {
		return words{l.truncateToBFloat(from, x[0])}
	}
	if t.Kind == ir.HalfKind && from.Kind == ir.DoubleKind && l.t.NoSoftHalf && l.ops.Has(ir.OpVFPToHalf, ir.V8I16) {
		return l.truncateTo(t, ir.F32, l.floatOf(ir.F32, words{l.roundToOdd(from, x[0])}))
	}
	if t.Kind == ir.HalfKind && from.Kind == ir.FloatKind && l.ops.Has(ir.OpVFPToHalf, ir.V8I16) {
		v := l.emit(ir.OpVFPToHalf, ir.V8I16, l.emit(ir.OpVOf, ir.V4F32, x[0]))
		return words{l.convert(ir.OpTrunc, ir.I16, l.emit(ir.OpVFirst, ir.I32, v))}
	}
	return l.lib.callParts("__trunc"+softMode(from)+softMode(t)+"2", t, []*ir.Type{from}, x...)
}

// roundToOdd returns the bits of x rounded to odd as a float: rounding that to fewer bits rounds x correctly.
func (l *floatOps) roundToOdd(from *ir.Type, x *ir.Value) *ir.Value {
	short := l.rawOp(ir.OpFPTrunc, ir.PredNone, ir.F32, from, words{x})
	back := l.rawOp(ir.OpFPExt, ir.PredNone, from, ir.F32, short)
	magnitude := func(x words) words { return l.rawOp(ir.OpFAbs, ir.PredNone, from, from, x) }
	test := func(pred ir.Pred, a, b words) *ir.Value {
		return l.convert(ir.OpZExt, ir.I32, l.rawOp(ir.OpFCmp, pred, ir.I1, from, a, b)[0])
	}
	larger := test(ir.FOGT, magnitude(back), magnitude(words{x}))
	return l.or(l.sub(l.floatWords(short[0])[0], larger), test(ir.FONE, back, words{x}))
}

// truncateToBFloat rounds x to the nearest bfloat.
func (l *floatOps) truncateToBFloat(from *ir.Type, x *ir.Value) *ir.Value {
	short, bits := x, (*ir.Value)(nil)
	if from.Kind == ir.FloatKind {
		bits = l.floatWords(x)[0]
	} else {
		bits = l.roundToOdd(from, x)
		short = l.floatOf(ir.F32, words{bits})
	}
	odd := l.andImm(l.lshrImm(bits, 16), 1)
	rounded := l.lshrImm(l.add(l.addImm(bits, 0x7FFF), odd), 16)
	quiet := l.or(l.lshrImm(bits, 16), l.konst(ir.I32, 0x40))
	return l.convert(ir.OpTrunc, ir.I16, l.sel(l.fcmp(ir.FUNO, short, short), quiet, rounded))
}

// softValue lowers v if it produces or consumes scalar half, bfloat or fp128 and does not just move them.
func (l *floatOps) softValue(v *ir.Value) bool {
	if !touchesSoft(v) {
		return false
	}
	src := v.Type
	if len(v.Args) > 0 {
		src = v.Args[0].Type
	}
	switch {
	case v.Op >= ir.OpFAdd && v.Op <= ir.OpFMA && isSmall(v.Type):
		l.set(v, l.smallArithmetic(v)...)
	case v.Op >= ir.OpFAdd && v.Op <= ir.OpFMA:
		l.set(v, l.quadArithmetic(v)...)
	case v.Op == ir.OpFCmp && isSmall(src):
		a, b := l.smallToFloat(src, l.one(v.Args[0])), l.smallToFloat(src, l.one(v.Args[1]))
		l.set(v, l.fcmp(v.Pred, a, b))
	case v.Op == ir.OpFCmp:
		l.set(v, l.compareQuads(v.Pred, l.one(v.Args[0]), l.one(v.Args[1])))
	case v.Op == ir.OpFPExt || v.Op == ir.OpFPTrunc:
		l.softConvert(v, src)
	case v.Op == ir.OpSIToFP || v.Op == ir.OpUIToFP:
		l.set(v, l.intToSoft(v, src.Bits)...)
	case v.Op >= ir.OpFPToSI && v.Op <= ir.OpFPToUISat && isSmall(src):
		l.set(v, l.rawOp(v.Op, ir.PredNone, v.Type, ir.F32, words{l.smallToFloat(src, l.one(v.Args[0]))})...)
	case v.Op == ir.OpFPToSI || v.Op == ir.OpFPToUI:
		l.set(v, l.quadToInt(v.Op == ir.OpFPToSI, v.Type.Bits, l.one(v.Args[0]))...)
	case v.Op == ir.OpFPToSISat || v.Op == ir.OpFPToUISat:
		l.set(v, l.quadToIntSat(v.Op == ir.OpFPToSISat, v.Type.Bits, l.one(v.Args[0]))...)
	case v.Op == ir.OpBitcast && (v.Type.IsVector() || src.IsVector()):
		if isQuad(src) && l.vec.laneBits(v.Type) > 0 || isQuad(v.Type) && l.vec.laneBits(src) > 0 {
			l.set(v, l.get(v.Args[0])...)
		} else {
			l.set(v, l.castSoft(v)...)
		}
	case v.Op == ir.OpBitcast && isQuad(src) != isQuad(v.Type):
		if isQuad(src) {
			l.set(v, l.vec.partToScalar(ir.I128, l.get(v.Args[0]))...)
		} else {
			l.set(v, l.vec.scalarToPart(ir.I128, l.get(v.Args[0]))...)
		}
	default:
		return false
	}
	return true
}

// castSoft bitcasts between a vector and a soft-float scalar, by means of an integer.
func (l *floatOps) castSoft(v *ir.Value) []*ir.Value {
	a, t := v.Args[0], v.Type
	switch {
	case isSmall(a.Type):
		return l.vec.castVector(ir.I16, t, l.vec.rawValue(ir.I16, l.get(a)))
	case isQuad(a.Type):
		return l.vec.castVector(ir.I128, t, l.vec.rawValue(ir.I128, l.vec.partToScalar(ir.I128, l.get(a))))
	case isSmall(t):
		return l.vec.castVector(a.Type, ir.I16, a)
	}
	return l.vec.scalarToPart(ir.I128, l.vec.castVector(a.Type, ir.I128, a))
}

// smallArithmetic does arithmetic of half or bfloat at float; fused operations at double, where the product is exact.
func (l *floatOps) smallArithmetic(v *ir.Value) words {
	t := v.Type
	x := make([]*ir.Value, len(v.Args))
	for i, a := range v.Args {
		x[i] = l.one(a)
	}
	switch v.Op {
	case ir.OpFNeg:
		return words{l.xor(x[0], l.konst(ir.I16, math.MinInt16))}
	case ir.OpFAbs:
		return words{l.andImm(x[0], math.MaxInt16)}
	case ir.OpFCopySign:
		return words{l.or(l.andImm(x[0], math.MaxInt16), l.andImm(x[1], math.MinInt16))}
	}
	wide := make([]words, len(x))
	for i := range x {
		wide[i] = words{l.smallToFloat(t, x[i])}
	}
	if v.Op == ir.OpFMA {
		for i := range wide {
			wide[i] = l.rawOp(ir.OpFPExt, ir.PredNone, ir.F64, ir.F32, wide[i])
		}
		product := l.rawOp(ir.OpFMul, ir.PredNone, ir.F64, ir.F64, wide[0], wide[1])
		if t.Kind == ir.BFloatKind { // unlike for half near a tie, a double does not hold all bits of the sum
			return l.truncateTo(t, ir.F64, l.addToOdd(product[0], wide[2][0]))
		}
		return l.truncateTo(t, ir.F64, l.rawOp(ir.OpFAdd, ir.PredNone, ir.F64, ir.F64, product, wide[2])...)
	}
	return l.truncateTo(t, ir.F32, l.rawOp(v.Op, ir.PredNone, ir.F32, ir.F32, wide...)...)
}

// addToOdd adds doubles with rounding to odd, so that rounding the sum to a narrower type is correct.
func (l *floatOps) addToOdd(a, b *ir.Value) *ir.Value {
	add := func(x, y *ir.Value) *ir.Value { return l.float2(ir.OpFAdd, x, y) }
	sub := func(x, y *ir.Value) *ir.Value { return l.float2(ir.OpFSub, x, y) }
	sum := add(a, b)
	of := sub(sum, a)
	rest := add(sub(a, sub(sum, of)), sub(b, of)) // the exact rounding error
	bits := l.floatWords(sum)
	bit := func(x *ir.Value) *ir.Value { return l.convert(ir.OpZExt, l.word, x) }
	zero := l.float(ir.F64, 0)
	step := l.and(bit(l.fcmp(ir.FONE, rest, zero)), l.xor(l.andImm(bits[0], 1), l.konst(l.word, 1)))
	apart := l.fcmp(ir.FOLT, l.float2(ir.OpFMul, l.signBit(ir.OpFCopySign, l.float(ir.F64, 1), sum), rest), zero)
	less := l.neg(l.and(step, bit(apart))) // round to odd towards zero
	by := make(words, len(bits))
	for i := range by {
		by[i] = less
	}
	by[0] = l.or(less, step)
	return l.floatOf(ir.F64, l.ints.wide(ir.OpAdd, 64, bits, by, nil))
}

func (l *floatOps) quadArithmetic(v *ir.Value) words {
	var args []*ir.Value
	var types []*ir.Type
	for _, a := range v.Args {
		args, types = append(args, l.one(a)), append(types, a.Type)
	}
	sign, others := l.vec.vconst(0, 1<<63), l.vec.vconst(^uint64(0), math.MaxInt64)
	switch v.Op {
	case ir.OpFNeg:
		return words{l.vec.vxor(args[0], sign)}
	case ir.OpFAbs:
		return words{l.vec.vand(args[0], others)}
	case ir.OpFCopySign:
		return words{l.vec.vor(l.vec.vand(args[0], others), l.vec.vand(args[1], sign))}
	}
	name := map[ir.Op]string{ir.OpFAdd: "__addtf3", ir.OpFSub: "__subtf3", ir.OpFMul: "__multf3", ir.OpFDiv: "__divtf3"}[v.Op]
	if name == "" {
		name = mathNames[v.Op] + "f128"
	}
	return l.lib.callParts(name, ir.F128, types, args...)
}

// compareQuads returns the i1 pred(a, b). The library functions return an int that compares with zero as a with b; for
// unordered operands it makes the test fail.
func (l *floatOps) compareQuads(pred ir.Pred, a, b *ir.Value) *ir.Value {
	call := func(name string, test ir.Pred) *ir.Value {
		r := l.lib.callParts(name, ir.I32, []*ir.Type{ir.F128, ir.F128}, a, b)
		return l.cmpImm(test, r[0], 0)
	}
	switch pred {
	case ir.FFalse:
		return l.konst(ir.I1, 0)
	case ir.FTrue:
		return l.konst(ir.I1, 1)
	case ir.FOEQ:
		return call("__eqtf2", ir.EQ)
	case ir.FOGT:
		return call("__gttf2", ir.SGT)
	case ir.FOGE:
		return call("__getf2", ir.SGE)
	case ir.FOLT:
		return call("__lttf2", ir.SLT)
	case ir.FOLE:
		return call("__letf2", ir.SLE)
	case ir.FUNO:
		return call("__unordtf2", ir.NE)
	case ir.FUEQ:
		return l.or(call("__unordtf2", ir.NE), call("__eqtf2", ir.EQ))
	}
	return l.not(l.compareQuads(pred.Negate(), a, b))
}

// softConvert lowers floating-point conversions from or to a soft-float type.
func (l *floatOps) softConvert(v *ir.Value, from *ir.Type) {
	x, to := l.get(v.Args[0]), v.Type
	switch {
	case isSmall(from):
		r := words{l.smallToFloat(from, x[0])}
		if to.Kind != ir.FloatKind {
			r = l.rawOp(ir.OpFPExt, ir.PredNone, to, ir.F32, r)
		}
		l.set(v, r...)
	case v.Op == ir.OpFPTrunc:
		l.set(v, l.truncateTo(to, from, x...)...)
	default:
		l.set(v, l.lib.callParts("__extend"+softMode(from)+softMode(to)+"2", to, []*ir.Type{from}, x...)...)
	}
}

// intToSoft converts an integer of n bits: to half or bfloat through a type that holds it exactly, if there is one.
func (l *floatOps) intToSoft(v *ir.Value, n int) words {
	x, to, signed := l.get(v.Args[0]), v.Type, v.Op == ir.OpSIToFP
	if isSmall(to) {
		via := ir.F64
		switch {
		case n <= 24:
			via = ir.F32
		case n > 53 && n <= 64 && l.ops.Has(l.stack.Load[ir.F80], nil):
			via = ir.F80
		case n > 53:
			ext := ir.OpZExt
			if signed {
				ext = ir.OpSExt
			}
			full := max(n, 64)
			return l.truncateTo(to, ir.F32, l.toFloatWide(signed, ir.F32, full, l.resized(ext, n, full, x), 24))
		}
		return l.truncateTo(to, via, l.rawOp(v.Op, ir.PredNone, via, v.Args[0].Type, x)...)
	}
	if n > 2*l.wbits || n > 128 {
		return words{l.quadOfWide(signed, n, x)}
	}
	name, ext := "__floatun", ir.OpZExt
	if signed {
		name, ext = "__float", ir.OpSExt
	}
	for _, m := range []struct {
		bits int
		mode string
	}{{32, "si"}, {64, "di"}, {128, "ti"}} {
		if n <= m.bits {
			return l.lib.callParts(name+m.mode+"tf", ir.F128, []*ir.Type{ir.Int(m.bits)}, l.resized(ext, n, m.bits, x)...)
		}
	}
	panic("unreachable: quadOfWide converts what is wider")
}

// quadToInt converts an fp128 to an integer of n bits.
func (l *floatOps) quadToInt(signed bool, n int, x *ir.Value) words {
	if n > 2*l.wbits || n > 128 {
		return l.quadToWide(n, x)
	}
	name := "__fixunstf"
	if signed {
		name = "__fixtf"
	}
	for _, m := range []struct {
		bits int
		mode string
	}{{32, "si"}, {64, "di"}, {128, "ti"}} {
		if n <= m.bits {
			r := l.lib.callParts(name+m.mode, ir.Int(m.bits), []*ir.Type{ir.F128}, x)
			return l.resized(ir.OpTrunc, m.bits, n, r)
		}
	}
	panic("unreachable: quadToWide converts what is wider")
}

// quadToIntSat is quadToInt with saturation; NaN gives zero.
func (l *floatOps) quadToIntSat(signed bool, n int, x *ir.Value) words {
	least, greatest := l.lowOnes(n, 0), l.lowOnes(n, n)
	low, high := l.quadConst(0), l.quadConst(quadPower(n))
	if signed {
		least, greatest = l.topOne(n), l.lowOnes(n, n-1)
		low, high = l.quadConst(quadPower(n-1)|1<<63), l.quadConst(quadPower(n-1))
	}
	r := l.quadToInt(signed, n, x)
	r = l.ints.selWords(l.compareQuads(ir.FOLT, x, low), least, r)
	r = l.ints.selWords(l.compareQuads(ir.FOGE, x, high), greatest, r)
	return l.ints.selWords(l.compareQuads(ir.FUNO, x, x), l.lowOnes(n, 0), r)
}

// quadPower returns the high half of the fp128 2^n; the low half is zero.
func quadPower(n int) uint64 { return uint64(n+1<<14-1) << 48 }

// quadConst returns the fp128 constant with the given high half and a zero low half.
func (l *floatOps) quadConst(high uint64) *ir.Value {
	return l.one(l.f.Const128(ir.F128, 0, high))
}
