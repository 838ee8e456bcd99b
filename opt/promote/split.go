package promote

import (
	"cmp"
	"slices"

	"spillway/ir"
)

// object promotes o as far as possible.
func (p *promoter) object(o *object) {
	if o.escapes || o.done {
		return
	}
	o.done = true
	if off, size, scalar := p.isScalar(o); scalar {
		p.isVariable(o.alloca)
		p.partOf(o, o.alloca, off, off+size)
		p.promoted(o)
		for i := o.first; i != 0; i = p.accesses[i-1].next {
			v := p.accesses[i-1].v
			v.Args[len(v.Args)-1] = o.alloca
		}
		return
	}
	if p.layout.BigEndian { // the parts of an integer are in the opposite order
		return
	}
	p.split(o)
}

// isScalar reports whether o is only loaded and stored with one type at one offset, and returns the offset and size.
func (p *promoter) isScalar(o *object) (off, size int64, scalar bool) {
	var t *ir.Type
	for i := o.first; i != 0; i = p.accesses[i-1].next {
		a := &p.accesses[i-1]
		u := a.typ()
		switch {
		case u == nil || u.IsAggregate() || p.replaced(a.v):
			return 0, 0, false
		case t == nil:
			t, off, size = u, a.off, a.end-a.off
		case off != a.off || t != u && !t.Equal(u):
			return 0, 0, false
		}
	}
	return off, size, t != nil
}

// A part is bytes [off, end) of the object being split.
type part struct {
	off, end int64
	typ      *ir.Type // of the variable; nil if it stays in memory
	slot     *ir.Value
	reads    bool
	crossed  bool // a wider access is split at its boundaries
	copied   bool // a copy or fill covers all of it
	// Numbers of accesses of exactly the part, by integers and by other types.
	ints, others int
	int, other   *ir.Type
	within       bool // some access covers only part of it
	stuck        bool // the type of some access cannot be converted
	cut          bool // a copy or fill covers only part of it
}

// An interval is a byte range shared by overlapping accesses of an object.
type interval struct {
	off, end int64
	lane     int64 // granularity in bytes at which the accesses can be split, or 0
}

// splitter is the state of split.
type splitter struct {
	list      []access // of the object
	intervals []interval
	parts     []part
	out       []*ir.Value
	at        *ir.Value // where new values are inserted
}

func (s *splitter) forget() {
	clear(s.list[:cap(s.list)])
	clear(s.parts[:cap(s.parts)])
	clear(s.out[:cap(s.out)])
	s.at = nil
}

// maxLeaves is the maximum number of elements of a struct or array that is loaded or stored at once, maxPieces that of
// pieces of copies and fills.
const (
	maxLeaves = 32
	maxPieces = 1 << 12
)

// split splits o into parts.
func (p *promoter) split(o *object) {
	s := &p.splitter
	for i := o.first; i != 0; i = p.accesses[i-1].next {
		if a := p.accesses[i-1]; a.typ() != nil && a.typ().IsAggregate() && !p.takeApart(o, a) {
			return
		}
	}
	s.list = s.list[:0]
	copies, read := 0, false
	for i := o.first; i != 0; i = p.accesses[i-1].next {
		a := p.accesses[i-1]
		if p.replaced(a.v) {
			continue
		}
		s.list = append(s.list, a)
		read = read || a.kind == loads || a.kind == copiesFrom
		if a.typ() == nil {
			copies++
		}
	}
	if !read {
		for _, a := range s.list {
			p.replace(a.v, nil, nil)
		}
		p.promoted(o)
		return
	}
	p.partition()
	if copies*len(s.parts) > maxPieces {
		return
	}
	p.addRest()
	if !p.chooseTypes() {
		return
	}
	p.makeSlots(o)
	for _, a := range s.list {
		p.rewrite(a)
	}
}

