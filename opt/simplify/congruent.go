package simplify

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
)

// maxCongruent is the maximum depth of compared expressions.
const maxCongruent = 4

// congruent removes phis that are congruent to another phi of their block, such as a counter that an unroller adds next
// to the program's own. Two phis are congruent if all their arguments are, assuming that the phis are. O(n) for n phis
// of a block with different initial values.
func (s *simplifier) congruent() {
	found := false
	for _, b := range s.f.Blocks {
		phis := b.Phis()
		for j := 1; j < len(phis); j++ {
			q := phis[j]
			for _, p := range phis[max(0, j-maxPhis):j] {
				if p.Type != q.Type || len(p.Args) == 0 || !s.alike(p, q) {
					continue
				}
				if !found {
					found = true
					s.repl = scratch.Zeroed(s.repl, s.f.NumValues())
				}
				if s.repl[p.ID] == nil {
					s.repl[q.ID] = p
				}
				break
			}
		}
	}
	if !found {
		return
	}
	for _, b := range s.f.Blocks {
		for _, v := range b.Values {
			s.resolve(v)
		}
		b.Values = slices.DeleteFunc(b.Values, func(v *ir.Value) bool { return s.repl[v.ID] != nil })
	}
	s.redirect(s.replaced)
}

// maxPhis is the maximum number of phis of a block with which a phi is compared.
const maxPhis = 16

// alike reports whether p and q, phis of one block, are congruent, assuming that they are.
func (s *simplifier) alike(p, q *ir.Value) bool {
	for i, x := range p.Args {
		if !same(x, q.Args[i], p, q, maxCongruent) {
			return false
		}
	}
	return true
}

// same reports whether x equals y, assuming that p equals q.
func same(x, y, p, q *ir.Value, depth int) bool {
	if x == y || x == p && y == q {
		return true
	}
	if depth == 0 || len(x.Args) == 0 || !pure(x) || x.Op.MayTrap() || x.Op == ir.OpFreeze || x.Block == nil || x.Block != y.Block || !sameOp(x, y) {
		return false
	}
	for i, a := range x.Args {
		if !same(a, y.Args[i], p, q, depth-1) {
			return false
		}
	}
	return true
}
