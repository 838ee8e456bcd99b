package route

import (
	"math/rand/v2"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// congestion is the cost model of negotiated congestion, in which occupied locations are open at a growing price: the
// dual's, plus past overuse, plus present use.
type congestion struct {
	m       *model.Model
	occ     *model.Occupancy
	history []cost // by row and unit: the dual's price to begin with
	fought  []model.Units
	pres    []cost // by block: the price of a location that is taken
	block   []int32
	n       int
}

func (t *congestion) reset(m *model.Model, occ *model.Occupancy) {
	t.m, t.occ, t.n = m, occ, m.P.Machine.NumUnits
	rows := 2*len(m.P.Instrs) + len(m.P.Blocks)
	t.history, t.fought = scratch.Zeroed(t.history, rows*t.n), scratch.Zeroed(t.fought, rows)
	t.pres = scratch.Sized(t.pres, len(m.P.Blocks))
	t.block = scratch.Sized(t.block, len(m.P.Instrs))
	for b := range m.P.Blocks {
		first, end := m.P.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			t.block[i] = int32(b)
		}
	}
}

// unit returns the usual price of a location in block b.
func (t *congestion) unit(b int32) float64 {
	return t.m.Metric.Byte + 2*t.m.Metric.Move*t.m.Freq(b)
}

// setPresent sets the cost of an occupied location, relative to usual prices.
func (t *congestion) setPresent(x float64) {
	for b := range t.pres {
		t.pres[b] = max(1, t.m.Fixed(x*t.unit(int32(b))))
	}
}

// updateHistory permanently increases the cost of locations in conflict; it returns their number.
func (t *congestion) updateHistory() (n int) {
	for row := range t.fought {
		b := int32(row) - 2*int32(len(t.block))
		if b < 0 {
			b = t.block[row/2]
		}
		counts := t.occ.Counts(int32(row))
		for w, set := range t.occ.Units[row] {
			for ; set != 0; set &= set - 1 {
				u := w<<6 + trailing(set)
				if c := counts[u]; c > 1 {
					n++
					t.history[row*t.n+u] += t.m.Fixed(0.5*t.unit(b)) * cost(c-1)
					t.fought[row][w] |= set & -set
				}
			}
		}
	}
	return n
}

// priced returns the units that have a price in a row.
func (t *congestion) priced(row int32) model.Units {
	return t.occ.Units[row].Or(t.fought[row])
}

func (t *congestion) add(l *model.Layout, row, b int32, h []cost, both bool) {
	at, taken := int(row)*t.n, t.occ.Units[row]
	for set := l.Blocked(t.priced(row)); set != 0; set &= set - 1 {
		k := trailing(set)
		x := cost(0)
		for _, u := range l.UnitList[k] {
			x += t.history[at+int(u)]
			if taken[u>>6]>>(u&63)&1 != 0 {
				x += t.pres[b]
			}
		}
		h[k] += x
		if both {
			h[l.K+k] += x
		}
	}
}

func (t *congestion) through(l *model.Layout, i regalloc.InstrID, h []cost) {
	t.add(l, model.Read(i), t.block[i], h, true)
	t.add(l, model.Write(i), t.block[i], h, true)
	shut(l, l.Given&^l.Blocked(t.m.Clobber[i]), h)
}

func (t *congestion) entry(l *model.Layout, b int32, h []cost) {
	t.add(l, t.m.EntryRow(b), b, h, true)
	shut(l, l.Given, h)
}

func (t *congestion) read(l *model.Layout, i regalloc.InstrID, h []cost) {
	t.add(l, model.Read(i), t.block[i], h, false)
}

func (t *congestion) write(l *model.Layout, i regalloc.InstrID, h []cost) {
	t.add(l, model.Write(i), t.block[i], h, false)
}

func (t *congestion) memory(i regalloc.InstrID) cost {
	if t.occ.Mem[i] >= t.m.P.Instrs[i].MemLimit {
		return t.pres[t.block[i]]
	}
	return 0
}

func (t *congestion) prefix(i regalloc.InstrID, _ regalloc.OpID) cost {
	if t.occ.High[i] > 0 {
		return 0
	}
	return t.m.Prefix()
}

func (t *congestion) plain(l *model.Layout, i regalloc.InstrID, first, last bool) bool {
	return l.Blocked(t.priced(model.Read(i)).Or(t.priced(model.Write(i))).Or(t.m.Clobber[i])) == 0 && l.Given == 1<<l.K-1
}

func (t *congestion) free(l *model.Layout, i regalloc.InstrID, k int) bool {
	return l.Given>>k&1 != 0 && l.Blocked(t.m.Clobber[i])>>k&1 == 0
}

// A Negotiator turns an assignment with conflicts into one without, by making overused locations more expensive until
// all but one occupant leave.
type Negotiator struct {
	v     *Improver
	t     congestion
	order []int32
	over  []int32       // by row: rows before it that are overused
	hot   []model.Units // by row: units that are
	rng   *rand.Rand
}

// Reset prepares for the Improver's model.
func (g *Negotiator) Reset(v *Improver) {
	g.v = v
	g.t.reset(v.m, &v.occ)
	g.rng = rand.New(rand.NewPCG(1, 2))
	g.order = g.order[:0]
	for u := range int32(v.Units.N) {
		g.order = append(g.order, u)
	}
}

