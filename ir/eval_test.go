package ir

import (
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// intOps are the operations on integers of one width that Eval knows.
var intOps = func() (list []Op) {
	for op := OpAdd; op <= OpSubC; op++ {
		list = append(list, op)
	}
	return append(list, OpUMulWide, OpSMulWide, OpUDivRem, OpSDivRem)
}()

// naive evaluates op on integers of width w by its definition, in exact arithmetic.
func naive(op Op, w int, a, b, c uint64) (lo, hi uint64, ok bool) {
	l, h, ok := evalWideBig(op, w, U128{Lo: a}, U128{Lo: b}, U128{Lo: c})
	if ok || op >= OpUDiv && op <= OpSRem || op == OpUDivRem || op == OpSDivRem {
		return l.Lo, h.Lo, ok
	}
	x, y := new(big.Int).SetUint64(a), bigOf(U128{Lo: a}, w, true)
	r := new(big.Int)
	count := uint(min(b, uint64(w)))
	bit := func(i int) uint { return x.Bit(i) }
	switch op {
	case OpAdd:
		r.Add(x, new(big.Int).SetUint64(b))
	case OpSub:
		r.Sub(x, new(big.Int).SetUint64(b))
	case OpMul:
		r.Mul(x, new(big.Int).SetUint64(b))
	case OpAnd:
		r.SetUint64(a & b)
	case OpOr:
		r.SetUint64(a | b)
	case OpXor:
		r.SetUint64(a ^ b)
	case OpShl:
		r.Lsh(x, count)
	case OpLShr:
		r.Rsh(x, count)
	case OpAShr:
		r.Rsh(y, count)
	case OpCtPop:
		n := int64(0)
		for i := range w {
			n += int64(bit(i))
		}
		r.SetInt64(n)
	case OpCtLz:
		r.SetInt64(int64(w - x.BitLen()))
	case OpCtTz:
		i := 0
		for i < w && bit(i) == 0 {
			i++
		}
		r.SetInt64(int64(i))
	case OpBSwap:
		for i := range w {
			r.SetBit(r, (w/8-1-i/8)*8+i%8, bit(i))
		}
	case OpBitReverse:
		for i := range w {
			r.SetBit(r, w-1-i, bit(i))
		}
	default:
		return 0, 0, false
	}
	return wrapBig(r, w).Lo, 0, true
}

// TestEvalInts holds Eval at small widths, exhaustively, against exact arithmetic.
func TestEvalIntsExhaustive(t *testing.T) {
	for w := 1; w <= 4; w++ {
		for _, op := range intOps {
			for v := range uint64(1) << (3 * w) {
				m := uint64(1)<<w - 1
				checkInt(t, op, w, v&m, v>>w&m, v>>(2*w))
			}
		}
	}
}

func TestEvalInts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		op := rapid.SampledFrom(intOps).Draw(t, "op")
		w := rapid.SampledFrom([]int{7, 8, 16, 31, 32, 33, 63, 64}).Draw(t, "width")
		checkInt(t, op, w, drawBits(t, w, "a"), drawBits(t, w, "b"), drawBits(t, w, "c"))
	})
}

type fataler interface {
	Fatalf(format string, args ...any)
}

// drawBits draws numbers of width w, often near the ends of the ranges.
func drawBits(t *rapid.T, w int, name string) uint64 {
	x := rapid.Uint64().Draw(t, name)
	switch rapid.IntRange(0, 3).Draw(t, name+" kind") {
	case 0:
		x = x%5 - 2
	case 1:
		x = 1<<(w-1) + x%5 - 2
	case 2:
		x %= 70
	}
	return ZeroExtend(x, w)
}

func checkInt(t fataler, op Op, w int, a, b, c uint64) {
	if op == OpBSwap && w%8 != 0 {
		return
	}
	wantLo, wantHi, wantOK := naive(op, w, a, b, c)
	junk := ^uint64(0) << (w - 1) << 1
	lo, hi, ok := Eval(op, PredNone, Int(w), nil, a|junk, b|junk, c|junk)
	if lo != wantLo || hi != wantHi || ok != wantOK {
		t.Fatalf("%s i%d %#x, %#x, %#x = %#x, %#x, %t, want %#x, %#x, %t", op, w, a, b, c, lo, hi, ok, wantLo, wantHi, wantOK)
	}
}

