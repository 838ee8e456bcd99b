package legalize

import "spillway/ir"

// loadFrom appends a load of a legal type from addr + off.
func (l *builder) loadFrom(t *ir.Type, addr *ir.Value, off, align int64) *ir.Value {
	v := l.emit(ir.OpLoad, t, l.plus(addr, off))
	v.Align = alignAt(align, off)
	return v
}

// storeTo appends a store of v to addr + off.
func (l *builder) storeTo(v, addr *ir.Value, off, align int64) *ir.Value {
	if v.Type == ir.I1 {
		v = l.convert(ir.OpZExt, ir.I8, v)
	}
	st := l.emit(ir.OpStore, ir.Void, v, l.plus(addr, off))
	st.Align = alignAt(align, off)
	return st
}

// alignAt returns the alignment off bytes above an address aligned to align.
func alignAt(align, off int64) int64 {
	if off == 0 {
		return align
	}
	return min(align, off&-off)
}

// plus returns addr + off; addresses of slots and symbols absorb the offset.
func (l *builder) plus(addr *ir.Value, off int64) *ir.Value {
	switch {
	case off == 0:
		return addr
	case addr.Op == ir.OpSlotAddr:
		return l.slotAddr(int32(addr.Imm), addr.Hi+off)
	case addr.Op == ir.OpSym && addr.Hi == 0:
		return l.symAddr(addr.Sym, addr.Imm+off)
	case addr.Op == ir.OpAdd && addr.Args[1].IsConst():
		return l.addImm(addr.Args[0], addr.Args[1].Imm+off)
	}
	return l.addImm(addr, off)
}

// A piece is an access of a power-of-two number of bytes to part of a value's memory.
type piece struct {
	off  int64 // from the part's address
	bits int
}

// pieces returns the accesses that cover an integer part of n bits.
func pieces(n int) []piece {
	var ps []piece
	left, off := (n+7)/8, int64(0)
	for size := 8; size > 0; size /= 2 {
		if left >= size {
			ps = append(ps, piece{off, size * 8})
			off += int64(size)
			left -= size
		}
	}
	return ps
}

// plainAccess reports whether a part is accessed by one operation of its own type.
func (p part) plainAccess() bool { return !p.typ.IsInt() || p.bits == p.typ.Bits && p.typ != ir.I1 }

// alignOf returns the known alignment of a memory operation on type t.
func (l *builder) alignOf(v *ir.Value, t *ir.Type) int64 {
	if v.Align > 0 {
		return v.Align
	}
	return l.layout.Align(t)
}

// load translates a load.
func (l *builder) load(v *ir.Value) {
	if whole := l.atom.atomicWhole(v, v.Type); whole != nil {
		l.atom.loadWhole(v, whole)
		return
	}
	addr, align := l.one(v.Args[0]), l.alignOf(v, v.Type)
	if t := l.single(v.Type); t != nil && v.Order != ir.NotAtomic && l.atom.locks() {
		l.set(v, l.atom.libAtomic(v, v.Order, "load", t, addr)...)
		return
	}
	if l.count(v.Type) == 1 && l.atom.relax(v) {
		defer l.atom.wholeFence()
	}
	if t := l.single(v.Type); t != nil && !l.misaligned(v, t, align) && (t == v.Type && (t != ir.I1 || l.ops.Has(ir.OpLoad, t)) || v.Type.Kind == ir.PtrKind) {
		v.Align = align
		l.keep(v, t, addr)
		return
	}
	if v.Order != ir.NotAtomic && l.count(v.Type) != 1 {
		l.set(v, l.atom.wideLoad(v)...)
		return
	}
	if vals := l.loadParts(v, v.Type, addr, align); vals != nil {
		l.set(v, vals...)
	}
}

// loadParts loads a whole value of type t for v; nil if t is not addressable.
func (l *builder) loadParts(v *ir.Value, t *ir.Type, addr *ir.Value, align int64) []*ir.Value {
	if whole := packed(t); whole != nil {
		x := l.f.NewValue(ir.OpLoad, whole, l.vec.rawValue(ir.Ptr, words{addr}))
		x.Align, x.Volatile = align, v.Volatile
		return l.vec.castInto(t, int64(whole.Bits), l.vec.scalar(x))
	}
	ps := l.parts(t)
	if !l.vec.addressable(v, t, ps) {
		return nil
	}
	vals := make([]*ir.Value, len(ps))
	for i, p := range ps {
		vals[i] = l.loadPart(v, p, addr, align)
	}
	return vals
}

