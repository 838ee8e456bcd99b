package irgen

import "spillway/regalloc"

// begin starts an instruction; operands follow, then end.
func (g *problemGen) begin() {
	n := regalloc.OpID(len(g.p.Operands))
	g.p.Instrs = append(g.p.Instrs, regalloc.Instr{Operands: [2]regalloc.OpID{n, n}})
}

func (g *problemGen) end(op int32, flags regalloc.Flags, memLimit uint8) *regalloc.Instr {
	in := &g.p.Instrs[len(g.p.Instrs)-1]
	in.Op, in.Flags, in.MemLimit = op, flags, memLimit
	in.Operands[1] = regalloc.OpID(len(g.p.Operands))
	return in
}

func (g *problemGen) operand(o regalloc.Operand, r regalloc.Reg) *regalloc.Operand {
	o.Class = g.p.VRegs[o.VReg].Class
	o.Mem, o.Const = regalloc.NoAlt, regalloc.NoAlt
	if r != regalloc.NoReg {
		o.Constraint, o.Reg = regalloc.InReg, r
	}
	g.p.Operands = append(g.p.Operands, o)
	return &g.p.Operands[len(g.p.Operands)-1]
}

func (g *problemGen) use(v regalloc.VReg, r regalloc.Reg) *regalloc.Operand {
	return g.operand(regalloc.Operand{VReg: v}, r)
}

func (g *problemGen) def(v regalloc.VReg, r regalloc.Reg) *regalloc.Operand {
	return g.operand(regalloc.Operand{VReg: v, Role: regalloc.Def, Pos: regalloc.Late}, r)
}

// instr generates a random instruction.
func (g *problemGen) instr(b regalloc.BlockID) {
	switch k := g.rng.IntN(24); {
	case k < 9:
		g.plain(b, g.anyClass(), true)
	case k < 12:
		g.constant(b, g.anyClass())
	case k < 14 && len(g.t.Args) > 0:
		g.call(b)
	case k == 14 && g.t.Divide[0] != regalloc.NoReg:
		g.divide(b)
	case k == 15 && g.t.Shift != regalloc.NoReg:
		g.shift(b)
	case k < 18:
		c := g.anyClass()
		g.begin()
		g.use(g.pick(b, c), regalloc.NoReg).Mem = 0
		if g.t.Copies != nil {
			c = g.t.Copies[c][g.rng.IntN(len(g.t.Copies[c]))]
		}
		g.def(g.value(b, c), regalloc.NoReg).Mem = 0
		g.end(opCopy, regalloc.FlagMove, uint8(1+len(g.p.Instrs)%2))
	case k < 20:
		g.begin()
		g.use(g.pick(b, g.t.RetClass), regalloc.NoReg)
		o := g.use(g.pick(b, g.anyClass()), regalloc.NoReg)
		if g.p.VRegs[o.VReg].Remat != regalloc.None {
			o.Const = 1
		}
		g.end(opStore, 0, 0)
	case k == 20:
		g.begin()
		for _, v := range g.pickSome(b, g.anyClass(), 2) {
			o := g.use(v, regalloc.NoReg)
			o.Constraint = regalloc.Anywhere
		}
		g.end(opDebug, 0, 0)
	case k == 21 && len(g.t.Machine.Groups) > 0:
		g.pair(b)
	case k == 22 && g.t.HalvedClass != 0:
		g.low(b)
	case k == 23 && g.t.NamedClass != 0:
		g.pop(b, g.push(b))
	default:
		g.plain(b, g.anyClass(), true)
	}
}

func (g *problemGen) constant(b regalloc.BlockID, c regalloc.ClassID) {
	g.begin()
	v := g.value(b, c)
	g.p.VRegs[v] = regalloc.VRegInfo{Class: c, Remat: regalloc.InstrID(len(g.p.Instrs)) - 1, RematBytes: 5, RematSpeed: 1}
	g.def(v, regalloc.NoReg)
	g.end(opRemat, regalloc.FlagRemat, 0)
}

// plain is an arithmetic operation: perhaps tied, with a memory form, with an
// early definition or a late use.
func (g *problemGen) plain(b regalloc.BlockID, c regalloc.ClassID, reads bool) {
	g.begin()
	n := 0
	if reads {
		n = 1 + g.rng.IntN(2)
	}
	uses := g.pickSome(b, c, n)
	mem := g.rng.IntN(2) == 0
	late := g.rng.IntN(12) == 0
	for k, v := range uses {
		o := g.use(v, regalloc.NoReg)
		if k == 1 && late {
			o.Pos = regalloc.Late
		}
		if k == n-1 && mem {
			o.Mem = 2
		}
		if g.p.VRegs[v].Remat != regalloc.None && k == 1 {
			o.Const = 1
		}
	}
	d := g.def(g.value(b, c), regalloc.NoReg)
	switch g.rng.IntN(5) {
	case 0, 1:
		if n > 0 {
			d.Constraint, d.Tied = regalloc.TiedTo, 0
			if mem {
				d.Mem = 3
			}
			use := &g.p.Operands[len(g.p.Operands)-1-n]
			use.Mem, use.Const, use.Pos = regalloc.NoAlt, regalloc.NoAlt, regalloc.Early
		}
	case 2:
		if n == 1 {
			d.Pos = regalloc.Early
		}
	}
	limit := uint8(0)
	if mem {
		limit = 1
	}
	g.end(opPlain, 0, limit)
}

