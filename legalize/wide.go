package legalize

import "spillway/ir"

// wideInts computes with integers wider than any register, as sequences of words.
type wideInts struct{ *builder }

// words holds an integer wider than any register, least significant word
// first. Bits above the width are zero between operations.
type words []*ir.Value

// topWidth returns the width of the top word of an integer of n bits.
func (l *wideInts) topWidth(n int) width {
	return width{n - (l.words(n)-1)*l.wbits, l.word}
}

// cleanTop returns x with the bits above n cleared.
func (l *wideInts) cleanTop(n int, x words) words {
	top := l.topWidth(n)
	if top.natural() {
		return x
	}
	r := append(words(nil), x...)
	r[len(r)-1] = l.clean(top, r[len(r)-1])
	return r
}

// signedTop returns x with its top word sign-extended.
func (l *wideInts) signedTop(n int, x words) words {
	top := l.topWidth(n)
	if top.natural() {
		return x
	}
	r := append(words(nil), x...)
	r[len(r)-1] = l.signed(top, r[len(r)-1])
	return r
}

// zeros returns n words of zero.
func (l *wideInts) zeros(n int) words {
	r := make(words, n)
	for i := range r {
		r[i] = l.konst(l.word, 0)
	}
	return r
}

// wideConst returns the words of the constant hi:lo of n bits.
func (l *wideInts) wideConst(n int, lo, hi uint64) words {
	x := ir.ZeroExtend128(ir.U128{Lo: lo, Hi: hi}, n)
	return l.wordsConst(n, []uint64{x.Lo, x.Hi})
}

// wordsConst returns the words of an n-bit constant given in 64-bit words, zero above n; missing ones are zero.
func (l *wideInts) wordsConst(n int, x []uint64) words {
	r := l.zeros(l.words(n))
	for i := range r {
		if at := i * l.wbits; at/64 < len(x) {
			r[i] = l.konst(l.word, int64(x[at/64]>>(at%64)))
		}
	}
	return r
}

// ones returns the n-bit constant whose low count bits are ones.
func (l *wideInts) ones(n, count int) words {
	x := make([]uint64, ir.IntWords(n))
	for i := range x {
		switch left := count - 64*i; {
		case left >= 64:
			x[i] = ^uint64(0)
		case left > 0:
			x[i] = 1<<left - 1
		}
	}
	return l.wordsConst(n, x)
}

// wide returns the value of an integer operation of n bits with one result.
func (l *wideInts) wide(op ir.Op, n int, a, b, c words) words {
	switch op {
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		r := make(words, len(a))
		for i := range a {
			r[i] = l.binary(op, a[i], b[i])
		}
		return r
	case ir.OpAdd:
		return l.cleanTop(n, l.sumWords(a, b))
	case ir.OpSub:
		return l.cleanTop(n, l.differenceWords(a, b))
	case ir.OpMul:
		return l.cleanTop(n, l.mulWords(a, b))
	case ir.OpShl, ir.OpLShr:
		return l.cleanTop(n, l.shiftWords(op, a, b[0]))
	case ir.OpAShr:
		return l.cleanTop(n, l.shiftWords(op, l.signedTop(n, a), b[0]))
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		return l.lib.divideWords(op, n, a, b)
	case ir.OpUMin:
		return l.selWords(l.cmpWords(ir.ULT, n, a, b), a, b)
	case ir.OpUMax:
		return l.selWords(l.cmpWords(ir.UGT, n, a, b), a, b)
	case ir.OpSMin:
		return l.selWords(l.cmpWords(ir.SLT, n, a, b), a, b)
	case ir.OpSMax:
		return l.selWords(l.cmpWords(ir.SGT, n, a, b), a, b)
	case ir.OpAbs:
		sign := l.signWords(n, a)
		return l.cleanTop(n, l.differenceWords(l.wide(ir.OpXor, n, a, sign, nil), sign))
	case ir.OpCtPop, ir.OpCtLz, ir.OpCtTz, ir.OpBSwap, ir.OpBitReverse:
		return l.countWords(op, n, a)
	case ir.OpRotl:
		return l.funnelWords(ir.OpFShl, n, a, a, b)
	case ir.OpRotr:
		return l.funnelWords(ir.OpFShr, n, a, a, b)
	case ir.OpFShl, ir.OpFShr:
		return l.funnelWords(op, n, a, b, c)
	}
	return l.saturateWords(op, n, a, b)
}

