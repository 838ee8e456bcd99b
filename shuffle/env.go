package shuffle

import "fmt"

// Cost is the cost of an operation in any unit (bytes, cycles), the same for all fields of an Env. For an optional
// operation 0 means that the machine lacks it.
type Cost int32

// LocInfo describes a location.
type LocInfo struct {
	Class  uint8 // register bank; for memory, the bank through whose registers it is copied
	Memory bool
}

// Class holds the operation costs of one register bank and its emergency slots.
type Class struct {
	Move  Cost // register to register
	Load  Cost // memory to register
	Store Cost // register to memory

	Swap    Cost // register with register; 0: none, or prohibited here (xor-swaps clobber flags)
	SwapMem Cost // register with memory; 0: none
	MemMove Cost // memory to memory without a register (push and pop); 0: none
	Cross   Cost // from a register of another class into this one; 0: none, goes through memory

	// Emergency are two slots not used otherwise, as wide as a register. They are needed only if an Op mentions them.
	// Emergency[0] saves a borrowed register around a memory-to-memory move, Emergency[1] holds a value while a cycle
	// is rotated. They may be NoLoc only if no parallel copy needs them (see EnvError).
	Emergency [2]Loc
	// Borrow is the register to save and restore when none is free, or NoLoc: then it is a register in the parallel
	// copy, or the first one of the class.
	Borrow Loc
}

// Env describes the machine at the parallel copy. A location that is neither a destination nor in Scratch is preserved.
type Env struct {
	Locs    []LocInfo // by Loc
	Classes []Class   // by LocInfo.Class
	Scratch []Loc     // registers that are dead after the parallel copy
}

// MoveError reports an invalid parallel copy.
type MoveError struct {
	Index  int // into the moves, or -1
	Move   Move
	Reason string
}

func (e *MoveError) Error() string {
	return fmt.Sprintf("shuffle: move %d (%d <- %d): %s", e.Index, e.Move.Dst, e.Move.Src, e.Reason)
}

// EnvError reports an incomplete Env: the parallel copy needs an emergency slot or a register that a class lacks. With
// both emergency slots and a register in each class, no parallel copy fails.
type EnvError struct {
	Class uint8
}

func (e *EnvError) Error() string {
	return fmt.Sprintf("shuffle: class %d cannot move a value through memory: that requires two emergency slots and a register", e.Class)
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
