package route

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// A costModel prices registers and memory operands.
type costModel interface {
	// through adds the cost of staying in each register of l all through i to the states h.
	through(l *model.Layout, i regalloc.InstrID, h []cost)
	// entry adds that of being in each at the start of block b.
	entry(l *model.Layout, b int32, h []cost)
	// read and write add that of being in each when i reads and when it writes.
	read(l *model.Layout, i regalloc.InstrID, h []cost)
	write(l *model.Layout, i regalloc.InstrID, h []cost)
	// memory is the price of one more memory operand of i, prefix that of its operand o in a prefix register.
	memory(i regalloc.InstrID) cost
	prefix(i regalloc.InstrID, o regalloc.OpID) cost
	// plain reports whether i, which a value passes, can be skipped: it restricts the value no more than its neighbors.
	// It has a neighbor before it that the value passes unless first, and one after it unless last.
	plain(l *model.Layout, i regalloc.InstrID, first, last bool) bool
	// free reports whether register k may stay all through i.
	free(l *model.Layout, i regalloc.InstrID, k int) bool
}

// Loops selects the treatment of links of a unit to itself that are not in its tree.
type loops uint8

const (
	ignored  loops = iota // they are free, wherever they lead
	pinned                // they lead to the states that the assignment has now
	reloaded              // they lead anywhere, at the cost of getting into some register there
)

// A stop is a visited point of a segment.
type stop struct {
	at      regalloc.InstrID
	h       int32 // offset of the costs of staying there all through and continuing; -1: the value ends
	before  int32 // of those before it, in a sweep
	reaches bool  // the reaches follow the costs
}

// router finds cheapest routes of units under a cost model, with one dynamic program from the leaves of trees up and
// one walk down.
type router struct {
	request
	m *model.Model
	x *model.States
	p model.Pricer
	k int32 // the current segment, for turns
	solution
	tmp         [9][]cost
	v           serving
	propagation propagation
	rows        []int32
	work        [][]cost // of trace
	steps       int      // segments and stops solved or reused since the router was created
}

// A request is the input of the router.
type request struct {
	costModel
	gate    *capacity    // the cost model, if all it does to a passing value is to close registers
	rent    *multipliers // the cost model, if all it does to a passing value is to charge rent
	wide    bool         // values keep their states between instructions that involve them
	quick   bool         // segments without uses can be solved separately: see passive
	unit    int32        // the inside, by States.Slot; -1: everything
	loops   loops
	prepare func(k int32) // called before the costs of segment k are computed, or nil
	alone   bool          // the outside is free
	sweep   *Sweep        // or nil: inside is the block that it is in
	later   []bool        // by unit: routed later, so its location is ignored; or nil
	mu      []cost        // multipliers of links outside trees, if everything is inside
	muAt    []int32       // by link: where they begin
	out     *barred       // states that are ruled out, or nil
	turns   *rotations    // reductions of change prices, or nil
}

// A solution is the result of the last dynamic program.
type solution struct {
	h       []cost          // costs of stops and starts, in order of computation
	stops   []stop          // of all segments, each segment's latest first
	of      []int32         // by segment: end of its stops
	from    []int32         // by segment: their begin
	start   []int32         // by segment: offset of the costs at its start
	first   []int8          // by segment: state at its start, as its parent needs it
	again   bool            // the next solve differs from the last one only in where loops lead
	led     []int8          // by segment: where links outside trees led when it was last solved, or anywhere
	same    []bool          // by segment: its costs at its start are those of the solve before
	reached [][reaches]cost // by link, if everything is inside: those at its end
}

func (r *router) reset(m *model.Model, x *model.States) {
	r.m, r.x, r.p = m, x, model.Pricer{M: m, X: x}
	n := len(m.Segs)
	r.of, r.from, r.start = scratch.Sized(r.of, n), scratch.Sized(r.from, n), scratch.Sized(r.start, n)
	r.first, r.reached = scratch.Sized(r.first, n), scratch.Sized(r.reached, len(m.Links))
	r.led, r.same, r.again = scratch.Sized(r.led, n), scratch.Sized(r.same, n), false
	most := 2
	for c := range m.Layouts {
		most = max(most, m.Layouts[c].S)
	}
	for k := range r.tmp {
		r.tmp[k] = scratch.Sized(r.tmp[k], most+lanes)
	}
}

