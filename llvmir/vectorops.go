package llvmir

import (
	"math/bits"
	"sync"

	"spillway/ir"
)

// Intrinsics that shuffle vectors, or build vectors of element numbers.

// vectorIntrinsics are those of any machine.
var vectorIntrinsics = sync.OnceValue(func() map[string]meaning {
	return map[string]meaning{
		"vector.reverse": {"a:r", func(p *parser, c *intrinsicUse) {
			n := int(p.vectorResult(c).Len)
			p.def(ir.OpShuffleVector, c.ret, c.args[0], c.args[0]).SetPath(counted(n-1, -1, n))
		}},
		"vector.splice": {"a:rri", spliced(func(n, k int64) int64 { return (k + n) % n })}, "vector.splice.left": {"a:rri", spliced(func(_, k int64) int64 { return k })},
		"vector.splice.right": {"a:rri", spliced(func(n, k int64) int64 { return n - k })},
		"vector.extract":      {"a:ai", extractedVector}, "vector.insert": {"a:rai", insertedVector},
		"stepvector": {"a:", stepVector}, "experimental.stepvector": {"a:", stepVector},
		"get.active.lane.mask": {"a:ii", activeLanes}, "experimental.get.vector.length": {"i:iib", vectorLength},
		"experimental.cttz.elts":       {"a:ab", func(p *parser, c *intrinsicUse) { p.same(p.trailing1(p.nonZero(c.args[0]), c.ret)) }},
		"experimental.vector.compress": {"a:rar", compressed}, "experimental.vector.match": {"a:aaa", matched},
		"experimental.vector.extract.last.active": {"a:aaa", lastActive},
		"experimental.vector.histogram.add":       {"v:aia", histogram(ir.OpAdd)}, "experimental.vector.histogram.uadd.sat": {"v:aia", histogram(ir.OpUAddSat)},
		"experimental.vector.histogram.umax": {"v:aia", histogram(ir.OpUMax)}, "experimental.vector.histogram.umin": {"v:aia", histogram(ir.OpUMin)},
		"experimental.vector.partial.reduce.add": {"a:ra", partial(ir.OpAdd)}, "vector.partial.reduce.add": {"a:ra", partial(ir.OpAdd)},
		"vector.partial.reduce.fadd": {"a:ra", partial(ir.OpFAdd)},
		"vector.reduce.fmaximum":     {"f:a", reducedInOrder(false)}, "vector.reduce.fminimum": {"f:a", reducedInOrder(true)},
		"matrix.transpose": {"a:aii", transposed}, "matrix.multiply": {"a:aaiii", matrixProduct},
		"matrix.column.major.load": {"a:pibii", matrixLoad}, "matrix.column.major.store": {"v:apibii", matrixStore},
		"vector.interleave2": {"a:*", interleaved}, "vector.interleave3": {"a:*", interleaved}, "vector.interleave4": {"a:*", interleaved}, "vector.interleave5": {"a:*", interleaved},
		"vector.interleave6": {"a:*", interleaved}, "vector.interleave7": {"a:*", interleaved}, "vector.interleave8": {"a:*", interleaved},
		"vector.deinterleave2": {"a:a", deinterleaved}, "vector.deinterleave3": {"a:a", deinterleaved}, "vector.deinterleave4": {"a:a", deinterleaved}, "vector.deinterleave5": {"a:a", deinterleaved},
		"vector.deinterleave6": {"a:a", deinterleaved}, "vector.deinterleave7": {"a:a", deinterleaved}, "vector.deinterleave8": {"a:a", deinterleaved},
	}
})

// vectorResult returns the type of c's result, which must be a vector.
func (p *parser) vectorResult(c *intrinsicUse) *ir.Type {
	if !c.ret.IsVector() {
		p.failInst("@%s cannot have result type %s, use a vector", c.name, shortType(c.ret))
	}
	return c.ret
}

