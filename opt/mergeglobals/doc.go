// Package mergeglobals addresses variables that minsize functions use together from one base.
//
// Where the address of a variable is an entry of a literal pool and its load, or two instructions, each further variable
// at a known distance from the first costs an offset, or at most an addition:
//
//	static int a, b;            ldr  r0, =a             ldr  r0, =a
//	void f(int x) {             ldr  r1, [r0]           ldr  r1, [r0]
//	  b = a + x;          =>    ldr  r2, =b       =>    str  r1, [r0, #4]
//	}                           str  r1, [r2]
//
// [Module] makes the distances known: it lays out variables of one section in a sequence ([ir.Cluster]), those that most
// functions use together next to each other. Their symbols, sizes and debug information stay as they are. [Workspace.Func]
// then chooses, in each function, the variables whose addresses become bases, and rewrites those near them as sums, where
// that is shorter by the costs in [target.MergeCosts]. It is not known yet which addresses will be kept in registers: an
// address costs a load in each part of a block between calls, but at most two in all. So a function that uses only one variable of a cluster does not
// change. LLVM's GlobalMerge makes one variable of several instead, whose start is the base in all functions; GCC's
// section anchors are bases at fixed distances.
//
// Module forms clusters like Kruskal's algorithm forms trees: pairs of variables that a function uses together, those of
// the most functions first, join clusters as long as their variables start within [target.MergeCosts.Near] bytes, and
// these again within Far. A variable is only moved if its definition is final and its section is not chosen by the program
// or shared with the linker's merging of constants. Where variables have sections of their own so that a linker can drop
// them, those in a cluster are needed by the same functions outside the module (see reach), so that none is kept for the
// sake of another.
//
// Requires: for Module, a valid module; for Func, a legal function. Ensures: the same. Time: linear in the uses of
// variables, with a factor for a window of neighbors, plus sorting.
package mergeglobals
