package legalize

import (
	"spillway/ir"
	"spillway/target"
)

// lane returns element i of a vector in parts, as the legal parts of its type elem; w is the width of elements in
// parts.
func (l *vectorOps) lane(elem *ir.Type, w int, parts []*ir.Value, i int) words {
	per := l.lanesPer(w)
	return l.laneOf(elem, w, parts[i/per], i%per)
}

// laneOf is lane within one part.
func (l *vectorOps) laneOf(elem *ir.Type, w int, p *ir.Value, k int) words {
	if elem.IsFloat() {
		return words{l.emit(ir.OpVFirst, elem, l.toFirst(w, p, k))}
	}
	if bits, ok := l.constantOf(p); ok {
		x := ir.LaneOf(bits[:], k, w).Lo
		if elem == ir.I1 {
			return words{l.konst(ir.I1, -int64(x&1))}
		}
		if w > l.wbits {
			return l.ints.wideConst(w, x, 0)
		}
		return words{l.konst(container(w), ir.SignExtend(x, w))}
	}
	if elem == ir.I1 {
		if w == 64 {
			w, k = 32, 2*k
		}
		return words{l.convert(ir.OpTrunc, ir.I1, l.laneOf(container(w), w, p, k)[0])}
	}
	switch {
	case w > l.wbits:
		return words{l.laneOf(ir.I32, 32, p, 2*k)[0], l.laneOf(ir.I32, 32, p, 2*k+1)[0]}
	case w >= 32:
		return words{l.emit(ir.OpVFirst, container(w), l.toFirst(w, p, k))}
	case w == 16:
		return words{l.convert(ir.OpTrunc, ir.I16, l.vk(ir.OpVExtract16, ir.I32, p, k))}
	}
	if l.ops.HasOn(ir.OpVExtract8, ir.I32) {
		return words{l.convert(ir.OpTrunc, ir.I8, l.vk(ir.OpVExtract8, ir.I32, p, k))}
	}
	x := l.vk(ir.OpVExtract16, ir.I32, p, k/2)
	if k%2 == 1 {
		x = l.lshrImm(x, 8)
	}
	return words{l.convert(ir.OpTrunc, ir.I8, x)}
}

// toFirst moves element k of p, of w bits (32 or 64), to the first position; other elements are undefined.
func (l *vectorOps) toFirst(w int, p *ir.Value, k int) *ir.Value {
	if k == 0 {
		return p
	}
	if s := l.vectors.Shuffler; s != nil {
		return s.First(vectorBuilder{l}, w, p, k)
	}
	if w == 64 {
		return l.choose(64, p, p, []int{1, -1})
	}
	return l.choose(32, p, p, []int{k, -1, -1, -1})
}

// vof returns a part with the scalar x, of element type elem with w bits, as its first element; the others are
// undefined.
func (l *vectorOps) vof(elem *ir.Type, w int, x words) *ir.Value {
	switch {
	case elem.Kind == ir.FloatKind:
		return l.emit(ir.OpVOf, ir.V4F32, x[0])
	case elem.Kind == ir.DoubleKind:
		return l.emit(ir.OpVOf, ir.V2F64, x[0])
	case len(x) == 2:
		return l.unpack(ir.OpVUnpackLo, ir.V4I32, l.emit(ir.OpVOf, ir.V4I32, x[0]), l.emit(ir.OpVOf, ir.V4I32, x[1]))
	case elem == ir.I1:
		m := l.neg(l.convert(ir.OpZExt, ir.I32, x[0]))
		v := l.emit(ir.OpVOf, ir.V4I32, m)
		if w == 64 {
			v = l.unpack(ir.OpVUnpackLo, ir.V4I32, v, v)
		}
		return v
	case w == 64:
		return l.emit(ir.OpVOf, ir.V2I64, x[0])
	}
	return l.emit(ir.OpVOf, ir.V4I32, l.convert(ir.OpZExt, ir.I32, x[0]))
}

