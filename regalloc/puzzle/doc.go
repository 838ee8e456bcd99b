// Package puzzle allocates registers by solving puzzles [Pereira08]: each
// instruction is a board whose areas are registers and whose pieces are the
// values around the instruction. Package board solves boards.
//
// # The algorithm
//
// A Problem in SSA form is taken as an elementary program, one instruction at a
// time: between any two instructions all values may change registers, by a
// parallel copy that is mostly empty. Values that end are X-pieces, those that
// begin are Z-pieces, those that go through are Y-pieces; operands in fixed
// registers fill squares beforehand, a definition tied to a use is a Y-piece of
// two values, an early definition and a late use are Y-pieces too, and a clobbered
// area takes what ends and what begins but nothing that goes through.
//
// The solution is guided by the previous one. Where everything can stay, nothing
// is searched: only new pieces need a place. Else the board is solved anew with
// the present registers as wishes. If it has no solution, the value that costs least
// in memory, by the expected executions of loads and stores, of equals that whose
// next use is furthest, goes there and the board is tried again. New values prefer the
// registers that fixed operands ahead demand, then those of values that they flow
// into (two for each such family), then registers that calls keep if they live
// across calls, then the cheapest.
//
// Blocks come in reverse postorder, loops in one piece. A block starts with the
// values that gain most from a register, in the registers of its most frequent edge;
// a loop starts with what is used in it [Braun and Hack, CC 2009]. What differs at
// the ends of an edge is moved there.
//
// Then values that have been in memory are reconsidered one by one: between two uses
// a value may stay where it is in registers, have one that is free there, or be in
// memory. What costs least, weighing accesses by their executions and a little for
// being there, is a minimum cut of the value's live range. What one value gives up
// another can take. So loads for nothing, which a walk forward cannot foresee, go
// away, and registers that are free between are used.
//
// Values are stored where they leave their register, or once at their definition
// if that is no dearer; constants are never stored and never kept if they are not
// read, but made again at each use that finds them in no register. Operands in
// memory are read there if the value has no other use soon. Values that flow into
// one another share a slot if they are never alive at once.
//
// Reconsidering a value is exact if it is stored once, at its definition, and moves
// cost nothing; the outcome is taken if it is better than what was, by the price of
// all accesses and moves.
//
// Requires: a valid Problem in SSA form. Ensures: a Result, or an
// *regalloc.InfeasibleError if the operands of one instruction do not fit.
//
// Complexity: linear in operands and live sets but for sorting the candidates at
// the starts of blocks; each board takes time linear in its areas and pieces, times
// the number of wishes if not all can be granted. Boards with restricted classes
// (registers with bytes on x86-32) are solved by a search with a bound. Reconsidering takes as many
// steps as values in memory live long, times the rounds of their flows, with a bound
// that is linear in instructions and live sets.
//
// # Differences from the paper
//
// The paper evicts the value whose next use is furthest and leaves it at that.
// Boards are solved only as far as they change. Loops are entered as MIN on SSA form
// wants it, because following the dominator tree loads in loops what could have been
// loaded before them; the paper's way can be chosen. Phi functions are block
// parameters here and pi functions are implied by the moves on edges.
//
// # Example
//
// With two registers, a and b live and c = op a where a ends: a is an X-piece in
// the first register, b a Y-piece in the second, and c a Z-piece that fits under a.
package puzzle
