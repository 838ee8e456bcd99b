// Package pbqp is a register allocator that solves partitioned boolean quadratic problems ([Scholz02], [Hames06]): a
// node for each piece of a value's live range, whose options are registers and memory, with their costs, and edges for
// joint costs of two pieces. Package regalloc/pbqp is the solver.
//
// # Algorithm
//
// At first each value is one piece. Its option 0 is memory, at the cost of its operands' loads and stores, weighted by
// executions, or less where an instruction can read it from its slot or as an immediate, or of rematerialization. The
// other options are the registers of its class, at the cost of moves for operands that need another register, of
// longer encodings, and of saving callee-saved registers that are not worth it (live.Workspace.Saves). Registers that
// an instruction demands or clobbers are forbidden to values live there.
//
// Edges forbid options that share a unit to pieces that are live at once, which covers registers inside others; they
// price a move if one piece is copied to another, tied to it or its low part; and forbid two operands of an
// instruction in slots where only one may be. An operand has its own piece if its value is in memory, or if its
// value's class has registers that the operand cannot be in; operands that need consecutive registers share one piece,
// whose options are the tuples.
//
// Pieces that get no register are split, and everything is solved again: a whole live range into runs of instructions
// within blocks and between calls, each loaded at its start if necessary and stored where it is written; such a run
// into single operands. A definition tied to a use occupies its register from where the instruction reads, unless the
// value of the use ends there: then the two may share it. If the solver does not resolve a conflict, the pieces around
// it are split; if all of them are operands, the solver gets time for a search.
//
// # Requires, ensures
//
// A valid Problem without block parameters (see package outssa). The Result passes package check. Errors are of type
// *regalloc.InfeasibleError. Where very many values are live at once, those with the least spill cost are split before
// the first graph is built. Options.Fuel bounds register hints and copies to be removed.
//
// # Complexity
//
// Each round is linear in operands and live sets and makes a constant number of edges per operand at most; values are
// split at most twice, so that rounds end, and a few are enough. The solver's time is near linear in edges. Memory is
// proportional to the edges and reused.
//
// # Differences from the papers
//
// In [Scholz02] and [Hames06] spilled values are in memory as a whole, and no value is split at calls or blocks.
// There, registers that an instruction demands are nodes or copies; here they are costs of the nodes around them.
// Constraints of an instruction on several operands, for which [Scholz02] has nodes for instructions, are edges
// between operands.
package pbqp
