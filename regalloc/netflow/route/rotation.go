package route

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// A way is how a value that an instruction defines flows on into a value that passes the same instruction: around a
// loop, along links. The two are in different places there, so that on each way the location changes at least once.
// The relaxation misses that, since it may rotate halves of values, and since it has one location for registers that
// cannot be distinguished. The way's multiplier is added to the bound and subtracted from the price of each change on
// the way, except for those that serve an operand alone.
type way struct {
	segs  [2]int32 // in rotations.list
	links [2]int32
	turns bool // the first of segs is passed only up to the instruction that defines the other value; else only its end is on the way
	// beside is the segment whose location the definition takes over, if the value that the way leads to is only read
	// there, or -1.
	beside int32
	price  cost
	f      float64 // how much the price may move
	dir    float32
}

// rotations are the ways of a model.
type rotations struct {
	m      *model.Model
	ways   []way
	list   []int32 // segments and links of ways
	total  cost    // of prices
	segs   []turn  // of ways
	of     []int32
	on     []turnLink // by link: reduction of its prices
	onLink []int32    // by link: number in on, or -1

	ties  bool    // only ways on which operands are tied to definitions; their copies are changes, too
	from  []int32 // of find: by segment, the link that it was reached by, byTie, or -1
	queue []int32
}

// byTie marks a segment reached from its parent through a tied operand.
const byTie = -2

// A turn is the reduction of a segment's change prices.
type turn struct {
	all  cost // everywhere
	near cost // up to to, in addition
	to   regalloc.InstrID
	fork cost // for being in memory too at the end
	room cost // the least price
	// The rates that result, up to to and after it.
	first, last model.Rates
}

// A turnLink is the same for a link.
type turnLink struct {
	all   cost
	room  cost
	rates model.Rates
}

// Bounds of find: the links that are followed, for each segment, and those of a way.
const (
	searchLinks = 24
	wayLinks    = 24
)

// find looks for ways in m, the shortest for each pair of values.
func (t *rotations) find(m *model.Model) {
	t.m, t.ways, t.list, t.total = m, t.ways[:0], t.list[:0], 0
	t.segs, t.on = t.segs[:0], t.on[:0]
	t.of, t.onLink = scratch.Filled(t.of, len(m.Segs), -1), scratch.Filled(t.onLink, len(m.Links), -1)
	t.from = scratch.Filled(t.from, len(m.Segs), -1)
	left := searchLinks * len(m.Segs)
	for k := range m.Segs {
		s := &m.Segs[k]
		if !s.Def || !s.Out && !t.ties || m.P.Blocks[s.Block].Loop == 0 || s.Rates.Remat < inf {
			continue
		}
		if left = t.search(int32(k), left); left < 0 {
			break
		}
	}
	for i := range m.Links {
		if m.Links[i].Extra && !t.ties {
			t.fork(int32(i))
		}
	}
	for n := range t.ways {
		t.price(&t.ways[n], 0)
	}
}

// fork adds the way from the end of a block to the segments that begin after link i and after the first link of the
// same edge with the same value. A value in a register and in memory is in two places already.
func (t *rotations) fork(i int32) {
	m := t.m
	first := i
	for m.Links[first].Extra {
		first--
	}
	k := m.Links[i].From
	if m.Segs[k].Rates.Remat < inf || m.Segs[m.Links[i].To].Rates.Remat < inf || m.Segs[m.Links[first].To].Rates.Remat < inf {
		return
	}
	w := t.begin()
	t.list = append(t.list, k)
	t.end(w, []int32{i, first})
}

