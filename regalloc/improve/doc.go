// Package improve turns the Result of any allocator into one that costs no more.
//
// It needs a Problem in SSA form, with block parameters, and a Result for it, and knows
// nothing of how that was found. SSA form is what makes it work for all: each value has
// one definition, so that one store there serves every load, and its live range is a
// tree that a minimum cut can divide. Allocators that work out of SSA form are improved
// after their Results were raised.
//
//   - Package locations finds where each value is as long as something reads it there.
//     Moves that nothing reads go; what is loaded into two registers is loaded once.
//   - Package livesplit splits live ranges by minimum cuts, and inserts stores: at a
//     value's definition, or where it leaves its register.
//   - Package recolor removes copies between registers: stretches of live ranges take the
//     registers of what they are copied to and from.
//   - Package livesplit rejoins live ranges, where copies weigh enough: the parts of one that
//     are in several registers get one register by minimum cuts, and what that makes room for
//     is recolored once more.
//   - Package cloning has values stay in a register while they are in another place too, so that
//     what would bring them back there goes.
//   - Two registers change places in the whole function, where the one that more instructions name
//     makes them longer.
//   - Package slotcoloring lets slots that are never needed at once be one.
//
// Requires: a valid Result. Ensures: a valid Result whose regalloc.Cost under the metric
// is no higher, by comparison. In a Result without slots and copies nothing but the
// exchange of registers is tried.
//
// Complexity: that of residence, once to four times, of livesplit, once to three times, of
// recolor, once or twice, and of cloning, once.
package improve
