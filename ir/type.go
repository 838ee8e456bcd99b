package ir

import (
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
)

// Kind is the shape of a Type.
type Kind uint8

// The kinds of types. There is one pointer type: what a pointer points to is
// said by each operation that uses it.
const (
	VoidKind Kind = iota
	IntKind
	FloatKind  // IEEE binary32
	DoubleKind // IEEE binary64
	HalfKind   // IEEE binary16
	BFloatKind // the upper half of an IEEE binary32
	X86FP80Kind
	FP128Kind // IEEE binary128
	PtrKind
	ArrayKind
	StructKind
	FuncKind
	VectorKind
)

// A Type is immutable once it is complete. Scalar types are the package's
// variables (or come from Int) and may be compared by pointer; aggregates are
// compared by Equal.
type Type struct {
	Kind     Kind
	Bits     int     // IntKind: the width, 1..MaxIntBits
	Len      int64   // ArrayKind, VectorKind: number of elements
	Elem     *Type   // ArrayKind, VectorKind: the element
	Fields   []*Type // StructKind: the fields; FuncKind: the fixed parameters
	Ret      *Type   // FuncKind: the result
	Variadic bool    // FuncKind: takes further arguments
	Packed   bool    // StructKind: no padding
	Opaque   bool    // StructKind: declared, never defined; has no size
	Name     string  // StructKind: the name of an identified struct

	laidOut atomic.Pointer[structLayout] // see Layout.structOf
}

// MaxIntBits is the widest integer the program may use, MaxLaneBits the widest of a vector.
const (
	MaxIntBits  = 4096
	MaxLaneBits = 128
)

// The scalar types.
var (
	Void = &Type{Kind: VoidKind}
	I1   = &Type{Kind: IntKind, Bits: 1}
	I8   = &Type{Kind: IntKind, Bits: 8}
	I16  = &Type{Kind: IntKind, Bits: 16}
	I32  = &Type{Kind: IntKind, Bits: 32}
	I64  = &Type{Kind: IntKind, Bits: 64}
	I128 = &Type{Kind: IntKind, Bits: 128}
	F32  = &Type{Kind: FloatKind}
	F64  = &Type{Kind: DoubleKind}
	F16  = &Type{Kind: HalfKind}
	BF16 = &Type{Kind: BFloatKind}
	F80  = &Type{Kind: X86FP80Kind}
	F128 = &Type{Kind: FP128Kind}
	Ptr  = &Type{Kind: PtrKind}
)

// The vectors of 16 bytes.
var (
	V16I8 = &Type{Kind: VectorKind, Len: 16, Elem: I8}
	V8I16 = &Type{Kind: VectorKind, Len: 8, Elem: I16}
	V4I32 = &Type{Kind: VectorKind, Len: 4, Elem: I32}
	V2I64 = &Type{Kind: VectorKind, Len: 2, Elem: I64}
	V4F32 = &Type{Kind: VectorKind, Len: 4, Elem: F32}
	V2F64 = &Type{Kind: VectorKind, Len: 2, Elem: F64}
)

// The vectors of 32 bytes.
var (
	V32I8  = &Type{Kind: VectorKind, Len: 32, Elem: I8}
	V16I16 = &Type{Kind: VectorKind, Len: 16, Elem: I16}
	V8I32  = &Type{Kind: VectorKind, Len: 8, Elem: I32}
	V4I64  = &Type{Kind: VectorKind, Len: 4, Elem: I64}
	V8F32  = &Type{Kind: VectorKind, Len: 8, Elem: F32}
	V4F64  = &Type{Kind: VectorKind, Len: 4, Elem: F64}
)

// twoVectors are the vectors of 16 bytes, each with that of 32 bytes of the same elements.
var twoVectors = [...][2]*Type{{V2I64, V4I64}, {V16I8, V32I8}, {V8I16, V16I16}, {V4I32, V8I32}, {V4F32, V8F32}, {V2F64, V4F64}}

