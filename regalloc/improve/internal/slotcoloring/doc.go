// Package slotcoloring lets spilled values that are never live in memory at the same time share a slot.
//
// Allocators assign slots to live ranges as intervals in a linear order of blocks, so that values used in one block
// each, such as the arguments of the error messages of a function, take a slot each. Here the liveness of slots is
// exact: a slot is live where the next access on some path reads it, by data flow over the control flow graph. Two
// slots interfere if one is written while the other is live; they are colored in the order of their number of
// references. Fewer slots mean shorter displacements, and tails of blocks that use the same slot can be merged
// (package layout).
//
// Requires: a valid Result. Ensures: a valid Result with the same locations up to slots, which costs the same.
//
// Complexity: O(accesses to slots + n·blocks/64) for each round of the data flow, where n slots may
// share: all of them unless there are thousands, so that this, and the n²/64 words of the interference matrix,
// are linear in the function. Blocks are visited a bounded number of times on average.
package slotcoloring
