package legalize

import (
	"math"
	"slices"

	"spillway/ir"
)

// x86_fp80 numbers live in memory between operations. The part is the address of memory that is not written while the
// number is live: a slot of its own, a constant or an argument. A result stays on the x87 stack only for the next
// operation of the block that uses it, if nothing in between can disturb the stack.

const (
	extendedBytes      = 10
	maxExtendedResults = 2
	maxPending         = 5 // numbers on the stack: operations need room for two more, and for a result
)

// extendedFloats lowers operations on numbers of type x86_fp80.
type extendedFloats struct {
	*builder
	floatStack
}

// floatStack is the state of the x87 stack.
type floatStack struct {
	used    bool        // the function has x86_fp80 numbers
	pending []*ir.Value // raw values on the stack without a slot, the top last
	uses    []int32     // by raw value
	user    []*ir.Value // by raw value: the last user
	in      []int32     // by raw value: the block of the last user
	rest    []*ir.Value // of the raw block: the values after the current one
	entry   []*ir.Value // addresses of phis' slots, for the entry block
}

func isExtended(t *ir.Type) bool { return t.Kind == ir.X86FP80Kind }

// touchesExtended reports whether v produces or consumes an x86_fp80 number.
func touchesExtended(v *ir.Value) bool {
	if isExtended(v.Type) {
		return true
	}
	for _, a := range v.Args {
		if isExtended(a.Type) {
			return true
		}
	}
	return false
}

// findExtended counts the uses of x86_fp80 numbers, and records whether there are soft-float types.
func (l *extendedFloats) findExtended() {
	x := &l.floatStack
	for _, b := range l.f.Blocks {
		for _, v := range b.Values {
			x.used = x.used || isExtended(v.Type.Lane())
			l.fp.soft = l.fp.soft || isSoft(v.Type.Lane())
			for _, a := range v.Args { // parameters among them
				x.used = x.used || isExtended(a.Type.Lane())
				l.fp.soft = l.fp.soft || isSoft(a.Type.Lane())
			}
		}
	}
	if l.fp.soft {
		x.used = true // conversions may go through the stack
	}
	if !x.used {
		return
	}
	x.uses, x.user, x.in = make([]int32, l.numValues), make([]*ir.Value, l.numValues), make([]int32, l.numValues)
	for _, b := range l.f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				if isExtended(a.Type) {
					x.uses[a.ID]++
					x.user[a.ID], x.in[a.ID] = v, int32(b.ID)
				}
			}
		}
	}
}

// onStack reports whether v takes its x86_fp80 numbers from the x87 stack.
func onStack(v *ir.Value) bool {
	switch v.Op {
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFNeg, ir.OpFAbs, ir.OpFSqrt, ir.OpFRint:
		return isExtended(v.Type)
	case ir.OpFCmp:
		return isExtended(v.Args[0].Type) && v.Pred != ir.FFalse && v.Pred != ir.FTrue
	case ir.OpStore:
		return isExtended(v.Args[0].Type)
	case ir.OpFPTrunc:
		return isExtended(v.Args[0].Type) && v.Type.IsFloat()
	case ir.OpRet:
		return len(v.Args) == 1 && isExtended(v.Args[0].Type)
	}
	return false
}

// keepsStack reports whether v may occur between an operation on the x87 stack and the next: it is one itself, or
// lowers to nothing that calls, branches or uses the stack.
func (l *extendedFloats) keepsStack(v *ir.Value) bool {
	switch v.Op {
	case ir.OpLoad:
		return v.Type.IsScalar() && v.Order == ir.NotAtomic
	case ir.OpStore:
		return v.Args[0].Type.IsScalar() && v.Order == ir.NotAtomic
	case ir.OpGEP:
		return !v.Type.IsVector()
	case ir.OpFPExt:
		return isExtended(v.Type) && v.Args[0].Type.IsFloat()
	case ir.OpSIToFP, ir.OpUIToFP:
		return isExtended(v.Type) && v.Args[0].Type.Bits <= 64
	case ir.OpAdd, ir.OpSub, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpTrunc, ir.OpZExt, ir.OpSExt, ir.OpICmp:
		return !v.Type.IsVector() && !v.Args[0].Type.IsVector() && l.bits(v.Args[0].Type) <= l.wbits && l.bits(v.Type) <= l.wbits
	}
	return onStack(v)
}

