// Package debuginfo turns the debug metadata of a module into DWARF 5: line tables, and
// descriptions of units, subprograms, scopes, types and variables with their places.
//
// What a debugger is told never changes code. Values carry the number of the instruction of
// the text that they come from (ir.Value.Pos), machine instructions too (mach.Instr.Pos);
// passes keep these up as they keep up positions for messages.
package debuginfo
