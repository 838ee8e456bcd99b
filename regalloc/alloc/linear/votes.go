package linear

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// A vote is a preference for a value in a certain register, weighted by the executions of the move that it saves.
type vote struct {
	v    regalloc.VReg
	reg  regalloc.Reg
	next int32 // the next vote on v, by register, plus one; or 0
	freq float64
}

// vote places the values for which wants reports true at the start of b: where most executions provide them or visited
// successors expect them, preferring registers that calls ahead leave alone.
func (s *scan) vote(b regalloc.BlockID, edges []edgeIn, wants func(regalloc.VReg) bool) {
	s.poll.votes = s.poll.votes[:0]
	for _, e := range edges {
		x := &s.ends.exit[e.pred]
		k := x.first
		for rs := x.regs; !rs.Empty(); k++ {
			r := rs.First()
			rs.Remove(r)
			if v := s.ends.values[k]; wants(v) {
				s.poll.addVote(v, r, e.freq)
			}
		}
	}
	first, end := s.p.Succs(b)
	for e := first; e < end; e++ {
		to := s.p.Edges[e].To
		if !s.ends.done[to] {
			continue
		}
		x := &s.ends.entry[to]
		k := x.first
		for rs := x.regs; !rs.Empty(); k++ {
			r := rs.First()
			rs.Remove(r)
			if v := s.ends.values[k]; s.poll.firstVote[v] != 0 {
				s.poll.addVote(v, r, s.regs.weigh(s.p.Edges[e].Freq))
			}
		}
	}
	total := 0.0
	for _, e := range edges {
		total += e.freq
	}
	// Ties go to the value met first, then to the lowest register.
	n := len(s.poll.votes)
	for _, e := range edges {
		for _, v := range s.ends.valuesOf(&s.ends.exit[e.pred]) {
			for k := s.poll.firstVote[v]; k != 0; k = s.poll.votes[k-1].next {
				if s.poll.votes[k-1].freq > 0 {
					w := s.poll.votes[k-1]
					w.freq += min(s.undisturbed(b, v, w.reg), aheadShare*total)
					s.poll.votes = append(s.poll.votes, w)
				}
			}
			s.poll.firstVote[v] = 0
		}
	}
	votes := s.poll.votes[n:]
	slices.SortStableFunc(votes, func(a, b vote) int { return cmp.Compare(b.freq, a.freq) })
	for _, w := range votes {
		if s.cur.reg[w.v] == regalloc.NoReg && !s.cur.busy.Has(w.reg) && !s.regs.reserved.Has(w.reg) {
			s.cur.occupy(w.reg, w.v)
		}
	}
}

// aheadShare bounds the weight of calls ahead in a vote, as a fraction of the executions of the block: most of these
// calls are reached by values that have moved by then.
const aheadShare = 0.3

// addVote adds to the votes for v in r.
func (s *poll) addVote(v regalloc.VReg, r regalloc.Reg, freq float64) {
	at := &s.firstVote[v]
	for *at != 0 && s.votes[*at-1].reg < r {
		at = &s.votes[*at-1].next
	}
	if *at != 0 && s.votes[*at-1].reg == r {
		s.votes[*at-1].freq += freq
		return
	}
	next := *at
	*at = int32(len(s.votes)) + 1
	s.votes = scratch.Push(s.votes, vote{v, r, next, freq})
}

// undisturbed returns the number of moves saved by v being in r from the start of b on, if calls ahead clobber other
// registers but nothing in the life of v demands r: moves out of the way of each of these calls, and back at joins.
func (s *scan) undisturbed(b regalloc.BlockID, v regalloc.VReg, r regalloc.Reg) float64 {
	if s.prefs.cross[v] == 0 || s.prefs.blocked[v].Has(r) {
		return 0
	}
	x := &s.prefs.fixed
	return 2 * min(s.prefs.cross[v], x.calls[x.before(s.flow.pos[b])]-x.calls[x.before(s.prefs.ahead[v].interval.to/2)])
}
