// Package shuffle lowers parallel copies (register transfer graphs) to cheapest sequences of moves and swaps. It does
// not depend on a compiler: locations are numbers, and an Env describes which of them are registers of which class,
// memory, or free, and the costs of operations. Package permi does the same for permutation instructions; package
// graph has a text form; package baseline contains the papers' algorithms for comparison.
//
// # The problem
//
// A parallel copy is a set of moves dst <- src that happen at once, with every destination once. As a graph with an
// edge from src to dst, every location has at most one incoming edge, so that a component is a tree, or a cycle with
// trees hanging from it. A destination off the cycles can be written once all its readers have read it. A cycle needs
// swaps, or a location that holds one of its values meanwhile. It branches if one of its values is also needed outside:
// then that copy is such a location, which costs nothing.
//
// # One class of registers: optimal
//
// Let a move cost 1 and a swap w. The least cost is the sum over
//
//	a destination off the cycles        1; if w < 1, w for one destination of each source off the cycles
//	                                    that need not keep its value
//	a k-cycle that branches             min(w(k-1), k)
//	a k-cycle that does not (pure)      min(w(k-1), k+1), or w(k-1) if no register is free
//
// where a register is free if nothing needs its old value. Sequence reaches it: first the pure
// cycles, while a destination that nothing reads is still free to be the temporary; then the
// destinations off the cycles, readers first; then the branching cycles. [Shuf25] is the case w = 1,
// where its algorithm is optimal too; it does not look at costs.
//
// Nothing is cheaper. A copy a -> b before a swap t can be done after it as t(a) -> t(b), so that the swaps come first
// (compare [Buchwald15 §2]). After them, moves alone cost D + P: one for each of the D destinations that do not hold
// their value, one more for each of the P pure cycles, and without a free register P must be 0. For w >= 1, a swap that
// joins two components or takes a destination off a cycle saves at most the one move it replaces. A swap inside a
// k-cycle splits it; it saves one move, and two, or three in a pure cycle, when the last two registers get their values. So
// with j < k-1 swaps in a cycle its cost, wj + (k-j) or wj + (k-j) + 1, is linear in j and least at j = 0, or all k-1
// swaps are made. For w < 1, permutations keep the number of copies of a value, so that as many moves are needed as
// values are needed in more than one location; everything else is swaps, at one for each edge that is kept and not the
// last of its cycle. The tests compare with an exhaustive search: all functions on up to 6 registers with 0 to 2
// further scratch registers, and all graphs of up to 5 with dead registers, w = 1/2, 1, 3/2, 2, 3 and no swap.
//
// # Several classes and memory: correct, and near the optimum
//
// Stores go first, then what needs a free register while there is one, and transfers that use free registers up go
// last. A slot that is needed in several locations is loaded once, and a register of another bank crosses once. Every
// cycle is opened where it is cheapest, comparing swaps, free registers of either class, emergency slots and existing
// copies; an exchange with memory is one of the candidates, at its price. Where no register is free, one is borrowed
// for as many transfers in a row as possible. This is greedy. With one to three registers and up to three slots, where
// it is hardest, at machine-like prices, 92 % of random transfers are optimal and the total is 3.5 % above the optimum;
// a test holds this. Cheapest searches for a cheapest sequence among locations that are few, which takes too long for a
// compiler.
//
// # One operation at a time
//
// Start and Next have the form of shuf_add and shuf_next of [Shuf25], but Start plans the whole
// sequence and Next returns its operations. There, each call searches the graph again for an operation that can
// be done and that never has to be undone, which needs no plan because there are no costs: a cycle is
// always resolved by swaps. Here what is cheapest for one component depends on the others and on the
// order: whether a register is free for a pure cycle depends on which trees have been written, a
// slot is loaded once for all its readers, a register is borrowed for several transfers in a row.
// Choosing one operation at a time would take the same plan. Planning takes constant time for each
// operation on average, so that a caller of Next loses only the memory of the list, which the
// Sequencer reuses.
//
// # Contract
//
// Requires: distinct Locs do not overlap; Env.Scratch and the emergency slots hold nothing that is needed.
// Ensures: every destination holds its value; every other location that is not in Scratch and no
// emergency slot is unchanged; only operations that the Env prices are used. It fails only on
// meaningless input: *MoveError, or *EnvError if a class lacks its emergency slots or a
// register; in a complete Env there is always a sequence, even if every register is in use. Time is linear;
// a Sequencer that is reused does not allocate.
package shuffle
