package debuginfo

import (
	"slices"

	"spillway/emit/asm"
	"spillway/ir"
)

// Operations of location expressions.
const (
	opAddr         = 0x03
	opDeref        = 0x06
	opConst4u      = 0x0c
	opConst8u      = 0x0e
	opConstu       = 0x10
	opConsts       = ir.OpDWARFConsts
	opDup          = 0x12
	opAnd          = ir.OpDWARFAnd
	opMinus        = 0x1c
	opMul          = 0x1e
	opNeg          = 0x1f
	opXor          = 0x27
	opOr           = 0x21
	opPlus         = 0x22
	opPlusUconst   = ir.OpDWARFPlusUconst
	opShl          = 0x24
	opShr          = 0x25
	opShra         = 0x26
	opLit0         = 0x30
	opReg0         = 0x50
	opBreg0        = 0x70
	opRegx         = 0x90
	opFbreg        = 0x91
	opBregx        = 0x92
	opPiece        = 0x93
	opDerefSize    = 0x94
	opCallFrameCFA = 0x9c
	opBitPiece     = 0x9d
	opImplicit     = 0x9e
	opStackValue   = 0x9f
	opTLS          = 0x9b
	opEntryValue   = 0xa3
)

// encodingSigned is the encoding of signed integers (DW_ATE_signed).
const encodingSigned = 5

// placeKind is the kind of a place.
type placeKind uint8

const (
	nowhere        placeKind = iota
	inRegister               // the value is in register reg
	inFrame                  // in the frame, at off from the CFA
	inFrameAddress           // the value is that address
	inConstant               // the value is off, with high above 64 bits
	inSymbol                 // the value is address sym
	atEntry                  // the value of register reg at function entry
)

// A place is the location of a value, or the value.
type place struct {
	kind      placeKind
	float     bool
	reg       int16 // DWARF register number
	bits      int32 // of the value
	off, high int64
	sym       asm.DebugSymbol
	steps     []*ir.Value // computed from that, each from the previous result
}

// A piece describes some bits of a variable, or all if bits is 0. Without code, their value is unknown.
type piece struct {
	off, bits int64
	expr      expr
}

func (x *Module) addressBits() int32 { return int32(8 * x.t.Layout.PtrBytes) }

// describe returns the piece of r's variable, given the places of its value, or false if it cannot be described.
func (x *Module) describe(r *ir.DebugRecord, parts []place) (piece, bool) {
	p := piece{off: int64(r.PieceOff), bits: int64(r.PieceBits)}
	ops := x.operationsOf(r.Expr, &p, len(r.More) > 0)
	e := &encoder{x: x}
	ok := false
	switch {
	case len(parts) == 0:
	case len(r.More) > 0:
		ok = r.Kind == ir.DebugValue && e.list(parts, ops)
	case r.Kind != ir.DebugValue:
		ok = len(parts) == 1 && e.push(parts[0]) && e.operations(ops) && !e.isValue
	case len(ops) == 0:
		ok = e.whole(parts)
	case len(parts) == 1 && e.push(parts[0]):
		last := len(ops) - 1
		switch {
		case ops[last].code == opStackValue:
			want := p.bits
			if want == 0 {
				want = x.bitsOf(x.d.Ref(r.Var, ir.KeyType))
			}
			ok = want <= int64(x.addressBits()) && e.operations(ops) // the result is as wide as an address
		case ops[last].code == opDeref:
			ok = e.operations(ops[:last])
		}
	}
	if ok {
		p.expr = e.expr
	}
	return p, ok
}

// An operation is an operation of a DIExpression.
type operation struct {
	code int64
	args [2]int64
}

// operations returns the operations of expression id, except the fragment, which it stores in p.
func (x *Module) operations(id ir.DebugID, p *piece) []operation { return x.operationsOf(id, p, false) }

