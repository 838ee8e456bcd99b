package route

import (
	"math/bits"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// maxPrice is the highest price: far below inf.
const maxPrice = inf / 4096

func trailing(b uint64) int { return bits.TrailingZeros64(b) }

// A Dual raises a lower bound on the cost of any assignment of a model. It relaxes rows, limits and links that close
// loops: each use of a location pays its price, the price of all capacity is subtracted, and each tree is solved by
// itself. Prices follow the averaged subgradient of overuse. Registers that cannot be distinguished have one price: they
// are one location with room for several values.
type Dual struct {
	whole    *model.Model
	m        *model.Model // whole, or the same with such registers merged
	merged   model.Workspace
	r        router
	price    multipliers
	x        *model.States
	occ      model.Occupancy
	same     []int32 // slots: all in one
	full     allPrices
	wide     relaxation
	equalled bool // wide knows which values may be equal

	forest    forest
	counted   counted
	loops     loopPrices
	dir       averagedDirection
	saves     saves
	turns     rotations
	branching branching
	anchor    anchor
	stepping

	Best cost // the best bound so far
	Last cost // the last one
}

// stepping is the state of price moves.
type stepping struct {
	moved  []int32 // by row: prices that changed in the rows before it, when prices moved last
	joined []int32 // by segment: time at which a multiplier of a link changed
	now    int32
	alpha  float64
	stall  int
	ascent ascent
}

// forest is the trees of a model, and the costs of their cheapest routes.
type forest struct {
	trees  []int32 // starts of trees in segs
	segs   []int32
	of     []int32 // by segment: its tree
	value  []cost  // by tree
	sum    cost    // of value
	solved []int32 // by tree: when
	all    bool    // solve every tree
}

// tree returns the segments of tree t.
func (g *forest) tree(t int) []int32 { return g.segs[g.trees[t]:g.trees[t+1]] }

// counted is the usage recorded in a Dual's Occupancy.
type counted struct {
	states    *model.States
	changed   []bool // by segment: scratch of differ
	differing []int32
}

// loopPrices are multipliers of links outside the trees.
type loopPrices struct {
	mu      []cost  // by relaxed link and state of its target
	at      []int32 // by link: its position in mu, or -1
	relaxed []int32 // links
}

// An averagedDirection is the averaged direction in which prices move.
type averagedDirection struct {
	use     []float32 // as multipliers.price
	warm    []model.Units
	mu      []float32
	mem     []float32
	share   []float32 // by multipliers.causes
	weights []float64 // by block: of its rows
	there   []float32 // by unit: its capacity at the present prices
}

// reset prepares for m with the given prices and multipliers.
func (c *averagedDirection) reset(m *model.Model, price *multipliers, loops *loopPrices) {
	c.use, c.warm = scratch.Zeroed(c.use, len(price.price)), scratch.Zeroed(c.warm, len(price.hot))
	c.mu, c.mem = scratch.Zeroed(c.mu, len(loops.mu)), scratch.Zeroed(c.mem, len(m.P.Instrs))
	c.share = scratch.Zeroed(c.share, len(price.causes))
	c.there = scratch.Sized(c.there, m.P.Machine.NumUnits)
	c.weights = scratch.Sized(c.weights, len(m.P.Blocks))
}

// saves is the state of callee-saved registers.
type saves struct {
	total       []cost  // by Machine.Wholes: prices in its rows
	least, most []int32 // by Machine.Wholes: bounds on how many of the registers that it represents are saved
}

// reset prepares for m with no prices and everything open.
func (s *saves) reset(m *model.Model) {
	s.total = scratch.Zeroed(s.total, len(m.Machine.Wholes))
	s.least, s.most = scratch.Zeroed(s.least, len(s.total)), scratch.Sized(s.most, len(s.total))
	for w := range s.most {
		s.most[w] = int32(m.Size(w))
	}
}

// there returns how many registers that whole w represents are available at the present prices, given the cost of
// saving one.
func (s *saves) there(w int8, price cost) cost {
	if s.total[w] >= price {
		return cost(s.most[w])
	}
	return cost(s.least[w])
}

// branching is the state of Branch.
type branching struct {
	frames   []frame
	marginal marginals
	barred   barred
	slack    cost  // between the bound and the target
	limit    cost  // cost of a tree above its limit
	fresh    int   // states barred
	apart    *Dual // for parts of a merged model that Branch continues in the whole one
}

// Reset prepares for m with all prices zero.
func (d *Dual) Reset(m *model.Model) {
	q := m
	if m.Complete() {
		if x := d.merged.NewWith(m.P, m.Metric, model.Options{Merged: true}); x != nil {
			q = x
		}
	}
	d.reset(m, q)
}

// reset prepares for the model whole by way of m, which is the same or merged.
func (d *Dual) reset(whole, m *model.Model) {
	d.whole, d.m = whole, m
	d.full.at = 0
	d.price.reset(m, m == whole)
	d.same = scratch.Zeroed(d.same, len(m.P.VRegs))
	d.x = m.NewStates(d.same)
	d.r.reset(m, d.x)
	d.r.costModel, d.r.unit = &d.price, -1
	d.turns.find(m)
	if d.r.turns = nil; len(d.turns.ways) > 0 {
		d.r.turns = &d.turns
	}
	d.counted.states = m.NewStates(d.same)
	d.counted.changed = scratch.Sized(d.counted.changed, len(m.Segs))
	d.occ.Reset(m, d.counted.states)
	d.equalled = false
	d.forest.reset(m)
	d.loops.reset(m)
	d.r.mu, d.r.muAt = d.loops.mu, d.loops.at
	d.ascent.norm = 0
	for n := range d.turns.ways {
		d.turns.ways[n].f = d.ascent.weight(d.turns.ways[n].f)
	}
	d.dir.reset(m, &d.price, &d.loops)
	for b := range d.dir.weights {
		d.dir.weights[b] = d.weight(m.P.Blocks[b].Freq)
	}
	d.saves.reset(m)
	d.moved = scratch.Zeroed(d.moved, len(d.price.hot)+1)
	d.joined = scratch.Zeroed(d.joined, len(m.Segs))
	d.now, d.alpha, d.stall = 1, firstPace, 0
	d.anchor.bound, d.anchor.iterations, d.anchor.failed = -inf, 0, 0
	d.Best, d.Last = -inf, -inf
}

// weight is the scale of price moves where the execution frequency is f: about the cost of a byte and a move.
func (d *Dual) weight(f float64) float64 {
	return d.ascent.weight(d.m.Metric.Byte + d.m.Metric.Move*f + 1e-9)
}

// reset lists the trees of m; none is solved.
func (g *forest) reset(m *model.Model) {
	n := len(m.Segs)
	g.of, g.segs = scratch.Sized(g.of, n), scratch.Sized(g.segs, n)
	roots := int32(0)
	for k := range m.Segs {
		if p := m.Segs[k].Parent; p >= 0 {
			g.of[k] = g.of[p]
		} else {
			g.of[k] = roots
			roots++
		}
	}
	g.trees = scratch.Zeroed(g.trees, int(roots)+2)
	for k := range m.Segs {
		g.trees[g.of[k]+2]++
	}
	for t := range roots {
		g.trees[t+2] += g.trees[t+1]
	}
	for k := range m.Segs {
		at := &g.trees[g.of[k]+1]
		g.segs[*at] = int32(k)
		*at++
	}
	g.trees = g.trees[:roots+1]
	g.solved, g.value = scratch.Zeroed(g.solved, int(roots)), scratch.Zeroed(g.value, int(roots))
	g.sum, g.all = 0, false
}

// reset gives links outside the trees of m multipliers.
func (x *loopPrices) reset(m *model.Model) {
	x.at, x.relaxed = scratch.Filled(x.at, len(m.Links), -1), x.relaxed[:0]
	n := 0
	for i := range m.Links {
		if !m.Links[i].Tree {
			x.at[i] = int32(n)
			x.relaxed = append(x.relaxed, int32(i))
			n += m.Layout(&m.Segs[m.Links[i].To]).S
		}
	}
	x.mu = scratch.Zeroed(x.mu, n+lanes)[:n]
}

// evaluate solves the trees whose prices have changed and returns the bound.
func (d *Dual) evaluate() cost {
	for t := range d.forest.solved {
		segs := d.forest.tree(t)
		before := d.forest.solved[t] > 0
		if before && !d.forest.all && !d.dirty(segs) {
			continue
		}
		d.forest.sum -= d.forest.value[t]
		d.forest.value[t] = d.r.solve(segs)
		d.forest.sum += d.forest.value[t]
		if d.forest.solved[t] = 0; d.forest.value[t] >= inf/2 { // this part of a Branch has no solution
			if before {
				d.take(segs, -1)
			}
			continue
		}
		d.forest.solved[t] = d.now
		if d.r.trace(segs); before {
			d.differ(segs)
			segs = d.counted.differing
			d.take(segs, -1)
		}
		for _, k := range segs {
			copySegment(d.m, d.counted.states, d.x, k)
		}
		d.take(segs, 1)
	}
	d.forest.all = false
	d.now++
	return d.forest.sum - d.room() + d.turns.total
}

// differ lists the segments whose states, or those of their copies' sources or targets, differ from the recorded ones.
func (d *Dual) differ(segs []int32) {
	m := d.m
	d.counted.differing = d.counted.differing[:0]
	for _, k := range segs {
		d.counted.changed[k] = !sameSegment(m, d.counted.states, d.x, k)
	}
	for _, k := range segs {
		s := &m.Segs[k]
		if s.ByOperand && m.Events[s.Source].Kind == model.Copied && d.counted.changed[k] != d.counted.changed[s.Parent] {
			d.counted.changed[k], d.counted.changed[s.Parent] = true, true
		}
	}
	for _, k := range segs {
		if d.counted.changed[k] {
			d.counted.differing = append(d.counted.differing, k)
		}
	}
}

// dirty reports whether prices on the path of the segments changed since the last time.
func (d *Dual) dirty(segs []int32) bool {
	for _, k := range segs {
		s := &d.m.Segs[k]
		if d.joined[k] == d.now || d.moved[model.Write(s.Last)+1] != d.moved[model.Read(s.First)] {
			return true
		}
		if row := d.m.EntryRow(s.Block); !s.Def && d.moved[row+1] != d.moved[row] {
			return true
		}
	}
	return false
}

func (d *Dual) take(segs []int32, n int) {
	for _, k := range segs {
		d.occ.Add(k, n)
	}
}

// room is the price of all capacity: a callee-saved register is available only if its prices pay for saving it.
func (d *Dual) room() (c cost) {
	for w, x := range d.saves.total {
		c += d.saved(int8(w)) * (x - d.m.Save[w])
	}
	for i, x := range d.price.limit {
		if x != 0 {
			c += x * cost(d.m.P.Instrs[i].MemLimit)
		}
	}
	return c
}

// saved returns how many registers that whole w represents are available at the present prices.
func (d *Dual) saved(w int8) cost {
	return d.saves.there(w, d.m.Save[w])
}

// Iterate evaluates the prices and moves them; upper is the cost of the best known
// assignment. It reports whether there is a direction to continue in.
func (d *Dual) Iterate(upper cost) bool {
	d.Evaluate()
	return d.Move(upper)
}

// Initial step relative to the distance from the best cost, and its decrease when the bound stalls.
const (
	firstPace = 0.25
	slower    = 0.7
)

// Evaluate is the first half of Iterate: after it the prices are those of Last.
func (d *Dual) Evaluate() {
	d.Last = d.evaluate()
	better := d.Last > d.Best
	d.Best = max(d.Best, d.Last)
	if d.setAnchor(); d.anchored() {
		d.pace()
	} else if d.stall++; better {
		d.stall = 0
	} else if float64(d.stall) > 5+0.02*float64(d.now) {
		if d.stall = 0; d.r.out == nil {
			d.alpha *= slower
		} else {
			d.alpha *= branchSlower
		}
	}
}

// Move is the second half of Iterate.
func (d *Dual) Move(upper cost) bool {
	if d.Last >= inf/2 {
		return false
	}
	norm := d.follow()
	if norm < 1e-12 {
		return false
	}
	d.move(d.step(upper, norm), d.origin())
	return true
}

// After this many iterations the allocator's rule keeps more of the direction if executions count: subgradients
// oscillate at frequently executed blocks.
const swinging = 10

// inertia is the share of the direction kept in iteration n: at first prices move freely, in the end many directions
// are averaged. docs/design/constants.md records the effect of other values.
func (d *Dual) inertia() float32 {
	n, share := float64(d.now), 0.25
	if n >= swinging && d.m.Metric.Counts() && d.ascent.Step == Anchored {
		share = 0.15
	}
	return float32(0.95 - share/(1+n/120))
}

// direction keeps the share keep of the last direction, adds the subgradient times add, and returns the square norm.
func (d *Dual) direction(keep, add float32) (norm float64) {
	m := d.m
	for u := range d.dir.there {
		d.dir.there[u] = float32(d.saved(m.Machine.Whole[u]))
	}
	for b := range m.P.Blocks {
		f, sum := d.dir.weights[b], 0.0
		first, end := m.P.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			sum += d.rowDirection(model.Read(i), keep, add) + d.rowDirection(model.Write(i), keep, add)
			sum += d.limitDirection(i, keep, add)
		}
		sum += d.rowDirection(m.EntryRow(int32(b)), keep, add)
		norm += f * f * sum
	}
	return norm + d.linkDirection(keep, add) + d.prefixDirection(keep, add) + d.wayDirection(keep, add)
}