// setLane returns the part p with x as element k.
func (l *vectorOps) setLane(elem *ir.Type, w int, p *ir.Value, k int, x words) *ir.Value {
	if r := l.insertLane(elem, w, p, k, x); r != nil {
		return r
	}
	switch w {
	case 64:
		y := l.vof(elem, w, x)
		if k == 0 {
			return l.lowFrom(64, p, y)
		}
		return l.unpack(ir.OpVUnpackLo, ir.V2I64, p, y)
	case 32:
		return l.setLane32(p, k, l.vof(elem, w, x))
	}
	if elem == ir.I1 {
		x = words{l.neg(l.convert(ir.OpZExt, ir.I32, x[0]))}
	} else {
		x = words{l.convert(ir.OpZExt, ir.I32, x[0])}
	}
	if w == 8 {
		pair := l.vk(ir.OpVExtract16, ir.I32, p, k/2)
		if k%2 == 0 {
			x[0] = l.or(l.andImm(pair, 0xff00), l.andImm(x[0], 0xff))
		} else {
			x[0] = l.or(l.andImm(pair, 0xff), l.shlImm(x[0], 8))
		}
		k /= 2
	}
	return l.emit(ir.OpVInsert, ir.V8I16, p, x[0], l.konst(ir.I32, int64(k)))
}

// insertLane is setLane by one instruction, or nil if there is none for w.
func (l *vectorOps) insertLane(elem *ir.Type, w int, p *ir.Value, k int, x words) *ir.Value {
	switch {
	case elem == ir.F32:
		if k > 0 && l.ops.HasOn(l.vectors.InsertFloat, ir.V4F32) {
			return l.emit(l.vectors.InsertFloat, ir.V4F32, p, l.vof(elem, w, x), l.konst(ir.I32, int64(k<<4)))
		}
		return nil
	case elem.IsFloat() || w == 16 || !l.ops.HasOn(ir.OpVInsert, intLanes(min(w, 32))):
		return nil
	case elem == ir.I1 && w > l.wbits:
		m := l.neg(l.convert(ir.OpZExt, ir.I32, x[0]))
		return l.insertLane(ir.I64, w, p, k, words{m, m})
	case len(x) == 2:
		at := func(p, x *ir.Value, k int) *ir.Value {
			return l.emit(ir.OpVInsert, ir.V4I32, p, x, l.konst(ir.I32, int64(k)))
		}
		return at(at(p, x[0], 2*k), x[1], 2*k+1)
	case elem == ir.I1:
		x = words{l.neg(l.convert(ir.OpZExt, ir.Int(max(w, 32)), x[0]))}
	case w < 64:
		x = words{l.convert(ir.OpZExt, ir.I32, x[0])}
	}
	if w == 64 && !l.ops.HasOn(ir.OpVInsert, ir.V2I64) {
		return nil
	}
	return l.emit(ir.OpVInsert, intLanes(w), p, x[0], l.konst(ir.I32, int64(k)))
}

// setLane32 returns p with the first element of y as element k.
func (l *vectorOps) setLane32(p *ir.Value, k int, y *ir.Value) *ir.Value {
	if k == 0 {
		return l.lowFrom(32, p, y)
	}
	rest, one := target.Sequence(0, 4), []int{-1, -1, -1, -1}
	rest[k], one[k] = -1, 0
	return l.combine(32, p, y, rest, one)
}

// join builds a part from its elements; undefined elements are nil.
func (l *vectorOps) join(elem *ir.Type, w int, lanes []words) *ir.Value {
	if bits, ok := constantLanes(w, lanes); ok {
		return l.vconst(bits[0], bits[1])
	}
	if same := sameLane(lanes); same != nil {
		return l.splat(w, l.vof(elem, w, same))
	}
	if r := l.joinInserts(elem, w, lanes); r != nil {
		return r
	}
	if w <= 16 {
		return l.joinNarrow(elem, w, lanes)
	}
	of := func(i int) *ir.Value {
		if lanes[i] == nil {
			return nil
		}
		return l.vof(elem, w, lanes[i])
	}
	pair := func(t *ir.Type, a, b *ir.Value) *ir.Value {
		switch {
		case b == nil:
			return a
		case a == nil:
			a = b
		}
		return l.unpack(ir.OpVUnpackLo, t, a, b)
	}
	if w == 64 {
		return pair(ir.V2I64, of(0), of(1))
	}
	lo, hi := pair(ir.V4I32, of(0), of(1)), pair(ir.V4I32, of(2), of(3))
	return pair(ir.V2I64, lo, hi)
}

