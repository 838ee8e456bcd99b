package llvmir

import (
	"strings"

	"spillway/ir"
)

// splat reads splat (type constant): all elements of the vector c are the same.
func (p *parser) splat(c *constant) {
	p.next()
	p.expect('(')
	line, col := p.tokLine, p.col()
	if t := p.valueType(); !t.Equal(c.typ.Elem) {
		p.failAt(line, col, "the element has type %s, not %s, correct one of the two types", shortType(t), shortType(c.typ.Elem))
	}
	e := p.constant(c.typ.Elem)
	p.expect(')')
	c.op = ir.OpInsertValue
	for range c.typ.Len {
		c.args = append(c.args, e)
	}
}

// lowerVector makes a vector constant: a constant if all its elements are numbers, and
// else one element after another.
func (p *parser) lowerVector(c *constant) *ir.Value {
	f, t := p.fn.f, c.typ
	lanes := make([]uint64, ir.VectorWords(t))
	var rest []int
	for i, a := range c.args {
		v, ok := p.fold(a)
		switch {
		case !ok || !v.number():
			rest = append(rest, i)
		case t.Elem.Kind == ir.PtrKind && p.layout.PtrBytes < 8:
			ir.SetLane(lanes, i, 64, ir.U128{Lo: uint64(ir.SignExtend(v.lo, 8*p.layout.PtrBytes))})
		default:
			ir.SetLane(lanes, i, ir.LaneBits(t.Elem), ir.U128{Lo: v.lo, Hi: v.hi})
		}
	}
	v := f.Vector(t, lanes)
	for _, i := range rest {
		v = p.emit(ir.OpInsertElement, t, v, p.lower(c.args[i]), f.Const(ir.I32, int64(i)))
	}
	return v
}

// pointers reads an operand that must be a pointer or a vector of them.
func (p *parser) pointers() *ir.Value {
	line, col := p.tokLine, p.col()
	t := p.valueType()
	if t.Lane().Kind != ir.PtrKind {
		p.failAt(line, col, "an address must be a pointer, not %s, correct the type", shortType(t))
	}
	return p.value(t)
}

// eachAddress scalarizes a getelementptr of vectors. Scalar arguments are broadcast.
func (p *parser) eachAddress(elem *ir.Type, args []*ir.Value) {
	n := int64(0)
	for _, a := range args {
		if a.Type.IsVector() {
			if n > 0 && a.Type.Len != n || !a.Type.Elem.IsInt() && a != args[0] {
				p.failInst("the vectors of getelementptr have %d and %d elements, correct the types", n, a.Type.Len)
			}
			n = a.Type.Len
		}
	}
	f, t := p.fn.f, p.types.vector(n, ir.Ptr)
	v := f.Undef(t)
	for i := range n {
		k := f.Const(ir.I32, i)
		scalars := make([]*ir.Value, len(args))
		for j, a := range args {
			scalars[j] = a
			if a.Type.IsVector() {
				scalars[j] = p.elementOf(a, i)
			}
		}
		g := p.emit(ir.OpGEP, ir.Ptr, scalars...)
		g.Elem = elem
		v = p.emit(ir.OpInsertElement, t, v, g, k)
	}
	p.same(v)
}

// vectorOperand reads a type and a value of it that must be a vector.
func (p *parser) vectorOperand() *ir.Value {
	line, col := p.tokLine, p.col()
	t := p.valueType()
	if !t.IsVector() {
		p.failAt(line, col, "the operand must be a vector, not %s, correct the type", shortType(t))
	}
	return p.value(t)
}

// elementIndex reads the index of an element.
func (p *parser) elementIndex() *ir.Value {
	line, col := p.tokLine, p.col()
	v := p.typedValue()
	switch {
	case !v.Type.IsInt():
		p.failAt(line, col, "the index of an element must be an integer, not %s, correct the type", shortType(v.Type))
	case v.Type.Bits > 64:
		v = p.emit(ir.OpTrunc, ir.I64, v)
	}
	return v
}

func (p *parser) extractElement() {
	p.next()
	v := p.vectorOperand()
	p.expect(',')
	i := p.elementIndex()
	p.def(ir.OpExtractElement, v.Type.Elem, v, i)
}

func (p *parser) insertElement() {
	p.next()
	v := p.vectorOperand()
	p.expect(',')
	line, col := p.tokLine, p.col()
	e := p.typedValue()
	if !e.Type.Equal(v.Type.Elem) {
		p.failAt(line, col, "the element has type %s, not %s, correct one of the two types", shortType(e.Type), shortType(v.Type.Elem))
	}
	p.expect(',')
	i := p.elementIndex()
	p.def(ir.OpInsertElement, v.Type, v, e, i)
}

