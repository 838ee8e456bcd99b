package legalize

import (
	"slices"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// variadics lowers the receiving and forwarding of variable arguments.
type variadics struct {
	*lowering

	varargs     *varArgs
	usesVarArgs bool
	forwards    bool        // some call forwards the variable arguments
	forwarded   []*ir.Value // the registers that it passes them in
	forwardRegs []int16     // likewise
}

// varArgs records the locations of a variadic function's variable arguments.
type varArgs struct {
	save     int32 // slot of the register save area
	overflow int32 // slot of the first argument in memory
	ints     int   // number of registers used by named parameters
	floats   int
}

// Offsets within the va_list of System V AMD64: { i32, i32, ptr, ptr }.
const (
	vaInts     = 0
	vaFloats   = 4
	vaOverflow = 8
	vaSave     = 16
	vaListSize = 24
	floatSave  = 16 // size of a float register in the save area
)

// Offsets within the va_list of AAPCS64, { ptr, ptr, ptr, i32, i32 }: the next argument in memory, the ends of both
// parts of the save area, and the negative offsets of the next registers from these.
const (
	vaStack    = 0
	vaIntTop   = 8
	vaFloatTop = 16
	vaIntOff   = 24
	vaFloatOff = 28
	vaEndsSize = 32
)

// usesVarArgs reports whether f reads its variable arguments, and whether it forwards them.
func usesVarArgs(f *ir.Func) (reads, forwards bool) {
	if !f.Type.Variadic {
		return false, false
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			reads = reads || v.Op == ir.OpVAStart
			forwards = forwards || ir.Forwards(v)
		}
	}
	return reads, forwards
}

// varArgRegs adds parameters for the argument registers that no named parameter uses, and for the count of float
// registers in use, nil if the convention does not pass it.
func (l *variadics) varArgRegs() (ints, floats []*ir.Value, used *ir.Value) {
	abi := &l.t.ABI
	if abi.VAList == target.VAPointer && !abi.HomeArgs {
		return nil, nil, nil
	}
	for _, r := range abi.IntArgs[l.conv.fixed.ints:] {
		ints = append(ints, l.conv.regParam(nil, l.word, int16(r)))
	}
	if abi.VAList == target.VAPointer {
		return ints, nil, nil
	}
	for _, r := range abi.FloatArgs[l.conv.fixed.floats:] {
		t := ir.F64
		if l.vec.hasVectors() {
			t = ir.V2I64
		}
		floats = append(floats, l.conv.regParam(nil, t, int16(r)))
	}
	if abi.VarArgFloats != regalloc.NoReg && (len(floats) > 0 || l.forwards) {
		used = l.conv.regParam(nil, ir.I8, int16(abi.VarArgFloats))
	}
	return ints, floats, used
}

// takeVarArgs saves the variable arguments at the start of the entry block if they are read or forwarded.
func (l *variadics) takeVarArgs() {
	if !l.usesVarArgs && !l.forwards {
		return
	}
	first := len(l.f.Params)
	ints, floats, used := l.varArgRegs()
	if l.forwards {
		l.forwarded, l.forwardRegs = slices.Clone(l.f.Params[first:]), slices.Clone(l.f.ParamRegs[first:])
	}
	if l.usesVarArgs {
		l.saveVarArgs(ints, floats, used)
	}
}

// saveVarArgs stores the argument registers that no named parameter uses; float registers only if the caller's count is
// not zero.
func (l *variadics) saveVarArgs(ints, floats []*ir.Value, used *ir.Value) {
	a := &l.conv.fixed
	va := &varArgs{ints: a.ints, floats: a.floats}
	l.varargs = va
	home := ir.Slot{Kind: ir.IncomingSlot, Size: l.t.ABI.ArgSlot, Align: l.t.ABI.ArgSlot, Offset: a.stack}
	if n := int64(len(ints)); n > 0 && l.t.ABI.HomeArgs {
		home.Size, home.Offset = n*l.t.ABI.ArgSlot, -n*l.t.ABI.ArgSlot
	}
	va.overflow = l.newSlot(home)
	if l.t.ABI.HomeArgs {
		for i, v := range ints {
			l.storeTo(v, l.slotAddr(va.overflow, int64(i)*l.t.ABI.ArgSlot), 0, l.t.ABI.ArgSlot)
		}
	}
	if l.t.ABI.VAList == target.VAPointer {
		return
	}
	abi := &l.t.ABI
	word := int64(l.wbits / 8)
	floatBase := word * int64(len(abi.IntArgs))
	va.save = l.newSlot(ir.Slot{Kind: ir.LocalSlot, Size: floatBase + floatSave*int64(len(abi.FloatArgs)), Align: 16})
	for i, v := range ints {
		l.storeTo(v, l.slotAddr(va.save, word*int64(a.ints+i)), 0, word)
	}
	if len(floats) == 0 {
		return
	}
	saveFloats, after := l.newBlock(), l.newBlock()
	if used != nil {
		l.branchIf(l.cmpImm(ir.NE, used, 0), saveFloats, after, -1)
	} else {
		l.branch(saveFloats)
	}
	l.enter(saveFloats)
	for i, v := range floats {
		l.storeTo(v, l.slotAddr(va.save, floatBase+floatSave*int64(a.floats+i)), 0, floatSave)
	}
	l.branch(after)
	l.enter(after)
}

