package isel

import "spillway/internal/scratch"

// decide determines facts about every optimal cover made of the options before any search: which shared nodes must be
// roots, and which must not be. This splits the remaining search into smaller parts. It reports whether it found
// something. O(options), for a bounded number of them per node.
func (s *Exact) decide() bool {
	s.gain = scratch.Sized(s.gain, s.d.Len())
	useless := s.findUseless()
	return s.findWorthwhile() || useless
}

// findWorthwhile finds the constants and addresses that every optimal cover materializes in a register. Each use of
// such a node x is executed by some instance. If x is not materialized, that instance has x inside; suppose that
// another option at the same root reads x and nothing else in addition, and is cheaper. If the minimum savings, summed
// over the uses of x, exceed the cost of materializing x, then doing so improves any cover without it. The savings of
// an option are divided among the uses that it executes.
func (s *Exact) findWorthwhile() (found bool) {
	d := s.d
	if !s.sharesLeaf() {
		return false
	}
	s.saved = scratch.Sized(s.saved, len(d.kids))
	for e := range s.saved {
		s.saved[e] = unreachable
	}
	for i := range d.Len() {
		for k := s.at[i]; k < s.end[i]; k++ {
			s.saveByUse(&s.list[k])
		}
	}
	clear(s.gain)
	for i := range d.nodes {
		n := &d.nodes[i]
		if n.flags&nodeLive == 0 {
			continue
		}
		for e := n.kids[0]; e < n.kids[1]; e++ {
			x := d.kids[e]
			s.gain[x] = min(s.gain[x]+s.saved[e], unreachable)
		}
	}
	for i := range d.Len() {
		if x := NodeID(i); d.Floating(x) && s.isShared(x) && s.gain[x] > shares*s.alone(x) {
			s.certain[x] = true
			found = true
		}
	}
	return found
}

// sharesLeaf reports whether a constant or address is shared.
func (s *Exact) sharesLeaf() bool {
	for i := range s.d.Len() {
		if s.isShared(NodeID(i)) && s.d.Floating(NodeID(i)) {
			return true
		}
	}
	return false
}

// shares is the unit of savings, per byte, so that they can be divided.
const shares = 12

// saveByUse enters, for the uses of shared constants and addresses that x executes with them inside, the savings of
// reading them.
func (s *Exact) saveByUse(x *option) {
	d := s.d
	covered, reads := s.m.Covered(x.inst), s.reads(x)
	for i, v := range covered {
		n := &d.nodes[v]
		if n.kids[0] == n.kids[1] || contains(covered[:i], v) {
			continue
		}
		for e := n.kids[0]; e < n.kids[1]; e++ {
			if c := d.kids[e]; s.saved[e] > 0 && d.Floating(c) && s.isShared(c) && !contains(reads, c) {
				s.saved[e] = min(s.saved[e], s.savedBy(x, c))
			}
		}
	}
}

// savedBy returns the savings of an option that replaces x and reads c, for one of the uses of c in x.
func (s *Exact) savedBy(x *option, c NodeID) int64 {
	saved := int64(0)
	options := s.of(s.m.insts[x.inst].Root)
	for i := range options {
		y := &options[i]
		if less := int64(x.cost - y.cost); less > saved && s.isRead(y, c) && s.replaces(y, x, c) {
			saved = less
		}
	}
	if saved == 0 {
		return 0
	}
	uses := int64(0)
	covered := s.m.Covered(x.inst)
	for i, v := range covered {
		if !contains(covered[:i], v) {
			for _, kid := range s.d.Kids(v) {
				if kid == c {
					uses++
				}
			}
		}
	}
	return saved * shares / uses
}

// findUseless finds shared nodes that need not be computed, and drops the options that read them. Suppose that every
// option at a node u that reads x has an alternative at u that reads nothing else in addition and does without x, for
// at most δ(u) more. If the sum of δ over the nodes that can read x in one cover is at most the cost of x, then
// replacing all readers of x makes no cover more expensive.
func (s *Exact) findUseless() (found bool) {
	s.indexReaders()
	for i := s.d.Len() - 1; i >= 0; i-- {
		x := NodeID(i)
		if !s.isShared(x) || !s.isUseless(x) {
			continue
		}
		for _, u := range s.readersOf(x) {
			s.drop(u, func(y *option) bool { return s.isRead(y, x) })
		}
		s.end[x] = s.at[x]
		s.readers[x] = 0
		found = true
	}
	return found
}

func (s *Exact) isUseless(x NodeID) bool {
	left := s.least[x]
	us := s.readersOf(x)
	for _, u := range us {
		s.gain[u] = 0
	}
	for _, u := range us { // ascending
		most := s.savedAt(u, x)
		// Of u and the nodes below it that are executed inside u when u reads x, one side counts.
		most = max(most, s.gain[u])
		s.gain[u] = 0
		if w := s.lastReader[u]; s.readers[u] == 1 && !s.certain[u] && contains(us, w) && s.excludes(w, u, x) {
			s.gain[w] = min(s.gain[w]+most, unreachable)
			continue
		}
		if left -= most; left < 0 {
			return false
		}
	}
	return true
}

// savedAt returns δ(u): the maximum cost of doing without x at u.
func (s *Exact) savedAt(u, x NodeID) int64 {
	most := int64(0)
	options := s.of(u)
	for i := range options {
		y := &options[i]
		if !s.isRead(y, x) {
			continue
		}
		other := int64(unreachable)
		for j := range options {
			if z := &options[j]; int64(z.cost) < other && !s.isRead(z, x) && s.replaces(z, y, NoNode) {
				other = int64(z.cost)
			}
		}
		most = max(most, other-int64(y.cost))
	}
	return most
}

// excludes reports whether u must not be needed under any option at w that reads x.
func (s *Exact) excludes(w, u, x NodeID) bool {
	options := s.of(w)
	for i := range options {
		if y := &options[i]; s.isRead(y, x) && !contains(s.path(y), u) {
			return false
		}
	}
	return true
}

// indexReaders lists, for each shared node, the nodes with options that read it, as found by findCertain.
func (s *Exact) indexReaders() {
	n := s.d.Len()
	s.firstReader = scratch.Sized(s.firstReader, n+1)
	s.firstReader[0] = 0
	for i := range n {
		s.firstReader[i+1] = s.firstReader[i]
		if s.isShared(NodeID(i)) {
			s.firstReader[i+1] += s.readers[i]
		}
	}
	s.reader = scratch.Sized(s.reader, int(s.firstReader[n]))
	for _, p := range s.pairs {
		if s.isShared(p.read) {
			s.reader[s.firstReader[p.read]] = p.by
			s.firstReader[p.read]++
		}
	}
	copy(s.firstReader[1:], s.firstReader[:n])
	s.firstReader[0] = 0
}

func (s *Exact) readersOf(x NodeID) []NodeID {
	return s.reader[s.firstReader[x]:s.firstReader[x+1]]
}

// reduce drops options that are now dominated by others of no higher cost.
func (s *Exact) reduce(n NodeID) {
	options := s.of(n)
	if len(options) < 2 {
		return
	}
	kept := options[:0]
next:
	for i := range options {
		x := options[i]
		for j := range options {
			if y := &options[j]; j != i && (y.cost < x.cost || y.cost == x.cost && j < i) && s.replaces(y, &x, NoNode) {
				continue next
			}
		}
		kept = append(kept, x)
	}
	s.end[n] = s.at[n] + int32(len(kept))
}