// rowDirection is direction for one row.
func (d *Dual) rowDirection(row int32, keep, add float32) (sum float64) {
	at, n := int(row)*d.price.n, d.price.n
	counts, index, price, use := d.occ.Counts(row), d.price.index, d.price.price[at:at+n], d.dir.use[at:at+n]
	for w := range d.dir.warm[row] {
		warm := uint64(0)
		for set := d.dir.warm[row][w] | d.occ.Units[row][w] | d.price.hot[row][w]; set != 0; set &= set - 1 {
			u := w<<6 + trailing(set)
			i := index[u]
			x := keep*use[i] + add*(float32(counts[u])-d.dir.there[u])
			if x < 0 && price[i] == 0 {
				x = 0
			}
			if use[i] = x; x != 0 {
				warm |= set & -set
				sum += float64(x) * float64(x)
			}
		}
		d.dir.warm[row][w] = warm
	}
	return sum
}

func (d *Dual) limitDirection(i regalloc.InstrID, keep, add float32) float64 {
	g := float32(d.occ.Mem[i]) - float32(d.m.P.Instrs[i].MemLimit)
	if g <= 0 && d.price.limit[i] == 0 && d.dir.mem[i] == 0 {
		return 0
	}
	x := keep*d.dir.mem[i] + add*g
	if x < 0 && d.price.limit[i] == 0 {
		x = 0
	}
	d.dir.mem[i] = x
	return float64(x) * float64(x)
}

