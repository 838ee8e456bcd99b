// Package frame lays out the stack frame of a function and inserts its prologue and epilogues.
//
// The frame, from high addresses to low:
//
//	arguments in memory        (incoming slots)
//	return address             (where calls push it; a link register is saved below)
//	the caller's frame pointer (only if the function keeps one)
//	callee-saved registers     (in the order of the ABI)
//	variables and spills       (the most used ones nearest to the register that they are addressed from)
//	arguments of calls         (outgoing slots)
//	<- stack pointer
//
// In a function with a stack protector, variables that may overflow are above all others and above spills, arrays
// above variables whose address is taken, and the canary above them all, just below what the epilogue restores
// (ir.Protection).
//
// Call arguments are pushed, also from memory, where that is shorter, and then need no room in the frame (see
// pushArguments). Slots are addressed from the stack pointer, or from the frame pointer if the stack pointer moves.
// A leaf function whose frame fits into the red zone does not move the stack pointer at all.
//
// An epilogue pops the remaining pushed arguments together with the frame.
//
// The frame is set up only where it is needed (shrink-wrapping): prologues and epilogues are placed at least cost by
// a minimum cut of the control flow graph [Chow88] (see place). The frame is indivisible, and functions that call
// something that returns twice keep it from their entry to their returns.
//
// A function that must not rely on its callers for stack alignment (ir.FuncAttrs.Realign) aligns the stack pointer
// after its prologue and addresses variables and spills from it; if it allocates memory of unknown size, it
// addresses them from the frame pointer, and none of them may be over-aligned.
//
// If an access's offset does not reach its slot, the slot's address is first computed in the target's scratch
// register (FrameTiles.Far).
//
// If a function asks for it (ir.FuncAttrs.Probe), the frame is touched page by page as it grows, so that it cannot
// skip the guard page of the stack.
//
// Finally, Land marks the targets of indirect jumps in modules that check them.
//
// Requires: stage Allocated. Ensures: stage Framed; every slot has Base and
// Offset, and mach.Block.Bare marks blocks entered without the frame. O(size of the function), plus the cut, whose
// rounds are bounded.
package frame
