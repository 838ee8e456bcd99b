package legalize

import (
	"slices"

	"spillway/ir"
	"spillway/target"
)

// A mask is a vector of truth values with elements of w bits, as wide as the compared ones.
type mask struct {
	w     int
	parts []*ir.Value
}

// setMask records the raw i1 vector v as parts of w-bit elements.
func (l *vectorOps) setMask(v *ir.Value, w int, parts []*ir.Value) {
	parts = l.fitParts(v.Type.Len, w, parts)
	if canonical := l.laneBits(v.Type); canonical != w {
		if l.masks == nil {
			l.masks = make(map[*ir.Value]mask)
		}
		l.masks[v] = mask{w, parts}
		parts = l.resizeMask(v.Type.Len, w, canonical, parts)
	}
	l.set(v, parts...)
}

// maskAt returns the raw i1 vector v as a mask with w-bit elements.
func (l *vectorOps) maskAt(v *ir.Value, w int) []*ir.Value {
	if m, ok := l.masks[v]; ok {
		if m.w == w {
			return m.parts
		}
		if w > m.w {
			return l.resizeMask(v.Type.Len, m.w, w, m.parts)
		}
	}
	return l.resizeMask(v.Type.Len, l.laneBits(v.Type), w, l.get(v))
}

// resizeMask converts a mask of n elements from from bits to to bits.
func (l *vectorOps) resizeMask(n int64, from, to int, parts []*ir.Value) []*ir.Value {
	if from == to {
		return parts
	}
	parts = l.split(parts)
	if from < to {
		if r := l.widenWhole(true, n, from, to, parts); r != nil {
			return l.fitParts(n, to, r)
		}
	}
	for ; from < to; from *= 2 {
		var wide []*ir.Value
		for _, p := range parts {
			wide = append(wide, l.unpack(ir.OpVUnpackLo, intLanes(from), p, p), l.unpack(ir.OpVUnpackHi, intLanes(from), p, p))
		}
		parts = wide[:l.partsOfLanes(n, 2*from)]
	}
	for ; from > to; from /= 2 {
		var narrow []*ir.Value
		for i := 0; i < len(parts); i += 2 {
			b := parts[i]
			if i+1 < len(parts) {
				b = parts[i+1]
			}
			switch {
			case from == 64:
				narrow = append(narrow, l.shuffle32Of2(parts[i], b, 0, 2, 4, 6))
			case !l.multipliesLong() && l.does(ir.OpVPackS, intLanes(from/2)):
				narrow = append(narrow, l.v2(ir.OpVPackS, intLanes(from/2), parts[i], b))
			default:
				narrow = append(narrow, l.evens(from/2, parts[i], b))
			}
		}
		parts = narrow
	}
	return l.fitParts(n, to, parts)
}

// naturalWidth returns the cheapest mask width of v.
func (l *vectorOps) naturalWidth(v *ir.Value) int {
	if m, ok := l.masks[v]; ok {
		return m.w
	}
	return l.laneBits(v.Type)
}

// countedMask lowers v, the addition of a zero-extended mask or its subtraction, to the subtraction or addition of the
// sign-extended one, which is the mask itself; or returns nil.
func (l *vectorOps) countedMask(v *ir.Value, w int) []*ir.Value {
	if v.Op != ir.OpAdd && v.Op != ir.OpSub {
		return nil
	}
	truths := func(a *ir.Value) bool { return a.Op == ir.OpZExt && a.Args[0].Type.Elem == ir.I1 }
	a, b, op := v.Args[0], v.Args[1], ir.OpAdd
	if v.Op == ir.OpAdd {
		op = ir.OpSub
		if !truths(b) {
			a, b = b, a
		}
	}
	if !truths(b) || l.laneBits(b.Args[0].Type) == 0 {
		return nil
	}
	m := l.maskAt(b.Args[0], w)
	return l.mapParts(l.get(a), func(i int, p *ir.Value) *ir.Value { return l.v2(op, intLanes(w), p, m[i]) })
}

// maskArithmetic lowers logic on masks; it reports whether it could.
func (l *vectorOps) maskArithmetic(v *ir.Value) bool {
	if v.Op != ir.OpAnd && v.Op != ir.OpOr && v.Op != ir.OpXor {
		return false
	}
	w := max(l.naturalWidth(v.Args[0]), l.naturalWidth(v.Args[1]))
	a, b := l.maskAt(v.Args[0], w), l.maskAt(v.Args[1], w)
	out := make([]*ir.Value, len(a))
	for i := range a {
		out[i] = l.partOp(v.Op, ir.V2I64, w, a[i], b[i])
	}
	l.setMask(v, w, out)
	return true
}

