// Package live computes the liveness of virtual registers: live sets at block boundaries, distances to the next use,
// register pressure, and live ranges over a linear order. Problems may be in or out of SSA form.
//
// Sets are sparse lists, computed one register at a time by walking backwards from each block with an upward-exposed
// use to the blocks that define the register. The cost is the sum of the sizes of the sets, times the predecessors of
// a block; a dense bit matrix would cost blocks times registers.
//
// Block parameters are written at the start of their block and are not in its
// live-in set; arguments are read on the edge and are in the live-out set of its
// source.
package live
