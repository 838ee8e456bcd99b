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

// A Section is a contiguous range of bytes that is placed as a unit.
type Section struct {
	Name      string
	Kind      SectionKind
	Attrs     Attrs
	Align     int64     // a power of two, at least 1
	EntrySize int64     // of mergeable sections, else 0
	Link      SectionID // the section that determines its order, if it is Ordered
	Data      []byte    // nil where the section is of KindZeros
	Size      int64     // in bytes: len(Data), or the number of zeros
	Relocs    []Reloc   // by ascending offset
	// Foreign is format-specific data beyond the model. It is preserved for files of the same format.
	Foreign Foreign
}

// SectionKind is the kind of a section's contents.
type SectionKind uint8

// The kinds of sections.
const (
	KindContents     SectionKind = iota // code or data
	KindZeros                           // zeros, not stored in the file
	KindNotes                           // records for loaders and tools
	KindInitArray                       // addresses of functions that run when the program starts
	KindFiniArray                       // when it ends
	KindPreinitArray                    // before those of all libraries
	KindUnwind                          // unwind tables, if the machine has a section type for them
	KindForeign                         // known only to the format
)

// Attrs is a set of attributes of a section.
type Attrs uint16

// The attributes.
const (
	Loaded      Attrs = 1 << iota // in memory when the program runs
	Writable                      // writable in memory
	Executable                    // code
	Mergeable                     // equal entries, of EntrySize bytes each, may be merged
	Strings                       // the entries are strings terminated by a zero of EntrySize bytes
	ThreadLocal                   // each thread has a copy
	Retained                      // not removed by the linker if unreferenced
	Ordered                       // ordered like the sections that these sections link to
	Excluded                      // for linkers only: not in the program
)

// Has reports whether all attributes of b are in a.
func (a Attrs) Has(b Attrs) bool { return a&b == b }

// Foreign holds format-specific numbers without an equivalent in the model.
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
	BindWeak                  // the same, but other definitions take precedence, and it may be undefined
	BindUnique                // one definition for all modules of a process, however loaded
)

// SymbolType is the kind of entity that a symbol names.
type SymbolType uint8

// The types of symbols.
const (
	TypeNone SymbolType = iota
	TypeData
	TypeFunc
	TypeIndirectFunc // a function that returns the symbol's final address
	TypeThreadLocal  // an offset in the thread's block
	TypeSection      // the section itself
	TypeFile         // the name of a source file
)

// Visibility is the visibility of a symbol to the modules of a process.
type Visibility uint8

// The visibilities, the strictest last.
const (
	VisDefault   Visibility = iota // visible to all, preemptible
	VisProtected                   // visible to all, not preemptible
	VisHidden                      // visible to its own module
	VisInternal                    // its own module, and not called indirectly from others
)

// A Reloc is a location whose bytes depend on a symbol. The addend is here even if the format stores it in the bytes.
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

// Key returns the name that identifies equal groups of several files: that of the signature, or of its section.
func (f *File) Key(g *Group) string {
	s := &f.Symbols[g.Signature]
	if s.Name == "" && s.Section >= 0 {
		return f.Sections[s.Section].Name
	}
	return s.Name
}
