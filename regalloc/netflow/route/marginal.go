package route

import (
	"math/bits"

	"spillway/internal/scratch"
	"spillway/regalloc/netflow/model"
)

// A mask is a set of states of a layout: the registers in which a value is not in memory, with
// memory only and nowhere as the last two, and the registers in which it is in memory too.
type mask [2]uint64

// stateOf returns the set of state a of l.
func stateOf(l *model.Layout, a int) mask {
	if a >= l.K && a < 2*l.K {
		return mask{0, 1 << (a - l.K)}
	}
	return mask{placeOf(l, a), 0}
}

// barred is the set of states that a search below a target need not consider: where segments begin, and where values
// pass instructions.
type barred struct {
	start, point []mask // by segment, by point
	log          []barredEntry
}

// barredEntry is the previous value of a mask.
type barredEntry struct {
	at    int32 // a point, or the complement of a segment
	state mask
}

func (b *barred) reset(m *model.Model) {
	b.start, b.point = scratch.Zeroed(b.start, len(m.Segs)), scratch.Zeroed(b.point, m.Nodes)
	b.log = b.log[:0]
}

// add bars the states x, too.
func (b *barred) add(at int32, x mask) {
	t := b.of(at)
	if t[0]|x[0] == t[0] && t[1]|x[1] == t[1] {
		return
	}
	b.log = append(b.log, barredEntry{at, *t})
	t[0], t[1] = t[0]|x[0], t[1]|x[1]
}

// of returns the mask of a point, or of the segment that at is the complement of.
func (b *barred) of(at int32) *mask {
	if at < 0 {
		return &b.start[^at]
	}
	return &b.point[at]
}

// undo restores the state at log length n.
func (b *barred) undo(n int) {
	for k := len(b.log) - 1; k >= n; k-- {
		*b.of(b.log[k].at) = b.log[k].state
	}
	b.log = b.log[:n]
}

// bar makes the states of x impossible.
func bar(l *model.Layout, x mask, h []cost) {
	all := uint64(1)<<l.K - 1
	for b := x[0] & all; b != 0; b &= b - 1 {
		h[trailing(b)] = inf
	}
	for b := x[1] & all; b != 0; b &= b - 1 {
		h[l.K+trailing(b)] = inf
	}
	if x[0]>>62&1 != 0 {
		h[l.Mem()] = inf
	}
	if x[0]>>63 != 0 {
		h[l.None()] = inf
	}
}

// marginals computes the minimum cost of each state: that of the cheapest route of a tree that passes a point in that
// state. It walks down the tree with what the router computed from its leaves up. The effect of an instruction on
// costs is that of the router's own programs, which are linear, evaluated for each state separately.
type marginals struct {
	r      *router
	begin  []cost  // minimum cost of everything else, given a segment's first state
	at     []int32 // by segment: where in begin
	cur    []cost
	out    []cost
	unit   []cost
	kept   []cost
	closed []cost
	stage  [][]cost
	table  []cost // of changes from state to state, at rates
	rates  model.Rates
	of     *model.Layout
	// found is called for each point of a segment and for its start, the complement of its number, with the total
	// cost of the best route through each state there.
	found func(s *model.Seg, at int32, l *model.Layout, sum []cost)
}

func (g *marginals) reset(r *router) {
	g.r = r
	g.at = scratch.Sized(g.at, len(r.m.Segs))
	n := len(r.tmp[0])
	for _, x := range []*[]cost{&g.cur, &g.out, &g.unit, &g.kept, &g.closed} {
		*x = scratch.Sized(*x, n)
	}
	g.of = nil
}

// tree processes a tree that the router has just solved, with a solution.
func (g *marginals) tree(segs []int32) {
	g.begin = g.begin[:0]
	for _, k := range segs {
		g.at[k] = int32(len(g.begin))
		for range g.r.m.Layout(&g.r.m.Segs[k]).S {
			g.begin = append(g.begin, inf)
		}
	}
	for _, k := range segs {
		if s := &g.r.m.Segs[k]; s.Parent < 0 {
			clear(g.starts(k))
		}
		g.segment(k)
	}
}

// starts returns begin of segment k.
func (g *marginals) starts(k int32) []cost {
	return g.begin[g.at[k] : g.at[k]+int32(g.r.m.Layout(&g.r.m.Segs[k]).S)]
}

