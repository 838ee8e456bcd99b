// Package model is register allocation as a network-flow problem [Koes09 ch. 3]: every value is a commodity that flows
// from its definition to its uses through the locations where it can be, the capacity of locations is bounded, and a
// flow of minimum cost is sought.
//
// # The model
//
// The input is a Problem in SSA form. Between two instructions a value is in one of these states: register r only,
// register r and memory, memory only, or nowhere (rematerializable values). The state thus includes whether memory is
// valid, which replaces the thesis's anti-variables [Koes09 §3.3]. A change of state costs the move, store, load or
// rematerialization that it takes.
//
// A segment is the part of a value's live range in one block, with a point at each instruction that the value passes
// or that reads it. Its state at a point is the one in which it passes the instruction. An operand is in the value's
// register, in a register to which it is copied for the operand alone, in memory, or a constant, if the operand
// allows it. An operand whose value continues as another (a tied definition, a copy, a low part) and an argument of
// an edge lead to another segment. Each segment has at most one parent, so segments form trees: the source of its
// definition, or the segment at the end of the hottest forward edge into its block.
//
// SpillAll is the initial assignment: everything in memory. Where moves cannot be placed, on some edges and after a
// block's last split point, values without a common slot on both sides are in one register throughout.
//
// Isolate returns a Problem in which values passed on edges without moves are copied before: if one value would have
// to be in two locations on such an edge, only that Problem has an assignment in the model.
//
// Options.Merged merges registers that the Problem cannot tell apart into one location with room for several values,
// for the bound.
//
// # Requires, ensures
//
// The Problem is valid and in SSA form. Total is what regalloc.Cost counts for the Result of the same assignment, to
// the fixed point's precision. A Result is correct if Total is below Inf and the Occupancy has no conflicts. Classes
// have at most 60 allocatable registers; of larger ones the first 60 are used.
//
// # Differences
//
// The thesis's network has locations between all registers at every instruction; here every change of location goes to
// any other at once (there is no crossbar), since one dynamic program over states finds the cheapest anyway.
// Coalescing, ties and slots, which the thesis omits, are in the model.
package model