// loadPart loads one part for v.
func (l *builder) loadPart(v *ir.Value, p part, addr *ir.Value, align int64) *ir.Value {
	access := func(t *ir.Type, off int64) *ir.Value {
		x := l.loadFrom(t, addr, off, align)
		x.Volatile, x.Order = v.Volatile, v.Order
		return x
	}
	if p.extended {
		return l.ext.loadExtended(l.plus(addr, p.off))
	}
	if p.typ.IsVector() {
		return l.vec.loadVectorPart(v, p, addr, align)
	}
	if l.misaligned(v, p.typ, alignAt(align, p.off)) {
		return l.fp.floatOf(p.typ, l.inWords(p.typ, func(t *ir.Type, off int64) *ir.Value { return access(t, p.off+off) }))
	}
	if p.plainAccess() {
		return access(p.typ, p.off)
	}
	w := width{p.bits, p.typ}
	if p.typ == ir.I1 {
		return l.convert(ir.OpTrunc, ir.I1, access(ir.I8, p.off))
	}
	var r *ir.Value
	for _, c := range pieces(p.bits) {
		x := l.convert(ir.OpZExt, p.typ, access(ir.Int(c.bits), p.off+c.off))
		x = l.shlImm(x, int(c.off)*8)
		if r == nil {
			r = x
		} else {
			r = l.or(r, x)
		}
	}
	if p.bits%8 != 0 {
		r = l.clean(w, r)
	}
	return r
}

// misaligned reports whether v's access of type t with this alignment is done on integers (Operations.FloatAlign).
func (l *builder) misaligned(v *ir.Value, t *ir.Type, align int64) bool {
	return t.IsFloat() && (align < l.t.FloatAlign || l.t.FloatAlign > 0 && v.Order != ir.NotAtomic)
}

// inWords calls access for each integer word of a float of type t, with its offset, and returns the results.
func (l *builder) inWords(t *ir.Type, access func(t *ir.Type, off int64) *ir.Value) (x words) {
	bytes := int64(min(l.wbits, floatBits(t)) / 8)
	for off := int64(0); off < int64(floatBits(t)/8); off += bytes {
		x = append(x, access(ir.Int(int(8*bytes)), off))
	}
	return x
}

// store translates a store.
func (l *builder) store(v *ir.Value) {
	t := v.Args[0].Type
	if whole := l.atom.atomicWhole(v, t); whole != nil {
		l.atom.storeWhole(v, whole)
		return
	}
	align := l.alignOf(v, t)
	vals, addr := l.get(v.Args[0]), l.one(v.Args[1])
	if v.Order != ir.NotAtomic && l.count(t) != 1 {
		l.atom.wideStore(v, vals, addr)
		return
	}
	if s := l.single(t); s != nil && v.Order != ir.NotAtomic && l.atom.locks() {
		l.atom.libAtomic(v, v.Order, "store", s, addr, vals...)
		return
	}
	if total := v.Order == ir.SeqCst; l.atom.relax(v) {
		l.atom.wholeFence()
		if total {
			defer l.atom.wholeFence()
		}
	}
	if v.Order == ir.SeqCst && !l.t.OrderedStores && l.exchangeFor(v, vals[0], addr, align) {
		return
	}
	if s := l.single(t); s != nil && s != ir.I1 && !l.misaligned(v, s, align) && (!t.IsInt() || s == t) {
		v.Align = align
		l.keep(v, ir.Void, vals[0], addr)
		l.fenceAfter(v)
		return
	}
	l.storeParts(v, t, vals, addr, align)
}

// exchangeFor emits an exchange, if the machine has it, for the sequentially consistent store v of x, instead of a
// store and a fence.
func (l *builder) exchangeFor(v, x, addr *ir.Value, align int64) bool {
	t := x.Type
	if t.IsFloat() {
		t = container(floatBits(t))
	}
	if t.Bits > l.wbits || !l.ops.HasRMW(ir.RMWXchg, t, true) {
		return false
	}
	if x.Type.IsFloat() {
		x = l.fp.floatWords(x)[0]
	}
	l.atom.rmw(ir.RMWXchg, v, t, addr, x).Align = align
	return true
}

