package route

import (
	"cmp"
	"math"
	"slices"

	"spillway/internal/disjoint"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// Units are sets of values that are routed together: joined over edges without moves, then over ties, copies and
// other edges, most frequent first, unless their live ranges overlap. A unit has one slot.
type Units struct {
	Of     []int32 // by value
	Starts []int32 // by unit, into Segs
	Segs   []int32 // segments by unit, ascending
	N      int

	lead       []int32
	candidates []candidate
	lists      [][]stretch   // by the first of values joined so far: where they are alive, in order
	extra      [][][]stretch // not merged with that yet, each list shorter than half of the previous one
	moved      int           // stretches, by merging
	room       []stretch
	number     []int32
}

// A candidate is a pair of values that would benefit from a common location.
type candidate struct {
	a, b  regalloc.VReg
	index int32
	freq  float64
}

// A stretch is a run of points at which a value is alive; instruction i has three:
// before its moves if a block begins there, when it reads and when it writes.
type stretch struct{ from, to int32 }

// Form finds the units of m.
func (u *Units) Form(m *model.Model) {
	n := len(m.P.VRegs)
	u.lead = disjoint.Singletons(u.lead, n)
	u.stretches(m)
	u.collect(m)
	for i := range u.candidates {
		u.join(u.candidates[i].a, u.candidates[i].b)
	}
	u.finish(m)
}

// stretches lists where each value is alive.
func (u *Units) stretches(m *model.Model) {
	n := len(m.P.VRegs)
	u.lists, u.extra = scratch.Zeroed(u.lists, n), scratch.Zeroed(u.extra, n)
	count := scratch.Zeroed(u.number, n+1)
	for k := range m.Segs {
		count[m.Segs[k].V+1]++
	}
	for v := range n {
		count[v+1] += count[v]
	}
	u.room = scratch.Sized(u.room, len(m.Segs))
	for v := range n {
		u.lists[v] = u.room[count[v]:count[v]:count[v+1]]
	}
	u.number = count
	for k := range m.Segs {
		s := &m.Segs[k]
		u.lists[s.V] = append(u.lists[s.V], alive(m, s))
	}
	byFrom := func(a, b stretch) int { return cmp.Compare(a.from, b.from) }
	for v := range u.lists {
		if !slices.IsSortedFunc(u.lists[v], byFrom) {
			slices.SortFunc(u.lists[v], byFrom)
		}
	}
}

func alive(m *model.Model, s *model.Seg) stretch {
	x := stretch{3 * int32(s.First), 3*int32(s.Last) + 1}
	if s.Def {
		if x.from += 2; s.DefEarly {
			x.from--
		}
	}
	if s.Out || s.Def && s.Last == s.First {
		x.to++
		return x
	}
	for ev := s.Events[1] - 1; ev >= s.Events[0] && m.Events[ev].Instr == s.Last; ev-- {
		if m.Events[ev].Late {
			x.to = 3*int32(s.Last) + 2
		}
	}
	return x
}

// collect lists the pairs.
func (u *Units) collect(m *model.Model) {
	u.candidates = u.candidates[:0]
	add := func(a, b regalloc.VReg, f float64) {
		u.candidates = append(u.candidates, candidate{a, b, int32(len(u.candidates)), f})
	}
	for e := range m.Events {
		x := &m.Events[e]
		if x.Child >= 0 && x.Kind != model.Low {
			s := &m.Segs[x.Seg]
			add(s.V, m.Segs[x.Child].V, 1.01*m.Freq(s.Block))
		}
	}
	for i := range m.Links {
		l := &m.Links[i]
		if a, b := m.Segs[l.From].V, m.Segs[l.To].V; a != b {
			f := m.P.Edges[l.Edge].Freq
			if l.Frozen {
				f = math.Inf(1)
			}
			add(a, b, f)
		}
	}
	slices.SortFunc(u.candidates, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(b.freq, a.freq), cmp.Compare(a.index, b.index))
	})
}

