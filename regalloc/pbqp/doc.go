// Package pbqp solves partitioned boolean quadratic problems: each node of a graph has a cost for each of its options,
// each edge a cost for each pair of options of its two nodes, and one option is to be chosen for each node so that the
// total cost is minimal [Scholz02]. Costs are numbers or Inf, which forbids a choice. The package does not interpret
// the options; regalloc/alloc/pbqp allocates registers with it.
//
// # Algorithm
//
// Nodes are removed from the graph one by one by reductions that preserve optimality, as long as one applies:
//
//   - R0: a node without edges takes its cheapest option;
//   - RI: a node with one edge gives its neighbor, for each option there, what its own
//     best option costs then;
//   - RII: a node with two edges becomes an edge between its neighbors;
//   - a node with more options of the least cost than its neighbors can make more expensive,
//     whatever they choose, chooses after them.
//
// The rest falls into connected components. Branch and bound solves the small ones, within a bound on the steps:
// dominated options are dropped; the node with most to lose by not having its best option is next; the lower bound is
// the sum of the least costs of the remaining nodes, given the choices made.
//
// Then the node is removed that may lose least, per edge, if it chooses after all others (RN, as in [Hames06]): the
// difference between its best option and the one it gets if its neighbors forbid as many of the better ones as they
// can. Its removal may enable exact reductions. In the end nodes choose in the opposite order, each knowing the
// choices of the neighbors that it had when it was removed. If the outcome costs more than the lower bound, nodes that
// do not have their best options try others, and up to two neighbors that this disturbs move away.
//
// # Requires, ensures
//
// Graph's methods panic on mismatched sizes and on NaN costs. A Solution has a valid option for each node. If Proved,
// none costs less: all nodes were removed exactly or solved by branch and bound, or the cost equals the lower bound.
// Everything is deterministic; ties break on the lower option and the lower node.
//
// # Complexity
//
// With k options a node costs O(k) for each edge at R0 and RN, O(k²) at RI, O(k³) at RII, and
// O(log n) for its place among the others; the improvement in the end looks at an edge a
// constant number of times on average, in O(k).
// Branch and bound takes no more than Options.Steps steps for each node, of O(k) times the
// nodes of the part. Memory is some ten words for each edge and the costs, where equal
// matrices are one; no step allocates, except for tables that grow.
//
// # Differences from the papers
//
// In [Scholz02] RN chooses at once, by the likely costs of its neighbors; here, as in [Hames06], the choice is
// deferred until they have chosen. [Hames06] ranks nodes by whether they can always get a register and then by the
// cost of the spill option, which this package does not know: the difference between two options serves the same
// purpose. The fourth exact reduction, branch and bound on components (there it is the whole graph) and the final
// improvement are additions.
package pbqp
