package ir

import (
	"fmt"
	"sort"
)

// want fails unless ok.
func (v *Verifier) want(ok bool, what string) {
	if !ok {
		v.fail("%s needs %s, correct the types", v.val.OpName(), what)
	}
}

// args fails unless the value has n arguments; it reports whether it has.
func (v *Verifier) args(n int) bool {
	if len(v.val.Args) != n {
		v.fail("%s has %d arguments, not %d; correct them", v.val.OpName(), len(v.val.Args), n)
		return false
	}
	return true
}

// isAddress reports whether a value of type t may be an address: a pointer or,
// in a legal program, an integer of pointer width.
func (v *Verifier) isAddress(t *Type) bool {
	return t.Kind == PtrKind || v.f.Legal && (t == I32 || t == I64)
}

// types checks the types of a value and its arguments.
func (v *Verifier) types(val *Value) {
	op, t := val.Op, val.Type
	switch {
	case op >= OpAlloca && op <= OpPrefetch:
		v.memory(val)
	case op.IsBinary():
		if v.args(2) {
			v.want(alike(t, val.Args[0].Type) && alike(t, val.Args[1].Type), "two arguments of its own type")
			v.arithmetic(op, t)
		}
	case op.IsUnary():
		if v.args(1) {
			v.want(alike(t, val.Args[0].Type), "an argument of its own type")
			if op != OpFreeze {
				v.arithmetic(op, t)
			}
		}
	case op.IsConversion():
		if v.args(1) {
			v.want(convertible(op, val.Args[0].Type, t), "types that it can convert")
		}
	case op == OpPhi:
		v.phi(val)
	case op == OpAsm:
		if val.Call == nil || val.Call.Asm == nil {
			v.fail("inline assembly has no text, give it a CallInfo with one")
		}
	case op >= OpMaskedLoad && op <= OpVMaskStore64:
		v.masked(val)
	case op.IsVector():
		v.vectorTypes(val)
	case op.IsOrdered():
		v.ordered(val)
	case op >= OpUAddO && op <= OpSubC || op >= OpUMulWide && op <= OpSDivRem:
		v.twoResults(val)
	case op >= OpAddWide && op <= OpSLTWide:
		v.fourWords(val)
	case op == OpCmpXchgWide:
		v.cmpXchgWide(val)
	case op.IsTerminator():
		v.terminatorTypes(val)
	default:
		v.otherTypes(val)
	}
}

// alike reports whether a value of type u may be used as one of type t: all vectors of 16 bytes may stand for each
// other, as legal programs have them, and so may those of 32.
func alike(t, u *Type) bool {
	return t.Equal(u) || isLegalVector(t) && VectorBits(t) == VectorBits(u)
}

// isLegalVector reports whether t is a vector as long as those of legal programs.
func isLegalVector(t *Type) bool { return VectorBits(t) == 128 || VectorBits(t) == 256 }

// vectorTypes checks the operations on vectors of legal programs.
func (v *Verifier) vectorTypes(val *Value) {
	op, t := val.Op, val.Type
	shape := v.f.TargetOps.Shape(op)
	if !v.args(int(shape.Args)) {
		return
	}
	for i, a := range val.Args {
		if want := shape.Arg(i, t); want != nil {
			v.want(a.Type == want, "a scalar argument of type "+want.String())
		} else {
			n := shape.VectorBits(t)
			v.want(VectorBits(a.Type) == n, fmt.Sprintf("vectors of %d bytes", n/8))
		}
	}
	v.want(t.IsScalar() && shape.Scalar || isLegalVector(t), "a vector of 16 or 32 bytes")
}

// ordered checks the operations of a machine that have an effect.
func (v *Verifier) ordered(val *Value) {
	op := v.f.TargetOps.Ordered(val.Op)
	want := 0
	if op.Bytes > 0 {
		want = 1
	}
	if v.args(want) {
		v.want(want == 0 || v.isAddress(val.Args[0].Type), "an address")
		v.want(op.Test && val.Type == I1 || !op.Test && val.Type == Void, "no result, or the i1 of a test")
	}
}

