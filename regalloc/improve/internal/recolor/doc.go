// Package recolor removes copies after allocation by moving a stretch of a value's live range to the register that it
// is copied to or from.
//
// Allocators choose registers one value at a time, so a value may end up in one register at the end of a block and in
// another at the start of the next, or be defined in a register from which a copy takes it to an argument register.
// After allocation it is known which registers are free where.
//
// # Algorithm
//
// The stays of package locations that must have one register are a piece: what an edge
// carries without a move, a result and the operand that it is tied to, a copy that stays
// in place. A piece is pinned if an operand names its register. Copies between pieces
// are affinities, with the price of a move under the metric; one on an edge that needs a
// block of its own has the price of the jump as well.
//
// Pieces are processed from a queue, those of the most expensive copies first. A piece takes, of the registers of the
// pieces that it is copied to and from, the one in which its copies and the encodings of its instructions cost least,
// if it is free all along the piece. If it is occupied, the two registers are exchanged along a Kempe chain:
// conflicting pieces take the register that the piece leaves, those in their way the other one, and so on, if the
// chain is short, meets nothing pinned, and saves anything in total. Pieces copied to or from a recolored one are
// queued again.
//
// If a loop exchanges registers on an edge in most of its iterations, the edges into and out of it also divide pieces:
// a copy there, which is free as long as both sides are in one register, is an affinity like others, with the price
// that it would have. So an exchange can be moved out of the loop.
//
// Callee-saved registers not used yet stay unused.
//
// Requires: a Map with all stays of a valid Result of a Problem in SSA form. Ensures: the Result stays valid, every
// operand stays in the same kind of location, and no moves are added except copies around loops; after Follow the Map
// describes it. The cost of copies and register-dependent encodings decreases with every change, so the search
// terminates.
//
// Complexity: building is linear in operands, moves and stays; the search looks at a
// bounded number of rows for each instruction.
package recolor
