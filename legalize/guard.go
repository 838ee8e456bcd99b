package legalize

import (
	"cmp"
	"fmt"

	"spillway/ir"
)

// stackGuard stores and checks the stack guard.
type stackGuard struct {
	*lowering

	slot    int32     // number of the guard's slot
	smashed *ir.Block // block for a changed guard; nil until needed
}

// storeGuard stores the thread's stack guard, if the function has one, into the slot that package frame places between
// the variables and the saved registers.
func (l *stackGuard) storeGuard() {
	if !l.f.Guarded {
		return
	}
	l.line, l.col, l.pos = int32(l.f.Line), int32(l.f.Col), 0
	size := int64(l.layout.PtrBytes)
	l.slot = l.newSlot(ir.Slot{Kind: ir.LocalSlot, Protection: ir.StackGuard, Size: size, Align: size})
	l.storeTo(l.loadGuard(), l.slotAddr(l.slot, 0), 0, size).Volatile = true
}

// checkGuard compares the guard with its slot and, if they differ, calls a function that terminates the program.
func (l *stackGuard) checkGuard() {
	if l.err != nil {
		return
	}
	l.ext.flushStack() // the stack must be empty at the end of a block
	guard := l.loadGuard()
	changed := l.cmp(ir.NE, guard, l.loadFrom(l.iptr, l.slotAddr(l.slot, 0), 0, int64(l.layout.PtrBytes)))
	first := l.smashed == nil
	if first {
		l.smashed = l.newBlock()
	}
	next := l.newBlock()
	l.branchIf(changed, l.smashed, next, smashProbability)
	if first {
		tail, extended := l.conv.tail, l.conv.extended
		l.conv.tail, l.conv.extended = false, nil
		l.enter(l.smashed)
		l.lib.callParts(l.t.ABI.Guard.Failure, ir.Void, nil)
		l.emit(ir.OpUnreachable, ir.Void)
		l.conv.tail, l.conv.extended = tail, extended
	}
	l.enter(next)
}

// smashProbability is the probability of a failed guard check.
const smashProbability = 1.0 / (1 << 20)

// loadGuard reloads the thread's guard each time: a saved copy could be overwritten.
func (l *stackGuard) loadGuard() *ir.Value {
	l.requireGuard()
	name := l.t.ABI.Guard.Symbol
	if name == "" || l.err != nil {
		return l.emit(ir.OpStackGuard, l.iptr)
	}
	guard, addr := l.lib.library(name, ir.FuncOf(ir.Void, false)), (*ir.Value)(nil) // an undefined symbol, of whatever type
	if l.t.IsDirect(&guard.SymInfo) {
		addr = l.symAddr(guard, 0)
	} else {
		addr = l.gotAddr(guard, 0)
	}
	v := l.loadFrom(l.iptr, addr, 0, int64(l.layout.PtrBytes))
	v.Volatile = true
	return v
}

// requireGuard fails if the target cannot place the guard where the module requests it.
func (l *stackGuard) requireGuard() {
	g := l.t.ABI.Guard
	if g.Failure == "" || g.Symbol == "" && !l.ops.Has(ir.OpStackGuard, l.iptr) {
		l.fail(nil, "compile without -fstack-protector", "target %s does not support stack protectors", l.t.Name)
		return
	}
	if l.f.Module == nil {
		return
	}
	flags := &l.f.Module.Flags.StackGuard
	kind := "tls"
	if g.Symbol != "" {
		kind = "global"
	}
	switch {
	case cmp.Or(flags.Kind, kind) != kind:
		l.fail(nil, "use "+kind, "stack-protector-guard %q is not supported", flags.Kind)
	case cmp.Or(flags.Register, g.Register) != g.Register:
		l.fail(nil, "use "+g.Register, "stack-protector-guard-reg %q is not supported", flags.Register)
	case flags.Symbol != g.Symbol && flags.Symbol != "":
		l.fail(nil, "remove it", "stack-protector-guard-symbol %q is not supported", flags.Symbol)
	case flags.Offset != nil && *flags.Offset != g.Offset:
		l.fail(nil, fmt.Sprintf("use %d", g.Offset), "stack-protector-guard-offset %d is not supported", *flags.Offset)
	}
}

// checkType emits the type check (KCFI) of the indirect call v, if requested.
func (l *stackGuard) checkType(v *ir.Value) {
	call, callee := v.Call, v.Args[0]
	if !call.Typed || callee.Op == ir.OpSym || l.err != nil {
		return
	}
	l.ext.flushStack()
	hash := l.loadFrom(ir.I32, l.one(callee), -4-l.f.Attrs.PatchPrefix, 1)
	next, wrong := l.newBlock(), l.newBlock()
	l.branchIf(l.cmpImm(ir.EQ, hash, int64(int32(call.TypeHash))), next, wrong, 1-smashProbability)
	l.enter(wrong)
	l.emit(ir.OpTrap, ir.Void)
	l.emit(ir.OpUnreachable, ir.Void)
	l.enter(next)
}