// storeParts stores the parts vals of a value of type t for v.
func (l *builder) storeParts(v *ir.Value, t *ir.Type, vals []*ir.Value, addr *ir.Value, align int64) {
	if whole := packed(t); whole != nil {
		x := l.f.NewValue(ir.OpStore, ir.Void, l.vec.rawValue(whole, l.vec.castFrom(t, vals)), l.vec.rawValue(ir.Ptr, words{addr}))
		x.Align, x.Volatile = align, v.Volatile
		l.vec.scalar(x)
		return
	}
	ps := l.parts(t)
	if !l.vec.addressable(v, t, ps) {
		return
	}
	for i, p := range ps {
		l.storePart(v, p, vals[i], addr, align)
	}
}

// fenceAfter makes a sequentially consistent store a release store followed by a fence, if the machine has no such
// stores.
func (l *builder) fenceAfter(store *ir.Value) {
	if store.Order == ir.SeqCst && !l.t.OrderedStores {
		store.Order = ir.Release
		l.atom.wholeFence()
	}
}

// storePart stores one part for v.
func (l *builder) storePart(v *ir.Value, p part, x, addr *ir.Value, align int64) {
	put := func(x *ir.Value, off int64) {
		st := l.storeTo(x, addr, off, align)
		st.Volatile, st.Order = v.Volatile, v.Order
		l.fenceAfter(st)
	}
	if p.extended {
		l.ext.copyExtended(x, l.plus(addr, p.off))
		return
	}
	if p.typ.IsVector() {
		l.vec.storeVectorPart(v, p, x, addr, align)
		return
	}
	if l.misaligned(v, p.typ, alignAt(align, p.off)) {
		bits := l.fp.floatWords(x)
		l.inWords(p.typ, func(_ *ir.Type, off int64) *ir.Value {
			put(bits[0], p.off+off)
			bits = bits[1:]
			return nil
		})
		return
	}
	if p.plainAccess() || p.typ == ir.I1 {
		put(x, p.off)
		return
	}
	for _, c := range pieces(p.bits) {
		put(l.convert(ir.OpTrunc, ir.Int(c.bits), l.lshrImm(x, int(c.off)*8)), p.off+c.off)
	}
}

// widestWord returns the size of the widest integer access at this alignment.
func (l *builder) widestWord(align int64) int64 {
	if l.t.StrictAlign {
		return min(l.wordBytes(), align)
	}
	return l.wordBytes()
}

// copyFits reports whether a copy of size bytes at this alignment is expanded inline.
func (l *builder) copyFits(size, align int64) bool {
	if l.movesVectors() {
		return chunks(size, l.vectorBytes()) <= int64(l.t.Limits.CopyVectors[l.level])
	}
	return chunks(size, l.widestWord(align)) <= int64(l.t.Limits.CopyWords[l.level])
}

// movesVectors reports whether memory is copied and set with vector accesses.
func (l *builder) movesVectors() bool { return l.vec.hasVectors() && !l.f.Attrs.NoImplicitFloat }

// widestMove returns the size of the widest access for copying or setting memory at this alignment.
func (l *builder) widestMove(volatile bool, align int64) int64 {
	if l.movesVectors() && !volatile {
		return l.vectorBytes()
	}
	return l.widestWord(align)
}

// accessType returns the type of an access of n bytes that copies memory.
func (lz *Legalizer) accessType(n int64) *ir.Type {
	if n == lz.vectorBytes() {
		return ir.V2I64
	}
	return ir.Int(int(n * 8))
}

func (l *builder) wordBytes() int64 { return int64(l.wbits / 8) }

// chunks returns the number of accesses that cover size bytes, overlapping at the end.
func chunks(size, word int64) int64 {
	n := size / word
	switch rest := size % word; {
	case rest == 0:
		return n
	case rest&(rest-1) == 0 || n > 0:
		return n + 1
	}
	return n + 2
}

// copyMemory translates memcpy and memmove.
func (l *builder) copyMemory(v *ir.Value) {
	dst, src, size := l.one(v.Args[0]), l.one(v.Args[1]), v.Args[2]
	overlap := v.Op == ir.OpMemMove
	align := max(v.Align, 1)
	if size.Op == ir.OpConst && size.Imm >= 0 && l.copyFits(size.Imm, align) && !(overlap && chunks(size.Imm, l.widestMove(v.Volatile, align)) > moveAhead) {
		l.copyInline(dst, src, size.Imm, align, v.Volatile, overlap)
		return
	}
	name := "memcpy"
	if overlap {
		name = "memmove"
	}
	switch segment := inSegment(dst) || inSegment(src); {
	case segment && overlap:
		l.fail(v, "copy it by a loop", "a memmove of more than a few words in address spaces is not supported")
		return
	case segment && size.IsConst() && !v.Volatile:
		l.copyLoop(dst, src, size.Imm)
		return
	case segment:
		l.eachByte(l.addressWide(size), func(i *ir.Value) {
			x := l.loadFrom(ir.I8, l.add(src, i), 0, 1)
			x.Volatile = v.Volatile
			l.storeTo(x, l.add(dst, i), 0, 1).Volatile = v.Volatile
		})
		return
	}
	l.callMem(name, dst, src, l.addressWide(size))
}