// linkDirection is direction for relaxed links: the state at the source minus that at the target.
func (d *Dual) linkDirection(keep, add float32) (norm float64) {
	m := d.m
	for _, i := range d.loops.relaxed {
		k := &m.Links[i]
		from := &m.Segs[k.From]
		l := m.Layout(from)
		at := d.loops.at[i]
		mu, dir := d.loops.mu[at:at+int32(l.S)], d.dir.mu[at:at+int32(l.S)]
		y := d.r.along(i, l, d.x.Exit(from), mu)
		begin := int(d.x.In[k.To])
		sum := 0.0
		for a := range dir {
			dir[a] *= keep
		}
		dir[y] += add
		dir[begin] -= add
		for _, x := range dir {
			sum += float64(x) * float64(x)
		}
		f := d.weight(m.P.Edges[k.Edge].Freq)
		norm += f * f * sum
	}
	return norm
}

// move sets the prices to those of from, or nil for the present ones, moved by step along the direction.
func (d *Dual) move(step float64, from *anchor) {
	m := d.m
	d.full.moved = true
	for b := range m.P.Blocks {
		f := step * d.dir.weights[b] * d.dir.weights[b] * m.Scale
		first, end := m.P.InstrRange(regalloc.BlockID(b))
		entry := d.moveRow(m.EntryRow(int32(b)), f, from)
		if d.note(m.EntryRow(int32(b)), entry); entry {
			d.price.known[len(m.P.Instrs)+b] = 0
		}
		for i := first; i < end; i++ {
			read, changed := d.moveRow(model.Read(i), f, from), d.moveRow(model.Write(i), f, from)
			if d.note(model.Read(i), read); read || changed {
				d.price.known[i] = 0
			}
			x := d.price.limit[i]
			if from != nil {
				x = from.limit[i]
			}
			if x = max(0, x+cost(f*float64(d.dir.mem[i]))); x != d.price.limit[i] {
				d.price.limit[i], changed = x, true
			}
			d.note(model.Write(i), changed)
		}
	}
	for row := range d.price.hot {
		d.moved[row+1] += d.moved[row]
	}
	d.moveLinks(step, from)
	d.movePrefixes(step, from)
	d.moveWays(step, from)
}

