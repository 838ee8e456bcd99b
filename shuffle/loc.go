package shuffle

import "fmt"

// Loc is a place that holds a value: a register or a stack slot. The ids are dense, from 0, and
// chosen by the caller; distinct Locs must not overlap.
type Loc int32

// NoLoc stands for "no location", for example as the source of a rematerialisation.
const NoLoc Loc = -1

// Move says that Dst shall hold what Src holds before the parallel copy begins. All moves of a
// parallel copy happen at once. Src == Dst preserves the location.
//
// Src == NoLoc is a rematerialisation: the value is computed into Dst and depends on no location.
type Move struct {
	Dst, Src Loc
	Tag      int32 // carried into the OpRemat of a rematerialisation, opaque
	ViaReg   bool  // this rematerialisation cannot be written into memory directly
}

// Kind is the operation of an Op.
type Kind uint8

const (
	// OpMove copies Src to Dst. Which of them is memory says whether it is a move, a load, a store
	// or (only where Class.MemMove allows it) a memory-to-memory move.
	OpMove Kind = iota
	// OpSwap exchanges Dst and Src.
	OpSwap
	// OpRemat computes the value named Tag into Dst.
	OpRemat
	// OpPermi5 shifts Perm[:Len] cyclically: the content of Perm[i] goes to Perm[i+1], that of the
	// last one to Perm[0].
	OpPermi5
	// OpPermi23 exchanges Perm[0] and Perm[1] and shifts Perm[2:Len] cyclically.
	OpPermi23
)

// Op is one machine operation.
type Op struct {
	Kind     Kind
	Len      uint8 // registers in Perm
	Dst, Src Loc
	Tag      int32
	Perm     [5]Loc
}

// String prints an Op as "2 <- 1", "2 <-> 1", "2 <- #7", "(1 2 3)" or "(1 2)(3 4 5)".
func (o Op) String() string {
	switch o.Kind {
	case OpSwap:
		return fmt.Sprintf("%d <-> %d", o.Dst, o.Src)
	case OpRemat:
		return fmt.Sprintf("%d <- #%d", o.Dst, o.Tag)
	case OpPermi5:
		return cycleString(o.Perm[:o.Len])
	case OpPermi23:
		return cycleString(o.Perm[:2]) + cycleString(o.Perm[2:o.Len])
	}
	return fmt.Sprintf("%d <- %d", o.Dst, o.Src)
}

func cycleString(c []Loc) string {
	s := fmt.Sprint(c)
	return "(" + s[1:len(s)-1] + ")"
}
