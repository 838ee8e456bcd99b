package isel

import (
	"cmp"
	"math/bits"
	"slices"
)

// DefaultBudget is the number of states that Exact looks at in one part of a
// block when its Budget is 0.
const DefaultBudget = 20000

// Exact finds a cover of least cost. It works from users to operands, as the
// tiler of B6 of the project's notes does on the set of nodes that are needed;
// what makes it fit for big blocks is that it looks for independent parts first:
//
//   - an instance is dropped if another at the same root costs no more and reads
//     a subset of what it reads;
//   - a node is certain if it is a root in every cover: it is required, or every
//     instance of a certain node reads it. The others are uncertain;
//   - two uncertain nodes belong together if instances of one node read or
//     are them. Parts that share no uncertain node are independent.
//
// A part is solved by dynamic programming over its nodes in descending order;
// a state is the set of its uncertain nodes that are needed. States that cannot
// beat the cover that tiling as a tree gives are cut off. Where the budget ends, or a
// part has more than 64 uncertain nodes open at once, the part keeps the best cover of the
// other selectors, and Proved is false.
//
// O(instances) for blocks in which parts are small, exponential in the uncertain
// nodes of a part at worst, but bounded by the budget.
type Exact struct {
	Budget int    // states per part of a block; 0: DefaultBudget
	Label  string // Name; "" is "exact"

	tiler  tiler
	rivals []Selector // asked where the budget ends
	rival  Cover
	proved bool
	left   int    // states that may still be made
	unused uint64 // bits that no node has

	kept    []InstID // instances that are not dropped: those of n are kept[at[n]:at[n+1]]
	at      []int32
	certain []bool
	part    []NodeID  // union-find over nodes: parts
	order   []NodeID  // nodes by part, descending within each
	first   []int32   // of order, by part
	bit     []int8    // of uncertain nodes, within the part
	least   []int64   // by node: cost of its cheapest instance
	price   [64]int64 // by bit: what the node costs if it is needed as well
	leastOf [64]int64 // by bit
	states  []exactState
	front   []int32 // states reached by the nodes so far
	ahead   []int32
	index   map[uint64]int32
}

// exactState is a set of nodes that are needed, and the cheapest way there.
type exactState struct {
	need uint64
	cost int64 // of the instances chosen, and the least that what is needed costs
	prev int32
	inst InstID // chosen last
}

// AutoBudget is the budget of Auto. It bounds the time of the few blocks in ten
// thousand that it does not prove; with less, others are hardly any faster.
const AutoBudget = 20000

// Auto returns the selector to use where nothing else is asked for: Exact with
// a small budget, never worse on a block than any other selector.
func Auto() *Exact { return &Exact{Budget: AutoBudget, Label: "auto"} }

// Name implements Selector.
func (s *Exact) Name() string {
	if s.Label != "" {
		return s.Label
	}
	return "exact"
}

// Proved reports whether the last cover is known to be of least cost.
func (s *Exact) Proved() bool { return s.proved }

// Select implements Selector.
func (s *Exact) Select(d *DAG, m *Matches, c *Cover) error {
	s.tiler.reset(d)
	s.tiler.bottomUp(d, m)
	if err := s.tiler.topDown(d, m, c); err != nil {
		return err
	}
	s.proved = true
	s.settle(d, m)
	s.divide(d, m)
	for p := 0; p+1 < len(s.first); p++ {
		if part := s.order[s.first[p]:s.first[p+1]]; len(part) > 0 && !s.solve(m, c, part) {
			s.proved = false
		}
	}
	if s.proved {
		return nil
	}
	return s.askRivals(d, m, c)
}

// askRivals improves the parts of c that are not proved by what the other
// selectors do there. Parts meet at certain nodes only, so covers can be mixed.
func (s *Exact) askRivals(d *DAG, m *Matches, c *Cover) error {
	if s.rivals == nil {
		s.rivals = []Selector{&NOLTIS{Iterated: true}, &Trees{Sharing: FixLeaves}, &Trees{Sharing: FixAll}, Munch{}}
	}
	for _, r := range s.rivals {
		s.rival.reset(d.Len())
		if r.Select(d, m, &s.rival) != nil {
			continue
		}
		for p := 0; p+1 < len(s.first); p++ {
			part := s.order[s.first[p]:s.first[p+1]]
			if partCost(m, &s.rival, part) < partCost(m, c, part) {
				for _, n := range part {
					c.Choice[n] = s.rival.Choice[n]
				}
			}
		}
	}
	return nil
}

