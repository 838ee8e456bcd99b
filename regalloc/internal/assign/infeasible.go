package assign

import (
	"fmt"

	"spillway/regalloc"
)

// Infeasible returns the error for an instruction i of p whose operands' constraints cannot be satisfied. It names a
// minimal set of operands that conflict, and the registers that they compete for. If the constraints can be satisfied
// with every other value in memory, so that the cause is elsewhere, it names all operands.
func Infeasible(p *regalloc.Problem, i regalloc.InstrID, why string) error {
	e := &regalloc.InfeasibleError{Func: p.Name, Instr: i, Why: why}
	if op := p.Instrs[i].Op; op >= 0 && int(op) < len(p.OpNames) {
		e.Op = p.OpNames[op]
	}
	s := new(Searcher)
	s.conflicting(p, i)
	var regs, destroyed regalloc.RegSet
	for k := range s.ops {
		o := &s.ops[k]
		if s.out[k] {
			continue
		}
		e.Operands, e.VRegs, e.Wants = append(e.Operands, k), append(e.VRegs, o.VReg), append(e.Wants, wants(p, o))
		if o.Constraint == regalloc.TiedTo || o.Constraint == regalloc.Anywhere {
			continue
		}
		regs = regs.Union(s.permitted(k))
		if s.survives(k) {
			destroyed = destroyed.Union(s.permitted(k).Intersect(s.clob))
		}
	}
	e.Regs, e.Destroyed = names(p.Machine, regs), names(p.Machine, destroyed)
	return e
}

// conflicting removes operands of instruction i as long as the others still cannot be satisfied; none if all can.
func (s *Searcher) conflicting(p *regalloc.Problem, i regalloc.InstrID) {
	locs := make([]regalloc.Loc, len(p.Ops(i)))
	memory := func(k int) regalloc.Loc {
		o := &p.Ops(i)[k]
		if p.VRegs[o.VReg].Remat != regalloc.None && (o.Const != regalloc.NoAlt || o.Constraint == regalloc.Anywhere) {
			return regalloc.Recomputed
		}
		return regalloc.InSlot(int32(o.VReg))
	}
	out := make([]bool, len(locs))
	s.out = out
	if s.search(p, i, locs, memory) {
		return
	}
	for k := range s.ops {
		if s.ops[k].Constraint == regalloc.TiedTo {
			continue
		}
		d := s.tiedTo(k)
		out[k] = true
		if d >= 0 {
			out[d] = true
		}
		if s.search(p, i, locs, memory) {
			out[k] = false
			if d >= 0 {
				out[d] = false
			}
		}
	}
}

// wants describes the constraint of o.
func wants(p *regalloc.Problem, o *regalloc.Operand) string {
	m := p.Machine
	when := ""
	switch {
	case o.Role == regalloc.Def && o.Pos == regalloc.Early:
		when = "early "
	case o.Role == regalloc.Use && o.Pos == regalloc.Late:
		when = "late "
	}
	when += [...]string{regalloc.Use: "use", regalloc.Def: "def", regalloc.UseDef: "use-def"}[o.Role]
	switch o.Constraint {
	case regalloc.InReg:
		return fmt.Sprintf("%s in %s", when, m.RegName(o.Reg))
	case regalloc.InGroup:
		return fmt.Sprintf("%s as number %d of %s", when, o.Tied, m.Groups[o.Reg].Name)
	case regalloc.TiedTo:
		return fmt.Sprintf("%s tied to operand %d", when, o.Tied)
	case regalloc.Anywhere:
		return when + " anywhere"
	}
	return when + " in class " + m.Classes[o.Class].Name
}

func names(m *regalloc.Machine, rs regalloc.RegSet) (list []string) {
	for !rs.Empty() {
		r := rs.First()
		rs.Remove(r)
		list = append(list, m.RegName(r))
	}
	return list
}
