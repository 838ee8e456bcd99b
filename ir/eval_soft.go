package ir

import "math/big"

// A format is a floating-point format: precision bits of significand, of which the first is implicit unless explicit is
// set, and exponents from 1-bias to bias.
type format struct {
	width, precision, bias int
	explicit               bool
}

var formats = map[Kind]format{
	HalfKind:    {16, 11, 15, false},
	BFloatKind:  {16, 8, 127, false},
	FloatKind:   {32, 24, 127, false},
	DoubleKind:  {64, 53, 1023, false},
	X86FP80Kind: {80, 64, 16383, true},
	FP128Kind:   {128, 113, 16383, false},
}

// isSoft reports whether t is a floating-point type that Go lacks.
func isSoft(t *Type) bool { return t.Kind >= HalfKind && t.Kind <= FP128Kind }

// A soft number is exact: man times two to the power of exp, with a sign.
type soft struct {
	class softClass
	neg   bool
	man   *big.Int // of a NaN: the bits below the first one of the significand, left-aligned in nanBits
	exp   int
}

type softClass uint8

const (
	softFinite softClass = iota // zero too
	softInf
	softNaN
	softInvalid // an invalid encoding: treated as a NaN operand
)

// nanBits is the width of NaN payloads, at least that of any format.
const nanBits = 112

// softOf returns the number of type t with the given bits.
func softOf(t *Type, x U128) soft {
	f := formats[t.Kind]
	bits := bigOfWords([]uint64{x.Lo, x.Hi}, f.width)
	stored := f.precision - 1 // bits of the significand in the encoding
	if f.explicit {
		stored++
	}
	man := modulo(bits, stored)
	biased := int(modulo(new(big.Int).Rsh(bits, uint(stored)), f.width-1-stored).Int64())
	r := soft{neg: bits.Bit(f.width-1) != 0, man: man, exp: max(biased, 1) - f.bias - (f.precision - 1)}
	fraction := modulo(man, f.precision-1)
	switch {
	case f.explicit && biased > 0 && man.Bit(f.precision-1) == 0:
		r.class = softInvalid
	case biased == 2*f.bias+1 && fraction.Sign() == 0:
		r.class = softInf
	case biased == 2*f.bias+1:
		r.class, r.man = softNaN, fraction.Lsh(fraction, uint(nanBits-(f.precision-1)))
	case biased > 0 && !f.explicit:
		man.SetBit(man, f.precision-1, 1)
	}
	return r
}

// softInt returns an integer as a number.
func softInt(x *big.Int) soft { return soft{neg: x.Sign() < 0, man: new(big.Int).Abs(x)} }

func (x *soft) isNaN() bool  { return x.class >= softNaN }
func (x *soft) isZero() bool { return x.class == softFinite && x.man.Sign() == 0 }

// pack returns the bits of a number of format f from its parts; man has f.precision bits, or fewer if biased is 0.
func (f format) pack(neg bool, biased int, man *big.Int) U128 {
	stored := f.precision - 1
	if f.explicit {
		stored++
	}
	r := modulo(man, stored)
	r.Or(r, new(big.Int).Lsh(big.NewInt(int64(biased)), uint(stored)))
	if neg {
		r.SetBit(r, f.width-1, 1)
	}
	w := append(wordsOfBig(r, f.width), 0)
	return U128{w[0], w[1]}
}

// round returns the bits of x, which is valid, as type t: the nearest number, ties to even. A NaN is quieted.
func (x soft) round(t *Type) U128 {
	f := formats[t.Kind]
	one := new(big.Int).Lsh(big.NewInt(1), uint(f.precision-1))
	switch x.class {
	case softNaN:
		man := new(big.Int).Rsh(x.man, uint(nanBits-(f.precision-1)))
		man.Or(man, one).SetBit(man, f.precision-2, 1)
		return f.pack(x.neg, 2*f.bias+1, man)
	case softInf:
		return f.pack(x.neg, 2*f.bias+1, one)
	}
	if x.man.Sign() == 0 {
		return f.pack(x.neg, 0, x.man)
	}
	quantum := max(x.exp+x.man.BitLen(), 2-f.bias) - f.precision
	man := shiftToEven(x.man, quantum-x.exp)
	if man.BitLen() > f.precision {
		man.Rsh(man, 1)
		quantum++
	}
	switch biased := quantum + f.precision - 1 + f.bias; {
	case man.BitLen() < f.precision:
		return f.pack(x.neg, 0, man)
	case biased > 2*f.bias:
		return f.pack(x.neg, 2*f.bias+1, one)
	default:
		return f.pack(x.neg, biased, man)
	}
}

