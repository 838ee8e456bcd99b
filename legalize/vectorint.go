package legalize

import (
	"math/bits"

	"spillway/ir"
)

// mulPart multiplies elements of a width without a multiplication.
func (l *vectorOps) mulPart(w int, a, b *ir.Value) *ir.Value {
	switch w {
	case 8:
		half := func(op ir.Op) *ir.Value {
			return l.cutFor(8, l.partOp(ir.OpMul, ir.V8I16, 16, l.unpack(op, ir.V16I8, a, a), l.unpack(op, ir.V16I8, b, b)))
		}
		return l.cut(8, half(ir.OpVUnpackLo), half(ir.OpVUnpackHi))
	case 32:
		if !l.does(l.vectors.MulEven, ir.V2I64) {
			break
		}
		lo := l.v2(l.vectors.MulEven, ir.V2I64, a, b)
		hi := l.v2(l.vectors.MulEven, ir.V2I64, l.shuffle32(a, 1, 1, 3, 3), l.shuffle32(b, 1, 1, 3, 3))
		return l.unpack(ir.OpVUnpackLo, ir.V4I32, l.shuffle32(lo, 0, 2, 2, 3), l.shuffle32(hi, 0, 2, 2, 3))
	case 64:
		if !l.does(l.vectors.MulEven, ir.V2I64) {
			break
		}
		cross := l.emit(ir.OpAdd, ir.V2I64, l.v2(l.vectors.MulEven, ir.V2I64, l.vk(ir.OpVLShr, ir.V2I64, a, 32), b),
			l.v2(l.vectors.MulEven, ir.V2I64, l.vk(ir.OpVLShr, ir.V2I64, b, 32), a))
		return l.emit(ir.OpAdd, ir.V2I64, l.v2(l.vectors.MulEven, ir.V2I64, a, b), l.vk(ir.OpVShl, ir.V2I64, cross, 32))
	}
	return l.eachLane(ir.OpMul, w, a, b)
}

// shortProduct multiplies by 2^k+1 or 2^k-1 with a shift, if the machine has no multiplication of this width; nil if v
// is something else.
func (l *vectorOps) shortProduct(v *ir.Value, w int) []*ir.Value {
	if v.Op != ir.OpMul || w != 32 && w != 64 || l.ops.Has(ir.OpMul, intLanes(w)) {
		return nil
	}
	d, ok := l.uniformConstant(v.Args[1], w)
	op, power := ir.OpAdd, d-1
	if d&(d+1) == 0 {
		op, power = ir.OpSub, d+1
	}
	if !ok || power < 2 || power&(power-1) != 0 || bits.Len64(power) > w {
		return nil
	}
	return l.mapParts(l.get(v.Args[0]), func(_ int, p *ir.Value) *ir.Value {
		return l.emit(op, intLanes(w), l.shiftPart(ir.OpShl, w, p, trailingZeros(power)), p)
	})
}

