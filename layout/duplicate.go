package layout

import (
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
)

const (
	maxDispatch  = 20 // instructions of a block to copy
	maxJumpsInto = 16 // blocks that receive a copy
)

// Duplicate copies short blocks that end in an indirect branch, such as the dispatch of an interpreter, into their
// predecessors, if these are few: each copy saves a jump and gets its own branch prediction. It does nothing if size
// counts about as much as execution. It reports whether anything was copied. f is at stage Allocated.
func Duplicate(f *mach.Func, metric regalloc.Metric) (changed bool) {
	if small(metric) {
		return false
	}
	for again := true; again; {
		again = false
		for _, d := range f.Blocks[1:] {
			if n := len(d.Instrs); n > maxDispatch || n == 0 || !branchesIndirectly(f, &d.Instrs[n-1]) {
				continue
			}
			again = duplicate(f, d) || again
		}
		changed = changed || again
	}
	if changed {
		f.ComputePreds()
	}
	return changed
}

// branchesIndirectly reports whether in is an indirect branch.
func branchesIndirectly(f *mach.Func, in *mach.Instr) bool {
	p := f.Target.Tiles[in.Tile].Pattern
	return p != nil && p.Op == ir.OpIndirectBr
}

// duplicate copies d into the blocks that jump to it, and reports whether there are any. The predecessors of blocks are
// those before the pass.
func duplicate(f *mach.Func, d *mach.Block) bool {
	var jumping []*mach.Block
	for _, p := range d.Preds {
		b := f.Blocks[p]
		if b.Instrs[len(b.Instrs)-1].Tile == f.Target.Frame.Jump && b.Succs[0].To == d.ID {
			jumping = append(jumping, b)
		}
	}
	if len(jumping) == 0 || len(jumping) > maxJumpsInto {
		return false
	}
	for _, b := range jumping {
		b.Instrs = b.Instrs[:len(b.Instrs)-1]
		for i := range d.Instrs {
			in := d.Instrs[i]
			in.Regs = slices.Clone(in.Regs)
			in.Point = 0 // it was unique
			b.Instrs = append(b.Instrs, in)
		}
		b.Succs = slices.Clone(d.Succs)
		d.Freq -= b.Freq
	}
	d.Freq = max(0, d.Freq)
	return true
}
