// Package gas reads assembly text as GNU's assembler has it: labels, directives, expressions, sections, call frame
// information, in the syntax of AT&T or Intel. It knows no machine: a Machine makes code of instructions, and says
// how fields of data are relocated. What it is for is inline and module-level assembly; so it has the directives
// that programs have there, with macros, repetitions and conditionals.
//
// Assemble reads text into a Unit. Layout gives everything its place, from a given offset on, since
// what .p2align fills up depends on it: jumps are short at first and are lengthened until all
// reach, as the assembler does it. Sections and Symbols are the contents then, with a Fix for each
// field that waits for other places. A Unit may be placed again and again.
//
// Requires: text of any kind. Ensures: the contents that GNU's assembler makes of the same text, or an *Error with
// the line that is not understood. Layout takes O(size * rounds of lengthening jumps), the rest O(size).
package gas
