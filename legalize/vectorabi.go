package legalize

import (
	"math/bits"
	"slices"

	"spillway/ir"
	"spillway/target"
)

// Vectors whose length is not a power of two, or whose elements are wider in registers, are passed and returned as in
// LLVM, in pieces or with wider elements (passedAs). The raw program is rewritten first: arguments and results become
// structs of the pieces, or other vectors, with conversions around calls, at entries and before returns. Later code
// sees only ordinary types.

// passedAs returns the type in which calling conventions pass a raw type: t itself, or one in which vectors are structs
// of their pieces or have wider elements, or floats are integers (ABI.FloatsInIntegers). The answer is cached, so that
// a type has one.
//
// This is TargetLowering::getVectorTypeBreakdown for the types that the machine has in vector registers
// (isRegisterVector).
func (l *builder) passedAs(abi *target.ABI, t *ir.Type) *ir.Type {
	switch t.Kind {
	case ir.VectorKind, ir.StructKind, ir.ArrayKind:
	case ir.FloatKind, ir.DoubleKind, ir.HalfKind, ir.BFloatKind:
		if abi.FloatsInIntegers {
			return ir.Int(t.FloatBits())
		}
		return t
	case ir.FP128Kind:
		if len(l.t.ABI.FloatArgs) == 0 && l.vec.hasVectors() { // on i386 whatever the convention
			return ir.Int(128)
		}
		return t
	default:
		return t
	}
	key := passedType{abi, t}
	if p, ok := l.passed[key]; ok {
		return p
	}
	p := t
	switch t.Kind {
	case ir.VectorKind:
		p = l.passedVector(abi, t)
	case ir.StructKind:
		fields := slices.Clone(t.Fields)
		for i, f := range fields {
			if fields[i] = l.passedAs(abi, f); fields[i] != f {
				p = nil
			}
		}
		if p == nil {
			p = ir.StructOf(fields...)
		}
	case ir.ArrayKind:
		if e := l.passedAs(abi, t.Elem); e != t.Elem && t.Len <= maxParts {
			p = ir.StructOf(slices.Repeat([]*ir.Type{e}, int(t.Len))...)
		}
	}
	if l.passed == nil {
		l.passed, l.pieces = make(map[passedType]*ir.Type), make(map[*ir.Type]bool)
	}
	l.passed[key] = p
	if t.IsVector() && p.Kind == ir.StructKind {
		l.pieces[p] = true
	}
	return p
}

// passedVector is passedAs for a vector.
func (l *builder) passedVector(abi *target.ABI, t *ir.Type) *ir.Type {
	if e := l.passedAs(abi, t.Elem); abi.FloatsInIntegers && e != t.Elem {
		return ir.VectorOf(t.Len, e)
	}
	switch {
	case isQuad(t.Elem) && l.passedAs(abi, t.Elem) != t.Elem:
		return ir.StructOf(slices.Repeat([]*ir.Type{ir.Int(128)}, int(t.Len))...)
	case !l.vec.hasVectors() || t.Len > maxParts || isQuad(t.Elem) || t.Elem.Kind == ir.X86FP80Kind:
		return t
	case t.Len == 1 && l.t.ABI.ShortVectors && t.Elem.IsInt() && hasLanes(t.Elem) && t.Elem != ir.I1:
		if t.Elem == ir.I64 {
			return ir.F64 // like a vector of one element
		}
		return ir.VectorOf(int64(64/t.Elem.Bits), t.Elem)
	case t.Len == 1 && isSmall(t.Elem):
		return ir.VectorOf(2, t.Elem) // like all such vectors
	case t.Len == 1 && !(t.Elem.IsInt() && t.Elem.Bits > 8*l.layout.MaxIntBytes):
		return t
	}
	n := int64(1) << bits.Len64(uint64(t.Len-1)) // the next power of two
	if l.t.ABI.ShortVectors && t.Elem.IsInt() && n == t.Len && n <= 8 && n*int64(t.Elem.Bits) < 64 {
		return ir.VectorOf(n, ir.Int(int(64/n)))
	}
	if elem := t.Elem; elem.IsInt() && !hasLanes(elem) && n == t.Len {
		// As many wider elements, if they fit a register.
		for w := max(8, 1<<bits.Len(uint(elem.Bits))); w <= 64; w *= 2 {
			if l.isRegisterVector(n, w) {
				return ir.VectorOf(n, ir.Int(w))
			}
		}
	}
	switch w := l.registerLane(t.Elem); {
	case w == 0: // not in vector registers
	case t.Elem == ir.I1:
		if n == t.Len && (n <= l.vectorBytes() || n == 2*l.vectorBytes() && l.vec.hasWide()) {
			return t
		}
	case n == t.Len || isSmall(t.Elem) && n < 8:
		return t // widened or split to register size
	case l.isRegisterVector(n, w):
		return t // widened
	}
	elem := t.Elem
	if elem.IsInt() && elem.Bits > 8*l.layout.MaxIntBytes {
		elem = ir.Int(1 << bits.Len(uint(elem.Bits-1)))
	}
	return ir.StructOf(slices.Repeat([]*ir.Type{elem}, int(t.Len))...)
}

