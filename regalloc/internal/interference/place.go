package interference

import "spillway/regalloc"

// place gives the operands of instruction i their spots, and lists the transfers
// that this takes. Operands that demand a register, or one of a narrower class than
// their value's, get a node or register of their own for the time of the instruction;
// so do those whose value is in memory, if the instruction cannot use it there. The
// two sides of a tie have one spot.
func (b *builder) place(i regalloc.InstrID, in *regalloc.Instr, ops []regalloc.Operand, spots []spot) {
	for k := range ops {
		if ops[k].Role != regalloc.Def {
			b.read[ops[k].VReg]++
		}
	}
	if at := b.pin[i]; at != 0 {
		b.placePinned(ops, spots, b.pins[at-1:])
	} else {
		for k := range ops {
			if ops[k].Role != regalloc.Use {
				b.placeDef(i, in, ops, spots, k)
			}
		}
		for k := range ops {
			if ops[k].Role == regalloc.Use && spots[k] == noSpot {
				spots[k] = b.placeUse(i, in, ops, spots, k)
			}
		}
	}
	for k := range ops {
		b.read[ops[k].VReg] = 0
	}
}

// bring notes that v is brought to s before the instruction.
func (b *builder) bring(v regalloc.VReg, s spot) {
	if h := b.home(v); h != s {
		b.before = append(b.before, transfer{v, s, h})
	}
}

// put notes that v is brought from s to where it is kept, after the instruction.
func (b *builder) put(v regalloc.VReg, s spot) {
	if h := b.home(v); h != s && h != rematSpot {
		b.behind = append(b.behind, transfer{v, h, s})
	}
}

// placePinned takes locations that were searched for.
func (b *builder) placePinned(ops []regalloc.Operand, spots []spot, locs []regalloc.Loc) {
	for k := range ops {
		o := &ops[k]
		switch l := locs[k]; l.Kind() {
		case regalloc.RegLoc:
			spots[k] = inReg(l.Reg())
			if o.Role != regalloc.Def {
				b.bring(o.VReg, spots[k])
			}
			if o.Role != regalloc.Use {
				b.put(o.VReg, spots[k])
			}
		case regalloc.SlotLoc:
			spots[k] = slotSpot
		case regalloc.RematLoc:
			spots[k] = rematSpot
		}
	}
}

// own returns a node of the instruction's own.
func (b *builder) own(i regalloc.InstrID, c regalloc.ClassID, avail regalloc.RegSet) spot {
	return spot(b.node(c, avail, regalloc.None, 0, i))
}

// foldable reports whether operand o, whose value is in a slot, may be used there.
func (b *builder) foldable(in *regalloc.Instr, o *regalloc.Operand) bool {
	return o.Mem != regalloc.NoAlt && b.mem < int(in.MemLimit)
}

func (b *builder) placeDef(i regalloc.InstrID, in *regalloc.Instr, ops []regalloc.Operand, spots []spot, k int) {
	o := &ops[k]
	v := o.VReg
	remat := b.p.VRegs[v].Remat
	switch o.Constraint {
	case regalloc.InReg:
		spots[k] = inReg(o.Reg)
		if o.Role == regalloc.UseDef {
			b.bring(v, spots[k])
		}
		b.put(v, spots[k])
		return
	case regalloc.TiedTo:
		b.placeTied(i, in, ops, spots, k)
		return
	}
	clash := o.Role == regalloc.Def && b.read[v] > 0 && (o.Pos == regalloc.Early || readLate(ops, v))
	switch {
	case !b.spilled[v] && b.fits(v, o.Class) && !clash:
		spots[k] = spot(b.value[v])
		return
	case b.spilled[v] && remat == i && len(ops) == 1:
		spots[k] = rematSpot
		return
	case b.spilled[v] && remat == regalloc.None && !clash && b.foldable(in, o):
		spots[k] = slotSpot
		b.mem++
		return
	}
	spots[k] = b.own(i, o.Class, b.alloc[o.Class])
	if o.Role == regalloc.UseDef {
		b.bring(v, spots[k])
	}
	b.put(v, spots[k])
}

