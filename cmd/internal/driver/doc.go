// Package driver is a compiler driver: spillcc, which takes the place of clang in builds and uses Spillway as the back end.
//
// It knows nothing of clang's several thousand options. It asks clang for its plan (clang -###), the jobs by which
// clang itself would do what the command line says, and changes those that make machine code: the frontend
// (clang -cc1) prints LLVM IR in place of an object or of assembly, and "spillway compile" makes that of the IR. Whatever
// else is in the plan runs as it is: preprocessing, precompiled headers, the assembler, the linker. Dependency files,
// temporary names, languages and searched directories are clang's in this way, and a plan that makes no machine code
// (-E, -M, -fsyntax-only, -emit-llvm, --version) is left to clang altogether.
//
// What clang tells its own back end by flags and not in the IR is a table (compile.go): taken, told to have no effect, or
// refused.
package driver
