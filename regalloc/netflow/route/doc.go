// Package route finds cheapest paths of values through the network-flow model, and
// lower bounds on what they cost.
//
// # Paths
//
// A unit is a set of segments that make up trees (package model). A dynamic program
// computes from the leaves up what it costs to continue from each state at each point,
// and walks down along the least. A step from one instruction to the next takes time
// linear in states: from any register all others cost the same, except for those whose
// encodings need a prefix, so the least of two groups is enough.
//
// An Improver keeps an assignment in which nothing is taken twice. It takes a unit out, routes it
// through what is left (package model's Occupancy), with all else fixed, and keeps the path if it
// is cheaper by exact pricing. A register that must be saved and that nothing uses yet is tried with
// its price added. Links of a unit to itself that are not in its trees, which close loops, are
// fixed to where they would lead if they cost nothing, then to where they would come from, and then
// to where they led. With every register open and loops free of charge the dynamic program gives a
// bound: if that is no cheaper, the unit stays without further ado, and if its path has no loops
// and begins to use no register that must be saved, or costs no more than that, there is none
// better. A unit is looked at again if in one of its blocks the path of another has changed, unless
// it costs no more than it would alone in the machine, which is computed once. Unless Thorough is
// set, a unit is routed only if what it could save is worth the steps that routing it takes. If
// Wide is set, values change their location only at instructions that have to do with them and
// where blocks begin: what is open all through a stretch between two of these is one set of
// registers, so that a stretch is one step of the dynamic program.
//
// Where an assignment is known that was made with more registers (Guide), a unit goes to where it
// is there as long as that is free, and only the others are routed.
//
// Displace takes steps that routing one unit at a time does not find: a unit that costs far more
// than it would alone gets one register wherever no operand of another must have it, and its
// tenants are routed again, each once. Which register is worth most is estimated from what tenants
// gained by leaving memory; whether all of it is worth anything is exact.
//
// A Negotiator begins where locations are taken twice: that costs a price, which grows
// for as long as they are, until everybody but one has gone elsewhere. In each round
// those are routed who take a part of what is taken twice.
//
// A Greedy takes units in order of priority and routes each once; what is to come is in
// memory, and its operands yield as long as they have other locations (softness). Links
// that close loops it fixes to where the path came in, to where it comes back to, and to
// memory, and takes the best. A Sweep takes all values along from instruction to
// instruction and evicts some where too many need one location; it uses the same dynamic
// programs within one block at a time, with prices of what was decided around it, and
// sweeps each block again when everything is. Both begin with what Improver.Begin makes.
//
// Instructions that a value passes are looked at only where they restrict it more
// than their neighbors do: at the others the value can be where it is at one of these.
//
// A run of points that a value passes is one climb: at each it pays rent, which is computed once
// for all values that pass there, and may change its location. On amd64 with AVX2 a climb keeps the
// costs of up to 16 registers in vectors from point to point, with the same numbers as the version
// in Go, which the build tag purego selects. It also notes the least cost of coming to a group of
// states, from which the walk down sees whether a value stays where it is.
//
// # The bound of the model
//
// A Dual relaxes what couples the trees [Koes09 §6.1]: that a unit of the machine has room for one
// value in each row, the limit of operands in memory, and that links outside the trees begin where
// they end. Whoever takes a location pays its price, and what there is of it is sold: the sum of
// the cheapest trees less the prices of all locations is a bound on every assignment of the model,
// whatever the prices. A register that must be saved is there only if its prices add up to more
// than the saving. The operands that can cause an instruction's prefix share its price; the shares
// are equal at first, and those of operands that need it grow at the expense of the others. Prices
// move along an averaged subgradient, after the first iterations always from the best prices so far [Barahona00] (Ascent has
// the rules of the thesis for comparison); a tree is solved again only if a price has changed in a row
// that it passes.
//
// Registers that the Problem cannot tell apart have one price, and are one state of the
// dynamic programs (model.Options): the bound is concave in the prices and the same when such
// registers are exchanged for each other, so with the mean of their prices it is no lower.
//
// What halves of values could avoid is known to the Dual as ways: from the instruction that defines
// a value along links to the value that it becomes, if that passes this very instruction (a loop
// that rotates its parameters), and from the end of a block over an edge that takes a value to two
// segments. In an assignment the two are in different places, so that the location changes at least
// once on the way, or, on an edge, the value is in memory too. Each way has a multiplier, which the
// bound gains and which comes off the price of each change on the way, except for what an operand
// fetches for itself; what comes off at one position is no more than the least price there. Values
// that can be rematerialized are on no way. A Result changes the place of a value on a way around a loop, too, or
// fills another one (see LowerBound); one that holds a value twice need not put it into memory at the end of a block.
//
// Branch divides what is possible in two and bounds both parts, and so on: by whether a value is in
// the place in which it is in about half of the last solutions, or by how many registers of a kind
// are saved. Where every part costs at least the target, so does everything. Marginals, what the
// best route through each state costs, rule states out: the bound and what that is more expensive than the
// cheapest route add up to the target. A second walk down each tree finds them, with the same
// programs, which are linear, evaluated for each state by itself. Where registers that cannot be
// told apart are merged and all solutions of a part agree, it continues in the whole model, with one
// of those that can be exchanged tried for all. It gives up at the first part that resists, and its
// depth and its iterations are bounded.
//
// Remainder divides the gap between an assignment and the bound: a tree's part is what its
// paths cost at the prices, less the cheapest; a register's is its price where it is idle,
// and what its saving costs more than is paid. The prices paid and those of what there is
// cancel out, so the parts add up to the gap.
//
// # The bound of every Result
//
// In the model a value is in one register at a time, and values that are equal are
// in different ones; a Result can do otherwise, so the model's bound is none on it.
// LowerBound evaluates the same prices in a wider relaxation:
//
//   - A value is in any set T of registers, and in memory or not. Its state is one register, or two: cost(T), the least cost of continuing
//     from there, is the dynamic program's for each register and for each pair. Of more registers it is bounded by the pairs: there are k
//     and f, not below 0, with
//     cost(T) >= min over pairs p, r in T of (g[p,r] + sum over s in T but p, r of k[s]) - f:
//     it holds at the end of a value, and each step keeps it.
//   - Prices: each register of T pays its own; k notes what registers pay beyond two.
//   - Moves: whatever is in T before, a register costs as much as its own price to be
//     filled (from which register does not matter, prefixes of sources are not
//     counted). So from p, or from p and r, the cheapest way is among: staying there, one register more or another one, two
//     others. A third one is born at its price, and then f counts against the pair; or it is one of those that stay, which
//     counts f less its k. So f falls to the price of the cheapest third register, and k begins at 0 again, as registers can be left.
//   - Two continuations x and y at once (the edges out of a block; an operand and what
//     follows): g, k and f add up. Of three registers or four, x may need another pair than y does: f grows by the most that any pairs A and B gain over
//     the best pair of the registers of both. A pair of which one register is as good as both (whichever the other is) stands for that one alone.
//   - A tied operand takes one register out of T; what two registers that are left are worth more than one adds to f.
//   - Alternatives: the lower h, g and k, the higher f.
//   - Links that close loops have multipliers for pairs too, of any size: at first the lesser one of both registers, then lower where
//     the segment that they lead to would rather begin with a pair, but not so low that having the pair becomes cheaper
//     than one register where they begin. It is evaluated again with these, and the best counts.
//   - Values that are equal on every way (equals finds them) can share registers, slots and moves:
//     all but the first of each pair pay neither prices nor moves. An edge that carries
//     one value to two segments charges one of them.
//   - Ways around loops: what passes the instruction that defines another value is in no place that holds that one, so
//     some place is filled on the way. Their multipliers are gained, as far as no fill on the way
//     becomes cheaper than nothing by them. Ways lead from operands to definitions that are tied to them, too, whose
//     location is the same; such a way may end where the value is read besides an operand that the definition
//     overwrites. These have no multipliers: all that there is room for is gained, if that is of use.
//   - Operands of one instruction that need a value in three fixed registers or more, in none of which it goes
//     on: each costs its price and, if the value is not there, a fill, whatever others T has, so k of each is the
//     fill, below zero. That stays so through moves.
//   - A move may go by the name of any class that is wide enough: the cheapest counts.
//
// What remains is a relaxation of all Results: rows hold for all of them, since what
// passes an instruction is in its locations when the instruction reads and when it writes,
// and what enters a block is in locations of its own there.
//
// # Requires, ensures
//
// The assignment is possible and nothing in it is taken twice; so is the outcome,
// which costs no more. Outcomes depend on the inputs alone.
//
// # Complexity
//
// A round of improvement and an iteration of the dual take time linear in points
// where there are prices or restrictions, times registers, in the dual those that can be told
// apart. Branch takes that for each of its iterations, and memory for the prices once for
// each depth; ruling states out takes as long as solving once, times states. LowerBound takes time linear in
// points, times the square of registers; at operands and forks where pairs pay more, at most their fourth power.
//
// # Differences
//
// The thesis finds shortest paths of one variable at a time in a network with a node
// for each location and instruction [Koes09 §5.1]. Here it is a tree, not a path, and
// what flows together is routed together. Its bound is one on its network, whose
// variables are in one register at a time too.
package route
