// Package heuristic implements the heuristic allocators of [Koes09 ch. 5] on the network-flow model: iterative (§5.1),
// simultaneous (§5.2), and hybrid (§5.4), which takes the cheaper Result of the two.
//
// # Iterative
//
// Values are routed one by one, each once, in order of priority.
//
// Units, sets of values that could share a location throughout, are routed in order of priority: by default the
// number of accesses per instruction that they pass. Each takes its cheapest path through the capacity left by those
// before it (package regalloc/netflow/route). Later units are in memory, and in registers for their operands: such an
// operand yields as long as it has another location, and otherwise closes its location, so that every unit keeps a
// path. Ties go to the path that keeps to the unit's color, a register free throughout its life when units, first
// those whose fixed operands name registers, were assigned registers in order of priority; without a color, to the
// register least used by others. A callee-saved register is opened by the first unit that pays for it.
//
// # Simultaneous
//
// One sweep over the code propagates all values at once, and evicts some where a location is overused.
//
// First the cheapest path of every value if everything were free is computed, for whole trees of segments. Then
// blocks are swept in an order of traces, along the most frequent edges, with loop headers at the beginning of traces
// (Traces has other orders). In a block the cheapest paths are computed again, with the decisions of swept blocks
// priced on the edges, which is the thesis's easy update. At the block's start values choose locations, those with
// the largest loss first; of the values only live through a loop with too high pressure, the excess waits in memory.
// Then every value follows its path instruction by instruction. Ties go to the path that keeps to the value's color,
// as in iterative. Where two need one location, one is rerouted, from up to 64 instructions back, to the location
// where its path and the evictions that it causes cost least; an evicted value is rerouted to a free location,
// possibly back to the block's start and its definition. If no such choice resolves an instruction's conflicts, its
// operands are placed together and everything else goes to memory; a block that still has conflicts begins with
// everything in memory. The sweep is done with all registers and without callee-saved ones, and the better outcome
// counts. Then each block is swept again, with all locations around it known, and improvements are kept (unless Once
// is set).
//
// # Requires, ensures
//
// The Problem is valid and in SSA form. Every Problem whose instructions' operands can be placed has a Result. Where
// the model has none, because a value would have to be in several locations at once on an edge without moves, the
// values on such edges are copied before (model.Isolate); if that does not help, there is an error. This is rare:
// mach.SplitEdges gives most edges room for moves. The Result passes package check, and depends only on the Problem,
// the options and the Allocator's fields. It has no bound. Hybrid costs no more than either of the others, up to the
// slots shared afterwards, since the model's cost is that of regalloc.Cost; package improve, which runs later, may leave
// another order.
//
// # Complexity
//
// Iterative: linear in the points at which values are live, times the registers of their classes; coloring processes
// 64 points at a time. A unit that closes loops is routed up to six times.
//
// Simultaneous: the paths take time linear in the points at which values are live, times the registers of their
// classes; a conflict takes a constant times the registers.
//
// Hybrid: the sum of both.
//
// # Differences: iterative
//
// The thesis routes a value block after block, in an order of blocks, each from its location at the end of the
// previous one. Here one dynamic program over the tree of a unit's segments decides all blocks at once, so no order
// needs to be chosen; links that close loops lead to the tree's path, to where it comes back to, or to memory,
// whichever is cheapest. Memory is part of a value's state, so nothing corresponds to the order of variables and
// anti-variables. The thesis fixes a value's location at block ends for all adjacent blocks; here moves are on edges,
// and only edges without room for moves fix the location: there values begin in memory, or in a register if they have
// no slot in common, and a unit follows those around it. The thesis colors an interference graph by simplification;
// here no graph is built. Unit costs include coalescing and ties, which the thesis's model lacks. The priorities
// Excess (loss in memory) and Accesses (without lengths) are for comparison.
//
// # Differences: simultaneous
//
// The thesis fixes a value's location at a block's ends in all adjacent blocks, by propagating constraints; here
// moves may be placed on edges, so a difference has a price instead, and only edges without room for moves constrain:
// the decision at one end holds at the other, and if that proves impossible the sweep is repeated with the initial
// locations there, mostly memory. So traces are just an order of blocks, and rerouting ends at the block's start,
// with the edges' prices beyond. The thesis optionally recomputes paths in all of a trace (full update), which it
// finds does not pay; here that would mean trees, and is omitted. Its evictions reroute throughout the swept code;
// here 64 instructions bound them, which makes the sweep linear. Eviction prices exclude the evictor's location,
// which is already taken. Waiting in memory during loops and sweeping blocks again are not in the thesis.
package heuristic