// addWords returns a + b + carry (nil: 0) and the carry out.
func (l *wideInts) addWords(a, b words, carry *ir.Value) (words, *ir.Value) {
	r := make(words, len(a))
	for i := range a {
		r[i], carry = l.addCarry(a[i], b[i], carry)
	}
	return r, carry
}

func (l *wideInts) addCarry(a, b, carry *ir.Value) (sum, out *ir.Value) {
	switch {
	case carry == nil || isConst(carry, 0):
		if isConst(a, 0) {
			a, b = b, a
		}
		if isConst(b, 0) {
			return a, l.konst(ir.I1, 0)
		}
		return l.overflow(ir.OpUAddO, width{a.Type.Bits, a.Type}, a, b)
	case l.ops.Has(ir.OpAddC, a.Type):
		return l.two(ir.OpAddC, a.Type, ir.I1, a, b, carry)
	}
	s := l.add(a, b)
	sum = l.add(s, l.convert(ir.OpZExt, a.Type, carry))
	return sum, l.or(l.cmp(ir.ULT, s, a), l.cmp(ir.ULT, sum, s))
}

// subWords returns a - b and the borrow out.
func (l *wideInts) subWords(a, b words) (r words, borrow *ir.Value) {
	r = make(words, len(a))
	for i := range a {
		r[i], borrow = l.subBorrow(a[i], b[i], borrow)
	}
	return r, borrow
}

func (l *wideInts) subBorrow(a, b, borrow *ir.Value) (diff, out *ir.Value) {
	switch {
	case borrow == nil || isConst(borrow, 0):
		if isConst(b, 0) {
			return a, l.konst(ir.I1, 0)
		}
		return l.overflow(ir.OpUSubO, width{a.Type.Bits, a.Type}, a, b)
	case l.ops.Has(ir.OpSubC, a.Type):
		return l.two(ir.OpSubC, a.Type, ir.I1, a, b, borrow)
	}
	d := l.sub(a, b)
	in := l.convert(ir.OpZExt, a.Type, borrow)
	return l.sub(d, in), l.or(l.cmp(ir.ULT, a, b), l.cmp(ir.ULT, d, in))
}

// mulWords returns the low words of a * b by schoolbook multiplication.
func (l *wideInts) mulWords(a, b words) words {
	n := len(a)
	r := l.zeros(n)
	w := width{l.wbits, l.word}
	if n > 4 {
		return l.mulRows(a, b)
	}
	if n == 2 && l.lib.multiplies() {
		return l.lib.product(a, b)
	}
	if n == 2 && l.ops.Has(ir.OpSMulWide, l.word) && l.isSignExtended(a) && l.isSignExtended(b) {
		lo, hi := l.mulWide(true, w, a[0], b[0])
		return words{lo, hi}
	}
	for i := range a {
		for j := 0; i+j < n-1; j++ {
			if isConst(a[i], 0) || isConst(b[j], 0) {
				continue
			}
			lo, hi := l.mulWide(false, w, a[i], b[j])
			product := l.zeros(n - i - j)
			product[0], product[1] = lo, hi
			copy(r[i+j:], l.sumWords(r[i+j:], product))
		}
		r[n-1] = l.add(r[n-1], l.mul(a[i], b[n-1-i]))
	}
	return r
}

// isSignExtended reports whether x, of two words, is known to be its low word, sign-extended.
func (l *wideInts) isSignExtended(x words) bool {
	lo, hi := x[0], x[1]
	if lo.IsConst() {
		return hi.IsConst() && ir.SignExtend(uint64(hi.Imm), l.wbits) == ir.SignExtend(uint64(lo.Imm), l.wbits)>>(l.wbits-1)
	}
	return hi.Op == ir.OpAShr && hi.Args[0] == lo && isConst(hi.Args[1], int64(l.wbits-1))
}

