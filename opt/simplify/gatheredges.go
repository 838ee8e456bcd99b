package simplify

import (
	"slices"

	"spillway/ir"
)

// gatherEdges redirects conditional branches that pass the same constants to the phis of a block through one new block,
// which materializes the constants once instead of in each predecessor, on all paths. Typical cases are error exits.
// Loop headers are skipped. O(phi arguments times the distinct constants at a block).
func (s *simplifier) gatherEdges() {
	s.flow.changed(s.f)
	var place []int32 // by block ID, one-based
	for i, k := range s.flow.reachable() {
		if place == nil {
			place = make([]int32, s.f.NumBlocks())
		}
		place[s.f.Blocks[k].ID] = int32(i) + 1
	}
	made := false
	for _, b := range s.f.Blocks[:len(s.f.Blocks):len(s.f.Blocks)] {
		phis := b.Phis()
		if len(phis) == 0 || len(b.Preds) < 3 || b.AddressTaken || slices.ContainsFunc(b.Preds, func(p *ir.Block) bool { return place[p.ID] >= place[b.ID] }) {
			continue
		}
		for at := 0; at < len(b.Preds); at++ {
			if constantEdge(b, at) {
				made = s.gatherLike(b, at) || made
			}
		}
	}
	if made {
		s.flow.changed(s.f)
	}
}

// constantEdge reports whether the edge to b from its predecessor number at is one of a conditional branch, and passes
// constants.
func constantEdge(b *ir.Block, at int) bool {
	p := b.Preds[at]
	return p.Term().Op == ir.OpCondBr && p.Succs[0] != p.Succs[1] && !slices.ContainsFunc(b.Phis(), func(phi *ir.Value) bool { return !phi.Args[at].IsConst() })
}

// gatherLike gathers the edges to b that pass the same constants as that from predecessor number at, if that is
// shorter.
func (s *simplifier) gatherLike(b *ir.Block, at int) bool {
	phis := b.Phis()
	var from []int
	for i := range b.Preds[at:] {
		if i += at; constantEdge(b, i) && !slices.ContainsFunc(phis, func(phi *ir.Value) bool { return phi.Args[i].Imm != phi.Args[at].Imm }) {
			from = append(from, i)
		}
	}
	if (len(from)-1)*len(phis) < 2 || len(from) == len(b.Preds) {
		return false
	}
	g := s.f.NewBlock("")
	br := s.f.NewValue(ir.OpBr, ir.Void)
	br.Block, g.Values, g.Succs = g, []*ir.Value{br}, []*ir.Block{b}
	for _, i := range from {
		p := b.Preds[i]
		p.Succs[slices.Index(p.Succs, b)] = g
		g.Preds = append(g.Preds, p)
	}
	b.Preds[at] = g
	for _, i := range slices.Backward(from[1:]) {
		b.Preds = slices.Delete(b.Preds, i, i+1)
		for _, phi := range phis {
			phi.Args = slices.Delete(phi.Args, i, i+1)
		}
	}
	return true
}
