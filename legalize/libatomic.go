package legalize

import (
	"fmt"

	"spillway/ir"
)

// Atomic accesses wider than the machine supports are calls of libatomic, with which the program must be linked: up to
// two words __atomic_load_8(address, order) etc., above that __atomic_load(size, address, result, order), with operands
// in memory.

// memoryOrders are the C numbers of the orderings.
var memoryOrders = [...]int64{ir.Monotonic: 0, ir.Acquire: 2, ir.Release: 3, ir.AcqRel: 4, ir.SeqCst: 5}

// failureOrders are the orderings of a failed comparison, which stores nothing.
var failureOrders = [...]int64{ir.Monotonic: 0, ir.Acquire: 2, ir.Release: 0, ir.AcqRel: 2, ir.SeqCst: 5}

// libAtomic calls the library function name on addr and an operand of raw type t, if not void; it returns a value of
// type t.
func (l *atomicOps) libAtomic(v *ir.Value, order ir.Order, name string, t *ir.Type, addr *ir.Value, operand ...*ir.Value) words {
	if !l.atomicInteger(v, t) {
		return l.ints.zeros(l.count(t))
	}
	memoryOrder := l.konst(ir.I32, memoryOrders[order])
	if t.Bits > 2*l.wbits {
		return l.libAtomicInMemory(memoryOrder, name, t, addr, operand)
	}
	ret, params := t, []*ir.Type{ir.Ptr}
	if len(operand) > 0 {
		params = append(params, t)
	}
	if name == "store" {
		ret = ir.Void
	}
	args := append([]*ir.Value{addr}, operand...)
	return l.lib.callParts(fmt.Sprintf("__atomic_%s_%d", name, t.Bits/8), ret, append(params, ir.I32), append(args, memoryOrder)...)
}

// libAtomicInMemory calls the library's function for an integer of any size: load, store or exchange.
func (l *atomicOps) libAtomicInMemory(order *ir.Value, name string, t *ir.Type, addr *ir.Value, operand []*ir.Value) words {
	size := ir.Int(l.wbits)
	params, args := []*ir.Type{size, ir.Ptr}, []*ir.Value{l.konst(l.word, l.layout.Size(t)), addr}
	if len(operand) > 0 {
		slot := l.atomicSlot(t)
		l.storeWords(operand, slot)
		params, args = append(params, ir.Ptr), append(args, l.slotAddr(slot, 0))
	}
	result := int32(-1)
	if name != "store" {
		result = l.atomicSlot(t)
		params, args = append(params, ir.Ptr), append(args, l.slotAddr(result, 0))
	}
	l.lib.callParts("__atomic_"+name, ir.Void, append(params, ir.I32), append(args, order)...)
	if result < 0 {
		return nil
	}
	return l.loadWords(t, result)
}

// atomicSlot returns a new slot for an operand of the library.
func (l *atomicOps) atomicSlot(t *ir.Type) int32 {
	return l.newSlot(ir.Slot{Kind: ir.LocalSlot, Size: l.layout.Size(t), Align: l.layout.Align(t)})
}

// atomicInteger reports whether the library has atomic accesses of type t.
func (l *atomicOps) atomicInteger(v *ir.Value, t *ir.Type) bool {
	if !t.IsInt() || t.Bits%8 != 0 || t.Bits&(t.Bits-1) != 0 {
		l.fail(v, "use a lock", "an atomic access of type %s is not supported", t)
		return false
	}
	return true
}

// rmwNames are the library's functions that return the old value.
var rmwNames = [ir.NumRMW]string{
	ir.RMWXchg: "exchange", ir.RMWAdd: "fetch_add", ir.RMWSub: "fetch_sub", ir.RMWAnd: "fetch_and",
	ir.RMWNand: "fetch_nand", ir.RMWOr: "fetch_or", ir.RMWXor: "fetch_xor",
}

// rmwCompares are the comparisons for which the other operations keep the old value.
var rmwCompares = [ir.NumRMW]ir.Pred{ir.RMWMax: ir.SGT, ir.RMWMin: ir.SLT, ir.RMWUMax: ir.UGT, ir.RMWUMin: ir.ULT}

// libRMW does a read-modify-write by library calls, and returns the old value.
func (l *atomicOps) libRMW(v *ir.Value) words {
	t, addr, x := v.Type, l.one(v.Args[0]), l.get(v.Args[1])
	if !l.atomicInteger(v, t) {
		return l.ints.zeros(l.count(t))
	}
	if name := rmwNames[v.RMW]; name != "" && (t.Bits == 2*l.wbits || v.RMW == ir.RMWXchg) {
		return l.libAtomic(v, v.Order, name, t, addr, x...)
	}
	slot := l.atomicSlot(t)
	l.storeWords(l.libAtomic(v, ir.Monotonic, "load", t, addr), slot)
	loop, after := l.newBlock(), l.newBlock()
	l.branch(loop)
	l.enter(loop)
	old := l.loadWords(t, slot)
	done := l.libExchange(v, t, addr, slot, l.wideNext(v.RMW, t, old, x))
	l.branchIf(done, after, loop, 0.99)
	l.enter(after)
	return old
}

// libCmpXchg does a compare-and-exchange by a library call, which takes the expected value in memory and overwrites it
// with the value found.
func (l *atomicOps) libCmpXchg(v *ir.Value) {
	t := v.Args[1].Type
	if !l.atomicInteger(v, t) {
		return
	}
	slot := l.atomicSlot(t)
	l.storeWords(l.get(v.Args[1]), slot)
	done := l.libExchange(v, t, l.one(v.Args[0]), slot, l.get(v.Args[2]))
	l.set(v, append(l.loadWords(t, slot), done)...)
}

// libExchange stores next at addr if the slot's value is there, and otherwise copies the value found to the slot; it
// returns the i1 success.
func (l *atomicOps) libExchange(v *ir.Value, t *ir.Type, addr *ir.Value, slot int32, next words) *ir.Value {
	orders := []*ir.Value{l.konst(ir.I32, memoryOrders[v.Order]), l.konst(ir.I32, failureOrders[v.Order])}
	name, params, args := fmt.Sprintf("__atomic_compare_exchange_%d", t.Bits/8), []*ir.Type{ir.Ptr, ir.Ptr, t}, []*ir.Value{addr, l.slotAddr(slot, 0)}
	if t.Bits <= 2*l.wbits {
		args = append(args, next...)
	} else {
		desired := l.atomicSlot(t)
		l.storeWords(next, desired)
		name, params = "__atomic_compare_exchange", []*ir.Type{ir.Int(l.wbits), ir.Ptr, ir.Ptr, ir.Ptr}
		args = append([]*ir.Value{l.konst(l.word, l.layout.Size(t))}, append(args, l.slotAddr(desired, 0))...)
	}
	r := l.lib.callParts(name, ir.I8, append(params, ir.I32, ir.I32), append(args, orders...)...)
	return l.convert(ir.OpTrunc, ir.I1, r[0])
}

func (l *atomicOps) storeWords(x words, slot int32) {
	for i, w := range x {
		l.storeTo(w, l.slotAddr(slot, int64(i)*l.wordBytes()), 0, l.wordBytes())
	}
}

func (l *atomicOps) loadWords(t *ir.Type, slot int32) words {
	r := make(words, l.count(t))
	for i := range r {
		r[i] = l.loadFrom(l.word, l.slotAddr(slot, int64(i)*l.wordBytes()), 0, l.wordBytes())
	}
	return r
}
