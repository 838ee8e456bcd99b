package route

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/netflow/model"
)

// An Improver makes an assignment cheaper by routing one unit at a time along its
// cheapest path through what the others leave, until no unit has a cheaper one.
type Improver struct {
	Units Units
	r     router
	cap   capacity
	occ   model.Occupancy
	m     *model.Model
	x     *model.States

	saved   []int32 // Machine.Wholes that must be saved
	least   []cost  // by unit: what its operands cost at least
	changed []int32 // by block: time of the last change
	visited []int32 // by unit
	now     int32
	was     snapshot
	best    snapshot
	order   []int32
	weight  []float64
	Routed  int  // units routed
	Dense   bool // units are taken in order of what they cost for each instruction that they pass
}

// Reset prepares for m, whose units it forms.
func (v *Improver) Reset(m *model.Model) {
	v.m = m
	v.Units.Form(m)
	v.saved = v.saved[:0]
	for w, c := range m.Save {
		if c > 0 {
			v.saved = append(v.saved, int32(w))
		}
	}
	v.boundUnits()
}

// boundUnits computes what each unit's operands cost at least.
func (v *Improver) boundUnits() {
	m := v.m
	v.least = scratch.Zeroed(v.least, v.Units.N)
	for k := range m.Segs {
		s := &m.Segs[k]
		u := v.Units.Of[s.V]
		l := m.Layout(s)
		if s.Def {
			v.least[u] += min(s.DefMem, cheapest(m, s.DefCosts, l), 0)
		}
		for e := s.Events[0]; e < s.Events[1]; e++ {
			x := &m.Events[e]
			v.least[u] += min(x.Mem, x.Const, cheapest(m, x.Costs, l))
		}
	}
}

func cheapest(m *model.Model, at int32, l *model.Layout) cost {
	if l.K == 0 {
		return inf
	}
	return slices.Min(m.Costs[at : at+int32(l.K)])
}

// Load takes over x, an assignment with the units' slots; it reports whether
// nothing in it is taken twice and everything is possible.
func (v *Improver) Load(x *model.States) bool {
	v.x = x
	v.m.FixGroups(x)
	v.r.reset(v.m, x)
	v.occ.Fill(v.m, x)
	v.cap = capacity{m: v.m, occ: &v.occ}
	v.r.terrain = &v.cap
	return v.occ.Over == 0
}

// Improve routes units until none gets cheaper, or for the given number of rounds,
// or until stop says so; it returns by how much the cost fell.
func (v *Improver) Improve(rounds int, stop func() bool) (gain cost) {
	m := v.m
	v.changed = scratch.Filled(v.changed, len(m.P.Blocks), 1)
	v.visited = scratch.Zeroed(v.visited, v.Units.N)
	v.now = 1
	v.sort()
	for range rounds {
		before := gain
		for _, u := range v.order {
			if v.fresh(u) {
				continue
			}
			v.now++
			v.visited[u] = v.now
			gain += v.reroute(u)
			if stop != nil && stop() {
				return gain
			}
		}
		if gain == before {
			break
		}
	}
	return gain
}

// short is how many instructions a unit passes beside those that it is about, for
// Dense: short units are not to come before all others.
const short = 30

// sort orders units by what they cost now, the dearest first.
func (v *Improver) sort() {
	v.order, v.weight = v.order[:0], scratch.Sized(v.weight, v.Units.N)
	for u := range int32(v.Units.N) {
		v.order = append(v.order, u)
		if v.weight[u] = float64(v.own(u) - v.least[u]); !v.Dense {
			continue
		}
		n := short
		for _, k := range v.Units.of(u) {
			n += int(v.m.Segs[k].Last-v.m.Segs[k].First) + 1
		}
		v.weight[u] /= float64(n)
	}
	slices.SortStableFunc(v.order, func(a, b int32) int { return cmp.Compare(v.weight[b], v.weight[a]) })
}

// fresh reports whether nothing has changed around unit u since it was routed.
func (v *Improver) fresh(u int32) bool {
	for _, k := range v.Units.of(u) {
		if v.changed[v.m.Segs[k].Block] > v.visited[u] {
			return false
		}
	}
	return true
}

