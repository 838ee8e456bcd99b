package frame

import (
	"cmp"
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/target"
)

// assign sets the base and displacement of every slot, f.FrameSize and f.OutgoingSize. It reports whether the stack
// pointer must be moved.
func assign(f *mach.Func) (move bool) {
	abi := &f.Target.ABI
	out := int64(0)
	for i := range f.Slots {
		if s := &f.Slots[i]; s.Kind == mach.OutgoingSlot {
			out = max(out, s.Offset+s.Size)
		}
	}
	dynamic := has(f, ir.OpDynAlloca)
	if dynamic { // dynamic allocations begin above the arguments
		out = ir.RoundUp(out, abi.StackAlign)
	}
	out = ir.RoundUp(out, abi.ArgSlot)
	size, at := localSlots(f, out, fromStackPointer(f, dynamic))
	f.Home = homeBytes(f)
	saved := savedBytes(f)
	if f.HasCalls || dynamic || size > out && frameAlign(f) > abi.ArgSlot {
		size = ir.RoundUp(size+saved+abi.ReturnAddr+f.Skew, abi.StackAlign) - saved - abi.ReturnAddr - f.Skew
	}
	if group := int64(abi.SaveGroup); group > 1 {
		size = ir.RoundUp(size, group*abi.ArgSlot)
	}
	f.FrameSize, f.OutgoingSize = size, out
	move = size > 0
	if move && !f.HasCalls && !f.UsesFP && !f.IR.Attrs.NoRedZone && size <= abi.RedZone && !pushesInBody(f) {
		move = false
	}
	f.Depth = saved + abi.ReturnAddr
	if move {
		f.Depth += size
	}
	above := makeRoom(f, move)
	fromSP := fromStackPointer(f, dynamic)
	for i := range f.Slots {
		s := &f.Slots[i]
		s.Base = f.Target.SP
		low := int64(0) // of the lowest byte of the frame, from Base
		switch {
		case f.UsesFP && s.Kind != mach.OutgoingSlot && (s.Kind == mach.IncomingSlot || !fromSP):
			s.Base = f.Target.FP
			low = -(size + saved - f.Record())
		case !move:
			low = -size
		}
		switch s.Kind {
		case mach.IncomingSlot:
			s.Disp = low + size + saved + abi.ReturnAddr + s.Offset
		case mach.OutgoingSlot:
			s.Disp = low + s.Offset
		default:
			s.Disp = low + above + at[i]
		}
	}
	return move
}

// makeRoom sets f.Room. It returns the number of bytes of saved registers that are then below the variables.
func makeRoom(f *mach.Func, move bool) int64 {
	f.Room = 0
	record, saved := f.Saved()
	if len(saved) == 0 {
		saved = record
	}
	if !move || f.OutgoingSize > 0 || len(saved) == 0 || alignment(f) > 0 || movesSP(f) || pushesInBody(f) {
		return 0
	}
	_, n := f.Target.Frame.RestoreLast(saved)
	push, pop := f.Target.Frame.WithRoom(saved[len(saved)-1], n)
	below := int64(n) * f.Target.ABI.ArgSlot
	if allows := func(id target.TileID, imm int64) bool {
		tile := &f.Target.Tiles[id]
		return id != 0 && tile.Operands[tile.Imm].Imm.Allows(imm, nil)
	}; !allows(push, -below-f.FrameSize) || !allows(pop, below+f.FrameSize) {
		return 0
	}
	if n, _ := probes(f); n > 0 {
		return 0
	}
	f.Room = f.FrameSize
	return below
}

// fromStackPointer reports whether variables and spills are addressed from the stack pointer, which dynamic tells is
// moved by allocations: if there is no frame pointer, if only the stack pointer is sufficiently aligned, and if
// offsets reach further up than down.
func fromStackPointer(f *mach.Func, dynamic bool) bool {
	form := &f.Target.Address
	return !f.UsesFP || !dynamic && (realign(f) > 0 || -form.MinOff < form.MaxOff)
}

// localSlots assigns offsets from the lowest byte of the frame to the used variables and spills, after the first size
// bytes, which are occupied. It returns the size of the frame and the offsets, by slot.
func localSlots(f *mach.Func, size int64, fromSP bool) (int64, []int64) {
	uses := slotUses(f)
	order := make([]int32, 0, len(f.Slots))
	for i := range f.Slots {
		if k := f.Slots[i].Kind; uses[i] > 0 && (k == mach.LocalSlot || k == mach.SpillSlot) {
			order = append(order, int32(i))
		}
	}
	// Slots with the most uses per byte get short displacements.
	slices.SortStableFunc(order, func(a, b int32) int {
		return cmp.Compare(uses[b]*max(f.Slots[a].Size, 1), uses[a]*max(f.Slots[b].Size, 1))
	})
	order = withPairs(f, order)
	if !fromSP { // the frame pointer points above the variables
		slices.Reverse(order)
	}
	// Slots that may overflow are above all others, next to the canary.
	slices.SortStableFunc(order, func(a, b int32) int { return cmp.Compare(f.Slots[a].Protection, f.Slots[b].Protection) })
	at := make([]int64, len(f.Slots))
	var units unitAccesses
	var computes []target.TileID // nil if every slot is near, or slots are addressed otherwise
	if fromSP && f.Target.Frame.Far != nil {
		units = accessesInUnits(f)
		if !f.UsesFP {
			computes = addressTiles(f)
		}
	}
	for _, i := range order {
		s := &f.Slots[i]
		align := max(s.Align, f.Target.ABI.SlotAlign, 1)
		size = ir.RoundUp(size, align)
		if computes != nil {
			size = inOneStep(f, computes[i], size, align)
		}
		size = units.align(f, i, size)
		at[i] = size
		size += s.Size
	}
	return ir.RoundUp(size, f.Target.ABI.ArgSlot), at
}

