package target

import "encoding/binary"

// An ObjectFormat describes the machine's ELF files.
type ObjectFormat struct {
	Name    string // of the target, for errors
	Machine uint16 // e_machine
	Bits    int    // 32 or 64: the class
	// Flags are the e_flags of objects, ProgramFlags those of linked files.
	Flags, ProgramFlags uint32
	// Rela tells that relocations carry their addends; otherwise addends are in the relocated bytes.
	Rela bool
	// Relocs are the relocation types by number; unused numbers have an empty name. See Reloc.
	Relocs []RelocType
	// The relocation types used for code and data; 0 if the machine has no such type.
	Uses RelocUses
	// The dynamic relocations, applied by the dynamic linker. TPOff, DTPMod and DTPOff are as wide as an address.
	Relative, GlobDat, JumpSlot, Copy, TPOff, DTPMod, DTPOff, IRelative uint32
	TLSDesc                                                             uint32 // of the pair of entries of a descriptor; 0: not created by the linker
	// Relax, if not nil, is the linker relaxation of instructions. It reports false if there is none; the code is then
	// unchanged.
	Relax func(RelaxSite) (Relaxed, bool)
	// GOTAbsolute, if not nil, reports whether the instruction with a relocation of type RelocGOTIndex at the offset
	// takes the absolute address of the entry instead, because it has no base register.
	GOTAbsolute func(code []byte, offset int64) bool
	// Features is the property by which files declare features checked by the processor; the zero value: none.
	Features FeatureProperty
	// UnwindSection is the psABI's type of sections with unwind tables (sh_type); 0: they are ordinary contents.
	UnwindSection uint32
	Index         UnwindIndex      // the zero value: none
	Attributes    AttributeSection // the zero value: none
	// Variant, if not nil, returns the format of files with these attributes (AttributeSection), which may differ on
	// the same machine: they use other libraries.
	Variant func(attributes []byte) *ObjectFormat
	Demands Features       // features of targets whose files have this variant
	Mapping MappingSymbols // the zero value: none
	Link    LinkFormat
}

// MappingSymbols are the names of local symbols that mark the start of code or data in sections of code.
type MappingSymbols struct {
	Code, Data string
	// Functions tells that relocations against functions refer to their symbols, not to their sections: linkers insert
	// veneers.
	Functions bool
}

// An UnwindIndex is a section with an entry for each function, sorted by address, by which unwinders find its table.
type UnwindIndex struct {
	Section    string
	Segment    uint32 // p_type of its segment
	Start, End string // symbols at its ends
	Tables     string // the section of tables that do not fit in entries
	// Place is the place-relative relocation of entries, Type that of references to types in tables; assembly text has
	// an operator for it.
	Place, Type  uint32
	TypeOperator string
}

// HasUnwindIndex reports whether unwinders find functions by an index rather than by call frame information.
func (t *Target) HasUnwindIndex() bool { return t.Object != nil && t.Object.Index.Section != "" }

// An AttributeSection declares requirements of files on processors and on each other (see Target.Attributes).
type AttributeSection struct {
	Name string
	Type uint32 // sh_type
}

// A FeatureProperty is a property in the section .note.gnu.property of files: a word of bits that are the conjunction
// of those of all linked files.
type FeatureProperty struct {
	Type   uint32
	Branch uint32 // the bit for checked indirect jumps (LandingTiles)
	Return uint32 // the bit for checked returns
}

// PropertyNote is the type of property notes.
const PropertyNote = 5

// AppendNote appends a property section with the given features to b, for files with addresses of the given number of
// bits.
func (p *FeatureProperty) AppendNote(b []byte, bits int, features uint32) []byte {
	const property = 12 // bytes of it
	word := bits / 8
	padded := (property + word - 1) / word * word
	put := binary.LittleEndian.AppendUint32
	b = put(put(put(b, 4), uint32(padded)), PropertyNote)
	b = put(put(put(append(b, "GNU\x00"...), p.Type), 4), features)
	return append(b, make([]byte, padded-property)...)
}

