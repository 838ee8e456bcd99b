package simplify

import (
	"slices"

	"spillway/cfg"
	"spillway/ir"
)

// mergeCounters removes induction variables that advance in step with another one: if several pointers advance through
// memory side by side, one of them is kept, and the others are addressed relative to their start. A removed counter
// must be used only in addresses that can hold an index, at one offset if that excludes an offset, and not after the loop. This reverses strength reduction, in
// innermost loops only. O(values and uses, plus pairs of the bounded number of counters of a loop).
func (s *simplifier) mergeCounters() {
	if !s.t.Address.Index {
		return
	}
	m := &s.merging
	m.simplifier, m.uses, m.inserted = s, nil, m.inserted[:0]
	m.loops, m.g = s.flow.forest(), s.flow.graph
	m.firstNew = 0
	for _, b := range s.f.Blocks {
		m.firstNew = max(m.firstNew, b.ID+1)
	}
	for _, h := range s.flow.reachable() {
		if l := m.loops.Of[h]; l >= 0 && m.loops.Loops[l].Header == h && !m.loops.Loops[l].Irreducible && m.innermost(l) {
			m.loop(s.f.Blocks[h], l)
		}
	}
	m.insert()
	*m = counterMerger{counters: m.counters, inserted: m.inserted[:0]}
}

// counterMerger is the working state of mergeCounters.
type counterMerger struct {
	*simplifier
	g        ir.Graph
	loops    *cfg.Forest
	dom      *cfg.DomTree
	uses     *lowerer // where values are used, or nil
	firstNew int      // blocks with this id or a greater one are new

	header   *ir.Block
	at       int32 // index of the loop
	entries  int   // number of edges into it
	entry    int   // the phi argument index of one of these
	counters []counter
	inserted []insertedBlock // blocks to insert before loops
}

// An insertedBlock is to be placed in front of the loop header to which it jumps.
type insertedBlock struct{ before, b *ir.Block }

// A counter is a phi incremented by a constant in each iteration.
type counter struct {
	phi, next, begin *ir.Value
	step             int64
	off              int64 // of all addresses, where an index excludes an offset
	fixed            bool  // it cannot be removed
	addresses        []counterUse
}

// A counterUse is argument arg of v, whose value is the counter at the start of an iteration plus off.
type counterUse struct {
	v    *ir.Value
	arg  int
	next bool // computed from the incremented counter
	off  int64
}

const (
	// maxCounters is the maximum number of counters considered per loop.
	maxCounters = 12
	// maxCounterUses is the maximum number of addresses of a counter that is removed: each becomes longer by an index.
	maxCounterUses = 4
)

// innermost reports whether loop l contains no other loop.
func (m *counterMerger) innermost(l int32) bool {
	loops := m.loops
	for _, b := range loops.Order[loops.Loops[l].First:loops.Loops[l].End] {
		if loops.Of[b] != l {
			return false
		}
	}
	return true
}

// contains reports whether the loop contains b.
func (m *counterMerger) contains(b *ir.Block) bool {
	return b != nil && !m.isInserted(b) && m.loops.Contains(m.at, m.g.Index(b))
}

// loop merges the counters of loop l, whose header is h.
func (m *counterMerger) loop(h *ir.Block, l int32) {
	m.header, m.at, m.entry = h, l, -1
	m.entries = 0
	for i, p := range h.Preds {
		if m.contains(p) {
			continue
		}
		m.entry = i
		m.entries++
		if t := p.Term().Op; t != ir.OpBr && t != ir.OpCondBr && t != ir.OpSwitch || m.edges(p, h) != 1 {
			return
		}
	}
	if m.entries == 0 || m.entries > maxCounters || len(h.Phis()) < 2 {
		return
	}
	m.counters = m.counters[:0]
	for _, phi := range h.Phis() {
		if c, ok := m.counter(phi); ok && len(m.counters) < maxCounters {
			m.counters = append(m.counters, c)
		}
	}
	if len(m.counters) < 2 {
		return
	}
	if m.uses == nil {
		m.dom = m.flow.dominators()
		m.uses = &m.lowering
		m.uses.simplifier = m.simplifier
		m.uses.survey()
	}
	for i := range m.counters {
		c := &m.counters[i]
		m.classify(c, c.phi, false, 0)
		m.classify(c, c.next, true, 0)
	}
	for i := range m.counters {
		if c := &m.counters[i]; !c.fixed {
			if k := m.leader(i); k >= 0 {
				m.counters[k].fixed = true
				m.replace(c, &m.counters[k])
			}
		}
	}
}

