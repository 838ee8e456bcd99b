package mach

import (
	"spillway/ir"
	"spillway/target"
)

// Invoked returns the index of the call whose exceptions leave b, on the edge to Succs[1], or -1. After the call are
// only moves of its results to allocatable registers and, once there is a frame, a pop of its arguments.
func (f *Func) Invoked(b *Block) int {
	if len(b.Succs) != 2 || !f.isInvoke(&b.Instrs[len(b.Instrs)-1]) {
		return -1
	}
	for i := len(b.Instrs) - 2; i >= 0; i-- {
		if f.Target.Tiles[b.Instrs[i].Tile].Flags&target.TileCall != 0 {
			return i
		}
	}
	return -1
}

// isInvoke reports whether in ends a block with a call that an exception may leave.
func (f *Func) isInvoke(in *Instr) bool {
	n := f.Target.Tiles[in.Tile].Pattern
	return n != nil && n.Op == ir.OpInvoke
}

// Pad returns the landing pad of in, a call before the end of its block, or nil.
func (in *Instr) Pad() *ir.LandingPad {
	if v := in.Value; v != nil && (v.Op == ir.OpCall || v.Op == ir.OpAsm) {
		return v.Pad()
	}
	return nil
}

// Throws reports whether in is a call that may throw.
func (in *Instr) Throws() bool {
	v := in.Value
	if a := in.InlineAsm(); a != nil {
		return a.Unwind
	}
	if v == nil || v.Op != ir.OpCall || v.Call.Attrs.NoUnwind {
		return false
	}
	if callee := v.Args[0]; callee.Op == ir.OpSym {
		if g, ok := callee.Sym.(*ir.Func); ok && g.Attrs.NoUnwind {
			return false
		}
	}
	return true
}

// invoke checks invariant 10 for b.
func (v *verifier) invoke(b *Block) {
	last := len(b.Instrs) - 1
	if !v.f.isInvoke(&b.Instrs[last]) {
		return
	}
	call := v.f.Invoked(b)
	if call < 0 {
		v.errorf(10, b.ID, last, "%s has no call before it, or not two successors", v.t.Tiles[b.Instrs[last].Tile].Name)
		return
	}
	for i := call + 1; i < last; i++ {
		in := &b.Instrs[i]
		if !v.takesResult(in) && in.Origin != FromCall {
			v.errorf(10, b.ID, i, "%s is between a call and the landing pad", v.t.Tiles[in.Tile].Name)
		}
	}
}

// takesResult reports whether in moves a result of a call to a register of its class.
func (v *verifier) takesResult(in *Instr) bool {
	for i := range v.t.Transfers {
		if v.t.Transfers[i].From == in.Tile {
			return true
		}
	}
	return false
}