func (p *parser) shuffleVector() {
	p.next()
	a := p.vectorOperand()
	p.expect(',')
	line, col := p.tokLine, p.col()
	b := p.typedValue()
	if !b.Type.Equal(a.Type) {
		p.failAt(line, col, "the second vector has type %s, not %s, correct one of the two types", shortType(b.Type), shortType(a.Type))
	}
	p.expect(',')
	mask := p.shuffleMask(2 * int(a.Type.Len))
	p.def(ir.OpShuffleVector, p.types.vector(int64(len(mask)), a.Type.Elem), a, b).SetPath(mask)
}

// shuffleMask reads the mask of a shuffle of n elements.
func (p *parser) shuffleMask(n int) []int {
	line, col := p.tokLine, p.col()
	t := p.valueType()
	if !t.IsVector() || t.Elem != ir.I32 {
		p.failAt(line, col, "a mask is a vector of i32, not %s, correct the type", shortType(t))
	}
	line, col = p.tokLine, p.col()
	c := p.constant(t)
	mask := make([]int, t.Len)
	for i := range mask {
		switch {
		case c.op == ir.OpUndef || c.op == ir.OpInsertValue && c.args[i].op == ir.OpUndef:
			mask[i] = -1
		case c.op == ir.OpInsertValue && c.args[i].op == ir.OpConst && c.args[i].lo < uint64(n):
			mask[i] = int(c.args[i].lo)
		case c.op == ir.OpZero:
		default:
			p.failAt(line, col, "element %d of the mask is out of range, use 0 to %d", i, n-1)
		}
	}
	return mask
}

// reduction lowers a reduction by op; from: the intrinsic has a start value.
func reduction(op ir.Op, from bool) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		v := c.args[len(c.args)-1]
		if !v.Type.IsVector() || v.Type.Elem.IsFloating() != (op >= ir.OpFAdd) || v.Type.Elem.Kind == ir.PtrKind || !v.Type.Elem.Equal(c.ret) {
			p.failInst("@%s cannot make %s of %s, correct the types", c.name, shortType(c.ret), shortType(v.Type))
		}
		if from {
			r := p.def(ir.OpReduceFrom, c.ret, c.args...)
			r.Imm, r.Reassoc = int64(op), c.fast.reassoc
		} else {
			r := p.def(ir.OpReduce, c.ret, v)
			r.Imm, r.NoNaNs = int64(op), c.fast.noNaNs && op >= ir.OpFAdd
		}
	}
}

// nativeVectors reports whether the intrinsic of the given name is a vector operation as well.
func nativeVectors(name string) bool {
	switch name {
	case "umin", "umax", "smin", "smax", "abs", "ctpop", "ctlz", "cttz", "bswap", "bitreverse", "fshl", "fshr", "uadd.sat", "sadd.sat",
		"usub.sat", "ssub.sat", "ushl.sat", "sshl.sat", "fabs", "sqrt", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven",
		"copysign", "minnum", "maxnum", "fma", "fmuladd", "arithmetic.fence", "ssa.copy", "fptosi.sat", "fptoui.sat", "masked.load",
		"masked.store", "masked.gather", "masked.scatter", "masked.expandload", "masked.compressstore", "minimum", "maximum", "minimumnum",
		"maximumnum", "smul.fix", "smul.fix.sat", "umul.fix", "umul.fix.sat", "sdiv.fix", "sdiv.fix.sat", "udiv.fix", "udiv.fix.sat", "clmul",
		"get.active.lane.mask", "vector.reverse":
		return true
	}
	return false
}

// onVectors reports whether c is elementwise on vectors: its result is one. It fails if an argument is a vector and the
// result is not.
func (in *intrinsicFunc) onVectors(p *parser, c *intrinsicUse) bool {
	if in.reduces || c.ret.IsVector() {
		return !in.reduces
	}
	for _, a := range c.args {
		if a != nil && a.Type.IsVector() && strings.IndexByte("aov", in.sig[0]) < 0 && !in.anyType {
			p.failInst("@%s of %s is not supported, use its elements", c.name, shortType(a.Type))
		}
	}
	return false
}

// eachLane scalarizes the call c of an intrinsic.
func (p *parser) eachLane(in *intrinsicFunc, c *intrinsicUse) {
	fn := p.fn
	f, t := fn.f, c.ret
	whole := append([]*ir.Value(nil), c.args...)
	v := f.Undef(t)
	for i := range t.Len {
		k := f.Const(ir.I32, i)
		c.ret = t.Elem
		c.args = append(c.args[:0], whole...) // the last call may have dropped metadata
		for j, a := range whole {
			if a != nil && a.Type.IsVector() {
				c.args[j] = p.emit(ir.OpExtractElement, a.Type.Elem, a, k)
			}
		}
		fn.capture = true
		in.lower(p, c)
		fn.capture = false
		v = p.emit(ir.OpInsertElement, t, v, fn.captured, k)
	}
	c.ret = t
	p.same(v)
}
