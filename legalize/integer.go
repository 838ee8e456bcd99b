package legalize

import "spillway/ir"

// A width is an n-bit integer type held in a register of type t. If t is wider, the upper bits are zero between
// operations.
type width struct {
	n int
	t *ir.Type
}

// widthOf returns the width of an integer type that takes one register.
func widthOf(bits int) width { return width{bits, container(bits)} }

// natural reports whether values fill their registers.
func (w width) natural() bool { return w.n == w.t.Bits }

// mask returns the mask of the low n bits.
func (w width) mask() int64 { return int64(ir.ZeroExtend(^uint64(0), w.n)) }

// clean returns x with its upper bits cleared.
func (l *builder) clean(w width, x *ir.Value) *ir.Value {
	if w.natural() {
		return x
	}
	return l.andImm(x, w.mask())
}

// signed returns x sign-extended within its register.
func (l *builder) signed(w width, x *ir.Value) *ir.Value {
	if w.natural() {
		return x
	}
	n := w.t.Bits - w.n
	return l.ashrImm(l.shlImm(x, n), n)
}

// Properties of operations for computing a narrower type at a wider one.
const (
	extZero  = 1 << iota // its arguments must be zero-extended, else any extension
	extSign              // its arguments must be sign-extended
	extClean             // its result has zeros above the width if its arguments do
	simple               // supported
)

var widening = [ir.MaxOps]uint8{
	ir.OpAdd: simple, ir.OpSub: simple, ir.OpMul: simple,
	ir.OpAnd: simple | extClean, ir.OpOr: simple | extClean, ir.OpXor: simple | extClean,
	ir.OpShl: simple, ir.OpLShr: simple | extZero | extClean, ir.OpAShr: simple | extSign,
	ir.OpUDiv: simple | extZero | extClean, ir.OpURem: simple | extZero | extClean,
	ir.OpSDiv: simple | extSign, ir.OpSRem: simple | extSign,
	ir.OpUMin: simple | extZero | extClean, ir.OpUMax: simple | extZero | extClean,
	ir.OpSMin: simple | extSign, ir.OpSMax: simple | extSign,
	ir.OpCtPop: simple | extZero | extClean,
}

// arith lowers an integer operation of width w with one result and up to three clean arguments. The result is clean.
func (l *builder) arith(op ir.Op, w width, a, b, c *ir.Value) *ir.Value {
	if w.natural() {
		if (op == ir.OpFShl || op == ir.OpFShr) && (a == b || c.IsConst()) {
			return l.funnel(op, w, a, b, c)
		}
		if v := l.fold(op, a, b); c == nil && v != nil {
			return v
		}
		if l.ops.Has(op, w.t) {
			return l.emitArith(op, w.t, a, b, c)
		}
		if w.n == 1 {
			return l.bit(op, a, b, c)
		}
	}
	if widening[op]&simple != 0 {
		if !w.natural() {
			return l.inContainer(op, w, a, b)
		}
		if v := l.promote(op, w.t, a, b); v != nil {
			return v
		}
	}
	return l.expand(op, w, a, b, c)
}

func (l *builder) emitArith(op ir.Op, t *ir.Type, a, b, c *ir.Value) *ir.Value {
	switch {
	case b == nil:
		return l.emit(op, t, a)
	case c == nil:
		if a.Op == ir.OpConst && op.IsCommutative() {
			a, b = b, a
		}
		return l.emit(op, t, a, b)
	}
	return l.emit(op, t, a, b, c)
}

// inContainer computes a simple operation of odd width at its register's width.
func (l *builder) inContainer(op ir.Op, w width, a, b *ir.Value) *ir.Value {
	how := widening[op]
	if how&extSign != 0 {
		a = l.signed(w, a)
		if op != ir.OpAShr {
			b = l.signed(w, b)
		}
	}
	v := l.arith(op, width{w.t.Bits, w.t}, a, b, nil)
	if how&extClean != 0 {
		return v
	}
	return l.clean(w, v)
}

// promote computes a simple operation at the next wider supported type; nil if there is none.
func (l *builder) promote(op ir.Op, t *ir.Type, a, b *ir.Value) *ir.Value {
	for _, p := range [...]*ir.Type{ir.I8, ir.I16, ir.I32, ir.I64} {
		if p.Bits <= t.Bits || !l.ops.Has(op, p) {
			continue
		}
		how := widening[op]
		conv := ir.OpZExt
		if how&extSign != 0 {
			conv = ir.OpSExt
		}
		a = l.convert(conv, p, a)
		if op == ir.OpAShr {
			conv = ir.OpZExt
		}
		if b != nil {
			b = l.convert(conv, p, b)
		}
		return l.convert(ir.OpTrunc, t, l.arith(op, width{p.Bits, p}, a, b, nil))
	}
	return nil
}

