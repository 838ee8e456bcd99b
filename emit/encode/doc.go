// Package encode encodes functions at stage Framed as machine code, and builds the object file of a module's functions
// and data. It is the counterpart of package asm, which writes assembly text: both implement asm.Stream.
//
// Requires: the target has an encoder (target.Coder). Ensures: the length of a function is asm.Size; the object has the
// sections, bytes, symbols and relocations that GNU as produces from the text, except for
//   - jumps to functions of the same section, which are long here, except tail calls at the end of a function;
//   - the order of symbols and sections;
//   - the undefined symbol _GLOBAL_OFFSET_TABLE_, which only exists if something refers to it;
//   - the line table, which has a sequence per function, rows without a line, the names in
//     its own section, and the bytes of checksums in their order.
//
// Inline and module-level assembly is assembled by package gas; text that it does not support is an InlineAsmError. A
// jump from assembly to a symbol defined in other assembly text or in the program is long.
//
// The encoding column of the targets' rows is the only source of encodings. Jumps are relaxed by the same Relaxer as in
// asm.Size: a function's instructions are encoded once, without the jumps between its blocks, which are inserted when
// their lengths are known. The tail call at the end of a function gets its short form when all functions are put
// together, if it reaches and the callee cannot be preempted (asm.ShortTails). Functions can be encoded in parallel;
// references to other functions and to data are resolved, or become relocations, when all are put together.
package encode
