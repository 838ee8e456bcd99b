package target

import (
	"slices"
	"sync"

	"spillway/regalloc"
)

// A FusionKind is the relation of two instructions that one instruction can replace.
type FusionKind uint8

// The kinds of fusions.
const (
	// FusePair: First accesses memory, and Second, before or after it, the adjacent memory above: at the same base,
	// with no index. The tile's registers are those of First, those of Second, each without its address, and the base;
	// its immediate is the offset of First.
	FusePair FusionKind = iota
	// FusePost: First accesses memory at a base without an offset, and Second, after it, adds the tile's immediate to
	// the base in place. The tile's registers are those of First, without its address, and the base.
	FusePost
	// FusePre is FusePost with Second before First, or with the offset of First as the immediate.
	FusePre
	// FuseSym: Second computes the address of a symbol in a register, and First, after it, accesses memory at an
	// offset from that and is its last use. The tile's registers are those of First, without its address, and that of
	// Second, which is overwritten; its immediate is the symbol plus the sum of the offsets, a multiple of the size of
	// the access.
	FuseSym
	// FuseIndex: Second extends its use to an index of 64 bits, and First, after it, accesses memory at a base with
	// that index times Scale and is its last use. The tile's registers are those of First, without its address, the
	// base, and the use of Second; it has no immediate.
	FuseIndex
	// FuseReturn: First restores registers, with the link register as its first, and Second, right after it, returns.
	// The tile's registers are the others of First; its text names the program counter in place of the link register.
	FuseReturn
)

// A Fusion is an instruction that replaces two tiles. It is as long as the first of the two instructions, and shorter
// than both together.
type Fusion struct {
	Kind          FusionKind
	First, Second TileID
	Tile          TileID // hidden, without a pattern
	Bytes         int64  // that First accesses
	Align         int64  // of FusePair: the required known alignment of both accesses; 0: none
	Regs          RegOrder
	Among         regalloc.RegSet // of FusePair: the possible registers, also of the base; empty: all
	Base          BaseUse         // of FusePair
	Scale         uint8           // of FuseIndex
}

// Allows reports whether the lower and the upper access of a pair may have these registers and this base.
func (x *Fusion) Allows(low, high, base regalloc.Reg) bool {
	if x.Regs != AnyRegs && !x.Regs.Allows(low, high) || !x.Among.Empty() && !(x.Among.Has(low) && x.Among.Has(high) && x.Among.Has(base)) {
		return false
	}
	return x.Base == BaseAny || (base == low || base == high) == (x.Base == BaseLoaded)
}

// A BaseUse is what a pair does to its base.
type BaseUse uint8

// The uses.
const (
	BaseAny    BaseUse = iota // it is read, and may be loaded
	BaseLoaded                // it is one of the registers that are loaded
	BaseLost                  // it is overwritten with another address: it must be neither of the registers, and dead after both accesses
)

// A RegOrder is the required relation of the registers of the upper and the lower access of a pair.
type RegOrder uint8

// The orders.
const (
	AnyRegs   RegOrder = iota
	Ascending          // it has a higher number
	EvenNext           // it is the one after it, which has an even number
)

// Allows reports whether the lower access may have register a, and the upper one b.
func (o RegOrder) Allows(a, b regalloc.Reg) bool {
	switch o {
	case Ascending:
		return a < b
	case EvenNext:
		return a%2 == 0 && b == a+1
	}
	return true
}

// Fusions are the fusions of a machine.
type Fusions struct {
	All   []Fusion // by First, those of one tile in order of preference
	Sym   TileID   // Second of FuseSym, or NoTile
	Index []TileID // the possible Seconds of FuseIndex
	start []int32  // by First: in All
}

// NewFusions returns the value for Target.Fusions.
func NewFusions(t *Target, list func() []Fusion) func() *Fusions {
	return sync.OnceValue(func() *Fusions {
		all := list()
		slices.SortStableFunc(all, func(a, b Fusion) int { return int(a.First - b.First) })
		x := &Fusions{All: all, start: make([]int32, len(t.Tiles)+1)}
		x.Sym = NoTile
		for _, f := range all {
			switch {
			case f.Kind == FuseSym:
				x.Sym = f.Second
			case f.Kind == FuseIndex && !slices.Contains(x.Index, f.Second):
				x.Index = append(x.Index, f.Second)
			}
			x.start[f.First+1]++
		}
		for i := range t.Tiles {
			x.start[i+1] += x.start[i]
		}
		return x
	})
}

// Of returns the fusions whose First is the tile.
func (x *Fusions) Of(first TileID) []Fusion { return x.All[x.start[first]:x.start[first+1]] }

// Find returns the fusion of the two tiles of a kind, or nil.
func (x *Fusions) Find(kind FusionKind, first, second TileID) *Fusion {
	of := x.Of(first)
	for i := range of {
		if of[i].Kind == kind && of[i].Second == second {
			return &of[i]
		}
	}
	return nil
}
