package target

import "encoding/binary"

// An ObjectFormat says how the machine's ELF files look.
type ObjectFormat struct {
	Name    string // of the target, for errors
	Machine uint16 // e_machine
	Bits    int    // 32 or 64: the class
	// Flags are those of objects (e_flags), ProgramFlags those of what linkers make of them.
	Flags, ProgramFlags uint32
	// Rela says that relocations carry their addends; else these are in the bytes
	// that are relocated.
	Rela bool
	// Relocs are the types of relocation by number; where there is none the name is
	// empty. See Reloc.
	Relocs []RelocType
	// The numbers of the types that code and data are made with; those of a machine
	// that has no such thing are 0.
	Uses RelocUses
	// The dynamic relocations, which the dynamic linker applies. TPOff, DTPMod and
	// DTPOff are as wide as an address.
	Relative, GlobDat, JumpSlot, Copy, TPOff, DTPMod, DTPOff, IRelative uint32
	TLSDesc                                                             uint32 // of the pair of entries of a descriptor; 0: the linker makes none
	// Relax, if not nil, is how the linker changes instructions that it knows better
	// than who wrote them. It reports false where it knows no change; code stays as it is.
	Relax func(RelaxSite) (Relaxed, bool)
	// GOTAbsolute, if not nil, reports whether the instruction with a relocation at the offset, of the type
	// RelocGOTIndex, takes the entry's address instead: it has no register to add.
	GOTAbsolute func(code []byte, offset int64) bool
	// Features is the property by which files say what the processor may check of them; the zero
	// value: there is none.
	Features FeatureProperty
	// UnwindSection is the type of sections with unwind tables (sh_type) that the psABI has; 0: they are contents as others.
	UnwindSection uint32
	Index         UnwindIndex      // the zero value: there is none
	Attributes    AttributeSection // the zero value: there is none
	// Variant, if not nil, returns the format of files with such attributes (AttributeSection), which may be another one for the same machine: with
	// other libraries.
	Variant func(attributes []byte) *ObjectFormat
	Demands Features       // of targets whose files are of such a variant
	Mapping MappingSymbols // the zero value: there are none
	Link    LinkFormat
}

// MappingSymbols are the names of local symbols that say, in sections of code, that what follows is code or data.
type MappingSymbols struct {
	Code, Data string
	// Functions says that relocations by functions name them and not their sections: linkers put other code between that and the call.
	Functions bool
}

// An UnwindIndex is a section with an entry for each function, by address, by which unwinders find its table.
type UnwindIndex struct {
	Section    string
	Segment    uint32 // p_type of a segment that it has
	Start, End string // symbols at its ends
	Tables     string // the section of what is too long for entries
	// Place is the relocation by which an entry says where something is, Type that by which a table names a type; assembly text
	// has an operator for that.
	Place, Type  uint32
	TypeOperator string
}

// HasUnwindIndex reports whether unwinders find functions by an index, and not by call frame information.
func (t *Target) HasUnwindIndex() bool { return t.Object != nil && t.Object.Index.Section != "" }

// An AttributeSection says what files demand of processors and of each other (see Target.Attributes).
type AttributeSection struct {
	Name string
	Type uint32 // sh_type
}

// A FeatureProperty is a property in the section .note.gnu.property of files: a word of bits, each
// of which a program has if all files have it that it is linked from.
type FeatureProperty struct {
	Type   uint32
	Branch uint32 // the bit that says that indirect jumps may be checked (LandingTiles)
	Return uint32 // that returns may be
}

// PropertyNote is the type of the notes that properties are in.
const PropertyNote = 5

// AppendNote appends the section with the given features to b, for files with addresses of so many bits.
func (p *FeatureProperty) AppendNote(b []byte, bits int, features uint32) []byte {
	const property = 12 // bytes of it
	word := bits / 8
	padded := (property + word - 1) / word * word
	put := binary.LittleEndian.AppendUint32
	b = put(put(put(b, 4), uint32(padded)), PropertyNote)
	b = put(put(put(append(b, "GNU\x00"...), p.Type), 4), features)
	return append(b, make([]byte, padded-property)...)
}

