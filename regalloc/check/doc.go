// Package check proves that a Result is a correct allocation of its Problem, independently of the allocator. It
// imports no allocator.
//
// # The lattice
//
// A state maps each location (register or slot) to the set of virtual registers whose current values are known to be
// there. The meet of two states is the intersection; the top element, "every value everywhere", is the state of a
// block not yet reached; the bottom is "nothing known". As sets only shrink, a work list over reverse postorder
// terminates. A state contains only live registers, so its size is that of the live set.
//
// # The transfer functions
//
//   - A move adds to its destination the values of its source, all moves of a step in parallel;
//     all locations that overlap the destination are invalidated. A value wider than the
//     register that the move is declared to move is lost.
//   - An operand that reads v requires v in the set of its location.
//   - A clobber invalidates a register and all that share a unit with it.
//   - A definition of v invalidates v everywhere; its location then holds just v.
//   - An edge renames: a location that holds an argument also holds the parameter.
//
// A recomputed value needs no location; it is checked to be rematerializable,
// and its instruction to be one that may be executed anywhere.
//
// Besides the data flow, the constraints of every operand are checked: class, fixed register, ties, permitted
// alternatives and their limit, early and late conflicts, clobbers, reserved registers, slot sizes, and that moves are
// placed only where allowed and move only what may be moved.
//
// The proof is like that of regalloc2's checker; unlike there, registers may share units, and Problems need not be in
// SSA form: a definition makes every older copy of its register stale.
//
// Observations proves in the same way claims about values that no instruction reads: locations of variables in debug
// information.
//
// Time is near linear in operands, moves and live sets, times the nesting depth
// of loops at worst.
package check
