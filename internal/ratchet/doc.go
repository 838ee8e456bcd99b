// Package ratchet guards measured quality against regressions. A Table is a text file with one quantity per line; less
// is better. A measured value may be up to Tolerance worse than the best one recorded, means (Table.Means) up to
// MeanTolerance, but every change, improvements included, must be recorded: so each change of a heuristic shows its
// effects, and an unintended one fails. Record keeps the better of both as the best, so that many small losses do not
// add up.
//
// The tests of this package measure every register allocator on a stored set of Problems, or, if it
// is slow, on every fifth of them, every selector, and the passes between and after them on the
// example programs. "make ratchet" records what has become better, or worse within the tolerance;
// "make ratchet-accept" records everything as it is, which is for changes of what is measured
// (other Problems, other prices) and for deliberate trade-offs.
package ratchet