// masked checks the accesses to some elements of a vector.
func (v *Verifier) masked(val *Value) {
	addr, mask, value, _ := val.Op.MaskedArgs()
	if n := 2 + min(value, 0) + 1; !v.args(n) {
		return
	}
	a, t := val.Args, val.Type
	if value >= 0 {
		t = a[value].Type
	}
	v.want(v.isAddress(a[addr].Type), "an address")
	v.want(t.IsVector() && (val.Type == Void || val.Type.Equal(t)), "a vector")
	if m := a[mask].Type; val.Op == OpMaskedLoad || val.Op == OpMaskedStore {
		v.want(t.IsVector() && m.IsVector() && m.Len == t.Len && m.Elem == I1, "a mask with as many i1")
	} else {
		v.want(isLegalVector(t) && VectorBits(m) == VectorBits(t), "a mask as long as the vector")
	}
}

// arithmetic checks that t suits a binary or unary operation.
func (v *Verifier) arithmetic(op Op, t *Type) {
	t = t.Lane()
	if op >= OpFAdd && op <= OpFMA {
		v.want(t.IsFloating(), "a floating-point type")
		return
	}
	v.want(t.IsInt(), "an integer type")
	if op == OpBSwap && t.IsInt() {
		v.want(t.Bits%16 == 0, "a width that is a multiple of 16")
	}
}

// convertible reports whether op converts from to to. On a legal program the
// address conversions are gone.
func convertible(op Op, from, to *Type) bool {
	if op == OpBitcast && (from.IsVector() || to.IsVector()) {
		a, b := vectorBits(from), vectorBits(to)
		return a == b && a > 0
	}
	if from.IsVector() != to.IsVector() || from.Len != to.Len && from.IsVector() {
		return false
	}
	from, to = from.Lane(), to.Lane()
	switch op {
	case OpTrunc:
		return from.IsInt() && to.IsInt() && from.Bits > to.Bits
	case OpZExt, OpSExt:
		return from.IsInt() && to.IsInt() && from.Bits < to.Bits
	case OpFPTrunc:
		return from.FloatBits() > to.FloatBits() && to.IsFloating()
	case OpFPExt:
		return from.FloatBits() < to.FloatBits() && from.IsFloating()
	case OpFPToSI, OpFPToUI, OpFPToSISat, OpFPToUISat:
		return from.IsFloating() && to.IsInt()
	case OpSIToFP, OpUIToFP:
		return from.IsInt() && to.IsFloating()
	case OpPtrToInt:
		return from.Kind == PtrKind && to.IsInt()
	case OpIntToPtr:
		return from.IsInt() && to.Kind == PtrKind
	}
	return from.Equal(to) || from.Kind != PtrKind && to.Kind != PtrKind && scalarBits(from) == scalarBits(to) && scalarBits(to) > 0
}

// vectorBits returns the width of a vector, an integer or a float, 0 for other types.
func vectorBits(t *Type) int {
	if t.IsVector() {
		return int(t.Len) * scalarBits(t.Elem)
	}
	return scalarBits(t)
}

// scalarBits returns the width of an integer or floating-point type, 0 for other types.
func scalarBits(t *Type) int {
	if t.Kind == IntKind {
		return t.Bits
	}
	return t.FloatBits()
}

func (v *Verifier) phi(val *Value) {
	if len(val.Args) != len(val.Block.Preds) {
		v.fail("phi has %d arguments for %d predecessors, give one for each", len(val.Args), len(val.Block.Preds))
		return
	}
	for _, a := range val.Args {
		if a.Type != val.Type && !alike(a.Type, val.Type) {
			v.fail("phi has type %s and an argument of type %s, correct one of the two", val.Type, a.Type)
		}
	}
}

// memoryArgs are the numbers of arguments of operations on memory; -1: any number.
var memoryArgs = [...]int{0: 1, OpLoad - OpAlloca: 1, OpStore - OpAlloca: 2, OpGEP - OpAlloca: -1,
	OpAtomicRMW - OpAlloca: 2, OpCmpXchg - OpAlloca: 3, OpFence - OpAlloca: 0, OpMemCpy - OpAlloca: 3,
	OpMemMove - OpAlloca: 3, OpMemSet - OpAlloca: 3, OpPrefetch - OpAlloca: 1}

