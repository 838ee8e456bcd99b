package ir

import (
	"math"
	"testing"
)

// TestSemantics evaluates what machines differ in.
func TestSemantics(t *testing.T) {
	x86, arm, riscv := &Semantics{}, &Semantics{Convert: Saturated, PositiveNaN: true}, &Semantics{Convert: SaturatedHigh, CanonicalNaN: true, PositiveNaN: true}
	f64, f32 := math.Float64bits, func(x float32) uint64 { return uint64(math.Float32bits(x)) }
	const signaling, signaling32 = 0xFFF0000000000007, 0xFF800007
	nan := uint64(signaling)
	for _, c := range []struct {
		op        Op
		t, src    *Type
		a, b      uint64
		x86       uint64
		arm, risc uint64
	}{
		{OpFPToSI, I32, F64, f64(3e9), 0, 1 << 31, 1<<31 - 1, 1<<31 - 1},
		{OpFPToSI, I32, F64, f64(-3e9), 0, 1 << 31, 1 << 31, 1 << 31},
		{OpFPToSI, I64, F64, f64(1e300), 0, 1 << 63, 1<<63 - 1, 1<<63 - 1},
		{OpFPToSI, I64, F64, nan, 0, 1 << 63, 0, 1<<63 - 1},
		{OpFPToSI, I32, F32, signaling32, 0, 1 << 31, 0, 1<<31 - 1},
		{OpFPToSI, I8, F64, f64(300), 0, 44, 44, 44},
		{OpFPToSI, I8, F64, f64(3e9), 0, 0, 0xFF, 0xFF},
		{OpFPToSI, I32, F64, f64(-7.9), 0, 1<<32 - 7, 1<<32 - 7, 1<<32 - 7},
		{OpFPToUI, I32, F64, f64(-1), 0, 1<<32 - 1, 0, 0},
		{OpFPToUI, I32, F64, f64(5e9), 0, 5000000000 - 1<<32, 1<<32 - 1, 1<<32 - 1},
		{OpFPToUI, I64, F64, f64(1e19), 0, 10000000000000000000, 10000000000000000000, 10000000000000000000},
		{OpFPToUI, I64, F64, nan, 0, 1 << 63, 0, 1<<64 - 1},
		{OpFPToUI, I16, F32, f32(70000), 0, 70000 - 1<<16, 70000 - 1<<16, 70000 - 1<<16},
		{OpFDiv, F64, nil, 0, 0, 0xFFF8 << 48, 0x7FF8 << 48, 0x7FF8 << 48},
		{OpFDiv, F32, nil, 0, 0, 0xFFC00000, 0x7FC00000, 0x7FC00000},
		{OpFAdd, F64, nil, f64(1), nan, nan | quiet64, nan | quiet64, 0x7FF8 << 48},
		{OpFAdd, F32, nil, f32(1), signaling32, signaling32 | quiet32, signaling32 | quiet32, 0x7FC00000},
		{OpFMA, F64, nil, f64(1), nan, nan | quiet64, nan | quiet64, 0x7FF8 << 48},
		{OpFSqrt, F64, nil, f64(-1), nan, 0xFFF8 << 48, 0x7FF8 << 48, 0x7FF8 << 48},
		{OpFMinNum, F64, nil, nan, nan, nan, nan, 0x7FF8 << 48},
		{OpFMaxNum, F32, nil, signaling32 | quiet32, signaling32 | quiet32, signaling32 | quiet32, signaling32 | quiet32, 0x7FC00000},
		{OpFMinNum, F64, nil, nan, f64(2), f64(2), f64(2), f64(2)},
		{OpFPTrunc, F32, F64, nan | quiet64, 0, 0xFFC00000, 0xFFC00000, 0x7FC00000},
		{OpFPExt, F64, F32, 0xFFC00001, 0, 0xFFF8000020000000, 0xFFF8000020000000, 0x7FF8 << 48},
		{OpFNeg, F64, nil, nan, 0, nan &^ (1 << 63), nan &^ (1 << 63), nan &^ (1 << 63)},
		{OpFPToSISat, I32, F64, nan, 0, 0, 0, 0},
	} {
		for _, m := range []struct {
			name string
			s    *Semantics
			want uint64
		}{{"x86", x86, c.x86}, {"arm", arm, c.arm}, {"riscv", riscv, c.risc}} {
			got, _, ok := m.s.Eval(c.op, PredNone, c.t, c.src, c.a, c.b, 0)
			if got != m.want || !ok {
				t.Errorf("%s: %s %#x, %#x to %s = %#x, want %#x", m.name, c.op, c.a, c.b, c.t, got, m.want)
			}
			wide, _, _ := m.s.EvalWide(c.op, PredNone, c.t, c.src, U128{Lo: c.a}, U128{Lo: c.b}, U128{})
			if wide != (U128{Lo: got}) {
				t.Errorf("%s: %s wide = %#x", m.name, c.op, wide)
			}
		}
		if got, _, _ := Eval(c.op, PredNone, c.t, c.src, c.a, c.b, 0); got != c.x86 {
			t.Errorf("Eval of %s is not that of x86: %#x", c.op, got)
		}
	}
}
