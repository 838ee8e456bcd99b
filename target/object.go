package target

// An ObjectFormat says how the machine's ELF files look.
type ObjectFormat struct {
	Machine uint16 // e_machine
	Bits    int    // 32 or 64: the class
	// Rela says that relocations carry their addends; else these are in the bytes
	// that are relocated.
	Rela bool
	// Relocs are the types of relocation, by ascending number.
	Relocs []RelocType
	// Addr, PCRel, Call, GOT and the following are the numbers of the types by use.
	Addr  uint32 // an address, as wide as the machine's
	PCRel uint32 // 4 bytes relative to the program counter
	// Dynamic relocations, which the dynamic linker applies.
	Relative, GlobDat, JumpSlot, Copy, TPOff, DTPMod, DTPOff, IRelative uint32
}

// A RelocType is a type of relocation: which bytes it changes, and to what.
type RelocType struct {
	Number uint32
	Name   string // as the psABI has it, such as R_X86_64_PC32
	Bytes  int    // 1, 2, 4 or 8; 0: a marker
	Value  RelocValue
	PCRel  bool // relative to the place
	// Signed and Unsigned say which values fit: where both, those that fit either; where none, any.
	Signed, Unsigned bool
	// Relax says that the linker may change the instruction to one without the table.
	Relax bool
}

// A RelocValue is what a relocation computes before the place is subtracted: S is
// the symbol's address, A the addend.
type RelocValue uint8

// The values.
const (
	RelocNone          RelocValue = iota
	RelocAddr                     // S + A
	RelocPLT                      // S + A, or its entry of the procedure linkage table
	RelocGOTEntry                 // the address of the symbol's entry of the global offset table, + A
	RelocGOTOff                   // S + A - the address of the global offset table
	RelocGOTBase                  // the address of the global offset table, + A
	RelocGOTIndex                 // the offset of the symbol's entry from the global offset table, + A
	RelocSize                     // the symbol's size + A
	RelocTPOff                    // the symbol's offset from the thread pointer, + A
	RelocTPOffNeg                 // its negation
	RelocGOTTPOff                 // the address of the entry that holds the offset from the thread pointer, + A
	RelocGOTTPOffIndex            // that entry's offset from the global offset table, + A
	RelocTLSGD                    // the address of the pair of entries that names a thread-local symbol, + A
	RelocTLSGDIndex               // that pair's offset from the global offset table, + A
	RelocTLSLD                    // the same for the module
	RelocTLSLDIndex               // that pair's offset from the global offset table, + A
	RelocDTPOff                   // the symbol's offset in its module's thread-local block, + A
)
