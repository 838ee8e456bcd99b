// Package bitcode converts LLVM bitcode, as written by LLVM 14 to 22, to LLVM IR text.
//
// # What is read
//
// Bare and wrapped files with one module: types, attribute groups, symbols, constants, instructions, debug records
// and metadata. Typed pointers become ptr. Attributes and metadata without effect on code, summaries and use-list
// orders are dropped.
//
// # Requires and ensures
//
// Any bytes may be given. To package llvmir, the text means the same module as that of llvm-dis; numbers of values,
// metadata and attribute groups differ. Malformed or unsupported bitcode is an *Error with its offset. Linear in the
// bitcode except for constants that share parts, whose text repeats them, up to a limit beyond which there is an
// error. The output is deterministic.
//
// # Example
//
// See the package example: a module of one function becomes text.
package bitcode
