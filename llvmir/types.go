package llvmir

import (
	"encoding/binary"
	"slices"

	"spillway/ir"
	"spillway/ir/intrinsic"
)

// meta represents the types metadata, label and token, which only intrinsics use.
var meta = &ir.Type{Kind: ir.VoidKind}

// namedType is an identified type: a struct, or another name for a type.
type namedType struct {
	t         *ir.Type
	defined   bool
	line, col int // of the first mention
}

// typeTable creates each type once, so that equal types are mostly identical.
type typeTable struct {
	named   table[string, *namedType]
	nums    table[uint64, *namedType]
	order   []*namedType
	arrays  table[arrayKey, *ir.Type]
	vectors table[arrayKey, *ir.Type]
	lists   table[string, *ir.Type] // structs and function types by the ids of their components
	ids     table[*ir.Type, uint32]
	sized   table[*ir.Type, typeSize]
	scratch []byte
}

// table is a map, perhaps layered over an immutable one.
type table[K comparable, V any] struct{ below, own map[K]V }

// get returns the value of k, the zero value if there is none.
func (t *table[K, V]) get(k K) V {
	v, _ := t.find(k)
	return v
}

// find returns the value of k, and whether there is one.
func (t *table[K, V]) find(k K) (v V, ok bool) {
	if v, ok = t.below[k]; !ok {
		v, ok = t.own[k]
	}
	return v, ok
}

// set gives k a value; it had none.
func (t *table[K, V]) set(k K, v V) {
	if t.own == nil {
		t.own = make(map[K]V)
	}
	t.own[k] = v
}

// above returns a table layered over t, which must not be layered itself.
func (t *table[K, V]) above() table[K, V] { return table[K, V]{below: t.own} }

// above returns a type table layered over tt, which must not change any more.
func (tt *typeTable) above() typeTable {
	return typeTable{
		named:   tt.named.above(),
		nums:    tt.nums.above(),
		arrays:  tt.arrays.above(),
		vectors: tt.vectors.above(),
		lists:   tt.lists.above(),
		ids:     tt.ids.above(),
		sized:   tt.sized.above(),
	}
}

type arrayKey struct {
	n    int64
	elem *ir.Type
}

// typeSize is the extent of a type.
type typeSize struct {
	weight int64 // fields counted through
	bytes  int64
	depth  int // of nesting
}

func (tt *typeTable) array(n int64, elem *ir.Type) *ir.Type {
	k := arrayKey{n, elem}
	t := tt.arrays.get(k)
	if t == nil {
		t = ir.ArrayOf(n, elem)
		tt.arrays.set(k, t)
	}
	return t
}

func (tt *typeTable) vector(n int64, elem *ir.Type) *ir.Type {
	k := arrayKey{n, elem}
	t := tt.vectors.get(k)
	if t == nil {
		t = ir.VectorOf(n, elem)
		tt.vectors.set(k, t)
	}
	return t
}

// like returns elem, or a vector of elem with the length of the vector t.
func (tt *typeTable) like(t, elem *ir.Type) *ir.Type {
	if t.IsVector() {
		return tt.vector(t.Len, elem)
	}
	return elem
}

// key appends the key of the struct or function type with the given parts; flag distinguishes kinds, packing and
// variadicity.
func (tt *typeTable) key(flag byte, parts ...*ir.Type) {
	tt.scratch = append(tt.scratch, flag)
	for _, t := range parts {
		id, ok := tt.ids.find(t)
		if !ok {
			id = uint32(len(tt.ids.below) + len(tt.ids.own))
			tt.ids.set(t, id)
		}
		tt.scratch = binary.AppendUvarint(tt.scratch, uint64(id))
	}
}

// byName returns the type of the given name, or nil.
func (tt *typeTable) byName(name []byte) *namedType {
	if n := tt.named.below[string(name)]; n != nil {
		return n
	}
	return tt.named.own[string(name)]
}

// list returns the type for the key just written, or nil.
func (tt *typeTable) list() *ir.Type {
	if t := tt.lists.below[string(tt.scratch)]; t != nil {
		return t
	}
	return tt.lists.own[string(tt.scratch)]
}

func (tt *typeTable) structOf(packed bool, fields []*ir.Type) *ir.Type {
	flag := byte('s')
	if packed {
		flag = 'p'
	}
	tt.scratch = tt.scratch[:0]
	tt.key(flag, fields...)
	t := tt.list()
	if t == nil {
		t = &ir.Type{Kind: ir.StructKind, Fields: slices.Clone(fields), Packed: packed}
		tt.lists.set(string(tt.scratch), t)
	}
	return t
}

