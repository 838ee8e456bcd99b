// Package encode makes machine code of functions at stage Framed, and an object file of a
// module's functions and data. It is next to package asm, which writes the same as text:
// both take what package asm gives to a Stream.
//
// Requires: the target knows machine code (target.Coder). Ensures: a function has as many bytes
// as asm.Size says; the object has the sections, bytes, symbols and relocations that GNU's
// assembler makes of the text, except for
//   - jumps to functions of the same section, which are long here but where a function ends with one;
//   - the order of symbols and sections;
//   - the undefined symbol _GLOBAL_OFFSET_TABLE_, which is there only where something refers to it;
//   - the line table, which has a sequence for each function, rows without a line, the names in
//     its own section, and the bytes of checksums in their order.
//
// Inline and module-level assembly is assembled by package gas; what that does not understand is an
// InlineAsmError. A jump from it to a symbol of another piece of assembly or of the program is long.
//
// The encoding column of the targets' rows is the table; which instruction has which bytes is
// nowhere else. Jumps are short where they reach, as in asm.Size, by the same Relaxer: a function's
// instructions are encoded once, without the jumps between its blocks, which are put in when their
// lengths are known. The jump to another function that a function ends with gets its short form
// when all functions are put together, if it reaches and no other definition can take that
// function's place (asm.ShortTails). Functions depend on nothing but themselves and can be encoded
// in parallel; what refers to other functions and to data is resolved, or becomes a relocation,
// when all are put together.
package encode