// vectorArg returns argument i, which must be a vector.
func (p *parser) vectorArg(c *intrinsicUse, i int) *ir.Value {
	if !c.args[i].Type.IsVector() {
		p.failInst("@%s has argument %d of type %s, use a vector", c.name, i+1, shortType(c.args[i].Type))
	}
	return c.args[i]
}

// splatValue broadcasts v to the vector type t.
func (p *parser) splatValue(t *ir.Type, v *ir.Value) *ir.Value {
	first := p.emit(ir.OpInsertElement, t, p.fn.f.Undef(t), v, p.fn.f.Const(ir.I32, 0))
	all := p.emit(ir.OpShuffleVector, t, first, first)
	all.SetPath(make([]int, t.Len))
	return all
}

// ones returns the all-ones integer vector of type t.
func (p *parser) ones(t *ir.Type) *ir.Value { return p.splatOf(t, -1) }

// steps returns the vector 0, 1, 2 ... of type t.
func (p *parser) steps(t *ir.Type) *ir.Value {
	lanes, w := make([]uint64, ir.VectorWords(t)), ir.LaneBits(t.Elem)
	for i := range int(t.Len) {
		ir.SetLane(lanes, i, w, ir.U128{Lo: uint64(i)})
	}
	return p.fn.f.Vector(t, lanes)
}

// nonZero returns the mask of nonzero elements of the integer vector v.
func (p *parser) nonZero(v *ir.Value) *ir.Value {
	switch {
	case !v.Type.IsVector() || !v.Type.Elem.IsInt():
		p.failInst("the elements to count must be those of a vector of integers, not %s, correct the type", shortType(v.Type))
	case v.Type.Elem == ir.I1:
		return v
	}
	return p.compared(ir.NE, v, p.fn.f.Zero(v.Type))
}

// trailing1 returns the index of the first set element of mask, as an integer of type t; the number of elements if
// there is none.
func (p *parser) trailing1(mask *ir.Value, t *ir.Type) *ir.Value {
	if !t.IsInt() {
		p.failInst("the number of an element must be an integer, not %s, correct the type", shortType(t))
	}
	return p.resized(p.emit(ir.OpCtTz, p.maskBits(mask.Type), p.emit(ir.OpBitcast, p.maskBits(mask.Type), mask)), t)
}

// maskBits returns the integer with a bit for each element of t.
func (p *parser) maskBits(t *ir.Type) *ir.Type {
	if t.Len > ir.MaxIntBits {
		p.failInst("a mask of %d elements is not supported, use fewer", t.Len)
	}
	return ir.Int(int(t.Len))
}

// nextPower returns the least power of two that is not less than n.
func nextPower(n int64) int64 { return 1 << bits.Len64(uint64(n-1)) }

// within returns element k of v, or an arbitrary one if k is out of range.
func (p *parser) within(v, k *ir.Value) *ir.Value {
	last := p.fn.f.Const(k.Type, v.Type.Len-1)
	return p.emit(ir.OpExtractElement, v.Type.Elem, v, p.emit(ir.OpUMin, k.Type, k, last))
}

// spliced extracts a vector from the concatenation of two vectors of n elements, from first(n, k) on, where k is the
// last argument.
func spliced(first func(n, k int64) int64) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		n, k := p.vectorResult(c).Len, p.constArg(c, 2)
		if k < -n || k > n {
			p.failInst("%d in @%s is beyond the %d elements, correct it", k, c.name, n)
		}
		p.def(ir.OpShuffleVector, c.ret, c.args[0], c.args[1]).SetPath(counted(int(first(n, k)), 1, int(n)))
	}
}

func extractedVector(p *parser, c *intrinsicUse) {
	v, at, n := p.vectorArg(c, 0), p.constArg(c, 1), p.vectorResult(c).Len
	if !v.Type.Elem.Equal(c.ret.Elem) || at < 0 || at+n > v.Type.Len {
		p.failInst("@%s cannot take %s from element %d of %s, correct one of the three", c.name, shortType(c.ret), at, shortType(v.Type))
	}
	p.def(ir.OpShuffleVector, c.ret, v, v).SetPath(counted(int(at), 1, int(n)))
}