// counter reports whether phi is a counter, and describes it.
func (m *counterMerger) counter(phi *ir.Value) (c counter, ok bool) {
	if phi.Type != m.word {
		return c, false
	}
	c.phi = phi
	first := slices.IndexFunc(m.header.Preds, func(p *ir.Block) bool { return !m.contains(p) })
	for i, a := range phi.Args {
		if !m.contains(m.header.Preds[i]) {
			if i == first {
				c.begin = a
			} else if c.begin != a {
				c.begin = nil // several values, which join merges
			}
			continue
		}
		if c.next != nil && c.next != a {
			return c, false
		}
		c.next = a
	}
	if c.next == nil || c.next.Op != ir.OpAdd || c.next.Args[0] != phi || !m.contains(c.next.Block) {
		return c, false
	}
	c.step, ok = imm(c.next)
	c.fixed = c.begin != nil && c.begin.IsConst()
	return c, ok && c.step != 0
}

// classify finds the uses of x, which is off more than counter c at the start of an iteration or, if next, after its
// increment.
func (m *counterMerger) classify(c *counter, x *ir.Value, next bool, off int64) {
	for _, u := range m.uses.usersOf(x) {
		if c.fixed {
			return
		}
		v := u.v
		switch {
		case x == c.phi && v == c.next || x == c.next && v == c.phi:
		case !m.contains(v.Block):
			c.fixed = true
		case v.Op == ir.OpAdd && v.Args[0] == x && v.Args[1].IsConst() && v.Args[1].Imm != 0 && off == 0:
			m.classify(c, v, next, v.Args[1].Imm)
		default:
			k := addressArg(v)
			c.fixed = k < 0 || v.Args[k] != x || v.Op == ir.OpStore && v.Args[0] == x || v.Op != ir.OpLoad && v.Op != ir.OpStore
			c.addresses = append(c.addresses, counterUse{v, k, next, off})
			if !m.t.Address.IndexAlone {
				break
			}
			now := off
			if next {
				now += c.step
			}
			if len(c.addresses) == 1 {
				c.off = now
			}
			c.fixed = c.fixed || now != c.off // which would cost a sum
		}
		c.fixed = c.fixed || len(c.addresses) > maxCounterUses || off < -1<<16 || off > 1<<16
	}
}

// edges counts the edges between two blocks.
func (m *counterMerger) edges(from, to *ir.Block) (n int) {
	for _, s := range from.Succs {
		if s == to {
			n++
		}
	}
	return n
}

// leader returns the counter from which the addresses of counter i can be computed, preferably one that must be kept,
// starting at 0; or -1.
func (m *counterMerger) leader(i int) int {
	best, least := -1, 0
	for k := range m.counters {
		c, d := &m.counters[i], &m.counters[k]
		if k == i || m.scale(c, d) < 0 || d.phi == nil {
			continue
		}
		rank := 1
		if !d.fixed {
			rank += 4
		}
		if d.begin == nil || !d.begin.IsConst() || d.begin.Imm != 0 {
			rank += 2
		}
		if d.step != c.step {
			rank++
		}
		if best < 0 || rank < least {
			best, least = k, rank
		}
	}
	return best
}

// scale returns the shift that turns steps of d into those of c, or -1.
func (m *counterMerger) scale(c, d *counter) int {
	for s := range 4 {
		if d.step<<s == c.step && (s == 0 || m.isScale(1<<s)) {
			return s
		}
	}
	return -1
}

