package x86

import (
	"slices"
	"testing"

	"spillway/ir"
)

// TestVectorOps looks at one example of operations of the machine's own on vectors.
func TestVectorOps(t *testing.T) {
	const a0, a1, b0, b1 = 0x0706050403020100, 0x0F0E0D0C0B0A0908, 0x1716151413121110, 0x1F1E1D1C1B1A1918
	for _, c := range []struct {
		op      ir.Op
		t       *ir.Type
		b, c, w []uint64
	}{
		{OpVShuf, ir.V4I32, []uint64{0x1B}, nil, []uint64{0x0B0A09080F0E0D0C, 0x0302010007060504}},
		{OpVShuf2, ir.V4F32, []uint64{b0, b1}, []uint64{0xE4}, []uint64{a0, b1}},
		{OpVShufLo, ir.V8I16, []uint64{0x00}, nil, []uint64{0x0100010001000100, a1}},
		{OpVShufHi, ir.V8I16, []uint64{0xFF}, nil, []uint64{a0, 0x0F0E0F0E0F0E0F0E}},
		{OpVShlBytes, ir.V2I64, []uint64{1}, nil, []uint64{0x0605040302010000, 0x0E0D0C0B0A090807}},
		{OpVLShrBytes, ir.V2I64, []uint64{8}, nil, []uint64{a1, 0}},
		{OpVLow, ir.V2F64, []uint64{b0, b1}, nil, []uint64{b0, a1}},
		{OpVMulEven, ir.V2I64, []uint64{2, 3}, nil, []uint64{2 * 0x03020100, 3 * 0x0B0A0908}},
		{OpVSMulEven, ir.V2I64, []uint64{^uint64(0), 3}, nil, []uint64{^uint64(0x03020100) + 1, 3 * 0x0B0A0908}},
		{OpVBlend, ir.V16I8, []uint64{b0, b1}, []uint64{0x80FF7F0000000000, ^uint64(0)}, []uint64{0x1716050403020100, b1}},
		{OpVBlend16, ir.V8I16, []uint64{b0, b1}, []uint64{0xF1}, []uint64{0x0706050403021110, b1}},
		{OpVInsertF, ir.V4F32, []uint64{b0, b1}, []uint64{0xD1}, []uint64{0x1F1E1D1C00000000, a1}},
		{OpVMulAdd, ir.V4I32, []uint64{0x000100020003FFFF, 0}, nil, []uint64{0x0000110E00000806, 0}},
		{OpVSad, ir.V2I64, []uint64{b0, a1 + 5}, nil, []uint64{8 * 16, 5}},
		{OpVShufBytes, ir.V16I8, []uint64{0x800F00FF17030201, 0}, nil, []uint64{0x000F000007030201, 0}},
	} {
		dst := make([]uint64, 2)
		if !Semantics.EvalVector(Ops, c.op, ir.PredNone, c.t, c.t, dst, []uint64{a0, a1}, c.b, c.c) || !slices.Equal(dst, c.w) {
			t.Errorf("%s: %x, not %x", Ops.Name(c.op), dst, c.w)
		}
	}
}

// TestX87Limits checks that operations refuse a stack that has not the numbers that they take, or no room.
func TestX87Limits(t *testing.T) {
	s := Ops.NewState()
	run := func(op ir.Op) bool { _, ok := Ops.Ordered(op).Run(s, ir.U128{}); return ok }
	if run(OpX87Add) || run(OpX87Neg) || run(OpX87St80) {
		t.Error("an operation takes numbers that are not there")
	}
	for range 8 {
		if !run(OpX87One) {
			t.Fatal("there is room for fewer than eight numbers")
		}
	}
	if run(OpX87Zero) || run(OpX87Dup) {
		t.Error("there is room for more than eight numbers")
	}
}
