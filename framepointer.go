package spillway

import (
	"cmp"
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// triedInstrs says when another allocation is tried, without the frame pointer: if the accesses to
// slots would be shorter by more than a byte for so many instructions (docs/design/constants.md).
const triedInstrs = 6

// reservedInstrs says when the frame pointer is reserved before allocation: if the accesses to slots
// of a draft would be shorter by a byte for so many instructions, in a function of draftedInstrs
// instructions or more, of a machine with manyRegs registers or more for addresses (docs/design/constants.md). Of a few
// registers each is worth so much that both ways must be tried.
const (
	reservedInstrs = 3
	draftedInstrs  = 256
	manyRegs       = 12
)

// reserve keeps a frame pointer in a long function where bytes count about as much as executions, if a
// draft has so much in slots that a frame pointer is all but certain to pay: to find that out after
// allocation takes a second one.
func (w *worker) reserve(s *State) error {
	f, fp := s.Code, s.Code.Target.FP
	a, ok := w.allocator(s.IR).(drafter)
	if !ok || len(s.Problem.Instrs) < draftedInstrs || !w.mayKeepFP(s) || s.Problem.Reserved.Has(fp) ||
		s.Problem.Allocatable(f.Target.ClassOf(f.Target.Classes.Ptr)).Len() < manyRegs {
		return nil
	}
	if s.draft = a.Draft(s.Problem, w.options(s)); s.draft == nil {
		return nil
	}
	x := slotsOf(f, s.Problem, s.draft)
	if saves := x.bytes(f.Target.SP) - x.bytes(fp) - fpBytes(f); reservedInstrs*saves < len(s.Problem.Instrs) {
		return nil
	}
	f.UsesFP = true
	s.Problem.Reserved.Add(fp)
	if s.draft = a.Draft(s.Problem, w.options(s)); s.draft == nil { // not all that need the register may do without it
		f.UsesFP = false
		s.Problem.Reserved.Remove(fp)
	}
	return nil
}

// A drafter builds its Results on drafts, where it can use them: netflow.Allocator.
type drafter interface {
	Draft(p *regalloc.Problem, opts regalloc.Options) *regalloc.Result
	AllocateFrom(p *regalloc.Problem, draft *regalloc.Result, opts regalloc.Options) (*regalloc.Result, error)
}

// mayKeepFP reports whether the function could keep a frame pointer, but does not have to, and bytes
// count about as much as executions.
func (w *worker) mayKeepFP(s *State) bool {
	f := s.Code
	return s.metric.Move <= 2*s.metric.Byte && !f.UsesFP && !f.PassesFP() && !f.ReturnsTwice && !s.IR.Attrs.Naked && !w.usesFastAllocator(s.IR)
}

// framePointer keeps a frame pointer in a function where bytes count about as much as executions,
// if its slots are addressed in less bytes from there by more than that takes: where the Result has
// no use for that register anyway, or where one without it is cheaper by the metric together with
// what its accesses save. That one begins with the first Result, if the allocator can
// (reallocator).
func (w *worker) framePointer(s *State) error {
	f, fp := s.Code, s.Code.Target.FP
	if !w.mayKeepFP(s) {
		return nil
	}
	takes := fpBytes(f)
	before := slotsOf(f, s.Problem, s.Result)
	saves := before.bytes(f.Target.SP) - before.bytes(fp) - takes
	if saves <= 0 {
		return nil
	}
	free := !usesReg(s.Problem, s.Result, fp)
	if !free && triedInstrs*saves < len(s.Problem.Instrs) {
		return nil
	}
	f.UsesFP = true
	s.Problem.Reserved.Add(fp)
	if free {
		return nil
	}
	old := *s.Result
	old.Locs, old.InstrMoves, old.EdgeMoves, old.Slots = slices.Clone(old.Locs), slices.Clone(old.InstrMoves), slices.Clone(old.EdgeMoves), slices.Clone(old.Slots)
	cost := regalloc.Cost(s.Problem, &old, s.metric) + s.metric.Byte*float64(before.bytes(f.Target.SP))
	if w.allocateAgain(s, &old, cost-s.metric.Byte*float64(before.bytes(fp)+takes)) {
		after := slotsOf(f, s.Problem, s.Result)
		if regalloc.Cost(s.Problem, s.Result, s.metric)+s.metric.Byte*float64(after.bytes(fp)+takes) < cost {
			return nil
		}
	}
	// Not all that need the register may do without it.
	f.UsesFP = false
	s.Problem.Reserved.Remove(fp)
	s.Result = &old
	return nil
}

// A reallocator starts from a given Result: netflow.Allocator.
type reallocator interface {
	Reallocate(p *regalloc.Problem, before *regalloc.Result, enough float64, opts regalloc.Options) *regalloc.Result
}

// allocateAgain solves the Problem, of which old was a Result before a register was reserved. It
// reports whether it has a Result; it need not if that would cost more than enough.
func (w *worker) allocateAgain(s *State, old *regalloc.Result, enough float64) bool {
	if a, ok := w.allocator(s.IR).(reallocator); !ok {
		if w.allocate(s) != nil {
			return false
		}
	} else if s.Result = a.Reallocate(s.Problem, old, enough, w.options(s)); s.Result == nil {
		return false
	}
	return w.improveResult(s) == nil
}

// fpBytes returns the length of saving, setting and restoring the frame pointer.
func fpBytes(f *mach.Func) (bytes int) {
	t := &f.Target.Frame
	for _, in := range []mach.Instr{{Tile: t.Push, Regs: []mach.Operand{{VReg: mach.NoVReg, Reg: f.Target.FP}}}, {Tile: t.SetFP}, {Tile: t.Pop, Regs: []mach.Operand{{VReg: mach.NoVReg, Reg: f.Target.FP}}}} {
		in.Mem = mach.NoMem
		bytes += f.Bytes(&in)
	}
	return bytes
}

// slotAccesses are the accesses to the slots of a function under a Result.
type slotAccesses struct {
	f     *mach.Func
	slots []mach.Slot // of the function, then of the Result
	list  []slotAccess
	saved int64 // bytes of registers that the prologue saves
}

type slotAccess struct {
	slot  int32
	off   int64
	index regalloc.Reg // NoReg: none
	scale int
}

// slotsOf lists the accesses to slots of f, of which p is the Problem, under r.
func slotsOf(f *mach.Func, p *regalloc.Problem, r *regalloc.Result) *slotAccesses {
	x := &slotAccesses{f: f, slots: slices.Clone(f.Slots)}
	for _, s := range r.Slots {
		x.slots = append(x.slots, mach.Slot{Kind: mach.SpillSlot, Size: int64(s.Size), Align: int64(s.Align)})
	}
	n := 0
	for _, b := range f.Blocks {
		n += len(b.Instrs)
	}
	instrs := make([]*mach.Instr, 0, n)
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			instrs = append(instrs, &b.Instrs[i])
		}
	}
	var used regalloc.RegSet
	access := func(in *mach.Instr) {
		if !in.Mem.Used || in.Mem.Slot < 0 {
			return
		}
		a := slotAccess{slot: in.Mem.Slot, off: int64(in.Mem.Off), index: regalloc.NoReg}
		if in.Mem.Index >= 0 {
			a.index, a.scale = target.AnyReg, int(in.Mem.Scale)
		}
		x.list = append(x.list, a)
	}
	at := func(l regalloc.Loc, again regalloc.InstrID) {
		switch l.Kind() {
		case regalloc.RegLoc:
			used.Add(l.Reg())
		case regalloc.SlotLoc:
			x.list = append(x.list, slotAccess{slot: int32(len(f.Slots)) + l.Slot(), index: regalloc.NoReg})
		case regalloc.RematLoc:
			if again != regalloc.None {
				access(instrs[again])
			}
		}
	}
	for i, in := range instrs {
		ops := p.Instrs[i].Operands
		removed := false
		for k, l := range r.Locs[ops[0]:ops[1]] {
			at(l, regalloc.None)
			removed = removed || l == regalloc.Recomputed && p.Operands[ops[0]+regalloc.OpID(k)].Role != regalloc.Use
		}
		if !removed {
			access(in)
		}
	}
	for i := range r.InstrMoves {
		if m := &r.InstrMoves[i]; m.Dst != m.Src {
			at(m.Dst, regalloc.None)
			at(m.Src, p.VRegs[m.VReg].Remat)
		}
	}
	for i := range r.EdgeMoves {
		if m := &r.EdgeMoves[i]; m.Dst != m.Src {
			at(m.Dst, regalloc.None)
			at(m.Src, p.VRegs[m.VReg].Remat)
		}
	}
	for _, s := range f.ABI().CalleeSaved {
		if s != f.Target.FP && !p.Machine.Conflicts(s).Intersect(used).Empty() {
			x.saved += f.Target.ABI.ArgSlot
		}
	}
	return x
}

