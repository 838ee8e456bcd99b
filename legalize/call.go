package legalize

import (
	"math"
	"slices"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// convention lowers parameters, arguments and results according to the calling convention.
type convention struct {
	*lowering

	fixed           assigner           // after the named parameters
	forwardedRegs   []forwardedReg     // forwarded from the entry to the exits
	forwardedParams map[*ir.Value]bool // parameters used only by tail calls; see findForwarded
	sretParam       *ir.Value
	resultAddr      *ir.Value // address of a result that is returned in memory
	outgoing        int32     // number of the slot for outgoing arguments, or -1
	swiftError      int32     // number of the slot of the Swift error that the function returns, or -1
	tail            bool      // the current call's result is returned immediately
	extended        *ir.Value // the result of such a call, extended as the function requires
	jumpsPay        bool      // see the function jumpsPay
}

// A signature describes a call, with its arguments at their raw types.
type signature struct {
	typ     *ir.Type
	args    []argument
	library bool // of a runtime library function
}

// An argument of a call: its raw type and its legalized parts.
type argument struct {
	typ   *ir.Type
	attrs ir.ParamAttrs
	parts []*ir.Value
}

// lowerCall translates a call instruction.
func (l *convention) lowerCall(v *ir.Value) {
	call := v.Call
	if call.Asm != nil {
		l.lowerAsm(v)
		return
	}
	patch := v.Patch() != nil
	if patch && l.lowerPatchpoint(v) || !l.requireConvention(v, call.CallConv, call.Type) {
		return
	}
	if l.destroysFrame(v) {
		l.fail(v, "mark it tail and follow it with ret, or use ccc", "a call of calling convention %s must be a tail call", call.CallConv)
		return
	}
	if call.StackMap == nil && l.compareMemory(v) {
		return
	}
	s := signature{typ: call.Type, args: l.args[:0], library: call.Library}
	for i, a := range v.Args[1:] {
		t := a.Type
		if i < len(call.Type.Fields) && call.Type.Fields[i].Kind == ir.PtrKind {
			t = call.Type.Fields[i] // a pointer that is a phi or a load is already a word
		}
		s.args = append(s.args, argument{t, paramAttrs(call.ParamAttrs, i), l.get(a)})
	}
	l.args = s.args
	l.guard.checkType(v)
	l.placeStackMap(v)
	callee := v.Args[0]
	if !patch {
		callee = l.callee(callee)
	}
	if f, ok := callee.Sym.(*ir.Func); ok && callee.Op == ir.OpSymGOT { // the GOT entry hides the attributes of the callee
		call.Attrs.NoUnwind = call.Attrs.NoUnwind || f.Attrs.NoUnwind
		call.Attrs.ReturnsTwice = call.Attrs.ReturnsTwice || f.Attrs.ReturnsTwice
	}
	parts := l.callTo(callee, call, s)
	l.set(v, parts...)
}

// placeStackMap records the slots of the locations of a call's stack map.
func (l *builder) placeStackMap(v *ir.Value) {
	m := v.StackMap()
	if m == nil {
		return
	}
	if n := len(m.Locations); n > math.MaxUint16 {
		l.fail(v, "name fewer values", "a stack map of %d locations is too large", n)
		return
	}
	if l.t.ABI.Link != nil { // otherwise the frame size determines where the return address is
		l.f.Attrs.FramePointer = true
	}
	placed := &ir.StackMap{ID: m.ID, Locations: slices.Clone(m.Locations), Patch: m.Patch}
	for i := range placed.Locations {
		p := &placed.Locations[i]
		if p.Alloca == nil {
			continue
		}
		r, ok := l.recipeOf(p.Alloca)
		if !ok || r.slot < 0 {
			l.fail(v, "use a smaller alignment", "an over-aligned alloca has no known frame offset for a stack map")
			return
		}
		p.Size = l.layout.Size(p.Alloca.Elem)
		if count := p.Alloca.Args; len(count) > 0 {
			p.Size *= count[0].Imm
		}
		if p.Size > math.MaxUint16 {
			l.fail(v, "store its address", "an alloca of %d bytes is too large for a stack map", p.Size)
			return
		}
		p.Alloca, p.Slot, p.Off = nil, r.slot+1, r.off
	}
	v.Call.StackMap = placed
}

// callee returns the target of a call: a function's symbol, even if the linker must find it elsewhere, or a computed
// address. A non-lazily bound function is called through its GOT entry if that is no more expensive.
func (l *convention) callee(v *ir.Value) *ir.Value {
	if v.Op == ir.OpSym && v.Imm == 0 && !v.Sym.Sym().ThreadLocal {
		f, ok := v.Sym.(*ir.Func)
		if ok && f.Attrs.NonLazyBind && !l.t.Address.GOTBase && !l.t.IsDirect(v.Sym.Sym()) {
			return l.gotAddr(f, 0)
		}
		return l.f.SymAddr(l.iptr, v.Sym, 0)
	}
	return l.one(v)
}

func (l *builder) funcAddress(fn *ir.Func) *ir.Value { return l.f.SymAddr(l.iptr, fn, 0) }

// callTo appends a call: arguments in memory are stored to the argument area, the others become arguments in registers.
// It returns the parts of the result. info is owned by the call; its registers are set.
func (l *convention) callTo(callee *ir.Value, info *ir.CallInfo, s signature) []*ir.Value {
	abi := l.convention(info.CallConv, s.typ.Variadic)
	l.requireShortVectors(callee.Sym, s.typ)
	if !l.returnsInRegisters(abi, s.typ.Ret) {
		return l.callForMemory(callee, info, s)
	}
	a := &assigner{abi: abi, l: &l.builder, variadic: s.typ.Variadic, library: s.library, stack: abi.Home}
	at, most := len(l.placed), 2
	for i := range s.args {
		arg := &s.args[i]
		l.placed = append(l.placed, a.arg(arg.typ, arg.attrs))
		most += len(arg.parts)
	}
	places := l.placed[at:]
	defer func() { l.placed = l.placed[:at] }()
	l.requireRegisters(a)
	if l.err != nil {
		return nil
	}
	if abi.PopsAligned {
		a.stack = a.pops() // the callee's whole argument area
	}
	l.reserveOutgoing(a.stack, a.align)
	for i, arg := range s.args {
		if arg.attrs.ByVal != nil {
			l.passByVal(arg, places[i][0].off)
		}
	}
	args, regs := append(make([]*ir.Value, 0, 8), callee), l.takeRegs(most+len(abi.IntArgs))
	var late []stackArg
	for i, arg := range s.args {
		if arg.attrs.ByVal != nil {
			size := l.layout.Size(arg.attrs.ByVal)
			for k, r := range a.homed(places[i][0].off, size) {
				at := int64(k * l.wbits / 8)
				args, regs = append(args, l.wordOf(arg, at, size-at)), append(regs, int16(r))
			}
			continue
		}
		for k, v := range arg.parts {
			if arg.attrs.Swift == ir.SwiftError {
				v = l.loadFrom(l.word, v, 0, l.t.ABI.ArgSlot)
			}
			v = l.extendArg(arg.typ, arg.attrs, v)
			if p := places[i][k]; p.reg >= 0 {
				if l.parts(arg.typ)[k].small {
					v = l.fp.inFloat(v)
				}
				args, regs = append(args, v), append(regs, p.reg)
			} else {
				late = append(late, stackArg{v: l.asStored(l.parts(arg.typ)[k], v), off: p.off, extended: l.parts(arg.typ)[k].extended})
			}
		}
	}
	args, regs = l.countFloats(args, regs, s.typ, a)
	for _, st := range slices.Backward(late) { // they may become pushes
		if st.extended {
			l.ext.copyExtended(st.v, l.slotAddr(l.outgoing, st.off))
		} else {
			l.storeOutgoing(st.v, st.off)
		}
	}
	info.Stack, info.Pops = a.stack, a.pops()
	for i := range s.args {
		info.Pops = max(info.Pops, a.pops(s.args[i].attrs))
	}
	return l.emitCall(abi, args, regs, info, s)
}

// callForMemory appends a call whose result does not fit in the result registers: the address of a slot is passed as
// the first argument, and returned, as for sret.
func (l *convention) callForMemory(callee *ir.Value, info *ir.CallInfo, s signature) []*ir.Value {
	t, stack := s.typ.Ret, l.t.ABI.StackAlign
	size, align := l.layout.Size(t), l.layout.Align(t)
	if size > target.MaxObject {
		l.fail(nil, "return its address", "a result of %d bytes does not fit on the stack", size)
		return nil
	}
	slot := ir.Slot{Kind: ir.LocalSlot, Size: size, Align: align}
	if align > stack {
		slot.Size, slot.Align = size+align-stack, stack
	}
	addr := l.slotAddr(l.newSlot(slot), 0)
	if align > stack {
		addr = l.andImm(l.addImm(addr, align-1), -align)
	}
	info.RetAttrs = ir.ParamAttrs{}
	l.callTo(callee, info, signature{
		typ:  ir.FuncOf(ir.Void, s.typ.Variadic, append([]*ir.Type{ir.Ptr}, s.typ.Fields...)...),
		args: append([]argument{{typ: ir.Ptr, attrs: throughMemory, parts: []*ir.Value{addr}}}, s.args...), library: s.library,
	})
	if l.err != nil {
		return nil
	}
	return l.loadParts(new(ir.Value), t, addr, align)
}

// countFloats passes a variadic callee the number of arguments in float registers, if the calling convention requires
// it.
func (l *convention) countFloats(args []*ir.Value, regs []int16, callee *ir.Type, a *assigner) ([]*ir.Value, []int16) {
	if r := l.t.ABI.VarArgFloats; callee.Variadic && r != regalloc.NoReg {
		return append(args, l.konst(ir.I8, int64(a.floats))), append(regs, int16(r))
	}
	return args, regs
}

// A stackArg is a value to store to the argument area.
type stackArg struct {
	v        *ir.Value
	off      int64
	extended bool  // v is the address of an x86_fp80
	from     int64 // tail calls only: offset in memory at which v arrived, to be loaded just before the store, or -1
}

// emitCall appends the call itself and extracts its results.
func (l *convention) emitCall(abi *target.ABI, args []*ir.Value, regs []int16, info *ir.CallInfo, s signature) []*ir.Value {
	ret := s.typ.Ret
	results, _ := l.results(abi, ret)
	parts := l.parts(ret)
	at := slices.IndexFunc(s.args, func(a argument) bool { return a.attrs.Swift == ir.SwiftError })
	if at >= 0 {
		results, parts = append(slices.Clip(results), l.errorReg(abi)), append(slices.Clip(parts), l.parts(ir.Ptr)[0])
	}
	out := l.emitCallTo(args, regs, info, ret, results, parts)
	if info.Asm != nil { // the registers for a landing pad are there, too
		for range info.ResultRegs {
			info.Asm.Results = append(info.Asm.Results, ir.AsmResult{Tied: -1})
		}
	}
	if n := len(out) - 1; at >= 0 && n >= 0 {
		l.storeTo(out[n], s.args[at].parts[0], 0, l.t.ABI.ArgSlot)
		out = out[:n]
	}
	return out
}

// emitCallTo appends a call with results in registers, the parts of type ret and perhaps more.
func (l *convention) emitCallTo(args []*ir.Value, regs []int16, info *ir.CallInfo, ret *ir.Type, results []int16, parts []part) []*ir.Value {
	op := ir.OpCall
	if info.Asm != nil { // a patchpoint, whose text has the callee
		op, args = ir.OpAsm, args[1:]
	}
	v := l.emit(op, ir.Void, args...)
	info.ArgRegs, info.ResultRegs, info.ParamAttrs = regs, results, nil
	v.Call = info
	if l.exc.invoke != nil && l.exc.invoke.info == info {
		return l.exc.emitInvoke(v, parts, info)
	}
	if countExtended(parts) > 0 {
		return l.ext.takeExtended(v, parts, info)
	}
	switch len(parts) {
	case 0:
		return nil
	case 1:
		if l.tail && info.Tail != ir.NoTailInfo && l.extendsAlike(ret, info.RetAttrs) {
			v.Type, l.extended = ir.I32, v
			return l.list(v) // only the ret uses it
		}
		v.Type = l.paramType(parts[0], info.RetAttrs)
		return l.list(l.cleanArrival(parts[0], info.RetAttrs, v))
	}
	fields := make([]*ir.Type, len(parts))
	for i, p := range parts {
		fields[i] = l.paramType(p, info.RetAttrs)
	}
	v.Type = ir.StructOf(fields...)
	out := make([]*ir.Value, len(parts))
	for i := range parts {
		x := l.emit(ir.OpExtractValue, fields[i], v)
		x.SetPath([]int{i})
		out[i] = x
	}
	for i, p := range parts {
		out[i] = l.cleanArrival(p, info.RetAttrs, out[i])
	}
	return out
}

// extendsAlike reports whether a callee with the given attributes extends a result of raw type t exactly as the
// function itself must, so that it can be returned unchanged.
func (l *convention) extendsAlike(t *ir.Type, attrs ir.ParamAttrs) bool {
	own := l.f.RetAttrs
	return t.IsInt() && t.Bits < 32 && (own.ZeroExt || own.SignExt) && own.ZeroExt == attrs.ZeroExt && own.SignExt == attrs.SignExt
}

// reserveOutgoing grows the function's outgoing argument area to at least size bytes with the given alignment.
func (l *convention) reserveOutgoing(size, align int64) {
	if size == 0 {
		return
	}
	if l.outgoing < 0 {
		l.outgoing = l.newSlot(ir.Slot{Kind: ir.OutgoingSlot, Align: l.t.ABI.StackAlign})
	}
	s := &l.f.Slots[l.outgoing]
	s.Size, s.Align = max(s.Size, size), max(s.Align, align)
}

// isShort reports whether p is (part of) a vector that takes 8 bytes in an argument area, half of its register
// (ABI.ShortVectors).
func (l *convention) isShort(p part) bool {
	return l.t.ABI.ShortVectors && p.typ.IsVector() && p.bytes <= 8
}

// asStored returns v, a value of part p, as the value to store to an argument area.
func (l *convention) asStored(p part, v *ir.Value) *ir.Value {
	if l.isShort(p) {
		return l.emit(ir.OpVFirst, ir.F64, v)
	}
	return v
}

// storeOutgoing stores an argument into the argument area.
func (l *convention) storeOutgoing(v *ir.Value, off int64) {
	if v.Type == ir.I1 {
		v = l.convert(ir.OpZExt, ir.I8, v)
	}
	st := l.emit(ir.OpStore, ir.Void, v, l.slotAddr(l.outgoing, off))
	st.Align = l.t.ABI.ArgSlot
}

// passByVal copies the memory that an argument points to into the argument area. It must not call memcpy, which could
// overwrite arguments passed there.
func (l *convention) passByVal(arg argument, off int64) {
	size := l.layout.Size(arg.attrs.ByVal)
	src := arg.parts[0]
	if off < 0 { // the first words are in registers
		src, size, off = l.addImm(src, -off), size+off, 0
	}
	if size <= 0 {
		return
	}
	dst := l.slotAddr(l.outgoing, off)
	align := max(arg.attrs.Align, 1)
	area := &l.f.Slots[l.outgoing]
	area.Align = max(area.Align, align)
	if l.copyFits(size, align) {
		l.copyInline(dst, src, size, align, false, false)
		return
	}
	if len(l.t.ABI.IntArgs) >= 3 {
		l.callMem("memcpy", dst, src, l.konst(l.iptr, size))
		return
	}
	l.copyLoop(dst, src, size)
}

// wordOf returns the word at an offset of a byval struct, with size bytes left from that offset on.
func (l *convention) wordOf(arg argument, at, size int64) *ir.Value {
	src, align := l.addImm(arg.parts[0], at), max(arg.attrs.Align, 1)
	word := int64(l.wbits / 8)
	if size >= word {
		return l.loadFrom(l.word, src, 0, align)
	}
	all := l.konst(l.word, 0)
	for i := range size {
		b := l.loadFrom(ir.I8, src, i, 1)
		all = l.or(all, l.shlImm(l.convert(ir.OpZExt, l.word, b), int(8*i)))
	}
	return all
}