// extendedConst returns the address of an x86_fp80 constant.
func (l *extendedFloats) extendedConst(lo, hi uint64) *ir.Value {
	return l.symAddr(l.pooledBits(quadBytes, lo, hi&0xFFFF, ir.ArrayOf(quadBytes, ir.I8)), 0)
}

// extendedPower returns the address of the constant 2^n, negated if neg.
func (l *extendedFloats) extendedPower(n int, neg bool) *ir.Value {
	hi := uint64(16383 + n)
	if neg {
		hi |= 1 << 15
	}
	return l.extendedConst(1<<63, hi)
}

// extendedSlot returns the address of a new slot for a number.
func (l *extendedFloats) extendedSlot() *ir.Value {
	return l.slotAddr(l.newExtended(), 0)
}

func (l *extendedFloats) newExtended() int32 {
	layout := &l.layout
	return l.newSlot(ir.Slot{Kind: ir.LocalSlot, Size: layout.Size(ir.F80), Align: layout.Align(ir.F80)})
}

// stackOp appends an operation on the stack, with an address if it takes one.
func (l *extendedFloats) stackOp(op ir.Op, addr ...*ir.Value) {
	if op == ir.OpInvalid || !l.ops.Has(op, nil) {
		l.fail(nil, "compile with -mlong-double-64 or use double", "type x86_fp80 is not supported on this target")
	}
	l.emit(op, ir.Void, addr...)
}

// loadExtended returns the address of a copy of the number at addr.
func (l *extendedFloats) loadExtended(addr *ir.Value) *ir.Value {
	slot := l.extendedSlot()
	l.copyExtended(addr, slot)
	return slot
}

// copyExtended copies the number at src.
func (l *extendedFloats) copyExtended(src, dst *ir.Value) {
	l.pushAt(src)
	l.stackOp(l.stack.Store[ir.F80], dst)
}

// pushAt pushes the number at an address.
func (l *extendedFloats) pushAt(addr *ir.Value) { l.stackOp(l.stack.Load[ir.F80], addr) }

// push pushes the raw value a, which is not on the stack; a constant in its shortest form.
func (l *extendedFloats) push(a *ir.Value) {
	if a.Op != ir.OpConst {
		l.pushAt(l.one(a))
		return
	}
	x := ir.U128{Lo: uint64(a.Imm), Hi: uint64(a.Hi)}
	switch x {
	case ir.U128{}:
		l.stackOp(l.stack.Zero)
		return
	case ir.U128{Lo: 1 << 63, Hi: 16383}:
		l.stackOp(l.stack.One)
		return
	}
	for _, f := range [...]struct {
		t  *ir.Type
		op ir.Op
	}{{ir.F32, l.stack.Load[ir.F32]}, {ir.F64, l.stack.Load[ir.F64]}} {
		short, _, _ := ir.EvalWide(ir.OpFPTrunc, ir.PredNone, f.t, ir.F80, x, ir.U128{}, ir.U128{})
		if back, _, _ := ir.EvalWide(ir.OpFPExt, ir.PredNone, ir.F80, f.t, short, ir.U128{}, ir.U128{}); back == x {
			l.stackOp(f.op, l.symAddr(l.pooledBits(f.t.FloatBits()/8, short.Lo, 0, f.t), 0))
			return
		}
	}
	l.pushAt(l.one(a))
}

