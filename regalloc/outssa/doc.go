// Package outssa translates a Problem out of SSA form, and a Result for the
// outcome back to one for the Problem in SSA form. There are several methods
// (Methods); they differ in what they join, and share all the rest.
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
// Pins are what operands ask for: a register of the machine, or the place of a
// result that overwrites them (Collect). A method that knows pins, and every method
// with Options.Explicit, has copies there too: before an instruction to a temporary
// for each pinned use, and after it from one for each pinned definition. A
// temporary is pinned, the value is not; so a value may be joined with some of its
// pinned uses and not with others. Without Explicit the copies at pins serve to
// decide the rest, and then go: allocators see to pins themselves, and know more
// ways to.
//
// # Classes
//
// Methods join registers to classes. A class is a sorted list of segments of live
// ranges, each with the value that is there: that of a copy is that of its source,
// and a temporary has the argument's value at the end of a predecessor and the
// parameter's at the start of the target [Boissinot09 §3]. Two classes interfere
// where segments with different values overlap, which is found in time linear in
// the segments of the shorter list, times a logarithm. With that the four classes
// of interference of [Rastello05 §3.2] are one: values that live at once (1), a value
// that lives where an argument is copied (2), two arguments copied at the end of one
// block (3), two parameters of one block (4). What is pinned to a register of the
// machine is one class, which interferes with all that lives across the
// instructions that destroy that register or one that shares units with it.
//
// Registers that can be rematerialized stay apart: making a constant where it is
// copied is as cheap as the copy. Copies that the compiler put into the Problem
// itself (FlagMove, of one register) are joined like others; but they make new
// values, since a proof of the Result does not see through them. Tuples of registers
// are left to the allocator, and so are pins after the last point where a move can
// are.
//
// # Methods
//
// Frequency tries all copies by falling frequency of their blocks, on live ranges
// without values. Boissinot does so with values and isolates all parameters.
//
// LeungGeorge joins a value with its definition's pin unless it is killed there, that
// is, something else comes into that place while it lives: then the copy after the
// definition is the repair. Uses are copied to where they are pinned.
//
// Pinning [Rastello05 Alg. 1, 2] first pins definitions to where they are wanted
// (the pre-pass of LIM2), if that kills nothing. Then, block by block from inner
// loops outward, it makes the affinity graph of the block's parameters, their
// temporaries and arguments, takes out affinities between classes that interfere,
// and of the others those first that stand against most, until nothing that hangs
// together interferes; and joins what hangs together. What is left is tried by
// frequency. Its variants order copies by depth (Algorithm 3) or take interference
// more lightly or more severely while pruning (Algorithm 4).
//
// Sreedhar (method III of [Sreedhar99]) does the same with one parameter at a time and
// without pins: what interferes with the copies that the other arguments need is
// copied, and of arguments that interfere those with most such neighbors.
//
// Chaitin [Chaitin82] builds an interference graph of what copies have to do with and
// joins aggressively, again and again; Options.Again does that after any method (the
// "+C" of [Rastello05]). Briggs [Briggs98] does it on copies in sequence. Naive joins
// nothing.
//
// Last, where values are told apart and copies at pins stay, those go that bring a
// value to a register of the machine that holds it already, found by data flow over
// the blocks (the mark phase of [Leung99], refined in [Rastello05 App. A]), and then
// repairs that nothing reads. Copies of several values become a sequence of copies of
// one each, as far as they do not go round in circles: allocators find registers for
// one at a time more easily. Raise makes moves of them that happen at once again.
//
// Optimum finds by branch and bound which classes leave the fewest copies, for tests
// and measurements.
//
// # Where it differs from the papers
//
// [Rastello05] joins the parameter with its temporary in any case; here the temporary
// is one more argument, and the copy at the start of the block may be the one that
// stays. What is killed within its own pin is set apart at once, and then joined like
// other values, so a repaired value can be in the register in which it is wanted next
// (LIM2, Fig. 13). Vertices with very many neighbors are not held against each other
// before they are joined one by one. Availability is computed for registers of the
// machine only, since nothing that is joined otherwise is killed; over all blocks and
// not over iterated dominance frontiers. Case 6 of Fig. 5, of which the text says only
// that it is subtle, is read as two edges out of a block that need different values
// in one resource at its end.
//
// # Requires, ensures
//
// Lower requires a valid Problem, and pins that Verify finds correct. The lowered
// Problem has no parameters, the same blocks and edges, and the same instructions in
// the same order between copies. Raise requires a right Result of it and ensures a
// right Result of the original Problem, with the same cost: copies become moves. A
// proof by package check of the raised Result covers the translation too.
//
// # Complexity
//
// Linear in operands and live sets, plus, for each removed copy, the segments of the
// shorter live range and those of the longer one after its first; with pins a
// register's class has a segment for each of them. Pruning takes, by block, time
// linear in copies times the logarithm, and square in the neighbors of a vertex up
// to manyNeighbors. Chaitin and Briggs, and Options.Again, take time and memory for
// each pair that interferes: they are not methods for thousands of parameters.
package outssa
