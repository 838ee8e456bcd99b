// Package e2e holds the tests that drive the spillway command from outside, as a user does.
//
// They build the command once, compile LLVM IR with it, link and run the program, and compare
// its output with the expected one:
//
//   - the programs in testdata/programs, at every optimization level and with every allocator;
//   - the same without other tools: PATH is empty; and what readelf and ldd say about
//     programs of Spillway's linker;
//   - the command line: flags, exit codes, standard input, bad input;
//   - random functions whose callers come from clang and whose callees come from spillway, and
//     the other way around, which tests calling conventions;
//   - random programs from csmith against clang, with every allocator, with all registers and
//     with as few as the instructions need;
//   - programs of random control flow with more live values than there are registers, with
//     calls of all conventions, exceptions and setjmp, against clang;
//   - C packages of the Debian distribution (bzip2, zlib, lua), fetched when the tests run,
//     built with every allocator by the compiler driver spillcc, whose own tests are run.
//
// # Environment
//
//	SPILLWAY_BIN          the command to test, in place of one built from this module
//	SPILLWAY_CI=1         a missing tool is a failure, not a reason to skip a test
//	SPILLWAY_LEFT_OUT     a file to which skipped tests append a line each (internal/leftout)
//	SPILLWAY_CSMITH       how many random programs (6 for each machine; 3 with -short)
//	SPILLWAY_CSMITH_SEED  the seed of the first of them (2: clang's own program of the first runs too long)
//	SPILLWAY_SHAPES       how many programs of random control flow (6 for each machine; 2 with -short)
//	SPILLWAY_SHAPES_SEED  the seed of the first of them (1)
//	SPILLWAY_CORPUS       a directory for the IR that docs/benchmarks measures (TestCorpus writes it, nothing without)
//	SPILLWAY_ABI          how many random sets of functions (6 for each machine)
//	SPILLWAY_BOARDS=all   TestBareMetal runs each program on all microcontrollers, not on one
//	SPILLWAY_BOUNDS=all   TestBounds takes all corpora, not some files of one for each machine
//	SPILLWAY_BOUNDS_SEED  which files it takes otherwise (1)
//	SPILLWAY_LEVELS       levels for the packages, with every allocator, such as "O0 O1 O2 Oz" (O2 and Oz, with some allocators)
//	SPILLWAY_EXAMPLES=all TestExamples compiles every example with every allocator, not with every sixth one
//	SPILLWAY_FAILURES     where the files of failed programs are kept ("spillway-failures" in the temporary directory)
//	SPILLWAY_TIMES        a file to which test, program and seconds of processor time of each finished program are appended
//	SPILLWAY_FLAGS        flags for every compilation of csmith and the packages ("--check")
//
// A random program is its seed: a failure prints the command line that generates it again.
package e2e
