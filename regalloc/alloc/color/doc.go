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
//   - colorable nodes are pushed; if there are none, the one with the least frequency-weighted
//     spill cost for the registers it frees for its neighbors;
//   - nodes get registers in the opposite order. A node pushed before it was colorable may
//     still get one, which is the optimism of [Briggs94 §3].
//
// # Requires, ensures, complexity
//
// Those of internal/interference, with a sort of copies and of nodes for each round.
//
// # Differences from the papers
//
// Colorability, as in [Smith04], counts units, so that parts of registers and narrower classes are handled. Chaitin
// coalesces aggressively; here no coalescing may cause a spill. Copies to fixed registers are not coalesced: they are
// hints for choosing registers. A spilled value is in memory everywhere, with a load for each use, as in the papers;
// splitting its live range is left to package improve.
package color
