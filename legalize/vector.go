package legalize

import (
	"cmp"
	"spillway/ir"
)

// vectorOps lowers operations on vectors.
type vectorOps struct {
	*builder

	masks         map[*ir.Value]mask      // see setMask
	vconsts       map[constKey]madeIn     // see vconst
	constants     map[*ir.Value][4]uint64 // see setConstant
	sums          map[*ir.Value]bool      // see findSums; nil if there are none
	joined        map[*ir.Value]bool      // sums of vectors made by joinSums
	widened       map[*ir.Value]bool      // see findWidened; nil without 32-byte parts
	within        map[*ir.Value]bool      // shuffles used only by another shuffle; see findShuffles
	inserted      map[*ir.Value]bool      // see findChains
	pending       map[*ir.Value][]words   // see chain
	vectorScratch int32                   // slot number for vectors, plus 1
	pieceScratch  int32                   // slot number for parts accessed in pieces, plus 1
}

// Vectors with elements of 8, 16, 32 or 64 bits are parts of 16 bytes (or 32, see hasWide), the last one perhaps padded
// with undefined elements. Each operation determines the element type: all parts have type ir.V2I64 (or ir.V4I64). Mask
// elements are as wide as the compared ones, all ones or zeros (see maskAt). Other vectors are scalarized.

// vectorBytes is the size of a 16-byte part, derived from the target's word; anything narrower counts as narrower than
// a vector even on machines without vectors.
func (lz *Legalizer) vectorBytes() int64 {
	return cmp.Or(lz.t.Classes.VectorBytes, int64(ir.VectorBits(ir.V2I64)/8))
}

func (lz *Legalizer) vectorBits() int { return int(8 * lz.vectorBytes()) }

// wideBits is the size of a 32-byte part in bits; 0 without such parts.
func (lz *Legalizer) wideBits() int { return int(8 * lz.t.Classes.WideBytes) }

// lanesPer returns the number of w-bit elements in a 16-byte part.
func (lz *Legalizer) lanesPer(w int) int { return lz.vectorBits() / w }

// hasVectors reports whether the target has vector registers.
func (l *vectorOps) hasVectors() bool { return l.t.Classes.Vector != 0 }

// laneBits returns the width of an element within the parts of vector type t, or 0 if t is scalarized.
func (l *vectorOps) laneBits(t *ir.Type) int {
	if !l.hasVectors() || t.Len == 1 {
		return 0
	}
	switch t.Elem.Kind {
	case ir.PtrKind:
		return l.iptr.Bits
	case ir.FloatKind:
		return 32
	case ir.DoubleKind:
		return 64
	case ir.HalfKind, ir.BFloatKind:
		return 16
	}
	switch n := t.Elem.Bits; n {
	case 1:
		return l.maskBits(t.Len)
	case 8, 16, 32, 64:
		return n
	}
	return 0
}

// maskBits returns the default element width of a mask of n elements: one that makes it a single part, if possible.
func (l *vectorOps) maskBits(n int64) int {
	for w := 64; w > 8; w /= 2 {
		if n*int64(w) <= 8*l.vectorBytes() {
			return w
		}
	}
	return 8
}

// partsOfLanes returns the number of 16-byte parts of n w-bit elements.
func (l *vectorOps) partsOfLanes(n int64, w int) int {
	bits := 8 * l.vectorBytes()
	return int((n*int64(w) + bits - 1) / bits)
}

// vectorParts appends the parts of the vector type t.
func (l *vectorOps) vectorParts(ps []part, t *ir.Type, off int64) []part {
	w := l.laneBits(t)
	if w == 0 {
		for i := range t.Len {
			at := off + i*l.layout.StoreSize(t.Elem)
			if t.Elem.IsInt() && t.Elem.Bits%8 != 0 {
				at = -1
			}
			first := len(ps)
			ps = l.appendParts(ps, t.Elem, at)
			for k := range ps[first:] {
				ps[first+k].unaddressed = at < 0
			}
		}
		return ps
	}
	total := t.Len * int64(w) / 8
	for at := int64(0); at < total; {
		typ, size := ir.V2I64, int64(l.vectorBytes())
		if l.hasWide() && total-at > l.vectorBytes() {
			typ, size = ir.V4I64, 2*l.vectorBytes()
		}
		ps = append(ps, part{typ: typ, off: off + at, bytes: min(size, total-at), unaddressed: t.Elem == ir.I1})
		at += size
	}
	return ps
}

