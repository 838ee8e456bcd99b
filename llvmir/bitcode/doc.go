// Package bitcode turns LLVM bitcode, as LLVM 14 to 22 write it, into LLVM IR text.
//
// # What is read
//
// Bare and wrapped files with one module: types, attribute groups, symbols, constants,
// instructions, debug records and metadata. Pointers with types become ptr. Attributes and
// metadata that change no code are left out, and so are summaries and the order of uses.
//
// # Requires and ensures
//
// Any bytes may be given. The text means the same module to package llvmir as that of llvm-dis;
// numbers of values, metadata and attribute groups differ. What cannot be read is an *Error with
// its offset. Linear in the bitcode except for constants that share parts, whose text repeats them,
// up to a limit that is an error. Same bytes, same text.
//
// # Example
//
// See the package example: a module of one function becomes text.
package bitcode
