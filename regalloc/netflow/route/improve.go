package route

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc/netflow/model"
)

// An Improver improves an assignment by routing one unit at a time along its cheapest path, with all others fixed,
// until no unit has a cheaper one.
type Improver struct {
	Units Units
	r     router
	cap   capacity
	occ   model.Occupancy
	m     *model.Model
	x     *model.States

	saved []int32 // Machine.Wholes that must be saved
	worths
	paid bool // the route found first begins to use no register that must be saved
	visits
	was       snapshot
	best      snapshot
	order     []int32
	weight    []float64
	displaced displacement
	Routed    int // units routed
	// Thorough routes units also where the potential gain does not justify the steps, and tries unused callee-saved
	// registers also where only a loop may have made a path more expensive.
	Thorough bool
	// Brief is for a single start: callee-saved registers are tried too, and loops that lead to where a value can
	// stay throughout, but after the first round a unit is routed only for a far larger potential gain. Displace
	// requires it.
	Brief bool
	// Wide lets values change their location only at instructions that involve them and at block starts.
	Wide  bool
	Dense bool // route units in order of their cost per instruction
	Guide *Guide
}

// worths are the potential gains of units from routing, and the effort.
type worths struct {
	least   []cost  // by unit: minimum cost of its operands
	ideal   []cost  // by unit: its isolated cost, or unknown
	size    []int32 // by unit: steps that routing it takes once
	grain   float64 // required gain per step in the first round, see worthwhile
	minGain float64 // and in the current one
	near    adjacency
	looped  []bool      // by unit: a link leads from it to itself outside its trees
	back    []int8      // by segment of a unit: see backEdgeStates
	solved  model.Units // registers that were closed when the unit was solved last
}

// visits tracks which units to revisit: those in whose blocks something has changed since they were routed.
type visits struct {
	changed []int32 // by block: time of the last change
	visited []int32 // by unit
	price   []cost  // by unit: its current cost, see own, or unknown
	now     int32
}

// A Pause is a state from which an Improver can continue.
type Pause struct{ visits }

// Pause moves the remaining work of Improve to p, for Resume.
func (v *Improver) Pause(p *Pause) { p.visits, v.visits = v.visits, p.visits }

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
	v.ideal = scratch.Filled(v.ideal, v.Units.N, unknown)
	v.size = scratch.Zeroed(v.size, v.Units.N)
	v.grain = float64(m.Fixed(m.Metric.Byte+m.Metric.Move)) * worthwhile
	v.near.find(m, &v.Units)
	v.loops()
}

// loops finds the units with loops.
func (v *Improver) loops() {
	m := v.m
	v.looped = scratch.Zeroed(v.looped, v.Units.N)
	for i := range m.Links {
		l := &m.Links[i]
		if u := v.Units.Of[m.Segs[l.From].V]; !l.Tree && v.Units.Of[m.Segs[l.To].V] == u {
			v.looped[u] = true
		}
	}
}

// boundUnits computes the minimum cost of each unit's operands.
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

// Load takes over x, an assignment with the units' slots; it reports whether x is possible and free of conflicts.
func (v *Improver) Load(x *model.States) bool {
	v.x = x
	v.m.FixGroups(x)
	v.r.reset(v.m, x)
	v.occ.Fill(v.m, x)
	v.cap = capacity{m: v.m, occ: &v.occ}
	v.r.costModel = &v.cap
	v.price = scratch.Filled(v.price, v.Units.N, unknown)
	return v.occ.Over == 0
}

// Improve routes units until none improves, or for the given number of rounds, or until stop returns true; it returns
// the decrease in cost.
func (v *Improver) Improve(rounds int, stop func() bool) (gain cost) {
	v.changed = scratch.Filled(v.changed, len(v.m.P.Blocks), 1)
	v.visited = scratch.Zeroed(v.visited, v.Units.N)
	v.now, v.minGain = 1, v.grain
	if v.Brief {
		v.displaced.begin(v)
	}
	v.sort()
	if v.Guide != nil {
		gain = v.followAll()
	}
	return gain + v.rounds(rounds, stop)
}

// Resume continues the work of Improve, on the same assignment, saved in p.
func (v *Improver) Resume(p *Pause, rounds int, stop func() bool) (gain cost) {
	p.visits, v.visits = v.visits, p.visits
	if v.minGain = v.grain; v.Brief {
		v.minGain *= later
	}
	v.sort()
	return v.rounds(rounds, stop)
}