// shiftToEven returns man divided by two to the power of n, rounded to the nearest integer, ties to even.
func shiftToEven(man *big.Int, n int) *big.Int {
	if n <= 0 {
		return new(big.Int).Lsh(man, uint(-n))
	}
	r := new(big.Int).Rsh(man, uint(n))
	if man.Bit(n-1) != 0 && (r.Bit(0) != 0 || man.TrailingZeroBits() < uint(n-1)) {
		r.Add(r, big.NewInt(1))
	}
	return r
}

// evalSoft is EvalWide if the type of the result or the first argument is one that Go lacks.
func (s *Semantics) evalSoft(op Op, pred Pred, t, src *Type, a, b, c U128) (U128, bool) {
	switch op {
	case OpFreeze, OpBitcast:
		return ZeroExtend128(a, evalWidth(t)), true
	case OpSelect:
		if a.Lo&1 != 0 {
			b, c = c, b
		}
		return ZeroExtend128(c, evalWidth(t)), true
	case OpFCmp:
		return U128{Lo: flag(softFCmp(pred, softOf(src, a), softOf(src, b)))}, true
	case OpSIToFP, OpUIToFP:
		if !src.IsInt() {
			return U128{}, false
		}
		return softInt(bigOf(a, src.Bits, op == OpSIToFP)).round(t), true
	case OpFPToSI, OpFPToUI, OpFPToSISat, OpFPToUISat:
		if !t.IsInt() || t.Bits > 128 {
			return U128{}, false
		}
		return s.softTruncate(op, t.Bits, softOf(src, a)), true
	case OpFPExt, OpFPTrunc:
		x := softOf(src, a)
		if x.class == softInvalid || x.isNaN() && s.CanonicalNaN {
			return s.softDefault(t), true
		}
		return x.round(t), true
	}
	f, ok := formats[t.Kind]
	if !ok || op < OpFAdd || op > OpFMA {
		return U128{}, false
	}
	sign := lshr128(U128{0, 1 << 63}, uint(128-f.width))
	x, y := ZeroExtend128(a, f.width), ZeroExtend128(b, f.width)
	switch op {
	case OpFNeg:
		return U128{x.Lo ^ sign.Lo, x.Hi ^ sign.Hi}, true
	case OpFAbs:
		return U128{x.Lo &^ sign.Lo, x.Hi &^ sign.Hi}, true
	case OpFCopySign:
		return U128{x.Lo&^sign.Lo | y.Lo&sign.Lo, x.Hi&^sign.Hi | y.Hi&sign.Hi}, true
	}
	return s.softArith(op, t, softOf(t, x), softOf(t, y), softOf(t, ZeroExtend128(c, f.width))), true
}

// softDefault returns the default NaN of type t.
func (s *Semantics) softDefault(t *Type) U128 {
	return soft{class: softNaN, neg: !s.PositiveNaN, man: new(big.Int)}.round(t)
}

func softFCmp(pred Pred, x, y soft) bool {
	unordered := x.isNaN() || y.isNaN()
	order := 0
	if !unordered {
		order = softCompare(x, y)
	}
	switch pred {
	case FTrue:
		return true
	case FORD:
		return !unordered
	case FUNO:
		return unordered
	case FOEQ, FUEQ:
		return unordered && pred == FUEQ || !unordered && order == 0
	case FOGT, FUGT:
		return unordered && pred == FUGT || order > 0
	case FOGE, FUGE:
		return unordered && pred == FUGE || !unordered && order >= 0
	case FOLT, FULT:
		return unordered && pred == FULT || order < 0
	case FOLE, FULE:
		return unordered && pred == FULE || !unordered && order <= 0
	case FONE, FUNE:
		return unordered && pred == FUNE || order != 0
	}
	return false
}

// softCompare orders numbers that are not NaNs.
func softCompare(x, y soft) int {
	switch {
	case x.isZero() && y.isZero():
		return 0
	case x.class == softInf || y.class == softInf:
		rank := func(x soft) int {
			switch {
			case x.class != softInf:
				return 0
			case x.neg:
				return -1
			}
			return 1
		}
		return rank(x) - rank(y)
	}
	a, b, _ := aligned(x, y)
	return a.Cmp(b)
}

// aligned returns the significands of finite numbers, with their signs, at one exponent.
func aligned(x, y soft) (a, b *big.Int, exp int) {
	exp = min(x.exp, y.exp)
	at := func(x soft) *big.Int {
		m := new(big.Int).Lsh(x.man, uint(x.exp-exp))
		if x.neg {
			m.Neg(m)
		}
		return m
	}
	return at(x), at(y), exp
}

