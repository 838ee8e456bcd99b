// Package gas assembles text in the syntax of GNU as: labels, directives, expressions, sections, call frame
// information, with AT&T or Intel operands. It is machine-independent: a Machine encodes instructions, and selects
// relocations for data fields. It is meant for inline and module-level assembly, and supports the directives that occur
// there, including macros, repetitions and conditionals.
//
// Assemble parses text into a Unit. Layout assigns offsets, given that of the start, on which the padding of .p2align
// depends: jumps start short, and those out of range are lengthened, as in GNU as. Sections and Symbols then return the
// contents, with a Fix for each field that depends on other places. A Unit may be laid out repeatedly.
//
// Requires: any text. Ensures: the contents that GNU as produces for the text, or an *Error that locates the line that
// is wrong or not supported. Layout takes O(size * rounds of relaxation), everything else O(size).
package gas
