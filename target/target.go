package target

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"spillway/ir"
	"spillway/ir/intrinsic"
	"spillway/regalloc"
)

// Relocation is a relocation model.
type Relocation uint8

// The relocation models.
const (
	PIC    Relocation = iota // position-independent
	Static                   // linked at a fixed address in the low 2 GiB
)

// A Platform is the part of a target needed to choose one for a module, which is cheaper than creating the Target.
type Platform struct {
	Name    string             // as in --target
	Triples []string           // prefixes of supported triples
	Refused []intrinsic.Advice // triples of related architectures, with advice
	System  string             // the suffix of the default triple; "": linux-gnu
	Layout  ir.Layout
	Arches  []Arch // features implied by triples
	// Text translates machine-specific constructs of LLVM IR; nil: none.
	Text *intrinsic.Machine
}

// An Arch is the features implied by a prefix of triples, a suffix, or both.
type Arch struct {
	Prefix, Suffix string
	Features       Features
}

// Matches reports whether a triple has the prefix and the suffix of a.
func (a *Arch) Matches(triple string) bool {
	return strings.HasPrefix(triple, a.Prefix) && strings.HasSuffix(triple, a.Suffix)
}

// TripleFeatures returns the features implied by a triple: those of the longest matching prefix in Arches, and of all
// matching suffixes.
func (p *Platform) TripleFeatures(triple string) Features {
	longest, ends := Arch{}, Features(0)
	for _, a := range p.Arches {
		switch {
		case a.Suffix != "":
			if a.Matches(triple) {
				ends |= a.Features
			}
		case strings.HasPrefix(triple, a.Prefix) && len(a.Prefix) > len(longest.Prefix):
			longest = a
		}
	}
	return longest.Features | ends
}

// Triple returns the default triple, for modules without one.
func (p *Platform) Triple() string { return p.Triples[0] + cmp.Or(p.System, "linux-gnu") }

// A Target is a machine. It is observably immutable.
type Target struct {
	Platform
	Doc     string // one line for human readers
	Machine *regalloc.Machine
	Tiles   []Tile // made lazily; see Complete

	Operations
	Runtime
	Subtarget
	Output
	RegisterNames
	RegisterCosts
	Parts
	NamedTiles

	// VectorAlign is the alignment in bytes that vector instructions require of memory operands, except loads and
	// stores; 0: none.
	VectorAlign int64
	// OrderedStores: stores are sequentially consistent without a fence if a tile declares so.
	OrderedStores bool
	// PlainAccesses: no load or store is an acquire or a release by itself; fences around them provide ordering.
	PlainAccesses bool
	// LockFree is the feature, in "target-features", of functions whose atomic accesses of a word and less are not
	// calls of libatomic; "": always lock-free. See LocksAtomics.
	LockFree string
	Address  AddressForm
	ABI      ABI
	// Conventions are the calling conventions besides ABI; see Convention.
	Conventions []Convention
	// Interrupts are the calling conventions of interrupt handlers, by ir.FuncAttrs.Interrupt; empty: unsupported,
	// nil: the attribute is ignored.
	Interrupts map[string]ir.CallConv

	// ImmSets are the sets of immediates and of offsets that rows refer to.
	ImmSets []*ImmSet

	Literals *LiteralPools // nil: functions have no literal pools of their own

	// Register classes by type, for ClassOf.
	Classes TypeClasses

	builder *builder
	texts   [6][]string // by size from 8 bits up: registers in text
	roots   []rooted    // by operation; see group

	accums regalloc.RegSet             // Accum and its low part
	costs  [3][3][8]regalloc.RegCostID // see numberCosts
}

// Operations are the machine's properties besides rows.
type Operations struct {
	// Semantics is the behavior of the machine's floating-point instructions that programs leave unspecified.
	Semantics ir.Semantics
	Limits    Limits
	// FloatAlign is the alignment required by floating-point loads and stores; less aligned accesses, and atomic ones,
	// use integers.
	FloatAlign int64
	// LongProducts: one instruction multiplies two numbers of half the register width that are extended alike.
	LongProducts bool
	// BranchesOnBoth reports whether a branch on the conjunction or disjunction of the comparisons x and y is shorter
	// than two branches, by a conditional compare; nil: it never is.
	BranchesOnBoth func(x, y *ir.Value) bool
	// StrictAlign: unaligned accesses fault.
	StrictAlign bool
	// Ops are machine-specific operations, used by FloatStack and Vectors; nil: none.
	Ops        *ir.TargetOps
	FloatStack *FloatStack // nil: programs with x86_fp80 are rejected
	Vectors    *VectorOps  // nil: no vectors, or generic operations suffice
}

