// Package outssa performs SSA destruction on a Problem, and translates a Result for the lowered Problem back to one
// for the Problem in SSA form. There are several methods (Methods); they differ in the registers that they coalesce,
// and share everything else.
//
// # Copies
//
// Every edge whose target has parameters gets a parallel copy. Where the source
// of the edge has no other edge, and nothing after its last split point touches
// a register, the copy is there, at the end of the source; where the target
// has no other edge into it, at the start of the target. Otherwise the edge is
// critical and cannot hold code: then the parameters of its target are isolated
// as in [Rastello05 §2] — each gets a temporary, the arguments are copied to the
// temporaries at the end of every predecessor and the temporaries to the
// parameters at the start of the target. A temporary is a source only of its
// parameter, so a value that is still needed on another edge is never
// overwritten (the lost-copy problem), and copies are parallel, so neither is one
// parameter by another (the swap problem). Some methods isolate all parameters.
// Parameters whose values reach no instruction get no copies.
//
// Pins are register constraints of operands: a machine register, or the location of a result that overwrites them
// (Collect). A method that uses pins, and every method with Options.Explicit, has copies there too: before an
// instruction to a temporary for each pinned use, and after it from one for each pinned definition. A temporary is
// pinned, the value is not; so a value may be coalesced with some of its pinned uses and not with others. Without
// Explicit the copies at pins only guide coalescing, and are then removed: allocators handle pins themselves, in more
// ways.
//
// # Classes
//
// Methods coalesce registers into classes. A class is a sorted list of segments of live ranges, each with its value:
// the value of a copy is that of its source, and a temporary has the argument's value at the end of a predecessor and
// the parameter's at the start of the target [Boissinot09 §3]. Two classes interfere if segments with different values
// overlap, which is found in time linear in the segments of the shorter list, times a logarithm. This unifies the four
// classes of interference of [Rastello05 §3.2]: values that live at once (1), a value that lives where an argument is
// copied (2), two arguments copied at the end of one block (3), two parameters of one block (4). Everything pinned to
// a machine register is one class, which interferes with all that lives across instructions that clobber that register
// or one that shares units with it.
//
// Rematerializable registers are not coalesced: rematerializing a constant at the copy is as cheap as the copy. Copies
// of the program itself (FlagMove, of one register) are coalesced like others; but they define new values, since a
// proof of the Result does not see through them. Tuples of registers are left to the allocator, and so are pins after
// the last point at which moves can be placed.
//
// # Methods
//
// Frequency tries all copies by decreasing frequency of their blocks, on live ranges without values. Boissinot does so
// with values and isolates all parameters.
//
// LeungGeorge coalesces a value with its definition's pin unless it is killed there, that is, another value enters
// that location while it lives: then the copy after the definition is the repair. Uses are copied to where they are
// pinned.
//
// Pinning [Rastello05 Alg. 1, 2] first pins definitions to the pins of their uses (the pre-pass of LIM2), if that
// kills nothing. Then, block by block from inner loops outward, it builds the affinity graph of the block's
// parameters, their temporaries and arguments, removes affinities between interfering classes, then those that
// conflict with most others, until no connected component contains an interference; and coalesces each component. The
// remaining copies are tried by frequency. Its variants order copies by depth (Algorithm 3) or use a more optimistic
// or pessimistic interference while pruning (Algorithm 4).
//
// Sreedhar (method III of [Sreedhar99]) does the same for one parameter at a time and without pins: arguments that
// interfere with the copies needed by the others are copied, and of arguments that interfere with each other those
// with most such neighbors.
//
// Chaitin [Chaitin82] builds an interference graph of the registers in copies and coalesces aggressively, repeatedly;
// Options.Again does that after any method (the "+C" of [Rastello05]). Briggs [Briggs98] does it on sequential copies.
// Naive coalesces nothing.
//
// Finally, for methods with values that keep copies at pins, copies to a machine register that already holds the value
// are removed, found by data flow over the blocks (the mark phase of [Leung99], refined in [Rastello05 App. A]), and
// then repairs that nothing reads. Parallel copies become sequences of single copies, except for cycles: allocators
// handle single copies better. Raise makes them parallel moves again.
//
// Optimum finds by branch and bound the classes that leave the fewest copies, for tests and measurements.
//
// # Differences from the papers
//
// [Rastello05] coalesces the parameter with its temporary in any case; here the temporary is one more argument, and
// the copy at the start of the block may be the one that stays. A value killed within its own pin is separated at
// once, and then coalesced like others, so that a repaired value can be in the register that it needs next (LIM2, Fig.
// 13). Vertices with very many neighbors are not compared before they are coalesced one by one. Availability is
// computed for machine registers only, since only these kill coalesced values; over all blocks and not over iterated
// dominance frontiers. Case 6 of Fig. 5, of which the text says only that it is subtle, is read as two edges out of a
// block that need different values in one resource at its end.
//
// # Requires, ensures
//
// Lower requires a valid Problem, and pins that Verify finds correct. The lowered
// Problem has no parameters, the same blocks and edges, and the same instructions in
// the same order between copies. Raise requires a right Result of it and ensures a
// right Result of the original Problem, with the same cost: copies become moves. A
// proof by package check of the raised Result covers the translation too.
//
// Linear in operands and live sets, plus, for each removed copy, the segments of the shorter live range and those of
// the longer one after its first; with pins a register's class has a segment for each of them. Pruning takes, by
// block, time linear in copies times the logarithm, and quadratic in the neighbors of a vertex up to manyNeighbors.
// Chaitin and Briggs, and Options.Again, take time and memory for each pair that interferes: they do not scale to
// thousands of parameters.
package outssa
