package legalize

import (
	"slices"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// shareReturns duplicates a block that only returns a call's result into the blocks that call and branch to it, so that
// they can make tail calls. Linear in the program.
func shareReturns(f *ir.Func) {
	for _, b := range f.Blocks {
		n := len(b.Values)
		if n < 2 || b.Values[n-1].Op != ir.OpBr || !mayJump(b.Values[n-2]) {
			continue
		}
		call, to := b.Values[n-2], b.Succs[0]
		phis := to.Phis()
		if len(to.Values) != len(phis)+1 || to.Values[len(phis)].Op != ir.OpRet || to == b || to == f.Blocks[0] {
			continue
		}
		at := slices.Index(to.Preds, b)
		args := slices.Clone(to.Values[len(phis)].Args)
		if len(args) == 1 && args[0].Op == ir.OpPhi && args[0].Block == to {
			args[0] = args[0].Args[at]
		}
		if len(args) == 1 && args[0] != call {
			continue
		}
		ret := f.NewValue(ir.OpRet, ir.Void, args...)
		ret.Block, ret.Line, ret.Col, ret.Pos = b, call.Line, call.Col, call.Pos
		b.Values[n-1], b.Succs, b.Probs = ret, nil, nil
		to.Preds = slices.Delete(to.Preds, at, at+1)
		for _, p := range phis {
			p.Args = slices.Delete(p.Args, at, at+1)
		}
		if len(to.Preds) == 1 { // only the ret uses the phis
			last := to.Values[len(phis)]
			for i, x := range last.Args {
				if x.Op == ir.OpPhi && x.Block == to {
					last.Args[i] = x.Args[0]
				}
			}
			to.Values = to.Values[len(phis):]
		}
	}
}

// jumpsPay reports whether tail calls do not make f longer, or size does not matter: each one needs an epilogue, which
// is short without other calls, and is not duplicated if the tail call is the only exit. There are none if control may
// return to the frame (setjmp) or the function disables them, even if calls are marked tail, since they release the
// frame.
func jumpsPay(f *ir.Func) bool {
	if f.ReturnsTwice() || f.Attrs.NoTailCalls {
		return false
	}
	if !f.Attrs.OptSize && !f.Attrs.MinSize {
		return true
	}
	exits, calls := 0, 0
	for _, b := range f.Blocks {
		for i, v := range b.Values {
			switch {
			case v.Op == ir.OpRet:
				exits++
			case v.Op == ir.OpCall && !(mayJump(v) && returnsAtOnce(v, b.Values[i+1:])):
				calls++
			}
		}
	}
	return calls == 0 || exits == 1
}

// mayJump reports whether v is marked as a possible tail call.
func mayJump(v *ir.Value) bool {
	return v.Op == ir.OpCall && (v.Call.Tail == ir.Tail || v.Call.Tail == ir.MustTail) && v.Call.Asm == nil && v.Call.StackMap == nil
}

// returnsAtOnce reports whether v is in tail position: the values after it return its result, or nothing.
func returnsAtOnce(v *ir.Value, next []*ir.Value) bool {
	return len(next) > 0 && next[0].Op == ir.OpRet && (len(next[0].Args) == 0 || next[0].Args[0] == v)
}

// tailCall ends the block with a tail call for v if the function's result is exactly the callee's and the arguments in
// memory fit in the function's own argument area. It is an error if a musttail call, or a call of a convention that
// guarantees tail calls, cannot be one.
func (l *convention) tailCall(v *ir.Value) bool {
	if !l.jumpsPay && !l.mustTailCall(v) || !l.requireConvention(v, v.Call.CallConv, v.Call.Type) {
		return false
	}
	why := l.jumpTo(v)
	switch {
	case why == "":
		return true
	case v.Call.Tail == ir.MustTail:
		l.fail(v, "make it an ordinary call", "a musttail call cannot be lowered to a jump: %s", why)
	case l.destroysFrame(v):
		l.fail(v, "pass fewer arguments", "a call of calling convention %s cannot be lowered to a jump: %s", v.Call.CallConv, why)
	}
	return false
}

// mustTailCall reports whether a tail call must be used even if it is longer: otherwise the stack may overflow.
func (l *convention) mustTailCall(v *ir.Value) bool {
	conv := v.Call.CallConv
	return v.Call.Tail == ir.MustTail || conv == l.f.CallConv && l.t.Jumps(conv) && !l.f.ReturnsTwice()
}

// destroysFrame reports whether the callee preserves nothing to continue with after the call, not even the frame
// pointer.
func (l *convention) destroysFrame(v *ir.Value) bool {
	return l.called(v.Call).CallerSaved.Has(l.t.FP)
}

// jumpTo replaces the call v by a tail call, or returns the reason why that is impossible.
func (l *convention) jumpTo(v *ir.Value) (why string) {
	if !l.ops.Has(ir.OpTailCall, nil) {
		return "the target has no tail calls"
	}
	abi := l.called(v.Call)
	a := &tailArgs{assigner: assigner{abi: abi, l: &l.builder, variadic: v.Call.Type.Variadic, library: v.Call.Library, stack: abi.Home}, own: l.abiOf(l.f)}
	a.results, _ = l.results(a.own, l.typ.Ret)
	if why := l.preservesLess(a); why != "" {
		return why
	}
	if why := l.resultDiffers(v, abi); why != "" {
		return why
	}
	if why := l.placeTailArgs(a, v); why != "" || l.err != nil {
		return why
	}
	if why := l.cannotJump(a, v); why != "" {
		return why
	}
	if l.f.Guarded {
		l.guard.checkGuard()
	}
	l.guard.checkType(v)
	args, regs := l.passTailArgs(a, v)
	jump, regs := l.leave(ir.OpTailCall, args, regs)
	info := *v.Call
	info.ArgRegs, info.ResultRegs, info.ParamAttrs = regs, nil, nil
	jump.Call = &info
	return ""
}

// tailArgs records the places of a tail call's arguments.
type tailArgs struct {
	assigner
	own     *target.ABI // of the calling function
	results []int16     // the registers of its results
	places  [][]place
	moved   int     // parts in memory that are not already in place
	taken   []int16 // the registers of parts, negative for memory
}

// preservesLess names a register that the function must preserve but the callee may clobber, or returns "".
func (l *convention) preservesLess(a *tailArgs) (why string) {
	for _, r := range a.own.CalleeSaved {
		if a.abi.CallerSaved.Has(r) && !a.abi.Saves(r) && !slices.Contains(a.results, int16(r)) {
			return "the callee does not preserve " + l.t.Machine.RegName(r) + ", which the function must preserve"
		}
	}
	for _, h := range l.forwardedRegs {
		if !slices.Contains(a.abi.Handed, h.reg) {
			return "the callee does not preserve " + l.t.Machine.RegName(h.reg) + ", which the function must preserve"
		}
	}
	return ""
}

// placeTailArgs finds the places of v's arguments, or returns the reason why the function cannot store them there.
func (l *convention) placeTailArgs(a *tailArgs, v *ir.Value) (why string) {
	a.places = make([][]place, len(v.Args)-1)
	for i, x := range v.Args[1:] {
		attrs := paramAttrs(v.Call.ParamAttrs, i)
		places := a.arg(x.Type, attrs)
		if attrs.Swift == ir.SwiftError && !l.arrivedInReg(x, 0, places[0].reg) {
			return "its swifterror is not the function's own"
		}
		a.places[i] = places
		for _, p := range places {
			if p.reg < 0 && !l.arrivedAt(x, places[0].off) {
				a.moved++
			}
		}
		if attrs.ByVal != nil && (places[0].off < 0 || !l.arrivedAt(x, places[0].off)) {
			return "it passes a struct in memory"
		}
		for k, p := range places {
			a.taken = append(a.taken, p.reg)
			if r := regalloc.Reg(p.reg); p.reg >= 0 && slices.Contains(a.own.CalleeSaved, r) && !slices.Contains(a.results, p.reg) && !l.arrivedInReg(x, k, p.reg) {
				return "an argument is in " + l.t.Machine.RegName(r) + ", which the function must preserve"
			}
		}
	}
	return ""
}

// cannotJump returns the reason why a tail call of v is impossible although its arguments have places.
func (l *convention) cannotJump(a *tailArgs, v *ir.Value) (why string) {
	forwards := ir.Forwards(v)
	if l.jumpsByRegister(v.Args[0]) {
		if forwards {
			a.taken = append(a.taken, l.va.forwardRegs...)
		}
		if a.variadic {
			a.taken = append(a.taken, int16(a.abi.VarArgFloats))
		}
		if l.t.TailJump(l.f.CallConv, a.taken) == target.NoTile {
			return "arguments occupy all registers that could hold the target address"
		}
	}
	switch {
	case forwards && (a.stack != l.fixed.stack || a.ints != l.fixed.ints || a.floats != l.fixed.floats):
		return "its variable arguments would not be at the function's"
	case a.pops(v.Call.ParamAttrs...) != l.f.Pops:
		return "it pops a different number of bytes than the function"
	case a.stack > l.fixed.stack || !forwards && a.stack > 0 && l.f.Type.Variadic:
		return "the arguments in memory need more space than the function's own"
	case a.moved > fewMoved && l.level > 0 && !l.mustTailCall(v):
		return "passing the arguments in memory to an ordinary call takes less code"
	}
	return ""
}

// passTailArgs stores the arguments in memory over the function's own, and returns the others and their registers,
// preceded by the target address.
func (l *convention) passTailArgs(a *tailArgs, v *ir.Value) (args []*ir.Value, regs []int16) {
	args = []*ir.Value{l.jumpTarget(v.Args[0])}
	var late []stackArg
	for i, x := range v.Args[1:] {
		attrs := paramAttrs(v.Call.ParamAttrs, i)
		if attrs.ByVal != nil {
			continue
		}
		for k, part := range l.get(x) {
			if attrs.Swift == ir.SwiftError {
				part = l.loadFrom(l.word, part, 0, l.t.ABI.ArgSlot)
			}
			p, y := a.places[i][k], l.extendArg(x.Type, attrs, part)
			switch {
			case p.reg >= 0:
				if l.parts(x.Type)[k].small {
					y = l.fp.inFloat(y)
				}
				args, regs = append(args, y), append(regs, p.reg)
			case y != part || !l.arrivedAt(x, a.places[i][0].off):
				st := stackArg{v: l.asStored(l.parts(x.Type)[k], y), off: p.off, extended: l.parts(x.Type)[k].extended, from: -1}
				if y == part && y.Op == ir.OpLoad && l.forwardedParams[x] {
					st.from = l.arrivedIn(x, k)
				}
				late = append(late, st)
			}
		}
	}
	if ir.Forwards(v) {
		args, regs = append(args, l.va.forwarded...), append(regs, l.va.forwardRegs...)
	} else {
		args, regs = l.countFloats(args, regs, v.Call.Type, &a.assigner)
	}
	for i, st := range late { // it may be another incoming argument
		if st.extended {
			late[i].v = l.ext.loadExtended(st.v)
		}
	}
	l.storeAllOver(late)
	return args, regs
}

// resultDiffers returns how v's result differs from what the function must return, or "".
func (l *convention) resultDiffers(v *ir.Value, abi *target.ABI) string {
	f, t := l.f, v.Call.Type.Ret
	theirs, ok := l.results(abi, t)
	if !ok {
		return "the result does not fit the target's result registers"
	}
	own := l.sretParam == nil || !l.abiOf(f).SRetInReg
	for i, x := range v.Args[1:] {
		own = own || paramAttrs(v.Call.ParamAttrs, i).SRet && x == l.sretParam
	}
	if !own {
		return "the function returns the address of its result"
	}
	if l.typ.Ret.Kind == ir.VoidKind {
		for _, tr := range l.t.Transfers {
			if slices.Contains(theirs, int16(tr.Reg)) {
				return "the result must be popped"
			}
		}
		if countExtended(l.parts(t)) > 0 {
			return "the result must be popped"
		}
		return ""
	}
	ours, _ := l.results(l.abiOf(f), l.typ.Ret)
	if !slices.Equal(ours, theirs) || countExtended(l.parts(l.typ.Ret)) != countExtended(l.parts(t)) {
		return "the result is in another register"
	}
	want, have := f.RetAttrs, v.Call.RetAttrs
	if t.IsInt() && t.Bits < 32 && (want.ZeroExt || want.SignExt) && (want.ZeroExt != have.ZeroExt || want.SignExt != have.SignExt) {
		return "the result is extended differently"
	}
	return ""
}

// arrivedAt reports whether x is a parameter that arrived in memory at off.
func (l *convention) arrivedAt(x *ir.Value, off int64) bool {
	for i := range l.incoming {
		if in := &l.incoming[i]; in.raw == x {
			return len(in.places) > 0 && in.places[0].reg < 0 && in.places[0].off == off
		}
	}
	return false
}

// arrivedInReg reports whether part k of x is part of a parameter that arrived in register reg.
func (l *convention) arrivedInReg(x *ir.Value, k int, reg int16) bool {
	for i := range l.incoming {
		if in := &l.incoming[i]; in.raw == x {
			return k < len(in.places) && in.places[k].reg == reg
		}
	}
	return false
}

// jumpTarget is callee for a tail call, which cannot pass the GOT's address in a callee-saved register.
func (l *convention) jumpTarget(callee *ir.Value) *ir.Value {
	x := l.callee(callee)
	if x.Op == ir.OpSym && l.t.Address.GOTBase && !l.t.IsDirect(x.Sym.Sym()) {
		return l.gotAddr(x.Sym, 0)
	}
	return x
}

// jumpsByRegister reports whether a tail call of callee jumps through a register, which must not hold an argument.
func (l *convention) jumpsByRegister(callee *ir.Value) bool {
	return len(l.t.Frame.TailJumps) > 0 && (callee.Op != ir.OpSym || l.t.Address.GOTBase && !l.t.IsDirect(callee.Sym.Sym()))
}

// fewMoved is the maximum number of stored arguments of a tail call when optimizing for size. Each store is longer than
// a push; a tail call saves the return and the stack adjustment.
const fewMoved = 2

// findForwarded finds the parameters used only by possible tail calls. Each tail call loads those that arrive in memory
// itself: in registers from the entry on, they would only increase register pressure.
func (l *convention) findForwarded() {
	var other map[*ir.Value]bool
	for _, in := range l.incoming {
		if in.raw != nil && slices.ContainsFunc(in.places, func(p place) bool { return p.reg < 0 }) {
			if other == nil {
				other = make(map[*ir.Value]bool)
			}
			other[in.raw] = false
		}
	}
	if other == nil {
		return
	}
	jumps := false
	for _, b := range l.rpo {
		for i, v := range b.Values {
			jump := mayJump(v) && returnsAtOnce(v, b.Values[i+1:])
			jumps = jumps || jump
			for k, a := range v.Args {
				if _, ok := other[a]; ok && (!jump || k == 0) {
					other[a] = true
				}
			}
		}
	}
	if !jumps {
		return
	}
	l.forwardedParams = make(map[*ir.Value]bool)
	for p, o := range other {
		l.forwardedParams[p] = !o
	}
}

// arrivedIn returns the offset at which part k of a parameter arrived in memory, or -1.
func (l *convention) arrivedIn(x *ir.Value, k int) int64 {
	for i := range l.incoming {
		if in := &l.incoming[i]; in.raw == x && in.places[k].reg < 0 {
			return in.places[k].off
		}
	}
	return -1
}

// storeAllOver stores arguments over the function's own. Incoming arguments among them are loaded one by one, each as
// late as possible but before it is overwritten.
func (l *convention) storeAllOver(args []stackArg) {
	for len(args) > 0 {
		at := slices.IndexFunc(args, func(st stackArg) bool {
			size := l.argSize(st)
			return !slices.ContainsFunc(args, func(other stackArg) bool {
				return other.from >= 0 && other != st && other.from < st.off+size && st.off < other.from+l.argSize(other)
			})
		})
		if at < 0 { // a cycle
			at = slices.IndexFunc(args, func(st stackArg) bool { return st.from >= 0 })
			args[at].v, args[at].from = l.loadIncoming(args[at].v.Type, args[at].from), -1
			continue
		}
		st := args[at]
		if st.from >= 0 {
			st.v = l.loadIncoming(st.v.Type, st.from)
		}
		l.storeOver(st.v, st.off, st.extended)
		args = slices.Delete(args, at, at+1)
	}
}

// argSize returns the number of bytes that are stored for an argument.
func (l *convention) argSize(st stackArg) int64 {
	if st.extended {
		return extendedBytes
	}
	return l.layout.StoreSize(st.v.Type)
}

// storeOver stores an argument over the function's own arguments.
func (l *convention) storeOver(v *ir.Value, off int64, extended bool) {
	if extended {
		slot := l.newSlot(ir.Slot{Kind: ir.IncomingSlot, Size: extendedBytes, Align: l.t.ABI.ArgSlot, Offset: off})
		l.ext.copyExtended(v, l.slotAddr(slot, 0))
		return
	}
	if v.Type == ir.I1 {
		v = l.convert(ir.OpZExt, ir.I8, v)
	}
	slot := l.newSlot(ir.Slot{Kind: ir.IncomingSlot, Size: l.layout.StoreSize(v.Type), Align: l.t.ABI.ArgSlot, Offset: off})
	st := l.emit(ir.OpStore, ir.Void, v, l.slotAddr(slot, 0))
	st.Align = l.t.ABI.ArgSlot
}
