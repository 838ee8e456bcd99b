package legalize

import (
	"spillway/ir"
	"spillway/target"
)

// If the machine has 32-byte registers, the parts of a vector have that length, except for a remainder that fits 16
// bytes. Element-wise operations are written for 16 bytes (intLanes, vsplat); emit widens them if their arguments are
// wide, or emits one per half if the machine lacks the wide operation. Operations that depend on element positions
// split parts into halves, and set joins their results, unless they handle wide parts themselves.

// hasWide reports whether there are parts of 32 bytes.
func (l *vectorOps) hasWide() bool { return l.t.Classes.Wide != 0 }

// isWide reports whether p is a part of 32 bytes.
func (lz *Legalizer) isWide(p *ir.Value) bool {
	return p.Type.Len > 0 && ir.VectorBits(p.Type) == lz.wideBits()
}

// partBits returns the number of bits of the part p.
func partBits(p *ir.Value) int { return ir.VectorBits(p.Type) }

// numParts returns the number of parts of n elements of w bits.
func (l *vectorOps) numParts(n int64, w int) int {
	h := l.partsOfLanes(n, w)
	if l.hasWide() {
		return h/2 + h%2
	}
	return h
}

// halves returns the parts of the raw vector v split into 16 bytes.
func (l *vectorOps) halves(v *ir.Value) []*ir.Value { return l.split(l.get(v)) }

// split replaces 32-byte parts by their halves.
func (l *vectorOps) split(parts []*ir.Value) []*ir.Value {
	if !l.hasWide() {
		return parts
	}
	out := make([]*ir.Value, 0, 2*len(parts))
	for _, p := range parts {
		if l.isWide(p) {
			out = append(out, l.lower(p), l.higher(p))
		} else {
			out = append(out, p)
		}
	}
	return out
}

// pairUp is the inverse of split, for any number of 16-byte parts.
func (l *vectorOps) pairUp(halves []*ir.Value) []*ir.Value {
	if !l.hasWide() {
		return halves
	}
	var out []*ir.Value
	for ; len(halves) > 1; halves = halves[2:] {
		out = append(out, l.joinHalves(halves[0], halves[1]))
	}
	return append(out, halves...)
}

// lower returns the low half of a part of 32 bytes.
func (l *vectorOps) lower(p *ir.Value) *ir.Value { return l.halfOf(p, 0) }

// higher returns the high half of a part of 32 bytes.
func (l *vectorOps) higher(p *ir.Value) *ir.Value { return l.halfOf(p, 1) }

func (l *vectorOps) halfOf(p *ir.Value, i int) *ir.Value {
	switch bits, ok := l.constants[p]; {
	case !l.isWide(p):
		return p
	case ok:
		return l.vconst(bits[2*i], bits[2*i+1])
	case p.Op == ir.OpConst:
		return l.f.Const(ir.V2I64, p.Imm)
	case p.Op == ir.OpVJoin:
		return p.Args[i]
	}
	return l.emit([2]ir.Op{ir.OpVLower, ir.OpVUpper}[i], ir.V2I64, p)
}

// joinHalves returns the part of 32 bytes with the given halves.
func (l *vectorOps) joinHalves(a, b *ir.Value) *ir.Value {
	if a.Op == ir.OpVLower && b.Op == ir.OpVUpper && a.Args[0] == b.Args[0] {
		return a.Args[0]
	}
	x, ok := l.bitsOf(a)
	y, also := l.bitsOf(b)
	if ok && also {
		return l.wconst([4]uint64{x[0], x[1], y[0], y[1]})
	}
	return l.emit(ir.OpVJoin, ir.V4I64, a, b)
}

// wconst returns the constant part of 32 bytes with the given bits.
func (l *vectorOps) wconst(bits [4]uint64) *ir.Value {
	if x := bits[0]; x+1 <= 1 && bits == [4]uint64{x, x, x, x} && l.ops.Makes(ir.V4I64, int64(x)) {
		return l.f.Const(ir.V4I64, int64(x))
	}
	return l.virtual(ir.V4I64, bits)
}

// virtual returns a constant that materialize rematerializes in each block that uses it.
func (l *vectorOps) virtual(t *ir.Type, bits [4]uint64) *ir.Value {
	v := l.f.Vector(t, bits[:ir.VectorBits(t)/64])
	l.setConstant(v, bits)
	return v
}

// setConstant records the bits of a constant part.
func (l *vectorOps) setConstant(v *ir.Value, bits [4]uint64) {
	if l.constants == nil {
		l.constants = make(map[*ir.Value][4]uint64)
	}
	l.constants[v] = bits
}

// materialize returns v or, if that is a constant made by virtual, a value of the current block.
func (l *vectorOps) materialize(v *ir.Value) *ir.Value {
	if v.Op != ir.OpVector && v.Op != ir.OpZero || !v.Type.IsVector() {
		return v
	}
	bits, ok := l.constants[v]
	if !ok {
		return v
	}
	return l.loadConstant(v.Type, bits)
}

// longer widens a 16-byte part p to a 32-byte part with p in both halves.
func (l *vectorOps) longer(p *ir.Value) *ir.Value {
	if ir.VectorBits(p.Type) != l.vectorBits() {
		return p
	}
	return l.joinHalves(p, p)
}

// sameLength returns the constant part c, whose halves are equal, at p's length.
func (l *vectorOps) sameLength(c, p *ir.Value) *ir.Value {
	if bits, ok := l.constantOf(c); ok && l.isWide(p) && !l.isWide(c) {
		return l.wconst([4]uint64{bits[0], bits[1], bits[0], bits[1]})
	}
	return c
}

