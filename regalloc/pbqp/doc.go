// Package pbqp solves partitioned boolean quadratic problems. Each node of a graph has a
// number of options with a cost each, each edge a cost for each pair of options of its two
// nodes, and one option is to be chosen for each node so that all that costs least together
// [Scholz02]. Costs are numbers or Inf, for what must not be. The package knows nothing of
// what the options mean; regalloc/alloc/pbqp allocates registers with it.
//
// # Algorithm
//
// Nodes are taken off the graph, one after the other, without losing any optimum, as long as
// that goes:
//
//   - R0: a node without edges takes its cheapest option;
//   - RI: a node with one edge gives its neighbor, for each option there, what its own
//     best option costs then;
//   - RII: a node with two edges becomes an edge between its neighbors;
//   - a node with more options of the least cost than its neighbors can make more expensive,
//     whatever they choose, chooses after them.
//
// What is left falls into parts that no edge joins. Branch and bound solves the small ones,
// within a bound on the steps: options that another one dominates are dropped; the node with
// most to lose by not having its best option is next; the lower bound is the sum of what the
// options of the nodes left cost at least, given the choices made.
//
// In what is left then the node is taken off that may lose least, by edge, if it chooses
// after all others (RN, as in [Hames06]): the difference between its best option and the one
// it gets should its neighbors forbid as many of the better ones as they can. Taking it off
// may let others be reduced exactly. In the end nodes choose in the opposite order, each
// knowing the choices of the neighbors that it had when it was taken off. If the outcome
// costs more than the lower bound, nodes that do not have their best options try others, and
// up to two neighbors that this disturbs move away.
//
// # Requires, ensures
//
// Graph's methods panic on sizes that do not fit and on costs that are not numbers. A Solution has
// a valid option for each node. If Proved, none costs less: all nodes were taken off exactly
// or by branch and bound, or the cost is that of the lower bound. Everything is
// deterministic; ties break on the lower option and the lower node.
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
// In [Scholz02] RN chooses at once, with what its neighbors are likely to cost; here, as in
// [Hames06], it is put off until they have chosen. [Hames06] ranks nodes by whether they can
// always have a register and then by the cost of the option that spills, of which this package knows nothing:
// the difference between two of the options is the same for what it is about. The fourth exact reduction,
// the branch and bound on parts (there it is the whole graph) and the improvement in the end are additions.
package pbqp
