package route

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// A displacement makes room for units that cost far more than alone in the machine: such a unit gets one register
// except where operands of others require it, and the displaced tenants are rerouted once each. Routing one unit at a
// time finds no such step: a long-lived value with many uses gets no register if many short-lived tenants would have
// to leave, though each of them could.
type displacement struct {
	home    []cost        // by unit: its cost at the start of the search
	points  []int32       // by unit: instructions that it passes
	heads   []int32       // by block: its first segment; those of a block are together
	fixed   []model.Units // by row: registers that operands must have
	twice   []model.Units // by row: conflicting units
	seen    []int32       // by unit: when it was found among the tenants
	loss    []float64     // by Machine.Wholes: loss of the tenants
	wholes  []int32       // registers to try
	tenants []int32       // units
	was     []snapshot    // of tenants
	n       int32         // displacements tried
	begun   int           // router.steps when the search began
	looked  int           // visited segments of others, and instructions
}

const (
	// unjust is the required gain per step, as a multiple of that for routing a unit once, see worthwhile.
	unjust = 16
	// displacing bounds the steps, as a share of those since the search began.
	displacing = 1.0
	// lossy is the maximum apparent loss of tenants, as a multiple of the unit's potential gain: many of them find
	// other registers.
	lossy = 2
	// leastLooks is the minimum budget of visited segments and instructions of others, looks the budget per point of
	// the model.
	leastLooks = 1 << 20
	looks      = 16
	// lenient bounds how often a unit is routed around operands that find no other register.
	lenient = 4
)

// begin records the units' costs in the initial assignment.
func (d *displacement) begin(v *Improver) {
	d.home = scratch.Sized(d.home, v.Units.N)
	for u := range d.home {
		d.home[u] = v.owns(int32(u))
	}
	d.begun = v.r.steps
}

// Displace makes room for the units with the largest potential gains first. It continues, on the same assignment, with
// the remaining work of Improve at p; Brief is set. It returns the decrease in cost.
func (v *Improver) Displace(p *Pause, stop func() bool) (gain cost) {
	p.visits, v.visits = v.visits, p.visits
	d := &v.displaced
	v.order, v.weight = v.order[:0], scratch.Sized(v.weight, v.Units.N)
	for u := range int32(v.Units.N) {
		if x := v.excessCost(u); x > 0 {
			v.order, v.weight[u] = append(v.order, u), float64(x)
		}
	}
	slices.SortStableFunc(v.order, func(a, b int32) int { return cmp.Compare(v.weight[b], v.weight[a]) })
	if len(v.order) > 0 {
		d.prepare(v)
	}
	last := v.r.steps + int(displacing*float64(v.r.steps-d.begun))
	d.looked = 0
	for _, u := range v.order {
		if v.r.steps > last || d.looked > leastLooks+looks*v.m.Nodes || stop != nil && stop() {
			break
		}
		if lack := v.excessCost(u); lack > 0 {
			gain += d.try(v, u, lack)
		}
	}
	p.visits, v.visits = v.visits, p.visits
	return gain
}

// Looked returns the number of segments and instructions of other units visited by the last call of Displace.
func (v *Improver) Looked() int { return v.displaced.looked }

// excessCost returns the excess of unit u's cost over its cost alone, or 0 if that does not justify the steps of
// routing it.
func (v *Improver) excessCost(u int32) cost {
	v.r.unit, v.r.wide = u, v.Wide
	x := v.owns(u) - v.base(u) - v.alone(u)
	if float64(x) < unjust*v.grain*float64(v.size[u]) {
		return 0
	}
	return x
}

