// Package debuginfo turns the debug metadata of a module into DWARF 5: line tables, and
// descriptions of units, subprograms, scopes, types and variables with their places.
//
// # Steps
//
//  1. Flow, on the raw program: which debug records hold at which positions of the text, and
//     where it depends on the path.
//  2. Locate, on an allocation problem and its Result: where the registers are, at each point,
//     that have the values of records. Package check proves it (check.Observations).
//  3. Module.Func, on framed code: rows of the line table, scopes with their ranges, and for
//     each variable a list of places, which brings the two together: the place of a variable at an
//     instruction is that of the value of the record that holds at the position which the
//     instruction comes from, at the point which it has in the problem.
//     Calls are listed with the arguments in registers that the caller still has when they come
//     back [DWARF5 §3.4], and labels.
//  4. Module.Write: all sections, to an asm.DebugStream, which is text or an object.
//
// # Values that no instruction keeps
//
// A constant or an address of a symbol or slot is described as that, wherever it was. What selection
// folded into other instructions is computed from a value that is in a register (mach.Derived), as are
// the values of a record of several (DIArgList). An argument that was passed in a register
// and is nowhere any more is what that register was at entry (DW_OP_entry_value), which a debugger asks the
// caller for.
//
// # From one instruction to the next
//
// An instruction whose position is unknown, such as a move, is in the state that the code before
// it leaves, as far as it leaves alone what the place of the variable relies on; so are blocks of such
// instructions. Where paths meet on which different records hold, a variable is where it is at
// the end of all of them, if that is one place (as LLVM's LiveDebugValues has it): a data-flow analysis
// on the framed code, which starts from what all predecessors may agree on. What instructions
// write is read off the machine code here, besides what check proves of Locate's places.
//
// Debug information never changes code. Values carry the position of the instruction of
// the text that they come from (ir.Value.Pos), machine instructions too (mach.Instr.Pos);
// passes keep these up as they keep up positions for messages.
//
// # Where nothing is said
//
// Code that stands for several places of the text, and code that was moved to another block,
// belongs to no line, and at the start of a block to no state of the variables. Values that are
// nowhere after allocation are computed again from others only by operations with constants and
// conversions; expressions that only LLVM has describe nothing. A unit that asks for a file of its
// own (-gsplit-dwarf) is described in the object itself; macros, type units and .debug_names
// are not written. The last byte of a call does not count as part of the range of what the call
// destroys, so that callers' frames do not show it.
//
// Requires: metadata as llvmir checks it. Ensures: the same bytes for the same module. Time: near
// linear in the metadata, and for each variable in the instructions at which a record of it holds.
package debuginfo
