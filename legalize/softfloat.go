package legalize

import (
	"math"
	"slices"

	"spillway/ir"
	"spillway/target"
)

// Without floating-point registers (Target.SoftFloat), a first rewrite turns every float into an integer with its bits,
// to be passed, stored and selected. Arithmetic calls the runtime library, or the C library for what that lacks.
// On machines with registers for floats but no arithmetic on doubles (SoftFloat.Doubles), it does so for doubles, except
// where a calling convention passes them in registers: there they are converted from doubles and to them.

// A softener rewrites one function.
type softener struct {
	*breaker
	doubles bool                  // only doubles are replaced
	types   map[*ir.Type]*ir.Type // replacements of types
	orig    []*ir.Type            // original types of values, by id
}

// softenFloats rewrites l.f. Linear in it.
func (l *lowering) softenFloats() {
	if l.t.SoftFloat == nil {
		return
	}
	s := &softener{breaker: &breaker{lowering: l, result: l.typ.Ret}, doubles: l.t.SoftFloat.Doubles, types: make(map[*ir.Type]*ir.Type), orig: make([]*ir.Type, l.f.NumValues())}
	if !s.uses() {
		return
	}
	passed := s.passes(l.abiOf(l.f))
	if !passed {
		l.typ = s.soft(l.typ)
	}
	for _, b := range l.f.Blocks { // before their uses are rewritten
		for _, v := range b.Values {
			v.Type = s.soft(v.Type)
		}
	}
	for n := 0; n < len(l.f.Blocks); n++ {
		b := l.f.Blocks[n]
		s.out, s.to = make([]*ir.Value, 0, len(b.Values)), b
		if n == 0 {
			s.params(passed)
		}
		for i, v := range b.Values {
			s.at, s.line, s.col = v, v.Line, v.Col
			s.rewriteValue(v, b, b.Values[i+1:])
		}
		b.Values = s.out
	}
}

// passes reports whether a calling convention passes what is replaced as it is.
func (s *softener) passes(abi *target.ABI) bool { return s.doubles && !abi.FloatsInIntegers }

// params replaces the types of the parameters, or, if they are passed as they are, converts them.
func (s *softener) params(passed bool) {
	for i, p := range s.f.Params {
		t := s.soft(p.Type)
		if t == p.Type || !passed || paramAttrs(s.f.ParamAttrs, i).ByVal != nil {
			p.Type = t
			continue
		}
		s.arrive(i, p, p.Type, func(arrived *ir.Value) *ir.Value { p.Type = t; return s.fromPassed(arrived, t) })
	}
}

// boundary rewrites a call v of b, followed by next, whose convention passes what is replaced as it is, and a return from a
// function of such a convention; false: v is neither.
func (s *softener) boundary(v *ir.Value, b *ir.Block, next []*ir.Value) bool {
	switch {
	case v.Op == ir.OpRet && len(v.Args) == 1 && s.soft(s.typ.Ret) != s.typ.Ret:
		v.Args = []*ir.Value{s.toPassed(s.leafOf(v.Args[0]), s.typ.Ret)}
		s.out = append(s.out, v)
		return true
	case v.Op != ir.OpCall || v.Call.Asm != nil || v.Call.Library || !s.passes(s.called(v.Call)) || s.soft(v.Call.Type) == v.Call.Type:
		return false
	}
	args := slices.Clone(v.Args)
	for i, a := range args[1:] {
		a = s.leafOf(a)
		if t := s.origType(args[i+1]); paramAttrs(v.Call.ParamAttrs, i).ByVal == nil {
			a = s.toPassed(a, t)
		}
		args[i+1] = a
	}
	t := v.Type
	if v.Args = args; t == s.origType(v) {
		v.Block = s.to
		s.out = append(s.out, v)
		return true
	}
	c := s.f.NewValue(ir.OpCall, s.origType(v), args...)
	c.Block, c.Line, c.Col, c.Pos, c.Call = s.to, v.Line, v.Col, v.Pos, v.Call
	s.out = append(s.out, c)
	if len(next) > 0 && next[0].Op == ir.OpInvoke {
		s.behindInvoke(v, c, b)
		return true
	}
	s.become(v, s.fromPassed(c, t))
	return true
}