func insertedVector(p *parser, c *intrinsicUse) {
	n, sub, at := int(p.vectorResult(c).Len), p.vectorArg(c, 1), p.constArg(c, 2)
	if !sub.Type.Elem.Equal(c.ret.Elem) || at < 0 || at+sub.Type.Len > int64(n) {
		p.failInst("@%s cannot put %s at element %d of %s, correct one of the three", c.name, shortType(sub.Type), at, shortType(c.ret))
	}
	wide := p.emit(ir.OpShuffleVector, c.ret, sub, sub)
	lift, mask := make([]int, n), counted(0, 1, n)
	for i := range lift {
		lift[i] = -1
	}
	for i := range int(sub.Type.Len) {
		lift[i], mask[int(at)+i] = i, n+i
	}
	wide.SetPath(lift)
	p.def(ir.OpShuffleVector, c.ret, c.args[0], wide).SetPath(mask)
}

func stepVector(p *parser, c *intrinsicUse) {
	if t := p.vectorResult(c); !t.Elem.IsInt() {
		p.failInst("@%s cannot have result type %s, use a vector of integers", c.name, shortType(t))
	}
	p.same(p.steps(c.ret))
}

// activeLanes returns the mask of the lanes i with first + i < second.
func activeLanes(p *parser, c *intrinsicUse) {
	p.sameType(c, c.args[1].Type, c.args[0].Type)
	t := p.types.vector(p.vectorResult(c).Len, c.args[0].Type)
	k := p.emit(ir.OpUAddSat, t, p.splatValue(t, c.args[0]), p.steps(t))
	p.def(ir.OpICmp, c.ret, k, p.splatValue(t, c.args[1])).Pred = ir.ULT
}

// vectorLength is the number of remaining elements that a vector takes.
func vectorLength(p *parser, c *intrinsicUse) {
	f, n := p.fn.f, p.constArg(c, 1)
	if !c.args[2].IsConst() || c.args[2].Imm != 0 {
		p.failInst("scalable types are not supported, compile with auto-vectorization off")
	}
	p.same(p.resized(p.emit(ir.OpUMin, c.args[0].Type, c.args[0], f.Const(c.args[0].Type, n)), c.ret))
}

// compressed packs the active elements; those of the last argument follow.
func compressed(p *parser, c *intrinsicUse) {
	t, mask, otherwise := p.vectorResult(c), c.args[1], c.args[2]
	m := p.masked(c, t, mask, 1)
	slot := p.scratchSlot(p.types.array(t.Len, t.Elem))
	c.args[1], c.args[2] = slot, mask
	if 8*m.stride == int64(ir.LaneBits(t.Elem)) { // the array is as the vector is
		p.emit(ir.OpStore, ir.Void, otherwise, slot).Align = 1
		compressStore(p, c)
		p.def(ir.OpLoad, t, slot).Align = 1
		return
	}
	for i := range t.Len {
		addr, _ := m.step(p, slot, i)
		p.emit(ir.OpStore, ir.Void, p.elementOf(otherwise, i), addr).Align = 1
	}
	compressStore(p, c)
	p.gathered(c, func(i int64) *ir.Value {
		addr, _ := m.step(p, slot, i)
		e := p.emit(ir.OpLoad, t.Elem, addr)
		e.Align = 1
		return e
	})
}

// matched returns which elements of the first vector occur in the second one, under a mask.
func matched(p *parser, c *intrinsicUse) {
	v, set := p.vectorArg(c, 0), p.vectorArg(c, 1)
	any := p.fn.f.Zero(p.vectorResult(c))
	for i := range set.Type.Len {
		any = p.emit(ir.OpOr, c.ret, any, p.compared(ir.EQ, v, p.splatValue(v.Type, p.elementOf(set, i))))
	}
	p.def(ir.OpAnd, c.ret, any, c.args[2])
}

