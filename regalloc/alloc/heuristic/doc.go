// Package heuristic implements the heuristic allocators of [Koes09 ch. 5] on the network-flow model: iterative (§5.1),
// simultaneous (§5.2), and hybrid (§5.4), which takes the cheaper Result of the two.
//
// # Iterative
//
// Values are routed one by one, each once, in order of priority.
//
// Units, sets of values that could share a location throughout, are taken in order of
// priority: how often they are read and defined, for each instruction that they pass.
// Each goes along its cheapest path through what those before it left (package
// regalloc/netflow/route). Those that come later are in memory, and in registers for their
// operands: such an operand yields as long as it has another location, and is closed
// when it has none, so that every unit keeps a path. Of paths that cost the same the one
// is taken that keeps to the unit's color, a register that was free all through its
// life when units took registers in order of priority, those first that fixed operands
// name; or if it has none the one that is least taken. A register that must be saved
// is opened by the first unit for which that pays.
//
// # Simultaneous
//
// One sweep over the code takes all values along at once, and evicts some where too many need one location.
//
// What every value's cheapest path costs with nothing taken is computed first, for whole
// trees of segments. Then blocks are swept in an order of traces, along the most frequent
// edges, with the heads of loops at the beginning of traces (Traces has other orders). In
// a block the cheapest paths are computed again, as what was decided in blocks swept
// before has its price on the edges, which is the thesis's easy update. At the block's
// start values choose locations, those first that lose most; of those that are idle in a
// loop with too many values, as many as do not fit wait in memory. Then instruction by
// instruction every value follows its path. Of paths that cost the same the one is taken
// that keeps to the value's color, as in iterative. Where two are in one
// location one is rerouted, from up to 64 instructions back, to where its path and the
// evictions that it causes cost least; an evicted value is rerouted to what is free, also
// back to the block's start and its definition. If no such choice resolves an
// instruction's conflicts, its operands go where they fit together and everything else
// into memory; a block in which something is in one location even so begins in memory
// altogether. The sweep is made with all registers and with none that must be saved, and
// the better outcome counts. Then each block is swept once more, now that all locations
// around it are known, and what is cheaper is kept (unless Once is set).
//
// # Requires, ensures
//
// The Problem is valid and in SSA form. Every Problem has a Result for which the instructions'
// operands find registers. Where the model has none, since a value would have to be in several
// locations at once on an edge without moves, what such edges carry is copied before
// (model.Isolate); if that does not help either, there is an error. Few Problems want it:
// mach.SplitEdges gives most edges room for moves. The Result is right; it depends on the Problem,
// the options and the Allocator's fields alone. It has no bound. Hybrid costs no more than either of the
// others, since the model's cost is what regalloc.Cost counts, except for slots that are shared afterwards.
//
// # Complexity
//
// Iterative: linear in the points at which values are alive, times the registers of their
// classes; coloring looks at 64 points at a time. A unit that closes loops is routed
// up to six times.
//
// Simultaneous: the paths take time linear in the points at which values are alive, times the
// registers of their classes; a conflict takes a constant times the registers.
//
// Hybrid: that of both together.
//
// # Differences: iterative
//
// The thesis routes a value block after block, in an order of blocks, each from where the
// one before left it. Here one dynamic program over the tree of a unit's segments decides
// all blocks at once, so there is no order to choose; links that close loops lead to where
// the tree's path went, to where it comes back to, or to memory, whichever is cheapest.
// Memory is part of a value's state, so nothing corresponds to the order of variables and
// anti-variables. The thesis fixes a value's location at the ends of blocks in all blocks
// around; here moves are on edges, and only on edges without room for any the location
// is one: there values begin in memory, or in a register if they have no slot in common,
// and a unit follows those around it. The thesis colors an interference graph by
// simplification; here no graph is made. What a unit costs is priced with coalescing and
// ties, which the thesis's model lacks. A priority that asks for what is lost in memory
// (Excess) and one without lengths (Accesses) are there to compare.
//
// # Differences: simultaneous
//
// The thesis fixes a value's location at a block's ends in all blocks around, by
// propagating constraints; here moves may be placed on edges, so a difference has a price
// instead, and only edges without room for moves constrain: what was decided at one end
// holds at the other, and if that turns out not to be possible the sweep is made again
// with the locations of the beginning there, memory for most. So traces are an order of
// blocks, and rerouting ends at the block's start, from where it continues at the edges'
// prices. The thesis recomputes paths in all of a trace as an option (full update), which
// it finds does not pay; here it would mean trees, and is left out. Its evictions reroute
// along all that was swept; here 64 instructions bound it, which makes the sweep linear.
// The prices of evictions leave out the location of who evicts: it is taken already.
// Waiting in memory during loops and sweeping blocks again are not in the thesis.
package heuristic
