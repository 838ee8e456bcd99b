package legalize

import (
	"strconv"

	"spillway/ir"
)

// set records the parts of the raw value v.
func (l *builder) set(v *ir.Value, parts ...*ir.Value) {
	if t := v.Type; t.Kind == ir.VectorKind && l.vec.hasWide() {
		if w := l.vec.laneBits(t); w > 0 {
			parts = l.vec.fitParts(t.Len, w, parts)
		}
	}
	if v.Name != "" {
		inherit(v, parts)
	}
	start := len(l.flat)
	l.flat = append(l.flat, parts...)
	l.refs[v.ID] = ref{int32(start), int32(len(parts))}
}

// inherit names the parts after v, for readability.
func inherit(v *ir.Value, parts []*ir.Value) {
	for i, p := range parts {
		if p.Name != "" || p.Op.IsLeaf() || p == v {
			continue
		}
		if p.Name = v.Name; i > 0 { // as for parts of parameters
			p.Name += "." + strconv.Itoa(i)
		}
	}
}

// get returns the parts of the raw value v for use in the current block.
func (l *builder) get(v *ir.Value) []*ir.Value {
	if int(v.ID) >= len(l.refs) { // a constant that the raw program does not have
		l.vec.growTables(v)
	}
	r := l.refs[v.ID]
	switch {
	case r.n > 0:
		return l.flat[r.off : r.off+r.n : r.off+r.n]
	case r.n == remade:
		return []*ir.Value{l.rematerialize(r.off)}
	case v.Op.IsLeaf():
		return l.leaf(v)
	}
	return nil
}

// one returns the only part of a raw value.
func (l *builder) one(v *ir.Value) *ir.Value {
	if int(v.ID) >= len(l.refs) {
		l.vec.growTables(v)
	}
	r := l.refs[v.ID]
	switch {
	case r.n == 1:
		return l.flat[r.off]
	case r.n == remade:
		return l.rematerialize(r.off)
	}
	if p := l.get(v); len(p) > 0 {
		return p[0]
	}
	return l.konst(l.iptr, 0)
}

// leaf returns the parts of a constant, an undefined value or an address.
func (l *builder) leaf(v *ir.Value) []*ir.Value {
	switch v.Op {
	case ir.OpConst:
		if isQuad(v.Type) {
			return words{l.vec.materialize(l.vec.vconst(uint64(v.Imm), uint64(v.Hi)))}
		}
		l.constant(v)
	case ir.OpVector:
		return l.vec.vectorConstant(v)
	case ir.OpSym:
		l.symbol(v)
	case ir.OpBlockAddr:
		l.set(v, l.f.BlockAddr(l.iptr, v.Sym.(*ir.Func), v.Target()))
	default: // OpZero, OpUndef
		parts := l.parts(v.Type)
		zeros := make([]*ir.Value, len(parts))
		for i, p := range parts {
			if p.extended {
				zeros[i] = l.ext.extendedConst(0, 0)
			} else {
				zeros[i] = l.f.Const(p.typ, 0)
			}
		}
		if len(zeros) == 0 {
			return nil
		}
		l.set(v, zeros...)
	}
	return l.get(v)
}

func (l *builder) constant(v *ir.Value) {
	t := v.Type
	switch {
	case t.Kind == ir.X86FP80Kind:
		l.set(v, l.ext.extendedConst(uint64(v.Imm), uint64(v.Hi)))
	case isSmall(t):
		l.set(v, l.konst(ir.I16, v.Imm))
	case t.IsFloat():
		l.set(v, v)
	case t.Kind == ir.PtrKind:
		l.set(v, l.konst(l.iptr, v.Imm))
	case t.Bits <= l.wbits:
		w := widthOf(t.Bits)
		if w.natural() {
			l.set(v, v)
		} else {
			l.set(v, l.konst(w.t, int64(ir.ZeroExtend(uint64(v.Imm), w.n))))
		}
	case t.Bits <= 64:
		l.set(v, l.ints.wideConst(t.Bits, uint64(v.Imm), 0)...)
	default:
		l.set(v, l.ints.wordsConst(t.Bits, v.Words())...)
	}
}

