package layout

import "spillway/mach"

// Thread threads jumps through empty blocks: an edge to a block that contains nothing but a jump is redirected to
// the final target. Cycles of empty blocks are left alone. f's Preds are those of ComputePreds, before and after.
func Thread(f *mach.Func) {
	final := make([]mach.BlockID, len(f.Blocks))
	for i := range final {
		final[i] = -1
	}
	changed := false
	for _, b := range f.Blocks {
		for i := range b.Succs {
			to := &b.Succs[i].To
			if x := end(f, final, *to); x != *to {
				*to, changed = x, true
			}
		}
	}
	if changed {
		f.ComputePreds()
	}
}

// end returns the final target of jumps to b, and caches it for all blocks on the path.
func end(f *mach.Func, final []mach.BlockID, b mach.BlockID) mach.BlockID {
	to, steps := b, 0
	for final[to] < 0 && empty(f, f.Blocks[to]) && steps < len(f.Blocks) {
		to = f.Blocks[to].Succs[0].To
		steps++
	}
	if final[to] >= 0 {
		to = final[to]
	}
	for b != to && final[b] < 0 {
		final[b] = to
		b = f.Blocks[b].Succs[0].To
	}
	return to
}

// empty reports whether b only jumps.
func empty(f *mach.Func, b *mach.Block) bool {
	return len(b.Instrs) == 1 && b.Instrs[0].Tile == f.Target.Frame.Jump && !b.AddressTaken
}
