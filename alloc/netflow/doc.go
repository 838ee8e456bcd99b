// Package netflow is a register allocator on the network-flow model of [Koes09
// ch. 3 to 6]: spilling, splitting, rematerialisation, coalescing, operands in
// memory, saved registers and lengths of instructions are weighed together.
//
// # Algorithm
//
// The first solution has every value in memory. Then units, sets of values that
// could share a location for good, are taken one at a time, the dearest first, as in the
// iterative allocator [Koes09 §5.1]: each is routed again along its cheapest path
// through what the others leave free, which one dynamic program finds exactly; a
// unit is looked at again when something around it has changed; it ends when no
// unit has a cheaper path. Improve does the same for a Result of any allocator.
//
// Then, for as long as the budget lasts, Lagrangian prices are iterated [Koes09 ch. 6];
// now and then an assignment is made of their solution by negotiation, or of the best
// one with some units routed anew, and improved. A budget that is a gap alone ends too
// when the gap hardly shrinks any more. Result.Bound is package route's
// Floor, which holds for every Result; Report has the tighter bound of the model.
//
// # Requires, ensures
//
// The Problem is valid and in SSA form, and moves can stand on the edges that need
// them, as mach.SplitEdges ensures. The Result is right, and no single unit of it has
// a cheaper path. It depends on the Problem and the options alone.
//
// # Complexity
//
// A round takes time linear in the points at which values are alive, times the
// registers of their classes.
//
// # Differences
//
// The thesis's iterative allocator routes each value once, where others have not
// taken the path yet, and must not take the last path of those to come; here everybody
// always has a path, so that any order leads to a solution, and routing again is what
// makes it good.
package netflow
