package mach

import (
	"spillway/ir"
	"spillway/regalloc"
)

// HasStackMaps reports whether some call of f has a stack map (ir.StackMap). O(size of f) where there are calls.
func (f *Func) HasStackMaps() bool {
	if !f.HasCalls {
		return false
	}
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			if v := b.Instrs[i].Value; v != nil && v.Call != nil && v.Call.StackMap != nil {
				return true
			}
		}
	}
	return false
}

// MovesSP reports whether f, at stage Framed, moves its stack pointer by a dynamic amount.
func (f *Func) MovesSP() bool {
	if !f.UsesFP {
		return false
	}
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			if p := f.Target.Tiles[b.Instrs[i].Tile].Pattern; p != nil && p.Op == ir.OpDynAlloca {
				return true
			}
		}
	}
	return false
}

// SlotFromSP returns the offset of a slot of f, at stage Framed, from the stack pointer, if it is constant.
func (f *Func) SlotFromSP(slot int32) (regalloc.Reg, int64) {
	s := &f.Slots[slot]
	if s.Base == f.Target.SP || f.MovesSP() {
		return s.Base, s.Disp
	}
	// The frame pointer points to where the one of the caller is saved.
	return f.Target.SP, s.Disp + f.Depth - f.Target.ABI.ReturnAddr - f.Record()
}
