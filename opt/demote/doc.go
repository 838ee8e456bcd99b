// Package demote keeps live sets linear in the size of a function: values that live through very many blocks go to
// memory, as LLVM's reg2mem has it, where there are so many of them that no allocator could keep them in registers.
//
// A function of n values and b blocks may have n·b entries in its live sets, and whatever computes or walks these, in
// every allocator, takes as long and as much memory. That needs values that live through many blocks without being
// used there: all but as many as there are registers are spilled in the end.
//
// Algorithm: a walk backwards from the uses of each value counts the blocks that it lives into. If the sum exceeds 64 for
// each value and block, then all values of more than 64 blocks are stored where they are defined and loaded in
// each block that uses them, except for the few that are used most. Once the sum is exceeded, a walk ends at 65
// blocks.
//
// Requires: a legal program (package ir). Ensures: the same, with the same meaning. Time: linear in the function
// and, up to 64 for each value and block, in its live sets; nothing for functions of at most 64 blocks.
package demote