// joinInserts is join by one insertion per element, or nil if the machine has none. This is cheaper for a half vector
// that is built from two 64-bit elements.
func (l *vectorOps) joinInserts(elem *ir.Type, w int, lanes []words) *ir.Value {
	if w == 16 || elem.Kind == ir.DoubleKind || w == 64 && l.wbits == 64 && elem == ir.I1 {
		return nil
	}
	var r *ir.Value
	for k, x := range lanes {
		switch {
		case x == nil:
		case r == nil && k == 0:
			r = l.vof(elem, w, x)
		case r == nil:
			r = l.vzero()
			fallthrough
		default:
			if r = l.insertLane(elem, w, r, k, x); r == nil {
				return nil
			}
		}
	}
	return r
}

// joinNarrow is join for elements of 8 and 16 bits.
func (l *vectorOps) joinNarrow(elem *ir.Type, w int, lanes []words) *ir.Value {
	wide := func(x words) *ir.Value {
		if elem == ir.I1 {
			return l.neg(l.convert(ir.OpZExt, ir.I32, x[0]))
		}
		return l.convert(ir.OpZExt, ir.I32, x[0])
	}
	var r *ir.Value
	for k := range 8 {
		var x *ir.Value
		if w == 16 {
			if lanes[k] != nil {
				x = wide(lanes[k])
			}
		} else {
			lo, hi := lanes[2*k], lanes[2*k+1]
			if lo != nil {
				x = l.andImm(wide(lo), 0xff)
			}
			if hi != nil {
				y := l.shlImm(wide(hi), 8)
				if x != nil {
					y = l.or(x, y)
				}
				x = y
			}
		}
		switch {
		case x == nil:
		case r == nil && k == 0:
			r = l.emit(ir.OpVOf, ir.V4I32, x)
		default:
			if r == nil {
				r = l.vzero()
			}
			r = l.emit(ir.OpVInsert, ir.V8I16, r, x, l.konst(ir.I32, int64(k)))
		}
	}
	return r
}

// constantLanes returns the bits of a part if all its elements are constants.
func constantLanes(w int, lanes []words) (bits [2]uint64, ok bool) {
	for i, x := range lanes {
		for k, v := range x {
			if v.Op != ir.OpConst {
				return bits, false
			}
			n := w / len(x)
			ir.SetLane(bits[:], i*len(x)+k, n, ir.U128{Lo: uint64(v.Imm), Hi: uint64(v.Imm >> 63)})
		}
	}
	return bits, true
}

// sameLane returns the element that all lanes share, if at least two are defined, or nil.
func sameLane(lanes []words) words {
	var same words
	n := 0
	for _, x := range lanes {
		if x == nil {
			continue
		}
		n++
		if same == nil {
			same = x
		}
		if len(x) != len(same) || x[0] != same[0] || x[len(x)-1] != same[len(x)-1] {
			return nil
		}
	}
	if n < 2 {
		return nil
	}
	return same
}

// splat broadcasts the first w-bit element of p.
func (l *vectorOps) splat(w int, p *ir.Value) *ir.Value {
	if s := l.vectors.Shuffler; s != nil {
		return s.Splat(vectorBuilder{l}, w, p)
	}
	return l.choose(w, p, p, make([]int, l.lanesPer(w)))
}

// lanesOfValue returns all elements of the raw vector v.
func (l *vectorOps) lanesOfValue(v *ir.Value) []words {
	t := v.Type
	w := l.laneBits(t)
	parts := l.halves(v)
	lanes := make([]words, t.Len)
	if w == 0 {
		n := l.count(t.Elem)
		for i := range lanes {
			lanes[i] = parts[i*n : (i+1)*n]
		}
		return lanes
	}
	for i := range lanes {
		lanes[i] = l.lane(t.Elem, w, parts, i)
	}
	return lanes
}

