package legalize

import "spillway/ir"

// loadVectorPart loads the part p: 16 bytes, or only the significant ones.
func (l *vectorOps) loadVectorPart(v *ir.Value, p part, addr *ir.Value, align int64) *ir.Value {
	access := func(t *ir.Type, off int64) *ir.Value {
		x := l.loadFrom(t, addr, p.off+off, align)
		x.Volatile = v.Volatile
		return x
	}
	f64 := func(off int64) *ir.Value { return l.emit(ir.OpVOf, ir.V2F64, access(ir.F64, off)) }
	f32 := func(off int64) *ir.Value { return l.emit(ir.OpVOf, ir.V4F32, access(ir.F32, off)) }
	if p.typ == ir.V4I64 && p.bytes < 2*l.vectorBytes() {
		lo, hi := l.halvesOf(p)
		return l.joinHalves(l.loadVectorPart(v, lo, addr, align), l.loadVectorPart(v, hi, addr, align))
	}
	switch p.bytes {
	case 32:
		if l.widened[v] {
			return l.joinHalves(access(ir.V2I64, 0), access(ir.V2I64, l.vectorBytes()))
		}
		return access(ir.V4I64, 0)
	case 16:
		return access(ir.V2I64, 0)
	case 8:
		return f64(0)
	case 4:
		return f32(0)
	case 12:
		return l.unpack(ir.OpVUnpackLo, ir.V2I64, f64(0), f32(8))
	case 2, 1:
		return l.emit(ir.OpVOf, ir.V4I32, l.convert(ir.OpZExt, ir.I32, access(ir.Int(int(p.bytes)*8), 0)))
	}
	slot := l.pieceSlot()
	for _, c := range pieces(int(p.bytes) * 8) {
		for _, part := range l.parts(ir.Int(c.bits)) {
			l.storeTo(access(part.typ, c.off+part.off), l.slotAddr(slot, c.off+part.off), 0, 1)
		}
	}
	return l.loadFrom(ir.V2I64, l.slotAddr(slot, 0), 0, l.vectorBytes())
}

// storeVectorPart stores the significant bytes of x.
func (l *vectorOps) storeVectorPart(v *ir.Value, p part, x, addr *ir.Value, align int64) {
	put := func(x *ir.Value, off int64) { l.storeTo(x, addr, p.off+off, align).Volatile = v.Volatile }
	first := func(t *ir.Type, x *ir.Value) *ir.Value { return l.emit(ir.OpVFirst, t, x) }
	if p.typ == ir.V4I64 && p.bytes < 2*l.vectorBytes() {
		lo, hi := l.halvesOf(p)
		l.storeVectorPart(v, lo, l.lower(x), addr, align)
		l.storeVectorPart(v, hi, l.higher(x), addr, align)
		return
	}
	switch p.bytes {
	case 32, 16:
		put(x, 0)
		return
	case 8:
		put(first(ir.F64, x), 0)
		return
	case 4:
		put(first(ir.F32, x), 0)
		return
	case 12:
		put(first(ir.F64, x), 0)
		put(first(ir.F32, l.toFirst(32, x, 2)), 8)
		return
	case 2, 1:
		put(l.convert(ir.OpTrunc, ir.Int(int(p.bytes)*8), first(ir.I32, x)), 0)
		return
	}
	slot := l.pieceSlot()
	l.storeTo(x, l.slotAddr(slot, 0), 0, l.vectorBytes())
	for _, c := range pieces(int(p.bytes) * 8) {
		for _, part := range l.parts(ir.Int(c.bits)) {
			put(l.loadFrom(part.typ, l.slotAddr(slot, c.off+part.off), 0, 1), c.off+part.off)
		}
	}
}

// halvesOf returns the parts of 16 bytes that p, of more of them, consists of.
func (l *vectorOps) halvesOf(p part) (lo, hi part) {
	lo, hi = p, p
	lo.typ, hi.typ = ir.V2I64, ir.V2I64
	lo.bytes, hi.bytes, hi.off = l.vectorBytes(), p.bytes-l.vectorBytes(), p.off+l.vectorBytes()
	return lo, hi
}

// addressable reports whether the parts ps can be in memory; it fails if not.
func (l *vectorOps) addressable(v *ir.Value, t *ir.Type, ps []part) bool {
	for _, p := range ps {
		if p.unaddressed {
			l.fail(v, "use elements of whole bytes", "type %s in memory is not supported", t)
			return false
		}
	}
	return true
}