// hasLanes reports whether vector registers have integer elements of the type.
func hasLanes(t *ir.Type) bool {
	return t.Bits == 1 || t.Bits == 8 || t.Bits == 16 || t.Bits == 32 || t.Bits == 64
}

// registerLane returns the width of an element of the type in vector registers, or 0.
func (l *builder) registerLane(t *ir.Type) int {
	switch t.Kind {
	case ir.PtrKind:
		return 8 * l.layout.PtrBytes
	case ir.FloatKind, ir.DoubleKind, ir.HalfKind, ir.BFloatKind:
		return t.FloatBits()
	case ir.IntKind:
		if hasLanes(t) {
			return t.Bits
		}
	}
	return 0
}

// isRegisterVector reports whether n elements of w bits fill a vector register.
func (l *builder) isRegisterVector(n int64, w int) bool {
	size := n * int64(w) / 8
	return size == l.vectorBytes() || size == 2*l.vectorBytes() && l.vec.hasWide() || size == l.vectorBytes()/2 && l.t.ABI.ShortVectors
}

// A passedType identifies a type passed or returned under a convention.
type passedType struct {
	abi *target.ABI
	t   *ir.Type
}

// returnedAs is passedAs for a result: floats without a register, or with only the x87 register for one float, are
// returned on the x87 stack as x86_fp80.
func (l *convention) returnedAs(abi *target.ABI, t *ir.Type) *ir.Type {
	if t.Kind != ir.StructKind && t.Kind != ir.ArrayKind && t.Kind != ir.VectorKind {
		return l.passedAs(abi, t)
	}
	key := passedType{abi, t}
	if p, ok := l.returnTypes[key]; ok {
		return p
	}
	p := l.passedAs(abi, t)
	onStack, at := l.floatsOnStack(abi, l.parts(p)), 0
	if slices.Contains(onStack, true) {
		p = l.withExtended(p, onStack, &at)
	}
	if l.returnTypes == nil {
		l.returnTypes = make(map[passedType]*ir.Type)
	}
	l.returnTypes[key] = p
	return p
}

// floatsOnStack reports for each part of a result whether it is a float returned as x86_fp80.
func (l *convention) floatsOnStack(abi *target.ABI, parts []part) []bool {
	out, free := make([]bool, len(parts)), len(abi.FloatRets)
	floats := 0
	for _, p := range parts {
		if p.typ.IsFloat() || p.extended {
			floats++
		}
	}
	if len(l.t.Transfers) > 0 && slices.Contains(abi.FloatRets, l.t.Transfers[0].Reg) {
		if free = 0; floats == 1 {
			free = 1
		}
	}
	for i, p := range parts {
		switch {
		case p.extended || !p.typ.IsFloat() && !p.typ.IsVector() && !p.small:
		case free > 0:
			free--
		case p.typ.IsFloat():
			out[i] = true
		}
	}
	return out
}