// touch notes where the path of unit u, which was v.was and is v.best, has changed.
func (v *Improver) touch(u int32) {
	m := v.m
	v.now++
	at, op := 0, 0 // in the snapshots
	for i, k := range v.Units.of(u) {
		s := &m.Segs[k]
		points, ops := int(s.Last-s.First)+1, int(s.Events[1]-s.Events[0])
		if s.Def {
			ops++
		}
		if s.ByOperand {
			ops++
		}
		begin := v.was.in[i] != v.best.in[i]
		end := s.Out && v.was.at[at+points-1] != v.best.at[at+points-1]
		if begin || !slices.Equal(v.was.at[at:at+points], v.best.at[at:at+points]) || !slices.Equal(v.was.op[op:op+ops], v.best.op[op:op+ops]) {
			v.changed[s.Block] = v.now
		}
		for i := s.Links[0]; end && i < s.Links[1]; i++ {
			v.changed[m.Segs[m.Links[i].To].Block] = v.now
		}
		if begin {
			for _, i := range m.Ins[s.Ins[0]:s.Ins[1]] {
				v.changed[m.Segs[m.Links[i].From].Block] = v.now
			}
		}
		at, op = at+points, op+ops
	}
}

// own prices the unit: its segments, links into it, and what fixed values pay for
// going on in it.
func (v *Improver) own(u int32) cost {
	m, p := v.m, &v.r.p
	p.M, p.X = m, v.x
	c := cost(0)
	for _, k := range v.Units.of(u) {
		s := &m.Segs[k]
		c += p.Seg(k)
		for _, i := range m.Ins[s.Ins[0]:s.Ins[1]] {
			if v.Units.Of[m.Segs[m.Links[i].From].V] != u {
				c += p.Link(i)
			}
		}
		if s.ByOperand && v.Units.Of[m.Segs[s.Parent].V] != u {
			c += p.At(&m.Segs[s.Parent], s.Parent, s.Source)
		}
	}
	return min(c, inf)
}

// base returns the part of own that does not depend on the unit.
func (v *Improver) base(u int32) cost {
	m, c := v.m, cost(0)
	for _, k := range v.Units.of(u) {
		if s := &m.Segs[k]; s.ByOperand && v.Units.Of[m.Segs[s.Parent].V] != u {
			c += v.r.p.Without(&m.Segs[s.Parent], s.Parent, s.Source)
		}
	}
	return c
}

// account adds d times what unit u takes up.
func (v *Improver) account(u int32, d int) {
	m := v.m
	segs := v.Units.of(u)
	for i, k := range segs {
		v.occ.Add(k, d)
		s := &m.Segs[k]
		if !s.ByOperand || v.Units.Of[m.Segs[s.Parent].V] == u || m.Events[s.Source].Kind != model.Tied || v.twin(segs[:i], s) {
			continue
		}
		ps := &m.Segs[s.Parent]
		e := s.Source
		for e > ps.Events[0] && m.Events[e-1].Instr == s.First {
			e--
		}
		v.occ.AddUses(ps, e, d)
	}
	v.cap.forget()
}

// twin reports whether one of segs is tied to the same value at the same instruction as s.
func (v *Improver) twin(segs []int32, s *model.Seg) bool {
	for i := len(segs) - 1; i >= 0; i-- {
		x := &v.m.Segs[segs[i]]
		if x.Block != s.Block || x.First < s.First {
			return false
		}
		if x.ByOperand && x.Parent == s.Parent && x.First == s.First && v.m.Events[x.Source].Kind == model.Tied {
			return true
		}
	}
	return false
}

// saves returns what saving the registers in use costs.
func (v *Improver) saves() (c cost) {
	for _, w := range v.saved {
		if v.occ.Use[w] > 0 {
			c += v.m.Save[w]
		}
	}
	return c
}

// whole prices unit u with what it causes elsewhere.
func (v *Improver) whole(u int32) cost {
	return v.own(u) + v.saves() + v.m.Prefix()*cost(v.occ.Highs)
}

