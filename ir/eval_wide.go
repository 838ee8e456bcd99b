package ir

import (
	"math"
	"math/big"
	"math/bits"
)

// U128 is an integer of up to 128 bits, or any narrower scalar in Lo.
type U128 struct{ Lo, Hi uint64 }

// ZeroExtend128 returns the low w bits of x, w >= 1.
func ZeroExtend128(x U128, w int) U128 {
	switch {
	case w <= 64:
		return U128{Lo: ZeroExtend(x.Lo, w)}
	case w >= 128:
		return x
	}
	return U128{x.Lo, ZeroExtend(x.Hi, w-64)}
}

// SignExtend128 returns the low w bits of x, sign-extended to 128.
func SignExtend128(x U128, w int) U128 {
	if w <= 64 {
		lo := SignExtend(x.Lo, w)
		return U128{uint64(lo), uint64(lo >> 63)}
	}
	return U128{x.Lo, uint64(SignExtend(x.Hi, w-64))}
}

// EvalWide is Eval for scalars of up to 128 bits; if no type is wider than 64 bits it equals Eval. Common operations do
// not allocate; division, multiplication with overflow, saturation and conversions with floats do.
func EvalWide(op Op, pred Pred, t, src *Type, a, b, c U128) (lo, hi U128, ok bool) {
	return open.EvalWide(op, pred, t, src, a, b, c)
}

// EvalWide is the function EvalWide on a machine with the semantics s. No machine converts to integers of more than 64
// bits: out-of-range values give 0x80..0 on all.
func (s *Semantics) EvalWide(op Op, pred Pred, t, src *Type, a, b, c U128) (lo, hi U128, ok bool) {
	tw, sw := evalWidth(t), 0
	if src != nil {
		sw = evalWidth(src)
	}
	if isSoft(t) || src != nil && isSoft(src) {
		lo, ok = s.evalSoft(op, pred, t, src, a, b, c)
		return lo, U128{}, ok
	}
	comparesOrConverts := op == OpICmp || ops[op].flags&flagConversion != 0
	if tw <= 64 && !(comparesOrConverts && sw > 64) {
		l, h, ok := s.Eval(op, pred, t, src, a.Lo, b.Lo, c.Lo)
		return U128{Lo: l}, U128{Lo: h}, ok
	}
	switch op {
	case OpICmp:
		return U128{Lo: flag(evalICmp128(pred, sw, a, b))}, U128{}, true
	case OpTrunc, OpZExt, OpPtrToInt, OpIntToPtr:
		return ZeroExtend128(ZeroExtend128(a, sw), tw), U128{}, true
	case OpSExt:
		return ZeroExtend128(SignExtend128(a, sw), tw), U128{}, true
	case OpBitcast, OpFreeze:
		return ZeroExtend128(a, tw), U128{}, true
	case OpSelect:
		if a.Lo&1 != 0 {
			b, c = c, b
		}
		return ZeroExtend128(c, tw), U128{}, true
	case OpFPToSI, OpFPToUI, OpFPToSISat, OpFPToUISat:
		return wrapBig(floatToBig(op, tw, evalFloat(src, a.Lo)), tw), U128{}, true
	case OpSIToFP, OpUIToFP:
		return U128{Lo: bigToFloat(t, bigOf(a, sw, op == OpSIToFP))}, U128{}, true
	}
	a, b, c = ZeroExtend128(a, tw), ZeroExtend128(b, tw), ZeroExtend128(c, tw)
	if lo, ok := evalWideFast(op, tw, a, b); ok {
		return ZeroExtend128(lo, tw), U128{}, true
	}
	return evalWideBig(op, tw, a, b, c)
}