// addressWide returns a raw length as an integer of pointer width.
func (l *builder) addressWide(v *ir.Value) *ir.Value {
	return l.resized(ir.OpZExt, l.bits(v.Type), l.iptr.Bits, l.get(v))[0]
}

// memoryCall returns the raw call of the C library for v, a block operation, if it may be a tail call in a function without a result;
// or nil.
func (l *lowering) memoryCall(v *ir.Value) *ir.Value {
	if v.Op != ir.OpMemCpy && v.Op != ir.OpMemMove && v.Op != ir.OpMemSet || v.Imm != 1 || v.Volatile || l.typ.Ret.Kind != ir.VoidKind || v.Args[2].Type != l.iptr || !l.conv.jumpsPay {
		return nil
	}
	name, size, align := v.Op.String(), v.Args[2], max(v.Align, 1)
	second, t := v.Args[1], ir.Ptr
	known := size.Op == ir.OpConst && size.Imm >= 0
	switch {
	case v.Op == ir.OpMemSet && (!second.IsConst() || known && l.setFits(size.Imm, align)) || v.Op != ir.OpMemSet && known && l.copyFits(size.Imm, align):
		return nil
	case v.Op == ir.OpMemSet:
		second, t = l.f.Const(ir.I32, int64(uint8(second.Imm))), ir.I32
	case inSegment(l.one(second)):
		return nil
	}
	if inSegment(l.one(v.Args[0])) {
		return nil
	}
	ft := ir.FuncOf(ir.Ptr, false, ir.Ptr, t, l.iptr)
	call := l.f.NewValue(ir.OpCall, ir.Ptr, l.f.SymAddr(ir.Ptr, l.lib.library(name, ft), 0), v.Args[0], second, size)
	call.Block, call.Line, call.Col, call.Pos = v.Block, v.Line, v.Col, v.Pos
	call.Call = &ir.CallInfo{Tail: ir.Tail, Type: ft, CallConv: l.lib.libraryConv(name), Library: true, ParamAttrs: make([]ir.ParamAttrs, 3), Attrs: ir.FuncAttrs{NoUnwind: true}}
	return call
}

// callMem calls memcpy, memmove or memset.
func (l *builder) callMem(name string, dst, second, size *ir.Value) {
	types := []*ir.Type{ir.Ptr, ir.Ptr, l.iptr}
	if name == "memset" {
		types[1] = ir.I32
	}
	l.lib.callParts(name, ir.Ptr, types, dst, second, size)
}

// copyInline copies size bytes. If the areas may overlap, all loads precede all stores; otherwise only as many loads as
// there are certain to be free registers.
func (l *builder) copyInline(dst, src *ir.Value, size, align int64, volatile, overlap bool) {
	type move struct {
		v   *ir.Value
		off int64
	}
	var moves []move
	flush := func() {
		for _, m := range moves {
			l.storeTo(m.v, dst, m.off, align).Volatile = volatile
		}
		moves = moves[:0]
	}
	l.eachChunk(size, l.widestMove(volatile, align), volatile, false, func(t *ir.Type, off int64) {
		x := l.loadFrom(t, src, off, align)
		x.Volatile = volatile
		moves = append(moves, move{x, off})
		if len(moves) == copyAhead && !overlap {
			flush()
		}
	})
	flush()
}

// copyAhead is the number of words that a copy loads before it stores them, and moveAhead the maximum for overlapping
// areas.
const (
	copyAhead = 2
	moveAhead = 6
)

