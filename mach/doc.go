// Package mach represents machine code: functions of blocks of instructions, each an instance of a target's tile. It is
// the representation between instruction selection and emission, at one of four stages, and the only package that
// converts a function to a register allocation Problem and a Result back to a function.
//
// # Invariants
//
// Verify checks them, by number.
//
//  1. A function is at its declared stage.
//  2. Block i is Blocks[i]; its last instruction, and no other, is a terminator;
//     successors exist.
//  3. An instruction has the operands, the address and the constant that its tile
//     needs; virtual registers exist, and those of the byte class are operands
//     that allow them (target.Operand.Part); an edge passes one argument of the
//     same class for each parameter.
//  4. Selected, Split: virtual registers are in SSA form: each has one
//     definition, which comes before every use on every path.
//  5. Split: moves can be placed on every edge: it is the only one into its target, or
//     the only one out of a block whose terminator reads no registers. Or there is nothing
//     to move: it passes no argument to a block that is closed, as Block.Closed says.
//  6. Allocated, Framed: every operand is in a register that the tile allows,
//     fixed and tied ones included; a spilled operand is in a slot, as
//     the address of the instruction.
//  7. Allocated, Framed: no block has parameters.
//  8. Framed: slots are in reach of the stack or frame pointer, and prologue and
//     epilogues are in place.
//  9. A function with an instruction that names the stack or the frame pointer
//     (target.TileFrame) keeps a frame pointer (Func.UsesFP). Framed: a function
//     that keeps one sets it in its prologue.
//  10. A block that an exception may leave ends with a call, moves of the call's results
//     to registers of their classes, and the tile of ir.OpInvoke; Succs[1] is where the
//     exception goes. No moves are after the call.
//  11. The results of a call that returns twice, other than those of its callee, are in registers
//     that it preserves on every return (Func.KeptTwice), and in each of
//     these is one of its arguments.
//  12. Framed: fused instructions (Instr.Join) are adjacent, and the target has the instruction that replaces them.
//  13. Framed: where a routine is called (Instr.Routine), the instructions are those of the routine, and none ends the block or
//     belongs to a prologue or an epilogue, or the last one leaves the function (Routine.Leaves) and none belongs to a prologue.
//  14. Framed: a block executed on a condition (Block.When) follows in the text the only block that leads to it, which has
//     another successor; or it follows one such block, has the opposite condition and leads to the same block, the next one.
package mach