// takeApart splits a, an access of a struct or array, into accesses of its elements, and reports whether these are few
// enough.
func (p *promoter) takeApart(o *object, a access) bool {
	leaves := p.leaves(nil, a.typ(), a.off, nil)
	if len(leaves) > maxLeaves {
		return false
	}
	s := &p.splitter
	s.out, s.at = nil, a.v
	var result *ir.Value
	if a.kind == loads {
		result = p.f.Undef(a.typ())
	}
	for _, l := range leaves {
		addr := p.address(o.alloca, l.off)
		var x *ir.Value
		if a.kind == loads {
			x = p.emit(ir.OpLoad, l.typ, addr)
			result = p.emit(ir.OpInsertValue, a.typ(), result, x)
			result.SetPath(l.path)
		} else {
			e := p.emit(ir.OpExtractValue, l.typ, a.v.Args[0])
			e.SetPath(l.path)
			x = p.emit(ir.OpStore, ir.Void, e, addr)
		}
		x.Align = alignAt(alignOf(p, a.v, a.typ()), l.off-a.off)
		p.register(x, a.kind, addr, p.layout.StoreSize(l.typ))
	}
	p.replace(a.v, s.out, result)
	s.out = nil
	return true
}

// A leaf is a scalar element of a struct or array.
type leaf struct {
	typ  *ir.Type
	off  int64
	path []int
}

// leaves appends the leaves of t, which is at offset off and reached by path, but at most maxLeaves + 1.
func (p *promoter) leaves(out []leaf, t *ir.Type, off int64, path []int) []leaf {
	if !t.IsAggregate() {
		return append(out, leaf{t, off, slices.Clone(path)})
	}
	n := int64(len(t.Fields))
	if t.Kind == ir.ArrayKind {
		n = t.Len
	}
	for i := int64(0); i < n && len(out) <= maxLeaves; i++ {
		e, at := t.Elem, off
		if t.Kind == ir.StructKind {
			e, at = t.Fields[i], off+p.layout.Offset(t, int(i))
		} else {
			at += i * p.layout.Size(e)
		}
		out = p.leaves(out, e, at, append(path, int(i)))
	}
	return out
}

// register records that v, a new value, accesses size bytes at addr, if that is in an object.
func (p *promoter) register(v *ir.Value, kind accessKind, addr *ir.Value, size int64) {
	if int(addr.ID) < len(p.at) && p.at[addr.ID].object != 0 && !p.objects[p.at[addr.ID].object-1].escapes {
		p.access(v, kind, p.at[addr.ID], size)
	}
}

// partition finds the parts that loads and stores access.
func (p *promoter) partition() {
	s := &p.splitter
	s.intervals, s.parts = s.intervals[:0], s.parts[:0]
	for i := range s.list {
		if a := &s.list[i]; a.typ() != nil && a.end > a.off {
			s.intervals = append(s.intervals, interval{a.off, a.end, p.laneOf(a.typ())})
		}
	}
	slices.SortFunc(s.intervals, func(x, y interval) int {
		return cmp.Or(cmp.Compare(x.off, y.off), cmp.Compare(y.end, x.end), cmp.Compare(x.lane, y.lane))
	})
	// Of equal intervals, keep one that cannot be split, or else the one with the greatest lane.
	n := 0
	for _, x := range s.intervals {
		if n > 0 && s.intervals[n-1].off == x.off && s.intervals[n-1].end == x.end {
			if s.intervals[n-1].lane != 0 {
				s.intervals[n-1].lane = x.lane
			}
			continue
		}
		s.intervals[n] = x
		n++
	}
	p.cut(s.intervals[:n])
}

// laneOf returns the granularity in bytes at which a value of type t can be split, or 0.
func (p *promoter) laneOf(t *ir.Type) int64 {
	switch {
	case t.IsInt() && t.Bits%8 == 0 && t.Bits <= 128:
		return 1
	case t.IsVector() && p.bitsOf(t) > 0:
		if n := p.layout.StoreSize(t.Elem); n&(n-1) == 0 {
			return n
		}
	}
	return 0
}