// wideProduct multiplies 16-bit numbers extended to 32 bits by combining halves of products, and 8-bit ones at 16 bits,
// which hold the product, if the machine has no 32-bit multiplication; nil if v is something else.
func (l *vectorOps) wideProduct(v *ir.Value, w int) []*ir.Value {
	if parts := l.pairedProduct(v, w); parts != nil {
		return parts
	}
	if of8 := func(a *ir.Value) bool {
		return (a.Op == ir.OpSExt || a.Op == ir.OpZExt) && l.laneBits(a.Args[0].Type) == 8
	}; l.ops.Has(ir.OpMul, ir.V4I32) || v.Op != ir.OpMul || !of8(v.Args[0]) || !of8(v.Args[1]) {
		if parts := l.product32(v, w); parts != nil {
			return parts
		}
	}
	if parts := l.shortProduct(v, w); parts != nil {
		return parts
	}
	if parts := l.product64(v, w); parts != nil {
		return parts
	}
	if v.Op != ir.OpMul || w != 32 || l.ops.Has(ir.OpMul, ir.V4I32) {
		return nil
	}
	a, b := v.Args[0], v.Args[1]
	if a.Op != b.Op || a.Op != ir.OpSExt && a.Op != ir.OpZExt {
		return nil
	}
	if n, signed := v.Type.Len, a.Op == ir.OpSExt; l.laneBits(a.Args[0].Type) == 8 && l.laneBits(b.Args[0].Type) == 8 && l.ops.Has(ir.OpMul, ir.V8I16) {
		y := l.widen(signed, n, 8, 16, l.halves(b.Args[0]))
		x := l.mapParts(l.widen(signed, n, 8, 16, l.halves(a.Args[0])), func(i int, p *ir.Value) *ir.Value { return l.emit(ir.OpMul, ir.V8I16, p, y[i]) })
		return l.widen(signed, n, 16, 32, x)
	}
	if l.laneBits(a.Args[0].Type) != 16 || l.laneBits(b.Args[0].Type) != 16 {
		return nil
	}
	high := ir.OpSMulHi
	if a.Op == ir.OpZExt {
		high = ir.OpUMulHi
	}
	if !l.ops.Has(high, ir.V8I16) || !l.ops.Has(ir.OpMul, ir.V8I16) {
		return nil
	}
	x, y := l.halves(a.Args[0]), l.halves(b.Args[0])
	var out []*ir.Value
	for i := range x {
		lo, hi := l.emit(ir.OpMul, ir.V8I16, x[i], y[i]), l.emit(high, ir.V8I16, x[i], y[i])
		out = append(out, l.unpack(ir.OpVUnpackLo, ir.V8I16, lo, hi), l.unpack(ir.OpVUnpackHi, ir.V8I16, lo, hi))
	}
	return out[:l.partsOfLanes(v.Type.Len, 32)]
}

// distance returns truncated absolute differences of extended elements: max minus min. v is the truncation; nil if it
// is something else.
func (l *vectorOps) distance(v *ir.Value, w int) []*ir.Value {
	d := distanced(v, w)
	if d == nil {
		return nil
	}
	a, b := d.Args[0], d.Args[1]
	most, least, whole := ir.OpSMax, ir.OpSMin, l.vectors.SDistance
	if a.Op == ir.OpZExt {
		most, least, whole = ir.OpUMax, ir.OpUMin, l.vectors.UDistance
	}
	y := l.get(b.Args[0])
	if l.does(whole, intLanes(w)) {
		return l.mapParts(l.get(a.Args[0]), func(i int, p *ir.Value) *ir.Value { return l.v2(whole, intLanes(w), p, y[i]) })
	}
	return l.mapParts(l.get(a.Args[0]), func(i int, p *ir.Value) *ir.Value {
		t := intLanes(w)
		return l.emit(ir.OpSub, t, l.partOp(most, t, w, p, y[i]), l.partOp(least, t, w, p, y[i]))
	})
}

// extendedDistance returns the magnitudes of differences of extended elements at the width that these are extended from, if the machine
// has those and v is their extension to w bits; or nil.
func (l *vectorOps) extendedDistance(v *ir.Value, w int) []*ir.Value {
	if v.Op != ir.OpAbs || v.Args[0].Op != ir.OpSub {
		return nil
	}
	a, b := v.Args[0].Args[0], v.Args[0].Args[1]
	if a.Op != b.Op || !l.extendsLanes(a, w) || !l.extendsLanes(b, w) || !a.Args[0].Type.Equal(b.Args[0].Type) {
		return nil
	}
	op := l.vectors.SDistance
	if a.Op == ir.OpZExt {
		op = l.vectors.UDistance
	}
	t := intLanes(l.laneBits(a.Args[0].Type))
	if !l.does(op, t) {
		return nil
	}
	y := l.split(l.get(b.Args[0]))
	return l.mapParts(l.split(l.get(a.Args[0])), func(i int, p *ir.Value) *ir.Value { return l.v2(op, t, p, y[i]) })
}

// distanced returns the difference of extended elements whose truncated magnitudes v is, or nil.
func distanced(v *ir.Value, w int) *ir.Value {
	d := v.Args[0]
	if v.Op != ir.OpTrunc || d.Op != ir.OpAbs || d.Args[0].Op != ir.OpSub || w != 8 && w != 16 && w != 32 {
		return nil
	}
	d = d.Args[0]
	a, b := d.Args[0], d.Args[1]
	if a.Op != b.Op || a.Op != ir.OpSExt && a.Op != ir.OpZExt || !a.Args[0].Type.Equal(v.Type) || !b.Args[0].Type.Equal(v.Type) {
		return nil
	}
	return d
}

