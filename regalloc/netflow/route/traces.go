package route

import (
	"cmp"
	"slices"
)

// Traces is the block order of a Sweep [Koes09 §5.2.2].
type Traces uint8

const (
	// AvoidingLoops forms traces along the most frequent edges, in which a loop header can only be first.
	AvoidingLoops Traces = iota
	// LongTraces forms traces along the most frequent edges.
	LongTraces
	// LoopTraces forms traces within each loop, inner loops first.
	LoopTraces
)

// blocks orders the blocks.
func (w *Sweep) blocks() {
	m := w.m
	t := w.loops.forest
	kind := w.Traces
	starts := slices.Clone(m.Order.Blocks)
	if kind == LoopTraces {
		slices.SortStableFunc(starts, func(a, b int32) int { return cmp.Compare(t.Depth(b), t.Depth(a)) })
	}
	head := make([]bool, len(m.P.Blocks))
	for l := range t.Loops {
		head[t.Loops[l].Header] = true
	}
	done := make([]bool, len(m.P.Blocks))
	w.order = w.order[:0]
	for _, b := range starts {
		for b >= 0 && !done[b] {
			done[b] = true
			w.order = append(w.order, b)
			b = w.successor(b, func(to int32) bool {
				return !done[to] && (kind != AvoidingLoops || !head[to]) && (kind != LoopTraces || t.Of[to] == t.Of[b])
			})
		}
	}
}

// successor returns the target of the most frequent edge out of b among the blocks that satisfy may, or -1.
func (w *Sweep) successor(b int32, may func(int32) bool) int32 {
	p := w.m.P
	next, most := int32(-1), -1.0
	for _, e := range p.Edges[p.Blocks[b].Succs[0]:p.Blocks[b].Succs[1]] {
		if may(int32(e.To)) && e.Freq > most {
			next, most = int32(e.To), e.Freq
		}
	}
	return next
}
