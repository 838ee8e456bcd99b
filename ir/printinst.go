package ir

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
)

// operand writes v without its type.
func (p *printer) operand(v *Value) {
	switch v.Op {
	case OpConst:
		if v.Type.IsInt() && v.Type.Bits > 128 {
			p.str(FormatInt(v.Words(), v.Type.Bits))
			return
		}
		p.constant(v.Type, uint64(v.Imm), uint64(v.Hi))
	case OpZero:
		p.str("zeroinitializer")
	case OpVector:
		p.vector(v)
	case OpUndef:
		p.str("undef")
	case OpSym:
		if v.Type.Kind == PtrKind {
			p.address(v.Sym, v.Imm)
			return
		}
		p.str("@", quoteName(v.Sym.Sym().Name))
		p.offset(v.Imm)
	case OpThreadPtr:
		p.str(v.OpName())
	case OpBlockAddr:
		p.blockAddress(v.Sym, v.Target())
	default:
		p.str(p.fn.value(v))
	}
}

// offset writes +n or -n, and nothing for 0.
func (p *printer) offset(n int64) {
	if n > 0 {
		p.str("+")
	}
	if n != 0 {
		p.int(n)
	}
}

func (p *printer) blockAddress(s Symbol, b *Block) {
	name := "?"
	if f, ok := s.(*Func); ok {
		name = p.namesOf(f).blocks[b.ID]
	}
	p.str("blockaddress(@", quoteName(s.Sym().Name), ", %", name, ")")
}

// constant writes a scalar constant of type t.
func (p *printer) constant(t *Type, lo, hi uint64) {
	switch t.Kind {
	case VectorKind: // of a legal program, where all bits are the same
		p.int(int64(lo))
	case IntKind:
		switch {
		case t.Bits == 1 && lo&1 != 0:
			p.str("true")
		case t.Bits == 1:
			p.str("false")
		case t.Bits <= 64:
			p.int(SignExtend(lo, t.Bits))
		default:
			n := new(big.Int).Lsh(big.NewInt(SignExtend(hi, t.Bits-64)), 64)
			p.str(n.Or(n, new(big.Int).SetUint64(lo)).String())
		}
	case FloatKind:
		p.hex(floatAsDouble(uint32(lo)))
	case DoubleKind:
		p.hex(lo)
	case HalfKind:
		p.str(fmt.Sprintf("0xH%04X", lo))
	case BFloatKind:
		p.str(fmt.Sprintf("0xR%04X", lo))
	case X86FP80Kind:
		p.str(fmt.Sprintf("0xK%04X%016X", hi&0xFFFF, lo))
	case FP128Kind:
		p.str(fmt.Sprintf("0xL%016X%016X", lo, hi))
	default:
		if lo == 0 {
			p.str("null")
			return
		}
		p.str("inttoptr (i64 ")
		p.int(int64(lo))
		p.str(" to ptr)")
	}
}

// vector writes the constant v element by element; in a legal program its type is only
// the name of its size.
func (p *printer) vector(v *Value) {
	t := v.Type
	w := LaneBits(t.Elem)
	p.str("<")
	for i := range int(t.Len) {
		p.comma(i)
		x := LaneOf(v.Lanes(), i, w)
		p.str(t.Elem.String(), " ")
		p.constant(t.Elem, x.Lo, x.Hi)
	}
	p.str(">")
}

// floatAsDouble returns the double that equals a float, NaNs with their payload.
func floatAsDouble(b uint32) uint64 {
	if b&0x7f800000 == 0x7f800000 {
		return uint64(b)>>31<<63 | 0x7ff<<52 | uint64(b&0x7fffff)<<29
	}
	return math.Float64bits(float64(math.Float32frombits(b)))
}

func (p *printer) hex(u uint64) {
	const digits = "0123456789ABCDEF"
	p.str("0x")
	for i := 60; i >= 0; i -= 4 {
		p.out = append(p.out, digits[u>>i&15])
	}
}

