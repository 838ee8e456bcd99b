package isel

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/regalloc"
)

// reliever reorders regions with more live values than registers to avoid spills.
type reliever struct {
	bank     []int8  // by node: the bank of its value, or -1 if it is in no register
	lastRead []int32 // by node: the last epoch with an instance that reads it
	left     []int32 // by node: number of remaining instances that read it
	live     []int32 // by bank: how many values are live
	runs     []run   // regions where live values exceed the registers

	// For an order of a run.
	below []bool // by node: its value is live below the placed instances
	ready []NodeID
	order []NodeID

	// For the price of an order.
	seen  []int32 // by node: its next read
	next  []int32 // by operand and result, from the end of the order on: its next read
	place []int32 // by node: its register in its bank, or -1
	saved []bool  // by node: memory holds its value
	held  [][]holding
}

// run is the instances between two effects, and the second of these, as positions in scheduler.sorted.
type run struct{ from, to int }

// holding is the contents of a register, and its next read.
type holding struct {
	node NodeID
	next int32
}

// Next reads: operands of the current instance now, values read after the run later, dead values never.
const (
	now   = -1
	never = 1<<31 - 1
	later = never - 1
)

// shortestRun is the minimum number of instances of a reordered run; widestChoice is the number of ready instances
// considered at each step.
const shortestRun, widestChoice = 9, 64

// banks are the sets of classes that share registers.
type banks struct {
	of   []int8 // by class
	room []int  // by bank: how many registers it has
}

func banksOf(m *regalloc.Machine) (b banks) {
	var sets []regalloc.RegSet
	b.of = make([]int8, len(m.Classes))
	for i := range m.Classes {
		var whole regalloc.RegSet
		for _, r := range m.Classes[i].Regs {
			whole.Add(m.Whole(r))
		}
		k := slices.IndexFunc(sets, func(s regalloc.RegSet) bool { return !s.Intersect(whole).Empty() })
		if k < 0 {
			k = len(sets)
			sets = append(sets, whole)
		}
		sets[k] = sets[k].Union(whole)
		b.of[i] = int8(k)
	}
	for _, s := range sets {
		b.room = append(b.room, s.Len())
	}
	return b
}

// relieve reorders the instances between two effects, in sorted, if more values are live than there are registers and
// the new order needs fewer memory accesses and copies. Linear.
func (e *Engine) relieve() {
	if len(e.scheduler.sorted) < shortestRun {
		return
	}
	e.findRuns()
	for _, r := range e.reliever.runs {
		source := e.scheduler.sorted[r.from:r.to]
		order := e.listSchedule(source)
		if old, price := e.priceOf(source), e.priceOf(order); price+price/32 < old {
			copy(source, order)
		}
	}
}

// findRuns computes runs, and the per-node data.
func (e *Engine) findRuns() {
	s, d, p := &e.scheduler, &e.dag, &e.reliever
	p.runs = p.runs[:0]
	p.live = scratch.Zeroed(p.live, len(e.rules.banks.room))
	p.bank, p.lastRead, p.left = scratch.Sized(p.bank, d.Len()), scratch.Sized(p.lastRead, d.Len()), scratch.Sized(p.left, d.Len())
	for i := range p.bank {
		n := NodeID(i)
		p.bank[n], p.lastRead[n], p.left[n] = e.bankOf(n), -1, e.reads[n]
		if k := p.bank[n]; k >= 0 && d.Input(n) && e.reads[n] > 0 {
			p.live[k]++
		}
	}
	from, tight := 0, false
	for i, n := range s.sorted {
		c, epoch := e.cover.Choice[n], d.nodes[n].epoch
		for _, b := range e.match.Boundary(c) {
			if k := p.bank[b]; k >= 0 {
				p.lastRead[b] = epoch
				if p.left[b]--; p.left[b] == 0 && !e.livesOut(b) {
					p.live[k]--
				}
			}
		}
		if k := p.bank[n]; k >= 0 && (e.reads[n] > 0 || e.livesOut(n)) {
			p.live[k]++
			tight = tight || int(p.live[k]) > e.rules.banks.room[k]
		}
		if i+1 == len(s.sorted) || d.nodes[s.sorted[i+1]].epoch != epoch {
			if tight && i+1-from >= shortestRun {
				p.runs = append(p.runs, run{from, i + 1})
			}
			from, tight = i+1, false
		}
	}
}