// joinAll returns the parts of the vector type t with the given elements.
func (l *vectorOps) joinAll(t *ir.Type, lanes []words) []*ir.Value {
	w := l.laneBits(t)
	if w == 0 {
		var parts []*ir.Value
		for _, x := range lanes {
			if x == nil {
				x = l.get(l.f.Undef(t.Elem))
			}
			parts = append(parts, x...)
		}
		return parts
	}
	per := l.lanesPer(w)
	parts := make([]*ir.Value, l.partsOfLanes(t.Len, w))
	for i := range parts {
		some := make([]words, per)
		copy(some, lanes[i*per:])
		parts[i] = l.join(t.Elem, w, some)
	}
	return parts
}

// scalarize lowers v element by element with the scalar operation.
func (l *vectorOps) scalarize(v *ir.Value) {
	t := v.Type
	var args [3][]words
	for i, a := range v.Args {
		if a.Type.IsVector() {
			args[i] = l.lanesOfValue(a)
		}
	}
	lanes := make([]words, t.Len)
	for i := range lanes {
		x := l.f.NewValue(v.Op, t.Elem)
		x.Pred, x.NUW, x.NSW, x.Contract, x.NoNaNs, x.Line, x.Col, x.Pos = v.Pred, v.NUW, v.NSW, v.Contract, v.NoNaNs, v.Line, v.Col, v.Pos
		for k, a := range v.Args {
			if a.Type.IsVector() {
				a = l.rawValue(a.Type.Elem, args[k][i])
			}
			x.Args = append(x.Args, a)
		}
		lanes[i] = l.scalar(x)
		if l.err != nil {
			return
		}
	}
	l.set(v, l.joinAll(t, lanes)...)
}

// scalar lowers x, a scalar operation that is not in the raw program, and returns its parts.
func (l *vectorOps) scalar(x *ir.Value) words {
	l.growTables(x)
	l.outer.value(x)
	return l.get(x)
}

// rawValue returns a new raw value of type t with the given parts.
func (l *vectorOps) rawValue(t *ir.Type, parts words) *ir.Value {
	v := l.f.NewValue(ir.OpFreeze, t)
	l.growTables(v)
	l.set(v, parts...)
	return v
}

// growTables makes room in the tables for the new raw value v.
func (l *vectorOps) growTables(v *ir.Value) {
	for int(v.ID) >= len(l.refs) {
		l.refs = append(l.refs, ref{})
		l.used = append(l.used, true)
	}
}

// extractElement lowers extractelement.
func (l *vectorOps) extractElement(v *ir.Value) {
	a, t := v.Args[0], v.Args[0].Type
	if at := v.Args[1]; at.Op == ir.OpConst {
		i := at.Imm
		if i < 0 || i >= t.Len {
			l.set(v, l.get(l.f.Undef(v.Type))...)
			return
		}
		if x := l.bitOfCast(a, i); x != nil {
			l.set(v, x)
			return
		}
		w := l.laneBits(t)
		if w == 0 {
			n := l.count(t.Elem)
			l.set(v, l.get(a)[int(i)*n:int(i+1)*n]...)
			return
		}
		l.set(v, l.lane(t.Elem, w, l.halves(a), int(i))...)
		return
	}
	w, slot := l.spillVector(a)
	at := l.elementAddress(slot, v.Args[1], t.Len, w)
	if t.Elem == ir.I1 {
		l.set(v, l.convert(ir.OpTrunc, ir.I1, l.loadFrom(ir.I8, at, 0, 1)))
		return
	}
	var out []*ir.Value
	for _, p := range l.parts(t.Elem) {
		out = append(out, l.loadPart(v, p, at, int64(w/8)))
	}
	l.set(v, out...)
}

