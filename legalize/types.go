package legalize

import "spillway/ir"

// A part is a register that holds some or all of a value of a raw type.
type part struct {
	typ  *ir.Type // in the legal program
	bits int      // integers: number of significant bits; the others are zero
	off  int64    // offset in memory from the value's address
	// Of a part of a vector: the number of significant bytes. An unaddressed part cannot be in memory.
	bytes       int64
	unaddressed bool
	small       bool // a half or bfloat: a float in argument and result registers
	quad        bool // an fp128
	extended    bool // an x86_fp80: the part is the address of its memory
}

// maxParts is the maximum number of parts of one first-class aggregate.
const maxParts = 4096

// single returns the legal type of a raw type that takes one register, or nil.
func (l *builder) single(t *ir.Type) *ir.Type {
	switch t.Kind {
	case ir.IntKind:
		if t.Bits <= l.wbits {
			return container(t.Bits)
		}
		return nil
	case ir.PtrKind:
		return l.iptr
	case ir.FloatKind, ir.DoubleKind:
		return t
	case ir.HalfKind, ir.BFloatKind:
		return ir.I16
	case ir.FP128Kind:
		if l.vec.hasVectors() {
			return ir.V2I64
		}
	case ir.VectorKind:
		if w := l.vec.laneBits(t); w > 0 && t.Elem != ir.I1 && 8*l.vectorBytes() == t.Len*int64(w) {
			return ir.V2I64
		} else if w > 0 && t.Elem != ir.I1 && 8*l.t.Classes.WideBytes == t.Len*int64(w) && l.vec.hasWide() {
			return ir.V4I64
		}
	}
	return nil
}

// container returns the narrowest legal integer type of at least the given width, at most 64.
func container(bits int) *ir.Type {
	switch {
	case bits == 1:
		return ir.I1
	case bits <= 8:
		return ir.I8
	case bits <= 16:
		return ir.I16
	case bits <= 32:
		return ir.I32
	}
	return ir.I64
}

// parts returns the parts of a value of raw type t, in memory order.
func (l *builder) parts(t *ir.Type) []part {
	if p, ok := l.layouts[t]; ok {
		return p
	}
	if l.countParts(t) > maxParts {
		l.fail(nil, "keep it in memory", "a value of type %s takes more than %d registers", t, maxParts)
		return nil
	}
	ps := l.appendParts(nil, t, 0)
	if l.err == nil {
		l.layouts[t] = ps
	}
	return ps
}

// count returns len(l.parts(t)).
func (l *builder) count(t *ir.Type) int {
	if l.single(t) != nil {
		return 1
	}
	return len(l.parts(t))
}

// countParts returns the number of parts of t, or more than maxParts if there are too many.
func (l *builder) countParts(t *ir.Type) int64 {
	switch t.Kind {
	case ir.ArrayKind:
		n := l.countParts(t.Elem)
		if n == 0 {
			return 0
		}
		if t.Len > maxParts {
			return maxParts + 1
		}
		return min(t.Len*n, maxParts+1)
	case ir.StructKind:
		n := int64(0)
		for _, f := range t.Fields {
			n = min(n+l.countParts(f), maxParts+1)
		}
		return n
	case ir.IntKind:
		return int64(l.words(t.Bits))
	case ir.VectorKind:
		if w := l.vec.laneBits(t); w > 0 {
			return int64(l.vec.numParts(t.Len, w))
		}
		return min(t.Len*l.countParts(t.Elem), maxParts+1)
	}
	return 1
}

func (l *builder) appendParts(ps []part, t *ir.Type, off int64) []part {
	layout := &l.layout
	switch t.Kind {
	case ir.VoidKind:
		return ps
	case ir.ArrayKind:
		if l.countParts(t.Elem) == 0 {
			return ps
		}
		size := layout.Size(t.Elem)
		for i := range t.Len {
			ps = l.appendParts(ps, t.Elem, off+i*size)
		}
		return ps
	case ir.StructKind:
		for i, f := range t.Fields {
			ps = l.appendParts(ps, f, off+layout.Offset(t, i))
		}
		return ps
	case ir.VectorKind:
		return l.vec.vectorParts(ps, t, off)
	case ir.IntKind:
		if t.Bits <= l.wbits {
			return append(ps, part{typ: container(t.Bits), bits: t.Bits, off: off})
		}
		for n := t.Bits; n > 0; n -= l.wbits {
			ps = append(ps, part{typ: l.word, bits: min(n, l.wbits), off: off})
			off += int64(l.wbits / 8)
		}
		return ps
	}
	if t.Kind == ir.X86FP80Kind {
		return append(ps, part{typ: l.iptr, bits: l.iptr.Bits, off: off, extended: true})
	}
	typ := l.single(t)
	if typ == nil {
		l.fail(nil, "use float or double", "type %s is not supported on this target", t)
		typ = l.word
	}
	p := part{typ: typ, bits: typ.Bits, off: off, small: isSmall(t)}
	if isQuad(t) {
		p.bytes, p.quad = quadBytes, true
	}
	return append(ps, p)
}

// words returns the number of registers that an integer of the given width takes.
func (l *builder) words(bits int) int { return (bits + l.wbits - 1) / l.wbits }

// partIndex returns the index of the first part of the member of t at path, and the member's type.
func (l *builder) partIndex(t *ir.Type, path []int) (int, *ir.Type) {
	n := 0
	for _, i := range path {
		switch t.Kind {
		case ir.ArrayKind:
			n += i * l.count(t.Elem)
			t = t.Elem
		case ir.StructKind:
			n += l.firstPart(t, i)
			t = t.Fields[i]
		}
	}
	return n, t
}

// firstPart returns the number of the first part of field i of the struct type t.
func (l *builder) firstPart(t *ir.Type, i int) int {
	s := l.structOf(t)
	if s.first == nil {
		s.first = make([]int32, len(t.Fields))
		n := 0
		for i, f := range t.Fields {
			s.first[i] = int32(n)
			n += l.count(f)
		}
	}
	return int(s.first[i])
}
