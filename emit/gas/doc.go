// Package gas assembles text in the syntax of GNU as: labels, directives, expressions, sections, call frame
// information, with AT&T or Intel operands. It is machine-independent: a Machine encodes instructions, and selects
// relocations for data fields. Its purpose is inline and module-level assembly; so it supports the directives that
// occur there, with macros, repetitions and conditionals.
//
// Assemble parses text into a Unit. Layout assigns positions, from a given offset on, since the padding of .p2align
// depends on it: jumps start short and are lengthened until all reach, as in GNU as. After that, Sections and Symbols
// return the contents, with a Fix for each field that depends on other places. A Unit may be laid out again and again.
//
// Requires: any text. Ensures: the same contents that GNU as produces for the text, or an *Error with the line that is
// not understood. Layout takes O(size * rounds of relaxation), everything else O(size).
package gas
