// Package spillway compiles programs in LLVM IR to machine code: it is the pipeline whose stages are packages that can
// be used separately.
//
// Compile takes a module, read from text by package llvmir or built with package ir, through all stages to assembly
// text, or stops after an earlier stage and returns its functions. Allocate solves a register allocation problem from
// any source. Allocators, Selectors and Targets list the available implementations; their tables are the only place
// that names them. Load compiles into the memory of the running process, from where Go can call the functions (see
// package load).
//
// Requires: a module that ir.VerifyModule accepts, as llvmir.Parse returns it (any other is an error), whose triple and
// data layout, if it has any, are those of the target. Ensures: the same output for the same module, independent of the
// number of workers. Compile takes nearly linear time in the size of the module with the default selector and
// allocator, and compiles functions in parallel. Unsupported input is an error with its position; a panic inside a
// stage, which is a bug, becomes an error that names the stage and the function.
package spillway
