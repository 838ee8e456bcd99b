// Package hybrid is the hybrid allocator of [Koes09 §5.4]: it solves a Problem both as
// package iterative and as package simultaneous do, on one network-flow model, and
// takes the solution that costs less. See there for the algorithms.
//
// # Requires, ensures
//
// As for both. The Result costs no more than theirs, since the model's cost is what
// regalloc.Cost counts, but for slots that are shared afterwards. It has no bound.
//
// # Complexity
//
// That of both together.
//
// # Differences
//
// None from the thesis but those of the two.
package hybrid
