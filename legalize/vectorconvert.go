package legalize

import (
	"slices"

	"spillway/ir"
)

// convertVector lowers a vector conversion, or returns nil if it must be scalarized.
func (l *vectorOps) convertVector(v *ir.Value) []*ir.Value {
	from, to := v.Args[0].Type, v.Type
	fw, tw := l.laneBits(from), l.laneBits(to)
	n := to.Len
	if from.Elem == ir.I1 {
		return l.convertMask(v, tw)
	}
	if parts := l.distance(v, tw); parts != nil {
		return parts
	}
	if parts := l.narrowed(v, tw); parts != nil {
		return parts
	}
	x := l.get(v.Args[0])
	switch v.Op {
	case ir.OpZExt, ir.OpSExt:
		return l.widen(v.Op == ir.OpSExt, n, fw, tw, l.split(x))
	case ir.OpTrunc:
		if to.Elem == ir.I1 {
			one := l.vsplat(fw, 1)
			l.setMask(v, fw, l.mapParts(x, func(_ int, p *ir.Value) *ir.Value { return l.equalPart(fw, l.vand(p, one), one) }))
			return l.get(v)
		}
		return l.narrow(n, fw, tw, x)
	case ir.OpPtrToInt, ir.OpIntToPtr:
		if tw > fw {
			return l.widen(false, n, fw, tw, l.split(x))
		}
		return l.narrow(n, fw, tw, x)
	case ir.OpSIToFP, ir.OpUIToFP:
		return l.vectorToFloat(v.Op == ir.OpSIToFP, n, fw, tw, x)
	case ir.OpFPToSI, ir.OpFPToUI:
		if to.Elem == ir.I1 && !l.comparesFloats(fw) {
			return nil
		}
		if to.Elem == ir.I1 { // results other than 0 and ±1 are poison
			pred, limit := ir.FOGE, map[int]uint64{32: 0x3f800000, 64: 0x3ff0000000000000}[fw]
			if v.Op == ir.OpFPToSI {
				pred, limit = ir.FOLE, limit|1<<(fw-1)
			}
			l.setMask(v, fw, l.mapParts(x, func(_ int, p *ir.Value) *ir.Value { return l.compareFloats(pred, fw, p, l.vsplat(fw, limit)) }))
			return l.get(v)
		}
		return l.vectorFromFloat(v.Op == ir.OpFPToSI, n, fw, tw, x)
	case ir.OpFPExt:
		return l.doubled(n, ir.OpVFPExtLow, l.vectors.Wide.FloatToDouble, x)
	case ir.OpFPTrunc:
		return l.halved(ir.OpVFPTruncLow, l.vectors.Wide.DoubleToFloat, ir.V4F32, x)
	}
	return nil
}

// convertMask lowers a conversion of a mask.
func (l *vectorOps) convertMask(v *ir.Value, tw int) []*ir.Value {
	a := v.Args[0]
	switch v.Op {
	case ir.OpSExt:
		return l.maskAt(a, tw)
	case ir.OpZExt:
		one := l.vsplat(tw, 1)
		return l.mapParts(l.maskAt(a, tw), func(_ int, p *ir.Value) *ir.Value { return l.vand(p, one) })
	case ir.OpSIToFP, ir.OpUIToFP:
		value := uint64(0x3f800000)
		if tw == 64 {
			value = 0x3ff0000000000000
		}
		if v.Op == ir.OpSIToFP {
			value |= 1 << (tw - 1)
		}
		one := l.vsplat(tw, value)
		return l.mapParts(l.maskAt(a, tw), func(_ int, p *ir.Value) *ir.Value { return l.vand(p, one) })
	}
	return nil
}

