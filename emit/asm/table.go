package asm

import (
	"slices"

	"spillway/mach"
	"spillway/target"
)

// insertTableJumps routes out-of-range entries of jump tables in code, whose targets precede the table or are too far
// after it, through jumps: the next jump to the target in the text, or one inserted right after the table. It reports
// whether there are any. O(blocks), plus the number of such entries times that of the table's entries and of the blocks
// in reach.
func (x *Placer) insertTableJumps() (any bool) {
	f := x.f
	if len(x.refs) == 0 {
		x.Relax()
	}
	next := 0 // position in the layout after the block of the table; tables are in the order of the layout
	for i := range x.tables {
		t := &x.tables[i]
		b := f.Blocks[t.block]
		form, start := f.InlineTable(b), x.tableStart(t)
		next += slices.Index(f.Layout[next:], b.ID) + 1
		for k := range b.Succs {
			to := b.Succs[k].To
			if int(to) >= len(x.start) || form.Reaches(int64(x.start[to]-start)) { // already such a jump, or in range
				continue
			}
			any = true
			at := x.jumpTo(to, next, int64(start)+smallest(f, b).Reach())
			if at < 0 {
				x.jumpAt(next, to)
				at = next
			}
			over := f.Blocks[f.Layout[at]]
			for k := range b.Succs {
				if e := &b.Succs[k]; e.To == to {
					e.To = over.ID
					over.Freq += b.Freq * e.Prob
				}
			}
		}
	}
	if any {
		f.ComputePreds()
	}
	return any
}

// jumpTo returns the layout position of a block that consists of a jump to block to: the first at or after position
// next that starts before offset end, or -1. A jump at the end of a longer block is split off.
func (x *Placer) jumpTo(to mach.BlockID, next int, end int64) int {
	f := x.f
	for i, id := range f.Layout[next:] {
		b := f.Blocks[id]
		if int(id) < len(x.start) && int64(x.start[id]) >= end {
			break
		}
		n := len(b.Instrs) - 1
		if b.Instrs[n].Tile != f.Target.Frame.Jump || b.Succs[0].To != to {
			continue
		}
		if n == 0 {
			return next + i
		}
		freq := b.Freq
		over := x.jumpAt(next+i+1, to)
		over.Freq += freq
		b.Succs[0].To = over.ID
		return next + i + 1
	}
	return -1
}

// smallest returns the narrowest variant of the jump table after b.
func smallest(f *mach.Func, b *mach.Block) *target.InlineTable {
	for _, t := range f.Target.Tables {
		if t.Wide == b.Instrs[len(b.Instrs)-1].Tile {
			return f.Target.Tiles[t.Narrow].InlineTable()
		}
	}
	return f.InlineTable(b)
}

// jumpAt inserts a block that jumps to block to, and returns it.
func (x *Placer) jumpAt(place int, to mach.BlockID) *mach.Block {
	f := x.f
	next := f.Blocks[to]
	over := x.add(mach.Block{Instrs: []mach.Instr{f.Jump()}, Succs: []mach.Edge{{To: to, Prob: 1}}, Loop: next.Loop, Bare: next.Bare})
	f.Layout = slices.Insert(f.Layout, place, over.ID)
	return over
}

// NarrowTables selects the narrow variant of jump tables in code where its entries reach all targets
// (target.Target.Tables): all start narrow, and are widened until all reach. f is at stage Framed, with its literal
// pools; code must not grow afterwards. O(Size * rounds); rounds are few.
func NarrowTables(f *mach.Func) {
	if len(f.Target.Tables) == 0 {
		return
	}
	any := false
	for _, id := range f.Layout {
		any = resize(f, f.Blocks[id], true) || any
	}
	s := &sizer{f: f}
	for any {
		s.most()
		any = s.widenTables()
	}
}

// widenTables selects the wide variant of jump tables with entries that do not reach, and reports whether there are any.
func (s *sizer) widenTables() (any bool) {
	f := s.f
	for i := range s.tables {
		t := &s.tables[i]
		b := f.Blocks[t.block]
		form, start := f.InlineTable(b), s.tableStart(t)
		for k := range b.Succs {
			if !form.Reaches(int64(s.start[b.Succs[k].To] - start)) {
				any = resize(f, b, false) || any
				break
			}
		}
	}
	return any
}

// resize selects the narrow or wide variant of the jump table after b, if it has one, and reports whether that changed
// it.
func resize(f *mach.Func, b *mach.Block, narrow bool) bool {
	in := &b.Instrs[len(b.Instrs)-1]
	for i := range f.Target.Tables {
		from, to := f.Target.Tables[i].Narrow, f.Target.Tables[i].Wide
		if narrow {
			from, to = to, from
		}
		if in.Tile == from {
			in.Tile = to
			return true
		}
	}
	return false
}