// A phi of x86_fp80 has a slot that predecessors write; its block begins with a copy of that slot, on the stack or in
// another slot. So no phi argument is overwritten before it is read, and the phi's number stays valid until its block
// is entered again.

// extendedPhi returns the phi of the slot that predecessors write and the address of the copy's slot, which is the
// next.
func (l *extendedFloats) extendedPhi() (in, addr *ir.Value) {
	in = l.f.NewValue(ir.OpInvalid, ir.Void)
	in.Imm = int64(l.newExtended())
	addr = l.f.NewValue(ir.OpSlotAddr, l.iptr)
	addr.Imm = int64(l.newExtended())
	l.entry = append(l.entry, addr)
	return in, addr
}

// enterExtended begins a block: the entry block computes the addresses of phi slots, other blocks copy theirs.
func (l *extendedFloats) enterExtended(b *ir.Block) {
	if b == l.f.Blocks[0] {
		for _, a := range l.entry {
			l.put(a)
		}
	}
	for _, p := range l.phis[b.ID] {
		if p.Op == ir.OpInvalid {
			slot := int32(p.Imm)
			l.copyExtended(l.slotAddr(slot, 0), l.slotAddr(slot+1, 0))
		}
	}
	k := 0
	for _, p := range l.rawPhis[b.ID] {
		if isExtended(p.Type) {
			l.roomOnStack()
			l.pushAt(l.slotAddr(int32(l.phis[b.ID][k].Imm), 0))
			l.settle(p)
		}
		k += l.count(p.Type)
	}
}

// isPending reports whether v is only on the stack.
func (l *extendedFloats) isPending(v *ir.Value) bool {
	for _, p := range l.pending {
		if p == v {
			return true
		}
	}
	return false
}

// flushStack spills the pending values to slots.
func (l *extendedFloats) flushStack() {
	x := &l.floatStack
	for n := len(x.pending); n > 0; n-- {
		slot := l.extendedSlot()
		l.stackOp(l.stack.Store[ir.F80], slot)
		l.set(x.pending[n-1], slot)
		x.pending = x.pending[:n-1]
	}
}

// roomOnStack ensures that the stack has room for what one value needs.
func (l *extendedFloats) roomOnStack() {
	if len(l.pending) > maxPending {
		l.flushStack()
	}
}

// settle decides where v, at the top of the stack, goes: it stays for its only user in the same block, or is stored to
// a slot.
func (l *extendedFloats) settle(v *ir.Value) {
	x := &l.floatStack
	if int(v.ID) < len(x.uses) && x.uses[v.ID] == 1 && x.in[v.ID] == int32(l.origin[l.cur.ID].ID) && onStack(x.user[v.ID]) {
		x.pending = append(x.pending, v)
		return
	}
	again := l.takenNext(v)
	if again {
		l.stackOp(l.stack.Dup)
	}
	slot := l.extendedSlot()
	l.stackOp(l.stack.Store[ir.F80], slot)
	l.set(v, slot)
	if again {
		x.pending = append(x.pending, v)
	}
}

// lookAhead is the number of subsequent values examined.
const lookAhead = 40

// takenNext reports whether the next x86_fp80 operation takes v, which has several uses: then a copy stays on the
// stack.
func (l *extendedFloats) takenNext(v *ir.Value) bool {
	for _, next := range l.rest[:min(len(l.rest), lookAhead)] {
		switch {
		case !l.keepsStack(next):
			return false
		case touchesExtended(next):
			return onStack(next) && slices.Contains(next.Args, v)
		}
	}
	return false
}

// staysInMemory reports whether all uses of the load v are in its block and precede any write to memory, so that they
// can read the loaded location.
func (l *extendedFloats) staysInMemory(v *ir.Value) bool {
	x := &l.floatStack
	if v.Volatile || int(v.ID) >= len(x.uses) {
		return false
	}
	left := x.uses[v.ID]
	for _, next := range x.rest[:min(len(x.rest), lookAhead)] {
		for _, a := range next.Args {
			if a == v {
				left--
			}
		}
		if left == 0 {
			return onStack(next)
		}
		if next.Op.HasEffect() || !l.keepsStack(next) {
			return false
		}
	}
	return false
}

