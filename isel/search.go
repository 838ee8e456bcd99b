package isel

import (
	"cmp"
	"math/bits"
	"slices"

	"spillway/internal/scratch"
)

// search is the state of Exact in one part of a block.
type search struct {
	left    int       // remaining states
	unused  uint64    // free bits
	bit     []int8    // of uncertain nodes, within the part
	price   [64]int64 // by bit: the node's cost if it is needed as well
	leastOf [64]int64 // by bit
	moves   []move    // the options at the current node
	states  []exactState
	front   []int32 // states reached by the nodes so far
	ahead   []int32
	index   map[uint64]int32 // by need: index in ahead, where there are many
}

// exactState is a set of needed nodes and the cheapest path to it.
type exactState struct {
	need uint64
	cost int64 // of the chosen instances, plus the minimum cost of the needed nodes
	prev int32
	inst InstID // chosen last
}

// A move is an option with its nodes as bits.
type move struct {
	inst          InstID
	cost          int64
	reads, banned uint64
}

// solve stores the cheapest choices for part in c, if they improve it, and reports whether they are known to be
// optimal.
func (s *Exact) solve(c *Cover, part []NodeID) bool {
	s.bit = scratch.Sized(s.bit, s.d.Len())
	s.left, s.unused = s.Budget, ^uint64(0)
	if s.left == 0 {
		s.left = DefaultBudget
	}
	floor := int64(0) // minimum cost of the remaining certain nodes
	for _, n := range part {
		s.bit[n] = noBit
		if s.certain[n] {
			floor += s.least[n]
		}
	}
	bound := partCost(s.m, c, part)
	if floor >= bound {
		return true
	}
	s.states = append(s.states[:0], exactState{prev: -1, inst: NoInst})
	s.front = append(s.front[:0], 0)
	for _, n := range part {
		if !s.certain[n] && s.bit[n] == noBit {
			continue // dead, or never needed
		}
		if s.certain[n] {
			floor -= s.least[n]
		}
		if !s.open(n) || !s.expand(n, bound-floor) {
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
		s.install(c, part, best)
	}
	return true
}

// noBit is the bit of a node that no state can contain yet.
const noBit = -1

// open assigns bits to the uncertain nodes that options at n can need or forbid, and converts the options to bit sets.
// Bits are reused once their node has been processed. It reports false if there are too many such nodes at once.
func (s *Exact) open(n NodeID) bool {
	s.moves = s.moves[:0]
	options := s.of(n)
	for i := range options {
		x := &options[i]
		mv := move{inst: x.inst, cost: int64(x.cost)}
		for _, b := range s.reads(x) {
			if s.certain[b] {
				continue
			}
			if !s.openNode(b) {
				return false
			}
			mv.reads |= 1 << s.bit[b]
		}
		for _, b := range s.path(x) {
			if !s.openNode(b) {
				return false
			}
			mv.banned |= 1 << s.bit[b]
		}
		s.moves = append(s.moves, mv)
	}
	return true
}

func (s *Exact) openNode(x NodeID) bool {
	if s.bit[x] != noBit {
		return true
	}
	if s.unused == 0 {
		return false
	}
	b := bits.TrailingZeros64(s.unused)
	s.unused &^= 1 << b
	s.bit[x], s.leastOf[b], s.price[b] = int8(b), s.least[x], s.alone(x)
	return true
}

// expand extends every state by the choices at n. States that cost at least bound are pruned. It reports false if the
// budget is exhausted.
func (s *Exact) expand(n NodeID, bound int64) bool {
	own, paid := uint64(0), int64(0)
	if !s.certain[n] {
		own, paid = 1<<s.bit[n], s.least[n]
	}
	s.ahead = s.ahead[:0]
	for _, i := range s.front {
		st := s.states[i]
		if own != 0 && st.need&own == 0 {
			s.reach(st, i, bound)
			continue
		}
		for k := range s.moves {
			mv := &s.moves[k]
			if st.need&mv.banned != 0 {
				continue
			}
			cost := st.cost - paid + mv.cost
			for more := mv.reads &^ st.need; more != 0; more &= more - 1 {
				cost += s.leastOf[bits.TrailingZeros64(more)]
			}
			s.reach(exactState{need: st.need&^own | mv.reads, cost: cost, prev: i, inst: mv.inst}, -1, bound)
		}
	}
	s.front, s.ahead = s.ahead, s.front
	if len(s.front) > 8 {
		s.prune()
	}
	return s.left >= 0
}

// prune removes dominated states: another state is no more expensive even if its additional needs are paid for.
func (s *Exact) prune() {
	slices.SortStableFunc(s.front, func(a, b int32) int { return cmp.Compare(s.states[a].cost, s.states[b].cost) })
	kept := s.front[:0]
next:
	for _, i := range s.front {
		st := &s.states[i]
		for _, j := range kept[:min(len(kept), 32)] {
			other := &s.states[j]
			// Both costs include the minimum of the needed nodes: subtract it.
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

// reach adds st to the next states, or improves the one with the same needs; same is its number if it exists.
func (s *Exact) reach(st exactState, same int32, bound int64) {
	if st.cost >= bound || s.left < 0 {
		return
	}
	at := s.lookUp(st.need)
	switch {
	case at >= 0 && s.states[s.ahead[at]].cost <= st.cost:
		return
	case same < 0:
		same = int32(len(s.states))
		s.states = append(s.states, st)
		s.left--
	}
	if at >= 0 {
		s.ahead[at] = same
		return
	}
	if len(s.ahead) >= fewStates {
		s.index[st.need] = int32(len(s.ahead))
	}
	s.ahead = append(s.ahead, same)
}

// fewStates is the number of next states up to which they are not indexed.
const fewStates = 16

// lookUp returns the index among the states ahead of the one with the given needs, or -1.
func (s *Exact) lookUp(need uint64) int32 {
	switch n := len(s.ahead); {
	case n < fewStates:
		for i, k := range s.ahead {
			if s.states[k].need == need {
				return int32(i)
			}
		}
		return -1
	case n == fewStates:
		if s.index == nil || len(s.index) > maxIndexed {
			s.index = make(map[uint64]int32) // clearing a map takes time linear in its largest size
		}
		clear(s.index)
		for i, k := range s.ahead {
			s.index[s.states[k].need] = int32(i)
		}
	}
	if at, ok := s.index[need]; ok {
		return at
	}
	return -1
}

// maxIndexed is the number of states up to which the index map is reused.
const maxIndexed = 512

// install writes the choices that led to state i into c.
func (s *Exact) install(c *Cover, part []NodeID, i int32) {
	for _, n := range part {
		c.Choice[n] = NoInst
	}
	for ; i >= 0; i = s.states[i].prev {
		if k := s.states[i].inst; k != NoInst {
			c.Choice[s.m.insts[k].Root] = k
		}
	}
}
