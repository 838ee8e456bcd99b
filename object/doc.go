// Package object has the contents of relocatable object files: sections, symbols
// and relocations, as whoever makes machine code makes them and whoever links or
// loads takes them. No file format is in it: a section has a kind and attributes, a symbol a
// binding, a type and a visibility, with the model's own names and numbers; package object/elf
// reads and writes files. A relocation has the number that the target's psABI gives its type;
// what that means is data of the target ([target.RelocType]).
//
// What a format can say and the model cannot is kept next to it (Foreign), so that a file that is read
// and written stays what it is; what no linker needs is left out.
//
// Archives are here too (ReadArchive): they are the same whatever is in them. So is what a linker needs to know of a
// shared library (Library).
package object