// widen extends n integers of from bits, in parts of 16 bytes, to to bits.
func (l *vectorOps) widen(signed bool, n int64, from, to int, x []*ir.Value) []*ir.Value {
	if from == to {
		return x
	}
	if r := l.widenWhole(signed, n, from, to, x); r != nil {
		return r
	}
	for ; from < to; from *= 2 {
		var wide []*ir.Value
		for _, p := range x {
			if t, long := intLanes(2*from), &l.vectors.Long; l.does(long.ZExtLow, t) {
				low, high := long.ZExtLow, long.ZExtHigh
				if signed {
					low, high = ir.OpVSExtLow, long.SExtHigh
				}
				if whole := l.upperOf(p); whole != nil && len(wide)+1 == l.partsOfLanes(n, 2*from) {
					wide = append(wide, l.emit(high, t, whole))
					continue
				}
				wide = append(wide, l.emit(low, t, p))
				if len(wide) < l.partsOfLanes(n, 2*from) {
					wide = append(wide, l.emit(high, t, p))
				}
				continue
			}
			if signed && l.ops.Has(ir.OpVSExtLow, intLanes(2*from)) {
				wide = append(wide, l.emit(ir.OpVSExtLow, intLanes(2*from), p))
				if len(wide) < l.partsOfLanes(n, 2*from) {
					wide = append(wide, l.emit(ir.OpVSExtLow, intLanes(2*from), l.shuffle32(p, 2, 3, 2, 3)))
				}
				continue
			}
			other := l.vzero()
			if signed {
				other = l.signPart(from, p)
			}
			wide = append(wide, l.unpack(ir.OpVUnpackLo, intLanes(from), p, other), l.unpack(ir.OpVUnpackHi, intLanes(from), p, other))
		}
		x = wide[:l.partsOfLanes(n, 2*from)]
	}
	return x
}

// narrow truncates n integers of from bits to to bits.
func (l *vectorOps) narrow(n int64, from, to int, x []*ir.Value) []*ir.Value {
	for ; from > to && l.does(l.vectors.Long.ZExtLow, intLanes(from)); from /= 2 { // a shuffle of arbitrary elements is no longer
		x = l.packParts(x, func(a, b *ir.Value) *ir.Value {
			if a == b {
				return l.emit(l.vectors.Long.Narrow, intLanes(from/2), a)
			}
			return l.evens(from/2, a, b)
		})
	}
	if from == 64 && to < 64 {
		x, from = l.packParts(x, func(a, b *ir.Value) *ir.Value { return l.shuffle32Of2(a, b, 0, 2, 4, 6) }), 32
	}
	for ; from > to && !l.packs(from/2); from /= 2 {
		x = l.packParts(x, func(a, b *ir.Value) *ir.Value { return l.evens(from/2, a, b) })
	}
	if from == 32 && to == 8 { // at most a byte remains, so the second step needs no masking
		x = l.mapParts(x, func(_ int, p *ir.Value) *ir.Value { return l.vand(p, l.vsplat(32, 0xff)) })
		x = l.packParts(x, func(a, b *ir.Value) *ir.Value { return l.v2(ir.OpVPackS, ir.V8I16, a, b) })
		return l.packParts(x, func(a, b *ir.Value) *ir.Value { return l.v2(ir.OpVPackU, ir.V16I8, a, b) })
	}
	if from == 32 && to < 32 && l.ops.Has(ir.OpVPackU, ir.V8I16) {
		x = l.mapParts(x, func(_ int, p *ir.Value) *ir.Value { return l.vand(p, l.vsplat(32, 0xffff)) })
		x, from = l.packParts(x, func(a, b *ir.Value) *ir.Value { return l.v2(ir.OpVPackU, ir.V8I16, a, b) }), 16
	}
	if from == 32 && to < 32 {
		x = l.mapParts(x, func(_ int, p *ir.Value) *ir.Value {
			return l.shiftPart(ir.OpAShr, 32, l.shiftPart(ir.OpShl, 32, p, 16), 16)
		})
		x, from = l.packParts(x, func(a, b *ir.Value) *ir.Value { return l.v2(ir.OpVPackS, ir.V8I16, a, b) }), 16
	}
	if from == 16 && to < 16 {
		x = l.mapParts(x, func(_ int, p *ir.Value) *ir.Value { return l.vand(p, l.vsplat(16, 0xff)) })
		x = l.packParts(x, func(a, b *ir.Value) *ir.Value { return l.v2(ir.OpVPackU, ir.V16I8, a, b) })
	}
	return x
}

