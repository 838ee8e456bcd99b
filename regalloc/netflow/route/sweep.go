package route

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// window is the maximum number of instructions back that a value is rerouted.
const window = 64

// A Sweep allocates all values at once, block by block and instruction by instruction [Koes09 §5.2]. Every value
// follows its own cheapest path; where two need one location, one is rerouted, over some distance back, to the
// location that costs least, and the occupants of that are evicted: rerouted to free locations.
type Sweep struct {
	Traces Traces // the order of blocks
	Once   bool   // each block is swept only once [Koes09 §5.2]
	Left   bool   // the last Problem was left unchanged

	v     *Improver
	m     *model.Model
	r     *router
	costs sweepCosts
	order []int32 // blocks
	wanted
	progress
	loops      loopPressure
	rank       ranking
	colors     coloring
	negotiator Negotiator
	losses     []valueLoss
	at         []spot  // of one family
	segs       []int32 // of a block
	was        snapshot
}

// wanted is the best location of each value, ignoring the others.
type wanted struct {
	pinned  bool    // values that cross edges without moves to blocks not yet swept stay in place
	fits    []int8  // by operand: a location in which it fits together with those of its instruction
	home    []int8  // by point: the corresponding state
	homeIn  []int8  // by segment: its state at the start of its block
	guess   []cost  // by segment at a block's start: cost of continuing if everything were free
	guessAt []int32 // by segment
}

// A progress is the position of a sweep.
type progress struct {
	heads    []int32 // by block: its first segment
	ends     []int32
	b        int32 // the block
	swept    []bool
	stored   []bool // by value: it was in memory at the end of some block
	front    regalloc.InstrID
	tail     []int32 // by segment: costs at its end
	next     []int32 // by segment: its next stop, or below its first
	event    []int32 // by segment: its next event
	defs     int32   // the next segment that a definition begins
	active   []int32
	settling bool // conflicts at the front are being resolved
}

// valueLoss is a value and its loss if it does not get its location.
type valueLoss struct {
	seg  int32
	loss cost
}

// Run turns x, an assignment of the Improver's model without conflicts, whose grouped operands stay, into one with as
// few conflicts as possible. It reports whether there are none.
func (w *Sweep) Run(v *Improver, x *model.States, closed model.Units) bool {
	w.v, w.m, w.r = v, v.m, &v.r
	w.rank.sort(v, Density)
	w.colors.color(v.m, &v.Units, w.rank.order)
	v.Load(x)
	w.fits, w.home = append(w.fits[:0], x.Op...), append(w.home[:0], x.At...)
	w.homeIn = append(w.homeIn[:0], x.In...)
	w.index()
	w.estimate(closed)
	v.occ.Reset(v.m, x)
	w.swept, w.stored = scratch.Zeroed(w.swept, len(w.m.P.Blocks)), scratch.Zeroed(w.stored, len(w.m.P.VRegs))
	w.r.sweep, w.r.costModel, w.r.unit = w, &w.costs, 0
	w.blocks()
	for _, b := range w.order {
		w.block(b)
		w.swept[b] = true
	}
	w.end()
	v.occ.Fill(v.m, x)
	return v.occ.Over == 0
}

// end detaches the sweep from the router.
func (w *Sweep) end() {
	w.r.sweep, w.r.costModel, w.r.prepare = nil, &w.v.cap, nil
}

// refine sweeps each block of x, which has no conflicts, again.
func (w *Sweep) refine(v *Improver, x *model.States, closed model.Units) {
	v.Load(x)
	w.costs = sweepCosts{capacity: capacity{m: w.m, occ: &v.occ, closed: closed}, front: -1}
	w.r.sweep, w.r.costModel, w.r.prepare, w.r.unit = w, &w.costs, w.preferColor, 0
	for b := range w.swept {
		w.swept[b] = true
	}
	for l := range w.loops.begun {
		w.loops.begun[l] = true
	}
	for _, b := range w.order {
		w.retry(b)
	}
	w.end()
}

