package outssa

import (
	"fmt"
	"slices"

	"spillway/cfg"
	"spillway/internal/disjoint"
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// edgeCopies is the scratch memory of place.
type edgeCopies struct {
	at       []placement       // by edge
	isolated []bool            // by block
	temps    []regalloc.VReg   // parallel to Params
	twin     []regalloc.EdgeID // by block: an edge to it, plus one
}

// A placement is where the copy of an edge may be placed.
type placement uint8

const (
	endOfSource placement = iota
	startOfTarget
	critical
)

// place puts a parallel copy for every edge that has arguments.
func (l *lowerer) place(f *cfg.Flow) error {
	p, s := l.p, &l.inserted.edges
	l.inserted.vregs = append(l.inserted.vregs[:0], p.VRegs...)
	l.inserted.members = scratch.Sized(l.inserted.members, len(p.VRegs))
	for v := range l.inserted.members {
		l.inserted.members[v] = regalloc.VReg(v)
	}
	l.value = disjoint.Singletons(l.value, len(p.VRegs))
	if l.tied.pins != nil {
		l.tied.resource = unpinned(l.tied.resource, len(p.VRegs))
	}
	l.inserted.copies[atStart].reset(len(p.Blocks))
	l.inserted.copies[atEnd].reset(len(p.Blocks))
	if len(p.Params) == 0 {
		return nil
	}
	l.inserted.dead = l.live.DeadParams(p, f)
	s.at, s.isolated = scratch.Sized(s.at, len(p.Edges)), scratch.Zeroed(s.isolated, len(p.Blocks))
	for e := range p.Edges {
		s.at[e] = endOfSource
		if edge := &p.Edges[e]; edge.Args[0] != edge.Args[1] {
			s.at[e] = l.placement(edge, f)
			s.isolated[edge.To] = s.isolated[edge.To] || s.at[e] == critical || l.tied.method.isolate && s.at[e] == endOfSource
		}
	}
	s.temps = scratch.Sized(s.temps, len(p.Params))
	for b := range p.Blocks {
		if s.isolated[b] {
			l.isolate(regalloc.BlockID(b))
		}
	}
	s.twin = scratch.Zeroed(s.twin, len(p.Blocks))
	for e := range p.Edges {
		edge := &p.Edges[e]
		if edge.Args[0] == edge.Args[1] {
			continue
		}
		if t := s.twin[edge.To] - 1; t >= 0 && p.Edges[t].From == edge.From {
			if !slices.Equal(p.EdgeArgs(t), p.EdgeArgs(regalloc.EdgeID(e))) {
				return fmt.Errorf("%s: edges %d and %d from block %d to block %d pass different arguments; split one of them", p.Name, t, e, edge.From, edge.To)
			}
			continue
		}
		s.twin[edge.To] = regalloc.EdgeID(e) + 1
		l.copyEdge(regalloc.EdgeID(e))
	}
	return nil
}

func (l *lowerer) placement(edge *regalloc.Edge, f *cfg.Flow) placement {
	switch {
	case copiesAtEnd(l.p, edge.From):
		return endOfSource
	case edge.To != 0 && len(f.PredsOf(int32(edge.To))) == 1: // the entry is also reached by the call of the function
		return startOfTarget
	}
	return critical
}

// copiesAtEnd reports whether copies for the edge out of b are at its end.
func copiesAtEnd(p *regalloc.Problem, b regalloc.BlockID) bool {
	return p.NumSuccs(int(b)) == 1 && p.QuietEnd(b)
}

// isolate gives every parameter of b a temporary.
func (l *lowerer) isolate(b regalloc.BlockID) {
	r := l.p.Blocks[b].Params
	for k := r[0]; k < r[1]; k++ {
		v := l.p.Params[k]
		if l.inserted.dead[k] {
			continue
		}
		r := Unpinned
		if l.tied.pins != nil {
			r = l.tied.pins.Def[v]
		}
		t := l.temp(v, r)
		l.inserted.edges.temps[k] = t
		l.inserted.copies[atStart].add(b, pairOf{v, t, paramCopy, k})
	}
}

func (l *lowerer) copyEdge(e regalloc.EdgeID) {
	edge := &l.p.Edges[e]
	first := l.p.Blocks[edge.To].Params[0]
	for k, a := range l.p.EdgeArgs(e) {
		n := first + int32(k)
		switch {
		case l.inserted.dead[n]:
		case l.inserted.edges.isolated[edge.To]:
			l.inserted.copies[atEnd].add(edge.From, pairOf{l.inserted.edges.temps[n], a, edgeCopy, n})
		case l.inserted.edges.at[e] == startOfTarget:
			l.inserted.copies[atStart].add(edge.To, pairOf{l.p.Params[n], a, edgeCopy, n})
			l.value[l.p.Params[n]] = a
		default:
			l.inserted.copies[atEnd].add(edge.From, pairOf{l.p.Params[n], a, edgeCopy, n})
		}
	}
}
