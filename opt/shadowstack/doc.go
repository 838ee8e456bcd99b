// Package shadowstack places garbage collection roots, the variables of llvm.gcroot in functions with gc
// "shadow-stack", in a linked list of frames, like LLVM's pass of that name. A collector in any language can walk the
// list, across code from different compilers.
//
// # Transformation
//
// A function with roots keeps them in its own frame, which is linked into the list while the function runs:
//
//	struct FrameMap { int32_t NumRoots, NumMeta; const void *Meta[]; };
//	struct StackEntry { struct StackEntry *Next; const struct FrameMap *Map; void *Roots[]; };
//	struct StackEntry *llvm_gc_root_chain;
//
// Roots with metadata come first: Meta[i] belongs to Roots[i]. They are null at function entry. The frame is unlinked
// before every return and every tail call (musttail), and when an exception leaves the function: calls that may throw
// become invokes of a landing pad that unlinks it and resumes unwinding.
//
// # Requires and ensures
//
// Requires a valid raw function; the roots are allocas of one element in its entry block. Ensures that it is valid, and
// that no root is an alloca any more. O(size of the function).
package shadowstack