// uses records the types of all values and reports whether any is a floating-point type.
func (s *softener) uses() bool {
	found := s.soft(s.f.Type) != s.f.Type
	note := func(v *ir.Value) {
		s.orig[v.ID] = v.Type
		found = found || s.soft(v.Type) != v.Type
	}
	for _, p := range s.f.Params {
		note(p)
	}
	for _, b := range s.f.Blocks {
		for _, v := range b.Values {
			note(v)
			for _, a := range v.Args {
				note(a)
			}
		}
	}
	return found
}

// soft returns the replacement of type t.
func (s *softener) soft(t *ir.Type) *ir.Type {
	switch t.Kind {
	case ir.HalfKind, ir.BFloatKind:
		if s.doubles {
			return t
		}
		return ir.I16
	case ir.FloatKind:
		if s.doubles {
			return t
		}
		return ir.I32
	case ir.DoubleKind:
		return ir.I64
	case ir.StructKind, ir.FuncKind, ir.ArrayKind, ir.VectorKind:
	default:
		return t
	}
	if r := s.types[t]; r != nil {
		return r
	}
	r := &ir.Type{Kind: t.Kind, Bits: t.Bits, Len: t.Len, Elem: t.Elem, Fields: t.Fields, Ret: t.Ret,
		Variadic: t.Variadic, Packed: t.Packed, Opaque: t.Opaque, Name: t.Name}
	if t.Elem != nil {
		r.Elem = s.soft(t.Elem)
	}
	if t.Ret != nil {
		r.Ret = s.soft(t.Ret)
	}
	changed := r.Elem != t.Elem || r.Ret != t.Ret
	for i, f := range t.Fields {
		if x := s.soft(f); x != f {
			if !changed || &r.Fields[0] == &t.Fields[0] {
				r.Fields = slices.Clone(t.Fields)
			}
			r.Fields[i], changed = x, true
		}
	}
	s.types[t] = t
	if changed {
		if t.IsVector() {
			s.types[t] = ir.VectorOf(t.Len, r.Elem)
		} else {
			s.types[t] = r
		}
	}
	return s.types[t]
}

// origType returns the original type of v.
func (s *softener) origType(v *ir.Value) *ir.Type {
	if int(v.ID) < len(s.orig) && s.orig[v.ID] != nil {
		return s.orig[v.ID]
	}
	return v.Type
}

// rewriteValue rewrites v of b, followed by next.
func (s *softener) rewriteValue(v *ir.Value, b *ir.Block, next []*ir.Value) {
	if s.doubles && s.boundary(v, b, next) {
		return
	}
	t := s.origType(v)
	src := t
	if len(v.Args) > 0 {
		src = s.origType(v.Args[0])
	}
	args := slices.Clone(v.Args)
	for i, a := range args {
		args[i] = s.leafOf(a)
	}
	v.Args = args
	if v.Op == ir.OpCall && s.soft(v.Call.Type) != v.Call.Type {
		info := *v.Call
		info.Type = s.soft(info.Type)
		v.Call = &info
	}
	var r *ir.Value
	switch {
	case s.soft(t) == t && s.soft(src) == src: // nothing of it is replaced
	case v.Op == ir.OpReduce && t.IsFloating() || v.Op == ir.OpReduceFrom && t.IsFloating():
		r = s.reduced(v, t)
	case v.Op == ir.OpAtomicRMW && v.RMW.FloatOp() != ir.OpInvalid && isSmall(t):
		s.fail(v, "use an integer", "an atomic operation on a %s is not supported on this target", t)
	case !computes(v.Op) || v.Op == ir.OpBitcast:
	case t.IsVector():
		r = s.f.Undef(v.Type)
		for i := range t.Len {
			at := s.f.Const(ir.I32, i)
			one := make([]*ir.Value, len(args))
			for k, a := range args {
				one[k] = s.value(ir.OpExtractElement, a.Type.Elem, a, at)
			}
			r = s.value(ir.OpInsertElement, v.Type, r, s.scalarOp(v, v.Op, t.Elem, src.Elem, one), at)
		}
	default:
		r = s.scalarOp(v, v.Op, t, src, args)
	}
	if r != nil {
		v.Op, v.Args = ir.OpBitcast, []*ir.Value{r}
	}
	v.Block = s.to
	s.out = append(s.out, v)
}

// computes reports whether op is floating-point arithmetic.
func computes(op ir.Op) bool {
	return op >= ir.OpFAdd && op <= ir.OpFMA || op == ir.OpFCmp || op >= ir.OpFPTrunc && op <= ir.OpUIToFP
}

