// Package linear is a linear-scan register allocator of the second-chance
// binpacking kind: one walk over the blocks in a linear order, allocating and
// spilling as it goes, and a resolution phase that makes the ends of blocks agree
// with the starts of their successors (Traub, Holloway and Smith, PLDI 1998;
// [Koes09 §2.1.3]).
//
// # Algorithm
//
// Blocks are visited in reverse postorder with the blocks of each loop contiguous. The walk tracks the contents of
// registers, which of these values are also in their slots, and the distance of each value's next use. At an
// instruction
//
//   - values go into the registers that operands name, and what was there moves
//     out of the way, to another register or its slot;
//   - values that live through leave registers that the instruction clobbers or
//     defines;
//   - operands whose value is in no register get it loaded (its second chance), or
//     read it from its slot or as a constant if the instruction can, whichever
//     costs less; if no register is free, the value with the furthest next use is evicted;
//   - definitions get registers.
//
// All these moves happen in parallel before the instruction. If a step finds no register, everything is undone and a
// search over this instruction alone, with every other value in memory, decides; so the allocator fails only if the
// constraints of one instruction contradict each other.
//
// The choice of registers looks ahead: registers that nothing demands or clobbers during the value's life come first
// (so values are fitted into lifetime holes); then hints, which are propagated backwards from fixed registers through
// ties and copies; callee-saved registers are used only if saving them costs less than spilling around calls.
//
// A block with one predecessor inherits its register contents. A block with several starts with the values that most
// executions provide, in the registers in which the predecessors leave them and the successors already visited expect
// them, weighted by frequency. A loop starts with the values that it uses, the nearest use first, loaded on the edge
// into it if necessary; values that only live through it stay in registers as far as its pressure permits, so nothing
// is reloaded in a loop that fits. If most iterations contain calls, the registers that nothing disturbs during these
// values' lives go to those that would be loaded and stored most around calls.
//
// Afterwards, stores that ended up in hotter code than their value's definition are moved to the definition; moves
// whose destination is not read are removed; spilled values whose lives do not overlap share slots. Definitions of
// rematerializable values are removed: the values are recomputed where needed.
//
// # Requires, ensures
//
// A valid Problem without block parameters (see package outssa). The Result passes package check. Errors are of type
// *regalloc.InfeasibleError.
//
// # Complexity
//
// Near linear in operands and live sets; the walk neither allocates nor uses maps, and memory is reused between
// Problems. One backward pass collects hints, fixed registers and what they block. The operands of a loop that
// contains calls are counted once more when it is entered. A block costs the number of values in registers at its
// ends; so does an edge, unless it is the only one into its target.
//
// # Differences from the papers
//
// Traub's allocator carries its state from each block to the next in linear order, whether or not control flows there.
// Here the state follows edges of the control-flow graph, which makes lifetime holes exact, and the values in
// registers at loop headers are chosen by distance to the next use (as Braun and Hack do for spilling on SSA form, CC
// 2009). Instead of a consistency data-flow analysis for stores, the walk tracks whether slots are valid, and edges
// store where they are not.
package linear
