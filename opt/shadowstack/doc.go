// Package shadowstack gives the variables that a garbage collector is to find, those of llvm.gcroot in functions with
// gc "shadow-stack", a place in a list of frames, as LLVM's pass of that name does: a collector in any language, linked
// with any code generator, walks the list.
//
// # What it does
//
// A function with roots keeps them in a frame of its own, whose address the list has while the function runs:
//
//	struct FrameMap { int32_t NumRoots, NumMeta; const void *Meta[]; };
//	struct StackEntry { struct StackEntry *Next; const struct FrameMap *Map; void *Roots[]; };
//	struct StackEntry *llvm_gc_root_chain;
//
// Roots that have metadata come first: Meta[i] is that of Roots[i]. They are null when the function begins. The frame
// leaves the list before every return and every call in place of one (musttail), and when an exception leaves the function:
// calls that may throw become invokes of a landing pad that takes it off and goes on with the exception.
//
// # Requires and ensures
//
// Requires a valid raw function; the roots are allocas of one element in its entry block. Ensures that it is valid, and
// that no root is an alloca any more. O(size of the function).
package shadowstack
