package simplify

import (
	"math/bits"

	"spillway/internal/scratch"
	"spillway/ir"
)

// all is the demand for every bit.
const all = ^uint64(0)

// demand computes s.bits.demanded: by value, the bits that may affect what the function does; 0 for dead values. Values
// that are not integers demand all bits or none. It walks the blocks backward once; all bits of loop-carried phi
// arguments are demanded.
func (s *simplifier) demand(order []*ir.Block) {
	s.bits.demanded = scratch.Zeroed(s.bits.demanded, s.f.NumValues())
	s.bits.inexact = scratch.Zeroed(s.bits.inexact, s.f.NumValues())
	s.bits.place = scratch.Zeroed(s.bits.place, s.f.NumBlocks())
	for i, b := range order {
		s.bits.place[b.ID] = int32(i) + 1
	}
	for i, b := range order {
		for _, v := range b.Phis() {
			for k, a := range v.Args {
				if int(s.bits.place[b.Preds[k].ID]) > i {
					s.bits.demanded[a.ID] = all
				}
			}
		}
	}
	for i := len(order) - 1; i >= 0; i-- {
		values := order[i].Values
		for k := len(values) - 1; k >= 0; k-- {
			v := values[k]
			d := s.bits.demanded[v.ID]
			if d == 0 && (pure(v) || v.Op == ir.OpPhi) {
				continue
			}
			for n, a := range v.Args {
				s.bits.demanded[a.ID] |= needs(v, n, d)
			}
		}
	}
}

// ones returns a mask of the bits of type t, an integer of at most 64 bits; all ones for other types.
func ones(t *ir.Type) uint64 {
	if t.IsInt() && t.Bits < 64 {
		return 1<<uint(t.Bits) - 1
	}
	return all
}

// upTo returns the bits up to the highest set bit of d.
func upTo(d uint64) uint64 { return 1<<uint(bits.Len64(d)) - 1 }

// needs returns the bits of argument n of v on which the bits d of v depend.
func needs(v *ir.Value, n int, d uint64) uint64 {
	if v.Op == ir.OpPhi {
		return d
	}
	if !v.Type.IsInt() || !v.Args[n].Type.IsInt() || v.Type.Bits > 64 || v.Type == ir.I1 && v.Op != ir.OpTrunc {
		return all
	}
	d &= ones(v.Type)
	c, constant := imm(v)
	switch v.Op {
	case ir.OpAnd:
		if constant && n == 0 {
			return d & uint64(c)
		}
		return d
	case ir.OpOr:
		if constant && n == 0 {
			return d &^ uint64(c)
		}
		return d
	case ir.OpXor:
		return d
	case ir.OpAdd, ir.OpSub, ir.OpMul:
		return upTo(d)
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		if !constant || c < 0 || c >= int64(v.Type.Bits) || n != 0 {
			return all
		}
		if v.Op == ir.OpShl {
			return d >> uint(c)
		}
		from := d << uint(c) & ones(v.Type)
		if v.Op == ir.OpAShr && d&^(ones(v.Type)>>uint(c)) != 0 {
			from |= sign(v.Type)
		}
		return from
	case ir.OpTrunc:
		return d
	case ir.OpZExt:
		return d & ones(v.Args[0].Type)
	case ir.OpSExt:
		if t := v.Args[0].Type; d&^ones(t) != 0 {
			return d&ones(t) | sign(t)
		}
		return d
	case ir.OpSelect:
		if n > 0 {
			return d
		}
	}
	return all
}

// sign returns the sign bit of type t.
func sign(t *ir.Type) uint64 { return 1 << uint(t.Bits-1) }

// demandOf returns the demanded bits of v, which are all bits for new values.
func (s *knownBits) demandOf(v *ir.Value) uint64 {
	if int(v.ID) < len(s.demanded) {
		return s.demanded[v.ID] & ones(v.Type)
	}
	return ones(v.Type)
}

// trace marks v as inexact if an argument is and not all bits of v are demanded.
func (s *knownBits) trace(v *ir.Value) {
	if s.demandOf(v) == ones(v.Type) {
		return
	}
	for _, a := range v.Args {
		if int(a.ID) < len(s.inexact) && s.inexact[a.ID] {
			s.inexact[v.ID] = true
		}
	}
}

// ignoring is ignore, but also records that v is inexact if it changes.
func (s *simplifier) ignoring(v *ir.Value, d uint64) *ir.Value {
	c, constant := imm(v)
	w := s.ignore(v, d)
	if now, _ := imm(v); (w != v || constant && now != c) && int(v.ID) < len(s.bits.inexact) {
		s.bits.inexact[v.ID] = true
	}
	return w
}

