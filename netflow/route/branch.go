package route

import (
	"spillway/netflow/model"
)

// Branch closes the gap of functions that are nearly closed: it divides what is possible in
// two, by where a value is at the start of a block or whether one more register is saved, and
// bounds both parts, and so on. The prices stay as they are.
//
// It looks for a proof that nothing costs less than target, and gives up at the first part that
// resists, or when limit iterations are used up; report is called after each of them and ends
// it too, by returning false. It returns whether the proof was found; Best is then target.
// Before a part is divided x, an assignment of the whole model, is set to the part's solution, in which locations may be taken
// twice, as it is to that of the part that resists in the end, and try is called, unless it is nil: it returns the cost of the best known assignment and the target that follows.
func (d *Dual) Branch(upper, target cost, limit int, x *model.States, report func() bool, try func() (upper, target cost)) bool {
	if d.Best >= target {
		return true
	}
	t := brancher{d: d, upper: upper, target: target, left: limit, report: report, x: x, try: try}
	best, last, alpha, stall := d.Best, d.Last, d.alpha, d.stall
	d.marginal.reset(&d.r)
	d.marginal.found = d.barAbove
	d.barred.reset(d.m)
	d.r.out = &d.barred
	t.keep(0)
	ok := t.node(0)
	if !ok {
		d.Copy(x)
	}
	t.restore(0)
	d.r.out = nil
	d.forceAll()
	if d.full.at != 0 {
		d.full.at = -1 // those of a part
	}
	if d.Best, d.Last, d.alpha, d.stall = best, last, alpha, stall; ok {
		d.Best = t.target
	}
	return ok
}

// What a brancher may do.
const (
	branchDepth   = 12 // parts of parts
	branchSteps   = 60 // iterations for one part
	branchLook    = 8  // how often it is looked at whether they lead anywhere:
	branchSlow    = 8  // to the target in as many more times, at the speed of the last
	branchPace    = 0.1
	branchSamples = 12 // iterations whose solutions are compared
	barCost       = 4  // iterations that ruling states out takes as long as
)

type brancher struct {
	d             *Dual
	upper, target cost
	left          int
	report        func() bool
	x             *model.States
	try           func() (upper, target cost)
	seen          []model.States // of the last iterations
	samples       int
}

// A frame is what the prices were when a part was divided.
type frame struct {
	price, mu, limit, total, share []cost
	hot, warm                      []model.Units
	dUse, dMu, dMem, dShare        []float32
	least, most                    []int32
	ways                           []cost
	barred                         int // how many entries the log of what is barred has
}

// keep saves the prices at a depth, restore brings them back.
func (t *brancher) keep(depth int) {
	d := t.d
	for len(d.frames) <= depth {
		d.frames = append(d.frames, frame{})
	}
	f := &d.frames[depth]
	f.price, f.mu = append(f.price[:0], d.price.price...), append(f.mu[:0], d.mu...)
	f.limit, f.total = append(f.limit[:0], d.price.limit...), append(f.total[:0], d.total...)
	f.hot, f.warm = append(f.hot[:0], d.price.hot...), append(f.warm[:0], d.warm...)
	f.share, f.dShare = append(f.share[:0], d.price.share...), append(f.dShare[:0], d.dShare...)
	f.dUse, f.dMu, f.dMem = append(f.dUse[:0], d.dUse...), append(f.dMu[:0], d.dMu...), append(f.dMem[:0], d.dMem...)
	f.ways = f.ways[:0]
	for n := range d.turns.ways {
		f.ways = append(f.ways, d.turns.ways[n].price)
	}
	f.least, f.most, f.barred = append(f.least[:0], d.least...), append(f.most[:0], d.most...), len(d.barred.log)
}

func (t *brancher) restore(depth int) {
	d, f := t.d, &t.d.frames[depth]
	copy(d.price.price, f.price)
	d.price.forget()
	copy(d.mu, f.mu)
	copy(d.price.limit, f.limit)
	copy(d.total, f.total)
	copy(d.price.hot, f.hot)
	copy(d.warm, f.warm)
	copy(d.dUse, f.dUse)
	copy(d.dMu, f.dMu)
	copy(d.dMem, f.dMem)
	copy(d.price.share, f.share)
	copy(d.dShare, f.dShare)
	for n := range d.turns.ways {
		w := &d.turns.ways[n]
		d.turns.price(w, f.ways[n]-w.price)
	}
	d.barred.undo(f.barred)
	copy(d.least, f.least)
	copy(d.most, f.most)
	d.closeUnsaved()
}