// softArith evaluates operations that round, or choose between, exact results.
func (s *Semantics) softArith(op Op, t *Type, x, y, z soft) U128 {
	if op == OpFMinNum || op == OpFMaxNum {
		return s.softMinMax(op, t, x, y)
	}
	args := []soft{x}
	if op == OpFMA {
		args = []soft{x, y, z}
	} else if ops[op].flags&flagBinary != 0 {
		args = []soft{x, y}
	}
	if r, ok := s.softNaNOf(t, args); ok {
		return r
	}
	var r soft
	ok := true
	switch op {
	case OpFAdd:
		r, ok = softAdd(x, y)
	case OpFSub:
		y.neg = !y.neg
		r, ok = softAdd(x, y)
	case OpFMul:
		r, ok = softMul(x, y)
	case OpFMA:
		if r, ok = softMul(x, y); ok {
			r, ok = softAdd(r, z)
		}
	case OpFDiv:
		r, ok = softDiv(x, y)
	case OpFRem:
		r, ok = softRem(x, y)
	case OpFSqrt:
		r, ok = softSqrt(x)
	default:
		r = softIntegral(op, x)
	}
	if !ok {
		return s.softDefault(t)
	}
	return r.round(t)
}

// softNaNOf returns the NaN result of an operation with a NaN among args. x87 selects the one with the greater
// significand, and a quiet one over a signaling one.
func (s *Semantics) softNaNOf(t *Type, args []soft) (U128, bool) {
	best := -1
	for i := range args {
		switch x := &args[i]; {
		case x.class == softInvalid:
			return s.softDefault(t), true
		case x.class == softNaN && best < 0:
			best = i
		case x.class == softNaN && t.Kind == X86FP80Kind && passesOver(x, &args[best]):
			best = i
		}
	}
	switch {
	case best < 0:
		return U128{}, false
	case s.CanonicalNaN:
		return s.softDefault(t), true
	}
	return args[best].round(t), true
}

// passesOver reports whether x87 selects the NaN x over y.
func passesOver(x, y *soft) bool {
	quiet := func(x *soft) bool { return x.man.Bit(nanBits-1) != 0 }
	if quiet(x) != quiet(y) {
		return quiet(x)
	}
	order := x.man.Cmp(y.man)
	return order > 0 || order == 0 && y.neg && !x.neg
}

func (s *Semantics) softMinMax(op Op, t *Type, x, y soft) U128 {
	switch {
	case x.isNaN() && y.isNaN():
		return s.softDefault(t)
	case x.isNaN():
		return y.round(t)
	case y.isNaN():
		return x.round(t)
	}
	order := softCompare(x, y)
	if order == 0 && x.neg != y.neg {
		order = 1
		if x.neg {
			order = -1
		}
	}
	if (order <= 0) == (op == OpFMinNum) {
		return x.round(t)
	}
	return y.round(t)
}

// softAdd returns x + y; not ok if that is not a number.
func softAdd(x, y soft) (soft, bool) {
	switch {
	case x.class == softInf:
		return x, y.class != softInf || x.neg == y.neg
	case y.class == softInf:
		return y, true
	case x.isZero() && y.isZero():
		x.neg = x.neg && y.neg
		return x, true
	}
	a, b, exp := aligned(x, y)
	sum := a.Add(a, b)
	return soft{neg: sum.Sign() < 0, man: new(big.Int).Abs(sum), exp: exp}, true
}

func softMul(x, y soft) (soft, bool) {
	neg := x.neg != y.neg
	if x.class == softInf || y.class == softInf {
		return soft{class: softInf, neg: neg}, !x.isZero() && !y.isZero()
	}
	return soft{neg: neg, man: new(big.Int).Mul(x.man, y.man), exp: x.exp + y.exp}, true
}

// exactBits is the number of bits of an inexact significand before the sticky bit: enough for every format.
const exactBits = 130

func softDiv(x, y soft) (soft, bool) {
	neg := x.neg != y.neg
	switch {
	case x.class == softInf:
		return soft{class: softInf, neg: neg}, y.class != softInf
	case y.class == softInf:
		return soft{neg: neg, man: new(big.Int)}, true
	case y.isZero():
		return soft{class: softInf, neg: neg}, !x.isZero()
	}
	shift := max(exactBits+y.man.BitLen()-x.man.BitLen(), 0)
	q, rest := new(big.Int).QuoRem(new(big.Int).Lsh(x.man, uint(shift)), y.man, new(big.Int))
	return soft{neg: neg, man: sticky(q, rest), exp: x.exp - y.exp - shift - 1}, true
}

// sticky returns 2q, and one more if rest is not zero.
func sticky(q, rest *big.Int) *big.Int {
	q.Lsh(q, 1)
	if rest.Sign() != 0 {
		q.SetBit(q, 0, 1)
	}
	return q
}

