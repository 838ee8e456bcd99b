package arm64

import "spillway/ir"

// An evaluation is what an operation on vectors does, as ir.VectorOp.Eval.
type evaluation = func(t *ir.Type, dst, a, b, c []uint64)

// eachLane makes each element of w bits, the width of those of the result.
func eachLane(t *ir.Type, dst []uint64, f func(i, w int) uint64) {
	w := ir.LaneBits(t.Elem)
	for i := range 128 / w {
		ir.SetLane(dst, i, w, ir.U128{Lo: f(i, w)})
	}
}

// evalPermutation takes, of the n elements of a and those of b after them, the ones that from says.
func evalPermutation(from func(i, n int) int) evaluation {
	return func(t *ir.Type, dst, a, b, _ []uint64) {
		eachLane(t, dst, func(i, w int) uint64 {
			n := 128 / w
			k := from(i, n)
			return ir.LaneOf([2][]uint64{a, b}[k/n], k%n, w).Lo
		})
	}
}

func evalReverse(bits int) evaluation {
	return func(t *ir.Type, dst, a, _, _ []uint64) {
		eachLane(t, dst, func(i, w int) uint64 { return ir.LaneOf(a, i^(bits/w-1), w).Lo })
	}
}

func evalDup(t *ir.Type, dst, a, b, _ []uint64) {
	eachLane(t, dst, func(_, w int) uint64 { return ir.LaneOf(a, int(b[0]%uint64(128/w)), w).Lo })
}

func evalIns(t *ir.Type, dst, a, b, c []uint64) {
	w := ir.LaneBits(t.Elem)
	copy(dst, a)
	n := uint64(128 / w)
	ir.SetLane(dst, int(c[0]>>4%n), w, ir.LaneOf(b, int(c[0]%16%n), w))
}

func evalTbl(_ *ir.Type, dst, a, b, _ []uint64) {
	for i := range 16 {
		if k := ir.LaneOf(b, i, 8).Lo; k < 16 {
			ir.SetLane(dst, i, 8, ir.LaneOf(a, int(k), 8))
		}
	}
}

func evalSelect(_ *ir.Type, dst, a, b, m []uint64) {
	for i := range dst {
		dst[i] = m[i]&b[i] | ^m[i]&a[i]
	}
}

func evalCompare(holds func(x, y uint64, w int) bool) evaluation {
	return func(t *ir.Type, dst, a, b, _ []uint64) {
		eachLane(t, dst, func(i, w int) uint64 {
			if holds(ir.LaneOf(a, i, w).Lo, ir.LaneOf(b, i, w).Lo, w) {
				return 1<<w - 1
			}
			return 0
		})
	}
}

func evalShiftBy(signed bool) evaluation {
	return func(t *ir.Type, dst, a, b, _ []uint64) {
		eachLane(t, dst, func(i, w int) uint64 {
			x, n := ir.LaneOf(a, i, w).Lo, int(int8(ir.LaneOf(b, i, w).Lo))
			switch {
			case n >= w:
				return 0
			case n >= 0:
				return x << n
			case signed:
				return uint64(ir.SignExtend(x, w) >> min(-n, 63))
			}
			return x >> min(-n, 64)
		})
	}
}

func evalNarrow(saturated bool) evaluation {
	return func(t *ir.Type, dst, a, _, _ []uint64) {
		w := ir.LaneBits(t.Elem)
		for i := range 64 / w {
			x := ir.LaneOf(a, i, 2*w).Lo
			if most := uint64(1)<<w - 1; saturated {
				x = min(x, most)
			}
			ir.SetLane(dst, i, w, ir.U128{Lo: x})
		}
	}
}

// evalNarrowSigned is evalNarrow of signed numbers, saturated to a range for each width.
func evalNarrowSigned(limits func(w int) (least, most int64)) evaluation {
	return func(t *ir.Type, dst, a, _, _ []uint64) {
		w := ir.LaneBits(t.Elem)
		least, most := limits(w)
		for i := range 64 / w {
			ir.SetLane(dst, i, w, ir.U128{Lo: uint64(min(max(ir.SignExtend(ir.LaneOf(a, i, 2*w).Lo, 2*w), least), most))})
		}
	}
}

