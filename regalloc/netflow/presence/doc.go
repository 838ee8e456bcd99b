// Package presence writes register allocation as an integer program whose optimum bounds the cost of every Result from
// below, without restrictions on values: a value may be in any number of registers and in memory at once. Package
// regalloc/netflow/lp, in contrast, has the model of network flow, in which a value is in one register at a time.
//
// # The program
//
// A variable says of each register and slot whether it holds a value, at each point: before and after an instruction,
// on an edge and where a block begins (as in [Goodwin96]). What is present after an instruction was present before it,
// or is its result; what is present after the moves of a point was so before, or a move has filled it, which costs what
// a move, load, store or rematerialization does. Operands are in one of the places where their value is present. A unit
// of the machine holds one value, and a callee-saved register holds one only if it is saved. Only operands require
// values to be present, so a value that is rematerialized need not be anywhere.
//
// Moves of a point take place in steps, and a value can come from a register that another move has just filled; which
// variable may lean on which is ordered so that none hold each other up. A register with a prefix as the source makes a move longer, so
// sources are of two kinds, with a variable each for what there is of them.
//
// Values that are equal on every path to a point (copies, parameters that get one value) can be in one register there,
// and a move takes all of them along that are no wider than it is said to be. Likewise, a move has the cost of the
// cheapest class that is wide enough.
//
// Points where no move can be worth anything have none: a move can wait for as long as nothing that has to do with
// registers of its class happens, except for the end of a block from which several edges lead.
//
// # Requires, ensures
//
// The Problem is in SSA form. Every Result that package check accepts is a solution of no higher cost. An integral
// solution is a Result with two exceptions: the slots of an argument and of its parameter, or of a copy and its source,
// are taken to be one wherever that helps, even if both are full at once; and copies that nothing needs may pass
// through registers that are full. Solve converts the solution to a Result and checks it: if it is correct and has the
// same cost, the optimum is the least cost; otherwise it is a lower bound.
//
// # Complexity
//
// Variables are linear in values that are alive, times registers, summed over points. Programs of functions of 20 instructions take cbc about a
// second, those of 60 minutes or more.
package presence
