// Package llvmir reads LLVM IR, text and bitcode as LLVM 14 to 22 write it, into package ir.
//
// # What is read
//
// Opaque and typed pointers; integers up to i4096, float, double, vectors of them with a fixed
// number of elements, arrays and structs; every instruction that clang makes of C without
// exceptions; globals with the constant expressions clang prints; the intrinsics of C code. A
// typed pointer is just a pointer, and a cast between pointers is its operand. Metadata, debug
// records and attributes that change nothing are read over; branch weights become Block.Probs.
//
// Bitcode is recognized by its first bytes. Package llvmir/bitcode makes text of it, so both mean the same.
//
// # What becomes of it
//
// An intrinsic becomes an operation of package ir, a call of the C library (llvm.sin), its operand
// (llvm.expect), or nothing (llvm.assume). A constant expression becomes a number (by ir.EvalWide)
// or an OpSym with an offset where it is one, and else instructions before its user, for a phi at
// the end of the predecessor. A getelementptr of vectors, and an intrinsic that is not an operation on
// them, becomes one for each element. A thread_local symbol becomes an OpTLSAddr before each user.
// Initial values become bytes and relocations under the layout of the module. The bodies of
// available_externally functions are dropped. llvm.global_ctors becomes variables in .init_array
// sections, one for each priority. A musttail call with "..." is one that ir.Forwards tells from
// others. llvm.init.trampoline becomes stores of the machine's code.
//
// # Requires and ensures
//
// Any bytes may be given, and what llvm-as accepts but LLVM does not print is read
// as llvm-as reads it: numbers count modulo the width of their type, u0x1F is a
// number, older forms of intrinsics are brought up to date. The result is a module
// that satisfies ir.VerifyModule, or an ErrorList of one to MaxErrors findings; what
// is refused is named at its place, in bitcode by its offset. A panic never escapes: an internal bug is an error
// that begins "internal error". Two passes,
// linear in the text except for the sorting of switch cases; nesting, the size of
// types and of initial values, and numbers have limits that are errors.
//
// # Example
//
// See the package example: a function with typed pointers is read and printed,
// and a wrong one gives its error.
package llvmir