// search finds the ways of segment k, following at most left links, and returns how many are left.
func (t *rotations) search(k int32, left int) int {
	m := t.m
	b := m.Segs[k].Block
	t.queue = append(t.queue[:0], k)
	for n := 0; n < len(t.queue) && left > 0; n++ {
		s := &m.Segs[t.queue[n]]
		for i := s.Links[0]; i < s.Links[1]; i++ {
			left--
			to := m.Links[i].To
			x := &m.Segs[to]
			if to == k || t.from[to] != -1 || x.Rates.Remat < inf {
				continue
			}
			t.from[to] = i
			if x.Block == b && t.apart(k, to) {
				t.add(k, to)
			} else if x.Block != b || t.ties {
				t.queue = append(t.queue, to)
			}
		}
		if t.ties {
			left -= t.follow(k, s)
		}
	}
	for _, q := range t.queue {
		t.clear(q)
	}
	return left
}

// follow is search for the definitions tied to operands of s. It returns their number.
func (t *rotations) follow(k int32, s *model.Seg) (n int) {
	m := t.m
	d, b := m.Segs[k].First, m.Segs[k].Block
	for i := s.Events[0]; i < s.Events[1]; i++ {
		to := m.Events[i].Child
		if m.Events[i].Kind != model.Tied {
			continue
		}
		n++
		x := &m.Segs[to]
		if to == k || t.from[to] != -1 || x.Rates.Remat < inf {
			continue
		}
		if t.from[to] = byTie; x.Block == b && x.First < d && t.apart(k, to) {
			t.add(k, to)
		} else {
			t.queue = append(t.queue, to)
		}
	}
	return n
}

// apart reports whether segment to cannot share the location of the definition of segment k: it passes the
// instruction or, where ties are followed, it is read there besides the operand that the definition overwrites, or
// while the definition writes.
func (t *rotations) apart(k, to int32) bool {
	s, x := &t.m.Segs[k], &t.m.Segs[to]
	if x.Alive(s.First) {
		return true
	}
	return t.ties && x.Last == s.First && (s.DefEarly || t.overwritten(k) >= 0 && t.overwritten(k) != to)
}

// overwritten returns the segment that the definition of k is tied to, or -1.
func (t *rotations) overwritten(k int32) int32 {
	if s := &t.m.Segs[k]; s.ByOperand && t.m.Events[s.Source].Kind == model.Tied {
		return s.Parent
	}
	return -1
}

// clear resets from for the segments reachable from q.
func (t *rotations) clear(q int32) {
	s := &t.m.Segs[q]
	for i := s.Links[0]; i < s.Links[1]; i++ {
		t.from[t.m.Links[i].To] = -1
	}
	for i := s.Events[0]; i < s.Events[1] && t.ties; i++ {
		if c := t.m.Events[i].Child; c >= 0 {
			t.from[c] = -1
		}
	}
}

// add adds the way from segment k to segment to.
func (t *rotations) add(k, to int32) {
	m := t.m
	w := t.begin()
	w.turns = true
	var links []int32
	ties := 0
	for at := to; at != k; {
		t.list = append(t.list, at)
		if i := t.from[at]; i >= 0 {
			links, at = append(links, i), m.Links[i].From
		} else {
			ties, at = ties+1, m.Segs[at].Parent
		}
		if len(links) > wayLinks || ties > wayLinks {
			t.list = t.list[:w.segs[0]]
			return
		}
	}
	if w.beside = -1; !m.Segs[to].Alive(m.Segs[k].First) {
		w.beside = t.overwritten(k)
	} else if t.ties && ties == 0 { // that is found without following ties, too
		t.list = t.list[:w.segs[0]]
		return
	}
	t.list = append(t.list, k)
	t.end(w, links)
	x := &t.segs[t.of[to]]
	x.to = max(x.to, m.Segs[k].First)
}

// begin begins a way, whose segments are appended to list.
func (t *rotations) begin() (w way) {
	w.segs[0] = int32(len(t.list))
	return w
}

