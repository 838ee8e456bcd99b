// Package elf writes objects as ELF files and reads those of any compiler or assembler, and of shared
// libraries the dynamic symbols [SysV97 ch. 4]. It alone knows which numbers ELF has for the kinds, attributes,
// bindings and types of package object; what a machine adds to the format is data ([target.ObjectFormat]).
//
// Requires of a File that is written: ids in range, relocations within their sections and of types
// that the format has, addends that fit where the bytes hold them; else Write returns an error.
// Ensures: the same File gives the same bytes; what Read returns, Write accepts, and reading that gives an
// equal File except for the order of symbols. A File that Read returns shares memory
// with the bytes read.
//
// No input makes the readers panic or take more memory than a small multiple of its size:
// every count and offset is held against the size of the file first. Errors name the
// file and the offset of what is wrong. Reading and writing take time linear in the size.
package elf
