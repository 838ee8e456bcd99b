// Package simplify makes a legal program cheaper before selection, block by
// block: constants are folded, identities applied, divisions by constants
// turned into multiplications, equal computations within a block merged, and
// what one tile can do is brought into one block.
//
// # Phases
//
//  1. narrow: accesses to memory become those of the parts that are used (narrow.go).
//  2. congruent: phis that equal others of their block go (congruent.go).
//  3. fold: one walk over the values in reverse postorder; every value is folded
//     and rewritten once its arguments are (fold.go, divide.go), and
//     looked up among the equal ones that dominate it (number.go); carries go from one addition to the next (carries.go). Shifts are by numbers modulo their
//     width, where the machine takes them so. What is done only to bits that nobody
//     needs is left out; a walk backwards finds before which bits are needed (demand.go).
//  4. gather: bytes put together by shifts are loaded at once (gather.go).
//  5. bypass: blocks that only collect values for the phis of the next one go, and sums in them move
//     there where many ways meet (bypass.go).
//  6. extend: extensions are computed where what they extend is (extend.go).
//  7. split: a branch on two conditions becomes two branches (split.go), and what a select chooses is passed on
//     where a branch has decided it (known.go).
//  8. merge: pointers that go through a loop in step with another one, or with a number, are addressed from where they
//     begin (counters.go); not where size counts most.
//  9. reduce: addresses in innermost loops become sums of what is added up before the loop, of a counter or of a pointer
//     that goes beside it, and of a constant (reduce.go, readdress.go); not where size counts most.
//  10. hoist: what does not change in a loop is computed before it, within the
//     limits of the registers (hoist.go); not where size counts most.
//  11. lower: what only other blocks use, and takes no register more there, is computed there (lower.go).
//  12. sink: an address that is computed in another block and fits an addressing
//     mode is computed again where it is used, with the scaled index or the sum that another
//     block computes, and so is a comparison that a branch or select of another block
//     uses, since a tile sees one block; and a part of a value that is passed on few of many ways
//     is taken on these.
//  13. merge: stores of constants side by side in a block become wider ones, of vectors too, which are
//     loaded from memory unless they have only zeros or only ones (mergestores.go); stores of the parts of one number become one,
//     of its bytes reversed if need be (mergeparts.go), and copies of what is side by side wider ones (mergecopies.go).
//  14. sweep: values nothing needs are removed.
//  15. load: arguments that calls get in memory are loaded where they are stored for them, on machines that push
//     from memory (arguments.go).
//
// Requires and ensures: the legal form (package ir); the same result for every
// input. Each phase is linear in the size of the function.
//
// The divisions follow [Granlund94] as [Warren13 ch. 10] presents them.
package simplify