// lastActive is the last active element, or the last argument.
func lastActive(p *parser, c *intrinsicUse) {
	v, mask := p.vectorArg(c, 0), p.vectorArg(c, 1)
	v1 := c.args[2]
	for i := range v.Type.Len {
		v1 = p.emit(ir.OpSelect, c.ret, p.elementOf(mask, i), p.elementOf(v, i), v1)
	}
	p.same(v1)
}

// histogram updates memory at the active addresses, one after the other.
func histogram(op ir.Op) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		to, by := p.vectorArg(c, 0), c.args[1]
		m := p.masked(c, p.types.vector(to.Type.Len, by.Type), c.args[2], p.layout.Align(by.Type))
		for i := range to.Type.Len {
			if m.leavesOut(p, i) {
				continue
			}
			at := m.at(p, p.elementOf(to, i), i)
			old := p.emit(ir.OpLoad, by.Type, at)
			old.Align = m.align
			p.emit(ir.OpStore, ir.Void, p.emit(op, by.Type, old, by), at).Align = m.align
		}
	}
}

// partial adds to the elements of the first vector those of a longer one.
func partial(op ir.Op) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		n, v := int(p.vectorResult(c).Len), p.vectorArg(c, 1)
		if !v.Type.Elem.Equal(c.ret.Elem) || int(v.Type.Len)%n != 0 {
			p.failInst("@%s cannot add %s to %s, correct the types", c.name, shortType(v.Type), shortType(c.ret))
		}
		sum := c.args[0]
		for at := 0; at < int(v.Type.Len); at += n {
			sum = p.emit(op, c.ret, sum, p.shuffled(v, v, counted(at, 1, n)))
		}
		p.same(sum)
	}
}

// interleaved takes an element of each argument in turn.
func interleaved(p *parser, c *intrinsicUse) {
	p.vectorResult(c)
	list := make([]*ir.Value, len(c.args))
	for i := range list {
		list[i] = p.vectorArg(c, i)
		p.sameType(c, list[i].Type, c.args[0].Type)
	}
	if len(list) == 0 || int64(len(list))*list[0].Type.Len != c.ret.Len || !list[0].Type.Elem.Equal(c.ret.Elem) {
		p.failInst("@%s has %d arguments for %s, correct one of the two", c.name, len(list), shortType(c.ret))
	}
	n := int(list[0].Type.Len)
	if len(list) == 2 {
		mask := make([]int, 2*n)
		for i := range n {
			mask[2*i], mask[2*i+1] = i, n+i
		}
		p.def(ir.OpShuffleVector, c.ret, list[0], list[1]).SetPath(mask)
		return
	}
	p.gathered(c, func(i int64) *ir.Value { return p.elementOf(list[int(i)%len(list)], i/int64(len(list))) })
}

// deinterleaved makes a struct of vectors of every so many elements.
func deinterleaved(p *parser, c *intrinsicUse) {
	v := p.vectorArg(c, 0)
	if c.ret.Kind != ir.StructKind || len(c.ret.Fields) < 2 {
		p.failInst("@%s cannot have result type %s, correct it", c.name, shortType(c.ret))
	}
	k := len(c.ret.Fields)
	s := p.fn.f.Undef(c.ret)
	for i, t := range c.ret.Fields {
		if !t.IsVector() || !t.Elem.Equal(v.Type.Elem) || int(t.Len)*k != int(v.Type.Len) {
			p.failInst("@%s cannot make %s of %s, correct the types", c.name, shortType(c.ret), shortType(v.Type))
		}
		s = p.emit(ir.OpInsertValue, c.ret, s, p.shuffled(v, v, counted(i, k, int(t.Len))))
		s.SetPath([]int{i})
	}
	p.same(s)
}