// withExtended returns t with x86_fp80 for the floats marked in onStack, by part; at is the first part of t.
func (l *builder) withExtended(t *ir.Type, onStack []bool, at *int) *ir.Type {
	first := *at
	switch t.Kind {
	case ir.StructKind, ir.ArrayKind:
		n := len(t.Fields)
		if t.Kind == ir.ArrayKind {
			n = int(t.Len)
		}
		fields := make([]*ir.Type, n)
		for i := range fields {
			fields[i] = l.withExtended(member(t, i), onStack, at)
		}
		if slices.Contains(onStack[first:*at], true) {
			return ir.StructOf(fields...)
		}
		return t
	}
	if *at += l.count(t); t.IsFloat() && onStack[first] {
		return ir.F80
	}
	return t
}

// A breaker rewrites one function to pass vectors according to passedAs.
type breaker struct {
	*lowering
	out    []*ir.Value // the new contents of the current block
	at     *ir.Value   // the current value, whose position new ones inherit
	to     *ir.Block
	result *ir.Type // the function's result type in the raw program
}

// breakVectors rewrites f. Linear in f.
func (l *convention) breakVectors() {
	k := &breaker{lowering: l.lowering, result: l.typ.Ret}
	own := slices.ContainsFunc(l.typ.Fields, func(t *ir.Type) bool { return k.changes(l.abiOf(l.f), t) }) || k.returnChanges(l.abiOf(l.f), l.typ.Ret)
	if !own && !k.callsDiffer() {
		return
	}
	if abi := l.abiOf(l.f); k.returnChanges(abi, l.typ.Ret) && l.returnsInRegisters(abi, l.typ.Ret) {
		l.typ = ir.FuncOf(l.returnedAs(abi, l.typ.Ret), l.typ.Variadic, l.typ.Fields...)
	}
	variadic := l.convention(l.f.CallConv, true)
	for i := 0; i < len(l.f.Blocks); i++ {
		b := l.f.Blocks[i]
		k.out, k.to = make([]*ir.Value, 0, len(b.Values)), b
		if i == 0 {
			k.params()
		}
		for n := 0; n < len(b.Values); n++ {
			v := b.Values[n]
			k.at = v
			switch {
			case v.Op == ir.OpCall && v.Call.Asm == nil && !v.Call.Library:
				k.call(v, b, b.Values[n+1:])
			case v.Op == ir.OpRet && l.typ.Ret != k.result && len(v.Args) == 1:
				k.ret(v)
			case v.Op == ir.OpVAArg && k.changes(variadic, v.Type):
				k.become(v, k.fromPassed(k.value(ir.OpVAArg, k.passedAs(variadic, v.Type), v.Args...), v.Type))
			default:
				k.out = append(k.out, v)
			}
		}
		b.Values = k.out
	}
}

// changes reports whether values of type t are passed as another type.
func (k *breaker) changes(abi *target.ABI, t *ir.Type) bool { return k.passedAs(abi, t) != t }

// returnChanges reports whether results of type t are returned as another type.
func (k *breaker) returnChanges(abi *target.ABI, t *ir.Type) bool {
	return k.conv.returnedAs(abi, t) != t
}

// callsDiffer reports whether a call or va_arg involves a type that changes.
func (k *breaker) callsDiffer() bool {
	for _, b := range k.f.Blocks {
		for _, v := range b.Values {
			switch {
			case v.Op == ir.OpVAArg:
				if k.changes(k.convention(k.f.CallConv, true), v.Type) {
					return true
				}
			case v.Op == ir.OpCall && v.Call.Asm == nil && !v.Call.Library:
				abi := k.called(v.Call)
				if k.returnChanges(abi, v.Type) || slices.ContainsFunc(v.Args[1:], func(a *ir.Value) bool { return k.changes(abi, a.Type) }) {
					return true
				}
			}
		}
	}
	return false
}

