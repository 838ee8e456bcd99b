// Package debuginfo turns the debug metadata of a module into DWARF 5: line tables, and descriptions of units,
// subprograms, scopes, types and variables with their locations.
//
// # Steps
//
//  1. Flow, on the raw program: which debug records are in effect at which positions of the text, and
//     where that depends on the path.
//  2. Locate, on an allocation problem and its Result: the locations, at each point, of the virtual
//     registers with the values of records. Package check proves them (check.Observations).
//  3. Module.Func, on framed code: rows of the line table, scopes with their ranges, and for
//     each variable a location list, which combines the two: the location of a variable at an
//     instruction is that of the value of the record in effect at the instruction's position,
//     at the instruction's point in the problem.
//     It also lists calls, with the register arguments that the caller still has on
//     return [DWARF5 §3.4], and labels.
//  4. Module.Write: all sections, to an asm.DebugStream, which is text or an object.
//
// # Values without an instruction
//
// Constants and addresses of symbols or slots are described as such, wherever they were computed. Values that selection
// folded into other instructions are computed from a value in a register (mach.Derived), and so are records of several
// values (DIArgList). An argument that was passed in a register and no longer has a location is described by that
// register's value at entry (DW_OP_entry_value), which debuggers recover from the caller.
//
// # State between instructions
//
// An instruction of unknown position, such as a move, inherits the variable state of the code before it, unless it
// overwrites something that a variable's location depends on; so do blocks of such instructions. At joins of paths with
// different records, a variable keeps its location if all predecessors agree on it at their ends (as in LLVM's
// LiveDebugValues); this is an optimistic data-flow analysis of the framed code. It takes the registers and slots that
// instructions write from the machine code, in addition to what check proves about the places found by Locate.
//
// Debug information never changes code. Values carry the position of their original instruction in the text
// (ir.Value.Pos), and so do machine instructions (mach.Instr.Pos); passes maintain these like positions for messages.
//
// # Limitations
//
// Code that combines several source positions, and code moved to another block, belongs to no line and, at the start of
// a block, to no variable state. Values without a location after allocation are recomputed from others only by
// operations with constants and by conversions; expressions specific to LLVM describe nothing. A unit compiled with
// -gsplit-dwarf is described in the object itself; macros, type units and .debug_names are not emitted. Locations that
// a call destroys end before the last byte of the call, so that they are invalid in the frames of its callers'
// backtraces.
//
// Requires: metadata as checked by llvmir. Ensures: the same bytes for the same module. Time: near linear in the
// metadata, and for each variable in the instructions at which a record of it is in effect.
package debuginfo
