// Package slotcoloring lets values in memory that are never needed at once share a slot.
//
// Allocators give slots to live ranges in a linear order of blocks, as intervals, so that the many
// values which each have a block of their own to be used in, as for the message of a test that
// failed, take a slot each. Here a slot is live where the next access on some way reads it, which
// is exact, found by data flow over the control flow graph. Two slots interfere where one is
// written while the other one is live; they are colored in the order of how often instructions
// mention them. Fewer slots are shorter displacements, and ends of blocks that use the same slot
// are one (package layout).
//
// Requires: a valid Result. Ensures: a valid Result with the same locations up to slots, which costs the same.
//
// Complexity: O(accesses to slots + n·blocks/64) for each round of the data flow, where n slots may
// share: all of them unless there are thousands, so that this, and the n²/64 words that say which
// interfere, are linear in the function. Blocks are walked a bounded number of times on the average.
package slotcoloring