// TwoVectors returns, for one of the vectors of 16 bytes, that of 32 bytes with the same elements, and nil
// for other types.
func TwoVectors(t *Type) *Type {
	for _, p := range twoVectors {
		if p[0] == t {
			return p[1]
		}
	}
	return nil
}

// HalfVector returns, for one of the vectors of 32 bytes, that of 16 bytes with the same elements, and nil
// for other types.
func HalfVector(t *Type) *Type {
	for _, p := range twoVectors {
		if p[1] == t {
			return p[0]
		}
	}
	return nil
}

// VectorBits returns how many bits the elements of a vector type take, and 0 for other types.
func VectorBits(t *Type) int {
	if t == nil || t.Kind != VectorKind {
		return 0
	}
	return int(t.Len) * LaneBits(t.Elem)
}

// AnyVector returns the type that stands for all vectors as long as t, where it does not matter what the
// elements are: V2I64 for 16 bytes, V4I64 for 32. Other types are returned as they are.
func AnyVector(t *Type) *Type {
	switch VectorBits(t) {
	case 128:
		return V2I64
	case 256:
		return V4I64
	}
	return t
}

// intTypes are the types up to i128 requested so far.
var intTypes [129]atomic.Pointer[Type]

// Int returns the integer type of the given width, 1 <= bits <= MaxIntBits.
func Int(bits int) *Type {
	switch bits {
	case 1:
		return I1
	case 8:
		return I8
	case 16:
		return I16
	case 32:
		return I32
	case 64:
		return I64
	case 128:
		return I128
	}
	if bits < len(intTypes) {
		if t := intTypes[bits].Load(); t != nil {
			return t
		}
		intTypes[bits].CompareAndSwap(nil, &Type{Kind: IntKind, Bits: bits})
		return intTypes[bits].Load()
	}
	t, _ := wideIntTypes.LoadOrStore(bits, &Type{Kind: IntKind, Bits: bits})
	return t.(*Type)
}

var wideIntTypes sync.Map // by width

// ArrayOf returns the type of n elems in a row.
func ArrayOf(n int64, elem *Type) *Type { return &Type{Kind: ArrayKind, Len: n, Elem: elem} }

// VectorOf returns the type of n scalars that are computed with side by side. The
// vectors of 16 and 32 bytes of the usual elements are the package's variables.
func VectorOf(n int64, elem *Type) *Type {
	for _, p := range twoVectors {
		for _, t := range p {
			if t.Len == n && t.Elem == elem {
				return t
			}
		}
	}
	return &Type{Kind: VectorKind, Len: n, Elem: elem}
}

// StructOf returns a literal (unnamed, unpacked) struct type.
func StructOf(fields ...*Type) *Type { return &Type{Kind: StructKind, Fields: fields} }

// FuncOf returns a function type.
func FuncOf(ret *Type, variadic bool, params ...*Type) *Type {
	return &Type{Kind: FuncKind, Ret: ret, Fields: params, Variadic: variadic}
}

// IsInt reports whether t is an integer type of any width.
func (t *Type) IsInt() bool { return t.Kind == IntKind }

// IsFloat reports whether t is float or double.
func (t *Type) IsFloat() bool { return t.Kind == FloatKind || t.Kind == DoubleKind }

// IsFloating reports whether t is any of the floating-point types.
func (t *Type) IsFloating() bool { return t.Kind >= FloatKind && t.Kind <= FP128Kind }

// FloatBits returns the width of a floating-point type, 0 for other types.
func (t *Type) FloatBits() int {
	switch t.Kind {
	case HalfKind, BFloatKind:
		return 16
	case FloatKind:
		return 32
	case DoubleKind:
		return 64
	case X86FP80Kind:
		return 80
	case FP128Kind:
		return 128
	}
	return 0
}

