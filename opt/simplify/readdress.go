package simplify

import (
	"slices"

	"spillway/ir"
)

// rewrite changes the addresses of the family, and removes values that become dead.
func (r *reducer) rewrite(way reduction) {
	e := r.f.Blocks[r.entry[r.at]]
	r.before = r.before[:0]
	var index *ir.Value
	if way.index {
		index = r.index(e, &r.sums[r.groups[r.family[0]].like])
	}
	for _, g := range r.family {
		like := &r.sums[r.groups[g].like]
		sum := r.sumBefore(e, r.terms[like.first:like.last])
		if way.pointer {
			sum = r.pointer(e, sum, like)
		}
		for i := range r.sums {
			if x := &r.sums[i]; x.group == g {
				r.readdress(x, sum, index, way)
			}
		}
	}
	e.Values = slices.Insert(e.Values, len(e.Values)-1, r.before...)
	for _, v := range r.dead {
		if i := slices.Index(v.Block.Values, v); i >= 0 {
			v.Block.Values = slices.Delete(v.Block.Values, i, i+1)
		}
	}
}

// readdress rebuilds address x from sum, an available sum or pointer; index, which replaces the counter if not nil; and
// the remaining terms of x.
func (r *reducer) readdress(x *addressSum, sum, index *ir.Value, way reduction) {
	b := x.v.Block
	var list []*ir.Value
	emit := func(op ir.Op, p, q *ir.Value) *ir.Value {
		v := r.f.NewValue(op, r.word, p, q)
		v.Block = b
		list = append(list, v)
		return v
	}
	a := sum
	plus := func(v *ir.Value, n int64) {
		if v == nil {
			return
		}
		if n > 1 {
			v = emit(ir.OpShl, v, r.f.Const(r.word, int64(log2(uint64(n)))))
		}
		a = emit(ir.OpAdd, a, v)
	}
	if index == nil {
		index = x.phi
	}
	switch {
	case way.pointer:
		plus(x.rest, x.restTimes)
	case x.rest == nil || x.restTimes > 1:
		plus(x.rest, x.restTimes)
		plus(index, x.times)
	default:
		plus(index, x.times)
		plus(x.rest, x.restTimes)
	}
	if x.off != 0 {
		a = emit(ir.OpAdd, a, r.f.Const(r.word, x.off))
	}
	x.v.Args[x.arg] = a
	b.Values = slices.Insert(b.Values, slices.Index(b.Values, x.v), list...)
}

// emitBefore emits op of p and q at the end of e, the preheader, unless the family already has it.
func (r *reducer) emitBefore(e *ir.Block, op ir.Op, p, q *ir.Value) *ir.Value {
	same := func(a, b *ir.Value) bool { return a == b || a.IsConst() && b.IsConst() && a.Imm == b.Imm }
	for _, v := range r.before {
		if v.Op == op && same(v.Args[0], p) && same(v.Args[1], q) {
			return v
		}
	}
	v := r.f.NewValue(op, r.word, p, q)
	v.Block = e
	r.before = append(r.before, v)
	return v
}

// timesBefore emits n times v at the end of e.
func (r *reducer) timesBefore(e *ir.Block, v *ir.Value, n int64) *ir.Value {
	switch {
	case n == 1:
		return v
	case n > 1 && n&(n-1) == 0:
		return r.emitBefore(e, ir.OpShl, v, r.f.Const(r.word, int64(log2(uint64(n)))))
	}
	return r.emitBefore(e, ir.OpMul, v, r.wrapped(n))
}

// wrapped returns the constant n, wrapped to the width of a word.
func (r *reducer) wrapped(n int64) *ir.Value {
	return r.f.Const(r.word, ir.SignExtend(uint64(n), r.word.Bits))
}

// sumBefore emits the sum of terms at the end of e, the preheader, or returns nil if there are none.
func (r *reducer) sumBefore(e *ir.Block, terms []term) (sum *ir.Value) {
	add := func(t term) {
		v := r.outside(e, t.v)
		if t.by != nil {
			v = r.emitBefore(e, ir.OpMul, v, r.outside(e, t.by))
		}
		v = r.timesBefore(e, v, max(t.n, -t.n))
		switch {
		case t.n < 0 && sum == nil:
			sum = r.emitBefore(e, ir.OpSub, r.f.Const(r.word, 0), v)
		case t.n < 0:
			sum = r.emitBefore(e, ir.OpSub, sum, v)
		case sum == nil:
			sum = v
		default:
			sum = r.emitBefore(e, ir.OpAdd, sum, v)
		}
	}
	for _, t := range terms {
		if t.n > 0 {
			add(t)
		}
	}
	for _, t := range terms {
		if t.n < 0 {
			add(t)
		}
	}
	return sum
}

// outside returns v, which is loop-invariant, as a value available at the end of e.
func (r *reducer) outside(e *ir.Block, v *ir.Value) *ir.Value {
	if !r.inside(v) {
		return v
	}
	if len(v.Args) == 2 {
		return r.emitBefore(e, v.Op, r.outside(e, v.Args[0]), r.outside(e, v.Args[1]))
	}
	w := r.f.NewValue(v.Op, v.Type)
	w.Imm, w.Hi, w.Sym, w.Block = v.Imm, v.Hi, v.Sym, e
	r.before = append(r.before, w)
	return w
}

// pointer creates a phi that starts at sum plus the counter's start times the stride, and advances with the counter of
// like.
func (r *reducer) pointer(e *ir.Block, sum *ir.Value, like *addressSum) *ir.Value {
	begin := r.beginning(e, like, like.times)
	switch {
	case begin.IsConst() && begin.Imm == 0 && sum != nil:
		begin = sum
	case sum != nil:
		begin = r.emitBefore(e, ir.OpAdd, sum, begin)
	}
	return r.through(e, like, begin, like.times)
}

// index creates a phi for the counter of like times the stride.
func (r *reducer) index(e *ir.Block, like *addressSum) *ir.Value {
	return r.through(e, like, r.beginning(e, like, 1), 1)
}

// beginning emits the counter's start times the stride times n at the end of e.
func (r *reducer) beginning(e *ir.Block, like *addressSum, n int64) *ir.Value {
	c := r.counter(like)
	switch {
	case c.begin.IsConst() && (like.stride == nil || c.begin.Imm == 0):
		return r.wrapped(c.begin.Imm * n)
	case c.begin.IsConst():
		return r.timesBefore(e, r.outside(e, like.stride), c.begin.Imm*n)
	}
	return r.sumBefore(e, []term{{c.begin, n, like.stride}})
}

// through creates a phi that starts at begin and advances with the counter of like, by n times the stride per step.
func (r *reducer) through(e *ir.Block, like *addressSum, begin *ir.Value, n int64) *ir.Value {
	c := r.counter(like)
	step := r.wrapped(c.step * n)
	if like.stride != nil {
		step = r.timesBefore(e, r.outside(e, like.stride), c.step*n)
	}
	phi := r.f.NewValue(ir.OpPhi, r.word)
	next := r.f.NewValue(ir.OpAdd, r.word, phi, step)
	for _, p := range r.header.Preds {
		x := next
		if p == e {
			x = begin
		}
		phi.Args = append(phi.Args, x)
	}
	phi.Block, next.Block = r.header, c.next.Block
	r.header.Values = slices.Insert(r.header.Values, len(r.header.Phis()), phi)
	b := c.next.Block
	at := slices.Index(b.Values, c.next)
	if len(r.header.Preds) == 2 && slices.Contains(r.header.Preds, b) {
		at = len(b.Values) - 2
	}
	b.Values = slices.Insert(b.Values, at+1, next)
	return phi
}