// variadic translates the operations on a va_list.
func (l *variadics) variadic(v *ir.Value) {
	switch v.Op {
	case ir.OpVAStart:
		l.vaStart(v)
	case ir.OpVACopy:
		size := int64(vaListSize)
		switch l.t.ABI.VAList {
		case target.VAPointer:
			size = int64(l.iptr.Bits / 8)
		case target.VAEnds:
			size = vaEndsSize
		}
		l.copyInline(l.one(v.Args[0]), l.one(v.Args[1]), size, int64(l.iptr.Bits/8), false, true)
	case ir.OpVAArg:
		l.vaArg(v)
	}
}

// vaStart fills a va_list.
func (l *variadics) vaStart(v *ir.Value) {
	va := l.varargs
	if va == nil {
		l.fail(v, "use it only in a variadic function", "va_start in a function with a fixed number of arguments")
		return
	}
	list, size := l.one(v.Args[0]), int64(l.iptr.Bits/8)
	overflow := l.slotAddr(va.overflow, 0)
	if l.t.ABI.VAList == target.VAPointer {
		l.storeTo(overflow, list, 0, size)
		return
	}
	word := l.wbits / 8
	if l.t.ABI.VAList == target.VAEnds {
		intTop := int64(word * len(l.t.ABI.IntArgs))
		floatTop := intTop + int64(floatSave*len(l.t.ABI.FloatArgs))
		l.storeTo(overflow, list, vaStack, size)
		l.storeTo(l.slotAddr(va.save, intTop), list, vaIntTop, size)
		l.storeTo(l.slotAddr(va.save, floatTop), list, vaFloatTop, size)
		l.storeTo(l.konst(ir.I32, int64(word*va.ints)-intTop), list, vaIntOff, size)
		l.storeTo(l.konst(ir.I32, int64(floatSave*va.floats)-floatTop+intTop), list, vaFloatOff, 4)
		return
	}
	ints := int64(word * va.ints)
	floats := int64(word*len(l.t.ABI.IntArgs) + floatSave*va.floats)
	l.storeTo(l.konst(ir.I32, ints), list, vaInts, size)
	l.storeTo(l.konst(ir.I32, floats), list, vaFloats, size)
	l.storeTo(overflow, list, vaOverflow, size)
	l.storeTo(l.slotAddr(va.save, 0), list, vaSave, size)
}

// vaArg reads the next argument.
func (l *variadics) vaArg(v *ir.Value) {
	if !v.Type.IsScalar() && !v.Type.IsVector() && !l.pieces[v.Type] {
		l.fail(v, "let the front end expand va_arg", "va_arg of type %s is not supported", v.Type)
		return
	}
	l.set(v, l.nextArg(v, l.one(v.Args[0]), v.Type)...)
}

// nextArg reads the next argument, of type t, for v. The parts, or elements, of a vector are separate arguments, as in
// calling conventions.
func (l *variadics) nextArg(v, list *ir.Value, t *ir.Type) (vals []*ir.Value) {
	switch {
	case l.pieces[t]:
		for i, f := range t.Fields {
			vals = append(vals, l.nextScalar(v, list, f, i == 0 && len(t.Fields) > 1)...)
		}
		return vals
	case !t.IsVector():
		return l.nextScalar(v, list, t, l.count(t) > 1)
	case l.vec.laneBits(t) == 0:
		for range t.Len {
			vals = append(vals, l.nextScalar(v, list, t.Elem, false)...)
		}
		return vals
	}
	for _, p := range l.parts(t) {
		vals = append(vals, l.loadFrom(p.typ, l.nextPart(list, int64(ir.VectorBits(p.typ)/8)), 0, l.vectorBytes()))
	}
	return vals
}

// nextScalar reads the next argument, of scalar type t, for v; first: it is the first of several words.
func (l *variadics) nextScalar(v, list *ir.Value, t *ir.Type, first bool) []*ir.Value {
	layout := &l.layout
	size := layout.StoreSize(t)
	var addr *ir.Value
	switch {
	case isExtended(t):
		field := int64(0)
		if l.t.ABI.VAList != target.VAPointer {
			field = vaOverflow
		}
		addr = l.nextInMemory(list, field, layout.Size(t), layout.Align(t))
	case l.t.ABI.VAList == target.VAPointer:
		addr = l.nextInMemory(list, 0, size, l.alignedInMemory(t))
	case isQuad(t):
		addr = l.nextPart(list, size)
	default:
		float := t.IsFloat() || isSmall(t)
		x := registerArg{float: float, registers: l.count(t), size: size, align: l.t.ABI.ArgSlot}
		x.several = first && !float && l.parts(t)[0].typ == l.word
		if x.several {
			x.align = max(x.align, l.t.ABI.WordsAlign)
		}
		if l.t.ABI.VAList == target.VAEnds {
			addr = l.nextFromEnd(list, x)
			break
		}
		addr = l.nextByOffset(list, x)
	}
	vals := make([]*ir.Value, 0, 2)
	for _, p := range l.parts(t) {
		vals = append(vals, l.loadPart(v, p, addr, min(size, l.t.ABI.ArgSlot)))
	}
	return vals
}

