// Package promote promotes allocas to SSA values (SROA and mem2reg): front ends may keep every variable in memory.
//
// # Phases
//
//  1. find: the allocas of the entry block whose address is only used to load, store, copy and fill at
//     known offsets (find.go).
//  2. split: such an alloca becomes one variable for each part that is accessed separately (scalar
//     replacement of aggregates, split.go, rewrite.go). Accesses to several parts are split. Parts that no
//     type fits, or that are only copied, stay in memory.
//  3. place: phis where the iterated dominance frontier of the stores meets the blocks in which the variable
//     is live [Cytron91 §5] (ssa.go); frontiers as in [Cooper01].
//  4. rename: one walk over the dominator tree replaces loads by the current value, and eliminates redundant
//     computations, loads and stores (walk.go, number.go).
//  5. sweep: trivial phis and dead values are removed (sweep.go).
//
// Skipped are functions marked optnone, and those that call a function that returns twice (setjmp), since their
// variables must be preserved across it. Not promoted are volatile and atomic accesses, allocas outside the entry block
// or of unknown size, and allocas whose address escapes: to calls (including byval and sret arguments), to memory, to
// phis, selects or comparisons. A load of uninitialized memory is undefined, as in LLVM.
//
// Requires: a valid raw program (package ir). Ensures: an equivalent valid raw program. Time: linear in the function
// plus, for each variable, the number of blocks in which it is live, and the total size of the dominance frontiers.
package promote