// leafOf returns the replacement of a, if it is a leaf.
func (s *softener) leafOf(a *ir.Value) *ir.Value {
	t := s.soft(a.Type)
	if t == a.Type {
		return a
	}
	switch a.Op {
	case ir.OpConst:
		return s.f.Const(t, a.Imm)
	case ir.OpZero:
		return s.f.Zero(t)
	case ir.OpVector:
		return s.f.Vector(t, a.Lanes())
	case ir.OpUndef:
		return s.f.Undef(t)
	}
	return a
}

// reduced reduces a vector in element order.
func (s *softener) reduced(v *ir.Value, t *ir.Type) *ir.Value {
	vector := v.Args[len(v.Args)-1]
	op := ir.Op(v.Imm)
	var sum *ir.Value
	if v.Op == ir.OpReduceFrom {
		sum = v.Args[0]
	}
	for i := range vector.Type.Len {
		x := s.value(ir.OpExtractElement, vector.Type.Elem, vector, s.f.Const(ir.I32, i))
		if sum == nil {
			sum = x
			continue
		}
		sum = s.scalarOp(v, op, t, t, []*ir.Value{sum, x})
	}
	return sum
}

// call appends a call of a library function.
func (s *softener) call(name string, ret *ir.Type, args ...*ir.Value) *ir.Value {
	return s.callBy(s.libraryConv(name), name, ret, args)
}

// callBy appends a call of a library function with a calling convention. Where floats are in registers, those passed as integers are
// converted to them; doubles passed in registers are converted, too.
func (s *softener) callBy(conv ir.CallConv, name string, ret *ir.Type, args []*ir.Value) *ir.Value {
	if !s.doubles {
		return s.plainCall(conv, name, ret, args)
	}
	from, to := ir.I64, ir.F64
	if s.convention(conv, false).FloatsInIntegers {
		from, to = ir.F32, ir.I32
	}
	args = slices.Clone(args)
	for i, a := range args {
		if a.Type == from {
			args[i] = s.value(ir.OpBitcast, to, a)
		}
	}
	if ret != from {
		return s.plainCall(conv, name, ret, args)
	}
	return s.value(ir.OpBitcast, from, s.plainCall(conv, name, to, args))
}

// plainCall appends a call whose arguments and result have the types that are passed.
func (s *softener) plainCall(conv ir.CallConv, name string, ret *ir.Type, args []*ir.Value) *ir.Value {
	types := make([]*ir.Type, len(args))
	for i, a := range args {
		types[i] = a.Type
	}
	fn := s.lowering.lib.library(name, ir.FuncOf(ret, false, types...))
	v := s.value(ir.OpCall, ret, append([]*ir.Value{s.f.SymAddr(ir.Ptr, fn, 0)}, args...)...)
	v.Call = &ir.CallInfo{Type: fn.Type, CallConv: conv, Library: true}
	v.Call.Attrs.NoUnwind = true
	return v
}

// scalarOp computes op for v, of type t, on arguments of type src.
func (s *softener) scalarOp(v *ir.Value, op ir.Op, t, src *ir.Type, args []*ir.Value) *ir.Value {
	if isSmall(src) && op != ir.OpFPExt && op != ir.OpFNeg && op != ir.OpFAbs && op != ir.OpFCopySign { // at float
		args = slices.Clone(args)
		for i := range args {
			args[i] = s.extended(src, args[i])
		}
		if !isSmall(t) {
			return s.scalarOp(v, op, t, ir.F32, args)
		}
		if op == ir.OpFMA {
			return s.smallFMA(v, t, args)
		}
		return s.truncated(v, t, ir.F32, s.scalarOp(v, op, ir.F32, ir.F32, args))
	}
	switch op {
	case ir.OpFCmp:
		return s.compare(v.Pred, src, args[0], args[1])
	case ir.OpFNeg, ir.OpFAbs, ir.OpFCopySign:
		return s.sign(op, args)
	case ir.OpFPExt:
		if isSmall(src) {
			if s.doubles {
				args = []*ir.Value{s.value(ir.OpFPExt, ir.F32, args[0])}
			} else if args[0] = s.extended(src, args[0]); t == ir.F32 {
				return args[0]
			}
		}
		return s.call("__extendsfdf2", s.soft(t), args[0])
	case ir.OpFPTrunc:
		return s.truncated(v, t, src, args[0])
	case ir.OpSIToFP, ir.OpUIToFP:
		return s.fromInt(v, op == ir.OpSIToFP, t, args[0])
	case ir.OpFPToSI, ir.OpFPToUI:
		return s.toInt(op == ir.OpFPToSI, t, src, args[0])
	case ir.OpFPToSISat, ir.OpFPToUISat:
		return s.saturated(op == ir.OpFPToSISat, t, src, args[0])
	}
	return s.call(softName(op, t), s.soft(t), args...)
}

