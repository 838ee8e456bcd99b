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
	Type      uint32    // sh_type: SHT_PROGBITS, SHT_NOBITS, SHT_INIT_ARRAY, ...
	Flags     uint64    // sh_flags, without SHF_GROUP
	Align     int64     // a power of two, at least 1
	EntrySize int64     // of what is merged, else 0
	Link      SectionID // the section that it is ordered with, where Flags has SHF_LINK_ORDER
	Data      []byte    // nil where Type is SHT_NOBITS
	Size      int64     // bytes: len(Data), or what SHT_NOBITS takes
	Relocs    []Reloc   // by ascending offset
}

// A Symbol names a place in a section, or what other files define. In a file, local
// symbols come before all others: Write puts them there.
type Symbol struct {
	Name       string // "" for the symbol of a section
	Section    SectionID
	Value      int64 // offset in the section; the value of an absolute symbol
	Size       int64
	Bind       uint8 // STB_LOCAL, STB_GLOBAL, STB_WEAK
	Type       uint8 // STT_NOTYPE, STT_FUNC, STT_OBJECT, STT_SECTION, STT_TLS, ...
	Visibility uint8 // STV_DEFAULT, STV_HIDDEN, ...
}

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