// mulRows multiplies with two sums per word of a: of the low words of the products with b, and of the high ones. O(n^2)
// operations for n words.
func (l *wideInts) mulRows(a, b words) words {
	n := len(a)
	r := l.zeros(n)
	for i := range a {
		if isConst(a[i], 0) {
			continue
		}
		low, high := l.zeros(n-i), l.zeros(n-i)
		for j := range n - i {
			switch {
			case isConst(b[j], 0):
			case i+j == n-1:
				low[j] = l.mul(a[i], b[j])
			default:
				low[j], high[j+1] = l.mulWide(false, width{l.wbits, l.word}, a[i], b[j])
			}
		}
		copy(r[i:], l.sumWords(r[i:], low))
		copy(r[i:], l.sumWords(r[i:], high))
	}
	return r
}

// signWords returns n bits of a's sign, in full words: all ones or all zeros.
func (l *wideInts) signWords(n int, a words) words {
	top := l.ashrImm(l.signed(l.topWidth(n), a[len(a)-1]), l.wbits-1)
	r := make(words, len(a))
	for i := range r {
		r[i] = top
	}
	return l.cleanTop(n, r)
}

// selWords returns c ? a : b.
func (l *wideInts) selWords(c *ir.Value, a, b words) words {
	r := make(words, len(a))
	for i := range a {
		r[i] = l.sel(c, a[i], b[i])
	}
	return r
}

// isZero reports whether x is the constant zero.
func isZero(x words) bool {
	for _, w := range x {
		if !isConst(w, 0) {
			return false
		}
	}
	return true
}

// cmpWords returns the i1 pred(a, b).
func (l *wideInts) cmpWords(pred ir.Pred, n int, a, b words) *ir.Value {
	switch pred {
	case ir.EQ, ir.NE:
		diff := l.xor(a[0], b[0])
		for i := 1; i < len(a); i++ {
			diff = l.or(diff, l.xor(a[i], b[i]))
		}
		return l.cmpImm(pred, diff, 0)
	case ir.UGT, ir.ULE, ir.SGT, ir.SLE:
		if pred == ir.SGT && l.allOnes(n, b) || pred == ir.SLE && l.allOnes(n, b) {
			return l.cmpImm(pred, l.signedTop(n, a)[len(a)-1], -1)
		}
		if next := l.nextWords(pred, n, b); next != nil { // a > b is a >= b+1
			return l.cmpWords(pred.Swap().Negate(), n, a, next)
		}
		return l.cmpWords(pred.Swap(), n, b, a)
	case ir.SLT, ir.SGE:
		a, b = l.signedTop(n, a), l.signedTop(n, b)
		if isZero(b) {
			return l.cmpImm(pred, a[len(a)-1], 0)
		}
	}
	less := l.lessWords(pred == ir.SLT || pred == ir.SGE, a, b)
	switch {
	case less != nil:
	case pred == ir.ULT || pred == ir.UGE:
		_, less = l.subWords(a, b)
	default:
		k := len(a) - 1
		_, low := l.subWords(a[:k], b[:k])
		less = l.or(l.cmp(ir.SLT, a[k], b[k]), l.and(l.cmp(ir.EQ, a[k], b[k]), low))
	}
	if pred == ir.UGE || pred == ir.SGE {
		return l.not(less)
	}
	return less
}

// allOnes reports whether x is the constant -1 of n bits.
func (l *wideInts) allOnes(n int, x words) bool {
	for i, w := range l.ones(n, n) {
		if x[i] != w {
			return false
		}
	}
	return true
}

