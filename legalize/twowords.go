package legalize

import "spillway/ir"

// sumWords returns a + b.
func (l *lowering) sumWords(a, b words) words {
	if isConsts(a) || isConst(a[0], 0) {
		a, b = b, a
	}
	if r := l.twoWords(ir.OpAddWide, ir.OpAdd, a, b); r != nil {
		return r
	}
	r, _ := l.addWords(a, b, nil)
	return r
}

// differenceWords returns a - b.
func (l *lowering) differenceWords(a, b words) words {
	if r := l.twoWords(ir.OpSubWide, ir.OpSub, a, b); r != nil {
		return r
	}
	r, _ := l.subWords(a, b)
	return r
}

// twoWords returns the sum or difference of two words each by one operation, op,
// or by that of the high words alone, part, where the low word of b is zero; nil
// where these are not words of the machine, or other than two.
func (l *lowering) twoWords(op, part ir.Op, a, b words) words {
	switch {
	case len(a) != 2 || !l.ops.Has(op, a[0].Type):
		return nil
	case isConst(b[0], 0):
		return words{a[0], l.binary(part, a[1], b[1])}
	case isConsts(a) && isConsts(b):
		t := a[0].Type
		lo, hi := ir.EvalWords(op, t, [2]uint64{uint64(a[0].Imm), uint64(a[1].Imm)}, [2]uint64{uint64(b[0].Imm), uint64(b[1].Imm)})
		return words{l.konst(t, int64(lo)), l.konst(t, int64(hi))}
	}
	lo, hi := l.two(op, a[0].Type, a[0].Type, a[0], a[1], b[0], b[1])
	return words{lo, hi}
}

// isConsts reports whether all of x are constants.
func isConsts(x words) bool {
	for _, w := range x {
		if !w.IsConst() {
			return false
		}
	}
	return true
}
