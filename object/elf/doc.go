// Package elf writes objects as ELF files, and reads those of any compiler or assembler, and the dynamic symbols of
// shared libraries [SysV97 ch. 4]. It is the only place for ELF's numbers of the kinds, attributes, bindings and types
// of package object; a machine's additions to the format are data ([target.ObjectFormat]).
//
// Requires of a File to be written: ids in range, relocations within their sections and of types that the format has,
// addends that fit if they are stored in the bytes; otherwise Write returns an error. Ensures: the same File gives the
// same bytes; what Read returns, Write accepts, and reading that gives an equal File except for the order of symbols. A
// File returned by Read shares memory with its input.
//
// No input makes the readers panic or use more memory than a small multiple of its size: every count and offset is
// checked against the file size first. Errors name the file and the offset. Reading and writing take time linear in the
// size.
package elf
