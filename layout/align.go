package layout

import (
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// minRounds is the minimum number of iterations, per fall-through entry, of a loop to align.
const minRounds = 4

// Align aligns the first blocks, in text order, of inner loops that run more often than the function and are rarely
// entered by falling through: jumps to them then fetch no useless bytes, and a loop that fits a cache line occupies
// only one. It does nothing if size counts about as much as execution, or if the machine does not benefit
// (target.CodeAlign). f is at stage Framed. O(blocks + edges + instructions of inner loops).
func Align(f *mach.Func, metric regalloc.Metric) {
	if small(metric) || f.Target.CodeAlign.Line == 0 {
		return
	}
	place := make([]int, len(f.Blocks))
	for i, id := range f.Layout {
		place[id] = i
	}
	// By place: the last jump back to it, and the total frequency of such jumps.
	last, back := make([]int, len(f.Layout)), make([]float64, len(f.Layout))
	for i, id := range f.Layout {
		b := f.Blocks[id]
		for _, e := range b.Succs {
			if to := place[e.To]; to <= i {
				last[to], back[to] = i, back[to]+b.Freq*e.Prob
			}
		}
	}
	end := len(f.Layout) // lowest end of the loops that begin after this place
	for i := len(f.Layout) - 1; i > 0; i-- {
		if back[i] == 0 {
			continue
		}
		b := f.Blocks[f.Layout[i]]
		if last[i] < end && b.Freq > f.Blocks[f.Layout[0]].Freq && back[i] >= minRounds*fallen(f, i) {
			b.Align = alignFor(f, i, last[i])
		}
		end = min(end, last[i])
	}
}

// fallen returns how often control falls into block Layout[i].
func fallen(f *mach.Func, i int) (freq float64) {
	before := f.Blocks[f.Layout[i-1]]
	for _, e := range before.Succs {
		if e.To == f.Layout[i] {
			freq += before.Freq * e.Prob
		}
	}
	return freq
}

// alignFor returns the alignment, at least that of a fetch, with which the blocks from Layout[i] to Layout[last] fit in
// one cache line, or 0.
func alignFor(f *mach.Func, i, last int) int64 {
	n, align := int64(0), &f.Target.CodeAlign
	for ; i <= last && n <= align.Line; i++ {
		b := f.Blocks[f.Layout[i]]
		for k := range b.Instrs {
			var p target.Assignment
			in := &b.Instrs[k]
			if f.Target.Tiles[in.Tile].Flags&target.TileAsm != 0 {
				n += int64(f.Bytes(in))
				continue
			}
			f.Assignment(&p, in)
			if k == len(b.Instrs)-1 && i+1 < len(f.Layout) {
				for s, e := range b.Succs[:min(2, len(b.Succs))] {
					if e.To == f.Layout[i+1] {
						p.Falls = int8(s + 1)
					}
				}
			}
			n += int64(f.Target.Bytes(in.Tile, &p))
		}
	}
	for a := align.Fetch; a <= align.Line; a *= 2 {
		if n <= a {
			return a
		}
	}
	return align.Fetch
}
