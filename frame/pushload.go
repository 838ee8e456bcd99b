package frame

import (
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// maxPushedFrom is the maximum distance of a load before its push, and of the search for other reads of the loaded
// value after it.
const maxPushedFrom = 64

// loads finds, for each store of the site, the load of the argument that can be folded into a push from memory: its
// position in b, or -1. The loaded value has no other use, and only stores of arguments come between.
func (p *pusher) loads(b *mach.Block, s *site) []int {
	at := len(p.positions)
	for range s.stores {
		p.positions = append(p.positions, -1)
	}
	list := slices.Clip(p.positions[at:])
	for k, i := range s.stores {
		in := &b.Instrs[i]
		if p.t.Frame.PushMem == target.NoTile || len(in.Regs) != 1 || p.storedBytes(in) != p.t.ABI.ArgSlot {
			continue
		}
		r := in.Regs[0].Reg
		if j := p.loadOf(b, i, r); j >= 0 && p.deadBehind(b, i, r) {
			list[k] = j
		}
	}
	return list
}

// loadOf returns the position of the load into r that the store at the position i could do itself, or -1.
func (p *pusher) loadOf(b *mach.Block, i int, r regalloc.Reg) int {
	for j := i - 1; j >= max(0, i-maxPushedFrom); j-- {
		x := &b.Instrs[j]
		switch {
		case p.f.WritesReg(x, r):
			if p.loadsWord(x, r) && !p.changes(b.Instrs[j+1:i], x) {
				return j
			}
			return -1
		case p.f.ReadsReg(x, r), !p.stores(x) && x.Origin != mach.FromSpill && p.t.Tiles[x.Tile].Flags&(target.TileStores|target.TileEffect|target.TileCall|target.TileTerm) != 0:
			return -1
		}
	}
	return -1
}

// stores reports whether in stores an argument.
func (p *pusher) stores(in *mach.Instr) bool {
	return in.Mem.Used && in.Mem.Slot == p.out && p.storedBytes(in) > 0
}

// loadsWord reports whether in is a load of r, of argument size, that may be delayed.
func (p *pusher) loadsWord(in *mach.Instr, r regalloc.Reg) bool {
	moves := func(m target.MoveTiles) bool {
		return m.Load == in.Tile && m.Type.IsInt() && p.t.Layout.StoreSize(m.Type) == p.t.ABI.ArgSlot
	}
	if !slices.ContainsFunc(p.t.Moves, moves) || in.Regs[0].Reg != r || in.Mem.Slot == p.out {
		return false
	}
	v := in.Value
	return in.Origin != mach.FromProgram || v != nil && !v.Volatile && v.Order == ir.NotAtomic
}

// changes reports whether one of the instructions writes a register of the address of load, or spills to it.
func (p *pusher) changes(code []mach.Instr, load *mach.Instr) bool {
	for i := range code {
		if x := &code[i]; x.Origin == mach.FromSpill && load.Mem.Slot >= 0 && x.Mem.Slot == load.Mem.Slot {
			return true
		}
		for _, o := range load.Regs[1:] {
			if p.f.WritesReg(&code[i], o.Reg) {
				return true
			}
		}
	}
	return false
}

// pushLoaded returns the push of the argument that load brings and store, in place of both.
func (p *pusher) pushLoaded(load, store *mach.Instr) mach.Instr {
	q := *load
	q.Tile, q.Regs = p.t.Frame.PushMem, load.Regs[1:]
	if q.Mem.Base > 0 {
		q.Mem.Base--
	}
	if q.Mem.Index > 0 {
		q.Mem.Index--
	}
	if load.Origin != mach.FromProgram {
		q.Origin, q.Value, q.Folded = mach.FromProgram, store.Value, true
	}
	q.Pos, q.Point = store.Pos, store.Point
	return q
}

// deadBehind reports whether r is not read after position i, as far as visible in b.
func (p *pusher) deadBehind(b *mach.Block, i int, r regalloc.Reg) bool {
	for j := i + 1; j < min(len(b.Instrs), i+maxPushedFrom); j++ {
		x := &b.Instrs[j]
		switch {
		case p.f.ReadsReg(x, r):
			return false
		case p.f.WritesReg(x, r):
			return true
		}
	}
	return false
}