// evalWideFast evaluates the operations that need no more than two words.
// Bits of the result above the width w are undefined.
func evalWideFast(op Op, w int, a, b U128) (U128, bool) {
	switch op {
	case OpAdd:
		lo, carry := bits.Add64(a.Lo, b.Lo, 0)
		return U128{lo, a.Hi + b.Hi + carry}, true
	case OpSub:
		lo, borrow := bits.Sub64(a.Lo, b.Lo, 0)
		return U128{lo, a.Hi - b.Hi - borrow}, true
	case OpMul:
		hi, lo := bits.Mul64(a.Lo, b.Lo)
		return U128{lo, hi + a.Lo*b.Hi + a.Hi*b.Lo}, true
	case OpAnd:
		return U128{a.Lo & b.Lo, a.Hi & b.Hi}, true
	case OpOr:
		return U128{a.Lo | b.Lo, a.Hi | b.Hi}, true
	case OpXor:
		return U128{a.Lo ^ b.Lo, a.Hi ^ b.Hi}, true
	case OpShl:
		return shl128(a, shiftCount(b, w)), true
	case OpLShr:
		return lshr128(a, shiftCount(b, w)), true
	case OpAShr:
		return ashr128(SignExtend128(a, w), shiftCount(b, w)), true
	case OpCtPop:
		return U128{Lo: uint64(bits.OnesCount64(a.Lo) + bits.OnesCount64(a.Hi))}, true
	case OpCtLz:
		return U128{Lo: uint64(w - bitLen128(a))}, true
	case OpCtTz:
		if a.Lo != 0 {
			return U128{Lo: uint64(bits.TrailingZeros64(a.Lo))}, true
		}
		return U128{Lo: uint64(min(64+bits.TrailingZeros64(a.Hi), w))}, true
	case OpBSwap:
		return lshr128(U128{bits.ReverseBytes64(a.Hi), bits.ReverseBytes64(a.Lo)}, uint(128-w)), true
	case OpBitReverse:
		return lshr128(U128{bits.Reverse64(a.Hi), bits.Reverse64(a.Lo)}, uint(128-w)), true
	}
	return U128{}, false
}

// shiftCount returns b, or 128 if b is w or more.
func shiftCount(b U128, w int) uint {
	if b.Hi != 0 || b.Lo >= uint64(w) {
		return 128
	}
	return uint(b.Lo)
}

func shl128(a U128, n uint) U128 {
	if n >= 64 {
		return U128{0, a.Lo << (n - 64)}
	}
	return U128{a.Lo << n, a.Hi<<n | a.Lo>>(64-n)}
}

func lshr128(a U128, n uint) U128 {
	if n >= 64 {
		return U128{a.Hi >> (n - 64), 0}
	}
	return U128{a.Lo>>n | a.Hi<<(64-n), a.Hi >> n}
}

func ashr128(a U128, n uint) U128 {
	if n >= 64 {
		return U128{uint64(int64(a.Hi) >> (n - 64)), uint64(int64(a.Hi) >> 63)}
	}
	return U128{a.Lo>>n | a.Hi<<(64-n), uint64(int64(a.Hi) >> n)}
}

func bitLen128(a U128) int {
	if a.Hi != 0 {
		return 64 + bits.Len64(a.Hi)
	}
	return bits.Len64(a.Lo)
}

func evalICmp128(pred Pred, w int, a, b U128) bool {
	a, b = ZeroExtend128(a, w), ZeroExtend128(b, w)
	if pred >= SGT {
		a, b = SignExtend128(a, w), SignExtend128(b, w)
		a.Hi, b.Hi = a.Hi^1<<63, b.Hi^1<<63
		pred -= SGT - UGT
	}
	less := a.Hi < b.Hi || a.Hi == b.Hi && a.Lo < b.Lo
	switch pred {
	case EQ:
		return a == b
	case NE:
		return a != b
	case UGT:
		return !less && a != b
	case UGE:
		return !less
	case ULT:
		return less
	}
	return less || a == b
}

// bigOf returns the value of the low w bits of x.
func bigOf(x U128, w int, signed bool) *big.Int {
	x = ZeroExtend128(x, w)
	r := new(big.Int).SetUint64(x.Hi)
	r.Lsh(r, 64).Or(r, new(big.Int).SetUint64(x.Lo))
	if signed && r.Bit(w-1) != 0 {
		r.Sub(r, new(big.Int).Lsh(big.NewInt(1), uint(w)))
	}
	return r
}

// wrapBig returns x modulo 2^w.
func wrapBig(x *big.Int, w int) U128 {
	m := new(big.Int).Lsh(big.NewInt(1), uint(w))
	m.Mod(x, m)
	lo := new(big.Int).And(m, new(big.Int).SetUint64(^uint64(0))).Uint64()
	return U128{lo, m.Rsh(m, 64).Uint64()}
}

