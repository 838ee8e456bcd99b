package route

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc/netflow/model"
)

// A Priority is the routing order of units.
type Priority uint8

const (
	// Density is the number of a unit's accesses per instruction that it passes [Koes09 §5.1.2].
	Density Priority = iota
	// Accesses is the number of a unit's accesses.
	Accesses
	// Excess is a unit's cost in memory above its minimum cost.
	Excess
	// Sequence is program order.
	Sequence
)

// Ties selects among paths of equal cost.
type Ties uint8

const (
	// Precolored prefers the register that colors the unit's whole life, if there is one.
	Precolored Ties = iota
	// Conflicts prefers the register least taken by others where the unit is alive.
	Conflicts
	// Lowest prefers the register that comes first in its class.
	Lowest
)

// A Greedy routes every unit once, in order of priority, through the capacity left by those before it; later units
// keep a path, whose locations yield while they have others.
type Greedy struct {
	Priority Priority
	Ties     Ties

	v      *Improver
	later  []bool
	soft   softness
	rank   ranking
	colors coloring
	loops  []int8 // by segment of a unit: its state at the start of its block
}

// Route routes all units of v's model, which are in memory in x, an assignment with the units' slots as Begin makes
// it. The outcome has no conflicts.
func (g *Greedy) Route(v *Improver, x *model.States) {
	g.v = v
	v.Load(x)
	g.rank.sort(v, g.Priority)
	g.later = scratch.Filled(g.later, v.Units.N, true)
	g.soft.reset(v.m, x, &v.occ, g.later)
	v.cap.soft, v.r.later = &g.soft, g.later
	if g.Ties == Precolored {
		g.colors.color(v.m, &v.Units, g.rank.order)
	}
	for _, u := range g.rank.order {
		if len(v.Units.of(u)) > 0 {
			g.route(u)
		}
	}
	v.cap.soft, v.cap.biased, v.r.later = nil, nil, nil
}

// A ranking is the order in which units are routed.
type ranking struct {
	order  []int32
	weight []float64
}

// sort orders the units of v by priority p.
func (r *ranking) sort(v *Improver, p Priority) {
	r.order, r.weight = r.order[:0], scratch.Zeroed(r.weight, v.Units.N)
	for u := range int32(v.Units.N) {
		r.order = append(r.order, u)
		r.weight[u] = p.of(v, u)
	}
	if p != Sequence {
		slices.SortStableFunc(r.order, func(a, b int32) int { return cmp.Compare(r.weight[b], r.weight[a]) })
	}
}

// of returns the priority of unit u.
func (p Priority) of(v *Improver, u int32) float64 {
	m := v.m
	if p == Excess {
		return float64(v.own(u) - v.least[u])
	}
	accesses, passed := 0.0, 0.0
	for _, k := range v.Units.of(u) {
		s := &m.Segs[k]
		n := float64(s.Events[1] - s.Events[0])
		if s.Def {
			n++
		}
		accesses += n * m.Freq(s.Block)
		passed += float64(s.Last-s.First) + 1
	}
	if p == Accesses {
		return accesses
	}
	return accesses / max(1, passed)
}

// route routes unit u.
func (g *Greedy) route(u int32) {
	v := g.v
	segs := v.Units.of(u)
	v.account(u, -1)
	v.was.take(v.m, v.x, segs)
	v.r.unit = u
	g.later[u] = false
	g.soft.forget(segs)
	g.prefer(u)
	if !g.attempt(u, segs) { // if nothing yields there is a path
		v.was.put(v.m, v.x, segs)
		v.cap.soft, v.r.later = nil, nil
		if !g.attempt(u, segs) {
			v.was.put(v.m, v.x, segs)
			v.account(u, 1)
		}
		v.cap.soft, v.r.later = &g.soft, g.later
	}
	g.soft.forget(segs)
}

// attempt takes the cheapest path of u; it reports whether everything in its way yielded, otherwise only u's states
// have changed.
func (g *Greedy) attempt(u int32, segs []int32) bool {
	v := g.v
	v.r.loops = ignored
	w := g.opened(u, segs)
	v.closing(w)
	if v.r.solve(segs) >= model.Frozen.Move {
		v.cap.closed = model.Units{}
		return false
	}
	v.r.trace(segs)
	ok := !v.looped[u] || g.around(u, segs)
	v.cap.closed = model.Units{}
	if !ok {
		return false
	}
	v.account(u, 1)
	g.giveWay(segs)
	if v.occ.Over == 0 && v.own(u) < model.Frozen.Move {
		g.soft.settle()
		return true
	}
	g.soft.undo()
	v.account(u, -1)
	return false
}

