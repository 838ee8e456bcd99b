package ir

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestSoftAgainstHardware evaluates float and double by exact numbers, as the other types are,
// and needs what Go's arithmetic gives. Of NaNs it needs that they are some.
func TestSoftAgainstHardware(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 9))
	ops := []Op{OpFAdd, OpFSub, OpFMul, OpFDiv, OpFRem, OpFSqrt, OpFFloor, OpFCeil, OpFTrunc, OpFRint, OpFRound, OpFMinNum, OpFMaxNum, OpFMA}
	special := []float64{0, math.Copysign(0, -1), 1, -1.5, 0.5, 2.5, math.Inf(1), math.Inf(-1), math.NaN(), 5e-324, 0x1p-1022, math.MaxFloat64, 1 << 52, 1<<53 + 2}
	number := func() float64 {
		switch r.IntN(3) {
		case 0:
			return special[r.IntN(len(special))]
		case 1:
			return math.Float64frombits(r.Uint64())
		}
		return math.Ldexp(float64(r.Uint64()>>r.IntN(60)), r.IntN(100)-100) * float64(1-2*r.IntN(2))
	}
	for range 20000 {
		op, typ := ops[r.IntN(len(ops))], F64
		var args [3]uint64
		for i := range args {
			args[i] = math.Float64bits(number())
		}
		if r.IntN(2) == 0 {
			typ = F32
			for i := range args {
				args[i] = uint64(math.Float32bits(float32(math.Float64frombits(args[i]))))
			}
		}
		want, _, ok := Eval(op, PredNone, typ, typ, args[0], args[1], args[2])
		got := open.softArith(op, typ, softOf(typ, U128{Lo: args[0]}), softOf(typ, U128{Lo: args[1]}), softOf(typ, U128{Lo: args[2]})).Lo
		x, y := evalFloat(typ, got), evalFloat(typ, want)
		if !ok || got != want && (x == x || y == y) {
			t.Fatalf("%s %s of %#x: %#x, want %#x", op, typ, args, got, want)
		}
		for pred := FFalse; pred <= FTrue; pred++ {
			if softFCmp(pred, softOf(typ, U128{Lo: args[0]}), softOf(typ, U128{Lo: args[1]})) != evalFCmp(pred, evalFloat(typ, args[0]), evalFloat(typ, args[1])) {
				t.Fatalf("%s %s of %#x", pred, typ, args[:2])
			}
		}
		for _, c := range []struct {
			op   Op
			bits int
		}{{OpFPToSI, 8}, {OpFPToSI, 32}, {OpFPToSI, 64}, {OpFPToUI, 32}, {OpFPToUI, 64}, {OpFPToSISat, 16}, {OpFPToSISat, 64}, {OpFPToUISat, 64}} {
			want := open.evalFloatToInt(c.op, c.bits, evalFloat(typ, args[0]))
			if got := open.softTruncate(c.op, c.bits, softOf(typ, U128{Lo: args[0]})).Lo; got != want {
				t.Fatalf("%s i%d of %s %#x: %#x, want %#x", c.op, c.bits, typ, args[0], got, want)
			}
		}
	}
}

// TestSoftConversions extends every half and bfloat to each wider type and back.
func TestSoftConversions(t *testing.T) {
	for _, typ := range []*Type{F16, BF16} {
		for x := uint64(0); x < 1<<16; x += 3 {
			if v := softOf(typ, U128{Lo: x}); v.isNaN() {
				continue
			}
			for _, wide := range []*Type{F32, F80, F128} {
				y, _, ok1 := EvalWide(OpFPExt, PredNone, wide, typ, U128{Lo: x}, U128{}, U128{})
				back, _, ok2 := EvalWide(OpFPTrunc, PredNone, typ, wide, y, U128{}, U128{})
				if !ok1 || !ok2 || back != (U128{Lo: x}) {
					t.Fatalf("%s %#x by way of %s: %#x", typ, x, wide, back)
				}
			}
		}
	}
	for x, want := range map[float64]uint64{1: 0x3C00, 65504: 0x7BFF, 65519.99: 0x7BFF, 65520: 0x7C00, 0x1p-24: 1, 0x1p-25: 0, 0x1.8p-25: 1, 1 + 0x1p-11: 0x3C00, 1 + 0x3p-11: 0x3C02} {
		if got, _, _ := Eval(OpFPTrunc, PredNone, F16, F64, math.Float64bits(x), 0, 0); got != want {
			t.Errorf("%g as half is %#x, want %#x", x, got, want)
		}
	}
}
