// Package fast is a register allocator that is meant to cost nearly nothing: one walk
// backwards over the instructions of each block, as LLVM's fast allocator, wazero's
// and regalloc2's fastalloc do it.
//
// # Algorithm
//
// Blocks are visited in postorder, each from its last instruction to its first. The
// walk knows which values are in registers after the program point that it is
// at. At an instruction
//
//   - values that live through leave registers that it clobbers or that an operand
//     demands: to another register, or to their slots, from which they are loaded
//     again after the instruction;
//   - a definition is made where its value is wanted after it, and stored there and
//     then if anything loads it: all that could has been visited before;
//   - a value that is read and is in no register gets one, which is its register from
//     here back to its definition or to the start of the block; if there is none left,
//     the value that was looked at least recently is loaded after the instruction.
//
// Values are in their slots at the start of a block, and what the block needs in
// registers is loaded there. If the block has one predecessor only, which is then
// visited later, that ends with these values in the registers where they are wanted,
// as far as these are free, and nothing is loaded. Parameters of blocks are passed on
// edges from where the arguments are to where the parameters are wanted.
// Rematerializable values have no slots: they are made where they are wanted, and
// their definitions go where nothing needs their registers.
//
// There is no analysis of liveness: a value that is in no register when its definition
// is reached, and that nothing has loaded, is dead. Costs and metrics play no role.
//
// Where choosing step by step finds no register for an operand, all other values go
// to their slots and package internal/fit tries all ways, so that the allocator fails
// only where the constraints of one instruction contradict each other.
//
// # Requires, ensures
//
// A valid Problem in SSA form. No instruction from the last split point of its block
// on defines a value that another block reads. The Result passes package check. The
// error is an *regalloc.InfeasibleError.
//
// # Complexity
//
// Linear in operands, arguments and values in registers at the ends of blocks. Memory
// is used again for the next Problem; nothing is allocated for an instruction.
//
// # Differences from the models
//
// LLVM's allocator keeps nothing in registers between blocks, and asks for each value
// whether uses are outside its block; postorder answers that here. A value that is in
// the way of a fixed register moves to a free one rather than to memory.
package fast
