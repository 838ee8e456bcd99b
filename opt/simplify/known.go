package simplify

import "spillway/ir"

// knownSteps is how many branches back a condition is looked for.
const knownSteps = 4

// decided gives phis the argument that a select makes of itself where the branch that leads there
// has decided it: of a search loop whose exits were merged to one branch, which split has made
// several again, each exit passes on what it has found, and nothing is selected. Branches further
// back count where only one way leads from them.
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

// chosen returns the argument that the select v is on the way from p to b, or nil if that is not known.
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
