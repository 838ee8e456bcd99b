// Mutants changes the code of packages in one small place after the other and
// runs tests on each: a mutant that all tests pass has survived, and what it
// changed is not tested. "make mutants" runs it; flags and packages are in its usage.
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
// All mutants of a package are compiled at once: each place asks whether its
// mutant is the one to be (an environment variable says which), and notes that it
// was reached. So tests are built once, not once for each mutant, and a mutant
// that tests never reach need not be run. The code is changed through an overlay;
// nothing is written into the source tree.
//
// A mutant is killed by a failing test, a panic or the limit of processor time. The tests are those
// of the package and then those that plan.go names for it. Package ratchet fails if anything that
// it measures becomes better or worse, so a mutant that survives changes nothing that is measured.
// What cannot be killed because it computes the same is listed with the reason in equivalent.txt; a
// line that names no surviving mutant is an error.
//
// Where packages have more mutants than -sample, a sample is run, which is the
// same for the same seed; with -for as much of it as there is time for.
package main
