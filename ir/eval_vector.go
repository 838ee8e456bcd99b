package ir

import "math"

// LaneBits returns how many bits an element of a vector takes where EvalVector has it:
// those of an integer, 32 or 64 of a float, 64 of an address.
func LaneBits(t *Type) int {
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

// VectorWords returns how many words the elements of a vector of type t take.
func VectorWords(t *Type) int { return (int(t.Len)*LaneBits(t.Elem) + 63) / 64 }

// LaneOf returns element i of the vector x whose elements have w bits.
func LaneOf(x []uint64, i, w int) U128 {
	if w == 128 {
		return U128{x[2*i], x[2*i+1]}
	}
	at := i * w
	word, shift := at/64, uint(at%64)
	r := U128{Lo: x[word] >> shift}
	if shift > 0 && word+1 < len(x) {
		r.Lo |= x[word+1] << (64 - shift)
	}
	if w > 64 {
		if word+1 < len(x) {
			r.Hi = x[word+1] >> shift
		}
		if shift > 0 && word+2 < len(x) {
			r.Hi |= x[word+2] << (64 - shift)
		}
	}
	return ZeroExtend128(r, w)
}

// SetLane makes v element i of the vector x whose elements have w bits.
func SetLane(x []uint64, i, w int, v U128) {
	v = ZeroExtend128(v, w)
	for bit := 0; bit < w; {
		at := i*w + bit
		shift := at % 64
		n := min(64-shift, w-bit)
		mask := ^uint64(0) >> (64 - n) << shift
		x[at/64] = x[at/64]&^mask | lshr128(v, uint(bit)).Lo<<shift&mask
		bit += n
	}
}

// EvalVector computes the operation op of vectors: the one definition of it. t is the
// type of the result and src that of the first argument; one of the two is a vector. A
// vector is its elements side by side, each in LaneBits bits, the first lowest; that is
// what memory holds. A scalar argument is one word (two, above 64 bits), and so is a
// scalar result.
//
// Operations on scalars are done element by element, as Eval has them; a select has one
// condition (src is i1) or one for each element. An index beyond the vector gives zero, or
// changes nothing; elements of a shuffle that are not said are zero. For the operations
// that only legal programs have see Op; src does not matter for them.
//
// k of OpVFCmp is that of x86: equal, less, less or equal, unordered; by 4 more the
// contrary.
//
// ok is false where Eval's is, for some element. dst may not overlap the arguments.
func EvalVector(op Op, pred Pred, t, src *Type, dst, a, b, c []uint64) (ok bool) {
	clear(dst)
	switch {
	case op.IsVector() && VectorBits(t) == 256 && op.EachHalf():
		half := HalfVector(t)
		for i := 0; i < 4; i += 2 {
			var args [3][]uint64
			for k, x := range [3][]uint64{a, b, c} {
				if args[k] = x; len(x) == 4 {
					args[k] = x[i : i+2]
				}
			}
			evalLegalVector(op, half, dst[i:i+2], args[0], args[1], args[2])
		}
		return true
	case op.IsVector():
		evalLegalVector(op, t, dst, a, b, c)
		return true
	case op == OpBitcast || op == OpFreeze:
		copy(dst, a)
		return true
	case op == OpExtractElement:
		w := LaneBits(src.Elem)
		if i := b[0]; i < uint64(src.Len) {
			setScalar(dst, LaneOf(a, int(i), w))
		}
		return true
	case op == OpInsertElement:
		copy(dst, a)
		if i := c[0]; i < uint64(t.Len) {
			SetLane(dst, int(i), LaneBits(t.Elem), scalarOf(b))
		}
		return true
	}
	return evalLanes(op, pred, t, src, dst, a, b, c)
}

func scalarOf(x []uint64) U128 {
	if len(x) > 1 {
		return U128{x[0], x[1]}
	}
	return U128{Lo: x[0]}
}

func setScalar(dst []uint64, x U128) {
	dst[0] = x.Lo
	if len(dst) > 1 {
		dst[1] = x.Hi
	}
}

// evalLanes does an operation on scalars element by element.
func evalLanes(op Op, pred Pred, t, src *Type, dst, a, b, c []uint64) bool {
	w, sw := LaneBits(t.Elem), LaneBits(src.Lane())
	bw := sw
	if op == OpSelect {
		bw = w
	}
	for i := range int(t.Len) {
		var x, y, z U128
		if op == OpSelect && !src.IsVector() {
			x = U128{Lo: a[0]}
		} else {
			x = LaneOf(a, i, sw)
		}
		if b != nil {
			y = LaneOf(b, i, bw)
		}
		if c != nil {
			z = LaneOf(c, i, bw)
		}
		r, _, ok := EvalWide(op, pred, t.Elem, src.Lane(), x, y, z)
		if !ok {
			return false
		}
		SetLane(dst, i, w, r)
	}
	return true
}

// EvalShuffle puts the elements of a and b, vectors of type src, together as mask says:
// -1 gives zero.
func EvalShuffle(src *Type, mask []int, dst, a, b []uint64) {
	clear(dst)
	w, n := LaneBits(src.Elem), int(src.Len)
	for i, k := range mask {
		switch {
		case k >= n:
			SetLane(dst, i, w, LaneOf(b, k-n, w))
		case k >= 0:
			SetLane(dst, i, w, LaneOf(a, k, w))
		}
	}
}

// EvalReduce makes one number of the elements of the vector a of type src by the
// operation op, from the first to the last, after the number start if that is not nil.
func EvalReduce(op Op, src *Type, start *U128, a []uint64) U128 {
	w := LaneBits(src.Elem)
	var r U128
	for i := range int(src.Len) {
		x := LaneOf(a, i, w)
		switch {
		case start != nil:
			r, start = *start, nil
			fallthrough
		case i > 0:
			r, _, _ = EvalWide(op, PredNone, src.Elem, src.Elem, r, x, U128{})
		default:
			r = x
		}
	}
	return r
}

// evalLegalVector does the operations of legal programs.
func evalLegalVector(op Op, t *Type, dst, a, b, c []uint64) {
	switch op {
	case OpVUnpackLo, OpVUnpackHi, OpVShuf, OpVShuf2, OpVShufLo, OpVShufHi, OpVShlBytes, OpVLShrBytes, OpVLow:
		evalMoves(op, t, dst, a, b, c)
	case OpVSIToFP, OpVFPToSI, OpVSIToFPLow, OpVFPToSILow, OpVFPExtLow, OpVFPTruncLow:
		evalVectorConversion(op, dst, a)
	case OpVPackS, OpVPackU:
		evalPack(op, LaneBits(t.Elem), dst, a, b)
	case OpVOf:
		SetLane(dst, 0, LaneBits(t.Elem), U128{Lo: a[0]})
	case OpVFirst:
		dst[0] = LaneOf(a, 0, LaneBits(t)).Lo
	case OpVMask8:
		dst[0] = signs(a, 8)
	case OpVMask32:
		dst[0] = signs(a, 32)
	case OpVMask64:
		dst[0] = signs(a, 64)
	case OpVShufBytes, OpVBlend, OpVBlend16, OpVAlign, OpVSExtLow, OpVInsertF:
		evalChoices(op, t, dst, a, b, c)
	case OpVMaskWhole8, OpVMaskWhole32, OpVMaskWhole64:
		w := map[Op]int{OpVMaskWhole8: 8, OpVMaskWhole32: 32, OpVMaskWhole64: 64}[op]
		dst[0] = signs(a[:2], w) | signs(a[2:4], w)<<(128/w)
	case OpVLower, OpVUpper, OpVJoin, OpVSplat, OpVPermute, OpVPermuteBy, OpVPermuteHalves, OpVBlend32, OpVSExtWhole, OpVZExtWhole:
		evalWholeMoves(op, t, dst, a, b, c)
	case OpVSIToFPWhole, OpVFPExtWhole, OpVFPToSIHalf, OpVFPTruncHalf:
		evalVectorConversion(op, dst, a)
	case OpVHalfToFP, OpVFPToHalf:
		from, to, fw, tw, what := F16, F32, 16, 32, OpFPExt
		if op == OpVFPToHalf {
			from, to, fw, tw, what = F32, F16, 32, 16, OpFPTrunc
		}
		for i := range 4 {
			r, _, _ := EvalWide(what, PredNone, to, from, LaneOf(a, i, fw), U128{}, U128{})
			SetLane(dst, i, tw, r)
		}
	case OpVFMin, OpVFMax:
		w := LaneBits(t.Elem)
		for i := range 128 / w {
			x, y := LaneOf(a, i, w), LaneOf(b, i, w)
			if f, g := floatLane(x.Lo, w), floatLane(y.Lo, w); op == OpVFMin && f < g || op == OpVFMax && f > g {
				y = x
			}
			SetLane(dst, i, w, y)
		}
	case OpVExtract8:
		dst[0] = LaneOf(a, int(b[0]&15), 8).Lo
	case OpVInsert:
		copy(dst, a)
		w := LaneBits(t.Elem)
		SetLane(dst, int(c[0]%uint64(128/w)), w, U128{Lo: b[0]})
	case OpVInsert16:
		copy(dst, a)
		SetLane(dst, int(c[0]&7), 16, U128{Lo: b[0]})
	case OpVExtract16:
		dst[0] = LaneOf(a, int(b[0]&7), 16).Lo
	case OpVMulEven:
		for i := range 2 {
			dst[i] = a[i] & 0xFFFFFFFF * (b[i] & 0xFFFFFFFF)
		}
	case OpVSMulEven:
		for i := range 2 {
			dst[i] = uint64(int64(int32(a[i])) * int64(int32(b[i])))
		}
	case OpVSad:
		for i := range 16 {
			x, y := LaneOf(a, i, 8).Lo, LaneOf(b, i, 8).Lo
			dst[i/8] += max(x, y) - min(x, y)
		}
	case OpVAverage:
		for w, i := LaneBits(t.Elem), 0; i < int(t.Len); i++ {
			SetLane(dst, i, w, U128{Lo: (LaneOf(a, i, w).Lo + LaneOf(b, i, w).Lo + 1) / 2})
		}
	case OpVMulAdd:
		product := func(i int) int64 { return SignExtend(LaneOf(a, i, 16).Lo, 16) * SignExtend(LaneOf(b, i, 16).Lo, 16) }
		for i := range 4 {
			SetLane(dst, i, 32, U128{Lo: uint64(product(2*i) + product(2*i+1))})
		}
	default:
		evalLegalLanes(op, t, dst, a, b, c)
	}
}

// signs returns the highest bits of the elements of w bits.
func signs(a []uint64, w int) (set uint64) {
	for i := range 128 / w {
		set |= LaneOf(a, i, w).Lo >> (w - 1) << i
	}
	return set
}

// evalLegalLanes does comparisons and shifts.
func evalLegalLanes(op Op, t *Type, dst, a, b, c []uint64) {
	w := LaneBits(t.Elem)
	for i := range 128 / w {
		x := LaneOf(a, i, w).Lo
		var r uint64
		switch op {
		case OpVEq:
			r = -flag(x == LaneOf(b, i, w).Lo)
		case OpVSGt:
			r = -flag(SignExtend(x, w) > SignExtend(LaneOf(b, i, w).Lo, w))
		case OpVFCmp:
			r = -flag(holds(int(c[0]&7), floatLane(x, w), floatLane(LaneOf(b, i, w).Lo, w)))
		case OpVShl:
			r = shl128(U128{Lo: x}, uint(min(ZeroExtend(b[0], 32), 64))).Lo
		case OpVLShr:
			r = x >> min(ZeroExtend(b[0], 32), 64)
		case OpVAShr:
			r = uint64(SignExtend(x, w) >> min(ZeroExtend(b[0], 32), 63))
		}
		SetLane(dst, i, w, U128{Lo: r})
	}
}

func floatLane(x uint64, w int) float64 {
	if w == 32 {
		return float64(math.Float32frombits(uint32(x)))
	}
	return math.Float64frombits(x)
}

// holds reports the comparison k of x and y; see EvalVector.
func holds(k int, x, y float64) bool {
	var r bool
	switch k & 3 {
	case 0:
		r = x == y
	case 1:
		r = x < y
	case 2:
		r = x <= y
	case 3:
		r = x != x || y != y
	}
	return r != (k&4 != 0)
}

// evalMoves does what moves elements and no more.
func evalMoves(op Op, t *Type, dst, a, b, c []uint64) {
	w := LaneBits(t.Elem)
	n := 128 / w
	set := func(i int, from []uint64, k int) { SetLane(dst, i, w, LaneOf(from, k, w)) }
	switch op {
	case OpVUnpackLo, OpVUnpackHi:
		first := 0
		if op == OpVUnpackHi {
			first = n / 2
		}
		for i := range n / 2 {
			set(2*i, a, first+i)
			set(2*i+1, b, first+i)
		}
	case OpVShuf:
		for i := range 4 {
			set(i, a, int(b[0]>>(2*i)&3))
		}
	case OpVShuf2:
		for i := range 4 {
			set(i, [2][]uint64{a, b}[i/2], int(c[0]>>(2*i)&3))
		}
	case OpVShufLo, OpVShufHi:
		copy(dst, a)
		half := 0
		if op == OpVShufHi {
			half = 4
		}
		for i := range 4 {
			set(half+i, a, half+int(b[0]>>(2*i)&3))
		}
	case OpVShlBytes, OpVLShrBytes:
		x, k := U128{a[0], a[1]}, uint(min(b[0]&0xFF, 16))*8
		if op == OpVShlBytes {
			x = shl128(x, k)
		} else {
			x = lshr128(x, k)
		}
		dst[0], dst[1] = x.Lo, x.Hi
	case OpVLow:
		copy(dst, a)
		set(0, b, 0)
	}
}

// evalWholeMoves does what moves elements from one half of a vector of 32 bytes to the other.
func evalWholeMoves(op Op, t *Type, dst, a, b, c []uint64) {
	w := LaneBits(t.Elem)
	switch op {
	case OpVLower:
		copy(dst, a[:2])
	case OpVUpper:
		copy(dst, a[2:4])
	case OpVJoin:
		copy(dst, a[:2])
		copy(dst[2:], b[:2])
	case OpVSplat:
		for i := range 256 / w {
			SetLane(dst, i, w, LaneOf(a, 0, w))
		}
	case OpVPermute:
		for i := range 4 {
			dst[i] = a[b[0]>>(2*i)&3]
		}
	case OpVPermuteBy:
		for i := range 8 {
			SetLane(dst, i, 32, LaneOf(a, int(LaneOf(b, i, 32).Lo&7), 32))
		}
	case OpVPermuteHalves:
		for i := range 2 {
			k := c[0] >> (4 * i)
			if k&8 == 0 {
				from := [2][]uint64{a, b}[k>>1&1]
				copy(dst[2*i:2*i+2], from[k&1*2:])
			}
		}
	case OpVBlend32:
		for i := range 8 {
			SetLane(dst, i, 32, LaneOf([2][]uint64{a, b}[c[0]>>i&1], i, 32))
		}
	case OpVSExtWhole, OpVZExtWhole:
		for i := range 256 / w {
			x := LaneOf(a, i, w/2).Lo
			if op == OpVSExtWhole {
				x = uint64(SignExtend(x, w/2))
			}
			SetLane(dst, i, w, U128{Lo: x})
		}
	}
}

// evalChoices does what chooses elements by more than a number, and what extends them.
func evalChoices(op Op, t *Type, dst, a, b, c []uint64) {
	bytes := func(x []uint64, k int) U128 { return LaneOf(x, k, 8) }
	switch op {
	case OpVShufBytes:
		for i := range 16 {
			if k := bytes(b, i).Lo; k < 128 {
				SetLane(dst, i, 8, bytes(a, int(k&15)))
			}
		}
	case OpVBlend:
		for i := range 16 {
			from := [2][]uint64{a, b}[bytes(c, i).Lo>>7]
			SetLane(dst, i, 8, bytes(from, i))
		}
	case OpVBlend16:
		for i := range 8 {
			from := [2][]uint64{a, b}[c[0]>>i&1]
			SetLane(dst, i, 16, LaneOf(from, i, 16))
		}
	case OpVAlign:
		for i := range 16 {
			switch k := i + int(c[0]&0xFF); {
			case k < 16:
				SetLane(dst, i, 8, bytes(b, k))
			case k < 32:
				SetLane(dst, i, 8, bytes(a, k-16))
			}
		}
	case OpVSExtLow:
		w := LaneBits(t.Elem)
		for i := range 128 / w {
			SetLane(dst, i, w, U128{Lo: uint64(SignExtend(LaneOf(a, i, w/2).Lo, w/2))})
		}
	case OpVInsertF:
		copy(dst, a)
		k := int(c[0])
		SetLane(dst, k>>4&3, 32, LaneOf(b, k>>6&3, 32))
		for i := range 4 {
			if k>>i&1 != 0 {
				SetLane(dst, i, 32, U128{})
			}
		}
	}
}

// evalVectorConversion does the conversions.
func evalVectorConversion(op Op, dst, a []uint64) {
	to, from, tw, fw, n := F64, I32, 64, 32, 2
	what := OpSIToFP
	switch op {
	case OpVSIToFP:
		to, tw, n = F32, 32, 4
	case OpVFPToSI:
		what, to, from, tw, n = OpFPToSI, I32, F32, 32, 4
	case OpVFPToSILow:
		what, to, from, tw, fw = OpFPToSI, I32, F64, 32, 64
	case OpVFPExtLow:
		what, from = OpFPExt, F32
	case OpVSIToFPWhole:
		n = 4
	case OpVFPExtWhole:
		what, from, n = OpFPExt, F32, 4
	case OpVFPToSIHalf:
		what, to, from, tw, fw, n = OpFPToSI, I32, F64, 32, 64, 4
	case OpVFPTruncHalf:
		what, to, from, tw, fw, n = OpFPTrunc, F32, F64, 32, 64, 4
	case OpVFPTruncLow:
		what, to, from, tw, fw = OpFPTrunc, F32, F64, 32, 64
	}
	for i := range n {
		r, _, _ := Eval(what, PredNone, to, from, LaneOf(a, i, fw).Lo, 0, 0)
		SetLane(dst, i, tw, U128{Lo: r})
	}
}

// evalPack makes elements of w bits of those of twice the width.
func evalPack(op Op, w int, dst, a, b []uint64) {
	n := 64 / w
	least, greatest := -int64(1)<<(w-1), int64(1)<<(w-1)-1
	if op == OpVPackU {
		least, greatest = 0, int64(1)<<w-1
	}
	for i := range 2 * n {
		from := [2][]uint64{a, b}[i/n]
		x := SignExtend(LaneOf(from, i%n, 2*w).Lo, 2*w)
		SetLane(dst, i, w, U128{Lo: uint64(min(max(x, least), greatest))})
	}
}
