// Package spillway compiles programs in LLVM IR to machine code: it is the
// pipeline, each of whose stages is a package that can be used by itself.
//
// Compile takes a module, read from text by package llvmir or built with package
// ir, through all stages to assembly text, or to the machine code of the stage
// at which it is told to stop. Allocate solves a register allocation problem,
// wherever it is from. Allocators, Selectors and Targets list what there is to
// choose from, in tables that are the only place where they are named. Load compiles into
// the memory of the running process and makes Go functions of what is there (see package load).
//
// Requires: a module that ir.VerifyModule accepts, as llvmir.Parse returns it (any other is an
// error), whose triple and data layout, if it has any, are those of the target. Ensures: the same
// bytes for the same module, whatever the number of workers. Compile is nearly linear in the size
// of the module, with the default selector and allocator, and works on several functions at once.
// What cannot be compiled is an error that names the position; a panic inside a stage, which is a
// bug here, becomes an error that names the stage and the function.
package spillway