// compareVectors translates comparisons of vectors.
func (l *vectorOps) compareVectors(v *ir.Value) {
	t := v.Args[0].Type
	w := l.laneBits(t)
	if w == 0 || t.Elem == ir.I1 || isSmall(t.Elem) || v.Op == ir.OpFCmp && !l.comparesFloats(w) {
		l.scalarize(v)
		return
	}
	a, b := l.get(v.Args[0]), l.get(v.Args[1])
	out := make([]*ir.Value, len(a))
	for i := range a {
		if v.Op == ir.OpFCmp {
			out[i] = l.compareFloats(v.Pred, w, a[i], b[i])
		} else {
			out[i] = l.comparePart(v.Pred, w, a[i], b[i])
		}
	}
	l.setMask(v, w, out)
}

// comparePart compares elements that are integers of w bits.
func (l *vectorOps) comparePart(pred ir.Pred, w int, a, b *ir.Value) *ir.Value {
	t := intLanes(w)
	if op := l.vectors.Compares[pred]; l.does(op, t) {
		return l.v2(op, t, a, b)
	}
	if op := l.vectors.Compares[pred.Swap()]; l.does(op, t) {
		return l.v2(op, t, b, a)
	}
	switch pred {
	case ir.EQ:
		return l.equalPart(w, a, b)
	case ir.SGT:
		return l.greaterPart(w, a, b)
	case ir.SLT:
		return l.greaterPart(w, b, a)
	case ir.ULE, ir.UGE:
		op := ir.OpUMin
		if pred == ir.UGE {
			op = ir.OpUMax
		}
		if l.ops.Has(op, t) {
			return l.equalPart(w, l.emit(op, t, a, b), a)
		}
	case ir.UGT, ir.ULT:
		if w == 64 {
			return l.greaterUnsigned64(pred == ir.ULT, a, b)
		}
		if !l.ops.Has(ir.OpUMin, t) {
			sign := l.vsplat(w, 1<<(w-1))
			return l.comparePart(pred+ir.SGT-ir.UGT, w, l.vxor(a, sign), l.vxor(b, sign))
		}
	}
	return l.vnot(l.comparePart(pred.Negate(), w, a, b))
}

func (l *vectorOps) equalPart(w int, a, b *ir.Value) *ir.Value {
	if w < 64 || l.ops.Has(ir.OpVEq, ir.V2I64) {
		return l.v2(ir.OpVEq, intLanes(w), a, b)
	}
	half := l.v2(ir.OpVEq, ir.V4I32, a, b)
	return l.vand(half, l.shuffle32(half, 1, 0, 3, 2))
}

// greaterPart compares elements as signed numbers.
func (l *vectorOps) greaterPart(w int, a, b *ir.Value) *ir.Value {
	if w < 64 || l.ops.Has(ir.OpVSGt, ir.V2I64) {
		return l.v2(ir.OpVSGt, intLanes(w), a, b)
	}
	if noBits(a) { // the sign of b
		return l.signPart(64, b)
	}
	low := l.vconst(0x80000000, 0x80000000) // bias to compare the low halves as unsigned
	return l.greaterHalves(l.vxor(a, low), l.vxor(b, low))
}

func (l *vectorOps) greaterUnsigned64(swap bool, a, b *ir.Value) *ir.Value {
	if swap {
		a, b = b, a
	}
	if l.ops.Has(ir.OpVSGt, ir.V2I64) {
		sign := l.vsplat(64, 1<<63)
		return l.v2(ir.OpVSGt, ir.V2I64, l.vxor(a, sign), l.vxor(b, sign))
	}
	sign := l.vsplat(32, 1<<31)
	return l.greaterHalves(l.vxor(a, sign), l.vxor(b, sign))
}

// greaterHalves compares 64-bit elements by their halves, each signed.
func (l *vectorOps) greaterHalves(a, b *ir.Value) *ir.Value {
	greater, equal := l.v2(ir.OpVSGt, ir.V4I32, a, b), l.v2(ir.OpVEq, ir.V4I32, a, b)
	return l.vor(l.shuffle32(greater, 1, 1, 3, 3), l.vand(l.shuffle32(equal, 1, 1, 3, 3), l.shuffle32(greater, 0, 0, 2, 2)))
}

