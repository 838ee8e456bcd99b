package llvmir

import "spillway/ir"

// Masked loads and stores are scalarized, except those that package ir has (maskedAccess.whole). Masked-off elements
// are loaded from and stored to a dummy slot, so that there are no branches.

// maskedAccess is a call of a masked intrinsic.
type maskedAccess struct {
	t      *ir.Type  // the vector
	mask   *ir.Value // a vector of i1
	spare  *ir.Value // the dummy slot, nil until needed
	align  int64
	stride int64 // distance between elements in bytes: an array's, except for packed
}

// packed makes m the access of a vector in its memory layout, without padding between elements, and reports whether
// these are whole bytes.
func (m *maskedAccess) packed(p *parser) bool {
	bits := int64(m.t.Elem.Bits)
	if !m.t.Elem.IsInt() {
		bits = 8 * p.layout.StoreSize(m.t.Elem)
	}
	m.stride = bits / 8
	return bits%8 == 0
}

// masked checks the vector type t and the mask of c, an access with the given alignment, 0 if unknown.
func (p *parser) masked(c *intrinsicUse, t *ir.Type, mask *ir.Value, align int64) *maskedAccess {
	if !t.IsVector() || !mask.Type.IsVector() || mask.Type.Elem != ir.I1 || mask.Type.Len != t.Len {
		p.failInst("@%s has a mask of type %s for %s, correct the types", c.name, shortType(mask.Type), shortType(t))
	}
	return &maskedAccess{t: t, mask: mask, align: max(align, 1), stride: p.layout.Size(t.Elem)}
}

// maskedAlign returns the alignment of c: its argument i if it has n arguments, else the attribute of the address.
func (p *parser) maskedAlign(c *intrinsicUse, i, n, address int) int64 {
	if len(c.args) < n {
		return c.attrs[address].Align
	}
	a := p.constArg(c, i)
	if a < 0 || a&(a-1) != 0 {
		p.failInst("alignment %d of @%s is not a power of two, use 1, 2, 4, 8, ...", a, c.name)
	}
	return a
}

// all reports whether the mask is all ones.
func (m *maskedAccess) all() bool {
	if m.mask.Op != ir.OpVector {
		return false
	}
	for i := range m.t.Len {
		if ir.LaneOf(m.mask.Lanes(), int(i), 1).Lo == 0 {
			return false
		}
	}
	return true
}

// whole reports whether the access is an operation of package ir: machines have some for elements of 32 and 64 bits.
func (m *maskedAccess) whole() bool {
	e := m.t.Elem
	return !m.mask.IsConst() && m.mask.Op != ir.OpVector && m.mask.Op != ir.OpZero && m.mask.Op != ir.OpUndef && m.t.Len > 1 && m.t.Len <= 32 &&
		(e == ir.I32 || e == ir.I64 || e == ir.F32 || e == ir.F64)
}

// at returns the address of element i: addr if it is active, else the dummy slot. The element is not known to be
// inactive.
func (m *maskedAccess) at(p *parser, addr *ir.Value, i int64) *ir.Value {
	on := p.elementOf(m.mask, i)
	if on.IsConst() {
		return addr
	}
	if m.spare == nil {
		m.spare = p.scratchSlot(m.t.Elem)
		m.spare.Align = 16
	}
	return p.emit(ir.OpSelect, ir.Ptr, on, addr, m.spare)
}

// leavesOut reports whether element i is known to be inactive.
func (m *maskedAccess) leavesOut(p *parser, i int64) bool {
	on := p.elementOf(m.mask, i)
	return on.IsConst() && on.Imm == 0
}

// load returns element i of a vector, from addr or of the vector otherwise.
func (m *maskedAccess) load(p *parser, addr *ir.Value, i, align int64, otherwise *ir.Value) *ir.Value {
	if m.leavesOut(p, i) {
		return p.elementOf(otherwise, i)
	}
	v := p.emit(ir.OpLoad, m.t.Elem, m.at(p, addr, i))
	v.Align = align
	if on := p.elementOf(m.mask, i); !on.IsConst() && otherwise.Op != ir.OpUndef {
		return p.emit(ir.OpSelect, m.t.Elem, on, v, p.elementOf(otherwise, i))
	}
	return v
}

// store writes element i of v to addr.
func (m *maskedAccess) store(p *parser, v, addr *ir.Value, i, align int64) {
	if !m.leavesOut(p, i) {
		p.emit(ir.OpStore, ir.Void, p.elementOf(v, i), m.at(p, addr, i)).Align = align
	}
}

