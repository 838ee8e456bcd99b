// Package simplify optimizes legal IR before instruction selection: constant
// folding, algebraic identities, common subexpression elimination,
// loop-invariant code motion, strength reduction; and it sinks into one block
// what a single tile can compute, since selection sees one block at a time.
//
// # Phases
//
//  1. narrow: memory accesses shrink to the parts that are used (narrow.go).
//  2. congruent: phis congruent to others of their block are removed (congruent.go).
//  3. fold: one walk in reverse postorder, in which every value is folded and rewritten after its
//     arguments (fold.go, divide.go) and looked up among congruent values that dominate it (number.go).
//     Carries are chained from one addition to the next (carries.go). Redundant shift-amount masks are dropped
//     where the machine's shifts are modulo the width, and so are operations on bits that are not
//     demanded; a backward walk computes demanded bits (demand.go).
//  4. gather: bytes assembled by shifts become one load (gather.go).
//  5. bypass: blocks that only compute values for the phis of their successor are removed, and sums in them move
//     into the successor where many edges join (bypass.go).
//  6. extend: extensions move to the definitions of their operands (extend.go).
//  7. split: a branch on the conjunction of two conditions becomes two branches (split.go), and a select whose
//     condition a dominating branch decides is replaced by its choice (known.go).
//  8. merge: pointer induction variables that advance in step with another, or with a counter, are computed from
//     it (counters.go); not if size counts most.
//  9. reduce: addresses in innermost loops become a loop-invariant base, a counter or a pointer that advances with it,
//     and a constant offset (reduce.go, readdress.go); not if size counts most.
//  10. hoist: loop-invariant code moves to the preheader, within the limits of register pressure (hoist.go); not
//     if size counts most.
//  11. count down: counters that only end their loop count down to zero (countdown.go); not if size counts most.
//  12. lower: values used only in other blocks move there if that takes no more registers (lower.go).
//  13. sink: an address computed in another block that fits an addressing mode is recomputed at its use, on top of
//     the scaled index or sum from the other block; so is a comparison used by a branch or select. A part of a
//     value that is passed on few of many edges is computed on these.
//  14. merge: adjacent stores of constants in a block become wider ones, also vector stores, whose constants are
//     loaded unless they are all zeros or all ones (mergestores.go); stores of the parts of one value become one,
//     byte-swapped if necessary (mergeparts.go), and adjacent copies become wider ones (mergecopies.go).
//  15. anchor: accesses far from their base, and near each other, share a base near to them, if size counts most (anchor.go).
//  16. sweep: dead values are removed.
//  17. load: call arguments passed in memory are loaded where they are stored, on machines that push
//     from memory (arguments.go).
//
// Requires and ensures: the legal form (package ir); the same result for every
// input. Each phase is linear in the size of the function.
//
// The divisions follow [Granlund94] as [Warren13 ch. 10] presents them.
package simplify