// operationsOf is operations for an expression on a list of values, if list, or on a single one.
func (x *Module) operationsOf(id ir.DebugID, p *piece, list bool) (ops []operation) {
	fs := x.d.Fields(id)
	for i := 0; i < len(fs); {
		op := operation{code: fs[i].Value}
		n := 0
		switch op.code {
		case opConstu, opConsts, opPlusUconst, opDerefSize, ir.OpLLVMTagOffset, ir.OpLLVMArg, ir.OpLLVMEntryValue:
			n = 1
		case ir.OpLLVMFragment, ir.OpLLVMConvert, ir.OpLLVMExtractSigned, ir.OpLLVMExtractUnsigned:
			n = 2
		}
		for k := range n {
			if i+1+k < len(fs) {
				op.args[k] = fs[i+1+k].Value
			}
		}
		i += 1 + n
		switch op.code {
		case ir.OpLLVMFragment:
			if p.bits == 0 {
				p.off, p.bits = op.args[0], op.args[1]
			} else { // a fragment of a fragment
				p.off += op.args[0]
			}
		case ir.OpLLVMTagOffset:
		case ir.OpLLVMArg:
			if op.args[0] != 0 || len(ops) > 0 || list {
				ops = append(ops, op)
			}
		default:
			ops = append(ops, op)
		}
	}
	return ops
}

// encoder builds an expression.
type encoder struct {
	expr
	x       *Module
	isValue bool
}

func (e *encoder) op(codes ...byte) { e.code = append(e.code, codes...) }

// register appends a register operation from one of two families.
func (e *encoder) register(first, extended byte, reg int16) {
	if reg < 32 {
		e.op(first + byte(reg))
	} else {
		e.code = asm.AppendULEB(append(e.code, extended), uint64(reg))
	}
}

// list appends an expression on several values, referenced by number. The result must be the whole value.
func (e *encoder) list(parts []place, ops []operation) bool {
	if len(ops) == 0 || ops[len(ops)-1].code != opStackValue {
		return false
	}
	for i, op := range ops {
		switch {
		case op.code != ir.OpLLVMArg:
			if !e.operations(ops[i : i+1]) {
				return false
			}
		case op.args[0] < 0 || op.args[0] >= int64(len(parts)) || !e.push(parts[op.args[0]]):
			return false
		}
	}
	return true
}

// push pushes the value at p.
func (e *encoder) push(p place) bool {
	if !e.base(p) {
		return false
	}
	for _, v := range p.steps {
		if !e.step(v) {
			return false
		}
	}
	return true
}

// step applies v, an operation with a constant or a conversion, to the top of the stack, and truncates the result to
// its width.
func (e *encoder) step(v *ir.Value) bool {
	from, to := e.bitsOf(v.Args[0].Type), e.bitsOf(v.Type)
	if from == 0 || to == 0 || from > e.x.addressBits() || to > e.x.addressBits() {
		return false
	}
	signed := func(bits int32) { e.convert(int64(bits), encodingSigned) }
	code := byte(0)
	n := int64(0)
	if len(v.Args) > 1 {
		n = v.Args[1].Imm
	}
	switch v.Op {
	case ir.OpTrunc:
		e.mask(to)
		return true
	case ir.OpZExt:
		return true
	case ir.OpSExt:
		signed(from)
		e.mask(to)
		return true
	case ir.OpICmp:
		return e.compare(v.Pred, from, n)
	case ir.OpAdd:
		if n >= 0 {
			e.code = asm.AppendULEB(append(e.code, opPlusUconst), uint64(n))
			e.mask(to)
			return true
		}
		n, code = -n, opMinus
	case ir.OpSub:
		code = opMinus
	case ir.OpMul:
		code = opMul
	case ir.OpAnd:
		code = opAnd
	case ir.OpOr:
		code = opOr
	case ir.OpXor:
		code = opXor
	case ir.OpShl:
		code = opShl
	case ir.OpLShr:
		code = opShr
	case ir.OpAShr:
		signed(from)
		code = opShra
	default:
		return false
	}
	e.constant(place{off: n, bits: to})
	e.op(code)
	e.mask(to)
	return true
}

// bitsOf returns the width of type t, 0 if it is not an integer or address.
func (e *encoder) bitsOf(t *ir.Type) int32 {
	switch {
	case t.Kind == ir.PtrKind:
		return e.x.addressBits()
	case t.IsInt():
		return int32(t.Bits)
	}
	return 0
}

