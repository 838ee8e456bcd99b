package cfg

import "slices"

// LoopTrips is the number of iterations assumed of a loop whose exits have no
// probability.
const LoopTrips = 1000

// countedDepth is how many loops around a block multiply its frequency: in deeper nests frequencies
// would not be finite.
const countedDepth = 10

// Frequencies returns the expected executions of each block per execution of
// the entry. prob gives the probability of the i-th edge out of b; those out of
// one block add up to 1. Loops are solved innermost first, each in one pass over
// its blocks: the header's frequency is 1/(1 - probability of coming back). In
// irreducible loops the entries besides the header are taken as if they led to
// it. Blocks that cannot be reached have frequency 0.
//
// Inside another loop, one that is nested collapsedDepth deeper or more is what leaves it for each execution that enters it.
//
// Irreducible loops within more than collapsedDepth others are taken as if they were not loops: what would come back
// leaves instead.
//
// Time is linear in the sum of the depths of all blocks, of which no more than 2*collapsedDepth count for each block.
func Frequencies(f *Flow, t *Forest, prob func(b, i int) float64) []float64 {
	return frequencies(f, t, prob, collapsedDepth)
}

func frequencies(f *Flow, t *Forest, prob func(b, i int) float64, collapsed int32) []float64 {
	n := f.NumBlocks()
	s := freqSolver{collapsed: collapsed, f: f, t: t, prob: make([]float64, len(f.Succs)), freq: make([]float64, n), factor: make([]float64, len(t.Loops)), gain: make([]float64, len(t.Loops))}
	for b := range n {
		for k := range f.SuccsOf(int32(b)) {
			s.prob[f.SuccStart[b]+int32(k)] = prob(b, k)
		}
	}
	if slices.ContainsFunc(t.Loops, func(l Loop) bool { return l.Depth > collapsed }) {
		s.exits, s.place = make([][]exit, len(t.Loops)), make([]int32, n)
	}
	s.findOnce()
	for l := len(t.Loops) - 1; l >= 0; l-- {
		s.loop(int32(l))
	}
	s.fill = make([]bool, len(s.exits))
	if n > 0 {
		s.run(-1, 0, int32(n), 0, 1)
	}
	for l := range s.fill { // those around a loop come before it
		if x := &t.Loops[l]; s.fill[l] {
			s.run(int32(l), x.First, x.End, x.Header, s.freq[x.Header])
		}
	}
	if s.once != nil {
		for _, b := range t.Order {
			s.freq[b] = max(s.freq[b], leastFrequency)
		}
	}
	return s.freq
}

// leastFrequency is what a block in a loop that is passed once is executed at least: a part of the executions comes to
// an end there, and the frequency of what follows hundreds of them would be no number any more.
const leastFrequency = 1e-100

// collapsedDepth is how many loops within each other are looked into.
const collapsedDepth = 32

// An exit is what leaves a loop to a block for each execution of its header.
type exit struct {
	to int32
	p  float64
}

type freqSolver struct {
	f      *Flow
	t      *Forest
	prob   []float64 // by place in f.Succs
	freq   []float64
	factor []float64 // by loop: executions of its header per entry, if they count
	gain   []float64 // by loop: executions of its header per entry, if they do not

	collapsed int32    // collapsedDepth, less in tests
	exits     [][]exit // by loop, of those deeper than that; nil: there are none
	place     []int32  // by block: where it is in the exits of the loop at hand, if it is there
	fill      []bool   // by loop, once the exits are known: it was not looked into
	once      []bool   // by loop: it or one around it is passed once; nil: there are none
	solved    []int32  // by loop: the innermost one around it that is not, if once
}

// ignored reports whether loop l is taken as if it were none.
func (s *freqSolver) ignored(l int32) bool {
	return s.t.Loops[l].Irreducible && s.t.Loops[l].Depth > s.collapsed
}

// findOnce sets once.
func (s *freqSolver) findOnce() {
	for l := range s.t.Loops {
		if s.once == nil {
			if !s.ignored(int32(l)) {
				continue
			}
			s.once, s.solved = make([]bool, len(s.t.Loops)), make([]int32, len(s.t.Loops))
		}
		parent := s.t.Loops[l].Parent
		s.solved[l] = parent
		if parent >= 0 && s.ignored(parent) {
			s.solved[l] = s.solved[parent]
		}
		s.once[l] = s.ignored(int32(l)) || parent >= 0 && s.once[parent]
	}
}

