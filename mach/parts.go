package mach

import (
	"fmt"
	"slices"

	"spillway/regalloc"
)

// partSequencer sequentializes groups of moves that involve both registers and parts of registers: the group becomes
// phases, each of whole registers or of parts alone, within which no locations overlap. A move must precede another
// that overwrites its source. Moves that no move of the other kind must precede can form the next phase. If there is
// none, moves of parts are on a cycle with moves of whole registers:
//
//	al <- cl, ecx <- eax
//
// If all needed parts of a register come from the same parts of one other register, they move as a whole, which here
// makes the cycle an exchange. Otherwise one of them waits in a free part or in memory until the end.
type partSequencer struct {
	rest []regalloc.Move // not emitted yet
	next []regalloc.Move // the phase
	last []partMove      // to be emitted at the end
	kept regalloc.RegSet // closed under conflicts: written or saved in registers
	slot []int32         // of the function: for parts that wait
	used int             // of slot, for this group
}

// A partMove moves a waiting part to its destination.
type partMove struct {
	dst  regalloc.Loc
	src  regalloc.Reg // or NoReg: it waits in slot
	slot int32        // of the function
}

// sequence appends the instructions that carry out moves at once, where the
// registers in live are needed afterwards.
func (r *resolver) sequence(moves []regalloc.Move, live regalloc.RegSet) {
	parts := 0
	for i := range moves {
		if r.ofPart(moves[i].VReg) {
			parts++
		}
	}
	if parts == 0 || parts == len(moves) {
		r.phase(moves, live)
		return
	}
	q := &r.parts
	q.rest, q.last, q.kept, q.used = append(q.rest[:0], moves...), q.last[:0], live, 0
	for len(q.rest) > 0 {
		if !r.nextPhase(false) && !r.nextPhase(true) {
			// No move can be next, so some part is on a cycle with a whole register and waits.
			if !r.cheaperWait() && !r.moveWhole() && !r.wait() {
				panic(fmt.Sprintf("cannot order %d moves of registers and parts", len(q.rest)))
			}
			continue
		}
		r.phase(q.next, q.kept.Union(r.read(q.rest)))
		for i := range q.next {
			if dst := q.next[i].Dst; dst.Kind() == regalloc.RegLoc {
				q.kept = q.kept.Union(r.a.t.Machine.Conflicts(dst.Reg()))
			}
		}
	}
	r.finishParts()
}

// isPart reports whether v is in a register that is part of another one.
func (f *Func) isPart(v VReg) bool {
	byteClass := f.Target.Classes.Byte
	return byteClass != 0 && f.VRegs[v].Class == byteClass
}

// ofPart reports whether v is of the class whose registers are parts of others.
func (r *resolver) ofPart(v VReg) bool { return r.part >= 0 && r.a.f.VRegs[v].Class == r.part }

// findParts finds that class and the one of the wholes; -1: there is none.
func (r *resolver) findParts() {
	r.part, r.whole = -1, -1
	if t := r.a.t; t.Classes.Byte != 0 {
		r.part, r.whole = t.Classes.Byte, t.Classes.I8
		return
	}
	m := r.a.t.Machine
	for c := range m.Classes {
		regs := m.Classes[c].Regs
		if slices.ContainsFunc(regs, func(x regalloc.Reg) bool { return m.Regs[x].Part == nil }) || len(regs) == 0 {
			continue
		}
		of := m.Whole(regs[0])
		r.part = regalloc.ClassID(c)
		r.whole = regalloc.ClassID(slices.IndexFunc(m.Classes, func(x regalloc.Class) bool { return x.Set.Has(of) }))
		return
	}
}

// classOf returns the class of mv's move: for a part that moves as a whole register, it differs from the value's.
func (r *resolver) classOf(mv *regalloc.Move) regalloc.ClassID {
	if r.ofPart(mv.VReg) && !r.movesPart(mv) {
		return r.whole
	}
	return r.a.f.VRegs[mv.VReg].Class
}

// movesPart reports whether mv moves a part of a register.
func (r *resolver) movesPart(mv *regalloc.Move) bool {
	for _, l := range [2]regalloc.Loc{mv.Dst, mv.Src} {
		if l.Kind() == regalloc.RegLoc {
			return r.a.t.Machine.Regs[l.Reg()].Part != nil
		}
	}
	return r.ofPart(mv.VReg)
}