func (g *problemGen) entryArgs(b regalloc.BlockID) {
	n := g.rng.IntN(len(g.t.Args) + 1)
	if n == 0 {
		return
	}
	g.begin()
	for k := range n {
		g.def(g.value(b, g.t.RetClass), g.t.Args[k])
	}
	g.end(opPlain, 0, 0)
}

func (g *problemGen) call(b regalloc.BlockID) {
	g.begin()
	for k := range g.rng.IntN(len(g.t.Args) + 1) {
		g.use(g.pick(b, g.t.RetClass), g.t.Args[k])
	}
	if g.rng.IntN(3) == 0 {
		o := g.use(g.pick(b, g.t.RetClass), regalloc.NoReg) // an indirect call
		if g.rng.IntN(2) == 0 || g.t.Tight {
			o.Mem = 1
		}
	}
	if g.rng.IntN(2) == 0 {
		g.def(g.value(b, g.t.RetClass), g.t.Ret)
	}
	named := regalloc.VReg(regalloc.None)
	if g.t.NamedClass != 0 && g.rng.IntN(3) == 0 {
		named = g.named()
		g.def(named, g.t.Named)
	}
	g.end(opCall, regalloc.FlagCall, 1).Clobbers = g.t.Clobbers
	if named != regalloc.None && g.rng.IntN(4) > 0 {
		g.pop(b, named)
	}
}

// named makes a new value of the class whose register is only named, which pick never chooses.
func (g *problemGen) named() regalloc.VReg {
	g.p.VRegs = append(g.p.VRegs, regalloc.VRegInfo{Class: g.t.NamedClass, Remat: regalloc.None})
	return regalloc.VReg(len(g.p.VRegs)) - 1
}

// push leaves a value in the register that is only named, pop reads it there.
func (g *problemGen) push(b regalloc.BlockID) regalloc.VReg {
	g.begin()
	o := g.use(g.pick(b, g.t.RetClass), regalloc.NoReg)
	if g.p.VRegs[o.VReg].Remat != regalloc.None {
		o.Const = 1
	}
	v := g.named()
	g.def(v, g.t.Named)
	g.end(opPush, 0, 0)
	return v
}

func (g *problemGen) pop(b regalloc.BlockID, named regalloc.VReg) {
	g.begin()
	g.use(named, g.t.Named)
	g.def(g.value(b, g.t.RetClass), regalloc.NoReg).Mem = 1
	g.end(opPop, 0, uint8(len(g.p.Instrs)%2))
}

func (g *problemGen) divide(b regalloc.BlockID) {
	g.begin()
	high, low := g.t.Divide[0], g.t.Divide[1]
	g.use(g.pick(b, g.t.RetClass), low)
	g.use(g.pick(b, g.t.RetClass), high)
	o := g.use(g.pick(b, g.t.RetClass), regalloc.NoReg)
	if g.rng.IntN(2) == 0 {
		o.Mem = 1
	}
	q := g.def(g.value(b, g.t.RetClass), regalloc.NoReg)
	q.Constraint, q.Tied = regalloc.TiedTo, 0
	g.def(g.value(b, g.t.RetClass), high)
	g.end(opDivide, 0, 1)
}

func (g *problemGen) shift(b regalloc.BlockID) {
	g.begin()
	g.use(g.pick(b, g.t.RetClass), regalloc.NoReg)
	g.use(g.pick(b, g.t.ShiftClass), g.t.Shift)
	d := g.def(g.value(b, g.t.RetClass), regalloc.NoReg)
	d.Constraint, d.Tied = regalloc.TiedTo, 0
	g.end(opShift, 0, 0)
}

// low takes the low part of a value.
func (g *problemGen) low(b regalloc.BlockID) {
	g.begin()
	o := g.use(g.pick(b, g.t.RetClass), regalloc.NoReg)
	o.Class = g.t.HalvedClass
	limit := uint8(0)
	if g.rng.IntN(2) == 0 {
		o.Mem, limit = 1, 1
	}
	d := g.def(g.value(b, g.t.ShiftClass), regalloc.NoReg)
	if limit == 0 {
		d.Mem, limit = 2, 1
	}
	g.end(opLow, regalloc.FlagLow, limit)
}

func (g *problemGen) pair(b regalloc.BlockID) {
	g.begin()
	for k := range 2 {
		o := g.use(g.pick(b, g.t.RetClass), regalloc.NoReg)
		o.Constraint, o.Reg, o.Tied = regalloc.InGroup, 0, int16(k)
	}
	g.end(opPair, 0, 0)
}