// twoResults checks operations whose type is a struct of two.
func (v *Verifier) twoResults(val *Value) {
	n := 2
	if val.Op == OpAddC || val.Op == OpSubC {
		n = 3
	}
	if !v.args(n) {
		return
	}
	t := val.Args[0].Type
	second := I1
	if val.Op >= OpUMulWide && val.Op <= OpSDivRem {
		second = t
	}
	s := val.Type
	v.want(t.IsInt() && val.Args[1].Type == t && s.Kind == StructKind && len(s.Fields) == 2 && s.Fields[0] == t && s.Fields[1] == second &&
		(n == 2 || val.Args[2].Type == I1), "two integers of one type, and a struct of its results")
}

func (v *Verifier) memory(val *Value) {
	n := memoryArgs[val.Op-OpAlloca]
	if n >= 0 && !v.args(n) {
		return
	}
	a := val.Args
	if val.Align < 0 || val.Align&(val.Align-1) != 0 {
		v.fail("alignment %d is not a power of two, correct it", val.Align)
	}
	switch val.Op {
	case OpAlloca:
		v.want(a[0].Type.IsInt() && val.Type.Kind == PtrKind && val.Elem != nil && isFirstClass(val.Elem), "an integer count and an element type")
	case OpLoad:
		v.want(v.isAddress(a[0].Type) && isFirstClass(val.Type), "an address and a type of values")
		v.atomicType(val, val.Type)
	case OpStore:
		v.want(v.isAddress(a[1].Type) && val.Type == Void, "a value and an address")
		v.atomicType(val, a[0].Type)
	case OpGEP:
		v.gep(val)
	case OpAtomicRMW:
		t := val.Type
		float := val.RMW.FloatOp() != OpInvalid
		v.want(v.isAddress(a[0].Type) && a[1].Type == t && (t.IsScalar() && (t.IsFloating() == float || val.RMW == RMWXchg) || t.IsVector() && float && t.Elem.IsFloating()) &&
			(t.Kind != PtrKind || val.RMW == RMWXchg), "an address and a scalar of its own type, or a vector of floats")
		v.atomicType(val, t)
	case OpCmpXchg:
		t := a[1].Type
		s := val.Type
		v.want(v.isAddress(a[0].Type) && a[2].Type == t && s.Kind == StructKind && len(s.Fields) == 2 && s.Fields[0] == t &&
			s.Fields[1] == I1 && (t.IsInt() || t.Kind == PtrKind), "an address and two integers or pointers of one type")
		v.atomicType(val, t)
	case OpMemCpy, OpMemMove:
		v.want(v.isAddress(a[0].Type) && v.isAddress(a[1].Type) && a[2].Type.IsInt(), "two addresses and a length")
	case OpMemSet:
		v.want(v.isAddress(a[0].Type) && a[1].Type == I8 && a[2].Type.IsInt(), "an address, an i8 and a length")
	case OpPrefetch:
		v.want(v.isAddress(a[0].Type), "an address")
	}
}

// fourWords checks the operations on two integers of two words.
func (v *Verifier) fourWords(val *Value) {
	if !v.args(4) {
		return
	}
	a, s := val.Args, val.Type
	t := a[0].Type
	compares := val.Op == OpULTWide || val.Op == OpSLTWide
	v.want(t.IsInt() && a[1].Type == t && a[2].Type == t && a[3].Type == t && (compares && s == I1 ||
		!compares && s.Kind == StructKind && len(s.Fields) == 2 && s.Fields[0] == t && s.Fields[1] == t), "four integers of one type, and a struct of two or an i1")
}

// cmpXchgWide checks the exchange of two words.
func (v *Verifier) cmpXchgWide(val *Value) {
	if !v.args(5) {
		return
	}
	a, s := val.Args, val.Type
	t := a[1].Type
	v.want(v.isAddress(a[0].Type) && t.IsInt() && a[2].Type == t && a[3].Type == t && a[4].Type == t && s.Kind == StructKind &&
		len(s.Fields) == 3 && s.Fields[0] == t && s.Fields[1] == t && s.Fields[2] == I1, "an address, four integers of one type, and a struct of its results")
}

