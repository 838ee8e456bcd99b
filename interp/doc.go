// Package interp runs programs: modules of package ir, as read or legal, and
// machine code of package mach, before and after register allocation and with its
// prologues and epilogues. All share one memory, one loader and one small C
// library, so that a program gives the same answers at every stage, or the stage
// is wrong.
//
// # Engine
//
// A vector is as many words as its elements fill, side by side as in memory.
//
// A function is compiled, when it is first called, to a row of simple
// instructions over a frame of 64-bit words. An operation of ir becomes one or
// a few of them; the meaning of everything but the plainest arithmetic is
// ir.Eval. A machine instruction becomes the instructions that evaluate the
// pattern of its tile: there is no second description of what a tile does.
//
// Compiling is linear in the function; running costs a few nanoseconds for each
// instruction and allocates only for calls of C library functions. Requires what
// ir.Verify or mach.Verify checks; everything else that is wrong is an error.
//
// # Memory
//
// Memory is flat and byte-addressed, with segments for constants, variables,
// the heap and the stack, at the same addresses in every run. An access outside
// them, a store to a constant, a trap, a call of what is not a function: each is a
// Fault that names the function and the value. Threads run one after the other:
// pthread_create runs its function to the end.
//
// # Junk
//
// What is undefined holds junk that is the same in every run: undef values and
// new stack memory. In target form (legal ir and machine code) so do the bits of
// a register above a narrow value, the registers that a call destroys, and at
// the entry of a function all registers but those of its arguments and the
// callee-saved ones: wrong code is likely to give a wrong answer. Machine code that reads
// an i1 whose byte is neither 0 nor 1 is a Fault, since some tiles see more than its lowest bit.
//
// # Exceptions
//
// What __cxa_throw throws is caught by the landing pad of the innermost call whose clauses match, found
// before anything is left; what no landing pad catches ends the program where it is thrown. Types match by their
// typeinfos, as the Itanium C++ ABI lays them out. At a landing pad the registers are as the call
// leaves them, except for those that the pad reads, and the stack is as after the call. An exception
// out of a call that is nounwind is a Fault. Of the C++ library there is what code needs that names none of
// it, and the exceptions that it defines.
//
// # Limits
//
// Big-endian machines, vectors of addresses of 32 bits and inline assembly are refused. Programs see no
// files but the standard streams. Functions of the C library that are missing
// are a Fault when they are called.
package interp
