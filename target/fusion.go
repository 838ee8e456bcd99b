package target

import (
	"slices"
	"sync"

	"spillway/regalloc"
)

// A FusionKind is how two instructions have to be to each other for one to do what both do.
type FusionKind uint8

// The kinds of fusions.
const (
	// FusePair: First accesses memory, and Second, before or after it, what is right above that: at the same base, with
	// no index. The tile's registers are those of First, those of Second, each without its address, and the base; its
	// constant is the offset of First.
	FusePair FusionKind = iota
	// FusePost: First accesses memory at a base without an offset, and Second, after it, adds the tile's constant to
	// the base in place. The tile's registers are those of First, without its address, and the base.
	FusePost
	// FusePre is FusePost where Second is before it, or where the offset of First is the constant.
	FusePre
	// FuseSym: Second makes the address of a symbol in a register, and First, after it, accesses memory at an offset from that and is
	// the last to read it. The tile's registers are those of First, without its address, and that of Second, in which
	// something else is then; its constant is the symbol and the sum of the offsets, a multiple of the bytes of the access.
	FuseSym
	// FuseIndex: Second makes an index of 64 bits of its use, and First, after it, accesses memory at a base with that index
	// times Scale and is the last to read it. The tile's registers are those of First, without its address, the base, and
	// the use of Second; it has no constant.
	FuseIndex
	// FuseReturn: First restores registers, the link register among them as its first, and Second, right after it, returns. The tile's
	// registers are the others of First, and its text has the program counter in place of the link register.
	FuseReturn
)

// A Fusion is an instruction that does what two tiles do. It is as long as the longer of them.
type Fusion struct {
	Kind          FusionKind
	First, Second TileID
	Tile          TileID // hidden, without a pattern
	Bytes         int64  // that First accesses
	Align         int64  // of FusePair: what the addresses of both accesses must be known to be a multiple of; 0: nothing
	Regs          RegOrder
	Scale         uint8 // of FuseIndex
}

// A RegOrder is how the register of the upper access of a pair has to stand to that of the lower one.
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
	All   []Fusion // by First, those of one tile in the order of preference
	Sym   TileID   // what is Second of those of FuseSym, or NoTile
	Index []TileID // what are Second of those of FuseIndex
	start []int32  // by First: in All
}

// NewFusions makes what Target.Fusions returns when it is asked for.
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
