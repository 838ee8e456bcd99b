package simplify

import (
	"cmp"
	"slices"

	"spillway/cfg"
	"spillway/ir"
)

// A division is a quotient or a remainder.
type division struct {
	v     *ir.Value
	order int // position in reverse postorder
}

// pairDivisions combines a quotient and a remainder of the same operands, one of which dominates the other, if the
// target has an instruction that computes both. Linear in the function, and in the blocks of each pair.
func (s *simplifier) pairDivisions() {
	n := 0
	for _, b := range s.f.Blocks {
		for _, v := range b.Values {
			if divides(v) {
				n++
			}
		}
	}
	if n < 2 {
		return
	}
	dom, g := s.flow.dominators(), s.flow.graph
	list := s.divisions[:0]
	for _, b := range s.flow.reachable() {
		for _, v := range s.f.Blocks[b].Values {
			if divides(v) {
				list = append(list, division{v, len(list)})
			}
		}
	}
	s.divisions = list
	slices.SortFunc(list, func(a, b division) int {
		return cmp.Or(cmp.Compare(pairOf(a.v), pairOf(b.v)), cmp.Compare(a.v.Args[0].ID, b.v.Args[0].ID), cmp.Compare(a.v.Args[1].ID, b.v.Args[1].ID), a.order-b.order)
	})
	same := func(a, b *ir.Value) bool {
		return pairOf(a) == pairOf(b) && a.Args[0] == b.Args[0] && a.Args[1] == b.Args[1]
	}
	for i := 0; i+1 < len(list); i++ {
		if a, b := list[i].v, list[i+1].v; a.Op != b.Op && same(a, b) && s.t.Legal(pairOf(a), a.Type, nil) && dominates(dom, g, a, b) {
			pairDivision(s.f, a, b)
			i++
		}
	}
}

func divides(v *ir.Value) bool { return v.Op >= ir.OpUDiv && v.Op <= ir.OpSRem && v.Type.IsInt() }

// pairOf returns the operation that computes both results of division v.
func pairOf(v *ir.Value) ir.Op {
	if v.Op == ir.OpUDiv || v.Op == ir.OpURem {
		return ir.OpUDivRem
	}
	return ir.OpSDivRem
}

// dominates reports whether a dominates b; in the same block, a is first.
func dominates(dom *cfg.DomTree, g ir.Graph, a, b *ir.Value) bool {
	return a.Block == b.Block || dom.Dominates(g.Index(a.Block), g.Index(b.Block))
}

// pairDivision replaces a by the combined operation, and makes a and b its results.
func pairDivision(f *ir.Func, a, b *ir.Value) {
	both := f.NewValue(pairOf(a), ir.StructOf(a.Type, a.Type), a.Args...)
	both.Block, both.Pos = a.Block, a.Pos
	from := b.Block
	for _, v := range [2]*ir.Value{a, b} {
		k := 0
		if v.Op == ir.OpURem || v.Op == ir.OpSRem {
			k = 1
		}
		v.Op, v.Args, v.Block = ir.OpExtractValue, []*ir.Value{both}, a.Block
		v.SetPath([]int{k})
	}
	i := slices.Index(from.Values, b)
	from.Values = slices.Delete(from.Values, i, i+1)
	i = slices.Index(a.Block.Values, a)
	a.Block.Values = slices.Replace(a.Block.Values, i, i+1, both, a, b)
}