// onward returns by what the executions of the edges out of b, at place i of the order, are multiplied that lead on
// if the others, back to a loop that is passed once, or to another entry of it, are not taken.
func (s *freqSolver) onward(b, i, first, entry int32) float64 {
	l := s.t.Of[b]
	if s.once == nil || l < 0 || !s.once[l] {
		return 1
	}
	back := 0.0
	for k := range s.f.SuccsOf(b) {
		e := s.f.SuccStart[b] + int32(k)
		to := s.f.Succs[e]
		if at := s.t.Index[to]; to == entry || at < first || at > i {
			continue
		}
		if h := s.t.Of[to]; h < 0 || s.t.Loops[h].Header != to || s.ignored(h) {
			back += s.prob[e]
		}
	}
	if back > 1-1.0/LoopTrips {
		return 1
	}
	return 1 / (1 - back)
}

// loop computes the factor of l from the probability mass that comes back.
func (s *freqSolver) loop(l int32) {
	if s.ignored(l) {
		s.factor[l], s.gain[l] = 1, 1
		return
	}
	back, out := s.run(l, s.t.Loops[l].First, s.t.Loops[l].End, s.t.Loops[l].Header, 1)
	if s.t.Loops[l].Depth > countedDepth {
		s.factor[l], s.gain[l] = 1, 1/max(out, 1.0/LoopTrips)
		return
	}
	if back > 1-1.0/LoopTrips {
		back = 1 - 1.0/LoopTrips
	}
	s.factor[l], s.gain[l] = 1/(1-back), 1
}

// leaving returns by what the executions of an edge from b to the block at place to of the order are
// multiplied, so that as many leave the loops in loop self which are too deep to count as enter them.
func (s *freqSolver) leaving(b, self, to int32) float64 { return s.leavingLoop(s.t.Of[b], self, to) }

// leavingLoop is leaving for an edge out of a block of loop l.
func (s *freqSolver) leavingLoop(l, self, to int32) float64 {
	gain := 1.0
	for ; l != self; l = s.around(l) {
		if x := &s.t.Loops[l]; to >= x.First && to < x.End {
			return gain
		}
		gain *= s.gain[l]
	}
	return gain
}

// around returns the loop around l that is not passed once, or -1.
func (s *freqSolver) around(l int32) int32 {
	if s.once != nil && s.once[l] {
		return s.solved[l]
	}
	return s.t.Loops[l].Parent
}

// run pushes mass executions of entry through the blocks Order[first:end] of loop
// self and returns what arrives at entry again, and what leaves.
func (s *freqSolver) run(self, first, end, entry int32, mass float64) (back, out float64) {
	for _, b := range s.t.Order[first:end] {
		s.freq[b] = 0
	}
	s.freq[entry] = mass
	depth := int32(0)
	if self >= 0 {
		depth = s.t.Loops[self].Depth
	}
	arrive := func(i, to int32, p float64) {
		switch at := s.t.Index[to]; {
		case to == entry:
			back += p
		case at > i && at < end:
			s.freq[to] += p
		case at >= end || at < first:
			out += p
			s.leave(self, to, p)
		}
	}
	for i := first; i < end; i++ {
		b := s.t.Order[i]
		if l := s.t.Of[b]; l >= 0 && l != self && s.t.Loops[l].Header == b {
			s.freq[b] *= s.factor[l]
			if x := &s.t.Loops[l]; s.exits != nil && x.Depth > depth+s.collapsed && !x.Irreducible {
				if s.fill != nil {
					s.fill[l] = true
				}
				for _, e := range s.exits[l] {
					arrive(x.End-1, e.to, s.freq[b]*e.p*s.leavingLoop(l, self, s.t.Index[e.to]))
				}
				i = x.End - 1
				continue
			}
		}
		fb, deep := s.freq[b]*s.onward(b, i, first, entry), s.t.Depth(b) > countedDepth
		for k := range s.f.SuccsOf(b) {
			e := s.f.SuccStart[b] + int32(k)
			to := s.f.Succs[e]
			p := fb * s.prob[e]
			if deep {
				p *= s.leaving(b, self, s.t.Index[to])
			}
			arrive(i, to, p)
		}
	}
	return back, out
}

// leave notes what leaves loop l, if that is one that others may not look into.
func (s *freqSolver) leave(l, to int32, p float64) {
	if s.exits == nil || s.fill != nil || l < 0 || s.t.Loops[l].Depth <= s.collapsed {
		return
	}
	if k := s.place[to]; int(k) < len(s.exits[l]) && s.exits[l][k].to == to {
		s.exits[l][k].p += p
		return
	}
	s.place[to] = int32(len(s.exits[l]))
	s.exits[l] = append(s.exits[l], exit{to, p})
}
