package isel

import "spillway/internal/scratch"

// NOLTIS is near-optimal linear-time instruction selection [Koes09 §7]: tile the DAG as if it were a tree, find where
// tiles overlap at shared nodes, fix those nodes where computing them once is cheaper, and tile again. It differs from
// the listings in three points, each of which has a test:
//
//   - a tile whose root is the shared node costs nothing to cut, since its cost
//     is in the node's own tree;
//   - an input that several tiles of the overlapping region share counts once;
//   - a node is selected once, however many tiles read it.
//
// Iterated: repeat until no further node is fixed and keep the cheapest cover, which is never more expensive than that
// of tiling as a tree. O(instances) per round, since the region considered around an overlap is bounded.
type NOLTIS struct {
	Iterated bool

	tiler    tiler
	cover    Cover    // the best so far
	covering []InstID // tiles that compute n: covering[first[n]:first[n+1]]
	first    []int32
	queue    []InstID // tiles of the region around an overlap
	counted  []NodeID // inputs of the region already counted
	inside   []NodeID // stack of a walk inside a tile
	reached  []NodeID // boundary nodes it has reached
}

// Name implements Selector.
func (s *NOLTIS) Name() string {
	if s.Iterated {
		return "noltis-iterated"
	}
	return "noltis"
}

// Select implements Selector.
func (s *NOLTIS) Select(d *DAG, m *Matches, c *Cover) error {
	d.indexParents()
	t := &s.tiler
	t.reset(d)
	t.bottomUp(d, m)
	if err := t.topDown(d, m, c); err != nil {
		return err
	}
	s.cover.Choice = append(s.cover.Choice[:0], c.Choice...)
	best := c.Cost(m)
	for s.improve(d, m, c) {
		t.bottomUp(d, m)
		if t.topDown(d, m, c) != nil {
			break
		}
		if cost := c.Cost(m); cost < best || !s.Iterated {
			best = cost
			s.cover.Choice = append(s.cover.Choice[:0], c.Choice...)
		}
		if !s.Iterated {
			break
		}
	}
	c.Choice = append(c.Choice[:0], s.cover.Choice...)
	return nil
}

// improve fixes the shared nodes that are cheaper computed once, and reports whether there were any:
// IMPROVECSEDECISIONS [Koes09 Listing 7.2].
func (s *NOLTIS) improve(d *DAG, m *Matches, c *Cover) bool {
	s.indexCovering(d, m, c)
	found := false
	for i := range s.tiler.fixed {
		n := NodeID(i)
		over := s.coveringOf(n)
		if len(over) < 2 || s.tiler.fixed[n] || !d.Shared(n) {
			continue
		}
		overlap := s.overlapCost(d, m, c, n)
		cse := s.tiler.cost[n]
		for _, t := range over {
			cse = min(cse+s.cutCost(d, m, t, n), unreachable)
		}
		if cse < overlap {
			s.tiler.fixed[n] = true
			found = true
		}
	}
	return found
}

// indexCovering lists, for each node, the chosen tiles that compute it.
func (s *NOLTIS) indexCovering(d *DAG, m *Matches, c *Cover) {
	n := d.Len()
	s.first = scratch.Sized(s.first, n+1)
	clear(s.first)
	s.eachCovered(m, c, func(x NodeID, _ InstID) { s.first[x+1]++ })
	for i := range n {
		s.first[i+1] += s.first[i]
	}
	s.covering = scratch.Sized(s.covering, int(s.first[n]))
	s.eachCovered(m, c, func(x NodeID, k InstID) {
		s.covering[s.first[x]] = k
		s.first[x]++
	})
	copy(s.first[1:], s.first[:n])
	s.first[0] = 0
}

// eachCovered calls f for each chosen tile and each distinct node inside it.
func (s *NOLTIS) eachCovered(m *Matches, c *Cover, f func(NodeID, InstID)) {
	for _, k := range c.Choice {
		if k < 0 {
			continue
		}
		covered := m.Covered(k)
		for j, x := range covered {
			if !contains(covered[:j], x) {
				f(x, k)
			}
		}
	}
}

func (s *NOLTIS) coveringOf(n NodeID) []InstID { return s.covering[s.first[n]:s.first[n+1]] }

// maxRegion is the maximum number of tiles considered around one overlap.
const maxRegion = 64

// overlapCost returns the cost of the tiles that compute n and of the trees
// below it, areas that do not overlap counted once: GETOVERLAPCOST [Koes09
// Listing 7.3]. Nodes below n are those that its tiles reach from n.
func (s *NOLTIS) overlapCost(d *DAG, m *Matches, c *Cover, n NodeID) int64 {
	cost := int64(0)
	s.queue = append(s.queue[:0], s.coveringOf(n)...)
	s.counted = s.counted[:0]
	tops := len(s.queue)
	for i := 0; i < len(s.queue); i++ {
		t := s.queue[i]
		cost = min(cost+int64(m.insts[t].Cost), unreachable)
		below := m.Boundary(t)
		if i < tops {
			below = s.below(d, m, t, n, NoNode)
		}
		for _, b := range below {
			k := c.Choice[b]
			switch {
			case k < 0:
			case len(s.coveringOf(b)) == 1 || len(s.queue) >= maxRegion:
				if !contains(s.counted, b) {
					s.counted = append(s.counted, b)
					cost = min(cost+s.tiler.cost[b], unreachable)
				}
			case !containsInst(s.queue, k):
				s.queue = append(s.queue, k)
			}
		}
	}
	return cost
}

func containsInst(s []InstID, k InstID) bool {
	for _, x := range s {
		if x == k {
			return true
		}
	}
	return false
}

// cutCost returns the extra cost of computing the root of t by a tile that reads n instead: GETTILECUTCOST [Koes09
// Listing 7.4].
func (s *NOLTIS) cutCost(d *DAG, m *Matches, t InstID, n NodeID) int64 {
	root := m.insts[t].Root
	if root == n {
		return 0
	}
	cost := int64(unreachable)
	lo, hi := m.At(root)
	for k := lo; k < hi; k++ {
		reads := m.Boundary(k)
		if !contains(reads, n) || s.tiler.spansFixed(m, k) {
			continue
		}
		v := int64(m.insts[k].Cost)
		for _, b := range reads {
			if b != n {
				v = min(v+s.tiler.cost[b], unreachable)
			}
		}
		cost = min(cost, v)
	}
	if cost == unreachable {
		return cost
	}
	for _, b := range s.below(d, m, t, root, n) {
		cost -= s.tiler.cost[b]
	}
	return cost
}

// below returns the boundary nodes of t that paths inside t lead to from node
// from, without passing through node avoid.
func (s *NOLTIS) below(d *DAG, m *Matches, t InstID, from, avoid NodeID) []NodeID {
	covered, boundary := m.Covered(t), m.Boundary(t)
	s.inside = append(s.inside[:0], from)
	s.reached = s.reached[:0]
	for i := 0; i < len(s.inside); i++ {
		for _, k := range d.Kids(s.inside[i]) {
			if k == avoid {
				continue
			}
			if contains(boundary, k) && !contains(s.reached, k) {
				s.reached = append(s.reached, k)
			}
			if contains(covered, k) && !contains(s.inside, k) {
				s.inside = append(s.inside, k)
			}
		}
	}
	return s.reached
}
