// Package pbqp is a register allocator that solves partitioned boolean quadratic problems
// ([Scholz02], [Hames06]): a node for each piece of a value's live range, whose options are
// registers and memory, with their costs; and edges for what two pieces cost together.
// Package regalloc/pbqp is the solver.
//
// # Algorithm
//
// First each value is one piece. Its option 0 is memory, and costs what its operands cost
// then: loads and stores, weighed by executions, or less where an instruction can take it
// from its slot or as a constant; where a value can be rematerialized, what that takes. The
// others are the registers of its class; they cost what operands that need another register
// cost in moves, what the encoding adds, and for registers that must be saved and are not
// worth it (live.Workspace.Saves) what saving takes. What an instruction demands or destroys
// is forbidden to those that live there.
//
// Edges forbid options that share a unit, so that registers inside others need nothing else, to
// pieces that are live at once; they price a move where one piece is copied to another, tied to it
// or is its low part; and forbid that two operands of an instruction are in slots where one may be.
// Operands have pieces of their own where their value is in memory, or its class has registers that
// the operand cannot be in; operands that need consecutive registers have one piece together, whose
// options are the tuples.
//
// What gets no register is split, and everything is solved again: a whole live range into its runs
// of instructions within blocks and between calls, each loaded at its start if need be and stored
// where it is written; such a run into single operands. A definition that is tied to a use occupies
// its register from where the instruction reads, unless the value of the use ends there: then the
// two may share it. If there is a conflict that the solver does not resolve, the pieces around it
// are split; where all of them are operands, it gets time to search.
//
// # Requires, ensures
//
// A valid Problem without block parameters (package outssa makes one). The Result passes package
// check. The error is an *regalloc.InfeasibleError. Of values that are live at once in large
// numbers, those that are cheapest in memory are split before the first graph is made. Options.Fuel
// bounds the wishes for registers and the copies to be removed.
//
// # Complexity
//
// Each round is linear in operands and live sets and makes at most a constant number of edges for
// each operand; values are split twice at most, so that rounds end, and a few are enough. The
// solver's time is near linear in edges. Memory is in proportion to the edges and used again.
//
// # Differences from the papers
//
// In [Scholz02] and [Hames06] spilled values go to memory as a whole and no value is split at calls
// or blocks. There registers that an instruction demands are nodes or copies; here they are costs
// of the nodes around them. Constraints of an instruction on several operands, for which [Scholz02]
// has nodes for instructions, are edges between operands.
package pbqp