// intLanes returns the type of vectors of 16 bytes with integers of w bits.
func intLanes(w int) *ir.Type {
	switch w {
	case 8:
		return ir.V16I8
	case 16:
		return ir.V8I16
	case 32:
		return ir.V4I32
	}
	return ir.V2I64
}

// lanesOf returns the type of a part of the vector type t, whose elements have w bits.
func lanesOf(t *ir.Type, w int) *ir.Type {
	switch t.Elem.Kind {
	case ir.FloatKind:
		return ir.V4F32
	case ir.DoubleKind:
		return ir.V2F64
	}
	return intLanes(w)
}

// vconst returns the constant vector whose halves are lo and hi.
func (l *vectorOps) vconst(lo, hi uint64) *ir.Value {
	if lo == hi && lo+1 <= 1 {
		return l.f.Const(ir.V2I64, int64(lo))
	}
	if l.hasWide() {
		return l.virtual(ir.V2I64, [4]uint64{lo, hi})
	}
	if lo == hi && l.does(l.vectors.Repeat, ir.V2I64) && l.vectors.Repeats(int64(lo)) {
		return l.repeated(lo)
	}
	return l.loadConstant(ir.V2I64, [4]uint64{lo, hi})
}

// repeated returns the constant with both halves k, made in the current block by an instruction with an immediate.
func (l *vectorOps) repeated(k uint64) *ir.Value {
	bits := [4]uint64{k, k}
	key := constKey{ir.V2I64, bits}
	if c := l.vconsts[key]; c.v != nil && c.block == l.serial {
		return c.v
	}
	v := l.emit(l.vectors.Repeat, ir.V2I64, l.konst(ir.I64, int64(k)))
	if l.vconsts == nil {
		l.vconsts = make(map[constKey]madeIn)
	}
	l.vconsts[key] = madeIn{v, l.serial}
	l.setConstant(v, bits)
	return v
}

// A constKey is a constant of 16 or 32 bytes.
type constKey struct {
	t    *ir.Type
	bits [4]uint64
}

// loadConstant returns the constant of type t, ir.V2I64 or ir.V4I64, with the given bits, loaded in
// the block being filled.
func (l *vectorOps) loadConstant(t *ir.Type, bits [4]uint64) *ir.Value {
	key := constKey{t, bits}
	if c := l.vconsts[key]; c.v != nil && c.block == l.serial {
		return c.v
	}
	size := ir.VectorBits(t) / 8
	v := l.emit(ir.OpLoad, t, l.symAddr(l.pooledWords(size, bits, t), 0))
	v.Align = int64(size)
	if l.vconsts == nil {
		l.vconsts = make(map[constKey]madeIn)
	}
	l.vconsts[key] = madeIn{v, l.serial}
	l.setConstant(v, bits)
	return v
}

// vectorConstant returns the parts of a constant vector, made in the current block.
func (l *vectorOps) vectorConstant(v *ir.Value) []*ir.Value {
	t := v.Type
	w, n := l.laneBits(t), ir.LaneBits(t.Elem)
	if w == 0 {
		var out []*ir.Value
		for i := range int(t.Len) {
			x := ir.LaneOf(v.Lanes(), i, n)
			var c *ir.Value
			if n > 64 {
				c = l.f.Const128(t.Elem, x.Lo, x.Hi)
			} else {
				c = l.f.Const(t.Elem, int64(x.Lo))
			}
			out = append(out, l.get(c)...)
		}
		return out
	}
	parts := make([]*ir.Value, l.partsOfLanes(t.Len, w))
	per := l.lanesPer(w)
	for i := range parts {
		var bits [2]uint64
		for k := 0; k < per && i*per+k < int(t.Len); k++ {
			x := ir.LaneOf(v.Lanes(), i*per+k, n)
			if n == 1 {
				x.Lo = -x.Lo
			}
			ir.SetLane(bits[:], k, w, x)
		}
		parts[i] = l.vconst(bits[0], bits[1])
	}
	return l.fitParts(t.Len, w, parts)
}

