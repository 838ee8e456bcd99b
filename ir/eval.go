package ir

import "math/bits"

// Eval returns what the pure scalar operation op computes: the one definition
// of arithmetic that folders, interpreters and tile patterns share.
//
// t is the type of the result (of the first one, where op has two) and src that of the argument of
// a comparison or conversion; other operations ignore src. Both are integers of at most 64 bits,
// pointers (64 bits here; a narrower machine has its addresses as integers), or floating-point
// numbers of at most 64 bits. These are their IEEE bits. Bits of a, b and c above their width are
// ignored, and the results have zeros there. For OpSelect and the carry of OpAddC and OpSubC only
// the lowest bit of the i1 counts.
//
// hi is the second result: the overflow or carry bit, or the high half of
// OpUMulWide and OpSMulWide, the remainder of OpUDivRem and OpSDivRem.
//
// ok is false where the machine traps (division by zero, and the most negative
// number divided by -1), and for an operation or type that is not pure scalar
// arithmetic. What LLVM calls poison has a fixed value here:
//   - a shift by the width or more gives 0, or for OpAShr copies of the sign;
//   - a float that does not fit its integer gives what Semantics says, by default
//     0x80..0 at 32 and 64 bits,
//     truncated for narrower types;
//   - promises (nsw, exact, the poison flags of abs, ctlz and cttz) are ignored.
//
// NaNs are those of Semantics too, by default these: one made from numbers has the
// sign bit set; one among the arguments is passed on, quieted, the first one if
// there are several.
//
// Eval does not allocate.
func Eval(op Op, pred Pred, t, src *Type, a, b, c uint64) (lo, hi uint64, ok bool) {
	return open.Eval(op, pred, t, src, a, b, c)
}

// Eval is Eval on a machine with the semantics s.
func (s *Semantics) Eval(op Op, pred Pred, t, src *Type, a, b, c uint64) (lo, hi uint64, ok bool) {
	if isSoft(t) || src != nil && isSoft(src) {
		r, ok := s.evalSoft(op, pred, t, src, U128{Lo: a}, U128{Lo: b}, U128{Lo: c})
		return r.Lo, 0, ok && t.FloatBits() <= 64
	}
	switch op {
	case OpICmp:
		return flag(evalICmp(pred, evalWidth(src), a, b)), 0, true
	case OpFCmp:
		return flag(evalFCmp(pred, evalFloat(src, a), evalFloat(src, b))), 0, true
	case OpSelect:
		if a&1 != 0 {
			b, c = c, b
		}
		return ZeroExtend(c, evalWidth(t)), 0, true
	case OpTrunc, OpZExt, OpPtrToInt, OpIntToPtr:
		return ZeroExtend(ZeroExtend(a, evalWidth(src)), evalWidth(t)), 0, true
	case OpBitcast, OpFreeze:
		return ZeroExtend(a, evalWidth(t)), 0, true
	case OpSExt:
		return ZeroExtend(uint64(SignExtend(a, evalWidth(src))), evalWidth(t)), 0, true
	}
	switch {
	case op >= OpFAdd && op <= OpFMA || op >= OpFPTrunc && op <= OpUIToFP:
		lo, ok = s.evalFloatOp(op, t, src, a, b, c)
		return lo, 0, ok
	case t.Kind != IntKind && t.Kind != PtrKind || t.Bits > 64:
		return 0, 0, false
	}
	return evalInt(op, uint(evalWidth(t)), a, b, c)
}

// EvalICmp reports whether pred holds for the integers a and b of the given
// width; bits above it are ignored.
func EvalICmp(pred Pred, bits int, a, b uint64) bool { return evalICmp(pred, bits, a, b) }

// evalWidth returns the number of bits of a scalar of type t as Eval sees it.
func evalWidth(t *Type) int {
	switch t.Kind {
	case IntKind:
		return t.Bits
	case FloatKind:
		return 32
	case HalfKind, BFloatKind, X86FP80Kind, FP128Kind:
		return t.FloatBits()
	}
	return 64
}