// typed writes v with its type.
func (p *printer) typed(v *Value) {
	p.str(typeOf(v), " ")
	p.operand(v)
}

// typeOf returns the type of v as LLVM has it.
func typeOf(v *Value) string {
	if v.Op == OpSegment && v.Type.Kind == PtrKind {
		return "ptr addrspace(" + strconv.FormatInt(v.Imm, 10) + ")"
	}
	return v.Type.String()
}

// list writes values with their types, each but the first after a comma.
func (p *printer) list(vs []*Value) {
	for i, v := range vs {
		p.comma(i)
		p.typed(v)
	}
}

// inst writes one instruction.
func (p *printer) inst(v *Value) {
	if v.Type != nil && v.Type.Kind != VoidKind {
		p.str(p.fn.value(v), " = ")
	}
	switch op := v.Op; {
	case op >= OpAdd && op <= OpAShr || op >= OpFAdd && op <= OpFRem:
		p.binary(v)
	case op == OpSegment && v.Type.Kind == PtrKind:
		p.str("addrspacecast ")
		p.typed(v.Args[0])
		p.str(" to ", typeOf(v))
	case op == OpFNeg || op == OpFreeze:
		p.str(op.String(), " ")
		p.typed(v.Args[0])
	case op.IsConversion() && op != OpFPToSISat && op != OpFPToUISat:
		p.str(op.String(), " ")
		p.typed(v.Args[0])
		p.str(" to ", v.Type.String())
	case op.IsTerminator():
		p.terminator(v)
	case op >= OpAlloca && op <= OpFence:
		p.memory(v)
	default:
		if !p.intrinsic(v) {
			p.other(v)
		}
	}
}

func (p *printer) binary(v *Value) {
	p.str(v.Op.String(), " ")
	if v.NUW && v.Op == OpOr {
		p.str("disjoint ")
	} else if v.NUW {
		p.str("nuw ")
	}
	if v.NSW {
		p.str("nsw ")
	}
	if v.Contract {
		p.str("contract ")
	}
	p.pair(v)
}

// pair writes two arguments of one type.
func (p *printer) pair(v *Value) {
	p.typed(v.Args[0])
	p.str(", ")
	p.operand(v.Args[1])
}

func (p *printer) terminator(v *Value) {
	succs := v.Block.Succs
	switch v.Op {
	case OpRet:
		p.str("ret ")
		if len(v.Args) == 0 {
			p.str("void")
		}
		p.list(v.Args)
	case OpResume:
		p.str("resume ")
		p.list(v.Args)
	case OpTailCall:
		p.str("ret ")
		p.call(v)
	case OpBr:
		p.str("br ")
		p.label(succs[0])
	case OpCondBr:
		p.str("br ")
		p.typed(v.Args[0])
		for _, s := range succs {
			p.str(", ")
			p.label(s)
		}
	case OpSwitch:
		p.str("switch ")
		p.typed(v.Args[0])
		p.str(", ")
		p.label(succs[0])
		p.str(" [")
		t := v.Args[0].Type
		for i, c := range v.Cases() {
			p.str("\n    ", t.String(), " ")
			p.constant(t, uint64(c.Lo), uint64(c.Hi))
			p.str(", ")
			p.label(succs[i+1])
		}
		p.str("\n  ]")
	case OpIndirectBr, OpJumpTable:
		p.str(v.Op.String(), " ")
		p.typed(v.Args[0])
		p.str(", [")
		for i, s := range succs {
			p.comma(i)
			p.label(s)
		}
		p.str("]")
	default:
		p.str(v.OpName())
	}
}

var orderNames = [...]string{NotAtomic: "", Unordered: "unordered", Monotonic: "monotonic", Acquire: "acquire",
	Release: "release", AcqRel: "acq_rel", SeqCst: "seq_cst"}

