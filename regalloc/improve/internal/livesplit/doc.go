// Package livesplit splits live ranges after allocation: for one value after the other
// that has been spilled somewhere, it decides again in which parts of the live range the
// value is in a register.
//
// # Algorithm
//
// A value's live range is cut into spans, between two of its uses or the ends of a
// block. In a span the value may continue where it is, be in a free register
// there, or be in memory. What costs least for the whole value is a minimum cut of a
// graph of its spans (package mincut): registers on the source's side, memory on the
// sink's. An arc from a span to the one before it is a load between them; an arc from
// the source is a use that would have to read memory; one more node is the store at the
// definition, which all spans in memory share. What one value gives up another can
// take: two rounds are made, the second, which is shorter, over those that found no
// register in a block where one that they could be in has become free since.
//
// The cut is exact if the value is stored once, at its definition, and moves cost
// nothing; the outcome, with stores at the definition or where the value leaves its
// register, whichever costs less, is priced move by move, and taken if it is better
// than what was. The registers are those that are used already or need not be saved.
//
// A value that is rematerialized somewhere is a candidate as well: it is nowhere where it
// is not in a register, a load is a rematerialization, stores cost nothing, and its
// definition is only there if the value begins in a register. Its live range is found from
// its uses, since nothing is needed of it between them.
//
// Candidates are values in SSA form that are in a slot or rematerialized somewhere and share that with
// nothing that is alive with them, whose moves may be placed wherever they are alive, and
// which no tuple, copy or tied pair holds in a slot.
//
// # Rejoining
//
// Allocators that split live ranges leave a value in one register here and in another one
// there: where it comes from, where a call leaves it alone, where an operand needs it. Rejoin
// takes the values that are copied between registers, one after the other, and asks for each
// register r that the value is in somewhere, or is copied to or from: which spans in which
// no other value has r are to be in r, the others as they are? That is an expansion move
// [Boykov01], and the cheapest one is a minimum cut: r is the source's side, what is now the
// sink's; operands that name no register follow the span that they end. So a copy leaves a
// loop, copies at several places become one at the definition, and a value that is copied for
// every shift continues in the register of the count. Values whose copies cost most, for each part
// of their live ranges, come first.
//
// The cut is exact for values that are never in memory; test TestExpand compares it with all choices.
//
// Requires: a Map of the Result (package locations). Ensures: the Result stays valid.
// Its Cost falls by what the candidates' prices fall, except for prefixes and forms that
// depend on registers; package improve compares.
//
// Complexity: as many steps as values in memory live long, times the rounds of their
// flows, with a bound that is linear in instructions and live sets; of Rejoin as many as copied
// values live long, times the registers that they are in.
package livesplit
