// Package fast is a register allocator for speed of compilation: one backward walk over the instructions of each
// block, like LLVM's fast allocator, wazero's and regalloc2's fastalloc.
//
// # Algorithm
//
// Blocks are visited in postorder, each from its last instruction to its first. The walk tracks which values are in
// registers after the current program point. At an instruction
//
//   - values that live through leave registers that it clobbers or that an operand
//     demands: to another register, or to their slots, from which they are loaded
//     again after the instruction;
//   - a definition is placed where its value is needed afterwards, and stored right away if
//     any use loads it: all uses have been visited before;
//   - a value that is read and is in no register gets one, which is its register from
//     here back to its definition or to the start of the block; if there is none left,
//     the value that was looked at least recently is loaded after the instruction.
//
// Values are in their slots at the start of a block, and those that the block needs in registers are loaded there. If
// the block has only one predecessor, which is then visited later, that block ends with these values in the expected
// registers, as far as they are free, and nothing is loaded. Parameters of blocks are passed on edges from where the
// arguments are to where the parameters are expected. Rematerializable values have no slots: they are rematerialized
// where needed, and their definitions are removed if nothing needs their registers.
//
// There is no liveness analysis: a value that is in no register when its definition is reached, and that nothing has
// loaded, is dead. Costs and metrics are ignored.
//
// If the greedy steps find no register for an operand, all other values go to their slots and package internal/assign
// searches all assignments, so that the allocator fails only if the constraints of one instruction contradict each
// other.
//
// # Requires, ensures
//
// A valid Problem in SSA form. No instruction at or after the last split point of its block defines a value that
// another block reads. The Result passes package check. Errors are of type *regalloc.InfeasibleError.
//
// # Complexity
//
// Linear in operands, arguments and values in registers at the ends of blocks. Memory is reused between Problems;
// nothing is allocated per instruction.
//
// # Differences from the models
//
// LLVM's allocator keeps nothing in registers between blocks, and determines for each value whether it has uses
// outside its block; postorder answers that here. A value that occupies a needed fixed register moves to a free
// register rather than to memory.
package fast
