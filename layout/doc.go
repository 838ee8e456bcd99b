// Package layout performs late optimizations on allocated code and chooses the order of blocks in the text, so that the
// likely successor of a block is its fall-through.
//
// Its passes, in the order in which they run:
//
//   - Stores eliminates redundant and partially redundant stores of spilled values.
//   - Thread threads jumps through empty blocks, before Merge and after it.
//   - Heads hoists the common prefix of both successors of a branch above it.
//   - Merge merges identical blocks and identical tails of blocks. It first reorders the instructions before equal
//     calls and jumps so that the common tail becomes longer.
//   - Duplicate copies short blocks that end in an indirect branch into their predecessors.
//   - Order grows chains of blocks bottom-up [Pettis90]: it visits edges from the most to the least frequent; an
//     edge joins two chains if it leads from the end of one to the start of the other. The chain of the entry comes
//     first; each next chain is the one most strongly connected to the chains placed so far.
//   - Hoist speculates short blocks that only fill registers, as phis produce them, above the branch to them.
//   - Returns replaces jumps to short returning blocks by copies of these, after frame insertion.
//   - Retarget removes moves and exchanges by computing values directly in their destinations.
//   - Flags eliminates redundant compares, and takes carries and overflows from the condition flags.
//   - Apart selects shorter encodings where the destination overlaps no source.
//   - Exchange replaces moves by exchanges, or by pushes and pops, where these are shorter and size matters.
//   - BreakDependencies clears registers before partial writes.
//   - Fuse makes two instructions adjacent and marks them to be emitted as one machine instruction.
//   - Align aligns the heads of inner loops; a short loop is kept within one cache line.
//
// Requires: a function at stage Allocated or later. Ensures: Func.Layout holds
// every reachable block once, the entry first. O(e log e) for e edges.
package layout
