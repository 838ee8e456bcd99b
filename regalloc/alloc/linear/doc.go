// Package linear is a linear-scan register allocator of the second-chance
// binpacking kind: one walk over the blocks in a linear order, allocating and
// spilling as it goes, and a resolution phase that makes the ends of blocks agree
// with the starts of their successors (Traub, Holloway and Smith, PLDI 1998;
// [Koes09 §2.1.3]).
//
// # Algorithm
//
// Blocks are visited in reverse postorder with the blocks of each loop together.
// The walk knows what is in each register, which of those values also are in
// their slots, and how far each value's next use is. At an instruction
//
//   - values go into the registers that operands name, and what was there moves
//     out of the way, to another register or its slot;
//   - values that live through leave registers that the instruction clobbers or
//     defines;
//   - operands whose value is in no register get it loaded (its second chance), or
//     read it from its slot or as a constant if the instruction can, whichever
//     costs less; if no register is free, the value needed last is evicted;
//   - definitions get registers.
//
// All moves that this takes happen at once before the instruction. Should a step
// find no register, everything is undone and a search over this instruction
// alone, with every other value in memory, decides; so the allocator fails only
// where the constraints of one instruction contradict each other.
//
// Which register a value gets is decided by what is ahead: registers that
// nothing demands or clobbers during the value's life come first (those are its
// lifetime holes to fit in); then hints, which travel backwards from fixed
// registers through ties and copies; registers to be saved only where that costs
// less than spilling around calls.
//
// A block with one predecessor starts with what that left in registers; a block
// where paths meet, with what most executions bring, in the registers where the
// predecessors leave it and the successors already visited expect it, weighed by
// executions. A loop starts with the values that it uses, the nearest use first,
// loaded on the edge into it if need be; values that only live through it stay in
// registers as far as its pressure leaves room, so nothing is reloaded in a loop
// that fits. If most of its rounds call, the registers that nothing disturbs in
// their lives go to those that would be loaded and stored most around calls.
//
// Afterwards stores that drifted into hotter code than their value's definition
// are put at the definition, once; moves whose target is not read are dropped;
// spilled values whose lives do not overlap share slots. Rematerializable values
// are never defined in place: they are made where they are needed.
//
// # Requires, ensures
//
// A valid Problem without block parameters (package outssa makes one). The
// Result passes package check. The error is an *regalloc.InfeasibleError.
//
// # Complexity
//
// Near linear in operands and live sets; nothing in the walk allocates or looks anything up in a
// map, and memory is used again for the next Problem. One pass backwards finds out what the walk
// asks for: hints, fixed registers and what they block. The operands of a loop that calls are
// counted once more when it is entered. A block costs the number of values in registers at its
// ends, an edge too, unless it is the only one into its target.
//
// # Differences from the papers
//
// Traub's allocator carries its state from each block to the next in linear
// order, whether or not control flows there. Here the state follows edges of the
// control-flow graph, which makes lifetime holes exact, and starts of loops are
// chosen by distance to the next use (as Braun and Hack do in spilling on SSA
// form, CC 2009) rather than found by accident. Instead of a consistency
// data-flow over all blocks for stores, a value's slot is known to be valid from
// the walk, and edges store where it is not.
package linear
