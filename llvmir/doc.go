// Package llvmir reads LLVM IR text, as LLVM 14 to 21 print it, into package ir.
//
// # What is read
//
// Opaque and typed pointers; integers up to i128, float, double, arrays and
// structs; every instruction that clang makes of C without vectors and
// exceptions; globals with the constant expressions clang prints; the
// intrinsics of C code. A typed pointer is just a pointer, and a cast between
// pointers is its operand. Metadata, debug records and attributes that change
// nothing are read over; branch weights become Block.Probs.
//
// # What becomes of it
//
// An intrinsic becomes an operation of package ir, a call of the C library
// (llvm.sin), its operand (llvm.expect), or nothing (llvm.assume). A constant
// expression becomes a number or an OpSym with an offset where it is one, and
// else instructions before its user, for a phi at the end of the predecessor.
// A thread_local symbol becomes an OpTLSAddr before each user. Initial values
// become bytes and relocations under the layout of the module. The bodies of
// available_externally functions are dropped. llvm.global_ctors becomes
// variables in .init_array sections, one for each priority.
//
// # Requires and ensures
//
// Any bytes may be given. The result is a module each of whose functions
// satisfies ir.Verify, or an ErrorList of one to MaxErrors findings. Two passes,
// linear in the text but for the sorting of switch cases; nesting, the size of
// types and of initial values, and numbers have limits that are errors.
//
// # Example
//
// See the package example: a function with typed pointers is read and printed,
// and a wrong one gives its error.
package llvmir