var rmwNames = [...]string{RMWXchg: "xchg", RMWAdd: "add", RMWSub: "sub", RMWAnd: "and", RMWNand: "nand", RMWOr: "or", RMWXor: "xor",
	RMWMax: "max", RMWMin: "min", RMWUMax: "umax", RMWUMin: "umin", RMWFAdd: "fadd", RMWFSub: "fsub",
	RMWUIncWrap: "uinc_wrap", RMWUDecWrap: "udec_wrap", RMWUSubCond: "usub_cond", RMWUSubSat: "usub_sat", RMWFMax: "fmax", RMWFMin: "fmin"}

// String returns LLVM's name of o, "" for NotAtomic.
func (o Order) String() string { return orderNames[o] }

// FloatOp returns the operation that r does on floating-point numbers; OpInvalid if it is one on
// integers, or none.
func (r RMW) FloatOp() Op {
	switch r {
	case RMWFAdd:
		return OpFAdd
	case RMWFSub:
		return OpFSub
	case RMWFMax:
		return OpFMaxNum
	case RMWFMin:
		return OpFMinNum
	}
	return OpInvalid
}

// String returns LLVM's name of r.
func (r RMW) String() string { return rmwNames[r] }

func (p *printer) memory(v *Value) {
	switch v.Op {
	case OpAlloca:
		p.str("alloca ", v.Elem.String())
		if c := v.Args[0]; c.Op != OpConst || c.Imm != 1 || c.Type != I32 {
			p.str(", ")
			p.typed(c)
		}
		p.align(v.Align)
	case OpLoad, OpStore:
		p.access(v)
	case OpGEP:
		p.str("getelementptr ", v.Elem.String(), ", ")
		p.list(v.Args)
	case OpAtomicRMW:
		p.str("atomicrmw ", volatile(v), v.RMW.String(), " ")
		p.list(v.Args)
		p.str(" ", v.Order.String())
		p.align(v.Align)
	case OpCmpXchg:
		p.str("cmpxchg ", volatile(v))
		p.list(v.Args)
		p.str(" ", v.Order.String(), " ", failureOrder(v.Order).String())
		p.align(v.Align)
	case OpFence:
		p.str("fence ", v.Order.String())
	}
}

// failureOrder is the strongest ordering of a failed exchange that LLVM allows
// besides the given one, and that says no more than it.
func failureOrder(o Order) Order {
	switch o {
	case Release:
		return Monotonic
	case AcqRel:
		return Acquire
	}
	return o
}

func volatile(v *Value) string {
	if v.Volatile {
		return "volatile "
	}
	return ""
}

func (p *printer) align(n int64) {
	if n != 0 {
		p.str(", align ")
		p.int(n)
	}
}

// access writes a load or a store.
func (p *printer) access(v *Value) {
	p.str(v.Op.String(), " ")
	align := v.Align
	if v.Order != NotAtomic {
		p.str("atomic ")
	}
	p.str(volatile(v))
	t := v.Type
	if v.Op == OpLoad {
		p.str(t.String(), ", ")
	} else {
		t = v.Args[0].Type
	}
	p.list(v.Args)
	if v.Order != NotAtomic {
		p.str(" ", v.Order.String())
		if align == 0 {
			align = p.layout.Align(t)
		}
	}
	p.align(align)
}

// other writes the operations that form no family.
func (p *printer) other(v *Value) {
	switch v.Op {
	case OpICmp, OpFCmp:
		p.str(v.Op.String(), " ", v.Pred.String(), " ")
		p.pair(v)
	case OpSelect:
		p.str("select ")
		p.list(v.Args)
	case OpPhi:
		p.str("phi ", v.Type.String(), " ")
		for i, a := range v.Args {
			p.comma(i)
			p.str("[ ")
			p.operand(a)
			p.str(", %", p.fn.blocks[v.Block.Preds[i].ID], " ]")
		}
	case OpExtractElement, OpInsertElement:
		p.str(v.Op.String(), " ")
		p.list(v.Args)
	case OpShuffleVector:
		p.shuffle(v)
	case OpExtractValue, OpInsertValue:
		p.str(v.Op.String(), " ")
		p.list(v.Args)
		for _, i := range v.Path() {
			p.str(", ")
			p.int(int64(i))
		}
	case OpVAArg:
		p.str("va_arg ")
		p.list(v.Args)
		p.str(", ", v.Type.String())
	case OpCall:
		p.call(v)
	case OpLandingPad:
		p.landingPad(v)
	default:
		p.legal(v)
	}
}