// end completes w.
func (t *rotations) end(w way, links []int32) {
	m := t.m
	w.segs[1], w.links[0] = int32(len(t.list)), int32(len(t.list))
	t.list = append(t.list, links...)
	w.links[1] = int32(len(t.list))
	f := m.Freq(m.Segs[t.list[w.segs[0]]].Block)
	w.f = m.Metric.Byte + m.Metric.Move*f + 1e-9
	t.ways = append(t.ways, w)
	for _, k := range t.list[w.segs[0]:w.segs[1]] {
		t.passes(k)
	}
	for _, i := range links {
		if t.onLink[i] < 0 {
			t.onLink[i] = int32(len(t.on))
			t.on = append(t.on, turnLink{room: leastChange(&m.Links[i].Rates)})
		}
	}
}

// passes records that a way passes segment k.
func (t *rotations) passes(k int32) {
	if s := &t.m.Segs[k]; t.of[k] < 0 {
		t.of[k] = int32(len(t.segs))
		t.segs = append(t.segs, turn{to: s.First - 1, room: leastChange(&s.Rates)})
	}
}

func leastChange(c *model.Rates) cost { return max(0, min(c.Move, c.Load, c.Store)) }

// eachPart calls seg for the segments of w, last if only their beginning is on it, and link for its links.
func (t *rotations) eachPart(w *way, seg func(k int32, last bool), link func(i int32)) {
	for n, k := range t.list[w.segs[0]:w.segs[1]] {
		seg(k, n == 0 && w.turns)
	}
	for _, i := range t.list[w.links[0]:w.links[1]] {
		link(i)
	}
}

// space returns how much more a way may subtract.
func (t *rotations) space(w *way) cost {
	x := inf
	t.eachPart(w, func(k int32, last bool) {
		if s := &t.segs[t.of[k]]; w.turns {
			x = min(x, s.room-s.all-s.near)
		}
	}, func(i int32) {
		l := &t.on[t.onLink[i]]
		x = min(x, l.room-l.all)
	})
	return max(0, x)
}

// price adds c to the price of w.
func (t *rotations) price(w *way, c cost) {
	w.price += c
	t.total += c
	t.eachPart(w, func(k int32, last bool) {
		s := &t.segs[t.of[k]]
		switch {
		case !w.turns:
			s.fork += c
		case last:
			s.near += c
		default:
			s.all += c
		}
		s.last = less(&t.m.Segs[k].Rates, s.all)
		s.first = less(&t.m.Segs[k].Rates, s.all+s.near)
	}, func(i int32) {
		l := &t.on[t.onLink[i]]
		l.all += c
		l.rates = less(&t.m.Links[i].Rates, l.all)
	})
}

// less returns c with x subtracted from each change of location.
func less(c *model.Rates, x cost) model.Rates {
	y := *c
	y.Move, y.Load, y.Store = y.Move-x, y.Load-x, y.Store-x
	return y
}

// at returns the rates of segment k at instruction j.
func (t *rotations) at(k int32, s *model.Seg, j regalloc.InstrID) *model.Rates {
	n := t.of[k]
	switch {
	case n < 0:
		return &s.Rates
	case j <= t.segs[n].to:
		return &t.segs[n].first
	}
	return &t.segs[n].last
}

// marks reports whether instruction j is one at which the rates of segment k change, or the last.
func (t *rotations) marks(k int32, s *model.Seg, j regalloc.InstrID) bool {
	n := t.of[k]
	return n >= 0 && (j == s.Last || j == t.segs[n].to)
}

// changes returns the number of location changes from state a to b.
func changes(l *model.Layout, a, b int) (n float32) {
	switch {
	case a == b || b == l.None():
	case a == l.Mem():
		n = 1
	case b == l.Mem():
		if a < l.K {
			n = 1
		}
	default:
		if l.Register(a) != l.Register(b) {
			n++
		}
		if a < l.K && b >= l.K {
			n++
		}
	}
	return n
}

