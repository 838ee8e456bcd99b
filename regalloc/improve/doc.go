// Package improve turns the Result of any allocator into one that costs no more.
//
// It needs a Problem in SSA form, with block parameters, and a Result for it, and does not depend on how that was
// found. SSA form is what makes it general: each value has one definition, so that one store there serves every load,
// and its live range is a tree that a minimum cut can divide. Results of allocators that work out of SSA form are
// raised first.
//
//   - Package locations maps where each value is while it is needed there. Dead moves are
//     removed; a value loaded into two registers is loaded once.
//   - Package livesplit splits live ranges by minimum cuts, and places stores: at a value's
//     definition, or where it leaves its register.
//   - Package recolor removes copies between registers by moving stretches of live ranges to the
//     registers that they are copied to or from.
//   - Package livesplit rejoins live ranges if copies are expensive enough: parts of one live range
//     in several registers get one register by minimum cuts, and the space gained is recolored
//     once more.
//   - Package cloning keeps values in a register while they are in another location too, which
//     removes moves back to the register.
//   - Two registers are exchanged in the whole function if the one that more instructions use
//     makes them longer.
//   - Package slotcoloring lets slots that are never live at once share one.
//
// Requires: a valid Result. Ensures: a valid Result whose regalloc.Cost under the metric is no higher, by comparison.
// In a Result without slots and copies only the exchange of registers is tried.
//
// Complexity: that of package locations, once to four times, of livesplit, once to three times, of recolor, once or
// twice, and of cloning, once.
package improve
