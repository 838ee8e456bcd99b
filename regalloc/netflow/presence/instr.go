package presence

import (
	"slices"

	"spillway/regalloc"
	"spillway/regalloc/netflow/lp"
)

// instr transfers the presences over instruction i, from after its moves.
func (b *builder) instr(i regalloc.InstrID, freq float64) {
	ops := b.p.Ops(i)
	removed := b.removal(i)
	for k := range ops {
		if ops[k].Role == regalloc.Use {
			b.use(i, k, freq)
		}
	}
	for k := range ops {
		if ops[k].Role == regalloc.Def {
			b.def(i, k, freq, removed)
		}
	}
	b.groups(i)
	b.prefix(i)
	b.conflicts(i)
	switch flags := b.p.Instrs[i].Flags; {
	case flags&regalloc.FlagMove != 0:
		b.copies(i, freq)
		return
	case flags&regalloc.FlagLow != 0:
		b.low(i, freq)
	}
	b.limit(i, nil)
	before := b.now
	b.eq.pass(b.p, i)
	b.now = nil
	for _, v := range b.after[i] {
		if k := slices.IndexFunc(ops, func(o regalloc.Operand) bool { return o.VReg == v && o.Role != regalloc.Use }); k >= 0 {
			b.now = append(b.now, presence{v, b.ops[b.op(i, k)].at})
		} else {
			b.now = append(b.now, presence{v, b.pass(i, v, before.of(v), removed)})
		}
	}
	b.finish(i)
}

// op returns the number of operand k of i.
func (b *builder) op(i regalloc.InstrID, k int) regalloc.OpID {
	return b.p.Instrs[i].Operands[0] + regalloc.OpID(k)
}

// finish makes the presences after i the current ones.
func (b *builder) finish(i regalloc.InstrID) {
	ops := b.p.Ops(i)
	var dead []regalloc.OpID
	for k := range ops {
		if ops[k].Role != regalloc.Use && b.now.of(ops[k].VReg) == nil {
			dead = append(dead, b.op(i, k))
		}
	}
	b.capacity(b.now, dead)
	b.Program.after[i] = b.now
}

// removal returns the variable for removing i because its result is rematerialized where it is needed, or none if it
// cannot be removed.
func (b *builder) removal(i regalloc.InstrID) int32 {
	for _, o := range b.p.Ops(i) {
		if o.Role == regalloc.Def && b.p.VRegs[o.VReg].Remat == i {
			return b.Variable("n"+num(i), 0, true)
		}
	}
	return none
}

// open returns the registers that operand o of i may be in.
func (b *builder) open(i regalloc.InstrID, o *regalloc.Operand) regalloc.RegSet {
	rs := b.m.Classes[o.Class].Set.Intersect(b.m.Classes[b.p.VRegs[o.VReg].Class].Set)
	if o.Constraint == regalloc.InReg {
		rs = rs.Intersect(regalloc.SetOf(o.Reg))
	}
	if o.Role == regalloc.Use && o.Pos == regalloc.Late || o.Role == regalloc.Def && o.Pos == regalloc.Early {
		rs = rs.Minus(b.conflicting(b.p.Instrs[i].Clobbers))
	}
	return rs.Minus(b.closedAt(i))
}

// demands records the registers that operands of i name.
func (b *builder) demands(i regalloc.InstrID) {
	b.demand = regalloc.RegSet{}
	for _, o := range b.p.Ops(i) {
		if o.Constraint == regalloc.InReg {
			b.demand.Add(o.Reg)
		}
	}
}

// closedAt returns the registers that operands of i may not be in.
func (b *builder) closedAt(i regalloc.InstrID) regalloc.RegSet {
	b.demands(i)
	return b.closed()
}

// tiedDef returns the definition tied to operand k, or -1.
func tiedDef(ops []regalloc.Operand, k int) int {
	return slices.IndexFunc(ops, func(o regalloc.Operand) bool { return o.Constraint == regalloc.TiedTo && int(o.Tied) == k })
}

// memory reports whether operand k may be in a slot.
func memory(ops []regalloc.Operand, k int) bool {
	if ops[k].Constraint == regalloc.Anywhere {
		return true
	}
	if d := tiedDef(ops, k); d >= 0 {
		return ops[d].Mem != regalloc.NoAlt
	}
	return ops[k].Mem != regalloc.NoAlt
}

