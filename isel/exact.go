package isel

import (
	"spillway/internal/disjoint"
	"spillway/internal/scratch"
)

// DefaultBudget is the number of states that Exact visits per part of a block if its Budget is 0.
const DefaultBudget = 20000

// Exact finds a cover of minimum cost. It works from users to operands, by dynamic programming over the set of needed
// nodes. It scales to large blocks because little is left to search:
//
//   - an instance is dropped if another at the same root costs no more, reads no
//     more and executes no other loads; what remains are the options;
//   - a node is certain if it is a root in every cover of the options that may be
//     optimal; others are uncertain. See findCertain and decide;
//   - where options at no two nodes read the same uncertain node, tiling as trees
//     that end at certain nodes is exact;
//   - two uncertain nodes belong together if options of one node read or
//     are them. Parts that share no uncertain node are independent.
//
// A part with shared uncertain nodes is solved by dynamic programming over its nodes in descending order; a state is
// the set of its uncertain nodes that are needed. States that cannot beat the cover found by tiling as trees are
// pruned. If the budget is exhausted, or a part has more than 64 uncertain nodes open at once, the part keeps its
// trees, the block uses the cover of another selector if that is cheaper, and Proved is false.
//
// O(instances) for blocks whose parts are small; exponential in the uncertain nodes of a part at worst, but bounded by
// the budget.
type Exact struct {
	Budget int    // states per part of a block; 0: DefaultBudget
	Label  string // Name; "" is "exact"

	options
	proved    bool
	fallbacks []Selector // tried when the budget is exhausted
	rival     Cover

	// Of decide.
	saved       []int64 // by index in DAG.kids: the savings from reading that operand, in shares
	gain        []int64 // by node: the sum for its uses
	reader      []NodeID
	firstReader []int32 // by shared node: its readers are reader[firstReader[n]:firstReader[n+1]]

	// Of tile.
	tree []int64 // by node: cost of the best tree of options, down to certain nodes
	pick []int32 // and the option at its top, or -1

	// Of the search.
	part  []NodeID // disjoint sets of nodes: parts
	order []NodeID // nodes by part, descending within each
	first []int32  // of order, by part
	search
}

// AutoBudget is the budget of Auto. It bounds the time for the few blocks in ten thousand that it does not prove;
// smaller budgets are hardly faster on the others.
const AutoBudget = 20000

// Auto returns the default selector: Exact with AutoBudget, never worse on a block than any other selector.
func Auto() *Exact { return &Exact{Budget: AutoBudget, Label: "auto"} }

// Name implements Selector.
func (s *Exact) Name() string {
	if s.Label != "" {
		return s.Label
	}
	return "exact"
}

// Proved reports whether the last cover is known to be optimal.
func (s *Exact) Proved() bool { return s.proved }

// Select implements Selector.
func (s *Exact) Select(d *DAG, m *Matches, c *Cover) error {
	s.begin(d, m)
	shared := s.findCertain()
	if shared && s.decide() {
		shared = s.findCertain()
		for i := range d.Len() {
			s.reduce(NodeID(i))
		}
	}
	if err := s.tile(c); err != nil {
		return err
	}
	s.proved = true
	if !shared {
		return nil
	}
	s.divide()
	for p := 0; p+1 < len(s.first); p++ {
		if part := s.partNodes(p); s.anyShared(part) && !s.solve(c, part) {
			s.proved = false
		}
	}
	if !s.proved {
		s.tryFallbacks(c)
	}
	return nil
}

func (s *Exact) anyShared(ns []NodeID) bool {
	for _, n := range ns {
		if s.isShared(n) {
			return true
		}
	}
	return false
}

