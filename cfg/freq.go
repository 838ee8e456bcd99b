package cfg

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
// Time is linear in the sum of the depths of all blocks.
func Frequencies(f *Flow, t *Forest, prob func(b, i int) float64) []float64 {
	n := f.NumBlocks()
	s := freqSolver{f: f, t: t, prob: prob, freq: make([]float64, n), factor: make([]float64, len(t.Loops)), gain: make([]float64, len(t.Loops))}
	for l := len(t.Loops) - 1; l >= 0; l-- {
		s.loop(int32(l))
	}
	if n > 0 {
		s.run(-1, 0, int32(n), 0)
	}
	return s.freq
}

type freqSolver struct {
	f      *Flow
	t      *Forest
	prob   func(b, i int) float64
	freq   []float64
	factor []float64 // by loop: executions of its header per entry, if they count
	gain   []float64 // by loop: executions of its header per entry, if they do not
}

// loop computes the factor of l from the probability mass that comes back.
func (s *freqSolver) loop(l int32) {
	back, out := s.run(l, s.t.Loops[l].First, s.t.Loops[l].End, s.t.Loops[l].Header)
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
func (s *freqSolver) leaving(b, self, to int32) float64 {
	gain := 1.0
	for l := s.t.Of[b]; l != self; l = s.t.Loops[l].Parent {
		if x := &s.t.Loops[l]; to >= x.First && to < x.End {
			return gain
		}
		gain *= s.gain[l]
	}
	return gain
}

// run pushes one execution of entry through the blocks Order[first:end] of loop
// self and returns what arrives at entry again, and what leaves.
func (s *freqSolver) run(self, first, end, entry int32) (back, out float64) {
	for _, b := range s.t.Order[first:end] {
		s.freq[b] = 0
	}
	s.freq[entry] = 1
	for i := first; i < end; i++ {
		b := s.t.Order[i]
		if l := s.t.Of[b]; l >= 0 && l != self && s.t.Loops[l].Header == b {
			s.freq[b] *= s.factor[l]
		}
		fb, deep := s.freq[b], s.t.Depth(b) > countedDepth
		for k := range s.f.SuccsOf(b) {
			to := s.f.Succs[s.f.SuccStart[b]+int32(k)]
			p := fb * s.prob(int(b), k)
			at := s.t.Index[to]
			if deep {
				p *= s.leaving(b, self, at)
			}
			switch {
			case to == entry:
				back += p
			case at > i && at < end:
				s.freq[to] += p
			case at >= end || at < first:
				out += p
			}
		}
	}
	return back, out
}