// node reports whether nothing in the present part costs less than the target.
func (t *brancher) node(depth int) bool {
	d := t.d
	d.forceAll()
	d.Best, d.alpha, d.stall = -inf, branchPace, 0
	t.samples = 0
	was := -inf
	for n := range branchSteps {
		if t.left--; t.left < 0 || !t.report() {
			return false
		}
		going := d.Iterate(t.upper)
		t.sample()
		if d.Best >= t.target {
			return true
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
		return false
	}
	if t.try != nil {
		d.Copy(t.x)
		if t.upper, t.target = t.try(); d.Best >= t.target {
			return true
		}
	}
	if w := t.fraction(); w >= 0 {
		return t.save(depth, w)
	}
	at, x := t.torn()
	return x != mask{} && t.divide(depth, at, x)
}

// bar bars what the target rules out and returns how many states are new.
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

// divide divides by whether a value is in one of the states of x at a point, or at the start of a segment.
func (t *brancher) divide(depth int, at int32, x mask) bool {
	t.keep(depth + 1)
	for _, part := range [2]mask{{^x[0], ^x[1]}, x} {
		t.restore(depth + 1)
		t.d.barred.add(at, part)
		if !t.node(depth + 1) {
			return false
		}
	}
	return true
}

// save divides by how many registers of one kind are saved.
func (t *brancher) save(depth, w int) bool {
	d := t.d
	t.keep(depth + 1)
	lo, hi := d.least[w], d.most[w]
	mid := (lo + hi) / 2
	ok := true
	for _, part := range [2][2]int32{{lo, mid}, {mid + 1, hi}} {
		if !ok {
			break
		}
		t.restore(depth + 1)
		d.limitSaved(w, part[0], part[1])
		ok = t.node(depth + 1)
	}
	d.limitSaved(w, lo, hi)
	return ok
}

// limitSaved lets the registers that whole w stands for be from lo to hi in number.
func (d *Dual) limitSaved(w int, lo, hi int32) {
	d.least[w], d.most[w] = lo, hi
	d.closeUnsaved()
}

// closeUnsaved closes the registers of which there are none.
func (d *Dual) closeUnsaved() {
	d.price.closed = model.Units{}
	for v := range d.most {
		if d.most[v] == 0 {
			d.price.closed = d.price.closed.Or(d.m.Machine.Units[d.m.Machine.Wholes[v]])
		}
	}
}

// sample keeps where values are at the present prices.
func (t *brancher) sample() {
	n := t.samples % branchSamples
	for len(t.seen) <= n {
		t.seen = append(t.seen, model.States{})
	}
	t.seen[n].At = append(t.seen[n].At[:0], t.d.x.At...)
	t.seen[n].In = append(t.seen[n].In[:0], t.d.x.In...)
	t.samples++
}

// torn returns a point, or the complement of a segment that begins a block, where a value is now in one
// place, now in another, in the last iterations, and the states of the place in which it is nearest to half of them; none if
// there is no such point.
func (t *brancher) torn() (at int32, x mask) {
	m := t.d.m
	best := 0.0
	n := min(t.samples, branchSamples)
	for k := range m.Segs {
		s := &m.Segs[k]
		l := m.Layout(s)
		try := func(where int32, of func(q *model.States) int8) {
			first := int(of(&t.seen[0]))
			place, in := placeOf(l, first), 0
			for i := range t.seen[:n] {
				if placeOf(l, int(of(&t.seen[i]))) == place {
					in++
				}
			}
			if in == n {
				return
			}
			score := float64(min(in, n-in)) * t.d.rowF[s.Block]
			if score > best {
				best, at, x = score, where, mask{place, place << 2 >> 2}
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
	return at, x
}

// placeOf returns the set of the location of state a of l: memory and nowhere are the last two.
func placeOf(l *model.Layout, a int) uint64 {
	if k := l.Register(a); k >= 0 {
		return 1 << k
	}
	return 1 << (62 + a - l.Mem())
}

// fraction returns the whole that must be saved whose price is nearest to what saving it
// costs, of those whose number is not fixed, or -1.
func (t *brancher) fraction() int {
	d := t.d
	best, at := 0.5, -1
	for w, c := range d.m.Save {
		if c == 0 || d.least[w] == d.most[w] || d.m.Represents(d.m.Machine.Wholes[w]) != d.m.Machine.Wholes[w] {
			continue
		}
		if x := float64(d.total[w]-c) / float64(c); x > -best && x < best {
			best, at = max(x, -x), w
		}
	}
	return at
}

// forceAll makes the next evaluation solve every tree.
func (d *Dual) forceAll() { d.all = true }