// upperBits shifts each byte right by n and applies mask, whose upper n bits are zero: those hold bits of the byte
// above.
func (l *vectorOps) upperBits(p *ir.Value, n int, mask uint64) *ir.Value {
	return l.vand(l.vk(ir.OpVLShr, ir.V8I16, p, n), l.vsplat(8, mask))
}

// countPart does population counts (OpCtPop) or trailing zero counts (OpCtTz) of elements like countOnes up to bytes,
// which sums of absolute differences from zero add up; nil if counting scalar elements is cheaper.
func (l *vectorOps) countPart(op ir.Op, w int, a *ir.Value) *ir.Value {
	counts, sums := l.ops.Has(ir.OpCtPop, ir.V16I8), l.ops.Has(l.vectors.SumDistances, ir.V2I64)
	if !counts && (!sums || w == 64 && l.ops.Has(ir.OpCtPop, ir.I64)) {
		return nil
	}
	if op == ir.OpCtTz { // the bits below the lowest one
		a = l.vand(l.vnot(a), l.emit(ir.OpSub, intLanes(w), a, l.vsplat(w, 1)))
	}
	if counts {
		a = l.emit(ir.OpCtPop, ir.V16I8, a)
		if long := &l.vectors.Long; l.multipliesLong() {
			for n := 16; n <= w; n *= 2 {
				a = l.v2(long.AddPairs, intLanes(n), l.emit(long.ZExtLow, intLanes(n), a), l.emit(long.ZExtHigh, intLanes(n), a))
			}
			return a
		}
		if w > 8 {
			for n := 8; n < w; n *= 2 {
				a = l.emit(ir.OpAdd, intLanes(w), a, l.vk(ir.OpVShl, intLanes(w), a, n))
			}
			a = l.vk(ir.OpVLShr, intLanes(w), a, w-8)
		}
		return a
	}
	a = l.v2(ir.OpSub, ir.V16I8, a, l.upperBits(a, 1, 0x55))
	a = l.v2(ir.OpAdd, ir.V16I8, l.vand(a, l.vsplat(8, 0x33)), l.upperBits(a, 2, 0x33))
	a = l.vand(l.v2(ir.OpAdd, ir.V16I8, a, l.vk(ir.OpVLShr, ir.V8I16, a, 4)), l.vsplat(8, 0x0f))
	switch w {
	case 16:
		return l.vk(ir.OpVLShr, ir.V8I16, l.v2(ir.OpAdd, ir.V16I8, a, l.vk(ir.OpVShl, ir.V8I16, a, 8)), 8)
	case 32:
		half := func(op ir.Op) *ir.Value {
			return l.v2(l.vectors.SumDistances, ir.V2I64, l.v2(op, ir.V4I32, a, l.vzero()), l.vzero())
		}
		return l.v2(ir.OpVPackU, ir.V16I8, half(ir.OpVUnpackLo), half(ir.OpVUnpackHi))
	case 64:
		return l.v2(l.vectors.SumDistances, ir.V2I64, a, l.vzero())
	}
	return a
}

// saturatePart adds or subtracts with saturation. t is the part's type.
func (l *vectorOps) saturatePart(op ir.Op, t *ir.Type, w int, a, b *ir.Value) *ir.Value {
	add, over := ir.OpAdd, func(s *ir.Value) *ir.Value { return l.vand(l.vxor(s, a), l.vxor(s, b)) }
	switch {
	case op == ir.OpUSubSat && l.ops.Has(ir.OpUMax, t):
		return l.emit(ir.OpSub, t, l.emit(ir.OpUMax, t, a, b), b)
	case op == ir.OpUAddSat && l.ops.Has(ir.OpUMin, t):
		return l.emit(ir.OpAdd, t, l.emit(ir.OpUMin, t, a, l.vnot(b)), b)
	case op == ir.OpUSubSat:
		return l.vand(l.emit(ir.OpSub, t, a, b), l.comparePart(ir.UGT, w, a, b))
	case op == ir.OpUAddSat:
		s := l.emit(ir.OpAdd, t, a, b)
		return l.vor(s, l.comparePart(ir.UGT, w, a, s))
	case op == ir.OpSSubSat:
		add, over = ir.OpSub, func(s *ir.Value) *ir.Value { return l.vand(l.vxor(a, b), l.vxor(s, a)) }
	}
	s := l.emit(add, t, a, b)
	most := l.vxor(l.signPart(w, s), l.vsplat(w, 1<<(w-1))) // overflow inverted the sign
	return l.selectPart(l.signPart(w, over(s)), most, s)
}