// bits returns the width of an integer or address type.
func (l *builder) bits(t *ir.Type) int {
	if t.Kind == ir.PtrKind {
		return l.iptr.Bits
	}
	return t.Bits
}

// value translates one raw instruction that is neither a phi nor a terminator.
func (l *lowering) value(v *ir.Value) {
	if l.ext.used && l.ext.stackValue(v) || l.fp.soft && l.fp.softValue(v) {
		return
	}
	switch {
	case v.Op.IsLeaf():
	case onVectors(v):
		l.vec.vector(v)
	case v.Op <= ir.OpFShr:
		l.integer(v)
	case v.Op <= ir.OpSubC:
		l.carrying(v)
	case v.Op <= ir.OpFMA:
		l.fp.floatOp(v)
	case v.Op >= ir.OpTrunc && v.Op <= ir.OpFreeze:
		l.conversion(v)
	default:
		l.other(v)
	}
}

// keep retains v with the legal arguments args and type t.
func (l *builder) keep(v *ir.Value, t *ir.Type, args ...*ir.Value) {
	v.Type = t
	copy(v.Args, args)
	l.set(v, l.put(v))
}

// integer translates integer arithmetic with one result.
func (l *builder) integer(v *ir.Value) {
	t := v.Type
	if !t.IsInt() {
		l.fail(v, "use integers", "%s of type %s is not supported", v.Op, t)
		return
	}
	if t.Bits > l.wbits {
		var args [3]words
		for i, a := range v.Args {
			args[i] = l.get(a)
		}
		l.set(v, l.ints.wide(v.Op, t.Bits, args[0], args[1], args[2])...)
		return
	}
	var args [3]*ir.Value
	for i, a := range v.Args {
		args[i] = l.one(a)
	}
	w := widthOf(t.Bits)
	if v.Op == ir.OpOr && v.NUW && t.Bits > 1 {
		v.Op, v.NSW = ir.OpAdd, true // no common bits: as an add, an address can absorb it
	}
	if len(v.Args) < 3 && w.natural() && l.ops.Has(v.Op, t) && (len(v.Args) != 2 || l.fold(v.Op, args[0], args[1]) == nil) {
		l.keep(v, t, args[:len(v.Args)]...)
		return
	}
	l.set(v, l.arith(v.Op, w, args[0], args[1], args[2]))
}

// carrying lowers operations with two results, an integer and an i1.
func (l *builder) carrying(v *ir.Value) {
	t := v.Type.Fields[0]
	if v.Op == ir.OpAddC || v.Op == ir.OpSubC {
		l.withCarry(v, t)
		return
	}
	if t.Bits > l.wbits {
		r, over := l.ints.overflowWords(v.Op, t.Bits, l.get(v.Args[0]), l.get(v.Args[1]))
		l.set(v, append(r[:len(r):len(r)], over)...)
		return
	}
	r, over := l.overflow(v.Op, widthOf(t.Bits), l.one(v.Args[0]), l.one(v.Args[1]))
	l.set(v, r, over)
}

func (l *builder) withCarry(v *ir.Value, t *ir.Type) {
	if t.Bits%l.wbits != 0 && t.Bits != container(t.Bits).Bits {
		l.fail(v, "use i8, i16, i32 or i64", "%s at i%d is not supported", v.Op, t.Bits)
		return
	}
	a, b, c := l.get(v.Args[0]), l.get(v.Args[1]), l.one(v.Args[2])
	r, carry := make(words, len(a)), c
	for i := range a {
		if v.Op == ir.OpAddC {
			r[i], carry = l.ints.addCarry(a[i], b[i], carry)
		} else {
			r[i], carry = l.ints.subBorrow(a[i], b[i], carry)
		}
	}
	l.set(v, append(r, carry)...)
}