func partCost(m *Matches, c *Cover, part []NodeID) int64 {
	cost := int64(0)
	for _, n := range part {
		if k := c.Choice[n]; k >= 0 {
			cost += int64(m.insts[k].Cost)
		}
	}
	return cost
}

// settle drops instances and finds the certain nodes.
func (s *Exact) settle(d *DAG, m *Matches) {
	n := d.Len()
	s.at, s.certain, s.least = grow(s.at, n+1), grow(s.certain, n), grow(s.least, n)
	s.kept = s.kept[:0]
	for i := range n {
		s.at[i] = int32(len(s.kept))
		s.certain[i] = d.Required(NodeID(i))
		s.least[i] = 0
		if d.Live(NodeID(i)) && !d.Input(NodeID(i)) {
			s.keepBest(d, m, NodeID(i))
			s.least[i] = unreachable
			for _, k := range s.kept[s.at[i]:] {
				s.least[i] = min(s.least[i], int64(m.insts[k].Cost))
			}
		}
	}
	s.at[n] = int32(len(s.kept))
	for i := n - 1; i >= 0; i-- {
		ks := s.keptAt(NodeID(i))
		if !s.certain[i] || len(ks) == 0 {
			continue
		}
		for _, b := range m.Boundary(ks[0]) {
			if !s.certain[b] && !d.Input(b) && s.allRead(m, ks[1:], b) {
				s.certain[b] = true
			}
		}
	}
}

func (s *Exact) keptAt(n NodeID) []InstID { return s.kept[s.at[n]:s.at[n+1]] }

func (s *Exact) allRead(m *Matches, ks []InstID, b NodeID) bool {
	for _, k := range ks {
		if !contains(m.Boundary(k), b) {
			return false
		}
	}
	return true
}

// keepBest appends the instances at n that no other one makes superfluous.
func (s *Exact) keepBest(d *DAG, m *Matches, n NodeID) {
	from := len(s.kept)
	lo, hi := m.At(n)
next:
	for k := lo; k < hi; k++ {
		for _, other := range s.kept[from:] {
			if m.dominates(d, other, k) {
				continue next
			}
		}
		kept := s.kept[:from]
		for _, other := range s.kept[from:] {
			if !m.dominates(d, k, other) {
				kept = append(kept, other)
			}
		}
		s.kept = append(kept, k)
	}
}

// dominates reports whether choosing a instead of b is never worse. One that
// executes a load is not always permitted and dominates nothing.
func (m *Matches) dominates(d *DAG, a, b InstID) bool {
	x, y := &m.insts[a], &m.insts[b]
	if x.folds || x.Cost > y.Cost {
		return false
	}
	reads := m.Boundary(b)
	for _, n := range m.Boundary(a) {
		if !d.Input(n) && !contains(reads, n) {
			return false
		}
	}
	return true
}

// divide sorts the nodes into independent parts.
func (s *Exact) divide(d *DAG, m *Matches) {
	n := d.Len()
	s.part = grow(s.part, n)
	for i := range s.part {
		s.part[i] = NodeID(i)
	}
	for i := range n {
		for _, k := range s.keptAt(NodeID(i)) {
			for _, b := range m.Boundary(k) {
				if !d.Input(b) && !s.certain[b] {
					s.join(NodeID(i), b)
				}
			}
			for _, x := range m.foldPath(k) {
				if !d.Floating(x) && !s.certain[x] {
					s.join(NodeID(i), x)
				}
			}
		}
	}
	s.first = grow(s.first, n+1)
	clear(s.first)
	for i := range n {
		s.first[s.find(NodeID(i))+1]++
	}
	for i := range n {
		s.first[i+1] += s.first[i]
	}
	s.order = grow(s.order, n)
	for i := n - 1; i >= 0; i-- {
		p := s.find(NodeID(i))
		s.order[s.first[p]] = NodeID(i)
		s.first[p]++
	}
	copy(s.first[1:], s.first[:n])
	s.first[0] = 0
}