// castVector bitcasts a from type from to type to, one of them a vector.
func (l *vectorOps) castVector(from, to *ir.Type, a *ir.Value) []*ir.Value {
	x := l.halves(a)
	from, to = withoutLane(from), withoutLane(to)
	if !from.IsVector() && !to.IsVector() {
		if from == to {
			return x
		}
		return l.scalar(l.f.NewValue(ir.OpBitcast, to, l.rawValue(from, x)))
	}
	fw, tw := 0, 0
	if from.IsVector() {
		fw = l.laneBits(from)
	}
	if to.IsVector() {
		tw = l.laneBits(to)
	}
	switch {
	case from.Lane() == ir.I1 && to.Lane() == ir.I1 && fw == tw:
		return x
	case from.IsVector() && fw == 0 && oddBits(from):
		return l.castInto(to, from.Len*int64(from.Elem.Bits), l.bitsOfLanes(from, a))
	case to.IsVector() && tw == 0 && oddBits(to):
		return l.lanesOfBits(to, l.castFrom(from, x))
	case from.Lane() == ir.I1 && from.IsVector() && fw > 0:
		return l.castInto(to, from.Len, l.bitsOfMask(a))
	case to.Lane() == ir.I1 && to.IsVector() && tw > 0:
		return l.maskOfBits(to, l.castFrom(from, x))
	case fw > 0 && tw > 0:
		return x
	case fw > 0 && to.Bits > 128 && to.Bits%64 != 0:
		return l.throughMemory(from, to, x)
	case fw > 0 && to.IsScalar():
		return l.partToScalar(to, x)
	case tw > 0 && from.IsScalar():
		return l.scalarToPart(from, x)
	}
	return l.throughMemory(from, to, x)
}

// withoutLane returns the type of the element if t is a vector of one, which is in registers for scalars; otherwise t.
func withoutLane(t *ir.Type) *ir.Type {
	if t.IsVector() && t.Len == 1 && (t.Elem.IsInt() && !oddBits(t) || t.Elem == ir.F32 || t.Elem == ir.F64) {
		return t.Elem
	}
	return t
}

// oddBits reports whether elements of vector type t are not separately addressable in memory.
func oddBits(t *ir.Type) bool { return t.Elem.IsInt() && t.Elem.Bits%8 != 0 }

// packed returns the integer type with the memory layout of a vector of type t whose elements are not whole bytes, or
// nil; also if it is too wide for an integer.
func packed(t *ir.Type) *ir.Type {
	if n := int(t.Len); t.IsVector() && oddBits(t) && n <= ir.MaxIntBits/t.Elem.Bits {
		return ir.Int(n * t.Elem.Bits)
	}
	return nil
}

// bitsOfLanes concatenates the elements of the raw vector a, its parts, to one integer.
func (l *vectorOps) bitsOfLanes(t *ir.Type, a *ir.Value) words {
	n := int(t.Len) * t.Elem.Bits
	if n > ir.MaxIntBits {
		l.fail(nil, "convert it in pieces", "a bitcast of %s is not supported", t)
		return l.ints.zeros(1)
	}
	whole := ir.Int(n)
	r := l.rawValue(whole, l.get(l.f.Const(whole, 0)))
	for i, x := range l.lanesOfValue(a) {
		y := l.rawValue(t.Elem, x)
		if n > t.Elem.Bits {
			y = l.rawValue(whole, l.scalar(l.f.NewValue(ir.OpZExt, whole, y)))
		}
		y = l.rawValue(whole, l.scalar(l.f.NewValue(ir.OpShl, whole, y, l.f.Const(whole, int64(i*t.Elem.Bits)))))
		r = l.rawValue(whole, l.scalar(l.f.NewValue(ir.OpOr, whole, r, y)))
	}
	return l.get(r)
}

// lanesOfBits returns the parts of the vector type t whose elements are the bits of x.
func (l *vectorOps) lanesOfBits(t *ir.Type, x words) []*ir.Value {
	whole := ir.Int(int(t.Len) * t.Elem.Bits)
	bits := l.rawValue(whole, x)
	lanes := make([]words, t.Len)
	for i := range lanes {
		y := l.rawValue(whole, l.scalar(l.f.NewValue(ir.OpLShr, whole, bits, l.f.Const(whole, int64(i*t.Elem.Bits)))))
		if whole.Bits > t.Elem.Bits {
			lanes[i] = l.scalar(l.f.NewValue(ir.OpTrunc, t.Elem, y))
		} else {
			lanes[i] = l.get(y)
		}
	}
	return l.joinAll(t, lanes)
}

// partToScalar returns the low bits of a vector as type t.
func (l *vectorOps) partToScalar(t *ir.Type, x []*ir.Value) []*ir.Value {
	if t.IsFloat() {
		return words{l.emit(ir.OpVFirst, t, x[0])}
	}
	switch n := t.Bits; {
	case n > 64 && n%64 != 0:
		return l.throughMemory(ir.V2I64, t, x)
	case n > 64:
		var out words
		for i := range n / 64 {
			out = append(out, l.lane(ir.I64, 64, x, i)...)
		}
		return out
	case n == 64:
		return l.lane(ir.I64, 64, x, 0)
	default:
		w := container(n)
		r := l.emit(ir.OpVFirst, ir.I32, x[0])
		if n > 32 {
			return l.resized(ir.OpTrunc, 64, n, l.lane(ir.I64, 64, x, 0))
		}
		return words{l.clean(width{n, w}, l.convert(ir.OpTrunc, w, r))}
	}
}

