package llvmir

import (
	"slices"

	"spillway/ir"
)

// place is an address known at link time: a symbol, or a block of a function.
type place struct {
	sym   ir.Symbol
	block *ir.Block
}

// folded is the value of a constant expression: place - minus + hi:lo, with
// either place absent.
type folded struct {
	place, minus place
	lo, hi       uint64
	more         []uint64 // above 128 bits: the further words; missing ones are zero
}

// foldedWords returns the number with the given words, least significant first.
func foldedWords(words []uint64) (v folded) {
	v.lo = words[0]
	if len(words) > 1 {
		v.hi = words[1]
	}
	if len(words) > 2 {
		v.more = words[2:]
	}
	return v
}

// words returns the number in 64-bit words, least significant first.
func (f *folded) words() []uint64 { return append([]uint64{f.lo, f.hi}, f.more...) }

func (f *folded) number() bool { return f.place.sym == nil && f.minus.sym == nil }

// fold evaluates c as a linker could; ok is false if that is impossible.
func (p *parser) fold(c *constant) (v folded, ok bool) {
	if c.typ.IsVector() {
		return v, false
	}
	switch c.op {
	case ir.OpConst:
		return folded{lo: c.lo, hi: c.hi, more: c.more}, true
	case ir.OpUndef:
		return folded{}, c.typ.IsScalar()
	case ir.OpSym:
		if c.sym.sym.Sym().ThreadLocal {
			return v, false
		}
		return folded{place: place{sym: c.sym.sym}}, true
	case ir.OpBlockAddr:
		return folded{place: place{c.sym.sym, c.block}}, true
	case ir.OpGEP:
		return p.foldGEP(c)
	case ir.OpSelect:
		cond, ok := p.fold(c.args[0])
		if !ok || !cond.number() {
			return v, false
		}
		return p.fold(c.args[2-cond.lo&1])
	case ir.OpICmp:
		return p.foldCompare(c)
	case ir.OpPtrToInt, ir.OpIntToPtr:
		return p.foldAddressCast(c)
	case ir.OpAdd, ir.OpSub:
		if c.typ.Bits <= 64 {
			return p.foldSum(c)
		}
	case ir.OpTrunc, ir.OpBitcast:
		if c.typ.Kind == ir.PtrKind || c.args[0].typ.Bits <= 64 {
			return p.fold(c.args[0])
		}
	}
	if c.op == ir.OpXor && c.typ.Bits <= 64 {
		if x, ok := p.fold(c.args[1]); ok && x.number() && x.lo == 0 {
			return p.fold(c.args[0])
		}
	}
	return p.foldNumbers(c)
}

// foldNumbers evaluates an operation on numbers.
func (p *parser) foldNumbers(c *constant) (v folded, ok bool) {
	var n [3]ir.U128
	var big [3][]uint64
	if len(c.args) == 0 || len(c.args) > len(n) || !c.typ.IsScalar() {
		return v, false
	}
	if c.op == ir.OpMul && c.typ.Bits <= 64 { // of an address, too
		for i, a := range c.args {
			if x, ok := p.fold(a); ok && x.number() && x.lo <= 1 {
				if x.lo == 0 {
					return folded{}, true
				}
				return p.fold(c.args[1-i])
			}
		}
	}
	for i, a := range c.args {
		x, ok := p.fold(a)
		if !ok || !x.number() {
			return v, false
		}
		n[i], big[i] = ir.U128{Lo: x.lo, Hi: x.hi}, x.words()
	}
	if max(c.typ.Bits, c.args[0].typ.Bits, c.args[len(c.args)-1].typ.Bits) > 128 {
		r, _, ok := ir.EvalBig(c.op, c.pred, c.typ, c.args[0].typ, big[0], big[1], big[2])
		if !ok {
			return v, false
		}
		return foldedWords(r), true
	}
	r, _, ok := ir.EvalWide(c.op, c.pred, c.typ, c.args[0].typ, n[0], n[1], n[2])
	return folded{lo: r.Lo, hi: r.Hi}, ok
}

// foldGEP adds the constant offset to the base.
func (p *parser) foldGEP(c *constant) (v folded, ok bool) {
	v, ok = p.fold(c.args[0])
	if !ok {
		return v, false
	}
	off, ok := p.gepOffset(c)
	if !ok {
		return v, false
	}
	v.lo += uint64(off)
	if p.layout.PtrBytes < 8 {
		v.lo = uint64(ir.SignExtend(v.lo, p.layout.PtrBytes*8))
	}
	return v, true
}

// gepOffset returns the byte offset given by the indices of c.
func (p *parser) gepOffset(c *constant) (off int64, ok bool) {
	t := c.elem
	for i, a := range c.args[1:] {
		n, ok := p.fold(a)
		if !ok || !n.number() || !a.typ.IsInt() {
			return 0, false
		}
		k := ir.SignExtend(n.lo, min(a.typ.Bits, 64))
		switch {
		case i == 0:
			off += k * p.layout.Size(t)
		case t.Kind == ir.ArrayKind, t.IsVector() && t.Elem.Bits%8 == 0:
			t = t.Elem
			off += k * p.layout.Size(t)
		case t.Kind == ir.StructKind:
			if k < 0 || k >= int64(len(t.Fields)) {
				p.failAt(c.line, c.col, "getelementptr index %d is beyond the fields of %s, correct it", k, shortType(t))
			}
			off += p.layout.Offset(t, int(k))
			t = t.Fields[k]
		default:
			p.failAt(c.line, c.col, "getelementptr has too many indices for type %s, remove some", shortType(c.elem))
		}
	}
	return off, true
}

