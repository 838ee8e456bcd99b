// Package presence formulates register allocation as an integer program whose optimum is a lower bound on the cost of
// every Result, without restrictions on values: a value may be in any number of registers and in memory at once. The
// network-flow model of package regalloc/netflow/lp, in contrast, has a value in one register at a time.
//
// # The program
//
// For each point (before and after an instruction, on an edge and at the start of a block, as in [Goodwin96]), a
// variable for each register and slot indicates whether it holds a value. A value present after an instruction was
// present before it, or is its result; a value present after the moves of a point was present before them, or was
// filled by a move at the cost of a move, load, store or rematerialization. An operand is in one of the places where
// its value is present. A unit of the machine holds one value, and a callee-saved register holds one only if it is
// saved. Only operands require values to be present, so a rematerialized value need not be anywhere.
//
// Moves of a point take place in steps, and a value can come from a register that another move has just filled; an
// order of the variables excludes circular moves. A source register with a prefix makes a move longer, so sources are
// of two kinds, with presence variables for each.
//
// Values that are equal on every path to a point (copies, parameters that receive one value) can share a register
// there, and a move carries all of them that are no wider than the move. Likewise, a move has the cost of the
// cheapest class that is wide enough.
//
// Points where no move can pay have none: a move can be delayed until an instruction affects registers of its class,
// except at the end of a block with several successors.
//
// # Requires, ensures
//
// The Problem is in SSA form. Every Result that package check accepts corresponds to a solution of no higher cost. An
// integral solution is a Result with two exceptions: the slots of an argument and its parameter, or of a copy and its
// source, are unified wherever that helps, even if both are occupied at once; and copies that nothing needs may pass
// through occupied registers. Solve converts the solution to a Result and checks it: if it is correct and has the
// same cost, the optimum is the minimum cost; otherwise it is a lower bound.
//
// # Complexity
//
// The number of variables is linear in live values times registers, summed over points. Programs of functions with 20
// instructions take cbc about a second, those with 60 minutes or more.
package presence
