package legalize

import (
	"slices"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// A place is the location of one register-sized part of an argument or result.
type place struct {
	reg int16 // register, or -1
	off int64 // in memory: bytes above the first argument there
}

// An assigner assigns places to arguments in order, according to the target's calling convention.
type assigner struct {
	abi          *target.ABI
	l            *builder
	ints, floats int
	vectors      int                     // vectors in registers of their own
	inReg        int                     // registers used by arguments marked inreg
	nest         bool                    // an argument has been marked nest
	swift        [ir.SwiftAsync + 1]bool // by kind of Swift parameter: already seen
	taken        regalloc.RegSet         // by integers, with NarrowArgs
	stack        int64                   // bytes of memory used so far
	align        int64                   // required by the vectors in memory, or 0
	variadic     bool                    // the function is variadic
	marked       bool                    // the current argument is marked inreg
	library      bool                    // for a runtime library function
	units        regalloc.RegSet         // of floating-point registers, where doubles overlap pairs of them
	overflowed   bool                    // with units: a float is in memory
}

// arg returns the places of an argument of raw type t. A byval argument has one place, in memory.
func (a *assigner) arg(t *ir.Type, attrs ir.ParamAttrs) []place {
	if attrs.ByVal != nil && a.abi.Positional {
		a.l.fail(nil, "pass its address", "a struct as an argument of this calling convention is not supported")
		return a.l.place(place{reg: -1})
	}
	if attrs.ByVal != nil {
		size, align := a.l.layout.Size(attrs.ByVal), max(attrs.Align, a.abi.ArgSlot)
		if max(size, align) > target.MaxObject {
			a.l.fail(nil, "pass its address", "an argument of %d bytes aligned to %d does not fit on the stack", size, align)
			size, align = 0, a.abi.ArgSlot
		}
		if off, ok := a.home(size, align); ok {
			return a.l.place(place{-1, off})
		}
		return a.l.place(place{-1, a.memory(size, align)})
	}
	a.marked = attrs.InReg && !a.variadic && a.abi.InRegArgs != nil
	if attrs.SRet && !a.marked && a.abi.SRetInMemory {
		return a.l.place(place{-1, a.memory(a.abi.ArgSlot, a.abi.ArgSlot)})
	}
	if attrs.SRet && len(a.abi.SRetArgs) > 0 && t.Kind == ir.PtrKind {
		return a.l.place(place{reg: int16(a.abi.SRetArgs[0])})
	}
	if attrs.Nest {
		if len(a.abi.NestArgs) == 0 || t.Kind != ir.PtrKind || a.nest {
			a.l.fail(nil, "mark a single pointer parameter nest, and use ccc", "the nest attribute is not supported here")
			return a.l.place(place{reg: -1})
		}
		a.nest = true
		a.requireNest()
		return a.l.place(place{reg: int16(a.abi.NestArgs[0])})
	}
	if s := attrs.Swift; s != ir.NoSwift {
		if int(s) >= len(a.abi.SwiftArgs) || t.Kind != ir.PtrKind || a.swift[s] {
			a.l.fail(nil, "mark a single pointer parameter, and use a target and calling convention that support it", "the %s attribute is not supported here", ir.SwiftAttrs[s])
			return a.l.place(place{reg: -1})
		}
		a.swift[s] = true
		return a.l.place(place{reg: int16(a.abi.SwiftArgs[s])})
	}
	k := a.l.kept
	at := len(k.places)
	k.places = a.scalars(k.places, t)
	return k.places[at:len(k.places):len(k.places)]
}

// home returns the offset of a struct that begins in registers (ABI.HomeArgs), a negative number: the rest of it starts
// at offset 0 of the argument area. If that area is already in use, the part of a struct beyond its registers goes to
// memory, and no later argument is in registers.
func (a *assigner) home(size, align int64) (off int64, ok bool) {
	word, n := a.abi.ArgSlot, len(a.abi.IntArgs)
	if !a.abi.HomeArgs || a.ints == n {
		return 0, false
	}
	for ; a.ints < n && int64(n-a.ints)*word%align != 0; a.ints++ {
	}
	off = -int64(n-a.ints) * word
	switch rest := size + off; {
	case off == 0, rest > 0 && a.stack > 0:
		a.ints = n
		return 0, false
	case rest > 0:
		a.ints = n
		a.memory(rest, word)
	default:
		a.ints += int(ir.RoundUp(size, word) / word)
	}
	return off, true
}

// homed returns the registers that hold words of the struct of size bytes at offset off.
func (a *assigner) homed(off, size int64) []regalloc.Reg {
	if off >= 0 {
		return nil
	}
	word := a.abi.ArgSlot
	regs := a.abi.IntArgs[len(a.abi.IntArgs)+int(off/word):]
	return regs[:min(len(regs), int(ir.RoundUp(size, word)/word))]
}

// requireNest fails if an argument marked inreg already occupies the register of the nest argument.
func (a *assigner) requireNest() {
	if a.nest && slices.Contains(a.abi.InRegArgs[:a.inReg], a.abi.NestArgs[0]) {
		a.l.fail(nil, "mark fewer inreg", "parameters marked inreg and nest need the same register")
	}
}

// place returns a slice with p alone, in the function's arena.
func (k *kept) place(p place) []place {
	at := len(k.places)
	k.places = append(k.places, p)
	return k.places[at : at+1 : at+1]
}

// pops returns the number of bytes that a function pops on return: all its arguments, or only those implied by the
// given attributes.
func (a *assigner) pops(attrs ...ir.ParamAttrs) int64 {
	switch {
	case a.abi.PopsAligned:
		return ir.RoundUp(a.stack+a.abi.ReturnAddr, a.abi.StackAlign) - a.abi.ReturnAddr
	case a.abi.Pops:
		return a.stack
	}
	if slices.ContainsFunc(attrs, func(x ir.ParamAttrs) bool { return x.SRet && !x.InReg }) {
		return a.abi.SRetPop
	}
	return 0
}

// memory allocates size bytes of the argument area.
func (a *assigner) memory(size, align int64) int64 {
	off := ir.RoundUp(a.stack, align)
	a.stack = off + ir.RoundUp(size, a.abi.ArgSlot)
	return off
}

func (a *assigner) scalars(ps []place, t *ir.Type) []place {
	if a.abi.Positional && (a.l.pieces[t] || t.Kind != ir.VoidKind && t.Kind != ir.StructKind && t.Kind != ir.ArrayKind) {
		return a.position(ps, t)
	}
	switch t.Kind {
	case ir.VoidKind:
		return ps
	case ir.StructKind:
		if e, n := a.homogeneous(t); n > 0 {
			return a.block(ps, e, n)
		}
		if e := t.Fields; a.l.pieces[t] && !e[0].IsFloat() && !isSmall(e[0]) { // the elements of a vector, as one value
			return a.words(ps, e[0], len(e)*a.l.count(e[0]))
		}
		for _, f := range t.Fields {
			ps = a.scalars(ps, f)
		}
		return ps
	case ir.ArrayKind:
		if len(a.l.parts(t)) == 0 {
			return ps
		}
		if e, n := a.homogeneous(t); n > 0 {
			return a.block(ps, e, n)
		}
		if a.abi.Homogeneous > 0 && t.Elem.IsInt() && a.stack > 0 {
			a.allOrNone(t)
		}
		if a.abi.ArraysTogether && (t.Elem.IsScalar() || t.Elem.IsVector() && a.l.vec.laneBits(t.Elem) > 0) {
			return a.together(ps, t)
		}
		for range t.Len {
			ps = a.scalars(ps, t.Elem)
		}
		return ps
	}
	if t.IsVector() {
		return a.vector(ps, t)
	}
	if t.Kind == ir.X86FP80Kind {
		layout := &a.l.layout
		return append(ps, place{-1, a.memory(layout.Size(t), max(layout.Align(t), a.abi.ArgSlot))})
	}
	if isQuad(t) && a.l.vec.hasVectors() {
		switch {
		case len(a.abi.FloatArgs) == 0 && !a.library: // as LLVM 19 does
			return append(ps, place{-1, a.memory(quadBytes, a.abi.ArgSlot)})
		case a.floats == len(a.abi.FloatArgs): // aligned, as the runtime library expects
			return append(ps, place{-1, a.memory(quadBytes, quadBytes)})
		}
		a.floats++
		return append(ps, place{reg: int16(a.abi.FloatArgs[a.floats-1])})
	}
	if !t.IsFloat() && !isSmall(t) {
		return a.words(ps, t, a.l.count(t))
	}
	if a.abi.DoubleArgs != nil {
		return a.block(ps, t, 1)
	}
	if a.floats < len(a.abi.FloatArgs) && !(isSmall(t) && a.abi.HalvesInMemory) {
		a.floats++
		return append(ps, place{reg: int16(a.abi.FloatArgs[a.floats-1])})
	}
	align := a.abi.ArgSlot
	if t.Kind == ir.DoubleKind {
		align = max(align, a.abi.DoubleAlign)
	}
	return append(ps, place{-1, a.memory(a.l.layout.StoreSize(t), align)})
}

// position returns the place of an argument of type t if registers are assigned by position (ABI.Positional).
func (a *assigner) position(ps []place, t *ir.Type) []place {
	float := isSmall(t) || t.IsFloat() && t.Kind != ir.X86FP80Kind && !isQuad(t)
	if t.IsVector() || !float && (!t.IsInt() && t.Kind != ir.PtrKind || a.l.count(t) != 1) {
		a.l.fail(nil, "pass its address", "an argument of type %s is not supported in this calling convention", t)
		for range a.l.parts(t) {
			ps = append(ps, place{reg: -1})
		}
		return ps
	}
	regs, n := a.abi.IntArgs, a.ints
	if float {
		regs = a.abi.FloatArgs
	}
	if a.ints++; n < len(regs) {
		return append(ps, place{reg: int16(regs[n])})
	}
	return append(ps, place{-1, a.memory(a.abi.ArgSlot, a.abi.ArgSlot)})
}

// homogeneous returns the member type of t and the number of members if t is a homogeneous floating-point aggregate
// (ABI.Homogeneous) or the pieces of a vector; otherwise 0.
func (a *assigner) homogeneous(t *ir.Type) (elem *ir.Type, n int) {
	if a.abi.Homogeneous == 0 {
		return nil, 0
	}
	if a.l.pieces[t] && t.Fields[0].IsFloat() && len(t.Fields) <= len(a.abi.FloatArgsOf(t.Fields[0] == ir.F64)) {
		return t.Fields[0], len(t.Fields)
	}
	elem, count := sameFloats(t, a.abi.Homogeneous)
	return elem, int(count)
}

// sameFloats returns the common type of the members of t, float or double, and their number, at most most; otherwise 0.
func sameFloats(t *ir.Type, most int64) (elem *ir.Type, n int64) {
	switch t.Kind {
	case ir.FloatKind, ir.DoubleKind:
		return t, 1
	case ir.ArrayKind:
		if elem, n = sameFloats(t.Elem, most); n > 0 && t.Len <= most/n {
			return elem, n * t.Len
		}
		return nil, 0
	case ir.StructKind:
		for _, f := range t.Fields {
			e, k := sameFloats(f, most)
			if n += k; k == 0 || elem != nil && e != elem || n > most {
				return nil, 0
			}
			elem = e
		}
	}
	return elem, n
}

// block returns the places of n floats of type t in consecutive registers, where doubles overlap pairs of them.
func (a *assigner) block(ps []place, t *ir.Type, n int) []place {
	double := t.Kind == ir.DoubleKind
	if !a.overflowed {
		if regs := target.FloatRegisters(a.l.t.Machine, &a.units, a.abi.FloatArgsOf(double), n); regs != nil {
			for _, r := range regs {
				ps = append(ps, place{reg: int16(r)})
			}
			return ps
		}
	}
	a.overflowed = true
	align := a.abi.ArgSlot
	if double {
		align = max(align, a.abi.DoubleAlign)
	}
	for range n {
		ps = append(ps, place{-1, a.memory(a.l.layout.StoreSize(t), align)})
	}
	return ps
}

// allOrNone marks all integer registers as used unless an array of type t fits entirely into the remaining ones.
func (a *assigner) allOrNone(t *ir.Type) {
	n, first := len(a.l.parts(t)), a.ints
	if a.l.count(t.Elem) > 1 && a.abi.WordsEven {
		first += first & 1
	}
	if first+n > len(a.abi.IntArgs) {
		a.ints = len(a.abi.IntArgs)
	}
}

// words assigns the next registers, or places in memory, to the n words of a value of integer type t. With
// ABI.WordsAlign, the first of several words takes a register only if another follows it; otherwise the value, aligned,
// and all further integers are in memory.
func (a *assigner) words(ps []place, t *ir.Type, n int) []place {
	if a.abi.NarrowArgs != nil {
		return a.free(ps, t, n)
	}
	regs, next := a.abi.IntArgs, &a.ints
	if a.marked {
		regs, next = a.abi.InRegArgs, &a.inReg
	}
	switch {
	case a.abi.WordsTogether && *next+n > len(regs):
		return a.inMemory(ps, t, n)
	case n > 1 && a.abi.WordsEven && *next+1 < len(regs) && a.l.parts(t)[0].typ == a.l.word:
		*next += *next & 1
	case n > 1 && a.abi.WordsAlign > 0 && *next+1 >= len(regs) && a.l.parts(t)[0].typ == a.l.word:
		*next = len(regs)
		a.stack = ir.RoundUp(a.stack, a.abi.WordsAlign)
	}
	for range n {
		if *next == len(regs) {
			ps = append(ps, place{-1, a.memory(a.abi.ArgSlot, a.abi.ArgSlot)})
			continue
		}
		ps = append(ps, place{reg: int16(regs[*next])})
		*next++
	}
	if a.marked {
		a.requireNest()
	}
	return ps
}

// together returns the places of the elements of an array of scalars, which are either all in registers or all in
// memory.
func (a *assigner) together(ps []place, t *ir.Type) []place {
	layout := &a.l.layout
	regs, next, n := a.abi.IntArgs, &a.ints, len(a.l.parts(t))
	float := t.Elem.IsFloat() || isSmall(t.Elem) || isQuad(t.Elem) || t.Elem.IsVector()
	if float {
		regs, next = a.abi.FloatArgs, &a.floats
	}
	pairs := !float && a.l.count(t.Elem) > 1
	if pairs && a.abi.WordsEven && *next < len(regs) {
		*next += *next & 1
	}
	if *next+n <= len(regs) {
		for range n {
			ps = append(ps, place{reg: int16(regs[*next])})
			*next++
		}
		return ps
	}
	*next = len(regs)
	size := layout.Size(t.Elem) / int64(a.l.count(t.Elem))
	if !float {
		size = max(size, a.abi.ArgSlot)
	}
	off := a.memory(size*int64(n), max(a.abi.ArgSlot, min(layout.Align(t.Elem), a.abi.StackAlign)))
	for i := range n {
		ps = append(ps, place{-1, off + int64(i)*size})
	}
	return ps
}

// free assigns each of the n words of an integer of type t its first free candidate register, or a place in memory.
func (a *assigner) free(ps []place, t *ir.Type, n int) []place {
	regs, at := a.abi.IntArgs, len(ps)
	if t.IsInt() && t.Bits <= 16 {
		regs = a.abi.NarrowArgs
	}
	for _, r := range regs {
		if len(ps)-at < n && !a.taken.Has(r) {
			a.taken.Add(r)
			ps = append(ps, place{reg: int16(r)})
		}
	}
	if n > 1 && a.abi.WordsAlign > 0 && len(ps) == at && a.l.parts(t)[0].typ == a.l.word {
		a.stack = ir.RoundUp(a.stack, a.abi.WordsAlign)
	}
	for len(ps)-at < n {
		ps = append(ps, place{-1, a.memory(a.abi.ArgSlot, a.abi.ArgSlot)})
	}
	return ps
}

// vector returns the places of a vector, part by part.
func (a *assigner) vector(ps []place, t *ir.Type) []place {
	if a.l.vec.laneBits(t) == 0 {
		for range t.Len {
			ps = a.scalars(ps, t.Elem)
		}
		return ps
	}
	regs, next := a.abi.FloatArgs, &a.floats
	if a.abi.VectorArgs != nil {
		regs, next = a.abi.VectorArgs, &a.vectors
		if a.variadic {
			regs = nil
		}
	}
	for _, p := range a.l.parts(t) {
		size := int64(ir.VectorBits(p.typ) / 8)
		switch {
		case *next < len(regs) && (size == a.l.vectorBytes() || !a.variadic):
			ps = append(ps, place{reg: int16(regs[*next])})
			*next++
		default:
			if a.abi.ShortVectors && p.bytes <= 8 {
				size = 8
			}
			ps = append(ps, place{-1, a.memory(size, size)})
			a.align = max(a.align, size)
		}
	}
	return ps
}

// inMemory assigns all n parts of a scalar to the argument area.
func (a *assigner) inMemory(ps []place, t *ir.Type, n int) []place {
	layout := &a.l.layout
	align := a.abi.ArgSlot
	if n > 1 {
		align = max(align, a.abi.WordsAlign)
	}
	off := a.memory(int64(n*layout.MaxIntBytes), align)
	for i := range n {
		ps = append(ps, place{-1, off + int64(i*layout.MaxIntBytes)})
	}
	return ps
}

// maxSmallResults is the maximum number of halves returned in vector registers.
const maxSmallResults = 3

// results returns the registers of a result of raw type t under a calling convention. x86_fp80 results are on the x87
// stack instead, the first one at its top. ok is false if there are too few registers.
func (l *convention) results(abi *target.ABI, t *ir.Type) (regs []int16, ok bool) {
	parts := l.parts(l.returnedAs(abi, t))
	regs = l.takeRegs(len(parts))
	extended := countExtended(parts)
	var units regalloc.RegSet
	for _, p := range parts {
		from := abi.IntRets
		switch {
		case p.quad && len(abi.FloatArgs) == 0:
			return nil, false
		case extended > maxExtendedResults || p.typ.IsFloat() && extended > 0 && len(l.t.Transfers) > 0 && slices.Contains(abi.FloatRets, l.t.Transfers[0].Reg):
			return nil, false
		case p.extended:
			continue
		case p.quad:
			if from = abi.FloatRets; abi.QuadRets > 0 {
				from = from[:min(len(from), abi.QuadRets)]
			}
		case p.typ.IsFloat() || p.small && abi.VectorRets == nil:
			from = abi.FloatRetsOf(p.typ == ir.F64)
		case p.small:
			from = abi.VectorRets[:min(len(abi.VectorRets), maxSmallResults)]
		case p.typ.IsVector() && abi.VectorRets != nil:
			from = abi.VectorRets
		case p.typ.IsVector():
			from = abi.FloatRets
		}
		for len(from) > 0 && slices.Contains(regs, int16(from[0])) {
			from = from[1:]
		}
		if abi.DoubleRets != nil {
			from = target.FloatRegisters(l.t.Machine, &units, from, 1)
		}
		if len(from) == 0 {
			return nil, false
		}
		regs = append(regs, int16(from[0]))
	}
	return regs, true
}

// returnsInRegisters reports whether a result of raw type t is returned in registers.
func (l *convention) returnsInRegisters(abi *target.ABI, t *ir.Type) bool {
	if t.Kind == ir.VoidKind || t.Kind == ir.PtrKind || t.IsInt() && t.Bits <= l.wbits {
		return true
	}
	_, ok := l.results(abi, t)
	return ok
}

// extendArg returns the value to pass for a scalar of raw type t, extended to at least 32 bits if the attributes
// require it.
func (l *convention) extendArg(t *ir.Type, attrs ir.ParamAttrs, v *ir.Value) *ir.Value {
	if !t.IsInt() || t.Bits >= 32 || !attrs.ZeroExt && !attrs.SignExt {
		return v
	}
	if attrs.SignExt {
		return l.convert(ir.OpSExt, ir.I32, l.signed(widthOf(t.Bits), v))
	}
	return l.convert(ir.OpZExt, ir.I32, v)
}

// makeParams makes the parameters that arrive in registers, and records the places of the others.
func (l *convention) makeParams() {
	f := l.f
	raw := f.Params
	f.Params, f.ParamRegs = nil, nil
	l.line, l.col = int32(f.Line), int32(f.Col)
	l.requireShortVectors(f, f.Type)
	if !l.requireConvention(nil, f.CallConv, f.Type) {
		return
	}
	abi := l.abiOf(f)
	a := &assigner{abi: abi, l: &l.builder, variadic: f.Type.Variadic, stack: abi.Home}
	if !l.returnsInRegisters(a.abi, l.typ.Ret) {
		in := incoming{attrs: throughMemory, places: a.arg(ir.Ptr, throughMemory), regs: []*ir.Value{nil}}
		if r := in.places[0].reg; r >= 0 {
			in.regs[0] = l.regParam(nil, l.iptr, r)
		}
		f.Pops = a.pops(throughMemory)
		l.incoming = append(l.incoming, in)
	}
	for i, p := range raw {
		attrs := paramAttrs(f.ParamAttrs, i)
		l.line, l.col = p.Line, p.Col
		places := a.arg(p.Type, attrs)
		in := incoming{raw: p, attrs: attrs, places: places}
		if attrs.SRet {
			l.sretParam = p
		}
		if attrs.ByVal != nil {
			for _, r := range a.homed(places[0].off, l.layout.Size(attrs.ByVal)) {
				in.regs = append(in.regs, l.regParam(nil, l.word, int16(r)))
			}
		} else {
			in.regs = make([]*ir.Value, len(places))
			for k, pl := range places {
				if pl.reg < 0 {
					continue
				}
				t := l.paramType(l.parts(p.Type)[k], attrs)
				if t.IsFloat() && slices.Contains(a.abi.Handed, regalloc.Reg(pl.reg)) {
					t = ir.V2I64 // the whole register is forwarded
				}
				in.regs[k] = l.regParam(p, t, pl.reg)
			}
		}
		l.incoming = append(l.incoming, in)
	}
	f.Pops = max(f.Pops, a.pops(f.ParamAttrs...))
	l.requireRegisters(a)
	l.keepRegisters(a)
	if f.Pops > 0 { // otherwise the machine need not have a return that pops
		if most := l.t.MostPopped(); f.Pops > most {
			l.fail(nil, "pass large arguments by address, or use ccc", "a function of this calling convention can pop at most %d bytes of arguments, not %d", most, f.Pops)
		}
	}
	if l.fixed = *a; a.abi.PopsAligned {
		l.fixed.stack = f.Pops
	}
}

// keepRegisters adds parameters for the registers that the function preserves but no prologue saves, unless an argument
// arrives in them.
func (l *convention) keepRegisters(a *assigner) {
	for _, r := range a.abi.Handed {
		if at := slices.Index(l.f.ParamRegs, int16(r)); at >= 0 {
			l.forwardedRegs = append(l.forwardedRegs, forwardedReg{l.f.Params[at], r})
		} else {
			l.forwardedRegs = append(l.forwardedRegs, forwardedReg{l.regParam(nil, ir.V2I64, int16(r)), r})
		}
	}
}

// forwardedReg is a register that the function forwards from its entry to its exits.
type forwardedReg struct {
	v   *ir.Value
	reg regalloc.Reg
}

// leave ends the block with op, a return or a tail call, which passes args in regs and forwards the registers that the
// function preserves.
func (l *convention) leave(op ir.Op, args []*ir.Value, regs []int16) (*ir.Value, []int16) {
	for _, h := range l.forwardedRegs {
		if !slices.Contains(regs, int16(h.reg)) {
			if l.isWide(h.v) {
				h.v = l.emit(ir.OpVLower, ir.V2I64, h.v)
			}
			args, regs = append(slices.Clip(args), h.v), append(slices.Clip(regs), int16(h.reg))
		}
	}
	if l.swiftError >= 0 {
		reg := l.errorReg(l.abiOf(l.f))
		if !slices.Contains(regs, reg) {
			args, regs = append(slices.Clip(args), l.loadFrom(l.word, l.slotAddr(l.swiftError, 0), 0, l.t.ABI.ArgSlot)), append(slices.Clip(regs), reg)
		}
		if l.f.RetRegs == nil { // also not preserved if the function only leaves by tail calls
			l.f.RetRegs = []int16{reg}
		}
	}
	return l.emit(op, ir.Void, args...), regs
}

// errorReg returns the register of Swift's error result.
func (l *convention) errorReg(abi *target.ABI) int16 { return int16(abi.SwiftArgs[ir.SwiftError]) }

// requireRegisters fails if a has assigned memory to arguments that must be in registers.
func (l *convention) requireRegisters(a *assigner) {
	if a.stack > 0 && a.abi.RegistersOnly {
		l.fail(nil, "pass fewer arguments, or the address of a struct", "the arguments need more registers than the calling convention has")
	}
}

// throughMemory are the attributes of the implicit parameter that the raw program does not have: the address of a
// result returned in memory.
var throughMemory = ir.ParamAttrs{SRet: true}

// incoming is a parameter during lowering.
type incoming struct {
	raw    *ir.Value // nil: throughMemory
	attrs  ir.ParamAttrs
	places []place
	regs   []*ir.Value // by place: nil in memory; of a struct in memory, the words that arrive in registers
}

// paramType returns the parameter type of a part. An i1 that the caller did not extend has undefined upper bits in its
// byte.
func (l *builder) paramType(p part, attrs ir.ParamAttrs) *ir.Type {
	if p.small {
		return ir.F32
	}
	if p.typ == ir.I1 && !attrs.ZeroExt {
		return ir.I8
	}
	return p.typ
}

// regParam adds a parameter in a register to the function.
func (l *convention) regParam(raw *ir.Value, t *ir.Type, reg int16) *ir.Value {
	v := l.f.NewValue(ir.OpArg, t)
	v.Imm = int64(len(l.f.Params))
	if raw != nil {
		v.Name, v.Line, v.Col = raw.Name, raw.Line, raw.Col
	}
	l.f.Params = append(l.f.Params, v)
	l.f.ParamRegs = append(l.f.ParamRegs, reg)
	return v
}

// lowerParams assigns values to the raw parameters, at the start of the entry block.
func (l *convention) lowerParams() {
	for _, in := range l.incoming {
		p := in.raw
		if p == nil {
			if l.resultAddr = in.regs[0]; l.resultAddr == nil {
				l.resultAddr = l.loadIncoming(l.iptr, in.places[0].off)
			}
			continue
		}
		if in.attrs.ByVal != nil {
			slot := l.newSlot(ir.Slot{Kind: ir.IncomingSlot, Size: l.layout.Size(in.attrs.ByVal), Align: max(in.attrs.Align, l.t.ABI.ArgSlot), Offset: in.places[0].off})
			word := l.t.ABI.ArgSlot
			if n := int64(len(in.regs)) * word; n > 0 {
				l.f.Slots[slot].Size = max(l.f.Slots[slot].Size, n)
			}
			for k, v := range in.regs {
				l.storeTo(v, l.slotAddr(slot, int64(k)*word), 0, word)
			}
			l.setRecipe(p, recipe{slot: slot})
			continue
		}
		if in.attrs.Swift == ir.SwiftError && in.regs[0] != nil { // the function has its own variable for it
			l.swiftError = l.newSlot(ir.Slot{Kind: ir.LocalSlot, Size: l.t.ABI.ArgSlot, Align: l.t.ABI.ArgSlot})
			l.storeTo(in.regs[0], l.slotAddr(l.swiftError, 0), 0, l.t.ABI.ArgSlot)
			l.setRecipe(p, recipe{slot: l.swiftError})
			continue
		}
		parts := l.parts(p.Type)
		vals := make([]*ir.Value, len(parts))
		for k, part := range parts {
			v := in.regs[k]
			if part.extended {
				slot := ir.Slot{Kind: ir.IncomingSlot, Size: extendedBytes, Align: l.t.ABI.ArgSlot, Offset: in.places[k].off}
				vals[k] = l.slotAddr(l.newSlot(slot), 0)
				continue
			}
			if v == nil && part.small {
				v = l.loadIncoming(part.typ, in.places[k].off)
			} else if v == nil && l.isShort(part) {
				v = l.emit(ir.OpVOf, ir.V2F64, l.loadIncoming(ir.F64, in.places[k].off))
			} else if v == nil {
				v = l.loadIncoming(l.paramType(part, in.attrs), in.places[k].off)
			} else if t := l.paramType(part, in.attrs); t.IsFloat() && v.Type == ir.V2I64 {
				v = l.emit(ir.OpVFirst, t, v)
			}
			vals[k] = l.cleanArrival(part, in.attrs, v)
		}
		l.set(p, vals...)
	}
}

func (l *builder) loadIncoming(t *ir.Type, off int64) *ir.Value {
	slot := l.newSlot(ir.Slot{Kind: ir.IncomingSlot, Size: l.layout.StoreSize(t), Align: l.t.ABI.ArgSlot, Offset: off})
	v := l.emit(ir.OpLoad, t, l.slotAddr(slot, 0))
	v.Align = l.t.ABI.ArgSlot
	return v
}

// cleanArrival zeroes the bits above the width of a part of a parameter or result.
func (l *builder) cleanArrival(p part, attrs ir.ParamAttrs, v *ir.Value) *ir.Value {
	if p.small && v.Type == ir.F32 {
		return l.fp.outOfFloat(v)
	}
	if !p.typ.IsInt() || attrs.ZeroExt {
		return v
	}
	if v.Type != p.typ {
		v = l.convert(ir.OpTrunc, p.typ, v)
	}
	return l.clean(width{p.bits, p.typ}, v)
}

// lowerRet ends the block with a return.
func (l *convention) lowerRet(v *ir.Value) {
	abi := l.abiOf(l.f)
	args, regs := l.returned(v, abi)
	if _, regs = l.leave(ir.OpRet, args, regs); len(v.Args) > 0 || len(regs) > 0 {
		l.f.RetRegs = append([]int16{}, regs...)
	}
}

// returned returns the values that the return of v passes, and their registers.
func (l *convention) returned(v *ir.Value, abi *target.ABI) ([]*ir.Value, []int16) {
	if l.sretParam != nil && abi.SRetInReg && l.resultAddr == nil {
		return l.list(l.one(l.sretParam)), []int16{int16(abi.IntRets[0])}
	}
	if len(v.Args) == 0 {
		return nil, nil
	}
	t := l.typ.Ret
	if l.resultAddr != nil {
		l.storeParts(v, t, l.get(v.Args[0]), l.resultAddr, l.layout.Align(t))
		if !abi.SRetInReg {
			return nil, nil
		}
		return l.list(l.resultAddr), []int16{int16(abi.IntRets[0])}
	}
	regs, _ := l.results(abi, t)
	if isExtended(t) {
		l.ext.pushOne(v.Args[0])
		return nil, regs
	}
	args := l.ext.returnExtended(t, l.get(v.Args[0]))
	switch {
	case l.extended != nil:
		args[0] = l.extended
	case len(args) == 1 && len(l.parts(t)) == 1:
		args[0] = l.extendArg(t, l.f.RetAttrs, args[0])
	}
	return args, regs
}

// newSlot adds a slot to the function and returns its number.
func (l *builder) newSlot(s ir.Slot) int32 {
	l.f.Slots = append(l.f.Slots, s)
	return int32(len(l.f.Slots) - 1)
}

// slotAddr appends the address of a slot plus off bytes.
func (l *builder) slotAddr(slot int32, off int64) *ir.Value {
	v := l.emit(ir.OpSlotAddr, l.iptr)
	v.Imm = int64(slot)
	if !target.ReachesInFrame(off) {
		return l.addImm(v, off)
	}
	v.Hi = off
	return v
}

// paramAttrs returns attribute set number i, empty if there is none.
func paramAttrs(as []ir.ParamAttrs, i int) ir.ParamAttrs {
	if i < len(as) {
		return as[i]
	}
	return ir.ParamAttrs{}
}
