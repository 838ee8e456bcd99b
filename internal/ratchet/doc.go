// Package ratchet holds measured quality to what was reached before. A Table is a text file with
// one quantity a line; less is better. What is measured may be up to Tolerance worse than the least
// that was reached, means (Table.Means) up to MeanTolerance, but whatever has changed, for the
// better too, is to be recorded: so each change of a heuristic shows what it changes, and one by
// mistake fails. Record keeps the better of both as what was reached, so that many small losses do
// not add up.
//
// The tests of this package measure every register allocator on a stored set of Problems, or, if it
// is slow, on every fifth of them, every selector, and the passes between and after them on the
// example programs. "make ratchet" records what has become better, or worse within the tolerance;
// "make ratchet-accept" records everything as it is, which is for changes of what is measured
// (other Problems, other prices) and for trades that are made deliberately.
package ratchet
