package load

import (
	"fmt"
	"reflect"
	"unsafe"

	"spillway/ir"
)

// A plan is the locations of the arguments and the result of a call, for a Go type and a signature.
type plan struct {
	params   []value
	result   *value // nil: none
	fails    bool   // the last Go result is an error
	hidden   bool   // the result's address is the first argument
	address  move   // its location
	words    int    // on the stack
	variadic bool
}

// A value is a parameter or a result.
type value struct {
	typ    reflect.Type
	kind   kind
	signed bool // integers: sign-extended
	bits   int  // integers: of the IR's type
	moves  []move
	copied bool // the move is of the address of a copy
}

// kind is the representation of a Go value in bytes.
type kind uint8

const (
	intKind kind = iota
	uintKind
	boolKind
	float32Kind
	float64Kind
	pointerKind
	stringKind // as a parameter: a zero-terminated copy
	bytesKind  // its memory representation
)

// A move is some bytes of a value and the location in which they are passed.
type move struct {
	off, size int
	where     where
	index     int // of the register, or of the word of the stack
}

// where is a kind of location.
type where uint8

const (
	inInt where = iota
	inFloat
	inStack
	inX87
	inPlace // the register for the address of a result that is not an argument
)

// A leaf is a part of a value that a calling convention assigns a location.
type leaf struct {
	where     where // inStack: memory
	off, size int
	align     int
}

// leaves returns the parts of a type as LLVM passes them.
func leaves(t *ir.Type, lay *ir.Layout, off int, out []leaf) ([]leaf, error) {
	size := int(lay.StoreSize(t))
	switch t.Kind {
	case ir.IntKind:
		if t.Bits > 128 {
			break
		}
		return integerLeaves(off, size, out), nil
	case ir.PtrKind:
		return append(out, leaf{inInt, off, size, wordSize}), nil
	case ir.FloatKind, ir.DoubleKind:
		return append(out, leaf{floatPlace, off, size, wordSize}), nil
	case ir.HalfKind, ir.BFloatKind:
		if floatPlace == inFloat {
			return append(out, leaf{inFloat, off, size, 8}), nil
		}
	case ir.FP128Kind:
		if floatPlace == inFloat {
			return append(out, leaf{inFloat, off, size, 16}), nil
		}
	case ir.X86FP80Kind:
		return append(out, leaf{inX87, off, size, x87Align}), nil
	case ir.VectorKind:
		if size == 16 || size == 8 && t.Elem.IsFloat() && floatPlace == inFloat {
			return append(out, leaf{inFloat, off, size, size}), nil
		}
	case ir.StructKind, ir.ArrayKind:
		n := len(t.Fields)
		if t.Kind == ir.ArrayKind {
			n = int(min(t.Len, 64))
		}
		for i := range n {
			elem, at := t.Elem, 0
			if t.Kind == ir.StructKind {
				elem, at = t.Fields[i], int(lay.Offset(t, i))
			} else {
				at = i * int(lay.Size(elem))
			}
			var err error
			if out, err = leaves(elem, lay, off+at, out); err != nil {
				return nil, err
			}
		}
		return out, nil
	}
	return nil, fmt.Errorf("cannot pass type %s to or from Go; pass its address", t)
}

// integerLeaves adds the words of an integer.
func integerLeaves(off, size int, out []leaf) []leaf {
	for ; size > wordSize; size, off = size-wordSize, off+wordSize {
		out = append(out, leaf{inInt, off, wordSize, wordSize})
	}
	return append(out, leaf{inInt, off, size, wordSize})
}

// goLeaves returns the parts of a Go type if no signature is known, and whether they are passed in registers all
// together or not at all [SysV x86-64 psABI §3.2.3]. If integers are on the stack, so are structs.
func goLeaves(t reflect.Type) ([]leaf, bool, error) {
	size := int(t.Size())
	switch t.Kind() {
	case reflect.Float32, reflect.Float64:
		return []leaf{{floatPlace, 0, size, wordSize}}, false, nil
	case reflect.String: // its address
		return integerLeaves(0, wordSize, nil), false, nil
	case reflect.Struct, reflect.Array:
		if size == 0 {
			return nil, true, nil
		}
		if n := floatElements(t); byAddress && n > 0 && n <= maxElements {
			var out []leaf
			for each, i := size/n, 0; i < n; i++ {
				out = append(out, leaf{inFloat, i * each, each, wordSize})
			}
			return out, true, nil
		}
		if size > 16 || maxInts == 0 {
			return []leaf{{inStack, 0, size, wordSize}}, true, nil
		}
		var out []leaf
		for off := 0; off < size; off += 8 {
			n := min(8, size-off)
			w := inFloat
			if byAddress || holdsInts(t, off, off+n) {
				w = inInt
			}
			out = append(out, leaf{w, off, n, 8})
		}
		return out, true, nil
	}
	return integerLeaves(0, size, nil), false, nil
}

