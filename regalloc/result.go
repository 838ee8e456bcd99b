package regalloc

import "strconv"

// LocKind is the kind of a Loc.
type LocKind uint8

// The kinds of locations.
const (
	NoLoc    LocKind = iota // not allocated
	RegLoc                  // a register
	SlotLoc                 // a stack slot of the Result
	RematLoc                // nowhere: recomputed where it is needed, or a constant in the instruction
)

// Loc is where a value is.
type Loc uint32

// InRegister returns the location that is register r.
func InRegister(r Reg) Loc { return Loc(RegLoc)<<30 | Loc(r) }

// InSlot returns the location that is slot number s of a Result.
func InSlot(s int32) Loc { return Loc(SlotLoc)<<30 | Loc(s) }

// Recomputed is the location of a value that is not kept: as the operand of
// an instruction it is a constant inside it; as the source of a move it is the
// rematerialisation of the move's virtual register; at the definition it says
// that the defining instruction is removed.
const Recomputed = Loc(RematLoc) << 30

// Kind returns the kind of l.
func (l Loc) Kind() LocKind { return LocKind(l >> 30) }

// Reg returns the register of a RegLoc.
func (l Loc) Reg() Reg { return Reg(l & (1<<30 - 1)) }

// Slot returns the slot number of a SlotLoc.
func (l Loc) Slot() int32 { return int32(l & (1<<30 - 1)) }

// String returns l as in the text form: the register's number as r3, a slot
// as s5, remat, or -.
func (l Loc) String() string {
	switch l.Kind() {
	case RegLoc:
		return "r" + strconv.Itoa(int(l.Reg()))
	case SlotLoc:
		return "s" + strconv.Itoa(int(l.Slot()))
	case RematLoc:
		return "remat"
	}
	return "-"
}

// A Move brings a value of VReg from Src to Dst. Moves at one place with the
// same Step happen at once; lower steps first.
type Move struct {
	VReg     VReg // the value; decides width and, for a Recomputed Src, what to recompute
	Step     int32
	Dst, Src Loc
}

// An InstrMove is a Move immediately before an instruction.
type InstrMove struct {
	Before InstrID
	Move
}

// An EdgeMove is a Move on an edge.
type EdgeMove struct {
	Edge EdgeID
	Move
}

// Slot is a stack slot, in bytes.
type Slot struct{ Size, Align int32 }

// A Result says where every operand of a Problem is, and which values move when.
type Result struct {
	Locs       []Loc       // by operand
	InstrMoves []InstrMove // ordered by (Before, Step)
	EdgeMoves  []EdgeMove  // ordered by (Edge, Step)
	Slots      []Slot

	// Bound is a lower bound on the Cost of any Result under the metric, or
	// negative if none is known.
	Bound float64
}

// Metric says what is to be minimised.
type Metric uint8

// The metrics.
const (
	Speed Metric = iota // executions of loads (8), stores (8) and moves (1), weighted by block frequency
	Size                // bytes as encoded
)

// String returns the name of m.
func (m Metric) String() string {
	if m == Size {
		return "size"
	}
	return "speed"
}

// Options of an allocation; the zero value is the production default.
type Options struct {
	Metric Metric
	// Fuel bounds the number of optional decisions (coalescings, splits,
	// folds), to bisect a wrong one; 0 is no bound.
	Fuel int
}

// An Allocator makes a Result from a Problem and changes nothing. One value may
// be used again and again, by one goroutine at a time.
type Allocator interface {
	// Allocate returns a Result for p. The error is an *InfeasibleError if the
	// constraints of p cannot be met.
	Allocate(p *Problem, opts Options) (*Result, error)
}
