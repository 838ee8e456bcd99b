// Package recolor removes copies after allocation: it gives a stretch of a value's
// live range the register of what it is copied to or from.
//
// Allocators choose the register of a value one after the other, and so a value may be in
// one register at the end of a block and in another at the start of the next, or be made
// in a register from which a copy takes it to where a call needs it. Once all is
// allocated, it is known what is free where.
//
// # Algorithm
//
// The stays of package locations that must have one register are a piece: what an edge
// carries without a move, a result and the operand that it is tied to, a copy that stays
// in place. A piece is pinned if an operand names its register. Copies between pieces
// are affinities, with the price of a move under the metric; one on an edge that needs a
// block of its own has the price of the jump as well.
//
// Pieces wait in a queue, those of the most expensive copies first. The next one takes the
// register, of those of the pieces that it is copied to and from, in which its copies and
// the forms of its instructions cost least, if it is free anywhere along the piece. If
// somebody has, the two registers are exchanged along a Kempe chain: pieces in the way take
// the register that the piece leaves, those in their way the other one, and so on, if the
// chain is short and meets nothing pinned, and all in all that saves anything. Whoever is
// copied to or from what was recolored is queued again.
//
// Where a loop exchanges registers on an edge in most of its rounds, the edges into it and out of
// it divide pieces too: a copy there, which is none as long as both sides are in one register, is
// an affinity like others, with the price that it would have. So an exchange can leave the loop.
//
// Registers that would have to be saved and are not used yet stay unused.
//
// Requires: a Map with all stays of a valid Result of a Problem in SSA form. Ensures: the
// Result stays valid, every operand in the kind of location that it was in, with no move
// that was not there before except for those copies around loops; after Follow the Map is one of it.
// What copies and register-dependent forms cost falls with every change, so that the search ends.
//
// Complexity: building is linear in operands, moves and stays; the search looks at a
// bounded number of rows for each instruction.
package recolor