// Runtime describes the runtime libraries of the compiler and of C.
type Runtime struct {
	AtomicCalls *AtomicCalls // used by functions that request them; nil: none
	// NoSoftHalf: the runtime library has no functions for half except those to and from fp128.
	NoSoftHalf bool
	// Library maps the usual names of runtime library functions to the machine's names; its functions for __divmodsi4
	// and its variants return quotient and remainder.
	Library map[string]string
	// LibraryConv is the calling convention of the functions in Library.
	LibraryConv ir.CallConv
	// ThreadPointer is the function that returns the thread pointer; "": an instruction does.
	ThreadPointer string
	// SoftFloat: floating-point arithmetic is done by library calls; nil: by instructions.
	SoftFloat *SoftFloat
	// NoFloats tells that functions must not use floating-point and vector registers, for which there is no class
	// then: values of these types are rejected, except on x87.
	NoFloats bool
}

// Subtarget is the optional features of the machine.
type Subtarget struct {
	Features Features
	// Extensions are the optional features, CPUs named sets of them, and With creates the target with such a set; see
	// WithFeatures.
	Extensions []Extension
	CPUs       []CPU
	With       func(Features) *Target
}

// Output describes the output formats.
type Output struct {
	Syntax Syntax
	Object *ObjectFormat // its ELF format
	Reloc  Relocation
	// Driver holds the flags for a C compiler driver to compile, assemble and link for the machine.
	Driver []string
	// Attributes are the contents of the section ObjectFormat.Attributes of its objects.
	Attributes []byte
	Code       Coder // nil: there is no machine code, only text
	// OddCode tells that the addresses of functions have the lowest bit set, which selects the instruction set.
	// CodeSymbol is the mapping symbol of such code; "": that of ObjectFormat.
	OddCode    bool
	CodeSymbol string
	CodeAlign  CodeAlign
	// Predication: instructions can be executed on a condition; nil: they cannot.
	Predication *Predication
}

// RegisterNames are the names and numbers of registers.
type RegisterNames struct {
	// RegNames[w][r] is the name of register r seen w bits wide, w one of 8, 16, 32, 64, 128, 256.
	RegNames map[int][]string
	// DebugRegs are the DWARF register numbers, -1 for none.
	DebugRegs []int16
	SP, FP    regalloc.Reg
	Accum     regalloc.Reg // the register with short encodings, or NoReg
}

// RegisterCosts describe which registers lengthen instructions.
type RegisterCosts struct {
	// Using one of PrefixRegs lengthens an instruction by the machine's prefix (regalloc.Machine.PrefixBytes); using
	// one of Prefix8Regs does if only its low 8 bits are named.
	PrefixRegs, Prefix8Regs regalloc.RegSet
	// BareBases cost one more byte as the base of an address without an index, OffsetBases with a zero offset.
	BareBases, OffsetBases regalloc.RegSet
	// FreeShares: most instructions preserve their operands, so that a value shared between blocks needs no moves.
	FreeShares bool
	// LoopConstants is the number of constants that may be hoisted out of each loop without calls when not optimizing for
	// size; 0: instructions hold most constants.
	LoopConstants int8
}

// Parts are created lazily.
type Parts struct {
	Landing   func() *LandingTiles // nil: the machine does not check targets of indirect jumps
	Routine   func() *RoutineTiles // nil: repeated code is not outlined
	Near      []NearBranch
	Tables    []TableTiles
	InlineAsm func() *InlineAsm // nil: no inline assembly
	// Patchpoints are the calls of areas that code is written into while the program runs; nil: such areas call nothing.
	Patchpoints *Patchpoints
	Fusions     func() *Fusions // nil: none
}

// NamedTiles are tiles used by name.
type NamedTiles struct {
	// By class of the value moved where that matters.
	Moves []MoveTiles // by class
	Frame FrameTiles
	// AsmCall is inline assembly that may throw, treated as a call.
	AsmCall TileID
	// Transfers move values from and to registers that only calls and returns use.
	Transfers []Transfer
}

// TypeClasses maps types to register classes.
type TypeClasses struct {
	I8, I16, I32, I64, F32, F64 regalloc.ClassID // i1 goes with I8
	Ptr                         *ir.Type         // the integer type of addresses
	// Byte holds the 8-bit registers that are parts of those of I8, and Low the low parts among them; 0: none. A value
	// that all instructions refer to at 8 bits may be in Byte instead of I8 (Operand.Part).
	Byte, Low regalloc.ClassID
	VectorClasses
}

// VectorClasses are the classes of vectors and their sizes in bytes. Package ir supports operations on 16 and 32
// bytes.
type VectorClasses struct {
	Vector      regalloc.ClassID // 0: there are none
	VectorBytes int64
	// Wide holds the registers of Vector at twice the width; 0: none.
	Wide      regalloc.ClassID
	WideBytes int64
}