// outside reports whether segment k is not being routed.
func (r *router) outside(k int32) bool {
	if r.sweep != nil {
		return r.m.Segs[k].Block != r.sweep.b
	}
	return r.unit >= 0 && r.x.Slot[r.m.Segs[k].V] != r.unit
}

// alloc returns room for the costs of n states.
func (r *router) alloc(n int) (int32, []cost) {
	at := len(r.h)
	if at+n+lanes > cap(r.h) {
		h := make([]cost, at, 2*at+4096+n+lanes)
		copy(h, r.h)
		r.h = h
	}
	r.h = r.h[:at+n]
	return int32(at), r.h[at : at+n : at+n]
}

// solve computes the costs of the segments, which ascend, and returns the least cost.
func (r *router) solve(segs []int32) cost {
	if r.gate, _ = r.costModel.(*capacity); r.gate != nil && r.gate.biased != nil {
		r.gate = nil
	}
	r.quick = r.gate != nil && r.gate.soft == nil && r.wide && r.unit >= 0 && r.sweep == nil && r.prepare == nil && r.turns == nil && r.out == nil
	r.rent, _ = r.costModel.(*multipliers)
	if r.rent != nil && (len(r.m.Layouts) > len(r.rent.rents) || r.rent.closed != (model.Units{}) || r.out != nil || r.sweep != nil || r.prepare != nil) {
		r.rent = nil
	}
	again := r.again
	if r.again = false; !again {
		r.h, r.stops = r.h[:0], r.stops[:0]
	}
	total := cost(0)
	for i := len(segs) - 1; i >= 0; i-- {
		k := segs[i]
		var h []cost
		if again {
			h = r.recompute(k)
		} else {
			h = r.segment(k)
		}
		if s := &r.m.Segs[k]; s.Parent < 0 || r.outside(s.Parent) {
			total = min(inf, total+h[least(h)])
		}
	}
	for _, k := range segs {
		r.led[k] = r.leads(k)
	}
	return total
}

// Where links lead that are not pinned to the states of the assignment.
const (
	anywhere   = -1 // they cost nothing
	inRegister = -2 // they cost what it takes to be in some register there
)

// leads returns where links outside the trees lead to segment k.
func (r *router) leads(k int32) int8 {
	switch r.loops {
	case ignored:
		return anywhere
	case reloaded:
		return inRegister
	}
	return r.x.In[k]
}

// recompute is segment for a segment already solved with other loops: its costs are reused unless those they depend
// on have changed.
func (r *router) recompute(k int32) []cost {
	s := &r.m.Segs[k]
	S := int32(r.m.Layout(s).S)
	was := r.h[r.start[k] : r.start[k]+S]
	if r.same[k] = r.unchanged(s, k); r.same[k] {
		r.steps += int(r.of[k]-r.from[k]) + 1
		return was
	}
	h := r.segment(k)
	r.same[k] = slices.Equal(h, was)
	return h
}

// unchanged reports whether all inputs of the costs of segment k are unchanged.
func (r *router) unchanged(s *model.Seg, k int32) bool {
	m := r.m
	for i := s.Links[0]; i < s.Links[1]; i++ {
		link := &m.Links[i]
		if !link.Same && r.outside(link.To) {
			continue
		}
		if link.Tree && !r.same[link.To] || !link.Tree && r.led[link.To] != r.leads(link.To) {
			return false
		}
	}
	for e := s.Events[0]; e < s.Events[1]; e++ {
		if c := m.Events[e].Child; c >= 0 && !r.outside(c) && !r.same[c] {
			return false
		}
	}
	if r.led[k] == r.leads(k) {
		return true
	}
	for _, i := range m.Ins[s.Ins[0]:s.Ins[1]] {
		if link := &m.Links[i]; !link.Tree && !r.outside(link.From) {
			return false
		}
	}
	return true
}

