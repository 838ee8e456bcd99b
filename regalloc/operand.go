package regalloc

// The methods below each change one property of an operand, so that
//
//	b.Def(sum).TiedTo(1).OrMem(0)
//
// reads as it is meant. Builder.Use, Builder.Def and Builder.UseDef make operands that may be in any register of the
// class of their virtual register, with no alternative to a register.

// Within narrows the registers of o to those of class c, which must be registers
// of the class of its virtual register.
func (o Operand) Within(c ClassID) Operand {
	o.Class = c
	return o
}

// Fixed demands the register r.
func (o Operand) Fixed(r Reg) Operand {
	o.Constraint, o.Reg = InReg, r
	return o
}

// TiedTo demands the location of the use that is operand number use of the
// instruction, counted from 0 in the order in which operands are given.
func (o Operand) TiedTo(use int) Operand {
	o.Constraint, o.Tied = TiedTo, operandNumber(use)
	return o
}

// InTuple demands register number n of a tuple of a group, an index into
// Machine.Groups; all operands of an instruction in one group are in one tuple.
func (o Operand) InTuple(group, n int) Operand {
	o.Constraint, o.Reg, o.Tied = InGroup, Reg(operandNumber(group)), operandNumber(n)
	return o
}

// Anywhere lets o be in a register, in a slot or recomputed, at no cost.
func (o Operand) Anywhere() Operand {
	o.Constraint = Anywhere
	return o
}

// At sets the position of o, if it is not the default: early for uses, late for definitions.
func (o Operand) At(p Pos) Operand {
	o.Pos = p
	return o
}

// OrMem allows a slot instead of a register, at a cost of bytes.
func (o Operand) OrMem(bytes int8) Operand {
	o.Mem = bytes
	return o
}

// OrConst allows an immediate instead of a register, at a cost of bytes, if the virtual register is a rematerializable
// constant.
func (o Operand) OrConst(bytes int8) Operand {
	o.Const = bytes
	return o
}

// Priced sets the entry of Machine.RegCosts that describes how the length of the instruction depends on the register
// of o.
func (o Operand) Priced(c RegCostID) Operand {
	o.RegCost = c
	return o
}

// operandNumber returns n, or, if it is out of range, a number that Validate rejects.
func operandNumber(n int) int16 {
	if n < 0 || n > 1<<15-1 {
		return -1
	}
	return int16(n)
}
