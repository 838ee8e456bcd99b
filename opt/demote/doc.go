// Package demote keeps live sets linear in the size of a function: if so many values are live through very many blocks
// that no allocator could keep them in registers, they are demoted to memory, like LLVM's reg2mem does.
//
// The live sets of a function of n values and b blocks may have n·b entries, and everything that computes or walks
// them, in every allocator, takes that much time and memory. This only happens with values that are live through many
// blocks without being used there: all but as many as there are registers are spilled in the end.
//
// Algorithm: a backward walk from the uses of each value counts the blocks that it is live into. If the sum exceeds 64
// per value and block, all values live into more than 64 blocks are stored at their definitions and reloaded in each
// block that uses them, except the few with most uses. Once the sum is exceeded, a walk ends at 65 blocks.
//
// Requires: a legal program (package ir). Ensures: the same, with the same meaning. Time: linear in the function and,
// up to 64 per value and block, in its live sets; nothing for functions of at most 64 blocks.
package demote