// bit lowers an operation on i1 to logic. Undefined cases (a shift by one) may have any value.
func (l *builder) bit(op ir.Op, a, b, c *ir.Value) *ir.Value {
	switch op {
	case ir.OpAdd, ir.OpSub:
		return l.xor(a, b)
	case ir.OpMul, ir.OpUMin, ir.OpSMax:
		return l.and(a, b)
	case ir.OpUMax, ir.OpSMin, ir.OpUAddSat, ir.OpSAddSat:
		return l.or(a, b)
	case ir.OpUSubSat, ir.OpSSubSat:
		return l.and(a, l.not(b))
	case ir.OpCtLz, ir.OpCtTz:
		return l.not(a)
	case ir.OpURem, ir.OpSRem, ir.OpUMulHi:
		return l.konst(ir.I1, 0)
	case ir.OpFShr:
		return b
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		x := l.arith(op, width{8, ir.I8}, l.convert(ir.OpZExt, ir.I8, a), l.convert(ir.OpZExt, ir.I8, b), nil)
		return l.convert(ir.OpTrunc, ir.I1, x)
	case ir.OpSMulHi:
		return l.konst(ir.I1, 0)
	case ir.OpShl, ir.OpLShr:
		return l.and(a, l.not(b))
	}
	// Division by one, saturating or arithmetic shifts, rotations, absolute value, permutations of one bit: all are a.
	return a
}

// expand lowers an operation that the machine does not have at w to other operations.
func (l *builder) expand(op ir.Op, w width, a, b, c *ir.Value) *ir.Value {
	switch op {
	case ir.OpUMin:
		return l.sel(l.cmp(ir.ULT, a, b), a, b)
	case ir.OpUMax:
		return l.sel(l.cmp(ir.UGT, a, b), a, b)
	case ir.OpSMin:
		return l.sel(l.cmp(ir.SLT, a, b), a, b)
	case ir.OpSMax:
		return l.sel(l.cmp(ir.SGT, a, b), a, b)
	case ir.OpAbs:
		x := l.signed(w, a)
		sign := l.ashrImm(x, w.t.Bits-1)
		return l.clean(w, l.sub(l.xor(x, sign), sign))
	case ir.OpRotl:
		return l.arith(ir.OpFShl, w, a, a, b)
	case ir.OpRotr:
		return l.arith(ir.OpFShr, w, a, a, b)
	case ir.OpFShl, ir.OpFShr:
		return l.funnel(op, w, a, b, c)
	case ir.OpUAddSat, ir.OpSAddSat, ir.OpUSubSat, ir.OpSSubSat, ir.OpUShlSat, ir.OpSShlSat:
		return l.saturate(op, w, a, b)
	case ir.OpUMulHi, ir.OpSMulHi:
		_, hi := l.mulWide(op == ir.OpSMulHi, w, a, b)
		return hi
	case ir.OpCtPop, ir.OpCtLz, ir.OpCtTz, ir.OpBSwap, ir.OpBitReverse:
		return l.bitCount(op, w, a)
	case ir.OpMul, ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		if r := l.lib.integerCall(op, w, a, b); r != nil {
			return r
		}
	}
	l.fail(nil, "choose another target", "the target has no %s at i%d", op, w.n)
	return a
}

// funnel expands a funnel shift, or a rotation if a == b. It shifts only by less than the width.
func (l *builder) funnel(op ir.Op, w width, a, b, c *ir.Value) *ir.Value {
	if a == b && w.natural() {
		rot := ir.OpRotl
		if op == ir.OpFShr {
			rot = ir.OpRotr
		}
		if l.ops.Has(rot, w.t) {
			return l.emit(rot, w.t, a, l.countModulo(w, c))
		}
	}
	m := l.countModulo(w, c)
	if w.natural() && !(m.IsConst() && m.Imm == 0) && l.ops.Has(op, w.t) {
		return l.emit(op, w.t, a, b, m)
	}
	if m.IsConst() && m.Imm == 0 {
		if op == ir.OpFShl {
			return a
		}
		return b
	}
	if m.IsConst() {
		n := int(m.Imm)
		if op == ir.OpFShr {
			n = w.n - n
		}
		return l.or(l.clean(w, l.shlImm(a, n)), l.lshrImm(b, w.n-n))
	}
	rest := l.sub(l.konst(w.t, int64(w.n-1)), m) // w.n - 1 - m
	if op == ir.OpFShl {
		x := l.clean(w, l.binary(ir.OpShl, a, m))
		return l.or(x, l.binary(ir.OpLShr, l.lshrImm(b, 1), rest))
	}
	x := l.clean(w, l.binary(ir.OpShl, l.clean(w, l.shlImm(a, 1)), rest))
	return l.or(x, l.binary(ir.OpLShr, b, m))
}

