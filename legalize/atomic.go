package legalize

import (
	"fmt"
	"slices"

	"spillway/ir"
)

// atomicOps lowers atomic accesses.
type atomicOps struct {
	*builder

	wideExchange *ir.Type // that of OpCmpXchgWide
}

// fence lowers a fence. One weaker than sequentially consistent only orders memory operations at compile time, unless
// the machine has an operation for it. Machines without fences call the library.
func (l *atomicOps) fence(v *ir.Value) {
	if !l.ops.Has(ir.OpFence, nil) {
		l.wholeFence()
		return
	}
	l.keep(v, ir.Void)
}

// wholeFence emits a fence that is sequentially consistent.
func (l *atomicOps) wholeFence() {
	if !l.ops.Has(ir.OpFence, nil) {
		l.lib.callParts("__sync_synchronize", ir.Void, nil)
		return
	}
	l.emit(ir.OpFence, ir.Void).Order = ir.SeqCst
}

// relax reports whether the load or store v needs fences around it because the machine has no access with its ordering.
// It then makes v a relaxed access.
func (l *atomicOps) relax(v *ir.Value) bool {
	if !l.t.PlainAccesses || v.Order <= ir.Monotonic {
		return false
	}
	v.Order = ir.Monotonic
	return true
}

// locks reports whether all atomic accesses of the function, however small, are library calls.
func (l *atomicOps) locks() bool { return l.t.LocksAtomics(l.f.Attrs.Features) }

// atomicRMW translates an atomic read-modify-write.
func (l *atomicOps) atomicRMW(v *ir.Value) {
	if whole := l.atomicWhole(v, v.Type); whole != nil {
		l.rmwWhole(v, whole)
		return
	}
	if l.count(v.Type) != 1 || v.Type.IsFloat() && l.exchangesWide(v.Type) {
		l.set(v, l.wideRMW(v)...)
		return
	}
	t := l.single(v.Type)
	addr, x := l.one(v.Args[0]), l.one(v.Args[1])
	if old := l.callRMW(v, t, addr, x); old != nil {
		l.set(v, old)
		return
	}
	if name := rmwNames[v.RMW]; name != "" && l.locks() {
		l.set(v, l.libAtomic(v, v.Order, name, t, addr, x)...)
		return
	}
	used := int(v.ID) >= len(l.used) || l.used[v.ID] // values that the raw program does not have are always used
	switch {
	case t.IsInt() && !isSmall(v.Type) && !(width{l.bits(v.Type), t}).natural(), t == ir.I1:
		l.fail(v, "use i8, i16, i32 or i64", "an atomic access of type %s is not supported", v.Type)
	case v.RMW.FloatOp() != ir.OpInvalid:
		l.set(v, l.rmwLoop(v, t, addr, x))
	case isSmall(v.Type) && l.ops.HasRMW(v.RMW, t, true): // uses of v expect its type
		l.set(v, l.exchangeAtomic(v, t, addr, x))
	case l.ops.HasRMW(v.RMW, t, used):
		v.Align = l.alignOf(v, v.Type)
		l.keep(v, t, addr, x)
	case v.RMW == ir.RMWSub && l.ops.HasRMW(ir.RMWAdd, t, used):
		v.RMW, v.Align = ir.RMWAdd, l.alignOf(v, v.Type)
		l.keep(v, t, addr, l.neg(x))
	case v.RMW == ir.RMWXchg && t.IsFloat():
		l.set(v, l.fp.floatOf(t, words{l.exchangeAtomic(v, container(floatBits(t)), addr, l.fp.floatWords(x)[0])}))
	default:
		l.set(v, l.rmwLoop(v, t, addr, x))
	}
}

