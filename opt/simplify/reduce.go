package simplify

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
)

// reduce makes addresses in innermost loops cheaper. Loop-invariant terms are summed in the preheader, however the sum
// is associated. A multiple of a counter that no addressing mode scales becomes a pointer that advances with the
// counter (strength reduction); so does the product of a counter and a loop-invariant stride, which becomes a shared
// index if several addresses use it. Each loop takes only as many values as are expected to fit in registers, counting
// those that only the old sums needed as free. Linear in the size of the loops, plus their distinct sums, of which it
// considers a bounded number per loop.
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

// reducer is the working state of reduce, whose memory belongs to the simplifier.
type reducer struct {
	*hoister
	at       int32 // the loop
	header   *ir.Block
	counters []counter
	sums     []addressSum
	terms    []term // terms of all sums
	groups   []sumGroup
	slots    []*ir.Value // addresses of slots that occur as terms
	state    []uint8     // by value: 1 if loop-invariant, 2 if not, in the loop given by stamp
	stamp    []int32     // by value
	family   []int       // groups that are rewritten together
	before   []*ir.Value // of the family: values computed in the preheader
	dead     []*ir.Value // of the family: values that become dead
	freed    int32       // of the family: outside values that the loop no longer uses
	outer    []*ir.Value // of the family: values whose uses in the loop have been removed
	free     []*ir.Value // of the family: values that addressing modes compute
	cur      addressSum
}

// A term is v times n, times by unless that is nil.
type term struct {
	v  *ir.Value
	n  int64
	by *ir.Value
}

// An addressSum is argument arg of v, an address, as a sum of loop-invariant terms, phi times times times stride, rest
// times restTimes, and off.
type addressSum struct {
	v           *ir.Value
	arg         int
	first, last int // range in terms
	phi         *ir.Value
	times       int64
	stride      *ir.Value // loop-invariant; nil means 1
	rest        *ir.Value
	restTimes   int64
	off         int64
	group       int
}

// A sumGroup is the common part of sums that differ by a constant, or by another term.
type sumGroup struct {
	like  int // one of the sums
	tried bool
}

const (
	// maxSumDepth is the maximum depth of the expression of an address.
	maxSumDepth = 6
	// maxSumGroups is the maximum number of distinct sums considered per loop.
	maxSumGroups = 16
	// maxSumTerms is the maximum number of terms summed in the preheader for one address.
	maxSumTerms = 6
)

// blocks returns the positions of the blocks of loop l.
func (h *hoister) blocks(l int32) []int32 {
	return h.loops.Order[h.loops.Loops[l].First:h.loops.Loops[l].End]
}

// loop reduces the addresses of loop l.
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
			if !r.flatten(v.Args[k], 1, nil, maxSumDepth) || r.cur.phi == nil && r.cur.rest == nil || !r.group() {
				r.terms = r.terms[:first]
			}
		}
	}
	if len(r.groups) == 0 {
		return
	}
	r.countInside(l)
	for g := range r.groups {
		if !r.groups[g].tried {
			r.findFamily(g)
			r.try()
		}
	}
}

// scaled reports whether an addressing mode can scale the counter of x, or its product with the stride, by x.times.
func (r *reducer) scaled(x *addressSum) bool { return x.times >= 1 && r.isScale(uint64(x.times)) }

// findFamily finds the groups that are rewritten together with group g: those that can share an index.
func (r *reducer) findFamily(g int) {
	r.family = append(r.family[:0], g)
	like := &r.sums[r.groups[g].like]
	if like.stride == nil || !r.scaled(like) {
		return
	}
	for k := g + 1; k < len(r.groups); k++ {
		if x := &r.sums[r.groups[k].like]; x.phi == like.phi && x.stride == like.stride && r.scaled(x) {
			r.family = append(r.family, k)
			r.groups[k].tried = true
		}
	}
}