// softName returns the library function for an operation on floats or doubles.
func softName(op ir.Op, t *ir.Type) string {
	if basic := map[ir.Op]string{ir.OpFAdd: "add", ir.OpFSub: "sub", ir.OpFMul: "mul", ir.OpFDiv: "div"}[op]; basic != "" {
		return "__" + basic + softMode(t) + "3"
	}
	if t.Kind == ir.FloatKind {
		return mathNames[op] + "f"
	}
	return mathNames[op]
}

// compare returns the truth value pred(a, b).
func (s *softener) compare(pred ir.Pred, t *ir.Type, a, b *ir.Value) *ir.Value {
	test := func(pred ir.Pred) *ir.Value {
		name := s.t.SoftFloat.Compare[0][pred]
		if t.Kind == ir.DoubleKind {
			name = s.t.SoftFloat.Compare[1][pred]
		}
		v := s.value(ir.OpICmp, ir.I1, s.callBy(s.t.LibraryConv, name, ir.I32, []*ir.Value{a, b}), s.f.Const(ir.I32, 0))
		v.Pred = ir.NE
		return v
	}
	switch pred {
	case ir.FFalse:
		return s.f.Const(ir.I1, 0)
	case ir.FTrue:
		return s.f.Const(ir.I1, 1)
	case ir.FOEQ, ir.FOLT, ir.FOLE, ir.FOGT, ir.FOGE, ir.FUNO:
		return test(pred)
	case ir.FONE:
		return s.value(ir.OpOr, ir.I1, test(ir.FOLT), test(ir.FOGT))
	case ir.FUEQ:
		return s.value(ir.OpOr, ir.I1, test(ir.FUNO), test(ir.FOEQ))
	}
	return s.value(ir.OpXor, ir.I1, s.compare(pred.Negate(), t, a, b), s.f.Const(ir.I1, -1))
}

// sign changes the sign of a float.
func (s *softener) sign(op ir.Op, args []*ir.Value) *ir.Value {
	t := args[0].Type
	sign := s.f.Const(t, math.MinInt64>>(64-t.Bits))
	others := s.f.Const(t, ^sign.Imm)
	switch op {
	case ir.OpFNeg:
		return s.value(ir.OpXor, t, args[0], sign)
	case ir.OpFAbs:
		return s.value(ir.OpAnd, t, args[0], others)
	}
	return s.value(ir.OpOr, t, s.value(ir.OpAnd, t, args[0], others), s.value(ir.OpAnd, t, args[1], sign))
}

// extended returns the half or bfloat x as a float.
func (s *softener) extended(from *ir.Type, x *ir.Value) *ir.Value {
	if from.Kind == ir.BFloatKind {
		return s.value(ir.OpShl, ir.I32, s.value(ir.OpZExt, ir.I32, x), s.f.Const(ir.I32, 16))
	}
	return s.call("__extendhfsf2", ir.I32, x)
}

// truncated returns x, of type from, as the narrower type t.
func (s *softener) truncated(v *ir.Value, t, from *ir.Type, x *ir.Value) *ir.Value {
	if t.Kind == ir.BFloatKind {
		if from.Kind != ir.FloatKind {
			x = s.toOdd(v, x)
		}
		return s.toBFloat(x)
	}
	r := s.soft(t)
	if isSmall(t) {
		r = ir.I16
	}
	return s.call("__trunc"+softMode(from)+softMode(t)+"2", r, x)
}

