// Package frame lays out the stack frame of a function and writes its prologue
// and epilogues.
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
// Variables of functions with a stack guard that may be overrun stand above all others and spills,
// the arrays above those whose address is taken, and the guard above them, below what the epilogue
// restores (ir.Protection).
//
// Where that is shorter, the arguments of calls are pushed, also from memory, and the frame has no
// room for them (see pushArguments). Slots are addressed from the stack pointer, or from the frame pointer where
// the stack pointer moves. A function that calls nothing and fits into the red
// zone does not move the stack pointer at all.
//
// An epilogue takes what is left of pushed arguments off the stack together with the frame.
//
// The frame is in place only where something needs it: prologues and epilogues stand where they
// cost least, by a minimum cut of the control flow graph [Chow88] (see place). There is one frame: all
// of it is in place or nothing, and functions with calls that return twice have it from their entry to their
// returns.
//
// A function that is not to rely on its callers for the alignment of the stack pointer
// (ir.FuncAttrs.Realign) aligns it after its prologue, and addresses variables and spills from it;
// or, where memory of unknown size is allocated, from the frame pointer, and none of them may be
// aligned.
//
// Where an access's offset does not reach its slot, the address of the slot is put
// into the target's scratch register before it (FrameTiles.Far).
//
// Where a function asks for it (ir.FuncAttrs.Probe) a frame is accessed as it grows, so that it
// cannot reach over the page below the stack unseen.
//
// Land, after all that, marks where indirect jumps may land, in modules that have such jumps checked.
//
// Requires: stage Allocated. Ensures: stage Framed; every slot has Base and
// Offset, and mach.Block.Bare says where control arrives without the frame. O(size of the function), and that of
// the cut, of which the rounds are bounded.
package frame