// madeIn is a value made in the given block.
type madeIn struct {
	v     *ir.Value
	block int32
}

// constantOf returns the bits of the constant part v; of one half, if v has two equal ones.
func (l *vectorOps) constantOf(v *ir.Value) (bits [2]uint64, ok bool) {
	if v.Op == ir.OpConst {
		return [2]uint64{uint64(v.Imm), uint64(v.Imm >> 63)}, true
	}
	x, ok := l.constants[v]
	if l.isWide(v) && [2]uint64(x[:2]) != [2]uint64(x[2:]) {
		return bits, false
	}
	return [2]uint64(x[:2]), ok
}

// vsplat returns the constant vector with all w-bit elements x.
func (l *vectorOps) vsplat(w int, x uint64) *ir.Value {
	var b [2]uint64
	for i := range l.lanesPer(w) {
		ir.SetLane(b[:], i, w, ir.U128{Lo: x})
	}
	return l.vconst(b[0], b[1])
}

// vzero returns the vector of zeros.
func (l *vectorOps) vzero() *ir.Value { return l.vconst(0, 0) }

// v2 appends an operation on two vectors at type t.
func (l *vectorOps) v2(op ir.Op, t *ir.Type, a, b *ir.Value) *ir.Value { return l.emit(op, t, a, b) }

// vk appends an operation on a vector and a constant.
func (l *vectorOps) vk(op ir.Op, t *ir.Type, a *ir.Value, k int) *ir.Value {
	return l.emit(op, t, a, l.konst(ir.I32, int64(k)))
}

func (l *vectorOps) vand(a, b *ir.Value) *ir.Value {
	switch {
	case allBits(a) || noBits(b) || a == b:
		return b
	case allBits(b) || noBits(a):
		return a
	}
	return l.v2(ir.OpAnd, ir.V2I64, a, b)
}

func (l *vectorOps) vor(a, b *ir.Value) *ir.Value {
	switch {
	case noBits(a) || allBits(b) || a == b:
		return b
	case noBits(b) || allBits(a):
		return a
	}
	return l.v2(ir.OpOr, ir.V2I64, a, b)
}

func (l *vectorOps) vxor(a, b *ir.Value) *ir.Value {
	switch {
	case noBits(a):
		return b
	case noBits(b):
		return a
	}
	return l.v2(ir.OpXor, ir.V2I64, a, b)
}

func (l *vectorOps) vnot(a *ir.Value) *ir.Value { return l.vxor(a, l.f.Const(ir.V2I64, -1)) }

func noBits(v *ir.Value) bool  { return v.Op == ir.OpConst && v.Imm == 0 }
func allBits(v *ir.Value) bool { return v.Op == ir.OpConst && v.Imm == -1 }

// onVectors reports whether v is a vector operation: it has a vector type or a vector argument.
func onVectors(v *ir.Value) bool {
	if !v.Type.IsVector() && (len(v.Args) == 0 || !v.Args[0].Type.IsVector() && v.Op != ir.OpReduceFrom) {
		return false
	}
	switch v.Op {
	case ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector, ir.OpReduce, ir.OpReduceFrom, ir.OpSelect, ir.OpICmp, ir.OpFCmp:
		return true
	}
	return v.Op >= ir.OpAdd && v.Op <= ir.OpFreeze || v.Op >= ir.FirstTargetOp
}

