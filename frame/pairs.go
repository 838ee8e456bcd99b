package frame

import (
	"cmp"
	"slices"

	"spillway/internal/disjoint"
	"spillway/mach"
	"spillway/target"
)

// pairWindow is how many accesses to slots before another one it may become a pair with.
const pairWindow = 8

// A slotPair is two slots, the lower number first, and how often accesses to them could be one instruction.
type slotPair struct {
	a, b   int32
	weight int64
}

// withPairs returns order, the order of slots, with those adjacent that instructions of the machine access as pairs
// (target.FusePair). Accesses of a block between two calls can be pairs if the tiles are those of a fusion and the
// slots have the size of the accesses. The heaviest pairs come first: as a matching, so that no slot is between two
// others while one of them could have a partner, and then as chains of pairs. A chain is placed at the first of its
// slots in order. Time is linear in the accesses, times the window.
func withPairs(f *mach.Func, order []int32) []int32 {
	return inRows(slotPairs(f, order), order, len(f.Slots))
}

// inRows is withPairs for the pairs of n slots, the heaviest first.
func inRows(pairs []slotPair, order []int32, n int) []int32 {
	if len(pairs) == 0 {
		return order
	}
	next := make([]neighbors, n) // of each slot
	rows := disjoint.Singletons[int32](nil, n)
	for degree := range 2 {
		for _, p := range pairs {
			a, b := &next[p.a], &next[p.b]
			if a[degree] != 0 || b[degree] != 0 || disjoint.Find(rows, p.a) == disjoint.Find(rows, p.b) {
				continue
			}
			a.add(p.b)
			b.add(p.a)
			rows[disjoint.Find(rows, p.b)] = disjoint.Find(rows, p.a)
		}
	}
	out := make([]int32, 0, len(order))
	placed := make([]bool, n)
	for _, s := range order {
		if placed[s] {
			continue
		}
		for at, from := s, int32(-1); at >= 0; { // its row begins at one of its ends
			s = at
			at, from = next[at].other(from), at
		}
		for from := int32(-1); s >= 0; {
			placed[s] = true
			out = append(out, s)
			s, from = next[s].other(from), s
		}
	}
	return out
}

// neighbors are the adjacent slots in a chain, as their numbers plus 1; 0: none.
type neighbors [2]int32

func (x *neighbors) add(s int32) {
	if x[0] == 0 {
		x[0] = s + 1
	} else {
		x[1] = s + 1
	}
}

// other returns the slot of x that is not from; -1 if there is none.
func (x neighbors) other(from int32) int32 {
	for _, s := range x {
		if s != 0 && s-1 != from {
			return s - 1
		}
	}
	return -1
}

// slotPairs returns the pairs of slots of order that accesses would be one instruction for, the heaviest first.
func slotPairs(f *mach.Func, order []int32) (pairs []slotPair) {
	fusions := f.Target.Fusions
	if fusions == nil || len(order) < 2 {
		return nil
	}
	all := fusions()
	wanted := make([]bool, len(f.Slots))
	for _, s := range order {
		wanted[s] = true
	}
	type access struct {
		slot int32
		tile target.TileID
	}
	var recent []access
	for _, b := range f.Blocks {
		recent = recent[:0]
		for i := range b.Instrs {
			in := &b.Instrs[i]
			if f.Target.Tiles[in.Tile].Flags&(target.TileCall|target.TileAsm|target.TileTerm) != 0 {
				recent = recent[:0]
				continue
			}
			m := &in.Mem
			if !m.Used || m.Slot < 0 || m.Off != 0 || !wanted[m.Slot] || len(all.Of(in.Tile)) == 0 {
				continue
			}
			for k := max(0, len(recent)-pairWindow); k < len(recent); k++ {
				x := &recent[k]
				fusion := all.Find(target.FusePair, x.tile, in.Tile)
				s, o := &f.Slots[x.slot], &f.Slots[m.Slot]
				if x.slot != m.Slot && fusion != nil && s.Size == fusion.Bytes && o.Size == fusion.Bytes && s.Protection == o.Protection {
					pairs = append(pairs, slotPair{min(x.slot, m.Slot), max(x.slot, m.Slot), 1})
				}
			}
			recent = append(recent, access{m.Slot, in.Tile})
		}
	}
	slices.SortFunc(pairs, func(x, y slotPair) int { return cmp.Or(cmp.Compare(x.a, y.a), cmp.Compare(x.b, y.b)) })
	n := 0
	for _, p := range pairs {
		if n > 0 && pairs[n-1].a == p.a && pairs[n-1].b == p.b {
			pairs[n-1].weight++
			continue
		}
		pairs[n] = p
		n++
	}
	pairs = pairs[:n]
	slices.SortStableFunc(pairs, func(x, y slotPair) int { return cmp.Compare(y.weight, x.weight) })
	return pairs
}