// prepare indexes the model.
func (d *displacement) prepare(v *Improver) {
	m := v.m
	d.points, d.seen, d.n = scratch.Zeroed(d.points, v.Units.N), scratch.Zeroed(d.seen, v.Units.N), 0
	d.heads = scratch.Sized(d.heads, len(m.P.Blocks))
	rows := 2*len(m.P.Instrs) + len(m.P.Blocks)
	d.fixed, d.twice = scratch.Zeroed(d.fixed, rows), scratch.Zeroed(d.twice, rows)
	d.loss = scratch.Sized(d.loss, len(m.Machine.Wholes))
	for k := len(m.Segs) - 1; k >= 0; k-- {
		s := &m.Segs[k]
		d.heads[s.Block] = int32(k)
		d.points[v.Units.Of[s.V]] += int32(s.Last-s.First) + 1
	}
	for i := range m.P.Instrs {
		j := regalloc.InstrID(i)
		for _, o := range m.P.Ops(j) {
			if o.Constraint == regalloc.InReg {
				d.fix(m.Machine.Units[o.Reg], j)
			}
		}
	}
}

// fix records that an operand of j requires us.
func (d *displacement) fix(us model.Units, j regalloc.InstrID) {
	read, write := &d.fixed[model.Read(j)], &d.fixed[model.Write(j)]
	*read, *write = read.Or(us), write.Or(us)
}

// try gives u, whose excess is lack, the register that seems worth most, displaces its tenants, and undoes that if it
// does not pay. It returns the decrease in cost.
func (d *displacement) try(v *Improver, u int32, lack cost) cost {
	m := v.m
	segs := v.Units.of(u)
	before, own := v.causes(), v.owns(u)
	v.was.take(m, v.x, segs)
	v.account(u, -1)
	v.closing(-1)
	v.cap.fixed = d.fixed
	w := d.register(v, u, own-v.base(u), lack)
	d.tenants = d.tenants[:0]
	gain, ok := cost(0), w >= 0 && d.enter(v, u, w)
	v.cap.yields = model.Units{}
	v.account(u, 1)
	v.forget(u)
	if ok {
		gain = own - v.owns(u)
	}
	for n := 0; n < len(d.tenants) && ok; n++ {
		c := d.tenants[n]
		if n == len(d.was) {
			d.was = append(d.was, snapshot{})
		}
		d.was[n].take(m, v.x, v.Units.of(c))
		own := v.owns(c)
		v.account(c, -1)
		ok = v.settle(c)
		v.account(c, 1)
		if v.forget(c); !ok {
			d.tenants = d.tenants[:n+1]
		}
		gain += own - v.owns(c)
	}
	gain += before - v.causes()
	v.cap.closed = model.Units{}
	if !ok || gain <= 0 || v.occ.Over != 0 {
		d.undo(v, u)
		return 0
	}
	v.best.take(m, v.x, segs)
	v.touch(u)
	for n, c := range d.tenants {
		v.was, d.was[n] = d.was[n], v.was
		v.best.take(m, v.x, v.Units.of(c))
		v.touch(c)
	}
	return gain
}

// undo restores u and the tenants.
func (d *displacement) undo(v *Improver, u int32) {
	put := func(c int32, was *snapshot) {
		v.account(c, -1)
		was.put(v.m, v.x, v.Units.of(c))
		v.account(c, 1)
		v.forget(c)
	}
	for n := len(d.tenants) - 1; n >= 0; n-- {
		put(d.tenants[n], &d.was[n])
	}
	put(u, &v.was)
}

// register returns the register, of Machine.Wholes, that is worth most to unit u, which now costs that much and is
// not accounted for, if tenants lose half of their estimated losses; -1 if none is worth anything.
func (d *displacement) register(v *Improver, u int32, now, lack cost) int32 {
	m := v.m
	d.losses(v, u)
	segs := v.Units.of(u)
	l := m.Layout(&m.Segs[segs[0]])
	d.wholes = d.wholes[:0]
	for k := range l.K {
		w := int32(m.Machine.Whole[l.UnitList[k][0]])
		if l.Given>>k&1 != 0 && w >= 0 && d.loss[w] < lossy*float64(lack) && (m.Save[w] == 0 || v.occ.Use[w] > 0) && !slices.Contains(d.wholes, w) {
			d.wholes = append(d.wholes, w)
		}
	}
	slices.SortStableFunc(d.wholes, func(a, b int32) int { return cmp.Compare(d.loss[a], d.loss[b]) })
	v.r.unit, v.r.wide, v.r.loops = u, v.Wide, ignored
	best, most := int32(-1), 0.0
	for _, w := range d.wholes {
		if float64(lack)-d.loss[w]/2 <= most { // lack bounds the worth of any register
			break
		}
		v.cap.yields = m.Machine.Units[m.Machine.Wholes[w]]
		if x := float64(now-v.r.solve(segs)) - d.loss[w]/2; x > most {
			best, most = w, x
		}
	}
	return best
}

