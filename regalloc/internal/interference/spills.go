package interference

// Spills are nodes that may have to be in memory: a heap with the one at its top that
// costs least there for the room that it makes. Ties go to the lowest.
type Spills struct{ heap []spill }

// spill is a node with its reluctance when it was looked at last.
type spill struct {
	node  Node
	ratio float64
}

func (s spill) less(t spill) bool {
	return s.ratio < t.ratio || s.ratio == t.ratio && s.node < t.node
}

// Clear empties s.
func (s *Spills) Clear() { s.heap = s.heap[:0] }

// Push adds n, a node of g.
func (s *Spills) Push(g *Graph, n Node) {
	s.heap = append(s.heap, spill{n, g.Reluctance(n)})
	q := s.heap
	for i := len(q) - 1; i > 0 && q[i].less(q[(i-1)/2]); i = (i - 1) / 2 {
		q[i], q[(i-1)/2] = q[(i-1)/2], q[i]
	}
}

// Pop takes the node with the least reluctance among the eligible ones, or returns -1 if there are none. Reluctance
// grows when neighbors leave the graph: what is found to have more than when it was looked at last goes back.
func (s *Spills) Pop(g *Graph, eligible func(n Node) bool) Node {
	for len(s.heap) > 0 {
		x := &s.heap[0]
		if !eligible(x.node) {
			s.remove()
			continue
		}
		n := x.node
		if now := g.Reluctance(n); now > x.ratio {
			x.ratio = now
			if s.siftDown(); s.heap[0].node != n {
				continue
			}
		}
		s.remove()
		return n
	}
	return none
}

// remove takes the top away.
func (s *Spills) remove() {
	last := len(s.heap) - 1
	s.heap[0] = s.heap[last]
	s.heap = s.heap[:last]
	s.siftDown()
}

// siftDown lets the top sink to its place.
func (s *Spills) siftDown() {
	q := s.heap
	for i := 0; ; {
		least := i
		for _, c := range [2]int{2*i + 1, 2*i + 2} {
			if c < len(q) && q[c].less(q[least]) {
				least = c
			}
		}
		if least == i {
			return
		}
		q[i], q[least] = q[least], q[i]
		i = least
	}
}
