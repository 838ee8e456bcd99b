package layout

import (
	"slices"

	"spillway/mach"
	"spillway/regalloc"
)

// maxReturnMore is the maximum number of bytes by which a copy of a return may exceed a jump if execution counts much
// more than bytes.
const maxReturnMore = 2

// Returns replaces jumps to short returning blocks by copies of these: those no longer than a jump (a pop of the link
// register before the jump may become part of the return) and, unless size counts about as much as execution, slightly
// longer ones if the jump is executed often enough. f is at stage Framed, with its order chosen. O(blocks).
func Returns(f *mach.Func, metric regalloc.Metric) {
	in := f.Jump()
	jump := f.Bytes(&in)
	changed := false
	for i, id := range f.Layout {
		b := f.Blocks[id]
		if b.Instrs[len(b.Instrs)-1].Tile != f.Target.Frame.Jump {
			continue
		}
		to := b.Succs[0].To
		pop := popsLink(f, b)
		if pop == 0 && i+1 < len(f.Layout) && f.Layout[i+1] == to {
			continue
		}
		most := jump + pop
		if !small(metric) {
			most += min(maxReturnMore, int(maxReturnMore*b.Freq))
		}
		if f.ReturnsWithin(f.Blocks[to], most) {
			mach.CopyReturn(b, f.Blocks[to])
			changed = true
		}
	}
	if changed {
		f.ComputePreds()
		f.Layout = slices.DeleteFunc(f.Layout, func(b mach.BlockID) bool { return !reached(f.Blocks[b]) })
	}
	if f.Target.Fusions != nil {
		joinReturns(f)
	}
}

// popsLink returns the length of the pop of the link register before the jump at the end of b, 0 if there is none: the
// pop and a return can be one instruction (frame.PopReturns).
func popsLink(f *mach.Func, b *mach.Block) int {
	link, n := f.Target.Frame.Link, len(b.Instrs)-2
	if link == nil || n < 0 || b.Instrs[n].Tile != link.Pop {
		return 0
	}
	return f.Bytes(&b.Instrs[n])
}

// joinReturns appends a returning block to its only predecessor, if that falls through to it: the predecessor's end and
// the return may then be one instruction.
func joinReturns(f *mach.Func) {
	changed := false
	for i, id := range f.Layout[:len(f.Layout)-1] {
		b, to := f.Blocks[id], f.Blocks[f.Layout[i+1]]
		if len(to.Preds) == 1 && to.Preds[0] == id && !to.AddressTaken && b.Instrs[len(b.Instrs)-1].Tile == f.Target.Frame.Jump &&
			f.ReturnsWithin(to, f.Bytes(&to.Instrs[len(to.Instrs)-1])) {
			mach.CopyReturn(b, to)
			changed = true
		}
	}
	if changed {
		f.ComputePreds()
		f.Layout = slices.DeleteFunc(f.Layout, func(b mach.BlockID) bool { return !reached(f.Blocks[b]) })
	}
}