// countModulo returns the count of a rotation modulo the width.
func (l *builder) countModulo(w width, c *ir.Value) *ir.Value {
	if c.IsConst() {
		return l.konst(w.t, int64(ir.ZeroExtend(uint64(c.Imm), w.t.Bits)%uint64(w.n)))
	}
	if w.n&(w.n-1) == 0 {
		return l.andImm(c, int64(w.n-1))
	}
	return l.arith(ir.OpURem, w, c, l.konst(w.t, int64(w.n)), nil)
}

// saturate computes a saturating operation.
func (l *builder) saturate(op ir.Op, w width, a, b *ir.Value) *ir.Value {
	umax := l.konst(w.t, w.mask())
	switch op {
	case ir.OpUAddSat:
		sum, over := l.overflow(ir.OpUAddO, w, a, b)
		return l.sel(over, umax, sum)
	case ir.OpUSubSat: // max(a, b) - b; comparing with zero would need another constant
		return l.arith(ir.OpSub, w, l.arith(ir.OpUMax, w, a, b, nil), b, nil)
	case ir.OpUShlSat:
		r := l.arith(ir.OpShl, w, a, b, nil)
		return l.sel(l.cmp(ir.NE, l.arith(ir.OpLShr, w, r, b, nil), a), umax, r)
	case ir.OpSShlSat:
		r := l.arith(ir.OpShl, w, a, b, nil)
		return l.sel(l.cmp(ir.NE, l.arith(ir.OpAShr, w, r, b, nil), a), l.limit(w, a), r)
	}
	over := ir.OpSAddO
	if op == ir.OpSSubSat {
		over = ir.OpSSubO
	}
	r, o := l.overflow(over, w, a, b)
	return l.sel(o, l.limit(w, a), r)
}

// limit returns the greatest integer if a is not negative, otherwise the least.
func (l *builder) limit(w width, a *ir.Value) *ir.Value {
	sign := l.ashrImm(l.signed(w, a), w.t.Bits-1)
	return l.xor(l.clean(w, sign), l.konst(w.t, w.mask()>>1&int64(ir.ZeroExtend(^uint64(0), w.n-1))))
}

// overflow computes the operations that give a result and an overflow bit.
func (l *builder) overflow(op ir.Op, w width, a, b *ir.Value) (r, over *ir.Value) {
	if w.natural() && l.ops.Has(op, w.t) {
		return l.two(op, w.t, ir.I1, a, b)
	}
	switch op {
	case ir.OpUAddO:
		r = l.arith(ir.OpAdd, w, a, b, nil)
		return r, l.cmp(ir.ULT, r, a)
	case ir.OpUSubO:
		return l.arith(ir.OpSub, w, a, b, nil), l.cmp(ir.ULT, a, b)
	case ir.OpSAddO:
		r = l.arith(ir.OpAdd, w, a, b, nil)
		over = l.and(l.xor(a, r), l.xor(b, r))
	case ir.OpSSubO:
		r = l.arith(ir.OpSub, w, a, b, nil)
		over = l.and(l.xor(a, b), l.xor(a, r))
	default:
		return l.mulOverflow(op == ir.OpSMulO, w, a, b)
	}
	if w.n == 1 {
		return r, over
	}
	return r, l.cmpImm(ir.SLT, l.signed(w, over), 0)
}

// mulOverflow returns a product and whether it overflows.
func (l *builder) mulOverflow(signed bool, w width, a, b *ir.Value) (r, over *ir.Value) {
	if w.n == 1 {
		r = l.and(a, b)
		if signed {
			return r, r
		}
		return r, l.konst(ir.I1, 0)
	}
	if r := w.natural(); !r && 2*w.n > l.wbits {
		return l.mulOverflowOdd(signed, w, a, b)
	}
	lo, hi := l.mulWide(signed, w, a, b)
	if !signed {
		return lo, l.cmpImm(ir.NE, hi, 0)
	}
	sign := l.clean(w, l.ashrImm(l.signed(w, lo), w.t.Bits-1))
	return lo, l.cmp(ir.NE, hi, sign)
}