// bankOf returns the bank of the value of n, or -1 if no register holds it across instances.
func (e *Engine) bankOf(n NodeID) int8 {
	if e.dag.Floating(n) {
		return -1
	}
	switch t := e.dag.Value(n).Type; t.Kind {
	case ir.IntKind, ir.PtrKind, ir.FloatKind, ir.DoubleKind, ir.VectorKind:
		return e.rules.banks.of[e.target.ClassOf(t)]
	}
	return -1
}

// livesOut reports whether the value of n is needed after the block.
func (e *Engine) livesOut(n NodeID) bool {
	if e.dag.Input(n) {
		return e.dag.nodes[n].flags&nodeDies == 0
	}
	return e.dag.Required(n)
}

// livesBehind reports whether the value of n is needed after the instances of an epoch.
func (e *Engine) livesBehind(n NodeID, epoch int32) bool {
	return e.reliever.lastRead[n] > epoch || e.livesOut(n)
}

// listSchedule returns the instances of a run in the order of a bottom-up list scheduler: of the instances whose
// readers are all placed, it places one that leaves the fewest values live; ties go to the one that became ready last.
// Valid until the next call.
func (e *Engine) listSchedule(source []NodeID) []NodeID {
	p := &e.reliever
	p.below, p.left = scratch.Sized(p.below, e.dag.Len()), scratch.Sized(p.left, e.dag.Len())
	p.order = scratch.Sized(p.order, len(source))
	at := len(source) - 1
	last := source[at]
	epoch := e.dag.nodes[last].epoch
	e.eachOf(source, func(n NodeID) { p.below[n], p.left[n] = e.livesBehind(n, epoch), 0 })
	for _, n := range source {
		for _, b := range e.match.Boundary(e.cover.Choice[n]) {
			p.left[b]++
		}
	}
	p.ready = p.ready[:0]
	for _, n := range source[:at] {
		if p.left[n] == 0 {
			p.ready = append(p.ready, n)
		}
	}
	for n := last; ; n = e.takeReady() { // an effect, or the block's end, stays last
		p.order[at] = n
		if at--; at < 0 {
			return p.order
		}
		first := len(p.ready)
		for _, b := range e.match.Boundary(e.cover.Choice[n]) {
			p.below[b] = true
			if p.left[b]--; p.left[b] == 0 && e.emits(b) && e.dag.nodes[b].epoch == epoch {
				p.ready = append(p.ready, b)
			}
		}
		slices.Sort(p.ready[first:])
	}
}

// eachOf calls do with the nodes that instances read and compute.
func (e *Engine) eachOf(source []NodeID, do func(NodeID)) {
	for _, n := range source {
		do(n)
		for _, b := range e.match.Boundary(e.cover.Choice[n]) {
			do(b)
		}
	}
}

// takeReady removes from ready the instance that leaves the fewest values live above it.
func (e *Engine) takeReady() NodeID {
	p := &e.reliever
	best, least := 0, 1<<30
	for i := len(p.ready) - 1; i >= max(0, len(p.ready)-widestChoice); i-- {
		n, more := p.ready[i], 0
		if p.bank[n] >= 0 && p.below[n] {
			more--
		}
		for _, b := range e.match.Boundary(e.cover.Choice[n]) {
			if p.bank[b] >= 0 && !p.below[b] {
				more++
			}
		}
		if more < least {
			best, least = i, more
		}
	}
	n := p.ready[best]
	p.ready = slices.Delete(p.ready, best, best+1)
	return n
}