// countInside counts the uses of values in loop l, in h.inside.
func (h *hoister) countInside(l int32) {
	h.hoisting.insides = scratch.Sized(h.hoisting.insides, h.f.NumValues())
	for _, b := range h.blocks(l) {
		for _, v := range h.f.Blocks[b].Values {
			for _, a := range v.Args {
				h.hoisting.insides[a.ID] = 0
			}
		}
	}
	for _, b := range h.blocks(l) {
		for _, v := range h.f.Blocks[b].Values {
			for _, a := range v.Args {
				h.hoisting.insides[a.ID]++
			}
		}
	}
}

// findCounters finds the phis incremented by a constant in each iteration.
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

// constant reports whether v, a value of the loop, is loop-invariant.
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

// flatten adds n times v, times the stride by unless that is nil, to the current sum, and reports whether the sum can
// represent it.
func (r *reducer) flatten(v *ir.Value, n int64, by *ir.Value, depth int) bool {
	if v.IsConst() {
		if by != nil {
			return r.addTerm(by, n*v.Imm, nil)
		}
		r.cur.off += n * v.Imm
		return true
	}
	if r.constant(v, maxSumDepth) {
		return r.addTerm(v, n, by)
	}
	if r.counts(v) && (r.cur.phi == nil || r.cur.phi == v && r.cur.stride == by) {
		r.cur.phi, r.cur.stride, r.cur.times = v, by, r.cur.times+n
		return true
	}
	if c, ok := imm(v); depth > 0 && v.Type == r.word {
		switch {
		case v.Op == ir.OpAdd:
			return r.flatten(v.Args[0], n, by, depth-1) && r.flatten(v.Args[1], n, by, depth-1)
		case v.Op == ir.OpSub:
			return r.flatten(v.Args[0], n, by, depth-1) && r.flatten(v.Args[1], -n, by, depth-1)
		case v.Op == ir.OpShl && ok && c >= 0 && c < 24:
			return r.flatten(v.Args[0], n<<uint(c), by, depth-1)
		case v.Op == ir.OpMul && ok && c > -1<<24 && c < 1<<24:
			return r.flatten(v.Args[0], n*c, by, depth-1)
		case v.Op == ir.OpMul:
			if x, stride := r.strided(v, depth-1); x != nil {
				return r.flatten(x, n, stride, depth-1)
			}
		}
	}
	if by != nil || r.cur.rest != nil && r.cur.rest != v {
		return false
	}
	r.cur.rest, r.cur.restTimes = v, r.cur.restTimes+n
	return true
}

// counts reports whether v is a counter of the loop.
func (r *reducer) counts(v *ir.Value) bool {
	return v.Op == ir.OpPhi && slices.ContainsFunc(r.counters, func(c counter) bool { return c.phi == v })
}

// strided returns the factors of the product v, the second of which is loop-invariant, and the first of which is a sum
// that flatten can add with that stride; or nil.
func (r *reducer) strided(v *ir.Value, depth int) (x, stride *ir.Value) {
	for i, y := range v.Args {
		if !r.constant(y, maxSumDepth) {
			continue
		}
		phi := r.cur.phi
		if phi != nil && r.cur.stride != y {
			return nil, nil
		}
		if r.linear(v.Args[1-i], &phi, depth) && phi != nil {
			return v.Args[1-i], y
		}
	}
	return nil, nil
}

// linear reports whether flatten reduces v to loop-invariant terms and the counter *phi, which it sets if that is nil.
func (r *reducer) linear(v *ir.Value, phi **ir.Value, depth int) bool {
	switch {
	case v.IsConst() || r.constant(v, maxSumDepth):
		return true
	case r.counts(v) && (*phi == nil || *phi == v):
		*phi = v
		return true
	case depth == 0 || v.Type != r.word:
		return false
	}
	switch c, ok := imm(v); {
	case v.Op == ir.OpAdd, v.Op == ir.OpSub:
		return r.linear(v.Args[0], phi, depth-1) && r.linear(v.Args[1], phi, depth-1)
	case v.Op == ir.OpShl && ok && c >= 0 && c < 24, v.Op == ir.OpMul && ok && c > -1<<24 && c < 1<<24:
		return r.linear(v.Args[0], phi, depth-1)
	}
	return false
}