// foldPath returns the nodes that must not be needed elsewhere if k is chosen.
func (m *Matches) foldPath(k InstID) []NodeID {
	in := &m.insts[k]
	if !in.folds {
		return nil
	}
	return m.pool[in.covered[0]+1 : in.core]
}

func (s *Exact) find(n NodeID) NodeID {
	for s.part[n] != n {
		s.part[n] = s.part[s.part[n]]
		n = s.part[n]
	}
	return n
}

func (s *Exact) join(a, b NodeID) {
	a, b = s.find(a), s.find(b)
	s.part[max(a, b)] = min(a, b)
}

// solve puts the cheapest choices for part into c, if they are cheaper than
// those that are there, and reports whether they are known to be the cheapest.
func (s *Exact) solve(m *Matches, c *Cover, part []NodeID) bool {
	d := m.dag
	s.bit = grow(s.bit, d.Len())
	s.left, s.unused = s.Budget, ^uint64(0)
	if s.left == 0 {
		s.left = DefaultBudget
	}
	floor := int64(0) // least cost of the certain nodes still to come
	for _, n := range part {
		s.bit[n] = noBit
		if s.certain[n] {
			floor += s.least[n]
		}
	}
	bound := partCost(m, c, part)
	if floor >= bound {
		return true
	}
	if len(s.states) > maxIndexed {
		s.index = nil // clearing a map takes as long as when it was largest
	}
	s.states = append(s.states[:0], exactState{prev: -1, inst: NoInst})
	s.front = append(s.front[:0], 0)
	for _, n := range part {
		if !s.certain[n] && s.bit[n] == noBit {
			continue // dead, or nobody can need it
		}
		if s.certain[n] {
			floor -= s.least[n]
		}
		if !s.open(m, n) || !s.expand(m, n, bound-floor) {
			return false
		}
		if s.bit[n] != noBit {
			s.unused |= 1 << s.bit[n]
		}
	}
	best := int32(-1)
	for _, i := range s.front {
		if best < 0 || s.states[i].cost < s.states[best].cost {
			best = i
		}
	}
	if best >= 0 && s.states[best].cost < bound {
		s.install(m, c, part, best)
	}
	return true
}

// maxIndexed is the number of states whose index is used again for the next part.
const maxIndexed = 512

// noBit is the bit of a node that no state can contain yet.
const noBit = -1

// open gives the uncertain nodes that instances at n can need, or forbid, their
// bits. A bit is free again when its node has been dealt with. It reports false
// if there are too many such nodes at once.
func (s *Exact) open(m *Matches, n NodeID) bool {
	for _, k := range s.keptAt(n) {
		if !s.openAll(m, m.Boundary(k), false) || !s.openAll(m, m.foldPath(k), true) {
			return false
		}
	}
	return true
}

// openAll opens ns; constants on the path of a fold forbid nothing.
func (s *Exact) openAll(m *Matches, ns []NodeID, fold bool) bool {
	for _, x := range ns {
		if fold && m.dag.Floating(x) || m.dag.Input(x) || s.certain[x] || s.bit[x] != noBit {
			continue
		}
		if s.unused == 0 {
			return false
		}
		b := bits.TrailingZeros64(s.unused)
		s.unused &^= 1 << b
		s.bit[x], s.leastOf[b], s.price[b] = int8(b), s.least[x], s.alone(m, x)
	}
	return true
}

// alone returns the cost of making the constant or address n by an instance
// that reads nothing, or unreachable for other nodes: a cover gets dearer by no
// more where n is needed as well. (That other nodes are needed may forbid
// choices, see Matches.Permits.)
func (s *Exact) alone(m *Matches, n NodeID) int64 {
	cost := int64(unreachable)
	if m.dag.Floating(n) {
		for _, k := range s.keptAt(n) {
			if len(m.Boundary(k)) == 0 {
				cost = min(cost, int64(m.insts[k].Cost))
			}
		}
	}
	return cost
}

