package route

import (
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// Branch tries to prove by branch and bound that nothing costs less than target, to close the gap of functions that
// are nearly closed: it splits on a value's location at the start of a block, or on whether one more register is
// saved, and bounds both parts. Afterwards the prices are as before, or the best so far (Return).
//
// It gives up at the first part that resists, after limit iterations, or when report, which is called after each
// iteration, returns false. It returns whether the proof was found; Best is then target. Before a part is split, and
// at the part that resists in the end, x, an assignment of the unmerged model, is set to the part's solution, which
// may have conflicts, and try, if not nil, is called: it returns the cost of the best known assignment and the
// resulting target.
func (d *Dual) Branch(upper, target cost, limit int, x *model.States, report func() bool, try func(share float64) (upper, target cost)) bool {
	if d.Best >= target {
		return true
	}
	t := brancher{d: d, upper: upper, target: target, left: limit, report: report, x: x, try: try}
	d.Return()
	best, last, alpha, stall := d.Best, d.Last, d.alpha, d.stall
	d.divisible()
	t.keep(0)
	low := t.node(0, -inf)
	ok := low >= t.target
	if !ok {
		d.Copy(x)
	}
	t.restore(0)
	d.r.out = nil
	d.invalidate()
	if d.full.at != 0 {
		d.full.at = -1 // those of a part
	}
	d.Best, d.Last, d.alpha, d.stall = max(best, min(low, t.target)), last, alpha, stall
	return ok
}

// divisible prepares for barring states; none is barred yet.
func (d *Dual) divisible() {
	d.branching.marginal.reset(&d.r)
	d.branching.marginal.found = d.barAbove
	d.branching.barred.reset(d.m)
	d.r.out = &d.branching.barred
}

// Limits of a brancher.
const (
	branchDepth   = 30 // parts of parts
	branchSteps   = 16 // iterations for one part,
	branchMost    = 60 // or so many where the bound is below that of the part it is a part of
	branchLook    = 4  // iterations between progress checks: the bound must reach
	branchSlow    = 8  // the target in so many more of these, at the speed of the last
	branchPace    = 0.1
	branchSlower  = 0.8 // further factor if the bound stalls
	branchAgain   = 0.3 // the share of units that an attempt routes again
	branchSamples = 12  // iterations whose solutions are compared
	barCost       = 4   // iterations that ruling states out takes as long as
)

type brancher struct {
	d             *Dual
	upper, target cost
	left          int
	report        func() bool
	x             *model.States
	try           func(share float64) (upper, target cost)
	seen          []model.States // of the last iterations
	samples       int
	kinds         *model.Model    // of registers: the merged model, where d's is not
	named         regalloc.RegSet // if d's model is not merged: registers that are no longer interchangeable
}

// A frame is the state of the prices when a part was divided.
type frame struct {
	price, mu, limit, total, share []cost
	hot, warm                      []model.Units
	dUse, dMu, dMem, dShare        []float32
	least, most                    []int32
	ways                           []cost
	barred                         int // length of the log of barred states
}

// keep saves the prices at a depth, restore brings them back.
func (t *brancher) keep(depth int) {
	d := t.d
	for len(d.branching.frames) <= depth {
		d.branching.frames = append(d.branching.frames, frame{})
	}
	f := &d.branching.frames[depth]
	f.price, f.mu = append(f.price[:0], d.price.price...), append(f.mu[:0], d.loops.mu...)
	f.limit, f.total = append(f.limit[:0], d.price.limit...), append(f.total[:0], d.saves.total...)
	f.hot, f.warm = append(f.hot[:0], d.price.hot...), append(f.warm[:0], d.dir.warm...)
	f.share, f.dShare = append(f.share[:0], d.price.share...), append(f.dShare[:0], d.dir.share...)
	f.dUse, f.dMu, f.dMem = append(f.dUse[:0], d.dir.use...), append(f.dMu[:0], d.dir.mu...), append(f.dMem[:0], d.dir.mem...)
	f.ways = f.ways[:0]
	for n := range d.turns.ways {
		f.ways = append(f.ways, d.turns.ways[n].price)
	}
	f.least, f.most, f.barred = append(f.least[:0], d.saves.least...), append(f.most[:0], d.saves.most...), len(d.branching.barred.log)
}

func (t *brancher) restore(depth int) {
	d, f := t.d, &t.d.branching.frames[depth]
	copy(d.price.price, f.price)
	d.price.forget()
	copy(d.loops.mu, f.mu)
	copy(d.price.limit, f.limit)
	copy(d.saves.total, f.total)
	copy(d.price.hot, f.hot)
	copy(d.dir.warm, f.warm)
	copy(d.dir.use, f.dUse)
	copy(d.dir.mu, f.dMu)
	copy(d.dir.mem, f.dMem)
	copy(d.price.share, f.share)
	copy(d.dir.share, f.dShare)
	for n := range d.turns.ways {
		w := &d.turns.ways[n]
		d.turns.price(w, f.ways[n]-w.price)
	}
	d.branching.barred.undo(f.barred)
	copy(d.saves.least, f.least)
	copy(d.saves.most, f.most)
	d.closeUnsaved()
}

// node returns a bound on everything cheaper than the target in the present part: if that is not below the target, the
// part is empty.
func (t *brancher) node(depth int, floor cost) cost {
	d := t.d
	d.invalidate()
	d.Best, d.alpha, d.stall = -inf, branchPace, 0
	t.samples = 0
	was := -inf
	for n := 0; n < branchSteps || n < branchMost && d.Best < floor; n++ {
		if t.left--; t.left < 0 || !t.report() {
			return d.Best
		}
		going := d.Iterate(t.upper)
		t.sample()
		if d.Best >= t.target {
			return d.Best
		}
		if !going {
			break
		}
		if n%branchLook == branchLook-1 {
			slow := d.Best-was < (t.target-d.Best)/branchSlow
			if slow && t.bar() == 0 { // it would take too long
				break
			}
			was = d.Best
		}
	}
	if depth == branchDepth {
		return d.Best
	}
	at, l, x := t.oscillating()
	share := branchAgain
	if l == nil { // it may be right as it is
		share = 0
	}
	if t.try != nil {
		d.Copy(t.x)
		if t.upper, t.target = t.try(share); d.Best >= t.target {
			return d.Best
		}
	}
	low := d.Best
	if w := t.fraction(); w >= 0 {
		return max(low, t.save(depth, low, w))
	}
	if l != nil {
		return max(low, t.divide(depth, low, at, l, x))
	}
	return max(low, t.apart(depth, low))
}

// bar bars the states that the target rules out and returns the number of new ones.
func (t *brancher) bar() int {
	t.left -= barCost
	if t.left < 0 {
		return 0
	}
	for range barCost {
		t.report()
	}
	n := t.d.bar(t.target)
	return n
}

// divide splits on whether a value with layout l is in one of the states of x at a point, or at the start of a
// segment.
func (t *brancher) divide(depth int, floor cost, at int32, l *model.Layout, x mask) cost {
	named, out := t.named, x
	if r := t.exchangeable(l, &out); r != regalloc.NoReg {
		t.named.Add(t.d.m.P.Machine.Whole(r))
	}
	t.keep(depth + 1)
	t.d.branching.barred.add(at, mask{^x[0], ^x[1]})
	low := t.node(depth+1, floor)
	if t.named = named; low < t.target {
		return -inf
	}
	t.restore(depth + 1)
	t.d.branching.barred.add(at, out)
	return t.node(depth+1, floor)
}

// save splits on how many registers of one kind are saved.
func (t *brancher) save(depth int, floor cost, w int) cost {
	d := t.d
	t.keep(depth + 1)
	lo, hi := d.saves.least[w], d.saves.most[w]
	mid := (lo + hi) / 2
	low := inf
	for _, part := range [2][2]int32{{lo, mid}, {mid + 1, hi}} {
		if low < t.target {
			low = -inf
			break
		}
		t.restore(depth + 1)
		d.limitSaved(w, part[0], part[1])
		low = t.node(depth+1, floor)
	}
	d.limitSaved(w, lo, hi)
	return low
}

// limitSaved bounds the number of saved registers that whole w represents to lo through hi.
func (d *Dual) limitSaved(w int, lo, hi int32) {
	d.saves.least[w], d.saves.most[w] = lo, hi
	d.closeUnsaved()
}

// closeUnsaved closes the registers of which none may be saved.
func (d *Dual) closeUnsaved() {
	d.price.closed = model.Units{}
	for v := range d.saves.most {
		if d.saves.most[v] == 0 {
			d.price.closed = d.price.closed.Or(d.m.Machine.Units[d.m.Machine.Wholes[v]])
		}
	}
}

// sample records where values are at the present prices.
func (t *brancher) sample() {
	n := t.samples % branchSamples
	for len(t.seen) <= n {
		t.seen = append(t.seen, model.States{})
	}
	t.seen[n].At = append(t.seen[n].At[:0], t.d.x.At...)
	t.seen[n].In = append(t.seen[n].In[:0], t.d.x.In...)
	t.samples++
}

// oscillating returns a point, or the complement of a segment that begins a block, where a value alternates between
// places in the last iterations, and the states of the place that it occupies nearest to half of the time; none if
// there is no such point.
func (t *brancher) oscillating() (at int32, in *model.Layout, x mask) {
	m := t.d.m
	best := 0.0
	n := min(t.samples, branchSamples)
	for k := range m.Segs {
		s := &m.Segs[k]
		l := m.Layout(s)
		try := func(where int32, of func(q *model.States) int8) {
			first := int(of(&t.seen[0]))
			place, same := placeOf(l, first), 0
			for i := range t.seen[:n] {
				if placeOf(l, int(of(&t.seen[i]))) == place {
					same++
				}
			}
			if same == n {
				return
			}
			score := float64(min(same, n-same)) * t.d.dir.weights[s.Block]
			if score > best {
				best, at, in, x = score, where, l, mask{place, place << 2 >> 2}
			}
		}
		if !s.Def {
			try(^int32(k), func(q *model.States) int8 { return q.In[k] })
		}
		for j := s.First; j <= s.Last; j++ {
			if p := s.Node + int32(j-s.First); s.Alive(j) && !(s.Def && j == s.First) {
				try(p, func(q *model.States) int8 { return q.At[p] })
			}
		}
	}
	return at, in, x
}

// placeOf returns the set of state a's location in l; memory and nowhere are the last two.
func placeOf(l *model.Layout, a int) uint64 {
	if k := l.Register(a); k >= 0 {
		return 1 << k
	}
	return 1 << (62 + a - l.Mem())
}

// fraction returns the saved-register kind whose price is closest to its save cost, among those whose number is not
// fixed, or -1.
func (t *brancher) fraction() int {
	d := t.d
	best, at := 0.5, -1
	for w, c := range d.m.Save {
		if c == 0 || d.saves.least[w] == d.saves.most[w] || d.m.Represents(d.m.Machine.Wholes[w]) != d.m.Machine.Wholes[w] {
			continue
		}
		if x := float64(d.saves.total[w]-c) / float64(c); x > -best && x < best {
			best, at = max(x, -x), w
		}
	}
	return at
}

// invalidate makes the next evaluation solve every tree.
func (d *Dual) invalidate() { d.forest.all = true }