// step returns the address of element i after base, and its alignment.
func (m *maskedAccess) step(p *parser, base *ir.Value, i int64) (addr *ir.Value, align int64) {
	off := i * m.stride
	if off == 0 {
		return base, m.align
	}
	g := p.emit(ir.OpGEP, ir.Ptr, base, p.fn.f.Const(ir.I32, off))
	g.Elem = ir.I8
	return g, min(m.align, off&-off)
}

// gathered builds the result of c from its elements.
func (p *parser) gathered(c *intrinsicUse, element func(i int64) *ir.Value) {
	v := p.fn.f.Undef(c.ret)
	for i := range c.ret.Len {
		v = p.emit(ir.OpInsertElement, c.ret, v, element(i), p.fn.f.Const(ir.I32, i))
	}
	p.same(v)
}

func maskedLoad(p *parser, c *intrinsicUse) {
	n := len(c.args)
	base, mask, otherwise := p.pointerArg(c, 0), c.args[n-2], c.args[n-1]
	m := p.masked(c, c.ret, mask, p.maskedAlign(c, 1, 4, 0))
	p.sameType(c, otherwise.Type, c.ret)
	if m.all() {
		p.def(ir.OpLoad, c.ret, base).Align = m.align
		return
	}
	if m.whole() {
		p.def(ir.OpMaskedLoad, c.ret, base, mask, otherwise).Align = m.align
		return
	}
	if !m.packed(p) {
		p.def(ir.OpSelect, c.ret, mask, m.fromBytes(p, m.loadBytes(p, c, base)), otherwise)
		return
	}
	p.gathered(c, func(i int64) *ir.Value {
		addr, align := m.step(p, base, i)
		return m.load(p, addr, i, align, otherwise)
	})
}

func maskedStore(p *parser, c *intrinsicUse) {
	v, base, mask := c.args[0], p.pointerArg(c, 1), c.args[len(c.args)-1]
	m := p.masked(c, v.Type, mask, p.maskedAlign(c, 2, 4, 1))
	if m.all() {
		p.emit(ir.OpStore, ir.Void, v, base).Align = m.align
		return
	}
	if m.whole() {
		p.emit(ir.OpMaskedStore, ir.Void, v, base, mask).Align = m.align
		return
	}
	if !m.packed(p) {
		said := mask
		if v.Type.Elem != ir.I1 {
			said = p.emit(ir.OpSExt, v.Type, mask)
		}
		bits := m.bytesOf(p, said)
		old := p.emit(ir.OpAnd, bits.Type, m.loadBytes(p, c, base), p.emit(ir.OpXor, bits.Type, bits, p.ones(bits.Type)))
		all := p.emit(ir.OpOr, bits.Type, old, p.emit(ir.OpAnd, bits.Type, m.bytesOf(p, v), bits))
		b := m.ofBytes(p, c)
		for i := range b.t.Len {
			addr, align := b.step(p, base, i)
			b.store(p, all, addr, i, align)
		}
		return
	}
	for i := range m.t.Len {
		if m.leavesOut(p, i) {
			continue
		}
		addr, align := m.step(p, base, i)
		m.store(p, v, addr, i, align)
	}
}

// If elements are not whole bytes, the bytes that contain active elements are accessed.

// ofBytes returns the access of the bytes of m.
func (m *maskedAccess) ofBytes(p *parser, c *intrinsicUse) *maskedAccess {
	w, t := int64(m.t.Elem.Bits), p.types.vector(p.layout.StoreSize(m.t), ir.I8)
	if 8*t.Len > ir.MaxIntBits {
		p.failInst("@%s of %s is not supported, use fewer elements", c.name, shortType(m.t))
	}
	f := p.fn.f
	lanes := make([]uint64, ir.VectorWords(p.types.vector(t.Len, ir.I1)))
	var rest []int64
	some := make([]*ir.Value, t.Len)
	for j := range t.Len {
		for i := 8 * j / w; i <= min((8*j+7)/w, m.t.Len-1); i++ {
			switch on := p.elementOf(m.mask, i); {
			case on.IsConst() && on.Imm == 0 || some[j] != nil && some[j].IsConst():
			case some[j] == nil || on.IsConst():
				some[j] = on
			default:
				some[j] = p.emit(ir.OpOr, ir.I1, some[j], on)
			}
		}
		switch {
		case some[j] == nil:
		case some[j].IsConst():
			ir.SetLane(lanes, int(j), 1, ir.U128{Lo: 1})
		default:
			rest = append(rest, j)
		}
	}
	mask := f.Vector(p.types.vector(t.Len, ir.I1), lanes)
	for _, j := range rest {
		mask = p.emit(ir.OpInsertElement, mask.Type, mask, some[j], f.Const(ir.I32, j))
	}
	return &maskedAccess{t: t, mask: mask, align: m.align, stride: 1}
}