// swapStack makes a, the second number of the stack, its top.
func (l *extendedFloats) swapStack(a *ir.Value) {
	p := l.pending
	if n := len(p); n > 1 && p[n-2] == a {
		l.stackOp(l.stack.Swap)
		p[n-2], p[n-1] = p[n-1], p[n-2]
	}
}

// pushOne makes a the top of the stack, for an operation that pops it.
func (l *extendedFloats) pushOne(a *ir.Value) {
	x := &l.floatStack
	l.swapStack(a)
	if n := len(x.pending); n > 0 && x.pending[n-1] == a {
		x.pending = x.pending[:n-1]
		return
	}
	if l.isPending(a) {
		l.flushStack()
	}
	l.push(a)
}

// pushTwo makes a and b the two top numbers of the stack, for an operation that pops them: b on top, or a if swapped.
func (l *extendedFloats) pushTwo(a, b *ir.Value) (swapped bool) {
	if a == b {
		l.pushOne(a)
		l.stackOp(l.stack.Dup)
		return false
	}
	x := &l.floatStack
	n := len(x.pending)
	switch {
	case n > 1 && x.pending[n-2] == a && x.pending[n-1] == b:
		x.pending = x.pending[:n-2]
		return false
	case n > 1 && x.pending[n-2] == b && x.pending[n-1] == a:
		x.pending = x.pending[:n-2]
		return true
	case !l.isPending(b):
		l.swapStack(a)
	case !l.isPending(a):
		l.swapStack(b)
	}
	switch {
	case n > 0 && x.pending[n-1] == a && !l.isPending(b):
		x.pending = x.pending[:n-1]
		l.push(b)
		return false
	case n > 0 && x.pending[n-1] == b && !l.isPending(a):
		x.pending = x.pending[:n-1]
		l.push(a)
		return true
	case l.isPending(a) || l.isPending(b):
		l.flushStack()
	}
	l.push(a)
	l.push(b)
	return false
}

// stackValue lowers v if it produces or consumes scalar x86_fp80 numbers.
func (l *extendedFloats) stackValue(v *ir.Value) bool {
	if !touchesExtended(v) {
		return false
	}
	l.roomOnStack()
	var from *ir.Type
	if len(v.Args) > 0 {
		from = v.Args[0].Type
	}
	switch v.Op {
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv:
		l.stackBinary(v)
	case ir.OpFNeg, ir.OpFAbs, ir.OpFSqrt, ir.OpFRint:
		l.pushOne(v.Args[0])
		l.stackOp(l.stack.Unary[v.Op])
		l.settle(v)
	case ir.OpFCopySign:
		l.set(v, l.copySignExtended(l.one(v.Args[0]), l.one(v.Args[1])))
	case ir.OpFRem, ir.OpFFloor, ir.OpFCeil, ir.OpFTrunc, ir.OpFRound, ir.OpFRoundEven, ir.OpFMinNum, ir.OpFMaxNum, ir.OpFMA:
		var args []*ir.Value
		var types []*ir.Type
		for _, a := range v.Args {
			args, types = append(args, l.one(a)), append(types, a.Type)
		}
		l.set(v, l.lib.callParts(mathNames[v.Op]+"l", ir.F80, types, args...)...)
	case ir.OpFCmp:
		l.set(v, l.stackCompare(v.Pred, v.Args[0], v.Args[1]))
	case ir.OpLoad:
		if addr := l.one(v.Args[0]); l.uses != nil && l.staysInMemory(v) && (l.uses[v.ID] > 1 || !l.takenNext(v)) {
			l.set(v, addr)
		} else {
			l.pushAt(addr)
			l.settle(v)
		}
	case ir.OpStore:
		if !isExtended(from) {
			return false
		}
		l.pushOne(v.Args[0])
		l.stackOp(l.stack.Store[ir.F80], l.one(v.Args[1]))
	case ir.OpFPExt:
		l.extendTo(v, from)
	case ir.OpFPTrunc:
		l.truncateExtended(v, from)
	case ir.OpSIToFP, ir.OpUIToFP:
		l.intToExtended(v, from.Bits)
	case ir.OpFPToSI, ir.OpFPToUI:
		l.set(v, l.extendedToInt(v.Op, v.Type.Bits, l.one(v.Args[0]))...)
	case ir.OpFPToSISat, ir.OpFPToUISat:
		l.set(v, l.extendedToIntSat(v.Op, v.Type.Bits, l.one(v.Args[0]))...)
	case ir.OpBitcast:
		l.castExtended(v, from)
	default:
		return false
	}
	return true
}