// addressTiles returns the tile that computes the address of each slot, as used by its first such instruction; 0: none.
func addressTiles(f *mach.Func) []target.TileID {
	tiles := make([]target.TileID, len(f.Slots))
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			if m := &in.Mem; m.Used && m.Slot >= 0 && m.Off == 0 && tiles[m.Slot] == 0 && f.Target.Tiles[in.Tile].IsAddress() {
				tiles[m.Slot] = in.Tile
			}
		}
	}
	return tiles
}

// inOneStep returns an offset from the stack pointer for a slot, at least off, that the tile that computes its address
// (0: none) can encode; off if there is no such offset nearby, relative to the frame so far.
func inOneStep(f *mach.Func, tile target.TileID, off, align int64) int64 {
	const part = 64 // of the frame: what rounds its end to 7 bits
	if tile == 0 {
		return off
	}
	for x := off; x <= off+off/part; x += align {
		if f.Target.ReachesSlot(tile, f.Target.SP, x) {
			return x
		}
	}
	return off
}

// homeBytes returns the bytes of the arguments in registers that the function stores below those in memory. On other
// machines the address that calls push is there.
func homeBytes(f *mach.Func) (n int64) {
	if !f.Target.ABI.HomeArgs {
		return 0
	}
	for i := range f.Slots {
		if s := &f.Slots[i]; s.Kind == mach.IncomingSlot {
			n = max(n, -s.Offset)
		}
	}
	return n
}

// savedBytes returns the bytes of the registers that the prologue saves, and of the area above them.
func savedBytes(f *mach.Func) int64 {
	n := len(f.CalleeSaved)
	if f.UsesFP {
		n++
	}
	return f.Home + int64(n)*f.Target.ABI.ArgSlot
}

// has reports whether f has an instruction of a tile for op, which names the stack or frame pointer.
func has(f *mach.Func, op ir.Op) bool {
	if !f.UsesFP {
		return false
	}
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			tile := &f.Target.Tiles[b.Instrs[i].Tile]
			if tile.Flags&target.TileFrame != 0 && tile.Pattern != nil && tile.Pattern.Op == op {
				return true
			}
		}
	}
	return false
}

// frameAlign returns the largest alignment of the slots in the frame.
func frameAlign(f *mach.Func) int64 {
	a := int64(1)
	for i := range f.Slots {
		if k := f.Slots[i].Kind; k == mach.LocalSlot || k == mach.SpillSlot {
			a = max(a, f.Slots[i].Align)
		}
	}
	return a
}

// alignment returns the over-alignment that the prologue establishes, or 0.
func alignment(f *mach.Func) int64 {
	if a := max(outgoingAlign(f), realign(f)); a > f.Target.ABI.StackAlign || realign(f) > 0 {
		return a
	}
	return 0
}

// realign returns what the stack pointer is to be aligned to in a function that does not rely on
// its callers for that; 0: it does, or nothing of it needs more than they have to care for.
// Variables and spills are addressed from the stack pointer then, unless that moves.
func realign(f *mach.Func) int64 {
	a := f.IR.Attrs.Realign(f.Target.ABI.StackAlign)
	if a == 0 || !f.HasCalls && frameAlign(f) <= f.Target.ABI.ArgSlot {
		return 0
	}
	return a
}

// outgoingAlign returns the alignment that the arguments for calls need of the
// stack pointer.
func outgoingAlign(f *mach.Func) int64 {
	a := int64(1)
	for i := range f.Slots {
		if s := &f.Slots[i]; s.Kind == mach.OutgoingSlot {
			a = max(a, s.Align)
		}
	}
	return a
}

// slotUses counts the instructions that mention each slot.
func slotUses(f *mach.Func) []int64 {
	uses := make([]int64, len(f.Slots))
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			if m := &b.Instrs[i].Mem; m.Used && m.Slot >= 0 {
				uses[m.Slot]++
			}
			b.Instrs[i].NamedSlots(func(s int32) { uses[s]++ })
		}
	}
	return uses
}

// pushesInBody reports whether some instruction writes below the stack pointer.
func pushesInBody(f *mach.Func) bool {
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			if f.Target.Tiles[b.Instrs[i].Tile].Flags&target.TilePushes != 0 {
				return true
			}
		}
	}
	return false
}
