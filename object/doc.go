// Package object has the contents of relocatable object files: sections, symbols
// and relocations, as whoever makes machine code makes them and whoever links or
// loads takes them.
//
// Write makes ELF files of them, Read gets them from the ELF files of any compiler
// or assembler, and so do ReadArchive from archives and ReadLibrary, of which only the
// dynamic symbols are wanted, from shared libraries [SysV97 ch. 4].
// What the machine adds to the format is data ([target.ObjectFormat]).
//
// Requires of a File that is written: ids in range, relocations within their sections and of types
// that the format has, addends that fit where the bytes hold them; else Write returns an error.
// Ensures: the same File gives the same bytes; what Read returns, Write accepts, and reading that gives an
// equal File but for the order of symbols. A File that Read returns shares memory
// with the bytes read.
//
// No input makes the readers panic or take more memory than a small multiple of its size:
// every count and offset is held against the size of the file first. Errors name the
// file and the offset of what is wrong. Reading and writing take time linear in the size.
package object
