package legalize

import (
	"math/bits"
	"slices"

	"spillway/ir"
)

// shiftWords shifts x by count bits, which must be less than the width; for
// OpAShr the top word must be sign-extended.
func (l *wideInts) shiftWords(op ir.Op, x words, count *ir.Value) words {
	if count.IsConst() {
		return l.shiftConst(op, x, int(min(uint64(count.Imm), uint64(len(x)*l.wbits))))
	}
	if name := l.lib.shiftName(op); name != "" && len(x) == 2 {
		return l.lib.callParts(name, ir.I64, []*ir.Type{ir.I64, ir.I32}, x[0], x[1], count)
	}
	return l.shiftVariable(op, x, count)
}

// shiftConst moves whole words, and shifts the remainder with funnel shifts.
func (l *wideInts) shiftConst(op ir.Op, x words, n int) words {
	x = l.moveWords(op, x, n/l.wbits)
	n %= l.wbits
	if n == 0 {
		return x
	}
	return l.shiftWithin(op, x, func(hi, lo *ir.Value) *ir.Value {
		if op == ir.OpShl {
			return l.funnelConst(hi, lo, n)
		}
		return l.funnelConst(hi, lo, l.wbits-n)
	}, l.konst(l.word, int64(n)))
}

// funnelConst returns the upper word of hi:lo shifted left by n, 0 < n < width.
func (l *wideInts) funnelConst(hi, lo *ir.Value, n int) *ir.Value {
	if l.ops.Has(ir.OpFShl, l.word) && !hi.IsConst() && !lo.IsConst() {
		return l.emit(ir.OpFShl, l.word, hi, lo, l.konst(l.word, int64(n)))
	}
	return l.or(l.shlImm(hi, n), l.lshrImm(lo, l.wbits-n))
}

// moveWords shifts x by k whole words.
func (l *wideInts) moveWords(op ir.Op, x words, k int) words {
	if k == 0 {
		return x
	}
	r := l.zeros(len(x))
	if op == ir.OpShl {
		for i := k; i < len(x); i++ {
			r[i] = x[i-k]
		}
		return r
	}
	fill := l.fillWord(op, x)
	for i := range x {
		r[i] = fill
		if i+k < len(x) {
			r[i] = x[i+k]
		}
	}
	return r
}

// fillWord returns the word that a right shift shifts in.
func (l *wideInts) fillWord(op ir.Op, x words) *ir.Value {
	if op == ir.OpAShr {
		return l.ashrImm(x[len(x)-1], l.wbits-1)
	}
	return l.konst(l.word, 0)
}

// shiftWithin shifts x by count bits, less than a word; between combines two neighboring words.
func (l *wideInts) shiftWithin(op ir.Op, x words, between func(hi, lo *ir.Value) *ir.Value, count *ir.Value) words {
	n := len(x)
	r := make(words, n)
	if op == ir.OpShl {
		r[0] = l.binary(op, x[0], count)
		for i := 1; i < n; i++ {
			r[i] = between(x[i], x[i-1])
		}
		return r
	}
	r[n-1] = l.binary(op, x[n-1], count)
	for i := range n - 1 {
		r[i] = between(x[i+1], x[i])
	}
	return r
}

// shiftVariable shifts within words by the low bits of count, and then by 1, 2, 4 ... words depending on the bits
// above.
func (l *wideInts) shiftVariable(op ir.Op, x words, count *ir.Value) words {
	low := l.andImm(count, int64(l.wbits-1))
	funnel := ir.OpFShl
	if op != ir.OpShl {
		funnel = ir.OpFShr
	}
	w := width{l.wbits, l.word}
	x = l.shiftWithin(op, x, func(hi, lo *ir.Value) *ir.Value {
		return l.arith(funnel, w, hi, lo, low)
	}, low)
	for k := 1; k < len(x); k *= 2 {
		far := l.cmpImm(ir.NE, l.andImm(count, int64(k*l.wbits)), 0)
		x = l.selWords(far, l.moveWords(op, x, k), x)
	}
	return x
}

// constModulo returns the constant c modulo n.
func (l *wideInts) constModulo(c words, n uint64) (rest uint64) {
	for i := len(c) - 1; i >= 0; i-- {
		x := ir.ZeroExtend(uint64(c[i].Imm), l.wbits)
		if l.wbits == 64 {
			_, rest = bits.Div64(rest, x, n)
		} else {
			rest = (rest<<l.wbits | x) % n
		}
	}
	return rest
}

// wordsAt returns n words of x starting at bit at.
func (l *wideInts) wordsAt(x words, at, n int) words {
	k, bit := at/l.wbits, at%l.wbits
	if bit == 0 {
		return x[k : k+n]
	}
	r := make(words, n)
	for i := range r {
		r[i] = l.funnelConst(x[k+i+1], x[k+i], l.wbits-bit)
	}
	return r
}

// funnelWords expands a funnel shift of n bits. It shifts only by less than n.
func (l *wideInts) funnelWords(op ir.Op, n int, a, b, c words) words {
	m := c[0]
	switch {
	case n&(n-1) == 0:
		m = l.andImm(m, int64(n-1))
	case isConsts(c):
		m = l.konst(l.word, int64(l.constModulo(c, uint64(n))))
	default:
		m = l.wide(ir.OpURem, n, c, l.wideConst(n, uint64(n), 0), nil)[0]
	}
	if m.IsConst() && n == len(a)*l.wbits {
		at := int(m.Imm)
		if op == ir.OpFShl {
			at = n - at
		}
		return l.wordsAt(append(slices.Clone(b), a...), at, len(a))
	}
	rest := l.sub(l.konst(l.word, int64(n-1)), m)
	one := l.konst(l.word, 1)
	if op == ir.OpFShl {
		x := l.cleanTop(n, l.shiftWords(ir.OpShl, a, m))
		y := l.shiftWords(ir.OpLShr, l.shiftWords(ir.OpLShr, b, one), rest)
		return l.wide(ir.OpOr, n, x, y, nil)
	}
	x := l.cleanTop(n, l.shiftWords(ir.OpShl, l.shiftWords(ir.OpShl, a, one), rest))
	return l.wide(ir.OpOr, n, x, l.shiftWords(ir.OpLShr, b, m), nil)
}