// alignedInMemory returns the alignment in memory of a variable argument of type t that follows one word.
func (l *variadics) alignedInMemory(t *ir.Type) int64 {
	word := l.t.ABI.ArgSlot
	a := &assigner{abi: &l.t.ABI, l: &l.builder, variadic: true, stack: word, ints: len(l.t.ABI.IntArgs)}
	return max(a.scalars(nil, t)[0].off, word)
}

// nextPart returns the address of the next argument that was passed in a vector register, or in memory if it is wider
// than the saved ones.
func (l *variadics) nextPart(list *ir.Value, size int64) *ir.Value {
	switch {
	case l.t.ABI.VAList == target.VAPointer:
		return l.nextInMemory(list, 0, size, size)
	case size > floatSave:
		return l.nextInMemory(list, vaOverflow, size, size)
	}
	if x := (registerArg{float: true, registers: 1, size: size, align: size}); l.t.ABI.VAList == target.VAOffsets {
		return l.nextByOffset(list, x)
	} else {
		return l.nextFromEnd(list, x)
	}
}

// nextInMemory returns the address of the next argument in memory, and advances the pointer at list + field past it.
func (l *variadics) nextInMemory(list *ir.Value, field, size, align int64) *ir.Value {
	ptr := int64(l.iptr.Bits / 8)
	slot := l.t.ABI.ArgSlot
	p := l.loadFrom(l.iptr, list, field, ptr)
	if align > slot {
		p = l.andImm(l.addImm(p, align-1), -align)
	}
	l.storeTo(l.addImm(p, ir.RoundUp(size, slot)), list, field, ptr)
	return p
}

// A registerArg is a variable argument in integer or float registers, or in memory. The first of several words is in a
// register only if another register follows; otherwise all further integers are in memory.
type registerArg struct {
	float       bool
	registers   int
	several     bool
	size, align int64
}

// nextFromEnd returns the address of the next argument: in the save area if it is entirely there, otherwise in memory,
// as are then all further arguments of its kind.
func (l *variadics) nextFromEnd(list *ir.Value, x registerArg) *ir.Value {
	top, field, step := int64(vaIntTop), int64(vaIntOff), int64(l.wbits/8*x.registers)
	if x.float {
		top, field, step = vaFloatTop, vaFloatOff, floatSave*int64(x.registers)
	}
	off := l.loadFrom(ir.I32, list, field, 4)
	if x.several && l.t.ABI.WordsEven {
		off = l.andImm(l.addImm(off, int64(l.wbits/8)), -2*int64(l.wbits/8)) // no change if not negative and even
	}
	maybe, saved, memory, after := l.newBlock(), l.newBlock(), l.newBlock(), l.newBlock()
	l.branchIf(l.cmpImm(ir.SGE, off, 0), memory, maybe, -1)
	l.enter(maybe)
	next := l.addImm(off, step)
	l.storeTo(next, list, field, 4)
	l.branchIf(l.cmpImm(ir.SLE, next, 0), saved, memory, -1)
	l.enter(saved)
	inSave := l.add(l.loadFrom(l.iptr, list, top, 8), l.convert(ir.OpSExt, l.iptr, off))
	l.branch(after)
	l.enter(memory)
	inMemory := l.nextInMemory(list, vaStack, x.size, x.align)
	l.branch(after)
	addr := l.phi(after, l.iptr, []*ir.Block{saved, memory}, inSave, inMemory)
	l.enter(after)
	return addr
}

// nextByOffset returns the address of the next argument: in the save area if it is entirely there, otherwise in memory.
func (l *variadics) nextByOffset(list *ir.Value, x registerArg) *ir.Value {
	word := int64(l.wbits / 8)
	field, step, end := int64(vaInts), word*int64(x.registers), word*int64(len(l.t.ABI.IntArgs))
	last := end - step
	switch {
	case x.float:
		field, step = vaFloats, floatSave
		last = end + floatSave*int64(len(l.t.ABI.FloatArgs)-1)
	case x.several:
		last = end - max(step, 2*word)
	}
	off := l.loadFrom(ir.I32, list, field, 8)
	saved, memory, after := l.newBlock(), l.newBlock(), l.newBlock()
	l.branchIf(l.cmpImm(ir.ULE, off, last), saved, memory, -1)
	l.enter(saved)
	inSave := l.add(l.loadFrom(l.iptr, list, vaSave, 8), l.convert(ir.OpZExt, l.iptr, off))
	l.storeTo(l.addImm(off, step), list, field, 8)
	l.branch(after)
	l.enter(memory)
	if x.several {
		l.storeTo(l.konst(ir.I32, end), list, vaInts, 8)
	}
	inMemory := l.nextInMemory(list, vaOverflow, x.size, x.align)
	l.branch(after)
	addr := l.phi(after, l.iptr, []*ir.Block{saved, memory}, inSave, inMemory)
	l.enter(after)
	return addr
}
