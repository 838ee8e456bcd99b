// Package explain reports, as text, why a function was allocated as it was: the location of each value at each
// instruction, the cost of each change of location and the values competing for registers there; the dual prices of
// registers by program point, and the savings from keeping a value out of registers.
//
// # Algorithm
//
// A Result is projected into package model and priced point by point. The prices are those of a Lagrangian dual after
// some iterations (package route): the rent of a register at an instruction is the marginal value of having it there.
// An interval in memory or nowhere saves the rent of the register that would have been cheapest for the whole interval.
// The gap at these prices is divided among values whose paths are not their cheapest, registers that are idle at a
// positive rent or whose save is not paid for, and prefixes.
//
// # Requires, ensures
//
// The Problem is in SSA form and the Result correct. The costs of points, prefixes and saved registers add up to the
// cost of the projected assignment.
//
// # Complexity
//
// That of the iterations, and for the text points times registers.
package explain
