package ir

import "math/big"

// IntWords returns how many words of 64 bits an integer of the given width takes.
func IntWords(bits int) int { return (bits + 63) / 64 }

// EvalBig is Eval for scalars of which one is wider than 128 bits, each as 64-bit words, least significant first; upper
// zero words may be omitted. The results have all their words, and are zero above their widths. It allocates, and takes
// the time of the exact operation.
func EvalBig(op Op, pred Pred, t, src *Type, a, b, c []uint64) (lo, hi []uint64, ok bool) {
	tw, sw := evalWidth(t), evalWidth(src)
	x := bigOfWords(a, sw)
	one := func(r *big.Int) ([]uint64, []uint64, bool) { return wordsOfBig(r, tw), nil, true }
	switch op {
	case OpICmp:
		y := bigOfWords(b, sw)
		if pred >= SGT {
			x, y = toSigned(x, sw), toSigned(y, sw)
		}
		return []uint64{flag(ordered(pred, x.Cmp(y)))}, nil, true
	case OpTrunc, OpZExt, OpPtrToInt, OpIntToPtr, OpBitcast, OpFreeze:
		return one(x)
	case OpSExt:
		return one(toSigned(x, sw))
	case OpSelect:
		if a[0]&1 != 0 {
			return one(bigOfWords(b, tw))
		}
		return one(bigOfWords(c, tw))
	case OpFPToSI, OpFPToUI, OpFPToSISat, OpFPToUISat:
		if isSoft(src) {
			return one(softToInt(op, tw, softOf(src, U128{a[0], wordAt(a, 1)})))
		}
		return one(floatToBig(op, tw, evalFloat(src, a[0])))
	case OpSIToFP, OpUIToFP:
		if op == OpSIToFP {
			x = toSigned(x, sw)
		}
		if isSoft(t) {
			r := softInt(x).round(t)
			return []uint64{r.Lo, r.Hi}[:IntWords(tw)], nil, true
		}
		return []uint64{bigToFloat(t, x)}, nil, true
	}
	if !t.IsInt() {
		return nil, nil, false
	}
	l, h, ok := evalBig(op, tw, bigOfWords(a, tw), bigOfWords(b, tw), bigOfWords(c, tw))
	if !ok {
		return nil, nil, false
	}
	return wordsOfBig(l, tw), wordsOfBig(h, tw), true
}

// wordAt returns word i of words, or zero if omitted.
func wordAt(words []uint64, i int) uint64 {
	if i < len(words) {
		return words[i]
	}
	return 0
}

// ordered reports whether pred holds for integers whose comparison is order: less than, equal to or greater than zero.
func ordered(pred Pred, order int) bool {
	switch pred {
	case EQ:
		return order == 0
	case NE:
		return order != 0
	case UGT, SGT:
		return order > 0
	case UGE, SGE:
		return order >= 0
	case ULT, SLT:
		return order < 0
	}
	return order <= 0
}

// bigOfWords returns the low w bits of words as a non-negative number.
func bigOfWords(words []uint64, w int) *big.Int {
	r := new(big.Int)
	for i := min(len(words), IntWords(w)) - 1; i >= 0; i-- {
		x := words[i]
		if i == w/64 {
			x = ZeroExtend(x, w%64)
		}
		r.Lsh(r, 64).Or(r, new(big.Int).SetUint64(x))
	}
	return r
}

// wordsOfBig returns x modulo 2^w.
func wordsOfBig(x *big.Int, w int) []uint64 {
	out := make([]uint64, IntWords(w))
	m := modulo(x, w)
	for i := range out {
		out[i] = m.Uint64()
		m.Rsh(m, 64)
	}
	return out
}

// ParseInt returns the words of a decimal number, possibly negative, modulo 2^w.
func ParseInt(digits string, w int) (words []uint64, ok bool) {
	x, ok := new(big.Int).SetString(digits, 10)
	if !ok {
		return nil, false
	}
	return wordsOfBig(x, w), true
}

// FormatInt returns the decimal number of the words of a signed integer of w bits.
func FormatInt(words []uint64, w int) string { return toSigned(bigOfWords(words, w), w).String() }