// bitOfCast returns element i of a if it is an i1 vector bitcast from an integer or a vector of integers, which need
// not be expanded.
func (l *vectorOps) bitOfCast(a *ir.Value, i int64) *ir.Value {
	if a.Op != ir.OpBitcast || a.Type.Elem != ir.I1 {
		return nil
	}
	x := a.Args[0]
	var whole words
	switch t := x.Type; {
	case t.IsInt():
		whole = l.get(x)
	case t.IsVector() && t.Elem.IsInt() && l.laneBits(t) == t.Elem.Bits:
		n := int64(t.Elem.Bits)
		whole, i = l.lane(t.Elem, t.Elem.Bits, l.halves(x), int(i/n)), i%n
	default:
		return nil
	}
	word := whole[i/int64(l.wbits)]
	if i %= int64(l.wbits); i != 0 {
		if word.Type.Bits < 32 {
			word = l.convert(ir.OpZExt, ir.I32, word)
		}
		word = l.lshrImm(word, int(i))
	}
	return l.convert(ir.OpTrunc, ir.I1, word)
}

// spillVector stores the raw vector v to the vector slot; it returns the element width there and the slot's number.
func (l *vectorOps) spillVector(v *ir.Value) (w int, slot int32) {
	t := v.Type
	w = l.laneBits(t)
	parts := l.halves(v)
	if w == 0 {
		size := l.layout.Size(t.Elem)
		slot = l.vectorSlot(size * roundUpPowerOf2(t.Len))
		n := l.count(t.Elem)
		st := l.f.NewValue(ir.OpStore, ir.Void)
		for i := range int(t.Len) {
			for k, p := range l.parts(t.Elem) {
				l.storePart(st, p, parts[i*n+k], l.slotAddr(slot, int64(i)*size), 1)
			}
		}
		return int(size) * 8, slot
	}
	slot = l.vectorSlot(max(int64(len(parts))*l.vectorBytes(), roundUpPowerOf2(t.Len)*int64(w/8)))
	for i, p := range parts {
		l.storeTo(p, l.slotAddr(slot, int64(i)*l.vectorBytes()), 0, l.vectorBytes())
	}
	return w, slot
}

// elementAddress returns the address of the element with raw index i among n w-bit elements in a slot. An index out of
// range gives some address within the slot.
func (l *vectorOps) elementAddress(slot int32, i *ir.Value, n int64, w int) *ir.Value {
	at := l.resized(ir.OpZExt, i.Type.Bits, l.iptr.Bits, l.get(i))[0]
	at = l.andImm(at, roundUpPowerOf2(n)-1)
	return l.add(l.slotAddr(slot, 0), l.mulImm(at, int64(w/8)))
}

func roundUpPowerOf2(n int64) int64 {
	p := int64(1)
	for p < n {
		p *= 2
	}
	return p
}

// vectorSlot returns the number of the vector scratch slot, grown to at least size bytes.
func (l *vectorOps) vectorSlot(size int64) int32 {
	unit := l.slotUnit()
	if l.vectorScratch == 0 {
		l.vectorScratch = 1 + l.newSlot(ir.Slot{Kind: ir.LocalSlot, Align: unit})
	}
	s := &l.f.Slots[l.vectorScratch-1]
	s.Size = max(s.Size, ir.RoundUp(size, unit))
	return l.vectorScratch - 1
}

// slotUnit is the unit of vector slots, which exist on machines without vectors, too: a vector, or a slot for any
// element.
func (l *vectorOps) slotUnit() int64 { return max(l.vectorBytes(), quadBytes) }

// pieceSlot returns the slot for a part accessed in pieces, distinct from the vector slot since both may be in use.
func (l *vectorOps) pieceSlot() int32 {
	if l.pieceScratch == 0 {
		l.pieceScratch = 1 + l.newSlot(ir.Slot{Kind: ir.LocalSlot, Size: l.vectorBytes(), Align: l.vectorBytes()})
	}
	return l.pieceScratch - 1
}

