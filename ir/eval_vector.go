package ir

import "math"

// LaneBits returns the size in bits of a vector element in EvalVector's layout: the width of an integer, 32 or 64 for a
// float, 64 for an address.
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

// VectorWords returns the number of words of a vector of type t.
func VectorWords(t *Type) int { return (int(t.Len)*LaneBits(t.Elem) + 63) / 64 }

// LaneOf returns element i of the vector x with elements of w bits.
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

// SetLane sets element i of the vector x with elements of w bits to v.
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
// ok is false where Eval's is, for some element. dst may not overlap the arguments.
func EvalVector(op Op, pred Pred, t, src *Type, dst, a, b, c []uint64) (ok bool) {
	return open.EvalVector(nil, op, pred, t, src, dst, a, b, c)
}

// EvalVector is the function EvalVector on a machine with the semantics s, extended by the operations in ops.
func (s *Semantics) EvalVector(ops *TargetOps, op Op, pred Pred, t, src *Type, dst, a, b, c []uint64) (ok bool) {
	clear(dst)
	switch {
	case op.IsVector():
		return s.evalLegalVector(ops, op, t, dst, a, b, c)
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
	return s.evalLanes(op, pred, t, src, dst, a, b, c)
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

// evalLanes evaluates a scalar operation element by element.
func (s *Semantics) evalLanes(op Op, pred Pred, t, src *Type, dst, a, b, c []uint64) bool {
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
		r, _, ok := s.EvalWide(op, pred, t.Elem, src.Lane(), x, y, z)
		if !ok {
			return false
		}
		SetLane(dst, i, w, r)
	}
	return true
}

// EvalShuffle selects elements of a and b, vectors of type src, by mask: -1 gives zero.
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

// EvalReduce reduces the elements of the vector a of type src by the operation op, from first to last, starting with
// start if not nil.
func (s *Semantics) EvalReduce(op Op, src *Type, start *U128, a []uint64) U128 {
	w := LaneBits(src.Elem)
	var r U128
	for i := range int(src.Len) {
		x := LaneOf(a, i, w)
		switch {
		case start != nil:
			r, start = *start, nil
			fallthrough
		case i > 0:
			r, _, _ = s.EvalWide(op, PredNone, src.Elem, src.Elem, r, x, U128{})
		default:
			r = x
		}
	}
	return r
}

// evalLegalVector evaluates the vector operations of legal programs.
func (s *Semantics) evalLegalVector(ops *TargetOps, op Op, t *Type, dst, a, b, c []uint64) bool {
	eval := func(t *Type, dst, a, b, c []uint64) { s.evalVectorOp(op, t, dst, a, b, c) }
	if op >= FirstTargetOp {
		v := ops.Vector(op)
		if v == nil {
			return false
		}
		eval = v.Eval
	}
	if VectorBits(t) != 256 || !ops.Shape(op).EachHalf {
		eval(t, dst, a, b, c)
		return true
	}
	half := HalfVector(t)
	for i := 0; i < 4; i += 2 {
		var args [3][]uint64
		for k, x := range [3][]uint64{a, b, c} {
			if args[k] = x; len(x) == 4 {
				args[k] = x[i : i+2]
			}
		}
		eval(half, dst[i:i+2], args[0], args[1], args[2])
	}
	return true
}

// evalVectorOp evaluates an operation of this package.
func (s *Semantics) evalVectorOp(op Op, t *Type, dst, a, b, c []uint64) {
	switch op {
	case OpVUnpackLo, OpVUnpackHi:
		first, w := 0, LaneBits(t.Elem)
		if op == OpVUnpackHi {
			first = 64 / w
		}
		for i := range 64 / w {
			SetLane(dst, 2*i, w, LaneOf(a, first+i, w))
			SetLane(dst, 2*i+1, w, LaneOf(b, first+i, w))
		}
	case OpVSIToFP, OpVFPToSI, OpVFPExtLow, OpVFPTruncLow, OpVHalfToFP, OpVFPToHalf:
		x := vectorConversions[op-OpVSIToFP]
		s.EvalLanes(x.op, x.n, x.to, x.from, dst, a)
	case OpVPackS, OpVPackU:
		evalPack(op, LaneBits(t.Elem), dst, a, b)
	case OpVOf:
		SetLane(dst, 0, LaneBits(t.Elem), U128{Lo: a[0]})
	case OpVFirst:
		dst[0] = LaneOf(a, 0, LaneBits(t)).Lo
	case OpVAlign:
		for i := range 16 {
			switch k := i + int(c[0]&0xFF); {
			case k < 16:
				SetLane(dst, i, 8, LaneOf(b, k, 8))
			case k < 32:
				SetLane(dst, i, 8, LaneOf(a, k-16, 8))
			}
		}
	case OpVSExtLow, OpVSExtWhole, OpVZExtWhole:
		evalWiden(op, t, dst, a)
	case OpVLower:
		copy(dst, a[:2])
	case OpVUpper:
		copy(dst, a[2:4])
	case OpVJoin:
		copy(dst, a[:2])
		copy(dst[2:], b[:2])
	case OpVSplat:
		for w, i := LaneBits(t.Elem), 0; i < 256/w; i++ {
			SetLane(dst, i, w, LaneOf(a, 0, w))
		}
	case OpVExtract8:
		dst[0] = LaneOf(a, int(b[0]&15), 8).Lo
	case OpVExtract16:
		dst[0] = LaneOf(a, int(b[0]&7), 16).Lo
	case OpVInsert:
		copy(dst, a)
		w := LaneBits(t.Elem)
		SetLane(dst, int(c[0]%uint64(128/w)), w, U128{Lo: b[0]})
	case OpVAverage:
		for w, i := LaneBits(t.Elem), 0; i < int(t.Len); i++ {
			SetLane(dst, i, w, U128{Lo: (LaneOf(a, i, w).Lo + LaneOf(b, i, w).Lo + 1) / 2})
		}
	default:
		evalLegalLanes(op, t, dst, a, b)
	}
}

// evalLegalLanes evaluates comparisons and shifts.
func evalLegalLanes(op Op, t *Type, dst, a, b []uint64) {
	w := LaneBits(t.Elem)
	for i := range 128 / w {
		x := LaneOf(a, i, w).Lo
		var r uint64
		switch op {
		case OpVEq:
			r = -flag(x == LaneOf(b, i, w).Lo)
		case OpVSGt:
			r = -flag(SignExtend(x, w) > SignExtend(LaneOf(b, i, w).Lo, w))
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

// FloatLane returns the float of w bits, 32 or 64, with bits x.
func FloatLane(x uint64, w int) float64 {
	if w == 32 {
		return float64(math.Float32frombits(uint32(x)))
	}
	return math.Float64frombits(x)
}

// evalWiden extends the elements of the low half of a, or of a if it is half as long.
func evalWiden(op Op, t *Type, dst, a []uint64) {
	w := LaneBits(t.Elem)
	for i := range VectorBits(t) / w {
		x := LaneOf(a, i, w/2).Lo
		if op != OpVZExtWhole {
			x = uint64(SignExtend(x, w/2))
		}
		SetLane(dst, i, w, U128{Lo: x})
	}
}

// vectorConversions are the conversions of several elements.
var vectorConversions = [...]struct {
	op       Op
	n        int
	to, from *Type
}{
	0: {OpSIToFP, 4, F32, I32}, OpVFPToSI - OpVSIToFP: {OpFPToSI, 4, I32, F32},
	OpVFPExtLow - OpVSIToFP: {OpFPExt, 2, F64, F32}, OpVFPTruncLow - OpVSIToFP: {OpFPTrunc, 2, F32, F64},
	OpVHalfToFP - OpVSIToFP: {OpFPExt, 4, F32, F16}, OpVFPToHalf - OpVSIToFP: {OpFPTrunc, 4, F16, F32},
}

// EvalLanes applies the conversion op to the first n elements of a and stores the results in those of dst.
func (s *Semantics) EvalLanes(op Op, n int, to, from *Type, dst, a []uint64) {
	for i := range n {
		r, _, _ := s.EvalWide(op, PredNone, to, from, LaneOf(a, i, LaneBits(from)), U128{}, U128{})
		SetLane(dst, i, LaneBits(to), r)
	}
}

// evalPack narrows elements to w bits from twice that width.
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
