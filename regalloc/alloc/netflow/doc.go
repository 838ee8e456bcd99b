// Package netflow is a register allocator on the network-flow model of [Koes09
// ch. 3 to 6]: spilling, splitting, rematerialization, coalescing, operands in
// memory, saved registers and lengths of instructions are weighed together.
//
// # Algorithm
//
// The first solution has every value in memory. Then units, sets of values that could share a
// location throughout, are taken one at a time, as in the iterative allocator [Koes09 §5.1]: each is
// routed again along its cheapest path through what the others leave free, which one dynamic
// program finds exactly; a unit is looked at again when something around it has changed; it ends
// when no unit has a cheaper path. Where that ends depends on the order: it is done twice, with the
// most expensive units first and with those first that are most expensive for each instruction that they pass.
// Improve does the same for a Result of any allocator, and an Allocator that has others to begin
// with (From, and slow ones where there are iterations: Also) does it for the best of their Results
// first. The cheapest outcome counts. Without iterations, what costs far more than the best after
// one round is given up, the second order is left out if there is a Result to begin with, values
// keep their location between instructions that have to do with them, and a unit is routed only if
// much can be gained for the steps that it takes: what it costs more than alone in the machine is
// the most that there is.
//
// Where there are no iterations and executions weigh little against bytes, all of this is shorter:
// only the second order, for two rounds, of which the second one routes units only if far more is
// to be had. In return loops are tried with a value in a register all around, and between the
// rounds units that cost far more than alone in the machine displace others: they are routed with
// one register open wherever no operand of another must have it, what is in their way is routed
// again, and all of that is kept if it costs less. The first allocator of From is run after that,
// and its Result begun with if it is cheaper than what was found, improved in the same way
// (improve.Allocator), which is done only if its draft does not cost far more.
//
// Reallocate is for a Problem that was solved before fewer registers could be allocated: it follows
// the Result of then (package route's Guide), so that little is routed, looks at no other
// allocator's, and gives up after one round what is not worth more.
//
// Then, for as long as the budget lasts, Lagrangian prices are iterated [Koes09 ch. 6]; every other
// time, less often the longer that has gained nothing, and later as often as takes no longer than the prices do, an assignment is made of the best one
// with some units routed again by negotiation, now and then of the prices' own solution, and
// improved. After fifty iterations, and again in the end, what is possible in functions that are
// not large is divided (package route's Branch) to prove that nothing in the model costs less. A
// negative number of iterations leaves all of this out, the bound too. The bound on every Result is
// evaluated now and then, at prices that are better than those before; when nothing in the model
// can cost less, the prices of functions that are not large are iterated for some time more for it, and it is evaluated
// in every fourth of them.
// A budget that is a gap alone ends too when the gap hardly shrinks any more. Result.Bound is
// package route's LowerBound, which holds for every Result; Report has the tighter bound of the
// model.
//
// Where bytes alone count, units move in the end to the lowest registers that cost no
// more: equal code is then more often the same in its registers too, and package layout
// merges it.
//
// # Requires, ensures
//
// The Problem is valid and in SSA form, and moves can be placed on the edges that need
// them, as mach.SplitEdges ensures; where they cannot, there is a Result if one of the
// allocators to begin with has one, or if it helps to copy before what such edges carry
// (model.Isolate). The Result is right and costs no more than theirs, or, where the search is
// short, than that of the first of them, or what it improves.
// It depends on the Problem and the options alone, unless the budget is a time.
//
// # Complexity
//
// A round takes time linear in the points at which values are alive, times the
// registers of their classes. These may grow with the square of the function: a Problem with very
// many for each instruction gets the best Result of the allocators to begin with (model.Large).
//
// # Differences
//
// The thesis's iterative allocator routes each value once, where others have not
// taken the path yet, and must not take the last path of those to come; here every unit
// always has a path, so that any order leads to a solution, and routing again is what
// makes it good.
package netflow