func (l *extendedFloats) stackBinary(v *ir.Value) {
	ops := l.stack.Binary[v.Op]
	op := ops[0]
	if l.pushTwo(v.Args[0], v.Args[1]) {
		op = ops[1]
	}
	l.stackOp(op)
	l.settle(v)
}

// stackTest appends a comparison of the two top numbers.
func (l *extendedFloats) stackTest(op ir.Op) *ir.Value {
	if op == ir.OpInvalid || !l.ops.Has(op, ir.I1) {
		l.fail(nil, "compile with -mlong-double-64 or use double", "type x86_fp80 is not supported on this target")
	}
	return l.emit(op, ir.I1)
}

// stackCompare returns the i1 pred(a, b).
func (l *extendedFloats) stackCompare(pred ir.Pred, a, b *ir.Value) *ir.Value {
	greater := func(op ir.Op, a, b *ir.Value) *ir.Value { // the upper one must be a
		if l.pushTwo(b, a) {
			l.stackOp(l.stack.Swap)
		}
		return l.stackTest(op)
	}
	test := func(op ir.Op) *ir.Value {
		l.pushTwo(a, b)
		return l.stackTest(op)
	}
	switch pred {
	case ir.FFalse:
		return l.konst(ir.I1, 0)
	case ir.FOGT:
		return greater(l.stack.Test[ir.FOGT], a, b)
	case ir.FOGE:
		return greater(l.stack.Test[ir.FOGE], a, b)
	case ir.FOLT:
		return greater(l.stack.Test[ir.FOGT], b, a)
	case ir.FOLE:
		return greater(l.stack.Test[ir.FOGE], b, a)
	case ir.FOEQ:
		return test(l.stack.Test[ir.FOEQ])
	case ir.FUEQ:
		return test(l.stack.Test[ir.FUEQ])
	case ir.FUNO:
		return test(l.stack.Test[ir.FUNO])
	case ir.FTrue:
		return l.konst(ir.I1, 1)
	}
	return l.not(l.stackCompare(pred.Negate(), a, b))
}

// compareExtended is stackCompare of numbers at addresses.
func (l *extendedFloats) compareExtended(op ir.Op, upper, lower *ir.Value) *ir.Value {
	l.pushAt(lower)
	l.pushAt(upper)
	return l.stackTest(op)
}

// copySignExtended returns the address of the number at a with the sign of that at b.
func (l *extendedFloats) copySignExtended(a, b *ir.Value) *ir.Value {
	slot := l.loadExtended(a)
	sign := l.andImm(l.loadFrom(ir.I16, b, 8, 2), math.MinInt16)
	top := l.andImm(l.loadFrom(ir.I16, slot, 8, 2), math.MaxInt16)
	l.storeTo(l.or(sign, top), slot, 8, 2)
	return slot
}