// mulOverflowOdd is mulOverflow for odd widths above half a register.
func (l *builder) mulOverflowOdd(signed bool, w width, a, b *ir.Value) (r, over *ir.Value) {
	full := width{w.t.Bits, w.t}
	if !signed {
		lo, o := l.mulOverflow(false, full, a, b)
		r = l.clean(w, lo)
		return r, l.or(o, l.cmp(ir.NE, r, lo))
	}
	lo, o := l.mulOverflow(true, full, l.signed(w, a), l.signed(w, b))
	return l.clean(w, lo), l.or(o, l.cmp(ir.NE, l.signed(w, lo), lo))
}

// mulWide returns both halves of a product, each of width w.
func (l *builder) mulWide(signed bool, w width, a, b *ir.Value) (lo, hi *ir.Value) {
	op, ext := ir.OpUMulWide, ir.OpZExt
	if signed {
		op, ext = ir.OpSMulWide, ir.OpSExt
	}
	if w.natural() && l.ops.Has(op, w.t) {
		return l.two(op, w.t, w.t, a, b)
	}
	if 2*w.n <= l.wbits {
		if signed {
			a, b = l.signed(w, a), l.signed(w, b)
		}
		p := container(max(2*w.n, w.t.Bits))
		x := l.mul(l.convert(ext, p, a), l.convert(ext, p, b))
		lo, hi = l.clean(w, l.convert(ir.OpTrunc, w.t, x)), l.clean(w, l.convert(ir.OpTrunc, w.t, l.lshrImm(x, w.n)))
		return lo, hi
	}
	if !w.natural() {
		return l.mulWideOdd(signed, w, a, b)
	}
	if signed && l.ops.Has(ir.OpUMulWide, w.t) || !signed && l.ops.Has(ir.OpSMulWide, w.t) {
		return l.mulWideOther(signed, w, a, b)
	}
	if signed {
		return l.mulWideOther(signed, w, a, b)
	}
	if w.n == l.wbits && l.lib.multiplies() {
		zero := l.konst(w.t, 0)
		r := l.lib.product(words{a, zero}, words{b, zero})
		return r[0], r[1]
	}
	return l.mulByHalves(w, a, b)
}

// mulWideOther converts the unsigned product to the signed one or back: the upper halves differ by b if a is negative,
// and by a if b is.
func (l *builder) mulWideOther(signed bool, w width, a, b *ir.Value) (lo, hi *ir.Value) {
	lo, hi = l.mulWide(!signed, w, a, b)
	n := w.n - 1
	diff := l.add(l.and(l.ashrImm(a, n), b), l.and(l.ashrImm(b, n), a))
	if signed {
		return lo, l.sub(hi, diff)
	}
	return lo, l.add(hi, diff)
}

// mulWideOdd computes the halves of a product of odd width from those at the register's width.
func (l *builder) mulWideOdd(signed bool, w width, a, b *ir.Value) (lo, hi *ir.Value) {
	if signed {
		a, b = l.signed(w, a), l.signed(w, b)
	}
	lo, hi = l.mulWide(signed, width{w.t.Bits, w.t}, a, b)
	hi = l.or(l.shlImm(hi, w.t.Bits-w.n), l.lshrImm(lo, w.n))
	return l.clean(w, lo), l.clean(w, hi)
}

// mulByHalves computes the unsigned double-width product from four half-width products.
func (l *builder) mulByHalves(w width, a, b *ir.Value) (lo, hi *ir.Value) {
	h := w.n / 2
	low := int64(1)<<h - 1
	a0, a1, b0, b1 := l.andImm(a, low), l.lshrImm(a, h), l.andImm(b, low), l.lshrImm(b, h)
	x00, x01, x10, x11 := l.mul(a0, b0), l.mul(a0, b1), l.mul(a1, b0), l.mul(a1, b1)
	mid := l.add(l.add(l.lshrImm(x00, h), l.andImm(x01, low)), l.andImm(x10, low))
	lo = l.or(l.shlImm(mid, h), l.andImm(x00, low))
	hi = l.add(l.add(x11, l.lshrImm(mid, h)), l.add(l.lshrImm(x01, h), l.lshrImm(x10, h)))
	return lo, hi
}