// expand lets every state choose at n. States that cost at least bound are cut
// off. It reports false where the budget ends.
func (s *Exact) expand(m *Matches, n NodeID, bound int64) bool {
	own, paid := uint64(0), int64(0)
	if !s.certain[n] {
		own, paid = 1<<s.bit[n], s.least[n]
	}
	s.ahead = s.ahead[:0]
	if s.index == nil {
		s.index = make(map[uint64]int32)
	}
	clear(s.index)
	for _, i := range s.front {
		st := s.states[i]
		if own != 0 && st.need&own == 0 {
			s.reach(st, i, bound)
			continue
		}
		for _, k := range s.keptAt(n) {
			reads, banned, ok := s.masks(m, k)
			if !ok || st.need&banned != 0 {
				continue
			}
			cost := st.cost - paid + int64(m.insts[k].Cost)
			for more := reads &^ st.need; more != 0; more &= more - 1 {
				cost += s.leastOf[bits.TrailingZeros64(more)]
			}
			s.reach(exactState{need: st.need&^own | reads, cost: cost, prev: i, inst: k}, -1, bound)
		}
	}
	s.front, s.ahead = s.ahead, s.front
	if len(s.front) > 8 {
		s.prune()
	}
	return s.left >= 0
}

// prune drops states that another one makes superfluous: one that is no dearer
// even if what it needs besides is paid for.
func (s *Exact) prune() {
	slices.SortStableFunc(s.front, func(a, b int32) int { return cmp.Compare(s.states[a].cost, s.states[b].cost) })
	kept := s.front[:0]
next:
	for _, i := range s.front {
		st := &s.states[i]
		for _, j := range kept[:min(len(kept), 32)] {
			other := &s.states[j]
			// Both costs hold the least of what is needed: take that out.
			cost := other.cost - st.cost
			for more := other.need &^ st.need; more != 0 && cost <= 0; more &= more - 1 {
				b := bits.TrailingZeros64(more)
				cost += s.price[b] - s.leastOf[b]
			}
			for less := st.need &^ other.need; less != 0; less &= less - 1 {
				cost += s.leastOf[bits.TrailingZeros64(less)]
			}
			if cost <= 0 {
				continue next
			}
		}
		kept = append(kept, i)
	}
	s.front = kept
}

// masks returns the uncertain nodes that k reads and those that must not be
// needed for it; ok is false if a certain node must not be.
func (s *Exact) masks(m *Matches, k InstID) (reads, banned uint64, ok bool) {
	d := m.dag
	for _, b := range m.Boundary(k) {
		if !d.Input(b) && !s.certain[b] {
			reads |= 1 << s.bit[b]
		}
	}
	for _, x := range m.foldPath(k) {
		switch {
		case d.Floating(x):
		case s.certain[x]:
			return 0, 0, false
		default:
			banned |= 1 << s.bit[x]
		}
	}
	return reads, banned, true
}

// reach adds st to the states ahead, or makes the one with the same needs
// cheaper; same is its number if it exists already.
func (s *Exact) reach(st exactState, same int32, bound int64) {
	if st.cost >= bound || s.left < 0 {
		return
	}
	at, known := s.index[st.need]
	switch {
	case known && s.states[s.ahead[at]].cost <= st.cost:
		return
	case same < 0:
		same = int32(len(s.states))
		s.states = append(s.states, st)
		s.left--
	}
	if known {
		s.ahead[at] = same
		return
	}
	s.index[st.need] = int32(len(s.ahead))
	s.ahead = append(s.ahead, same)
}

// install writes the choices that led to state i into c.
func (s *Exact) install(m *Matches, c *Cover, part []NodeID, i int32) {
	for _, n := range part {
		c.Choice[n] = NoInst
	}
	for ; i >= 0; i = s.states[i].prev {
		if k := s.states[i].inst; k != NoInst {
			c.Choice[m.insts[k].Root] = k
		}
	}
}
