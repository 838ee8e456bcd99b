package mach

import (
	"math"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/shuffle"
	"spillway/target"
)

// resolver lowers parallel moves to instructions. Its shuffle locations are the registers, then two emergency slots for
// each class, then the slots of the Result.
type resolver struct {
	a *applier

	// derived
	target    *target.Target
	metric    regalloc.Metric
	bank      []regalloc.ClassID // by class: the lowest class that shares registers with it
	widest    []regalloc.ClassID // by class: the widest class of its bank, and of those the one with most registers
	numRegs   int
	part      regalloc.ClassID // whose registers are parts of those of whole; -1: there is none
	whole     regalloc.ClassID
	via       []regalloc.RegSet // by bank: registers that can hold all constants on their way to memory
	plain     bool              // register and unit have the same number
	firstSlot int               // the shuffle location of slot 0 of the Result

	// evolving
	emergency []int32            // by class, two each: the Func slot, or -1 until created
	content   []regalloc.ClassID // by location: class of its contents during a sequence
	seq       shuffle.Sequencer
	env       shuffle.Env
	moves     []shuffle.Move
	ops       []shuffle.Op

	parts   partSequencer
	permute *permuter // nil: the machine has no permutation instructions
}

// init prepares r for the function of a.
func (r *resolver) init(a *applier) {
	r.a = a
	if r.target != a.t || r.metric != a.metric {
		r.target, r.metric = a.t, a.metric
		r.derive()
	}
	locs := r.firstSlot + len(a.r.Slots)
	r.env.Locs = slices.Grow(r.env.Locs[:r.firstSlot], len(a.r.Slots))[:locs]
	for l := r.firstSlot; l < locs; l++ {
		r.env.Locs[l] = shuffle.LocInfo{Memory: true}
	}
	r.parts.slot = r.parts.slot[:0]
	r.content, r.emergency = scratch.Filled(r.content, locs, -1), scratch.Filled(r.emergency, len(r.emergency), -1)
}

// derive computes the machine-dependent data.
func (r *resolver) derive() {
	a := r.a
	m := a.t.Machine
	n := len(m.Classes)
	r.permute, r.plain = nil, true
	r.findParts()
	for x := range m.Regs {
		r.plain = r.plain && m.Regs[x].Units == regalloc.SetOf(regalloc.Reg(x))
	}
	r.bank = make([]regalloc.ClassID, n)
	r.widest = make([]regalloc.ClassID, n)
	r.via = make([]regalloc.RegSet, n)
	for c := range m.Classes {
		r.bank[c] = regalloc.ClassID(c)
		r.widest[c] = regalloc.ClassID(c)
		for d := range m.Classes {
			if m.Classes[c].Set.Intersect(m.Classes[d].Set).Empty() {
				continue
			}
			r.bank[c] = min(r.bank[c], regalloc.ClassID(d))
			if w := &m.Classes[r.widest[c]]; m.Classes[d].SpillSize > w.SpillSize || m.Classes[d].SpillSize == w.SpillSize && len(m.Classes[d].Regs) > len(w.Regs) {
				r.widest[c] = regalloc.ClassID(d)
			}
		}
	}
	r.numRegs = len(m.Regs)
	r.firstSlot = r.numRegs + 2*n
	r.env.Locs = make([]shuffle.LocInfo, r.firstSlot)
	r.emergency = make([]int32, 2*n)
	r.env.Classes = make([]shuffle.Class, n)
	for c := range m.Classes {
		sc := &r.env.Classes[c]
		*sc = prices(&m.Classes[r.widest[c]], a.metric, swapMoves(a.t, r.widest[c]))
		for i := range sc.Emergency {
			l := r.numRegs + 2*c + i
			sc.Emergency[i] = shuffle.Loc(l)
			r.env.Locs[l] = shuffle.LocInfo{Class: uint8(c), Memory: true}
		}
		if r.bank[c] == regalloc.ClassID(c) {
			for d := range m.Classes {
				for _, reg := range m.Classes[d].Regs {
					if r.bank[d] == regalloc.ClassID(c) || d == c {
						r.env.Locs[reg].Class = uint8(c)
					}
				}
			}
		}
	}
	for c := range m.Classes {
		if a.t.Moves[c].Permi != nil {
			r.permute = &permuter{resolver: r}
		}
	}
}

