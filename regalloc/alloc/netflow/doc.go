// Package netflow is a register allocator on the network-flow model of [Koes09 ch. 3 to 6]: it optimizes spilling,
// splitting, rematerialization, coalescing, operands in memory, saved registers and instruction lengths together.
//
// # Algorithm
//
// The first solution has every value in memory. Then units, sets of values that could share a location throughout, are
// rerouted one at a time, as in the iterative allocator [Koes09 §5.1]: each along its cheapest path through the
// locations that the others leave free, which one dynamic program finds exactly. A unit is revisited when something
// around it has changed; the search ends when no unit has a cheaper path. The outcome depends on the order, so there
// are two: the most expensive units first, and the most expensive per instruction first. Improve does the same
// starting from a Result of any allocator, and an Allocator with starting allocators (From, and with iterations also
// the slow ones of Also) starts from the best of their Results, too. The cheapest outcome wins. Without iterations, a
// start that costs far more than the best after one round is dropped, the second order is skipped if there is a
// starting Result, values keep their location between instructions that involve them, and a unit is routed only if its
// potential gain, its cost above that of being alone in the machine, justifies the steps.
//
// Without iterations, if executions weigh little against bytes, the search is shorter: only the second order, for two
// rounds, of which the second routes only units with a large potential gain. In addition, keeping a value in a
// register throughout a loop is tried, and between the rounds units that cost far more than alone in the machine
// displace others: they are routed with one register open except where operands of others require it, conflicting
// units are rerouted, and the change is kept if it costs less. The first allocator of From runs after that, and its
// Result, improved in the same way (improve.Allocator), is a start if it is cheaper; it is improved only if its draft
// does not cost far more.
//
// Reallocate is for a Problem that was solved before with more allocatable registers: it follows the earlier Result
// (package route's Guide), so that little is routed, runs no other allocator, and gives up after one round if the
// outcome is not worth more effort.
//
// Then, as long as the budget lasts, Lagrangian prices are iterated [Koes09 ch. 6]. Every second time, less often
// while this gains nothing, and later as often as it takes no longer than the prices, an assignment is derived from
// the best one by rerouting some units by negotiation, or now and then from the prices' own solution, and improved.
// After fifty iterations, and again at the end, functions that are not large are solved by branching (package route's
// Branch) to prove that nothing in the model costs less. A negative number of iterations disables all of this,
// including the bound. The bound on every Result is evaluated whenever the prices have improved enough; once nothing
// in the model can cost less, the prices of functions that are not large are iterated further for it, and it is
// evaluated in every fourth iteration. Without a number of iterations, it is evaluated before the end only as often as
// that takes no more work than the search. A budget that is only a gap also ends when the gap hardly shrinks any more,
// or after work linear in the function, less where many values are live at each instruction. Result.Bound is package route's LowerBound, which holds for every Result;
// Report has the tighter bound of the model.
//
// If only bytes count, units finally move to the lowest registers that cost no more: equal code then more often has
// equal registers, and package layout can merge it.
//
// # Requires, ensures
//
// The Problem is valid and in SSA form, and moves can be placed on the edges that need them, as mach.SplitEdges
// ensures; otherwise there is a Result if one of the starting allocators has one, or if copying before such edges
// helps (model.Isolate). The Result is correct and costs no more than theirs or, in a short search, than that of the
// first of them, or than the Result being improved. It depends only on the Problem and the options, unless the budget
// is a time.
//
// # Complexity
//
// A round takes time linear in the points at which values are alive, times the registers of their classes. This may be
// quadratic in the function: a Problem with very many such points per instruction gets the best Result of the starting
// allocators (model.Large).
//
// # Differences
//
// The thesis's iterative allocator routes each value once, along locations not yet taken, and must not take the last
// path of later ones; here every unit always has a path, so that any order leads to a solution, and rerouting is what
// makes it good.
package netflow
