// Package intervals has two simple linear scans over live intervals, for comparison with
// second-chance binpacking (regalloc/alloc/linear), which is what to use: Poletto and Sarkar's
// [Poletto99], and Sarkar and Barik's extended linear scan [Sarkar07].
//
// # Algorithm
//
// Package internal/interference puts the blocks in one order and finds, in one walk
// backwards, the interval of each value: from the first point at which it is live to the
// last, without holes. It also does all that is about single instructions: an operand
// that demands a register, or one of a narrower class, and one whose value is in memory
// where the instruction cannot use it there, get an interval of their own for the time of
// the instruction, which is never spilled.
//
// The scan of [Poletto99] walks over the intervals in order of their starts, with a
// list of those that have registers there. An interval gets a register that none of them
// has; if there is none, of these intervals and itself the one that ends last is spilled.
// A value is in one register, or in its slot, for all its life.
//
// The extended scan [Sarkar07] first walks over the intervals with the number of them
// that are live, class by class; where that is more than there are registers, the one
// that costs least in memory is spilled. When everything fits, each value gets a register
// for each block in which it is live, the same one in adjacent blocks if that is free, and
// parallel moves on the edges where it is not.
//
// Both start again with the intervals that spilled values leave, until nothing is spilled.
// Where an instruction's own intervals get no registers, its operands are searched for
// (internal/fit).
//
// # Requires, ensures
//
// A valid Problem, in SSA form or not; it leaves that by the method that
// regalloc.Options names. The Result passes package check. The error is an
// *regalloc.InfeasibleError, or one of outssa. Fuel is not used: no decision is optional.
//
// # Complexity
//
// That of a round of internal/interference with intervals: near linear in operands and
// live sets. There are as many rounds as it takes until nothing is spilled, seldom more
// than ten. Memory is used again for the next Problem.
//
// # Differences from the papers
//
// The papers have one set of registers for all intervals; here those that an instruction
// demands or destroys are taken off the intervals of the values that are live there. Of the
// free registers an interval gets the one that saves copies. No registers are kept back for
// values in memory: those get intervals of their own in another round. A register that has to
// be saved and is more expensive so than memory is left alone. Rematerializable values are made again
// instead of loaded. In place of one number of registers there are classes and units. The
// extended scan counts each class by itself, so that with registers that share units it may
// still find no register in its second phase; then the cheapest goes to memory. It does not
// bring back spilled values that would fit after all others are spilled, and it chooses by cost
// alone, not by the program points of the highest pressure first. An edge that can have no
// moves keeps what is live on it in one register for life.
package intervals