// callRMW does the read-modify-write v of an integer of type t by a library call (outline atomics), and returns the old
// value; nil if v's function does not request that or there is no such function.
func (l *atomicOps) callRMW(v *ir.Value, t *ir.Type, addr, x *ir.Value) *ir.Value {
	k := v.RMW
	if k == ir.RMWSub {
		k = ir.RMWAdd
	}
	name := l.atomicCall(v, ir.OpAtomicRMW, k, t)
	switch {
	case name == "":
		return nil
	case v.RMW == ir.RMWSub:
		x = l.neg(x)
	case v.RMW == ir.RMWAnd:
		x = l.not(x)
	}
	return l.lib.callParts(name, t, []*ir.Type{t, ir.Ptr}, x, addr)[0]
}

// atomicCall returns the name of the outline atomics function for op on an integer of type t with v's ordering, or ""
// if there is none or v's function does not request them.
func (l *atomicOps) atomicCall(v *ir.Value, op ir.Op, k ir.RMW, t *ir.Type) string {
	a := l.t.AtomicCalls
	if a == nil || !t.IsInt() || t == ir.I1 || !a.Asked(l.f.Attrs.Features) {
		return ""
	}
	return a.Name(op, k, int64(t.Bits/8), v.Order)
}

// exchangeAtomic emits the exchange v of an integer of type t, and returns the old value.
func (l *atomicOps) exchangeAtomic(v *ir.Value, t *ir.Type, addr, x *ir.Value) *ir.Value {
	old := l.rmw(v.RMW, v, t, addr, x)
	old.Align = l.alignOf(v, v.Type)
	return old
}

// rmw emits the read-modify-write k of x, an integer of type t, with v's ordering.
func (l *atomicOps) rmw(k ir.RMW, v *ir.Value, t *ir.Type, addr, x *ir.Value) *ir.Value {
	old := l.emit(ir.OpAtomicRMW, t, addr, x)
	old.RMW, old.Order, old.Volatile = k, v.Order, v.Volatile
	return old
}

// rmwLoop emits a compare-and-exchange loop, and returns the old value.
func (l *atomicOps) rmwLoop(v *ir.Value, t *ir.Type, addr, x *ir.Value) *ir.Value {
	mem := t
	if t.IsFloat() {
		mem = container(floatBits(t))
	}
	align := l.alignOf(v, v.Type)
	first := l.loadFrom(mem, addr, 0, align)
	first.Order, first.Volatile = ir.Monotonic, v.Volatile
	before, loop, after := l.cur, l.newBlock(), l.newBlock()
	l.branch(loop)
	old := l.phi(loop, mem, []*ir.Block{before, loop}, first, nil)
	l.enter(loop)
	next := l.rmwNext(v, t, old, x)
	loop.Preds[1] = l.cur
	seen, done := l.compareExchange(v, mem, align, addr, old, next)
	old.Args[1] = seen
	l.branchIf(done, after, loop, 0.99)
	l.enter(after)
	if t.IsFloat() {
		return l.fp.floatOf(t, words{seen})
	}
	return seen
}

// rmwNext returns the value that the atomic operation v stores, as an integer of the memory's width.
func (l *atomicOps) rmwNext(v *ir.Value, t *ir.Type, old, x *ir.Value) *ir.Value {
	switch v.RMW {
	case ir.RMWXchg:
		if t.IsFloat() {
			return l.fp.floatWords(x)[0]
		}
		return x
	case ir.RMWAdd:
		return l.add(old, x)
	case ir.RMWSub:
		return l.sub(old, x)
	case ir.RMWAnd:
		return l.and(old, x)
	case ir.RMWNand:
		return l.not(l.and(old, x))
	case ir.RMWOr:
		return l.or(old, x)
	case ir.RMWXor:
		return l.xor(old, x)
	case ir.RMWMax:
		return l.binary(ir.OpSMax, old, x)
	case ir.RMWMin:
		return l.binary(ir.OpSMin, old, x)
	case ir.RMWUMax:
		return l.binary(ir.OpUMax, old, x)
	case ir.RMWUMin:
		return l.binary(ir.OpUMin, old, x)
	case ir.RMWUIncWrap:
		return l.sel(l.cmp(ir.UGE, old, x), l.konst(t, 0), l.add(old, l.konst(t, 1)))
	case ir.RMWUDecWrap: // for zero, the maximum remains
		return l.binary(ir.OpUMin, l.sub(old, l.konst(t, 1)), x)
	case ir.RMWUSubCond:
		return l.sel(l.cmp(ir.UGE, old, x), l.sub(old, x), old)
	case ir.RMWUSubSat:
		return l.sub(old, l.binary(ir.OpUMin, old, x))
	}
	if l.t.SoftFloat != nil && !l.t.SoftFloat.Doubles {
		return l.softNext(v.RMW.FloatOp(), words{old}, words{x})[0]
	}
	if t.IsFloat() {
		old = l.fp.floatOf(t, words{old})
	}
	next := l.fp.rawOp(v.RMW.FloatOp(), ir.PredNone, v.Type, v.Type, words{old}, words{x})[0]
	if t.IsFloat() {
		next = l.fp.floatWords(next)[0]
	}
	return next
}

