package target

import (
	"slices"

	"spillway/regalloc"
)

// tiles returns the tiles of a bank, -1 for the registers that none of Banks has.
func (t *FrameTiles) tiles(bank int) *SaveTiles {
	if bank < 0 {
		return &t.SaveTiles
	}
	return &t.Banks[bank].SaveTiles
}

// Pushed returns the number of registers that tile id pushes, 0 if it is not a push.
func (t *FrameTiles) Pushed(id TileID) (n int) {
	for bank := -1; bank < len(t.Banks) && n == 0; bank++ {
		s := t.tiles(bank)
		n = countOf(s.Push, s.Pushes, id)
		if id == s.PushRoom && id != 0 {
			n = len(s.Pushes) - 1
		}
	}
	return n
}

// Room returns the number of bytes by which the immediate of tile id, which pushes or pops n registers of word bytes
// each, moves the stack pointer beyond them.
func (t *FrameTiles) Room(id TileID, imm, n, word int64) int64 {
	for bank := -1; bank < len(t.Banks) && id != 0; bank++ {
		switch s := t.tiles(bank); id {
		case s.PushRoom:
			return -imm - n*word
		case s.PopRoom:
			return imm - n*word
		}
	}
	return 0
}

// WithRoom returns the tiles that save and restore like those that push and pop n registers of r's bank, but allocate
// room as well; 0 if there are none.
func (t *FrameTiles) WithRoom(r regalloc.Reg, n int) (push, pop TileID) {
	if s := t.tiles(t.Bank(r)); n > 1 && n == len(s.Pushes)-1 {
		return s.PushRoom, s.PopRoom
	}
	return 0, 0
}

// PushesArgument reports whether tile id pushes a call argument.
func (t *FrameTiles) PushesArgument(id TileID) bool {
	return id == t.Push || id == t.PushImm || id == t.PushMem
}

// Popped returns the number of registers that tile id pops, 0 if it is not a pop.
func (t *FrameTiles) Popped(id TileID) (n int) {
	if t.Link != nil {
		if n := countOf(t.Link.Pop, nil, id); n > 0 {
			return n
		}
		if n := max(slices.Index(t.Link.Returns, id), slices.Index(t.Link.Pops, id)); n > 0 {
			return n
		}
	}
	for bank := -1; bank < len(t.Banks) && n == 0; bank++ {
		s := t.tiles(bank)
		n = countOf(s.Pop, s.Pops, id)
		if id == s.PopRoom && id != 0 {
			n = len(s.Pops) - 1
		}
	}
	return n
}

// Adjusts reports whether tile id adds an immediate to the stack pointer.
func (t *FrameTiles) Adjusts(id TileID) bool {
	return id == t.AdjustSP || slices.Contains(t.AdjustFar, id)
}

// SetsFP reports whether tile id sets the frame pointer to the stack pointer, plus an immediate if it has one.
func (t *FrameTiles) SetsFP(id TileID) bool {
	return id == t.SetFP || id == t.SetFPAbove && id != 0
}

// Leaves reports whether tile id tears down the frame by the frame pointer.
func (t *FrameTiles) Leaves(id TileID) bool {
	return id == t.Leave || t.Link != nil && id == t.Link.Leave
}

func countOf(one TileID, several []TileID, id TileID) int {
	if id == one {
		return 1
	}
	for n := 2; n < len(several); n++ {
		if several[n] == id && id != NoTile {
			return n
		}
	}
	return 0
}

// Bank returns the index in Banks of r's bank, or -1.
func (t *FrameTiles) Bank(r regalloc.Reg) int {
	return slices.IndexFunc(t.Banks, func(b SaveBank) bool { return b.Regs.Has(r) })
}

// together reports whether a tile of the bank may save b together with, and after, a.
func (t *FrameTiles) together(bank int, a, b regalloc.Reg) bool {
	return bank < 0 || !t.Banks[bank].Consecutive || b == a-1
}

// SaveFirst returns the tile that saves the longest prefix of regs, at least one register, and its length.
func (t *FrameTiles) SaveFirst(regs []regalloc.Reg) (TileID, int) {
	bank, n := t.Bank(regs[0]), 1
	for n < len(regs) && t.Bank(regs[n]) == bank && t.together(bank, regs[n-1], regs[n]) {
		n++
	}
	s := t.tiles(bank)
	return most(s.Push, s.Pushes, n)
}

// RestoreLast returns the tile that restores the longest suffix of regs, at least one register, and its length.
func (t *FrameTiles) RestoreLast(regs []regalloc.Reg) (TileID, int) {
	last := len(regs) - 1
	bank, n := t.Bank(regs[last]), 1
	for n <= last && t.Bank(regs[last-n]) == bank && t.together(bank, regs[last-n], regs[last-n+1]) {
		n++
	}
	s := t.tiles(bank)
	return most(s.Pop, s.Pops, n)
}

// most returns the tile of several that takes the most of n registers, and how many; or one and 1.
func most(one TileID, several []TileID, n int) (TileID, int) {
	for k := min(n, len(several)-1); k > 1; k-- {
		if several[k] != NoTile {
			return several[k], k
		}
	}
	return one, 1
}

// Saves reports whether r is callee-saved and saved by prologues.
func (a *ABI) Saves(r regalloc.Reg) bool {
	return a.Link != nil && r == *a.Link || slices.Contains(a.CalleeSaved, r)
}

// PoppingReturn returns the return that pops n bytes, or NoTile.
func (t *Target) PoppingReturn(n int64) TileID {
	for _, id := range t.Frame.RetPops {
		if n <= t.mostPopped(id) {
			return id
		}
	}
	return NoTile
}

// MostPopped returns the maximum number of bytes that a return can pop.
func (t *Target) MostPopped() int64 {
	if n := len(t.Frame.RetPops); n > 0 {
		return t.mostPopped(t.Frame.RetPops[n-1])
	}
	return 0
}

// mostPopped returns the maximum number of bytes that return id can pop.
func (t *Target) mostPopped(id TileID) int64 {
	return t.Tiles[id].Operands[t.Tiles[id].Imm].Imm.Hi
}