// segment computes the costs of segment k, whose children are done, and returns
// those at its start.
func (r *router) segment(k int32) []cost {
	m := r.m
	s := &m.Segs[k]
	l := m.Layout(s)
	r.from[k], r.k = int32(len(r.stops)), k
	if r.quick && s.Out && !s.Def && s.Events[0] == s.Events[1] {
		return r.passive(s, l, k)
	}
	if r.prepare != nil {
		r.prepare(k)
	}
	cur := r.tmp[3][:l.S]
	alive := s.Out
	if alive {
		r.exit(s, cur)
		if r.sweep != nil {
			r.sweep.keepTail(k, cur)
		}
	}
	begin := s.First
	if s.Def {
		begin++
	}
	ev := s.Events[1] - 1
	for j := s.Last; j >= begin; j-- {
		if ev >= s.Events[0] && m.Events[ev].Instr == j {
			ev = r.uses(s, ev, alive, cur)
			alive = true
		} else if r.wide && r.gate != nil {
			first := begin
			if ev >= s.Events[0] {
				first = m.Events[ev].Instr + 1
			}
			r.window(s, l, first, j, cur)
			j = first
		} else if r.rent != nil && !(r.turns != nil && r.turns.forks(s, k, j)) {
			first := begin
			if ev >= s.Events[0] {
				first = m.Events[ev].Instr + 1
			}
			j = r.run(s, l, k, first, j, cur)
		} else if j == s.Last && forks(m, s) || r.marked(s, k, j) || !r.plain(l, j, j == begin, j == s.Last || ev+1 < s.Events[1] && m.Events[ev+1].Instr == j+1) {
			r.pass(s, l, j, cur)
		} else {
			continue
		}
		if r.sweep != nil {
			r.sweep.keepBefore(cur)
		}
	}
	r.of[k] = int32(len(r.stops))
	r.steps += int(r.of[k]-r.from[k]) + 1
	at, h := r.alloc(l.S)
	r.start[k] = at
	if s.Def {
		r.definition(s, alive, cur, h)
	} else {
		copy(h, cur)
		r.entry(l, s.Block, h)
		r.arrive(s, k, h)
	}
	r.restrict(l, k, h)
	return h
}

// marked reports whether instruction j, which segment k passes, must be visited.
func (r *router) marked(s *model.Seg, k int32, j regalloc.InstrID) bool {
	return r.turns != nil && r.turns.marks(k, s, j) || r.out != nil && r.out.point[s.Node+int32(j-s.First)] != mask{}
}

// restrict makes states impossible in which segment k may not begin.
func (r *router) restrict(l *model.Layout, k int32, h []cost) {
	if r.out != nil {
		bar(l, r.out.start[k], h)
	}
}

// forks reports whether a move before the end of s's block can pay more than moves on the edges out of it.
func forks(m *model.Model, s *model.Seg) bool {
	return s.Links[1]-s.Links[0] > 1 || s.Links[1] > s.Links[0] && m.Links[s.Links[0]].Frozen
}

// rates returns the costs of moving s before instruction j.
func (r *router) rates(s *model.Seg, j regalloc.InstrID) *model.Rates {
	if r.turns != nil && j <= r.m.P.Blocks[s.Block].LastSplit {
		return r.turns.at(r.k, s, j)
	}
	return r.m.RatesAt(s, j)
}

// over returns the rates of link i.
func (r *router) over(i int32) *model.Rates {
	if r.turns != nil {
		if n := r.turns.onLink[i]; n >= 0 {
			return &r.turns.on[n].rates
		}
	}
	return &r.m.Links[i].Rates
}

// pass advances cur, the costs after instruction j, to before it.
func (r *router) pass(s *model.Seg, l *model.Layout, j regalloc.InstrID, cur []cost) {
	at, h := r.alloc(l.S)
	copy(h, cur)
	r.passing(s, l, j, h)
	r.stops = append(r.stops, stop{at: j, h: at})
	r.before(s, l, j, h, cur)
}