// compare compares the top of the stack with n. Debuggers compare as signed, so unsigned operands must be narrower than
// an address.
func (e *encoder) compare(pred ir.Pred, bits int32, n int64) bool {
	code, isSigned := byte(0), false
	switch pred {
	case ir.EQ:
		code = 0x29
	case ir.NE:
		code = 0x2e
	case ir.UGE, ir.SGE:
		code, isSigned = 0x2a, pred == ir.SGE
	case ir.UGT, ir.SGT:
		code, isSigned = 0x2b, pred == ir.SGT
	case ir.ULE, ir.SLE:
		code, isSigned = 0x2c, pred == ir.SLE
	case ir.ULT, ir.SLT:
		code, isSigned = 0x2d, pred == ir.SLT
	}
	switch wide := bits == e.x.addressBits(); {
	case code == 0, wide && !isSigned && code != 0x29 && code != 0x2e:
		return false
	case isSigned:
		e.convert(int64(bits), encodingSigned)
		n = ir.SignExtend(uint64(n), int(bits))
	case !wide:
		n = int64(ir.ZeroExtend(uint64(n), int(bits)))
	}
	e.constant(place{off: n, bits: e.x.addressBits()})
	e.op(code)
	return true
}

// base pushes the value on which the steps of p start.
func (e *encoder) base(p place) bool {
	if p.bits > e.x.addressBits() {
		return false
	}
	switch p.kind {
	case inRegister:
		if p.float || p.reg < 0 {
			return false
		}
		e.register(opBreg0, opBregx, p.reg)
		e.op(0)
		e.mask(p.bits)
	case inFrame:
		e.code = asm.AppendSLEB(append(e.code, opFbreg), p.off)
		if p.bits == e.x.addressBits() {
			e.op(opDeref)
		} else {
			e.op(opDerefSize, byte((p.bits+7)/8))
			e.mask(p.bits)
		}
	case inFrameAddress:
		e.code = asm.AppendSLEB(append(e.code, opFbreg), p.off)
	case inConstant:
		e.constant(p)
	case inSymbol:
		return e.symbol(p.sym)
	case atEntry:
		if p.reg < 0 {
			return false
		}
		e.entry(p.reg)
		e.mask(p.bits)
	default:
		return false
	}
	return true
}

// entry pushes the value of register reg at function entry.
func (e *encoder) entry(reg int16) {
	at := len(e.code)
	e.register(opReg0, opRegx, reg)
	inner := slices.Clone(e.code[at:])
	e.code = append(asm.AppendULEB(append(e.code[:at], opEntryValue), uint64(len(inner))), inner...)
}

// mask zero-extends the low bits of the top of the stack.
func (e *encoder) mask(bits int32) {
	if bits < e.x.addressBits() {
		e.code = asm.AppendULEB(append(e.code, opConstu), 1<<uint(bits)-1)
		e.op(opAnd)
	}
}

func (e *encoder) constant(p place) {
	n := p.off
	if p.bits < 8 || p.float {
		n = int64(ir.ZeroExtend(uint64(n), int(min(p.bits, 64))))
	}
	switch {
	case n >= 0 && n < 32:
		e.op(opLit0 + byte(n))
	case n < 0:
		e.code = asm.AppendSLEB(append(e.code, opConsts), n)
	default:
		e.code = asm.AppendULEB(append(e.code, opConstu), uint64(n))
	}
}

// symbol pushes an address; for a thread-local variable, that of the current thread's copy. It reports false if the
// expression already contains an address.
func (e *encoder) symbol(s asm.DebugSymbol) bool {
	n := e.x.t.Layout.PtrBytes
	switch {
	case e.sym.Sym != nil:
		return false
	case !s.TLS:
		e.op(opAddr)
	case n == 8:
		e.op(opConst8u)
	default:
		e.op(opConst4u)
	}
	e.sym, e.at = s, len(e.code)
	for range n {
		e.op(0)
	}
	if s.TLS {
		e.op(opTLS)
	}
	return true
}