// prices returns twice the costs of operations on a class that are executed once, if a swap of registers takes as long
// as swaps moves; 0: none.
func prices(c *regalloc.Class, m regalloc.Metric, swaps float64) shuffle.Class {
	price := func(bytes int8, executing float64) shuffle.Cost {
		return shuffle.Cost(math.Round(2 * (m.Byte*float64(bytes) + executing)))
	}
	x := shuffle.Class{Move: price(c.Move, m.Move), Load: price(c.Load, m.Access), Store: price(c.Store, m.Accesses(0, 1)), Borrow: shuffle.NoLoc}
	if swaps > 0 {
		x.Swap = price(max(c.Swap, 0), swaps*m.Move)
	}
	return x
}

// swapMoves returns the cost of a swap of two registers of class c in moves; 0: none. One instruction is slightly
// faster than the three moves that it replaces; several depend on each other, which moves need not.
func swapMoves(t *target.Target, c regalloc.ClassID) float64 {
	swap := t.Moves[c].Swap
	switch {
	case swap == target.NoTile:
		return 0
	case len(t.Tiles[swap].Lines(0)) == 1:
		return 2.5
	}
	return float64(len(t.Tiles[swap].Lines(0))) + 0.5
}

// location returns the shuffle location of l.
func (r *resolver) location(l regalloc.Loc) shuffle.Loc {
	switch l.Kind() {
	case regalloc.RegLoc:
		return shuffle.Loc(l.Reg())
	case regalloc.SlotLoc:
		return shuffle.Loc(r.firstSlot + int(l.Slot()))
	}
	return shuffle.NoLoc
}

// phase appends instructions for parallel moves, where the registers in live are needed afterwards: moves of whole
// registers, or of parts of them, but not both.
func (r *resolver) phase(moves []regalloc.Move, live regalloc.RegSet) {
	r.settle(moves)
	if rest, last := r.postponed(moves); len(last) > 0 && len(rest) > 0 {
		r.phase(rest, live)
		for _, mv := range moves {
			if mv.Dst.Kind() == regalloc.RegLoc {
				live.Add(mv.Dst.Reg())
			}
		}
		moves = last
		r.settle(moves)
	}
	a := r.a
	m := a.t.Machine
	busy := live              // registers that may not serve as scratch
	var named regalloc.RegSet // registers in the moves, and their aliases
	memory := false
	r.moves = r.moves[:0]
	banks := uint64(0)
	for c := range r.via {
		r.via[c] = m.Classes[r.widest[c]].Set
	}
	for _, mv := range moves {
		dst, src := r.location(mv.Dst), r.location(mv.Src)
		class := r.classOf(&mv)
		bank := uint8(r.bank[class])
		banks |= 1 << bank
		sm := shuffle.Move{Dst: dst, Src: src, Tag: int32(mv.VReg)}
		if mv.Dst.Kind() == regalloc.SlotLoc {
			memory = true
			sm.ViaReg = src == shuffle.NoLoc && a.storeForm(mv.VReg) == target.NoTile
			if sm.ViaReg || mv.Src.Kind() == regalloc.SlotLoc {
				r.via[bank] = r.via[bank].Intersect(m.Classes[class].Set)
			}
		} else {
			named = named.Union(m.Conflicts(mv.Dst.Reg()))
			busy = busy.Union(m.Conflicts(mv.Dst.Reg()))
		}
		switch mv.Src.Kind() {
		case regalloc.RegLoc:
			overlap := m.Conflicts(mv.Src.Reg())
			named = named.Union(overlap)
			if !overlap.Minus(m.Kin(mv.Src.Reg())).Empty() {
				busy = busy.Union(overlap) // no location may overlap another one
			}
			r.content[src] = class
		case regalloc.SlotLoc:
			memory = true
			r.content[src] = class
		}
		r.moves = append(r.moves, sm)
	}
	r.env.Scratch = r.env.Scratch[:0]
	if len(r.moves) == 1 && r.direct(&r.moves[0]) {
		r.carryOut(live)
		return
	}
	for c := range m.Classes {
		if banks>>c&1 != 0 {
			r.offer(c, busy, named, memory)
		}
	}
	r.carryOut(live)
}

// offer adds the registers of bank c that may be overwritten to the scratch registers, and selects the register to be
// saved and restored if moves through memory find none: one that the moves do not mention and the function uses
// anyway. Otherwise the moves mention some, of which one serves, or it is any register, which the prologue must then
// save.
func (r *resolver) offer(c int, busy, named regalloc.RegSet, memory bool) {
	a := r.a
	borrow, mentioned := regalloc.NoReg, false
	for _, reg := range a.t.Machine.Classes[r.widest[c]].Regs {
		switch {
		case !r.via[c].Has(reg) || a.reserved.Has(reg):
		case a.free.Has(reg) && !busy.Has(reg):
			r.env.Scratch = append(r.env.Scratch, shuffle.Loc(reg))
		case named.Has(reg):
			mentioned = true
		case borrow == regalloc.NoReg || a.free.Has(reg) && !a.free.Has(borrow):
			borrow = reg
		}
	}
	r.env.Classes[c].Borrow = shuffle.NoLoc
	if memory && borrow != regalloc.NoReg && (a.free.Has(borrow) || !mentioned) {
		r.env.Classes[c].Borrow = shuffle.Loc(borrow)
	}
}