// byPairs applies f to pairs of parts; a last single part is used twice.
func (l *vectorOps) byPairs(x []*ir.Value, f func(a, b *ir.Value) *ir.Value) []*ir.Value {
	var out []*ir.Value
	for i := 0; i < len(x); i += 2 {
		b := x[i]
		if i+1 < len(x) {
			b = x[i+1]
		}
		out = append(out, f(x[i], b))
	}
	return out
}

// doubled makes n doubles: for each 16-byte part, two by op on its low and its high half, or one 32-byte part by whole.
func (l *vectorOps) doubled(n int64, op, whole ir.Op, x []*ir.Value) []*ir.Value {
	var out []*ir.Value
	t := ir.V2F64
	if x = l.split(x); !l.does(op, t) {
		return nil
	}
	if l.hasWide() && n > 2 && l.ops.HasOn(whole, ir.V4F64) {
		return l.mapParts(x[:l.numParts(n, 64)], func(_ int, p *ir.Value) *ir.Value { return l.emit(whole, ir.V4F64, p) })
	}
	for _, p := range x {
		out = append(out, l.emit(op, t, p))
		if int64(len(out))*2 < n && op == ir.OpVFPExtLow && l.does(l.vectors.Conversions.FloatToDoubleHigh, t) {
			out = append(out, l.emit(l.vectors.Conversions.FloatToDoubleHigh, t, p))
		} else if int64(len(out))*2 < n {
			out = append(out, l.emit(op, t, l.unpack(ir.OpVUnpackHi, ir.V2I64, p, p)))
		}
	}
	return out
}

// halved makes one part of each two by op, and of each 32-byte part by whole.
func (l *vectorOps) halved(op, whole ir.Op, t *ir.Type, x []*ir.Value) []*ir.Value {
	var out []*ir.Value
	if !l.does(op, t) {
		return nil
	}
	if l.hasWide() {
		for _, p := range x {
			if l.isWide(p) {
				out = append(out, l.emit(whole, t, p))
			} else {
				out = append(out, l.emit(op, t, p))
			}
		}
		return l.pairUp(out)
	}
	for i := 0; i < len(x); i += 2 {
		p := l.emit(op, t, x[i])
		if i+1 < len(x) {
			p = l.unpack(ir.OpVUnpackLo, ir.V2I64, p, l.emit(op, t, x[i+1]))
		}
		out = append(out, p)
	}
	return out
}

// vectorToFloat converts n integers of fw bits to floats of tw bits.
func (l *vectorOps) vectorToFloat(signed bool, n int64, fw, tw int, x []*ir.Value) []*ir.Value {
	if r := l.sameWidthToFloat(signed, n, fw, tw, x); r != nil {
		return r
	}
	if fw == 64 {
		return nil
	}
	if fw < 32 {
		x, signed = l.widen(signed, n, fw, 32, l.split(x)), true
	}
	switch {
	case tw == 32 && !l.does(ir.OpVSIToFP, ir.V4F32), !signed && !l.ops.Has(ir.OpFSub, map[int]*ir.Type{32: ir.V4F32, 64: ir.V2F64}[tw]):
		return nil
	case signed && tw == 32:
		return l.mapParts(x, func(_ int, p *ir.Value) *ir.Value { return l.emit(ir.OpVSIToFP, ir.V4F32, p) })
	case signed:
		return l.doubled(n, l.vectors.Conversions.IntToDouble, l.vectors.Wide.IntToDouble, x)
	case tw == 32:
		return l.mapParts(x, func(_ int, p *ir.Value) *ir.Value { return l.unsignedToFloat(p) })
	}
	if wide := l.widenWhole(false, n, 32, 64, l.split(x)); wide != nil { // as in unsignedToDouble
		return l.mapParts(wide, func(_ int, p *ir.Value) *ir.Value {
			two52 := l.vsplat(64, 0x4330000000000000)
			return l.emit(ir.OpFSub, ir.V2F64, l.vor(p, two52), two52)
		})
	}
	var out []*ir.Value
	for _, p := range l.split(x) {
		for _, op := range [...]ir.Op{ir.OpVUnpackLo, ir.OpVUnpackHi} {
			if int64(len(out))*2 < n {
				out = append(out, l.unsignedToDouble(op, p))
			}
		}
	}
	return out
}