// foldAddressCast evaluates a conversion between an address and an integer.
func (p *parser) foldAddressCast(c *constant) (v folded, ok bool) {
	if v, ok = p.fold(c.args[0]); !ok {
		return v, false
	}
	from, to := p.layout.PtrBytes*8, c.typ.Bits
	if c.op == ir.OpIntToPtr {
		from, to = c.args[0].typ.Bits, from
	}
	if from < to {
		x := ir.ZeroExtend128(ir.U128{Lo: v.lo, Hi: v.hi}, from)
		v.lo, v.hi, v.more = x.Lo, x.Hi, nil
		return v, v.number()
	}
	return v, true
}

// foldSum evaluates a sum or difference of at most 64 bits, of numbers or addresses.
func (p *parser) foldSum(c *constant) (v folded, ok bool) {
	a, ok1 := p.fold(c.args[0])
	b, ok2 := p.fold(c.args[1])
	if !ok1 || !ok2 {
		return v, false
	}
	if c.op == ir.OpAdd {
		if a.number() {
			a, b = b, a
		}
		a.lo += b.lo
		return a, b.number()
	}
	a.lo -= b.lo
	switch {
	case b.number():
		return a, true
	case b.minus.sym != nil || a.minus.sym != nil:
		return a, false
	case a.place == b.place:
		return folded{lo: a.lo}, true
	}
	a.minus = b.place
	return a, true
}

// foldCompare evaluates an integer comparison of numbers, or of addresses known to differ.
func (p *parser) foldCompare(c *constant) (v folded, ok bool) {
	a, ok1 := p.fold(c.args[0])
	b, ok2 := p.fold(c.args[1])
	t := c.args[0].typ
	w := p.layout.PtrBytes * 8
	if t.IsInt() {
		w = t.Bits
	}
	if w > 64 {
		return p.foldNumbers(c)
	}
	if !ok1 || !ok2 {
		return v, false
	}
	if !a.number() || !b.number() {
		return p.foldAddressCompare(c.pred, a, b)
	}
	if ir.EvalICmp(c.pred, w, a.lo, b.lo) {
		v.lo = 1
	}
	return v, true
}

// foldAddressCompare compares a symbol that is defined here with null.
func (p *parser) foldAddressCompare(pred ir.Pred, a, b folded) (v folded, ok bool) {
	if a.number() {
		a, b = b, a
	}
	s := a.place.sym
	if (pred != ir.EQ && pred != ir.NE) || !b.number() || b.lo != 0 || a.lo != 0 || s == nil || a.minus.sym != nil ||
		s.Sym().Linkage == ir.ExternWeak || s.Sym().Linkage == ir.Weak {
		return v, false
	}
	if _, alias := s.(*ir.Alias); alias {
		return v, false
	}
	if pred == ir.NE {
		v.lo = 1
	}
	return v, true
}

// lower makes a constant an operand of the current instruction. What a linker cannot compute becomes instructions.
func (p *parser) lower(c *constant) *ir.Value {
	f := p.fn.f
	if c.op == ir.OpInsertValue && c.typ.IsVector() {
		return p.lowerVector(c)
	}
	switch c.op {
	case ir.OpZero:
		return f.Zero(c.typ)
	case ir.OpUndef:
		return f.Undef(c.typ)
	case ir.OpSym:
		return p.symbolValue(c.sym, 0)
	case ir.OpBlockAddr:
		return f.BlockAddr(ir.Ptr, c.sym.fn.f, c.block)
	case ir.OpInsertValue:
		return p.lowerAggregate(c)
	}
	if v, ok := p.fold(c); ok {
		if v.number() {
			return p.constantOf(c.typ, v)
		}
		if c.typ.Kind == ir.PtrKind && v.minus.sym == nil && v.place.block == nil {
			return f.SymAddr(ir.Ptr, v.place.sym, int64(v.lo))
		}
	}
	args := make([]*ir.Value, len(c.args))
	for i, a := range c.args {
		args[i] = p.lower(a)
	}
	v := p.emit(c.op, c.typ, args...)
	v.Pred, v.Elem = c.pred, c.elem
	return v
}

// constantOf returns v as a constant of type t.
func (p *parser) constantOf(t *ir.Type, v folded) *ir.Value {
	if t.Kind == ir.IntKind && t.Bits > 64 || t.FloatBits() > 64 {
		if t.Bits > 128 {
			return p.fn.f.ConstWords(t, v.words())
		}
		return p.fn.f.Const128(t, v.lo, v.hi)
	}
	if t.Kind == ir.PtrKind && p.layout.PtrBytes < 8 {
		v.lo = uint64(ir.SignExtend(v.lo, p.layout.PtrBytes*8))
	}
	return p.fn.f.Const(t, int64(v.lo))
}

// lowerAggregate makes an aggregate constant one element after another.
func (p *parser) lowerAggregate(c *constant) *ir.Value {
	f := p.fn.f
	v := f.Undef(c.typ)
	if len(c.args) == 0 || allZero(c.args) {
		return f.Zero(c.typ)
	}
	for i, a := range c.args {
		if a.op == ir.OpUndef {
			continue
		}
		v = p.emit(ir.OpInsertValue, c.typ, v, p.lower(a))
		v.SetPath([]int{i})
	}
	return v
}

func allZero(cs []*constant) bool {
	for _, c := range cs {
		switch {
		case c.op == ir.OpConst && c.lo|c.hi == 0 && !slices.ContainsFunc(c.more, func(x uint64) bool { return x != 0 }), c.op == ir.OpZero:
		case c.op == ir.OpInsertValue && allZero(c.args):
		default:
			return false
		}
	}
	return true
}