// settle determines the banks of the slots that moves mention. A slot that holds values of two banks, one before the
// moves and one after them, counts for the one with the widest registers, since these can hold values of the others
// too.
func (r *resolver) settle(moves []regalloc.Move) {
	a := r.a
	size := func(bank uint8) int32 { return a.t.Machine.Classes[r.widest[bank]].SpillSize }
	for round := range 2 {
		for i := range moves {
			bank := uint8(r.bank[r.classOf(&moves[i])])
			for _, at := range [...]regalloc.Loc{moves[i].Dst, moves[i].Src} {
				if at.Kind() != regalloc.SlotLoc {
					continue
				}
				if l := &r.env.Locs[r.location(at)]; round == 0 || size(bank) > size(l.Class) {
					l.Class = bank
				}
			}
		}
	}
}

// throughRegister returns the class of a value of class c in register l on its way from slot to slot: c, or one of
// another bank of the same width.
func (r *resolver) throughRegister(l shuffle.Loc, c regalloc.ClassID) regalloc.ClassID {
	classes := r.a.t.Machine.Classes
	if reg := regalloc.Reg(l); !classes[c].Set.Has(reg) {
		for d := range classes {
			if classes[d].SpillSize == classes[c].SpillSize && classes[d].Set.Has(reg) {
				return regalloc.ClassID(d)
			}
		}
	}
	return c
}

// postponed separates moves that rematerialize into memory through only some registers of the bank that the slot is of
// now (settle), or of none. They are deferred, because sequences use any register of that bank as intermediate;
// nothing reads their destinations.
func (r *resolver) postponed(moves []regalloc.Move) (rest, last []regalloc.Move) {
	a := r.a
	waits := func(mv regalloc.Move) bool {
		if mv.Src != regalloc.Recomputed || mv.Dst.Kind() != regalloc.SlotLoc || a.storeForm(mv.VReg) != target.NoTile {
			return false
		}
		class := r.classOf(&mv)
		return a.t.Machine.Classes[class].Set != a.t.Machine.Classes[r.widest[r.bank[class]]].Set ||
			r.env.Locs[r.location(mv.Dst)].Class != uint8(r.bank[class])
	}
	if !slices.ContainsFunc(moves, waits) {
		return moves, nil
	}
	for _, mv := range moves {
		if waits(mv) {
			last = append(last, mv)
		} else {
			rest = append(rest, mv)
		}
	}
	return rest, last
}

// carryOut appends the instructions for r.moves.
func (r *resolver) carryOut(live regalloc.RegSet) {
	if r.permute == nil || !r.permute.sequence(live) {
		r.emitMoves(r.moves)
		for _, op := range r.ops { // including scratch registers
			r.forget(op.Dst)
			r.forget(op.Src)
		}
	}
	for i := range r.moves { // the initial contents of later sequences are unknown
		r.forget(r.moves[i].Dst)
		r.forget(r.moves[i].Src)
	}
}

// emitMoves appends moves and swaps. It cannot fail: derive gives each bank its emergency slots, and offer a register.
func (r *resolver) emitMoves(moves []shuffle.Move) {
	if len(moves) == 1 && r.direct(&moves[0]) {
		m := &moves[0]
		op := shuffle.Op{Kind: shuffle.OpMove, Dst: m.Dst, Src: m.Src, Tag: m.Tag}
		if m.Src == shuffle.NoLoc {
			op.Kind = shuffle.OpRemat
		}
		r.ops = append(r.ops[:0], op)
		r.emit(op)
		return
	}
	ops, err := r.seq.Sequence(r.ops[:0], moves, &r.env)
	if err != nil {
		panic(err)
	}
	r.ops = ops
	for _, op := range ops {
		r.emit(op)
	}
}

// direct reports whether m, alone, is one operation.
func (r *resolver) direct(m *shuffle.Move) bool {
	if m.Src == shuffle.NoLoc {
		return !m.ViaReg
	}
	return m.Dst != m.Src && !(r.env.Locs[m.Dst].Memory && r.env.Locs[m.Src].Memory)
}

// forget marks the contents of a location as anything its bank can hold.
func (r *resolver) forget(l shuffle.Loc) {
	if l != shuffle.NoLoc {
		r.content[l] = -1
	}
}