// reducedInOrder computes the minimum or maximum of the elements of a vector; NaN if any is NaN.
func reducedInOrder(least bool) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		if v := p.vectorArg(c, 0); !v.Type.Elem.Equal(c.ret) {
			p.failInst("@%s cannot make %s of %s, correct the types", c.name, shortType(c.ret), shortType(v.Type))
		}
		p.same(p.reduced(c.args[0], least))
	}
}

func (p *parser) reduced(v *ir.Value, least bool) *ir.Value {
	for v.Type.Len%2 == 0 && v.Type.Len > 2 {
		h := p.builder.Halves(v)
		v = p.smaller(least, h[0], h[1])
	}
	first := p.elementOf(v, 0)
	for i := int64(1); i < v.Type.Len; i++ {
		first = p.smaller(least, first, p.elementOf(v, i))
	}
	return first
}

// matrixSize returns the rows and columns given by arguments i and i+1, and checks them against the number of
// elements.
func (p *parser) matrixSize(c *intrinsicUse, i int, elements int64) (rows, columns int) {
	a, b := p.constArg(c, i), p.constArg(c, i+1)
	if a < 1 || b < 1 || a > 1<<16 || b > 1<<16 || elements >= 0 && a*b != elements {
		p.failInst("@%s has %d rows and %d columns for %d elements, correct the numbers", c.name, a, b, elements)
	}
	return int(a), int(b)
}

// Matrices are in column-major order.

func transposed(p *parser, c *intrinsicUse) {
	v := p.vectorArg(c, 0)
	rows, columns := p.matrixSize(c, 1, p.vectorResult(c).Len)
	p.sameType(c, v.Type, c.ret)
	mask := make([]int, 0, rows*columns)
	for i := range rows {
		mask = append(mask, counted(i, rows, columns)...)
	}
	p.def(ir.OpShuffleVector, c.ret, v, v).SetPath(mask)
}

func matrixProduct(p *parser, c *intrinsicUse) {
	a, b, e := p.vectorArg(c, 0), p.vectorArg(c, 1), p.vectorResult(c).Elem
	rows, inner := p.matrixSize(c, 2, a.Type.Len)
	_, columns := p.matrixSize(c, 3, b.Type.Len)
	if !a.Type.Elem.Equal(e) || !b.Type.Elem.Equal(e) || int64(rows*columns) != c.ret.Len {
		p.failInst("@%s cannot make %s of %s and %s, correct the types", c.name, shortType(c.ret), shortType(a.Type), shortType(b.Type))
	}
	mul, add := ir.OpMul, ir.OpAdd
	if e.IsFloating() {
		mul, add = ir.OpFMul, ir.OpFAdd
	}
	t := p.types.vector(int64(rows), e)
	var list []*ir.Value
	for k := range columns {
		var sum *ir.Value
		for n := range inner {
			x := p.emit(mul, t, p.shuffled(a, a, counted(n*rows, 1, rows)), p.splatValue(t, p.elementOf(b, int64(k*inner+n))))
			if sum == nil {
				sum = x
			} else {
				sum = p.emit(add, t, sum, x)
			}
		}
		list = append(list, sum)
	}
	p.gathered(c, func(i int64) *ir.Value { return p.elementOf(list[int(i)/rows], i%int64(rows)) })
}

// column returns the address of column k; stride is the distance between columns in elements of type e.
func (p *parser) column(base, stride *ir.Value, e *ir.Type, k int) *ir.Value {
	f := p.fn.f
	off := p.emit(ir.OpMul, stride.Type, stride, f.Const(stride.Type, int64(k)))
	at := p.emit(ir.OpGEP, ir.Ptr, base, off)
	at.Elem = e
	return at
}