// extendTo translates an extension, to x86_fp80 or from it.
func (l *extendedFloats) extendTo(v *ir.Value, from *ir.Type) {
	if !from.IsFloat() || !isExtended(v.Type) {
		l.fp.softConvert(v, from)
		return
	}
	l.pushFloat(l.one(v.Args[0]))
	l.settle(v)
}

// pushFloat pushes a float or a double.
func (l *extendedFloats) pushFloat(x *ir.Value) {
	addr := l.fp.scratch()
	l.storeTo(x, addr, 0, 8)
	if x.Type.Kind == ir.FloatKind {
		l.stackOp(l.stack.Load[ir.F32], addr)
	} else {
		l.stackOp(l.stack.Load[ir.F64], addr)
	}
}

// truncateExtended translates a truncation, from x86_fp80 or to it.
func (l *extendedFloats) truncateExtended(v *ir.Value, from *ir.Type) {
	if !isExtended(from) || !v.Type.IsFloat() {
		l.fp.softConvert(v, from)
		return
	}
	l.pushOne(v.Args[0])
	addr := l.fp.scratch()
	if v.Type.Kind == ir.FloatKind {
		l.stackOp(l.stack.Store[ir.F32], addr)
	} else {
		l.stackOp(l.stack.Store[ir.F64], addr)
	}
	l.set(v, l.loadFrom(v.Type, addr, 0, 8))
}

// intToExtended translates the conversion of an integer of n bits.
func (l *extendedFloats) intToExtended(v *ir.Value, n int) {
	x := l.get(v.Args[0])
	ext, signed := ir.OpZExt, v.Op == ir.OpSIToFP
	if signed {
		ext = ir.OpSExt
	}
	switch {
	case n > 64:
		l.set(v, l.wideToExtended(signed, n, x))
		return
	case n <= 31 || n == 32 && signed:
		addr := l.fp.scratch()
		l.storeTo(l.resized(ext, n, 32, x)[0], addr, 0, 8)
		l.stackOp(l.stack.Load[ir.I32], addr)
	default:
		l.pushWords(l.resized(ext, n, 64, x), n == 64 && !signed)
	}
	l.settle(v)
}

// pushWords pushes an integer of 64 bits.
func (l *extendedFloats) pushWords(x words, unsigned bool) {
	addr := l.fp.scratch()
	for i, w := range x {
		l.storeTo(w, addr, int64(i*l.wbits/8), 8)
	}
	l.stackOp(l.stack.Load[ir.I64], addr)
	if unsigned { // add 2^64, a float, if the conversion took it as negative
		table := l.symAddr(l.pooledBits(8, 0x5F80_0000<<32, 0, ir.ArrayOf(8, ir.I8)), 0)
		top := x[len(x)-1]
		index := l.resized(ir.OpZExt, l.wbits, l.iptr.Bits, words{l.lshrImm(top, l.wbits-1)})[0]
		l.stackOp(l.stack.Load[ir.F32], l.add(table, l.shlImm(index, 2)))
		l.stackOp(l.stack.Binary[ir.OpFAdd][0])
	}
}