// atomicType checks that an atomic access has a width of a power of two bytes.
func (v *Verifier) atomicType(val *Value, t *Type) {
	if val.Order == NotAtomic && val.Op != OpAtomicRMW && val.Op != OpCmpXchg {
		return
	}
	bits := t.Bits
	if t.IsVector() {
		if bits = t.Elem.Bits * int(t.Len); t.Elem.Kind == PtrKind || t.Elem.IsFloating() { // their widths are powers of two
			bits = 8 * int(t.Len)
		}
	}
	v.want(t.Kind == PtrKind || t.IsFloating() && t != F80 || (t.IsInt() || t.IsVector() && t.Elem != F80) && bits >= 8 && bits&(bits-1) == 0, "an integer of a power of two of bytes for an atomic access")
}

// isFirstClass reports whether a value can have type t.
func isFirstClass(t *Type) bool { return t.Kind != VoidKind && t.Kind != FuncKind }

// gep checks the indices against the element type.
func (v *Verifier) gep(val *Value) {
	if len(val.Args) == 0 || val.Elem == nil {
		v.fail("getelementptr needs an address and an element type, give them")
		return
	}
	v.want(val.Type.Kind == PtrKind && val.Args[0].Type.Kind == PtrKind && isFirstClass(val.Elem), "a pointer and a type of values")
	t := val.Elem
	for i, a := range val.Args[1:] {
		if !a.Type.IsInt() || a.Type.Bits > 64 {
			v.fail("getelementptr index %d is not an integer of at most 64 bits, correct its type", i)
			return
		}
		switch {
		case i == 0:
		case t.Kind == ArrayKind:
			t = t.Elem
		case t.Kind == StructKind:
			if a.Op != OpConst || a.Imm < 0 || a.Imm >= int64(len(t.Fields)) {
				v.fail("getelementptr index %d must be the number of a field, correct it", i)
				return
			}
			t = t.Fields[a.Imm]
		default:
			v.fail("getelementptr has more indices than its type has levels, remove some")
			return
		}
	}
}

func (v *Verifier) terminatorTypes(val *Value) {
	switch val.Op {
	case OpRet:
		v.ret(val)
	case OpCondBr:
		if v.args(1) {
			v.want(val.Args[0].Type == I1, "a condition of type i1")
		}
	case OpSwitch:
		if v.args(1) {
			v.want(val.Args[0].Type.IsInt() && val.Args[0].Type.Bits <= 128, "an integer of at most 128 bits")
			v.cases(val)
		}
	case OpIndirectBr:
		if v.args(1) {
			v.want(v.isAddress(val.Args[0].Type), "an address")
		}
	case OpJumpTable:
		if len(val.Args) == 2 || v.args(1) { // the base of the global offset table
			v.want(val.Args[0].Type.IsInt(), "an integer")
		}
	case OpTailCall:
		v.call(val)
	case OpResume:
		if v.args(1) {
			v.want(isFirstClass(val.Args[0].Type), "the value of a landing pad")
		}
	default:
		v.args(0)
	}
}

// cases checks that no value of a switch is twice.
func (v *Verifier) cases(val *Value) {
	cs := append([]Case(nil), val.Cases()...)
	sort.Slice(cs, func(i, j int) bool {
		if cs[i].Hi != cs[j].Hi {
			return cs[i].Hi < cs[j].Hi
		}
		return cs[i].Lo < cs[j].Lo
	})
	for i := 1; i < len(cs); i++ {
		if cs[i] == cs[i-1] {
			v.fail("switch has case %d twice, remove one", cs[i].Lo)
		}
	}
}

// ret checks a return; in a legal program its values are those of RetRegs.
func (v *Verifier) ret(val *Value) {
	want := v.f.Type.Ret
	switch {
	case v.f.RetRegs != nil:
		if len(val.Args) > len(v.f.RetRegs) {
			v.fail("ret has %d values for %d registers, correct them", len(val.Args), len(v.f.RetRegs))
		}
	case len(val.Args) == 0 && want.Kind != VoidKind && len(v.f.ParamRegs) == 0:
		v.fail("ret has no value but the function returns %s, give one", want)
	case len(val.Args) > 0 && want.Kind == VoidKind || len(val.Args) > 1:
		v.fail("ret has %d values but the function returns %s, remove some", len(val.Args), want)
	case len(val.Args) == 1 && !val.Args[0].Type.Equal(want):
		v.fail("ret has a value of type %s but the function returns %s, correct one of the two", val.Args[0].Type, want)
	}
}