// replace removes counter c in favor of d.
func (m *counterMerger) replace(c, d *counter) {
	if m.entries > 1 {
		m.join()
	}
	scale := m.scale(c, d)
	p := m.header.Preds[m.entry]
	base := c.begin
	var before []*ir.Value
	emit := func(list *[]*ir.Value, b *ir.Block, op ir.Op, x, y *ir.Value) *ir.Value {
		v := m.f.NewValue(op, m.word, x, y)
		v.Block = b
		*list = append(*list, v)
		return v
	}
	scaled := func(list *[]*ir.Value, b *ir.Block, x *ir.Value) *ir.Value {
		if scale > 0 {
			x = emit(list, b, ir.OpShl, x, m.f.Const(m.word, int64(scale)))
		}
		return x
	}
	if !d.begin.IsConst() || d.begin.Imm != 0 {
		if d.begin.IsConst() {
			base = emit(&before, p, ir.OpAdd, base, m.f.Const(m.word, ir.SignExtend(uint64(-(d.begin.Imm<<scale)), m.word.Bits)))
		} else {
			base = emit(&before, p, ir.OpSub, base, scaled(&before, p, d.begin))
		}
	}
	if c.off != 0 {
		base = emit(&before, p, ir.OpAdd, base, m.f.Const(m.word, c.off))
	}
	p.Values = slices.Insert(p.Values, len(p.Values)-1, before...)
	// value computes the address of u in b, from the incremented counter d if that dominates b.
	value := func(list *[]*ir.Value, b *ir.Block, u *counterUse) *ir.Value {
		index, off := d.phi, u.off-c.off
		if u.next {
			off += c.step
		}
		if n := d.next.Block; n != b && m.dom.Dominates(m.g.Index(n), m.g.Index(b)) {
			index, off = d.next, off-c.step
		}
		x := base
		if base.Op == ir.OpSlotAddr {
			x = m.f.NewValue(ir.OpSlotAddr, m.word)
			x.Imm, x.Hi, x.Sym, x.Block = base.Imm, base.Hi, base.Sym, b
			*list = append(*list, x)
		}
		x = emit(list, b, ir.OpAdd, x, scaled(list, b, index))
		if off != 0 {
			x = emit(list, b, ir.OpAdd, x, m.f.Const(m.word, off))
		}
		return x
	}
	for i := range c.addresses {
		u := &c.addresses[i]
		var list []*ir.Value
		b := u.v.Block
		u.v.Args[u.arg] = value(&list, b, u)
		b.Values = slices.Insert(b.Values, slices.Index(b.Values, u.v), list...)
	}
	gone := func(v *ir.Value) bool { return v == c.phi || v == c.next }
	m.header.Values = slices.DeleteFunc(m.header.Values, gone)
	c.next.Block.Values = slices.DeleteFunc(c.next.Block.Values, gone)
	c.phi = nil
}

// isInserted reports whether b is a block of join.
func (m *counterMerger) isInserted(b *ir.Block) bool { return b.ID >= m.firstNew }

// join gives the loop a single entry edge.
func (m *counterMerger) join() {
	h, b := m.header, m.f.NewBlock("")
	phis := h.Phis()
	for j, phi := range phis {
		var outside, inside []*ir.Value
		for i, a := range phi.Args {
			if m.contains(h.Preds[i]) {
				inside = append(inside, a)
			} else {
				outside = append(outside, a)
			}
		}
		x := outside[0]
		if slices.ContainsFunc(outside, func(a *ir.Value) bool { return a != x }) {
			x = m.f.NewValue(ir.OpPhi, phi.Type, outside...)
			x.Block = b
			b.Values = append(b.Values, x)
		}
		phis[j].Args = append([]*ir.Value{x}, inside...)
		for k := range m.counters {
			if c := &m.counters[k]; c.phi == phi {
				c.begin = x
			}
		}
	}
	preds := []*ir.Block{b}
	for _, p := range h.Preds {
		if m.contains(p) {
			preds = append(preds, p)
			continue
		}
		b.Preds = append(b.Preds, p)
		p.Succs[slices.Index(p.Succs, h)] = b
	}
	br := m.f.NewValue(ir.OpBr, ir.Void)
	br.Block = b
	b.Values, b.Succs = append(b.Values, br), []*ir.Block{h}
	h.Preds, m.entry, m.entries = preds, 0, 1
	m.inserted = append(m.inserted, insertedBlock{h, b})
}

// insert adds the inserted blocks to the function's block order.
func (m *counterMerger) insert() {
	if len(m.inserted) == 0 {
		return
	}
	before := make([]*ir.Block, m.firstNew) // by id of the header
	for _, x := range m.inserted {
		before[x.before.ID] = x.b
	}
	blocks := make([]*ir.Block, 0, len(m.f.Blocks))
	for _, b := range m.f.Blocks[:len(m.f.Blocks)-len(m.inserted)] {
		if x := before[b.ID]; x != nil {
			blocks = append(blocks, x)
		}
		blocks = append(blocks, b)
	}
	m.f.Blocks = blocks
	m.flow.changed(m.f)
}
