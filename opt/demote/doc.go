// Package demote keeps live sets linear in the size of a function: if more values than any allocator could keep in
// registers are live through very many blocks, they are demoted to memory, as by LLVM's reg2mem.
//
// The live sets of a function of n values and b blocks may have n·b entries, and every allocator takes at least that
// much time and memory to compute them. This happens only if many values are live through many blocks that do not use
// them, and of these, all but as many as there are registers are spilled in the end.
//
// Algorithm: a backward walk from the uses of each value counts the blocks into which it is live. If the sum exceeds 64
// per value and block, values live into more than 64 blocks are stored at their definition and reloaded in each block
// that uses them, except the few with most uses. Once the sum is exceeded, walks stop after 65 blocks.
//
// Requires: a legal program (package ir). Ensures: an equivalent legal program. Time: linear in the function and, up to
// 64 entries per value and block, in its live sets; functions of at most 64 blocks are skipped.
package demote