// toOdd rounds the double x to odd as a float, so that rounding that to a narrower type is correct.
func (s *softener) toOdd(v *ir.Value, x *ir.Value) *ir.Value {
	f := s.scalarOp(v, ir.OpFPTrunc, ir.F32, ir.F64, []*ir.Value{x})
	back := s.scalarOp(v, ir.OpFPExt, ir.F64, ir.F32, []*ir.Value{f})
	if s.doubles {
		f = s.value(ir.OpBitcast, ir.I32, f)
	}
	bit := func(pred ir.Pred, a, b *ir.Value) *ir.Value {
		c := s.value(ir.OpICmp, ir.I1, a, b)
		c.Pred = pred
		return s.value(ir.OpZExt, ir.I32, c)
	}
	further := bit(ir.UGT, s.sign(ir.OpFAbs, []*ir.Value{back}), s.sign(ir.OpFAbs, []*ir.Value{x}))
	return s.value(ir.OpOr, ir.I32, s.value(ir.OpSub, ir.I32, f, further), bit(ir.NE, back, x))
}

// smallFMA returns the fused multiply-add of floats that hold half or bfloat values (t): the product is exact at
// double, and so is the sum for half, nearly; for bfloat the last bit is made sticky.
func (s *softener) smallFMA(v *ir.Value, t *ir.Type, args []*ir.Value) *ir.Value {
	wide := make([]*ir.Value, len(args))
	for i, a := range args {
		wide[i] = s.scalarOp(v, ir.OpFPExt, ir.F64, ir.F32, []*ir.Value{a})
	}
	double := func(op ir.Op, a, b *ir.Value) *ir.Value { return s.scalarOp(v, op, ir.F64, ir.F64, []*ir.Value{a, b}) }
	a, b := double(ir.OpFMul, wide[0], wide[1]), wide[2]
	sum := double(ir.OpFAdd, a, b)
	if t.Kind != ir.BFloatKind {
		return s.truncated(v, t, ir.F64, sum)
	}
	of := double(ir.OpFSub, sum, a)
	rest := double(ir.OpFAdd, double(ir.OpFSub, a, double(ir.OpFSub, sum, of)), double(ir.OpFSub, b, of)) // the exact rounding error
	k := func(n int64) *ir.Value { return s.f.Const(ir.I64, n) }
	op := func(op ir.Op, a, b *ir.Value) *ir.Value { return s.value(op, ir.I64, a, b) }
	inexact := s.value(ir.OpZExt, ir.I64, s.compare(ir.FONE, ir.F64, rest, k(0)))
	step := op(ir.OpAnd, inexact, op(ir.OpXor, op(ir.OpAnd, sum, k(1)), k(1)))
	nearer := op(ir.OpAnd, step, op(ir.OpLShr, op(ir.OpXor, sum, rest), k(63)))
	return s.truncated(v, t, ir.F64, op(ir.OpSub, op(ir.OpAdd, sum, step), op(ir.OpShl, nearer, k(1))))
}

// toBFloat rounds the float x to the nearest bfloat.
func (s *softener) toBFloat(x *ir.Value) *ir.Value {
	k := func(n int64) *ir.Value { return s.f.Const(ir.I32, n) }
	op := func(op ir.Op, a, b *ir.Value) *ir.Value { return s.value(op, ir.I32, a, b) }
	upper := op(ir.OpLShr, x, k(16))
	rounded := op(ir.OpLShr, op(ir.OpAdd, op(ir.OpAdd, x, k(0x7FFF)), op(ir.OpAnd, upper, k(1))), k(16))
	none := s.value(ir.OpICmp, ir.I1, op(ir.OpAnd, x, k(math.MaxInt32)), k(0x7F800000))
	none.Pred = ir.UGT
	return s.value(ir.OpTrunc, ir.I16, s.value(ir.OpSelect, ir.I32, none, op(ir.OpOr, upper, k(0x40)), rounded))
}

// fromInt converts an integer.
func (s *softener) fromInt(v *ir.Value, signed bool, t *ir.Type, x *ir.Value) *ir.Value {
	switch {
	case t.Kind == ir.BFloatKind && x.Type.Bits > 24 && x.Type.Bits <= 64: // a float cannot hold all values
		return s.truncated(v, t, ir.F64, s.fromInt(v, signed, ir.F64, s.shortened(x, signed)))
	case isSmall(t) && x.Type.Bits > 64: // a float may round to a tie
		s.fail(v, "use an integer of at most 64 bits", "a conversion of %s to %s is not supported on this target", x.Type, t)
		return s.f.Undef(s.soft(t))
	case isSmall(t):
		return s.truncated(v, t, ir.F32, s.fromInt(v, signed, ir.F32, x))
	}
	if x.Type.Bits > 64 {
		return s.fromWide(v, signed, t, x)
	}
	name, ext := "__floatun", ir.OpZExt
	if signed {
		name, ext = "__float", ir.OpSExt
	}
	to, mode := ir.I32, "si"
	if x.Type.Bits > 32 {
		to, mode = ir.I64, "di"
	}
	if x.Type != to {
		x = s.value(ext, to, x)
	}
	return s.call(name+mode+softMode(t), s.soft(t), x)
}

