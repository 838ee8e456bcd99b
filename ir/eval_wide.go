package ir

import (
	"math"
	"math/big"
	"math/bits"
)

// U128 is an integer of up to 128 bits, or any narrower scalar in Lo.
type U128 struct{ Lo, Hi uint64 }

// ZeroExtend128 returns the low w bits of x, 1 <= w <= 128.
func ZeroExtend128(x U128, w int) U128 {
	if w <= 64 {
		return U128{Lo: ZeroExtend(x.Lo, w)}
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

// EvalWide is Eval for scalars of up to 128 bits; where no type is wider than
// 64 bits it is Eval. Common operations do not allocate; division,
// multiplication with overflow, saturation and conversions with floats do.
func EvalWide(op Op, pred Pred, t, src *Type, a, b, c U128) (lo, hi U128, ok bool) {
	return x86.EvalWide(op, pred, t, src, a, b, c)
}

// EvalWide is EvalWide on a machine with the semantics s. No machine converts to
// integers of more than 64 bits: what does not fit them gives 0x80..0 on all.
func (s *Semantics) EvalWide(op Op, pred Pred, t, src *Type, a, b, c U128) (lo, hi U128, ok bool) {
	tw, sw := evalWidth(t), 0
	if src != nil {
		sw = evalWidth(src)
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
		return floatToBig(op, tw, evalFloat(src, a.Lo)), U128{}, true
	case OpSIToFP, OpUIToFP:
		return U128{Lo: bigToFloat(op, t, a, sw)}, U128{}, true
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

// evalWideBig evaluates the remaining operations by exact arithmetic.
func evalWideBig(op Op, w int, a, b, c U128) (lo, hi U128, ok bool) {
	signed := false
	switch op {
	case OpSDiv, OpSRem, OpSMin, OpSMax, OpSAddSat, OpSSubSat, OpSShlSat, OpSMulHi, OpSAddO, OpSSubO, OpSMulO, OpSMulWide, OpAbs:
		signed = true
	}
	x, y, r := bigOf(a, w, signed), bigOf(b, w, signed), new(big.Int)
	n := new(big.Int).Mod(bigOf(c, w, false), big.NewInt(int64(w))) // the count of a funnel shift
	switch op {
	case OpUDiv, OpSDiv, OpURem, OpSRem:
		return divideBig(op, w, x, y)
	case OpUMin, OpSMin, OpUMax, OpSMax:
		if (x.Cmp(y) < 0) == (op == OpUMin || op == OpSMin) {
			return a, U128{}, true
		}
		return b, U128{}, true
	case OpAbs:
		return wrapBig(r.Abs(x), w), U128{}, true
	case OpRotl, OpRotr:
		n.Mod(y, big.NewInt(int64(w)))
		return funnelBig(op == OpRotr, w, x, x, uint(n.Uint64())), U128{}, true
	case OpFShl, OpFShr:
		return funnelBig(op == OpFShr, w, x, y, uint(n.Uint64())), U128{}, true
	case OpUAddSat, OpSAddSat, OpUAddO, OpSAddO:
		r.Add(x, y)
	case OpUSubSat, OpSSubSat, OpUSubO, OpSSubO:
		r.Sub(x, y)
	case OpAddC:
		r.Add(x, y).Add(r, big.NewInt(int64(c.Lo&1)))
	case OpSubC:
		r.Sub(x, y).Sub(r, big.NewInt(int64(c.Lo&1)))
	case OpUShlSat, OpSShlSat:
		r.Lsh(x, min(shiftCount(b, w), uint(w)))
	case OpUMulHi, OpSMulHi, OpUMulO, OpSMulO, OpUMulWide, OpSMulWide:
		r.Mul(x, y)
	default:
		return U128{}, U128{}, false
	}
	switch op {
	case OpUAddSat, OpSAddSat, OpUSubSat, OpSSubSat, OpUShlSat, OpSShlSat:
		return wrapBig(clampBig(r, w, signed), w), U128{}, true
	case OpUMulHi, OpSMulHi:
		return wrapBig(r.Rsh(r, uint(w)), w), U128{}, true
	case OpUMulWide, OpSMulWide:
		return wrapBig(r, w), wrapBig(new(big.Int).Rsh(r, uint(w)), w), true
	}
	return wrapBig(r, w), U128{Lo: flag(clampBig(r, w, signed) != r)}, true
}

func divideBig(op Op, w int, x, y *big.Int) (lo, hi U128, ok bool) {
	if y.Sign() == 0 {
		return U128{}, U128{}, false
	}
	signed := op == OpSDiv || op == OpSRem
	q, r := new(big.Int).QuoRem(x, y, new(big.Int))
	switch {
	case clampBig(q, w, signed) != q:
		return U128{}, U128{}, false
	case op == OpUDiv || op == OpSDiv:
		return wrapBig(q, w), U128{}, true
	}
	return wrapBig(r, w), U128{}, true
}

// funnelBig returns the upper half of x:y shifted left by n, or the lower half
// of it shifted right by n.
func funnelBig(right bool, w int, x, y *big.Int, n uint) U128 {
	r := new(big.Int).Lsh(x, uint(w))
	r.Or(r, y)
	if !right {
		n = uint(w) - n
	}
	return wrapBig(r.Rsh(r, n), w)
}

// floatToBig converts x to an integer of width w; what does not fit gives 0x80..0.
func floatToBig(op Op, w int, x float64) U128 {
	signed := op == OpFPToSI || op == OpFPToSISat
	saturates := op == OpFPToSISat || op == OpFPToUISat
	least, greatest := bounds(w, signed)
	indefinite := shl128(U128{Lo: 1}, uint(w-1))
	var r *big.Int
	switch {
	case x != x && saturates:
		return U128{}
	case x != x:
		return indefinite
	case x > maxWide:
		r = new(big.Int).Add(greatest, big.NewInt(1))
	case x < -maxWide:
		r = new(big.Int).Sub(least, big.NewInt(1))
	default:
		r, _ = big.NewFloat(x).Int(nil)
	}
	fit := clampBig(r, w, signed)
	if fit != r && !saturates {
		return indefinite
	}
	return wrapBig(fit, w)
}

// maxWide is larger than any integer of 128 bits.
const maxWide = 1 << 130

// bigToFloat converts the low w bits of a to type t, rounded once.
func bigToFloat(op Op, t *Type, a U128, w int) uint64 {
	x := new(big.Float).SetInt(bigOf(a, w, op == OpSIToFP))
	if t.Kind == FloatKind {
		f, _ := x.Float32()
		return uint64(math.Float32bits(f))
	}
	f, _ := x.Float64()
	return math.Float64bits(f)
}