// emitWide is emit for vector operations if there are 32-byte parts; nil if the operation needs no special handling.
func (l *vectorOps) emitWide(op ir.Op, t *ir.Type, args []*ir.Value) *ir.Value {
	wide := false
	for _, a := range args {
		wide = wide || l.isWide(a)
	}
	shape := l.f.TargetOps.Shape(op)
	if !wide || op.IsVector() && shape.VectorBits(t) == l.wideBits() || !onEachHalf(op) || ir.VectorBits(t) != l.vectorBits() {
		return nil
	}
	long := ir.TwoVectors(t)
	if op.IsVector() && shape.EachHalf && l.ops.HasOn(op, long) || !op.IsVector() && l.ops.Has(op, long) {
		for i, a := range args {
			args[i] = l.longer(a)
		}
		return l.emit(op, long, args...)
	}
	var half [2]*ir.Value
	for i := range half {
		some := make([]*ir.Value, len(args))
		for k, a := range args {
			some[k] = l.halfOf(a, i)
		}
		half[i] = l.emit(op, t, some...)
	}
	return l.joinHalves(half[0], half[1])
}

// onEachHalf reports whether op, written for 16-byte parts, may be applied to each half of 32-byte ones.
func onEachHalf(op ir.Op) bool {
	switch op {
	case ir.OpVJoin, ir.OpVLower, ir.OpVUpper:
		return false
	}
	return op.IsVector() || op >= ir.OpAdd && op <= ir.OpFreeze
}

// fitParts converts parts of n w-bit elements, split in halves or not, to the form that set stores. A 16-byte part
// where 32 are expected is the same in both halves.
func (l *vectorOps) fitParts(n int64, w int, parts []*ir.Value) []*ir.Value {
	h := l.partsOfLanes(n, w)
	if !l.hasWide() {
		return parts
	}
	if len(parts) == h && h > 1 {
		parts = l.pairUp(parts)
	}
	var out []*ir.Value
	for i, p := range parts {
		q := p
		switch long := 2*i+1 < h; {
		case long:
			q = l.longer(p)
		case l.isWide(p):
			q = l.lower(p)
		}
		if q = l.materialize(q); q != p && out == nil {
			out = append(make([]*ir.Value, 0, len(parts)), parts[:i]...)
		}
		if out != nil {
			out = append(out, q)
		}
	}
	if out != nil {
		return out
	}
	return parts
}

// widenWhole extends n integers of from bits, in 16-byte parts, to 32-byte parts of to bits; nil if the machine cannot
// or the result is shorter.
func (l *vectorOps) widenWhole(signed bool, n int64, from, to int, x []*ir.Value) []*ir.Value {
	op := ir.OpVZExtWhole
	if signed {
		op = ir.OpVSExtWhole
	}
	if !l.hasWide() || n*int64(to) <= 8*l.vectorBytes() || !l.ops.HasOn(op, ir.TwoVectors(intLanes(to))) {
		return nil
	}
	var out []*ir.Value
	ratio := to / from
	for i := range l.numParts(n, to) {
		at := i * 32 / ratio // bytes
		p := x[at/16]
		switch at % 16 {
		case 0:
		case 8:
			p = l.shuffle32(p, 2, 3, 2, 3)
		default:
			k := at % 16 / 4
			p = l.shuffle32(p, k, k, k, k)
		}
		w := from
		for ; 2*w < to; w *= 2 {
			if signed {
				p = l.emit(ir.OpVSExtLow, intLanes(2*w), p)
			} else {
				p = l.unpack(ir.OpVUnpackLo, intLanes(w), p, l.vzero())
			}
		}
		out = append(out, l.emit(op, ir.TwoVectors(intLanes(to)), p))
	}
	return out
}

// packParts returns half as many parts, each made by pack of two. pack works within each half.
func (l *vectorOps) packParts(x []*ir.Value, pack func(a, b *ir.Value) *ir.Value) []*ir.Value {
	long := len(x)%2 == 0 && l.crossesHalves()
	for _, p := range x {
		long = long && l.isWide(p)
	}
	if !long {
		return l.pairUp(l.byPairs(l.split(x), pack))
	}
	return l.mapParts(l.byPairs(x, pack), func(_ int, p *ir.Value) *ir.Value {
		return l.vectors.Shuffler.Long(vectorBuilder{l}, 64, []*ir.Value{p}, target.Mask{0, 2, 1, 3})
	})
}

// crossesHalves reports whether the machine has arbitrary permutations of the 64-bit elements of 32-byte parts.
func (l *vectorOps) crossesHalves() bool {
	return l.hasWide() && l.vectors.Shuffler != nil && l.vectors.Shuffler.Crosses(vectorBuilder{l})
}

// bitsOf returns the bits of a part of 16 bytes, if they are known.
func (l *vectorOps) bitsOf(p *ir.Value) (bits [2]uint64, ok bool) {
	if p.Op == ir.OpConst {
		return [2]uint64{uint64(p.Imm), uint64(p.Imm >> 63)}, true
	}
	x, ok := l.constants[p]
	return [2]uint64{x[0], x[1]}, ok
}

// select32 returns the part m as a mask of eight element bits, if it is a 32-bit element mask.
func (l *vectorOps) select32(m *ir.Value) (k int, ok bool) {
	bits, ok := l.constants[m]
	if !ok || !l.isWide(m) || !l.ops.HasOn(l.vectors.Wide.SelectConst32, ir.V8I32) {
		return 0, false
	}
	for i := range 8 {
		switch ir.LaneOf(bits[:], i, 32).Lo {
		case 0:
		case 0xFFFFFFFF:
			k |= 1 << i
		default:
			return 0, false
		}
	}
	return k, true
}
