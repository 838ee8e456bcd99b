package netflow

import (
	"fmt"

	"spillway/regalloc"
)

// logBest logs the best assignment: its differences from the one logged last.
func (s *search) logBest(why string) {
	if s.opts.Log == nil || s.best == nil {
		return
	}
	why = fmt.Sprintf("%s; cost %.5g", why, s.m.Float(s.cost))
	if s.logged == nil {
		s.opts.Log.Begin("paths through the network of registers and memory, each value the cheapest available: " + why)
	} else {
		s.opts.Log.Note(why)
	}
	s.m.Tell(s.opts.Log, s.best, s.logged, why)
	if s.logged == nil {
		s.logged = s.m.NewStates(s.best.Slot)
	}
	s.logged.Copy(s.best)
}

// logStarts logs the starting points.
func (s *search) logStarts() {
	if s.opts.Log == nil {
		return
	}
	for i := range s.starts {
		s.opts.Log.Note(fmt.Sprintf("initial assignment %d costs %.5g after one round of routing", i+1, s.m.Float(s.starts[i].cost)))
	}
}

// quiet returns opts for an initial allocator, whose decisions are not logged.
func quiet(opts regalloc.Options) regalloc.Options {
	opts.Log = nil
	return opts
}

// logCost logs the cost of a Result.
func logCost(log regalloc.Log, p *regalloc.Problem, r *regalloc.Result, metric regalloc.Metric, what string) {
	if log != nil && r != nil {
		log.Note(fmt.Sprintf("%s costs %.5g", what, regalloc.Cost(p, r, metric)))
	}
}

// isolated returns opts for a Problem that package model derived from another: its numbers mean nothing to the Log.
func isolated(opts regalloc.Options, p, original *regalloc.Problem) regalloc.Options {
	if p != original {
		opts.Log.Note("copies were inserted before edges that allow no moves; decisions about them are not recorded")
		opts.Log = nil
	}
	return opts
}