// otherTypes checks the operations that form no family.
func (v *Verifier) otherTypes(val *Value) {
	a, t := val.Args, val.Type
	switch val.Op {
	case OpFShl, OpFShr, OpFMA:
		if v.args(3) {
			v.want(alike(t, a[0].Type) && alike(t, a[1].Type) && alike(t, a[2].Type), "three arguments of its own type")
			v.want(t.Lane().IsFloating() && val.Op == OpFMA || t.Lane().IsInt() && val.Op != OpFMA, "numbers")
		}
	case OpICmp, OpFCmp:
		if v.args(2) {
			v.compare(val)
		}
	case OpSelect:
		if v.args(3) {
			v.want((a[0].Type == I1 || t.IsVector() && a[0].Type.Equal(t.WithLane(I1))) && t.Equal(a[1].Type) && t.Equal(a[2].Type), "an i1 and two values of its own type")
		}
	case OpExtractValue:
		if v.args(1) {
			e := v.walkPath(a[0].Type, val.Path())
			v.want(e != nil && e.Equal(t), "indices of an element of its own type")
		}
	case OpInsertValue:
		if v.args(2) {
			e := v.walkPath(a[0].Type, val.Path())
			v.want(e != nil && e.Equal(a[1].Type) && t.Equal(a[0].Type), "indices of an element of the inserted type")
		}
	case OpExtractElement, OpInsertElement, OpShuffleVector, OpReduce, OpReduceFrom:
		v.elements(val)
	case OpCall:
		v.call(val)
	default:
		v.frameTypes(val)
	}
}

// frameTypes checks the operations that say something of stack frames, threads and tables.
func (v *Verifier) frameTypes(val *Value) {
	a, t := val.Args, val.Type
	switch val.Op {
	case OpVAStart, OpVAEnd, OpStackRestore, OpVAArg:
		if v.args(1) {
			v.want(v.isAddress(a[0].Type), "an address")
		}
	case OpSetJmp, OpLongJmp:
		if v.args(1) {
			v.want(v.isAddress(a[0].Type), "the address of a buffer")
			v.want(t == I32 == (val.Op == OpSetJmp), "the type i32 of a setjmp, and no value of a longjmp")
		}
	case OpVACopy:
		if v.args(2) {
			v.want(v.isAddress(a[0].Type) && v.isAddress(a[1].Type), "two addresses")
		}
	case OpStackSave, OpFrameAddress, OpReturnAddress, OpEntrySP, OpSlotAddr, OpGOTBase, OpThreadPtr, OpStackGuard:
		if v.args(0) {
			v.want(v.isAddress(t), "the type of an address")
		}
	case OpTLSAddr, OpTLSOffset, OpTLSLocal, OpTLSGet, OpSymGOT:
		if len(a) == 1 || v.args(0) { // the base of the global offset table
			v.want(v.isAddress(t) && val.Sym != nil, "a symbol and the type of an address")
		}
	case OpSegment:
		if v.args(1) {
			v.want(v.isAddress(t) && v.isAddress(a[0].Type), "an address")
		}
	case OpDynAlloca:
		if v.args(1) {
			v.want(v.isAddress(t) && a[0].Type.IsInt(), "an integer size")
		}
	case OpTrap:
		v.args(0)
	case OpLandingPad:
		v.args(0)
		v.want(val.Pad() != nil && t.Kind == StructKind && len(t.Fields) == 2 && t.Fields[0].Kind == PtrKind && t.Fields[1] == I32, "clauses and the type { ptr, i32 }")
	case OpTypeID:
		v.args(0)
		v.want(t == I32, "the type i32")
	}
}

