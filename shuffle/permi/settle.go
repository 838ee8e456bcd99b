package permi

import "spillway/shuffle"

// kind describes the path kept from a register on: its number of registers modulo 4, or open.
type kind uint8

const (
	open    kind = 4 // more than one path is possible
	onCycle kind = 5
)

// Let F be F1 or F2 of a path by its length: floor(s/2) or floor(3s/4). To append a path of p
// registers to one of x costs F(x+p) - F(p), least, F(x), if p = 0 modulo 4, and most, F(x+1), if
// p = 1. For F1 p = 2 is as good as 0 and p = 3 as bad as 1; for F2 p = 3 is better than 2. Hence
//
//	who keeps its value copies it to everybody else: F(1+p) >= F(p)
//	an edge to a settled path of 0 modulo 4 is kept, even in the place of one on a cycle
//	an edge to a settled path of 1 modulo 4 is copied if there is any other
//	of two settled paths of equal size modulo 4, one is copied
//	a cycle of k that can be broken at one register only is kept: F(k) + F(p) <= F(k+p)
//
// so that there is a choice only between paths of 2 and of 3 registers modulo 4, paths that are not
// settled themselves, and edges on a cycle.

// cutLeaves copies the edges from registers that keep their value, and those into leaves if there is any other, and
// sets node.keep where one edge is left. It reports whether a register still has a choice. O(n).
func (s *Sequencer) cutLeaves() (choice bool) {
	for i := len(s.vertices) - 1; i >= 0; i-- {
		v := s.vertices[i]
		n := &s.nodes[v]
		if n.src == 0 || n.src == v+1 {
			continue
		}
		if u := &s.nodes[n.src-1]; u.src == n.src || n.out == 0 && u.out > 1 {
			n.cut = true
			u.out--
		}
	}
	for _, v := range s.vertices {
		n := &s.nodes[v]
		if n.src == 0 || n.cut {
			continue
		}
		u := &s.nodes[n.src-1]
		u.keep = v + 1
		if n.src == v+1 {
			u.out = 1
		}
		choice = choice || u.out > 1
	}
	return choice
}

// settle copies all edges that are determined beforehand; for the rest it does what cutLeaves does, after which it is
// called. O(n).
func (s *Sequencer) settle() (choice bool) {
	s.list()
	s.settleReady()
	for _, v := range s.vertices { // the rest are cycles
		if n := &s.nodes[v]; n.left > 0 && n.src != v+1 && n.kind != onCycle {
			s.settleCycle(v)
		}
	}
	for _, v := range s.vertices {
		s.nodes[v].out = 0
	}
	for i := len(s.vertices) - 1; i >= 0; i-- {
		v := s.vertices[i]
		n := &s.nodes[v]
		if n.src == 0 || n.cut {
			continue
		}
		u := &s.nodes[n.src-1]
		u.keep = v + 1
		u.out++
		choice = choice || u.out > 1
	}
	return choice
}

// list threads the destinations of each register in the order of s.vertices, and collects the
// registers that have none.
func (s *Sequencer) list() {
	s.ready = s.ready[:0]
	for i := len(s.vertices) - 1; i >= 0; i-- {
		v := s.vertices[i]
		n := &s.nodes[v]
		n.left = n.out
		if n.out == 0 {
			s.ready = append(s.ready, v)
		}
		if n.src != 0 && n.src != v+1 && !n.cut {
			u := &s.nodes[n.src-1]
			n.sibling, u.child = u.child, v+1
		}
	}
}

// settleReady settles the registers off the cycles, destinations first.
func (s *Sequencer) settleReady() {
	for len(s.ready) > 0 {
		v := s.ready[len(s.ready)-1]
		s.ready = s.ready[:len(s.ready)-1]
		n := &s.nodes[v]
		n.kind = s.sift(v, false)
		if n.src == 0 || n.cut {
			continue
		}
		u := &s.nodes[n.src-1]
		if u.left--; u.left == 0 {
			s.ready = append(s.ready, n.src-1)
		}
	}
}

// sift cuts edges from v into paths of known kind, unless none is left, and returns the kind of the path from v. On a
// cycle there is another edge, into a register that is not settled.
func (s *Sequencer) sift(v shuffle.Loc, cycle bool) kind {
	var best [5]shuffle.Loc // by kind: 1 + a destination
	opens := 0
	for c := s.nodes[v].child; c != 0; c = s.nodes[c-1].sibling {
		n := &s.nodes[c-1]
		if n.cut || n.left > 0 {
			continue
		}
		if n.kind == open {
			opens++
		} else if best[n.kind] == 0 {
			best[n.kind] = c
			continue
		}
		n.cut = n.kind != open
	}
	switch {
	case best[0] != 0:
		s.cutOthers(v, best[0])
		return 1
	case best[1] != 0 && (cycle || opens > 0 || best[2] != 0 || best[3] != 0):
		s.nodes[best[1]-1].cut = true
		best[1] = 0
	}
	result, left := kind(1), opens
	for k := kind(1); k < 4; k++ {
		if best[k] != 0 {
			result = (k + 1) & 3
			left++
		}
	}
	if left > 1 || opens > 0 {
		return open
	}
	return result
}

// cutOthers cuts all edges from v except the one into keep-1.
func (s *Sequencer) cutOthers(v, keep shuffle.Loc) {
	for c := s.nodes[v].child; c != 0; c = s.nodes[c-1].sibling {
		if c != keep {
			s.nodes[c-1].cut = true
		}
	}
}

// settleCycle sifts the destinations of the registers on the cycle through at.
func (s *Sequencer) settleCycle(at shuffle.Loc) {
	s.walkRing(at)
	ring := s.choice.ring
	branching, last := 0, 0
	for i, v := range ring {
		s.nodes[v].kind = onCycle
		s.sift(v, true)
		reader := s.reader(i)
		if s.nodes[reader].cut {
			s.breakCycle(v)
			return
		}
		for c := s.nodes[v].child; c != 0; c = s.nodes[c-1].sibling {
			if c-1 != reader && !s.nodes[c-1].cut {
				branching, last = branching+1, i
				break
			}
		}
	}
	if branching == 1 {
		s.cutOthers(ring[last], s.reader(last)+1)
	}
}

// reader returns the destination of ring[i] that is on the ring.
func (s *Sequencer) reader(i int) shuffle.Loc {
	ring := s.choice.ring
	return ring[(i+len(ring)-1)%len(ring)]
}

// breakCycle settles the registers of a cycle that ends in v, which keeps an edge into a tree.
func (s *Sequencer) breakCycle(v shuffle.Loc) {
	n := &s.nodes[v]
	n.kind, n.left = 1, 0
	u := &s.nodes[n.src-1]
	if u.left--; u.left == 0 {
		s.ready = append(s.ready, n.src-1)
	}
	s.settleReady()
}