// minPart returns the lesser or greater elements.
func (l *vectorOps) minPart(op ir.Op, w int, a, b *ir.Value) *ir.Value {
	if w == 16 && (op == ir.OpUMin || op == ir.OpUMax) && l.ops.Has(ir.OpUSubSat, ir.V8I16) {
		over := l.emit(ir.OpUSubSat, ir.V8I16, a, b)
		if op == ir.OpUMin {
			return l.emit(ir.OpSub, ir.V8I16, a, over)
		}
		return l.emit(ir.OpAdd, ir.V8I16, over, b)
	}
	pred := map[ir.Op]ir.Pred{ir.OpSMin: ir.SLT, ir.OpSMax: ir.SGT, ir.OpUMin: ir.ULT, ir.OpUMax: ir.UGT}[op]
	return l.selectPart(l.comparePart(pred, w, a, b), a, b)
}

// absPart returns the magnitudes of elements.
func (l *vectorOps) absPart(w int, a *ir.Value) *ir.Value {
	t := intLanes(w)
	switch minus := func() *ir.Value { return l.emit(ir.OpSub, t, l.vzero(), a) }; w {
	case 8:
		return l.partOp(ir.OpUMin, t, w, a, minus())
	case 16:
		return l.partOp(ir.OpSMax, t, w, a, minus())
	}
	sign := l.signPart(w, a)
	return l.emit(ir.OpSub, t, l.vxor(a, sign), sign)
}

// signPart returns elements of w bits that are copies of the signs of a's.
func (l *vectorOps) signPart(w int, a *ir.Value) *ir.Value {
	if w == 64 && !l.does(ir.OpVAShr, ir.V2I64) {
		return l.vk(ir.OpVAShr, ir.V4I32, l.shuffle32(a, 1, 1, 3, 3), 31)
	}
	if w == 8 {
		return l.v2(ir.OpVSGt, ir.V16I8, l.vzero(), a)
	}
	return l.vk(ir.OpVAShr, intLanes(w), a, w-1)
}