// note records whether prices of a row changed.
func (d *Dual) note(row int32, changed bool) {
	d.moved[row+1] = 0
	if changed {
		d.moved[row+1] = 1
	}
}

// moveRow moves the prices of one row and reports whether any changed.
func (d *Dual) moveRow(row int32, f float64, from *anchor) (changed bool) {
	at, n := int(row)*d.price.n, d.price.n
	price, use := d.price.price[at:at+n], d.dir.use[at:at+n]
	base, all := price, d.dir.warm[row]
	if from != nil {
		base, all = from.price[at:at+n], all.Or(from.hot[row]).Or(d.price.hot[row])
	}
	for w := range all {
		for set := all[w]; set != 0; set &= set - 1 {
			u := w<<6 + trailing(set)
			i := d.price.index[u]
			p := price[i]
			x := max(0, min(maxPrice, base[i]+cost(f*float64(use[i]))))
			if x == p {
				continue
			}
			d.saves.total[d.m.Machine.Whole[u]] += x - p
			price[i], changed = x, true
			if x > 0 {
				d.price.hot[row][w] |= set & -set
			} else {
				d.price.hot[row][w] &^= set & -set
			}
		}
	}
	return changed
}

func (d *Dual) moveLinks(step float64, from *anchor) {
	m := d.m
	for _, i := range d.loops.relaxed {
		k := &m.Links[i]
		at, n := d.loops.at[i], int32(m.Layout(&m.Segs[k.To]).S)
		f := d.weight(m.P.Edges[k.Edge].Freq)
		f *= f * step * m.Scale
		base, changed := d.loops.mu, false
		if from != nil {
			base = from.mu
		}
		for a := at; a < at+n; a++ {
			if x := max(-maxPrice, min(maxPrice, base[a]+cost(f*float64(d.dir.mu[a])))); x != d.loops.mu[a] {
				d.loops.mu[a], changed = x, true
			}
		}
		if changed {
			d.joined[k.From], d.joined[k.To] = d.now, d.now
		}
	}
}

// Steps returns the number of path points visited since d was created.
func (d *Dual) Steps() int {
	if e := d.branching.apart; e != nil {
		return d.r.steps + e.r.steps
	}
	return d.r.steps
}

// BoundSteps returns the number of points at which LowerBound has computed the costs of sets of registers since d was
// created.
func (d *Dual) BoundSteps() int { return d.wide.steps }
