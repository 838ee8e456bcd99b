// Package route finds cheapest paths of values through the network-flow model, and lower bounds on their cost.
//
// # Paths
//
// A unit is a set of segments that form trees (package model). A dynamic program computes, from the leaves up, the
// cost of continuing from each state at each point; a walk down follows the minimum. A step from one instruction to
// the next takes time linear in the states: every register costs the same to reach from any other, except for those
// whose encodings need a prefix, so the minimum of two groups is enough.
//
// An Improver maintains an assignment without conflicts. It removes a unit, routes it through the remaining capacity
// (package model's Occupancy) with everything else fixed, and keeps the path if exact pricing finds it cheaper. An
// unused callee-saved register is tried with its save cost added. Links from a unit to itself outside its trees,
// which close loops, are pinned to the states that they would lead to if they were free, then to those that they
// would come from, then to their previous ones. With every register open and loops free, the dynamic program yields a
// lower bound: if it is no cheaper, the unit stays; if its path has no loops and uses no new callee-saved register,
// or costs no more than the bound, it is optimal. A unit is revisited if another path in one of its blocks has
// changed, unless its cost already equals that of being alone in the machine, which is computed once. Unless Thorough
// is set, a unit is routed only if its potential gain justifies the steps. If Wide is set, values change location
// only at instructions that involve them and at block starts: the open registers of a stretch between two of these
// are one set, so a stretch is one step of the dynamic program.
//
// Given an assignment found with more registers (Guide), a unit takes its location there while that is free; only the
// others are routed.
//
// Displace takes steps that routing one unit at a time does not find: a unit that costs far more than alone gets one
// register except where operands of others require it, and the displaced tenants are rerouted once each. The
// register's value is estimated from what its tenants gained by leaving memory; acceptance of the whole step is by
// exact cost.
//
// A Negotiator starts from an assignment with conflicts: overused locations have a price that grows until all but one
// occupant have moved elsewhere. Each round routes the units that use overused locations.
//
// A Greedy routes units in order of priority, once each. Units not routed yet are in memory, and their operands yield
// as long as they have other locations (softness). Links that close loops are fixed to where the path came in, to
// where it comes back to, and to memory, and the best is taken. A Sweep propagates all values from instruction to
// instruction and evicts some where a location is overused; it uses the same dynamic programs within one block at a
// time, with prices for the decisions around it, and sweeps each block again once all are decided. Both start from
// the assignment of Improver.Begin.
//
// An instruction that a value merely passes is visited only if it restricts the value more than its neighbors do:
// elsewhere the value can be where it is at one of them.
//
// A run of points that a value passes is one propagation: at each point it pays rent, which is computed once for all
// values, and may change its location. On amd64 with AVX2 a propagation keeps the costs of up to 16 registers in vectors,
// with the same results as the version in Go, which the build tag purego selects. It also records the minimum cost of
// reaching each group of states, from which the walk down sees whether a value stays in place.
//
// # The bound of the model
//
// A Dual relaxes the constraints that couple the trees [Koes09 §6.1]: each unit of the machine holds one value in
// each row, each instruction limits its memory operands, and links outside the trees connect equal states. Using a
// location costs its price: the sum of the cheapest trees minus the price of all capacity is a lower bound on every
// assignment of the model, at any prices. A callee-saved register is available only if its prices exceed its save
// cost. The operands that can cause an instruction's prefix share its price; the shares are equal at first, and those
// of operands that need it grow at the expense of the others. Prices move along an averaged subgradient, after the
// first iterations always from the best prices so far [Barahona00] (Ascent has the rules of the thesis for
// comparison). A tree is solved again only if a price in one of its rows has changed.
//
// Registers that the Problem cannot tell apart have one price and are one state of the dynamic programs
// (model.Options). The bound is concave in the prices and invariant when such registers are exchanged, so with the
// mean of their prices it is at least as high.
//
// The relaxation may split a value into halves, which the Dual counters with ways: from the instruction that defines
// a value along links to the value that it becomes, if that passes the same instruction (a loop that rotates its
// parameters), and from the end of a block over an edge that carries one value to two segments. In an assignment the
// two are in different places, so the location changes at least once on the way, or, on an edge, the value is in
// memory too. Each way has a multiplier, which is added to the bound and subtracted from the price of each change on
// the way, except for fetches that serve one operand alone; the reductions at one position never exceed the minimum
// price there. Rematerializable values are on no way. A Result, too, changes the location of a value on a way around
// a loop, or fills another one (see LowerBound); one that holds a value twice need not store it at the end of a
// block.
//
// Branch is branch and bound: it splits on the location that a value has in about half of the last solutions, or on
// how many registers of a kind are saved. If every part costs at least the target, so does everything. Marginals, the
// cost of the best route through each state, rule out states whose excess over the cheapest route, added to the
// bound, reaches the target. They come from a second walk down each tree with the same programs, which are linear,
// evaluated for each state separately. Where registers that cannot be distinguished are merged and all solutions of a
// part agree, the search continues in the unmerged model, trying one of several exchangeable registers for all. It
// gives up at the first part that resists; depth and iterations are bounded.
//
// Remainder divides the gap between an assignment and the bound: a tree's part is the excess of its paths over its
// cheapest at the prices; a register's is its price where it is idle, and the part of its save cost that its users do
// not pay. Prices paid and prices of the capacity cancel, so the parts add up to the gap.
//
// # The bound of every Result
//
// In the model a value is in one register at a time and equal values are in different ones. A Result is not
// restricted in this way, so the model's bound does not hold for it. LowerBound evaluates the same prices in a wider
// relaxation:
//
//   - A value is in any set T of registers, and in memory or not. Its state is one register, or two: cost(T), the
//     minimum cost of continuing from there, is the dynamic program's for each register and each pair. For more
//     registers, pairs bound it from below: there are k and f, not negative, with cost(T) >= min over pairs p, r in T
//     of (g[p,r] + sum over s in T but p, r of k[s]) - f. This holds at the end of a value, and each step preserves
//     it.
//   - Prices: each register of T pays its own; k records the payments of registers beyond two.
//   - Moves: whatever is in T before, filling a register costs its own price (the source does not matter; prefixes of
//     sources are not counted). So from p, or from p and r, the cheapest change is among: staying, one more or
//     another register, two others. A third register is filled at its price, and then f counts against the pair; or
//     it is one of those that stay, which counts f less its k. So f falls to the price of the cheapest third
//     register, and k restarts at 0, since registers can be dropped.
//   - Two continuations x and y at once (the edges out of a block; an operand and what follows): g, k and f add up.
//     With three or four registers, x may need another pair than y does: f grows by the maximum gain of any pairs A
//     and B over the best pair of the registers of both. A pair that is no better than one of its registers, whatever
//     the other, represents that one alone.
//   - A tied operand removes one register from T; f grows by the gain of two remaining registers over one.
//   - Alternatives: the minimum of h, g and k, the maximum of f.
//   - Links that close loops have multipliers for sets, too: at first the minimum over the registers of the set, then
//     lower where the segment that they lead to would rather begin with a pair, but not so low that having the pair
//     becomes cheaper than one register where they begin. The bound is evaluated again with these, and the best
//     counts.
//   - Values that are equal on every path (equals finds them) can share registers, slots and moves: all but the first
//     of each pair pay neither prices nor moves. An edge that carries one value to two segments charges one of them.
//   - Ways around loops: a value that passes the instruction that defines another is in no place that holds the
//     other, so some place is filled on the way. Multipliers are gained as far as no fill on the way becomes cheaper
//     than nothing. Ways also lead from operands to definitions tied to them, whose location is the same; such a way
//     may end where the value is read besides an operand that the definition overwrites. These have no multipliers:
//     they gain all that there is room for, if that helps.
//   - If operands of one instruction need a value in three or more fixed registers, in none of which it continues,
//     each costs its price and, if the value is not there, a fill, regardless of T: k of each is the negated fill.
//     Moves preserve this.
//   - A move may use the name of any class that is wide enough: the cheapest counts. A register that needs a prefix
//     costs more by what it costs more under every name.
//
// The result is a relaxation of all Results: rows hold for all of them, since a value that passes an instruction
// keeps its locations from its reads to its writes, and values that enter a block have distinct locations there.
//
// # Requires, ensures
//
// The given assignment is possible and without conflicts; so is the outcome, which costs no more. Outcomes depend on
// the inputs alone.
//
// # Complexity
//
// A round of improvement and an iteration of the dual take time linear in points with prices or restrictions, times
// registers (in the dual, those that can be distinguished). Branch takes that for each of its iterations, and memory for
// the prices at each depth; ruling out states takes as long as solving once, times states. LowerBound takes time
// linear in points, times the square of registers; at operands and forks where pairs gain more, at most their fourth
// power.
//
// # Differences
//
// The thesis finds shortest paths of one variable at a time in a network with a node for each location and
// instruction [Koes09 §5.1]. Here a route is a tree, and values that flow into one another are routed together. The
// thesis's bound holds for its network, whose variables are in one register at a time, too.
package route
