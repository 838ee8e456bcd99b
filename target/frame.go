package target

import (
	"slices"

	"spillway/regalloc"
)

// Pushed returns how many registers tile id pushes, 0 if it is no push.
func (t *FrameTiles) Pushed(id TileID) int { return countOf(t.Push, t.Pushes, id) }

// PushesArgument reports whether tile id pushes one argument of a call.
func (t *FrameTiles) PushesArgument(id TileID) bool {
	return id == t.Push || id == t.PushImm || id == t.PushMem
}

// Popped returns how many registers tile id pops, 0 if it is no pop.
func (t *FrameTiles) Popped(id TileID) int { return countOf(t.Pop, t.Pops, id) }

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

// Most returns the tile of tiles, Pushes or Pops, that takes the most of n
// registers, and how many; or one and 1.
func Most(one TileID, tiles []TileID, n int) (TileID, int) {
	for k := min(n, len(tiles)-1); k > 1; k-- {
		if tiles[k] != NoTile {
			return tiles[k], k
		}
	}
	return one, 1
}

// Saves reports whether functions must give r back as they got it, and prologues
// save it.
func (a *ABI) Saves(r regalloc.Reg) bool {
	return a.Link != nil && r == *a.Link || slices.Contains(a.CalleeSaved, r)
}
