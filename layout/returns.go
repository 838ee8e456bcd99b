package layout

import (
	"slices"

	"spillway/mach"
	"spillway/regalloc"
)

// maxReturnMore is how many bytes more than a jump a copy of a return may have where executions count
// much more than bytes.
const maxReturnMore = 2

// Returns copies short returning blocks over the jumps to them: those no longer than a jump and, unless size counts
// about as much as execution, slightly longer ones if the jump is executed often enough. f is at stage Framed, with
// its order chosen. O(blocks).
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
		if i+1 < len(f.Layout) && f.Layout[i+1] == to {
			continue
		}
		most := jump
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
}