// run is pass for the instructions from last down to first, skipping those without rent, or to where the rates
// change; it returns the last one before which cur now applies.
func (r *router) run(s *model.Seg, l *model.Layout, k int32, first, last regalloc.InstrID, cur []cost) regalloc.InstrID {
	c := r.rates(s, last)
	must := last == s.Last && forks(r.m, s) || r.turns != nil && r.turns.marks(k, s, last)
	if split := r.m.P.Blocks[s.Block].LastSplit; last > split {
		first = max(first, split+1)
	} else if r.turns != nil {
		if n := r.turns.of[k]; n >= 0 && r.turns.segs[n].to < last {
			first = max(first, r.turns.segs[n].to+1)
		}
	}
	r.rows = r.rent.paid(l, first, last, must, r.rows[:0])
	if len(r.rows) == 0 {
		return first
	}
	n := stride(l)
	at, h := r.alloc(len(r.rows) * n)
	begin := len(r.stops)
	r.stops = slices.Grow(r.stops, len(r.rows))[:begin+len(r.rows)]
	next := at
	for i, j := range r.rows {
		r.stops[begin+i] = stop{at: regalloc.InstrID(j), h: next, reaches: true}
		next += int32(n)
	}
	r.propagation.all(l, c, r.rows, r.rent.rents[l.Class], r.h[at:int(at)+len(h)+lanes], cur)
	if r.enters(s, r.stops[len(r.stops)-1].at, c) {
		copy(cur, h[len(h)-n:])
	}
	return first
}

// passive is segment for a value that is live through the block and not read in it: it keeps one state from the first
// instruction to the last.
func (r *router) passive(s *model.Seg, l *model.Layout, k int32) []cost {
	m, S := r.m, int32(l.S)
	at, h := r.alloc(int(2 * S))
	here, start := h[:S], h[S:]
	r.stops = append(r.stops, stop{at: s.First, h: at})
	r.of[k] = r.from[k] + 1
	r.steps += 2
	open := r.gate.window(l, s.First, s.Last)
	var ahead []cost
	if s.Links[1]-s.Links[0] == 1 {
		if link := &m.Links[s.Links[0]]; link.Same || r.x.Slot[s.V] == r.x.Slot[m.Segs[link.To].V] {
			ahead = r.ahead(link, s.Links[0], l)
		}
	}
	if ahead != nil {
		stepInto(l, &m.Links[s.Links[0]].Rates, ahead, here, open)
	} else {
		r.exit(s, here)
		shut(l, open, here)
	}
	entry := r.gate.atEntry(l, s.Block)
	if c := r.rates(s, s.First); !s.Once {
		stepInto(l, c, here, start, entry)
	} else if from := m.Links[m.Ins[s.Ins[0]]].From; open&^entry != 0 || r.outside(from) || s.Parent != from {
		copy(start, here)
		shut(l, entry, start)
	} else { // from there nothing changes
		if s.Rates.Remat == inf {
			here[l.None()] = inf
		}
		r.start[k] = at
		return here
	}
	r.start[k] = at + S
	r.arrive(s, k, start)
	return start
}

// entered reports whether no step is needed at the start of s's block at the rates c, because its only incoming edge
// has moves at the same cost.
func (r *router) entered(s *model.Seg, c *model.Rates) bool {
	if r.turns == nil || r.turns.of[r.k] < 0 && (!s.Once || r.turns.onLink[r.m.Ins[s.Ins[0]]] < 0) {
		return s.Once
	}
	f := r.m.Flow.PredStart
	return s.Ins[1]-s.Ins[0] == 1 && f[s.Block+1]-f[s.Block] == 1 && *r.over(r.m.Ins[s.Ins[0]]) == *c
}

// passing adds the cost of staying through instruction j to s's states.
func (r *router) passing(s *model.Seg, l *model.Layout, j regalloc.InstrID, h []cost) {
	r.through(l, j, h)
	if r.turns != nil {
		r.turns.both(s, r.k, l, j, h)
	}
	if r.out != nil {
		bar(l, r.out.point[s.Node+int32(j-s.First)], h)
	}
}

// window advances cur, the costs after instruction last, to before first: the value keeps one state through the
// instructions in between.
func (r *router) window(s *model.Seg, l *model.Layout, first, last regalloc.InstrID, cur []cost) {
	at, h := r.alloc(l.S)
	copy(h, cur)
	shut(l, r.gate.window(l, first, last), h)
	r.stops = append(r.stops, stop{at: first, h: at})
	r.before(s, l, first, h, cur)
}

