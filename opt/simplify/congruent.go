package simplify

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
)

// maxCongruent is the maximum depth of compared expressions.
const maxCongruent = 4

// congruent removes phis that are congruent to another phi of their block, such as a counter that an unroller adds next
// to the program's own, or the values of several loads of one variable that were merged block by block. All phis of a
// block and type are assumed to be congruent until arguments tell them apart, for at most maxRounds rounds. O(arguments
// of phis).
func (s *simplifier) congruent() {
	blocks := s.assumeCongruent()
	for round, split := 0, true; split && len(blocks) > 0; round++ {
		if round == maxRounds {
			clear(s.repl)
			return
		}
		split = false
		left := blocks[:0]
		for _, b := range blocks {
			apart, rest := s.splitCongruent(b)
			split = split || apart
			if rest {
				left = append(left, b)
			}
		}
		blocks = left
	}
	if len(blocks) == 0 {
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

const (
	maxPhis   = 16 // phis of a block among which a congruent one is looked for
	maxRounds = 10
)

// assumeCongruent sets s.repl to an earlier phi of the same block and type, and returns the blocks with such phis.
func (s *simplifier) assumeCongruent() []*ir.Block {
	blocks, assumed := s.congruents[:0], false
	for _, b := range s.f.Blocks {
		phis, found := b.Phis(), false
		for j := 1; j < len(phis); j++ {
			q := phis[j]
			for _, p := range phis[max(0, j-maxPhis):j] {
				if p.Type != q.Type || len(p.Args) == 0 {
					continue
				}
				if !assumed {
					assumed = true
					s.repl = scratch.Zeroed(s.repl, s.f.NumValues())
				}
				if s.repl[p.ID] == nil {
					s.repl[q.ID], found = p, true
					break
				}
			}
		}
		if found {
			blocks = append(blocks, b)
		}
	}
	s.congruents = blocks
	return blocks
}

// splitCongruent splits the classes of congruent phis of b by their arguments. It reports whether it has split any, and
// whether congruent phis are left.
func (s *simplifier) splitCongruent(b *ir.Block) (split, left bool) {
	phis := b.Phis()
	for j, q := range phis {
		p := s.repl[q.ID]
		if p == nil {
			continue
		}
		if s.alike(p, q) {
			left = true
			continue
		}
		split = true
		s.repl[q.ID] = nil
		for _, r := range phis[max(0, j-maxPhis):j] {
			if r.Type == q.Type && s.repl[r.ID] == nil && s.alike(r, q) {
				s.repl[q.ID], left = r, true
				break
			}
		}
	}
	return split, left
}

// alike reports whether p and q, phis of one block, are congruent, assuming that each phi is to its s.repl.
func (s *simplifier) alike(p, q *ir.Value) bool {
	for i, x := range p.Args {
		if !s.same(x, q.Args[i], maxCongruent) {
			return false
		}
	}
	return true
}

// same reports whether x equals y, assuming that each phi equals its s.repl.
func (s *simplifier) same(x, y *ir.Value, depth int) bool {
	if s.leader(x) == s.leader(y) {
		return true
	}
	if depth == 0 || len(x.Args) == 0 || !pure(x) || x.Op.MayTrap() || x.Op == ir.OpFreeze || x.Block == nil || x.Block != y.Block || !sameOp(x, y) {
		return false
	}
	for i, a := range x.Args {
		if !s.same(a, y.Args[i], depth-1) {
			return false
		}
	}
	return true
}

// leader returns the phi that v is assumed to equal, or v.
func (s *simplifier) leader(v *ir.Value) *ir.Value {
	if v.Op == ir.OpPhi && s.repl[v.ID] != nil {
		return s.repl[v.ID]
	}
	return v
}
