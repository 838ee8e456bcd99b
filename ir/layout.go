package ir

// A Layout has the sizes and alignments of types in memory, in bytes. It is data of the target.
type Layout struct {
	PtrBytes    int // size and alignment of a pointer
	I64Align    int // 8, or 4 on i386
	F64Align    int // 8, or 4 on i386
	F80Align    int // 16, or 4 on i386
	I128Align   int // 16, or 8 before LLVM 18
	StackAlign  int // of the stack pointer at a call
	BigEndian   bool
	MaxIntBytes int // width of the widest general register
}

// Align returns the ABI alignment of t in bytes, at least 1.
func (l *Layout) Align(t *Type) int64 {
	switch t.Kind {
	case IntKind:
		switch {
		case t.Bits <= 8:
			return 1
		case t.Bits <= 16:
			return 2
		case t.Bits <= 32:
			return 4
		case t.Bits <= 64:
			return int64(l.I64Align)
		}
		return int64(l.I128Align)
	case FloatKind:
		return 4
	case DoubleKind:
		return int64(l.F64Align)
	case HalfKind, BFloatKind:
		return 2
	case X86FP80Kind:
		return int64(max(l.F80Align, 1))
	case FP128Kind:
		return 16
	case PtrKind:
		return int64(l.PtrBytes)
	case ArrayKind:
		return l.Align(t.Elem)
	case VectorKind:
		return powerOf2(l.StoreSize(t))
	case StructKind:
		if s := l.structOf(t); s != nil {
			return s.align
		}
		a := int64(1)
		if !t.Packed {
			for _, f := range t.Fields {
				a = max(a, l.Align(f))
			}
		}
		return a
	}
	return 1
}

// StoreSize returns the number of bytes that a load or store of t accesses.
func (l *Layout) StoreSize(t *Type) int64 {
	switch t.Kind {
	case IntKind:
		return int64(t.Bits+7) / 8
	case FloatKind, DoubleKind, HalfKind, BFloatKind, X86FP80Kind, FP128Kind:
		return int64(t.FloatBits() / 8)
	case PtrKind:
		return int64(l.PtrBytes)
	case VectorKind:
		return (t.Len*l.laneBits(t.Elem) + 7) / 8
	}
	return l.Size(t)
}

// laneBits returns the size in bits of a vector element in memory.
func (l *Layout) laneBits(t *Type) int64 {
	if t.Kind == IntKind {
		return int64(t.Bits)
	}
	return 8 * l.StoreSize(t)
}

// powerOf2 returns the least power of two that is at least n, and at least 1.
func powerOf2(n int64) int64 {
	p := int64(1)
	for p < n {
		p *= 2
	}
	return p
}

// Size returns the distance in bytes between two values of type t in an array.
func (l *Layout) Size(t *Type) int64 {
	size, _ := l.measure(t)
	return size
}

// measure computes Size and Align. O(size of t).
func (l *Layout) measure(t *Type) (size, align int64) {
	switch t.Kind {
	case ArrayKind:
		size, align = l.measure(t.Elem)
		return t.Len * size, align
	case StructKind:
		if s := l.structOf(t); s != nil {
			return s.size, s.align
		}
		size, align = l.fields(t, len(t.Fields), nil)
		return RoundUp(size, align), align
	case VoidKind, FuncKind:
		return 0, 1
	}
	align = l.Align(t)
	return RoundUp(l.StoreSize(t), align), align
}

// fields returns the end of the first n fields of the struct type t, and their alignment; starts, if not nil, receives
// the offset of each.
func (l *Layout) fields(t *Type, n int, starts []int64) (end, align int64) {
	align = 1
	for i, f := range t.Fields[:n] {
		s, a := l.measure(f)
		if !t.Packed {
			end, align = RoundUp(end, a), max(align, a)
		}
		if starts != nil {
			starts[i] = end
		}
		end += s
	}
	return end, align
}

// Offset returns the offset in bytes of field i of the struct type t. Amortized constant time for all fields of one
// struct, or O(preceding fields) for a struct of few fields.
func (l *Layout) Offset(t *Type, i int) int64 {
	if s := l.structOf(t); s != nil && i < len(s.offsets) {
		return s.offsets[i]
	}
	off, _ := l.fields(t, i, nil)
	if i < len(t.Fields) && !t.Packed {
		off = RoundUp(off, l.Align(t.Fields[i]))
	}
	return off
}

// A structLayout is the layout of a struct type.
type structLayout struct {
	layout      Layout
	size, align int64
	offsets     []int64 // by field
}

// fewFields is the maximum number of fields of structs whose layout is not cached.
const fewFields = 16

// structOf returns the layout of the struct type t if it has many fields, else nil. It is cached in the type, because
// programs have tables of thousands of fields with as many addresses of single ones; a later call with another Layout
// replaces it.
func (l *Layout) structOf(t *Type) *structLayout {
	if len(t.Fields) <= fewFields {
		return nil
	}
	if s := t.laidOut.Load(); s != nil && len(s.offsets) == len(t.Fields) && s.layout == *l {
		return s
	}
	s := &structLayout{layout: *l, offsets: make([]int64, len(t.Fields))}
	end, align := l.fields(t, len(t.Fields), s.offsets)
	s.size, s.align = RoundUp(end, align), align
	t.laidOut.Store(s)
	return s
}

// RoundUp returns the least multiple of align that is at least n; align is a
// power of two.
func RoundUp(n, align int64) int64 { return (n + align - 1) &^ (align - 1) }

// GlobalAlign returns the alignment of g if the program does not specify it: LLVM's preferred alignment, on which its
// optimizer relies. Variables larger than 16 bytes are aligned to 16, structs and 8-byte numbers to 8.
func (l *Layout) GlobalAlign(g *Global) int64 {
	if g.Align != 0 {
		return g.Align
	}
	align, t := l.Align(g.Type), g.Type
	for t.Kind == ArrayKind {
		t = t.Elem
	}
	if t.Kind == StructKind || t.Kind == DoubleKind || t.Kind == IntKind && t.Bits > 32 && t.Bits <= 64 {
		align = max(align, 8)
	}
	if !g.Declared && l.Size(g.Type) > 16 {
		align = max(align, 16)
	}
	return align
}