func TestEvalWide(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		op := rapid.SampledFrom(intOps).Draw(t, "op")
		w := rapid.SampledFrom([]int{65, 72, 96, 127, 128}).Draw(t, "width")
		draw := func(name string) U128 {
			x := U128{drawBits(t, 64, name), drawBits(t, 64, name+" high")}
			return x
		}
		a, b, c := draw("a"), draw("b"), draw("c")
		if rapid.Bool().Draw(t, "small") {
			b.Hi = 0
		}
		if op == OpBSwap && w%8 != 0 {
			return
		}
		lo, _, ok := EvalWide(op, PredNone, Int(w), nil, a, b, c)
		if !ok {
			return
		}
		checkWide(t, op, w, a, b, lo)
	})
}

// checkWide checks the operations whose wide evaluation does not go through
// exact arithmetic.
func checkWide(t fataler, op Op, w int, a, b, got U128) {
	x, y, r := bigOf(a, w, false), bigOf(b, w, false), new(big.Int)
	n := uint(min(y.Uint64(), uint64(w)))
	if y.BitLen() > 64 {
		n = uint(w)
	}
	switch op {
	case OpAdd:
		r.Add(x, y)
	case OpSub:
		r.Sub(x, y)
	case OpMul:
		r.Mul(x, y)
	case OpShl:
		r.Lsh(x, n)
	case OpLShr:
		r.Rsh(x, n)
	case OpAShr:
		r.Rsh(bigOf(a, w, true), n)
	case OpCtLz:
		r.SetInt64(int64(w - x.BitLen()))
	case OpCtTz:
		r.SetInt64(int64(w))
		if x.Sign() != 0 {
			r.SetInt64(int64(x.TrailingZeroBits()))
		}
	case OpBitReverse:
		for i := range w {
			r.SetBit(r, w-1-i, x.Bit(i))
		}
	case OpBSwap:
		for i := range w {
			r.SetBit(r, (w/8-1-i/8)*8+i%8, x.Bit(i))
		}
	default:
		return
	}
	if want := wrapBig(r, w); got != want {
		t.Fatalf("%s i%d %#x, %#x = %#x, want %#x", op, w, a, b, got, want)
	}
}

func TestEvalICmp(t *testing.T) {
	signs := map[Pred]func(unsigned, signed int) bool{
		EQ: func(u, s int) bool { return u == 0 }, NE: func(u, s int) bool { return u != 0 },
		UGT: func(u, s int) bool { return u > 0 }, UGE: func(u, s int) bool { return u >= 0 },
		ULT: func(u, s int) bool { return u < 0 }, ULE: func(u, s int) bool { return u <= 0 },
		SGT: func(u, s int) bool { return s > 0 }, SGE: func(u, s int) bool { return s >= 0 },
		SLT: func(u, s int) bool { return s < 0 }, SLE: func(u, s int) bool { return s <= 0 },
	}
	rapid.Check(t, func(t *rapid.T) {
		w := rapid.IntRange(1, 128).Draw(t, "width")
		a := U128{drawBits(t, 64, "a"), drawBits(t, 64, "a high")}
		b := U128{drawBits(t, 64, "b"), drawBits(t, 64, "b high")}
		for p, holds := range signs {
			u := bigOf(a, w, false).Cmp(bigOf(b, w, false))
			s := bigOf(a, w, true).Cmp(bigOf(b, w, true))
			lo, _, _ := EvalWide(OpICmp, p, I1, Int(w), a, b, U128{})
			if (lo.Lo == 1) != holds(u, s) {
				t.Fatalf("icmp %s i%d %#x, %#x = %d", p, w, a, b, lo.Lo)
			}
		}
	})
}

func TestEvalFCmp(t *testing.T) {
	values := []float64{0, math.Copysign(0, -1), 1, -1, math.Inf(1), math.Inf(-1), math.NaN()}
	for p := FFalse; p <= FTrue; p++ {
		for _, x := range values {
			for _, y := range values {
				a, b := math.Float64bits(x), math.Float64bits(y)
				is, _, _ := Eval(OpFCmp, p, I1, F64, a, b, 0)
				not, _, _ := Eval(OpFCmp, p.Negate(), I1, F64, a, b, 0)
				swapped, _, _ := Eval(OpFCmp, p.Swap(), I1, F64, b, a, 0)
				if is == not || is != swapped {
					t.Errorf("%s %g %g: %d, negated %d, swapped %d", p, x, y, is, not, swapped)
				}
				ordered := x == x && y == y
				if want := p >= FUNO; !ordered && (is == 1) != want {
					t.Errorf("%s %g %g = %d", p, x, y, is)
				}
			}
		}
	}
}