// extend returns the words of x, of from bits, extended to n bits; x is clean,
// in one register of its own type or in words.
func (l *wideInts) extend(op ir.Op, from, n int, x words) words {
	if from < l.wbits || len(x) == 1 {
		w := widthOf(from)
		v := x[0]
		if op == ir.OpSExt {
			v = l.signed(w, v)
		}
		if v.Type != l.word {
			v = l.convert(op, l.word, v)
		}
		x = words{v}
	} else if op == ir.OpSExt {
		x = l.signedTop(from, x)
	}
	fill := l.konst(l.word, 0)
	if op == ir.OpSExt && len(x) < l.words(n) {
		fill = l.ashrImm(x[len(x)-1], l.wbits-1)
	}
	r := append(words(nil), x...)
	for len(r) < l.words(n) {
		r = append(r, fill)
	}
	return l.cleanTop(n, r)
}

// truncate returns the low n bits of x, in one register of their own type or in words.
func (l *wideInts) truncate(n int, x words) words {
	if n > l.wbits {
		return l.cleanTop(n, x[:l.words(n)])
	}
	w := widthOf(n)
	return words{l.clean(w, l.convert(ir.OpTrunc, w.t, x[0]))}
}

// countWords counts and permutes bits.
func (l *wideInts) countWords(op ir.Op, n int, a words) words {
	full := width{l.wbits, l.word}
	k := len(a)
	r := l.zeros(k)
	switch op {
	case ir.OpCtPop:
		for _, x := range a {
			r[0] = l.add(r[0], l.arith(op, full, x, nil, nil))
		}
	case ir.OpCtLz:
		sum := l.arith(op, full, a[0], nil, nil)
		for _, x := range a[1:] {
			sum = l.sel(l.cmpImm(ir.NE, x, 0), l.arith(op, full, x, nil, nil), l.addImm(sum, int64(l.wbits)))
		}
		r[0] = l.addImm(sum, int64(n-k*l.wbits))
	case ir.OpCtTz:
		if top := l.topWidth(n); !top.natural() {
			a = append(words(nil), a...)
			a[k-1] = l.or(a[k-1], l.konst(l.word, int64(1)<<top.n))
		}
		sum := l.arith(op, full, a[k-1], nil, nil)
		for i := k - 2; i >= 0; i-- {
			sum = l.sel(l.cmpImm(ir.NE, a[i], 0), l.arith(op, full, a[i], nil, nil), l.addImm(sum, int64(l.wbits)))
		}
		r[0] = sum
	default: // OpBSwap, OpBitReverse
		for i, x := range a {
			r[k-1-i] = l.arith(op, full, x, nil, nil)
		}
		return l.shiftWords(ir.OpLShr, r, l.konst(l.word, int64(k*l.wbits-n)))
	}
	return r
}

// saturateWords computes the saturating operations.
func (l *wideInts) saturateWords(op ir.Op, n int, a, b words) words {
	var r words
	var over *ir.Value
	limit := l.ones(n, n)
	switch op {
	case ir.OpUAddSat:
		r, over = l.overflowWords(ir.OpUAddO, n, a, b)
		return l.selWords(over, limit, r)
	case ir.OpUSubSat:
		r, over = l.overflowWords(ir.OpUSubO, n, a, b)
		return l.selWords(over, l.zeros(len(a)), r)
	case ir.OpUShlSat:
		r = l.wide(ir.OpShl, n, a, b, nil)
		return l.selWords(l.cmpWords(ir.NE, n, l.wide(ir.OpLShr, n, r, b, nil), a), limit, r)
	case ir.OpSShlSat:
		r = l.wide(ir.OpShl, n, a, b, nil)
		over = l.cmpWords(ir.NE, n, l.wide(ir.OpAShr, n, r, b, nil), a)
	case ir.OpSAddSat:
		r, over = l.overflowWords(ir.OpSAddO, n, a, b)
	case ir.OpSSubSat:
		r, over = l.overflowWords(ir.OpSSubO, n, a, b)
	default:
		l.fail(nil, "use narrower integers", "%s at i%d is not supported", op, n)
		return a
	}
	return l.selWords(over, l.wide(ir.OpXor, n, l.signWords(n, a), l.greatest(n), nil), r)
}

