// Package cloning keeps a value in a register while it is in another location too: value cloning, which models with
// one location at a time do not have [Koes09 §3.6].
//
// A value that arrives in an argument register and is kept in another one across a call is copied back where it is
// needed as an argument again. If nothing else uses the first register meanwhile, the copy back is redundant: the
// value is still there. And copies or loads into one register on several paths may become one where the paths diverge,
// while the value is also read at its other location.
//
// # Algorithm
//
// A move that brings a value into register r, a copy, load or rematerialization, is a fill. For one value and one r at
// a time, those with the most expensive fills first, the package determines where else the value should be in r, so
// that its fills cost least. That is partial redundancy elimination of fills, a minimum cut (package mincut):
//
//	v in r where a fill is now        not so: that fill
//	v in r at a point, not before it  a new fill, from where the value is at that point
//
// The source side is the set of points at which v is in r. From each fill the gap before it is followed backwards
// through the blocks as far as no other value occupies r: to where v is already in r or defined there, which is free,
// to where something else occupies r, or to the definition. At a parameter's block the gap ends; the cost for its
// arguments is then the price of the edge.
//
// Requires: a Map of a valid Result of a Problem in SSA form (package locations). Ensures: after
// Install the Result is valid, and its Cost has fallen if Improve reports a change; no operand is
// anywhere else, and no register is used that was not.
//
// The cut is exact for one value and one register with the locations of others given: test TestCut compares it with
// all sets of points. The choice of r is not optimized.
//
// Complexity: linear in stays, moves and blocks, plus the rows of the gaps, with a bound that is linear in
// instructions and needs at the starts of blocks.
package cloning
