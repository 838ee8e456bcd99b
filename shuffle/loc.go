package shuffle

import "fmt"

// Loc is a location that holds a value: a register or a stack slot. The ids are dense, from 0, and
// chosen by the caller; distinct Locs must not overlap.
type Loc int32

// NoLoc stands for "no location", for example as the source of a rematerialization.
const NoLoc Loc = -1

// Move is a copy from Src to Dst in a parallel copy: Dst receives the value of Src before the parallel copy. Src == Dst
// preserves the location.
//
// Src == NoLoc is a rematerialization: the value is computed into Dst and depends on no location.
type Move struct {
	Dst, Src Loc
	Tag      int32 // copied to the OpRemat of a rematerialization, opaque
	ViaReg   bool  // this rematerialization cannot write to memory directly
}

// Kind is the operation of an Op.
type Kind uint8

const (
	// OpMove copies Src to Dst: a move, a load, a store or (only if Class.MemMove allows it) a memory-to-memory move,
	// depending on which of them is memory.
	OpMove Kind = iota
	// OpSwap exchanges Dst and Src.
	OpSwap
	// OpRemat computes the value named Tag into Dst.
	OpRemat
)

// Op is one machine operation.
type Op struct {
	Kind     Kind
	Dst, Src Loc
	Tag      int32
}

// String prints an Op as "2 <- 1", "2 <-> 1" or "2 <- #7".
func (o Op) String() string {
	switch o.Kind {
	case OpSwap:
		return fmt.Sprintf("%d <-> %d", o.Dst, o.Src)
	case OpRemat:
		return fmt.Sprintf("%d <- #%d", o.Dst, o.Tag)
	}
	return fmt.Sprintf("%d <- %d", o.Dst, o.Src)
}