// maxElements is the maximum number of elements of a homogeneous floating-point aggregate in registers [AAPCS64
// §5.9.5].
const maxElements = 4

// floatElements returns the number of floats in t, if it contains nothing else and all have one type, or 0.
func floatElements(t reflect.Type) int {
	var kind reflect.Kind
	var count func(t reflect.Type) int
	count = func(t reflect.Type) (n int) {
		switch t.Kind() {
		case reflect.Float32, reflect.Float64:
			if kind != reflect.Invalid && kind != t.Kind() {
				return -1 << 30
			}
			kind = t.Kind()
			return 1
		case reflect.Struct:
			for i := range t.NumField() {
				n += count(t.Field(i).Type)
			}
			return n
		case reflect.Array:
			return int(min(t.Len(), 2*maxElements)) * count(t.Elem())
		}
		return -1 << 30
	}
	n := count(t)
	if n < 0 || kind == reflect.Invalid || int(t.Size()) != n*map[reflect.Kind]int{reflect.Float32: 4, reflect.Float64: 8}[kind] {
		return 0
	}
	return n
}

// holdsInts reports whether bytes from to to of t contain anything other than floats.
func holdsInts(t reflect.Type, from, to int) bool {
	switch t.Kind() {
	case reflect.Float32, reflect.Float64:
		return false
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			at := int(f.Offset)
			if at < to && at+int(f.Type.Size()) > from && holdsInts(f.Type, from-at, to-at) {
				return true
			}
		}
		return false
	case reflect.Array:
		return t.Len() > 0 && holdsInts(t.Elem(), from, to)
	}
	return true
}

// registers counts the registers used by a calling convention.
type registers struct{ ints, floats, words int }

// assign assigns places to the leaves of an argument.
func (r *registers) assign(ls []leaf, together bool) []move {
	ints, floats := 0, 0
	for _, l := range ls {
		switch l.where {
		case inInt:
			ints++
		case inFloat:
			floats++
		}
	}
	memory := together && (r.ints+ints > maxInts || r.floats+floats > maxFloats)
	if memory && byAddress { // later arguments do not use these registers
		if ints > 0 {
			r.ints = maxInts
		}
		if floats > 0 {
			r.floats = maxFloats
		}
	}
	var out []move
	for _, l := range ls {
		switch {
		case l.where == inInt && !memory && r.ints < maxInts:
			out = append(out, move{l.off, l.size, inInt, r.ints})
			r.ints++
		case l.where == inFloat && !memory && r.floats < maxFloats:
			out = append(out, move{l.off, l.size, inFloat, r.floats})
			r.floats++
		default:
			if l.align > wordSize {
				r.words = int(alignUp(int64(r.words), int64(l.align/wordSize)))
			}
			out = append(out, move{l.off, l.size, inStack, r.words})
			r.words += (l.size + wordSize - 1) / wordSize
		}
	}
	return out
}

// address assigns a place to the address of the result.
func (r *registers) address() move {
	if resultAt >= 0 {
		return move{0, wordSize, inPlace, 0}
	}
	return r.assign([]leaf{{inInt, 0, wordSize, wordSize}}, false)[0]
}

// results assigns locations to the leaves of a result; false if registers run out.
func results(ls []leaf) ([]move, bool) {
	ints, floats, x87 := 0, 0, 0
	var out []move
	for _, l := range ls {
		m := move{l.off, l.size, l.where, 0}
		switch l.where {
		case inInt:
			m.index = ints
			ints++
		case inFloat:
			m.index = floats
			floats++
		case inX87:
			x87++
		default:
			return nil, false
		}
		out = append(out, m)
	}
	return out, ints <= 2 && floats <= resultRegs && x87 <= 1
}

var errorType = reflect.TypeFor[error]()

// planOf plans calls of the function name: from Go, or of a Go function if callback. The error names the mismatched
// parameter.
func planOf(name string, fn reflect.Type, opts *Options, callback bool) (*plan, error) {
	p := &plan{}
	outs := fn.NumOut()
	if !callback && outs > 0 && fn.Out(outs-1) == errorType {
		p.fails = true
		outs--
	}
	if outs > 1 {
		return nil, fmt.Errorf("%s: Go type %s has %d results; use a struct for several", name, fn, outs)
	}
	if fn.IsVariadic() {
		return nil, fmt.Errorf("%s: Go type %s is variadic; list the parameters that are passed", name, fn)
	}
	sig, known := opts.Signatures[name]
	if !known || opts.Layout == nil {
		return p, p.untyped(name, fn, outs, callback)
	}
	return p, p.typed(name, fn, outs, callback, sig, opts.Layout)
}

