// Package cloning lets a value stay in a register while it is in another place too: value
// cloning, which models of one place at a time do not have [Koes09 §3.6].
//
// A value that arrives in the register of an argument and is kept in another one across a call is
// copied back where it is wanted as an argument again. If nothing else takes the first register
// meanwhile, the copy back is for nothing: the value is still there. And copies or loads into one
// register on several ways may be one where the ways part, while the value is read
// where it was as well.
//
// # Algorithm
//
// What brings a value into register r, a copy, load or rematerialization, is a fill.
// For one value and one r after the other, those first whose fills cost most, the package asks where the value is to be in r, besides the
// places where it is anyway, so that its fills cost least. That is partial redundancy
// elimination of fills, and a minimum cut (package mincut):
//
//	v in r where a fill is now        not so: that fill
//	v in r at a point, not before it  a new fill, from where the value is at that point
//
// The source's side are the points at which v is in r. From each fill the gap before it is
// followed back through the blocks as far as no other value has r: to where v is in r already or is defined
// there, which costs nothing, to where something else has r, or to the definition. Where a
// parameter begins the gap ends; what its arguments cost then is the price of the edge.
//
// Requires: a Map of a valid Result of a Problem in SSA form (package locations). Ensures: after
// Install the Result is valid, and its Cost has fallen if Improve reports a change; no operand is
// anywhere else, and no register is used that was not.
//
// The cut is exact for one value and one register, the places of others given: test TestCut compares it with all
// sets of points. In which registers the value is next to r is not asked.
//
// Complexity: linear in stays, moves and blocks, and as many steps as the gaps have rows, with a
// bound that is linear in instructions and needs at the starts of blocks.
package cloning
