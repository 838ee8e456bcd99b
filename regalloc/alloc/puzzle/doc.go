// Package puzzle allocates registers by solving puzzles [Pereira08]: each
// instruction is a board whose areas are registers and whose pieces are the
// values around the instruction. Package board solves boards.
//
// # The algorithm
//
// A Problem in SSA form is treated as an elementary program, one instruction at a time: between any two instructions
// all values may change registers, by a parallel copy that is mostly empty. Values that end are X-pieces, those that
// begin are Z-pieces, those that live through are Y-pieces; operands in fixed registers fill squares beforehand, a
// definition tied to a use is a Y-piece of two values, an early definition and a late use are Y-pieces too, and a
// clobbered area takes values that end and values that begin but none that live through.
//
// The solution is guided by the previous one [Pereira08 §4]. If everything can stay, there is no search: only new
// pieces need an area. Otherwise the board is solved again with the current registers as preferences. If it has no
// solution, the value with the least spill cost, by expected executions of loads and stores, is evicted (ties go to
// the furthest next use) and the board is solved again. New values prefer the registers that fixed operands ahead
// demand, then those of values that they flow into (two for each such family), then callee-saved registers if they
// live across calls, then the cheapest.
//
// Blocks are visited in reverse postorder, loops contiguously. A block starts with the values that gain most from a
// register, in the registers of its most frequent edge; a loop starts with the values used in it [Braun and Hack, CC
// 2009]. Differences between the ends of an edge are resolved by moves on it.
//
// Values are stored where they leave their register, or once at their definition if that is no more expensive (stores
// are hoisted); constants are never stored, and never kept if they are not read, but rematerialized at each use that
// finds them in no register. Operands in memory are read there if the value has no other use soon. Values that flow
// into one another share a slot if they are never alive at once, and a parameter whose value is in its slot on all
// edges is not stored again.
//
// Live ranges are not split again afterwards: package improve does that for the Result
// of any allocator.
//
// # As in the paper
//
// Options.Paper is the algorithm as printed, with which the paper's figures can be reproduced:
//
//   - Blocks come in a preorder walk of the dominator tree. A block starts with what its
//     immediate dominator ended with; parameters take one of two preferred registers of
//     their equivalence class, else any that is free (first-chance coalescing, §5.1).
//   - Spilling is furthest first: of the values that the instruction neither uses nor
//     defines the one whose live range extends furthest in the order of the walk leaves
//     its register, for this and all later puzzles until a use reloads it. That is how
//     "a family of variables is spilled": a family is all names that a variable of the
//     source has in the elementary program, of which only those that are not visited
//     yet are put in memory.
//   - A reloaded value stays in a register until it is evicted again. A value with more
//     reloads in the code than uses is loaded before each use instead (load lowering,
//     §5.3): puzzles are solved once more with such values in memory between uses.
//   - Values are stored where they leave registers. A store to a slot that has the value,
//     since all arguments of a parameter are in it on every edge, is dropped
//     (elimination of redundant memory transfers, §5.2).
//
// Requires: a valid Problem in SSA form. Ensures: a Result, or an
// *regalloc.InfeasibleError if the operands of one instruction do not fit.
//
// Complexity: linear in operands and live sets except for sorting the candidates at the starts of blocks; each board
// takes time linear in its areas and pieces, times the number of preferences if not all can be satisfied. Boards with
// restricted classes (byte registers on x86-32) are solved by a bounded search.
//
// # Differences from the paper
//
// Without Options.Paper: values are evicted by cost, not by the end of their live range; callee-saved registers, and
// those that operands ahead demand, are preferred; loops are entered as MIN on SSA form requires, because following
// the dominator tree loads in loops what could have been loaded before them; stores are hoisted; operands are read in
// memory where the Problem allows it.
//
// In both: boards are solved incrementally; the banks of a machine have boards of their own; constants are
// rematerialized; phi functions are block parameters and pi functions are implied by the moves on edges; if all
// evictable values are read by the instruction, a value leaves its register after it.
//
// # Example
//
// With two registers, a and b live and c = op a where a ends: a is an X-piece in
// the first register, b a Y-piece in the second, and c a Z-piece that fits under a.
package puzzle
