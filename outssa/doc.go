// Package outssa translates a Problem out of SSA form, and a Result for the
// outcome back to one for the Problem in SSA form.
//
// # Algorithm
//
// Every edge whose target has parameters gets a parallel copy. Where the source
// of the edge has no other edge, and nothing behind its last split point touches
// a register, the copy stands there, at the end of the source; where the target
// has no other edge into it, at the start of the target. Otherwise the edge is
// critical and cannot hold code: then the parameters of its target are isolated
// as in [Rastello05 §2] — each gets a temporary, the arguments are copied to the
// temporaries at the end of every predecessor and the temporaries to the
// parameters at the start of the target. A temporary is nobody's source but the
// parameter's, so a value that is still needed on another edge is never
// overwritten (the lost-copy problem), and copies are parallel, so neither is one
// parameter by another (the swap problem).
//
// Parameters whose values reach no instruction get no copies.
//
// Then copies are removed: the two sides of a copy become one register when
// their live ranges, and those of all registers they were joined with before, do
// not intersect. Copies are tried in order of falling block frequency.
// Registers that can be rematerialised stay apart: making a constant where it is
// copied is as cheap as the copy. Copies that the compiler put into the Problem
// itself (FlagMove, of one register) are treated alike.
//
// The live sets of the Problem with all copies, which say what may be joined, are
// those of the outcome under its names; they come with it, so that an allocator
// need not find them again. Names are put into the Problem, and copies taken out,
// in place.
//
// Ties between a use and a definition are left to the allocator, which knows
// whether a move is needed.
//
// # Requires, ensures
//
// Lower requires a valid Problem. The lowered Problem has no parameters, the
// same blocks and edges, and the same instructions in the same order between
// copies. Raise requires a right Result of it and ensures a right Result of the
// original Problem, with the same cost: copies become moves. A proof by package
// check of the raised Result covers the translation too.
//
// # Complexity
//
// Linear in operands and live sets, plus, for each removed copy, the segments of
// the shorter live range and those of the longer one behind its first.
package outssa
