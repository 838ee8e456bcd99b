// Package stackprotector decides which functions get a stack protector, and which of their variables are next to
// the canary; and which functions may be called indirectly, where the module needs such calls checked.
//
// A function marked ssp is protected if it has a buffer (an array of at least ir.FuncAttrs.StackBuffer characters or
// elements) or an alloca of unknown size; one marked sspstrong also if it has any other array, or a variable whose
// address may escape or be used to access memory beyond the variable; one marked sspreq always. A function that
// neither returns nor throws needs no protection.
//
// The rules are those of LLVM's StackProtector. Like LLVM's, they apply to what promotion has left in memory, before
// package stackcoloring merges variables.
//
// Package legalize stores the canary and compares it, package frame orders the variables.
//
// A function may be called indirectly if other modules see it or if something but a call of it has
// its address, as LLVM has it (X86IndirectBranchTracking); see Landings.
//
// Requires: a valid raw program (package ir). Ensures: ir.Func.Guarded, and ir.Value.Protection of
// each alloca. Time: linear in the function times the depth of its types, for each variable whose
// uses are followed.
package stackprotector