func (tt *typeTable) funcOf(ret *ir.Type, params []*ir.Type, variadic bool) *ir.Type {
	flag := byte('f')
	if variadic {
		flag = 'v'
	}
	tt.scratch = tt.scratch[:0]
	tt.key('r', ret)
	tt.key(flag, params...)
	t := tt.list()
	if t == nil {
		t = ir.FuncOf(ret, variadic, slices.Clone(params)...)
		tt.lists.set(string(tt.scratch), t)
	}
	return t
}

// typ reads a type: scalar, aggregate, function type, or meta.
func (p *parser) typ() *ir.Type {
	t := p.typeHead()
	p.reading.space = 0
	behind := false // a space
	for {
		switch {
		case p.tok == '*':
			p.next()
			if t = ir.Ptr; !behind {
				p.reading.space = 0
			}
			behind = false
		case p.tok == '(':
			t = p.funcType(t)
		case p.is("addrspace"):
			p.reading.space, behind = p.addressSpace(), true
		default:
			return t
		}
	}
}

// typeHead reads a type up to its suffixes.
func (p *parser) typeHead() *ir.Type {
	switch p.tok {
	case tIntType:
		if p.num < 1 || p.num > ir.MaxIntBits {
			p.fail("integer type i%d is not supported, use i1 to i%d", p.num, ir.MaxIntBits)
		}
		t := ir.Int(int(p.num))
		p.next()
		return t
	case tWord:
		return p.wordType()
	case tLocal, tLocalNum:
		return p.namedType().t
	case '[':
		return p.arrayType()
	case '{':
		return p.structType(false)
	case '<':
		p.next()
		if p.tok == '{' {
			t := p.structType(true)
			p.expect('>')
			return t
		}
		return p.vectorType()
	}
	p.fail("expected a type but found %s, write a type such as i32 or ptr", p.found())
	return nil
}

// wordType reads a type that is one word.
func (p *parser) wordType() *ir.Type {
	var t *ir.Type
	switch string(p.text) {
	case "ptr":
		t = ir.Ptr
	case "void":
		t = ir.Void
	case "float":
		t = ir.F32
	case "double":
		t = ir.F64
	case "metadata", "label", "token":
		t = meta
	case "half":
		t = ir.F16
	case "bfloat":
		t = ir.BF16
	case "x86_fp80":
		t = ir.F80
	case "fp128":
		t = ir.F128
	case "x86_mmx":
		t = ir.VectorOf(1, ir.I64) // like LLVM 20; mmxMeanings are the functions
	case "ppc_fp128":
		p.fail("type %s is not supported, compile with -mlong-double-64 or use double", p.text)
	case "x86_amx", "target", "opaque":
		p.fail("type %s is not supported here, rewrite the code without it", p.text)
	default:
		p.fail("expected a type but found %s, write a type such as i32 or ptr", p.found())
	}
	p.next()
	return t
}

// segmentSpaces is the first address space that is not equivalent to the default one: it and later ones are segments
// and pointers of other widths.
const segmentSpaces = 256

// addressSpace reads addrspace(n) and returns n if it is a segment of the machine, else 0.
func (p *parser) addressSpace() int64 {
	p.next()
	p.expect('(')
	line, col := p.tokLine, p.col()
	n := p.smallInt(1 << 24)
	p.expect(')')
	if n < segmentSpaces {
		return 0
	}
	if !p.isSegment(n) {
		p.failAt(line, col, "address space %d is not supported, use the default address space", n)
	}
	return n
}

// isSegment reports whether address space n is a segment of the machine. If the machine is unknown, any is:
// legalization rejects unsupported ones.
func (p *parser) isSegment(n int64) bool {
	if p.m.Triple == "" {
		return slices.ContainsFunc(p.machines, func(m *intrinsic.Machine) bool { return slices.Contains(m.Segments, n) })
	}
	m := p.machine()
	return m != nil && slices.Contains(m.Segments, n)
}

// addrspace reads addrspace(n) of something that is not in a segment.
func (p *parser) addrspace() {
	line, col := p.tokLine, p.col()
	if n := p.addressSpace(); n != 0 {
		p.failAt(line, col, "address space %d is for pointers only, use the default address space", n)
	}
}

// inSegment returns the address of an access through v, whose pointer type, read before v, has the address space.
func (p *parser) inSegment(v *ir.Value, space int64) *ir.Value {
	if space == 0 {
		return v
	}
	v = p.emit(ir.OpSegment, ir.Ptr, v)
	v.Imm = space
	return v
}

