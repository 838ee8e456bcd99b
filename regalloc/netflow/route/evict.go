package route

import (
	"slices"

	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// A family is a segment that is live or defined at the front, with the definitions tied to it there; it is identified
// by the segment. Families are rerouted as a whole.

// settle resolves conflicts at instruction i, the front, until at most base remain, if possible.
func (w *Sweep) settle(i regalloc.InstrID, base int) {
	w.settling = true
	defer func() { w.settling = false }()
	for range 2 * len(w.active) {
		if w.v.occ.Over <= base || !w.resolve(i) {
			break
		}
	}
	if w.v.occ.Over > base {
		w.spill(i)
	}
}

// spill places the operands of instruction i, the front, so that they fit together, and everything live there in
// memory, or in its initial location.
func (w *Sweep) spill(i regalloc.InstrID) {
	for _, k := range w.active {
		w.v.occ.AddPoint(k, i, w.event[k], -1)
	}
	m, x := w.m, w.r.x
	for _, k := range w.active {
		s := &m.Segs[k]
		l := m.Layout(s)
		for e := w.event[k]; e < s.Events[1] && m.Events[e].Instr == i; e++ {
			x.Op[m.Events[e].Op] = w.fits[m.Events[e].Op]
		}
		at := w.home[s.Node+int32(i-s.First)]
		x.At[s.Node+int32(i-s.First)] = at
		if s.Def && s.First == i {
			w.r.defined(s, l, int(at))
		}
	}
	for _, k := range w.active {
		w.v.occ.AddPoint(k, i, w.event[k], 1)
	}
}

// resolve finds a family in an overused location and a better location for it. Those needed at the front come first,
// the least mobile before others.
func (w *Sweep) resolve(i regalloc.InstrID) bool {
	for _, needed := range [2]bool{true, false} {
		for n := len(w.active) - 1; n >= 0; n-- {
			k := w.active[n]
			if w.root(k, i) == k && (w.reads(k, i) || w.m.Segs[k].First == i) == needed && w.crowded(k, i) && w.place(k, i) {
				return true
			}
		}
	}
	return false
}

// root returns the segment that identifies k's family at i.
func (w *Sweep) root(k int32, i regalloc.InstrID) int32 {
	if s := &w.m.Segs[k]; s.Def && s.First == i && w.r.tied(s) {
		return s.Parent
	}
	return k
}

// children calls f for the segments tied to family k at the front.
func (w *Sweep) children(k int32, i regalloc.InstrID, f func(c int32)) {
	s := &w.m.Segs[k]
	for e := w.event[k]; e < s.Events[1] && w.m.Events[e].Instr == i; e++ {
		if w.m.Events[e].Kind == model.Tied {
			f(w.m.Events[e].Child)
		}
	}
}

// A spot is a register occupied by a family at the front, and when.
type spot struct {
	units model.Units
	rows  [2]bool // when it reads, when it writes
}

// spots lists the registers that family k is in at i, the front.
func (w *Sweep) spots(k int32, i regalloc.InstrID) []spot {
	m, x := w.m, w.r.x
	s := &m.Segs[k]
	l := m.Layout(s)
	w.at = w.at[:0]
	if s.Def && s.First == i {
		w.spot(l, int(x.At[s.Node]), s.DefEarly, true)
		return w.at
	}
	if b := x.Through(s, i); b >= 0 {
		w.spot(l, b, true, true)
	}
	for e := w.event[k]; e < s.Events[1] && m.Events[e].Instr == i; e++ {
		if loc := int(x.Op[m.Events[e].Op]); loc < l.K {
			w.spot(l, loc, true, m.Events[e].Late)
		}
	}
	w.children(k, i, func(c int32) {
		t := &m.Segs[c]
		w.spot(m.Layout(t), int(x.At[t.Node]), t.DefEarly, true)
	})
	return w.at
}

// spot adds the register of state a of l, if it has one.
func (w *Sweep) spot(l *model.Layout, a int, read, write bool) {
	q := l.Register(a)
	if q < 0 {
		return
	}
	for n := range w.at {
		if y := &w.at[n]; y.units == l.Units[q] {
			y.rows[0], y.rows[1] = y.rows[0] || read, y.rows[1] || write
			return
		}
	}
	w.at = append(w.at, spot{l.Units[q], [2]bool{read, write}})
}

// crowded reports whether family k conflicts with another, or has a memory operand above the limit.
func (w *Sweep) crowded(k int32, i regalloc.InstrID) bool {
	occ := &w.v.occ
	for _, x := range w.spots(k, i) {
		for row, in := range x.rows {
			counts := occ.Counts(model.Read(i) + int32(row))
			for n, b := range x.units {
				for ; in && b != 0; b &= b - 1 {
					if counts[n<<6+trailing(b)] > 1 {
						return true
					}
				}
			}
		}
	}
	return occ.Mem[i] > w.m.P.Instrs[i].MemLimit && w.inMemory(k, i)
}

func (w *Sweep) inMemory(k int32, i regalloc.InstrID) bool {
	m, x := w.m, w.r.x
	s := &m.Segs[k]
	if s.Def && s.First == i {
		return s.Limited && int(x.At[s.Node]) == m.Layout(s).Mem()
	}
	for e := w.event[k]; e < s.Events[1] && m.Events[e].Instr == i; e++ {
		if m.Events[e].Limited && int(x.Op[m.Events[e].Op]) == model.InMemory {
			return true
		}
	}
	return false
}

// place reroutes family k to the location that costs least including the evictions that it causes, and reroutes the
// occupants. It reports whether there is such a location.
func (w *Sweep) place(k int32, i regalloc.InstrID) bool {
	g, over := &w.costs, w.v.occ.Over
	var own model.Units
	for _, x := range w.spots(k, i) {
		own = own.Or(x.units)
	}
	w.account(k, i, -1)
	g.level(0)
	least := w.solve(k, i, false)
	g.forbid()
	free := w.solve(k, i, false)
	if free > least {
		w.priceEvictions(k, i, own)
	}
	if w.solve(k, i, false) >= model.Frozen.Move {
		w.account(k, i, 1)
		return false
	}
	w.take(k, i)
	if free > least {
		w.evict(k, i)
	}
	if w.v.occ.Over >= over && free < model.Frozen.Move { // evicted families relied on k's location
		w.account(k, i, -1)
		w.take(k, i)
	}
	return w.v.occ.Over < over
}

// priceEvictions prices occupied locations at the front by the cost of evicting their occupants to places other than
// k's current location, where k may stay, or another value is.
func (w *Sweep) priceEvictions(k int32, i regalloc.InstrID, own model.Units) {
	g := &w.costs
	var evict [2][128]cost
	for _, f := range w.active {
		if f == k || w.root(f, i) != f {
			continue
		}
		spots := slices.Clone(w.spots(f, i))
		if len(spots) == 0 {
			continue
		}
		now := w.now(f, i)
		w.account(f, i, -1)
		for _, x := range spots {
			g.shut = x.units.Or(own)
			c := max(1, w.solve(f, i, false)-now)
			if c >= model.Frozen.Move {
				c = inf
			}
			x.charge(&evict, c)
		}
		g.shut = model.Units{}
		w.account(f, i, 1)
	}
	g.evict = evict
}

// charge adds c to the costs of evicting x.
func (x *spot) charge(evict *[2][128]cost, c cost) {
	for row, in := range x.rows {
		for n, b := range x.units {
			for ; in && b != 0; b &= b - 1 {
				t := &evict[row][n<<6+trailing(b)]
				*t = min(inf, *t+c)
			}
		}
	}
}

// evict reroutes the families that conflict with family k to free locations.
func (w *Sweep) evict(k int32, i regalloc.InstrID) {
	w.costs.forbid()
	for n := 0; n < len(w.active) && w.crowded(k, i); n++ {
		f := w.active[n]
		if f == k || w.root(f, i) != f || !w.crowded(f, i) {
			continue
		}
		w.account(f, i, -1)
		if w.solve(f, i, false) < model.Frozen.Move {
			w.take(f, i)
		} else {
			w.account(f, i, 1)
		}
	}
}

// take sets family k to its cheapest path. It considers one memory operand at a time.
func (w *Sweep) take(k int32, i regalloc.InstrID) {
	g := &w.costs
	w.solve(k, i, true)
	w.account(k, i, 1)
	if w.v.occ.Mem[i] <= w.m.P.Instrs[i].MemLimit || !w.inMemory(k, i) {
		return
	}
	w.account(k, i, -1)
	g.full = true
	w.solve(k, i, w.solve(k, i, false) < model.Frozen.Move)
	g.full = false
	w.account(k, i, 1)
}

// reach returns the first instruction from which family k can be rerouted, and whether it begins there.
func (w *Sweep) reach(k int32, i regalloc.InstrID) (regalloc.InstrID, bool) {
	s := &w.m.Segs[k]
	begin := s.First
	if s.Def {
		begin++
	}
	lo := max(begin, i-window)
	return lo, lo == begin
}

// firstEvent returns the first event of k at instruction j or later; i is the front.
func (w *Sweep) firstEvent(k int32, j regalloc.InstrID) int32 {
	e := w.event[k]
	for e > w.m.Segs[k].Events[0] && w.m.Events[e-1].Instr >= j {
		e--
	}
	return e
}

// account adds d times all of family k that rerouting can change.
func (w *Sweep) account(k int32, i regalloc.InstrID, d int) {
	occ, s := &w.v.occ, &w.m.Segs[k]
	lo, whole := w.reach(k, i)
	if whole && !s.Def {
		occ.AddEntry(k, d)
	}
	if s.Def && whole && (!s.ByOperand || s.First == i) {
		occ.AddPoint(k, s.First, s.Events[0], d)
	}
	ev := w.firstEvent(k, lo)
	for j := lo; j <= i; j++ {
		occ.AddPoint(k, j, ev, d)
		for ev < s.Events[1] && w.m.Events[ev].Instr == j {
			ev++
		}
	}
	w.children(k, i, func(c int32) { occ.AddPoint(c, i, 0, d) })
}

// behind sets cur to the cost of continuing segment k after the front, and reports whether it continues.
func (w *Sweep) behind(k int32, i regalloc.InstrID, cur []cost) bool {
	r := w.r
	n := w.next[k]
	if n >= r.from[k] && r.stops[n].at == i {
		n--
	}
	switch {
	case n >= r.from[k]:
		copy(cur, r.h[r.stops[n].before:])
	case w.m.Segs[k].Out:
		copy(cur, r.h[w.tail[k]:])
	default:
		clear(cur)
		return false
	}
	return true
}

// now returns the cost of the current path of family k at solve's prices.
func (w *Sweep) now(k int32, i regalloc.InstrID) cost {
	m, r := w.m, w.r
	s := &m.Segs[k]
	l := m.Layout(s)
	p := &r.p
	cur := r.tmp[3][:l.S]
	c := cost(0)
	if w.behind(k, i, cur) {
		c += cur[r.x.Through(s, i)]
	}
	lo, whole := w.reach(k, i)
	switch {
	case s.Def && s.First == i && s.ByOperand:
		e := &m.Events[s.Source]
		c += p.Def(s) + p.Joint(&m.Segs[s.Parent], e, r.x.Through(&m.Segs[s.Parent], i))
	case s.Def && whole && !s.ByOperand:
		c += p.Def(s)
	case whole && !s.Def:
		clear(cur)
		r.arrive(s, k, cur)
		c += cur[r.x.In[k]]
	}
	ev := w.firstEvent(k, lo)
	for j := lo; j <= i; j++ {
		c += p.Point(s, k, j, ev)
		for ev < s.Events[1] && m.Events[ev].Instr == j {
			ev++
		}
	}
	w.children(k, i, func(x int32) {
		t := &m.Segs[x]
		h := r.tmp[3][:m.Layout(t).S]
		c += p.Def(t)
		if w.behind(x, i, h) {
			c += h[r.x.At[t.Node]]
		}
	})
	return min(inf, c)
}

// solve returns the cost of the cheapest path of family k across the front, from as far back as it can be rerouted, and
// on request sets its states to it.
func (w *Sweep) solve(k int32, i regalloc.InstrID, set bool) cost {
	r := w.r
	h, stops := len(r.h), int32(len(r.stops))
	defer func() { r.h, r.stops = r.h[:h], r.stops[:stops] }()
	s := &w.m.Segs[k]
	l := w.m.Layout(s)
	cur := r.tmp[3][:l.S]
	w.children(k, i, w.restart)
	w.preferColor(k)
	alive := w.behind(k, i, cur)
	lo, whole := w.reach(k, i)
	if lo <= i {
		w.backward(s, k, i, lo, alive, cur)
		alive = true
	}
	a := w.source(s, k, lo, whole, alive, cur)
	c := cur[a]
	if set {
		w.set(s, k, i, lo, whole, a, stops)
	}
	return c
}

// backward advances cur, costs after the front, to before instruction lo.
func (w *Sweep) backward(s *model.Seg, k int32, i, lo regalloc.InstrID, alive bool, cur []cost) {
	m, r := w.m, w.r
	l := m.Layout(s)
	ev := w.event[k]
	for ev < s.Events[1] && m.Events[ev].Instr == i {
		ev++
	}
	ev--
	for j := i; j >= lo; j-- {
		switch {
		case ev >= s.Events[0] && m.Events[ev].Instr == j:
			ev = r.uses(s, ev, alive, cur)
			alive = true
		case j == i || !r.plain(l, j, j == lo, ev+1 < s.Events[1] && m.Events[ev+1].Instr == j+1):
			r.pass(s, l, j, cur)
		}
	}
}

// restart recomputes the costs of c, which begins at the front.
func (w *Sweep) restart(c int32) {
	r := w.r
	s := &w.m.Segs[c]
	n := w.m.Layout(s).S
	cur := make([]cost, n)
	w.preferColor(c)
	alive := w.behind(c, s.First, cur)
	at, h := r.alloc(n)
	r.definition(s, alive, cur, h)
	r.start[c] = at
}

// source advances cur, costs before instruction lo, to where the path begins, and returns the best of these states.
func (w *Sweep) source(s *model.Seg, k int32, lo regalloc.InstrID, whole, alive bool, cur []cost) int {
	r := w.r
	l := w.m.Layout(s)
	switch {
	case !whole:
		return int(r.x.At[s.Node+int32(lo-1-s.First)])
	case s.Def && s.ByOperand && s.First < w.front:
		return int(r.x.At[s.Node])
	case s.Def:
		_, h := r.alloc(l.S)
		r.definition(s, alive, cur, h)
		copy(cur, h)
	default:
		r.entry(l, s.Block, cur)
		r.arrive(s, k, cur)
	}
	return least(cur)
}

// set sets the states of family k from the path's beginning in state a to the front.
func (w *Sweep) set(s *model.Seg, k int32, i, lo regalloc.InstrID, whole bool, a int, stops int32) {
	m, r := w.m, w.r
	l := m.Layout(s)
	switch {
	case whole && s.Def && (!s.ByOperand || s.First == i):
		r.x.At[s.Node] = int8(a)
		r.defined(s, l, a)
	case whole && !s.Def:
		r.x.In[k] = int8(a)
	}
	r.walk(s, l, stops, int32(len(r.stops)), w.firstEvent(k, lo), a, lo)
	w.children(k, i, func(c int32) {
		t := &m.Segs[c]
		r.x.At[t.Node] = r.first[c]
		r.defined(t, m.Layout(t), int(r.first[c]))
	})
}