// check reports sizes for which package ir has no operations.
func (c *VectorClasses) check() error {
	if c.Vector != 0 && c.VectorBytes != 16 || c.Wide != 0 && c.WideBytes != 2*c.VectorBytes {
		return fmt.Errorf("vectors of %d and %d bytes: there are operations on 16 and on 32", c.VectorBytes, c.WideBytes)
	}
	return nil
}

// MoveTiles are the tiles that move values of one class.
type MoveTiles struct {
	Move, Load, Store, Swap TileID   // Swap: NoTile if none
	Low                     TileID   // of TypeClasses.Byte: takes the low part of a register of I8
	Pushed                  TileID   // a move by a push and a pop; 0: none that could be shorter
	Clear                   TileID   // of classes of results of tiles with TileMerges: zeroes a register and breaks its false dependency
	Type                    *ir.Type // the type moved
	// Through are scratch registers outside the class usable while values are permuted: no value of the class stays
	// there, since calls preserve only a part of it.
	Through regalloc.RegSet
	Permi   *PermiTiles
}

// PermiTiles are tiles that permute whole registers of a class [Buchwald15]. Result i is tied to use i.
type PermiTiles struct {
	// Cycle[n] rotates n registers, 2 to 5: the value of register i goes to register i+1, that of the last one to the
	// first.
	Cycle [6]TileID
	// Pair[n] exchanges the first two registers and rotates the n that follow, 2 or 3.
	Pair [4]TileID
}

// A Transfer moves values of one type between registers of their class and Reg, in which functions return them,
// through a slot: tiles with an address.
type Transfer struct {
	Reg      regalloc.Reg
	Class    regalloc.ClassID // that of Reg
	Type     *ir.Type
	To, From TileID // Reg is the result of To and the use of From
}

// FrameTiles are the tiles of prologues and epilogues.
type FrameTiles struct {
	SaveTiles
	// Banks are the tiles for registers that SaveTiles do not handle.
	Banks    []SaveBank
	PushImm  TileID // of an immediate, or NoTile
	PushMem  TileID // of memory, or NoTile
	AdjustSP TileID // add an immediate to the stack pointer
	// AdjustFar are tiles that add an immediate to the stack pointer for which AdjustSP needs more than two steps
	// (ImmSet.Part); the first that allows it is used. One with a result clobbers a register that the function saves.
	AdjustFar []TileID
	// JumpFar has a longer range than Jump and clobbers the link register, which functions longer than FarBytes
	// therefore save; 0: Jump reaches everything.
	JumpFar  TileID
	FarBytes int
	MostOut  int64      // maximum bytes of outgoing arguments of a tile with {out}; 0: unlimited
	Link     *LinkTiles // nil: the link register is popped like others
	AlignSP  TileID     // stack pointer and an immediate
	SetFP    TileID     // frame pointer from stack pointer
	// SetFPAbove sets the frame pointer to the stack pointer plus an immediate, so that one push can also save
	// registers below the saved frame pointer; 0: none.
	SetFPAbove TileID
	Leave      TileID // stack pointer from frame pointer, and pop the frame pointer, then the link register if there is one
	RestoreSP  TileID // stack pointer from frame pointer plus an immediate
	// Far, if not nil, addresses slots beyond the range of an access's offset; nil: all are in range.
	Far     *FarTiles
	Ret     TileID
	RetPops []TileID // and pop an immediate number of bytes, each more than those before; only if ABI.SRetPop or ABI.Pops require it
	Jump    TileID
	// TailJumps are the jumps to a function whose address is in a register that holds no argument and that no epilogue
	// restores, each for one register; all but the first are hidden. See TailJump.
	TailJumps []TileID
	// ZeroUpper clears the upper halves of all registers of TypeClasses.Wide, as required before calls and returns
	// that pass no vectors of 32 bytes; or NoTile.
	ZeroUpper TileID
	// Sign are the tiles that sign return addresses; nil: none.
	Sign *SignTiles
	// Probe are the tiles for stack probes; nil: none.
	Probe *ProbeTiles
	// Nop is the shortest no-op, with the bytes NopCode.
	Nop     TileID
	NopCode []byte
}

// Patchpoints are the calls of llvm.experimental.patchpoint, as text with its length in bytes.
type Patchpoints struct {
	Number func(addr uint64) (text string, bytes int64) // calls an address; "": it is out of range
	// Symbol calls the symbol that is operand 0 of the text, in position-independent code or in other.
	Symbol   func(pic bool) (text string, bytes int64)
	Clobbers []string // constraints for the registers that the calls destroy by themselves
	// Nops are the no-ops by length, from 1 byte on.
	Nops []string
}

