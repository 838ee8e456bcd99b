package shuffle

import "fmt"

// Cost prices an operation in any unit (bytes, cycles), the same for all fields of an Env. For an
// optional operation 0 means that the machine does not have it.
type Cost int32

// LocInfo says what a location is.
type LocInfo struct {
	Class  uint8 // register bank; for memory, the bank through whose registers it is copied
	Memory bool
}

// Class prices the operations of one register bank and names what may be used in an emergency.
type Class struct {
	Move  Cost // register to register
	Load  Cost // memory to register
	Store Cost // register to memory

	Swap    Cost // register with register; 0: none, or prohibited here (xor-swaps clobber flags)
	SwapMem Cost // register with memory; 0: none
	MemMove Cost // memory to memory without a register (push and pop); 0: none
	Cross   Cost // from a register of another class into this one; 0: none, goes through memory

	// Emergency are two slots that nothing else uses, as wide as a register, or NoLoc. They are
	// only names until an Op mentions them. Emergency[0] saves a borrowed register around a
	// memory-to-memory move, Emergency[1] holds a value while a cycle turns.
	Emergency [2]Loc
	// Borrow is a register that may be saved and restored when there is no free one, or NoLoc: then
	// a register that the parallel copy mentions is borrowed.
	Borrow Loc
}

// Env describes the machine at the point of the parallel copy. A location that is neither a
// destination nor in Scratch keeps its content.
type Env struct {
	Locs    []LocInfo // by Loc
	Classes []Class   // by LocInfo.Class
	Scratch []Loc     // registers whose content nobody needs after the parallel copy
}

// MoveError reports a parallel copy that means nothing.
type MoveError struct {
	Index  int // into the moves, or -1
	Move   Move
	Reason string
}

func (e *MoveError) Error() string {
	return fmt.Sprintf("shuffle: move %d (%d <- %d): %s", e.Index, e.Move.Dst, e.Move.Src, e.Reason)
}

// StuckError reports a transfer for which the Env leaves no way: no free register, no swap and no
// emergency slot.
type StuckError struct {
	Dst, Src Loc  // the transfer; for a cycle, one of its edges
	Cycle    bool // a whole cycle is meant
}

func (e *StuckError) Error() string {
	what := "transfer"
	if e.Cycle {
		what = "cycle through"
	}
	return fmt.Sprintf("shuffle: no way to do the %s %d <- %d: no free register, no swap, no emergency slot", what, e.Dst, e.Src)
}

func (env *Env) valid(l Loc) bool { return uint(l) < uint(len(env.Locs)) }

func (env *Env) register(l Loc) bool { return env.valid(l) && !env.Locs[l].Memory }

func (env *Env) class(l Loc) *Class { return &env.Classes[env.Locs[l].Class] }

// emergency returns slot i of class c, or NoLoc.
func (env *Env) emergency(c uint8, i int) Loc {
	if e := env.Classes[c].Emergency[i]; env.valid(e) && env.Locs[e].Memory {
		return e
	}
	return NoLoc
}
