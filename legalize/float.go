package legalize

import (
	"math"

	"spillway/ir"
)

// floatOps lowers floating-point operations; those on half, bfloat and fp128 become library calls.
type floatOps struct {
	*builder

	soft bool // the function uses half, bfloat or fp128
}

// mathNames are the C library functions for double; those for float have the suffix f.
var mathNames = [ir.MaxOps]string{
	ir.OpFRem: "fmod", ir.OpFSqrt: "sqrt", ir.OpFFloor: "floor", ir.OpFCeil: "ceil", ir.OpFTrunc: "trunc",
	ir.OpFRint: "rint", ir.OpFRound: "round", ir.OpFRoundEven: "roundeven", ir.OpFMinNum: "fmin",
	ir.OpFMaxNum: "fmax", ir.OpFMA: "fma",
}

// floatOp translates arithmetic on floats.
func (l *floatOps) floatOp(v *ir.Value) {
	var args [3]*ir.Value
	for i, a := range v.Args {
		args[i] = l.one(a)
	}
	t := v.Type
	if x := l.fused(v.Op, t, v.Contract, args[0], args[1]); x != nil {
		l.set(v, x)
		return
	}
	if l.ops.Has(v.Op, t) {
		l.keep(v, t, args[:len(v.Args)]...)
		return
	}
	switch v.Op {
	case ir.OpFNeg, ir.OpFAbs, ir.OpFCopySign:
		l.set(v, l.signBit(v.Op, args[0], args[1]))
		return
	case ir.OpFMinNum, ir.OpFMaxNum:
		if x := l.extremum(v, args[0], args[1]); x != nil {
			l.set(v, x)
			return
		}
	}
	name := mathNames[v.Op]
	if name == "" {
		l.fail(v, "choose another target", "the target has no %s of type %s", v.Op, t)
		return
	}
	if t.Kind == ir.FloatKind {
		name += "f"
	}
	l.set(v, l.lib.callLib(name, t, args[:len(v.Args)]...))
}

// extremum expands v, a minimum or maximum of a and b, into comparisons; nil if a call is shorter and size matters. If
// the comparison is false, also because of a NaN, the result is the second operand.
func (l *floatOps) extremum(v, a, b *ir.Value) *ir.Value {
	pred := ir.FOGT
	if v.Op == ir.OpFMinNum {
		pred = ir.FOLT
	}
	choose := func(a, b *ir.Value) *ir.Value { return l.sel(l.fcmp(pred, a, b), a, b) }
	switch {
	case v.NoNaNs || isNumber(b):
		return choose(a, b)
	case isNumber(a):
		return choose(b, a)
	case l.f.Attrs.MinSize:
		return nil
	}
	return l.sel(l.fcmp(ir.FUNO, a, a), b, choose(b, a))
}

// isNumber reports whether the float x is a constant other than NaN.
func isNumber(x *ir.Value) bool {
	return x.Op == ir.OpConst && !isNaN(uint64(x.Imm), floatBits(x.Type))
}

// isNaN reports whether x is a NaN of w bits, 32 or 64.
func isNaN(x uint64, w int) bool {
	exponent := uint64(0x7ff << 53)
	if w == 32 {
		exponent = 0xff << 56
	}
	return x<<(65-w) > exponent
}

// fused returns a fused multiply-add for the sum or difference op of a and b, one of them a product, if fast-math flags
// allow contraction and the machine has it; otherwise nil.
func (l *floatOps) fused(op ir.Op, t *ir.Type, contract bool, a, b *ir.Value) *ir.Value {
	if !contract || op != ir.OpFAdd && (op != ir.OpFSub || t.IsVector()) || !l.ops.Has(ir.OpFMA, t) {
		return nil
	}
	product := func(x *ir.Value) bool {
		return x.Op == ir.OpFMul && x.Contract && (x.Type == t || t.IsVector() && x.Type == ir.TwoVectors(t))
	}
	neg := func(x *ir.Value) *ir.Value {
		if op == ir.OpFSub {
			return l.emit(ir.OpFNeg, t, x)
		}
		return x
	}
	switch {
	case op == ir.OpFSub && !l.ops.Has(ir.OpFNeg, t):
	case product(a):
		return l.emit(ir.OpFMA, t, a.Args[0], a.Args[1], neg(b))
	case product(b):
		return l.emit(ir.OpFMA, t, neg(b.Args[0]), b.Args[1], a)
	}
	return nil
}

