// Mutants makes one small change at a time to the code of packages and runs tests on each: a mutant that passes all
// tests has survived, and the changed code is not tested. "make mutants" runs it; flags and packages are in its usage.
//
// # Mutations
//
//	negate     a condition, a comparison, true or false
//	boundary   < to <= and back, > to >= and back
//	arithmetic + and -, * and /, & and |, << and >> for each other; % to *; &^ to &
//	operand    one side of && taken as true, of || as false
//	step       x++ to x-- and back
//	literal    an integer constant one greater
//	delete     a call, an assignment, a step, a break, a continue or a bare return left out
//
// # How
//
// All mutants of a package are compiled at once: each mutation point checks whether its mutant is active (selected by
// an environment variable), and records that it was reached. So tests are built once, and a mutant that tests never
// reach need not be run. The code is changed through an overlay; nothing is written to the source tree.
//
// A mutant is killed by a failing test, a panic or the limit of processor time. The tests are those of the package and
// then those that plan.go names for it. Package ratchet fails if any of its measurements changes, so a surviving
// mutant changes nothing that is measured. Equivalent mutants are listed with the reason in equivalent.txt; a line
// that names no surviving mutant is an error.
//
// Where packages have more mutants than -sample, a sample is run, which is the
// same for the same seed; with -for as much of it as there is time for.
package main