// join makes a and b one unit if their live ranges do not overlap.
func (u *Units) join(a, b regalloc.VReg) {
	x, y := disjoint.Find(u.lead, int32(a)), disjoint.Find(u.lead, int32(b))
	if x == y {
		return
	}
	if u.length(x) < u.length(y) {
		x, y = y, x
	}
	if u.meet(x, y) {
		return
	}
	u.add(x, u.lists[y])
	for _, l := range u.extra[y] {
		u.add(x, l)
	}
	u.lists[y], u.extra[y] = nil, nil
	u.lead[y] = x
}

// length returns the number of stretches of x.
func (u *Units) length(x int32) int {
	n := len(u.lists[x])
	for _, l := range u.extra[x] {
		n += len(l)
	}
	return n
}

// meet reports whether x and y share a point.
func (u *Units) meet(x, y int32) bool {
	with := func(l []stretch) bool {
		if meets(u.lists[x], l) {
			return true
		}
		return slices.ContainsFunc(u.extra[x], func(e []stretch) bool { return meets(e, l) })
	}
	return with(u.lists[y]) || slices.ContainsFunc(u.extra[y], with)
}

// prompt is the maximum length of a list that others are merged with immediately.
const prompt = 256

// add adds a list to those of x. Merging of very short lists with a long one is batched.
func (u *Units) add(x int32, l []stretch) {
	if len(u.extra[x]) == 0 && (len(u.lists[x]) <= prompt || 2*len(l) >= len(u.lists[x])) {
		u.lists[x] = u.merge(u.lists[x], l)
		return
	}
	e := append(u.extra[x], l)
	for n := len(e) - 1; n > 0 && 2*len(e[n]) >= len(e[n-1]); n-- {
		e[n-1] = u.merge(slices.Clip(e[n-1]), e[n])
		e = e[:n]
	}
	for len(e) > 0 && 2*len(e[0]) >= len(u.lists[x]) {
		u.lists[x], e = u.merge(u.lists[x], e[0]), e[1:]
	}
	u.extra[x] = e
}

// meets reports whether two sorted lists share a point, in time linear in the
// shorter and logarithmic in the longer.
func meets(long, short []stretch) bool {
	if len(long) < len(short) {
		long, short = short, long
	}
	for _, s := range short {
		k, _ := slices.BinarySearchFunc(long, s.from, func(a stretch, t int32) int { return cmp.Compare(a.to, t) })
		if k < len(long) && long[k].from <= s.to {
			return true
		}
		long = long[k:]
	}
	return false
}

// merge returns the union of two sorted lists.
func (u *Units) merge(a, b []stretch) []stretch {
	n := len(a)
	u.moved += len(b)
	a = append(a, b...)
	if n == 0 || len(b) == 0 || a[n-1].from < b[0].from {
		return a
	}
	i, j := n-1, len(b)-1
	for k := len(a) - 1; j >= 0; k-- {
		if i >= 0 && a[i].from > b[j].from {
			a[k] = a[i]
			i--
			u.moved++
		} else {
			a[k] = b[j]
			j--
		}
	}
	return a
}

// finish numbers the units and lists their segments.
func (u *Units) finish(m *model.Model) {
	n := len(m.P.VRegs)
	u.Of, u.number, u.N = scratch.Sized(u.Of, n), scratch.Filled(u.number, n+1, -1), 0
	for v := range int32(n) {
		l := disjoint.Find(u.lead, v)
		if u.number[l] < 0 {
			u.number[l] = int32(u.N)
			u.N++
		}
		u.Of[v] = u.number[l]
	}
	u.Starts, u.Segs = scratch.Zeroed(u.Starts, u.N+2), scratch.Sized(u.Segs, len(m.Segs))
	for k := range m.Segs {
		u.Starts[u.Of[m.Segs[k].V]+2]++
	}
	for k := range u.N {
		u.Starts[k+2] += u.Starts[k+1]
	}
	for k := range m.Segs {
		at := &u.Starts[u.Of[m.Segs[k].V]+1]
		u.Segs[*at] = int32(k)
		*at++
	}
}

// Of returns the segments of unit n.
func (u *Units) of(n int32) []int32 { return u.Segs[u.Starts[n]:u.Starts[n+1]] }
