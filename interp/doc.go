// Package interp executes programs: modules of package ir, before or after legalization, and machine code of package
// mach, before and after register allocation and with prologues and epilogues. All share one memory, one loader and one
// small C library, so a program that behaves differently at two stages reveals a bug of the passes between them.
//
// # Engine
//
// A function is compiled, on its first call, to a sequence of simple instructions over a frame of 64-bit words. An
// operation of ir becomes one or a few of them; the semantics of all but the simplest arithmetic is ir.Eval. A machine
// instruction becomes the instructions that evaluate the pattern of its tile: tiles have no second description of their
// semantics. A vector occupies as many words as its elements fill, consecutively as in memory.
//
// Compiling is linear in the function; execution costs a few nanoseconds per instruction and allocates only for calls
// of C library functions. Requires code that ir.Verify or mach.Verify accepts; all other errors are reported.
//
// # Memory
//
// Memory is flat and byte-addressed, with segments for constants, variables, the heap and the stack, at the same
// addresses in every run. An access outside them, a store to a constant, a trap, or a call of a non-function is a Fault
// that names the function and the value. Threads run one after another: pthread_create runs its function to completion.
//
// # Junk
//
// Undefined values are junk that is the same in every run: undef values and new stack memory. In target form (legal ir
// and machine code) the bits of a register above a narrow value, registers clobbered by a call, and, at function entry,
// all registers except arguments and callee-saved ones are junk too, so that wrong code is likely to give a wrong
// answer. Machine code that reads an i1 whose byte is neither 0 nor 1 is a Fault, since some tiles read more than its
// lowest bit.
//
// # Exceptions
//
// An exception thrown by __cxa_throw is caught by the innermost call with a landing pad whose clauses match, found
// before unwinding; an uncaught one terminates the program where it is thrown. Types match by their typeinfos, in the
// layout of the Itanium C++ ABI. At a landing pad registers are as the call leaves them, except for those that the pad
// reads, and the stack is as after the call. An exception out of a nounwind call is a Fault. Of the C++ library, only
// the functions that code calls implicitly and its exception classes are provided.
//
// # Limits
//
// Big-endian machines, vectors of 32-bit addresses and inline assembly are rejected. Programs see no files except the
// standard streams. A call of a function that is neither defined nor in the interpreter's C library is a Fault.
package interp