// namedType reads %name or %12 in the place of a type.
func (p *parser) namedType() *namedType {
	var n *namedType
	if p.tok == tLocal {
		n = p.types.byName(p.text)
	} else {
		n = p.types.nums.get(p.num)
	}
	if n == nil {
		n = &namedType{line: p.tokLine, col: p.col()}
		if p.tok == tLocal {
			name := string(p.text)
			n.t = &ir.Type{Kind: ir.StructKind, Name: name, Opaque: true}
			p.types.named.set(name, n)
		} else {
			n.t = &ir.Type{Kind: ir.StructKind, Name: utoa(p.num), Opaque: true}
			p.types.nums.set(p.num, n)
		}
		p.types.order = append(p.types.order, n)
	}
	p.next()
	return n
}

func (p *parser) arrayType() *ir.Type {
	p.enter()
	p.next()
	n := p.smallInt(maxTypeSize)
	if p.is("x") {
		p.next()
	} else {
		p.fail("expected 'x' in an array type but found %s, write [4 x i32]", p.found())
	}
	if p.is("vscale") {
		p.fail("scalable types are not supported, compile with auto-vectorization off")
	}
	t := p.types.array(n, p.fieldType())
	p.expect(']')
	p.reading.leave()
	return t
}

// maxLanes is the maximum number of elements of a vector.
const maxLanes = 4096

// vectorType reads <n x type> after the bracket.
func (p *parser) vectorType() *ir.Type {
	if p.is("vscale") {
		p.fail("scalable types are not supported, compile with auto-vectorization off")
	}
	n := p.smallInt(maxLanes)
	if n == 0 {
		p.fail("a vector has at least one element, correct its type")
	}
	if !p.accept("x") {
		p.fail("expected 'x' in a vector type but found %s, write <4 x i32>", p.found())
	}
	line, col := p.tokLine, p.col()
	elem := p.fieldType()
	if !elem.IsScalar() {
		p.failAt(line, col, "a vector cannot have elements of type %s, use integers, floats or pointers", shortType(elem))
	}
	if space := p.reading.space; space != 0 && !p.reading.declares {
		p.failAt(line, col, "vectors of pointers to address space %d are not supported, access one element at a time", space)
	}
	if elem.Bits > ir.MaxLaneBits && !p.reading.declares {
		p.failAt(line, col, "vectors of %s are not supported, use elements of at most %d bits", shortType(elem), ir.MaxLaneBits)
	}
	p.expect('>')
	return p.types.vector(n, elem)
}

// structType reads { ... }.
func (p *parser) structType(packed bool) *ir.Type {
	return p.types.structOf(packed, p.fields())
}

func (p *parser) fields() []*ir.Type {
	p.enter()
	p.expect('{')
	var fields []*ir.Type
	if p.tok != '}' {
		fields = append(fields, p.fieldType())
		for p.got(',') {
			fields = append(fields, p.fieldType())
		}
	}
	p.expect('}')
	p.reading.leave()
	return fields
}

// fieldType reads a type that can be in memory.
func (p *parser) fieldType() *ir.Type {
	line, col := p.tokLine, p.col()
	t := p.typ()
	if t.Kind == ir.VoidKind || t.Kind == ir.FuncKind {
		p.failAt(line, col, "a field or element cannot have this type, use a type of a size such as ptr")
	}
	return t
}

// funcType reads the parameter types of a function type.
func (p *parser) funcType(ret *ir.Type) *ir.Type {
	p.enter()
	p.expect('(')
	var params []*ir.Type
	variadic := false
	for p.tok != ')' {
		if p.got(tEllipsis) {
			variadic = true
			break
		}
		t := p.typ()
		if t == ir.Void || t.Kind == ir.FuncKind {
			p.fail("a parameter cannot be void or a function, use ptr")
		}
		params = append(params, t)
		if p.tok != ')' {
			p.expect(',')
		}
	}
	p.expect(')')
	p.reading.leave()
	if ret.Kind == ir.FuncKind {
		p.fail("a function cannot return a function, use ptr")
	}
	return p.types.funcOf(ret, params, variadic)
}

// valueType reads a type that a value can have.
func (p *parser) valueType() *ir.Type {
	line, col := p.tokLine, p.col()
	t := p.typ()
	if t.Kind == ir.VoidKind || t.Kind == ir.FuncKind {
		p.failAt(line, col, "a value cannot have this type, use a first-class type such as i32 or ptr")
	}
	return t
}

