// Package nounwind infers which functions of a module cannot unwind, and turns invokes of these into calls.
//
// # Algorithm
//
// A function may throw if it calls something that may throw, unless a landing pad there stops every exception: one with
// a catch-all clause or an empty filter, in a function without resume. Cleanups stop nothing. Functions of the module
// are optimistically assumed not to throw; a worklist over the edges of the call graph, from callees to callers, finds
// those that may. So cycles of calls do not throw unless a function in them does.
//
// Only exact definitions are analyzed: nothing is inferred about functions that the linker may replace (weak and
// linkonce ones, and ODR ones, too, since another copy may have been compiled differently).
//
// # Requires and ensures
//
// Requires a valid raw module. Ensures that functions that cannot throw are marked nounwind, that no OpInvoke follows
// inline assembly or a call of one of them, and that blocks reachable only by the removed edges are removed.
//
// # Complexity
//
// Linear in the values of the module and its calls.
package nounwind