// readLate reports whether a late use reads v.
func readLate(ops []regalloc.Operand, v regalloc.VReg) bool {
	for k := range ops {
		if o := &ops[k]; o.Role == regalloc.Use && o.Pos == regalloc.Late && o.VReg == v {
			return true
		}
	}
	return false
}

// placeTied gives definition k and the use that it is tied to their spot.
func (b *builder) placeTied(i regalloc.InstrID, in *regalloc.Instr, ops []regalloc.Operand, spots []spot, k int) {
	o, u := &ops[k], &ops[ops[k].Tied]
	v := o.VReg
	others := b.read[v] // uses of v's old value besides the tied one
	if u.VReg == v {
		others--
	}
	var s spot
	switch {
	case u.Constraint == regalloc.InReg:
		s = inReg(u.Reg)
	case !b.spilled[v] && b.fits(v, o.Class) && b.fits(v, u.Class) && others == 0:
		s = spot(b.value[v])
	case b.spilled[v] && u.VReg == v && b.p.VRegs[v].Remat == regalloc.None && b.foldable(in, o):
		b.mem++
		spots[k], spots[o.Tied] = slotSpot, slotSpot
		return
	default:
		c := o.Class
		if b.alloc[u.Class].Minus(b.alloc[c]).Empty() {
			c = u.Class
		}
		s = b.own(i, c, b.alloc[o.Class].Intersect(b.alloc[u.Class]))
	}
	spots[k], spots[o.Tied] = s, s
	b.bring(u.VReg, s)
	b.put(v, s)
}

func (b *builder) placeUse(i regalloc.InstrID, in *regalloc.Instr, ops []regalloc.Operand, spots []spot, k int) spot {
	o := &ops[k]
	v := o.VReg
	if o.Constraint == regalloc.InReg {
		b.bring(v, inReg(o.Reg))
		return inReg(o.Reg)
	}
	if !b.spilled[v] {
		if o.Constraint == regalloc.Anywhere || b.fits(v, o.Class) {
			return spot(b.value[v])
		}
	} else if b.p.VRegs[v].Remat != regalloc.None {
		info := &b.p.VRegs[v]
		if o.Constraint == regalloc.Anywhere || o.Const != regalloc.NoAlt &&
			b.metric.Byte*float64(o.Const) <= b.metric.Byte*float64(info.RematBytes)+b.metric.Remat(info)*b.freq {
			return rematSpot
		}
	} else if o.Constraint == regalloc.Anywhere {
		return slotSpot
	} else if b.foldable(in, o) && !b.overwritten(ops, spots, v, o.Pos) {
		b.mem++
		return slotSpot
	}
	for j := range k {
		// What is read twice is brought once.
		if a := &ops[j]; a.VReg == v && a.Role == regalloc.Use && a.Class == o.Class && a.Pos == o.Pos && a.Constraint == regalloc.InClass &&
			spots[j] >= 0 && b.nodes[spots[j]].instr == i && !tied(ops, j) {
			return spots[j]
		}
	}
	s := b.own(i, o.Class, b.alloc[o.Class])
	b.bring(v, s)
	return s
}

// overwritten reports whether a definition has v's slot before a use at the given
// position has read it.
func (b *builder) overwritten(ops []regalloc.Operand, spots []spot, v regalloc.VReg, at regalloc.Pos) bool {
	for k := range ops {
		if o := &ops[k]; o.Role != regalloc.Use && o.VReg == v && spots[k] == slotSpot && (at == regalloc.Late || o.Pos == regalloc.Early) {
			return true
		}
	}
	return false
}

// tied reports whether a definition is tied to operand k.
func tied(ops []regalloc.Operand, k int) bool {
	for d := range ops {
		if ops[d].Constraint == regalloc.TiedTo && int(ops[d].Tied) == k {
			return true
		}
	}
	return false
}
