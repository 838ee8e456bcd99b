// Package stackcoloring lets allocas with disjoint lifetimes share a stack slot.
//
// An alloca with lifetime markers (llvm.lifetime.start and llvm.lifetime.end, in [ir.Func.Lifetimes]) is live only
// between them: access outside its lifetime is undefined. So two allocas can share an address unless the lifetime of
// one starts while the other may be live.
//
// Algorithm: forward data flow over the markers finds the allocas that may be live. Two interfere if one starts while
// the other may be live; allocas live on different paths to a block thus do not interfere there. Then each, largest
// first, joins the smallest group without an interfering member, unless that group is so much larger that its start may
// be far from the stack pointer. A group becomes one alloca with the largest size and alignment and the strongest stack
// protection of its members. LLVM's StackColoring does the same on machine code, where allocas also interfere if their
// paths join.
//
// Requires: a valid raw program (package ir). Ensures: an equivalent valid raw program. Functions marked optnone, with
// calls of functions that return twice, or with a lifetime marker of anything but an alloca are skipped. Time: linear
// in the function, n/64 for each visit of a block in the data flow, and n² for n allocas with markers.
package stackcoloring
