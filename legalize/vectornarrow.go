package legalize

import (
	"math"

	"spillway/ir"
)

// Patterns of narrowing operations that the machine performs at once.

// narrowed lowers v, a truncation to elements of w bits (8, 16 or 32), or returns nil.
func (l *vectorOps) narrowed(v *ir.Value, w int) []*ir.Value {
	if v.Op != ir.OpTrunc || !v.Type.Elem.IsInt() || ir.LaneBits(v.Type.Elem) != w {
		return nil
	}
	for _, by := range [...]func(*ir.Value, int) []*ir.Value{l.saturatedHalf, l.roundedHalf, l.saturated, l.averages, l.highProducts, l.upperHalves} {
		if parts := by(v, w); parts != nil {
			return parts
		}
	}
	return nil
}

// clamped returns the raw vector y if x is y clamped to a range of w-bit numbers, and that range.
func (l *vectorOps) clamped(x *ir.Value, w int) (y *ir.Value, least, greatest int64) {
	least, greatest = math.MinInt64>>(64-w), math.MaxInt64>>(64-w)
	for range 2 {
		if x.Op != ir.OpSMin && x.Op != ir.OpSMax && x.Op != ir.OpUMin {
			break
		}
		u, ok := l.uniformConstant(x.Args[1], w)
		c := ir.SignExtend(u, w)
		positive := x.Args[0].Op == ir.OpSMax // with what is not negative, which c is compared with
		if positive {
			limit, known := l.uniformConstant(x.Args[0].Args[1], w)
			positive = known && ir.SignExtend(limit, w) >= 0
		}
		switch {
		case !ok || x.Op == ir.OpUMin && (c < 0 || !positive):
			return x, least, greatest
		case x.Op == ir.OpSMax:
			least = max(least, c)
		default:
			greatest = min(greatest, c)
		}
		x = x.Args[0]
	}
	return x, least, greatest
}

// saturated lowers v, a truncation to w bits, signed or unsigned, with saturation, by pack operations; or returns nil.
func (l *vectorOps) saturated(v *ir.Value, w int) []*ir.Value {
	from := l.laneBits(v.Args[0].Type)
	if from != 16 && from != 32 || w > 16 || !l.packs(from/2) || !l.packs(w) {
		return nil
	}
	x, least, greatest := l.clamped(v.Args[0], from)
	signed := least == math.MinInt64>>(64-w) && greatest == math.MaxInt64>>(64-w)
	if !signed && (least != 0 || greatest != 1<<w-1 || w == 16 && !l.ops.Has(ir.OpVPackU, ir.V8I16)) {
		return nil
	}
	pack := func(op ir.Op, w int, x []*ir.Value) []*ir.Value {
		return l.packParts(x, func(a, b *ir.Value) *ir.Value { return l.v2(op, intLanes(w), a, b) })
	}
	parts := l.get(x)
	if from == 32 && w == 8 { // a range within signed 16 bits is unchanged
		parts = pack(ir.OpVPackS, 16, parts)
	}
	if signed {
		return pack(ir.OpVPackS, w, parts)
	}
	return pack(ir.OpVPackU, w, parts)
}

// narrowedBy lowers a truncation of x, parts of a vector of type from, to w bits, half its width, by op, which makes the low half of a vector; k is its number,
// 0 if it has none. It returns nil if the machine does not have op.
func (l *vectorOps) narrowedBy(op ir.Op, w int, x []*ir.Value, from *ir.Type, k uint64) []*ir.Value {
	t := intLanes(w)
	if l.laneBits(from) != 2*w || !l.does(op, t) || !l.does(ir.OpVUnpackLo, ir.V2I64) {
		return nil
	}
	half := func(a *ir.Value) *ir.Value {
		if k == 0 {
			return l.emit(op, t, a)
		}
		return l.vk(op, t, a, int(k))
	}
	return l.packParts(x, func(a, b *ir.Value) *ir.Value {
		if a == b {
			return half(a)
		}
		return l.v2(ir.OpVUnpackLo, ir.V2I64, half(a), half(b))
	})
}

// saturatedHalf lowers v, a truncation with saturation to w bits of elements twice as wide, or returns nil.
func (l *vectorOps) saturatedHalf(v *ir.Value, w int) []*ir.Value {
	from := l.laneBits(v.Args[0].Type)
	if x := v.Args[0]; x.Op == ir.OpUMin && from == 2*w {
		if n, ok := l.uniformConstant(x.Args[1], from); ok && n == 1<<w-1 && x.Args[0].Op != ir.OpSMax {
			return l.narrowedBy(l.vectors.Long.UNarrow, w, l.get(x.Args[0]), x.Type, 0)
		}
	}
	x, least, greatest := l.clamped(v.Args[0], from)
	switch {
	case from != 2*w:
	case least == math.MinInt64>>(64-w) && greatest == math.MaxInt64>>(64-w):
		return l.narrowedBy(l.vectors.Long.SNarrow, w, l.get(x), x.Type, 0)
	case least == 0 && greatest == 1<<w-1:
		return l.narrowedBy(l.vectors.Long.SNarrowU, w, l.get(x), x.Type, 0)
	}
	return nil
}

// roundedHalf lowers v, a truncation to w bits of wider elements that are rounded and shifted, or returns nil.
func (l *vectorOps) roundedHalf(v *ir.Value, w int) []*ir.Value {
	s := v.Args[0]
	if s.Op != ir.OpLShr && s.Op != ir.OpAShr || s.Args[0].Op != ir.OpAdd {
		return nil
	}
	if half := l.laneBits(s.Type) / 2; half > w {
		if parts := l.roundedTo(s, half); parts != nil {
			return l.narrow(v.Type.Len, half, w, parts)
		}
		return nil
	}
	return l.roundedTo(s, w)
}