// shuffle writes a shufflevector.
func (p *printer) shuffle(v *Value) {
	p.str("shufflevector ")
	p.list(v.Args)
	p.str(", <")
	p.int(v.Type.Len)
	p.str(" x i32> <")
	for i, k := range v.Path() {
		p.comma(i)
		if k < 0 {
			p.str("i32 poison")
			continue
		}
		p.str("i32 ")
		p.int(int64(k))
	}
	p.str(">")
}

// legal writes an operation that LLVM lacks: name, type, arguments, and what
// else it has.
func (p *printer) legal(v *Value) {
	p.str(v.OpName())
	if v.Type != nil && v.Type.Kind != VoidKind {
		p.str(" ", v.Type.String())
	}
	for i, a := range v.Args {
		if i > 0 {
			p.str(",")
		}
		p.str(" ")
		p.operand(a)
	}
	switch {
	case v.Op == OpSegment:
		p.str(" addrspace(")
		p.int(v.Imm)
		p.str(")")
	case v.Op == OpSlotAddr:
		p.str(" slot ")
		p.int(v.Imm)
		p.offset(v.Hi)
	case v.Sym != nil:
		p.str(" @", quoteName(v.Sym.Sym().Name))
		p.offset(v.Imm)
	}
}

func (p *printer) callConv(c CallConv) {
	if c != CallC {
		p.str(c.String(), " ")
	}
}

// paramAttrs writes attributes, each with a blank after it.
func (p *printer) paramAttrs(a *ParamAttrs) {
	flag := func(on bool, name string) {
		if on {
			p.str(name, " ")
		}
	}
	flag(a.ZeroExt, "zeroext")
	flag(a.SignExt, "signext")
	flag(a.InReg, "inreg")
	flag(a.Nest, "nest")
	flag(a.Swift != NoSwift, SwiftAttrs[a.Swift])
	flag(a.Returned, "returned")
	flag(a.SRet, "sret(i8)")
	if a.ByVal != nil {
		p.str("byval(", a.ByVal.String(), ") ")
	}
	if a.Elem != nil {
		p.str("elementtype(", a.Elem.String(), ") ")
	}
	if a.Align != 0 {
		p.str("align ")
		p.int(a.Align)
		p.str(" ")
	}
}

