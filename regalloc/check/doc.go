// Package check proves that a Result computes what its Problem says, whoever
// made it. It imports no allocator.
//
// # The lattice
//
// A state says for each location (register or slot) which virtual registers'
// current values are known to be there: a set of virtual registers per location.
// Two states meet by intersection; the top element, "every value everywhere",
// is the state of a block not yet reached; the bottom is "nothing known". As
// sets only shrink, a work list over reverse postorder ends. A state keeps only
// registers that are live, so its size is that of the live set.
//
// # The transfer functions
//
//   - A move adds to its destination what its source holds, all moves of a step
//     at once; whatever overlapped the destination is forgotten. A value wider
//     than the register the move is said to move does not survive it.
//   - An operand that reads v requires v in the set of its location.
//   - A clobber forgets a register and all that share a unit with it.
//   - A definition of v forgets v everywhere, then makes its location hold just v.
//   - An edge renames: what holds an argument also holds the parameter.
//
// A recomputed value needs no location; it is checked to be rematerializable,
// and its instruction to be one that may be executed anywhere.
//
// Besides the flow of data, the constraints of every operand are checked where
// they are: class, fixed register, ties, permitted alternatives and their
// limit, early and late conflicts, clobbers, reserved registers, slots wide
// enough, moves only where moves may be placed and of what may be moved.
//
// The proof is as in regalloc2's checker; unlike it, several registers may share
// units, and Problems need not be in SSA form: a definition makes every older
// copy of its register stale.
//
// Observations proves in the same way what is claimed of values that nothing reads: where
// debuggers find variables.
//
// Time is near linear in operands, moves and live sets, times the nesting depth
// of loops at worst.
package check
