// Package llvmir reads LLVM IR, text and bitcode as LLVM 14 to 22 write it, into package ir.
//
// # What is read
//
// Opaque and typed pointers; integers up to i4096, floating-point types except ppc_fp128, vectors of them with a
// fixed number of elements, arrays and structs; every instruction that clang emits for C, including asm goto, and
// those of invoke and landing pads, coroutines and statepoints; globals with the constant expressions that clang
// prints; the intrinsics of such code. Typed pointers are treated as opaque, and a cast between pointers is its
// operand. Debug information is kept as package ir's; other metadata and attributes without effect on code are
// skipped; branch weights become Block.Probs.
//
// Bitcode is recognized by its first bytes and converted to text by package llvmir/bitcode, so both mean the same.
//
// # Translation
//
// An intrinsic becomes an operation of package ir, a call of the C library (llvm.sin), its operand (llvm.expect), or
// nothing (llvm.assume). A constant expression becomes a number (by ir.EvalWide) or an OpSym with an offset if
// possible, otherwise instructions before its user, or for a phi at the end of the predecessor. A getelementptr of
// vectors, and an intrinsic that is not an operation on vectors, is scalarized. A thread_local symbol becomes an
// OpTLSAddr before each user. Initial values become bytes and relocations under the module's data layout. The bodies
// of available_externally functions are dropped. llvm.global_ctors becomes variables in .init_array sections, one for
// each priority. A musttail call with "..." is marked for ir.Forwards. llvm.init.trampoline becomes stores of the
// machine's code.
//
// # Requires and ensures
//
// Any bytes may be given. What llvm-as accepts but LLVM does not print is read as llvm-as reads it: integers are
// taken modulo 2^width, u0x1F is a number, older forms of intrinsics are upgraded. The result is a module that
// satisfies ir.VerifyModule, or an ErrorList of one to MaxErrors findings, each at its position, in bitcode its
// offset. A panic never escapes: an internal bug is an error that begins "internal error". Two passes, linear in the
// text except for the sorting of switch cases; exceeding a limit on nesting, on the size of types and initial values,
// or on numbers is an error.
//
// # Example
//
// See the package example: a function with typed pointers is read and printed,
// and a wrong one gives its error.
package llvmir