// IsScalar reports whether a value of type t is one number or address.
func (t *Type) IsScalar() bool { return t.Kind >= IntKind && t.Kind <= PtrKind }

// IsVector reports whether t is a vector.
func (t *Type) IsVector() bool { return t.Kind == VectorKind }

// Lane returns the type of t's elements if it is a vector, else t.
func (t *Type) Lane() *Type {
	if t.Kind == VectorKind {
		return t.Elem
	}
	return t
}

// WithLane returns the type of as many elem as t has elements: a vector if t is one.
func (t *Type) WithLane(elem *Type) *Type {
	if t.Kind == VectorKind {
		return VectorOf(t.Len, elem)
	}
	return elem
}

// IsAggregate reports whether t is an array or a struct.
func (t *Type) IsAggregate() bool { return t.Kind == ArrayKind || t.Kind == StructKind }

// Equal reports whether t and u are the same type. Identified structs are
// equal only to themselves.
func (t *Type) Equal(u *Type) bool {
	if t == u {
		return true
	}
	if t.Kind != u.Kind || t.Bits != u.Bits || t.Len != u.Len || t.Packed != u.Packed ||
		t.Variadic != u.Variadic || len(t.Fields) != len(u.Fields) || t.Name != u.Name || t.Name != "" {
		return false
	}
	if (t.Elem != nil && !t.Elem.Equal(u.Elem)) || (t.Ret != nil && !t.Ret.Equal(u.Ret)) {
		return false
	}
	for i := range t.Fields {
		if !t.Fields[i].Equal(u.Fields[i]) {
			return false
		}
	}
	return true
}

// String returns t in LLVM's syntax.
func (t *Type) String() string {
	switch t.Kind {
	case VoidKind:
		return "void"
	case IntKind:
		return fmt.Sprintf("i%d", t.Bits)
	case FloatKind:
		return "float"
	case DoubleKind:
		return "double"
	case HalfKind:
		return "half"
	case BFloatKind:
		return "bfloat"
	case X86FP80Kind:
		return "x86_fp80"
	case FP128Kind:
		return "fp128"
	case PtrKind:
		return "ptr"
	case ArrayKind:
		return fmt.Sprintf("[%d x %s]", t.Len, t.Elem)
	case VectorKind:
		return fmt.Sprintf("<%d x %s>", t.Len, t.Elem)
	case StructKind:
		if t.Name != "" {
			return "%" + quoteName(t.Name)
		}
		return t.body()
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s (", t.Ret)
	for i, p := range t.Fields {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(p.String())
	}
	if t.Variadic {
		if len(t.Fields) > 0 {
			b.WriteString(", ")
		}
		b.WriteString("...")
	}
	b.WriteByte(')')
	return b.String()
}

// body returns the fields of a struct type in LLVM's syntax.
func (t *Type) body() string {
	if t.Opaque {
		return "opaque"
	}
	fields := make([]string, len(t.Fields))
	for i, f := range t.Fields {
		fields[i] = f.String()
	}
	s := "{ " + strings.Join(fields, ", ") + " }"
	if len(fields) == 0 {
		s = "{}"
	}
	if t.Packed {
		s = "<" + s + ">"
	}
	return s
}

// quoteName returns a name as LLVM prints it after % or @: bare where every
// byte is a letter, digit or one of -$._, and quoted with \XX escapes otherwise.
func quoteName(s string) string {
	bare := s != "" && (s[0] < '0' || s[0] > '9')
	for i := 0; i < len(s); i++ {
		c := s[i]
		if !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' ||
			c == '-' || c == '$' || c == '.' || c == '_') {
			bare = false
		}
	}
	if bare {
		return s
	}
	var b strings.Builder
	b.WriteByte('"')
	for i := 0; i < len(s); i++ {
		if c := s[i]; c < ' ' || c > '~' || c == '"' || c == '\\' {
			fmt.Fprintf(&b, "\\%02X", c)
		} else {
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}
