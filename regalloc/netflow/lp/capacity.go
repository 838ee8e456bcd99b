package lp

import (
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// early reports whether the definition that e is tied to is early.
func (n *Network) early(e *model.Event) bool {
	return n.m.P.Operands[n.m.Segs[e.Child].DefOp].Pos == regalloc.Early
}

// capacities adds the constraints that no unit is used twice in a row, and only if the saving of its register is paid.
func (n *Network) capacities() {
	m := n.m
	n.save = make([]int32, len(m.Save))
	save := n.save
	for w, c := range m.Save {
		if save[w] = none; c > 0 {
			save[w] = n.value("save_"+m.P.Machine.Regs[m.Machine.Wholes[w]].Name, c)
		}
	}
	for at, terms := range n.taken {
		if len(terms) == 0 {
			continue
		}
		row, u := at/n.units, at%n.units
		name := n.rowName(int32(row)) + "_u" + num(u)
		if w := m.Machine.Whole[u]; w >= 0 && save[w] != none {
			n.row(name, plus(terms, -1, save[w]), LE, 0)
		} else if len(terms) > 1 {
			n.row(name, terms, LE, 1)
		}
	}
}

// rowName names a row of the Occupancy.
func (n *Network) rowName(row int32) string {
	if i := row / 2; int(i) < len(n.m.P.Instrs) {
		return [2]string{"read", "write"}[row%2] + num(i)
	}
	return "enter" + num(row-2*int32(len(n.m.P.Instrs)))
}

// limits adds the limits on memory operands.
func (n *Network) limits() {
	for i, terms := range n.memory {
		if limit := n.m.P.Instrs[i].MemLimit; len(terms) > int(limit) {
			n.row("limit"+num(i), terms, LE, float64(limit))
		}
	}
}

// operandCols returns the variables of an operand by register.
func (n *Network) operandCols(o regalloc.OpID) []int32 {
	if n.op[o] != nil {
		return n.op[o]
	}
	return n.at[n.defNode[o]]
}

// prefixes adds the prefix of each instruction, which any of its operands may need.
func (n *Network) prefixes() {
	m := n.m
	c := m.Prefix()
	if c == 0 {
		return
	}
	for i := range m.P.Instrs {
		in := &m.P.Instrs[i]
		x := none
		for o := in.Operands[0]; o < in.Operands[1] && in.Flags&regalloc.FlagMove == 0; o++ {
			terms := n.prefixed(o)
			if len(terms) == 0 {
				continue
			}
			if x == none {
				x = n.value("prefix"+num(i), c)
			}
			n.row("prefix"+num(i)+"_o"+num(o), plus(terms, -1, x), LE, 0)
		}
	}
}

// prefixed returns the variables of operand o in registers that cause a prefix.
func (n *Network) prefixed(o regalloc.OpID) (terms []Term) {
	p := n.m.P
	l := &n.m.Layouts[p.VRegs[p.Operands[o].VReg].Class]
	cols := n.operandCols(o)
	for r, reg := range l.Regs {
		if p.Machine.RegCosts[p.Operands[o].RegCost].Prefix.Has(reg) {
			terms = plus(terms, 1, cols[r])
		}
	}
	return terms
}

// groups adds the constraints that operands of a group are in the registers of one tuple.
func (n *Network) groups() {
	p := n.m.P
	for i := range p.Instrs {
		in := &p.Instrs[i]
		for o := in.Operands[0]; o < in.Operands[1]; o++ {
			if p.Operands[o].Constraint != regalloc.InGroup || n.grouped(in.Operands[0], o) {
				continue
			}
			n.group(o, in.Operands[1])
		}
	}
}

// grouped reports whether an operand from first on, before o, is of o's group.
func (n *Network) grouped(first, o regalloc.OpID) bool {
	for x := first; x < o; x++ {
		if n.m.Grouped(x, o) {
			return true
		}
	}
	return false
}

// group creates the variables for the tuples of operand o's group, which ends before end.
func (n *Network) group(o, end regalloc.OpID) {
	p := n.m.P
	tuples := p.Machine.Groups[p.Operands[o].Reg].Tuples
	chosen := make([]int32, len(tuples))
	for t := range tuples {
		chosen[t] = n.value("group"+num(o)+"_"+num(t), 0)
	}
	n.one("group"+num(o), chosen)
	for x := o; x < end; x++ {
		if !n.m.Grouped(o, x) {
			continue
		}
		l := &n.m.Layouts[p.VRegs[p.Operands[x].VReg].Class]
		cols, place := n.operandCols(x), int(p.Operands[x].Tied)
		for r, reg := range l.Regs {
			if cols[r] == none {
				continue
			}
			terms := plus(nil, 1, cols[r])
			for t := range tuples {
				if place < len(tuples[t]) && tuples[t][place] == reg {
					terms = plus(terms, -1, chosen[t])
				}
			}
			n.row("group"+num(o)+"_o"+num(x)+"_"+n.label(l, r), terms, LE, 0)
		}
	}
}