// divided returns x, of w bits, divided by 2 to the k, which is from 1 to w, and rounded to the nearest number, half up.
func divided(x uint64, k, w int, signed bool) uint64 {
	half := x >> (k - 1) & 1
	if signed {
		return uint64(ir.SignExtend(x, w)>>min(k, 63)) + half
	}
	return x>>k + half
}

func evalNarrowRounded(t *ir.Type, dst, a, b, _ []uint64) {
	w := ir.LaneBits(t.Elem)
	for i := range 64 / w {
		ir.SetLane(dst, i, w, ir.U128{Lo: divided(ir.LaneOf(a, i, 2*w).Lo, min(max(int(b[0]), 1), w), 2*w, false)})
	}
}

func evalRoundedShift(signed bool) evaluation {
	return func(t *ir.Type, dst, a, b, _ []uint64) {
		eachLane(t, dst, func(i, w int) uint64 { return divided(ir.LaneOf(a, i, w).Lo, min(max(int(b[0]), 1), w), w, signed) })
	}
}

// extendedLane returns element i of w/2 bits of a, from bit first on, as one of w bits.
func extendedLane(a []uint64, signed bool, first, i, w int) uint64 {
	x := ir.LaneOf(a, first/(w/2)+i, w/2).Lo
	if signed {
		x = uint64(ir.SignExtend(x, w/2))
	}
	return x
}

func evalExtend(signed bool, first int) evaluation {
	return func(t *ir.Type, dst, a, _, _ []uint64) {
		eachLane(t, dst, func(i, w int) uint64 { return extendedLane(a, signed, first, i, w) })
	}
}

func evalLongProduct(signed bool, first int) evaluation {
	return func(t *ir.Type, dst, a, b, _ []uint64) {
		eachLane(t, dst, func(i, w int) uint64 {
			return extendedLane(a, signed, first, i, w) * extendedLane(b, signed, first, i, w)
		})
	}
}

func evalAddPairs(t *ir.Type, dst, a, b, _ []uint64) {
	eachLane(t, dst, func(i, w int) uint64 {
		n := 128 / w
		from, k := [2][]uint64{a, b}[2*i/n], 2*i%n
		return ir.LaneOf(from, k, w).Lo + ir.LaneOf(from, k+1, w).Lo
	})
}

func evalDistance(signed bool) evaluation {
	return func(t *ir.Type, dst, a, b, _ []uint64) {
		eachLane(t, dst, func(i, w int) uint64 {
			x, y := ir.LaneOf(a, i, w).Lo, ir.LaneOf(b, i, w).Lo
			if greater := x > y; signed && ir.SignExtend(x, w) > ir.SignExtend(y, w) || !signed && greater {
				return x - y
			}
			return y - x
		})
	}
}

// evalAcross combines the elements of w bits, with zeros above the result.
func evalAcross(op ir.Op, w int) evaluation {
	t := ir.Int(w)
	return func(_ *ir.Type, dst, a, _, _ []uint64) {
		r := ir.LaneOf(a, 0, w).Lo
		for i := 1; i < 128/w; i++ {
			r, _, _ = ir.Eval(op, ir.PredNone, t, t, r, ir.LaneOf(a, i, w).Lo, 0)
		}
		dst[0] = r
	}
}

func evalAcrossFloats(op ir.Op, n int) evaluation {
	t := map[int]*ir.Type{2: ir.F64, 4: ir.F32}[n]
	return func(_ *ir.Type, dst, a, _, _ []uint64) {
		at := func(i int) uint64 { return ir.LaneOf(a, i, 128/n).Lo }
		pair := func(x, y uint64) uint64 {
			r, _, _ := semantics.Eval(op, ir.PredNone, t, t, x, y, 0)
			return r
		}
		if dst[0] = pair(at(0), at(1)); n == 4 {
			dst[0] = pair(dst[0], pair(at(2), at(3)))
		}
	}
}

// evalConversion converts all elements, from number first on.
func evalConversion(op ir.Op, first int, to, from *ir.Type) evaluation {
	return func(_ *ir.Type, dst, a, _, _ []uint64) {
		n := 128 / max(ir.LaneBits(to), ir.LaneBits(from))
		semantics.EvalLanes(op, n, to, from, dst, a[first*ir.LaneBits(from)/64:])
	}
}
