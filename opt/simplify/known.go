package simplify

import "spillway/ir"

// knownSteps is the maximum number of branches searched backward for a condition.
const knownSteps = 4

// decided replaces a phi argument that is a select by one of its operands, if the branch leading to the phi decides the
// select: after split, each exit of a search loop whose exits had been merged then passes its own result. Branches
// further back are considered if only one of their edges leads to the phi.
func (s *simplifier) decided() {
	for _, b := range s.f.Blocks {
		for _, phi := range b.Phis() {
			for i, a := range phi.Args {
				for a.Op == ir.OpSelect {
					arm := chosen(b.Preds[i], b, a)
					if arm == nil {
						break
					}
					if int(a.ID) < len(s.uses) {
						s.uses[a.ID]--
					}
					if int(arm.ID) < len(s.uses) {
						s.uses[arm.ID]++
					}
					phi.Args[i], a = arm, arm
				}
			}
		}
	}
}

// chosen returns the operand that v, a select, yields on the edge from p to b, or nil if unknown.
func chosen(p, b *ir.Block, v *ir.Value) *ir.Value {
	c, whenTrue, whenFalse := v.Args[0], v.Args[1], v.Args[2]
	for inner, ok := negation(c); ok; inner, ok = negation(c) {
		c, whenTrue, whenFalse = inner, whenFalse, whenTrue
	}
	for range knownSteps {
		if t := p.Term(); t.Op == ir.OpCondBr && t.Args[0] == c && p.Succs[0] != p.Succs[1] {
			if p.Succs[0] == b {
				return whenTrue
			}
			return whenFalse
		}
		if len(p.Preds) != 1 {
			return nil
		}
		p, b = p.Preds[0], p
	}
	return nil
}
