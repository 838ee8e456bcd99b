package ir

import "math"

// The bit that makes a NaN quiet.
const (
	quiet64 = 1 << 51
	quiet32 = 1 << 22
)

// evalFloat returns the number of type t with the given bits. Every float is a double.
func evalFloat(t *Type, bits uint64) float64 {
	if t.Kind == FloatKind {
		return float64(math.Float32frombits(uint32(bits)))
	}
	return math.Float64frombits(bits)
}

// evalFloatOp evaluates arithmetic on floats and conversions to and from them.
func (s *Semantics) evalFloatOp(op Op, t, src *Type, a, b, c uint64) (uint64, bool) {
	switch op {
	case OpFPToSI, OpFPToUI, OpFPToSISat, OpFPToUISat:
		if t.Kind != IntKind || t.Bits > 64 {
			return 0, false
		}
		return s.evalFloatToInt(op, t.Bits, evalFloat(src, a)), true
	case OpSIToFP, OpUIToFP:
		return evalIntToFloat(op, t, src, a), true
	case OpFPTrunc:
		return s.rounded(32, uint64(math.Float32bits(float32(math.Float64frombits(a)))), evalFloat(F64, a)), true
	case OpFPExt:
		return s.rounded(64, math.Float64bits(float64(math.Float32frombits(uint32(a)))), evalFloat(F32, a)), true
	}
	switch t.Kind {
	case FloatKind:
		return s.evalFloat32(op, uint32(a), uint32(b), uint32(c)), true
	case DoubleKind:
		return s.evalFloat64(op, a, b, c), true
	}
	return 0, false
}

// rounded returns bits, or, on machines with a single default NaN, that NaN if x, of the same value, is a NaN.
func (s *Semantics) rounded(width int, bits uint64, x float64) uint64 {
	if x != x && s.CanonicalNaN {
		return s.defaultNaN(width)
	}
	return bits
}

func evalFCmp(pred Pred, x, y float64) bool {
	unordered := x != x || y != y
	switch pred {
	case FTrue:
		return true
	case FOEQ:
		return x == y
	case FOGT:
		return x > y
	case FOGE:
		return x >= y
	case FOLT:
		return x < y
	case FOLE:
		return x <= y
	case FONE:
		return x < y || x > y
	case FORD:
		return !unordered
	case FUNO:
		return unordered
	case FUEQ:
		return !(x < y || x > y)
	case FUGT:
		return !(x <= y)
	case FUGE:
		return !(x < y)
	case FULT:
		return !(x >= y)
	case FULE:
		return !(x > y)
	case FUNE:
		return x != y
	}
	return false
}

// evalFloat64 evaluates op on doubles.
func (s *Semantics) evalFloat64(op Op, a, b, c uint64) uint64 {
	const sign = 1 << 63
	x, y := math.Float64frombits(a), math.Float64frombits(b)
	switch op {
	case OpFNeg:
		return a ^ sign
	case OpFAbs:
		return a &^ sign
	case OpFCopySign:
		return a&^sign | b&sign
	case OpFMinNum, OpFMaxNum:
		r := evalMinMax(op, x, y)
		return s.rounded(64, math.Float64bits(r), r)
	}
	var r float64
	if op == OpFMA {
		r = math.FMA(x, y, math.Float64frombits(c))
	} else {
		r = evalArith(op, x, y)
	}
	if r == r {
		return math.Float64bits(r)
	}
	switch {
	case s.CanonicalNaN:
	case x != x:
		return a | quiet64
	case y != y && (op == OpFMA || ops[op].flags&flagBinary != 0):
		return b | quiet64
	case op == OpFMA && math.IsNaN(math.Float64frombits(c)):
		return c | quiet64
	}
	return s.defaultNaN(64)
}

// evalFloat32 evaluates op on floats. For all operations but the fused one,
// rounding the double result is exact or harmless: 53 >= 2*24+2 bits.
func (s *Semantics) evalFloat32(op Op, a, b, c uint32) uint64 {
	const sign = 1 << 31
	x, y := math.Float32frombits(a), math.Float32frombits(b)
	switch op {
	case OpFNeg:
		return uint64(a ^ sign)
	case OpFAbs:
		return uint64(a &^ sign)
	case OpFCopySign:
		return uint64(a&^sign | b&sign)
	case OpFMinNum, OpFMaxNum:
		r := evalMinMax(op, float64(x), float64(y))
		return s.rounded(32, uint64(math.Float32bits(float32(r))), r)
	}
	var r float32
	if op == OpFMA {
		r = fma32(x, y, math.Float32frombits(c))
	} else {
		r = float32(evalArith(op, float64(x), float64(y)))
	}
	if r == r {
		return uint64(math.Float32bits(r))
	}
	switch z := math.Float32frombits(c); {
	case s.CanonicalNaN:
	case x != x:
		return uint64(a | quiet32)
	case y != y && (op == OpFMA || ops[op].flags&flagBinary != 0):
		return uint64(b | quiet32)
	case op == OpFMA && z != z:
		return uint64(c | quiet32)
	}
	return s.defaultNaN(32)
}