// before reports whether x must precede y, which writes a source of x.
func (r *resolver) before(x, y *regalloc.Move) bool {
	if x.Src.Kind() == regalloc.RegLoc && y.Dst.Kind() == regalloc.RegLoc {
		c := r.a.t.Machine.Conflicts(x.Src.Reg())
		return c.Has(y.Dst.Reg())
	}
	return x.Src == y.Dst
}

// read returns the registers that moves read, closed under conflicts.
func (r *resolver) read(moves []regalloc.Move) (rs regalloc.RegSet) {
	for i := range moves {
		if src := moves[i].Src; src.Kind() == regalloc.RegLoc {
			rs = rs.Union(r.a.t.Machine.Conflicts(src.Reg()))
		}
	}
	return rs
}

// nextPhase removes from rest all moves of parts, or of whole registers, that no other move must precede, and reports
// whether there are any.
func (r *resolver) nextPhase(parts bool) bool {
	q := &r.parts
	later := make([]bool, len(q.rest))
	for i := range q.rest {
		later[i] = r.movesPart(&q.rest[i]) != parts
	}
	for again := true; again; {
		again = false
		for i := range q.rest {
			for j := range q.rest {
				if !later[i] && later[j] && r.before(&q.rest[j], &q.rest[i]) {
					later[i], again = true, true
				}
			}
		}
	}
	q.next = q.next[:0]
	n := 0
	for i, mv := range q.rest {
		if later[i] {
			q.rest[n] = mv
			n++
		} else {
			q.next = append(q.next, mv)
		}
	}
	q.rest = q.rest[:n]
	return len(q.next) > 0
}

// moveWhole moves the parts of one register as a whole, if there are such on a cycle, and reports whether it did.
func (r *resolver) moveWhole() bool {
	q := &r.parts
	for i := range q.rest {
		mv := &q.rest[i]
		if !r.movesPart(mv) || mv.Dst.Kind() != regalloc.RegLoc || mv.Src.Kind() != regalloc.RegLoc {
			continue
		}
		m := r.a.t.Machine
		dst, src := m.Whole(mv.Dst.Reg()), m.Whole(mv.Src.Reg())
		if dst == src || !r.allFrom(dst, src) {
			continue
		}
		v := mv.VReg
		q.rest = slices.DeleteFunc(q.rest, func(x regalloc.Move) bool {
			return r.movesPart(&x) && x.Dst.Kind() == regalloc.RegLoc && m.Whole(x.Dst.Reg()) == dst
		})
		q.rest = append(q.rest, regalloc.Move{VReg: v, Dst: regalloc.InRegister(dst), Src: regalloc.InRegister(src)})
		return true
	}
	return false
}

// allFrom reports whether all needed parts of dst come from the same parts of src.
func (r *resolver) allFrom(dst, src regalloc.Reg) bool {
	q, m := &r.parts, r.a.t.Machine
	var come regalloc.RegSet // units
	for i := range q.rest {
		mv := &q.rest[i]
		if !r.movesPart(mv) || mv.Dst.Kind() != regalloc.RegLoc || m.Whole(mv.Dst.Reg()) != dst {
			continue
		}
		if mv.Src.Kind() != regalloc.RegLoc || m.Whole(mv.Src.Reg()) != src || m.Regs[mv.Src.Reg()].Part.Bit != m.Regs[mv.Dst.Reg()].Part.Bit {
			return false
		}
		come = come.Union(m.Regs[mv.Dst.Reg()].Units)
	}
	for rs := m.Kin(dst); !rs.Empty(); {
		x := rs.First()
		rs.Remove(x)
		if m.Regs[x].Part != nil && q.kept.Has(x) && m.Regs[x].Units.Intersect(come).Empty() {
			return false
		}
	}
	return true
}

// cheaperWait is wait if that is cheaper than an exchange of whole registers, and reports whether it is and there is a
// free part.
func (r *resolver) cheaperWait() bool {
	m := r.a.t.Machine
	return m.Classes[r.whole].Swap > 2*m.Classes[r.part].Move && r.freePart() != regalloc.NoReg && r.wait()
}