// untyped computes the plan from the Go type alone.
func (p *plan) untyped(name string, fn reflect.Type, outs int, callback bool) error {
	var r registers
	if outs == 1 {
		v, err := valueOf(fn.Out(0), callback)
		if err != nil {
			return fmt.Errorf("%s: the result: %w", name, err)
		}
		ls, _, _ := goLeaves(fn.Out(0))
		moves, ok := results(ls)
		v.moves = moves
		if p.result = &v; !ok {
			p.hidden, p.address = true, r.address()
		}
	}
	for i := range fn.NumIn() {
		v, err := valueOf(fn.In(i), !callback)
		if err != nil {
			return fmt.Errorf("%s: parameter %d: %w", name, i+1, err)
		}
		v.moves, v.copied = r.argument(fn.In(i))
		p.params = append(p.params, v)
	}
	p.words = r.words
	return nil
}

// argument assigns a place to an argument of a Go type; copied: it is the address of a copy.
func (r *registers) argument(t reflect.Type) (moves []move, copied bool) {
	ls, together, _ := goLeaves(t)
	if byAddress && len(ls) == 1 && ls[0].where == inStack {
		return r.assign([]leaf{{inInt, 0, wordSize, wordSize}}, false), true
	}
	return r.assign(ls, together), false
}

// typed computes the plan from a signature, which the Go type must match.
func (p *plan) typed(name string, fn reflect.Type, outs int, callback bool, sig Signature, lay *ir.Layout) error {
	var r registers
	first, err := p.typedResult(name, fn, outs, callback, sig, lay, &r) // 1: the first parameter is the result's address
	if err != nil {
		return err
	}
	p.variadic = sig.Type.Variadic
	params := sig.Type.Fields[first:]
	if n := fn.NumIn(); n < len(params) || n > len(params) && (!sig.Type.Variadic || callback) {
		return fmt.Errorf("%s: the function has %d parameters, %s, but Go type %s has %d", name, len(params), sig.Type, fn, n)
	}
	for i := range fn.NumIn() {
		var v value
		if i < len(params) {
			v, err = typedParam(fn.In(i), params[i], sig.attr(first+i), lay, callback, &r)
		} else {
			v, err = variableArg(fn.In(i), &r)
		}
		if err != nil {
			return fmt.Errorf("%s: parameter %d%w", name, i+1, err)
		}
		p.params = append(p.params, v)
	}
	p.words = r.words
	return nil
}

// attr returns the attributes of parameter i.
func (s *Signature) attr(i int) ir.ParamAttrs {
	if i < len(s.Params) {
		return s.Params[i]
	}
	return ir.ParamAttrs{}
}

// typedResult plans the result; first is the number of parameters that are for it.
func (p *plan) typedResult(name string, fn reflect.Type, outs int, callback bool, sig Signature, lay *ir.Layout, r *registers) (first int, err error) {
	switch {
	case outs == 1 && sig.Type.Ret.Kind == ir.VoidKind && len(sig.Type.Fields) > 0 && sig.attr(0).SRet:
		v, err := valueOf(fn.Out(0), callback)
		if err != nil {
			return 0, fmt.Errorf("%s: the result: %w", name, err)
		}
		p.result, p.hidden, p.address = &v, true, r.address()
		return 1, nil
	case outs == 1 && sig.Type.Ret.Kind == ir.VoidKind:
		return 0, fmt.Errorf("%s: the function has no result, but Go type %s has one", name, fn)
	case outs == 0 && sig.Type.Ret.Kind != ir.VoidKind && callback:
		return 0, fmt.Errorf("%s: the result is %s, but Go type %s has none", name, sig.Type.Ret, fn)
	case outs == 1:
		v, err := agree(fn.Out(0), sig.Type.Ret, lay, sig.Ret, callback)
		if err != nil {
			return 0, fmt.Errorf("%s: the result %w", name, err)
		}
		ls, err := leaves(sig.Type.Ret, lay, 0, nil)
		if err != nil {
			return 0, fmt.Errorf("%s: the result: %w", name, err)
		}
		moves, ok := results(ls)
		if !ok {
			return 0, fmt.Errorf("%s: the result %s is not returned in registers; pass a pointer to it", name, sig.Type.Ret)
		}
		v.moves = moves
		p.result = &v
	}
	return 0, nil
}

// variableArg plans a variable argument of Go type t. Errors continue a message's "parameter 1".
func variableArg(t reflect.Type, r *registers) (value, error) {
	v, err := valueOf(t, true)
	if err == nil && (v.kind == float32Kind || v.kind == bytesKind) {
		err = fmt.Errorf("%s cannot be passed as a variable argument", t)
	}
	if err != nil {
		return v, fmt.Errorf(": %w", err)
	}
	v.moves, v.copied = r.argument(t)
	return v, nil
}