// before computes in cur the cost before instruction j from h, the costs of passing it.
func (r *router) before(s *model.Seg, l *model.Layout, j regalloc.InstrID, h, cur []cost) {
	c := r.rates(s, j)
	if r.enters(s, j, c) {
		copy(cur, h)
		return
	}
	step(l, c, h, cur)
}

// enters reports whether no step is needed before instruction j.
func (r *router) enters(s *model.Seg, j regalloc.InstrID, c *model.Rates) bool {
	return j == s.First && !s.Def && r.sweep == nil && r.entered(s, c)
}

// uses advances cur over the instruction whose last event for s is ev and returns the event before its first.
func (r *router) uses(s *model.Seg, ev int32, alive bool, cur []cost) int32 {
	m := r.m
	l := m.Layout(s)
	j := m.Events[ev].Instr
	at := int32(-1)
	var now []cost
	if alive {
		at, now = r.alloc(l.S)
		copy(now, cur)
		r.passing(s, l, j, now)
	}
	r.stops = append(r.stops, stop{at: j, h: at})
	c := r.rates(s, j)
	n := 0
	for ; ev >= s.Events[0] && m.Events[ev].Instr == j; ev-- {
		out := r.tmp[4+n&1][:l.S]
		r.operand(s, l, c, &m.Events[ev], at < 0, now, out)
		now = out
		n++
	}
	copy(cur, now)
	return ev
}

// operand advances the costs cur over one operand; they are nil if it is the last read of a value that ends.
func (r *router) operand(s *model.Seg, l *model.Layout, c *model.Rates, e *model.Event, ends bool, now, out []cost) {
	r.serve(s, e, &r.v)
	own := r.m.RatesAt(s, e.Instr)
	if now == nil {
		r.v.last(l, own, out)
		return
	}
	if ends && r.unit >= 0 { // the location where it stays is not priced yet
		copy(r.v.own[:l.K], r.v.copy[:l.K])
	}
	r.use(l, c, own, &r.v, e.Kind == model.Tied && !ends, now, out)
}

// copies adds the prices of registers that hold a copy for event e.
func (r *router) copies(l *model.Layout, e *model.Event, v *serving) {
	r.read(l, e.Instr, v.copy[:l.K])
	if e.Late {
		r.write(l, e.Instr, v.copy[:l.K])
	}
}

// childCosts sets x[k] to the cost of continuing if event e's operand is in register k, x[K] if it is in memory,
// x[K+1] if it is rematerialized.
func (r *router) childCosts(s *model.Seg, e *model.Event, x []cost, v *serving) {
	m := r.m
	c := &m.Segs[e.Child]
	l, lc := m.Layout(s), m.Layout(c)
	h := r.startOf(e.Child, lc)
	apart := r.x != nil && r.unit >= 0 && r.x.Slot[s.V] != r.x.Slot[c.V]
	K := l.K
	switch e.Kind {
	case model.Tied:
		for k, reg := range l.Regs {
			x[k] = inf
			if i := lc.Index[reg]; i >= 0 {
				x[k] = h[i]
			}
		}
		x[K], x[K+1], v.apart = h[lc.Mem()], inf, apart
	case model.Copied:
		r.copied(s, c, l, lc, h, apart, x)
	case model.Low:
		least := inf
		for i := range lc.K {
			least = min(least, h[i])
		}
		for k, reg := range l.Regs {
			x[k] = min(inf, c.Rates.Move+least)
			if q := m.P.Machine.Low(reg); q != regalloc.NoReg && lc.Index[q] >= 0 {
				x[k] = min(x[k], h[lc.Index[q]])
			}
			x[k] = min(x[k], m.LowMemory(c)+h[lc.Mem()])
		}
		x[K], x[K+1] = min(inf, m.LowMemory(c)+min(least, h[lc.Mem()])), inf
	}
}