// typeDef reads %name = type ... .
func (p *parser) typeDef() {
	line, col := p.tokLine, p.col()
	mentioned := len(p.types.order)
	n := p.namedType()
	fresh := len(p.types.order) > mentioned
	p.expect('=')
	p.expectWord("type")
	if n.defined {
		p.failAt(line, col, "type %%%s is defined twice, remove one definition", n.t.Name)
	}
	self := n.t
	switch {
	case p.accept("opaque"):
	case p.tok == '{':
		n.t.Fields = p.fields()
		n.t.Opaque = false
	case p.tok == '<':
		p.next()
		if p.tok != '{' {
			n.t = p.vectorType()
			break
		}
		n.t.Fields, n.t.Packed, n.t.Opaque = p.fields(), true, false
		p.expect('>')
	case !fresh:
		p.fail("type %%%s is used before its definition, which only structs may be; move the definition up", n.t.Name)
	default:
		n.t = p.typ()
		if n.t == self || n.t.Elem == self {
			p.failAt(line, col, "type %%%s contains itself, use ptr for the inner one", self.Name)
		}
	}
	n.defined = true
	if n.t == self {
		p.m.Types = append(p.m.Types, self)
	}
}

// checkTypes reports undefined and recursive types, and makes names unique.
func (p *parser) checkTypes() {
	before := len(p.errs)
	for _, n := range p.types.order {
		if !n.defined && before > 0 {
			panic(tooMany{}) // its definition is perhaps what has the error
		}
		if !n.defined {
			p.report(n.line, n.col, "type %%%s is not defined, add %%%s = type ...", n.t.Name, n.t.Name)
		}
	}
	state := make(map[*ir.Type]bool) // present: visited; true: done
	for _, n := range p.types.order {
		if !p.acyclic(n.t, state) {
			p.report(n.line, n.col, "type %%%s contains itself, use ptr for the inner one", n.t.Name)
		}
	}
	for num, n := range p.types.nums.own {
		if _, taken := p.types.named.find(n.t.Name); taken && n.t.Name == utoa(num) {
			n.t.Name += ".n"
		}
	}
	if len(p.errs) > before {
		panic(tooMany{}) // without types there are no sizes
	}
}

// acyclic reports whether t does not contain itself.
func (p *parser) acyclic(t *ir.Type, state map[*ir.Type]bool) bool {
	for t.Kind == ir.ArrayKind {
		t = t.Elem
	}
	if t.Kind != ir.StructKind {
		return true
	}
	if done, seen := state[t]; seen {
		return done
	}
	state[t] = false
	for _, f := range t.Fields {
		if !p.acyclic(f, state) {
			return false
		}
	}
	state[t] = true
	return true
}

// size returns the extent of a type; it fails if t has none or is too large.
func (p *parser) size(t *ir.Type) int64 {
	s, why := p.measure(t)
	if why != "" {
		p.fail("type %s %s", shortType(t), why)
	}
	return s.bytes
}

// measure returns the size of t, or what is wrong with it.
func (p *parser) measure(t *ir.Type) (s typeSize, why string) {
	switch t.Kind {
	case ir.ArrayKind, ir.StructKind:
	case ir.VoidKind, ir.FuncKind:
		return s, "has no size, use a type of values"
	default:
		return typeSize{1, p.layout.Size(t), 0}, ""
	}
	if s, ok := p.types.sized.find(t); ok {
		return s, ""
	}
	if t.Kind == ir.ArrayKind {
		e, why := p.measure(t.Elem)
		if why != "" {
			return s, why
		}
		s.weight, s.depth = 1+e.weight, e.depth+1
		if e.bytes > 0 && t.Len > maxTypeSize/e.bytes {
			return s, "is too large, use a smaller array"
		}
		s.bytes = t.Len * e.bytes
	} else {
		if t.Opaque {
			return s, "is opaque and has no size, define its fields"
		}
		s.weight = 1
		bytes := int64(0)
		for _, f := range t.Fields {
			e, why := p.measure(f)
			if why != "" {
				return s, why
			}
			s.weight += e.weight
			s.depth = max(s.depth, e.depth+1)
			bytes += e.bytes + 16
			if s.weight > maxTypeWeight || bytes > maxTypeSize || s.depth > maxDepth {
				return s, "is too large, use fewer or smaller fields"
			}
		}
		s.bytes = p.layout.Size(t)
	}
	if s.weight > maxTypeWeight || s.depth > maxDepth {
		return s, "is too large, use fewer fields or less nesting"
	}
	p.types.sized.set(t, s)
	return s, ""
}

// shortType returns t for a message.
func shortType(t *ir.Type) string {
	if t == meta {
		return "metadata"
	}
	s := t.String()
	if len(s) > 60 {
		s = s[:57] + "..."
	}
	return s
}

// utoa returns n in decimal.
func utoa(n uint64) string {
	var b [20]byte
	i := len(b)
	for {
		i--
		b[i] = byte('0' + n%10)
		n /= 10
		if n == 0 {
			return string(b[i:])
		}
	}
}