// sameWidthToFloat is vectorToFloat by operations on elements as wide as the floats, or nil if the machine has none or
// the elements are wider.
func (l *vectorOps) sameWidthToFloat(signed bool, n int64, fw, tw int, x []*ir.Value) []*ir.Value {
	c := &l.vectors.Conversions
	op, t := c.UIntToFloat, ir.V4F32
	switch {
	case tw == 64 && (signed || fw < 64):
		op, t = c.LongToDouble, ir.V2F64
	case tw == 64:
		op, t = c.ULongToDouble, ir.V2F64
	case tw == 32 && (signed || fw < 32):
		op = ir.OpVSIToFP
	}
	if fw > tw || tw != 32 && tw != 64 || !l.does(c.UIntToFloat, ir.V4F32) || !l.does(op, t) {
		return nil
	}
	x = l.widen(signed, n, fw, tw, l.split(x))
	return l.mapParts(x, func(_ int, p *ir.Value) *ir.Value { return l.emit(op, t, p) })
}

// sameWidthFromFloat is vectorFromFloat likewise, for integers no wider than the floats.
func (l *vectorOps) sameWidthFromFloat(signed bool, n int64, fw, tw int, x []*ir.Value) []*ir.Value {
	c := &l.vectors.Conversions
	op, t := c.FloatToUInt, ir.V4I32
	switch signed = signed || tw < fw; {
	case fw == 64 && signed:
		op, t = c.DoubleToLong, ir.V2I64
	case fw == 64:
		op, t = c.DoubleToULong, ir.V2I64
	case signed:
		op = ir.OpVFPToSI
	}
	if tw > fw || fw != 32 && fw != 64 || !l.does(c.FloatToUInt, ir.V4I32) || !l.does(op, t) {
		return nil
	}
	return l.narrow(n, fw, tw, l.mapParts(x, func(_ int, p *ir.Value) *ir.Value { return l.emit(op, t, p) }))
}

// unsignedToFloat converts four unsigned integers by halves, each of which is exact, so that only the final addition
// rounds.
func (l *vectorOps) unsignedToFloat(p *ir.Value) *ir.Value {
	lo := l.emit(ir.OpVSIToFP, ir.V4F32, l.vand(p, l.vsplat(32, 0xffff)))
	hi := l.emit(ir.OpVSIToFP, ir.V4F32, l.vk(ir.OpVLShr, ir.V4I32, p, 16))
	return l.emit(ir.OpFAdd, ir.V4F32, l.emit(ir.OpFMul, ir.V4F32, hi, l.vsplat(32, 0x47800000)), lo)
}

// unsignedToDouble converts the two unsigned integers of a half of p, each as the low half of a double that is 2^52
// greater.
func (l *vectorOps) unsignedToDouble(unpack ir.Op, p *ir.Value) *ir.Value {
	x := l.unpack(unpack, ir.V4I32, p, l.vsplat(32, 0x43300000))
	return l.emit(ir.OpFSub, ir.V2F64, x, l.vsplat(64, 0x4330000000000000))
}

