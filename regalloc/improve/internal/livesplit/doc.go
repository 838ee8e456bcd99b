// Package livesplit splits live ranges after allocation: for one spilled value at a time, it decides again in which
// parts of its live range the value is in a register.
//
// # Algorithm
//
// A value's live range is divided into spans, between two of its uses or the ends of a block. In a span the value may
// stay where it is, be in a free register, or be in memory. The cheapest choice for the whole value is a minimum cut
// of a graph of its spans (package mincut): registers on the source's side, memory on the sink's. An arc from a span
// to the one before it is a load between them; an arc from the source is a use that would have to read memory; one
// more node is the store at the definition, which all spans in memory share. Registers that one value gives up can be
// used by another: there are two rounds, of which the second, shorter one covers values without a register in a block
// where a suitable one has become free since.
//
// The cut is exact if the value is stored once, at its definition, and moves are free; the outcome, with stores at the
// definition or where the value leaves its register, whichever costs less, is priced move by move, and accepted if it
// is cheaper. Only registers that are already used or need not be saved are considered.
//
// A value that is rematerialized somewhere is a candidate as well: outside of registers it has no location, a load is
// a rematerialization, stores are free, and its definition is executed only if the value starts in a register. Its
// live range is computed from its uses, since nothing is live between them.
//
// Candidates are values in SSA form that are in a slot shared with no simultaneously live value, or rematerialized
// somewhere, whose moves may be placed wherever they are live, and which no tuple, copy or tied pair holds in a slot.
//
// # Rejoining
//
// Allocators that split live ranges leave a value in different registers in different places: where it comes from,
// where a call preserves it, where an operand needs it. Rejoin takes the values that are copied between registers, one
// at a time, and determines for each register r that the value is in somewhere, or is copied to or from, which of the
// spans in which r is free should be in r, with the others unchanged. That is an expansion move [Boykov01], and the
// cheapest one is a minimum cut: r is the source's side, the current location the sink's; operands without a fixed
// register follow the span that they end. So a copy leaves a loop, copies in several places become one at the
// definition, and a value that is copied for every shift continues in the count register. Values with the most
// expensive copies, relative to their live ranges, come first.
//
// The cut is exact for values that are never in memory; test TestExpand compares it with all choices.
//
// Requires: a Map of the Result (package locations). Ensures: the Result stays valid. Its Cost decreases by the
// difference in the candidates' prices, except for prefixes and encodings that depend on registers; package improve
// compares the Results.
//
// Complexity: proportional to the lengths of the live ranges of values in memory, times the rounds of their flows,
// with a bound that is linear in instructions and live sets; for Rejoin to those of copied values, times their
// registers.
package livesplit