func softRem(x, y soft) (soft, bool) {
	switch {
	case x.class == softInf || y.isZero():
		return x, false
	case y.class == softInf || x.isZero():
		return x, true
	}
	neg := x.neg
	x.neg, y.neg = false, false
	a, b, exp := aligned(x, y)
	return soft{neg: neg, man: a.Rem(a, b), exp: exp}, true
}

func softSqrt(x soft) (soft, bool) {
	switch {
	case x.isZero():
		return x, true
	case x.neg:
		return x, false
	case x.class == softInf:
		return x, true
	}
	shift := max(2*exactBits-x.man.BitLen(), 0)
	shift += (x.exp - shift) & 1
	n := new(big.Int).Lsh(x.man, uint(shift))
	r := new(big.Int).Sqrt(n)
	rest := n.Sub(n, new(big.Int).Mul(r, r))
	return soft{man: sticky(r, rest), exp: (x.exp-shift)/2 - 1}, true
}

// softIntegral returns x rounded to an integer according to op.
func softIntegral(op Op, x soft) soft {
	if x.class != softFinite || x.exp >= 0 || x.man.Sign() == 0 {
		return x
	}
	n := uint(-x.exp)
	r := new(big.Int).Rsh(x.man, n)
	rest := modulo(x.man, int(n))
	switch op {
	case OpFFloor, OpFCeil:
		if rest.Sign() != 0 && x.neg == (op == OpFFloor) {
			r.Add(r, big.NewInt(1))
		}
	case OpFRint, OpFRoundEven:
		r = shiftToEven(x.man, int(n))
	case OpFRound:
		if rest.BitLen() == int(n) {
			r.Add(r, big.NewInt(1))
		}
	}
	return soft{neg: x.neg, man: r}
}

// softTruncate converts x to an integer of w bits, at most 128.
func (s *Semantics) softTruncate(op Op, w int, x soft) U128 {
	at := w
	switch { // conversion widths of machines
	case op == OpFPToSI && w <= 32:
		at = 32
	case op == OpFPToSI && w <= 64 || op == OpFPToUI && w < 64:
		at, op = 64, OpFPToSI
	case op == OpFPToUI && w == 64 && s.Convert <= Indefinite:
		lo := softToInt(OpFPToSI, 64, x)
		half := soft{neg: true, man: new(big.Int).Lsh(big.NewInt(1), 63)}
		if lo.Bit(63) != 0 && !x.isNaN() {
			if rest, ok := softAdd(x, half); ok {
				lo.Or(modulo(lo, 64), modulo(softToInt(OpFPToSI, 64, rest), 64))
			}
		}
		return wrapBig(lo, w)
	}
	return wrapBig(softToInt(op, at, x), w)
}

// softToInt converts x to an integer of w bits; out-of-range values give 0x80..0, or the limit.
func softToInt(op Op, w int, x soft) *big.Int {
	signed := op == OpFPToSI || op == OpFPToSISat
	saturates := op == OpFPToSISat || op == OpFPToUISat
	least, greatest := bounds(w, signed)
	indefinite := new(big.Int).Lsh(big.NewInt(1), uint(w-1))
	switch {
	case x.isNaN() && saturates:
		return new(big.Int)
	case x.isNaN(), x.class == softInf && !saturates:
		return indefinite
	case x.class == softInf && x.neg:
		return least
	case x.class == softInf:
		return greatest
	}
	r := softIntegral(OpFTrunc, x)
	n := new(big.Int).Lsh(r.man, uint(max(r.exp, 0)))
	if r.neg {
		n.Neg(n)
	}
	fit := clampBig(n, w, signed)
	if fit.Cmp(n) != 0 && !saturates {
		return indefinite
	}
	return fit
}

// Magnitude returns the absolute value of the floating-point number of type t with bits x, and its sign; finite is
// false for infinities and NaNs.
func Magnitude(t *Type, x U128) (f *big.Float, neg, finite bool) {
	v := softOf(t, x)
	f = new(big.Float)
	if v.class == softFinite {
		f.SetPrec(uint(max(v.man.BitLen(), 64))).SetInt(v.man)
		f.SetMantExp(f, v.exp)
	}
	return f, v.neg, v.class == softFinite
}

// Rounded returns the bits of the number of type t nearest to f, f >= 0, with a sign.
func Rounded(t *Type, f *big.Float, neg bool) U128 {
	r, _ := f.Rat(nil)
	return RoundedRat(t, r, neg)
}

// RoundedRat is Rounded for a fraction.
func RoundedRat(t *Type, r *big.Rat, neg bool) U128 {
	x, _ := softDiv(softInt(r.Num()), softInt(r.Denom()))
	x.neg = neg
	return x.round(t)
}