// vectorFromFloat converts n floats of fw bits to integers of tw bits.
func (l *vectorOps) vectorFromFloat(signed bool, n int64, fw, tw int, x []*ir.Value) []*ir.Value {
	if r := l.sameWidthFromFloat(signed, n, fw, tw, x); r != nil {
		return r
	}
	if fw == 32 && !l.does(ir.OpVFPToSI, ir.V4I32) {
		return nil
	}
	// Beyond the signed range: less 2^31, then the sign bit.
	if tw == 32 && !signed && fw == 32 && l.t.Semantics.Convert == ir.Indefinite && l.ops.Has(ir.OpFSub, ir.V4F32) {
		return l.mapParts(x, func(_ int, p *ir.Value) *ir.Value {
			low := l.emit(ir.OpVFPToSI, ir.V4I32, p)
			high := l.emit(ir.OpVFPToSI, ir.V4I32, l.emit(ir.OpFSub, ir.V4F32, p, l.sameLength(l.vsplat(32, 0x4f000000), p)))
			return l.vor(low, l.vand(high, l.signPart(32, low)))
		})
	}
	if tw == 64 || tw == 32 && !signed {
		return nil
	}
	if fw == 32 {
		x = l.mapParts(x, func(_ int, p *ir.Value) *ir.Value { return l.emit(ir.OpVFPToSI, ir.V4I32, p) })
	} else {
		x = l.halved(l.vectors.Conversions.DoubleToInt, l.vectors.Wide.DoubleToInt, ir.V4I32, x)
	}
	if x == nil {
		return nil
	}
	return l.narrow(n, 32, tw, x)
}

// reduce lowers a vector reduction.
func (l *vectorOps) reduce(v *ir.Value) words {
	op := ir.Op(v.Imm)
	a := v.Args[len(v.Args)-1]
	t := a.Type
	w := l.laneBits(t)
	if v.Op == ir.OpReduce && w > 0 && t.Elem == ir.I1 {
		if r := l.reduceMask(op, a); r != nil {
			return r
		}
	}
	if v.Op == ir.OpReduce && op == ir.OpAdd && w == 32 {
		if r := l.sumOfDistances(a); r != nil {
			return r
		}
	}
	if v.Op == ir.OpReduce && w > 0 && t.Elem.IsInt() && t.Elem != ir.I1 && t.Len == roundUpPowerOf2(t.Len) {
		parts := l.get(a)
		if op == ir.OpAdd && l.does(l.vectors.Long.AddPairs, intLanes(w)) && int(t.Len) >= l.lanesPer(w) {
			parts = []*ir.Value{l.sumOf(l.summands(a, w), w)}
		}
		if r := l.reduceByHalves(op, t, w, parts); r != nil {
			return r
		}
	}
	if w > 0 && (t.Elem == ir.F32 || t.Elem == ir.F64) && t.Len == roundUpPowerOf2(t.Len) && t.Len > 1 {
		if r := l.reduceFloats(v, op, t, w, l.get(a)); r != nil {
			return r
		}
	}
	lanes := l.lanesOfValue(a)
	r := lanes[0]
	if v.Op == ir.OpReduceFrom {
		r = l.scalarPair(op, t.Elem, l.get(v.Args[0]), r)
	}
	for _, x := range lanes[1:] {
		r = l.scalarPair(op, t.Elem, r, x)
	}
	return r
}

// reduceFloats reduces by halves if reassociation is allowed, as it always is for min and max; otherwise nil.
func (l *vectorOps) reduceFloats(v *ir.Value, op ir.Op, t *ir.Type, w int, parts []*ir.Value) words {
	switch {
	case op == ir.OpFMinNum && v.NoNaNs && l.does(l.vectors.Less, lanesOf(t, w)):
		op = l.vectors.Less
	case op == ir.OpFMaxNum && v.NoNaNs && l.does(l.vectors.Greater, lanesOf(t, w)):
		op = l.vectors.Greater
	case op != ir.OpFMinNum && op != ir.OpFMaxNum && !v.Reassoc:
		return nil
	}
	r := l.reduceByHalves(op, t, w, parts)
	if r == nil || v.Op != ir.OpReduceFrom {
		return r
	}
	start := v.Args[0]
	if start.Op == ir.OpConst && (op == ir.OpFAdd && uint64(start.Imm)<<(64-w) == 1<<63 || op == ir.OpFMul && start.Imm == map[int]int64{32: 0x3f800000, 64: 0x3ff0000000000000}[w]) {
		return r // -0 or 1 is neutral
	}
	return l.scalarPair(op, t.Elem, l.get(start), r)
}

