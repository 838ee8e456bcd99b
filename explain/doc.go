// Package explain records how a function is compiled, from IR to machine code, as a Document: the output of each pass,
// the location of each value at each point, the cost of every spill, move and rematerialization and the reason for it,
// the parallel copies, the puzzles, and the prices of registers. Package web renders it as a page.
//
// A Recorder installs hooks in spillway.Options, which must compile with one worker. It examines the function after
// passes, so a compilation without a Recorder has no overhead, and one with it emits the same code.
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
// A value is in memory for an interval because no register is free throughout, or because memory costs less. The
// interval is examined point by point: a call clobbers the free registers, pressure is too high, different registers
// are free at different points, or a register is free but would have to be saved first. The reason names the values
// that occupy the registers.
//
// # Requires, ensures
//
// The same input gives the same Document. Time is that of the compilation, and near linear in instructions times
// registers; prices take iterations of a Lagrangian dual, of which large functions get fewer.
package explain