// comparesFloats reports whether the machine compares vectors of w-bit floats.
func (l *vectorOps) comparesFloats(w int) bool {
	return l.does(l.vectors.FloatCompares.Op, intLanes(w))
}

// compareFloats compares w-bit float elements under pred; the machine supports only some predicates for some widths.
func (l *vectorOps) compareFloats(pred ir.Pred, w int, a, b *ir.Value) *ir.Value {
	of := &l.vectors.FloatCompares
	compare := func(pred ir.Pred) *ir.Value {
		if k := slices.Index(of.Preds, pred); k >= 0 {
			return l.emit(of.Op, intLanes(w), a, b, l.konst(ir.I32, int64(k)))
		}
		return l.emit(of.Op, intLanes(w), b, a, l.konst(ir.I32, int64(slices.Index(of.Preds, pred.Swap()))))
	}
	can := func(pred ir.Pred) bool {
		return slices.Contains(of.Preds, pred) || slices.Contains(of.Preds, pred.Swap())
	}
	switch {
	case pred == ir.FFalse:
		return l.vzero()
	case pred == ir.FTrue:
		return l.f.Const(ir.V2I64, -1)
	case can(pred):
		return compare(pred)
	case pred == ir.FONE && can(ir.FUNE) && can(ir.FORD):
		return l.vand(compare(ir.FUNE), compare(ir.FORD))
	case pred == ir.FUEQ && can(ir.FUNO):
		return l.vor(compare(ir.FOEQ), compare(ir.FUNO))
	case pred == ir.FONE:
		return l.vor(compare(ir.FOGT), compare(ir.FOLT))
	case pred == ir.FORD:
		return l.vor(compare(ir.FOGE), compare(ir.FOLT))
	}
	return l.vnot(l.compareFloats(pred.Negate(), w, a, b)) // an unordered one
}

// selectVectors lowers a select of vectors, by one condition or one per element.
func (l *vectorOps) selectVectors(v *ir.Value) {
	c, t := v.Args[0], v.Type
	w := l.laneBits(t)
	a, b := l.get(v.Args[1]), l.get(v.Args[2])
	if !c.Type.IsVector() {
		l.set(v, l.ints.selWords(l.one(c), a, b)...)
		return
	}
	if w == 0 || l.laneBits(c.Type) == 0 {
		l.scalarize(v)
		return
	}
	if op, swap := l.minOrMax(v); op != ir.OpInvalid && l.ops.Has(op, lanesOf(t, w)) {
		if swap {
			a, b = b, a
		}
		l.set(v, l.mapParts(a, func(i int, p *ir.Value) *ir.Value { return l.v2(op, lanesOf(t, w), p, b[i]) })...)
		return
	}
	if parts := l.difference(v, w); parts != nil {
		l.set(v, parts...)
		return
	}
	if t.Elem == ir.I1 {
		w = max(l.naturalWidth(c), l.naturalWidth(v.Args[1]), l.naturalWidth(v.Args[2]))
		a, b = l.maskAt(v.Args[1], w), l.maskAt(v.Args[2], w)
	}
	m := l.maskAt(c, w)
	out := make([]*ir.Value, len(a))
	for i := range a {
		out[i] = l.selectPart(m[i], a[i], b[i])
	}
	if t.Elem == ir.I1 {
		l.setMask(v, w, out)
		return
	}
	l.set(v, out...)
}

// difference returns max(a, b) - min(a, b) if the select v is that, or nil.
func (l *vectorOps) difference(v *ir.Value, w int) []*ir.Value {
	c, x, y := v.Args[0], v.Args[1], v.Args[2]
	if c.Op != ir.OpICmp || x.Op != ir.OpSub || y.Op != ir.OpSub || x.Args[0] != y.Args[1] || x.Args[1] != y.Args[0] {
		return nil
	}
	pred := c.Pred
	switch {
	case c.Args[0] == x.Args[0] && c.Args[1] == x.Args[1]:
	case c.Args[0] == x.Args[1] && c.Args[1] == x.Args[0]:
		pred = pred.Swap()
	default:
		return nil
	}
	most, least := ir.OpSMax, ir.OpSMin
	switch pred {
	case ir.SGT, ir.SGE:
	case ir.UGT, ir.UGE:
		most, least = ir.OpUMax, ir.OpUMin
	default:
		return nil
	}
	t := intLanes(w)
	if !l.ops.Has(most, t) || !l.ops.Has(least, t) {
		return nil
	}
	b := l.get(x.Args[1])
	return l.mapParts(l.get(x.Args[0]), func(i int, p *ir.Value) *ir.Value {
		return l.emit(ir.OpSub, t, l.emit(most, t, p, b[i]), l.emit(least, t, p, b[i]))
	})
}

