package legalize

import (
	"slices"

	"spillway/ir"
)

// Atomic accesses of two words are compare-and-exchange loops if the machine exchanges two words at once, and accesses
// of a float of that width if those are single-copy atomic. Otherwise they are calls to libatomic (see libatomic.go).

// exchangesWide reports whether the machine exchanges integers of type t, two
// words, by OpCmpXchgWide.
func (l *atomicOps) exchangesWide(t *ir.Type) bool {
	return l.ops.Has(ir.OpCmpXchgWide, l.word) && l.rawBits(t) == 2*l.wbits
}

// rawBits returns the width of a scalar of raw type t that is not a pointer, or 0.
func (l *atomicOps) rawBits(t *ir.Type) int {
	switch {
	case t.IsInt():
		return t.Bits
	case t.IsFloat():
		return floatBits(t)
	}
	return 0
}

// piece returns the float type of t's width by which v can access memory atomically, or nil, also if floating-point
// registers are not used.
func (l *atomicOps) piece(v *ir.Value, t *ir.Type) *ir.Type {
	if l.t.NoFloats || l.t.SoftFloat != nil || l.t.FloatAlign > 0 || l.f.Attrs.NoImplicitFloat {
		return nil
	}
	if f := ir.F64; l.exchangesWide(t) && t.Bits == floatBits(f) && l.alignOf(v, t)*8 >= int64(t.Bits) {
		return f
	}
	return nil
}

// wideLoad does an atomic load of two words.
func (l *atomicOps) wideLoad(v *ir.Value) words {
	t, addr := v.Type, l.one(v.Args[0])
	if f := l.piece(v, t); f != nil {
		x := l.emit(ir.OpLoad, f, addr)
		x.Order, x.Align, x.Volatile = v.Order, v.Align, v.Volatile
		return l.fp.floatWords(x)
	}
	if !l.exchangesWide(t) {
		return l.libAtomic(v, v.Order, "load", t, addr)
	}
	zero := l.ints.zeros(2)
	old, _ := l.exchangeWords(v, addr, zero, zero)
	return old
}

// wideStore does an atomic store of the two words x.
func (l *atomicOps) wideStore(v *ir.Value, x words, addr *ir.Value) {
	t := v.Args[0].Type
	if f := l.piece(v, t); f != nil {
		s := l.emit(ir.OpStore, ir.Void, l.fp.floatOf(f, x), addr)
		s.Order, s.Align, s.Volatile = v.Order, v.Align, v.Volatile
		l.fenceAfter(s)
		return
	}
	if !l.exchangesWide(t) {
		l.libAtomic(v, v.Order, "store", t, addr, x...)
		return
	}
	l.exchangeLoop(v, t, addr, func(words) words { return x })
}

// wideRMW does a read-modify-write of two words, and returns the old value.
func (l *atomicOps) wideRMW(v *ir.Value) words {
	t, addr, x := v.Type, l.one(v.Args[0]), l.get(v.Args[1])
	if !l.exchangesWide(t) {
		return l.libRMW(v)
	}
	old := l.exchangeLoop(v, t, addr, func(old words) words { return l.wideNext(v.RMW, t, old, x) })
	if t.IsFloat() {
		return words{l.fp.floatOf(t, old)}
	}
	return old
}