// cut makes parts of the intervals xs, sorted by start, longer ones first. Overlapping intervals are one part, unless
// the longest covers the others and can be split at their boundaries.
func (p *promoter) cut(xs []interval) {
	for i := 0; i < len(xs); {
		end, j := xs[i].end, i+1
		for j < len(xs) && xs[j].off < end {
			end = max(end, xs[j].end)
			j++
		}
		if j > i+1 && xs[i].end == end && divides(xs[i], xs[i+1:j]) {
			p.cutWithin(xs[i], xs[i+1:j])
		} else {
			p.splitter.parts = append(p.splitter.parts, part{off: xs[i].off, end: end})
		}
		i = j
	}
}

// divides reports whether accesses of x can be split at the boundaries of xs.
func divides(x interval, xs []interval) bool {
	if x.lane == 0 {
		return false
	}
	for _, y := range xs {
		if (y.off-x.off)%x.lane != 0 || (y.end-x.off)%x.lane != 0 {
			return false
		}
	}
	return true
}

// cutWithin makes parts of the intervals xs, which lie in x, and of the rest of x.
func (p *promoter) cutWithin(x interval, xs []interval) {
	s := &p.splitter
	first := len(s.parts)
	p.cut(xs)
	n, at := len(s.parts), x.off
	for k := first; k <= n; k++ {
		to := x.end
		if k < n {
			to = s.parts[k].off
		}
		step := int64(8)
		if x.lane > 1 {
			step = x.lane
		}
		for ; at < to; at = min(at+step, to) {
			s.parts = append(s.parts, part{off: at, end: min(at+step, to)})
		}
		if k < n {
			at = s.parts[k].end
		}
	}
	slices.SortFunc(s.parts[first:], func(a, b part) int { return cmp.Compare(a.off, b.off) })
}

// addRest adds parts for bytes that are only accessed by copies and fills.
func (p *promoter) addRest() {
	s := &p.splitter
	s.intervals = s.intervals[:0]
	for _, a := range s.list {
		if a.typ() == nil && a.end > a.off {
			s.intervals = append(s.intervals, interval{off: a.off, end: a.end})
		}
	}
	slices.SortFunc(s.intervals, func(x, y interval) int {
		return cmp.Or(cmp.Compare(x.off, y.off), cmp.Compare(x.end, y.end))
	})
	k, n, at := 0, len(s.parts), int64(0)
	for _, x := range s.intervals {
		for at = max(at, x.off); at < x.end; {
			for k < n && s.parts[k].end <= at {
				k++
			}
			to := x.end
			if k < n && s.parts[k].off < to {
				to = s.parts[k].off
			}
			if to <= at {
				at = s.parts[k].end
				continue
			}
			if last := len(s.parts) - 1; last >= n && s.parts[last].end == at {
				s.parts[last].end = to
			} else {
				s.parts = append(s.parts, part{off: at, end: to})
			}
			at = to
		}
	}
	slices.SortFunc(s.parts, func(a, b part) int { return cmp.Compare(a.off, b.off) })
}

// firstPart returns the index of the first part that ends after off.
func (s *splitter) firstPart(off int64) int {
	k, _ := slices.BinarySearchFunc(s.parts, off, func(q part, off int64) int { return cmp.Compare(q.end, off+1) })
	return k
}

// chooseTypes selects the type of each part, and reports whether any becomes a variable or is unused.
func (p *promoter) chooseTypes() bool {
	s := &p.splitter
	for i := range s.list {
		a := &s.list[i]
		for k := s.firstPart(a.off); k < len(s.parts) && s.parts[k].off < a.end; k++ {
			p.note(&s.parts[k], a)
		}
	}
	useful := false
	for k := range s.parts {
		q := &s.parts[k]
		q.typ = p.partType(q)
		useful = useful || q.typ != nil || !q.reads
	}
	return useful
}