// evalArith evaluates the operations that round (or select) an exact result.
func evalArith(op Op, x, y float64) float64 {
	switch op {
	case OpFAdd:
		return x + y
	case OpFSub:
		return x - y
	case OpFMul:
		return x * y
	case OpFDiv:
		return x / y
	case OpFRem:
		return math.Mod(x, y)
	case OpFSqrt:
		return math.Sqrt(x)
	case OpFFloor:
		return math.Floor(x)
	case OpFCeil:
		return math.Ceil(x)
	case OpFTrunc:
		return math.Trunc(x)
	case OpFRint, OpFRoundEven:
		return math.RoundToEven(x)
	case OpFRound:
		return math.Round(x)
	}
	return math.NaN()
}

// evalMinMax returns the lesser (or greater) of x and y, the other one if one
// is a NaN; -0 is less than +0.
func evalMinMax(op Op, x, y float64) float64 {
	switch {
	case x != x:
		return y
	case y != y:
		return x
	case op == OpFMinNum:
		return math.Min(x, y)
	}
	return math.Max(x, y)
}

// fma32 returns x*y + z rounded once. The product is exact as a double; the sum
// is rounded to odd there, after which rounding to float is that of the exact sum.
func fma32(x, y, z float32) float32 {
	p, q := float64(x)*float64(y), float64(z)
	s := p + q
	if math.IsInf(s, 0) || s != s {
		return float32(s)
	}
	v := s - p
	err := (p - (s - v)) + (q - v)
	if bits := math.Float64bits(s); err != 0 && bits&1 == 0 {
		if (err > 0) == (s > 0) {
			bits++
		} else {
			bits--
		}
		s = math.Float64frombits(bits)
	}
	return float32(s)
}

// evalIntToFloat converts the integer a of type src to type t, rounded once.
func evalIntToFloat(op Op, t, src *Type, a uint64) uint64 {
	w := evalWidth(src)
	x, u := SignExtend(a, w), ZeroExtend(a, w)
	switch {
	case t.Kind == FloatKind && op == OpSIToFP:
		return uint64(math.Float32bits(float32(x)))
	case t.Kind == FloatKind:
		return uint64(math.Float32bits(float32(u)))
	case op == OpSIToFP:
		return math.Float64bits(float64(x))
	}
	return math.Float64bits(float64(u))
}

// evalFloatToInt converts x to an integer of width w.
func (s *Semantics) evalFloatToInt(op Op, w int, x float64) uint64 {
	switch op {
	case OpFPToSISat:
		limit := math.Ldexp(1, w-1)
		switch {
		case x != x:
			return 0
		case x >= limit:
			return 1<<(w-1) - 1
		case x < -limit:
			return 1 << (w - 1)
		}
		return ZeroExtend(uint64(int64(x)), w)
	case OpFPToUISat:
		switch {
		case !(x > 0):
			return 0
		case x >= math.Ldexp(1, w):
			return ZeroExtend(^uint64(0), w)
		case x >= 1<<63:
			return uint64(int64(x-1<<63)) ^ 1<<63
		}
		return uint64(int64(x))
	}
	switch {
	case s.Convert > Indefinite && w <= 32:
		return ZeroExtend(s.truncate(op, 32, x), w)
	case s.Convert > Indefinite:
		return ZeroExtend(s.truncate(op, 64, x), w)
	case op == OpFPToSI && w <= 32:
		return ZeroExtend(truncTo32(x), w)
	case op == OpFPToSI || w <= 63:
		return ZeroExtend(truncTo64(x), w)
	}
	r := truncTo64(x)
	return r | truncTo64(x-1<<63)&uint64(int64(r)>>63)
}

// truncTo64 converts to 64 bits, with 0x80..0 for out-of-range values.
func truncTo64(x float64) uint64 {
	if x >= -1<<63 && x < 1<<63 {
		return uint64(int64(x))
	}
	return 1 << 63
}

// truncTo32 converts to 32 bits likewise.
func truncTo32(x float64) uint64 {
	if x > -1<<31-1 && x < 1<<31 {
		return uint64(uint32(int32(x)))
	}
	return 1 << 31
}