// retry sweeps block b again and keeps the outcome if it is cheaper.
func (w *Sweep) retry(b int32) {
	m, x, occ := w.m, w.r.x, &w.v.occ
	w.segs = w.segs[:0]
	for k := w.heads[b]; k < w.ends[b]; k++ {
		w.segs = append(w.segs, k)
	}
	cost, over := w.price(), occ.Over
	w.was.take(m, x, w.segs)
	w.add(-1)
	w.block(b)
	if occ.Over > over || w.price() >= cost {
		w.add(-1)
		w.was.put(m, x, w.segs)
		w.add(1)
	}
}

// add adds d times the units used by w.segs.
func (w *Sweep) add(d int) {
	for _, k := range w.segs {
		w.v.occ.Add(k, d)
	}
}

// price prices w.segs, including links into them, prefixes and saved registers.
func (w *Sweep) price() cost {
	m, p := w.m, &w.r.p
	c := w.v.saves() + m.Prefix()*cost(w.v.occ.Highs)
	for _, k := range w.segs {
		s := &m.Segs[k]
		c += p.Seg(k)
		for _, i := range m.Ins[s.Ins[0]:s.Ins[1]] {
			if m.Segs[m.Links[i].From].Block != s.Block {
				c += p.Link(i)
			}
		}
	}
	return c
}

// index finds the segments of each block.
func (w *Sweep) index() {
	m := w.m
	n := len(m.P.Blocks)
	w.heads, w.ends = scratch.Zeroed(w.heads, n), scratch.Zeroed(w.ends, n)
	for k := range m.Segs {
		b := m.Segs[k].Block
		if w.ends[b] == 0 {
			w.heads[b] = int32(k)
		}
		w.ends[b] = int32(k) + 1
	}
	w.tail, w.next = scratch.Filled(w.tail, len(m.Segs), -1), scratch.Sized(w.next, len(m.Segs))
	w.event = scratch.Sized(w.event, len(m.Segs))
}

// estimate computes the cheapest paths of all trees if everything were free.
func (w *Sweep) estimate(closed model.Units) {
	m, r := w.m, w.r
	w.costs = sweepCosts{capacity: capacity{m: m, occ: &w.v.occ, closed: closed}, front: -1}
	w.loops.measure(m, closed)
	most := 2
	for c := range m.Layouts {
		most = max(most, m.Layouts[c].S)
	}
	r.costModel, r.unit, r.prepare = &w.costs, -1, w.preferColor
	r.mu, r.muAt = make([]cost, most), make([]int32, len(m.Links))
	for i := range m.Links {
		if m.Links[i].Tree {
			r.muAt[i] = -1
		}
	}
	w.guess, w.guessAt = w.guess[:0], scratch.Filled(w.guessAt, len(m.Segs), -1)
	w.trees(func(segs []int32) {
		r.solve(segs)
		for _, k := range segs {
			if s := &m.Segs[k]; !s.Def {
				w.guessAt[k] = int32(len(w.guess))
				w.guess = append(w.guess, r.h[r.start[k]:r.start[k]+int32(m.Layout(s).S)]...)
			}
		}
	})
}

// preferColor breaks ties between paths of segment k: its color comes first.
func (w *Sweep) preferColor(k int32) {
	s := &w.m.Segs[k]
	g, l, c := &w.costs, w.m.Layout(s), w.colors.of[w.v.Units.Of[s.V]]
	if g.biased = nil; c < 0 {
		return
	}
	g.biased = l
	for q := range l.K {
		g.favor[q] = 1
	}
	g.favor[c] = 0
}

// trees calls f with the segments of each tree, in ascending order.
func (w *Sweep) trees(f func(segs []int32)) {
	m := w.m
	of, starts := make([]int32, len(m.Segs)), []int32{0}
	for k := range m.Segs {
		if p := m.Segs[k].Parent; p >= 0 {
			of[k] = of[p]
		} else {
			of[k] = int32(len(starts) - 1)
			starts = append(starts, 0)
		}
		starts[of[k]+1]++
	}
	for t := 1; t < len(starts); t++ {
		starts[t] += starts[t-1]
	}
	list, at := make([]int32, len(m.Segs)), append([]int32(nil), starts...)
	for k := range m.Segs {
		list[at[of[k]]] = int32(k)
		at[of[k]]++
	}
	for t := range len(starts) - 1 {
		f(list[starts[t]:starts[t+1]])
	}
}