// signBit changes or clears the sign of a float by integer operations on its upper word.
func (l *floatOps) signBit(op ir.Op, a, b *ir.Value) *ir.Value {
	x := l.floatWords(a)
	top := len(x) - 1
	least := int64(math.MinInt64) >> (64 - x[top].Type.Bits)
	switch op {
	case ir.OpFNeg:
		x[top] = l.xor(x[top], l.konst(x[top].Type, least))
	case ir.OpFAbs:
		x[top] = l.andImm(x[top], ^least)
	default:
		y := l.floatWords(b)
		x[top] = l.or(l.andImm(x[top], ^least), l.andImm(y[top], least))
	}
	return l.floatOf(a.Type, x)
}

// floatWords returns the bits of a float.
func (l *floatOps) floatWords(a *ir.Value) words {
	if a.Op == ir.OpConst {
		if a.Type.Kind == ir.DoubleKind && l.wbits < 64 {
			return l.ints.wideConst(64, uint64(a.Imm), 0)
		}
		return words{l.konst(container(floatBits(a.Type)), a.Imm)}
	}
	n := floatBits(a.Type)
	if n <= l.wbits && l.ops.Converts(ir.OpBitcast, container(n), a.Type) {
		return words{l.emit(ir.OpBitcast, container(n), a)}
	}
	addr := l.scratch()
	l.storeTo(a, addr, 0, int64(n/8))
	if n <= l.wbits {
		return words{l.loadFrom(container(n), addr, 0, int64(n/8))}
	}
	return words{l.loadFrom(l.word, addr, 0, 4), l.loadFrom(l.word, addr, 4, 4)}
}

// floatOf returns the float of type t with the given bits.
func (l *floatOps) floatOf(t *ir.Type, x words) *ir.Value {
	if x[0].Op == ir.OpConst && len(x) == 1 {
		return l.f.Const(t, int64(ir.ZeroExtend(uint64(x[0].Imm), floatBits(t))))
	}
	if len(x) == 1 && l.ops.Converts(ir.OpBitcast, t, x[0].Type) {
		return l.emit(ir.OpBitcast, t, x[0])
	}
	addr := l.scratch()
	for i, w := range x {
		l.storeTo(w, addr, int64(i*l.wbits/8), int64(w.Type.Bits/8))
	}
	return l.loadFrom(t, addr, 0, int64(floatBits(t)/8))
}

func floatBits(t *ir.Type) int {
	if t.Kind == ir.FloatKind {
		return 32
	}
	return 64
}

// scratch returns the address of an eight-byte slot for moves between register classes.
func (l *floatOps) scratch() *ir.Value {
	if l.scratchSlot == 0 {
		l.scratchSlot = 1 + l.newSlot(ir.Slot{Kind: ir.LocalSlot, Size: 8, Align: 8})
	}
	return l.slotAddr(l.scratchSlot-1, 0)
}

// bitcast translates a bitcast.
func (l *floatOps) bitcast(v *ir.Value) {
	a := v.Args[0]
	switch {
	case v.Type.IsFloat() == a.Type.IsFloat() || v.Type.IsAggregate():
		l.set(v, l.get(a)...)
	case v.Type.IsFloat():
		l.set(v, l.floatOf(v.Type, l.get(a)))
	default:
		l.set(v, l.floatWords(l.one(a))...)
	}
}

