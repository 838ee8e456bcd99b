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
	RematLoc                // none: rematerialized where needed, or an immediate in the instruction
)

// Loc is the location of a value.
type Loc uint32

// InRegister returns the location that is register r.
func InRegister(r Reg) Loc { return Loc(RegLoc)<<30 | Loc(r) }

// InSlot returns the location that is slot number s of a Result.
func InSlot(s int32) Loc { return Loc(SlotLoc)<<30 | Loc(s) }

// Recomputed is the location of a value that is not kept. As the operand of an instruction it is an immediate; as the
// source of a move it rematerializes the move's virtual register; at the definition it means that the defining
// instruction is removed.
const Recomputed = Loc(RematLoc) << 30

// Kind returns the kind of l.
func (l Loc) Kind() LocKind { return LocKind(l >> 30) }

// Reg returns the register of a RegLoc.
func (l Loc) Reg() Reg { return Reg(l & (1<<30 - 1)) }

// Slot returns the slot number of a SlotLoc.
func (l Loc) Slot() int32 { return int32(l & (1<<30 - 1)) }

// String returns l as in the text form: r3 for a register, s5 for a slot, remat, or -.
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

// A Move copies the value of VReg from Src to Dst. Moves at one program point with the same Step happen in parallel;
// lower steps come first.
type Move struct {
	VReg     VReg // the value; determines the width and, if Src is Recomputed, what to rematerialize
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

// A Result is an allocation: a location for every operand of a Problem, and moves.
type Result struct {
	Locs       []Loc       // by operand
	InstrMoves []InstrMove // ordered by (Before, Step)
	EdgeMoves  []EdgeMove  // ordered by (Edge, Step)
	Slots      []Slot

	// Bound is a lower bound on the Cost, under the metric, of every Result of the Problem in SSA form: of all that
	// check.Result accepts, whichever values they coalesce, split, spill or rematerialize and however many registers
	// hold a value at once. It may be negative, as costs may; NoBound if unknown. A bound for a Problem out of SSA
	// form says nothing about the original in SSA form, because values were coalesced before allocation; outssa.Raise
	// therefore drops it.
	Bound float64
	// ModelBound is a lower bound on the Cost of every Result in which a value is in one register at a time, as in
	// package regalloc/netflow/model; it is at least Bound. Results that hold a value in several registers at once may
	// cost less. NoBound if unknown.
	ModelBound float64
	// Iterations is the number of rounds of improvement made by an allocator that improves until its Budget is used up;
	// 0 for others.
	Iterations int
}

// NoBound is the bound of a Result without a known bound: negative infinity, which is below every cost.
var NoBound = math.Inf(-1)

// Gap returns the distance of cost above a lower bound, as a fraction of cost: 0 is optimal; 1 means that no bound is
// known, or that it is at least as far below cost as 0 is.
func Gap(cost, bound float64) float64 {
	switch {
	case cost <= bound:
		return 0
	case cost-bound >= math.Abs(cost):
		return 1
	}
	return (cost - bound) / math.Abs(cost)
}

// Gap returns the gap between cost and the bound of r; see the function Gap.
func (r *Result) Gap(cost float64) float64 { return Gap(cost, r.Bound) }

// ModelGap returns the gap between cost, the cost of r, and its ModelBound. It is nil if cost is below the bound: r
// then holds a value in several registers at once, and the bound does not apply.
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
	// OutOfSSA names the method of package outssa that lowers Problems for an allocator that does not accept SSA form;
	// empty is the default.
	OutOfSSA string
	// Fuel bounds the number of optional decisions (coalescings, splits, folds), to bisect a wrong one; 0 is
	// unlimited.
	Fuel int
	// Context, if not nil, cancels improvement: allocators that improve a Result return the best so far, others may
	// ignore it.
	Context context.Context
	// Budget bounds improvement, for allocators that have any.
	Budget Budget
	// Progress, if not nil, is called after each round of improvement.
	Progress func(Progress)
	// Log, if not nil, receives the decisions of allocators that report them.
	Log Log
}

// Price returns the metric to minimize; the default is Speed.
func (o *Options) Price() Metric { return o.Metric.orSpeed() }

// Canceled reports whether the context is done.
func (o *Options) Canceled() bool { return o.Context != nil && o.Context.Err() != nil }

// A Budget bounds the improvement of a Result, which stops when any limit is reached. The zero value is the
// allocator's default. With Iterations alone the outcome is the same on every machine.
type Budget struct {
	Iterations int           // rounds of improvement; negative: none, only a first Result
	Time       time.Duration // for one function
	Gap        float64       // between the cost and Result.ModelBound, as Gap gives it
}

// A Progress is the state of improvement after a number of rounds.
type Progress struct {
	Iteration   int
	Cost, Bound float64 // of the best Result, and the best lower bound (NoBound: none)
	ModelBound  float64 // as Result.ModelBound
}

// An Allocator makes a Result for a Problem, which it does not modify. It may be reused, but not concurrently.
type Allocator interface {
	// Allocate returns a Result for p. The error is an *InfeasibleError if the
	// constraints of p cannot be met.
	Allocate(p *Problem, opts Options) (*Result, error)
	// SSA reports whether Allocate takes Problems in SSA form. If not, package outssa lowers them, to Problems with
	// neither parameters nor arguments.
	SSA() bool
}
