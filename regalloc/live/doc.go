// Package live says which virtual registers of a Problem are live where: sets
// at block boundaries, distances to the next use, register pressure, and live
// ranges over a linear order. It takes Problems in and out of SSA form.
//
// Sets are sparse lists made one register at a time, walking backwards from
// each block that reads the register before writing it until a block that
// writes it. The cost is the sum of the sizes of the sets, times the
// predecessors of a block; a dense bit matrix would cost blocks times registers.
//
// Block parameters are written at the start of their block and are not in its
// live-in set; arguments are read on the edge and are in the live-out set of its
// source.
package live