// shortened returns an integer that a double holds exactly and that rounds to the same bfloat as x: if x has more than
// 53 bits, a sticky bit replaces the last twelve.
func (s *softener) shortened(x *ir.Value, signed bool) *ir.Value {
	if x.Type.Bits <= 53 {
		return x
	}
	if ext := map[bool]ir.Op{true: ir.OpSExt, false: ir.OpZExt}[signed]; x.Type.Bits < 64 {
		x = s.value(ext, ir.I64, x)
	}
	const last = 12
	k := func(n int64) *ir.Value { return s.f.Const(ir.I64, n) }
	op := func(op ir.Op, a, b *ir.Value) *ir.Value { return s.value(op, ir.I64, a, b) }
	compare := func(pred ir.Pred, a, b *ir.Value) *ir.Value {
		c := s.value(ir.OpICmp, ir.I1, a, b)
		c.Pred = pred
		return c
	}
	some := s.value(ir.OpZExt, ir.I64, compare(ir.NE, op(ir.OpAnd, x, k(1<<last-1)), k(0)))
	short := op(ir.OpOr, op(ir.OpAnd, x, k(-1<<last)), op(ir.OpShl, some, k(last-1)))
	from, most := x, int64(1<<53)
	if signed { // from -2^53 up
		from, most = op(ir.OpAdd, x, k(1<<53)), 1<<54
	}
	return s.value(ir.OpSelect, ir.I64, compare(ir.ULE, from, k(most)), x, short)
}

// toInt converts to an integer.
func (s *softener) toInt(signed bool, t, src *ir.Type, x *ir.Value) *ir.Value {
	if t.Bits > 64 {
		return s.toWide(t, src, x)
	}
	name := "__fixuns"
	if signed || t.Bits < 32 {
		name = "__fix"
	}
	to, mode := ir.I32, "si"
	if t.Bits > 32 {
		to, mode = ir.I64, "di"
	}
	r := s.call(name+softMode(src)+mode, to, x)
	if t != to {
		r = s.value(ir.OpTrunc, t, r)
	}
	return r
}

// saturated converts to an integer with saturation; NaN gives zero.
func (s *softener) saturated(signed bool, t, src *ir.Type, x *ir.Value) *ir.Value {
	n := t.Bits
	low, high, below := 0.0, math.Ldexp(1, n), ir.FOLT
	least, greatest := s.f.Const(t, 0), s.f.Const(t, -1)
	if signed {
		low, high = -math.Ldexp(1, n-1), math.Ldexp(1, n-1)
		top, others := make([]uint64, ir.IntWords(n)), make([]uint64, ir.IntWords(n))
		top[(n-1)/64] = 1 << ((n - 1) % 64)
		for i := range others {
			others[i] = ^uint64(0)
		}
		others[(n-1)/64] = top[(n-1)/64] - 1
		least, greatest = s.f.ConstWords(t, top), s.f.ConstWords(t, others)
	}
	if n > 128 {
		below = ir.FOLE // the limit may be infinite in the type, as high may be
	}
	number := func(f float64) *ir.Value {
		if src.Kind == ir.FloatKind {
			return s.f.Const(ir.I32, int64(math.Float32bits(float32(f))))
		}
		return s.f.Const(ir.I64, int64(math.Float64bits(f)))
	}
	choose := func(c, a, b *ir.Value) *ir.Value { return s.value(ir.OpSelect, t, c, a, b) }
	r := s.toInt(signed, t, src, x)
	r = choose(s.compare(below, src, x, number(low)), least, r)
	r = choose(s.compare(ir.FOGE, src, x, number(high)), greatest, r)
	return choose(s.compare(ir.FUNO, src, x, x), s.f.Const(t, 0), r)
}
