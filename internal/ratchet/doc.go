// Package ratchet holds measured quality to what was reached before. A Table is a
// text file with one quantity a line; less is better. What is measured may be up
// to Tolerance worse than the table says, means (Table.Means) up to MeanTolerance; Record keeps the better of both, so that
// a table only ever gets better unless somebody says that it may get worse.
//
// The tests of this package measure every register allocator on a stored set of
// Problems, or, if it is slow, on every fifth of them, every selector, and the passes between and after them on the example
// programs. What has changed within the tolerance is logged (-v). "make ratchet" records what has become better; "make ratchet-accept"
// records everything as it is, which is for changes of what is measured (other
// Problems, other prices) and for trades that are made on purpose.
package ratchet