// A LinkFormat is the machine-dependent part of linking for Linux.
type LinkFormat struct {
	PageSize int64
	Base     int64    // load address of position-dependent programs
	Interp   string   // the dynamic linker
	LibDirs  []string // library directories, searched before those of ld.so.conf
	// CompilerDirs are patterns of the library directories of C compilers, searched after those.
	CompilerDirs []string
	// Archives are compiler runtime libraries with functions that no shared library has.
	Archives []string
	// Packages names the packages to install if there are no libraries, also for cross compilation.
	Packages string
	// Emulator is the command that runs programs on other machines, put before the program; nil: none is known.
	Emulator []string
	// A PLT entry jumps through its slot: PLT in position-independent code, PLTAbs in other code, PLTAny in
	// position-independent code in which the register of AddressForm.GOTBase is undefined.
	PLT, PLTAbs, PLTAny PLTEntry
	// Near, if not nil, may shorten two adjacent 4-byte instructions at an address in linked code, whose relocations
	// have the same symbol and addend.
	Near func(code []byte, addr int64)
	// Veneer, unless it has no code, extends the reach of calls and jumps. Its slot relocations are against the
	// function's address.
	Veneer      PLTEntry
	VeneerAlign int64 // a power of two
	CallAddend  int64 // of relocations of calls
	// Exchange, if not nil, adapts a call or a jump to the instruction set of its target, given by the lowest bit of
	// the address (Target.OddCode): it may change the code with a relocation of a type, and returns the value for it,
	// from the address with the addend, and the place.
	Exchange func(reloc uint32, code []byte, to, place int64) int64
	// Crosses, if not nil, reports whether a jump with a relocation of a type needs a veneer to reach an address at
	// any distance, because it cannot change instruction sets. Odd tells that the jump is in code with odd addresses
	// (Target.OddCode): its veneer is OddVeneer, which does not extend the reach, and the addends of such relocations
	// are OddAddend.
	Crosses   func(reloc uint32, to int64) (odd, crosses bool)
	OddVeneer PLTEntry
	OddAddend int64
	// TCB is the distance of the program's thread-local block from the thread pointer, before alignment (variant 1 of
	// [Drepper05 §3]); 0: the block ends at the thread pointer.
	TCB int64
	// Landing is the landing-pad instruction of indirect jumps, if these are checked.
	Landing []byte
	// Start is the program entry, which calls __libc_start_main. OldStart replaces it for C libraries older than
	// NewStart, which do not run the program's initializers.
	Start, OldStart SuppliedCode
	// Supplied are functions missing from a shared C library: each is linked if it is undefined. Data is linked if a
	// shared library needs it.
	Supplied []SuppliedCode
}

// NewStart is the version of the C library's symbols from which on __libc_start_main runs a program's initializers.
const NewStart = "GLIBC_2.34"

// A PLTEntry is machine code with the positions of its slot's address.
type PLTEntry struct {
	Code []byte
	Slot []SlotReloc // positions of the slot's address
	// Returns tells that it ends in a return instruction used as a jump.
	Returns bool
}

// A SlotReloc is a relocation of the given type against the address of a slot, or against its offset from the table.
type SlotReloc struct {
	Offset int64
	Type   uint32
	Addend int64
}

// SuppliedCode is a function, or data, that the linker adds to programs.
type SuppliedCode struct {
	Name   string
	Data   bool // not code
	Static bool // needed in every static program: the C library's archive has a different one
	Handle bool // data: __dso_handle, its own address in a library, zero in a program
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

// A Relaxation is a fact about a symbol that permits a relaxation.
type Relaxation uint8

// The relaxations.
const (
	RelaxDirect      Relaxation = iota // the symbol is at a fixed distance: no GOT entry is needed
	RelaxLocalExec                     // its offset from the thread pointer is a link-time constant
	RelaxInitialExec                   // its offset is known at load time: in a GOT entry
)

// A RelaxSite is a relocation of code: its type, addend and offset.
type RelaxSite struct {
	Code   []byte // the original section contents
	Offset int64
	Type   uint32
	Addend int64
	To     Relaxation
	// Before and After are the types of the relocations 4 bytes before and after it, if these have the same symbol and
	// addend; otherwise 0.
	Before, After uint32
}

// A Relaxed is the outcome of a relaxation.
type Relaxed struct {
	At    int64 // of the first changed byte
	Bytes [16]byte
	Len   int
	// The new relocation; type 0: none.
	Offset int64
	Type   uint32
	Addend int64
	// Skip is the number of following relocations in the changed instructions.
	Skip int
}

// RelocUses are relocation types by use.
type RelocUses struct {
	Addr                 uint32 // an address, as wide as the machine's
	Addr32               uint32 // an address in 4 bytes, zero-extended
	Addr32S              uint32 // an address in 4 bytes, sign-extended
	PCRel                uint32 // 4 bytes relative to the program counter
	PCRel64              uint32 // 8 bytes relative to the place
	PLT                  uint32 // 4 bytes relative to the program counter: a call
	GOT                  uint32 // a load from the symbol's GOT entry, in an instruction that cannot be relaxed
	GOTRelax             uint32 // the same in one that can; on x86-64 without a REX prefix
	GOTRelaxEx           uint32 // the same, on x86-64 with a REX prefix
	GOTOff               uint32 // the offset from the global offset table
	GOTBase              uint32 // the table, relative to the program counter
	TPOff                uint32 // an offset from the thread pointer
	GOTTPOff             uint32 // the entry that holds the offset from the thread pointer, relative to the program counter or the table
	GOTTPOffAbs          uint32 // that entry's address
	TLSGD, TLSLD, DTPOff uint32
}

// Reloc returns the type with a number, or nil.
func (f *ObjectFormat) Reloc(number uint32) *RelocType {
	if uint64(number) < uint64(len(f.Relocs)) && f.Relocs[number].Name != "" {
		return &f.Relocs[number]
	}
	return nil
}

// A RelocValue is the value of a relocation before the place is subtracted: S is the symbol's address, A the addend.
type RelocValue uint8

// The values. An entry is one of the global offset table; the base is that table's address (_GLOBAL_OFFSET_TABLE_).
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
