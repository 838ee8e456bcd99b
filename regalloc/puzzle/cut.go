package puzzle

import (
	"spillway/regalloc"
	"spillway/regalloc/puzzle/mincut"
)

// unit scales costs for the flow.
const unit = 1 << 12

// cutRounds bounds the rounds of one flow.
const cutRounds = 200

// solve chooses the spans in registers by a minimum cut: the source's side is
// registers, the sink's memory.
//
//	span before a use          in memory: a load
//	x -> y, across an edge     x in memory, y not: a load
//	x, then y, around a use    x in memory, y in a register that the use is not in: another load
//
// The value is stored once, at its definition, if any span is in memory: a node of
// its own, that no span in memory may have on the other side.
func (f *refiner) solve() bool {
	s, p := f.s, f.s.p
	g := &f.graph
	g.Reset()
	forced := false // some span after the definition is in memory
	for i := range f.spans {
		x := &f.spans[i]
		x.node = mincut.Sink
		if x.orig || x.reg != regalloc.NoReg {
			x.node = g.Node()
		} else if !f.isHead(i) {
			forced = true
		}
	}
	stored := mincut.Sink
	if !forced {
		stored = g.Node()
	}
	d := s.defIn[f.v]
	head := &f.spans[f.first[d]]
	once := f.capacity(f.s.access(p.Blocks[d].Freq))
	if s.defs[f.v] == regalloc.None {
		mem, reg := f.incoming(f.begins(head))
		g.Arc(mincut.Source, head.node, f.capacity(mem))
		g.Arc(head.node, mincut.Sink, f.capacity(reg))
		g.Arc(head.node, stored, once)
	} else {
		g.Arc(mincut.Source, stored, once)
	}
	for i := range f.spans {
		x := &f.spans[i]
		if !f.isHead(i) {
			g.Arc(stored, x.node, mincut.Endless)
		}
		f.inside(i)
		if !x.entry || x == head {
			continue
		}
		for _, e := range f.edgesTo(x.block) {
			y := &f.spans[f.last[p.Edges[e].From]]
			g.Arc(x.node, y.node, f.capacity(f.s.access(p.Edges[e].Freq)))
		}
	}
	f.leaving(stored)
	f.fuel -= g.Size()
	if !g.Cut(cutRounds) {
		return false
	}
	f.choose(func(x *span) bool { return g.Near(x.node) })
	return true
}

// capacity returns a price as a capacity; small ones count too.
func (f *refiner) capacity(w float64) int64 { return int64(w*unit) + 1 }

// inside adds the arcs of span i itself and of the use before it.
func (f *refiner) inside(i int) {
	g := &f.graph
	x := &f.spans[i]
	freq := f.s.p.Blocks[x.block].Freq
	w := f.capacity(f.s.access(freq))
	if !x.orig && x.reg != regalloc.NoReg {
		if r := f.arrives(i); r != regalloc.NoReg && r != x.reg && (x.after < 0 || !f.group[x.after].holds(x.reg)) {
			g.Arc(x.node, mincut.Sink, f.capacity(f.moving(freq)))
		}
	}
	if x.before >= 0 {
		g.Arc(mincut.Source, x.node, w)
	}
	if x.after >= 0 {
		y := &f.spans[i-1]
		if !f.group[x.after].holds(f.begins(x)) {
			g.Arc(x.node, y.node, w)
		}
	}
}

// leaving adds the arcs of the edges on which the value becomes a parameter.
func (f *refiner) leaving(stored int32) {
	s, p := f.s, f.s.p
	g := &f.graph
	for _, a := range f.argsOf(f.k) {
		edge := &p.Edges[a.edge]
		y := &f.spans[f.last[edge.From]]
		w := f.capacity(f.s.access(edge.Freq))
		to := p.BlockParams(edge.To)[a.index]
		r, _ := boundary(s.entry[edge.To], to)
		switch {
		case to == f.v || r == regalloc.NoReg && !s.read[to]:
		case r != regalloc.NoReg:
			g.Arc(mincut.Source, y.node, w)
		case !f.shares(a.edge, f.v):
			g.Arc(mincut.Source, y.node, w) // a load and a store against a store
		default:
			g.Arc(stored, mincut.Sink, w)
		}
	}
}
