// Package graph reads register transfer graphs as text, solves them with the packages shuffle and permi, and prints the
// solutions: as JSON for other programs, with a proof of optimality, and as a picture of every step.
//
// The text "1->2 1->3 4->4" has an edge per destination: registers 2 and 3 receive the value of 1, and 4 is preserved.
// Registers are numbered from 1; a register without an edge into it may be overwritten. Two edges into one register are
// an error, as is a register out of range.
//
// The proof for copies and swaps is computed from the graph alone, by the sum in the documentation
// of package shuffle; that for permi is the front of all copy sets.
package graph
