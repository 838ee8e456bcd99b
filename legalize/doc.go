// Package legalize turns a program as read into a legal one: the form defined in package ir, from which package isel
// can select instructions.
//
// # Algorithm
//
// A function is rewritten in one walk over its blocks, in reverse postorder, so that operands are rewritten before
// their users, except for the arguments of phis, which are filled in at the end of each predecessor. Each value of the
// raw program becomes a list of parts, each in one register: the scalars of an aggregate, or the words of an integer
// wider than any register. A value that is already legal is kept.
//
// Integers of odd width live in the next wider register type with zeros above their width ("clean"). Operations that
// read the sign extend it first; operations that carry beyond the width clear the upper bits afterwards. An operation
// without a tile is computed at a wider type, by other operations, or by a function of the C library or the runtime
// library. Addresses of slots, of thread-local variables (except those found by a call) and of GOT entries are
// rematerialized in each block that uses them, so that selection can fold them.
//
// A vector whose elements have 8, 16, 32 or 64 bits becomes parts of 16 bytes, the last one perhaps padded with
// undefined elements, if the machine has vector registers; otherwise it is scalarized. Vector comparisons give masks as
// wide as the compared elements, all ones or zeros. A shuffle becomes one or two of the machine's permutations if
// possible; an operation that vectors do not have is done element by element. Constants that no instruction
// materializes are in a constant pool.
//
// A number of type x86_fp80 is in a frame slot, a constant or an argument, and its part is the address; see
// floatstack.go. Operations on half, bfloat and fp128 call the runtime library.
//
// On machines that address data relative to the global offset table, a last walk adds its address to every symbol, and
// moves floating-point constants to memory. A result that does not fit in the result registers is returned through
// memory, as in LLVM. Functions called only within their module may have a private calling convention of the target.
//
// A function with a stack protector (package stackprotector) stores the guard on entry, and returns only if the guard
// is unchanged.
//
// Blocks keep their identity; control flow that an operation needs (compare-and-exchange loops, long division, the
// comparisons of a switch) is put into new blocks after the block that it comes from.
//
// # Code
//
// Methods of builder append operations and map raw values to legal ones (emit.go, value.go, integer.go, memory.go,
// address.go). These build on it: wideInts (wide.go, shift.go, longdivide.go), floatOps (float.go, soft.go,
// widefloat.go), extendedFloats (floatstack.go), vectorOps (vector*.go; shuffles in vectorshuffle.go), atomicOps
// (atomic.go, wideatomic.go, libatomic.go), threadLocals (thread.go) and libraryCalls (libcall.go). Around them are
// convention (abi.go, call.go, tailcall.go), variadics (varargs.go), exceptions, stackGuard, inline assembly (asm.go)
// and control flow (control.go, switch.go, terminator.go).
//
// # Requires, ensures
//
// Requires a function that ir.Verify accepts, in the raw form. Ensures the rules in the doc comment of package ir,
// which Verify checks, and preserves the meaning of the function as defined by package interp. A construct that the
// target cannot support is an *Error with its position.
//
// # Complexity
//
// Linear in the number of values, parts and edges, apart from sorting the cases
// of switches and multiplying wide integers, which is quadratic in their words.
package legalize