// params changes the parameters to the passed types, and converts them back.
func (k *breaker) params() {
	abi := k.abiOf(k.f)
	for i, p := range k.f.Params {
		if !k.changes(abi, p.Type) || paramAttrs(k.f.ParamAttrs, i).ByVal != nil {
			continue
		}
		k.arrive(i, p, k.passedAs(abi, p.Type), func(arrived *ir.Value) *ir.Value { return k.fromPassed(arrived, p.Type) })
	}
}

// arrive makes parameter i, p, one of type t, and p what converts it.
func (k *breaker) arrive(i int, p *ir.Value, t *ir.Type, convert func(*ir.Value) *ir.Value) {
	arrived := k.f.NewValue(ir.OpArg, t)
	arrived.Imm, arrived.Line, arrived.Col, arrived.Pos, arrived.Name = p.Imm, p.Line, p.Col, p.Pos, p.Name
	k.f.Params[i], k.at = arrived, p
	k.become(p, convert(arrived))
}

// become replaces v, in place, by last, the value made last, so that v's uses use that.
func (k *breaker) become(v, last *ir.Value) {
	path := last.Path()
	v.Op, v.Args, v.Call, v.Imm, v.Block = last.Op, last.Args, nil, last.Imm, k.to
	v.SetPath(path)
	k.out[len(k.out)-1] = v
}

// call rewrites the call v of b, followed by next.
func (k *breaker) call(v *ir.Value, b *ir.Block, next []*ir.Value) {
	abi, args := k.called(v.Call), slices.Clone(v.Args)
	for i, a := range args[1:] {
		if k.changes(abi, a.Type) && paramAttrs(v.Call.ParamAttrs, i).ByVal == nil {
			args[i+1] = k.toPassed(a, k.passedAs(abi, a.Type))
		}
	}
	inRegisters := k.returnChanges(abi, v.Type) && k.conv.returnsInRegisters(abi, v.Type)
	if v.Args = args; !inRegisters {
		k.out = append(k.out, v)
		return
	}
	c := k.f.NewValue(ir.OpCall, k.conv.returnedAs(abi, v.Type), args...)
	c.Block, c.Line, c.Col, c.Pos = v.Block, v.Line, v.Col, v.Pos
	info := *v.Call
	info.Type = ir.FuncOf(c.Type, info.Type.Variadic, info.Type.Fields...)
	c.Call = &info
	k.out = append(k.out, c)
	switch {
	case returnsAtOnce(v, next) && len(next[0].Args) == 1 && k.typ.Ret != k.result:
		next[0].Args = []*ir.Value{c} // no conversion is needed
	case len(next) > 0 && next[0].Op == ir.OpInvoke:
		k.behindInvoke(v, c, b)
	default:
		k.become(v, k.fromPassed(c, v.Type))
	}
}

// behindInvoke converts the result of invoke c, which ends b, to v in a new block on the normal edge.
func (k *breaker) behindInvoke(v, c *ir.Value, b *ir.Block) {
	to := b.Succs[0]
	between := k.f.NewBlock("")
	between.Preds, between.Succs = []*ir.Block{b}, []*ir.Block{to}
	to.Preds[slices.Index(to.Preds, b)] = between
	b.Succs = slices.Clone(b.Succs)
	b.Succs[0] = between
	out := k.out
	k.out, k.to = nil, between
	k.become(v, k.fromPassed(c, v.Type))
	between.Values = append(k.out, k.value(ir.OpBr, ir.Void))
	k.out, k.to = out, b
}

// ret rewrites a return.
func (k *breaker) ret(v *ir.Value) {
	if v.Args[0].Type == k.result {
		v.Args = []*ir.Value{k.toPassed(v.Args[0], k.typ.Ret)}
	}
	k.out = append(k.out, v)
}