// insertElement lowers insertelement.
func (l *vectorOps) insertElement(v *ir.Value) {
	a, t := v.Args[0], v.Type
	at := v.Args[2]
	if at.Op != ir.OpConst {
		l.insertAnywhere(v)
		return
	}
	i := at.Imm
	if i < 0 || i >= t.Len {
		l.set(v, l.get(l.f.Undef(t))...)
		return
	}
	if lanes := l.chain(v); lanes != nil {
		if l.inserted[v] {
			l.pending[v] = lanes
		} else {
			l.set(v, l.joinAll(t, lanes)...)
		}
		return
	}
	parts := append([]*ir.Value(nil), l.halves(a)...)
	x := words(l.get(v.Args[1]))
	w := l.laneBits(t)
	if w > 0 && i == 0 && t.Elem.IsInt() && len(x)*x[0].Type.Bits == w && noBits(parts[0]) {
		parts[0] = l.vof(t.Elem, w, x) // above which there are zeros
		l.set(v, parts...)
		return
	}
	if w == 0 {
		copy(parts[int(i)*len(x):], x)
	} else {
		per := l.lanesPer(w)
		p := &parts[int(i)/per]
		*p = l.setLane(t.Elem, w, *p, int(i)%per, x)
	}
	l.set(v, parts...)
}

// chain returns the elements of v, an insertion that ends a chain starting at an undefined vector, or nil.
func (l *vectorOps) chain(v *ir.Value) []words {
	a := v.Args[0]
	lanes := l.pending[a]
	switch {
	case lanes != nil:
		delete(l.pending, a) // its only use is v
	case a.Op == ir.OpUndef:
		lanes = make([]words, v.Type.Len)
	default:
		return nil
	}
	lanes[v.Args[2].Imm] = append(words(nil), l.get(v.Args[1])...)
	return lanes
}

// findChains finds insertelements whose only use is another one in the same block.
func (l *vectorOps) findChains() {
	l.inserted, l.pending = make(map[*ir.Value]bool), make(map[*ir.Value][]words)
	uses := make([]int32, l.numValues)
	for _, b := range l.f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				uses[a.ID]++
			}
		}
	}
	for _, b := range l.f.Blocks {
		for _, v := range b.Values {
			if v.Op != ir.OpInsertElement || v.Args[2].Op != ir.OpConst {
				continue
			}
			if a := v.Args[0]; a.Op == ir.OpInsertElement && a.Block == b && uses[a.ID] == 1 {
				l.inserted[a] = true
			}
		}
	}
}

// insertAnywhere replaces an element at a variable index, in memory.
func (l *vectorOps) insertAnywhere(v *ir.Value) {
	t := v.Type
	w, slot := l.spillVector(v.Args[0])
	at := l.elementAddress(slot, v.Args[2], t.Len, w)
	x := l.get(v.Args[1])
	st := l.f.NewValue(ir.OpStore, ir.Void)
	if t.Elem == ir.I1 {
		m := l.neg(l.convert(ir.OpZExt, ir.I32, x[0]))
		for k := 0; k < w/8; k += min(w/8, 4) {
			l.storeTo(l.convert(ir.OpTrunc, container(min(w, 32)), m), at, int64(k), 1)
		}
	} else {
		for k, p := range l.parts(t.Elem) {
			l.storePart(st, p, x[k], at, 1)
		}
	}
	l.set(v, l.reloadVector(t, slot)...)
}

// reloadVector loads a vector of type t from the slot of spillVector.
func (l *vectorOps) reloadVector(t *ir.Type, slot int32) []*ir.Value {
	var out []*ir.Value
	if l.laneBits(t) == 0 {
		size := l.layout.Size(t.Elem)
		ld := l.f.NewValue(ir.OpLoad, t)
		for i := range t.Len {
			for _, p := range l.parts(t.Elem) {
				out = append(out, l.loadPart(ld, p, l.slotAddr(slot, i*size), 1))
			}
		}
		return out
	}
	for i := range l.partsOfLanes(t.Len, l.laneBits(t)) {
		out = append(out, l.loadFrom(ir.V2I64, l.slotAddr(slot, int64(i)*l.vectorBytes()), 0, l.vectorBytes()))
	}
	return out
}
