package regalloc

import (
	"context"
	"math"
	"strconv"
	"time"
)

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
// rematerialization of the move's virtual register; at the definition it says
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

// A Move brings a value of VReg from Src to Dst. Moves at one program point with the
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

	// Bound is a lower bound on the Cost, under the metric, of every Result of the
	// Problem in SSA form: of all that check.Result accepts, whichever values they
	// coalesce, split, spill or rematerialize and however many registers hold a value
	// at once. It may be negative, as costs may. NoBound: none is known. An allocator that
	// answers a Problem out of SSA proves nothing about the one in SSA, since its values
	// were coalesced before; outssa.Raise therefore drops its bound.
	Bound float64
	// ModelBound is a lower bound on the Cost of every Result in which a value is in one
	// register at a time, as package regalloc/netflow/model has them: at least Bound. Results that
	// hold a value in several registers at once may cost less. NoBound: none is known.
	ModelBound float64
	// Iterations is how many rounds of improvement an allocator that continues for as
	// long as it is let (see Budget) has made; 0 for all others.
	Iterations int
}

// NoBound is the bound of a Result of which none is known: negative infinity, which is
// below every cost.
var NoBound = math.Inf(-1)

// Gap returns how far cost is above a lower bound, as a share of cost, from 0, which
// is optimal, to 1: where no bound is known, or it is at least as far below as cost is from 0.
func Gap(cost, bound float64) float64 {
	switch {
	case cost <= bound:
		return 0
	case cost-bound >= math.Abs(cost):
		return 1
	}
	return (cost - bound) / math.Abs(cost)
}

// Gap returns how far cost is above the bound of r, as Gap does.
func (r *Result) Gap(cost float64) float64 { return Gap(cost, r.Bound) }

// ModelGap returns how far cost, that of r, is above its ModelBound, as Gap does; nil if it is below: then r has
// a value in several registers at once, and the bound says nothing of it.
func (r *Result) ModelGap(cost float64) *float64 {
	if r.ModelBound > cost+1e-9*math.Abs(cost) {
		return nil
	}
	gap := Gap(cost, r.ModelBound)
	return &gap
}

// Options of an allocation; the zero value is the production default.
type Options struct {
	Metric Metric // the zero value is Speed
	// OutOfSSA names the method of package outssa by which an allocator that takes no
	// Problems in SSA form gets them; empty is the default.
	OutOfSSA string
	// Fuel bounds the number of optional decisions (coalescings, splits,
	// folds), to bisect a wrong one; 0 is not a bound.
	Fuel int
	// Context, if not nil, ends an allocation early: allocators that improve a
	// Result return the best so far, others need not look at it.
	Context context.Context
	// Budget bounds improvement, for allocators that have any.
	Budget Budget
	// Progress, if not nil, is called after each round of improvement.
	Progress func(Progress)
	// Log, if not nil, is told every decision. Not all allocators tell theirs.
	Log Log
}

// Price returns the metric to minimize: Speed if none is given.
func (o *Options) Price() Metric { return o.Metric.orSpeed() }

// Canceled reports whether the context is done.
func (o *Options) Canceled() bool { return o.Context != nil && o.Context.Err() != nil }

// A Budget says when to stop improving a Result: when any of what it names is
// reached. The zero value is the allocator's default. With Iterations alone the
// outcome is the same on every machine.
type Budget struct {
	Iterations int           // rounds of improvement; negative: none, only a first Result
	Time       time.Duration // for one function
	Gap        float64       // between the cost and Result.ModelBound, as Gap gives it
}

// A Progress is what improvement has reached after a number of rounds.
type Progress struct {
	Iteration   int
	Cost, Bound float64 // of the best Result, and the best lower bound (NoBound: none)
	ModelBound  float64 // as Result.ModelBound
}

// An Allocator makes a Result from a Problem and changes nothing. One value may
// be used again and again, by one goroutine at a time.
type Allocator interface {
	// Allocate returns a Result for p. The error is an *InfeasibleError if the
	// constraints of p cannot be met.
	Allocate(p *Problem, opts Options) (*Result, error)
	// SSA reports whether Allocate needs Problems in SSA form. If not, it gets them
	// from package outssa, and so a Problem with neither parameters nor arguments.
	SSA() bool
}
