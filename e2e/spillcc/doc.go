// Command spillcc is a compiler of C and C++ with spillway inside: clang reads them and prints LLVM IR,
// spillway compiles the IR, and cc, or spillway, links. It takes the arguments of cc, so that a
// package's own Makefile or configure script can use it:
//
//	make CC=spillcc
//
// What makes no machine code (-E, -M, --version and the like) is clang's, and assembly files are cc's.
//
// # Environment
//
//	SPILLCC_SPILLWAY  the spillway command ("spillway")
//	SPILLCC_FLAGS     its flags, separated by spaces
//	SPILLCC_CLANG     the C compiler ("clang-19")
//	SPILLCC_LEVEL     an optimization level such as "O2", which overrides the arguments'
//	SPILLCC_LOG       a file that gets a line for each compilation that spillway refuses
//	SPILLCC_KEEP      a directory that gets the IR of each such compilation
//	SPILLCC_LINK      "own": spillway links, where it understands the flags
//	SPILLCC_LIBRARY   flags after all others for the linker: "-lstdc++ -lm" where it links C++
//	SPILLCC_CACHE     a directory that keeps what clang has printed, by its flags and the preprocessed text
//	CC_FOR_LINK       the assembler and linker ("cc")
package main