// fcmp returns the i1 pred(a, b) for floats.
func (l *floatOps) fcmp(pred ir.Pred, a, b *ir.Value) *ir.Value {
	switch {
	case pred == ir.FFalse:
		return l.konst(ir.I1, 0)
	case pred == ir.FTrue:
		return l.konst(ir.I1, 1)
	case l.ops.Compares(pred, a.Type):
	case l.ops.Compares(pred.Swap(), a.Type):
		pred, a, b = pred.Swap(), b, a
	case pred == ir.FOEQ && l.ops.Compares(ir.FUEQ, a.Type):
		return l.and(l.fcmp(ir.FUEQ, a, b), l.fcmp(ir.FORD, a, b))
	case pred == ir.FUNE && l.ops.Compares(ir.FONE, a.Type):
		return l.or(l.fcmp(ir.FONE, a, b), l.fcmp(ir.FUNO, a, b))
	case pred == ir.FONE && l.ops.Compares(ir.FOLT, a.Type):
		return l.or(l.fcmp(ir.FOLT, a, b), l.fcmp(ir.FOGT, a, b))
	case pred == ir.FUEQ && l.ops.Compares(ir.FOEQ, a.Type):
		return l.or(l.fcmp(ir.FOEQ, a, b), l.fcmp(ir.FUNO, a, b))
	default:
		l.fail(nil, "choose another target", "the target cannot compare values of type %s", a.Type)
		return l.konst(ir.I1, 0)
	}
	v := l.emit(ir.OpFCmp, ir.I1, a, b)
	v.Pred = pred
	return v
}

// selFloat selects between floats with integer masks.
func (l *floatOps) selFloat(c, a, b *ir.Value) *ir.Value {
	return l.floatOf(a.Type, l.ints.selWords(c, l.floatWords(a), l.floatWords(b)))
}

func (l *floatOps) float2(op ir.Op, a, b *ir.Value) *ir.Value { return l.emit(op, a.Type, a, b) }

// toFloat converts an integer of n bits, in registers x, to type t.
func (l *floatOps) toFloat(signed bool, t *ir.Type, n int, x words) *ir.Value {
	op, ext := ir.OpUIToFP, ir.OpZExt
	if signed {
		op, ext = ir.OpSIToFP, ir.OpSExt
	}
	for _, s := range [...]*ir.Type{ir.I8, ir.I16, ir.I32, ir.I64} {
		if s.Bits < n || s.Bits > l.wbits {
			continue
		}
		if l.ops.Converts(op, t, s) {
			return l.emit(op, t, l.resized(ext, n, s.Bits, x)[0])
		}
		if !signed && s.Bits > n && l.ops.Converts(ir.OpSIToFP, t, s) {
			return l.emit(ir.OpSIToFP, t, l.resized(ext, n, s.Bits, x)[0])
		}
	}
	switch {
	case n == 32 && l.wbits == 32: // unsigned
		r := l.doubleOfU32(x[0])
		if t.Kind == ir.FloatKind {
			r = l.emit(ir.OpFPTrunc, t, r)
		}
		return r
	case n <= 2*32 && t.Kind == ir.DoubleKind:
		return l.doubleOf64(signed, l.resized(ext, n, 64, x))
	case n <= 64 && l.byFloatStack():
		l.ext.pushWords(l.resized(ext, n, 64, x), n == 64 && !signed)
		addr := l.scratch()
		l.ext.stackOp(l.stack.Store[ir.F32], addr) // exact as 64 bits on the stack, so that only this store rounds
		return l.loadFrom(t, addr, 0, 8)
	case n <= l.wbits && !signed:
		return l.toFloatHalved(t, l.resized(ext, n, l.wbits, x)[0])
	}
	return l.toFloatCall(signed, t, n, x)
}

// byFloatStack reports whether conversions of two-word integers use the x87 stack instead of the library.
func (l *floatOps) byFloatStack() bool {
	return l.wbits == 32 && !l.f.Attrs.MinSize && l.ops.Has(l.stack.Load[ir.I64], nil)
}

// doubleOf64 converts 64 bits to double by halves, each of which is exact, so that only the final addition rounds.
func (l *floatOps) doubleOf64(signed bool, x words) *ir.Value {
	var lo, hi *ir.Value
	if l.wbits == 64 {
		shift := ir.OpLShr
		if signed {
			shift = ir.OpAShr
		}
		lo = l.emit(ir.OpSIToFP, ir.F64, l.andImm(x[0], 0xffffffff))
		hi = l.emit(ir.OpSIToFP, ir.F64, l.binary(shift, x[0], l.konst(ir.I64, 32)))
	} else {
		lo = l.doubleOfU32(x[0])
		hi = l.emit(ir.OpSIToFP, ir.F64, x[1])
		if !signed {
			hi = l.doubleOfU32(x[1])
		}
	}
	return l.float2(ir.OpFAdd, l.float2(ir.OpFMul, hi, l.float(ir.F64, 1<<32)), lo)
}