// conversion lowers operations that change types.
func (l *builder) conversion(v *ir.Value) {
	src := v.Args[0].Type
	switch v.Op {
	case ir.OpFreeze:
		l.set(v, l.get(v.Args[0])...)
	case ir.OpTrunc, ir.OpZExt, ir.OpSExt, ir.OpPtrToInt, ir.OpIntToPtr:
		l.resize(v)
	case ir.OpBitcast:
		l.fp.bitcast(v)
	case ir.OpFPTrunc, ir.OpFPExt:
		l.keep(v, v.Type, l.one(v.Args[0]))
	case ir.OpSIToFP, ir.OpUIToFP:
		l.set(v, l.fp.toFloat(v.Op == ir.OpSIToFP, v.Type, src.Bits, l.get(v.Args[0])))
	default:
		l.set(v, l.fp.fromFloat(v.Op, v.Type.Bits, l.one(v.Args[0]))...)
	}
}

// resize translates conversions between integers and addresses.
func (l *builder) resize(v *ir.Value) {
	from, n := l.bits(v.Args[0].Type), l.bits(v.Type)
	x := l.get(v.Args[0])
	op := ir.OpZExt
	switch {
	case n < from:
		op = ir.OpTrunc
	case v.Op == ir.OpSExt:
		op = ir.OpSExt
	}
	if n <= 64 && from <= l.wbits && n <= l.wbits && l.ops.Converts(op, v.Type, v.Args[0].Type) && x[0].Op != ir.OpConst && v.Op == op {
		l.keep(v, v.Type, x[0])
		return
	}
	l.set(v, l.resized(op, from, n, x)...)
}

// resized converts x from from bits to n bits.
func (l *builder) resized(op ir.Op, from, n int, x words) words {
	switch {
	case n == from:
		return x
	case n < from:
		return l.ints.truncate(n, x)
	case n > l.wbits:
		return l.ints.extend(op, from, n, x)
	}
	w, r := widthOf(from), x[0]
	if op == ir.OpSExt {
		r = l.signed(w, r)
	}
	return words{l.clean(widthOf(n), l.convert(op, container(n), r))}
}

// other lowers the rest: comparisons, data flow, memory, calls.
func (l *lowering) other(v *ir.Value) {
	switch v.Op {
	case ir.OpICmp:
		l.icmp(v)
	case ir.OpFCmp:
		l.set(v, l.fp.fcmp(v.Pred, l.one(v.Args[0]), l.one(v.Args[1])))
	case ir.OpSelect:
		l.set(v, l.ints.selWords(l.one(v.Args[0]), l.get(v.Args[1]), l.get(v.Args[2]))...)
	case ir.OpExtractValue:
		at, t := l.partIndex(v.Args[0].Type, v.Path())
		l.set(v, l.get(v.Args[0])[at:at+l.count(t)]...)
	case ir.OpInsertValue:
		at, t := l.partIndex(v.Type, v.Path())
		parts := append([]*ir.Value(nil), l.get(v.Args[0])...)
		copy(parts[at:at+l.count(t)], l.get(v.Args[1]))
		l.set(v, parts...)
	case ir.OpAlloca:
		l.alloca(v)
	case ir.OpLoad:
		l.load(v)
	case ir.OpStore:
		l.store(v)
	case ir.OpGEP:
		l.gep(v)
	case ir.OpAtomicRMW:
		l.atom.atomicRMW(v)
	case ir.OpCmpXchg:
		l.atom.cmpXchg(v)
	case ir.OpFence:
		l.atom.fence(v)
	case ir.OpMaskedLoad, ir.OpMaskedStore:
		l.vec.masked(v)
	case ir.OpMemCpy, ir.OpMemMove:
		l.copyMemory(v)
	case ir.OpMemSet:
		l.setMemory(v)
	case ir.OpCall:
		l.conv.lowerCall(v)
	case ir.OpVAStart, ir.OpVAEnd, ir.OpVACopy, ir.OpVAArg:
		l.va.variadic(v)
	default:
		l.machine(v)
	}
}

