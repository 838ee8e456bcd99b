package regalloc

// copy checks a parallel copy.
func (v *validator) copy(i InstrID, in *Instr, ops []Operand) {
	half := len(ops) / 2
	ok := len(ops)%2 == 0 && in.Clobbers.Empty()
	for k := range ops {
		u := Use
		if k >= half {
			u = Def
		}
		ok = ok && ops[k].Role == u && ops[k].Pos == defaultPos(u) && ops[k].Constraint != TiedTo && ops[k].Constraint != InGroup
	}
	if !ok {
		v.add("instruction %d: a copy is early uses, then as many late definitions, and clobbers nothing", i)
	}
}

// low checks a copy of a low part.
func (v *validator) low(i InstrID, in *Instr, ops []Operand) {
	ok := len(ops) == 2 && in.Clobbers.Empty() && in.Flags&(FlagMove|FlagRemat) == 0 && (ops[0].Role == Use) != (ops[1].Role == Use)
	for k := range ops {
		ok = ok && ops[k].Role != UseDef && ops[k].Pos == defaultPos(ops[k].Role) && ops[k].Constraint != TiedTo && ops[k].Constraint != InGroup
		if !ok || ops[k].Role != Use {
			continue
		}
		for _, r := range v.m.Classes[ops[k].Class].Regs {
			ok = ok && v.m.Low(r) != NoReg
		}
	}
	if !ok {
		v.add("instruction %d: a copy of a low part is an early use in a class of registers that have one, and a late definition", i)
	}
}
