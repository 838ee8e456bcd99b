// Package driver is a compiler driver: spillcc, which takes the place of clang in builds and uses Spillway as the back end.
//
// It does not parse clang's several thousand options. It asks clang for its plan (clang -###), the jobs that clang
// itself would run, and changes those that emit machine code: the frontend (clang -cc1) prints LLVM IR instead of an
// object or assembly, and "spillway compile" compiles the IR. All other jobs run unchanged: preprocessing, precompiled
// headers, the assembler, the linker. Dependency files, temporary names, languages and search directories are thus
// clang's, and a plan that emits no machine code (-E, -M, -fsyntax-only, -emit-llvm, --version) is left to clang
// entirely.
//
// Flags by which clang controls its own back end, not through the IR, are in a table (compile.go): supported, ignored
// with a warning, or rejected.
package driver