// funcAttrs writes attributes, each with a blank before it.
func (p *printer) funcAttrs(a *FuncAttrs) {
	flag := func(on bool, name string) {
		if on {
			p.str(" ", name)
		}
	}
	flag(a.NoReturn, "noreturn")
	flag(a.NoUnwind, "nounwind")
	flag(a.ReturnsTwice, "returns_twice")
	flag(a.NonLazyBind, "nonlazybind")
	flag(a.MinSize, "minsize")
	flag(a.OptSize, "optsize")
	flag(a.Naked, "naked")
	flag(a.NoRedZone, "noredzone")
	flag(a.NoCFCheck, "nocf_check")
	flag(a.NoBuiltin, "nobuiltin")
	flag(a.OptNone, "noinline optnone")
	flag(a.NoImplicitFloat, "noimplicitfloat")
	flag(a.UWTable, "uwtable")
	flag(a.Cold, "cold")
	flag(a.ReadNone, "memory(none)")
	flag(a.ReadOnly && !a.ReadNone, "memory(read)")
	flag(a.StackProtector != NoStackProtector, stackProtectors[a.StackProtector])
	if a.StackProtector != NoStackProtector && a.StackBuffer != 0 && a.StackBuffer != DefaultStackBuffer {
		p.str(" \"stack-protector-buffer-size\"=\"")
		p.int(a.StackBuffer)
		p.str("\"")
	}
	if a.ProbeStack != "" && a.ProbeSize != 0 && a.ProbeSize != DefaultProbeSize {
		p.str(" \"stack-probe-size\"=\"")
		p.int(a.ProbeSize)
		p.str("\"")
	}
	for _, room := range [...]struct {
		name  string
		bytes int64
	}{{"patchable-function-entry", a.PatchEntry}, {"patchable-function-prefix", a.PatchPrefix}} {
		if room.bytes != 0 {
			p.str(" \"", room.name, "\"=\"")
			p.int(room.bytes)
			p.str("\"")
		}
	}
	flag(a.SignReturn != SignUnsaid, "\"sign-return-address\"=\""+SignReturns[a.SignReturn]+"\"")
	flag(a.SignKeyB, "\"sign-return-address-key\"=\"b_key\"")
	flag(a.FramePointer, "\"frame-pointer\"=\"all\"")
	flag(a.FramePointerNonLeaf && !a.FramePointer, "\"frame-pointer\"=\"non-leaf\"")
	flag(a.NoTailCalls, "\"disable-tail-calls\"=\"true\"")
	flag(a.NoJumpTables, "\"no-jump-tables\"=\"true\"")
	flag(a.StackRealign, "\"stackrealign\"")
	for _, s := range [...][2]string{{"target-cpu", a.CPU}, {"target-features", a.Features}, {"probe-stack", a.ProbeStack}, {"interrupt", a.Interrupt}} {
		if s[1] != "" {
			p.str(" \"", s[0], "\"=")
			p.quoted(s[1])
		}
	}
	if a.AlignStack != 0 {
		p.str(" alignstack(")
		p.int(a.AlignStack)
		p.str(")")
	}
}

var tailNames = [...]string{NoTailInfo: "", Tail: "tail ", MustTail: "musttail ", NoTail: "notail "}

func (p *printer) call(v *Value) {
	c := v.Call
	if v.Op == OpCall && v.Block != nil && v.Block.Invoked() == v {
		p.str("invoke ")
	} else {
		p.str(tailNames[c.Tail], "call ")
	}
	p.callConv(c.CallConv)
	p.paramAttrs(&c.RetAttrs)
	if c.Type.Variadic {
		p.str(c.Type.String(), " ")
	} else {
		p.str(c.Type.Ret.String(), " ")
	}
	if c.Asm != nil {
		p.asm(c.Asm)
	} else {
		p.operand(v.Args[0])
	}
	p.str("(")
	for i, a := range v.Args[1:] {
		p.comma(i)
		p.str(a.Type.String(), " ")
		if i < len(c.ParamAttrs) {
			p.paramAttrs(&c.ParamAttrs[i])
		}
		p.operand(a)
	}
	if Forwards(v) {
		p.comma(len(v.Args) - 1)
		p.str("...")
	}
	p.str(")")
	p.funcAttrs(&c.Attrs)
	if c.Typed || c.StackMap != nil {
		p.bundles(c)
	}
}

// bundles prints what a call has as operand bundles.
func (p *printer) bundles(c *CallInfo) {
	p.str(" [ ")
	if c.Typed {
		p.str("\"kcfi\"(i32 ")
		p.int(int64(int32(c.TypeHash)))
		p.str(")")
	}
	if c.StackMap != nil {
		if c.Typed {
			p.str(", ")
		}
		p.stackMap(c.StackMap)
	}
	p.str(" ]")
}

func (p *printer) asm(a *InlineAsm) {
	p.str("asm ")
	if a.SideEffect {
		p.str("sideeffect ")
	}
	if a.AlignStack {
		p.str("alignstack ")
	}
	if a.Intel {
		p.str("inteldialect ")
	}
	if a.Unwind {
		p.str("unwind ")
	}
	p.quoted(a.Text)
	p.str(", ")
	p.quoted(a.Constraints)
}