// addTerm adds n times v, times by unless that is nil, to the current sum. Both are loop-invariant.
func (r *reducer) addTerm(v *ir.Value, n int64, by *ir.Value) bool {
	if n == 0 {
		return true
	}
	if v.Op == ir.OpSlotAddr {
		if !r.inside(v) || by != nil {
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
		if t := &r.terms[i]; t.v == v && t.by == by {
			if t.n += n; t.n == 0 {
				r.terms = slices.Delete(r.terms, i, i+1)
			}
			return true
		}
	}
	if len(r.terms)-r.cur.first == maxSumTerms {
		return false
	}
	r.terms = append(r.terms, term{v, n, by})
	return true
}

// group adds the current sum to the group of sums that differ from it by a constant or another term, and reports
// whether there is room.
func (r *reducer) group() bool {
	x := &r.cur
	const most = 1 << 28
	small := func(n int64) bool { return -most < n && n < most }
	if !small(x.times) || !small(x.off) || x.off < r.t.Address.MinOff || x.off > r.t.Address.MaxOff || x.phi != nil && x.times == 0 || x.stride != nil && len(r.terms) == x.first ||
		x.rest != nil && (x.restTimes < 1 || !r.isScale(uint64(x.restTimes))) {
		return false
	}
	for _, t := range r.terms[x.first:] {
		if !small(t.n) {
			return false
		}
	}
	x.last = len(r.terms)
	slices.SortFunc(r.terms[x.first:], func(a, b term) int { return cmp.Or(cmp.Compare(a.v.ID, b.v.ID), cmp.Compare(id(a.by), id(b.by))) })
	for g := range r.groups {
		y := &r.sums[r.groups[g].like]
		if y.phi == x.phi && y.times == x.times && y.stride == x.stride && slices.Equal(r.terms[x.first:x.last], r.terms[y.first:y.last]) {
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

// id returns the id of v, or -1.
func id(v *ir.Value) int32 {
	if v == nil {
		return -1
	}
	return v.ID
}

// A reduction is a way to rewrite the groups of a family.
type reduction struct {
	pointer bool // the sum of the only group becomes a pointer
	index   bool // the product of counter and stride becomes an induction variable
}

// try rewrites the addresses of the family if that is profitable.
func (r *reducer) try() {
	like := &r.sums[r.groups[r.family[0]].like]
	way := reduction{pointer: like.phi != nil && !r.scaled(like) || like.stride != nil && len(r.family) == 1}
	way.index = like.stride != nil && !way.pointer
	terms := r.terms[like.first:like.last]
	if like.stride == nil && !way.pointer && (len(terms) == 0 || plain(terms)) {
		return
	}
	r.dead, r.outer, r.free, r.freed = r.dead[:0], r.outer[:0], r.free[:0], 0
	r.use(way, 1)
	cost, registers := r.price(way)
	for i := range r.sums {
		if x := &r.sums[i]; r.inFamily(x) {
			r.markFree(x.v.Args[x.arg])
		}
	}
	for i := range r.sums {
		if x := &r.sums[i]; r.inFamily(x) {
			r.release(x.v.Args[x.arg])
		}
	}
	saved, always := r.saved()
	more := registers - r.freed
	fits := more <= 0 || r.live[r.at][0]+more <= r.budget[0]
	if saved <= cost || !fits || way.pointer && !always {
		r.restore(way)
		return
	}
	r.live[r.at][0] += more
	r.rewrite(way)
}

// plain reports whether the sum of terms is an existing value.
func plain(terms []term) bool { return len(terms) == 1 && terms[0].n == 1 && terms[0].by == nil }

// inFamily reports whether x is of a group of the family.
func (r *reducer) inFamily(x *addressSum) bool { return slices.Contains(r.family, x.group) }

// price returns the number of operations per iteration that the rewritten addresses need, and the number of registers.
func (r *reducer) price(way reduction) (cost, registers int32) {
	like := &r.sums[r.groups[r.family[0]].like]
	if way.pointer || way.index {
		cost++
	}
	registers++ // for the pointer, the index or the sum
	if like.stride != nil && (r.step(like, way) != 1 || r.inside(like.stride)) {
		registers++ // for the step
	}
	for _, g := range r.family {
		if x := &r.sums[r.groups[g].like]; way.index && !plain(r.terms[x.first:x.last]) {
			registers++
		}
	}
	for i := range r.sums {
		if x := &r.sums[i]; r.inFamily(x) && x.phi != nil && x.rest != nil && !way.pointer {
			cost++ // for the sum of the counter and the other term
		}
	}
	return cost, registers
}

// saved returns the number of operations per iteration that become dead, and whether all of these are executed in every
// iteration. With a stride, only operations executed in every iteration count.
func (r *reducer) saved() (saved int32, always bool) {
	always = true
	strided := r.sums[r.groups[r.family[0]].like].stride != nil
	for _, v := range r.dead {
		if slices.Contains(r.free, v) || r.constant(v, maxSumDepth) {
			continue
		}
		if !r.everyRound(v.Block) {
			always = false
			if strided {
				continue
			}
		}
		saved++
		if v.Op == ir.OpMul {
			saved++
		}
	}
	return saved, always
}

// counter returns the counter of x.
func (r *reducer) counter(x *addressSum) *counter {
	return &r.counters[slices.IndexFunc(r.counters, func(c counter) bool { return c.phi == x.phi })]
}

// step returns the increment of the pointer or index of x, without the stride.
func (r *reducer) step(x *addressSum, way reduction) int64 {
	n := r.counter(x).step
	if way.pointer {
		n *= x.times
	}
	return n
}

// everyRound reports whether b is executed in every iteration.
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

// use adds n times the new uses of values by the sums of the family.
func (r *reducer) use(way reduction, n int32) {
	like := &r.sums[r.groups[r.family[0]].like]
	if like.stride != nil && r.step(like, way) == 1 {
		r.useOf(like.stride, n)
	}
	for _, g := range r.family {
		x := &r.sums[r.groups[g].like]
		if t := r.terms[x.first:x.last]; way.index && plain(t) {
			r.useOf(t[0].v, n)
		}
	}
	for i := range r.sums {
		x := &r.sums[i]
		if !r.inFamily(x) {
			continue
		}
		r.useOf(x.rest, n)
		if !way.pointer && !way.index {
			r.useOf(x.phi, n)
		}
	}
}

// useOf adds n uses of v.
func (r *reducer) useOf(v *ir.Value, n int32) {
	if v == nil {
		return
	}
	if r.inside(v) {
		r.uses[v.ID] += n
	} else {
		r.hoisting.insides[v.ID] += n
	}
}

// release removes a use of v, and those of its arguments if it becomes dead.
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
		if r.hoisting.insides[v.ID]--; r.hoisting.insides[v.ID] == 0 {
			r.freed++
		}
	}
}

// restore undoes the changes of try to the use counts.
func (r *reducer) restore(way reduction) {
	for _, v := range r.dead {
		for _, a := range v.Args {
			if r.inside(a) {
				r.uses[a.ID]++
			}
		}
	}
	for _, v := range r.outer {
		r.hoisting.insides[v.ID]++
	}
	for i := range r.sums {
		if x := &r.sums[i]; r.inFamily(x) {
			r.uses[x.v.Args[x.arg].ID]++
		}
	}
	r.use(way, -1)
}

// markFree marks the values that the addressing mode of address a computes.
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

// forget drops its references to the function.
func (r *reducer) forget() {
	clear(r.counters[:cap(r.counters)])
	clear(r.sums[:cap(r.sums)])
	clear(r.terms[:cap(r.terms)])
	clear(r.slots[:cap(r.slots)])
	clear(r.before[:cap(r.before)])
	clear(r.dead[:cap(r.dead)])
	clear(r.outer[:cap(r.outer)])
	clear(r.free[:cap(r.free)])
	r.cur, r.header = addressSum{}, nil
}
