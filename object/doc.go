// Package object is the model of relocatable object files: sections, symbols and relocations, as produced by code
// generators and consumed by linkers and loaders. It is independent of file formats: a section has a kind and
// attributes, a symbol a binding, a type and a visibility, with the model's own names and numbers; package object/elf
// reads and writes files. The type of a relocation is the number in the target's psABI, whose meaning is data of the
// target ([target.RelocType]).
//
// Properties that a format can express and the model cannot are kept as Foreign, so that reading and writing preserves
// a file; what no linker needs is dropped.
//
// Archives are here, too (ReadArchive): their format does not depend on their contents. So is the part of a shared
// library that a linker needs (Library).
package object
