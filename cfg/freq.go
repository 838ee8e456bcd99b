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
// Time is linear in the sum of the depths of all blocks, of which no more than collapsedDepth count for each block.
func Frequencies(f *Flow, t *Forest, prob func(b, i int) float64) []float64 {
	return frequencies(f, t, prob, collapsedDepth)
}

func frequencies(f *Flow, t *Forest, prob func(b, i int) float64, collapsed int32) []float64 {
	n := f.NumBlocks()
	s := freqSolver{collapsed: collapsed, f: f, t: t, prob: prob, freq: make([]float64, n), factor: make([]float64, len(t.Loops)), gain: make([]float64, len(t.Loops))}
	if slices.ContainsFunc(t.Loops, func(l Loop) bool { return l.Depth > collapsed }) {
		s.exits = make([][]exit, len(t.Loops))
	}
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
	return s.freq
}

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
	prob   func(b, i int) float64
	freq   []float64
	factor []float64 // by loop: executions of its header per entry, if they count
	gain   []float64 // by loop: executions of its header per entry, if they do not

	collapsed int32    // collapsedDepth, less in tests
	exits     [][]exit // by loop, of those deeper than that; nil: there are none
	fill      []bool   // by loop, once the exits are known: it was not looked into
}

// loop computes the factor of l from the probability mass that comes back.
func (s *freqSolver) loop(l int32) {
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
	for ; l != self; l = s.t.Loops[l].Parent {
		if x := &s.t.Loops[l]; to >= x.First && to < x.End {
			return gain
		}
		gain *= s.gain[l]
	}
	return gain
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
		fb, deep := s.freq[b], s.t.Depth(b) > countedDepth
		for k := range s.f.SuccsOf(b) {
			to := s.f.Succs[s.f.SuccStart[b]+int32(k)]
			p := fb * s.prob(int(b), k)
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
	for k := range s.exits[l] {
		if e := &s.exits[l][k]; e.to == to {
			e.p += p
			return
		}
	}
	s.exits[l] = append(s.exits[l], exit{to, p})
}
