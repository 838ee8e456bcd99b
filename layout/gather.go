package layout

import (
	"cmp"
	"slices"

	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// window is the number of instructions before an end that may be reordered.
const window = 24

// An ending of a block, which others may come to share, begins with a call or is the last instruction; the hash covers
// all of it and the block's successors.
type ending struct {
	hash  uint64
	block mach.BlockID
	at    int32
}

// gatherer is the working state of gather, and memory that is used again.
type gatherer struct {
	ends   []ending
	counts []uint64 // the hashes of the instructions before a group of ends, in order
	order  []mach.Instr
	same   []int // by instruction of the window: number of equal instructions before the ends
	placed []bool
}

// gather reorders the instructions before equal ends, which begin with a call or continue to the same blocks, to
// lengthen their common tails: instructions that many of the ends share come last. Moves, constants, addresses of
// symbols, and reloads move across independent instructions; all others keep their order. O(instructions), times the
// window before such ends.
func (m *merger) gather() {
	g := &m.g
	g.ends = g.ends[:0]
	for _, b := range m.f.Blocks {
		if !reached(b) {
			continue
		}
		h := hashSuccs(0, b)
		for i := len(b.Instrs) - 1; i > 0; i-- {
			h = hashInstr(h, &b.Instrs[i])
			if i == len(b.Instrs)-1 || m.f.Target.Tiles[b.Instrs[i].Tile].Flags&target.TileCall != 0 {
				g.ends = append(g.ends, ending{h, b.ID, int32(i)})
			}
		}
	}
	slices.SortFunc(g.ends, func(a, b ending) int {
		return cmp.Or(cmp.Compare(a.hash, b.hash), cmp.Compare(a.block, b.block), cmp.Compare(a.at, b.at))
	})
	for lo, hi := 0, 0; lo < len(g.ends); lo = hi {
		for hi = lo + 1; hi < len(g.ends) && g.ends[hi].hash == g.ends[lo].hash; hi++ {
		}
		if hi > lo+1 {
			m.gatherBefore(g.ends[lo:hi])
		}
	}
}

// gatherBefore is gather for ends that are equal.
func (m *merger) gatherBefore(ends []ending) {
	g := &m.g
	g.counts = g.counts[:0]
	for _, e := range ends {
		for _, in := range m.window(e) {
			g.counts = append(g.counts, hashInstr(0, &in))
		}
	}
	slices.Sort(g.counts)
	if !repeats(g.counts) {
		return
	}
	for _, e := range ends {
		m.reorder(m.window(e))
	}
}

// window returns the instructions before an end that may be reordered.
func (m *merger) window(e ending) []mach.Instr {
	instrs := m.f.Blocks[e.block].Instrs[:e.at]
	from := len(instrs)
	for from > 0 && len(instrs)-from < window {
		in := &instrs[from-1]
		flags := m.f.Target.Tiles[in.Tile].Flags
		if flags&(target.TileCall|target.TileTerm|target.TileAsm) != 0 || flags&(target.TilePushes|target.TileRemat) == target.TilePushes || in.Origin == mach.FromFrame || in.Origin == mach.FromCall {
			break
		}
		from--
	}
	return instrs[from:]
}

// reorder orders the instructions of a window.
func (m *merger) reorder(instrs []mach.Instr) {
	g := &m.g
	g.same, g.placed = g.same[:0], g.placed[:0]
	for i := range instrs {
		g.same = append(g.same, g.count(hashInstr(0, &instrs[i])))
		g.placed = append(g.placed, false)
	}
	g.order = g.order[:0]
	changed := -1 // last index with a different instruction
	for at := len(instrs) - 1; at >= 0; at-- {
		best, most := -1, 0
		for i := len(instrs) - 1; i >= 0; i-- {
			if !g.placed[i] && g.same[i] > most && !m.needed(instrs, i) {
				best, most = i, g.same[i]
			}
		}
		g.placed[best] = true
		g.order = append(g.order, instrs[best])
		if best != at {
			changed = max(changed, at)
		}
	}
	if changed < 0 {
		return
	}
	slices.Reverse(g.order)
	copy(instrs, g.order)
	for i := range instrs[:changed+1] {
		instrs[i].Point = 0 // debug locations between them no longer hold
	}
}

// count returns the number of instructions with a hash before the ends.
func (g *gatherer) count(hash uint64) int {
	lo, _ := slices.BinarySearch(g.counts, hash)
	hi, _ := slices.BinarySearch(g.counts, hash+1)
	return hi - lo
}

// needed reports whether an instruction must precede a later one that is not yet placed.
func (m *merger) needed(instrs []mach.Instr, i int) bool {
	for k := i + 1; k < len(instrs); k++ {
		if !m.g.placed[k] && m.depend(&instrs[i], &instrs[k]) {
			return true
		}
	}
	return false
}

// How freely an instruction moves.
const (
	stays     = iota // its index among those that stay
	movesNear        // across others that move
	moves            // across all that it does not depend on
)

// freedom returns how freely in moves.
func (m *merger) freedom(in *mach.Instr) int {
	flags := m.f.Target.Tiles[in.Tile].Flags
	switch {
	case flags&(target.TileMove|target.TileRemat) != 0:
		if flags&target.TileKeepsFlags != 0 {
			return moves
		}
		return movesNear
	case in.Origin == mach.FromReload:
		return movesNear
	}
	return stays
}

// depend reports whether two instructions must keep their order.
func (m *merger) depend(a, b *mach.Instr) bool {
	if x, y := m.freedom(a), m.freedom(b); x == stays && y != moves || y == stays && x != moves {
		return true
	}
	return m.disturbs(a, b) || m.disturbs(b, a)
}

// disturbs reports whether a writes or destroys a register of b.
func (m *merger) disturbs(a, b *mach.Instr) bool {
	for k := range b.Regs {
		if r := b.Regs[k].Reg; r != regalloc.NoReg && m.f.WritesReg(a, r) {
			return true
		}
	}
	return false
}

// repeats reports whether two neighbors in a list are equal.
func repeats(list []uint64) bool {
	for i := range list[:max(len(list)-1, 0)] {
		if list[i] == list[i+1] {
			return true
		}
	}
	return false
}
