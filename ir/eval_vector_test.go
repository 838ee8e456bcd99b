package ir

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestLanes sets elements of all widths and reads them again.
func TestLanes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, w := range []int{1, 3, 7, 8, 16, 24, 32, 33, 64, 65, 100, 128} {
		const n = 9
		x := make([]uint64, (n*w+63)/64)
		for i := range x {
			x[i] = r.Uint64()
		}
		var want [n]U128
		for i := range want {
			want[i] = LaneOf(x, i, w)
		}
		for range 50 {
			i := r.IntN(n)
			want[i] = ZeroExtend128(U128{r.Uint64(), r.Uint64()}, w)
			SetLane(x, i, w, want[i])
			for k := range want {
				if got := LaneOf(x, k, w); got != want[k] {
					t.Fatalf("i%d: element %d is %x, not %x", w, k, got, want[k])
				}
			}
		}
	}
}

// TestEvalVectorLanes holds operations on vectors to Eval of their elements.
func TestEvalVectorLanes(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, vt := range []*Type{V16I8, V8I16, V4I32, V2I64, VectorOf(3, I32), VectorOf(5, Int(7)), VectorOf(9, I64)} {
		words, w := VectorWords(vt), LaneBits(vt.Elem)
		a, b, dst := make([]uint64, words), make([]uint64, words), make([]uint64, words)
		for i := range a {
			a[i], b[i] = r.Uint64(), r.Uint64()
		}
		for _, op := range []Op{OpAdd, OpSub, OpMul, OpAnd, OpXor, OpUMin, OpSMax, OpUAddSat, OpSSubSat} {
			if !EvalVector(op, PredNone, vt, vt, dst, a, b, nil) {
				t.Fatalf("%s of %s has no value", op, vt)
			}
			for i := range int(vt.Len) {
				want, _, _ := Eval(op, PredNone, vt.Elem, vt.Elem, LaneOf(a, i, w).Lo, LaneOf(b, i, w).Lo, 0)
				if got := LaneOf(dst, i, w).Lo; got != want {
					t.Errorf("%s of %s, element %d: %x, not %x", op, vt, i, got, want)
				}
			}
		}
		bits := make([]uint64, VectorWords(vt.WithLane(I1)))
		EvalVector(OpICmp, SLT, vt.WithLane(I1), vt, bits, a, b, nil)
		EvalVector(OpSelect, PredNone, vt, vt.WithLane(I1), dst, bits, a, b)
		least := make([]uint64, words)
		EvalVector(OpSMin, PredNone, vt, vt, least, a, b, nil)
		if !slices.Equal(dst, least) {
			t.Errorf("%s: the lesser of two chosen is %x, the least %x", vt, dst, least)
		}
	}
	if EvalVector(OpUDiv, PredNone, V2I64, V2I64, make([]uint64, 2), []uint64{1, 2}, []uint64{1, 0}, nil) {
		t.Error("a division by zero in one element has a value")
	}
}

// TestEvalLegalVectors looks at one example of each operation that only legal programs have.
func TestEvalLegalVectors(t *testing.T) {
	const a0, a1, b0, b1 = 0x0706050403020100, 0x0F0E0D0C0B0A0908, 0x1716151413121110, 0x1F1E1D1C1B1A1918
	for _, c := range []struct {
		op      Op
		t       *Type
		b, c, w []uint64
	}{
		{OpVUnpackLo, V16I8, []uint64{b0, b1}, nil, []uint64{0x1303120211011000, 0x1707160615051404}},
		{OpVUnpackHi, V2I64, []uint64{b0, b1}, nil, []uint64{a1, b1}},
		{OpVShl, V4I32, []uint64{8}, nil, []uint64{0x0605040002010000, 0x0E0D0C000A090800}},
		{OpVAShr, V8I16, []uint64{99}, nil, []uint64{0, 0}},
		{OpVEq, V16I8, []uint64{a0, 0}, nil, []uint64{^uint64(0), 0}},
		{OpVSGt, V2I64, []uint64{a0, 0}, nil, []uint64{0, ^uint64(0)}},
		{OpVInsert, V8I16, []uint64{0xABCD}, []uint64{7}, []uint64{a0, 0xABCD0D0C0B0A0908}},
		{OpVAverage, V16I8, []uint64{0x0909090909090909, ^uint64(0)}, nil, []uint64{0x0808070706060505, 0x8787868685858484}},
		{OpVAverage, V8I16, []uint64{1, 0}, nil, []uint64{0x0383028201810081, 0x0787068605850484}},
		{OpVPackS, V16I8, []uint64{b0, b1}, nil, []uint64{0x7F7F7F7F7F7F7F7F, 0x7F7F7F7F7F7F7F7F}},
		{OpVAlign, V16I8, []uint64{b0, b1}, []uint64{9}, []uint64{0x001F1E1D1C1B1A19, 0x0807060504030201}},
		{OpVAlign, V16I8, []uint64{b0, b1}, []uint64{24}, []uint64{a1, 0}},
		{OpVSExtLow, V8I16, nil, nil, []uint64{0x0003000200010000, 0x0007000600050004}},
		{OpVInsert, V16I8, []uint64{0xABCD}, []uint64{7}, []uint64{0xCD06050403020100, a1}},
		{OpVInsert, V2I64, []uint64{0xABCD}, []uint64{1}, []uint64{a0, 0xABCD}},
	} {
		dst := make([]uint64, 2)
		if !EvalVector(c.op, PredNone, c.t, c.t, dst, []uint64{a0, a1}, c.b, c.c) || !slices.Equal(dst, c.w) {
			t.Errorf("%s: %x, not %x", c.op, dst, c.w)
		}
	}
}