// softNext computes op on the bits of a float or double by a library call.
func (l *atomicOps) softNext(op ir.Op, old, x words) words {
	float, bits := ir.F32, ir.I32
	if len(old)*l.wbits > 32 {
		float, bits = ir.F64, ir.I64
	}
	if l.t.SoftFloat.Doubles { // which the calling convention may pass in registers
		return l.fp.floatWords(l.lib.callParts(softName(op, float), float, []*ir.Type{float, float}, l.fp.floatOf(float, old), l.fp.floatOf(float, x))[0])
	}
	return l.lib.callParts(softName(op, float), bits, []*ir.Type{bits, bits}, slices.Concat(old, x)...)
}

// cmpXchg translates a compare-and-exchange.
func (l *atomicOps) cmpXchg(v *ir.Value) {
	t := v.Args[1].Type
	legal := l.single(t)
	if legal == nil {
		l.wideCmpXchg(v)
		return
	}
	if legal == ir.I1 || !(width{l.bits(t), legal}).natural() {
		l.fail(v, "use i8, i16, i32 or i64", "an atomic access of type %s is not supported", t)
		return
	}
	if name := l.atomicCall(v, ir.OpCmpXchg, 0, legal); name != "" {
		expected := l.one(v.Args[1])
		old := l.lib.callParts(name, legal, []*ir.Type{legal, legal, ir.Ptr}, expected, l.one(v.Args[2]), l.one(v.Args[0]))[0]
		l.set(v, old, l.cmp(ir.EQ, old, expected))
		return
	}
	old, done := l.compareExchange(v, legal, l.alignOf(v, t), l.one(v.Args[0]), l.one(v.Args[1]), l.one(v.Args[2]))
	l.set(v, old, done)
}

// compareExchange stores next, an integer of type t, at addr if old is there, with v's ordering. It returns the value
// found, and an i1: success. Operations that the machine does not have are library calls.
func (l *atomicOps) compareExchange(v *ir.Value, t *ir.Type, align int64, addr, old, next *ir.Value) (seen, done *ir.Value) {
	if l.locks() {
		slot := l.atomicSlot(t)
		l.storeTo(old, l.slotAddr(slot, 0), 0, align)
		done = l.libExchange(v, t, addr, slot, words{next})
		return l.loadFrom(t, l.slotAddr(slot, 0), 0, align), done
	}
	if !l.ops.Has(ir.OpCmpXchg, t) {
		name := fmt.Sprintf("__sync_val_compare_and_swap_%d", t.Bits/8)
		seen = l.lib.callParts(name, t, []*ir.Type{ir.Ptr, t, t}, addr, old, next)[0]
		return seen, l.cmp(ir.EQ, seen, old)
	}
	x := l.emit(ir.OpCmpXchg, l.pair(t, ir.I1), addr, old, next)
	x.Order, x.Align, x.Volatile = v.Order, align, v.Volatile
	return l.result(x, 0), l.result(x, 1)
}

