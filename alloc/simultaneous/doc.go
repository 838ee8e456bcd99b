// Package simultaneous is the simultaneous heuristic allocator of [Koes09 §5.2] on the
// network-flow model: one sweep over the code takes all values along at once, and
// evicts some where too many want one location.
//
// # Algorithm
//
// What every value's cheapest path costs with nothing taken is computed first, for whole
// trees of segments. Then blocks are swept in an order of traces, along the most frequent
// edges, with the heads of loops at the beginning of traces (Traces has other orders). In
// a block the cheapest paths are computed again, as what was decided in blocks swept
// before has its price on the edges, which is the thesis's easy update. At the block's
// start values choose locations, those first that lose most; of those that are idle in a
// loop with too many values, as many as do not fit wait in memory. Then instruction by
// instruction every value follows its path. Of paths that cost the same the one is taken
// that keeps to the value's colour, as in package iterative. Where two are in one
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
// the options and the Allocator's fields alone. It has no bound.
//
// # Complexity
//
// The paths take time linear in the points at which values are alive, times the
// registers of their classes; a conflict takes a constant times the registers.
//
// # Differences
//
// The thesis fixes a value's location at a block's ends in all blocks around, by
// propagating constraints; here moves may stand on edges, so a difference has a price
// instead, and only edges without room for moves constrain: what was decided at one end
// holds at the other, and if that turns out not to be possible the sweep is made again
// with the locations of the beginning there, memory for most. So traces are an order of
// blocks, and rerouting ends at the block's start, from where it goes on at the edges'
// prices. The thesis recomputes paths in all of a trace as an option (full update), which
// it finds does not pay; here it would mean trees, and is left out. Its evictions reroute
// along all that was swept; here 64 instructions bound it, which makes the sweep linear.
// The prices of evictions leave out the location of who evicts: it is taken already.
// Waiting in memory during loops and sweeping blocks again are not in the thesis.
package simultaneous