// Round turns x into an assignment without conflicts, and reports whether it succeeded within a bounded number of
// rounds. At first every unit is rerouted with the given probability; dual, if not nil, provides initial prices.
func (g *Negotiator) Round(x *model.States, dual *Dual, probability float64) bool {
	v := g.v
	v.Load(x)
	v.r.costModel, v.r.loops = &g.t, pinned
	defer func() { v.r.costModel = &v.cap }()
	if dual != nil {
		copy(g.t.history, dual.prices().price.price)
		copy(g.t.fought, dual.prices().price.hot)
	} else {
		clear(g.t.history)
		clear(g.t.fought)
	}
	press := 1.0
	g.t.setPresent(press)
	for n := range 40 {
		g.rng.Shuffle(len(g.order), func(i, j int) { g.order[i], g.order[j] = g.order[j], g.order[i] })
		if n > 0 {
			g.count()
		}
		for _, u := range g.order {
			if n == 0 && g.rng.Float64() < probability || n > 0 && g.inConflict(u) {
				g.route(u)
			}
		}
		if v.occ.Over == 0 {
			return true
		}
		g.t.updateHistory()
		press *= 1.3
		g.t.setPresent(press)
	}
	return false
}

// route routes unit u at the present prices; without a path, which fixed units can cause, it stays.
func (g *Negotiator) route(u int32) {
	v := g.v
	segs := v.Units.of(u)
	v.account(u, -1)
	v.was.take(v.m, v.x, segs)
	v.r.unit = u
	ok := true
	if v.looped[u] {
		v.r.loops = ignored
		if ok = v.r.solve(segs) < inf/2; ok {
			v.r.trace(segs)
		}
		v.r.loops = pinned
	}
	if ok && v.r.solve(segs) < inf/2 {
		v.r.trace(segs)
	} else {
		v.was.put(v.m, v.x, segs)
	}
	v.account(u, 1)
}

// count finds the overused locations.
func (g *Negotiator) count() {
	o, m := &g.v.occ, g.v.m
	rows := len(g.t.fought)
	g.over, g.hot = scratch.Zeroed(g.over, rows+1), scratch.Zeroed(g.hot, rows)
	for row := range rows {
		n := int32(0)
		counts := o.Counts(int32(row))
		for w, set := range o.Units[row] {
			for ; set != 0; set &= set - 1 {
				if counts[w<<6+trailing(set)] > 1 {
					g.hot[row][w] |= set & -set
					n = 1
				}
			}
		}
		if i := row / 2; i < len(m.P.Instrs) && o.Mem[i] > m.P.Instrs[i].MemLimit {
			n = 1
		}
		g.over[row+1] = g.over[row] + n
	}
}

// inConflict reports whether unit u used an overused location at the last count.
func (g *Negotiator) inConflict(u int32) bool {
	m := g.v.m
	for _, k := range g.v.Units.of(u) {
		s := &m.Segs[k]
		if row := m.EntryRow(s.Block); !s.Def && g.over[row+1] > g.over[row] {
			if l := m.Layout(s); g.takes(l, l.Register(int(g.v.x.In[k])), row) {
				return true
			}
		}
		if g.over[model.Write(s.Last)+1] > g.over[model.Read(s.First)] && g.segmentConflicts(s) {
			return true
		}
	}
	return false
}

// segmentConflicts is inConflict for the instructions of segment s.
func (g *Negotiator) segmentConflicts(s *model.Seg) bool {
	m, x := g.v.m, g.v.x
	l := m.Layout(s)
	ev := s.Events[0]
	for j := s.First; j <= s.Last; j++ {
		over := g.over[model.Write(j)+1] > g.over[model.Read(j)]
		if over && g.either(l, l.Register(x.Through(s, j)), j) {
			return true
		}
		for ; ev < s.Events[1] && m.Events[ev].Instr == j; ev++ {
			if over && g.operandConflicts(l, int(x.Op[m.Events[ev].Op]), j) {
				return true
			}
		}
		if over && s.Def && j == s.First && g.operandConflicts(l, int(x.Op[s.DefOp]), j) {
			return true
		}
	}
	return false
}

// operandConflicts is inConflict for an operand of instruction j in the location loc.
func (g *Negotiator) operandConflicts(l *model.Layout, loc int, j regalloc.InstrID) bool {
	if loc < l.K {
		return g.either(l, loc, j)
	}
	return loc == model.InMemory && g.v.occ.Mem[j] > g.v.m.P.Instrs[j].MemLimit
}

// either reports whether register k of l is overused when j reads or writes; k may be -1.
func (g *Negotiator) either(l *model.Layout, k int, j regalloc.InstrID) bool {
	return g.takes(l, k, model.Read(j)) || g.takes(l, k, model.Write(j))
}

// takes reports whether register k of l is overused in a row; k may be -1.
func (g *Negotiator) takes(l *model.Layout, k int, row int32) bool {
	return k >= 0 && (l.Units[k][0]&g.hot[row][0]|l.Units[k][1]&g.hot[row][1]) != 0
}