// A LinkFormat is what a linker needs to know of a machine under Linux.
type LinkFormat struct {
	PageSize int64
	Base     int64    // where programs are that are not position-independent
	Interp   string   // the dynamic linker
	LibDirs  []string // where libraries are, before those of ld.so.conf
	// CompilerDirs are patterns of where C compilers have theirs, after those.
	CompilerDirs []string
	// Archives are libraries of C compilers with functions that no shared library has.
	Archives []string
	// Packages say what to install where there are no libraries, for another machine too.
	Packages string
	// Emulator is the command that runs programs on other machines, before the program; nil: none is known.
	Emulator []string
	// A PLT entry jumps through its slot: PLT where the code is position-independent,
	// PLTAbs elsewhere, PLTAny where it is and the register that AddressForm.GOTBase speaks of
	// may hold anything.
	PLT, PLTAbs, PLTAny PLTEntry
	// Near, if not nil, may change two instructions of 4 bytes, the first of which is at an address, as the linker
	// leaves them: their relocations are by the same symbol and addend.
	Near func(code []byte, addr int64)
	// Veneer, unless it has no code, is what calls and jumps go by that cannot reach: it continues where its slot
	// relocations say, which are by the function's address.
	Veneer      PLTEntry
	VeneerAlign int64 // a power of two
	CallAddend  int64 // of relocations of calls
	// Exchange, if not nil, fits a call or a jump to what it leads to, where the lowest bit of an address says which instructions are
	// there (Target.OddCode): it may change code, which the relocation of a type is of, and returns the value for it, by
	// the address with the addend, and the place.
	Exchange func(reloc uint32, code []byte, to, place int64) int64
	// Crosses, if not nil, reports whether a jump with a relocation of a type leads to an address only by a veneer, near as it may be: it cannot
	// change to the instructions there. Odd says that the jump is in code with odd addresses (Target.OddCode): its veneer is OddVeneer, which
	// stands in for no distance, and the addends of such relocations OddAddend.
	Crosses   func(reloc uint32, to int64) (odd, crosses bool)
	OddVeneer PLTEntry
	OddAddend int64
	// TCB is how far behind the thread pointer the program's thread-local block begins, except for its
	// alignment (variant 1 of [Drepper05 §3]); 0: the block ends at the thread pointer.
	TCB int64
	// Landing is the instruction that marks where an indirect jump may land, where these are checked.
	Landing []byte
	// Start is the start of a program, which calls __libc_start_main. OldStart is in its
	// place where the C library is older than NewStart: such a one does not run the program's
	// initializers itself.
	Start, OldStart SuppliedCode
	// Supplied are functions that a shared C library lacks: each is taken where it is undefined.
	// Data are taken where a shared library needs them.
	Supplied []SuppliedCode
}

// NewStart is the version of the C library's symbols from which on __libc_start_main runs
// a program's initializers.
const NewStart = "GLIBC_2.34"

// A PLTEntry is machine code with the place of its slot's address.
type PLTEntry struct {
	Code []byte
	Slot []SlotReloc // where the code has the slot's address
	// Returns says that it continues by a return that is none.
	Returns bool
}

// A SlotReloc is a relocation, of the type with a number, by the address of a slot: that, or its
// offset from the table.
type SlotReloc struct {
	Offset int64
	Type   uint32
	Addend int64
}

// SuppliedCode is a function, or data, that a linker puts into programs.
type SuppliedCode struct {
	Name   string
	Data   bool // not code
	Static bool // of every static program: the C library's archive has another, for other programs
	Handle bool // data: the word by which a shared library is known, its own address; in a program it is zero
	Bytes  []byte
	Relocs []SuppliedReloc
}

// A SuppliedReloc is a relocation of supplied code.
type SuppliedReloc struct {
	Offset int64
	Type   uint32
	Symbol string
	Addend int64
}

// A Relaxation is what a linker knows of a symbol.
type Relaxation uint8

