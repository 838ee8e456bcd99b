package outssa

import (
	"cmp"
	"slices"
	"sort"

	"spillway/cfg"
	"spillway/internal/disjoint"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// A candidate is a copy that one would like to be rid of.
type candidate struct {
	pairOf
	index int32            // in order of discovery
	at    regalloc.InstrID // where it is in the Problem with all copies
	block regalloc.BlockID
	freq  float64
}

// A segment is a half-open run of program points, as in package live, at which one
// value is in a register.
type segment struct {
	from, to int32
	value    regalloc.VReg // the register that was first to have it; always 0 if values are not told apart
}

// coalescer joins registers into classes whose members may have one place. Members
// of a class never have different values at one program point. In a class with pins
// the machine's register may hold what several members were before.
type coalescer struct {
	leader     []regalloc.VReg // by register: disjoint sets of those joined
	candidates []candidate
	ranges     *live.Ranges
	lists      []list // by leader: its segments, ascending and disjoint; empty until needed
	lates      []list // segments that wait to be merged into long lists
	segs       []segment

	temps   []segment  // of temporaries of parameters
	tempsOf [][2]int32 // by register: range of temps

	start   []int32 // by web: its members
	members []regalloc.VReg

	labels physical
}

// coalesce lets the method join what it wants to.
func (l *lowerer) coalesce(f *cfg.Info, sets *live.Sets) {
	c := &l.coalescer
	c.ranges = l.live.Ranges(&l.outcome.q, f.Loops.Order, sets)
	c.lists, c.segs = scratch.Zeroed(c.lists, len(l.inserted.vregs)), c.segs[:0]
	c.lates = c.lates[:0]
	if l.tied.method.values || l.tied.pins != nil {
		l.findValues()
	}
	if l.tied.pins != nil {
		l.label()
	}
	if l.tied.method.join != nil && !l.opts.KeepCopies {
		l.tied.method.join(l, f)
	}
	if l.opts.Again {
		l.again(f, sets)
	}
}

// byFrequency sorts the candidates: those executed most often first.
func (l *lowerer) byFrequency() {
	slices.SortFunc(l.candidates, func(a, b candidate) int {
		if a.freq != b.freq {
			return cmp.Compare(b.freq, a.freq)
		}
		return int(a.index - b.index)
	})
}

// joinAll joins the sides of all copies of which need approves, in order.
func (l *lowerer) joinAll(want func(*candidate) bool) {
	for k := range l.candidates {
		if x := &l.candidates[k]; want == nil || want(x) {
			l.join(x.dst, x.src)
		}
	}
}

func (l *lowerer) candidate(x pairOf) {
	freq := l.p.Blocks[l.block].Freq
	if l.tied.method.values {
		// Blocks that are executed equally often differ by rounding; what is tried in the
		// order of the code is put at the ends of lists.
		freq = float64(float32(freq))
	}
	l.candidates = scratch.Push(l.candidates, candidate{x, int32(len(l.candidates)), regalloc.InstrID(len(l.outcome.q.Instrs)) - 1, l.block, freq})
}

// free reports whether o asks for no register in particular.
func free(o *regalloc.Operand) bool { return o.Constraint == regalloc.InClass }

// values reports whether values are told apart in segments.
func (l *pinning) values() bool { return l.method.values || l.dissolving }

// findValues finds which value each register has, and where temporaries of parameters
// have which.
func (l *lowerer) findValues() {
	for v := range l.value {
		// Chains of copies end, since a definition dominates its uses.
		for l.value[v] != l.value[l.value[v]] {
			l.value[v] = l.value[l.value[v]]
		}
	}
	c := &l.coalescer
	c.tempsOf, c.temps = scratch.Zeroed(c.tempsOf, len(l.inserted.vregs)), c.temps[:0]
	isTemp := func(x *candidate) regalloc.VReg {
		switch {
		case x.kind == paramCopy:
			return x.src
		case x.kind == edgeCopy && x.dst != l.p.Params[x.param]:
			return x.dst
		}
		return regalloc.None
	}
	for k := range l.candidates {
		if t := isTemp(&l.candidates[k]); t >= 0 {
			c.tempsOf[t][1]++
		}
	}
	n := int32(0)
	for t := range c.tempsOf {
		c.tempsOf[t][0], n = n, n+c.tempsOf[t][1]
		c.tempsOf[t][1] = c.tempsOf[t][0]
	}
	c.temps = scratch.Sized(c.temps, int(n))
	for k := range l.candidates {
		x := &l.candidates[k]
		t := isTemp(x)
		if t < 0 {
			continue
		}
		blk := &l.outcome.q.Blocks[x.block]
		start := 2 * c.ranges.Pos[x.block]
		at := start + 2*int32(x.at-blk.Instrs[0])
		s := segment{start, at + 1, l.value[x.dst]}
		if x.kind == edgeCopy {
			s = segment{at + 1, start + 2*int32(blk.Instrs[1]-blk.Instrs[0]), l.value[x.src]}
		}
		c.temps[c.tempsOf[t][1]] = s
		c.tempsOf[t][1]++
	}
	for _, r := range c.tempsOf {
		slices.SortFunc(c.temps[r[0]:r[1]], func(a, b segment) int { return int(a.from - b.from) })
	}
}

// join makes a and b one class and reports whether it did.
func (l *lowerer) join(a, b regalloc.VReg) bool {
	a, b = disjoint.Find(l.leader, a), disjoint.Find(l.leader, b)
	if a == b || l.fuel < 0 || l.interfere(a, b) {
		return false
	}
	l.unite(a, b)
	if l.fuel > 0 {
		if l.fuel--; l.fuel == 0 {
			l.fuel = -1
		}
	}
	return true
}

// interfere reports whether the classes that a and b lead cannot become one.
func (l *lowerer) interfere(a, b regalloc.VReg) bool {
	c := &l.coalescer
	x, y := &l.inserted.vregs[a], &l.inserted.vregs[b]
	if x.Class != y.Class && (l.tied.pins == nil || c.labels.of[a] < 0 && c.labels.of[b] < 0) || x.Remat != regalloc.None || y.Remat != regalloc.None {
		return true
	}
	if l.tied.pins != nil && l.labelsInterfere(a, b) {
		return true
	}
	s, t := c.own(l, a), c.own(l, b)
	return c.cross(l, s, t) || c.cross(l, c.waiting(a), t) || c.cross(l, s, c.waiting(b)) || c.cross(l, c.waiting(a), c.waiting(b))
}

// cross reports whether two sorted lists have a point in common, with different values if these are told apart.
func (c *coalescer) cross(l *lowerer, s, t []segment) bool {
	if len(s) < len(t) {
		s, t = t, s
	}
	return intersect(s, t, l.tied.values())
}

// unite makes the classes that a and b lead one.
func (l *lowerer) unite(a, b regalloc.VReg) {
	c := &l.coalescer
	s, t := c.own(l, a), c.own(l, b)
	if len(s)+len(c.waiting(a)) < len(t)+len(c.waiting(b)) {
		a, b = b, a
	}
	c.add(&c.lists[a], c.list(l, b))
	c.leader[b] = a
	if l.tied.pins != nil {
		c.labels.unite(a, b)
	}
}

// A list is a run of segs with room to grow in.
type list struct {
	at, n, room int32
	late        int32 // 1 + the index in lates of what waits to be merged into it; 0: nothing ever did
}

// list returns the segments of v.
func (c *coalescer) list(l *lowerer, v regalloc.VReg) []segment {
	c.flush(&c.lists[v])
	return c.own(l, v)
}

// waiting returns the segments that wait to be merged into those of v.
func (c *coalescer) waiting(v regalloc.VReg) []segment {
	if late := c.lists[v].late; late != 0 {
		y := &c.lates[late-1]
		return c.segs[y.at : y.at+y.n]
	}
	return nil
}

// manySegments is the length from which a list is long: what is added to it waits until merging it takes no longer than
// merging many times into what waits did.
const manySegments = 1024

// add puts the segments t, which do not intersect those of x but with the same value, into x. Time is linear in t and, on
// average, the square root of x.
func (c *coalescer) add(x *list, t []segment) {
	if x.n < manySegments {
		c.merge(x, t)
		return
	}
	if len(t) <= fewSegments && absorb(c.segs[x.at:x.at+x.n], t) {
		return
	}
	if x.late == 0 {
		c.lates = append(c.lates, list{})
		x.late = int32(len(c.lates))
	}
	y := &c.lates[x.late-1]
	if c.merge(y, t); int(y.n)*int(y.n) > 16*int(x.n) {
		c.flush(x)
	}
}

// flush merges what waits into x.
func (c *coalescer) flush(x *list) {
	if x.late == 0 {
		return
	}
	if y := &c.lates[x.late-1]; y.n > 0 {
		c.merge(x, c.segs[y.at:y.at+y.n])
		y.n = 0
	}
}

// own returns the segments of v but those that wait; those of a register that stands for itself are
// looked up when they are first asked for.
func (c *coalescer) own(l *lowerer, v regalloc.VReg) []segment {
	x := &c.lists[v]
	if x.n == 0 {
		x.at = int32(len(c.segs))
		c.alone(l, v)
		x.n = int32(len(c.segs)) - x.at
		x.room = x.n
	}
	return c.segs[x.at : x.at+x.n]
}

// alone appends the segments of register v alone to segs.
func (c *coalescer) alone(l *lowerer, v regalloc.VReg) {
	value := regalloc.VReg(0)
	if l.tied.values() {
		if r := c.tempsOf[v]; r[0] < r[1] {
			c.segs = append(c.segs, c.temps[r[0]:r[1]]...)
			return
		}
		value = l.value[v]
	}
	for k := c.ranges.First(v); k >= 0; k = c.ranges.Next(k) {
		s := &c.ranges.Segs[k]
		c.segs = scratch.Push(c.segs, segment{s.From, s.To, value})
	}
}

// merge puts the segments t, which do not intersect its own but with the same value,
// into x; adjoining segments of one value become one. Time is linear in t and what
// is after its first, but where what x has grows only.
func (c *coalescer) merge(x *list, t []segment) {
	if len(t) <= fewSegments && absorb(c.segs[x.at:x.at+x.n], t) {
		return
	}
	total := x.n + int32(len(t))
	if total > x.room {
		at := len(c.segs)
		if cap(c.segs)-at < int(2*total) {
			c.segs = scratch.Room(c.segs, 3*at+int(2*total))
		}
		c.segs = c.segs[:at+int(2*total)]
		copy(c.segs[at:], c.segs[x.at:x.at+x.n])
		x.at, x.room = int32(at), 2*total
	}
	s := c.segs[x.at : x.at+total]
	i, j := x.n-1, len(t)-1
	for k := total - 1; j >= 0; k-- {
		if i >= 0 && s[i].from > t[j].from {
			s[k] = s[i]
			i--
		} else {
			s[k] = t[j]
			j--
		}
	}
	n := max(i, 0)
	for k := n + 1; k < total; k++ {
		if s[n].value == s[k].value && s[n].to >= s[k].from {
			s[n].to = max(s[n].to, s[k].to)
			continue
		}
		n++
		s[n] = s[k]
	}
	x.n = min(n+1, total)
}

// fewSegments is how many are looked up one by one.
const fewSegments = 8

// absorb makes segments of s longer so that they cover t, and reports whether it could
// do all of that without a change of their number: a copy to an operand ends where the
// operand is read, besides the live range of what it copies.
func absorb(s, t []segment) bool {
	for _, x := range t {
		k := sort.Search(len(s), func(k int) bool { return s[k].to >= x.from })
		if k < len(s) && s[k].value != x.value && s[k].to == x.from {
			k++ // it ends where x begins, with another value
		}
		if k == len(s) || s[k].value != x.value || s[k].from > x.to || k+1 < len(s) && s[k+1].from < x.to {
			return false
		}
		s[k].from, s[k].to = min(s[k].from, x.from), max(s[k].to, x.to)
	}
	return true
}

// intersect reports whether two sorted lists have a point in common, with different
// values if values are told apart; long is searched for each segment of short, with
// steps that double.
func intersect(long, short []segment, values bool) bool {
	for _, s := range short {
		step := 1
		for step < len(long) && long[step-1].to <= s.from {
			long = long[step:]
			step *= 2
		}
		// The first that ends after s begins is among the first step ones.
		for len(long) > 0 && long[0].to <= s.from {
			half := (min(step, len(long)) + 1) / 2
			if long[half-1].to <= s.from {
				long = long[half:]
			}
			step = half
		}
		for k := range long {
			if long[k].from >= s.to {
				break
			}
			if !values || long[k].value != s.value {
				return true
			}
		}
	}
	return false
}