// shiftVector lowers shifts and rotations if there is a better way than element by element.
func (l *vectorOps) shiftVector(v *ir.Value, w int) []*ir.Value {
	count := v.Args[len(v.Args)-1]
	a := l.get(v.Args[0])
	switch v.Op {
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
	default:
		n, ok := l.uniformConstant(count, w)
		if !ok {
			return nil
		}
		return l.rotateVector(v, w, int(n%uint64(w)))
	}
	if n, ok := l.uniformConstant(count, w); ok {
		return l.mapParts(a, func(_ int, p *ir.Value) *ir.Value { return l.shiftPart(v.Op, w, p, int(min(n, uint64(w)))) })
	}
	byOne := map[ir.Op]ir.Op{ir.OpShl: ir.OpVShl, ir.OpLShr: ir.OpVLShr, ir.OpAShr: ir.OpVAShr}[v.Op]
	if l.ops.Has(byOne, intLanes(w)) {
		if n := l.uniform(count); n != nil {
			return l.mapParts(a, func(_ int, p *ir.Value) *ir.Value { return l.emit(byOne, intLanes(w), p, n) })
		}
	}
	counts := l.get(count)
	if by := map[bool]ir.Op{false: l.vectors.ShiftBy, true: l.vectors.SShiftBy}[v.Op == ir.OpAShr]; l.does(by, intLanes(w)) {
		return l.mapParts(a, func(i int, p *ir.Value) *ir.Value {
			n := counts[i]
			if v.Op != ir.OpShl {
				n = l.emit(ir.OpSub, intLanes(w), l.vzero(), n)
			}
			return l.v2(by, intLanes(w), p, n)
		})
	}
	if v.Op == ir.OpAShr && w == 64 && !l.ops.Has(ir.OpAShr, ir.V2I64) { // the sign is shifted, too, and extended
		n, sign := (*ir.Value)(nil), l.vsplat(64, 1<<63)
		if l.ops.Has(ir.OpVLShr, ir.V2I64) {
			n = l.uniform(count)
		}
		if n == nil && !l.ops.Has(ir.OpLShr, ir.V2I64) {
			return nil
		}
		shift := func(p *ir.Value, i int) *ir.Value {
			if n != nil {
				return l.emit(ir.OpVLShr, ir.V2I64, p, n)
			}
			return l.emit(ir.OpLShr, ir.V2I64, p, counts[i])
		}
		return l.mapParts(a, func(i int, p *ir.Value) *ir.Value {
			s := shift(l.sameLength(sign, p), i)
			return l.emit(ir.OpSub, ir.V2I64, l.vxor(shift(p, i), s), s)
		})
	}
	if t := intLanes(w); l.ops.Has(v.Op, t) {
		return l.mapParts(a, func(i int, p *ir.Value) *ir.Value { return l.emit(v.Op, t, p, counts[i]) })
	}
	if v.Op != ir.OpShl || w == 64 {
		return nil
	}
	if w == 32 && l.t.Semantics.Convert == ir.Indefinite && l.does(ir.OpVFPToSI, ir.V4I32) {
		return l.mapParts(a, func(i int, p *ir.Value) *ir.Value { return l.partOp(ir.OpMul, ir.V4I32, 32, p, l.powersOf2(counts[i])) })
	}
	for _, c := range counts {
		if _, ok := l.constantOf(c); !ok {
			return nil
		}
	}
	return l.mapParts(a, func(i int, p *ir.Value) *ir.Value {
		bits, _ := l.constantOf(counts[i])
		var powers [2]uint64
		for k := range l.lanesPer(w) {
			ir.SetLane(powers[:], k, w, ir.U128{Lo: 1 << min(ir.LaneOf(bits[:], k, w).Lo, 63)})
		}
		return l.partOp(ir.OpMul, intLanes(w), w, p, l.vconst(powers[0], powers[1]))
	})
}

// powersOf2 returns 2^n for the 32-bit elements of n below 32: the conversion of floats with these exponents, which fit
// or, on this machine, become the minimum.
func (l *vectorOps) powersOf2(n *ir.Value) *ir.Value {
	exponent := l.emit(ir.OpAdd, ir.V4I32, l.vk(ir.OpVShl, ir.V4I32, n, 23), l.vsplat(32, 0x3f800000))
	return l.emit(ir.OpVFPToSI, ir.V4I32, exponent)
}

// mapParts returns what f makes of each part.
func (l *vectorOps) mapParts(ps []*ir.Value, f func(i int, p *ir.Value) *ir.Value) []*ir.Value {
	out := make([]*ir.Value, len(ps))
	for i, p := range ps {
		out[i] = f(i, p)
	}
	return out
}

// rotateVector lowers a rotation or a funnel shift by a constant.
func (l *vectorOps) rotateVector(v *ir.Value, w, n int) []*ir.Value {
	a, b := l.get(v.Args[0]), l.get(v.Args[0])
	right := v.Op == ir.OpRotr || v.Op == ir.OpFShr
	if v.Op == ir.OpFShl || v.Op == ir.OpFShr {
		b = l.get(v.Args[1])
	}
	switch {
	case n == 0 && v.Op == ir.OpFShr:
		return b
	case n == 0:
		return a
	case right:
		n = w - n
	}
	return l.mapParts(a, func(i int, p *ir.Value) *ir.Value {
		return l.vor(l.shiftPart(ir.OpShl, w, p, n), l.shiftPart(ir.OpLShr, w, b[i], w-n))
	})
}

