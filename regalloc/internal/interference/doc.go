// Package interference is the common part of the graph-coloring allocators (regalloc/alloc/color, regalloc/alloc/irc):
// everything except the order of simplification. Linear scan over the live intervals of the same nodes
// (regalloc/alloc/intervals) is built on it too.
//
// # Nodes and edges
//
// SSA form is left with all copies in place (package outssa), so that coalescing is up to the colorer. Each virtual
// register is a node. An operand that demands a register, or a narrower class than its value's, and a definition that
// is tied to a use, are transfers: a parallel copy before or after the instruction between the value's node and the
// register, or a node that belongs to the instruction. Removing these copies is left to coalescing.
//
// Two nodes interfere if one is written while the other is live [Chaitin82 §3], even if it is a copy of it: no two
// values share a register, which package improve relies on, and if their classes have registers that share units.
// Registers are not nodes: those fixed or clobbered while a node is live are excluded from its available registers,
// which avoids most edges of a graph with precolored nodes.
//
// # Registers inside others
//
// A node with n registers is colorable if its neighbors can take fewer than n of them. A neighbor of class d takes at
// most q(c, d) registers of class c, the maximum number that share units with any one register of d; the sum of q over
// the neighbors takes the place of the degree, and n, p in [Smith04 §3], that of the number of colors. So parts of
// registers, and classes within others, need no special case in simplification and in the tests of Briggs and George.
// Operands of a tuple (a pair of registers) get the registers found by a search over their instruction (internal/assign).
//
// # Rounds
//
// A round builds the graph in one backward walk over the code, from the live sets of outssa; Order merges, assigns and
// pushes nodes; then registers are chosen in the opposite order, preferring those that save copies (biased coloring),
// that need no prefix and that are already used. A node that gets none is spilled, and so is one whose register costs
// more to save than memory: its values are in their slots, stored after definitions and loaded before each use into
// nodes of their instructions, unless the instruction can use them in place; rematerializable ones are recomputed
// before each use instead. Constants that cost no more that way are so from the start. A value of a class without
// allocatable registers has no node: it stays in the register that its definition and its uses name. If a node of an
// instruction gets no register, the cheapest neighbor is spilled, and if there is none, the instruction's operands are
// searched. Rounds are repeated until all nodes have registers.
//
// Spilled values that are copied to each other and never live at once share a slot, which removes the copy; other
// slots are colored as intervals.
//
// # Intervals
//
// AllocateIntervals uses the same nodes, transfers, rounds and spilling without a graph, for linear scans
// (regalloc/alloc/intervals). The walk records the live interval of each node in ticks, three to an instruction, such
// that interfering nodes are live in a common tick; a sweep over the nodes in order of their starts assigns registers
// not used by active intervals. Registers fixed or clobbered while a node is live, holes excluded, are not available
// to it, as above. Copies are coalesced by the SSA destruction method. In an extended scan a value has a node for each
// block, except where it is live on an edge that cannot hold moves.
//
// # Requires, ensures
//
// A valid Problem, in SSA form or not. The Result passes package check. The error is an *regalloc.InfeasibleError, one
// of outssa, or reports that the graph is too large and names other allocators; that does not happen with intervals.
//
// # Complexity
//
// A round is linear in operands, live sets and edges; the edges are at most the definitions times the values live
// there, and rounds continue until nothing is spilled, seldom more than four. With intervals a round is linear in
// operands and live sets, plus a sort of the nodes, and for each node the active intervals, at most one per register;
// an extended scan examines them for each class. Memory is reused between Problems.
package interference