// inSegment counts the changes of segment k, up to instruction to.
func (t *rotations) inSegment(x *model.States, m *model.Model, k int32, to regalloc.InstrID) (n float32) {
	s := &m.Segs[k]
	l := m.Layout(s)
	j := s.First
	if s.Def {
		j++
	}
	if j > min(to, s.Last) {
		return 0
	}
	for a := x.Before(s, k, j); j <= min(to, s.Last); j++ {
		if b := x.Through(s, j); b >= 0 {
			n += changes(l, a, b)
			a = b
		}
	}
	return n
}

// passed counts the changes of segment k on w.
func (t *rotations) passed(w *way, x *model.States, m *model.Model, k int32, last bool) float32 {
	if s := &m.Segs[k]; !w.turns {
		if a, l := x.Exit(s), m.Layout(s); a >= l.K && a < l.Mem() {
			return 1
		}
		return 0
	}
	return t.inSegment(x, m, k, t.behind(k, last))
}

// forks reports whether both affects the costs of segment k at instruction j.
func (t *rotations) forks(s *model.Seg, k int32, j regalloc.InstrID) bool {
	n := t.of[k]
	return n >= 0 && j == s.Last && t.segs[n].fork != 0
}

// both subtracts the payment for also being in memory at the end of segment k.
func (t *rotations) both(s *model.Seg, k int32, l *model.Layout, j regalloc.InstrID, h []cost) {
	if !t.forks(s, k, j) {
		return
	}
	for a := l.K; a < l.Mem(); a++ {
		if h[a] < inf {
			h[a] -= t.segs[t.of[k]].fork
		}
	}
}

// behind returns the last instruction of a way in segment k.
func (t *rotations) behind(k int32, last bool) regalloc.InstrID {
	if last {
		return t.segs[t.of[k]].to
	}
	return t.m.Segs[k].Last
}

// count returns how often x, an assignment of m, changes locations on w; leads returns the state that a link leads
// to.
func (t *rotations) count(w *way, x *model.States, m *model.Model, leads func(i int32) int) (n float32) {
	t.eachPart(w, func(k int32, last bool) {
		n += t.passed(w, x, m, k, last)
	}, func(i int32) {
		s := &m.Segs[m.Links[i].From]
		n += changes(m.Layout(s), x.Exit(s), leads(i))
	})
	return n
}

// wayDirection is direction for ways: one minus the number of changes on them.
func (d *Dual) wayDirection(keep, add float32) (norm float64) {
	t := &d.turns
	leads := func(i int32) int {
		k := &d.m.Links[i]
		if k.Tree {
			return int(d.x.In[k.To])
		}
		l := d.m.Layout(&d.m.Segs[k.From])
		return d.r.along(i, l, d.x.Exit(&d.m.Segs[k.From]), d.loops.mu[d.loops.at[i]:d.loops.at[i]+int32(l.S)])
	}
	for n := range t.ways {
		w := &t.ways[n]
		x := keep*w.dir + add*(1-t.count(w, d.x, d.m, leads))
		if x < 0 && w.price == 0 {
			x = 0
		}
		w.dir = x
		norm += w.f * w.f * float64(x) * float64(x)
	}
	return norm
}

// moveWays moves the ways' prices along the direction.
func (d *Dual) moveWays(step float64, from *anchor) {
	t := &d.turns
	if from != nil { // all of them first: the room of each depends on the others
		for n := range t.ways {
			t.price(&t.ways[n], from.ways[n]-t.ways[n].price)
		}
	}
	for n := range t.ways {
		w := &t.ways[n]
		c := max(-w.price, cost(step*w.f*w.f*d.m.Scale*float64(w.dir)))
		if c > 0 {
			c = min(c, t.space(w))
		}
		if c == 0 && from == nil {
			continue
		}
		t.price(w, c)
		t.eachPart(w, func(k int32, last bool) { d.joined[k] = d.now }, func(int32) {})
	}
}

// Ways returns the number of ways around loops, and from one place to two, that the bound takes into account.
func (d *Dual) Ways() int { return len(d.turns.ways) }