// greatest returns the maximum signed integer of n bits.
func (l *wideInts) greatest(n int) words {
	return l.ones(n, n-1)
}

// overflowWords computes the operations that return a result and an overflow bit.
func (l *wideInts) overflowWords(op ir.Op, n int, a, b words) (words, *ir.Value) {
	k := len(a) - 1
	switch op {
	case ir.OpUAddO:
		sum, carry := l.addWords(a, b, nil)
		r := l.cleanTop(n, sum)
		if r[k] != sum[k] {
			carry = l.cmp(ir.NE, r[k], sum[k])
		}
		return r, carry
	case ir.OpUSubO:
		r, borrow := l.subWords(a, b)
		return l.cleanTop(n, r), borrow
	case ir.OpSAddO, ir.OpSSubO:
		var r words
		var over *ir.Value
		if op == ir.OpSAddO {
			r = l.sumWords(a, b)
			over = l.and(l.xor(a[k], r[k]), l.xor(b[k], r[k]))
		} else {
			r = l.differenceWords(a, b)
			over = l.and(l.xor(a[k], b[k]), l.xor(a[k], r[k]))
		}
		return l.cleanTop(n, r), l.cmpImm(ir.SLT, l.signed(l.topWidth(n), over), 0)
	}
	return l.mulOverflowWords(op == ir.OpSMulO, n, a, b)
}

// mulOverflowWords returns a product and whether it overflows. An unsigned product of two words each overflows if both
// upper words are nonzero, a cross product does not fit one word, or adding it to the upper word carries. A signed one
// is the product of the magnitudes, compared with 2^(n-1), or one less if the signs agree.
func (l *wideInts) mulOverflowWords(signed bool, n int, a, b words) (words, *ir.Value) {
	if signed {
		return l.mulOverflowSigned(n, a, b)
	}
	if len(a) != 2 {
		return l.mulOverflowRows(n, a, b)
	}
	w := width{l.wbits, l.word}
	over := l.and(l.cmpImm(ir.NE, a[1], 0), l.cmpImm(ir.NE, b[1], 0))
	x, xo := l.overflow(ir.OpUMulO, w, a[1], b[0])
	y, yo := l.overflow(ir.OpUMulO, w, a[0], b[1])
	lo, hi := l.mulWide(false, w, a[0], b[0])
	top, carry := l.overflow(ir.OpUAddO, w, hi, l.add(x, y))
	over = l.or(l.or(over, carry), l.or(xo, yo))
	r := words{lo, top}
	c := l.cleanTop(n, r)
	if c[1] != top {
		over = l.or(over, l.cmp(ir.NE, c[1], top))
	}
	return c, over
}

// mulOverflowRows computes the unsigned product of any number of words in full.
func (l *wideInts) mulOverflowRows(n int, a, b words) (words, *ir.Value) {
	k := len(a)
	p := l.mulRows(append(a[:k:k], l.zeros(k)...), append(b[:k:k], l.zeros(k)...))
	r := l.cleanTop(n, p[:k:k])
	rest := l.xor(r[k-1], p[k-1])
	for _, x := range p[k:] {
		rest = l.or(rest, x)
	}
	return r, l.cmpImm(ir.NE, rest, 0)
}

func (l *wideInts) mulOverflowSigned(n int, a, b words) (words, *ir.Value) {
	r, over := l.mulOverflowWords(false, n, l.wide(ir.OpAbs, n, a, nil, nil), l.wide(ir.OpAbs, n, b, nil, nil))
	sign := l.wide(ir.OpXor, n, l.signWords(n, a), l.signWords(n, b), nil)
	negative := l.convert(ir.OpTrunc, ir.I1, sign[0])
	limit := l.sumWords(l.greatest(n), l.extend(ir.OpZExt, 1, n, words{negative}))
	over = l.or(over, l.cmpWords(ir.UGT, n, r, limit))
	return l.cleanTop(n, l.differenceWords(l.wide(ir.OpXor, n, r, sign, nil), sign)), over
}