// wait moves a part for which the move of a whole register has to wait to a free part, or to memory, and reports
// whether there is one.
func (r *resolver) wait() bool {
	q, m := &r.parts, r.a.t.Machine
	for i := range q.rest {
		mv := q.rest[i]
		blocks := func(y regalloc.Move) bool { return !r.movesPart(&y) && r.before(&mv, &y) }
		if !r.movesPart(&mv) || !slices.ContainsFunc(q.rest, blocks) {
			continue
		}
		q.rest = slices.Delete(q.rest, i, i+1)
		if mv.Dst.Kind() == regalloc.RegLoc {
			q.kept = q.kept.Union(m.Conflicts(mv.Dst.Reg()))
		}
		x := partMove{dst: mv.Dst, src: r.freePart()}
		if x.src == regalloc.NoReg {
			x.slot = r.partSlot()
		} else {
			q.kept = q.kept.Union(m.Conflicts(x.src))
		}
		r.park(x, mv.Src)
		q.last = append(q.last, x)
		return true
	}
	return false
}

// park appends the instructions that move a part from src to where x waits.
func (r *resolver) park(x partMove, src regalloc.Loc) {
	memory := src.Kind() == regalloc.SlotLoc
	switch {
	case memory && x.src != regalloc.NoReg:
		r.emitPart(FromReload, x.src, r.slot(r.location(src)))
	case memory:
		r.copySlot(x.slot, r.slot(r.location(src)))
	case x.src != regalloc.NoReg:
		r.copyPart(x.src, src.Reg())
	default:
		r.emitPart(FromSpill, src.Reg(), x.slot)
	}
}

// freePart returns a part that is neither read nor written, or NoReg.
func (r *resolver) freePart() regalloc.Reg {
	q, m := &r.parts, r.a.t.Machine
	busy := q.kept.Union(r.read(q.rest))
	for i := range q.rest {
		if dst := q.rest[i].Dst; dst.Kind() == regalloc.RegLoc {
			busy = busy.Union(m.Conflicts(dst.Reg()))
		}
	}
	for _, x := range m.Classes[r.part].Regs {
		if r.a.free.Has(x) && !busy.Has(x) {
			return x
		}
	}
	return regalloc.NoReg
}

// finishParts moves waiting parts to their destinations.
func (r *resolver) finishParts() {
	for _, x := range r.parts.last {
		switch {
		case x.dst.Kind() == regalloc.SlotLoc && x.src != regalloc.NoReg:
			r.emitPart(FromSpill, x.src, r.slot(r.location(x.dst)))
		case x.dst.Kind() == regalloc.SlotLoc:
			r.copySlot(r.slot(r.location(x.dst)), x.slot)
		case x.src != regalloc.NoReg:
			r.copyPart(x.dst.Reg(), x.src)
		default:
			r.emitPart(FromReload, x.dst.Reg(), x.slot)
		}
	}
}

// copySlot copies a part between slots of the function, through a register that
// is saved meanwhile.
func (r *resolver) copySlot(dst, src int32) {
	via, saved := r.a.t.Machine.Classes[r.part].Regs[0], r.partSlot()
	r.emitPart(FromSpill, via, saved)
	r.emitPart(FromReload, via, src)
	r.emitPart(FromSpill, via, dst)
	r.emitPart(FromReload, via, saved)
}

// partSlot returns a slot for a part that waits.
func (r *resolver) partSlot() int32 {
	q, f := &r.parts, r.a.f
	if q.used == len(q.slot) {
		c := &r.a.t.Machine.Classes[r.part]
		q.slot = append(q.slot, int32(len(f.Slots)))
		f.Slots = append(f.Slots, Slot{Kind: SpillSlot, Size: int64(c.SpillSize), Align: int64(c.SpillAlign)})
	}
	q.used++
	return q.slot[q.used-1]
}

// copyPart appends a move of a part from register to register.
func (r *resolver) copyPart(dst, src regalloc.Reg) {
	tile := r.a.t.Moves[r.part].Move
	r.a.out = append(r.a.out, Instr{Tile: tile, Origin: FromCopy, Mem: NoMem, Regs: []Operand{{VReg: NoVReg, Reg: dst}, {VReg: NoVReg, Reg: src}}})
}

// emitPart appends the load or the store of a part.
func (r *resolver) emitPart(origin Origin, x regalloc.Reg, slot int32) {
	tiles := &r.a.t.Moves[r.part]
	in := Instr{Tile: tiles.Store, Origin: origin, Mem: NoMem, Regs: []Operand{{VReg: NoVReg, Reg: x}}}
	if origin == FromReload {
		in.Tile = tiles.Load
	}
	in.Mem.Used, in.Mem.Slot = true, slot
	r.a.out = append(r.a.out, in)
}