func matrixLoad(p *parser, c *intrinsicUse) {
	rows, columns := p.matrixSize(c, 3, p.vectorResult(c).Len)
	var list []*ir.Value
	for k := range columns {
		v := p.emit(ir.OpLoad, p.types.vector(int64(rows), c.ret.Elem), p.column(c.args[0], c.args[1], c.ret.Elem, k))
		v.Align, v.Volatile = p.layout.Align(c.ret.Elem), c.args[2].Imm != 0
		list = append(list, v)
	}
	p.gathered(c, func(i int64) *ir.Value { return p.elementOf(list[int(i)/rows], i%int64(rows)) })
}

func matrixStore(p *parser, c *intrinsicUse) {
	v := p.vectorArg(c, 0)
	rows, columns := p.matrixSize(c, 4, v.Type.Len)
	for k := range columns {
		s := p.emit(ir.OpStore, ir.Void, p.shuffled(v, v, counted(k*rows, 1, rows)), p.column(c.args[1], c.args[2], v.Type.Elem, k))
		s.Align, s.Volatile = p.layout.Align(v.Type.Elem), c.args[3].Imm != 0
	}
}

// withOverflow lowers op, which returns a result and an overflow flag. Vector sums and differences are compared as a
// whole, products are scalarized.
func withOverflow(op ir.Op) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		t := c.ret.Fields[0]
		for _, a := range c.args {
			p.sameType(c, a.Type, t)
		}
		if !t.IsVector() {
			p.def(op, c.ret, c.args...)
			return
		}
		a, b := c.args[0], c.args[1]
		var v, over *ir.Value
		switch op {
		case ir.OpUAddO:
			v = p.emit(ir.OpAdd, t, a, b)
			over = p.lessThan(ir.ULT, v, a)
		case ir.OpUSubO:
			v = p.emit(ir.OpSub, t, a, b)
			over = p.lessThan(ir.ULT, a, b)
		case ir.OpSAddO: // the sum has the sign of neither
			v = p.emit(ir.OpAdd, t, a, b)
			over = p.lessThan(ir.SLT, p.emit(ir.OpAnd, t, p.emit(ir.OpXor, t, v, a), p.emit(ir.OpXor, t, v, b)), p.fn.f.Zero(t))
		case ir.OpSSubO: // the operands differ in sign, and the difference has not the sign of the first
			v = p.emit(ir.OpSub, t, a, b)
			over = p.lessThan(ir.SLT, p.emit(ir.OpAnd, t, p.emit(ir.OpXor, t, a, b), p.emit(ir.OpXor, t, v, a)), p.fn.f.Zero(t))
		default:
			v, over = p.overflowOfEach(op, c)
		}
		p.definePair(c.ret, v, over)
	}
}

// overflowOfEach scalarizes op and returns vectors of the results.
func (p *parser) overflowOfEach(op ir.Op, c *intrinsicUse) (v, over *ir.Value) {
	f, t, flags := p.fn.f, c.ret.Fields[0], c.ret.Fields[1]
	pair := p.types.structOf(false, []*ir.Type{t.Elem, flags.Elem})
	v, over = f.Undef(t), f.Undef(flags)
	for i := range t.Len {
		both := p.emit(op, pair, p.elementOf(c.args[0], i), p.elementOf(c.args[1], i))
		r, o := p.emit(ir.OpExtractValue, t.Elem, both), p.emit(ir.OpExtractValue, flags.Elem, both)
		r.SetPath([]int{0})
		o.SetPath([]int{1})
		k := f.Const(ir.I32, i)
		v, over = p.emit(ir.OpInsertElement, t, v, r, k), p.emit(ir.OpInsertElement, flags, over, o, k)
	}
	return v, over
}

// lessThan compares integers or vectors of them.
func (p *parser) lessThan(pred ir.Pred, a, b *ir.Value) *ir.Value {
	v := p.emit(ir.OpICmp, a.Type.WithLane(ir.I1), a, b)
	v.Pred = pred
	return v
}