// tell reports the sums of the costs above and below a point.
func (g *marginals) tell(s *model.Seg, at int32, l *model.Layout, above, below []cost) {
	sum := g.out[:l.S]
	for a := range sum {
		sum[a] = min(inf, above[a]+below[a])
	}
	g.found(s, at, l, sum)
}

func (g *marginals) segment(k int32) {
	r, m := g.r, g.r.m
	s := &m.Segs[k]
	l := m.Layout(s)
	r.k = k
	cur, own := g.cur[:l.S], g.unit[:l.S]
	copy(cur, g.starts(k))
	g.tell(s, ^k, l, cur, r.h[r.start[k]:r.start[k]+int32(l.S)])
	if s.Def {
		r.definition(s, false, nil, own)
	} else {
		clear(own)
		r.entry(l, s.Block, own)
		r.arrive(s, k, own)
	}
	r.restrict(l, k, own)
	for a := range cur {
		cur[a] = min(inf, cur[a]+own[a])
	}
	ev := s.Events[0]
	for n := r.of[k] - 1; n >= r.from[k]; n-- {
		p := r.stops[n]
		if ev < s.Events[1] && m.Events[ev].Instr == p.at {
			ev = g.uses(s, l, p, ev, cur)
		} else if !r.enters(s, p.at, r.rates(s, p.at)) {
			g.change(l, r.rates(s, p.at), cur)
		}
		if p.h < 0 {
			return
		}
		h := r.h[p.h : p.h+int32(l.S)]
		g.tell(s, s.Node+int32(p.at-s.First), l, cur, h)
		clear(own)
		r.passing(s, l, p.at, own)
		for a := range cur {
			cur[a] = min(inf, cur[a]+own[a])
		}
	}
	if s.Out {
		g.exit(s, l, cur)
	}
}

// change advances cur over a change of location.
func (g *marginals) change(l *model.Layout, c *model.Rates, cur []cost) {
	if g.of != l || g.rates != *c {
		g.of, g.rates = l, *c
		g.table = scratch.Sized(g.table, l.S*l.S)
		for a := range l.S {
			for b := range l.S {
				g.table[a*l.S+b] = change(l, c, a, b)
			}
		}
	}
	out := g.out[:l.S]
	for b := range out {
		out[b] = inf
	}
	for a, x := range cur {
		if x >= inf {
			continue
		}
		for b, y := range g.table[a*l.S : (a+1)*l.S] {
			out[b] = min(out[b], x+y)
		}
	}
	copy(cur, out)
}

// uses advances cur over the operands of s at stop p, the first of which is ev, and returns the next event. It also
// sets the costs of values tied to or copied from them.
func (g *marginals) uses(s *model.Seg, l *model.Layout, p stop, ev int32, cur []cost) int32 {
	r, m := g.r, g.r.m
	c := r.rates(s, p.at)
	end := ev
	for end < s.Events[1] && m.Events[end].Instr == p.at {
		end++
	}
	n := int(end - ev) // stage k is the cost after event end-1-k
	for len(g.stage) <= n {
		g.stage = append(g.stage, nil)
	}
	for k := range g.stage[:n+1] {
		if len(g.stage[k]) < len(g.cur) {
			g.stage[k] = make([]cost, len(g.cur))
		}
	}
	var now []cost
	if p.h >= 0 {
		now = g.stage[0][:l.S]
		copy(now, r.h[p.h:p.h+int32(l.S)])
	}
	for k := range n {
		out := g.stage[k+1][:l.S]
		r.operand(s, l, c, &m.Events[end-1-int32(k)], p.h < 0, now, out)
		now = out
	}
	for k := n - 1; k >= 0; k-- {
		e := &m.Events[end-1-int32(k)]
		var ahead []cost
		if k > 0 || p.h >= 0 {
			ahead = g.stage[k][:l.S]
		}
		if e.Child >= 0 {
			g.child(s, l, c, e, p.h < 0, ahead, cur)
		}
		if ahead == nil {
			break
		}
		out, unit, image := g.out[:l.S], g.unit[:l.S], g.kept[:l.S]
		for b := range out {
			out[b] = inf
			if ahead[b] >= inf {
				continue
			}
			r.operand(s, l, c, e, p.h < 0, only(unit, b), image)
			for a, x := range image {
				out[b] = min(out[b], x+cur[a])
			}
		}
		copy(cur, out)
	}
	return end
}