// elements checks the operations that take vectors apart and put them together.
func (v *Verifier) elements(val *Value) {
	a, t := val.Args, val.Type
	switch val.Op {
	case OpExtractElement:
		if v.args(2) {
			v.want(a[0].Type.IsVector() && a[0].Type.Elem.Equal(t) && a[1].Type.IsInt(), "a vector of its own type and an index")
		}
	case OpInsertElement:
		if v.args(3) {
			v.want(t.IsVector() && t.Equal(a[0].Type) && t.Elem.Equal(a[1].Type) && a[2].Type.IsInt(), "a vector, an element and an index")
		}
	case OpShuffleVector:
		if v.args(2) {
			src := a[0].Type
			v.want(t.IsVector() && src.IsVector() && src.Equal(a[1].Type) && src.Elem.Equal(t.Elem) && len(val.Path()) == int(t.Len), "two vectors and a mask for its elements")
			for _, k := range val.Path() {
				v.want(k >= -1 && k < 2*int(src.Len), "a mask that names elements of its arguments")
			}
		}
	case OpReduce:
		if v.args(1) {
			v.want(a[0].Type.IsVector() && a[0].Type.Elem.Equal(t), "a vector of its own type")
		}
	case OpReduceFrom:
		if v.args(2) {
			v.want(a[1].Type.IsVector() && a[1].Type.Elem.Equal(t) && a[0].Type.Equal(t), "a number of its own type and a vector of that")
		}
	}
}

func (v *Verifier) compare(val *Value) {
	t := val.Args[0].Type
	v.want(val.Type.Equal(t.WithLane(I1)) && t.Equal(val.Args[1].Type), "two arguments of one type and the result i1")
	t = t.Lane()
	if val.Op == OpICmp {
		v.want((t.IsInt() || t.Kind == PtrKind) && val.Pred >= EQ && val.Pred <= SLE, "integers or pointers and an integer predicate")
	} else {
		v.want(t.IsFloating() && val.Pred >= FFalse && val.Pred <= FTrue, "floats and a floating predicate")
	}
}

// walkPath returns the type of the element that path leads to, or nil.
func (v *Verifier) walkPath(t *Type, path []int) *Type {
	if len(path) == 0 {
		return nil
	}
	for _, i := range path {
		switch {
		case t.Kind == StructKind && i >= 0 && i < len(t.Fields):
			t = t.Fields[i]
		case t.Kind == ArrayKind && i >= 0 && int64(i) < t.Len:
			t = t.Elem
		default:
			return nil
		}
	}
	return t
}

// call checks a call. In a legal program the callee is an integer, and what
// is in the type has been dealt out to registers and slots.
func (v *Verifier) call(val *Value) {
	if val.Call == nil || val.Call.Type == nil || len(val.Args) == 0 {
		v.fail("call needs a callee and a CallInfo with a type, give them")
		return
	}
	ft := val.Call.Type
	if val.Args[0].Type.Kind != PtrKind {
		v.want(v.isAddress(val.Args[0].Type), "the address of a function")
		return
	}
	args := val.Args[1:]
	if len(args) < len(ft.Fields) || len(args) > len(ft.Fields) && !ft.Variadic {
		v.fail("call has %d arguments but its type %d, correct one of the two", len(args), len(ft.Fields))
		return
	}
	for i, want := range ft.Fields {
		if !args[i].Type.Equal(want) {
			v.fail("call has argument %d of type %s, not %s, correct one of the two", i+1, args[i].Type, want)
		}
	}
	v.want(val.Type.Equal(ft.Ret), "the result type of its function type")
	if m := val.Call.StackMap; m != nil {
		if val.Call.Tail == MustTail {
			v.fail("a musttail call has a stack map, but its frame is gone, remove one of the two")
		}
		v.stackMap(m)
	}
	if val.Op == OpCall && val.Call.Tail == MustTail {
		v.mustTail(val)
	}
	if Forwards(val) && (!ft.Variadic || len(args) != len(ft.Fields)) {
		v.fail("a musttail call in a variadic function passes its variable arguments on, call a variadic function with the named arguments only")
	}
}

// mustTail checks that a musttail call of the raw program ends the function.
func (v *Verifier) mustTail(val *Value) {
	next := v.block.Values[v.at[val.ID]:]
	if len(next) == 0 || next[0].Op != OpRet || len(next[0].Args) > 0 && next[0].Args[0] != val {
		v.fail("a musttail call is not followed by the return of its result, put the ret after it")
	}
}
