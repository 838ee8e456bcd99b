// Package stackprotector finds out which functions have a guard in their stack frame, and which of their variables
// stand next to it; and which functions may be called indirectly, where the processor is to check such calls.
//
// A function marked ssp is protected if it has a buffer, an array of at least
// ir.FuncAttrs.StackBuffer characters or elements, or an alloca of unknown size; one marked
// sspstrong also if it has any other array, or a variable whose address may be passed on or with
// which memory beyond it may be accessed; one marked sspreq always. A function that never returns,
// and throws nothing, has nothing that a guard could protect.
//
// The rules are those of LLVM's StackProtector. They are applied to what promotion has left in
// memory, as LLVM's are, and before package stackcoloring merges variables.
//
// What the outcome means is seen to elsewhere: package legalize stores the guard and compares it, package frame
// orders variables.
//
// A function may be called indirectly if other modules see it or if something but a call of it has
// its address, as LLVM has it (X86IndirectBranchTracking); see Landings.
//
// Requires: a valid raw program (package ir). Ensures: ir.Func.Guarded, and ir.Value.Protection of
// each alloca. Time: linear in the function times the depth of its types, for each variable whose
// uses are followed.
package stackprotector
