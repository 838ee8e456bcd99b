package legalize

import (
	"slices"
	"strings"

	"spillway/ir"
	"spillway/regalloc"
)

// wordPairs fixes the registers of operands of two words, on machines where they are pairs: of those in a named
// register, then, once all registers that constraints demand are known, of the others.
func (s *asmLowering) wordPairs(named bool) {
	if s.in.WordPairs == nil || s.quiet || s.failed {
		return
	}
	operands := s.operandTypes()
	for i := range s.constraints {
		c := &s.constraints[i]
		t := operands[i]
		if t == nil || (c.Reg != "") != named || s.pairs[c] != nil || !s.isPair(c, t) {
			continue
		}
		if named {
			if r, ok := s.in.Names[strings.ToLower(c.Reg)]; ok {
				s.pairs[c] = s.successor(r)
			}
			continue
		}
		if s.pairs[c] = s.freePair(c); s.failed {
			return
		}
		set := s.args
		if c.Output {
			set = s.regs
		}
		for _, r := range s.pairs[c] {
			s.take(set, r, c.Text)
		}
	}
}

// operandTypes returns the types of the values that constraints pass in registers, by constraint; nil for other ones.
func (s *asmLowering) operandTypes() []*ir.Type {
	types := make([]*ir.Type, len(s.constraints))
	results, args := []*ir.Type{s.v.Type}, s.v.Args[1:]
	if s.v.Type.Kind == ir.StructKind {
		results = s.v.Type.Fields
	}
	for i := range s.constraints {
		switch c := &s.constraints[i]; {
		case c.Clobber:
		case c.Output && !c.Indirect:
			if len(results) > 0 && c.Cond == "" {
				types[i] = results[0]
			}
			results = results[min(1, len(results)):]
		case len(args) > 0:
			if !c.Indirect && c.Tied < 0 {
				types[i] = args[0].Type
			}
			args = args[1:]
		}
	}
	return types
}

// isPair reports whether a value of type t needs two word registers of c.
func (s *asmLowering) isPair(c *ir.AsmConstraint, t *ir.Type) bool {
	if words, _ := s.banks(c); !words || c.Reg == "" && !strings.ContainsAny(c.Codes, s.in.Words) {
		return false
	}
	form := s.inForm(c, t)
	return form.IsInt() && len(s.parts(form)) == 2
}

// successor returns r and the register after it, for a value of two words in the named register r; nil if that holds no values.
func (s *asmLowering) successor(r regalloc.Reg) []regalloc.Reg {
	class := &s.t.Machine.Classes[s.t.ClassOf(s.word)]
	if next := r + 1; class.Set.Has(r) && class.Set.Has(next) && !s.t.Machine.Regs[next].Reserved {
		return []regalloc.Reg{r, next}
	}
	return nil
}

// freePair returns the registers for a value of two words in any registers of c.
func (s *asmLowering) freePair(c *ir.AsmConstraint) []regalloc.Reg {
	for _, pair := range s.in.WordPairs {
		if !slices.ContainsFunc(pair[:], func(r regalloc.Reg) bool { return s.regs[r] != "" || s.args[r] != "" }) {
			return pair[:]
		}
	}
	s.fail("no two consecutive registers left for %q", c.Text)
	return nil
}