// bytes returns the length of the addresses of the accesses if slots are addressed from base,
// beyond that of an access near the stack pointer.
func (x *slotAccesses) bytes(base regalloc.Reg) (sum int) {
	t := x.f.Target
	disp := x.displacements(base == t.FP)
	near := t.AddressBytes(&target.Assignment{Base: t.SP, Index: regalloc.NoReg, Off: t.ABI.ArgSlot})
	for i := range x.list {
		a := &x.list[i]
		from := base
		if x.slots[a.slot].Kind == mach.OutgoingSlot {
			from = t.SP
		}
		sum += t.AddressBytes(&target.Assignment{Base: from, Index: a.index, Scale: a.scale, Off: disp[a.slot] + a.off}) - near
	}
	return sum
}

// displacements returns where the slots are, as package frame will have them.
func (x *slotAccesses) displacements(fp bool) []int64 {
	abi := &x.f.Target.ABI
	uses, out := make([]int64, len(x.slots)), int64(0)
	for i := range x.list {
		uses[x.list[i].slot]++
	}
	var order []int32
	for i := range x.slots {
		switch s := &x.slots[i]; {
		case s.Kind == mach.OutgoingSlot:
			out = max(out, s.Offset+s.Size)
		case s.Kind != mach.IncomingSlot && uses[i] > 0:
			order = append(order, int32(i))
		}
	}
	// What is used most per byte is nearest.
	slices.SortStableFunc(order, func(a, b int32) int {
		return cmp.Compare(uses[b]*max(x.slots[a].Size, 1), uses[a]*max(x.slots[b].Size, 1))
	})
	disp := make([]int64, len(x.slots))
	at := ir.RoundUp(out, abi.ArgSlot)
	if fp {
		at = -x.saved
	}
	for _, i := range order {
		s := &x.slots[i]
		if fp {
			at -= s.Size
			at &= -max(s.Align, 1)
			disp[i] = at
			continue
		}
		at = ir.RoundUp(at, max(s.Align, 1))
		disp[i] = at
		at += s.Size
	}
	above := abi.ArgSlot + abi.ReturnAddr
	if !fp {
		above = ir.RoundUp(at+x.saved+abi.ReturnAddr, abi.StackAlign)
	}
	for i := range x.slots {
		switch s := &x.slots[i]; s.Kind {
		case mach.IncomingSlot:
			disp[i] = above + s.Offset
		case mach.OutgoingSlot:
			disp[i] = s.Offset
		}
	}
	return disp
}

// usesReg reports whether r has something in reg, or instructions of p destroy it.
func usesReg(p *regalloc.Problem, r *regalloc.Result, reg regalloc.Reg) bool {
	conflicts := p.Machine.Conflicts(reg)
	in := func(l regalloc.Loc) bool { return l.Kind() == regalloc.RegLoc && conflicts.Has(l.Reg()) }
	if slices.ContainsFunc(r.Locs, in) ||
		slices.ContainsFunc(r.InstrMoves, func(m regalloc.InstrMove) bool { return in(m.Dst) || in(m.Src) }) ||
		slices.ContainsFunc(r.EdgeMoves, func(m regalloc.EdgeMove) bool { return in(m.Dst) || in(m.Src) }) {
		return true
	}
	return slices.ContainsFunc(p.Instrs, func(in regalloc.Instr) bool { return !in.Clobbers.Intersect(conflicts).Empty() })
}
