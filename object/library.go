package object

import "spillway/target"

// A Library is the part of a shared library that a linker needs.
type Library struct {
	Name    string
	Soname  string // "": none
	Format  *target.ObjectFormat
	Needed  []string // libraries that it depends on (DT_NEEDED)
	Symbols []LibrarySymbol
	// Undefined are its undefined symbols, including weak ones.
	Undefined []string
}

// A LibrarySymbol is a symbol that a library defines.
type LibrarySymbol struct {
	Name    string
	Version string // "": none
	// Default marks the version used by references without one.
	Default     bool
	Bind        Binding
	Type        SymbolType
	Visibility  Visibility
	Value, Size int64
	Align       int64 // alignment guaranteed by the value and its section
	ReadOnly    bool  // in a read-only section
}