func flag(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func evalICmp(pred Pred, w int, a, b uint64) bool {
	if pred >= SGT {
		x, y := SignExtend(a, w), SignExtend(b, w)
		switch pred {
		case SGT:
			return x > y
		case SGE:
			return x >= y
		case SLT:
			return x < y
		}
		return x <= y
	}
	a, b = ZeroExtend(a, w), ZeroExtend(b, w)
	switch pred {
	case EQ:
		return a == b
	case NE:
		return a != b
	case UGT:
		return a > b
	case UGE:
		return a >= b
	case ULT:
		return a < b
	}
	return a <= b
}

// evalInt evaluates the operations whose arguments are integers of width w.
func evalInt(op Op, w uint, a, b, c uint64) (lo, hi uint64, ok bool) {
	s := 64 - w
	mask := ^uint64(0) >> s
	a, b = a&mask, b&mask
	x, y := int64(a<<s)>>s, int64(b<<s)>>s
	switch op {
	case OpAdd:
		return (a + b) & mask, 0, true
	case OpSub:
		return (a - b) & mask, 0, true
	case OpMul:
		return a * b & mask, 0, true
	case OpAnd:
		return a & b, 0, true
	case OpOr:
		return a | b, 0, true
	case OpXor:
		return a ^ b, 0, true
	case OpShl:
		if b >= uint64(w) {
			return 0, 0, true
		}
		return a << b & mask, 0, true
	case OpLShr:
		if b >= uint64(w) {
			return 0, 0, true
		}
		return a >> b, 0, true
	case OpAShr:
		return uint64(x>>min(b, 63)) & mask, 0, true
	case OpUDivRem, OpSDivRem:
		quotient, remainder := OpUDiv, OpURem
		if op == OpSDivRem {
			quotient, remainder = OpSDiv, OpSRem
		}
		if lo, ok = evalDivide(quotient, w, a, b); ok {
			hi, ok = evalDivide(remainder, w, a, b)
		}
		return lo, hi, ok
	case OpUDiv, OpURem, OpSDiv, OpSRem:
		lo, ok = evalDivide(op, w, a, b)
		return lo, 0, ok
	case OpUMin:
		return min(a, b), 0, true
	case OpUMax:
		return max(a, b), 0, true
	case OpSMin:
		return uint64(min(x, y)) & mask, 0, true
	case OpSMax:
		return uint64(max(x, y)) & mask, 0, true
	case OpAbs:
		return uint64(max(x, -x)) & mask, 0, true
	case OpCtPop:
		return uint64(bits.OnesCount64(a)) & mask, 0, true
	case OpCtLz:
		return uint64(bits.LeadingZeros64(a)-int(s)) & mask, 0, true
	case OpCtTz:
		return min(uint64(bits.TrailingZeros64(a)), uint64(w)) & mask, 0, true
	case OpBSwap:
		return bits.ReverseBytes64(a) >> s, 0, true
	case OpBitReverse:
		return bits.Reverse64(a) >> s, 0, true
	case OpRotl:
		return evalFunnel(w, a, a, uint(b%uint64(w))), 0, true
	case OpRotr:
		return evalFunnel(w, a, a, w-uint(b%uint64(w))), 0, true
	case OpFShl:
		return evalFunnel(w, a, b, uint(c&mask%uint64(w))), 0, true
	case OpFShr:
		return evalFunnel(w, a, b, w-uint(c&mask%uint64(w))), 0, true
	case OpUMulWide, OpSMulWide, OpUMulHi, OpSMulHi, OpUMulO, OpSMulO:
		lo, hi = evalMultiply(op, w, a, b)
		return lo, hi, true
	}
	return evalCarrying(op, w, a, b, c)
}

// EvalWords is Eval for the operations on integers of two words of the given
// width, the low one first: sums, differences (OpAddWide and
// the following) and comparisons, whose truth value is lo.
func EvalWords(op Op, w *Type, a, b [2]uint64) (lo, hi uint64) {
	low, high := OpUAddO, OpAddC
	switch {
	case op == OpSubWide:
		low, high = OpUSubO, OpSubC
	case op == OpULTWide || op == OpSLTWide:
		pred := ULT
		if op == OpSLTWide {
			pred = SLT
		}
		same := EvalICmp(EQ, w.Bits, a[1], b[1])
		return flag(same && EvalICmp(ULT, w.Bits, a[0], b[0]) || EvalICmp(pred, w.Bits, a[1], b[1])), 0
	}
	lo, carry, _ := Eval(low, PredNone, w, w, a[0], b[0], 0)
	hi, _, _ = Eval(high, PredNone, w, w, a[1], b[1], carry)
	return lo, hi
}

// evalFunnel returns the upper half of a:b shifted left by n, 0 <= n <= w.
func evalFunnel(w uint, a, b uint64, n uint) uint64 {
	return ZeroExtend(a<<n|b>>(w-n), int(w))
}

func evalDivide(op Op, w uint, a, b uint64) (uint64, bool) {
	if b == 0 {
		return 0, false
	}
	switch op {
	case OpUDiv:
		return a / b, true
	case OpURem:
		return a % b, true
	}
	x, y := SignExtend(a, int(w)), SignExtend(b, int(w))
	if y == -1 && a == 1<<(w-1) {
		return 0, false
	}
	if op == OpSDiv {
		return ZeroExtend(uint64(x/y), int(w)), true
	}
	return ZeroExtend(uint64(x%y), int(w)), true
}

// evalMultiply returns the results of the operations that need the whole
// product of a and b: its halves, or the low half and an overflow bit.
func evalMultiply(op Op, w uint, a, b uint64) (uint64, uint64) {
	signed := op == OpSMulWide || op == OpSMulHi || op == OpSMulO
	if signed {
		a, b = uint64(SignExtend(a, int(w))), uint64(SignExtend(b, int(w)))
	}
	hi, lo := bits.Mul64(a, b)
	if signed {
		hi -= a>>63*b + b>>63*a
	}
	if w < 64 {
		hi, lo = hi<<(64-w)|lo>>w, ZeroExtend(lo, int(w))
		hi = ZeroExtend(hi, int(w))
	}
	switch op {
	case OpUMulHi, OpSMulHi:
		return hi, 0
	case OpUMulO:
		return lo, flag(hi != 0)
	case OpSMulO:
		return lo, flag(SignExtend(hi, int(w)) != SignExtend(lo, int(w))>>63)
	}
	return lo, hi
}

// evalCarrying evaluates addition, subtraction and left shift with a carry, an
// overflow bit or saturation; a and b have zeros above width w.
func evalCarrying(op Op, w uint, a, b, c uint64) (lo, hi uint64, ok bool) {
	mask := ^uint64(0) >> (64 - w)
	sign := uint64(1) << (w - 1)
	sum, diff := (a+b)&mask, (a-b)&mask
	sumOver := (a^sum)&(b^sum)&sign != 0
	diffOver := (a^b)&(a^diff)&sign != 0
	limit := sign // the signed bound on a's side of zero
	if a&sign == 0 {
		limit = sign - 1
	}
	switch op {
	case OpUAddO:
		return sum, flag(sum < a), true
	case OpUSubO:
		return diff, flag(a < b), true
	case OpSAddO:
		return sum, flag(sumOver), true
	case OpSSubO:
		return diff, flag(diffOver), true
	case OpAddC:
		r := (sum + c&1) & mask
		return r, flag(sum < a || r < sum), true
	case OpSubC:
		return (diff - c&1) & mask, flag(a < b || diff < c&1), true
	case OpUAddSat:
		return pick(sum < a, mask, sum), 0, true
	case OpUSubSat:
		return pick(a < b, 0, diff), 0, true
	case OpSAddSat:
		return pick(sumOver, limit, sum), 0, true
	case OpSSubSat:
		return pick(diffOver, limit, diff), 0, true
	case OpUShlSat:
		r := a << b & mask
		return pick(r>>b != a || b >= uint64(w) && a != 0, mask, r), 0, true
	case OpSShlSat:
		r := a << b & mask
		fits := b < uint64(w) && SignExtend(r, int(w))>>b == SignExtend(a, int(w))
		return pick(!fits && a != 0, limit, r), 0, true
	}
	return 0, 0, false
}

func pick(cond bool, yes, no uint64) uint64 {
	if cond {
		return yes
	}
	return no
}
