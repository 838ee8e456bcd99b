// Package locations says where each value of a Result is, at every point where
// somebody still reads it there, and what that keeps from others.
//
// A Problem in SSA form has one definition for each value, but a Result may have a
// value in several locations one after the other or at once, and names its moves by
// representatives. The map is found without trusting names: it is a backward
// data-flow analysis of needs. A need is a value in a location. An operand needs its
// value where the Result has it; a definition ends the need for its value; a move
// turns the need for its target into one for its source; an edge turns the need for
// a parameter into one for the argument. A need that reaches nothing is a move for
// nothing, and leaves no trace.
//
// # Rows
//
// The instruction at position p of the linear order of blocks has two rows: 2p, in
// which it reads, and 2p+1, in which it writes. Moves before it are between rows
// 2p-1 and 2p. A stay is a run of rows in which a value is needed in one
// register; the row of the last instruction that reads it is not part of it.
//
// # Normal form
//
// Moves before one instruction, or on one edge, are one parallel copy: steps are
// composed. What comes from the same slot into two registers is loaded once.
//
// Requires: a valid Result of a Problem in SSA form. Ensures: each need of a location
// is met by what the map lists; whatever reads a location reads the named value.
//
// Complexity: a block is walked once, and in a loop twice: what comes to the end of a block
// afterwards, from the head of a loop, is needed at its start too unless the block writes
// there, in which case it is walked once more. A walk is linear in operands, moves and needs.
//
// Where two values are needed in one location at once, because one is a copy of the
// other, both are marked as shared.
package locations