// wideToExtended converts an integer of more than 64 bits: its top two words, normalized, with a sticky last bit for
// the lower ones, round the same way.
func (l *extendedFloats) wideToExtended(signed bool, n int, x words) *ir.Value {
	sign := l.konst(l.word, 0)
	if signed {
		sign = l.ints.signWords(n, x)[0]
		x = l.ints.wide(ir.OpAbs, n, x, nil, nil)
	}
	full := 64 * max((n+63)/64, 3)
	zeros := l.ints.wide(ir.OpCtLz, n, x, nil, nil)[0]
	x = l.resized(ir.OpZExt, n, full, x)
	x = l.ints.shiftWords(ir.OpShl, x, l.addImm(zeros, int64(full-n)))
	per := 64 / l.wbits
	k := len(x) - 2*per
	rest := l.konst(l.word, 0)
	for _, w := range x[:k] {
		rest = l.or(rest, w)
	}
	lower, upper := append(words(nil), x[k:k+per]...), x[k+per:]
	lower[0] = l.or(lower[0], l.convert(ir.OpZExt, l.word, l.cmpImm(ir.NE, rest, 0)))
	l.pushWords(upper, true)
	l.pushAt(l.extendedPower(64, false))
	l.stackOp(l.stack.Binary[ir.OpFMul][0])
	l.pushWords(lower, true)
	l.stackOp(l.stack.Binary[ir.OpFAdd][0])

	// That is scaled by 2^(128 - n + zeros).
	power := l.extendedSlot()
	l.storeTo(l.konst(ir.I32, 0), power, 0, 4)
	l.storeTo(l.konst(ir.I32, math.MinInt32), power, 4, 4)
	exponent := l.sub(l.konst(l.word, int64(16383+n-128)), zeros)
	exponent = l.or(l.convert(ir.OpTrunc, ir.I16, exponent), l.andImm(l.convert(ir.OpTrunc, ir.I16, sign), math.MinInt16))
	l.storeTo(exponent, power, 8, 2)
	l.pushAt(power)
	l.stackOp(l.stack.Binary[ir.OpFMul][0])
	slot := l.extendedSlot()
	l.stackOp(l.stack.Store[ir.F80], slot)
	return slot
}

// popInteger pops the top of the stack as an integer of 32 or 64 bits, rounded towards zero by a temporary control
// word.
func (l *extendedFloats) popInteger(bits int) words {
	control := l.slotAddr(l.newSlot(ir.Slot{Kind: ir.LocalSlot, Size: 4, Align: 4}), 0)
	l.stackOp(l.stack.StoreControl, control)
	l.storeTo(l.or(l.loadFrom(ir.I16, control, 0, 2), l.konst(ir.I16, l.stack.Truncate)), control, 2, 2)
	l.stackOp(l.stack.LoadControl, l.plus(control, 2))
	addr := l.fp.scratch()
	if bits == 32 {
		l.stackOp(l.stack.Store[ir.I32], addr)
	} else {
		l.stackOp(l.stack.Store[ir.I64], addr)
	}
	l.stackOp(l.stack.LoadControl, control)
	if bits == 32 {
		return words{l.loadFrom(ir.I32, addr, 0, 8)}
	}
	r := make(words, 64/l.wbits)
	for i := range r {
		r[i] = l.loadFrom(l.word, addr, int64(i*l.wbits/8), 8)
	}
	return r
}

// extendedToInt converts the number at an address to an integer of n bits.
func (l *extendedFloats) extendedToInt(op ir.Op, n int, addr *ir.Value) words {
	switch {
	case op == ir.OpFPToSI && n <= 32:
		l.pushAt(addr)
		return l.resized(ir.OpTrunc, 32, n, l.popInteger(32))
	case op == ir.OpFPToSI && n <= 64 || n < 64:
		l.pushAt(addr)
		return l.resized(ir.OpTrunc, 64, n, l.popInteger(64))
	case n == 64:
		// For numbers that are too large, this is 0x80..0; converting the number minus 2^63 gives the other bits.
		l.pushAt(addr)
		r := l.popInteger(64)
		l.pushAt(addr)
		l.pushAt(l.extendedPower(63, true))
		l.stackOp(l.stack.Binary[ir.OpFAdd][0])
		rest := l.popInteger(64)
		sign := l.ashrImm(r[len(r)-1], l.wbits-1)
		out := make(words, len(r))
		for i := range r {
			out[i] = l.or(r[i], l.and(rest[i], sign))
		}
		return out
	}
	return l.extendedToWide(n, addr)
}