// ignore returns a cheaper value with the same bits d, or v itself, possibly with another constant. Facts about the
// arguments also hold for their replacements.
func (s *simplifier) ignore(v *ir.Value, d uint64) *ir.Value {
	if !v.Type.IsInt() || v.Type == ir.I1 || v.Type.Bits > 64 || len(v.Args) == 0 || !pure(v) {
		return v
	}
	if d == 0 {
		return s.konst(v.Type, 0)
	}
	x := v.Args[0]
	c, constant := imm(v)
	switch v.Op {
	case ir.OpAnd:
		if constant {
			return s.mask(v, d)
		}
		return s.halved(v, d)
	case ir.OpOr, ir.OpXor, ir.OpAdd, ir.OpSub:
		if v.Op == ir.OpAdd || v.Op == ir.OpSub {
			d = upTo(d)
		}
		switch {
		case constant && uint64(c)&d == 0:
			return x
		case constant:
		case s.maybe(v.Args[1])&d == 0:
			return x
		case v.Op != ir.OpSub && s.maybe(x)&d == 0:
			return v.Args[1]
		case v.Op == ir.OpSub && x.IsConst() && d&^uint64(x.Imm) == 0: // -1 - y in the demanded bits
			return s.emitFor(d, ir.OpXor, v.Type, v.Args[1], s.konst(v.Type, -1))
		default:
			return s.halved(v, d)
		}
	case ir.OpMul:
		return s.halved(v, d)
	case ir.OpAShr, ir.OpLShr:
		if constant && c > 0 && c < int64(v.Type.Bits) && d&^(ones(v.Type)>>uint(c)) == 0 {
			return s.shiftRight(v, c, d)
		}
	case ir.OpShl:
		if k, ok := imm(x); ok && constant && (x.Op == ir.OpLShr || x.Op == ir.OpAShr) && k == c && c > 0 && c < int64(v.Type.Bits) && d&(1<<uint(c)-1) == 0 {
			return x.Args[0]
		}
	case ir.OpZExt, ir.OpSExt:
		switch {
		case d&^ones(x.Type) != 0:
		case x.Op == ir.OpTrunc && x.Args[0].Type == v.Type:
			return x.Args[0]
		case v.Op == ir.OpSExt && s.t.Legal(ir.OpZExt, v.Type, x.Type):
			return s.emitFor(d, ir.OpZExt, v.Type, x)
		}
	}
	return v
}

// halved is ignore for an operation on a number that is extended from half the width only for this: it narrows the
// operation, which saves extending the result of a call, and is free otherwise.
func (s *simplifier) halved(v *ir.Value, d uint64) *ir.Value {
	for k, e := range v.Args {
		if e.Op != ir.OpZExt && e.Op != ir.OpSExt || s.used(e) != 1 {
			continue
		}
		t := e.Args[0].Type
		if d&^ones(t) != 0 || 2*t.Bits != s.word.Bits || v.Type != s.word || !s.t.Legal(v.Op, t, nil) || !s.t.Legal(ir.OpTrunc, t, v.Type) || !s.t.Legal(ir.OpZExt, v.Type, t) {
			continue
		}
		args := [2]*ir.Value{}
		args[k] = e.Args[0]
		args[1-k] = s.emitFor(d, ir.OpTrunc, t, v.Args[1-k])
		return s.emitFor(d, ir.OpZExt, v.Type, s.emitFor(d, v.Op, t, args[:]...))
	}
	return v
}

// shiftRight is ignore for a right shift by c whose shifted-in bits are not demanded: it becomes a logical shift, or
// cancels an earlier left shift.
func (s *simplifier) shiftRight(v *ir.Value, c int64, d uint64) *ir.Value {
	x := v.Args[0]
	if k, ok := imm(x); ok && x.Op == ir.OpShl && k > 0 && k < int64(v.Type.Bits) {
		switch {
		case k == c:
			return x.Args[0]
		case s.used(x) > 1:
		case k < c:
			return s.emitFor(d, ir.OpLShr, v.Type, x.Args[0], s.konst(v.Type, c-k))
		default:
			return s.emitFor(d, ir.OpShl, v.Type, x.Args[0], s.konst(v.Type, k-c))
		}
	}
	if k, ok := imm(x); ok && x.Op == ir.OpAShr && k > 0 && s.used(x) == 1 {
		return s.emitFor(d, ir.OpAShr, v.Type, x.Args[0], s.konst(v.Type, min(c+k, int64(v.Type.Bits)-1)))
	}
	if v.Op == ir.OpAShr && s.t.Legal(ir.OpLShr, v.Type, nil) {
		return s.emitFor(d, ir.OpLShr, v.Type, x, v.Args[1])
	}
	return v
}

// mask is ignore for an and with a constant: it is removed if it clears no demanded bits, and gets the cheapest
// constant otherwise.
func (s *simplifier) mask(v *ir.Value, d uint64) *ir.Value {
	x, c := v.Args[0], uint64(v.Args[1].Imm)
	free := ^(d & s.maybe(x)) // undemanded bits of the constant
	if c|free == all {
		return x
	}
	w := v.Type.Bits
	best, length := c, s.maskLength(c, v.Type)
	try := func(m uint64) {
		m = uint64(ir.SignExtend(m, w))
		if n := s.maskLength(m, v.Type); n < length && (m^c)&^free == 0 && s.t.MakesConst(v.Type, int64(m)) {
			best, length = m, n
		}
	}
	for _, n := range [...]int{8, 16, 32} {
		if n < w {
			try(1<<uint(n) - 1)
		}
	}
	try(c | free)
	try(c &^ free)
	if best != c {
		v.Args[1] = s.konst(v.Type, int64(best))
	}
	return v
}

// maskLength ranks and-constants by cost: zero extensions, bytes, 32 bits, others.
func (s *simplifier) maskLength(c uint64, t *ir.Type) int {
	switch x := int64(c); {
	case t.Bits > 8 && (c == 0xff || c == 0xffff || c == 0xffffffff) && s.t.Legal(ir.OpZExt, t, ir.Int(bits.Len64(c))), x == int64(int8(x)):
		return 0
	case x == int64(int32(x)):
		return 1
	}
	return 2
}

// emitFor is emit for a value with demanded bits d.
func (s *simplifier) emitFor(d uint64, op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	v := s.f.NewValue(op, t, args...)
	for len(s.bits.demanded) <= int(v.ID) {
		s.bits.demanded = append(s.bits.demanded, all)
	}
	s.bits.demanded[v.ID] = d
	return s.visit(v)
}
