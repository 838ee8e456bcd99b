// Package interp executes programs: modules of package ir, before or after legalization, and machine code of package
// mach, before and after register allocation and with its prologues and epilogues. All share one memory, one loader
// and one small C library, so that a program gives the same answers at every stage, or the stage is wrong.
//
// # Engine
//
// A vector occupies as many words as its elements fill, consecutively as in memory.
//
// A function is compiled, on its first call, to a sequence of simple instructions over a frame of 64-bit words. An
// operation of ir becomes one or a few of them; the semantics of all but the simplest arithmetic is ir.Eval. A machine
// instruction becomes the instructions that evaluate the pattern of its tile: there is no second description of a
// tile's semantics.
//
// Compiling is linear in the function; execution costs a few nanoseconds per instruction and allocates only for calls
// of C library functions. Requires code that ir.Verify or mach.Verify accepts; all other errors are reported.
//
// # Memory
//
// Memory is flat and byte-addressed, with segments for constants, variables, the heap and the stack, at the same
// addresses in every run. An access outside of them, a store to a constant, a trap, or a call of something other than
// a function is a Fault that names the function and the value. Threads run one after the other: pthread_create runs
// its function to the end.
//
// # Junk
//
// Undefined values are junk that is the same in every run: undef values and new stack memory. In target form (legal ir
// and machine code) so are the bits of a register above a narrow value, the registers that a call clobbers, and at
// function entry all registers except arguments and callee-saved ones: wrong code is likely to give a wrong answer.
// Machine code that reads an i1 whose byte is neither 0 nor 1 is a Fault, since some tiles read more than its lowest
// bit.
//
// # Exceptions
//
// An exception thrown by __cxa_throw is caught by the landing pad of the innermost call whose clauses match, which is
// found before unwinding; an uncaught one ends the program where it is thrown. Types match by their typeinfos, in the
// layout of the Itanium C++ ABI. At a landing pad registers are as the call leaves them, except for those that the pad
// reads, and the stack is as after the call. An exception out of a nounwind call is a Fault. Of the C++ library there
// are the functions that code needs implicitly, and the exceptions that it defines.
//
// # Limits
//
// Big-endian machines, vectors of 32-bit addresses and inline assembly are rejected. Programs see no files except the
// standard streams. Missing functions of the C library are a Fault when they are called.
package interp
