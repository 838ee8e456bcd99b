package object

import "spillway/target"

// A File is one relocatable object.
type File struct {
	Name     string // for errors: the path, or what the object was made from
	Format   *target.ObjectFormat
	Sections []Section
	Symbols  []Symbol
	Groups   []Group
}

// SectionID is an index into File.Sections, or one of the following.
type SectionID int32

// Symbols without a section.
const (
	Undefined SectionID = -1
	Absolute  SectionID = -2
	Common    SectionID = -3 // Symbol.Value is the alignment
)

// SymbolID is an index into File.Symbols, or NoSymbol.
type SymbolID int32

// NoSymbol is the symbol of a relocation that has none: its value is zero.
const NoSymbol SymbolID = -1

// A Section is a stretch of bytes that is placed as one.
type Section struct {
	Name      string
	Kind      SectionKind
	Attrs     Attrs
	Align     int64     // a power of two, at least 1
	EntrySize int64     // of mergeable sections, else 0
	Link      SectionID // the section that determines its order, if it is Ordered
	Data      []byte    // nil where the section is of KindZeros
	Size      int64     // bytes: len(Data), or how many zeros there are
	Relocs    []Reloc   // by ascending offset
	// Foreign is format-specific data beyond the model. It is preserved for files of the same format.
	Foreign Foreign
}

// SectionKind is the kind of a section's contents.
type SectionKind uint8

// The kinds of sections.
const (
	KindContents     SectionKind = iota // code or data
	KindZeros                           // bytes that are zero, and not in the file
	KindNotes                           // records for whoever loads the program, or looks at it
	KindInitArray                       // addresses of functions that run when the program starts
	KindFiniArray                       // when it ends
	KindPreinitArray                    // before those of all libraries
	KindUnwind                          // unwind tables, where the machine has a kind for them
	KindForeign                         // known only to the format
)

// Attrs is a set of attributes of a section.
type Attrs uint16

// The attributes.
const (
	Loaded      Attrs = 1 << iota // in memory when the program runs
	Writable                      // and may be written there
	Executable                    // it is code
	Mergeable                     // equal entries, of EntrySize bytes each, may be one
	Strings                       // the entries are strings that end with a zero of EntrySize bytes
	ThreadLocal                   // each thread has a copy
	Retained                      // no linker leaves it out because nothing refers to it
	Ordered                       // it is placed in the order of the sections that such ones link to
	Excluded                      // for linkers alone: it is not in the program
)

// Has reports whether all attributes of b are in a.
func (a Attrs) Has(b Attrs) bool { return a&b == b }

// Foreign are numbers of a format for which the model has no word.
type Foreign struct {
	Kind  uint32 // of KindForeign
	Attrs uint64
}

// A Symbol names a place in a section, or an external definition. In a file, local symbols come before all others:
// formats ensure that.
type Symbol struct {
	Name       string // "" for the symbol of a section
	Section    SectionID
	Value      int64 // offset in the section; the value of an absolute symbol
	Size       int64
	Bind       Binding
	Type       SymbolType
	Visibility Visibility
}

// Binding is the scope of a symbol, and its precedence among several definitions.
type Binding uint8

// The bindings.
const (
	BindLocal  Binding = iota // in its own file
	BindGlobal                // in all files, of which one may define it
	BindWeak                  // the same, but any other definition counts instead, and there need be none
	BindUnique                // one definition counts for all modules of a process, whoever loads them
)

// SymbolType is the kind of entity that a symbol names.
type SymbolType uint8

// The types of symbols.
const (
	TypeNone SymbolType = iota
	TypeData
	TypeFunc
	TypeIndirectFunc // a function that returns the address that the symbol has in the end
	TypeThreadLocal  // an offset in the thread's block
	TypeSection      // the section itself
	TypeFile         // the name of a source file
)

// Visibility is the visibility of a symbol to the modules of a process.
type Visibility uint8

// The visibilities, the strictest last.
const (
	VisDefault   Visibility = iota // all, and another module's definition may take its place
	VisProtected                   // all, and nothing takes its place
	VisHidden                      // its own
	VisInternal                    // its own, and no other calls it indirectly
)

// A Reloc is a place whose bytes depend on a symbol. Addends are here whether or
// not the format has them in the bytes.
type Reloc struct {
	Offset int64
	Addend int64
	Symbol SymbolID
	Type   uint32 // a number of File.Format.Relocs
}

// A Group is a set of sections of which a program has one copy: that of the first
// file with a group of the same signature.
type Group struct {
	Signature SymbolID
	Sections  []SectionID
}

// Key returns the name by which groups of several files are the same: that of the
// signature, or of its section.
func (f *File) Key(g *Group) string {
	s := &f.Symbols[g.Signature]
	if s.Name == "" && s.Section >= 0 {
		return f.Sections[s.Section].Name
	}
	return s.Name
}
