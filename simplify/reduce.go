package simplify

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
)

// reduce makes addresses in innermost loops cheaper by what they are sums of: what does not change
// in the loop is added up before it, in whatever order the sum was written, and a multiple of a
// counter that no addressing mode has becomes a pointer that goes through the loop beside the
// counter (strength reduction). Each loop takes only as many values as registers can be expected to
// hold, less those that only the old sums needed. Linear in the size of the loops, but for the
// distinct sums of one, of which it looks at a bounded number.
func (h *hoister) reduce() {
	if !h.t.Address.Index {
		return
	}
	h.countUses()
	r := &h.reducing
	r.hoister = h
	r.state, r.stamp = scratch.Zeroed(r.state, h.f.NumValues()), scratch.Zeroed(r.stamp, h.f.NumValues())
	for l := range h.loops.Loops {
		if h.entry[l] >= 0 && !h.outer[l] {
			r.loop(int32(l))
		}
	}
	r.hoister = nil
}

// reducer is the working state of reduce. Its memory is the simplifier's.
type reducer struct {
	*hoister
	at       int32 // the loop
	header   *ir.Block
	counters []counter
	sums     []addressSum
	terms    []term // of all sums
	groups   []sumGroup
	slots    []*ir.Value // addresses of slots that are terms
	state    []uint8     // by value: 1 if it does not change in the loop, 2 if it does, in the loop that stamp says
	stamp    []int32     // by value
	dead     []*ir.Value // of the group: what is left without a use
	freed    int32       // of the group: values from outside that the loop does not use any more
	outer    []*ir.Value // of the group: whose uses in the loop have been taken
	free     []*ir.Value // of the group: what an addressing mode does
	cur      addressSum
}

// A term is a value times a number.
type term struct {
	v *ir.Value
	n int64
}

// An addressSum is argument arg of v, an address, as a sum: of terms that do not change in the
// loop, of a counter times a number, of another value times a number, and of a constant.
type addressSum struct {
	v           *ir.Value
	arg         int
	first, last int // in terms
	phi         *ir.Value
	times       int64
	rest        *ir.Value
	restTimes   int64
	off         int64
	group       int
}

// A sumGroup is what sums have in common that differ by a constant, or by what else they add.
type sumGroup struct {
	like int // one of the sums
}

const (
	// maxSumDepth bounds the operations above each other that make one address.
	maxSumDepth = 6
	// maxSumGroups bounds the distinct sums of one loop that are looked at.
	maxSumGroups = 16
	// maxSumTerms bounds what is added up before the loop for one address.
	maxSumTerms = 6
)

// blocks returns the positions of the blocks of loop l.
func (h *hoister) blocks(l int32) []int32 {
	return h.loops.Order[h.loops.Loops[l].First:h.loops.Loops[l].End]
}

// loop looks at the addresses of loop l.
func (r *reducer) loop(l int32) {
	r.at, r.header = l, r.f.Blocks[r.loops.Loops[l].Header]
	if t := r.f.Blocks[r.entry[l]].Term().Op; t != ir.OpBr && t != ir.OpCondBr {
		return
	}
	r.sums, r.terms, r.groups, r.slots = r.sums[:0], r.terms[:0], r.groups[:0], r.slots[:0]
	r.findCounters()
	for _, b := range r.blocks(l) {
		for _, v := range r.f.Blocks[b].Values {
			k := addressArg(v)
			if k < 0 || v.Args[k].Type != r.word || !r.inside(v.Args[k]) {
				continue
			}
			first := len(r.terms)
			r.cur = addressSum{v: v, arg: k, first: first}
			if !r.flatten(v.Args[k], 1, maxSumDepth) || r.cur.phi == nil && r.cur.rest == nil || !r.group() {
				r.terms = r.terms[:first]
			}
		}
	}
	if len(r.groups) == 0 {
		return
	}
	r.countInside(l)
	for g := range r.groups {
		r.try(g)
	}
}

// countInside counts by value the uses in loop l, in h.inside.
func (h *hoister) countInside(l int32) {
	h.insides = scratch.Sized(h.insides, h.f.NumValues())
	for _, b := range h.blocks(l) {
		for _, v := range h.f.Blocks[b].Values {
			for _, a := range v.Args {
				h.insides[a.ID] = 0
			}
		}
	}
	for _, b := range h.blocks(l) {
		for _, v := range h.f.Blocks[b].Values {
			for _, a := range v.Args {
				h.insides[a.ID]++
			}
		}
	}
}

