// Package stackprotector decides which functions get a stack protector and which of their variables are placed next to
// the canary, and which functions may be called indirectly, if the module requires indirect calls to be checked.
//
// A function marked ssp is protected if it has a buffer (an array of at least ir.FuncAttrs.StackBuffer characters or
// elements) or an alloca of unknown size; one marked sspstrong also if it has any other array, or a variable whose
// address may escape or be used to access memory beyond the variable; one marked sspreq always. A function that
// neither returns nor throws needs no protection.
//
// The rules are those of LLVM's StackProtector. Like LLVM's, they apply to what promotion has left in memory, before
// package stackcoloring merges variables.
//
// Package legalize stores and checks the canary; package frame orders the variables.
//
// A function may be called indirectly if it is visible to other modules, or if its address is used other than by a call
// of it, as in LLVM's X86IndirectBranchTracking; see Landings.
//
// Requires: a valid raw program (package ir). Ensures: ir.Func.Guarded, and ir.Value.Protection of each alloca, are
// set. Time: linear in the function times the depth of its types, for each variable whose uses are followed.
package stackprotector
