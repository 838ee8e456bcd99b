// Package color is the register allocator of Chaitin and Briggs: optimistic coloring
// of the interference graph, with conservative coalescing [Chaitin82] [Briggs94].
//
// # Algorithm
//
// Package internal/interference builds the graph, chooses registers and spills. In each
// round
//
//   - copies are coalesced, most expensive first, as long as the merged node is no harder to
//     color by Briggs's test or George's, in a few passes;
//   - colorable nodes are pushed, and when there are none, of the others the one whose
//     values cost least in memory, by frequency, for what it takes from its neighbors;
//   - nodes get registers in the opposite order. That one had to be pushed before it was
//     colorable does not mean that it gets none, which is the optimism of [Briggs94 §3].
//
// # Requires, ensures, complexity
//
// Those of internal/interference, with a sort of copies and of nodes for each round.
//
// # Differences from the papers
//
// Colorability, as in [Smith04], is by units, so that parts of registers and narrower
// classes fit in. Chaitin coalesces whatever does not interfere; here nothing is, that
// could cause a spill. Copies to fixed registers are not coalesced: choosing registers
// heeds them. A spilled value is one in memory everywhere, with a load for each use, as in
// the papers; what would be better in a register for part of its life is for package
// improve.
package color