func TestEvalConversions(t *testing.T) {
	d := math.Float64bits
	f := func(x float32) uint64 { return uint64(math.Float32bits(x)) }
	for _, c := range []struct {
		op     Op
		t, src *Type
		a      uint64
		want   uint64
	}{
		{OpTrunc, I8, I32, 0x1234, 0x34},
		{OpTrunc, I1, I32, 0x1234, 0},
		{OpZExt, I64, I8, 0xFFF0, 0xF0},
		{OpSExt, I32, I8, 0xF0, 0xFFFFFFF0},
		{OpSExt, Int(33), I1, 1, 0x1FFFFFFFF},
		{OpFPToSI, I32, F64, d(-1.9), 0xFFFFFFFF},
		{OpFPToSI, I32, F64, d(2147483647.9), 0x7FFFFFFF},
		{OpFPToSI, I32, F64, d(-2147483648.9), 0x80000000},
		{OpFPToSI, I32, F64, d(2147483648), 0x80000000},
		{OpFPToSI, I64, F64, d(math.NaN()), 1 << 63},
		{OpFPToSI, I8, F32, f(-3), 0xFD},
		{OpFPToUI, I32, F64, d(4294967295), 0xFFFFFFFF},
		{OpFPToUI, I64, F64, d(0x1.8p63), 0xC000000000000000},
		{OpFPToUI, I64, F64, d(0x1p64), 1 << 63},
		{OpFPToUI, I64, F32, f(3.5), 3},
		{OpFPToSISat, I8, F64, d(1000), 0x7F},
		{OpFPToSISat, I8, F64, d(-1000), 0x80},
		{OpFPToSISat, I64, F64, d(math.NaN()), 0},
		{OpFPToUISat, I8, F64, d(-3), 0},
		{OpFPToUISat, I64, F64, d(1e30), ^uint64(0)},
		{OpFPToUISat, I64, F64, d(0x1.8p63), 0xC000000000000000},
		{OpSIToFP, F64, I32, 0xFFFFFFFF, d(-1)},
		{OpUIToFP, F64, I32, 0xFFFFFFFF, d(4294967295)},
		{OpUIToFP, F32, I64, 0x8000008000000001, f(0x1.000002p63)},
		{OpUIToFP, F64, I64, ^uint64(0), d(0x1p64)},
		{OpSIToFP, F32, I64, 0x4000004000000001, f(0x1.000002p62)},
		{OpUIToFP, F64, I1, 1, d(1)},
		{OpSIToFP, F64, I1, 1, d(-1)},
		{OpFPTrunc, F32, F64, d(1.1), f(1.1)},
		{OpFPExt, F64, F32, f(1.5), d(1.5)},
		{OpBitcast, I32, F32, f(1.5), 0x3FC00000},
	} {
		got, _, ok := Eval(c.op, PredNone, c.t, c.src, c.a, 0, 0)
		if got != c.want || !ok {
			t.Errorf("%s %s %#x to %s = %#x, %t, want %#x", c.op, c.src, c.a, c.t, got, ok, c.want)
		}
	}
}

func TestEvalWideConversions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := U128{rapid.Uint64().Draw(t, "lo"), rapid.Uint64().Draw(t, "hi") >> rapid.IntRange(0, 63).Draw(t, "shift")}
		w := rapid.IntRange(65, 128).Draw(t, "width")
		d, _, ok := EvalWide(OpSIToFP, PredNone, F64, Int(w), x, U128{}, U128{})
		back, _, ok2 := EvalWide(OpFPToSI, PredNone, Int(w), F64, d, U128{}, U128{})
		if !ok || !ok2 {
			t.Fatalf("not evaluated")
		}
		diff := new(big.Int).Sub(bigOf(back, w, true), bigOf(x, w, true))
		exact := new(big.Int).Abs(bigOf(x, w, true)).BitLen() <= 53
		indefinite := back == shl128(U128{Lo: 1}, uint(w-1))
		if exact && diff.Sign() != 0 || diff.BitLen() > w-53 && !indefinite {
			t.Fatalf("i%d %#x to double and back: off by %d", w, x, diff)
		}
	})
	inf := U128{Lo: math.Float64bits(math.Inf(1))}
	for _, c := range []struct {
		op   Op
		want U128
	}{
		{OpFPToSI, U128{0, 1 << 63}}, {OpFPToUI, U128{0, 1 << 63}},
		{OpFPToSISat, U128{^uint64(0), 1<<63 - 1}}, {OpFPToUISat, U128{^uint64(0), ^uint64(0)}},
	} {
		if got, _, _ := EvalWide(c.op, PredNone, I128, F64, inf, U128{}, U128{}); got != c.want {
			t.Errorf("%s inf = %#x, want %#x", c.op, got, c.want)
		}
	}
}