// Nops returns no-ops of n bytes, which is a multiple of the length of the shortest one: the longest first.
func (t *Target) Nops(n int64) (list []string) {
	forms, unit := []string{"nop"}, int64(len(t.Frame.NopCode))
	if t.Patchpoints != nil && t.Patchpoints.Nops != nil {
		forms = t.Patchpoints.Nops
	}
	for n > 0 {
		k := min(n/unit, int64(len(forms)))
		list, n = append(list, forms[k-1]), n-k*unit
	}
	return list
}

// CodeAlign is the alignment of code, in bytes: of instructions always, and of the rest where it is not optimized for size.
type CodeAlign struct {
	Instr int64 // instructions, and with them sections of code
	Func  int64 // functions
	// Fetch is the minimum alignment of inner loops, Line the size of a cache line, within which short ones are kept;
	// 0: they are not aligned.
	Fetch, Line int64
}

// SaveTiles save registers on the stack, each in ABI.ArgSlot bytes, and restore them.
type SaveTiles struct {
	Push, Pop TileID // of one register
	// Pushes and Pops are tiles that save and restore several registers at once, indexed by their number, at least 2
	// (or NoTile): Pushes[n] is equivalent to n Pushes, of its uses in order, and Pops[n] produces its results in the
	// same order.
	Pushes, Pops []TileID
	// PushRoom and PopRoom are variants of the last Pushes and Pops that also adjust the stack pointer by their
	// immediate, for room above the saved registers; 0: none.
	PushRoom, PopRoom TileID
}

// A SaveBank saves a set of registers.
type SaveBank struct {
	SaveTiles
	Regs        regalloc.RegSet
	Consecutive bool // registers of one tile are consecutive in number, downward
}

// SignTiles sign the return address in the link register, with the stack pointer and one of two keys, and authenticate
// it; indexed by key.
type SignTiles struct {
	Sign, Check [2]TileID
	AddressBits int       // of a return address, above which the signature is
	Return      [2]TileID // Check and FrameTiles.Ret in one; 0: none
}

// Signs reports whether a tile signs the return address, Checks whether it authenticates it, and Returns whether it
// then also returns. s may be nil.
func (s *SignTiles) Signs(id TileID) bool  { return s != nil && slices.Contains(s.Sign[:], id) }
func (s *SignTiles) Checks(id TileID) bool { return s != nil && slices.Contains(s.Check[:], id) }
func (s *SignTiles) Returns(id TileID) bool {
	return s != nil && s.Return[0] != 0 && slices.Contains(s.Return[:], id)
}

// ProbeTiles access the stack as it grows, so that no access skips the guard page.
type ProbeTiles struct {
	Touch TileID // accesses memory at the stack pointer
	// End sets a register to the stack pointer plus an immediate, which is negative, and Loop, given that register and
	// an immediate, lowers the stack pointer in steps of the immediate and accesses memory there, until it reaches the
	// register.
	End, Loop TileID
	// Forms returns a table, by tile, of the probing variants: for ir.OpDynAlloca, with an access every Size bytes.
	Forms func() map[TileID]TileID
	Size  int64
}

// LinkTiles restore the link register if pops cannot.
type LinkTiles struct {
	Reg regalloc.Reg
	Pop TileID // pops it alone
	// Pops are, by number of registers, the tiles that pop registers of which the first is the link register; nil:
	// none.
	Pops []TileID
	// Returns are, by number of registers, the tiles that pop registers of which the first is the link register into
	// the program counter. Leave is FrameTiles.Leave and a return.
	Returns []TileID
	Leave   TileID
}

// RoutineTiles are for outlined code, called from functions that save the link register.
type RoutineTiles struct {
	Call TileID // calls a function by name
	// Veneer are the registers that a linker's veneer may use between the call and the routine.
	Veneer regalloc.RegSet
	// Tail maps a tile that calls a function to the one that tail-calls it.
	Tail map[TileID]TileID
}

// LandingTiles are for code whose indirect jumps and calls are checked by the processor.
type LandingTiles struct {
	Mark TileID // marks a valid target; otherwise a no-op
	// Forms maps tiles to their variants in such code: an unchecked jump, or a tile with a mark inside.
	Forms map[TileID]TileID
	// Tables: jumps through tables are checked.
	Tables bool
}

// FarTiles address memory far from the stack pointer.
type FarTiles struct {
	// Add adds any immediate to a register: one result, one use.
	Add TileID
	// AddShort, if not 0, is Add in fewer instructions, for the immediates that it supports.
	AddShort TileID
	// Scratch is a register that holds nothing between instructions: it is reserved, or in no class. It may be the
	// base of an address, unless there is Borrows.
	Scratch regalloc.Reg
	// Borrows, if not 0, is the move that saves another register, used as the base, in Scratch.
	Borrows TileID
	// Near, if there is Borrows, adds a small immediate to a register in place, and AddLow is Add for a base other
	// than the stack pointer.
	Near, AddLow TileID
	// Wider maps tiles with an address to longer variants with a larger range.
	Wider map[TileID]TileID
}

