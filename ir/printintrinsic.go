package ir

import (
	"strconv"
	"strings"
)

// intrinsic writes v as a call of one of LLVM's intrinsics; it reports whether
// there is one.
func (p *printer) intrinsic(v *Value) bool {
	op, t := v.Op, v.Type
	p.fast = ""
	if v.NoNaNs {
		p.fast = "nnan "
	}
	if v.Reassoc {
		p.fast += "reassoc "
	}
	switch {
	case op == OpRotl || op == OpRotr:
		name := "llvm.fshl."
		if op == OpRotr {
			name = "llvm.fshr."
		}
		p.callIntrinsic(name+suffix(t), t, []*Value{v.Args[0], v.Args[0], v.Args[1]})
	case op == OpAbs || op == OpCtLz || op == OpCtTz:
		p.callIntrinsic("llvm."+op.String()+"."+suffix(t), t, v.Args, "i1 false")
	case op == OpFTrunc:
		p.callIntrinsic("llvm.trunc."+suffix(t), t, v.Args)
	case op >= OpUMin && op <= OpSShlSat || op >= OpCtPop && op <= OpFShr || op >= OpFAbs && op <= OpFMA:
		p.callIntrinsic("llvm."+op.String()+"."+suffix(t), t, v.Args)
	case op >= OpUAddO && op <= OpSMulO:
		p.callIntrinsic("llvm."+op.String()+"."+suffix(v.Args[0].Type), t, v.Args)
	case op == OpFPToSISat || op == OpFPToUISat:
		p.callIntrinsic("llvm."+op.String()+"."+suffix(t)+"."+suffix(v.Args[0].Type), t, v.Args)
	case op == OpReduce || op == OpReduceFrom:
		p.callIntrinsic("llvm.vector.reduce."+reduceName(Op(v.Imm))+"."+suffix(v.Args[len(v.Args)-1].Type), t, v.Args)
	case op >= FirstTargetOp:
		x := v.Block.Func.TargetOps.Vector(op)
		if v.Block.Func.Legal || x == nil || x.Intrinsic == nil {
			return false
		}
		p.callIntrinsic(x.Intrinsic(t), t, v.Args)
	default:
		return p.effectIntrinsic(v)
	}
	return true
}

// effectIntrinsic is intrinsic of what does something to memory, the stack or control flow.
func (p *printer) effectIntrinsic(v *Value) bool {
	switch op, t := v.Op, v.Type; {
	case op == OpMemCpy || op == OpMemMove || op == OpMemSet:
		p.memoryIntrinsic(v)
	case op == OpMaskedLoad || op == OpMaskedStore:
		addr, mask, _, _ := op.MaskedArgs()
		args := append([]*Value(nil), v.Args[:addr+1]...)
		args = append(args, &Value{ID: -1, Op: OpConst, Type: I32, Imm: max(v.Align, 1)})
		vector := t
		if op == OpMaskedStore {
			vector = v.Args[0].Type
		}
		p.callIntrinsic("llvm."+op.String()+"."+suffix(vector)+".p0", t, append(args, v.Args[mask:]...))
	case op == OpPrefetch:
		p.callIntrinsic("llvm.prefetch."+pointerSuffix(v.Args[0]), Void, v.Args,
			"i32 "+strconv.FormatInt(v.Imm&1, 10), "i32 "+strconv.FormatInt(v.Imm>>1, 10), "i32 1")
	case op == OpVAStart || op == OpVAEnd || op == OpVACopy || op == OpStackRestore || op == OpStackSave || op == OpEntrySP:
		if op == OpStackSave || op == OpEntrySP {
			t = Ptr
		}
		p.callIntrinsic("llvm."+op.String()+".p0", t, v.Args)
	case op == OpFrameAddress:
		p.callIntrinsic("llvm.frameaddress.p0", t, nil, "i32 "+strconv.FormatInt(v.Imm, 10))
	case op == OpReturnAddress:
		p.callIntrinsic("llvm.returnaddress", t, nil, "i32 "+strconv.FormatInt(v.Imm, 10))
	case op == OpSetJmp || op == OpLongJmp:
		p.callIntrinsic("llvm."+op.String(), t, v.Args)
	case op == OpTrap:
		p.callIntrinsic("llvm.trap", Void, nil)
	case op == OpTLSAddr && t.Kind == PtrKind && v.Imm == 0:
		p.callIntrinsic("llvm.threadlocal.address.p0", t, nil, "ptr @"+quoteName(v.Sym.Sym().Name))
	default:
		return false
	}
	return true
}

// reduceName returns what the intrinsics of reductions call op.
func reduceName(op Op) string {
	switch op {
	case OpFMinNum:
		return "fmin"
	case OpFMaxNum:
		return "fmax"
	}
	return op.String()
}

// suffix returns the mangled name of a scalar type.
func suffix(t *Type) string {
	switch t.Kind {
	case FloatKind:
		return "f32"
	case DoubleKind:
		return "f64"
	case HalfKind, X86FP80Kind, FP128Kind:
		return "f" + strconv.Itoa(t.FloatBits())
	case BFloatKind:
		return "bf16"
	case PtrKind:
		return "p0"
	case VectorKind:
		return "v" + strconv.FormatInt(t.Len, 10) + suffix(t.Elem)
	}
	return t.String()
}

// pointerSuffix returns the mangled name of the type of an address.
func pointerSuffix(v *Value) string {
	if v.Op == OpSegment {
		return "p" + strconv.FormatInt(v.Imm, 10)
	}
	return "p0"
}

// memoryIntrinsic writes memcpy, memmove or memset.
func (p *printer) memoryIntrinsic(v *Value) {
	name := "llvm." + v.Op.String() + "." + pointerSuffix(v.Args[0])
	if v.Op != OpMemSet {
		name += "." + pointerSuffix(v.Args[1])
	}
	name += "." + suffix(v.Args[2].Type)
	p.declare(name, Void, v.Args, []string{"i1"})
	if v.Imm == 1 {
		p.str("tail ")
	}
	p.str("call void @", name, "(")
	for i, a := range v.Args {
		p.comma(i)
		p.str(typeOf(a), " ")
		if v.Align > 1 && (i == 0 || i == 1 && v.Op != OpMemSet) {
			p.str("align ")
			p.int(v.Align)
			p.str(" ")
		}
		p.operand(a)
	}
	p.str(", i1 ", strconv.FormatBool(v.Volatile), ")")
}

// callIntrinsic writes a call with the given arguments and constants after them.
func (p *printer) callIntrinsic(name string, t *Type, args []*Value, constants ...string) {
	var kinds []string
	for _, c := range constants {
		kind, _, _ := strings.Cut(c, " ")
		kinds = append(kinds, kind)
	}
	p.declare(name, t, args, kinds)
	p.str("call ", p.fast, t.String(), " @", name, "(")
	p.list(args)
	for i, c := range constants {
		p.comma(len(args) + i)
		p.str(c)
	}
	p.str(")")
}

// declare notes that the module calls an intrinsic.
func (p *printer) declare(name string, t *Type, args []*Value, more []string) {
	if p.declared[name] {
		return
	}
	p.declared[name] = true
	var kinds []string
	for _, a := range args {
		kinds = append(kinds, typeOf(a))
	}
	p.declarations = append(p.declarations, "declare "+t.String()+" @"+name+"("+strings.Join(append(kinds, more...), ", ")+")")
}
