// Package nounwind infers which functions of a module no exception leaves, and turns invokes of them into calls.
//
// # Algorithm
//
// A function may throw if it calls something that may throw and no landing pad there stops every exception: a
// catch-all clause, or a filter that allows nothing, in a function without resume. Cleanups stop nothing. Initially
// no function of the module is assumed to throw; a worklist over the edges of the call graph, backward from callees
// to callers, finds those that do. What remains in a cycle of calls does not throw.
//
// Only exact definitions are analyzed: nothing is inferred about functions that the linker may replace (weak and
// linkonce ones, and ODR ones, too, since another copy may have been compiled differently).
//
// # Requires and ensures
//
// Requires a valid raw module. Ensures that functions that do not throw are marked nounwind, that no OpInvoke
// follows a call of one of them, or inline assembly, and that blocks that were reachable only by such edges are
// removed.
//
// # Complexity
//
// Linear in the values of the module and its calls.
package nounwind