// shiftPart shifts all elements by the constant n, 0 <= n <= w.
func (l *vectorOps) shiftPart(op ir.Op, w int, a *ir.Value, n int) *ir.Value {
	t := intLanes(w)
	switch {
	case n == 0:
		return a
	case n >= w && op != ir.OpAShr: // only shifted-in bits
		return l.sameLength(l.vzero(), a)
	case n >= w:
		n = w - 1
	}
	switch {
	case w == 8 && !l.does(ir.OpVShl, ir.V16I8):
		return l.shiftBytes(op, a, n)
	case op == ir.OpShl && n == 1:
		return l.emit(ir.OpAdd, t, a, a)
	case op == ir.OpShl:
		return l.vk(ir.OpVShl, t, a, n)
	case op == ir.OpLShr:
		return l.vk(ir.OpVLShr, t, a, n)
	case w < 64 || l.does(ir.OpVAShr, t):
		return l.vk(ir.OpVAShr, t, a, n)
	case n >= 63:
		return l.signPart(64, a)
	case n >= 32:
		high := l.vk(ir.OpVAShr, ir.V4I32, a, n-32)
		return l.unpack(ir.OpVUnpackLo, ir.V4I32, l.shuffle32(high, 1, 3, 0, 0), l.shuffle32(l.vk(ir.OpVAShr, ir.V4I32, a, 31), 1, 3, 0, 0))
	}
	low := l.vk(ir.OpVLShr, ir.V2I64, a, n)
	high := l.vk(ir.OpVAShr, ir.V4I32, a, n)
	return l.unpack(ir.OpVUnpackLo, ir.V4I32, l.shuffle32(low, 0, 2, 0, 0), l.shuffle32(high, 1, 3, 0, 0))
}

// shiftBytes is shiftPart for elements of 8 bits.
func (l *vectorOps) shiftBytes(op ir.Op, a *ir.Value, n int) *ir.Value {
	switch {
	case n >= 8 && op != ir.OpAShr:
		return l.vzero()
	case n >= 7 && op == ir.OpAShr:
		return l.signPart(8, a)
	case op == ir.OpShl && n == 1:
		return l.emit(ir.OpAdd, ir.V16I8, a, a)
	case op == ir.OpShl:
		return l.vand(l.vk(ir.OpVShl, ir.V8I16, a, n), l.vsplat(8, 0xff<<n&0xff))
	}
	x := l.vand(l.vk(ir.OpVLShr, ir.V8I16, a, n), l.vsplat(8, 0xff>>n))
	if op == ir.OpAShr {
		sign := l.vsplat(8, 0x80>>n)
		x = l.emit(ir.OpSub, ir.V16I8, l.vxor(x, sign), sign)
	}
	return x
}

// uniformConstant returns the constant that all elements of the raw vector v have.
func (l *vectorOps) uniformConstant(v *ir.Value, w int) (uint64, bool) {
	if v.Op == ir.OpZero {
		return 0, true
	}
	if v.Op != ir.OpVector {
		return 0, false
	}
	n := ir.LaneBits(v.Type.Elem)
	x := ir.LaneOf(v.Lanes(), 0, n)
	for i := 1; i < int(v.Type.Len); i++ {
		if ir.LaneOf(v.Lanes(), i, n) != x {
			return 0, false
		}
	}
	return x.Lo, x.Hi == 0
}

// uniform returns the value that all elements of the raw integer vector v have, truncated to 32 bits, if v is one of
// the usual forms of a splat, or nil.
func (l *vectorOps) uniform(v *ir.Value) *ir.Value {
	from := splatted(v)
	if from == nil {
		return nil
	}
	n := from.Args[1]
	return l.resized(map[bool]ir.Op{true: ir.OpZExt, false: ir.OpTrunc}[n.Type.Bits < 32], n.Type.Bits, 32, l.get(n))[0]
}

// reverseBytes reverses the bytes of each w-bit element.
func (l *vectorOps) reverseBytes(w int, p *ir.Value) *ir.Value {
	if w == 8 {
		return p
	}
	if s := l.vectors.Shuffler; s != nil {
		return s.ReverseBytes(vectorBuilder{l}, w, p)
	}
	mask := make([]int, 16)
	for i := range mask {
		mask[i] = i ^ (w/8 - 1)
	}
	return l.choose(8, p, p, mask)
}

// splatted returns the vector whose first element, which was inserted, all elements of the raw vector v are; or nil.
func splatted(v *ir.Value) *ir.Value {
	if v.Op != ir.OpShuffleVector {
		return nil
	}
	for _, k := range v.Path() {
		if k > 0 {
			return nil
		}
	}
	if from := v.Args[0]; from.Op == ir.OpInsertElement && from.Args[2].Op == ir.OpConst && from.Args[2].Imm == 0 {
		return from
	}
	return nil
}