// ahead returns the estimate for segment k, whose block has not been swept yet.
func (w *Sweep) ahead(k int32) []cost {
	return w.guess[w.guessAt[k] : w.guessAt[k]+int32(w.m.Layout(&w.m.Segs[k]).S)]
}

// arrival adds to h, the costs at the start of s, the cost of a link whose source block has not been swept yet: the
// value is assumed to come in a register, and in memory as well if it was already stored somewhere, or stays there
// around a loop.
func (w *Sweep) arrival(link *model.Link, from, s *model.Seg, l *model.Layout, h []cost) {
	if from.V == s.V && (w.stored[s.V] || w.m.Order.Index[from.Block] >= w.m.Order.Index[s.Block]) {
		return
	}
	c := link.Rates.Store
	if link.Frozen {
		c = from.Rates.Store
	}
	for y := l.K; y <= l.Mem(); y++ {
		h[y] = min(inf, h[y]+c)
	}
}

// passed reports whether s begins before the front, or at it in another family than its parent's, so that it is
// unaffected when the parent is rerouted.
func (w *Sweep) passed(s *model.Seg) bool {
	return s.Def && (s.First < w.front || w.settling && s.First == w.front && !w.r.tied(s))
}

// keepTail and keepBefore save costs that the sweep needs.
func (w *Sweep) keepTail(k int32, cur []cost) {
	if w.front < 0 {
		at, h := w.r.alloc(len(cur))
		copy(h, cur)
		w.tail[k] = at
	}
}

func (w *Sweep) keepBefore(cur []cost) {
	if w.front < 0 {
		at, h := w.r.alloc(len(cur))
		copy(h, cur)
		w.r.stops[len(w.r.stops)-1].before = at
	}
}

// block sweeps block b.
func (w *Sweep) block(b int32) {
	w.b, w.front = b, -1
	w.costs.front = -1
	w.r.loops = ignored
	w.paths()
	w.enter()
	if w.looping() { // the end is at the start, which is decided
		w.r.loops = pinned
		w.paths()
	}
	w.begin()
	first, end := w.m.P.InstrRange(regalloc.BlockID(b))
	for i := first; i < end; i++ {
		w.layer(i)
	}
	w.leave()
}

// leave notes which values are in memory at the ends of the block.
func (w *Sweep) leave() {
	m, x := w.m, w.r.x
	for k := w.heads[w.b]; k < w.ends[w.b]; k++ {
		s := &m.Segs[k]
		l := m.Layout(s)
		if !s.Def && l.InMemory(int(x.In[k])) || s.Out && l.InMemory(x.Exit(s)) {
			w.stored[s.V] = true
		}
	}
}

// paths computes the cheapest paths of all values in the block, given the decisions elsewhere.
func (w *Sweep) paths() {
	r := w.r
	r.h, r.stops = r.h[:0], r.stops[:0]
	w.front, w.costs.front = -1, -1
	for k := w.ends[w.b] - 1; k >= w.heads[w.b]; k-- {
		r.segment(k)
	}
}

// looping reports whether the block is its own successor.
func (w *Sweep) looping() bool {
	for _, b := range w.m.Flow.SuccsOf(w.b) {
		if b == w.b {
			return true
		}
	}
	return false
}

// begin makes the values at the block's start active.
func (w *Sweep) begin() {
	w.active = w.active[:0]
	for k := w.heads[w.b]; k < w.ends[w.b]; k++ {
		w.next[k], w.event[k] = w.r.of[k]-1, w.m.Segs[k].Events[0]
		if !w.m.Segs[k].Def {
			w.active = append(w.active, k)
		}
	}
}

