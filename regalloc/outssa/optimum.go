package outssa

import (
	"math/bits"

	"spillway/cfg"
	"spillway/regalloc"
)

// Optimum is a method for small Problems: branch and bound over all partitions finds
// the one that leaves the fewest copies of those that are on both sides of every
// parameter and, with pins, at them. The zero value is ready.
type Optimum struct {
	// Copies is the greatest number of copies for which it is looked for; 0 is 30.
	Copies int
	// Found says whether the last Lower was exact: there were few enough copies, of few
	// enough registers, and the search ended.
	Found bool
}

// Method returns the method.
func (o *Optimum) Method() *Method {
	return &Method{Name: "optimum", Doc: "fewest copies, by branch and bound", isolate: true, values: true, join: func(l *lowerer, _ *cfg.Info) {
		limit := o.Copies
		if limit == 0 {
			limit = 30
		}
		o.Found = l.optimum(limit)
	}}
}

// searchSteps bounds a search.
const searchSteps = 2_000_000

// search looks for the best partition. Its nodes are at most 64 classes.
type search struct {
	copies      [][2]int
	leader      []int
	members     []uint64 // by leader
	interfering []uint64 // by leader: nodes that interfere with a member
	best        int
	taken       []bool // on the path: which copies have one class on both sides
	solution    []bool
	steps       int
}

// optimum joins what the best partition joins; it does nothing if there are too many
// copies.
func (l *lowerer) optimum(limit int) bool {
	if len(l.candidates) > limit {
		return false
	}
	s := &search{}
	node := map[regalloc.VReg]int{}
	var of []regalloc.VReg
	number := func(v regalloc.VReg) int {
		v = l.find(v)
		k, ok := node[v]
		if !ok {
			k = len(of)
			node[v], of = k, append(of, v)
		}
		return k
	}
	for k := range l.candidates {
		x := &l.candidates[k]
		s.copies = append(s.copies, [2]int{number(x.dst), number(x.src)})
	}
	if l.tied.pins != nil { // those that no copy leads to stand against others with theirs
		for _, r := range l.labels.used {
			number(l.labels.class[r])
		}
	}
	n := len(of)
	if n > 64 {
		return false
	}
	for k := range n {
		s.leader, s.members, s.interfering = append(s.leader, k), append(s.members, 1<<k), append(s.interfering, 0)
	}
	for i := range n {
		for j := range i {
			if l.interfere(of[i], of[j]) {
				s.interfering[i] |= 1 << j
				s.interfering[j] |= 1 << i
			}
		}
	}
	s.taken = make([]bool, len(s.copies))
	s.best = len(s.copies) + 1
	s.run(0, 0)
	for k, x := range s.copies {
		if s.solution[k] {
			l.join(of[x[0]], of[x[1]])
		}
	}
	return s.steps < searchSteps
}

// run decides about copy k and those after it; cut are left so far.
func (s *search) run(k, cut int) {
	if s.steps++; s.steps > searchSteps || cut+s.lostCopies(k) >= s.best {
		return
	}
	if k == len(s.copies) {
		s.best, s.solution = cut, append(s.solution[:0], s.taken...)
		return
	}
	a, b := s.leader[s.copies[k][0]], s.leader[s.copies[k][1]]
	if a == b {
		s.taken[k] = true
		s.run(k+1, cut)
		s.taken[k] = false
		return
	}
	if s.interfering[a]&s.members[b] == 0 {
		members, hostile, moved := s.members[a], s.interfering[a], s.members[b]
		s.members[a], s.interfering[a] = members|moved, hostile|s.interfering[b]
		s.lead(moved, a)
		// What interferes with one interferes with both: interfering is of nodes, so the
		// others need not be told.
		s.taken[k] = true
		s.run(k+1, cut)
		s.taken[k] = false
		s.lead(moved, b)
		s.members[a], s.interfering[a] = members, hostile
	}
	s.run(k+1, cut+1)
}

// lead makes a the leader of members.
func (s *search) lead(members uint64, a int) {
	for ; members != 0; members &= members - 1 {
		s.leader[bits.TrailingZeros64(members)] = a
	}
}

// lostCopies returns how many copies from number k on have sides that interfere already.
func (s *search) lostCopies(k int) (n int) {
	for _, x := range s.copies[k:] {
		if a, b := s.leader[x[0]], s.leader[x[1]]; a != b && s.interfering[a]&s.members[b] != 0 {
			n++
		}
	}
	return n
}