func TestEvalFMAFloat(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func(name string) float32 {
			m := rapid.Int32Range(-1<<24, 1<<24).Draw(t, name)
			return float32(math.Ldexp(float64(m), rapid.IntRange(-60, 40).Draw(t, name+" exponent")))
		}
		x, y, z := draw("x"), draw("y"), draw("z")
		exact := new(big.Float).SetPrec(500).Mul(big.NewFloat(float64(x)), big.NewFloat(float64(y)))
		exact.Add(exact, big.NewFloat(float64(z)))
		want, _ := exact.Float32()
		b := func(x float32) uint64 { return uint64(math.Float32bits(x)) }
		got, _, _ := Eval(OpFMA, PredNone, F32, nil, b(x), b(y), b(z))
		if g := math.Float32frombits(uint32(got)); g != want {
			t.Fatalf("fma(%g, %g, %g) = %g, want %g", x, y, z, g, want)
		}
	})
}

const defaultNaN64 = 0xFFF8000000000000

func TestEvalNaN(t *testing.T) {
	inf, zero, one := math.Float64bits(math.Inf(1)), uint64(0), math.Float64bits(1)
	signaling := uint64(0x7FF0000000000007)
	for _, c := range []struct {
		op      Op
		a, b, c uint64
		want    uint64
	}{
		{OpFDiv, zero, zero, 0, defaultNaN64},
		{OpFSub, inf, inf, 0, defaultNaN64},
		{OpFSqrt, one | 1<<63, signaling, 0, defaultNaN64},
		{OpFAdd, one, signaling, 0, signaling | quiet64},
		{OpFMul, signaling + 1, signaling, 0, signaling + 1 | quiet64},
		{OpFMA, inf, zero, signaling, signaling | quiet64},
		{OpFMinNum, signaling, one, 0, one},
		{OpFNeg, signaling, 0, 0, signaling | 1<<63},
	} {
		if got, _, _ := Eval(c.op, PredNone, F64, nil, c.a, c.b, c.c); got != c.want {
			t.Errorf("%s %#x, %#x, %#x = %#x, want %#x", c.op, c.a, c.b, c.c, got, c.want)
		}
	}
}

func TestEvalSelect(t *testing.T) {
	for cond, want := range []uint64{6, 5, 6, 5} {
		if got, _, ok := Eval(OpSelect, PredNone, I8, nil, uint64(cond), 0xF05, 0xF06); got != want || !ok {
			t.Errorf("select %d: %d, want %d", cond, got, want)
		}
	}
}

// TestEvalRefuses: what is not pure scalar arithmetic is refused, without a panic.
func TestEvalRefuses(t *testing.T) {
	for op := range NumOps {
		for _, typ := range []*Type{I1, I8, Int(33), I64, I128, F32, F64, Ptr, StructOf(I8)} {
			for _, src := range []*Type{I1, I64, I128, F64} {
				Eval(op, EQ, typ, src, 1, 2, 3)
				EvalWide(op, EQ, typ, src, U128{Lo: 1}, U128{Lo: 2}, U128{Lo: 3})
			}
		}
	}
	for _, op := range []Op{OpLoad, OpCall, OpPhi, OpBr, OpInvalid, OpGEP} {
		if _, _, ok := Eval(op, PredNone, I64, nil, 0, 0, 0); ok {
			t.Errorf("Eval evaluates %s", op)
		}
	}
}

func TestEvalDoesNotAllocate(t *testing.T) {
	n := testing.AllocsPerRun(10, func() {
		for _, op := range intOps {
			Eval(op, PredNone, I32, nil, 5, 3, 1)
		}
		for op := OpFAdd; op <= OpFMA; op++ {
			Eval(op, PredNone, F32, nil, 5, 3, 1)
		}
	})
	if n != 0 {
		t.Errorf("%g allocations", n)
	}
}