// holds returns the class of location l's contents.
func (r *resolver) holds(l shuffle.Loc) regalloc.ClassID {
	if c := r.content[l]; c >= 0 {
		return c
	}
	return r.widest[r.env.Locs[l].Class]
}

// emit appends the instruction of one shuffle operation.
func (r *resolver) emit(op shuffle.Op) {
	a := r.a
	switch op.Kind {
	case shuffle.OpRemat:
		r.rematerialize(op)
	case shuffle.OpSwap:
		c, d := r.holds(op.Dst), r.holds(op.Src)
		r.content[op.Dst], r.content[op.Src] = d, c
		if a.t.Machine.Classes[d].SpillSize > a.t.Machine.Classes[c].SpillSize {
			c = d
		}
		swap := a.t.Moves[c].Swap
		regs := []Operand{r.reg(op.Dst), r.reg(op.Src), {}, {}}
		for d := range 2 {
			regs[a.t.Tiles[swap].Operands[d].Tied] = regs[d]
		}
		a.out = append(a.out, Instr{Tile: swap, Origin: FromSwap, Regs: regs, Mem: NoMem})
	case shuffle.OpMove:
		c := r.holds(op.Src)
		dstMem, srcMem := r.env.Locs[op.Dst].Memory, r.env.Locs[op.Src].Memory
		if srcMem && !dstMem {
			c = r.throughRegister(op.Dst, c)
		}
		r.content[op.Dst] = c
		tiles := &a.t.Moves[c]
		in := Instr{Mem: NoMem}
		switch {
		case srcMem:
			in.Tile, in.Origin, in.Regs = tiles.Load, FromReload, r.regs(op.Dst)
			in.Mem.Used, in.Mem.Slot = true, r.slot(op.Src)
		case dstMem:
			in.Tile, in.Origin, in.Regs = tiles.Store, FromSpill, r.regs(op.Src)
			in.Mem.Used, in.Mem.Slot = true, r.slot(op.Dst)
		default:
			in.Tile, in.Origin, in.Regs = tiles.Move, FromCopy, r.regs(op.Dst, op.Src)
		}
		a.out = append(a.out, in)
	}
}

// regs returns the operands that are the given registers.
func (r *resolver) regs(list ...shuffle.Loc) []Operand {
	regs := r.a.operands(len(list))
	for k, l := range list {
		regs[k] = r.reg(l)
	}
	return regs
}

// reg returns the operand that is the register l.
func (r *resolver) reg(l shuffle.Loc) Operand {
	return Operand{VReg: NoVReg, Reg: regalloc.Reg(l)}
}

// slot returns the function's slot at location l, creating an emergency slot if necessary.
func (r *resolver) slot(l shuffle.Loc) int32 {
	if int(l) >= r.firstSlot {
		return r.a.firstSlot + int32(int(l)-r.firstSlot)
	}
	e := &r.emergency[int(l)-r.numRegs]
	if *e < 0 {
		f := r.a.f
		c := &f.Target.Machine.Classes[r.widest[(int(l)-r.numRegs)/2]]
		*e = int32(len(f.Slots))
		f.Slots = append(f.Slots, Slot{Kind: SpillSlot, Size: int64(c.SpillSize), Align: int64(c.SpillAlign)})
	}
	return *e
}

// rematerialize appends the instruction that recomputes the value op.Tag.
func (r *resolver) rematerialize(op shuffle.Op) {
	a := r.a
	v := VReg(op.Tag)
	def := a.remat[v]
	in := *def
	in.Origin, in.Pos, in.Point = FromRemat, 0, 0
	if r.env.Locs[op.Dst].Memory {
		in.Tile, in.Regs = a.storeForm(v), nil
		in.Imm, in.Sym = a.f.constant(def)
		in.Mem = NoMem
		in.Mem.Used, in.Mem.Slot = true, r.slot(op.Dst)
	} else {
		in.Regs = []Operand{{VReg: v, Reg: regalloc.Reg(op.Dst)}}
		r.content[op.Dst] = a.f.VRegs[v].Class
	}
	a.out = append(a.out, in)
}

// storeForm returns the tile that writes the constant v into memory, or NoTile.
func (a *applier) storeForm(v VReg) target.TileID {
	def := a.remat[v]
	if def == nil {
		return target.NoTile
	}
	store := Instr{Tile: a.t.Moves[a.f.VRegs[v].Class].Store, Regs: []Operand{{VReg: v}}, Mem: Mem{Used: true, Base: -1, Index: -1}}
	return a.f.constForm(&store, 0, def)
}
