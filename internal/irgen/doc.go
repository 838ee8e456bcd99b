// Package irgen makes random inputs for properties, fuzzing and benchmarks:
// register-allocation Problems in SSA form with shaped control-flow graphs, on
// machines like x86-64 and x86-32, and an interpreter that runs a Problem with or
// without a Result on made-up values and compares what its instructions read; and
// LLVM IR text of programs that compute with vectors, of programs that keep their variables
// in memory, of programs of random control flow with many values, and of functions with frames of all kinds.
package irgen