// priceOf returns the cost of keeping the operands of instances in registers, in the given order, with
// furthest-next-use eviction [Belady66]: 2 for each memory access, 1 for each copy of a register that is overwritten
// and read again. Values from before the run start in memory.
func (e *Engine) priceOf(order []NodeID) (price int) {
	p := &e.reliever
	e.findNext(order)
	for len(p.held) < len(e.rules.banks.room) {
		p.held = append(p.held, nil)
	}
	for k := range p.held {
		p.held[k] = p.held[k][:0]
	}
	at := len(p.next)
	for _, n := range order {
		c := e.cover.Choice[n]
		reads := e.match.Boundary(c)
		for _, b := range reads {
			if k := p.bank[b]; k >= 0 && p.place[b] >= 0 {
				p.held[k][p.place[b]].next = now
			}
		}
		for _, b := range reads {
			if k := p.bank[b]; k >= 0 && p.place[b] < 0 {
				price += 2 + e.hold(b, k, now)
			}
		}
		for _, b := range reads {
			at--
			if k := p.bank[b]; k >= 0 && p.place[b] >= 0 {
				p.held[k][p.place[b]].next = p.next[at]
			}
		}
		if e.copies(c) {
			price++
		}
		for _, b := range reads {
			if k := p.bank[b]; k >= 0 && p.place[b] >= 0 && p.held[k][p.place[b]].next == never {
				e.drop(b, k)
			}
		}
		at--
		if k := p.bank[n]; k >= 0 && p.next[at] != never {
			price += e.hold(n, k, p.next[at])
		}
	}
	return price
}

// findNext computes next, and the per-node data for the price.
func (e *Engine) findNext(order []NodeID) {
	p, n := &e.reliever, e.dag.Len()
	p.seen, p.place, p.saved = scratch.Sized(p.seen, n), scratch.Sized(p.place, n), scratch.Sized(p.saved, n)
	epoch := e.dag.nodes[order[0]].epoch
	e.eachOf(order, func(n NodeID) {
		p.seen[n], p.place[n], p.saved[n] = never, -1, true
		if e.livesBehind(n, epoch) {
			p.seen[n] = later
		}
	})
	p.next = p.next[:0]
	for i := len(order) - 1; i >= 0; i-- {
		n := order[i]
		p.saved[n] = false
		p.next = append(p.next, p.seen[n])
		reads := e.match.Boundary(e.cover.Choice[n])
		for k := len(reads) - 1; k >= 0; k-- {
			p.next = append(p.next, p.seen[reads[k]])
		}
		for _, b := range reads {
			p.seen[b] = int32(i)
		}
	}
}

// hold loads n, whose next read is next, into a register of bank k, and returns the cost of making room.
func (e *Engine) hold(n NodeID, k int8, next int32) (price int) {
	p := &e.reliever
	held := p.held[k]
	if len(held) < e.rules.banks.room[k] {
		p.place[n] = int32(len(held))
		p.held[k] = append(held, holding{n, next})
		return 0
	}
	at := 0
	for i := range held {
		if held[i].next > held[at].next {
			at = i
		}
	}
	if out := held[at].node; !p.saved[out] {
		p.saved[out] = true
		price = 2
	}
	p.place[held[at].node], p.place[n] = -1, int32(at)
	held[at] = holding{n, next}
	return price
}

// drop evicts n from its register.
func (e *Engine) drop(n NodeID, k int8) {
	p := &e.reliever
	held := p.held[k]
	at, last := p.place[n], len(held)-1
	held[at] = held[last]
	p.place[held[at].node], p.place[n] = at, -1
	p.held[k] = held[:last]
}

// copies reports whether c overwrites a register whose value is read later, in the current order.
func (e *Engine) copies(c InstID) bool {
	in := e.match.Inst(c)
	if in.Tile < 0 || in.folds {
		return false
	}
	tile := &e.target.Tiles[in.Tile]
	if tile.NumDefs == 0 || tile.Operands[0].Tied < 0 {
		return false
	}
	uses := e.match.Uses(c)
	partner := partnerOf(tile)
	return e.readLater(uses[tile.Operands[0].Tied-tile.NumDefs]) && (partner < 0 || e.readLater(uses[int(partner)-tile.NumDefs]))
}

// readLater reports whether the value of n is read after the current instance.
func (e *Engine) readLater(n NodeID) bool {
	p := &e.reliever
	k := p.bank[n]
	return k < 0 || p.place[n] < 0 || p.held[k][p.place[n]].next != never
}