// copied is childCosts for a copy c of s.
func (r *router) copied(s, c *model.Seg, l, lc *model.Layout, h []cost, apart bool, x []cost) {
	o, rates := r.tmp[7][:lc.S], model.CopyRates(s, c)
	if apart {
		stepApart(lc, &rates, h, o)
		if r.m.P.Instrs[c.First].MemLimit < 2 {
			o[lc.Mem()] = inf // not from slot to slot
			for k := range lc.K {
				o[lc.Mem()] = min(o[lc.Mem()], rates.Load+high(lc, &rates, k)+h[k])
			}
		}
	} else {
		step(lc, &rates, h, o)
	}
	for k, reg := range l.Regs {
		if q := lc.Index[reg]; q >= 0 {
			x[k] = o[q]
			continue
		}
		_, x[k] = beyond(lc, &rates, reg, h)
	}
	x[l.K], x[l.K+1] = o[lc.Mem()], o[lc.None()]
}

// beyond returns the state of a copy from register reg, which its layout l lacks, and the cost including the
// continuation.
func beyond(l *model.Layout, c *model.Rates, reg regalloc.Reg, h []cost) (at int, least cost) {
	at, least = l.Mem(), min(inf, c.Store+h[l.Mem()])
	for k := range l.K {
		if y := model.CopyChange(l, c, reg, k) + h[k]; y < least {
			at, least = k, y
		}
	}
	return at, least
}

// startOf returns the costs of segment c at its start; outside, those of the assignment's state.
func (r *router) startOf(c int32, lc *model.Layout) []cost {
	if !r.outside(c) && !(r.sweep != nil && r.sweep.passed(&r.m.Segs[c])) {
		return r.h[r.start[c] : r.start[c]+int32(lc.S)]
	}
	s := &r.m.Segs[c]
	if r.alone {
		h := r.tmp[8][:lc.S]
		clear(h)
		return h
	}
	if r.sweep != nil && r.deferred(s) {
		return r.sweep.ahead(c)
	}
	if r.deferred(s) && !r.tied(s) {
		h := r.tmp[8][:lc.S]
		clear(h)
		if s.Rates.Remat == inf {
			h[lc.None()] = inf
		}
		return h
	}
	if s.Def {
		return only(r.tmp[8][:lc.S], int(r.x.At[s.Node]))
	}
	return only(r.tmp[8][:lc.S], int(r.x.In[c]))
}

// deferred reports whether s is routed later.
func (r *router) deferred(s *model.Seg) bool {
	if r.sweep != nil {
		return s.Block != r.sweep.b && !r.sweep.swept[s.Block]
	}
	return r.later != nil && r.later[r.x.Slot[s.V]]
}

// fixed reports whether the target of k keeps its location even if it is routed later, because no move can be placed on
// the edge.
func (r *router) fixed(k *model.Link) bool {
	return k.Frozen && (r.sweep == nil || r.sweep.pinned)
}

// tied reports whether the definition of s is tied to an operand.
func (r *router) tied(s *model.Seg) bool {
	return s.ByOperand && r.m.Events[s.Source].Kind == model.Tied
}

// only makes all states but a impossible in h.
func only(h []cost, a int) []cost {
	for b := range h {
		h[b] = inf
	}
	h[a] = 0
	return h
}

// exit sets cur to the cost of the links out of s from each state.
func (r *router) exit(s *model.Seg, cur []cost) {
	m := r.m
	l := m.Layout(s)
	out := cur
	for i := s.Links[0]; i < s.Links[1]; i++ {
		k := &m.Links[i]
		h := r.ahead(k, i, l)
		if h == nil {
			continue
		}
		if r.unit >= 0 && !k.Same && r.x.Slot[s.V] != r.x.Slot[m.Segs[k.To].V] {
			stepApart(l, &k.Rates, h, out)
		} else if r.propagation.one(l, r.over(i), h, out); r.unit < 0 {
			r.reached[i] = r.propagation.reaches
		}
		if &out[0] != &cur[0] {
			for a, x := range out { // a switch may have more links than infinities can be summed
				cur[a] = min(cur[a]+x, inf)
			}
			continue
		}
		out = r.tmp[4][:l.S]
	}
	if &out[0] == &cur[0] {
		clear(cur)
	}
}