// vector translates an operation on vectors.
func (l *vectorOps) vector(v *ir.Value) {
	switch v.Op {
	case ir.OpFreeze:
		l.set(v, l.get(v.Args[0])...)
	case ir.OpBitcast:
		a := v.Args[0]
		for a.Op == ir.OpBitcast { // a vector of one may be in another kind of register
			a = a.Args[0]
		}
		l.set(v, l.castVector(a.Type, v.Type, a)...)
	case ir.OpExtractElement:
		l.extractElement(v)
	case ir.OpInsertElement:
		l.insertElement(v)
	case ir.OpShuffleVector:
		l.shuffleVector(v)
	case ir.OpReduce, ir.OpReduceFrom:
		l.set(v, l.reduce(v)...)
	case l.vectors.ShuffleBytes:
		l.shuffleBytes(v)
	case l.vectors.Wide.Permute32:
		l.permuteBy(v)
	case l.vectors.MulAdd, l.vectors.SumDistances:
		t := intLanes(v.Type.Elem.Bits)
		if !l.ops.Has(v.Op, t) {
			l.fail(v, "choose another target", "the target has no %s", v.OpName())
			return
		}
		y := l.get(v.Args[1])
		l.set(v, l.mapParts(l.get(v.Args[0]), func(i int, p *ir.Value) *ir.Value { return l.v2(v.Op, t, p, y[i]) })...)
	case ir.OpICmp, ir.OpFCmp:
		l.compareVectors(v)
	case ir.OpSelect:
		l.selectVectors(v)
	default:
		l.vectorArithmetic(v)
	}
}

// vectorArithmetic lowers element-wise operations.
func (l *vectorOps) vectorArithmetic(v *ir.Value) {
	t := v.Type
	w := l.laneBits(t)
	switch {
	case w == 0 || l.laneBits(v.Args[0].Type) == 0:
	case t.Elem == ir.I1 && v.Op != ir.OpTrunc && !v.Op.IsConversion():
		if l.maskArithmetic(v) {
			return
		}
	case isSmall(t.Elem) && (v.Op < ir.OpFNeg || v.Op > ir.OpFAbs) && v.Op != ir.OpFCopySign || isSmall(v.Args[0].Type.Elem):
	case v.Op.IsConversion():
		if parts := l.convertVector(v); parts != nil {
			l.set(v, parts...)
			return
		}
	case v.Op >= ir.OpShl && v.Op <= ir.OpRotr || v.Op == ir.OpFShl || v.Op == ir.OpFShr:
		if parts := l.shiftVector(v, w); parts != nil {
			l.set(v, parts...)
			return
		}
	case v.Op == ir.OpBSwap && w > 8:
		l.set(v, l.mapParts(l.get(v.Args[0]), func(_ int, p *ir.Value) *ir.Value { return l.reverseBytes(w, p) })...)
		return
	case v.Op == ir.OpBitReverse:
		l.set(v, l.mapParts(l.get(v.Args[0]), func(_ int, p *ir.Value) *ir.Value {
			if l.ops.Has(ir.OpBitReverse, ir.V16I8) {
				return l.reverseBytes(w, l.emit(ir.OpBitReverse, ir.V16I8, p))
			}
			for _, x := range [...]struct {
				n    int
				mask uint64
			}{{1, 0x55}, {2, 0x33}, {4, 0x0f}} {
				up := l.vk(ir.OpVShl, ir.V8I16, l.vand(p, l.vsplat(8, x.mask)), x.n)
				p = l.vor(up, l.upperBits(p, x.n, x.mask))
			}
			return l.reverseBytes(w, p)
		})...)
		return
	case v.Op >= ir.OpUDiv && v.Op <= ir.OpSRem:
		if parts := l.divideVector(v, w); parts != nil {
			l.set(v, parts...)
			return
		}
	default:
		if parts := l.pairedSum(v, w); parts != nil {
			l.set(v, parts...)
			return
		}
		if parts := l.roundedShift(v, w); parts != nil {
			l.set(v, parts...)
			return
		}
		if parts := l.extendedDistance(v, w); parts != nil {
			l.set(v, l.widen(false, v.Type.Len, l.laneBits(v.Args[0].Args[0].Args[0].Type), w, parts)...)
			return
		}
		if parts := l.countedMask(v, w); parts != nil {
			l.set(v, parts...)
			return
		}
		if parts := l.wideProduct(v, w); parts != nil {
			l.set(v, parts...)
			return
		}
		var args [3][]*ir.Value
		for i, a := range v.Args {
			args[i] = l.get(a)
		}
		if parts := l.eachPart(v, t, w, args); parts != nil {
			l.set(v, parts...)
			return
		}
	}
	l.scalarize(v)
}

