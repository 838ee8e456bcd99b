package legalize

import (
	"fmt"

	"spillway/ir"
)

// Atomic accesses wider than what the machine exchanges at once are calls to
// libatomic, with which the program must then be linked: __atomic_load_8(address, order) and so on.

// memoryOrders are the C numbers of the orderings.
var memoryOrders = [...]int64{ir.Monotonic: 0, ir.Acquire: 2, ir.Release: 3, ir.AcqRel: 4, ir.SeqCst: 5}

// failureOrders are those for a comparison that fails, which stores nothing.
var failureOrders = [...]int64{ir.Monotonic: 0, ir.Acquire: 2, ir.Release: 0, ir.AcqRel: 2, ir.SeqCst: 5}

// libAtomic calls the library's function of the given name on addr and an
// operand of raw type t, if there is one; it returns a value of type t.
func (l *lowering) libAtomic(v *ir.Value, order ir.Order, name string, t *ir.Type, addr *ir.Value, operand ...*ir.Value) words {
	n, ok := l.atomicBytes(v, t)
	if !ok {
		return l.zeros(l.count(t))
	}
	ret, params := t, []*ir.Type{ir.Ptr}
	if len(operand) > 0 {
		params = append(params, t)
	}
	if name == "store" {
		ret = ir.Void
	}
	args := append([]*ir.Value{addr}, operand...)
	args = append(args, l.konst(ir.I32, memoryOrders[order]))
	return l.callParts(fmt.Sprintf("__atomic_%s_%d", name, n), ret, append(params, ir.I32), args...)
}

// atomicBytes returns the size of an atomic access to an integer of two words.
func (l *lowering) atomicBytes(v *ir.Value, t *ir.Type) (int, bool) {
	if !t.IsInt() || t.Bits != 2*l.wbits {
		l.fail(v, "use a lock", "an atomic access of type %s is not supported", t)
		return 0, false
	}
	return t.Bits / 8, true
}

// rmwNames are the library's functions that return the old value.
var rmwNames = [ir.NumRMW]string{
	ir.RMWXchg: "exchange", ir.RMWAdd: "fetch_add", ir.RMWSub: "fetch_sub", ir.RMWAnd: "fetch_and",
	ir.RMWNand: "fetch_nand", ir.RMWOr: "fetch_or", ir.RMWXor: "fetch_xor",
}

// rmwCompares are the comparisons under which the other operations keep the old value.
var rmwCompares = [ir.NumRMW]ir.Pred{ir.RMWMax: ir.SGT, ir.RMWMin: ir.SLT, ir.RMWUMax: ir.UGT, ir.RMWUMin: ir.ULT}

// libRMW does a read-modify-write, and returns the old value.
func (l *lowering) libRMW(v *ir.Value) words {
	t, addr, x := v.Type, l.one(v.Args[0]), l.get(v.Args[1])
	if name := rmwNames[v.RMW]; name != "" {
		return l.libAtomic(v, v.Order, name, t, addr, x...)
	}
	pred := rmwCompares[v.RMW]
	if _, ok := l.atomicBytes(v, t); !ok || pred == ir.PredNone {
		l.fail(v, "use a lock", "the atomic operation on type %s is not supported", t)
		return l.zeros(l.count(t))
	}
	slot := l.newSlot(ir.Slot{Kind: ir.LocalSlot, Size: l.layout.Size(t), Align: l.layout.Align(t)})
	l.storeWords(l.libAtomic(v, ir.Monotonic, "load", t, addr), slot)
	loop, after := l.newBlock(), l.newBlock()
	l.branch(loop)
	l.enter(loop)
	old := l.loadWords(t, slot)
	next := l.selWords(l.cmpWords(pred, t.Bits, old, x), old, x)
	done := l.libExchange(v, t, addr, slot, next)
	l.branchIf(done, after, loop, 0.99)
	l.enter(after)
	return old
}

// libCmpXchg does a compare-and-exchange; the library wants the expected value
// in memory and leaves there what it found.
func (l *lowering) libCmpXchg(v *ir.Value) {
	t := v.Args[1].Type
	if _, ok := l.atomicBytes(v, t); !ok {
		return
	}
	slot := l.newSlot(ir.Slot{Kind: ir.LocalSlot, Size: l.layout.Size(t), Align: l.layout.Align(t)})
	l.storeWords(l.get(v.Args[1]), slot)
	done := l.libExchange(v, t, l.one(v.Args[0]), slot, l.get(v.Args[2]))
	l.set(v, append(l.loadWords(t, slot), done)...)
}

// libExchange stores next at addr if what is in the slot is there, or else
// copies that to the slot; it returns the i1 whether it did store.
func (l *lowering) libExchange(v *ir.Value, t *ir.Type, addr *ir.Value, slot int32, next words) *ir.Value {
	args := append([]*ir.Value{addr, l.slotAddr(slot, 0)}, next...)
	args = append(args, l.konst(ir.I32, memoryOrders[v.Order]), l.konst(ir.I32, failureOrders[v.Order]))
	r := l.callParts(fmt.Sprintf("__atomic_compare_exchange_%d", t.Bits/8), ir.I8, []*ir.Type{ir.Ptr, ir.Ptr, t, ir.I32, ir.I32}, args...)
	return l.convert(ir.OpTrunc, ir.I1, r[0])
}

func (l *lowering) storeWords(x words, slot int32) {
	for i, w := range x {
		l.storeTo(w, l.slotAddr(slot, int64(i)*l.wordBytes()), 0, l.wordBytes())
	}
}

func (l *lowering) loadWords(t *ir.Type, slot int32) words {
	r := make(words, l.count(t))
	for i := range r {
		r[i] = l.loadFrom(l.word, l.slotAddr(slot, int64(i)*l.wordBytes()), 0, l.wordBytes())
	}
	return r
}