// ahead returns the costs at the end of link i, or nil if there are none.
func (r *router) ahead(k *model.Link, i int32, l *model.Layout) []cost {
	switch {
	case r.sweep == nil && k.Same && k.Tree:
		return r.h[r.start[k.To] : r.start[k.To]+int32(l.S)]
	case r.sweep == nil && k.Same: // inside
	case r.outside(k.To):
		if r.alone {
			return nil
		}
		if (r.sweep != nil || r.deferred(&r.m.Segs[k.To])) && !r.fixed(k) {
			return r.startOf(k.To, r.m.Layout(&r.m.Segs[k.To]))
		}
		return only(r.tmp[8][:l.S], int(r.x.In[k.To]))
	case k.Tree:
		return r.startOf(k.To, l)
	}
	if r.unit < 0 {
		return r.mu[r.muAt[i] : r.muAt[i]+int32(l.S)]
	}
	switch rates := &r.m.Segs[k.To].Rates; r.loops {
	case ignored:
		h := r.tmp[8][:l.S]
		clear(h)
		if rates.Remat == inf { // it is somewhere, wherever
			h[l.None()] = inf
		}
		return h
	case reloaded:
		h := r.tmp[8][:l.S]
		clear(h)
		h[l.Mem()], h[l.None()] = min(rates.Load, rates.Remat), rates.Remat
		return h
	}
	return only(r.tmp[8][:l.S], int(r.x.In[k.To]))
}

// arrive adds the costs of fixed segments' links to segment k at each state.
func (r *router) arrive(s *model.Seg, k int32, h []cost) {
	m := r.m
	l := m.Layout(s)
	if r.unit < 0 {
		r.multiplied(s, l, h)
		return
	}
	self, others := false, false
	for _, i := range m.Ins[s.Ins[0]:s.Ins[1]] {
		link := &m.Links[i]
		if r.sweep == nil && link.Same || !r.outside(link.From) {
			self = self || !link.Tree
			continue
		}
		if r.alone {
			continue
		}
		others = true
		from := &m.Segs[link.From]
		if r.deferred(from) && !r.fixed(link) {
			if r.sweep != nil {
				r.sweep.arrival(link, from, s, l, h)
			} else { // another unit, in another slot
				stored(l, link.Rates.Store, h)
			}
			continue
		}
		a := r.x.Exit(from)
		apart := r.x.Slot[from.V] != r.x.Slot[s.V]
		for y := range h {
			if h[y] >= inf {
				continue
			}
			if apart {
				h[y] += changeApart(l, &link.Rates, a, y)
			} else {
				h[y] += change(l, &link.Rates, a, y)
			}
		}
	}
	if self && r.loops == pinned {
		keep := int(r.x.In[k])
		x := h[keep]
		only(h, keep)[keep] = x
	}
	if s.Rates.Remat == inf {
		h[l.None()] = inf
	}
	if others {
		for y := range h {
			h[y] = min(h[y], inf)
		}
	}
}

// stored adds to h the cost of being in memory for a value that comes from another slot or from a register.
func stored(l *model.Layout, store cost, h []cost) {
	for y := l.K; y <= l.Mem(); y++ {
		h[y] = min(inf, h[y]+store)
	}
}

// multiplied subtracts the multipliers of links to s from h.
func (r *router) multiplied(s *model.Seg, l *model.Layout, h []cost) {
	for _, i := range r.m.Ins[s.Ins[0]:s.Ins[1]] {
		if at := r.muAt[i]; at >= 0 {
			mu := r.mu[at:][:len(h)]
			for y, x := range mu {
				h[y] -= x
			}
		}
	}
	if s.Rates.Remat == inf {
		h[l.None()] = inf
	}
	for y, x := range h {
		if x > inf {
			h[y] = inf
		}
	}
}

// definition sets h to the costs by location of the definition of s.
func (r *router) definition(s *model.Seg, alive bool, cur, h []cost) {
	m := r.m
	l := m.Layout(s)
	K := l.K
	remade, pf := cost(0), cost(0)
	if s.Rates.Remat < inf {
		remade = s.Rates.Remat
	}
	if s.DefPrefix != 0 {
		pf = r.prefix(s.First, s.DefOp)
	}
	costs := m.Costs[s.DefCosts : s.DefCosts+int32(K)]
	for k := range K {
		h[k], h[K+k] = costs[k]+remade+pf*cost(s.DefPrefix>>k&1), inf
	}
	r.write(l, s.First, h[:K])
	if s.DefEarly {
		r.read(l, s.First, h[:K])
	}
	h[l.Mem()], h[l.None()] = s.DefMem, inf
	if s.Limited && s.DefMem < inf {
		h[l.Mem()] += r.memory(s.First)
	}
	if s.Rates.Remat < inf {
		h[l.None()] = 0
	}
	for a := range h {
		if alive {
			h[a] += cur[a]
		}
		h[a] = min(h[a], inf)
	}
	if s.ByOperand && !r.alone && (r.outside(s.Parent) || r.sweep != nil && r.sweep.settling && !r.tied(s)) {
		r.depart(s, h)
	}
}