// scalarPair does op on two scalars of type t.
func (l *vectorOps) scalarPair(op ir.Op, t *ir.Type, a, b words) words {
	return l.scalar(l.f.NewValue(op, t, l.rawValue(t, a), l.rawValue(t, b)))
}

// reduceMask reduces a mask by logic.
func (l *vectorOps) reduceMask(op ir.Op, a *ir.Value) words {
	n := int(a.Type.Len)
	if n > l.wbits {
		return nil
	}
	bits := l.bitsOfMask(a)[0]
	switch op {
	case ir.OpOr, ir.OpUMax, ir.OpSMin:
		return words{l.cmpImm(ir.NE, bits, 0)}
	case ir.OpAnd, ir.OpUMin, ir.OpSMax, ir.OpMul:
		return words{l.cmpImm(ir.EQ, bits, ir.SignExtend(1<<n-1, bits.Type.Bits))}
	}
	return nil
}

// reduceByHalves reduces a power-of-two number of elements by the associative op: the upper half with the lower, and so
// on.
func (l *vectorOps) reduceByHalves(op ir.Op, t *ir.Type, w int, parts []*ir.Value) words {
	lt := lanesOf(t, w)
	parts = slices.Clone(parts)
	for len(parts) > 1 {
		half := len(parts) / 2
		for i := range half {
			if parts[i] = l.partOp(op, lt, w, parts[i], parts[half+i]); parts[i] == nil {
				return nil
			}
		}
		parts = parts[:half]
	}
	p := parts[0]
	if l.isWide(p) {
		if p = l.partOp(op, lt, w, l.lower(p), l.higher(p)); p == nil {
			return nil
		}
	}
	if across := l.vectors.Across[op][w]; int(t.Len) >= l.lanesPer(w) && l.ops.HasOn(across, numberType(t.Elem)) {
		r := l.emit(across, numberType(t.Elem), p)
		if w < 32 {
			r = l.convert(ir.OpTrunc, intLaneType(w), r)
		}
		return words{r}
	}
	for n := min(int(t.Len), l.lanesPer(w)) / 2; n > 0; n /= 2 {
		if n == 4 && op == ir.OpAdd && w == 8 && l.ops.Has(l.vectors.SumDistances, ir.V2I64) { // the sum of their distances from zero
			sum := l.laneOf(ir.I32, 32, l.v2(l.vectors.SumDistances, ir.V2I64, p, l.vzero()), 0)
			return words{l.convert(ir.OpTrunc, ir.I8, sum[0])}
		}
		if p = l.partOp(op, lt, w, p, l.upper(p, n*w)); p == nil {
			return nil
		}
	}
	return l.laneOf(t.Elem, w, p, 0)
}

// numberType returns the type of the result of target.VectorOps.Across on elements of type t.
func numberType(t *ir.Type) *ir.Type {
	if t.IsInt() && t.Bits < 32 {
		return ir.I32
	}
	return t
}

// upper returns p shifted down by bits bits.
func (l *vectorOps) upper(p *ir.Value, bits int) *ir.Value {
	switch bits {
	case 64:
		return l.shuffle32(p, 2, 3, 2, 3)
	case 32:
		return l.shuffle32(p, 1, 1, 3, 3) // as short as a shuffle by 0x55, or shorter
	case 16:
		return l.vk(ir.OpVLShr, ir.V4I32, p, 16)
	}
	return l.vk(ir.OpVLShr, ir.V8I16, p, 8)
}
