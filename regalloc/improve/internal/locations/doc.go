// Package locations maps where each value of a Result is, at every point at which it is still needed there, and which
// registers that occupies.
//
// A Problem in SSA form has one definition for each value, but a Result may have a value in several locations one
// after the other or at once, and names its moves by representatives. The map does not rely on these names: it is a
// backward data-flow analysis of needs. A need is a value in a location. An operand needs its value where the Result
// has it; a definition ends the need for its value; a move replaces the need for its destination by one for its
// source; an edge replaces the need for a parameter by one for the argument. A move without a need is dead, and is not
// in the map.
//
// # Rows
//
// The instruction at position p of the linear order of blocks has two rows: 2p, in which it reads, and 2p+1, in which
// it writes. Moves before it are between rows 2p-1 and 2p. A stay is a range of rows in which a value is needed in one
// register, excluding the row of its last reader.
//
// # Normal form
//
// Moves before one instruction, or on one edge, are one parallel copy: steps are composed. A value loaded from one
// slot into two registers is loaded once.
//
// Requires: a valid Result of a Problem in SSA form. Ensures: the map covers each need of a location; every read of a
// location reads the named value.
//
// Complexity: a block is walked once, and in a loop twice: needs that reach the end of a block later, from the head of
// a loop, are needed at its start too unless the block writes there, in which case it is walked once more. A walk is
// linear in operands, moves and needs.
//
// If two values are needed in one location at once, because one is a copy of the other, both are marked as shared.
package locations