// atomicWhole returns the integer type for an atomic access to type t if the machine has no such access: for vectors,
// fp128, and doubles where float accesses must be aligned. Otherwise it returns nil.
func (l *atomicOps) atomicWhole(v *ir.Value, t *ir.Type) *ir.Type {
	if v.Order == ir.NotAtomic || !t.IsVector() && t.Kind != ir.FP128Kind && !(t.Kind == ir.DoubleKind && l.t.FloatAlign > 0) {
		return nil
	}
	return ir.Int(int(l.layout.Size(t)) * 8)
}

// castWhole bitcasts x from type from to type to.
func (l *atomicOps) castWhole(from, to *ir.Type, x words) words {
	return l.vec.scalar(l.f.NewValue(ir.OpBitcast, to, l.vec.rawValue(from, x)))
}

// likeAtomic returns a raw operation with v's address and ordering.
func (l *atomicOps) likeAtomic(v *ir.Value, op ir.Op, t *ir.Type, align int64, args ...*ir.Value) *ir.Value {
	x := l.f.NewValue(op, t, args...)
	x.Order, x.Align, x.Volatile = v.Order, align, v.Volatile
	x.Line, x.Col, x.Pos = v.Line, v.Col, v.Pos
	return x
}

// loadWhole does an atomic load at an integer type.
func (l *atomicOps) loadWhole(v *ir.Value, whole *ir.Type) {
	x := l.likeAtomic(v, ir.OpLoad, whole, l.alignOf(v, v.Type), v.Args[0])
	l.set(v, l.castWhole(whole, v.Type, l.vec.scalar(x))...)
}

// storeWhole does an atomic store at an integer type.
func (l *atomicOps) storeWhole(v *ir.Value, whole *ir.Type) {
	t := v.Args[0].Type
	bits := l.vec.rawValue(whole, l.castWhole(t, whole, l.get(v.Args[0])))
	l.outer.value(l.likeAtomic(v, ir.OpStore, ir.Void, l.alignOf(v, t), bits, v.Args[1]))
}

// rmwWhole does a read-modify-write at an integer type: an exchange or a compare-and-exchange loop.
func (l *atomicOps) rmwWhole(v *ir.Value, whole *ir.Type) {
	t, align := v.Type, l.alignOf(v, v.Type)
	if v.RMW == ir.RMWXchg {
		x := l.likeAtomic(v, ir.OpAtomicRMW, whole, align, v.Args[0], l.vec.rawValue(whole, l.castWhole(t, whole, l.get(v.Args[1]))))
		x.RMW = v.RMW
		l.set(v, l.castWhole(whole, t, l.vec.scalar(x))...)
		return
	}
	x := l.get(v.Args[1])
	first := l.likeAtomic(v, ir.OpLoad, whole, align, v.Args[0])
	first.Order = ir.Monotonic
	begin := l.vec.scalar(first)
	before, loop, after := l.cur, l.newBlock(), l.newBlock()
	l.branch(loop)
	old := make(words, len(begin))
	for i, w := range begin {
		old[i] = l.phi(loop, w.Type, []*ir.Block{before, loop}, w, nil)
	}
	l.enter(loop)
	next := l.castWhole(t, whole, l.fp.rawOp(v.RMW.FloatOp(), ir.PredNone, t, t, l.castWhole(whole, t, old), x))
	swap := l.vec.scalar(l.likeAtomic(v, ir.OpCmpXchg, ir.StructOf(whole, ir.I1), align, v.Args[0], l.vec.rawValue(whole, old), l.vec.rawValue(whole, next)))
	loop.Preds[1] = l.cur
	seen, done := swap[:len(old)], swap[len(old)]
	for i := range old {
		old[i].Args[1] = seen[i]
	}
	l.branchIf(done, after, loop, 0.99)
	l.enter(after)
	l.set(v, l.castWhole(whole, t, seen)...)
}