// depart adds to h, the costs at the definition of s, the cost to its fixed parent.
func (r *router) depart(s *model.Seg, h []cost) {
	m, x := r.m, r.x
	e := &m.Events[s.Source]
	ps := &m.Segs[e.Seg]
	l, lp := m.Layout(s), m.Layout(ps)
	a, b := x.Before(ps, e.Seg, e.Instr), x.Through(ps, e.Instr)
	if e.Kind == model.Tied {
		r.departTied(s, ps, e, a, b, h)
		return
	}
	loc := int(x.Op[e.Op])
	apart := x.Slot[s.V] != x.Slot[ps.V]
	for y := range h {
		c := inf
		switch {
		case h[y] >= inf || y > l.Mem() || y >= l.K && y < l.Mem():
		case e.Kind == model.Low:
			if y < l.K && loc < lp.K {
				if c = s.Rates.Move; m.P.Machine.Low(lp.Regs[loc]) == l.Regs[y] {
					c = 0
				}
			} else if loc < lp.K || loc == model.InMemory {
				c = m.LowMemory(s)
			}
		default:
			c = r.copyFrom(ps, s, l, lp, loc, y, apart)
		}
		if c < inf && r.deferred(ps) {
			if c = 0; y == l.Mem() && e.Kind == model.Copied {
				c = ps.Rates.Store
			}
		}
		h[y] = min(inf, h[y]+c)
	}
}

// copyFrom returns the cost of a copy from where an operand is to state y of s.
func (r *router) copyFrom(ps, s *model.Seg, l, lp *model.Layout, loc, y int, apart bool) cost {
	rates, from := model.CopyRates(ps, s), l.None()
	if loc < lp.K {
		return model.CopyChange(l, &rates, lp.Regs[loc], y)
	} else if loc == model.InMemory {
		from = l.Mem()
	}
	if !apart {
		return change(l, &rates, from, y)
	}
	if from == l.Mem() && y == l.Mem() && r.m.P.Instrs[s.First].MemLimit < 2 {
		return inf
	}
	return changeApart(l, &rates, from, y)
}

// departTied is depart for a definition tied to an operand of ps, which is in
// state a before the instruction and b through it, or -1.
func (r *router) departTied(s, ps *model.Seg, e *model.Event, a, b int, h []cost) {
	m := r.m
	l, lp := m.Layout(s), m.Layout(ps)
	c := r.rates(ps, e.Instr)
	price := r.tmp[6][:lp.K]
	clear(price)
	r.read(lp, e.Instr, price)
	pf := cost(0)
	if e.Prefix != 0 {
		pf = r.prefix(e.Instr, e.Op)
	}
	apart := r.x.Slot[s.V] != r.x.Slot[ps.V]
	for y := range h {
		x := inf
		switch {
		case h[y] >= inf:
		case y < l.K:
			k := int(lp.Index[l.Regs[y]])
			if k < 0 || b >= 0 && lp.Register(b) == k {
				break
			}
			x = m.Costs[e.Costs+int32(k)] + price[k] + pf*cost(e.Prefix>>k&1)
			if lp.Register(a) != k {
				y := change(lp, c, a, k)
				if b >= 0 {
					y = min(y, change(lp, c, b, k))
				}
				x += y
			}
		case y == l.Mem() && e.Mem < inf && (apart || b < 0 || !lp.InMemory(b)):
			if x = e.Mem + r.memory(e.Instr); apart {
				x += storingApart(lp, c, a)
			} else {
				x += storing(lp, c, a)
			}
		}
		h[y] = min(inf, h[y]+x)
	}
}
