// Package legalize turns a program as read into a legal one: the form that
// package ir defines and package isel can select instructions for.
//
// # Algorithm
//
// A function is rewritten in one walk over its blocks, in reverse postorder, so
// that what a value uses has been rewritten before it, except for the arguments of
// phis, which are filled in at the end of each predecessor. Each value of the
// raw program becomes a row of parts, each in one register: the scalars of an
// aggregate, the words of an integer wider than any register. A value that is
// legal as it is stays the same value.
//
// Integers of odd width live in the next wider register type with zeros above their width
// ("clean"); operations that look at the sign extend it first, and operations that carry beyond
// the width clear it afterwards. What the target has no tile for is computed at a wider type, by
// other operations, or by a function of the C or the compiler's library. Addresses of slots, of
// thread-local variables (that no call finds) and of entries of the global offset table are made
// again in each block that uses them, so that selection can fold them.
//
// A vector becomes parts of 16 bytes, the last one perhaps with elements that mean nothing,
// where its elements have 8, 16, 32 or 64 bits and the machine has registers of vectors, and
// else its elements. Truth values of vectors are as wide as what was compared, ones or
// zeros. Shuffles become those that the machine has, one or two where their pattern is a
// usual one; what has no operation on vectors is done element by element. Constants that no
// instruction makes are in memory.
//
// Numbers of type x86_fp80 are in slots of the frame, in constants or in arguments, and the part is
// the address; see floatstack.go. Those of half, bfloat and fp128 are computed with by the compiler's library.
//
// On machines that make addresses from that of the global offset table, a last
// walk adds it to every symbol, and puts floating constants into memory. A result for which
// the registers do not suffice goes through memory, as LLVM has it. Functions
// that only their own module calls may have a calling convention of the target's.
//
// A function with a stack guard (package stackprotector) stores it when it is entered and continues to where it is left
// only if the guard is what it was.
//
// Blocks keep their identity, and control flow that an operation needs (loops around
// compare-and-exchange and for long division, the comparisons of a switch) goes into new blocks
// after the one it comes from.
//
// # Where things are
//
// Methods of builder append operations and map raw values to legal ones (emit.go, value.go, integer.go,
// memory.go, address.go). On top of it are wideInts (wide.go, shift.go, longdivide.go), floatOps (float.go,
// soft.go, widefloat.go), extendedFloats (floatstack.go), vectorOps (vector*.go; shuffles in
// vectorshuffle.go), atomicOps (atomic.go, wideatomic.go, libatomic.go), threadLocals (thread.go) and
// libraryCalls (libcall.go). Around it are convention (abi.go, call.go, tailcall.go), variadics (varargs.go),
// exceptions, stackGuard, inline assembly (asm.go) and control flow (control.go, switch.go, terminator.go).
//
// # Requires, ensures
//
// Requires a function that ir.Verify accepts, in the raw form. Ensures the
// rules in package ir's comment, which Verify checks, and the meaning of the
// function as package interp has it. Where the program cannot be had on the
// target, the error is an *Error with the position of the construct.
//
// # Complexity
//
// Linear in the number of values, parts and edges, apart from sorting the cases
// of switches and multiplying wide integers, which is quadratic in their words.
package legalize
