package isel

// DefaultBudget is the number of states that Exact looks at in a block when its
// Budget is 0.
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
// part has more than 64 uncertain nodes, the part keeps the best cover of the
// other selectors, and Proved is false.
//
// O(instances) for blocks in which parts are small, exponential in the uncertain
// nodes of a part at worst, but bounded by the budget.
type Exact struct {
	Budget int    // states per block; 0: DefaultBudget
	Label  string // Name; "" is "exact"

	tiler  tiler
	rivals []Selector // asked where the budget ends
	rival  Cover
	proved bool
	left   int // states that may still be made

	kept    []InstID // instances that are not dropped: those of n are kept[at[n]:at[n+1]]
	at      []int32
	certain []bool
	part    []NodeID // union-find over nodes: parts
	order   []NodeID // nodes by part, descending within each
	first   []int32  // of order, by part
	bit     []int8   // of uncertain nodes, within the part
	states  []exactState
	front   []int32 // states reached by the nodes so far
	ahead   []int32
	index   map[uint64]int32
}

// exactState is a set of nodes that are needed, and the cheapest way there.
type exactState struct {
	need uint64
	cost int64
	prev int32
	inst InstID // chosen last
}

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
	s.proved, s.left = true, s.Budget
	if s.left == 0 {
		s.left = DefaultBudget
	}
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
	s.at, s.certain = grow(s.at, n+1), grow(s.certain, n)
	s.kept = s.kept[:0]
	for i := range n {
		s.at[i] = int32(len(s.kept))
		s.certain[i] = d.Required(NodeID(i))
		if d.Live(NodeID(i)) && !d.Input(NodeID(i)) {
			s.keepBest(d, m, NodeID(i))
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
	uncertain := 0
	floor := int64(0) // least cost of the certain nodes still to come
	for _, n := range part {
		switch {
		case s.certain[n]:
			floor += s.least(m, n)
		case d.Live(n) && !d.Input(n):
			if uncertain == 64 {
				return false
			}
			s.bit[n] = int8(uncertain)
			uncertain++
		}
	}
	bound := partCost(m, c, part)
	s.states = append(s.states[:0], exactState{prev: -1, inst: NoInst})
	s.front = append(s.front[:0], 0)
	for _, n := range part {
		if !d.Live(n) || d.Input(n) {
			continue
		}
		if s.certain[n] {
			floor -= s.least(m, n)
		}
		if !s.expand(m, n, bound-floor) {
			return false
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

// least returns the cost of the cheapest instance at n.
func (s *Exact) least(m *Matches, n NodeID) int64 {
	cost := int64(0)
	for i, k := range s.keptAt(n) {
		if v := int64(m.insts[k].Cost); i == 0 || v < cost {
			cost = v
		}
	}
	return cost
}

// expand lets every state choose at n. States that cost at least bound are cut
// off. It reports false where the budget ends.
func (s *Exact) expand(m *Matches, n NodeID, bound int64) bool {
	own := uint64(0)
	if !s.certain[n] {
		own = 1 << s.bit[n]
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
			s.reach(exactState{need: st.need&^own | reads, cost: st.cost + int64(m.insts[k].Cost), prev: i, inst: k}, -1, bound)
		}
	}
	s.front, s.ahead = s.ahead, s.front
	return s.left >= 0
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
