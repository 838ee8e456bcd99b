package asm

import (
	"cmp"
	"slices"

	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// shareRounds is the maximum number of rounds of ShareJumps.
const shareRounds = 4

// ShareJumps tail-duplicates short returning blocks over jumps that are at least as long, and redirects long jumps to a
// nearby jump with the same target that a short jump reaches, if the saved bytes are worth executing another jump under
// metric. It does nothing unless bytes cost about as much as executions. A shared jump gets its own block after the
// block it ended. f is at stage Framed, with its final layout. O(instructions + jumps * log jumps) per round, of at
// most shareRounds.
func ShareJumps(f *mach.Func, metric regalloc.Metric) {
	if metric.Move > 2*metric.Byte || len(f.Blocks) < 3 {
		return
	}
	s := &sharer{sizer: sizer{f: f}, metric: metric}
	for range shareRounds {
		s.run()
		s.find()
		copied := s.copyReturns()
		if !s.share() && !copied {
			return
		}
		f.ComputePreds()
		f.Layout = slices.DeleteFunc(f.Layout, func(b mach.BlockID) bool {
			return b > 0 && len(f.Blocks[b].Preds) == 0 && !f.Blocks[b].AddressTaken
		})
	}
}

// sharer is the state of ShareJumps.
type sharer struct {
	sizer
	metric regalloc.Metric
	edges  []jumping
}

// A jumping is an edge that needs a jump in the text.
type jumping struct {
	block mach.BlockID
	succ  int8
	to    mach.BlockID
	at    int          // offset of its first jump
	end   int          // end offset of its last jump
	saves int          // bytes saved if all its jumps are short
	ends  bool         // it is a single unconditional jump that ends its block
	own   mach.BlockID // the block split off for this jump, or -1
	enc   *target.Encoding
}

// find lists the edges that need jumps, by target and position.
func (s *sharer) find() {
	s.edges = s.edges[:0]
	next := 0
	for i := range s.places {
		b := s.places[i].block
		end := s.jumpsEnd(i)
		for first := len(s.edges); next < end; next++ {
			j := &s.Jumps[next]
			if j.enc == nil { // no jump
				continue
			}
			k := first
			for k < len(s.edges) && s.edges[k].succ != j.succ {
				k++
			}
			last := next == end-1 && s.places[i].tail == 0 && Falls(s.f, i) == 0
			if k == len(s.edges) {
				s.edges = append(s.edges, jumping{block: b, succ: j.succ, to: j.To, at: int(j.End - j.Bytes), ends: last, own: -1, enc: j.enc})
			} else {
				s.edges[k].ends = false
			}
			e := &s.edges[k]
			e.end = int(j.End)
			if j.Long {
				e.saves += int(j.long - j.short)
			}
		}
	}
	slices.SortFunc(s.edges, func(a, b jumping) int { return cmp.Or(cmp.Compare(a.to, b.to), cmp.Compare(a.at, b.at)) })
}

// copyReturns tail-duplicates short returning blocks over jumps to them, and reports whether there are any.
func (s *sharer) copyReturns() (any bool) {
	f := s.f
	for i := range s.edges {
		e := &s.edges[i]
		b, to := f.Blocks[e.block], f.Blocks[e.to]
		n := len(b.Instrs) - 1
		if !e.ends || b.Instrs[n].Tile != f.Target.Frame.Jump || !f.ReturnsWithin(to, e.end-e.at) {
			continue
		}
		mach.CopyReturn(b, to)
		e.ends, e.saves, any = false, 0, true
	}
	return any
}

// share redirects long jumps to other jumps, and reports whether there are any.
func (s *sharer) share() (any bool) {
	for lo, hi := 0, 0; lo < len(s.edges); lo = hi {
		for hi = lo + 1; hi < len(s.edges) && s.edges[hi].to == s.edges[lo].to; {
			hi++
		}
		group := s.edges[lo:hi]
		for i := range group {
			e := &group[i]
			if e.saves == 0 {
				continue
			}
			b := s.f.Blocks[e.block]
			freq := b.Freq * b.Succs[e.succ].Prob
			if s.metric.Byte*float64(e.saves) <= s.metric.Move*freq {
				continue
			}
			if k := s.nearest(group, i); k >= 0 {
				b.Succs[e.succ].To = s.own(&group[k], freq)
				any = true
			}
		}
	}
	s.order()
	return any
}

// nearest returns the index of the jump that jump i of a group with one target may use, or -1. An unconditional jump
// uses one between it and the target, so that there are no cycles.
func (s *sharer) nearest(group []jumping, i int) int {
	e := &group[i]
	start := s.Start(e.to)
	best := -1
	try := func(k int) bool {
		o := &group[k]
		if !e.enc.Reaches(o.at-e.end) || !e.enc.Reaches(o.at-e.at) {
			return false
		}
		between := e.at < o.at && o.at < start || start <= o.at && o.at < e.at
		if o.ends && o.block != e.block && (between || !e.ends) && (best < 0 || abs(o.at-start) < abs(group[best].at-start)) {
			best = k
		}
		return true
	}
	for k := i - 1; k >= 0 && try(k); k-- {
	}
	for k := i + 1; k < len(group) && try(k); k++ {
	}
	return best
}

func abs(n int) int { return max(n, -n) }

// own returns the block that consists of jump e, now executed freq more often, creating it if necessary.
func (s *sharer) own(e *jumping, freq float64) mach.BlockID {
	f := s.f
	b := f.Blocks[e.block]
	if e.own < 0 {
		e.own = mach.BlockID(len(f.Blocks))
		out := b.Succs[e.succ]
		f.Blocks = append(f.Blocks, &mach.Block{ID: e.own, Instrs: []mach.Instr{f.Jump()}, Succs: []mach.Edge{{To: out.To, Prob: 1}}, Freq: b.Freq * out.Prob, Loop: b.Loop, Bare: f.Blocks[e.to].Bare})
		b.Succs[e.succ].To = e.own
	}
	f.Blocks[e.own].Freq += freq
	return e.own
}

// order inserts the new blocks after the blocks they were split from.
func (s *sharer) order() {
	f := s.f
	behind := make([]mach.BlockID, len(f.Blocks))
	for i := range s.edges {
		if e := &s.edges[i]; e.own >= 0 {
			behind[e.block] = e.own
		}
	}
	layout := make([]mach.BlockID, 0, len(f.Blocks))
	for _, b := range f.Layout {
		layout = append(layout, b)
		if behind[b] > 0 {
			layout = append(layout, behind[b])
		}
	}
	f.Layout = layout
}