// wideNext is rmwNext for several words.
func (l *atomicOps) wideNext(k ir.RMW, t *ir.Type, old, x words) words {
	n := len(old) * l.wbits
	if pred := rmwCompares[k]; pred != ir.PredNone {
		return l.ints.selWords(l.ints.cmpWords(pred, n, old, x), old, x)
	}
	switch k {
	case ir.RMWAdd:
		return l.ints.wide(ir.OpAdd, n, old, x, nil)
	case ir.RMWSub:
		return l.ints.wide(ir.OpSub, n, old, x, nil)
	case ir.RMWAnd:
		return l.ints.wide(ir.OpAnd, n, old, x, nil)
	case ir.RMWNand:
		return l.ints.wide(ir.OpXor, n, l.ints.wide(ir.OpAnd, n, old, x, nil), l.ints.ones(n, n), nil)
	case ir.RMWOr:
		return l.ints.wide(ir.OpOr, n, old, x, nil)
	case ir.RMWXor:
		return l.ints.wide(ir.OpXor, n, old, x, nil)
	case ir.RMWUIncWrap:
		return l.ints.selWords(l.ints.cmpWords(ir.UGE, n, old, x), l.ints.zeros(len(old)), l.ints.wide(ir.OpAdd, n, old, l.ints.ones(n, 1), nil))
	case ir.RMWUDecWrap:
		less := l.ints.wide(ir.OpSub, n, old, l.ints.ones(n, 1), nil)
		return l.ints.selWords(l.ints.cmpWords(ir.ULT, n, less, x), less, x)
	case ir.RMWUSubCond, ir.RMWUSubSat:
		other := old
		if k == ir.RMWUSubSat {
			other = l.ints.zeros(len(old))
		}
		return l.ints.selWords(l.ints.cmpWords(ir.UGE, n, old, x), l.ints.wide(ir.OpSub, n, old, x, nil), other)
	}
	op := k.FloatOp()
	if op != ir.OpInvalid && l.t.SoftFloat != nil {
		return l.softNext(op, old, x)
	}
	if op != ir.OpInvalid {
		return l.fp.floatWords(l.fp.rawOp(op, ir.PredNone, t, t, words{l.fp.floatOf(t, old)}, x)[0])
	}
	if t.IsFloat() { // xchg
		return l.fp.floatWords(x[0])
	}
	return x
}

// exchangeLoop atomically replaces the value at addr, old, by next(old), and returns old. The initial old value may be
// torn; then the exchange fails.
func (l *atomicOps) exchangeLoop(v *ir.Value, t *ir.Type, addr *ir.Value, next func(old words) words) words {
	first := make(words, 2)
	for i := range first {
		first[i] = l.loadFrom(l.word, addr, int64(i)*l.wordBytes(), min(l.alignOf(v, t), l.wordBytes()))
		first[i].Order, first[i].Volatile = ir.Monotonic, v.Volatile
	}
	before, loop, after := l.cur, l.newBlock(), l.newBlock()
	l.branch(loop)
	old := make(words, 2)
	for i := range old {
		old[i] = l.phi(loop, l.word, []*ir.Block{before, loop}, first[i], nil)
	}
	l.enter(loop)
	x := next(old)
	loop.Preds[1] = l.cur
	seen, done := l.exchangeWords(v, addr, old, x)
	for i := range old {
		old[i].Args[1] = seen[i]
	}
	l.branchIf(done, after, loop, 0.99)
	l.enter(after)
	return seen
}

// exchangeWords stores next at addr if expected is there. It returns the value found, and the i1 success.
func (l *atomicOps) exchangeWords(v *ir.Value, addr *ir.Value, expected, next words) (words, *ir.Value) {
	if l.wideExchange == nil {
		l.wideExchange = ir.StructOf(l.word, l.word, ir.I1)
	}
	x := l.emit(ir.OpCmpXchgWide, l.wideExchange, addr, expected[0], expected[1], next[0], next[1])
	x.Order, x.Align, x.Volatile = v.Order, l.wordBytes(), v.Volatile
	return words{l.result(x, 0), l.result(x, 1)}, l.result(x, 2)
}

// wideCmpXchg does a compare-and-exchange of two words.
func (l *atomicOps) wideCmpXchg(v *ir.Value) {
	if !l.exchangesWide(v.Args[1].Type) {
		l.libCmpXchg(v)
		return
	}
	if t := v.Args[1].Type; t.IsInt() {
		if name := l.atomicCall(v, ir.OpCmpXchg, 0, t); name != "" {
			expected := l.get(v.Args[1])
			args := append(append(slices.Clone(expected), l.get(v.Args[2])...), l.one(v.Args[0]))
			old := l.lib.callParts(name, t, []*ir.Type{t, t, ir.Ptr}, args...)
			l.set(v, old[0], old[1], l.ints.cmpWords(ir.EQ, t.Bits, old, expected))
			return
		}
	}
	old, done := l.exchangeWords(v, l.one(v.Args[0]), l.get(v.Args[1]), l.get(v.Args[2]))
	l.set(v, old[0], old[1], done)
}
