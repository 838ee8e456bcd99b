package model

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// patterns clears the cache of operands' costs.
func (m *Model) patterns() {
	x := m.P.Machine
	n := len(x.Classes)
	m.pattern = scratch.Filled(m.pattern, n*n*len(x.RegCosts), -1)
	m.demand = scratch.Zeroed(m.demand, n)
	for c := range m.Layouts {
		for k, r := range m.Layouts[c].Regs {
			if m.Layouts[c].Given>>k&1 == 0 {
				m.demand[c].Add(r)
			}
		}
	}
}

// operand returns the offset in Costs of the costs by register of operand n, of instruction i, and the registers that
// cause a prefix.
func (m *Model) operand(n regalloc.OpID, in *regalloc.Instr, i regalloc.InstrID) (int32, uint64) {
	o := &m.P.Operands[n]
	x := m.P.Machine
	class := m.P.VRegs[o.VReg].Class
	l := &m.Layouts[class]
	prefix, form := uint64(0), o.RegCost
	if in.Flags&regalloc.FlagMove != 0 { // the copy is priced as moves are
		form = 0
	}
	if rc := &x.RegCosts[form]; !rc.Prefix.Empty() {
		for k, r := range l.Regs {
			if rc.Prefix.Has(r) {
				prefix |= 1 << k
			}
		}
	}
	held := o.Role == regalloc.Def && o.Pos == regalloc.Early || o.Role == regalloc.Use && o.Pos == regalloc.Late
	usual := o.Constraint != regalloc.InReg && o.Constraint != regalloc.InGroup && m.demand[class].Empty() && !(held && !in.Clobbers.Empty())
	cached := &m.pattern[(int(class)*len(x.Classes)+int(o.Class))*len(x.RegCosts)+int(form)]
	if usual && *cached >= 0 {
		return *cached, prefix
	}
	at := int32(len(m.Costs))
	if o.Constraint == regalloc.InGroup {
		m.grouped, m.costsOf = append(m.grouped, n), append(m.costsOf, at)
	}
	for k := range l.Regs {
		m.Costs = append(m.Costs, m.register(o, l, k, held, form, i))
	}
	if usual {
		*cached = at
	}
	return at, prefix
}

// register returns the cost of o in register k, or Inf.
func (m *Model) register(o *regalloc.Operand, l *Layout, k int, held bool, form regalloc.RegCostID, i regalloc.InstrID) Cost {
	x := m.P.Machine
	r := l.Regs[k]
	switch {
	case o.Constraint == regalloc.InReg && r != o.Reg:
		return Inf
	case o.Constraint == regalloc.InGroup && !inTuple(&x.Groups[o.Reg], int(o.Tied), r):
		return Inf
	case !x.Classes[o.Class].Set.Has(r):
		return Inf
	case o.Constraint != regalloc.InReg && l.Given>>k&1 == 0 && !m.demanded(i, r):
		return Inf
	}
	if held {
		if c := m.Clobber[i]; c[0]&l.Units[k][0]|c[1]&l.Units[k][1] != 0 {
			return Inf
		}
	}
	c, rc := 0.0, &x.RegCosts[form]
	if rc.Longer.Has(r) {
		c += m.Metric.Byte
	}
	if rc.Shorter.Has(r) {
		c -= m.Metric.Byte
	}
	return m.Fixed(c)
}

func inTuple(g *regalloc.Group, n int, r regalloc.Reg) bool {
	for _, t := range g.Tuples {
		if n < len(t) && t[n] == r {
			return true
		}
	}
	return false
}

// demanded reports whether a fixed operand of i names r.
func (m *Model) demanded(i regalloc.InstrID, r regalloc.Reg) bool {
	ops := m.P.Ops(i)
	for k := range ops {
		if ops[k].Constraint == regalloc.InReg && ops[k].Reg == r {
			return true
		}
	}
	return false
}

// copiedMem returns the cost of a copy's operand in memory: zero itself, the copy is priced at its destination. Copies
// of several values stay out of memory if the instruction's limit could bind.
func copiedMem(in *regalloc.Instr, o *regalloc.Operand) Cost {
	n := in.Operands[1] - in.Operands[0]
	if o.Mem == regalloc.NoAlt && o.Constraint != regalloc.Anywhere || int(in.MemLimit) < int(n)/2 {
		return Inf
	}
	return 0
}

// copiedConst returns the cost of a rematerialized copy source.
func copiedConst(o *regalloc.Operand) Cost {
	if o.Const == regalloc.NoAlt && o.Constraint != regalloc.Anywhere {
		return Inf
	}
	return 0
}

// FixGroups restricts grouped operands to their registers in x, since they can only change together.
func (m *Model) FixGroups(x *States) {
	for i, n := range m.grouped {
		l := &m.Layouts[m.P.VRegs[m.P.Operands[n].VReg].Class]
		for k := range l.K {
			if k != int(x.Op[n]) {
				m.Costs[m.costsOf[i]+int32(k)] = Inf
			}
		}
	}
}

// Restricted reports whether FixGroups has anything to restrict: a bound then does not hold for assignments with
// other registers for grouped operands.
func (m *Model) Restricted() bool { return len(m.grouped) > 0 }

// Complete reports whether every Result of the Problem is an assignment of the model, up to values in several
// locations at once and equal values. It is false if grouped operands were restricted or a class has too many
// registers.
func (m *Model) Complete() bool {
	for c := range m.Layouts {
		if m.Layouts[c].K >= maxRegs {
			return false
		}
	}
	return !m.Restricted()
}