// child computes the cost of everything else, by first state of event e's continuation.
func (g *marginals) child(s *model.Seg, l *model.Layout, c *model.Rates, e *model.Event, ends bool, ahead, cur []cost) {
	r := g.r
	lc := r.m.Layout(&r.m.Segs[e.Child])
	h := r.h[r.start[e.Child] : r.start[e.Child]+int32(lc.S)]
	saved, image := g.unit[:lc.S], g.kept[:l.S]
	copy(saved, h)
	for y, x := range g.starts(e.Child) {
		if saved[y] >= inf {
			continue
		}
		only(h, y)
		r.operand(s, l, c, e, ends, ahead, image)
		for a, z := range image {
			x = min(x, z+cur[a])
		}
		g.starts(e.Child)[y] = x
	}
	copy(h, saved)
}

// exit computes the cost of everything else, by first state of the targets of a tree's links.
func (g *marginals) exit(s *model.Seg, l *model.Layout, cur []cost) {
	r, m := g.r, g.r.m
	sum, closed, out := g.unit[:l.S], g.closed[:l.S], g.kept[:l.S] // over all links: sum of finite costs, and number of infinite ones
	clear(sum)
	clear(closed)
	trees := false
	for i := s.Links[0]; i < s.Links[1]; i++ {
		trees = trees || m.Links[i].Tree
		step(l, r.over(i), r.ahead(&m.Links[i], i, l), out)
		for a, x := range out {
			if x < inf {
				sum[a] = min(far, sum[a]+x)
			} else {
				closed[a]++
			}
		}
	}
	if !trees {
		return
	}
	for i := s.Links[0]; i < s.Links[1]; i++ {
		link := &m.Links[i]
		if !link.Tree {
			continue
		}
		step(l, r.over(i), r.ahead(link, i, l), out)
		rest := g.starts(link.To)
		for a, x := range out {
			others := closed[a]
			if x >= inf {
				x, others = 0, others-1
			}
			if rest[a] = min(inf, cur[a]+sum[a]-x); others > 0 {
				rest[a] = inf
			}
		}
		g.change(l, r.over(i), rest)
	}
}

// bar bars all states that cost at least the target at the present prices, and closes registers whose saving does. It
// returns the number of newly barred states.
func (d *Dual) bar(target cost) int {
	bound := d.evaluate()
	d.branching.fresh = 0
	if bound >= target || bound <= -inf/2 {
		return 0
	}
	d.branching.slack = target - bound
	for t := range d.forest.value {
		segs := d.forest.tree(t)
		d.branching.limit = d.r.solve(segs) + d.branching.slack
		d.branching.marginal.tree(segs)
	}
	d.barSaves(target - bound)
	d.invalidate()
	return d.branching.fresh
}

// barAbove bars the states that cost limit or more.
func (d *Dual) barAbove(_ *model.Seg, at int32, l *model.Layout, sum []cost) {
	var x mask
	for a, c := range sum {
		if c >= d.branching.limit {
			y := stateOf(l, a)
			x[0], x[1] = x[0]|y[0], x[1]|y[1]
		}
	}
	was := *d.branching.barred.of(at)
	if x[0]&^was[0]|x[1]&^was[1] != 0 {
		d.branching.fresh += bits.OnesCount64(x[0]&^was[0]) + bits.OnesCount64(x[1]&^was[1])
		d.branching.barred.add(at, x)
	}
}

// barSaves bounds the numbers of saved registers by states that cost less than slack above the bound.
func (d *Dual) barSaves(slack cost) {
	for w := range d.saves.total {
		lo, hi, dear := d.saves.least[w], d.saves.most[w], d.m.Save[w]-d.saves.total[w]
		if lo == hi || d.m.Save[w] == 0 {
			continue
		}
		if dear > 0 {
			hi = min(hi, lo+int32(min((slack-1)/dear, 64)))
		} else if dear < 0 {
			lo = max(lo, hi-int32(min((slack-1)/-dear, 64)))
		}
		if lo != d.saves.least[w] || hi != d.saves.most[w] {
			d.limitSaved(w, lo, hi)
			d.branching.fresh++
		}
	}
}
