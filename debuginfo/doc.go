// Package debuginfo turns the debug metadata of a module into DWARF 5: line tables, and
// descriptions of units, subprograms, scopes, types and variables with their places.
//
// # Steps
//
//  1. Flow, on the raw program: which debug records hold at which positions of the text.
//  2. Locate, on an allocation problem and its Result: where the registers are, at each point,
//     that have the values of records. Package check proves it (check.Observations).
//  3. Module.Func, on framed code: rows of the line table, scopes with their ranges, and for
//     each variable a list of places, which brings the two together: the place of a variable at an
//     instruction is that of the value of the record that holds at the position which the
//     instruction comes from, at the point which it has in the problem.
//  4. Module.Finish: all sections, as directives.
//
// What a debugger is told never changes code. Values carry the position of the instruction of
// the text that they come from (ir.Value.Pos), machine instructions too (mach.Instr.Pos);
// passes keep these up as they keep up positions for messages.
//
// # Where nothing is said
//
// Code that stands for several places of the text, and code that was moved to another block,
// belongs to no line and to no state of the variables. Values that are nowhere after allocation
// are not computed again from others; records of several values (DIArgList), and expressions
// that only LLVM has, describe nothing. The last byte of a call does not count as part of the
// range of what the call destroys, so that callers' frames do not show it.
//
// Requires: metadata as llvmir checks it. Ensures: the same bytes for the same module. Time: near
// linear in the metadata, and for each variable in the instructions at which a record of it holds.
package debuginfo