// doubleOfU32 converts an unsigned 32-bit integer by means of the signed conversion.
func (l *floatOps) doubleOfU32(x *ir.Value) *ir.Value {
	s := l.emit(ir.OpSIToFP, ir.F64, l.xor(x, l.konst(ir.I32, math.MinInt32)))
	return l.float2(ir.OpFAdd, s, l.float(ir.F64, 1<<31))
}

// toFloatHalved converts an unsigned word by the signed conversion. A number with the top bit set is halved, rounding
// to odd, and the result doubled.
func (l *floatOps) toFloatHalved(t *ir.Type, x *ir.Value) *ir.Value {
	big := l.cmpImm(ir.SLT, x, 0)
	half := l.or(l.lshrImm(x, 1), l.andImm(x, 1))
	r := l.emit(ir.OpSIToFP, t, l.sel(big, half, x))
	return l.sel(big, l.float2(ir.OpFAdd, r, r), r)
}

// toFloatCall converts by a runtime library function.
func (l *floatOps) toFloatCall(signed bool, t *ir.Type, n int, x words) *ir.Value {
	name, ext := "__floatun", ir.OpZExt
	if signed {
		name, ext = "__float", ir.OpSExt
	}
	mode, full := "di", 64
	if n > 64 {
		mode, full = "ti", 128
	}
	if max(n, full) > 2*l.wbits {
		return l.toFloatWide(signed, t, n, x, 64)
	}
	name += mode + floatMode(t)
	return l.lib.callParts(name, t, []*ir.Type{ir.Int(full)}, l.resized(ext, n, full, x)...)[0]
}

func floatMode(t *ir.Type) string {
	if t.Kind == ir.FloatKind {
		return "sf"
	}
	return "df"
}

// fromFloat converts a float to an integer of n bits.
func (l *floatOps) fromFloat(op ir.Op, n int, x *ir.Value) words {
	if n <= l.wbits && l.ops.Converts(op, ir.Int(n), x.Type) {
		return words{l.emit(op, ir.Int(n), x)}
	}
	switch op {
	case ir.OpFPToSISat, ir.OpFPToUISat:
		return l.fromFloatSat(op == ir.OpFPToSISat, n, x)
	case ir.OpFPToSI:
		return l.fromFloatSigned(n, x)
	}
	switch {
	case n < l.wbits:
		return l.fromFloatUnsignedNarrow(n, x)
	case n == l.wbits:
		return words{l.fromFloatUnsigned(x)}
	}
	return l.fromFloatCall(false, n, x)
}

// fromFloatSigned converts at the next wider type that the machine supports.
func (l *floatOps) fromFloatSigned(n int, x *ir.Value) words {
	for _, t := range [...]*ir.Type{ir.I32, ir.I64} {
		if t.Bits >= n && t.Bits <= l.wbits && l.ops.Converts(ir.OpFPToSI, t, x.Type) {
			return l.resized(ir.OpTrunc, t.Bits, n, words{l.emit(ir.OpFPToSI, t, x)})
		}
	}
	return l.fromFloatCall(true, n, x)
}

// fromFloatUnsignedNarrow converts by a wider signed type.
func (l *floatOps) fromFloatUnsignedNarrow(n int, x *ir.Value) words {
	if l.ops.Converts(ir.OpFPToSI, l.word, x.Type) && n < l.wbits {
		return l.resized(ir.OpTrunc, l.wbits, n, words{l.emit(ir.OpFPToSI, l.word, x)})
	}
	return l.fromFloatCall(false, n, x)
}