// minOrMax returns the operation, min or max, that a select v of float vectors computes, and whether its operands are
// swapped; or OpInvalid.
func (l *vectorOps) minOrMax(v *ir.Value) (op ir.Op, swap bool) {
	c, a, b := v.Args[0], v.Args[1], v.Args[2]
	if c.Op != ir.OpFCmp || !v.Type.IsVector() || v.Type.Elem != ir.F32 && v.Type.Elem != ir.F64 {
		return ir.OpInvalid, false
	}
	pred := c.Pred
	switch {
	case c.Args[0] == a && c.Args[1] == b:
	case c.Args[0] == b && c.Args[1] == a:
		pred = pred.Swap()
	default:
		return ir.OpInvalid, false
	}
	switch pred { // as for a and b
	case ir.FOLT:
		return l.vectors.Less, false
	case ir.FOGT:
		return l.vectors.Greater, false
	case ir.FULE: // not a > b
		return l.vectors.Less, true
	case ir.FUGE:
		return l.vectors.Greater, true
	}
	return ir.OpInvalid, false
}

// selectPart returns m ? a : b bit by bit.
func (l *vectorOps) selectPart(m, a, b *ir.Value) *ir.Value {
	switch {
	case a == b:
		return a
	case noBits(b):
		return l.vand(m, a)
	case allBits(a):
		return l.vor(m, b)
	case noBits(a):
		return l.vand(l.vnot(m), b)
	case m.Op == ir.OpXor && allBits(m.Args[1]):
		return l.selectPart(m.Args[0], b, a)
	}
	if bits, ok := l.constantOf(m); ok && l.ops.HasOn(l.vectors.SelectConst16, ir.V8I16) {
		if k, ok := select16(bits); ok {
			return l.emit(l.vectors.SelectConst16, ir.V8I16, b, a, l.konst(ir.I32, int64(k)))
		}
	}
	if k, ok := l.select32(m); ok {
		return l.emit(l.vectors.Wide.SelectConst32, ir.V8I32, l.longer(b), l.longer(a), l.konst(ir.I32, int64(k)))
	}
	if l.ops.Has(l.vectors.Select, ir.V16I8) {
		return l.emit(l.vectors.Select, ir.V16I8, b, a, m)
	}
	return l.vor(l.vand(m, a), l.vand(l.vnot(m), b))
}

// select16 returns bits as a mask of eight element bits, if it is a 16-bit element mask.
func select16(bits [2]uint64) (k int, ok bool) {
	for i := range 8 {
		switch ir.LaneOf(bits[:], i, 16).Lo {
		case 0:
		case 0xFFFF:
			k |= 1 << i
		default:
			return 0, false
		}
	}
	return k, true
}

// extremumPart returns the elementwise min or max of a and b, and the other operand if one is NaN. Op takes the second
// operand for NaN; the machine may have comparisons under pred instead. It returns nil if there is neither.
func (l *vectorOps) extremumPart(op ir.Op, pred ir.Pred, t *ir.Type, w int, a, b *ir.Value) *ir.Value {
	if !l.does(op, t) && !l.comparesFloats(w) {
		return nil
	}
	if !l.does(op, t) {
		return l.selectPart(l.vor(l.compareFloats(pred, w, b, a), l.compareFloats(ir.FUNO, w, a, a)), b, a)
	}
	if l.areNumbers(w, a) {
		a, b = b, a
	}
	if l.areNumbers(w, b) {
		return l.v2(op, t, a, b)
	}
	return l.selectPart(l.compareFloats(ir.FUNO, w, a, a), b, l.v2(op, t, b, a))
}

// areNumbers reports whether the part p is a constant of w-bit floats without NaN.
func (l *vectorOps) areNumbers(w int, p *ir.Value) bool {
	bits, ok := l.constantOf(p)
	for i := range l.lanesPer(w) {
		ok = ok && !isNaN(ir.LaneOf(bits[:], i, w).Lo, w)
	}
	return ok
}