// losses estimates the loss of the tenants of each register if unit u gets it: the share of their gain from leaving
// memory that belongs to the instructions at which they conflict with u.
func (d *displacement) losses(v *Improver, u int32) {
	m := v.m
	clear(d.loss)
	d.beside(v, u, func(k, c int32, from, to regalloc.InstrID) {
		s := &m.Segs[k]
		l := m.Layout(s)
		r := l.Register(int(v.x.At[s.Node+int32((from+to)/2-s.First)]))
		if r < 0 {
			return
		}
		if w := m.Machine.Whole[l.UnitList[r][0]]; w >= 0 {
			d.loss[w] += float64(max(0, d.home[c]-v.owns(c))) * float64(to-from+1) / float64(d.points[c])
		}
	})
}

// beside calls f for each segment of another unit in a block of u, with the range of instructions that they have in
// common.
func (d *displacement) beside(v *Improver, u int32, f func(k, unit int32, from, to regalloc.InstrID)) {
	m := v.m
	for segs := v.Units.of(u); len(segs) > 0; {
		b := m.Segs[segs[0]].Block
		first, last := m.Segs[segs[0]].First, regalloc.InstrID(0)
		for ; len(segs) > 0 && m.Segs[segs[0]].Block == b; segs = segs[1:] {
			first, last = min(first, m.Segs[segs[0]].First), max(last, m.Segs[segs[0]].Last)
		}
		for k := d.heads[b]; int(k) < len(m.Segs) && m.Segs[k].Block == b; k++ {
			s := &m.Segs[k]
			d.looked++
			if c := v.Units.Of[s.V]; c != u && s.First <= last && s.Last >= first {
				f(k, c, max(first, s.First), min(last, s.Last))
				d.looked += int(min(last, s.Last)-max(first, s.First)) + 1
			}
		}
	}
}

// enter routes u, which is not accounted for, with register w open except where an operand of another unit requires
// it, and lists the tenants. It reports whether that is possible.
func (d *displacement) enter(v *Improver, u, w int32) bool {
	v.cap.yields = v.m.Machine.Units[v.m.Machine.Wholes[w]]
	for range lenient {
		if !v.settle(u) {
			return false
		}
		v.account(u, 1)
		stuck := d.meet(v, u)
		v.account(u, -1)
		if !stuck {
			return true
		}
	}
	d.tenants = d.tenants[:0]
	return false
}

// settle routes unit u, which is not accounted for, and reports whether it has a path.
func (v *Improver) settle(u int32) bool {
	segs := v.Units.of(u)
	v.r.unit, v.r.wide, v.r.loops = u, v.Wide, ignored
	v.solved = v.cap.closed
	if v.r.solve(segs) >= inf/2 {
		return false
	}
	v.r.trace(segs)
	if !v.looped[u] || v.returns(u) {
		return true
	}
	v.r.loops = pinned
	first := v.solve(u)
	if first < inf/2 {
		v.r.trace(segs)
		v.best.take(v.m, v.x, segs)
	}
	v.r.loops = reloaded
	if v.solve(u) < first {
		v.r.trace(segs)
		v.backEdgeStates(u)
		v.lead(u)
		v.r.loops = pinned
		if v.solve(u) < first {
			v.r.trace(segs)
			return true
		}
	}
	if first < inf/2 {
		v.best.put(v.m, v.x, segs)
	}
	return first < inf/2
}