// tile stores a cover of options in c: the best trees, where reading a certain node is free. Ties go to the larger
// tile.
func (s *Exact) tile(c *Cover) error {
	n := s.d.Len()
	s.tree, s.pick = scratch.Sized(s.tree, n), scratch.Sized(s.pick, n)
	c.reset(n)
	for i := range n {
		s.tree[i], s.pick[i] = unreachable, -1
		if s.certain[i] && !s.d.Input(NodeID(i)) {
			c.Choice[i] = pending
		}
		for k := s.at[i]; k < s.end[i]; k++ {
			if cost := s.treeCost(&s.list[k]); cost < s.tree[i] || cost == s.tree[i] && s.pick[i] >= 0 && s.isLarger(&s.list[k], &s.list[s.pick[i]]) {
				s.tree[i], s.pick[i] = cost, k
			}
		}
	}
	for i := n - 1; i >= 0; i-- {
		if c.Choice[i] != pending {
			continue
		}
		k := s.pick[i]
		if k >= 0 && !s.m.Permits(s.list[k].inst, c) {
			// The option executes a load that is also needed elsewhere: a shared node, left to the search.
			k = s.permitted(NodeID(i), c)
		}
		if k < 0 {
			return &UncoveredError{s.d.fn, s.d.Value(NodeID(i))}
		}
		x := &s.list[k]
		c.Choice[i] = x.inst
		for _, b := range s.reads(x) {
			c.Choice[b] = pending
		}
	}
	return nil
}

// treeCost returns the cost of x with the best trees below it.
func (s *Exact) treeCost(x *option) int64 {
	cost := int64(x.cost)
	for _, b := range s.reads(x) {
		if !s.certain[b] {
			cost = plusTree(cost, s.tree[b])
		}
	}
	return cost
}

// permitted returns the option at n with the cheapest tree that is permitted, or -1.
func (s *Exact) permitted(n NodeID, c *Cover) int32 {
	best, cost := int32(-1), int64(unreachable)
	for k := s.at[n]; k < s.end[n]; k++ {
		if v := s.treeCost(&s.list[k]); v < cost && s.m.Permits(s.list[k].inst, c) {
			best, cost = k, v
		}
	}
	return best
}

// tryFallbacks replaces c, some part of which is not proved, by the cover of another selector if that is cheaper.
func (s *Exact) tryFallbacks(c *Cover) {
	if s.fallbacks == nil {
		s.fallbacks = []Selector{&NOLTIS{Iterated: true}, &Trees{}, &Trees{Sharing: FixLeaves}, &Trees{Sharing: FixAll}, Munch{}}
	}
	cost := c.Cost(s.m)
	for _, r := range s.fallbacks {
		s.rival.reset(s.d.Len())
		if r.Select(s.d, s.m, &s.rival) != nil {
			continue
		}
		if less := s.rival.Cost(s.m); less < cost {
			cost = less
			copy(c.Choice, s.rival.Choice)
		}
	}
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

// divide sorts the nodes into independent parts.
func (s *Exact) divide() {
	n := s.d.Len()
	s.part = disjoint.Singletons(s.part, n)
	for i := range n {
		for k := s.at[i]; k < s.end[i]; k++ {
			x := &s.list[k]
			for _, b := range s.pool[x.reads[0]:x.path[1]] {
				if !s.certain[b] {
					s.join(NodeID(i), b)
				}
			}
		}
	}
	s.first = scratch.Sized(s.first, n+1)
	clear(s.first)
	for i := range n {
		s.first[disjoint.Find(s.part, NodeID(i))+1]++
	}
	for i := range n {
		s.first[i+1] += s.first[i]
	}
	s.order = scratch.Sized(s.order, n)
	for i := n - 1; i >= 0; i-- {
		p := disjoint.Find(s.part, NodeID(i))
		s.order[s.first[p]] = NodeID(i)
		s.first[p]++
	}
	copy(s.first[1:], s.first[:n])
	s.first[0] = 0
}

func (s *Exact) partNodes(p int) []NodeID { return s.order[s.first[p]:s.first[p+1]] }

func (s *Exact) join(a, b NodeID) {
	a, b = disjoint.Find(s.part, a), disjoint.Find(s.part, b)
	s.part[max(a, b)] = min(a, b)
}