// findCounters finds the phis to which each round adds a constant.
func (r *reducer) findCounters() {
	r.counters = r.counters[:0]
	for _, phi := range r.header.Phis() {
		if phi.Type != r.word || len(r.counters) == maxCounters {
			continue
		}
		c := counter{phi: phi}
		ok := true
		for i, a := range phi.Args {
			if r.g.Index(r.header.Preds[i]) == r.entry[r.at] {
				c.begin = a
			} else if c.next != nil && c.next != a {
				ok = false
			} else {
				c.next = a
			}
		}
		if !ok || c.next == nil || c.next.Op != ir.OpAdd || c.next.Args[0] != phi || !r.inside(c.next) {
			continue
		}
		if c.step, ok = imm(c.next); ok && c.step != 0 {
			r.counters = append(r.counters, c)
		}
	}
}

// inside reports whether v is computed in the loop.
func (r *reducer) inside(v *ir.Value) bool {
	return v.Block != nil && r.loops.Contains(r.at, r.g.Index(v.Block))
}

// constant reports whether v, of the loop, is computed from what does not change in it.
func (r *reducer) constant(v *ir.Value, depth int) bool {
	if !r.inside(v) {
		return true
	}
	switch v.Op {
	case ir.OpSlotAddr:
		return true
	case ir.OpAdd, ir.OpSub, ir.OpShl, ir.OpMul:
	default:
		return false
	}
	if depth == 0 {
		return false
	}
	if r.stamp[v.ID] != r.at+1 {
		r.stamp[v.ID], r.state[v.ID] = r.at+1, 1
		for _, a := range v.Args {
			if !r.constant(a, depth-1) {
				r.state[v.ID] = 2
				break
			}
		}
	}
	return r.state[v.ID] == 1
}

// flatten adds n times v to the current sum. It reports whether the sum can have it.
func (r *reducer) flatten(v *ir.Value, n int64, depth int) bool {
	if v.IsConst() {
		r.cur.off += n * v.Imm
		return true
	}
	if r.constant(v, maxSumDepth) {
		return r.addTerm(v, n)
	}
	if v.Op == ir.OpPhi {
		for i := range r.counters {
			if r.counters[i].phi == v && (r.cur.phi == nil || r.cur.phi == v) {
				r.cur.phi, r.cur.times = v, r.cur.times+n
				return true
			}
		}
	}
	if c, ok := imm(v); depth > 0 && v.Type == r.word {
		switch {
		case v.Op == ir.OpAdd:
			return r.flatten(v.Args[0], n, depth-1) && r.flatten(v.Args[1], n, depth-1)
		case v.Op == ir.OpSub:
			return r.flatten(v.Args[0], n, depth-1) && r.flatten(v.Args[1], -n, depth-1)
		case v.Op == ir.OpShl && ok && c >= 0 && c < 24:
			return r.flatten(v.Args[0], n<<uint(c), depth-1)
		case v.Op == ir.OpMul && ok && c > -1<<24 && c < 1<<24:
			return r.flatten(v.Args[0], n*c, depth-1)
		}
	}
	if r.cur.rest != nil && r.cur.rest != v {
		return false
	}
	r.cur.rest, r.cur.restTimes = v, r.cur.restTimes+n
	return true
}

// addTerm adds n times v, which does not change in the loop, to the current sum.
func (r *reducer) addTerm(v *ir.Value, n int64) bool {
	if v.Op == ir.OpSlotAddr {
		if !r.inside(v) {
			return false
		}
		k := slices.IndexFunc(r.slots, func(x *ir.Value) bool { return x.Imm == v.Imm && x.Sym == v.Sym && x.Hi == v.Hi })
		if k < 0 {
			k = len(r.slots)
			r.slots = append(r.slots, v)
		}
		v = r.slots[k]
	}
	for i := r.cur.first; i < len(r.terms); i++ {
		if r.terms[i].v == v {
			r.terms[i].n += n
			return true
		}
	}
	if len(r.terms)-r.cur.first == maxSumTerms {
		return false
	}
	r.terms = append(r.terms, term{v, n})
	return true
}

// group puts the current sum into the group of those that differ by a constant or by what else they
// add, and reports whether there is room.
func (r *reducer) group() bool {
	x := &r.cur
	const most = 1 << 28
	small := func(n int64) bool { return -most < n && n < most }
	if !small(x.times) || !small(x.off) || x.off < r.t.Address.MinOff || x.off > r.t.Address.MaxOff || x.phi != nil && x.times == 0 ||
		x.rest != nil && (x.restTimes < 1 || !r.isScale(uint64(x.restTimes))) {
		return false
	}
	for _, t := range r.terms[x.first:] {
		if t.n == 0 || !small(t.n) {
			return false
		}
	}
	x.last = len(r.terms)
	slices.SortFunc(r.terms[x.first:], func(a, b term) int { return cmp.Compare(a.v.ID, b.v.ID) })
	for g := range r.groups {
		y := &r.sums[r.groups[g].like]
		if y.phi == x.phi && y.times == x.times && slices.Equal(r.terms[x.first:x.last], r.terms[y.first:y.last]) {
			x.group = g
			r.sums = append(r.sums, *x)
			return true
		}
	}
	if len(r.groups) == maxSumGroups {
		return false
	}
	x.group = len(r.groups)
	r.groups = append(r.groups, sumGroup{like: len(r.sums)})
	r.sums = append(r.sums, *x)
	return true
}