// roundedTo lowers a truncation to w bits, half the width, of s, a sum shifted down, if it is rounded; or returns nil.
func (l *vectorOps) roundedTo(s *ir.Value, w int) []*ir.Value {
	k, ok := l.uniformConstant(s.Args[1], 2*w)
	if !ok || k < 1 || k > uint64(w) {
		return nil
	}
	half := func(c *ir.Value) bool {
		n, ok := l.uniformConstant(c, 2*w)
		return ok && n == 1<<(k-1)
	}
	for i, x := range s.Args[0].Args {
		y := s.Args[0].Args[1-i]
		if half(y) {
			return l.narrowedBy(l.vectors.Long.NarrowRounded, w, l.get(x), x.Type, k)
		}
		if x.Op != ir.OpAdd || !l.does(l.vectors.Long.NarrowRounded, intLanes(w)) {
			continue
		}
		for m, c := range x.Args {
			if half(c) {
				b := l.get(y)
				sum := l.mapParts(l.get(x.Args[1-m]), func(i int, p *ir.Value) *ir.Value { return l.emit(ir.OpAdd, intLanes(2*w), p, b[i]) })
				return l.narrowedBy(l.vectors.Long.NarrowRounded, w, sum, x.Type, k)
			}
		}
	}
	return nil
}

// roundedShift lowers v, the sum of elements shifted down and of the last bit that this drops, or returns nil.
func (l *vectorOps) roundedShift(v *ir.Value, w int) []*ir.Value {
	if v.Op != ir.OpAdd || !v.Type.Elem.IsInt() {
		return nil
	}
	for i, s := range v.Args {
		op, last := l.vectors.SRoundedShift, v.Args[1-i]
		if s.Op == ir.OpLShr {
			op = l.vectors.URoundedShift
		}
		if s.Op != ir.OpLShr && s.Op != ir.OpAShr || last.Op != ir.OpAnd || last.Args[0].Op != ir.OpLShr || last.Args[0].Args[0] != s.Args[0] || !l.does(op, intLanes(w)) {
			continue
		}
		k, ok := l.uniformConstant(s.Args[1], w)
		one, isOne := l.uniformConstant(last.Args[1], w)
		down, known := l.uniformConstant(last.Args[0].Args[1], w)
		if ok && isOne && known && one == 1 && down+1 == k && k < uint64(w) {
			return l.mapParts(l.get(s.Args[0]), func(_ int, p *ir.Value) *ir.Value { return l.vk(op, intLanes(w), p, int(k)) })
		}
	}
	return nil
}

// averages lowers v, (x + y + 1) / 2 of extended elements, to OpVAverage; or returns nil.
func (l *vectorOps) averages(v *ir.Value, w int) []*ir.Value {
	x, y := l.averaged(v, w)
	if x == nil {
		return nil
	}
	b := l.get(y)
	return l.mapParts(l.get(x), func(i int, p *ir.Value) *ir.Value { return l.v2(ir.OpVAverage, intLanes(w), p, b[i]) })
}

// averaged returns the raw vectors of which v is the rounded average, or nil.
func (l *vectorOps) averaged(v *ir.Value, w int) (x, y *ir.Value) {
	s := v.Args[0]
	if w > 16 || s.Op != ir.OpLShr || s.Args[0].Op != ir.OpAdd || !l.ops.Has(ir.OpVAverage, intLanes(w)) {
		return nil, nil
	}
	if n, ok := l.uniformConstant(s.Args[1], w); !ok || n != 1 {
		return nil, nil
	}
	var terms []*ir.Value
	one, other := false, false
	add := func(x *ir.Value) {
		if n, ok := l.uniformConstant(x, w); ok && n == 1 && !one {
			one = true
		} else if x.Op == ir.OpZExt && x.Args[0].Type.Equal(v.Type) {
			terms = append(terms, x.Args[0])
		} else {
			other = true
		}
	}
	for _, x := range s.Args[0].Args {
		if x.Op == ir.OpAdd {
			add(x.Args[0])
			add(x.Args[1])
		} else {
			add(x)
		}
	}
	if !one || other || len(terms) != 2 {
		return nil, nil
	}
	return terms[0], terms[1]
}

// narrowedFrom returns the raw vectors, with elements as narrow as v's, from which narrowed or distance makes v without
// wider ones.
func (l *vectorOps) narrowedFrom(v *ir.Value) (x, y *ir.Value) {
	w := 0
	if v.Op == ir.OpTrunc && v.Type.IsVector() && v.Type.Elem.IsInt() {
		w = l.laneBits(v.Type)
	}
	if w == 0 || w != ir.LaneBits(v.Type.Elem) {
		return nil, nil
	}
	if x, y = l.averaged(v, w); x != nil {
		return x, y
	}
	if x, y, _ = l.highFactors(v, w); x != nil {
		return x, y
	}
	if d := distanced(v, w); d != nil {
		return d.Args[0].Args[0], d.Args[1].Args[0]
	}
	return nil, nil
}

// upperHalves lowers v, a truncation to the upper halves of 64-bit elements, or returns nil.
func (l *vectorOps) upperHalves(v *ir.Value, w int) []*ir.Value {
	s := v.Args[0]
	if w != 32 || l.laneBits(s.Type) != 64 || !s.Type.Elem.IsInt() || s.Op != ir.OpLShr && s.Op != ir.OpAShr {
		return nil
	}
	if n, ok := l.uniformConstant(s.Args[1], 64); !ok || n != 32 {
		return nil
	}
	return l.packParts(l.get(s.Args[0]), func(a, b *ir.Value) *ir.Value { return l.shuffle32Of2(a, b, 1, 3, 5, 7) })
}
