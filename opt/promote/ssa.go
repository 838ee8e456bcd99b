package promote

import (
	"spillway/internal/scratch"
	"spillway/ir"
)

// A node is an element of a linked list in an array; next is the index of the next one plus 1.
type node struct{ at, next int32 }

// ssa is the state of place.
type ssa struct {
	nodes    []node
	stores   []int32 // by variable: list of the blocks that store it
	exposed  []int32 // by variable: list of the blocks that load it before storing it
	frontier []int32 // by block: list of its dominance frontier
	stored   []int32 // by variable: 1 + the last block that stores it
	loaded   []int32 // by variable: 1 + the last block with an exposed load
	isStore  []int32 // by block: 1 + the last variable that it stores
	live     []int32 // by block: 1 + the last variable that is live-in
	placed   []int32 // by block: 1 + the last variable that has a phi there
	types    []*ir.Type
	work     []int32

	phis  []phi
	first []int32 // by block: list in phis of its new phis
	last  []int32
	in    []edge
	edges []int32 // by block: list in in of the edges from it to blocks with new phis
}

// A phi is a placed phi.
type phi struct {
	v        *ir.Value
	variable int32
	next     int32
}

// An edge leads to a block with new phis, whose predecessor number index is the source.
type edge struct{ to, index, next int32 }

func (s *ssa) forget() {
	clear(s.phis)
	clear(s.types)
}

// push prepends x to the list.
func (s *ssa) push(list *int32, x int32) {
	s.nodes = append(s.nodes, node{x, *list})
	*list = int32(len(s.nodes))
}

// place inserts phis for each variable where different stores join and the variable is live.
func (p *promoter) place() {
	s := &p.ssa
	n := len(p.f.Blocks)
	s.nodes, s.phis, s.in = s.nodes[:0], s.phis[:0], s.in[:0]
	s.first, s.last, s.edges = scratch.Zeroed(s.first, n), scratch.Zeroed(s.last, n), scratch.Zeroed(s.edges, n)
	p.findExposed()
	any := false
	for _, list := range s.exposed {
		any = any || list != 0
	}
	if !any {
		return
	}
	p.frontiers()
	s.isStore, s.live, s.placed = scratch.Zeroed(s.isStore, n), scratch.Zeroed(s.live, n), scratch.Zeroed(s.placed, n)
	for x := range int32(p.numVars) {
		if s.exposed[x] != 0 && s.stores[x] != 0 {
			p.placeOf(x)
		}
	}
	for b := range int32(n) {
		if s.first[b] != 0 {
			for i, pred := range p.f.Blocks[b].Preds {
				from := p.g.Index(pred)
				s.in = append(s.in, edge{b, int32(i), s.edges[from]})
				s.edges[from] = int32(len(s.in))
			}
		}
	}
}

// findExposed lists, by variable, the blocks that store it and those with upward-exposed loads.
func (p *promoter) findExposed() {
	s := &p.ssa
	n := p.numVars
	s.stores, s.exposed = scratch.Zeroed(s.stores, n), scratch.Zeroed(s.exposed, n)
	s.stored, s.loaded = scratch.Zeroed(s.stored, n), scratch.Zeroed(s.loaded, n)
	s.types = scratch.Zeroed(s.types, n)
	for _, i := range p.order.Blocks[:p.order.Reachable] {
		for _, v := range p.f.Blocks[i].Values {
			switch v.Op {
			case ir.OpLoad:
				if x := p.variable(v.Args[0]); x >= 0 && s.stored[x] != i+1 && s.loaded[x] != i+1 {
					s.loaded[x], s.types[x] = i+1, v.Type
					s.push(&s.exposed[x], i)
				}
			case ir.OpStore:
				if x := p.variable(v.Args[1]); x >= 0 && s.stored[x] != i+1 {
					s.stored[x] = i + 1
					s.push(&s.stores[x], i)
				}
			}
		}
	}
}

// frontiers computes the dominance frontier of each block.
func (p *promoter) frontiers() {
	s := &p.ssa
	s.frontier = scratch.Zeroed(s.frontier, len(p.f.Blocks))
	for _, b := range p.order.Blocks[:p.order.Reachable] {
		preds := p.edges.PredsOf(b)
		if len(preds) < 2 {
			continue
		}
		for _, at := range preds {
			for ; at != p.dom.IDom[b]; at = p.dom.IDom[at] {
				if l := s.frontier[at]; l != 0 && s.nodes[l-1].at == b {
					break // its ancestors have it already
				}
				s.push(&s.frontier[at], b)
			}
		}
	}
}

// placeOf inserts the phis of variable x.
func (p *promoter) placeOf(x int32) {
	s := &p.ssa
	for l := s.stores[x]; l != 0; l = s.nodes[l-1].next {
		s.isStore[s.nodes[l-1].at] = x + 1
	}
	s.work = s.work[:0]
	for l := s.exposed[x]; l != 0; l = s.nodes[l-1].next {
		b := s.nodes[l-1].at
		s.live[b] = x + 1
		s.work = append(s.work, b)
	}
	for len(s.work) > 0 {
		b := s.work[len(s.work)-1]
		s.work = s.work[:len(s.work)-1]
		for _, pred := range p.edges.PredsOf(b) {
			if s.isStore[pred] != x+1 && s.live[pred] != x+1 {
				s.live[pred] = x + 1
				s.work = append(s.work, pred)
			}
		}
	}
	for l := s.stores[x]; l != 0; l = s.nodes[l-1].next {
		s.work = append(s.work, s.nodes[l-1].at)
	}
	for len(s.work) > 0 {
		b := s.work[len(s.work)-1]
		s.work = s.work[:len(s.work)-1]
		for l := s.frontier[b]; l != 0; l = s.nodes[l-1].next {
			if d := s.nodes[l-1].at; s.placed[d] != x+1 && s.live[d] == x+1 {
				s.placed[d] = x + 1
				p.newPhi(d, x)
				if s.isStore[d] != x+1 {
					s.work = append(s.work, d)
				}
			}
		}
	}
}

// newPhi creates a phi of variable x in block b.
func (p *promoter) newPhi(b, x int32) {
	s := &p.ssa
	block := p.f.Blocks[b]
	v := p.f.NewValue(ir.OpPhi, s.types[x])
	v.Args, v.Block = make([]*ir.Value, len(block.Preds)), block
	s.phis = append(s.phis, phi{v, x, 0})
	n := int32(len(s.phis))
	if s.last[b] == 0 {
		s.first[b] = n
	} else {
		s.phis[s.last[b]-1].next = n
	}
	s.last[b] = n
}