// try changes the addresses of group g, if that saves more than it costs.
func (r *reducer) try(g int) {
	like := &r.sums[r.groups[g].like]
	terms := r.terms[like.first:like.last]
	pointer := like.phi != nil && (like.times < 1 || !r.isScale(uint64(like.times)))
	plain := len(terms) == 1 && terms[0].n == 1
	if len(terms) == 0 && !pointer || plain && !pointer {
		return
	}
	r.dead, r.outer, r.free, r.freed = r.dead[:0], r.outer[:0], r.free[:0], 0
	cost, registers := int32(0), int32(1)
	if pointer {
		cost++
	}
	always := true
	for i := range r.sums {
		x := &r.sums[i]
		if x.group != g {
			continue
		}
		if x.phi != nil && x.rest != nil && !pointer {
			cost++ // two things beside the sum
		}
		r.use(x.rest, 1)
		if !pointer {
			r.use(x.phi, 1)
		}
		r.markFree(x.v.Args[x.arg])
	}
	for i := range r.sums {
		if x := &r.sums[i]; x.group == g {
			r.release(x.v.Args[x.arg])
		}
	}
	saved := int32(0)
	for _, v := range r.dead {
		if slices.Contains(r.free, v) || r.constant(v, maxSumDepth) {
			continue
		}
		if pointer && !r.everyRound(v.Block) {
			always = false
		}
		saved++
		if v.Op == ir.OpMul {
			saved++
		}
	}
	more := registers - r.freed
	fits := more <= 0 || r.live[r.at][0]+more <= r.budget[0]
	if saved <= cost || !fits || !always {
		r.restore(g, pointer)
		return
	}
	r.live[r.at][0] += more
	r.rewrite(g, pointer)
}

// everyRound reports whether b runs in every round of the loop.
func (r *reducer) everyRound(b *ir.Block) bool {
	if b == r.header {
		return true
	}
	at := r.g.Index(b)
	for _, p := range r.header.Preds {
		if x := r.g.Index(p); r.loops.Contains(r.at, x) && !r.flow.dominators().Dominates(at, x) {
			return false
		}
	}
	return true
}

// use counts n uses of v.
func (r *reducer) use(v *ir.Value, n int32) {
	if v == nil {
		return
	}
	if r.inside(v) {
		r.uses[v.ID] += n
	} else {
		r.insides[v.ID] += n
	}
}

// release takes a use of v away, and notes what is not used any more.
func (r *reducer) release(v *ir.Value) {
	switch {
	case r.inside(v):
		r.uses[v.ID]--
		if r.uses[v.ID] == 0 && pure(v) {
			r.dead = append(r.dead, v)
			for _, a := range v.Args {
				r.release(a)
			}
		}
	case v.Op == ir.OpArg || v.Block != nil:
		r.outer = append(r.outer, v)
		if r.insides[v.ID]--; r.insides[v.ID] == 0 {
			r.freed++
		}
	}
}

// restore gives back what try has taken for group g.
func (r *reducer) restore(g int, pointer bool) {
	for _, v := range r.dead {
		for _, a := range v.Args {
			if r.inside(a) {
				r.uses[a.ID]++
			}
		}
	}
	for _, v := range r.outer {
		r.insides[v.ID]++
	}
	for i := range r.sums {
		x := &r.sums[i]
		if x.group != g {
			continue
		}
		r.uses[x.v.Args[x.arg].ID]++
		r.use(x.rest, -1)
		if !pointer {
			r.use(x.phi, -1)
		}
	}
}

// markFree notes what an addressing mode computes of address a.
func (r *reducer) markFree(a *ir.Value) {
	if _, ok := imm(a); a.Op == ir.OpAdd && ok {
		r.free = append(r.free, a)
		a = a.Args[0]
	}
	if _, ok := imm(a); a.Op != ir.OpAdd || ok || !r.inside(a) {
		return
	}
	r.free = append(r.free, a)
	for _, x := range a.Args {
		if c, ok := imm(x); ok && x.Op == ir.OpShl && c >= 0 && c < 62 && r.isScale(1<<uint(c)) {
			r.free = append(r.free, x)
			return
		}
	}
}