// machine lowers the operations on the stack pointer and on machine state.
func (l *lowering) machine(v *ir.Value) {
	switch v.Op {
	case ir.OpStackSave:
		l.keep(v, l.iptr)
	case ir.OpFrameAddress:
		l.set(v, l.frameAddress(v.Imm))
	case ir.OpReturnAddress:
		l.set(v, l.returnAddress(v.Imm))
	case ir.OpEntrySP:
		slot := l.newSlot(ir.Slot{Kind: ir.IncomingSlot, Size: l.t.ABI.ArgSlot, Align: l.t.ABI.ArgSlot})
		l.set(v, l.slotAddr(slot, 0))
	case ir.OpStackRestore:
		l.keep(v, ir.Void, l.one(v.Args[0]))
	case ir.OpSetJmp:
		l.savedJump(v, ir.I32)
	case ir.OpLongJmp:
		l.savedJump(v, nil)
	case ir.OpTrap:
		l.keep(v, ir.Void)
	case ir.OpPrefetch:
		if l.ops.Has(ir.OpPrefetch, nil) {
			v.Args = v.Args[:1]
			l.keep(v, ir.Void, l.one(v.Args[0]))
		}
	case ir.OpLandingPad:
		got := l.exc.padValues[v.Block.ID]
		l.set(v, got[0], l.convert(ir.OpTrunc, ir.I32, got[1]))
	case ir.OpTypeID:
		l.set(v, l.konst(ir.I32, l.exc.typeID(v.Sym)))
	case ir.OpSegment:
		if l.t.Address.Segment(v.Imm) == 0 {
			l.fail(v, "use the default address space", "address space %d is not supported on this target", v.Imm)
			break
		}
		l.keep(v, l.iptr, l.one(v.Args[0]))
	case ir.OpTLSAddr:
		if l.tls.threadModel(v.Sym.Sym()) == ir.GeneralDynamic { // only once
			l.set(v, l.tls.threadAddr(v.Sym, v.Imm))
			break
		}
		l.setRecipe(v, recipe{slot: -1, sym: v.Sym, off: v.Imm})
	default:
		l.fail(v, "report this as a bug", "%s is not supported", v.Op)
	}
}

// frameAddress returns the frame address of the caller level calls up, by following saved frame pointers.
func (l *builder) frameAddress(level int64) *ir.Value {
	v := l.emit(ir.OpFrameAddress, l.iptr)
	for range level {
		v = l.loadFrom(l.iptr, v, 0, l.t.ABI.ArgSlot)
	}
	return v
}

// returnAddress returns the return address of the caller level calls up. The function's own is right below its
// arguments in memory, on machines whose calls push it.
func (l *builder) returnAddress(level int64) *ir.Value {
	if pushed := l.t.ABI.ReturnAddr; level == 0 && pushed > 0 {
		return l.loadIncoming(l.iptr, -pushed)
	}
	address := l.loadFrom(l.iptr, l.frameAddress(level), l.t.ABI.FrameReturn, l.t.ABI.ArgSlot)
	if how, _ := l.f.Signing(); how > ir.SignNever && l.t.Frame.Sign != nil { // the signature is in the upper bits of the address
		return l.and(address, l.konst(l.iptr, 1<<l.t.Frame.Sign.AddressBits-1))
	}
	return address
}

// savedJump lowers a builtin setjmp, with result type t, or a longjmp, without a result.
func (l *lowering) savedJump(v *ir.Value, t *ir.Type) {
	if !l.ops.Has(v.Op, t) {
		l.fail(v, "call setjmp and longjmp of the C library", "%s is not supported on this target", v.Op)
		return
	}
	l.keep(v, v.Type, l.one(v.Args[0]))
}

// icmp translates a comparison of integers or addresses.
func (l *builder) icmp(v *ir.Value) {
	t := v.Args[0].Type
	n := l.bits(t)
	if n > l.wbits {
		l.set(v, l.ints.cmpWords(v.Pred, n, l.get(v.Args[0]), l.get(v.Args[1])))
		return
	}
	w := widthOf(n)
	if x := l.fewOnes(v, w); x != nil {
		l.set(v, x)
		return
	}
	a, b := l.one(v.Args[0]), l.one(v.Args[1])
	if v.Pred >= ir.SGT {
		a, b = l.signed(w, a), l.signed(w, b)
	}
	if l.ops.Compares(v.Pred, w.t) && !(a.IsConst() && b.IsConst()) {
		l.keep(v, ir.I1, a, b)
		return
	}
	l.set(v, l.cmp(v.Pred, a, b))
}