// AddressForm describes memory operands: base + index*scale + offset, or symbol + offset.
type AddressForm struct {
	// Base and Index: an address may have them. Without Index, an address other than a symbol has a base.
	Base, Index bool
	Scales      []int64 // of the index
	// MinOff and MaxOff bound the offsets of all accesses; a tile may narrow them (see Row).
	MinOff, MaxOff int64
	// SymReach bounds the offset from a symbol, in both directions, so that the sum is within the range of the
	// symbol's relocation wherever the symbol is; 0: only offsets are bounded.
	SymReach int64
	// SymBase: symbol + offset may be combined with base and index (absolute addressing); otherwise a symbol is alone
	// (PC-relative).
	SymBase bool
	// NoSym: addresses contain no symbols; a tile loads the symbol's address into a register (an immediate of kind
	// sym).
	NoSym bool
	// NotAbsent: no symbol's address is zero if it is made by instructions: that of a weak symbol, which may be defined
	// nowhere, is loaded from the global offset table even in static code.
	NotAbsent bool
	// IndexAlone: an address other than a symbol has a base, and an index excludes an offset.
	IndexAlone bool
	// IndexSized: the scale of an index is 1 or the access size.
	IndexSized bool
	// Thread: an address may be relative to the thread pointer; a symbol in it, which stands for its offset from that,
	// may be combined with base and index.
	Thread bool
	// Segments are other bases of accesses; an address has at most one of them, or the thread pointer.
	Segments []Segment
	// GOTBase: addresses of symbols are relative to the global offset table, whose address a function computes where
	// needed (ir.OpGOTBase): a symbol in an address or an immediate is its distance from the table.
	GOTBase               bool
	BaseClass, IndexClass regalloc.ClassID
	BaseCost, IndexCost   regalloc.RegCostID

	Far   *FarOffsets // costs of offsets beyond the range of many accesses; nil: rare
	Merge *MergeCosts // of addresses of symbols and of sums; nil: an address costs as little as a sum
}

// MergeCosts are the costs, in bytes, that decide which variables are addressed from one base (package mergeglobals).
type MergeCosts struct {
	Entry, Load int   // of the address of a symbol: once in a function, and where it is computed
	Part        int   // of Load, that one access contains if it is the only use of the address
	Near, Far   int64 // distances that the shortest accesses and sums reach, and that all do
	Offsets     *FarOffsets
}

// FarOffsets returns costs, in bytes, of accesses at constant offsets from a register. They affect only the choice
// among correct alternatives.
type FarOffsets struct {
	Access func(bits int, off int64) int // of an access of the given number of bits; 0: off is out of range
	Index  func(off int64) int           // of loading off into a register
	Sum    func(off int64) int           // of adding off to a register, into another one
	// AllTypes: Access is right for floats and vectors, too.
	AllTypes bool
}

// A Segment is a region of memory addressed relative to an implicit base.
type Segment struct {
	Space  int64  // its LLVM address space
	Text   string // before an address
	Prefix byte   // of an instruction, which it lengthens
}

// Segment returns the number of the segment that is address space n, counted from 1; 0: none.
func (a *AddressForm) Segment(n int64) uint8 {
	return uint8(1 + slices.IndexFunc(a.Segments, func(s Segment) bool { return s.Space == n }))
}

// Reaches reports whether the linker can resolve an address off bytes from a symbol.
func (a *AddressForm) Reaches(off int64) bool {
	if a.SymReach == 0 {
		return a.MinOff <= off && off <= a.MaxOff
	}
	return -a.SymReach <= off && off < a.SymReach
}

// MaxObject is the size in bytes of the largest object in a frame.
const MaxObject = 1 << 30

// ReachesInFrame reports whether off, an offset from the address of a slot, may be part of an address: its sum with
// the offset of the slot fits in all supported frames. A larger one is outside of every object.
func ReachesInFrame(off int64) bool { return -MaxObject <= off && off <= MaxObject }

