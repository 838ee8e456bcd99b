// Package explain records how a function is compiled, from its text to bytes, as one Document: what each pass made
// of it, where each value is from point to point, what every spill, move and recomputation costs and why it is there,
// the parallel copies, the puzzles, and the prices of registers. Package web makes a page of it.
//
// A Recorder hooks into spillway.Options, which must compile with one worker. It takes the function apart after
// passes, so that a compilation without a Recorder does nothing for it, and one with it makes the same code.
//
// # Where values are
//
// A Result says where operands are and what moves. Which locations hold a value that is needed follows by going
// backwards (locations.go): a pair of a value and a location is needed before an instruction that reads it, or where
// it is needed after it and the instruction does not define it; a move makes the pair at its destination one at its
// source; an edge makes parameters arguments. The least solution is found by iteration over the blocks.
//
// # Costs
//
// The prices of the events of a run add up to the cost of its allocation (regalloc.Items).
//
// # Why
//
// A value that is in memory for a stretch is so since no register is free all through it, or since memory costs less.
// The stretch is looked at point by point: a call that destroys what is not taken, pressure, registers that are free
// only in turns, or a register that is free but must be saved first. The reason names who has the registers.
//
// # Requires, ensures
//
// The same input gives the same Document. Time is that of the compilation, and near linear in instructions times
// registers; prices take iterations of a Lagrangian dual, of which large functions get fewer.
package explain