// note records the access a of part q.
func (p *promoter) note(q *part, a *access) {
	q.reads = q.reads || a.kind == loads || a.kind == copiesFrom
	t := a.typ()
	switch {
	case t == nil:
		q.cut = q.cut || a.off > q.off || a.end < q.end
		q.copied = q.copied || a.off <= q.off && a.end >= q.end
	case a.off < q.off || a.end > q.end: // split later
		q.crossed = true
	case a.end-a.off < q.end-q.off:
		q.within = true
		q.stuck = q.stuck || p.bitsOf(t) == 0
	case t.IsInt() && p.bitsOf(t) > 0:
		q.ints++
		q.int = t
	default:
		q.others++
		if q.other == nil {
			q.other = t
		} else if q.other != t && !q.other.Equal(t) && (p.bitsOf(t) == 0 || p.bitsOf(q.other) == 0) {
			q.stuck = true
		}
	}
}

// maxMixed is the maximum size in bytes of variables of which pieces are accessed.
const maxMixed = 8

// partType returns the type of q as a variable, or nil.
func (p *promoter) partType(q *part) *ir.Type {
	size := q.end - q.off
	exact := q.other
	if q.ints > q.others {
		exact = q.int
	}
	switch {
	case q.stuck:
		return nil
	case q.other != nil && p.bitsOf(q.other) == 0:
		// A value of this type cannot be accessed in parts or converted.
		if q.within || q.cut || q.crossed || q.copied || q.ints > 0 {
			return nil
		}
		return q.other
	case q.within || q.cut:
		if size > maxMixed || exact == nil && !q.within {
			return nil
		}
		if q.within {
			return ir.Int(int(8 * size))
		}
		return exact
	case exact != nil:
		return exact
	case size <= maxMixed && (size&(size-1) == 0 || q.crossed):
		return ir.Int(int(8 * size))
	}
	return nil
}

// bitsOf returns the number of bits of a value of type t, or 0 if memory does not hold exactly these or conversions do
// not preserve them.
func (p *promoter) bitsOf(t *ir.Type) int {
	switch t.Kind {
	case ir.IntKind:
		if t.Bits%8 == 0 {
			return t.Bits
		}
	case ir.FloatKind:
		return 32
	case ir.DoubleKind:
		return 64
	case ir.PtrKind:
		return 8 * p.layout.PtrBytes
	case ir.VectorKind:
		if t.Elem.Kind != ir.PtrKind {
			return int(t.Len) * p.bitsOf(t.Elem)
		}
	}
	return 0
}

// makeSlots creates variables, and smaller allocas for the parts that stay in memory.
func (p *promoter) makeSlots(o *object) {
	s := &p.splitter
	for k := range s.parts {
		q := &s.parts[k]
		switch {
		case !q.reads:
		case q.typ != nil:
			q.slot = p.newVariable(q.typ)
		default:
			q.slot = p.f.NewValue(ir.OpAlloca, ir.Ptr, p.f.Const(ir.I32, 1))
			q.slot.Elem = ir.ArrayOf(q.end-q.off, ir.I8)
			q.slot.Align = alignAt(o.align, q.off)
			q.slot.Line, q.slot.Col, q.slot.Name = o.alloca.Line, o.alloca.Col, o.alloca.Name
			p.kept = append(p.kept, q.slot)
			p.inherit(o.alloca, q.slot)
		}
		if q.reads {
			p.partOf(o, q.slot, q.off, q.end)
		}
	}
	p.promoted(o)
}

// inherit gives to, a new alloca, the lifetime of from, of which it is a part.
func (p *promoter) inherit(from, to *ir.Value) {
	for i := 0; i < len(p.f.Lifetimes); i++ {
		if l := p.f.Lifetimes[i]; l.Alloca == from {
			i++
			l.Alloca = to
			p.f.Lifetimes = slices.Insert(p.f.Lifetimes, i, l)
		}
	}
}

// alignAt returns the alignment of off bytes past an address aligned to align.
func alignAt(align, off int64) int64 {
	if off == 0 {
		return align
	}
	return min(align, off&-off)
}

// alignOf returns the known alignment of the access v of a value of type t.
func alignOf(p *promoter, v *ir.Value, t *ir.Type) int64 {
	if v.Align > 0 {
		return v.Align
	}
	return p.layout.Align(t)
}