// ABI is the C calling convention.
type ABI struct {
	// Variadic is the calling convention of variadic functions; CallC: this one.
	Variadic ir.CallConv
	// PadRegs are the registers in which a landing pad receives the exception and the selector; nil: no exceptions.
	PadRegs []regalloc.Reg
	// EndCleanup is the function, without arguments, that resumes a C++ exception after a landing pad; "": the usual
	// one.
	EndCleanup string
	// GOT is the register that must hold the address of the global offset table in calls of other modules' functions
	// (AddressForm.GOTBase).
	GOT regalloc.Reg
	// Link, if not nil, is the link register, which holds the return address after calls and for ret; ReturnAddr is 0
	// then. Functions with calls save it with the callee-saved registers, before all others.
	Link *regalloc.Reg
	// Guard is the location of the C library's stack guard; the zero value: none.
	Guard StackGuard
	ArgRegs
	ArgRules
	CalleePops
	SavedRegs
	StackLayout
}

// ArgRegs are the registers of arguments and results.
type ArgRegs struct {
	IntArgs, FloatArgs []regalloc.Reg
	// NarrowArgs are the registers of integers narrower than 32 bits: some of IntArgs in another order, of which each
	// takes the first free one; nil: IntArgs.
	NarrowArgs         []regalloc.Reg
	SRetArgs           []regalloc.Reg // the register of the address of an indirect result, at most one; none: an ordinary argument
	InRegArgs          []regalloc.Reg // of integer arguments marked inreg (regparm in C) of functions that are not variadic; none: the mark is ignored
	NestArgs           []regalloc.Reg // the register of an argument marked nest, at most one; none: the mark is rejected
	SwiftArgs          []regalloc.Reg // by ir.Swift: the registers of arguments marked so; none: the marks are rejected
	IntRets, FloatRets []regalloc.Reg
	// DoubleArgs and DoubleRets are the registers of doubles if they differ from those of floats; each may overlap
	// several of FloatArgs: an argument or result takes the first free one of its kind. Once a float is passed in
	// memory, so are all that follow. nil: those of floats.
	DoubleArgs, DoubleRets []regalloc.Reg
	QuadRets               int // maximum number of fp128 values in FloatRets; 0: unlimited
	// VectorArgs are the registers of vectors; nil: FloatArgs, counted together with floats. VectorRets likewise, but
	// no register is used for two results.
	VectorArgs, VectorRets []regalloc.Reg
}

// ArgRules describe how arguments are assigned to registers and memory.
type ArgRules struct {
	// A multiword integer uses the registers that are left, the rest is in memory; WordsTogether: all or none.
	// WordsAlign, if not 0, is the alignment of its first word in memory; then it is not split, and no later integer
	// uses the last register.
	WordsTogether bool
	WordsAlign    int64
	// WordsEven: multiword integers start in an even-numbered register, if the second word is in a register, too.
	// ArraysTogether: arrays are passed entirely in registers, or contiguously in memory, and then no later argument
	// of their kind is in registers.
	WordsEven, ArraysTogether bool
	// HomeArgs: the variable arguments of a function, and a struct argument in memory, may start in the last of
	// IntArgs: the function stores these right below the arguments in memory, and va_list is a pointer that runs over
	// both.
	HomeArgs bool
	// Homogeneous: a struct or an array of at most this many floats of one type, or doubles, is entirely in
	// consecutive registers or in memory, and an array of integers that starts after something in memory likewise. 0:
	// members are passed individually.
	Homogeneous      int64
	FloatsInIntegers bool  // floats are passed as integers of their bits
	HalvesInMemory   bool  // half and bfloat arguments are in memory though others are in FloatArgs
	DoubleAlign      int64 // of doubles in memory, if more than ArgSlot
	// VectorBytes is the size in bytes of the registers that pass vectors longer than 16 bytes; 0: several registers
	// of 16 bytes.
	VectorBytes int64
	// ShortVectors: vectors of 8 bytes are passed as such, also in memory, and shorter ones with widened elements as
	// vectors of 8.
	ShortVectors  bool
	RegistersOnly bool // arguments in memory are rejected
	// Positional: the nth argument is in the nth register of its kind, or in memory after Home bytes that belong to
	// the callee; each is a number of at most a word.
	Positional bool
	Home       int64
	// VarArgFloats is the register that passes the number of float registers used to a variadic callee, or NoReg.
	VarArgFloats regalloc.Reg
	VAList       VAListKind
}

// CalleePops describe what functions pop, or return, for their callers.
type CalleePops struct {
	SRetInReg    bool  // a function with sret returns the address
	SRetInMemory bool  // an argument with sret is in memory
	SRetPop      int64 // bytes that a function with sret pops when it returns
	Pops         bool  // every function pops all its arguments in memory when it returns
	// PopsAligned: including padding for stack alignment, if functions that it tail-calls have arguments.
	PopsAligned bool
}

