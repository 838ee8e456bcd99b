package legalize

import "spillway/ir"

// bitCount expands population counts, leading and trailing zero counts and bit permutations at widths without an
// operation.
func (l *builder) bitCount(op ir.Op, w width, a *ir.Value) *ir.Value {
	if !w.natural() {
		return l.countInContainer(op, w, a)
	}
	for _, p := range [...]*ir.Type{ir.I8, ir.I16, ir.I32, ir.I64} {
		if p.Bits > w.n && p.Bits <= l.wbits && l.ops.Has(op, p) {
			x := l.countInContainer(op, width{w.n, p}, l.convert(ir.OpZExt, p, a))
			return l.convert(ir.OpTrunc, w.t, x)
		}
	}
	switch op {
	case ir.OpCtPop:
		return l.countOnes(w, a)
	case ir.OpCtLz:
		if l.lib.countsZeros(w) {
			return l.lib.leadingZeros(a)
		}
		for n := 1; n < w.n; n *= 2 {
			a = l.or(a, l.lshrImm(a, n))
		}
		return l.arith(ir.OpCtPop, w, l.not(a), nil, nil)
	case ir.OpCtTz:
		below := l.and(l.not(a), l.addImm(a, -1)) // the bits below the lowest one
		if l.ops.Has(ir.OpCtLz, w.t) || l.lib.countsZeros(w) {
			return l.sub(l.konst(w.t, int64(w.n)), l.arith(ir.OpCtLz, w, below, nil, nil))
		}
		return l.arith(ir.OpCtPop, w, below, nil, nil)
	case ir.OpBSwap:
		return l.swapBytes(w, a)
	}
	return l.reverseBits(w, a)
}

// countInContainer computes the operation at the register's width.
func (l *builder) countInContainer(op ir.Op, w width, a *ir.Value) *ir.Value {
	full := width{w.t.Bits, w.t}
	rest := w.t.Bits - w.n
	switch op {
	case ir.OpCtLz:
		return l.addImm(l.arith(op, full, a, nil, nil), -int64(rest))
	case ir.OpCtTz:
		n := l.arith(op, full, l.or(a, l.konst(w.t, int64(1)<<w.n)), nil, nil)
		return l.andImm(n, int64(full.n-1)) // the argument is not zero; see zeros in package llvmir
	case ir.OpBSwap, ir.OpBitReverse:
		return l.lshrImm(l.arith(op, full, a, nil, nil), rest)
	}
	return l.arith(op, full, a, nil, nil)
}

// fewOnes returns the value of the comparison v if it tests whether a number has exactly one bit set, or at most one,
// and the machine has no population count; otherwise nil. It clears the lowest one by x & x-1.
func (l *builder) fewOnes(v *ir.Value, w width) *ir.Value {
	count, c := v.Args[0], v.Args[1]
	if count.Op != ir.OpCtPop || c.Op != ir.OpConst || !w.natural() || l.ops.Has(ir.OpCtPop, w.t) {
		return nil
	}
	x := l.one(count.Args[0])
	below := l.addImm(x, -1)
	switch {
	case v.Pred == ir.ULT && c.Imm == 2:
		return l.cmpImm(ir.EQ, l.and(x, below), 0)
	case v.Pred == ir.UGT && c.Imm == 1:
		return l.cmpImm(ir.NE, l.and(x, below), 0)
	case v.Pred == ir.EQ && c.Imm == 1: // there are none below zero
		return l.cmp(ir.UGT, l.xor(x, below), below)
	case v.Pred == ir.NE && c.Imm == 1:
		return l.cmp(ir.ULE, l.xor(x, below), below)
	}
	return nil
}

// Constants whose low n bits of each 2n bits are ones.
const (
	ones1  = 0x5555555555555555
	ones2  = 0x3333333333333333
	ones4  = 0x0f0f0f0f0f0f0f0f
	ones8  = 0x00ff00ff00ff00ff
	ones16 = 0x0000ffff0000ffff
	each8  = 0x0101010101010101
)

// countOnes sums bits in fields of doubling width, and the bytes by a multiplication.
func (l *builder) countOnes(w width, a *ir.Value) *ir.Value {
	if w.n == 16 {
		return l.convert(ir.OpTrunc, w.t, l.countOnes(width{32, ir.I32}, l.convert(ir.OpZExt, ir.I32, a)))
	}
	a = l.sub(a, l.andImm(l.lshrImm(a, 1), ones1))
	a = l.add(l.andImm(a, ones2), l.andImm(l.lshrImm(a, 2), ones2))
	a = l.andImm(l.add(a, l.lshrImm(a, 4)), ones4)
	if w.n == 8 {
		return a
	}
	return l.lshrImm(l.mulImm(a, each8), w.n-8)
}

// swapBytes exchanges bytes, then pairs of bytes, then halves.
func (l *builder) swapBytes(w width, a *ir.Value) *ir.Value {
	if w.n == 16 && l.ops.Has(ir.OpRotl, w.t) {
		return l.emit(ir.OpRotl, w.t, a, l.konst(w.t, 8))
	}
	if w.n == 8 {
		return a
	}
	a = l.exchange(w, a, 8, ones8)
	if w.n > 16 {
		a = l.exchange(w, a, 16, ones16)
	}
	if w.n > 32 {
		a = l.exchange(w, a, 32, 0)
	}
	return a
}

// reverseBits exchanges bits, pairs and halves of bytes, and then bytes.
func (l *builder) reverseBits(w width, a *ir.Value) *ir.Value {
	if w.n > 8 {
		a = l.arith(ir.OpBSwap, w, a, nil, nil)
	}
	a = l.exchange(w, a, 4, ones4)
	a = l.exchange(w, a, 2, ones2)
	return l.exchange(w, a, 1, ones1)
}

// exchange swaps neighboring groups of n bits; mask selects the lower group of each pair.
func (l *builder) exchange(w width, a *ir.Value, n int, mask int64) *ir.Value {
	if 2*n == w.n {
		return l.or(l.shlImm(a, n), l.lshrImm(a, n))
	}
	return l.or(l.shlImm(l.andImm(a, mask), n), l.andImm(l.lshrImm(a, n), mask))
}
