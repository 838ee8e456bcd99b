package legalize

import "spillway/ir"

// sumWords returns a + b. Of two words, constants become operands of the second number.
func (l *wideInts) sumWords(a, b words) words {
	if isConsts(a) || isConst(a[0], 0) || len(a) == 2 && a[1].IsConst() && !isConsts(b) && !isConst(b[0], 0) {
		a, b = b, a
	}
	if r := l.twoWords(ir.OpAddWide, ir.OpAdd, a, b); r != nil {
		return r
	}
	r, _ := l.addWords(a, b, nil)
	return r
}

// differenceWords returns a - b.
func (l *wideInts) differenceWords(a, b words) words {
	if r := l.twoWords(ir.OpSubWide, ir.OpSub, a, b); r != nil {
		return r
	}
	r, _ := l.subWords(a, b)
	return r
}

// twoWords returns a double-word sum or difference by one operation, op, or by part on the high words alone if b's low
// word is zero; nil if the values are not two machine words.
func (l *wideInts) twoWords(op, part ir.Op, a, b words) words {
	switch {
	case len(a) != 2 || !l.ops.Has(op, a[0].Type):
		return nil
	case isConst(b[0], 0):
		return words{a[0], l.binary(part, a[1], b[1])}
	case isConsts(a) && isConsts(b):
		t := a[0].Type
		lo, hi := ir.EvalWords(op, t, wordValues(a), wordValues(b))
		return words{l.konst(t, int64(lo)), l.konst(t, int64(hi))}
	}
	lo, hi := l.two(op, a[0].Type, a[0].Type, a[0], a[1], b[0], b[1])
	return words{lo, hi}
}

// wordValues returns the values of two constants.
func wordValues(x words) [2]uint64 { return [2]uint64{uint64(x[0].Imm), uint64(x[1].Imm)} }

// isConsts reports whether all of x are constants.
func isConsts(x words) bool {
	for _, w := range x {
		if !w.IsConst() {
			return false
		}
	}
	return true
}

// lessWords returns the i1 a < b by one operation, or a constant; nil if the machine has none.
func (l *wideInts) lessWords(signed bool, a, b words) *ir.Value {
	op := ir.OpULTWide
	if signed {
		op = ir.OpSLTWide
	}
	switch {
	case !signed && isZero(b):
		return l.konst(ir.I1, 0)
	case len(a) != 2 || a[0].Type != l.word || !l.ops.Has(op, ir.I1):
		return nil
	case isConsts(a) && isConsts(b):
		less, _ := ir.EvalWords(op, l.word, wordValues(a), wordValues(b))
		return l.konst(ir.I1, int64(less))
	}
	return l.emit(op, ir.I1, a[0], a[1], b[0], b[1])
}

// nextWords returns b + 1 if b is a constant of n bits, all of two words, other than the maximum under pred; otherwise
// nil.
func (l *wideInts) nextWords(pred ir.Pred, n int, b words) words {
	if !isConsts(b) || len(b) != 2 || n != 2*l.wbits || !l.ops.Has(ir.OpULTWide, ir.I1) {
		return nil
	}
	next := l.sumWords(b, l.wideConst(n, 1, 0))
	signed := pred == ir.SGT || pred == ir.SLE
	if less := l.lessWords(signed, b, next); less == nil || isConst(less, 0) {
		return nil
	}
	return next
}