// SavedRegs are the callee-saved and caller-saved registers, and how prologues save them.
type SavedRegs struct {
	CallerSaved regalloc.RegSet // clobbered by a call
	CalleeSaved []regalloc.Reg  // in the order in which they are pushed
	// Handed are vector registers whose low 16 bytes are callee-saved but not saved by prologues: legalize carries
	// them from entry to returns as values.
	Handed []regalloc.Reg
	// SaveGroup is the granularity, in registers, at which prologues save, because the stack pointer must stay aligned
	// to it. 0: one register.
	SaveGroup int
	// BareLeaves tells that functions without calls, variables and saved registers have no frame pointer, whatever
	// their attributes.
	BareLeaves bool
	// PadSaves tells that saving one more register takes less code than aligning the stack pointer by an addition.
	PadSaves bool
	// SaveLink tells that the instruction that restores registers can also return, if the link register is the last of
	// them: functions that save others save it too.
	SaveLink bool
	// Ret returns from functions of the convention; 0: FrameTiles.Ret does.
	Ret TileID
}

// StackLayout describes stack frames, in bytes.
type StackLayout struct {
	StackAlign int64
	SlotAlign  int64 // minimum alignment of variables and spill slots
	ArgSlot    int64 // bytes of the smallest argument in memory
	RedZone    int64 // bytes below the stack pointer that a leaf function may use
	ReturnAddr int64 // bytes that a call pushes
	// FrameReturn is the distance from the frame pointer to the return address; the caller's frame pointer is at the
	// frame pointer.
	FrameReturn int64
}

// StackGuard is the location of a thread's stack guard, a word of the size of a pointer, as in the tile of
// ir.OpStackGuard.
type StackGuard struct {
	Register string // the segment register of the thread pointer, as in module flags
	Offset   int64  // from the thread pointer
	Failure  string // the function to call if the guard has changed, which does not return
	Symbol   string // the variable that is the guard of all threads; "": each thread has its own
}

// VAListKind is the layout of va_list.
type VAListKind uint8

// The layouts of va_list: the last two have a register save area.
const (
	VAPointer VAListKind = iota // a pointer into the stack
	VAOffsets                   // { i32 gp, i32 fp, ptr overflow, ptr save }: offsets from the save area, counting up (System V AMD64)
	VAEnds                      // { ptr stack, ptr gr_top, ptr vr_top, i32 gr_offs, i32 vr_offs }: offsets below the ends of its two parts (AAPCS64 §10.1.5)
)

// A NearBranch is a conditional branch with a short range that is shorter than another one and leaves the flags alone.
type NearBranch struct {
	Branch TileID // that it may replace if that has these operands, and no register of Machine.PrefixRegs
	Imm    int64
	Pred   ir.Pred
	Near   TileID
}

// TableTiles are tiles with the same operands that jump through an InlineTable: Narrow has the smaller entries.
type TableTiles struct{ Wide, Narrow TileID }

// A FlagUse is the effect of an instruction on the condition flags.
type FlagUse uint8

// Effects on the flags.
const (
	FlagsLost FlagUse = iota // clobbers them
	FlagsKept
	FlagsCompared // compares its operands, without another effect
	FlagsTested   // likewise; if both are the same, it compares with zero
)