// loadBytes returns the bytes of m.
func (m *maskedAccess) loadBytes(p *parser, c *intrinsicUse, base *ir.Value) *ir.Value {
	b := m.ofBytes(p, c)
	v, zero := p.fn.f.Zero(b.t), p.fn.f.Zero(b.t)
	for i := range b.t.Len {
		addr, align := b.step(p, base, i)
		v = p.emit(ir.OpInsertElement, b.t, v, b.load(p, addr, i, align, zero), p.fn.f.Const(ir.I32, i))
	}
	return v
}

// fromBytes bitcasts the bytes in memory to the vector.
func (m *maskedAccess) fromBytes(p *parser, v *ir.Value) *ir.Value {
	all := p.emit(ir.OpBitcast, ir.Int(int(8*v.Type.Len)), v)
	return p.emit(ir.OpBitcast, m.t, p.resized(all, ir.Int(int(m.t.Len)*m.t.Elem.Bits)))
}

// bytesOf bitcasts v to its bytes in memory.
func (m *maskedAccess) bytesOf(p *parser, v *ir.Value) *ir.Value {
	t := p.types.vector(p.layout.StoreSize(m.t), ir.I8)
	all := p.emit(ir.OpBitcast, ir.Int(int(m.t.Len)*m.t.Elem.Bits), v)
	return p.emit(ir.OpBitcast, t, p.resized(all, ir.Int(int(8*t.Len))))
}

func maskedGather(p *parser, c *intrinsicUse) {
	n := len(c.args)
	from, mask, otherwise := c.args[0], c.args[n-2], c.args[n-1]
	m := p.masked(c, c.ret, mask, p.maskedAlign(c, 1, 4, 0))
	p.sameType(c, otherwise.Type, c.ret)
	p.sameType(c, from.Type, p.types.vector(c.ret.Len, ir.Ptr))
	p.gathered(c, func(i int64) *ir.Value { return m.load(p, p.elementOf(from, i), i, m.align, otherwise) })
}

func maskedScatter(p *parser, c *intrinsicUse) {
	v, to, mask := c.args[0], c.args[1], c.args[len(c.args)-1]
	m := p.masked(c, v.Type, mask, p.maskedAlign(c, 2, 4, 1))
	p.sameType(c, to.Type, p.types.vector(v.Type.Len, ir.Ptr))
	for i := range m.t.Len {
		m.store(p, v, p.elementOf(to, i), i, m.align)
	}
}

// expandLoad loads the active elements from consecutive places.
func expandLoad(p *parser, c *intrinsicUse) {
	at := p.pointerArg(c, 0)
	m := p.masked(c, c.ret, c.args[1], 1)
	p.sameType(c, c.args[2].Type, c.ret)
	p.gathered(c, func(i int64) *ir.Value {
		v := m.load(p, at, i, 1, c.args[2])
		at = m.next(p, at, i)
		return v
	})
}

// compressStore stores the active elements to consecutive places.
func compressStore(p *parser, c *intrinsicUse) {
	v, at := c.args[0], p.pointerArg(c, 1)
	m := p.masked(c, v.Type, c.args[2], 1)
	for i := range m.t.Len {
		m.store(p, v, at, i, 1)
		at = m.next(p, at, i)
	}
}

// next returns the address after at if element i is active, else at.
func (m *maskedAccess) next(p *parser, at *ir.Value, i int64) *ir.Value {
	n := p.emit(ir.OpZExt, ir.I32, p.elementOf(m.mask, i))
	g := p.emit(ir.OpGEP, ir.Ptr, at, p.emit(ir.OpMul, ir.I32, n, p.fn.f.Const(ir.I32, m.stride)))
	g.Elem = ir.I8
	return g
}

// pointerArg returns argument i of c, which must be a pointer.
func (p *parser) pointerArg(c *intrinsicUse, i int) *ir.Value {
	if c.args[i].Type.Kind != ir.PtrKind {
		p.failInst("@%s has argument %d of type %s, correct the type", c.name, i+1, shortType(c.args[i].Type))
	}
	return c.args[i]
}

// sameType checks that two types that c has are the same.
func (p *parser) sameType(c *intrinsicUse, t, u *ir.Type) {
	if t != u && !t.Equal(u) {
		p.failInst("@%s has an argument of type %s, not %s, correct one of the two types", c.name, shortType(t), shortType(u))
	}
}
