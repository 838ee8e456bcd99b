// Package stackcoloring lets allocas with disjoint lifetimes share a stack slot.
//
// An alloca with markers (llvm.lifetime.start and llvm.lifetime.end, in [ir.Func.Lifetimes])
// means something only between them: what is accessed elsewhere is undefined. So two of them
// may have one address unless one begins while the other may be alive.
//
// Algorithm: which allocas may be alive is found by forward data flow over the markers of the
// blocks; two meet where one begins while the other may be alive, so that allocas alive on
// different paths to a block do not meet there. Then each, the largest first, joins the smallest
// group that it meets no member of, unless that is so much larger that its first bytes may have to
// stand far from the stack pointer; a group becomes one alloca, of the largest size and alignment,
// and of the strongest stack protection. LLVM's StackColoring does the same on machine code,
// where two meet also where the paths do.
//
// Requires: a valid raw program (package ir). Ensures: the same, with the same meaning.
// Functions are left alone that are marked optnone, that call a function that returns twice,
// or in which a marker names anything but an alloca. Time: linear in the function, times n/64 for each visit
// of a block in the data flow, and n² for n allocas with markers.
package stackcoloring