// bounds returns the least and the greatest integer of width w.
func bounds(w int, signed bool) (least, greatest *big.Int) {
	one := big.NewInt(1)
	if !signed {
		return new(big.Int), new(big.Int).Sub(new(big.Int).Lsh(one, uint(w)), one)
	}
	m := new(big.Int).Lsh(one, uint(w-1))
	return new(big.Int).Neg(m), new(big.Int).Sub(m, one)
}

func clampBig(x *big.Int, w int, signed bool) *big.Int {
	least, greatest := bounds(w, signed)
	switch {
	case x.Cmp(least) < 0:
		return least
	case x.Cmp(greatest) > 0:
		return greatest
	}
	return x
}

// toSigned returns x, 0 <= x < 2^w, or the negative number of the same low w bits.
func toSigned(x *big.Int, w int) *big.Int {
	if x.Bit(w-1) == 0 {
		return x
	}
	return new(big.Int).Sub(x, new(big.Int).Lsh(big.NewInt(1), uint(w)))
}

// modulo returns x modulo 2^w.
func modulo(x *big.Int, w int) *big.Int {
	m := new(big.Int).Lsh(big.NewInt(1), uint(w))
	return m.Mod(x, m)
}

// evalWideBig evaluates the remaining operations by exact arithmetic.
func evalWideBig(op Op, w int, a, b, c U128) (lo, hi U128, ok bool) {
	x, y, ok := evalBig(op, w, bigOf(a, w, false), bigOf(b, w, false), bigOf(c, w, false))
	if !ok {
		return U128{}, U128{}, false
	}
	return wrapBig(x, w), wrapBig(y, w), true
}

// evalBig evaluates an operation on integers of width w by exact arithmetic. The arguments are less than 2^w and not
// modified; the results are modulo 2^w.
func evalBig(op Op, w int, a, b, c *big.Int) (lo, hi *big.Int, ok bool) {
	x, y, r, zero := a, b, new(big.Int), new(big.Int)
	signed := false
	switch op {
	case OpSDiv, OpSRem, OpSMin, OpSMax, OpSAddSat, OpSSubSat, OpSShlSat, OpSMulHi, OpSAddO, OpSSubO, OpSMulO, OpSMulWide, OpSDivRem, OpAbs, OpAShr:
		signed = true
		x, y = toSigned(a, w), toSigned(b, w)
	}
	switch op {
	case OpAdd, OpSub, OpMul, OpAnd, OpOr, OpXor, OpShl, OpLShr, OpAShr:
		return evalBigBinary(op, w, x, b), zero, true
	case OpCtPop, OpCtLz, OpCtTz, OpBSwap, OpBitReverse:
		return evalBigBits(op, w, x), zero, true
	case OpUDiv, OpSDiv, OpURem, OpSRem:
		r, ok = divideBig(op, w, x, y)
		return r, zero, ok
	case OpUDivRem, OpSDivRem:
		quotient, remainder := OpUDiv, OpURem
		if signed {
			quotient, remainder = OpSDiv, OpSRem
		}
		if lo, ok = divideBig(quotient, w, x, y); ok {
			hi, ok = divideBig(remainder, w, x, y)
		}
		return lo, hi, ok
	case OpUMin, OpSMin, OpUMax, OpSMax:
		if (x.Cmp(y) < 0) == (op == OpUMin || op == OpSMin) {
			return x, zero, true
		}
		return y, zero, true
	case OpAbs:
		return r.Abs(x), zero, true
	case OpRotl, OpRotr:
		return funnelBig(op == OpRotr, w, x, x, y), zero, true
	case OpFShl, OpFShr:
		return funnelBig(op == OpFShr, w, x, y, c), zero, true
	case OpUAddSat, OpSAddSat, OpUAddO, OpSAddO:
		r.Add(x, y)
	case OpUSubSat, OpSSubSat, OpUSubO, OpSSubO:
		r.Sub(x, y)
	case OpAddC:
		r.Add(x, y).Add(r, big.NewInt(int64(c.Bit(0))))
	case OpSubC:
		r.Sub(x, y).Sub(r, big.NewInt(int64(c.Bit(0))))
	case OpUShlSat, OpSShlSat:
		r.Lsh(x, bigCount(b, w))
	case OpUMulHi, OpSMulHi, OpUMulO, OpSMulO, OpUMulWide, OpSMulWide:
		r.Mul(x, y)
	default:
		return nil, nil, false
	}
	switch op {
	case OpUAddSat, OpSAddSat, OpUSubSat, OpSSubSat, OpUShlSat, OpSShlSat:
		return clampBig(r, w, signed), zero, true
	case OpUMulHi, OpSMulHi:
		return r.Rsh(r, uint(w)), zero, true
	case OpUMulWide, OpSMulWide:
		return r, new(big.Int).Rsh(r, uint(w)), true
	}
	return r, big.NewInt(int64(flag(clampBig(r, w, signed) != r))), true
}

