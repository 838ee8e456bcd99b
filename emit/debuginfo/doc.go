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
// # Values that no instruction keeps
//
// Constants and addresses of symbols or slots are described as such, wherever they were. Values that selection folded
// into other instructions are computed from a value in a register (mach.Derived), and so are records of several values
// (DIArgList). An argument that was passed in a register and has no location any more is described by that register's
// value at entry (DW_OP_entry_value), which debuggers obtain from the caller.
//
// # From one instruction to the next
//
// An instruction of unknown position, such as a move, inherits the variable state of the code before it, unless it
// overwrites something that a variable's location depends on; so do blocks of such instructions. At joins of paths with
// different records, a variable is in its location at the end of all predecessors, if they agree (like in LLVM's
// LiveDebugValues): a data-flow analysis on the framed code, which starts optimistically. The registers and slots that
// instructions write are determined from the machine code here, in addition to what check proves about Locate's places.
//
// Debug information never changes code. Values carry the position of their original instruction in the text
// (ir.Value.Pos), and so do machine instructions (mach.Instr.Pos); passes maintain these like positions for messages.
//
// # Limitations
//
// Code for several positions of the text, and code that was moved to another block, belongs to no line, and at the
// start of a block to no variable state. Values without a location after allocation are recomputed from others only by
// operations with constants and conversions; LLVM-specific expressions describe nothing. A unit with -gsplit-dwarf is
// described in the object itself; macros, type units and .debug_names are not emitted. The last byte of a call is
// excluded from the ranges of locations that the call destroys, so that callers' frames do not show these.
//
// Requires: metadata as checked by llvmir. Ensures: the same bytes for the same module. Time: near linear in the
// metadata, and for each variable in the instructions at which a record of it is in effect.
package debuginfo