// rewrite changes the addresses of group g, and takes away what they were made of.
func (r *reducer) rewrite(g int, pointer bool) {
	e := r.f.Blocks[r.entry[r.at]]
	like := r.sums[r.groups[g].like]
	var before []*ir.Value
	sum := r.sumBefore(e, &before, r.terms[like.first:like.last])
	if pointer {
		sum = r.pointer(e, &before, sum, &like)
	}
	e.Values = slices.Insert(e.Values, len(e.Values)-1, before...)
	for i := range r.sums {
		x := &r.sums[i]
		if x.group != g {
			continue
		}
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
		if !pointer {
			if x.rest == nil || x.restTimes > 1 {
				plus(x.rest, x.restTimes)
				plus(x.phi, x.times)
			} else {
				plus(x.phi, x.times)
				plus(x.rest, x.restTimes)
			}
		} else {
			plus(x.rest, x.restTimes)
		}
		if x.off != 0 {
			a = emit(ir.OpAdd, a, r.f.Const(r.word, x.off))
		}
		x.v.Args[x.arg] = a
		b.Values = slices.Insert(b.Values, slices.Index(b.Values, x.v), list...)
	}
	for _, v := range r.dead {
		if i := slices.Index(v.Block.Values, v); i >= 0 {
			v.Block.Values = slices.Delete(v.Block.Values, i, i+1)
		}
	}
}

// sumBefore computes the sum of terms at the end of e, the block before the loop, or returns nil if
// there are none.
func (r *reducer) sumBefore(e *ir.Block, list *[]*ir.Value, terms []term) (sum *ir.Value) {
	emit := func(op ir.Op, p, q *ir.Value) *ir.Value {
		v := r.f.NewValue(op, r.word, p, q)
		v.Block = e
		*list = append(*list, v)
		return v
	}
	add := func(t term) {
		v, n := r.outside(e, list, t.v), max(t.n, -t.n)
		switch {
		case n == 1:
		case n&(n-1) == 0:
			v = emit(ir.OpShl, v, r.f.Const(r.word, int64(log2(uint64(n)))))
		default:
			v = emit(ir.OpMul, v, r.f.Const(r.word, n))
		}
		switch {
		case t.n < 0 && sum == nil:
			sum = emit(ir.OpSub, r.f.Const(r.word, 0), v)
		case t.n < 0:
			sum = emit(ir.OpSub, sum, v)
		case sum == nil:
			sum = v
		default:
			sum = emit(ir.OpAdd, sum, v)
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

// outside returns v, which does not change in the loop, computed at the end of e.
func (r *reducer) outside(e *ir.Block, list *[]*ir.Value, v *ir.Value) *ir.Value {
	if !r.inside(v) {
		return v
	}
	args := make([]*ir.Value, len(v.Args))
	for i, a := range v.Args {
		args[i] = r.outside(e, list, a)
	}
	w := r.f.NewValue(v.Op, v.Type, args...)
	w.Imm, w.Hi, w.Sym, w.Block = v.Imm, v.Hi, v.Sym, e
	*list = append(*list, w)
	return w
}

// pointer makes the phi that begins with sum and the beginning of the counter of like, and goes
// through the loop beside it.
func (r *reducer) pointer(e *ir.Block, list *[]*ir.Value, sum *ir.Value, like *addressSum) *ir.Value {
	c := &r.counters[slices.IndexFunc(r.counters, func(c counter) bool { return c.phi == like.phi })]
	emit := func(op ir.Op, p, q *ir.Value) *ir.Value {
		v := r.f.NewValue(op, r.word, p, q)
		v.Block = e
		*list = append(*list, v)
		return v
	}
	wrap := func(n int64) *ir.Value { return r.f.Const(r.word, ir.SignExtend(uint64(n), r.word.Bits)) }
	begin := sum
	switch {
	case c.begin.IsConst() && c.begin.Imm == 0 && sum != nil:
	case c.begin.IsConst() && sum == nil:
		begin = wrap(c.begin.Imm * like.times)
	case c.begin.IsConst():
		begin = emit(ir.OpAdd, sum, wrap(c.begin.Imm*like.times))
	default:
		begin = r.sumBefore(e, list, []term{{c.begin, like.times}})
		if sum != nil {
			begin = emit(ir.OpAdd, sum, begin)
		}
	}
	phi := r.f.NewValue(ir.OpPhi, r.word)
	next := r.f.NewValue(ir.OpAdd, r.word, phi, wrap(c.step*like.times))
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

// forget lets go of the function.
func (r *reducer) forget() {
	clear(r.counters[:cap(r.counters)])
	clear(r.sums[:cap(r.sums)])
	clear(r.terms[:cap(r.terms)])
	clear(r.slots[:cap(r.slots)])
	clear(r.dead[:cap(r.dead)])
	clear(r.outer[:cap(r.outer)])
	clear(r.free[:cap(r.free)])
	r.cur, r.header = addressSum{}, nil
}