// bigCount returns the shift count b, at most w.
func bigCount(b *big.Int, w int) uint {
	if b.Cmp(big.NewInt(int64(w))) >= 0 {
		return uint(w)
	}
	return uint(b.Uint64())
}

// evalBigBinary evaluates the operations that evalWideFast supports for two words; x is negative if OpAShr interprets
// it so.
func evalBigBinary(op Op, w int, x, y *big.Int) *big.Int {
	r := new(big.Int)
	switch op {
	case OpAdd:
		return r.Add(x, y)
	case OpSub:
		return r.Sub(x, y)
	case OpMul:
		return r.Mul(x, y)
	case OpAnd:
		return r.And(x, y)
	case OpOr:
		return r.Or(x, y)
	case OpXor:
		return r.Xor(x, y)
	case OpShl:
		return r.Lsh(x, bigCount(y, w))
	}
	return r.Rsh(x, bigCount(y, w))
}

// evalBigBits counts and permutes the bits of x.
func evalBigBits(op Op, w int, x *big.Int) *big.Int {
	r := new(big.Int)
	switch op {
	case OpCtLz:
		return r.SetInt64(int64(w - x.BitLen()))
	case OpCtTz:
		if x.Sign() == 0 {
			return r.SetInt64(int64(w))
		}
		return r.SetInt64(int64(x.TrailingZeroBits()))
	}
	ones := int64(0)
	for i := range w {
		if x.Bit(i) == 0 {
			continue
		}
		ones++
		at := w - 1 - i
		if op == OpBSwap {
			at = at&^7 | i&7
		}
		r.SetBit(r, at, 1)
	}
	if op == OpCtPop {
		return r.SetInt64(ones)
	}
	return r
}

func divideBig(op Op, w int, x, y *big.Int) (r *big.Int, ok bool) {
	if y.Sign() == 0 {
		return nil, false
	}
	q, r := new(big.Int).QuoRem(x, y, new(big.Int))
	switch {
	case clampBig(q, w, op == OpSDiv || op == OpSRem) != q:
		return nil, false
	case op == OpUDiv || op == OpSDiv:
		return q, true
	}
	return r, true
}

// funnelBig returns the upper half of x:y shifted left by the count c modulo w, or the
// lower half of it shifted right.
func funnelBig(right bool, w int, x, y, c *big.Int) *big.Int {
	n := uint(new(big.Int).Mod(c, big.NewInt(int64(w))).Uint64())
	r := new(big.Int).Lsh(x, uint(w))
	r.Or(r, y)
	if !right {
		n = uint(w) - n
	}
	return r.Rsh(r, n)
}

// floatToBig converts x to an integer of width w; out-of-range values give 0x80..0.
func floatToBig(op Op, w int, x float64) *big.Int {
	signed := op == OpFPToSI || op == OpFPToSISat
	saturates := op == OpFPToSISat || op == OpFPToUISat
	least, greatest := bounds(w, signed)
	indefinite := new(big.Int).Lsh(big.NewInt(1), uint(w-1))
	var r *big.Int
	switch {
	case x != x && saturates:
		return new(big.Int)
	case x != x:
		return indefinite
	case math.IsInf(x, 1):
		r = new(big.Int).Add(greatest, big.NewInt(1))
	case math.IsInf(x, -1):
		r = new(big.Int).Sub(least, big.NewInt(1))
	default:
		r, _ = big.NewFloat(x).Int(nil)
	}
	fit := clampBig(r, w, signed)
	if fit != r && !saturates {
		return indefinite
	}
	return fit
}

// bigToFloat converts a to type t, rounded once.
func bigToFloat(t *Type, a *big.Int) uint64 {
	x := new(big.Float).SetInt(a)
	if t.Kind == FloatKind {
		f, _ := x.Float32()
		return uint64(math.Float32bits(f))
	}
	f, _ := x.Float64()
	return math.Float64bits(f)
}
