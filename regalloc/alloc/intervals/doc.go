// Package intervals implements two simple linear scans over live intervals, for comparison with second-chance
// binpacking (regalloc/alloc/linear), which should be preferred: Poletto and Sarkar's [Poletto99], and Sarkar and
// Barik's extended linear scan [Sarkar07].
//
// # Algorithm
//
// Package internal/interference linearizes the blocks and finds, in one backward walk, the interval of each value:
// from the first point at which it is live to the last, without holes. It also handles the constraints of single
// instructions: an operand that demands a register, or a narrower class, and an operand whose value is in memory where
// the instruction cannot use it there, get short intervals of their own, which are never spilled.
//
// The scan of [Poletto99] visits the intervals in order of their starts, with a list of the active ones, which have
// registers. An interval gets a free register; if there is none, the one of the active intervals and itself that ends
// last is spilled. A value is in one register, or in its slot, for all its life.
//
// The extended scan [Sarkar07] first visits the intervals while tracking register pressure by class; where it exceeds
// the number of registers, the interval with the least spill cost is spilled. When everything fits, each value gets a
// register for each block in which it is live, the same one in adjacent blocks if that is free, and parallel moves on
// edges otherwise.
//
// Both iterate on the intervals that spilled values leave, until nothing is spilled. If an instruction's own intervals
// get no registers, package internal/assign searches for an assignment of its operands.
//
// # Requires, ensures
//
// A valid Problem, in SSA form or not; SSA form is lowered by the method that regalloc.Options names. The Result
// passes package check. The error is an *regalloc.InfeasibleError, or one of outssa. Fuel is ignored: no decision is
// optional.
//
// # Complexity
//
// That of a round of internal/interference with intervals: near linear in operands and live sets. Rounds continue
// until nothing is spilled, seldom more than ten. Memory is reused between Problems.
//
// # Differences from the papers
//
// The papers have one set of registers for all intervals; here registers that an instruction demands or clobbers are
// excluded from the intervals of values live there. Of the free registers an interval gets the one that saves copies.
// No registers are reserved for reloads: these get intervals of their own in another round. A callee-saved register
// whose saving costs more than memory is not used. Rematerializable values are recomputed instead of loaded. There are
// classes and units instead of one number of registers. The extended scan counts each class separately, so that with
// registers that share units its second phase may still find no register; the cheapest value is then spilled. It does
// not bring back spilled values that would fit after all others are spilled, and it chooses by cost alone, not by the
// points of the highest pressure first. A value live on an edge that cannot hold moves keeps one register for its
// whole life.
package intervals
