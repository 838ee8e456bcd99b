// Package nounwind finds out which functions of a module no exception leaves, and makes calls
// of the invokes of them.
//
// # Algorithm
//
// A function may be left by an exception if it calls what may be left by one and no landing pad
// there stops every exception: a clause for every type, or a filter that lets none pass, does, in a
// function that resumes none. Cleanups stop none. At first no function of the module is assumed to be
// left; then those that are come to be known, callees before their callers: by a worklist over
// the edges of the call graph, backwards. What is left over in a cycle of calls is not left.
//
// Only the definition that is used in the end counts: nothing is found out about functions that
// the linker may replace (weak and linkonce ones, also if all definitions are said to be
// equal, since another may have been compiled differently).
//
// # Requires and ensures
//
// Requires a valid raw module. Ensures that functions that no exception leaves are marked
// nounwind, that no OpInvoke stands after a call of one of them, or of inline assembly, and that
// the blocks that were reached by these edges only are gone.
//
// # Complexity
//
// Linear in the values of the module and its calls.
package nounwind