// selPart returns the part a if the scalar c holds, else b.
func (l *vectorOps) selPart(c, a, b *ir.Value) *ir.Value {
	m := l.emit(ir.OpVOf, ir.V4I32, l.neg(l.convert(ir.OpZExt, ir.I32, c)))
	return l.selectPart(l.splat(32, m), a, b)
}

// bitsOfMask returns the raw i1 vector v as the bits of an integer.
func (l *vectorOps) bitsOfMask(v *ir.Value) words {
	n := int(v.Type.Len)
	w := l.naturalWidth(v)
	parts := l.maskAt(v, w)
	signs := l.does(l.vectors.Signs[8], ir.I32)
	if x, bits := l.signsOf(v); x != nil && bits != 16 && signs {
		w, parts = bits, x
	}
	if w == 16 && signs { // bytes are enough
		w = 8
		parts = l.resizeMask(int64(n), 16, 8, parts)
	}
	whole := l.vectors.Wide.Signs
	if !l.ops.Has(whole[w], ir.I32) {
		parts = l.split(parts)
	}
	at := 0
	r := l.ints.zeros(l.words(max(n, l.wbits)))
	for _, p := range parts {
		ops, per := l.vectors.Signs, partBits(p)/w
		if l.isWide(p) {
			ops = whole
		}
		var x *ir.Value
		if l.does(ops[w], ir.I32) {
			x = l.emit(ops[w], ir.I32, p)
		} else {
			x = l.foldMask(w, p)
		}
		x = l.convert(ir.OpZExt, l.word, x)
		if rest := n - at; rest < per {
			x = l.andImm(x, 1<<rest-1)
		}
		r[at/l.wbits] = l.or(r[at/l.wbits], l.shlImm(x, at%l.wbits))
		at += per
	}
	return l.resized(ir.OpTrunc, len(r)*l.wbits, n, r)
}

// signsOf returns the vector with w-bit elements whose sign bits are the raw i1 vector v; or nil.
func (l *vectorOps) signsOf(v *ir.Value) (x []*ir.Value, w int) {
	if v.Op != ir.OpICmp || v.Pred != ir.SLT || v.Args[1].Op != ir.OpZero {
		return nil, 0
	}
	t := v.Args[0].Type
	if w = l.laneBits(t); w == 0 || w != ir.LaneBits(t.Elem) {
		return nil, 0
	}
	return l.get(v.Args[0]), w
}

// maskOfBits returns the parts of the i1 vector type t with the bits of x.
func (l *vectorOps) maskOfBits(t *ir.Type, x words) []*ir.Value {
	lanes := make([]words, t.Len)
	n := int(t.Len)
	for i := range lanes {
		word := x[i/l.wbits]
		bit := l.lshrImm(word, i%l.wbits)
		lanes[i] = words{l.convert(ir.OpTrunc, ir.I1, bit)}
	}
	w := l.laneBits(t)
	if n > l.lanesPer(w) || n < 4 {
		return l.joinAll(t, lanes)
	}
	return words{l.maskPart(n, w, x[0])}
}

// maskPart returns the n low bits of x, n at most 16, as a mask part with w-bit elements.
func (l *vectorOps) maskPart(n, w int, x *ir.Value) *ir.Value {
	p := l.emit(ir.OpVOf, ir.V4I32, l.extended32(x))
	var bits [2]uint64
	for i := range l.lanesPer(w) {
		ir.SetLane(bits[:], i, w, ir.U128{Lo: 1 << (i % 8)})
	}
	switch s := l.vectors.Shuffler; { // bytes: the first one eight times, then the second
	case w == 8 && s == nil:
		p = l.choose(8, p, p, []int{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1})
	case w == 8:
		p = s.Choose16(vectorBuilder{l}, l.v2(ir.OpVUnpackLo, ir.V16I8, p, p), target.Mask{0, 0, 0, 0, 1, 1, 1, 1})
	default:
		p = l.splat(w, p)
	}
	b := l.vconst(bits[0], bits[1])
	return l.v2(ir.OpVEq, intLanes(w), l.vand(p, b), b)
}

// extended32 returns the low 32 bits of the integer x.
func (l *vectorOps) extended32(x *ir.Value) *ir.Value {
	if x.Type.Bits > 32 {
		return l.convert(ir.OpTrunc, ir.I32, x)
	}
	return l.convert(ir.OpZExt, ir.I32, x)
}
