package ir

import "sort"

// want fails unless ok.
func (v *verifier) want(ok bool, what string) {
	if !ok {
		v.fail("%s needs %s, correct the types", v.val.Op, what)
	}
}

// args fails unless the value has n arguments; it reports whether it has.
func (v *verifier) args(n int) bool {
	if len(v.val.Args) != n {
		v.fail("%s has %d arguments, not %d; correct them", v.val.Op, len(v.val.Args), n)
		return false
	}
	return true
}

// isAddress reports whether a value of type t may be an address: a pointer or,
// in a legal program, an integer of pointer width.
func isAddress(t *Type) bool { return t.Kind == PtrKind || t == I32 || t == I64 }

// types checks the types of a value and its arguments.
func (v *verifier) types(val *Value) {
	op, t := val.Op, val.Type
	switch {
	case op.IsBinary():
		if v.args(2) {
			v.want(t.Equal(val.Args[0].Type) && t.Equal(val.Args[1].Type), "two arguments of its own type")
			v.arithmetic(op, t)
		}
	case op.IsUnary():
		if v.args(1) {
			v.want(t.Equal(val.Args[0].Type), "an argument of its own type")
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
	case op >= OpUAddO && op <= OpSubC || op == OpUMulWide || op == OpSMulWide:
		v.twoResults(val)
	case op >= OpAlloca && op <= OpPrefetch:
		v.memory(val)
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

// arithmetic checks that t suits a binary or unary operation.
func (v *verifier) arithmetic(op Op, t *Type) {
	if op >= OpFAdd && op <= OpFMA {
		v.want(t.IsFloat(), "float or double")
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
	switch op {
	case OpTrunc:
		return from.IsInt() && to.IsInt() && from.Bits > to.Bits
	case OpZExt, OpSExt:
		return from.IsInt() && to.IsInt() && from.Bits < to.Bits
	case OpFPTrunc:
		return from.Kind == DoubleKind && to.Kind == FloatKind
	case OpFPExt:
		return from.Kind == FloatKind && to.Kind == DoubleKind
	case OpFPToSI, OpFPToUI, OpFPToSISat, OpFPToUISat:
		return from.IsFloat() && to.IsInt()
	case OpSIToFP, OpUIToFP:
		return from.IsInt() && to.IsFloat()
	case OpPtrToInt:
		return from.Kind == PtrKind && to.IsInt()
	case OpIntToPtr:
		return from.IsInt() && to.Kind == PtrKind
	}
	return from.Equal(to) || from.Kind != PtrKind && to.Kind != PtrKind && scalarBits(from) == scalarBits(to) && scalarBits(to) > 0
}

// scalarBits returns the width of an integer or float, 0 for other types.
func scalarBits(t *Type) int {
	switch t.Kind {
	case IntKind:
		return t.Bits
	case FloatKind:
		return 32
	case DoubleKind:
		return 64
	}
	return 0
}

func (v *verifier) phi(val *Value) {
	if len(val.Args) != len(val.Block.Preds) {
		v.fail("phi has %d arguments for %d predecessors, give one for each", len(val.Args), len(val.Block.Preds))
		return
	}
	for _, a := range val.Args {
		if a.Type != val.Type && !a.Type.Equal(val.Type) {
			v.fail("phi has type %s and an argument of type %s, correct one of the two", val.Type, a.Type)
		}
	}
}

// twoResults checks operations whose type is a struct of two.
func (v *verifier) twoResults(val *Value) {
	n := 2
	if val.Op == OpAddC || val.Op == OpSubC {
		n = 3
	}
	if !v.args(n) {
		return
	}
	t := val.Args[0].Type
	second := I1
	if val.Op == OpUMulWide || val.Op == OpSMulWide {
		second = t
	}
	s := val.Type
	v.want(t.IsInt() && val.Args[1].Type == t && s.Kind == StructKind && len(s.Fields) == 2 && s.Fields[0] == t && s.Fields[1] == second &&
		(n == 2 || val.Args[2].Type == I1), "two integers of one type, and a struct of its results")
}

func (v *verifier) memory(val *Value) {
	counts := [...]int{0: 1, OpLoad - OpAlloca: 1, OpStore - OpAlloca: 2, OpGEP - OpAlloca: -1,
		OpAtomicRMW - OpAlloca: 2, OpCmpXchg - OpAlloca: 3, OpFence - OpAlloca: 0, OpMemCpy - OpAlloca: 3,
		OpMemMove - OpAlloca: 3, OpMemSet - OpAlloca: 3, OpPrefetch - OpAlloca: 1}
	n := counts[val.Op-OpAlloca]
	if n >= 0 && !v.args(n) {
		return
	}
	a := val.Args
	if val.Align < 0 || val.Align&(val.Align-1) != 0 {
		v.fail("alignment %d is no power of two, correct it", val.Align)
	}
	switch val.Op {
	case OpAlloca:
		v.want(a[0].Type.IsInt() && val.Type.Kind == PtrKind && val.Elem != nil && isFirstClass(val.Elem), "an integer count and an element type")
	case OpLoad:
		v.want(isAddress(a[0].Type) && isFirstClass(val.Type), "an address and a type of values")
		v.atomicType(val, val.Type)
	case OpStore:
		v.want(isAddress(a[1].Type) && val.Type == Void, "a value and an address")
		v.atomicType(val, a[0].Type)
	case OpGEP:
		v.gep(val)
	case OpAtomicRMW:
		t := val.Type
		float := val.RMW == RMWFAdd || val.RMW == RMWFSub
		v.want(isAddress(a[0].Type) && a[1].Type == t && t.IsScalar() && (t.IsFloat() == float || val.RMW == RMWXchg) &&
			(t.Kind != PtrKind || val.RMW == RMWXchg), "an address and a scalar of its own type")
		v.atomicType(val, t)
	case OpCmpXchg:
		t := a[1].Type
		s := val.Type
		v.want(isAddress(a[0].Type) && a[2].Type == t && s.Kind == StructKind && len(s.Fields) == 2 && s.Fields[0] == t &&
			s.Fields[1] == I1 && (t.IsInt() || t.Kind == PtrKind), "an address and two integers or pointers of one type")
		v.atomicType(val, t)
	case OpMemCpy, OpMemMove:
		v.want(isAddress(a[0].Type) && isAddress(a[1].Type) && a[2].Type.IsInt(), "two addresses and a length")
	case OpMemSet:
		v.want(isAddress(a[0].Type) && a[1].Type == I8 && a[2].Type.IsInt(), "an address, an i8 and a length")
	case OpPrefetch:
		v.want(isAddress(a[0].Type), "an address")
	}
}

// fourWords checks the operations on two integers of two words.
func (v *verifier) fourWords(val *Value) {
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
func (v *verifier) cmpXchgWide(val *Value) {
	if !v.args(5) {
		return
	}
	a, s := val.Args, val.Type
	t := a[1].Type
	v.want(isAddress(a[0].Type) && t.IsInt() && a[2].Type == t && a[3].Type == t && a[4].Type == t && s.Kind == StructKind &&
		len(s.Fields) == 3 && s.Fields[0] == t && s.Fields[1] == t && s.Fields[2] == I1, "an address, four integers of one type, and a struct of its results")
}

// atomicType checks that an atomic access has a width of a power of two bytes.
func (v *verifier) atomicType(val *Value, t *Type) {
	if val.Order == NotAtomic && val.Op != OpAtomicRMW && val.Op != OpCmpXchg {
		return
	}
	v.want(t.Kind == PtrKind || t.IsFloat() || t.IsInt() && t.Bits >= 8 && t.Bits&(t.Bits-1) == 0, "an integer of a power of two of bytes for an atomic access")
}

// isFirstClass reports whether a value can have type t.
func isFirstClass(t *Type) bool { return t.Kind != VoidKind && t.Kind != FuncKind }

// gep checks the indices against the element type.
func (v *verifier) gep(val *Value) {
	if len(val.Args) == 0 || val.Elem == nil {
		v.fail("getelementptr needs an address and an element type, give them")
		return
	}
	v.want(val.Type.Kind == PtrKind && val.Args[0].Type.Kind == PtrKind && isFirstClass(val.Elem), "a pointer and a type of values")
	t := val.Elem
	for i, a := range val.Args[1:] {
		if !a.Type.IsInt() || a.Type.Bits > 64 {
			v.fail("getelementptr index %d is no integer of at most 64 bits, correct its type", i)
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

func (v *verifier) terminatorTypes(val *Value) {
	switch val.Op {
	case OpRet:
		v.ret(val)
	case OpCondBr:
		if v.args(1) {
			v.want(val.Args[0].Type == I1, "a condition of type i1")
		}
	case OpSwitch:
		if len(val.Args) == 2 || v.args(1) { // the base of the global offset table
			v.want(val.Args[0].Type.IsInt(), "an integer")
			v.cases(val)
		}
	case OpIndirectBr:
		if v.args(1) {
			v.want(isAddress(val.Args[0].Type), "an address")
		}
	case OpJumpTable:
		if v.args(1) {
			v.want(val.Args[0].Type.IsInt(), "an integer")
		}
	case OpTailCall:
		v.call(val)
	default:
		v.args(0)
	}
}

// cases checks that no value of a switch stands twice.
func (v *verifier) cases(val *Value) {
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
func (v *verifier) ret(val *Value) {
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
func (v *verifier) otherTypes(val *Value) {
	a, t := val.Args, val.Type
	switch val.Op {
	case OpFShl, OpFShr, OpFMA:
		if v.args(3) {
			v.want(t.Equal(a[0].Type) && t.Equal(a[1].Type) && t.Equal(a[2].Type), "three arguments of its own type")
			v.want(t.IsFloat() && val.Op == OpFMA || t.IsInt() && val.Op != OpFMA, "numbers")
		}
	case OpICmp, OpFCmp:
		if v.args(2) {
			v.compare(val)
		}
	case OpSelect:
		if v.args(3) {
			v.want(a[0].Type == I1 && t.Equal(a[1].Type) && t.Equal(a[2].Type), "an i1 and two values of its own type")
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
	case OpCall:
		v.call(val)
	case OpVAStart, OpVAEnd, OpStackRestore, OpVAArg:
		if v.args(1) {
			v.want(isAddress(a[0].Type), "an address")
		}
	case OpVACopy:
		if v.args(2) {
			v.want(isAddress(a[0].Type) && isAddress(a[1].Type), "two addresses")
		}
	case OpStackSave, OpFrameAddress, OpReturnAddress, OpSlotAddr, OpGOTBase:
		if v.args(0) {
			v.want(isAddress(t), "the type of an address")
		}
	case OpTLSAddr, OpSymGOT:
		if len(a) == 1 || v.args(0) { // the base of the global offset table
			v.want(isAddress(t) && val.Sym != nil, "a symbol and the type of an address")
		}
	case OpDynAlloca:
		if v.args(1) {
			v.want(isAddress(t) && a[0].Type.IsInt(), "an integer size")
		}
	case OpTrap:
		v.args(0)
	}
}

func (v *verifier) compare(val *Value) {
	t := val.Args[0].Type
	v.want(val.Type == I1 && t.Equal(val.Args[1].Type), "two arguments of one type and the result i1")
	if val.Op == OpICmp {
		v.want((t.IsInt() || t.Kind == PtrKind) && val.Pred >= EQ && val.Pred <= SLE, "integers or pointers and an integer predicate")
	} else {
		v.want(t.IsFloat() && val.Pred >= FFalse && val.Pred <= FTrue, "floats and a floating predicate")
	}
}

// walkPath returns the type of the element that path leads to, or nil.
func (v *verifier) walkPath(t *Type, path []int) *Type {
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
// stands in the type has been dealt out to registers and slots.
func (v *verifier) call(val *Value) {
	if val.Call == nil || val.Call.Type == nil || len(val.Args) == 0 {
		v.fail("call needs a callee and a CallInfo with a type, give them")
		return
	}
	ft := val.Call.Type
	if val.Args[0].Type.Kind != PtrKind {
		v.want(isAddress(val.Args[0].Type), "the address of a function")
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
	v.want(val.Type.Equal(ft.Ret), "the result type that its function type says")
}
