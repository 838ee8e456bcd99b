package mach

import (
	"slices"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// Writes reports whether operand k of in is written.
func (in *Instr) Writes(t *target.Target, k int) bool {
	return k < t.Tiles[in.Tile].NumDefs || k >= len(in.Regs)-int(in.NumRets)
}

// saveCalleeSaved sets f.CalleeSaved to the callee-saved registers that some instruction writes, in the order of the
// calling convention. A frame pointer is saved by the prologue in any case and not included. The link register comes
// first, if calls or other instructions destroy it.
func (f *Func) saveCalleeSaved() {
	var named, used regalloc.RegSet
	entry, _ := f.Target.Tile("entry")
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			if in.Tile == entry {
				continue // the parameters arrive in them
			}
			for k := range in.Regs {
				if r := in.Regs[k].Reg; r != regalloc.NoReg && in.Writes(f.Target, k) {
					named.Add(r)
				}
			}
			gone := f.Clobbers(in)
			if link := f.Target.ABI.Link; link != nil && f.Target.Tiles[in.Tile].Flags&target.TileRet != 0 {
				gone.Remove(*link) // a tail-called function returns to its own callers
			}
			used = used.Union(gone)
		}
	}
	for !named.Empty() {
		r := named.First()
		named.Remove(r)
		used = used.Union(f.Target.Machine.Conflicts(r)).Union(f.Target.Machine.Kin(r))
	}
	if f.UsesFP && f.Target.ABI.BareLeaves && f.frameless(used) {
		f.UsesFP = false
	}
	if far := f.Target.Frame.Far; far != nil && f.Preserves(far.Scratch) && len(f.Slots) > 0 {
		used.Add(far.Scratch) // needed to address slots far from the stack pointer
	}
	f.CalleeSaved = f.CalleeSaved[:0]
	if f.IR != nil && f.IR.Attrs.Naked {
		return // only its declared clobbers are saved
	}
	if link := f.Target.ABI.Link; link != nil && (f.HasCalls || f.UsesFP || used.Has(*link) || f.JumpsFar()) {
		f.CalleeSaved = append(f.CalleeSaved, *link)
	}
	for _, r := range f.ABI().CalleeSaved {
		if used.Has(r) && f.Preserves(r) && !(f.UsesFP && r == f.Target.FP) {
			f.CalleeSaved = append(f.CalleeSaved, r)
		}
	}
	f.saveLink()
	f.completeGroup()
	f.padSaves()
}

// saveLink adds the link register to the saved registers if that makes returns shorter (target.ABI.SaveLink): if
// nothing is above them, and there are no tail calls.
func (f *Func) saveLink() {
	link := f.Target.ABI.Link
	if link == nil || !f.ABI().SaveLink || len(f.CalleeSaved) == 0 || slices.Contains(f.CalleeSaved, *link) || f.Target.Frame.Bank(f.CalleeSaved[0]) >= 0 ||
		slices.ContainsFunc(f.Slots, func(s Slot) bool { return s.Kind == IncomingSlot && s.Offset < 0 }) {
		return
	}
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			if id := b.Instrs[i].Tile; f.Target.Tiles[id].Flags&target.TileRet != 0 && id != f.Target.Frame.Ret {
				return
			}
		}
	}
	f.CalleeSaved = slices.Insert(f.CalleeSaved, 0, *link)
}

// frameless reports whether f, which clobbers the used registers, needs no frame except for a frame pointer.
func (f *Func) frameless(used regalloc.RegSet) bool {
	if f.HasCalls || f.JumpsFar() || used.Has(*f.Target.ABI.Link) {
		return false
	}
	for _, r := range f.ABI().CalleeSaved {
		if used.Has(r) && f.Preserves(r) {
			return false
		}
	}
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			flags := f.Target.Tiles[in.Tile].Flags
			if flags&target.TileAsm != 0 && (in.Value == nil || len(in.Value.Args) > len(in.Value.Call.ArgRegs)) {
				return false // it addresses slots
			}
			if flags&target.TileFrame != 0 || in.Mem.Used && in.Mem.Slot >= 0 && f.Slots[in.Mem.Slot].Kind != IncomingSlot {
				return false
			}
		}
	}
	return true
}

