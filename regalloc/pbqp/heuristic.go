package pbqp

import "slices"

// A rank says how much a node may lose by choosing after its neighbors.
type rank struct {
	key     float64
	node    Node
	version int32
}

func (a rank) before(b rank) bool { return a.key < b.key || a.key == b.key && a.node < b.node }

// heuristic reduces what is left. The node that may lose least, for each edge that goes with
// it, is taken next, and chooses last of all that are left.
func (s *Solver) heuristic() {
	s.ranked = true
	for n := range s.nodes {
		if s.nodes[n].state == alive {
			s.rank(Node(n))
		}
	}
	for len(s.heap) > 0 {
		r := s.pop()
		if x := &s.nodes[r.node]; x.state != alive || x.version != r.version {
			continue
		}
		if now := s.regret(r.node); now > r.key {
			s.push(rank{now, r.node, r.version})
			continue
		}
		s.out.RN++
		s.lazy = true
		s.remove(r.node)
		s.lazy = false
		s.exact()
	}
}

// rank enters n, which is alive, into the heap.
func (s *Solver) rank(n Node) {
	s.nodes[n].version++
	s.push(rank{s.regret(n), n, s.nodes[n].version})
}

// regret returns what n loses if its neighbors forbid its best options, as many as they
// can, for each edge.
func (s *Solver) regret(n Node) float64 {
	x, costs := &s.nodes[n], s.costs(n)
	if int(x.inf) >= len(costs)-1 {
		least, most := slices.Min(costs), slices.Max(costs)
		if least == most {
			return 0
		}
		return (most - least) / float64(x.degree)
	}
	s.sorted = append(s.sorted[:0], costs...)
	slices.Sort(s.sorted)
	t := int(x.inf)
	if s.sorted[t] == s.sorted[0] {
		return 0
	}
	return (s.sorted[t] - s.sorted[0]) / float64(x.degree)
}

func (s *Solver) push(r rank) {
	h := append(s.heap, r)
	k := len(h) - 1
	for k > 0 && r.before(h[(k-1)/2]) {
		h[k] = h[(k-1)/2]
		k = (k - 1) / 2
	}
	h[k] = r
	s.heap = h
}

func (s *Solver) pop() rank {
	h := s.heap
	top, r := h[0], h[len(h)-1]
	h = h[:len(h)-1]
	k := 0
	for {
		c := 2*k + 1
		if c >= len(h) {
			break
		}
		if c+1 < len(h) && h[c+1].before(h[c]) {
			c++
		}
		if !h[c].before(r) {
			break
		}
		h[k] = h[c]
		k = c
	}
	if len(h) > 0 {
		h[k] = r
	}
	s.heap = h
	return top
}
