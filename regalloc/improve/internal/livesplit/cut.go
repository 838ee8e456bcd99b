package livesplit

import (
	"spillway/internal/mincut"
	"spillway/regalloc"
)

// unit scales weights for the flow.
const unit = 1 << 12

// largest is the maximum capacity of an arc, so that sums do not overflow.
const largest = 1 << 48

// cutRounds is the maximum number of rounds of one flow.
const cutRounds = 200

// solve chooses the spans in registers by a minimum cut: the source's side is
// registers, the sink's memory.
//
//	span before a use          in memory: a load
//	x -> y, across an edge     x in memory, y not: a load; y may be where the value, a parameter, begins anew
//	x, then y, around a use    x in memory, y in a register that the use is not in: another move
//
// The value is stored once, at its definition, if any span is in memory: a node of
// its own, that no span in memory may have on the other side.
func (f *Splitter) solve() bool {
	g := &f.cand.graph
	g.Reset()
	forced := false // some span after the definition is in memory
	for i := range f.cand.spans {
		x := &f.cand.spans[i]
		x.node = mincut.Sink
		if x.orig || x.reg != regalloc.NoReg {
			x.node = g.Node()
		} else if !f.cand.isHead(i) {
			forced = true
		}
	}
	stored := mincut.Sink
	if !forced {
		stored = g.Node()
	}
	head := &f.cand.spans[f.cand.head]
	once := f.capacity(f.cand.store(f.p.Blocks[head.block].Freq))
	if f.cand.param {
		g.Arc(mincut.Source, head.node, f.capacity(f.beginning(regalloc.NoReg, f.placed.home[f.cand.k])))
		g.Arc(head.node, mincut.Sink, f.capacity(f.beginning(head.begins, -1)))
		g.Arc(head.node, stored, once)
	} else {
		g.Arc(mincut.Source, stored, once)
	}
	if f.cand.remat && head.node != mincut.Sink {
		g.Arc(head.node, mincut.Sink, f.capacity(f.cand.load(f.p.Blocks[head.block].Freq))) // its definition
	}
	for i := range f.cand.spans {
		x := &f.cand.spans[i]
		if x.node == mincut.Sink {
			continue
		}
		if !f.cand.isHead(i) {
			g.Arc(stored, x.node, mincut.Endless)
		}
		f.inside(i)
		if !x.entry || x == head {
			continue
		}
		for _, y := range f.cand.from(x) {
			g.Arc(x.node, f.cand.spans[y.span].node, f.capacity(f.cand.load(y.freq)))
		}
	}
	f.leaving(stored)
	f.turn.fuel -= g.Size()
	if !g.Cut(cutRounds) {
		return false
	}
	f.cand.choose(func(x *span) bool { return g.Near(x.node) })
	return true
}

// capacity converts the weight of a cost to a capacity; small weights remain positive.
func (f *inputs) capacity(a splitCost) int64 { return int64(min(f.weight(a)*unit, largest)) + 1 }

// inside adds the arcs of span i itself and of the use before it.
func (f *Splitter) inside(i int) {
	g, x := &f.cand.graph, &f.cand.spans[i]
	freq := f.p.Blocks[x.block].Freq
	if !x.orig && x.reg != regalloc.NoReg {
		if r := f.cand.arrives(i); r != regalloc.NoReg && r != x.reg && (x.after < 0 || !f.cand.group[x.after].holds(x.reg)) {
			g.Arc(x.node, mincut.Sink, f.capacity(f.cand.copy(freq)))
		}
	}
	if x.before >= 0 {
		g.Arc(mincut.Source, x.node, f.capacity(f.reading(&f.cand.group[x.before], freq)))
	}
	if x.after >= 0 && !f.cand.group[x.after].holds(x.begins) {
		g.Arc(x.node, f.cand.spans[i-1].node, f.capacity(f.cand.reloadCost(&f.cand.group[x.after], freq)))
	}
}

// leaving adds the arcs of the edges on which the value becomes a parameter.
func (f *Splitter) leaving(stored int32) {
	g := &f.cand.graph
	for _, a := range f.lists.argsOf(f.cand.k) {
		freq := f.p.Edges[a.edge].Freq
		y := &f.cand.spans[f.cand.last[f.p.Edges[a.edge].From]]
		if f.p.Params[a.to] == f.cand.v {
			if head := &f.cand.spans[f.cand.head]; head.node != mincut.Sink {
				g.Arc(head.node, y.node, f.capacity(f.cand.load(freq)))
			}
			continue
		}
		switch {
		case f.ends.paramReg[a.to] != regalloc.NoReg:
			g.Arc(mincut.Source, y.node, f.capacity(f.cand.load(freq)))
		case f.ends.paramSlot[a.to] < 0:
		case !f.sharesSlot(a):
			g.Arc(mincut.Source, y.node, f.capacity(f.cand.load(freq))) // a load and a store against a store
		default:
			g.Arc(stored, mincut.Sink, f.capacity(f.cand.store(freq)))
		}
	}
}