// JumpsFar reports whether f may be so long that its jumps clobber the link register (target.FrameTiles.JumpFar).
// O(instructions).
func (f *Func) JumpsFar() bool {
	if f.Target.Frame.JumpFar == 0 {
		return false
	}
	n := 0
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			n += f.Bytes(in) + f.Target.Tiles[in.Tile].LiteralBytes()
		}
		if n += len(b.Succs); f.InlineTable(b) != nil { // its entries, and jumps for entries that are out of range
			n += f.InlineTable(b).Bytes(len(b.Succs)) + len(b.Succs)*f.Target.Tiles[f.Target.Frame.Jump].MinBytes
		}
	}
	return n > f.Target.Frame.FarBytes
}

// Record returns the number of bytes from the frame pointer, where the caller's is saved, to the caller's frame or the
// return address, including a link register saved next to it, and padding.
func (f *Func) Record() int64 {
	record := f.Home + int64(1+len(f.linked()))*f.Target.ABI.ArgSlot
	if f.Room > 0 && len(f.linked()) == len(f.CalleeSaved) {
		record += f.Room
	}
	return record
}

// linked returns the registers that are saved before the frame pointer is: the link register.
func (f *Func) linked() []regalloc.Reg {
	if f.Target.ABI.Link == nil || !f.UsesFP {
		return nil
	}
	return f.CalleeSaved[:1]
}

// Saved returns the registers that prologues save, in order: those in the frame record, and all others.
func (f *Func) Saved() (record, others []regalloc.Reg) {
	if !f.UsesFP {
		return nil, f.CalleeSaved
	}
	n := len(f.linked())
	return append(slices.Clone(f.CalleeSaved[:n]), f.Target.FP), f.CalleeSaved[n:]
}

// completeGroup adds registers to those that are saved until those of each bank are a multiple of ABI.SaveGroup, in
// the order of the ABI.
func (f *Func) completeGroup() {
	group := f.Target.ABI.SaveGroup
	if group == 0 {
		return
	}
	saved, t := f.CalleeSaved, &f.Target.Frame
	count := make([]int, 1+len(t.Banks))
	for _, r := range saved {
		count[1+t.Bank(r)]++
	}
	if f.UsesFP {
		count[0]++
	}
	if !slices.ContainsFunc(count, func(n int) bool { return n%group != 0 }) {
		return
	}
	list := slices.Clone(f.ABI().CalleeSaved)
	if link := f.Target.ABI.Link; link != nil {
		list = slices.Insert(list, 0, *link)
	}
	f.CalleeSaved = saved[:0:0]
	for _, r := range list {
		used, n := slices.Contains(saved, r), &count[1+t.Bank(r)]
		if !used && *n%group != 0 && !(f.UsesFP && r == f.Target.FP) {
			used = true
			*n++
		}
		if used {
			f.CalleeSaved = append(f.CalleeSaved, r)
		}
	}
	far := t.Far
	if far == nil || count[1+t.Bank(far.Scratch)]%group == 0 {
		return
	}
	// All after the last used one are saved too; the scratch register, which holds no value, fills the group.
	at := len(f.CalleeSaved)
	for at > 0 && t.Bank(f.CalleeSaved[at-1]) != t.Bank(far.Scratch) {
		at--
	}
	f.CalleeSaved = slices.Insert(f.CalleeSaved, at, far.Scratch)
}