// whole appends the place of a variable whose value is in parts, least significant first.
func (e *encoder) whole(parts []place) bool {
	for _, p := range parts {
		kind := p.kind
		if len(p.steps) > 0 {
			kind = inSymbol // computed, like an address
		}
		switch kind {
		case inRegister:
			if p.reg < 0 {
				return false
			}
			e.register(opReg0, opRegx, p.reg)
		case inFrame:
			e.code = asm.AppendSLEB(append(e.code, opFbreg), p.off)
		case inConstant:
			if p.float || p.bits > e.x.addressBits() {
				e.implicit(p)
				break
			}
			e.constant(p)
			e.op(opStackValue)
		case atEntry:
			if p.reg < 0 {
				return false
			}
			e.entry(p.reg)
			e.op(opStackValue)
		case inFrameAddress, inSymbol:
			if !e.push(p) {
				return false
			}
			e.op(opStackValue)
		default:
			return false
		}
		if len(parts) > 1 {
			e.code = asm.AppendULEB(append(e.code, opPiece), uint64(p.bits+7)/8)
		}
	}
	return true
}

// implicit appends the bytes of a constant.
func (e *encoder) implicit(p place) {
	n := int(p.bits+7) / 8
	e.code = asm.AppendULEB(append(e.code, opImplicit), uint64(n))
	for i := range n {
		word := uint64(p.off)
		if i >= 8 {
			word = uint64(p.high)
		}
		e.op(byte(word >> (8 * (i % 8))))
	}
}

// operations appends the operations, if they mean the same in LLVM and in DWARF.
func (e *encoder) operations(ops []operation) bool {
	for i, op := range ops {
		switch op.code {
		case opConstu, opPlusUconst:
			e.code = asm.AppendULEB(append(e.code, byte(op.code)), uint64(op.args[0]))
		case opConsts:
			e.code = asm.AppendSLEB(append(e.code, opConsts), op.args[0])
		case opDerefSize:
			if n := op.args[0]; n < 1 || n > int64(e.x.t.Layout.PtrBytes) {
				return false // stack elements are as wide as an address
			}
			e.op(opDerefSize, byte(op.args[0]))
		case opStackValue:
			e.op(opStackValue)
			e.isValue = true
			return i == len(ops)-1
		case opDeref, opDup, 0x13, 0x14, 0x16, 0x17, 0x19, opAnd, 0x1b, opMinus, 0x1d, opMul, opNeg, 0x20, opOr, opPlus, opShl, opShr, opShra, 0x27, 0x29, 0x2a, 0x2b, 0x2c, 0x2d, 0x2e:
			e.op(byte(op.code))
		case ir.OpLLVMConvert:
			e.convert(op.args[0], op.args[1])
		default:
			if op.code < opLit0 || op.code >= opLit0+32 {
				return false
			}
			e.op(byte(op.code))
		}
	}
	return true
}

// convert converts the top of the stack to the given number of bits, signed or not.
func (e *encoder) convert(bits, encoding int64) {
	if n := int64(e.x.addressBits()); encoding == encodingSigned && bits < n {
		e.code = asm.AppendULEB(append(e.code, opConstu), uint64(n-bits))
		e.op(opShl)
		e.code = asm.AppendULEB(append(e.code, opConstu), uint64(n-bits))
		e.op(opShra)
		return
	}
	e.mask(int32(min(bits, 64)))
}

// compose returns the expression of a variable from its known pieces, which are in order and disjoint; the zero
// expression without pieces.
func (x *Module) compose(pieces []piece) (all expr) {
	at := int64(0)
	known := false
	for _, p := range pieces {
		known = known || len(p.expr.code) > 0
		if p.bits == 0 {
			return p.expr
		}
		if p.off%8 != 0 || p.bits%8 != 0 || p.off < at || all.sym.Sym != nil && p.expr.sym.Sym != nil {
			return expr{}
		}
		if p.off > at {
			all.code = asm.AppendULEB(append(all.code, opPiece), uint64(p.off-at)/8)
		}
		if p.expr.sym.Sym != nil {
			all.sym, all.at = p.expr.sym, len(all.code)+p.expr.at
		}
		all.code = asm.AppendULEB(append(append(all.code, p.expr.code...), opPiece), uint64(p.bits)/8)
		at = p.off + p.bits
	}
	if !known {
		return expr{}
	}
	return all
}