// value appends a value.
func (k *breaker) value(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	v := k.f.NewValue(op, t, args...)
	v.Block, v.Line, v.Col, v.Pos = k.to, k.at.Line, k.at.Col, k.at.Pos
	k.out = append(k.out, v)
	return v
}

// resized resizes the integer x to the width of to, and converts between fp128 and integer; other values are unchanged.
func (k *breaker) resized(x *ir.Value, to *ir.Type) *ir.Value {
	from, width := x.Type, to
	if from.IsVector() != to.IsVector() {
		return k.value(ir.OpBitcast, to, x)
	}
	if from.IsVector() && from.Len != to.Len { // a single element
		first := k.f.Const(ir.I32, 0)
		return k.value(ir.OpInsertElement, to, k.f.Undef(to), k.value(ir.OpExtractElement, from.Elem, x, first), first)
	}
	if from.IsVector() {
		from, width = from.Elem, to.Elem
	}
	switch {
	case isQuad(from) != isQuad(width), from.IsFloat() && width.IsInt(), from.IsInt() && width.IsFloat(), isSmall(from) != isSmall(width):
		return k.value(ir.OpBitcast, to, x)
	case from.IsFloat() && width == ir.F80:
		return k.value(ir.OpFPExt, to, x)
	case from == ir.F80 && width.IsFloat():
		return k.value(ir.OpFPTrunc, to, x)
	case !from.IsInt() || from.Bits == width.Bits:
		return x
	case from.Bits < width.Bits:
		return k.value(ir.OpZExt, to, x)
	}
	return k.value(ir.OpTrunc, to, x)
}

// toPassed converts x to the type in which it is passed.
func (k *breaker) toPassed(x *ir.Value, to *ir.Type) *ir.Value {
	switch {
	case x.Type == to:
		return x
	case to.Kind != ir.StructKind && to.Kind != ir.ArrayKind:
		return k.resized(x, to)
	}
	sum := k.f.Undef(to)
	for i := range members(to) {
		t := member(to, i)
		var piece *ir.Value
		if x.Type.IsVector() {
			piece = k.resized(k.value(ir.OpExtractElement, x.Type.Elem, x, k.f.Const(ir.I32, int64(i))), t)
		} else {
			piece = k.value(ir.OpExtractValue, member(x.Type, i), x)
			piece.SetPath([]int{i})
			piece = k.toPassed(piece, t)
		}
		sum = k.value(ir.OpInsertValue, to, sum, piece)
		sum.SetPath([]int{i})
	}
	return sum
}

// fromPassed converts x back from the type in which it was passed.
func (k *breaker) fromPassed(x *ir.Value, to *ir.Type) *ir.Value {
	switch {
	case x.Type == to:
		return x
	case x.Type.Kind != ir.StructKind && x.Type.Kind != ir.ArrayKind:
		return k.resized(x, to)
	}
	sum := k.f.Undef(to)
	for i := range members(x.Type) {
		piece := k.value(ir.OpExtractValue, member(x.Type, i), x)
		piece.SetPath([]int{i})
		if to.IsVector() {
			sum = k.value(ir.OpInsertElement, to, sum, k.resized(piece, to.Elem), k.f.Const(ir.I32, int64(i)))
			continue
		}
		sum = k.value(ir.OpInsertValue, to, sum, k.fromPassed(piece, member(to, i)))
		sum.SetPath([]int{i})
	}
	return sum
}

// members returns the number of members of an array or a struct.
func members(t *ir.Type) int {
	if t.Kind == ir.ArrayKind {
		return int(t.Len)
	}
	return len(t.Fields)
}

// member returns the type of member i of an array or a struct.
func member(t *ir.Type, i int) *ir.Type {
	if t.Kind == ir.ArrayKind {
		return t.Elem
	}
	return t.Fields[i]
}