// meet lists the tenants, units that conflict with u, most expensive per instruction first. It reports whether one of
// their operands cannot be elsewhere, and marks its register as fixed.
func (d *displacement) meet(v *Improver, u int32) (stuck bool) {
	m := v.m
	d.tenants = d.tenants[:0]
	d.n++
	for _, k := range v.Units.of(u) {
		s := &m.Segs[k]
		d.mark(v, m.EntryRow(s.Block))
		for row := model.Read(s.First); row <= model.Write(s.Last); row++ {
			d.mark(v, row)
		}
	}
	d.beside(v, u, func(k, c int32, from, to regalloc.InstrID) {
		clashes, must := d.clashes(v, k, from, to)
		stuck = stuck || must
		if d.seen[c] != d.n && clashes {
			d.seen[c] = d.n
			d.tenants = append(d.tenants, c)
		}
	})
	for _, k := range v.Units.of(u) {
		s := &m.Segs[k]
		d.twice[m.EntryRow(s.Block)] = model.Units{}
		clear(d.twice[model.Read(s.First) : model.Write(s.Last)+1])
	}
	density := func(c int32) float64 { return float64(d.home[c]-v.least[c]) / float64(d.points[c]+short) }
	slices.SortFunc(d.tenants, func(a, b int32) int { return cmp.Or(cmp.Compare(density(b), density(a)), cmp.Compare(a, b)) })
	return stuck
}

// mark records the conflicts in a row.
func (d *displacement) mark(v *Improver, row int32) {
	counts := v.occ.Counts(row)
	for w, set := range v.occ.Units[row] {
		for ; set != 0; set &= set - 1 {
			if counts[w<<6+trailing(set)] > 1 {
				d.twice[row][w] |= set & -set
			}
		}
	}
}

// clashes reports whether segment k is in an overused location at one of the instructions, and whether one of its
// operands must be there.
func (d *displacement) clashes(v *Improver, k int32, from, to regalloc.InstrID) (some, must bool) {
	m, x := v.m, v.x
	s := &m.Segs[k]
	l := m.Layout(s)
	in := func(r int, row int32) bool {
		return r >= 0 && r < l.K && (l.Units[r][0]&d.twice[row][0]|l.Units[r][1]&d.twice[row][1]) != 0
	}
	at := func(r int, j regalloc.InstrID) bool { return in(r, model.Read(j)) || in(r, model.Write(j)) }
	some = !s.Def && in(l.Register(int(x.In[k])), m.EntryRow(s.Block))
	for j := from; j <= to && !some; j++ {
		some = at(l.Register(x.Through(s, j)), j)
	}
	stays := func(r int, j regalloc.InstrID, costs int32, read, write bool) bool {
		if d.room(v, l, m.Costs[costs:], r, j, read, write) {
			return false
		}
		d.fix(l.Units[r], j)
		return true
	}
	for n := s.Events[0]; n < s.Events[1]; n++ {
		if e := &m.Events[n]; at(int(x.Op[e.Op]), e.Instr) {
			some = true
			must = e.Mem >= inf && e.Const >= inf && stays(int(x.Op[e.Op]), e.Instr, e.Costs, true, e.Late || e.Kind == model.Tied) || must
		}
	}
	if r := int(x.At[s.Node]); s.Def && s.DefMem >= inf && at(r, s.First) {
		must = stays(r, s.First, s.DefCosts, s.DefEarly, true) || must
	}
	return some, must
}

// room reports whether an operand of j in register r can be in another one; costs are its costs by register.
func (d *displacement) room(v *Improver, l *model.Layout, costs []cost, r int, j regalloc.InstrID, read, write bool) bool {
	for k := range l.K {
		if k != r && l.Given>>k&1 != 0 && costs[k] < inf &&
			(!read || free(&v.occ, l.Units[k], model.Read(j))) && (!write || free(&v.occ, l.Units[k], model.Write(j))) {
			return true
		}
	}
	return false
}