// The relaxations.
const (
	RelaxDirect      Relaxation = iota // the symbol is at a fixed distance: no entry of the global offset table is needed
	RelaxLocalExec                     // its offset from the thread pointer is known
	RelaxInitialExec                   // that offset is known when the program starts: in an entry of the table
)

// A RelaxSite is a relocation of code: of a type and with an addend, at an offset.
type RelaxSite struct {
	Code   []byte // the section's, as it was
	Offset int64
	Type   uint32
	Addend int64
	To     Relaxation
	// Before and After are the types of the relocations 4 bytes before and after it, if these are by
	// the same symbol and addend; else 0.
	Before, After uint32
}

// A Relaxed is a change of instructions.
type Relaxed struct {
	At    int64 // of the first byte that changes
	Bytes [16]byte
	Len   int
	// The relocation that is instead of the former; type 0: there is none.
	Offset int64
	Type   uint32
	Addend int64
	// Skip is how many of the following relocations belong to what was changed.
	Skip int
}

// RelocUses are the numbers of relocation types by use.
type RelocUses struct {
	Addr                 uint32 // an address, as wide as the machine's
	Addr32               uint32 // an address in 4 bytes, zero-extended
	Addr32S              uint32 // an address in 4 bytes, sign-extended
	PCRel                uint32 // 4 bytes relative to the program counter
	PCRel64              uint32 // 8 bytes relative to the place
	PLT                  uint32 // 4 bytes relative to the program counter: a call
	GOT                  uint32 // a load from the symbol's entry of the global offset table, in an instruction that cannot be changed
	GOTRelax             uint32 // the same where the linker may change it; on x86-64 there is no REX prefix
	GOTRelaxEx           uint32 // the same, and on x86-64 there is a REX prefix
	GOTOff               uint32 // the offset from the global offset table
	GOTBase              uint32 // the table, relative to the program counter
	TPOff                uint32 // an offset from the thread pointer
	GOTTPOff             uint32 // the entry that holds the offset from the thread pointer, relative to the program counter or the table
	GOTTPOffAbs          uint32 // that entry's address
	TLSGD, TLSLD, DTPOff uint32
}

// Reloc returns the type with a number, or nil if there is none.
func (f *ObjectFormat) Reloc(number uint32) *RelocType {
	if uint64(number) < uint64(len(f.Relocs)) && f.Relocs[number].Name != "" {
		return &f.Relocs[number]
	}
	return nil
}

// A RelocValue is what a relocation computes before the place is subtracted: S is
// the symbol's address, A the addend.
type RelocValue uint8

// The values. An entry means one of the global offset table, a base that table's address
// (_GLOBAL_OFFSET_TABLE_).
const (
	RelocNone             RelocValue = iota
	RelocAddr                        // S + A
	RelocPLT                         // S + A, or its entry of the procedure linkage table
	RelocPLTOff                      // that, less the base
	RelocGOTEntry                    // the address of the symbol's entry, + A
	RelocGOTOff                      // S + A, less the base
	RelocGOTBase                     // the base, + A
	RelocGOTIndex                    // the offset of the symbol's entry from the base, + A
	RelocSize                        // the symbol's size, + A
	RelocTPOff                       // the symbol's offset from the thread pointer, + A
	RelocTPOffNeg                    // its negation, + A
	RelocGOTPageIndex                // the address of the symbol's entry less the page (of 4 KB) of the base, + A
	RelocGOTTPOff                    // the address of the entry that holds the offset from the thread pointer, + A
	RelocGOTTPOffIndex               // that entry's offset from the base, + A
	RelocGOTTPOffNegIndex            // the same of an entry that holds the negation
	RelocTLSGD                       // the address of the pair of entries that names a thread-local symbol, + A
	RelocTLSGDIndex                  // that pair's offset from the base, + A
	RelocTLSLD                       // the same for the module
	RelocTLSLDIndex                  // that pair's offset from the base, + A
	RelocDTPOff                      // the symbol's offset in its module's thread-local block, + A
	RelocTLSDesc                     // the address of the pair of entries that is the symbol's descriptor, + A
	RelocTLSDescIndex                // that pair's offset from the base, + A
	RelocTLSDescCall                 // marks the call by way of the descriptor
)