func (v *Improver) rounds(rounds int, stop func() bool) (gain cost) {
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

// short is added to the number of instructions that a unit passes, for Dense: otherwise short units would come first.
const short = 30

// sort sorts units by current cost, most expensive first.
func (v *Improver) sort() {
	v.order, v.weight = v.order[:0], scratch.Sized(v.weight, v.Units.N)
	for u := range int32(v.Units.N) {
		v.order = append(v.order, u)
		if v.weight[u] = float64(v.owns(u) - v.least[u]); !v.Dense {
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

// touch records where the path of unit u has changed from v.was to v.best.
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

// own returns the unit's cost: of its segments, links into it, and fixed values that continue in it.
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
		c = min(c, inf) // a large unit has more points than infinities can be added up
	}
	return c
}

// owns is own, recomputed only if the unit or one adjacent to it has changed since.
func (v *Improver) owns(u int32) cost {
	if v.price[u] == unknown {
		v.price[u] = v.own(u)
	}
	return v.price[u]
}

// forget must be called when unit u has changed.
func (v *Improver) forget(u int32) {
	v.price[u] = unknown
	for _, w := range v.near.of(u) {
		v.price[w] = unknown
	}
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

// account adds d times the units used by unit u.
func (v *Improver) account(u int32, d int) {
	m := v.m
	segs := v.Units.of(u)
	for i, k := range segs {
		v.occ.Add(k, d)
		s := &m.Segs[k]
		if !s.ByOperand || v.Units.Of[m.Segs[s.Parent].V] == u || m.Events[s.Source].Kind != model.Tied || v.tiedTwice(segs[:i], s) {
			continue
		}
		ps := &m.Segs[s.Parent]
		e := s.Source
		for e > ps.Events[0] && m.Events[e-1].Instr == s.First {
			e--
		}
		v.occ.AddUses(ps, e, d)
	}

}

// tiedTwice reports whether one of segs is tied to the same value at the same instruction as s.
func (v *Improver) tiedTwice(segs []int32, s *model.Seg) bool {
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

// saves returns the cost of saving the registers in use.
func (v *Improver) saves() (c cost) {
	for _, w := range v.saved {
		if v.occ.Use[w] > 0 {
			c += v.m.Save[w]
		}
	}
	return c
}

// whole returns the cost of unit u including its effects elsewhere.
func (v *Improver) whole(u int32) cost {
	return v.own(u) + v.causes()
}

// causes returns the costs of saved registers and prefixes, which belong to no unit.
func (v *Improver) causes() cost { return v.saves() + v.m.Prefix()*cost(v.occ.Highs) }

// reroute finds a cheaper path for unit u and returns the decrease in cost.
func (v *Improver) reroute(u int32) cost {
	old := min(v.owns(u)+v.causes(), inf) // a unit in an impossible location is no better than no path
	segs := v.Units.of(u)
	v.account(u, -1)
	rest := v.causes()
	if old-rest <= v.least[u] {
		v.account(u, 1)
		return 0
	}
	v.r.unit, v.r.wide = u, v.Wide
	base := rest + v.base(u)
	if gain := old - base - v.alone(u); gain <= 0 || !v.worthwhile(u, gain) {
		v.account(u, 1)
		return 0
	}
	v.Routed++
	v.was.take(v.m, v.x, segs)
	best := old
	// With every register open and loops ignored nothing else can cost less.
	v.cap.closed = model.Units{}

	v.r.loops = ignored
	v.solved = v.cap.closed
	least := v.r.solve(segs)
	if least >= inf/2 || least+base >= old { // with conflicts in x there may be no path
		v.account(u, 1)
		return 0
	}
	least += base
	if v.first(u, &best); best > least && v.worthwhile(u, best-least) {
		v.others(u, base, least, &best)
	}
	v.cap.closed = model.Units{}
	if best == old {
		v.was.put(v.m, v.x, segs)
	} else {
		v.best.put(v.m, v.x, segs)
	}
	v.account(u, 1)
	if best < old {
		v.forget(u)
		v.touch(u)
		v.visited[u] = v.now
	}
	return old - best
}

// worthwhile is the minimum gain per step of routing a unit, as a share of the cost of a byte and a move executed
// once.
const worthwhile = 0.01

// later is the factor by which Brief raises it after the first round.
const later = 10

// worthwhile reports whether routing u, with potential gain gain, pays: nearly all gains come from units with high
// gains for few steps.
func (v *Improver) worthwhile(u int32, gain cost) bool {
	return v.Thorough || float64(gain) >= v.minGain*float64(v.size[u])
}

// others looks for a path of u below *best after the cheapest one with free loops and free callee-saved registers has
// failed.
func (v *Improver) others(u int32, base, least cost, best *cost) {
	if v.closing(-1); v.paid || v.cap.closed == (model.Units{}) {
		if v.looped[u] {
			v.around(u, base, least, best)
		}
		if !v.Thorough && !v.Brief || !v.looped[u] || v.cap.closed == (model.Units{}) {
			return
		}
	} else {
		v.try(u, base, best)
	}
	for n, w := range v.saved {
		if gain := *best - least - v.m.Save[w]; v.occ.Use[w] == 0 && !v.like(n) && gain > 0 && v.worthwhile(u, gain) {
			v.closing(w)
			v.try(u, base+v.m.Save[w], best)
		}
	}
}

// closing closes the unused callee-saved registers except w.
func (v *Improver) closing(w int32) {
	v.cap.closed = model.Units{}
	for _, n := range v.saved {
		if v.occ.Use[n] == 0 && n != w {
			v.cap.closed = v.cap.closed.Or(v.m.Machine.Units[v.m.Machine.Wholes[n]])
		}
	}

}

// like reports whether a register before saved[n] is equivalent for this purpose.
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

// first takes the route just found with every register open and loops ignored, and records whether it starts using a
// callee-saved register: without loops, it is then optimal.
func (v *Improver) first(u int32, best *cost) {
	v.r.trace(v.Units.of(u))
	before := v.saves()
	v.account(u, 1)
	if v.paid = v.saves() == before; v.paid {
		v.keep(u, best)
	}
	v.account(u, -1)
}

// try routes u and stores in v.best a path that costs less than *best, which it updates.
func (v *Improver) try(u int32, base cost, best *cost) {
	v.r.loops = ignored
	least := v.solve(u)
	if least >= inf/2 || least+base >= *best {
		return
	}
	least += base
	v.r.trace(v.Units.of(u))
	if v.looped[u] && !v.returns(u) {
		v.around(u, base, least, best)
		return
	}
	v.account(u, 1)
	v.keep(u, best)
	v.account(u, -1)
}

// around routes u, whose states are those of the route found with loops ignored, with its loops pinned to the states
// that they would lead to if they were free; then to those that they come from; then to those that they come from if
// they pay for getting into a register there, which shows where a value can stay throughout a loop; then to their
// previous ones.
func (v *Improver) around(u int32, base, least cost, best *cost) {
	turned, back := v.loopsChanged(u), v.backEdgeStates(u)
	v.attempt(u, base, best)
	more := func() bool { return *best > least && v.worthwhile(u, *best-least) }
	if back && more() {
		v.lead(u)
		v.attempt(u, base, best)
	}
	if v.Brief && more() {
		v.r.loops = reloaded
		if v.solve(u) < inf/2 {
			v.r.trace(v.Units.of(u))
			v.backEdgeStates(u)
			v.lead(u)
			v.attempt(u, base, best)
		}
	}
	if turned && more() {
		v.was.put(v.m, v.x, v.Units.of(u))
		v.attempt(u, base, best)
	}
}

// lead points the loops of u to the states in v.back.
func (v *Improver) lead(u int32) {
	for i, k := range v.Units.of(u) {
		if v.back[i] >= 0 {
			v.x.In[k] = v.back[i]
		}
	}
}

// loopsChanged reports whether loops of u lead elsewhere than in v.was.
func (v *Improver) loopsChanged(u int32) bool {
	for i, k := range v.Units.of(u) {
		if v.x.In[k] != v.was.in[i] && !v.m.Segs[k].Def && v.closes(u, k) {
			return true
		}
	}
	return false
}

// backEdgeStates sets v.back, by segment, to the state that the hottest of u's loop-closing links comes from, or -1,
// and reports whether any differs from the state that it leads to.
func (v *Improver) backEdgeStates(u int32) (differs bool) {
	m, segs := v.m, v.Units.of(u)
	v.back = scratch.Filled(v.back, len(segs), -1)
	for n, k := range segs {
		s := &m.Segs[k]
		hottest := -1.0
		for _, i := range m.Ins[s.Ins[0]:s.Ins[1]] {
			l := &m.Links[i]
			from := &m.Segs[l.From]
			if f := m.P.Edges[l.Edge].Freq; !l.Tree && v.Units.Of[from.V] == u && from.Class == s.Class && f > hottest {
				hottest = f
				v.back[n] = int8(v.x.Exit(from))
			}
		}
		differs = differs || v.back[n] >= 0 && v.back[n] != v.x.In[k]
	}
	return differs
}

// returns reports whether all loop-closing links of u connect equal states, so that they cost nothing.
func (v *Improver) returns(u int32) bool {
	m := v.m
	for _, k := range v.Units.of(u) {
		s := &m.Segs[k]
		for _, i := range m.Ins[s.Ins[0]:s.Ins[1]] {
			l := &m.Links[i]
			from := &m.Segs[l.From]
			if !l.Tree && v.Units.Of[from.V] == u && (from.Class != s.Class || v.x.Exit(from) != int(v.x.In[k])) {
				return false
			}
		}
	}
	return true
}

// closes reports whether a link that closes a loop of u leads to segment k.
func (v *Improver) closes(u, k int32) bool {
	m := v.m
	s := &m.Segs[k]
	for _, i := range m.Ins[s.Ins[0]:s.Ins[1]] {
		if l := &m.Links[i]; !l.Tree && v.Units.Of[m.Segs[l.From].V] == u {
			return true
		}
	}
	return false
}

// solve recomputes the costs of u after reroute, perhaps with other registers open.
func (v *Improver) solve(u int32) cost {
	v.r.again, v.solved = v.solved == v.cap.closed, v.cap.closed
	return v.r.solve(v.Units.of(u))
}

// attempt routes u with its loops pinned.
func (v *Improver) attempt(u int32, base cost, best *cost) {
	segs := v.Units.of(u)
	v.r.loops = pinned
	if x := v.solve(u); x >= inf/2 || x+base >= *best {
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

// Steps returns the number of path points visited since v was created.
func (v *Improver) Steps() int { return v.r.steps }