// around turns the path of u, found as if links that close loops were free, into one that closes its loops: each loop
// begins at the location where the path came in, where it comes back to, or where it rests, whichever is cheapest for
// all loops together. It reports whether there is such a path.
func (g *Greedy) around(u int32, segs []int32) bool {
	v := g.v
	v.r.loops = pinned
	best := v.r.solve(segs)
	g.loops = g.loops[:0]
	for _, k := range segs {
		g.loops = append(g.loops, v.x.In[k])
	}
	if best < model.Frozen.Move {
		v.r.trace(segs)
	}
	for _, rest := range [3]bool{false, false, true} {
		if !g.turn(u, segs, rest) {
			break
		}
		c := v.r.solve(segs)
		if c < best {
			best = c
			for i, k := range segs {
				g.loops[i] = v.x.In[k]
			}
			v.r.trace(segs)
			continue
		}
		for i, k := range segs {
			v.x.In[k] = g.loops[i]
		}
	}
	if best >= model.Frozen.Move {
		return false
	}
	for i, k := range segs {
		v.x.In[k] = g.loops[i]
	}
	v.r.solve(segs)
	v.r.trace(segs)
	return true
}

// turn starts loops in which u changes its location at the location of their back edge, or at rest, and reports whether
// there are any.
func (g *Greedy) turn(u int32, segs []int32, rest bool) (any bool) {
	v, m := g.v, g.v.m
	for _, k := range segs {
		s := &m.Segs[k]
		most, to := -1.0, int8(-1)
		for _, i := range m.Ins[s.Ins[0]:s.Ins[1]] {
			l := &m.Links[i]
			from := &m.Segs[l.From]
			if f := m.P.Edges[l.Edge].Freq; !l.Tree && v.Units.Of[from.V] == u && f > most {
				most, to = f, int8(v.x.Exit(from))
			}
		}
		if to < 0 || to == v.x.In[k] {
			continue
		}
		if rest {
			to = m.Resting(s)
		}
		any = any || to != v.x.In[k]
		v.x.In[k] = to
	}
	return any
}

// opened returns the unused callee-saved register that pays for u, or -1.
func (g *Greedy) opened(u int32, segs []int32) int32 {
	v := g.v
	v.closing(-1)
	best, at := v.r.solve(segs), int32(-1)
	for n, w := range v.saved {
		if v.occ.Use[w] == 0 && !v.like(n) && best-v.least[u] > v.m.Save[w] {
			v.closing(w)
			if c := v.r.solve(segs) + v.m.Save[w]; c < best {
				best, at = c, w
			}
		}
	}
	return at
}

// giveWay moves soft operands out of the locations of the segments.
func (g *Greedy) giveWay(segs []int32) {
	v := g.v
	if v.occ.Over == 0 {
		return
	}
	for _, k := range segs {
		s := &v.m.Segs[k]
		for i := s.First; i <= s.Last; i++ {
			g.soft.yield(i)
		}
		if v.occ.Over == 0 {
			return
		}
	}
}

// prefer makes the costs of equal paths slightly different.
func (g *Greedy) prefer(u int32) {
	v := g.v
	l := v.m.Layout(&v.m.Segs[v.Units.of(u)[0]])
	v.cap.biased = l
	switch g.Ties {
	case Lowest:
		v.cap.biased = nil
	case Conflicts:
		g.conflicts(u, l)
	default:
		c := g.colors.of[u]
		if c < 0 {
			g.conflicts(u, l)
			return
		}
		for k := range l.K {
			v.cap.favor[k] = 1
		}
		v.cap.favor[c] = 0
	}
}

// conflicts prefers registers of l that are occupied less while u is alive.
func (g *Greedy) conflicts(u int32, l *model.Layout) {
	v := g.v
	var taken [60]int
	for _, k := range v.Units.of(u) {
		s := &v.m.Segs[k]
		for i := s.First; i <= s.Last; i++ {
			for b := l.Blocked(v.occ.Units[model.Write(i)]); b != 0; b &= b - 1 {
				taken[trailing(b)]++
			}
		}
	}
	for k := range l.K {
		v.cap.favor[k] = 0
		for q := range l.K {
			if taken[q] < taken[k] {
				v.cap.favor[k]++
			}
		}
	}
}
