// Package e2e holds the tests that drive the spillway command from outside, as a user does.
//
// They build the command once, compile LLVM IR with it, link and run the program, and compare
// what it prints with what is expected:
//
//   - the programs in testdata/programs, at every optimization level and with every allocator;
//   - the same where there is no other program: an empty search path, and the linker's own programs in the hands
//     of readelf and ldd;
//   - the command's own manners: flags, exit codes, standard input, bad input;
//   - random functions whose callers come from clang and whose callees come from spillway, and
//     the other way around, which holds the calling convention to its definition;
//   - random programs from csmith against clang, with every allocator, with all registers and
//     with as few as the instructions need;
//   - random programs of random control flow, whose blocks pass on more values than there are registers, over
//     calls of all conventions, exceptions and setjmp, against clang;
//   - C packages of the Debian distribution (bzip2, zlib, lua), fetched when the tests run,
//     built with every allocator by the compiler driver spillcc and put to their own tests.
//
// # Environment
//
//	SPILLWAY_BIN          the command to test, in place of one built from this module
//	SPILLWAY_CI=1         a tool that is missing is a failure, not a reason to leave a test out
//	SPILLWAY_LEFT_OUT     a file that gets a line for each test that is left out (internal/leftout)
//	SPILLWAY_CSMITH       how many random programs (8 for each machine; 3 with -short)
//	SPILLWAY_CSMITH_SEED  the seed of the first of them (1)
//	SPILLWAY_SHAPES       how many programs of random control flow (8 for each machine; 2 with -short)
//	SPILLWAY_SHAPES_SEED  the seed of the first of them (1)
//	SPILLWAY_CORPUS       a directory for the IR that docs/benchmarks measures (TestCorpus writes it, nothing without)
//	SPILLWAY_ABI          how many random sets of functions (8 for each machine)
//	SPILLWAY_BOARDS=all   TestBareMetal runs each program on all microcontrollers, not on one
//	SPILLWAY_BOUNDS=all   TestBounds takes all corpora, not some files of one for each machine
//	SPILLWAY_BOUNDS_SEED  which files it takes otherwise (1)
//	SPILLWAY_LEVELS       levels for the packages, with every allocator, such as "O0 O1 O2 Oz" (O2 and Oz, with some allocators)
//	SPILLWAY_EXAMPLES=all TestExamples compiles every example with every allocator, not with every fourth one
//	SPILLWAY_FAILURES     where the files of failed programs are kept ("spillway-failures" in the temporary directory)
//	SPILLWAY_FLAGS        flags for every compilation of csmith and the packages ("--check")
//
// A random program is its seed: a failure prints the command line that generates it again.
package e2e
