package x86

import "spillway/ir"

// evalShuf does OpVShuf.
func evalShuf(t *ir.Type, dst, a, b, _ []uint64) {
	w := ir.LaneBits(t.Elem)
	for i := range 4 {
		ir.SetLane(dst, i, w, ir.LaneOf(a, int(b[0]>>(2*i)&3), w))
	}
}

// evalShuf2 does OpVShuf2.
func evalShuf2(t *ir.Type, dst, a, b, c []uint64) {
	w := ir.LaneBits(t.Elem)
	for i := range 4 {
		ir.SetLane(dst, i, w, ir.LaneOf([2][]uint64{a, b}[i/2], int(c[0]>>(2*i)&3), w))
	}
}

// evalShufHalf does OpVShuf of the half of eight elements that begins with number half.
func evalShufHalf(half int) func(t *ir.Type, dst, a, b, c []uint64) {
	return func(t *ir.Type, dst, a, b, _ []uint64) {
		w := ir.LaneBits(t.Elem)
		copy(dst, a)
		for i := range 4 {
			ir.SetLane(dst, half+i, w, ir.LaneOf(a, half+int(b[0]>>(2*i)&3), w))
		}
	}
}

// evalShiftBytes shifts 16 bytes up or down.
func evalShiftBytes(dir int) func(t *ir.Type, dst, a, b, c []uint64) {
	return func(_ *ir.Type, dst, a, b, _ []uint64) {
		k := dir * int(min(b[0]&0xFF, 16))
		for i := range 16 {
			if from := i - k; from >= 0 && from < 16 {
				ir.SetLane(dst, i, 8, ir.LaneOf(a, from, 8))
			}
		}
	}
}

// evalSigns gives the highest bits of the elements of w bits of a vector of n bits.
func evalSigns(w, n int) func(t *ir.Type, dst, a, b, c []uint64) {
	return func(_ *ir.Type, dst, a, _, _ []uint64) {
		for i := range n / w {
			dst[0] |= ir.LaneOf(a, i, w).Lo >> (w - 1) << i
		}
	}
}

// evalLow does OpVLow.
func evalLow(t *ir.Type, dst, a, b, _ []uint64) {
	w := ir.LaneBits(t.Elem)
	copy(dst, a)
	ir.SetLane(dst, 0, w, ir.LaneOf(b, 0, w))
}

// evalBlend does OpVBlend.
func evalBlend(_ *ir.Type, dst, a, b, c []uint64) {
	for i := range 16 {
		ir.SetLane(dst, i, 8, ir.LaneOf([2][]uint64{a, b}[ir.LaneOf(c, i, 8).Lo>>7], i, 8))
	}
}

// evalBlendBy chooses between eight elements of w bits by the bits of a constant.
func evalBlendBy(w int) func(t *ir.Type, dst, a, b, c []uint64) {
	return func(_ *ir.Type, dst, a, b, c []uint64) {
		for i := range 8 {
			ir.SetLane(dst, i, w, ir.LaneOf([2][]uint64{a, b}[c[0]>>i&1], i, w))
		}
	}
}

// evalInsertF does OpVInsertF.
func evalInsertF(_ *ir.Type, dst, a, b, c []uint64) {
	copy(dst, a)
	k := int(c[0])
	ir.SetLane(dst, k>>4&3, 32, ir.LaneOf(b, k>>6&3, 32))
	for i := range 4 {
		if k>>i&1 != 0 {
			ir.SetLane(dst, i, 32, ir.U128{})
		}
	}
}

// evalExtremum takes elements of a where they are better than those of b.
func evalExtremum(better func(x, y float64) bool) func(t *ir.Type, dst, a, b, c []uint64) {
	return func(t *ir.Type, dst, a, b, _ []uint64) {
		w := ir.LaneBits(t.Elem)
		for i := range 128 / w {
			x, y := ir.LaneOf(a, i, w), ir.LaneOf(b, i, w)
			if better(ir.FloatLane(x.Lo, w), ir.FloatLane(y.Lo, w)) {
				y = x
			}
			ir.SetLane(dst, i, w, y)
		}
	}
}

// evalMulEven does OpVMulEven.
func evalMulEven(_ *ir.Type, dst, a, b, _ []uint64) {
	for i := range 2 {
		dst[i] = a[i] & 0xFFFFFFFF * (b[i] & 0xFFFFFFFF)
	}
}

// evalSMulEven does OpVSMulEven.
func evalSMulEven(_ *ir.Type, dst, a, b, _ []uint64) {
	for i := range 2 {
		dst[i] = uint64(int64(int32(a[i])) * int64(int32(b[i])))
	}
}

// evalPermute does OpVPermute.
func evalPermute(_ *ir.Type, dst, a, b, _ []uint64) {
	for i := range 4 {
		dst[i] = a[b[0]>>(2*i)&3]
	}
}

// evalPermuteHalves does OpVPermuteHalves.
func evalPermuteHalves(_ *ir.Type, dst, a, b, c []uint64) {
	for i := range 2 {
		k := c[0] >> (4 * i)
		if k&8 == 0 {
			copy(dst[2*i:2*i+2], [2][]uint64{a, b}[k>>1&1][k&1*2:])
		}
	}
}

// evalConversion converts the n low elements.
func evalConversion(op ir.Op, n int, to, from *ir.Type) func(t *ir.Type, dst, a, b, c []uint64) {
	return func(_ *ir.Type, dst, a, _, _ []uint64) { Semantics.EvalLanes(op, n, to, from, dst, a) }
}

// evalSad does OpVSad.
func evalSad(_ *ir.Type, dst, a, b, _ []uint64) {
	for i := range 16 {
		x, y := ir.LaneOf(a, i, 8).Lo, ir.LaneOf(b, i, 8).Lo
		dst[i/8] += max(x, y) - min(x, y)
	}
}

// evalMulAdd does OpVMulAdd.
func evalMulAdd(_ *ir.Type, dst, a, b, _ []uint64) {
	product := func(i int) int64 {
		return ir.SignExtend(ir.LaneOf(a, i, 16).Lo, 16) * ir.SignExtend(ir.LaneOf(b, i, 16).Lo, 16)
	}
	for i := range 4 {
		ir.SetLane(dst, i, 32, ir.U128{Lo: uint64(product(2*i) + product(2*i+1))})
	}
}

// evalShufBytes does OpVShufBytes.
func evalShufBytes(_ *ir.Type, dst, a, b, _ []uint64) {
	for i := range 16 {
		if k := ir.LaneOf(b, i, 8).Lo; k < 128 {
			ir.SetLane(dst, i, 8, ir.LaneOf(a, int(k&15), 8))
		}
	}
}

// evalPermuteBy does OpVPermuteBy.
func evalPermuteBy(_ *ir.Type, dst, a, b, _ []uint64) {
	for i := range 8 {
		ir.SetLane(dst, i, 32, ir.LaneOf(a, int(ir.LaneOf(b, i, 32).Lo&7), 32))
	}
}