// scalarToPart returns the parts of a vector whose bits are those of x, of type t.
func (l *vectorOps) scalarToPart(t *ir.Type, x []*ir.Value) []*ir.Value {
	switch {
	case t.IsFloat():
		return words{l.vof(t, 0, x)}
	case t.Bits <= 32:
		return words{l.vof(ir.I32, 32, words{l.convert(ir.OpZExt, ir.I32, x[0])})}
	case t.Bits <= 64:
		return words{l.vof(ir.I64, 64, l.resized(ir.OpZExt, t.Bits, 64, x))}
	}
	y := l.resized(ir.OpZExt, t.Bits, (t.Bits+127)&^127, x)
	var parts []*ir.Value
	for half := 64 / l.wbits; len(y) > 0; y = y[2*half:] {
		parts = append(parts, l.unpack(ir.OpVUnpackLo, ir.V2I64, l.vof(ir.I64, 64, y[:half]), l.vof(ir.I64, 64, y[half:2*half])))
	}
	return parts
}

// castInto bitcasts the n-bit integer x to type to.
func (l *vectorOps) castInto(to *ir.Type, n int64, x words) []*ir.Value {
	switch {
	case to.IsInt():
		return x
	case to.IsFloat():
		return words{l.fp.floatOf(to, x)}
	}
	return l.castVector(ir.Int(int(n)), to, l.rawValue(ir.Int(int(n)), x))
}

// castFrom bitcasts x, of type from, to an integer.
func (l *vectorOps) castFrom(from *ir.Type, x []*ir.Value) words {
	switch {
	case from.IsInt():
		return x
	case from.IsFloat():
		return l.fp.floatWords(x[0])
	}
	n := int(from.Len) * ir.LaneBits(from.Elem)
	if n > ir.MaxIntBits {
		l.fail(nil, "convert it in pieces", "a bitcast of %s is not supported", from)
		return l.ints.zeros(1)
	}
	return l.castVector(from, ir.Int(n), l.rawValue(from, x))
}

// throughMemory converts x from type from to type to by a store and a load.
func (l *vectorOps) throughMemory(from, to *ir.Type, x []*ir.Value) []*ir.Value {
	size := max(l.layout.StoreSize(from), l.layout.StoreSize(to))
	slot := l.vectorSlot(size)
	fromParts, toParts := l.parts(from), l.parts(to)
	if !l.addressable(nil, from, fromParts) || !l.addressable(nil, to, toParts) {
		return l.get(l.f.Undef(to))
	}
	if len(fromParts) < len(x) {
		x = l.pairUp(x)
	}
	st, ld := l.f.NewValue(ir.OpStore, ir.Void), l.f.NewValue(ir.OpLoad, to)
	for i, p := range fromParts {
		l.storePart(st, p, x[i], l.slotAddr(slot, 0), 1)
	}
	var out []*ir.Value
	for _, p := range toParts {
		out = append(out, l.loadPart(ld, p, l.slotAddr(slot, 0), 1))
	}
	return out
}

// findWidened finds loads of vectors of more than 16 bytes used only by widening conversions, which load 16 bytes at a
// time; but not if the results are narrowed again without other uses.
func (l *vectorOps) findWidened() {
	l.widened = make(map[*ir.Value]bool)
	widens := func(v *ir.Value) bool {
		switch v.Op {
		case ir.OpZExt, ir.OpSExt, ir.OpFPExt, ir.OpSIToFP, ir.OpUIToFP:
			return v.Type.IsVector() && ir.LaneBits(v.Type.Elem) > ir.LaneBits(v.Args[0].Type.Elem)
		}
		return false
	}
	for pass := range 2 {
		for _, b := range l.f.Blocks {
			for _, v := range b.Values {
				if pass == 1 {
					x, y := l.narrowedFrom(v)
					delete(l.widened, x)
					delete(l.widened, y)
				}
				good := widens(v)
				for _, a := range v.Args {
					if a.Op != ir.OpLoad || !a.Type.IsVector() {
						continue
					}
					if pass == 0 && good && !a.Volatile && l.laneBits(a.Type)*int(a.Type.Len) > l.vectorBits() {
						l.widened[a] = true
					} else if pass == 1 && !good {
						delete(l.widened, a)
					}
				}
			}
		}
		if len(l.widened) == 0 {
			return
		}
	}
}
