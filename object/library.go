package object

import "spillway/target"

// A Library is the part of a shared library that a linker needs.
type Library struct {
	Name    string
	Soname  string // "": it has none
	Format  *target.ObjectFormat
	Needed  []string // libraries that it needs itself
	Symbols []LibrarySymbol
	// Undefined are the symbols that it needs from others, or takes where there are any.
	Undefined []string
}

// A LibrarySymbol is a symbol that a library defines.
type LibrarySymbol struct {
	Name    string
	Version string // "": none
	// Default marks the version of references that name none.
	Default     bool
	Bind        Binding
	Type        SymbolType
	Visibility  Visibility
	Value, Size int64
	Align       int64 // alignment guaranteed by the value and its section
	ReadOnly    bool  // in a section that is not written
}