// Syntax describes assembly text.
type Syntax struct {
	Comment string
	// TypePrefix precedes the types of sections and symbols, if "@" starts a comment; "": "@".
	TypePrefix string
	// FuncMark is the directive before the label of a function; "": none.
	FuncMark string
	// Header are the first lines of a text.
	Header    string
	RegPrefix string
	ImmPrefix string
	// Reserved reports whether an assembler reads a word in an operand as a register or another non-symbol: a symbol
	// of that name is quoted there. Nil: registers have RegPrefix.
	Reserved func(word string) bool
	// CC holds the condition suffixes of integer predicates, FCC of floating ones ("" if a tile must not be used).
	CC [ir.NumPreds]string
	// Entries of jump tables have TableEntry bytes: addresses or, if TableRelative, distances of the targets from the
	// table.
	TableEntry    int
	TableRelative bool
	// Zero reports whether the named instruction sets the flags by whether its last operand, of the given width, has
	// become zero; nil: none does.
	Zero func(name string, bits int) bool
	// Flags returns the effect of the named instruction on the condition flags.
	Flags func(name string) FlagUse
	// Comparison returns the name of the compare instruction that sets the condition flags like the given instruction,
	// whose first operand is its result; "": none. Nil: none for any.
	Comparison func(name string) string
	// Negated returns the name of the compare instruction that sets the condition flags like the given one with the
	// negated constant, which is not zero; nil: none does.
	Negated func(name string) string
	// Merges returns the operand, counted from the last, of which the named instruction's result keeps a part; 0:
	// none. Nil: none does.
	Merges func(name string) int
	// Suffixes that turn a symbol's name into its GOT entry, the entry with its offset from the thread pointer, and
	// that offset.
	GOT, GOTTPOff, TPOff string
	// The suffix for its pair of entries for general-dynamic thread-local storage, and the function that takes such a
	// pair's address.
	TLSGD, TLSGet string
	// Suffixes of a symbol's name in addresses and immediates, in jump tables, and in calls of functions that another
	// module may define.
	Offset, TableOffset, PLT string
	// Mem appends the text of an address to b; the strings are the texts of registers, "" if absent.
	Mem func(b []byte, base, index string, scale int, off int64, sym string) []byte
	// Thread is Mem of an address relative to the thread pointer.
	Thread func(b []byte, base, index string, scale int, off int64, sym string) []byte
	// Sum is Mem of an address that is computed, not accessed, {m:sum}; nil: the same text.
	Sum func(b []byte, base, index string, scale int, off int64) []byte
	// Imm appends the immediate v of an operand of the given width in a machine-specific form named in rows; nil:
	// none.
	Imm func(b []byte, form string, v uint64, bits int) []byte
	// FarJump starts an unconditional jump, around which conditional ones beyond their range are inverted if
	// assemblers do not relax them; "": they do.
	FarJump string
	// Opposite rewrites the instruction in b from from on, in text, if no assembler but GNU's takes it: its constant is one
	// of the opposite operation. nil: none is so.
	Opposite func(b []byte, from int) []byte
	// Encoding reads a machine-specific word of a row's encoding into e; nil: none.
	Encoding func(tile *Tile, e *Encoding, word string) error
	// InstrBytes is the length of all instructions, if it is fixed: rows need not give it. Otherwise 0.
	InstrBytes int
	// PCRel formats the PC-relative address of a label or symbol without registers.
	PCRel func(sym string) string
	// MemBytes is the length of an encoded address beyond the ModRM byte, plus that of a prefix for the thread
	// pointer; an absent register is NoReg.
	MemBytes func(base, index regalloc.Reg, scale int, off int64, sym, thread bool) int
}

// TypeMark returns the prefix of the types of sections and symbols.
func (s *Syntax) TypeMark() string { return cmp.Or(s.TypePrefix, "@") }

// IsDirect reports whether the linker can resolve the address of s directly. Another module may define what is
// declared here, or preempt what is defined with default visibility and not dso_local.
func (t *Target) IsDirect(s *ir.SymInfo) bool {
	switch {
	case t.Reloc == Static:
		return s.Linkage != ir.ExternWeak || !t.Address.NotAbsent
	case s.IsLocal() || s.DSOLocal:
		return s.Linkage != ir.ExternWeak
	}
	return s.Visibility == ir.Hidden && s.Linkage != ir.ExternWeak || s.Visibility == ir.Protected && !s.Declared
}

// ClassOf returns the register class of values of the scalar type typ.
func (t *Target) ClassOf(typ *ir.Type) regalloc.ClassID {
	switch typ.Kind {
	case ir.FloatKind:
		return t.Classes.F32
	case ir.DoubleKind:
		return t.Classes.F64
	case ir.PtrKind:
		return t.ClassOf(t.Classes.Ptr)
	case ir.VectorKind:
		if int64(ir.VectorBits(typ)) == 8*t.Classes.WideBytes {
			return t.Classes.Wide
		}
		return t.Classes.Vector
	}
	switch {
	case typ.Bits <= 8:
		return t.Classes.I8
	case typ.Bits <= 16:
		return t.Classes.I16
	case typ.Bits <= 32:
		return t.Classes.I32
	}
	return t.Classes.I64
}

// The types of patterns, numbered; 0 is not a type. The first vector type of a length stands for all of that length
// where the elements do not matter.
const (
	firstVector = 8
	numScalars  = 20
)

func scalarIndex(typ *ir.Type) int {
	if typ == nil {
		return 0
	}
	switch typ.Kind {
	case ir.IntKind:
		switch typ.Bits {
		case 1:
			return 1
		case 8:
			return 2
		case 16:
			return 3
		case 32:
			return 4
		case 64:
			return 5
		}
	case ir.FloatKind:
		return 6
	case ir.DoubleKind:
		return 7
	case ir.VectorKind:
		for i, v := range vectorTypes {
			if typ == v {
				return firstVector + i
			}
		}
	}
	return 0
}

var vectorTypes = [...]*ir.Type{ir.V2I64, ir.V16I8, ir.V8I16, ir.V4I32, ir.V4F32, ir.V2F64,
	ir.V4I64, ir.V32I8, ir.V16I16, ir.V8I32, ir.V8F32, ir.V4F64}

// hasSource reports whether the type of op's first argument matters in addition to that of its value.
func hasSource(op ir.Op) bool {
	return op == ir.OpICmp || op == ir.OpFCmp || op.IsConversion()
}
