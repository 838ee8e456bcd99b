// Package irc is the register allocator of George and Appel: iterated register
// coalescing [George96], for registers that share units, which [Pereira08] calls EIRC.
//
// # Algorithm
//
// Package internal/interference builds the graph, chooses registers and spills. In each round nodes are on three
// worklists and copies on one, and the first applicable of these steps is taken, until all nodes have left the graph:
//
//   - simplify: a colorable node without copies is pushed;
//   - coalesce: the ends of a copy become one node, or an end gets the register that it is
//     copied from or to, if a test says that this is no harder to color: George's for a
//     register, his or Briggs's for two nodes. A copy whose ends interfere is
//     constrained; one that fails the test is tried again when the graph around it is
//     lighter;
//   - freeze: the copies of a colorable node are given up;
//   - select a spill: the node with the least spill cost, relative to the registers it frees for
//     its neighbors, is pushed optimistically: it may still get a register.
//
// Nodes then get registers in the opposite order, and those that get none are spilled.
//
// # Requires, ensures, complexity
//
// Those of internal/interference. A copy is tried once, and again for each of its
// neighbors that becomes colorable.
//
// # Differences from the paper
//
// Colorability is by units [Smith04]. Precolored registers are not nodes: an end of a
// copy from or to a register that passes George's test is assigned it, and leaves the
// graph, with the units it occupies forbidden to its neighbors. Copies are tried in order of their price. A round
// after spilling coalesces again, including copies coalesced before the first potential spill.
package irc