// eachChunk calls f for the accesses that cover size bytes. A tail that would need several narrower accesses is covered
// by one that overlaps the previous access, except in volatile memory. With same, all accesses store the same value,
// which is in a register at vector width: then any tail but a single byte is covered by an overlap.
func (l *builder) eachChunk(size, widest int64, volatile, same bool, f func(t *ir.Type, off int64)) {
	off := int64(0)
	for n := widest; n > 0; n /= 2 {
		if n > l.wordBytes() && n < l.vectorBytes() { // no accesses have that width
			continue
		}
		for size-off >= n {
			f(l.accessType(n), off)
			off += n
		}
		least := min(n/2, l.wordBytes())
		if same && n == l.vectorBytes() {
			least = 1
		}
		rest := size - off
		if rest > least && rest < n && off > 0 && off >= n-rest && !volatile && !l.t.StrictAlign {
			f(l.accessType(n), size-n)
			return
		}
	}
}

// setMemory translates memset.
func (l *builder) setMemory(v *ir.Value) {
	dst, b, size := l.one(v.Args[0]), l.one(v.Args[1]), v.Args[2]
	if size.Op == ir.OpConst && size.Imm >= 0 && l.setFits(size.Imm, max(v.Align, 1)) {
		l.setInline(dst, b, size.Imm, max(v.Align, 1), v.Volatile)
		return
	}
	if inSegment(dst) {
		l.eachByte(l.addressWide(size), func(i *ir.Value) {
			l.storeTo(b, l.add(dst, i), 0, 1).Volatile = v.Volatile
		})
		return
	}
	l.callMem("memset", dst, l.convert(ir.OpZExt, ir.I32, b), l.addressWide(size))
}

// setFits reports whether a memset of size bytes at this alignment is expanded inline.
func (l *builder) setFits(size, align int64) bool {
	if l.movesVectors() {
		return chunks(size, l.vectorBytes()) <= int64(l.t.Limits.SetVectors[l.level])
	}
	return chunks(size, l.widestWord(align)) <= int64(l.t.Limits.SetWords[l.level])
}

// setInline stores the byte b size times.
func (l *builder) setInline(dst, b *ir.Value, size, align int64, volatile bool) {
	var spread, wide *ir.Value // b replicated over the widest integer, and over a vector
	l.eachChunk(size, l.widestMove(volatile, align), volatile, true, func(t *ir.Type, off int64) {
		x := b
		switch {
		case t.IsVector():
			if wide == nil && b.IsConst() {
				wide = l.vec.vsplat(8, uint64(b.Imm))
			} else if wide == nil {
				wide = l.vec.splat(8, l.vec.vof(ir.I8, 8, words{b}))
			}
			x = wide
		case b.IsConst():
			x = l.konst(t, int64(ir.ZeroExtend(uint64(b.Imm), 8)*each8))
		case t != ir.I8:
			if spread == nil {
				word := l.word
				if t.Bits <= 32 {
					word = ir.I32
				}
				spread = l.mul(l.convert(ir.OpZExt, word, b), l.konst(word, each8))
			}
			x = l.convert(ir.OpTrunc, t, spread)
		}
		l.storeTo(x, dst, off, align).Volatile = volatile
	})
}

// copyLoop copies size bytes by a loop over words; the tail follows it.
func (l *builder) copyLoop(dst, src *ir.Value, size int64) {
	word := l.wordBytes()
	before, loop, after := l.cur, l.newBlock(), l.newBlock()
	l.branch(loop)
	whole := size / word * word
	i := l.phi(loop, l.iptr, []*ir.Block{before, loop}, l.konst(l.iptr, 0), nil)
	l.enter(loop)
	x := l.emit(ir.OpLoad, l.word, l.add(src, i))
	x.Align = 1
	l.emit(ir.OpStore, ir.Void, x, l.add(dst, i)).Align = 1
	next := l.addImm(i, word)
	i.Args[1] = next
	l.branchIf(l.cmpImm(ir.ULT, next, whole), loop, after, -1)
	l.enter(after)
	for off := whole; off < size; off++ {
		l.storeTo(l.loadFrom(ir.I8, src, off, 1), dst, off, 1)
	}
}

// eachByte emits a loop that runs f for each i < size, of address width.
func (l *builder) eachByte(size *ir.Value, f func(i *ir.Value)) {
	before, loop, after := l.cur, l.newBlock(), l.newBlock()
	l.branchIf(l.cmpImm(ir.NE, size, 0), loop, after, -1)
	i := l.phi(loop, l.iptr, []*ir.Block{before, loop}, l.konst(l.iptr, 0), nil)
	l.enter(loop)
	f(i)
	next := l.addImm(i, 1)
	i.Args[1] = next
	l.branchIf(l.cmp(ir.ULT, next, size), loop, after, -1)
	l.enter(after)
}