// reroute finds a cheaper path for unit u and returns by how much.
func (v *Improver) reroute(u int32) cost {
	old := v.whole(u)
	segs := v.Units.of(u)
	v.account(u, -1)
	rest := v.saves() + v.m.Prefix()*cost(v.occ.Highs)
	if old-rest <= v.least[u] {
		v.account(u, 1)
		return 0
	}
	v.Routed++
	v.was.take(v.m, v.x, segs)
	v.r.unit = u
	best, base := old, rest+v.base(u)
	loop := v.selfLinked(u)
	// With every register open and loops ignored nothing else can cost less.
	v.cap.closed = model.Units{}
	v.cap.forget()
	v.r.loops = ignored
	least := v.r.solve(segs) + base
	if least >= old {
		v.account(u, 1)
		return 0
	}
	if v.closing(-1); v.cap.closed == (model.Units{}) {
		v.settle(u, base, loop, &best)
	} else if loop || !v.within(u, base, &best) {
		v.try(u, base, loop, &best)
		for n, w := range v.saved {
			if v.occ.Use[w] == 0 && !v.like(n) && least+v.m.Save[w] < best {
				v.closing(w)
				v.try(u, base+v.m.Save[w], loop, &best)
			}
		}
	}
	v.cap.closed = model.Units{}
	if best == old {
		v.was.put(v.m, v.x, segs)
	} else {
		v.best.put(v.m, v.x, segs)
	}
	v.account(u, 1)
	if best < old {
		v.touch(u)
		v.visited[u] = v.now
	}
	return old - best
}

// closing closes the registers that nobody uses and that must be saved, but w.
func (v *Improver) closing(w int32) {
	v.cap.closed = model.Units{}
	for _, n := range v.saved {
		if v.occ.Use[n] == 0 && n != w {
			v.cap.closed = v.cap.closed.Or(v.m.Machine.Units[v.m.Machine.Wholes[n]])
		}
	}
	v.cap.forget()
}

// like reports whether a register before saved[n] is as good to begin using.
func (v *Improver) like(n int) bool {
	x := v.m.Machine
	w := v.saved[n]
	for _, o := range v.saved[:n] {
		if v.occ.Use[o] == 0 && v.m.Save[o] == v.m.Save[w] && x.Alike(o, w) {
			return true
		}
	}
	return false
}

// within takes the route that was just found with every register open, and reports
// whether it begins to use none that must be saved: then there is nothing better.
func (v *Improver) within(u int32, base cost, best *cost) bool {
	closed := v.cap.closed
	v.cap.closed = model.Units{}
	v.cap.forget()
	v.r.trace(v.Units.of(u))
	before := v.saves()
	v.account(u, 1)
	ok := v.saves() == before
	if ok {
		v.keep(u, best)
	}
	v.account(u, -1)
	if v.cap.closed = closed; !ok {
		v.was.put(v.m, v.x, v.Units.of(u))
	}
	return ok
}

// try routes u and keeps in v.best what costs less than *best, which it sets.
func (v *Improver) try(u int32, base cost, loop bool, best *cost) {
	v.was.put(v.m, v.x, v.Units.of(u))
	v.r.loops = ignored
	if v.r.solve(v.Units.of(u))+base < *best {
		v.settle(u, base, loop, best)
	}
}

// settle takes the route that was just found, if the unit has no loops. Those lead first
// to where they would if they cost nothing, then to where they led.
func (v *Improver) settle(u int32, base cost, loop bool, best *cost) {
	segs := v.Units.of(u)
	v.r.trace(segs)
	if !loop {
		v.account(u, 1)
		v.keep(u, best)
		v.account(u, -1)
		return
	}
	v.r.loops = pinned
	v.attempt(u, base, best)
	v.was.put(v.m, v.x, segs)
	v.attempt(u, base, best)
}

// attempt routes u with its loops pinned.
func (v *Improver) attempt(u int32, base cost, best *cost) {
	segs := v.Units.of(u)
	if v.r.solve(segs)+base >= *best {
		return
	}
	v.r.trace(segs)
	v.account(u, 1)
	v.keep(u, best)
	v.account(u, -1)
}

// keep keeps the route of unit u, which is accounted for, if it costs less than *best.
func (v *Improver) keep(u int32, best *cost) {
	if v.occ.Over != 0 {
		return
	}
	if c := v.whole(u); c < *best {
		*best = c
		v.best.take(v.m, v.x, v.Units.of(u))
	}
}

// selfLinked reports whether a link leads from the unit to itself outside its trees.
func (v *Improver) selfLinked(u int32) bool {
	m := v.m
	for _, k := range v.Units.of(u) {
		s := &m.Segs[k]
		for i := s.Links[0]; i < s.Links[1]; i++ {
			if l := &m.Links[i]; !l.Tree && v.Units.Of[m.Segs[l.To].V] == u {
				return true
			}
		}
	}
	return false
}
