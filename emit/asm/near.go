package asm

import (
	"slices"

	"spillway/mach"
	"spillway/target"
)

// NearBranches replaces branches to near forward targets by shorter forms (target.Target.Near), unless an eliminated
// comparison relies on the flags, which these do not set. f is at stage Framed, with its literal pools: code must not
// grow afterwards. O(Size).
func NearBranches(f *mach.Func) {
	if !slices.ContainsFunc(f.Layout, func(id mach.BlockID) bool { return nearForm(f, f.Blocks[id]) != target.NoTile }) {
		return
	}
	s := &sizer{f: f}
	s.most()
	needs := flagsNeeded(f)
	for i, id := range f.Layout {
		b := f.Blocks[id]
		near := nearForm(f, b)
		if near == target.NoTile || slices.ContainsFunc(b.Succs, func(e mach.Edge) bool { return needs[e.To] }) {
			continue
		}
		if j := s.branch(i); j != nil && !j.Long && s.reaches(j, near) {
			b.Instrs[len(b.Instrs)-1].Tile = near
		}
	}
}

// reaches reports whether j would reach its target in the form near.
func (s *sizer) reaches(j *Jump, near target.TileID) bool {
	d := int(s.start[j.To] - j.End)
	return d > 0 && s.f.Target.Tiles[near].Lines(0)[0].Enc.Reaches(d)
}

// Widen replaces near branches and narrow jump tables (NearBranches, NarrowTables) that no longer reach their targets,
// since blocks have been moved. f has no literal pools. O(Size * rounds); rounds are few.
func Widen(f *mach.Func) {
	s := &sizer{f: f}
	for any := true; any; {
		s.most()
		any = s.widenTables()
		for i, id := range f.Layout {
			b := f.Blocks[id]
			in := &b.Instrs[len(b.Instrs)-1]
			k := slices.IndexFunc(f.Target.Near, func(n target.NearBranch) bool { return n.Near == in.Tile })
			if k < 0 {
				continue
			}
			if j := s.branch(i); j != nil && !s.reaches(j, in.Tile) {
				in.Tile, any = f.Target.Near[k].Branch, true
			}
		}
	}
}

// nearForm returns the shorter form of the branch at the end of b, or NoTile.
func nearForm(f *mach.Func, b *mach.Block) target.TileID {
	in := &b.Instrs[len(b.Instrs)-1]
	if in.Flags {
		return target.NoTile
	}
	for i := range f.Target.Near {
		if n := &f.Target.Near[i]; n.Branch == in.Tile && n.Imm == in.Imm && n.Pred == in.Pred && !f.Target.PrefixRegs.Has(in.Regs[0].Reg) {
			return n.Near
		}
	}
	return target.NoTile
}

// branch returns the conditional jump at the end of block Layout[i], or nil.
func (s *sizer) branch(i int) *Jump {
	b := s.f.Blocks[s.f.Layout[i]]
	p := &s.at
	s.f.Assignment(p, &b.Instrs[len(b.Instrs)-1])
	p.Falls = Falls(s.f, i)
	count := 0
	for _, l := range s.f.Target.Tiles[b.Instrs[len(b.Instrs)-1].Tile].LinesAt(p) {
		if l.JumpsTo() >= 0 {
			count++
		}
	}
	end := s.jumpsEnd(i)
	for end > 0 && s.Jumps[end-1].align {
		end--
	}
	if count == 0 || end < count {
		return nil
	}
	return &s.Jumps[end-count]
}

// flagsNeeded reports for each block whether the flags are live-in.
func flagsNeeded(f *mach.Func) []bool {
	needs := make([]bool, len(f.Blocks))
	for again := true; again; {
		again = false
		for _, id := range slices.Backward(f.Layout) {
			b := f.Blocks[id]
			if !needs[id] && readsFlags(f, b, needs) {
				needs[id], again = true, true
			}
		}
	}
	return needs
}

// readsFlags reports whether the flags are live-in at b, given needs of other blocks.
func readsFlags(f *mach.Func, b *mach.Block, needs []bool) bool {
	for i := range b.Instrs {
		in := &b.Instrs[i]
		switch flags := f.Target.Tiles[in.Tile].Flags; {
		case in.Flags:
			return true
		case flags&target.TileKeepsFlags == 0 && in.Origin != mach.FromFrame:
			return false
		}
	}
	return slices.ContainsFunc(b.Succs, func(e mach.Edge) bool { return needs[e.To] })
}
