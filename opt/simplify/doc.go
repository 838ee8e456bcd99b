// Package simplify optimizes legal IR before instruction selection: constant folding, algebraic identities, common
// subexpression elimination, loop-invariant code motion, strength reduction. Since selection sees one block at a time,
// it also sinks computations that one tile can cover into one block.
//
// # Phases
//
//  1. narrow: memory accesses shrink to the parts that are used (narrow.go).
//  2. congruent: phis congruent to others of their block are removed (congruent.go).
//  3. overflows: carry and borrow tests become results of additions and subtractions with carry out (carries.go).
//  4. fold: one walk in reverse postorder rewrites every value after its arguments (fold.go, divide.go, signs.go),
//     and looks it up among congruent values that dominate it (number.go). Carries are chained from one addition to
//     the next (carries.go). Redundant shift-amount masks are dropped where the machine's shifts are modulo the
//     width, and so are operations on bits that are not demanded; a backward walk computes demanded bits
//     (demand.go).
//  5. gather: bytes assembled by shifts become one load (gather.go).
//  6. bypass: blocks that only compute values for the phis of their successor are removed, and sums in them move
//     into the successor where many edges join (bypass.go).
//  7. extend: extensions move to the definitions of their operands (extend.go).
//  8. split: a branch on the conjunction of two conditions becomes two branches (split.go), and a select whose
//     condition is decided by the branch leading to a phi is replaced there by its operand (known.go).
//  9. merge counters: pointer induction variables that advance in step with another one, or with a counter, are
//     computed from it (counters.go); not in minsize functions, like phases 10 to 12.
//  10. reduce: addresses in innermost loops become a loop-invariant base, a counter or a pointer that advances with
//     it, and a constant offset (reduce.go, readdress.go).
//  11. hoist: loop-invariant code moves to the preheader, within the limits of register pressure (hoist.go).
//  12. count down: counters that only control the exit of their loop count down to zero (countdown.go).
//  13. pair divisions: a quotient and a remainder of the same operands are computed together (divrem.go).
//  14. lower: values used only in other blocks sink to these, if that takes no more registers (lower.go).
//  15. sink: an address computed in another block that fits an addressing mode is recomputed at its use, on top of
//     the scaled index or sum from the other block; so is a comparison used by a branch or select. A truncation
//     passed to a phi on few of the edges after a multiway branch is computed on these (sink.go).
//  16. merge stores: adjacent stores of constants in a block become wider ones, including vector stores, whose
//     constants are loaded unless they are all zeros or all ones (mergestores.go); stores of the parts of one value
//     become one, byte-swapped if necessary (mergeparts.go), and adjacent copies become wider ones (mergecopies.go).
//  17. anchor: accesses far from their base but near each other, in several blocks or in one, share a nearer base
//     (anchor.go).
//  18. gather edges: branches that pass the same constants to the phis of a block share the block that materializes
//     them (gatheredges.go).
//  19. sweep: dead values are removed (sweep.go).
//  20. long products: constant factors of extended numbers become extensions for widening multiplications
//     (longproducts.go).
//  21. load arguments: call arguments passed in memory are loaded where they are stored, on machines that push from
//     memory (arguments.go).
//
// Requires a legal program (package ir). Ensures an equivalent legal program. Each phase is linear in the size of the
// function, apart from sorting.
//
// The divisions follow [Granlund94] as [Warren13 ch. 10] presents them.
package simplify