// enter assigns locations at the block's start, to the values with the largest loss first.
func (w *Sweep) enter() {
	m, r := w.m, w.r
	idle := w.loops.enter(w)
	w.losses = w.losses[:0]
	k := w.heads[w.b]
	for ; k < w.ends[w.b] && !m.Segs[k].Def; k++ {
		h := r.h[r.start[k] : r.start[k]+int32(m.Layout(&m.Segs[k]).S)]
		w.losses = append(w.losses, valueLoss{k, h[m.Layout(&m.Segs[k]).Mem()] - h[least(h)]})
	}
	w.defs = k
	slices.SortStableFunc(w.losses, func(a, b valueLoss) int { return cmp.Compare(b.loss, a.loss) })
	for _, x := range w.losses {
		k := x.seg
		s := &m.Segs[k]
		l := m.Layout(s)
		h := r.tmp[3][:l.S]
		copy(h, r.h[r.start[k]:r.start[k]+int32(l.S)])
		shut(l, l.Given&^l.Blocked(w.v.occ.Units[m.EntryRow(w.b)].Or(w.costs.closed)), h)
		if slices.Contains(idle, k) && h[least(h[l.Mem():])+l.Mem()] < model.Frozen.Move {
			shut(l, 0, h)
		}
		a := least(h)
		if h[a] >= inf {
			a = least(r.h[r.start[k] : r.start[k]+int32(l.S)])
		}
		r.x.In[k] = int8(a)
		w.v.occ.AddEntry(k, 1)
	}
}

// layer propagates all values over instruction i.
func (w *Sweep) layer(i regalloc.InstrID) {
	m, r := w.m, w.r
	w.front, w.costs.front = i, i
	w.costs.soften()
	base := w.v.occ.Over
	for _, k := range w.active {
		if !w.reads(k, i) {
			w.follow(k, i)
		}
	}
	for _, k := range w.active {
		if w.reads(k, i) {
			w.follow(k, i)
		}
	}
	for ; w.defs < w.ends[w.b] && m.Segs[w.defs].First == i; w.defs++ {
		w.active = append(w.active, w.defs)
		w.define(w.defs)
	}
	if w.v.occ.Over > base {
		w.settle(i, base)
	}
	kept := w.active[:0]
	for _, k := range w.active {
		s := &m.Segs[k]
		for w.reads(k, i) {
			w.event[k]++
		}
		if w.next[k] >= r.from[k] && r.stops[w.next[k]].at == i {
			w.next[k]--
		}
		if s.Alive(i) {
			kept = append(kept, k)
		}
	}
	w.active = kept
}

// reads reports whether instruction i, at the front, reads segment k.
func (w *Sweep) reads(k int32, i regalloc.InstrID) bool {
	return w.event[k] < w.m.Segs[k].Events[1] && w.m.Events[w.event[k]].Instr == i
}

// follow moves segment k over instruction i along its cheapest path.
func (w *Sweep) follow(k int32, i regalloc.InstrID) {
	m, r := w.m, w.r
	s := &m.Segs[k]
	a := r.x.Before(s, k, i)
	if n := w.next[k]; n >= r.from[k] && r.stops[n].at == i {
		r.walk(s, m.Layout(s), n, n+1, w.event[k], a, i)
	} else {
		r.x.At[s.Node+int32(i-s.First)] = int8(a)
	}
	w.v.occ.AddPoint(k, i, w.event[k], 1)
}

// define begins segment k, at the front, where its path is cheapest; among equal locations in a free one.
func (w *Sweep) define(k int32) {
	m, r := w.m, w.r
	s := &m.Segs[k]
	l := m.Layout(s)
	a := int(r.first[k])
	if !s.ByOperand {
		h := r.h[r.start[k] : r.start[k]+int32(l.S)]
		a = least(h)
		u := w.v.occ.Units[model.Write(s.First)]
		if s.DefEarly {
			u = u.Or(w.v.occ.Units[model.Read(s.First)])
		}
		taken := l.Blocked(u)
		if equal := h[a] + s.Rates.Move/2; taken>>a&1 != 0 {
			for q := range l.K {
				if taken>>q&1 == 0 && h[q] <= equal && (taken>>a&1 != 0 || h[q] < h[a]) {
					a = q
				}
			}
		}
	}
	r.x.At[s.Node] = int8(a)
	r.defined(s, l, a)
	w.v.occ.AddPoint(k, s.First, w.event[k], 1)
}