// typedParam plans a parameter of type typ and Go type t. Errors continue a message's "parameter 1".
func typedParam(t reflect.Type, typ *ir.Type, a ir.ParamAttrs, lay *ir.Layout, callback bool, r *registers) (value, error) {
	if a.ByVal != nil && t.Kind() != reflect.Pointer && t.Kind() != reflect.UnsafePointer {
		v, err := valueOf(t, !callback)
		if size := lay.Size(a.ByVal); err != nil || int64(t.Size()) != size {
			return v, fmt.Errorf(" is %s of %d bytes, but Go type %s has %d", a.ByVal, size, t, t.Size())
		}
		v.kind = bytesKind
		v.moves = r.assign([]leaf{{inStack, 0, int(t.Size()), int(max(wordSize, min(16, a.Align, 16)))}}, false)
		return v, nil
	}
	if a.ByVal != nil {
		return value{}, fmt.Errorf(" is %s by value, but Go type is %s", a.ByVal, t)
	}
	v, err := agree(t, typ, lay, a, !callback)
	if err != nil {
		return v, fmt.Errorf(" %w", err)
	}
	ls, err := leaves(typ, lay, 0, nil)
	if err != nil {
		return v, fmt.Errorf(": %w", err)
	}
	// An integer of two registers is in both or in memory; so are arrays on machines with homogeneous aggregates.
	if evenPairs && typ.Kind == ir.IntKind && len(ls) > 1 {
		r.ints += r.ints % 2
	}
	v.moves = r.assign(ls, typ.Kind == ir.IntKind || byAddress && typ.Kind == ir.ArrayKind)
	return v, nil
}

// valueOf returns the conversion of a Go type to bytes; given: the value is passed from Go.
func valueOf(t reflect.Type, given bool) (value, error) {
	v := value{typ: t, bits: 8 * int(t.Size())}
	switch t.Kind() {
	case reflect.Bool:
		v.kind, v.bits = boolKind, 1
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.kind, v.signed = intKind, true
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		v.kind = uintKind
	case reflect.Float32:
		v.kind = float32Kind
	case reflect.Float64:
		v.kind = float64Kind
	case reflect.Pointer, reflect.UnsafePointer:
		v.kind = pointerKind
	case reflect.String:
		v.kind, v.bits = stringKind, 64
		if !given {
			return v, fmt.Errorf("string is only for values passed to the code; use *byte and read up to the zero")
		}
	case reflect.Struct, reflect.Array:
		v.kind = bytesKind
	default:
		return v, fmt.Errorf("cannot pass type %s", t)
	}
	return v, nil
}

// agree checks a Go type against an IR type.
func agree(t reflect.Type, typ *ir.Type, lay *ir.Layout, a ir.ParamAttrs, given bool) (value, error) {
	v, err := valueOf(t, given)
	if err != nil {
		return v, err
	}
	ok, want := false, "a struct or an array of its size"
	if v.kind == bytesKind {
		ok = int64(t.Size()) == lay.Size(typ) || int64(t.Size()) == lay.StoreSize(typ)
		want = fmt.Sprintf("a type of %d bytes", lay.Size(typ))
	} else {
		switch typ.Kind {
		case ir.IntKind:
			switch {
			case typ.Bits == 1:
				ok, want = v.kind == boolKind, "bool"
			case typ.Bits <= 64:
				size := lay.Size(typ)
				ok = (v.kind == intKind || v.kind == uintKind) && int64(t.Size()) == size
				want = fmt.Sprintf("int%d or uint%d", 8*size, 8*size)
			}
			v.bits = typ.Bits
			if a.SignExt || a.ZeroExt {
				v.signed = a.SignExt
			}
		case ir.FloatKind:
			ok, want = v.kind == float32Kind, "float32"
		case ir.DoubleKind:
			ok, want = v.kind == float64Kind, "float64"
		case ir.PtrKind:
			ok = v.kind == pointerKind || v.kind == stringKind || t.Kind() == reflect.Uintptr
			want = "a pointer or uintptr"
		}
	}
	if !ok {
		return v, fmt.Errorf("is %s, but Go type is %s: want %s", typ, t, want)
	}
	return v, nil
}

// extend sign- or zero-extends bits of x to a word.
func extend(x uint64, bits int, signed bool) uint64 {
	if bits >= 64 {
		return x
	}
	if signed {
		return uint64(int64(x<<(64-bits)) >> (64 - bits))
	}
	return x &^ (^uint64(0) << bits)
}

// bytesAt returns n bytes of memory at p.
func bytesAt(p unsafe.Pointer, n int) []byte { return unsafe.Slice((*byte)(p), n) }