// use creates the variables of operand k of i, a use.
func (b *builder) use(i regalloc.InstrID, k int, freq float64) {
	ops := b.p.Ops(i)
	o, x := &ops[k], &b.ops[b.op(i, k)]
	copied := b.p.Instrs[i].Flags&regalloc.FlagMove != 0
	x.at, x.remat = b.all(o.VReg), none
	present := b.now.of(o.VReg)
	open, tied := b.open(i, o), tiedDef(ops, k)
	if tied >= 0 {
		open = open.Intersect(b.open(i, &ops[tied]))
	}
	name := "o" + num(b.op(i, k))
	var all []int32
	regs := b.regs(o.VReg)
	for a, r := range regs {
		if open.Has(r) && present != nil && present[a] != none {
			price := 0.0
			if !copied {
				price = b.inRegister(o, r)
				if tied >= 0 {
					price += b.inRegister(&ops[tied], r)
				}
			}
			x.at[a] = b.Variable(name+b.name(o.VReg, a), price, true)
		}
	}
	for a := len(regs); a < len(x.at) && memory(ops, k); a++ {
		if present == nil || present[a] == none {
			continue
		}
		price := 0.0
		if !copied && o.Constraint != regalloc.Anywhere {
			price = b.metric.Access * freq
			if tied >= 0 {
				price += b.metric.Byte*float64(ops[tied].Mem) + b.metric.Accesses(0, freq)
			} else {
				price += b.metric.Byte * float64(o.Mem)
			}
		}
		x.at[a] = b.Variable(name+b.name(o.VReg, a), price, true)
	}
	for a, c := range x.at {
		if c != none {
			b.atMost(c, present[a])
		}
		all = append(all, c)
	}
	if b.p.VRegs[o.VReg].Remat != regalloc.None && (o.Const != regalloc.NoAlt || o.Constraint == regalloc.Anywhere) && tied < 0 {
		price := 0.0
		if o.Constraint != regalloc.Anywhere && !copied {
			price = b.metric.Byte * float64(o.Const)
		}
		x.remat = b.Variable(name+"c", price, true)
		all = append(all, x.remat)
	}
	b.one(all...)
}

// inRegister returns the cost of o in r in the length of its instruction, without the prefix.
func (b *builder) inRegister(o *regalloc.Operand, r regalloc.Reg) (price float64) {
	c := &b.m.RegCosts[o.RegCost]
	if c.Longer.Has(r) {
		price += b.metric.Byte
	}
	if c.Shorter.Has(r) {
		price -= b.metric.Byte
	}
	return price
}

// def creates the variables of operand k of i, a definition.
func (b *builder) def(i regalloc.InstrID, k int, freq float64, removed int32) {
	ops := b.p.Ops(i)
	o, x := &ops[k], &b.ops[b.op(i, k)]
	x.at, x.remat = b.all(o.VReg), removed
	if o.Constraint == regalloc.TiedTo {
		b.tied(i, k)
		return
	}
	copied := b.p.Instrs[i].Flags&regalloc.FlagMove != 0
	made := 0.0 // cost of rematerializing a constant
	if info := &b.p.VRegs[o.VReg]; info.Remat == i {
		made = b.metric.Byte*float64(info.RematBytes) + b.metric.Remat(info)*freq
	}
	name := "d" + num(b.op(i, k))
	open := b.open(i, o)
	regs := b.regs(o.VReg)
	for a, r := range regs {
		if open.Has(r) {
			price := made
			if !copied {
				price += b.inRegister(o, r)
			}
			x.at[a] = b.Variable(name+b.name(o.VReg, a), price, true)
		}
	}
	if a := len(regs); memory(ops, k) {
		price := 0.0
		if !copied && o.Constraint != regalloc.Anywhere {
			price = b.metric.Byte*float64(o.Mem) + b.metric.Accesses(0, freq)
		}
		x.at[a] = b.Variable(name+b.name(o.VReg, a), price, true)
	}
	b.one(append(slices.Clone(x.at), removed)...)
}

// tied gives definition k of i the variables of its tied use.
func (b *builder) tied(i regalloc.InstrID, k int) {
	o := &b.p.Ops(i)[k]
	u := b.p.Ops(i)[o.Tied].VReg
	from, x := b.ops[b.op(i, int(o.Tied))].at, &b.ops[b.op(i, k)]
	for a, r := range b.regs(o.VReg) {
		if at := b.index(u, r); at != none {
			x.at[a] = from[at]
		}
	}
	slots := sum(nil, 1, from[len(b.regs(u)):]...)
	switch len(slots) {
	case 0:
	case 1:
		x.at[len(b.regs(o.VReg))] = slots[0].Col
	default:
		c := b.Variable("t"+num(b.op(i, k)), 0, true)
		x.at[len(b.regs(o.VReg))] = c
		b.Require("r"+num(len(b.Rows)), sum(slots, -1, c), lp.EQ, 0)
	}
}

// groups constrains the operands of a group to the registers of one tuple.
func (b *builder) groups(i regalloc.InstrID) {
	ops := b.p.Ops(i)
	for k := range ops {
		same := func(o regalloc.Operand) bool {
			return o.Constraint == regalloc.InGroup && o.Reg == ops[k].Reg && (o.Role == regalloc.Use) == (ops[k].Role == regalloc.Use)
		}
		if ops[k].Constraint != regalloc.InGroup || slices.IndexFunc(ops, same) != k {
			continue
		}
		var chosen []int32
		for n := range b.m.Groups[ops[k].Reg].Tuples {
			chosen = append(chosen, b.Variable("y"+num(b.op(i, k))+"t"+num(n), 0, true))
		}
		b.one(chosen...)
		for j := k; j < len(ops); j++ {
			if o := &ops[j]; same(*o) {
				for a, r := range b.regs(o.VReg) {
					var fits []int32
					for n, tuple := range b.m.Groups[o.Reg].Tuples {
						if int(o.Tied) < len(tuple) && tuple[o.Tied] == r {
							fits = append(fits, chosen[n])
						}
					}
					if c := b.ops[b.op(i, j)].at[a]; c != none {
						b.atMost(c, fits...)
					}
				}
			}
		}
	}
}