// extendedToWide converts to more than 64 bits by shifting the significand by the exponent; results that do not fit are
// unspecified.
func (l *extendedFloats) extendedToWide(n int, addr *ir.Value) words {
	man := make(words, 64/l.wbits)
	for i := range man {
		man[i] = l.loadFrom(l.word, addr, int64(i*l.wbits/8), 4)
	}
	top := l.convert(ir.OpSExt, l.word, l.loadFrom(ir.I16, addr, 8, 2))
	up := l.addImm(l.andImm(top, 0x7fff), -(16383 + 63))
	return l.fp.shifted(n, 64, man, up, l.ashrImm(top, l.wbits-1))
}

// extendedToIntSat converts with saturation; NaN gives zero.
func (l *extendedFloats) extendedToIntSat(op ir.Op, n int, addr *ir.Value) words {
	least, greatest := l.fp.lowOnes(n, 0), l.fp.lowOnes(n, n)
	low, high, convert := l.extendedConst(0, 0), l.extendedPower(n, false), ir.OpFPToUI
	if op == ir.OpFPToSISat {
		convert = ir.OpFPToSI
		low, high = l.extendedPower(n-1, true), l.extendedPower(n-1, false)
		least, greatest = l.fp.topOne(n), l.fp.lowOnes(n, n-1)
	}
	r := l.extendedToInt(convert, n, addr)
	r = l.ints.selWords(l.compareExtended(l.stack.Test[ir.FOGT], low, addr), least, r)
	r = l.ints.selWords(l.compareExtended(l.stack.Test[ir.FOGE], addr, high), greatest, r)
	return l.ints.selWords(l.compareExtended(l.stack.Test[ir.FUNO], addr, addr), l.fp.lowOnes(n, 0), r)
}

// castExtended lowers a bitcast from or to x86_fp80.
func (l *extendedFloats) castExtended(v *ir.Value, from *ir.Type) {
	plain := new(ir.Value)
	switch {
	case isExtended(from) && isExtended(v.Type):
		l.set(v, l.get(v.Args[0])...)
	case isExtended(from):
		l.set(v, l.loadParts(plain, v.Type, l.one(v.Args[0]), 4)...)
	default:
		slot := l.extendedSlot()
		l.storeParts(plain, from, l.get(v.Args[0]), slot, 4)
		l.set(v, slot)
	}
}

// countExtended returns how many of parts are x86_fp80 numbers.
func countExtended(parts []part) (n int) {
	for _, p := range parts {
		if p.extended {
			n++
		}
	}
	return n
}

// takeExtended extracts the results of the call v, some of which are on the x87 stack.
func (l *extendedFloats) takeExtended(v *ir.Value, parts []part, info *ir.CallInfo) []*ir.Value {
	out := make([]*ir.Value, len(parts))
	var fields []*ir.Type
	for i, p := range parts {
		if p.extended {
			out[i] = l.extendedSlot()
			l.stackOp(l.stack.Store[ir.F80], out[i])
		} else {
			fields = append(fields, l.paramType(p, info.RetAttrs))
		}
	}
	if len(fields) == 1 {
		v.Type = fields[0]
	} else if len(fields) > 1 {
		v.Type = ir.StructOf(fields...)
	}
	k := 0
	for i, p := range parts {
		if p.extended {
			continue
		}
		x := v
		if len(fields) > 1 {
			x = l.emit(ir.OpExtractValue, fields[k], v)
			x.SetPath([]int{k})
		}
		out[i] = l.cleanArrival(p, info.RetAttrs, x)
		k++
	}
	return out
}

// returnExtended pushes the x86_fp80 parts of a result, the first one last, and returns the others, which are in
// registers.
func (l *extendedFloats) returnExtended(t *ir.Type, result []*ir.Value) (others []*ir.Value) {
	parts := l.parts(t)
	for i := len(parts) - 1; i >= 0; i-- {
		if parts[i].extended {
			l.pushAt(result[i])
		}
	}
	for i, x := range result {
		switch {
		case parts[i].extended:
			continue
		case parts[i].small:
			x = l.fp.inFloat(x)
		}
		others = append(others, x)
	}
	return others
}
