// Package interference is what the graph-coloring allocators (regalloc/alloc/color,
// regalloc/alloc/irc) share: all but the order of simplification. Linear scan over the
// live intervals of the same nodes (regalloc/alloc/intervals) is on top of it too.
//
// # Nodes and edges
//
// A Problem leaves SSA form with all its copies (package outssa), so that coalescing is
// the colorer's. Each virtual register is a node. An operand that demands a register, or
// one of a narrower class than its value's, and a definition that is tied to a use, are
// transfers: a parallel copy before the instruction, or after it, between the value's
// node and the register, or a node of the instruction's own. What these copies cost is
// left to coalescing.
//
// Two nodes interfere where one is written while the other is live [Chaitin82 §3], also
// if it is a copy of it: no two values are in one register at once, which package improve
// relies on. Their classes have registers that share units. Registers themselves are no
// nodes: what is fixed or clobbered while a node is live is taken off the registers that
// it may get, which leaves out most edges of a graph with precolored nodes.
//
// # Registers inside others
//
// A node of n registers is colorable if its neighbors can take fewer than n of them.
// A neighbor of class d takes at most q(c, d) registers of class c, the most that share
// units with any one register of d; the sum of q over the neighbors takes the place of
// the degree, and n, p in [Smith04 §3], that of the number of colors. So parts of
// registers, and classes within others, need no case of their own, in simplification and
// in the tests of Briggs and George. Operands of a tuple (a pair of registers) get the
// registers that a search over their instruction finds (internal/fit).
//
// # Rounds
//
// A round builds the graph in one walk backwards over the code, from the live sets that outssa has;
// Order merges, assigns and pushes nodes; then registers are chosen in the opposite order, those
// first that save copies (biased coloring), that need no prefix and that are used already. A node
// that gets none is spilled, and so is one whose register would cost more, for being saved, than
// memory: its values are from then on in their slots, stored after definitions and loaded before
// each use into nodes of their instructions' own, unless the instruction can use them where they
// are; rematerializable ones are made before each use instead. Constants that cost no more that way
// are so from the start. A value of a class without a register that may be allocated has no node:
// it stays in the register that its definition and its uses name. If a node of an instruction's own
// gets no register, the neighbor goes that costs least, and if there is none, the instruction's
// operands are searched for. Then comes the next round, until all nodes have registers.
//
// Spilled values that are copied to each other and never live at once share a slot, so
// that the copy is nothing; other slots are colored as intervals.
//
// # Intervals
//
// AllocateIntervals has the same nodes, transfers, rounds and spilling without a graph:
// for linear scans (regalloc/alloc/intervals). The walk notes for each node from where to where it
// is live, in ticks, three to an instruction, such that nodes which interfere are live in
// one tick; a sweep over the nodes in order of their starts gives them registers that no
// node has whose interval is not over. What is fixed or clobbered while a node is live,
// which it is not in its holes, is taken off its registers as above. Copies are coalesced
// by the method that takes the Problem out of SSA form. In an extended scan a value has a
// node for each block, but where it is live on an edge that can have no moves.
//
// # Requires, ensures
//
// A valid Problem, in SSA form or not. The Result passes package check. The error is an
// *regalloc.InfeasibleError, one of outssa, or says that the graph is too large; it then
// names other allocators. Intervals are never too many.
//
// # Complexity
//
// A round takes time in proportion to operands, live sets and edges; there are as many edges as
// definitions times values live there, at most, and as many rounds as it takes until nothing is
// spilled, seldom more than four. With intervals a round takes time in proportion to operands and
// live sets, a sort of the nodes, and for each node what is in registers, which is at most all of
// them; an extended scan looks at this for each class. Memory is used again for the next Problem.
package interference
