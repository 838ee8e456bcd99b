package legalize

import "spillway/ir"

// longDivide divides integers of more than two words. Signed division divides the magnitudes: the quotient is negative
// if the signs differ, the remainder if a is.
func (l *wideInts) longDivide(op ir.Op, n int, a, b words) words {
	signed := op == ir.OpSDiv || op == ir.OpSRem
	var signA, signB words
	if signed {
		signA, signB = l.signWords(n, a), l.signWords(n, b)
		a, b = l.wide(ir.OpAbs, n, a, nil, nil), l.wide(ir.OpAbs, n, b, nil, nil)
	}
	q, r := l.longDivideUnsigned(n, a, b)
	sign := signA
	if op == ir.OpUDiv || op == ir.OpSDiv {
		r = q
		if signed {
			sign = l.wide(ir.OpXor, n, signA, signB, nil)
		}
	}
	if !signed {
		return r
	}
	return l.wide(ir.OpSub, n, l.wide(ir.OpXor, n, r, sign, nil), sign, nil)
}

// longDivideUnsigned returns a / b and a % b by a loop with one iteration per bit. Quotient bits enter the positions
// that a's bits vacate as they are shifted into the remainder; the remainder has at most as many bits as were shifted
// into it, so it does not overflow.
func (l *wideInts) longDivideUnsigned(n int, a, b words) (q, r words) {
	k, full := len(a), len(a)*l.wbits
	start := l.shiftWords(ir.OpShl, a, l.konst(l.word, int64(full-n))) // its top bit is the first
	before, loop, after := l.cur, l.newBlock(), l.newBlock()
	l.branch(loop)
	preds := []*ir.Block{before, loop}
	zero := l.konst(l.word, 0)
	state, old := make(words, 2*k), make(words, 2*k) // a, then the remainder
	for i := range state {
		first := zero
		if i < k {
			first = start[i]
		}
		old[i] = l.phi(loop, l.word, preds, first, nil)
	}
	left := l.phi(loop, l.word, preds, l.konst(l.word, int64(n)), nil)
	l.enter(loop)
	copy(state, l.shiftConst(ir.OpShl, old, 1))
	difference, borrow := l.subWords(state[k:], b)
	fits := l.not(borrow)
	copy(state[k:], l.selWords(fits, difference, state[k:]))
	state[0] = l.or(state[0], l.convert(ir.OpZExt, l.word, fits))
	for i := range state {
		old[i].Args[1] = state[i]
	}
	left.Args[1] = l.addImm(left, -1)
	if l.cur != loop {
		panic("legalize: control flow within a division")
	}
	l.branchIf(l.cmpImm(ir.NE, left.Args[1], 0), loop, after, 1-1/float64(n))
	l.enter(after)
	return state[:k:k], state[k:]
}