// fromFloatUnsigned converts to a full word. Numbers below half of the range convert directly; the others convert after
// subtraction of 2^(w-1), which the conversion's overflow value 0x80..0, if the machine has it, adds back.
func (l *floatOps) fromFloatUnsigned(x *ir.Value) *ir.Value {
	half := l.float(x.Type, math.Ldexp(1, l.wbits-1))
	r := l.emit(ir.OpFPToSI, l.word, x)
	rest := l.emit(ir.OpFPToSI, l.word, l.float2(ir.OpFSub, x, half))
	if l.t.Semantics.Convert != ir.Indefinite {
		high := l.xor(rest, l.konst(l.word, ir.SignExtend(1<<(l.wbits-1), l.wbits)))
		return l.sel(l.fcmp(ir.FOGE, x, half), high, r)
	}
	return l.or(r, l.and(rest, l.ashrImm(r, l.wbits-1)))
}

// fromFloatCall converts by a runtime library function.
func (l *floatOps) fromFloatCall(signed bool, n int, x *ir.Value) words {
	name := "__fixuns"
	if signed {
		name = "__fix"
	}
	mode, full := "di", 64
	if n > 64 {
		mode, full = "ti", 128
	}
	if max(n, full) > 2*l.wbits {
		return l.fromFloatWide(n, x)
	}
	if full == 64 && l.byFloatStack() {
		return l.fromFloatByStack(signed, n, x)
	}
	r := l.lib.callParts(name+floatMode(x.Type)+mode, ir.Int(full), []*ir.Type{x.Type}, x)
	return l.resized(ir.OpTrunc, full, n, r)
}

// fromFloatByStack converts to 64 bits on the x87 stack.
func (l *floatOps) fromFloatByStack(signed bool, n int, x *ir.Value) words {
	l.ext.pushFloat(x)
	r := l.ext.popInteger(64)
	if !signed && n == 64 { // for numbers too large this is 0x80..0; the conversion less 2^63 gives the other bits
		l.ext.pushFloat(x)
		l.ext.pushAt(l.ext.extendedPower(63, true))
		l.ext.stackOp(l.stack.Binary[ir.OpFAdd][0])
		rest := l.ext.popInteger(64)
		sign := l.ashrImm(r[len(r)-1], l.wbits-1)
		for i := range r {
			r[i] = l.or(r[i], l.and(rest[i], sign))
		}
	}
	return l.resized(ir.OpTrunc, 64, n, r)
}

// fromFloatSat converts with saturation; NaN gives zero.
func (l *floatOps) fromFloatSat(signed bool, n int, x *ir.Value) words {
	least, greatest := l.lowOnes(n, 0), l.lowOnes(n, n)
	low, high, below := 0.0, math.Ldexp(1, n), ir.FOLT
	op := ir.OpFPToUI
	if signed {
		op = ir.OpFPToSI
		low, high = -math.Ldexp(1, n-1), math.Ldexp(1, n-1)
		least, greatest = l.topOne(n), l.lowOnes(n, n-1)
	}
	if n > 128 {
		below = ir.FOLE // the limit may be infinite in the type, as high may be
	}
	r := l.fromFloat(op, n, x)
	r = l.ints.selWords(l.fcmp(below, x, l.float(x.Type, low)), least, r)
	r = l.ints.selWords(l.fcmp(ir.FOGE, x, l.float(x.Type, high)), greatest, r)
	return l.ints.selWords(l.fcmp(ir.FUNO, x, x), l.lowOnes(n, 0), r)
}

// lowOnes returns the n-bit constant whose low count bits are ones.
func (l *floatOps) lowOnes(n, count int) words {
	if n > l.wbits {
		return l.ints.ones(n, count)
	}
	x := int64(0)
	if count > 0 {
		x = int64(ir.ZeroExtend(^uint64(0), count))
	}
	return words{l.konst(container(n), x)}
}

// topOne returns the n-bit constant with only the top bit set.
func (l *floatOps) topOne(n int) words {
	if n > l.wbits {
		x := make([]uint64, ir.IntWords(n))
		x[(n-1)/64] = 1 << ((n - 1) % 64)
		return l.ints.wordsConst(n, x)
	}
	return words{l.konst(container(n), int64(1)<<(n-1))}
}