// padSaves adds a register to those that are saved if the stack pointer would otherwise need a separate adjustment: in
// functions with calls whose frame is otherwise empty (target.ABI.PadSaves).
func (f *Func) padSaves() {
	abi, n := &f.Target.ABI, len(f.CalleeSaved)
	if f.UsesFP {
		n++
	}
	if !abi.PadSaves || !f.HasCalls || int64(n)*abi.ArgSlot%abi.StackAlign == 0 ||
		slices.ContainsFunc(f.Slots, func(s Slot) bool { return s.Kind == LocalSlot || s.Kind == SpillSlot }) {
		return
	}
	list := f.ABI().CalleeSaved
	for i := len(list) - 1; i >= 0; i-- {
		r := list[i]
		if slices.Contains(f.CalleeSaved, r) || f.UsesFP && r == f.Target.FP || f.Target.Frame.Bank(r) >= 0 {
			continue
		}
		at := len(f.CalleeSaved)
		for at > 0 && slices.Contains(list[i:], f.CalleeSaved[at-1]) {
			at--
		}
		f.CalleeSaved = slices.Insert(f.CalleeSaved, at, r)
		return
	}
}

// Overwritten returns the callee-saved parameter registers that f must save, with all that overlap them, and by block
// whether one of these may have been written on entry to it: until then code without the frame may read them. The
// slice is nil if there are none.
func (f *Func) Overwritten() (args regalloc.RegSet, behind []bool) {
	if f.IR == nil {
		return args, nil
	}
	for _, r := range f.IR.ParamRegs {
		if slices.Contains(f.CalleeSaved, regalloc.Reg(r)) {
			args = args.Union(f.Target.Machine.Conflicts(regalloc.Reg(r)))
		}
	}
	if args.Empty() {
		return args, nil
	}
	behind = make([]bool, len(f.Blocks))
	var work []*Block
	for _, b := range f.Blocks {
		if slices.ContainsFunc(b.Instrs, func(in Instr) bool { return f.writesAny(&in, args) }) {
			work = append(work, b)
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range b.Succs {
			if !behind[e.To] {
				behind[e.To] = true
				work = append(work, f.Blocks[e.To])
			}
		}
	}
	return args, behind
}

// writesAny reports whether in, unless it belongs to the frame or defines the parameters, writes a register of rs.
func (f *Func) writesAny(in *Instr, rs regalloc.RegSet) bool {
	if entry, ok := f.Target.Tile("entry"); ok && in.Tile == entry || in.Origin == FromFrame {
		return false
	}
	for k := range in.Regs {
		if r := in.Regs[k].Reg; r != regalloc.NoReg && rs.Has(r) && in.Writes(f.Target, k) {
			return true
		}
	}
	return !f.Clobbers(in).Intersect(rs).Empty()
}

// ReadsReg reports whether in reads r or a part of it.
func (f *Func) ReadsReg(in *Instr, r regalloc.Reg) bool {
	for k := range in.Regs {
		if !in.Writes(f.Target, k) && in.Regs[k].Reg != regalloc.NoReg && f.Target.Machine.Conflicts(r).Has(in.Regs[k].Reg) {
			return true
		}
	}
	return false
}

// WritesReg reports whether in writes or clobbers r or a part of it.
func (f *Func) WritesReg(in *Instr, r regalloc.Reg) bool {
	for k := range in.Regs {
		if in.Writes(f.Target, k) && in.Regs[k].Reg != regalloc.NoReg && f.Target.Machine.Conflicts(r).Has(in.Regs[k].Reg) {
			return true
		}
	}
	return !f.Clobbers(in).Intersect(f.Target.Machine.Conflicts(r)).Empty()
}

// Signs reports whether prologues sign the return address, which epilogues authenticate, and with which of two keys.
func (f *Func) Signs() (key int, ok bool) {
	if f.Target.Frame.Sign == nil || f.IR == nil || f.IR.Attrs.Naked {
		return 0, false
	}
	how, keyB := f.IR.Signing()
	if keyB {
		key = 1
	}
	link := f.Target.ABI.Link
	return key, how == ir.SignAlways || how == ir.SignNonLeaf && link != nil && slices.Contains(f.CalleeSaved, *link)
}