// eachPart does v part by part, or returns nil if it cannot.
func (l *vectorOps) eachPart(v *ir.Value, t *ir.Type, w int, args [3][]*ir.Value) []*ir.Value {
	op, lanes := v.Op, lanesOf(t, w)
	out := make([]*ir.Value, len(args[0]))
	for i := range out {
		var x [3]*ir.Value
		for k := range args {
			if args[k] != nil {
				x[k] = args[k][i]
			}
		}
		switch {
		case v.NoNaNs && op == ir.OpFMinNum && l.does(l.vectors.Less, lanes):
			out[i] = l.partOp(l.vectors.Less, lanes, w, x[0], x[1])
		case v.NoNaNs && op == ir.OpFMaxNum && l.does(l.vectors.Greater, lanes):
			out[i] = l.partOp(l.vectors.Greater, lanes, w, x[0], x[1])
		case op == ir.OpFMA && l.ops.Has(op, lanes):
			out[i] = l.emit(op, lanes, x[0], x[1], x[2])
		default:
			if out[i] = l.fp.fused(op, lanes, v.Contract, x[0], x[1]); out[i] == nil {
				out[i] = l.partOp(op, lanes, w, x[0], x[1])
			}
			if out[i] == nil {
				return nil
			}
			out[i].Contract = out[i].Contract || v.Contract
		}
	}
	return out
}

// partOp does op on one part, or returns nil if it cannot. t is the part's type and w the width of its elements.
func (l *vectorOps) partOp(op ir.Op, t *ir.Type, w int, a, b *ir.Value) *ir.Value {
	switch op {
	case ir.OpAnd:
		return l.vand(a, b)
	case ir.OpOr:
		return l.vor(a, b)
	case ir.OpXor:
		return l.vxor(a, b)
	case ir.OpAdd:
		if noBits(a) {
			return b
		}
		if noBits(b) {
			return a
		}
	case ir.OpSub:
		if noBits(b) {
			return a
		}
	}
	if l.ops.Has(op, t) && op < ir.OpFMA {
		if b == nil {
			return l.emit(op, t, a)
		}
		return l.emit(op, t, a, b)
	}
	switch op {
	case ir.OpMul:
		return l.mulPart(w, a, b)
	case ir.OpSMin, ir.OpSMax, ir.OpUMin, ir.OpUMax:
		return l.minPart(op, w, a, b)
	case ir.OpAbs:
		return l.absPart(w, a)
	case ir.OpCtPop, ir.OpCtTz:
		return l.countPart(op, w, a)
	case ir.OpUAddSat, ir.OpSAddSat, ir.OpUSubSat, ir.OpSSubSat:
		return l.saturatePart(op, t, w, a, b)
	case l.vectors.Less, l.vectors.Greater: // if the machine has them
		return l.v2(op, t, a, b)
	case ir.OpFMinNum:
		return l.extremumPart(l.vectors.Less, ir.FOLT, t, w, a, b)
	case ir.OpFMaxNum:
		return l.extremumPart(l.vectors.Greater, ir.FOGT, t, w, a, b)
	case ir.OpFNeg:
		return l.vxor(a, l.vsplat(w, 1<<(w-1)))
	case ir.OpFAbs:
		return l.vand(a, l.vsplat(w, 1<<(w-1)-1))
	case ir.OpFCopySign:
		if l.vectors.SelectsBits && l.does(l.vectors.Select, ir.V16I8) {
			return l.selectPart(l.vsplat(w, 1<<(w-1)), b, a)
		}
		sign := l.vsplat(w, 1<<(w-1))
		return l.vor(l.vand(b, sign), l.vand(a, l.vsplat(w, 1<<(w-1)-1)))
	}
	return nil
}
