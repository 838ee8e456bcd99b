// Package iterative is the iterative heuristic allocator of [Koes09 §5.1] on the
// network-flow model: values are routed one by one, each once, in order of priority.
//
// # Algorithm
//
// Units, sets of values that could share a location for good, are taken in order of
// priority: how often they are read and defined, for each instruction that they pass.
// Each goes along its cheapest path through what those before it left (package
// netflow/route). Those that come later are in memory, and in registers for their
// operands: such an operand yields as long as it has another location, and is closed
// when it has none, so that everybody keeps a path. Of paths that cost the same the one
// is taken that keeps to the unit's colour, a register that was free all through its
// life when units took registers in order of priority, those first that fixed operands
// name; or if it has none the one that is least taken. A register that must be saved
// is opened by the first unit for which that pays.
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
// Linear in the points at which values are alive, times the registers of their
// classes; colouring looks at 64 points at a time. A unit that closes loops is routed
// up to six times.
//
// # Differences
//
// The thesis routes a value block after block, in an order of blocks, each from where the
// one before left it. Here one dynamic program over the tree of a unit's segments decides
// all blocks at once, so there is no order to choose; links that close loops lead to where
// the tree's path went, to where it comes back to, or to memory, whichever is cheapest.
// Memory is part of a value's state, so nothing corresponds to the order of variables and
// anti-variables. The thesis fixes a value's location at the ends of blocks in all blocks
// around; here moves stand on edges, and only on edges without room for any the location
// is one: there values begin in memory, or in a register if they have no slot in common,
// and a unit follows those around it. The thesis colours an interference graph by
// simplification; here no graph is made. What a unit costs is priced with coalescing and
// ties, which the thesis's model lacks. A priority that asks for what is lost in memory
// (Excess) and one without lengths (Accesses) are there to compare.
package iterative