// prefix gives i a prefix if an operand is in a register that needs one.
func (b *builder) prefix(i regalloc.InstrID) {
	if b.p.Instrs[i].Flags&regalloc.FlagMove != 0 || b.metric.Byte == 0 || b.m.PrefixBytes == 0 {
		return
	}
	ops, z := b.p.Ops(i), int32(none)
	for k := range ops {
		var cols []int32
		for a, r := range b.regs(ops[k].VReg) {
			if c := b.ops[b.op(i, k)].at[a]; c != none && b.m.RegCosts[ops[k].RegCost].Prefix.Has(r) {
				cols = append(cols, c)
			}
		}
		if len(cols) == 0 {
			continue
		}
		if z == none {
			z = b.Variable("x"+num(i), b.metric.Byte*float64(b.m.PrefixBytes), false)
		}
		b.Require("r"+num(len(b.Rows)), sum(sum(nil, 1, cols...), -1, z), lp.LE, 0)
	}
}

// conflicts adds the constraints on operands of i that may not share a register: a definition with any other operand,
// early ones with reads, late uses with writes.
func (b *builder) conflicts(i regalloc.InstrID) {
	ops := b.p.Ops(i)
	at := func(k, u int) (cols []int32) {
		for a, r := range b.regs(ops[k].VReg) {
			if b.m.Regs[r].Units.Has(regalloc.Reg(u)) {
				cols = append(cols, b.ops[b.op(i, k)].at[a])
			}
		}
		return cols
	}
	for k := range ops {
		d := &ops[k]
		if d.Role == regalloc.Use {
			continue
		}
		for j := range ops {
			o := &ops[j]
			def := o.Role != regalloc.Use
			if def && j >= k || !def && (d.Constraint == regalloc.TiedTo && int(d.Tied) == j || o.Pos != regalloc.Late && d.Pos != regalloc.Early) {
				continue
			}
			if def && b.p.Instrs[i].Flags&regalloc.FlagMove == 0 {
				continue // implied by the presences after i
			}
			for u := range b.m.NumUnits {
				if x, y := at(k, u), at(j, u); len(sum(nil, 1, x...)) > 0 && len(sum(nil, 1, y...)) > 0 {
					b.atMostOne(append(x, y...)...)
				}
			}
		}
	}
}

// limit limits the number of operands of i in slots; same are those copied in place.
func (b *builder) limit(i regalloc.InstrID, same []int32) {
	ops := b.p.Ops(i)
	terms, most := sum(nil, -2, same...), 0
	for k := range ops {
		if ops[k].Constraint != regalloc.Anywhere && ops[k].Constraint != regalloc.TiedTo {
			x := sum(nil, 1, b.ops[b.op(i, k)].at[len(b.regs(ops[k].VReg)):]...)
			terms = append(terms, x...)
			most += min(1, len(x))
		}
	}
	if limit := int(b.p.Instrs[i].MemLimit); most > limit {
		b.Require("r"+num(len(b.Rows)), terms, lp.LE, float64(limit))
	}
}

// pass returns the presences after i of v, which i does not define.
func (b *builder) pass(i regalloc.InstrID, v regalloc.VReg, before []int32, removed int32) []int32 {
	at := b.all(v)
	if before == nil {
		return at
	}
	ops := b.p.Ops(i)
	var written regalloc.RegSet
	for k := range ops {
		if ops[k].Role != regalloc.Use {
			written = written.Union(b.conflicting(b.open(i, &ops[k])))
		}
	}
	killed := b.conflicting(b.p.Instrs[i].Clobbers)
	regs := b.regs(v)
	for a, c := range before {
		switch {
		case c == none:
		case a < len(regs) && killed.Has(regs[a]):
			if removed != none {
				at[a] = b.Variable("a"+num(i)+b.name(v, a), 0, true)
				b.atMost(at[a], c)
				b.atMost(at[a], removed)
			}
		case a < len(regs) && written.Has(regs[a]):
			at[a] = b.Variable("a"+num(i)+b.name(v, a), 0, true)
			b.atMost(at[a], c)
		case a >= len(regs):
			at[a] = b.kept(i, v, a, c)
		default:
			at[a] = c
		}
	}
	return at
}

// kept returns the presence of v in its slot a after i, which may be overwritten by a definition tied to v.
func (b *builder) kept(i regalloc.InstrID, v regalloc.VReg, a int, before int32) int32 {
	ops := b.p.Ops(i)
	for k := range ops {
		if x := b.ops[b.op(i, k)].at; ops[k].VReg == v && ops[k].Role == regalloc.Use && tiedDef(ops, k) >= 0 && x[a] != none {
			c := b.Variable("a"+num(i)+b.name(v, a), 0, true)
			b.atMost(c, before)
			b.atMostOne(c, x[a])
			return c
		}
	}
	return before
}
