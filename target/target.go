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

// Relocation is how addresses of symbols are made.
type Relocation uint8

// The relocation models.
const (
	PIC    Relocation = iota // position-independent
	Static                   // linked at a fixed address in the low 2 GiB
)

// A Platform is what tells which machine a module is for: it is known before the Target is made,
// which takes longer.
type Platform struct {
	Name    string   // as in --target
	Triples []string // prefixes of the triples it serves
	System  string   // what follows the first of them in the triple of a module that names none; "": linux-gnu
	Layout  ir.Layout
	Arches  []Arch // what triples say of the machine's features
	// Text is what the text of LLVM IR means on this machine and on no other; nil: nothing.
	Text *intrinsic.Machine
}

// An Arch is what all machines have whose triples begin in one way, or end in one.
type Arch struct {
	Prefix, Suffix string
	Features       Features
}

// TripleFeatures returns what a machine has by its triple: what the longest prefix of Arches says, and all of its suffixes.
func (p *Platform) TripleFeatures(triple string) Features {
	longest, ends := Arch{}, Features(0)
	for _, a := range p.Arches {
		switch {
		case a.Suffix != "" && strings.HasSuffix(triple, a.Suffix):
			ends |= a.Features
		case strings.HasPrefix(triple, a.Prefix) && len(a.Prefix) > len(longest.Prefix):
			longest = a
		}
	}
	return longest.Features | ends
}

// Triple returns the triple to take for modules that name none.
func (p *Platform) Triple() string { return p.Triples[0] + cmp.Or(p.System, "linux-gnu") }

// A Target is a machine. It never changes once it is made, observably.
type Target struct {
	Platform
	Doc     string // one line for human readers
	Machine *regalloc.Machine
	Tiles   []Tile // made when their numbers are asked for; see Complete

	Operations
	Runtime
	Subtarget
	Output
	RegisterNames
	RegisterCosts
	Parts
	NamedTiles

	// VectorAlign is the alignment in bytes that instructions on vectors need of memory
	// operands, except for loads and stores; 0: none.
	VectorAlign int64
	// OrderedStores: stores are sequentially consistent without a fence where a tile says so.
	OrderedStores bool
	// PlainAccesses: no load or store orders others, but fences about it do.
	PlainAccesses bool
	// LockFree is the feature of functions, in "target-features", whose atomic accesses of a word and less are not calls of libatomic; "": those of
	// no function are. See LocksAtomics.
	LockFree string
	Address  AddressForm
	ABI      ABI
	// Conventions are the calling conventions besides ABI; see Convention.
	Conventions []Convention
	// Interrupts are the calling conventions of functions that handle interrupts, by ir.FuncAttrs.Interrupt; empty: the
	// machine has none, nil: the attribute says nothing.
	Interrupts map[string]ir.CallConv

	// ImmSets are the sets of constants and of offsets that rows name.
	ImmSets []*ImmSet

	Literals *LiteralPools // nil: functions have no literal pools of their own

	// Classes of values by type, for ClassOf.
	Classes TypeClasses

	builder *builder
	texts   [6][]string // by size from 8 bits up: registers in text
	roots   []rooted    // by operation; see group

	accums regalloc.RegSet             // Accum and its low part
	costs  [3][3][8]regalloc.RegCostID // see numberCosts
}

// Operations are what the machine has besides rows, and what they mean.
type Operations struct {
	// Semantics is what the machine's floating-point instructions do where programs
	// leave it open.
	Semantics ir.Semantics
	Limits    Limits
	// FloatAlign is what loads and stores of floats want to be aligned to; others are of integers, and so are all that are atomic.
	FloatAlign int64
	// LongProducts: one instruction multiplies two numbers of half the width of a register that are extended alike.
	LongProducts bool
	// StrictAlign: accesses that are not aligned fault.
	StrictAlign bool
	// Ops are operations of the machine's own, which FloatStack and Vectors say the use of; nil where there are none.
	Ops        *ir.TargetOps
	FloatStack *FloatStack // nil: programs with x86_fp80 are refused
	Vectors    *VectorOps  // nil: there are no vectors, or operations of package ir do
}

// Runtime is what the compiler's library and the C library do for the machine.
type Runtime struct {
	AtomicCalls *AtomicCalls // for functions that ask for them; nil: there are none, or instructions do as well
	// NoSoftHalf: the compiler's library has no functions for half but those to and from fp128.
	NoSoftHalf bool
	// Library has, by the names that the compiler's library has elsewhere for its functions, the names of those
	// that do the same here; those of __divmodsi4 and its like return quotient and remainder.
	Library map[string]string
	// LibraryConv is the calling convention of the functions that Library names.
	LibraryConv ir.CallConv
	// ThreadPointer is the function that returns the thread pointer; "": an instruction does.
	ThreadPointer string
	// SoftFloat: floats are computed with by the library; nil: by instructions.
	SoftFloat *SoftFloat
	// NoFloats says that functions leave alone the registers of floats and vectors, for which
	// there is no class then: values of these types are refused, but those of x87.
	NoFloats bool
}

// Subtarget is what machines of the kind have beyond what all have.
type Subtarget struct {
	Features Features
	// Extensions are what its machines may have beyond what all have, CPUs names for
	// sets of them, and With makes the target with such a set; see WithFeatures.
	Extensions []Extension
	CPUs       []CPU
	With       func(Features) *Target
}

// Output is what code is made into.
type Output struct {
	Syntax Syntax
	Object *ObjectFormat // how its ELF files look
	Reloc  Relocation
	// Driver holds the flags that make a C compiler driver compile, assemble and
	// link for the machine.
	Driver []string
	// Attributes are the contents of the section ObjectFormat.Attributes of its objects.
	Attributes []byte
	Code       Coder // nil: it has no machine code, but text
	// OddCode says that the lowest bit is set in the addresses of functions, by which processors know these instructions from
	// others. CodeSymbol is the mapping symbol of such code; "": that of ObjectFormat.
	OddCode    bool
	CodeSymbol string
	CodeAlign  CodeAlign
}

// RegisterNames are how registers are known.
type RegisterNames struct {
	// RegNames[w][r] is the name of register r seen w bits wide, w one of 8, 16, 32, 64, 128, 256.
	RegNames map[int][]string
	// DebugRegs are the numbers by which debuggers know the registers, -1 for none.
	DebugRegs []int16
	SP, FP    regalloc.Reg
	Accum     regalloc.Reg // the register that encodings favor, or NoReg
}

// RegisterCosts say which registers make instructions longer.
type RegisterCosts struct {
	// Naming one of PrefixRegs makes an instruction longer by the machine's prefix (regalloc.Machine.PrefixBytes); naming one of
	// Prefix8Regs does so where only its low 8 bits are named.
	PrefixRegs, Prefix8Regs regalloc.RegSet
	// BareBases cost one byte more as the base of an address without an index, OffsetBases where the offset is zero.
	BareBases, OffsetBases regalloc.RegSet
}

// Parts are made when they are asked for.
type Parts struct {
	Landing   func() *LandingTiles // makes them when they are asked for; nil: the machine does not check where indirect jumps land
	Routine   func() *RoutineTiles // makes them when they are asked for; nil: what is in several places of a module is not made a routine
	Near      []NearBranch
	Tables    []TableTiles
	InlineAsm func() *InlineAsm // makes it when it is asked for; nil: there is none
	Fusions   func() *Fusions   // makes them when they are asked for; nil: there are none
}

// NamedTiles are used by name.
type NamedTiles struct {
	// Tiles used by name, by class of the value moved where that matters.
	Moves []MoveTiles // by class
	Frame FrameTiles
	// AsmCall is inline assembly that exceptions may leave, a call to all that asks.
	AsmCall TileID
	// Transfers are how values get from and to registers that only calls and returns know.
	Transfers []Transfer
}

// TypeClasses says in which class values of a type are kept.
type TypeClasses struct {
	I8, I16, I32, I64, F32, F64 regalloc.ClassID // i1 goes with I8
	Ptr                         *ir.Type         // the integer that an address is
	// Byte holds the registers of 8 bits that are parts of those of I8, and Low
	// those of them that are the low parts; 0: there are none. A value that all
	// instructions see 8 bits wide may be in Byte instead of I8 (Operand.Part).
	Byte, Low regalloc.ClassID
	VectorClasses
}

// VectorClasses are the classes of vectors and their sizes in bytes. Package ir has operations on 16 and 32 bytes.
type VectorClasses struct {
	Vector      regalloc.ClassID // 0: there are none
	VectorBytes int64
	// Wide has the registers of Vector, seen twice as wide; 0: they are not.
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

// MoveTiles are the tiles that bring values of one class about.
type MoveTiles struct {
	Move, Load, Store, Swap TileID   // Swap: NoTile if there is none
	Low                     TileID   // of TypeClasses.Byte: takes the low part of a register of I8
	Pushed                  TileID   // a move by way of the stack, a push and a pop; 0: there is none that could be shorter
	Clear                   TileID   // of classes of results of tiles with TileMerges: makes a register zero without waiting for what it held
	Type                    *ir.Type // the type moved
	// Through are registers besides those of the class that the tiles may have while values are permuted: no value of the
	// class stays there, since calls keep a part of it only.
	Through regalloc.RegSet
	Permi   *PermiTiles
}

// PermiTiles are tiles that permute whole registers of a class [Buchwald15].
// Their results are tied to their uses: result i to use i.
type PermiTiles struct {
	// Cycle[n] shifts n registers, 2 to 5: what is in register i goes to register
	// i+1, what is in the last one to the first.
	Cycle [6]TileID
	// Pair[n] exchanges the first two registers and shifts the n that follow, 2 or 3.
	Pair [4]TileID
}

// A Transfer brings values of one type between the registers of their class and
// Reg, in which functions return them, by way of a slot: tiles with an address.
type Transfer struct {
	Reg      regalloc.Reg
	Class    regalloc.ClassID // that of Reg
	Type     *ir.Type
	To, From TileID // Reg is the result of To and the use of From
}

// FrameTiles are the tiles of prologues and epilogues.
type FrameTiles struct {
	SaveTiles
	// Banks are the tiles for registers that those of SaveTiles do not take.
	Banks    []SaveBank
	PushImm  TileID // of a constant, or NoTile
	PushMem  TileID // of what is in memory, or NoTile
	AdjustSP TileID // add an immediate to the stack pointer
	// AdjustFar adds any immediate to the stack pointer, where AdjustSP does so in steps (ImmSet.Part); 0: there is none.
	AdjustFar TileID
	// JumpFar jumps further than Jump reaches and destroys the link register: functions longer than FarBytes save that,
	// whatever they call; 0: Jump reaches everything.
	JumpFar  TileID
	FarBytes int
	MostOut  int64      // the most bytes of arguments that a tile with {out} has; 0: any
	Link     *LinkTiles // nil: the link register is popped as others are
	AlignSP  TileID     // stack pointer and an immediate
	SetFP    TileID     // frame pointer from stack pointer
	// SetFPAbove sets the frame pointer to the stack pointer plus an immediate, so that one push can save the registers below those
	// that it points to, too; 0: there is none.
	SetFPAbove TileID
	Leave      TileID // stack pointer from frame pointer, and pop the frame pointer
	RestoreSP  TileID // stack pointer from frame pointer plus an immediate
	// Far, if not nil, is how slots are addressed that are out of reach of an
	// access's offset; nil: all are in reach.
	Far    *FarTiles
	Ret    TileID
	RetPop TileID // and take an immediate off the stack; only where ABI.SRetPop or ABI.Pops says so
	Jump   TileID
	// TailJumps are the jumps to a function whose address is in a register that is not an argument's and
	// that no epilogue restores, each in a register of its own; all but the first are hidden. See TailJump.
	TailJumps []TileID
	// ZeroUpper makes the upper halves of all registers of TypeClasses.Wide zero, which calls and returns need
	// where they pass no vectors of 32 bytes; or NoTile.
	ZeroUpper TileID
	// Sign are the tiles that sign return addresses; nil: there are none.
	Sign *SignTiles
	// Probe are the tiles that access the stack as it grows; nil: there are none.
	Probe *ProbeTiles
	// Nop does nothing and is as short as an instruction can be, the bytes NopCode.
	Nop     TileID
	NopCode []byte
}

// CodeAlign is what code is aligned to where it is not to be small, in bytes.
type CodeAlign struct {
	Func int64 // functions
	// Fetch is the least that inner loops are aligned to, Line the size of a cache line, which short ones stay in; 0:
	// they are not aligned.
	Fetch, Line int64
}

// SaveTiles save registers on the stack, each in ABI.ArgSlot bytes, and restore them.
type SaveTiles struct {
	Push, Pop TileID // of one register
	// Pushes and Pops are tiles that save and restore several registers at once, by
	// their number, at least 2 (or NoTile): Pushes[n] does what n Pushes do, of its
	// uses in their order, and Pops[n] gives its results in the same order.
	Pushes, Pops []TileID
	// PushRoom and PopRoom are the last ones of Pushes and Pops where the stack pointer moves by the constant that they have, so
	// that there is room above what they save; 0: there are none.
	PushRoom, PopRoom TileID
}

// A SaveBank is what saves some registers.
type SaveBank struct {
	SaveTiles
	Regs        regalloc.RegSet
	Consecutive bool // registers of several at once follow one another in number, downward
}

// SignTiles sign the return address in the register that calls leave it in, by the stack pointer and one of two keys, and find out
// whether it is what was signed; by the key.
type SignTiles struct {
	Sign, Check [2]TileID
	AddressBits int       // of a return address, above which the signature is
	Return      [2]TileID // Check and FrameTiles.Ret in one; 0: there is none
}

// Signs reports whether a tile signs the return address, Checks whether one checks it, and Returns whether it returns then. s may be nil.
func (s *SignTiles) Signs(id TileID) bool  { return s != nil && slices.Contains(s.Sign[:], id) }
func (s *SignTiles) Checks(id TileID) bool { return s != nil && slices.Contains(s.Check[:], id) }
func (s *SignTiles) Returns(id TileID) bool {
	return s != nil && s.Return[0] != 0 && slices.Contains(s.Return[:], id)
}

// ProbeTiles access what the stack grows by, so that no access comes first that is beyond the page below it.
type ProbeTiles struct {
	Touch TileID // accesses what is at the stack pointer
	// End puts the stack pointer plus an immediate, which is negative, into a register, and Loop,
	// with that register and an immediate, moves the stack pointer down by so many bytes and
	// accesses what it points to, until it is there.
	End, Loop TileID
	// Forms makes a table that has, by tile, what does the same with accesses: for ir.OpDynAlloca,
	// every Size bytes.
	Forms func() map[TileID]TileID
	Size  int64
}

// LinkTiles restore the link register where pops cannot.
type LinkTiles struct {
	Reg regalloc.Reg
	Pop TileID // pops it alone
	// Pops are, by number, the tiles that pop so many registers, the first of which is the link register; nil: there are none.
	Pops []TileID
	// Returns are, by number, the tiles that pop so many registers, the first of which is the link register, and return: what is
	// popped for that becomes the program counter. Leave is FrameTiles.Leave and a return.
	Returns []TileID
	Leave   TileID
}

// RoutineTiles are for runs of instructions that are in several places of a module and are emitted once, called from where
// the link register is saved: it is free there.
type RoutineTiles struct {
	Call TileID // calls a function by its name
	// Veneer are the registers that a linker may use between the call and the routine, where that is far away.
	Veneer regalloc.RegSet
	// Tail has, by tile that calls another function, the one that jumps there in place of a call and a return.
	Tail map[TileID]TileID
}

// LandingTiles are for code whose indirect jumps and calls the processor checks.
type LandingTiles struct {
	Mark TileID // where one may land; it does nothing else
	// Forms has, by tile, one that does the same in such code: a jump that is not checked, or a
	// tile with a mark inside.
	Forms map[TileID]TileID
	// Tables: jumps through tables are checked.
	Tables bool
}

// FarTiles address what is far from the stack pointer.
type FarTiles struct {
	// Add adds an immediate of any size to a register: one result, one use.
	Add TileID
	// AddShort, if not 0, is Add in fewer instructions, for immediates that it has.
	AddShort TileID
	// Scratch is a register that holds nothing between instructions: it is reserved,
	// or no class has it. It may be used as the base of an address, unless there is Borrows.
	Scratch regalloc.Reg
	// Borrows, if not 0, is the move by which another register, which is the base, is kept in Scratch meanwhile.
	Borrows TileID
	// Near, where there is Borrows, adds a small constant to a register in place, and AddLow is Add for a base that is not
	// the stack pointer.
	Near, AddLow TileID
	// Wider are, by tiles with an address, those that do the same in more bytes and reach further.
	Wider map[TileID]TileID
}

// AddressForm says what a memory operand can be: base + index*scale + offset, or symbol + offset.
type AddressForm struct {
	Base, Index bool
	Scales      []int64 // of the index
	// MinOff and MaxOff bound the offsets of all accesses; a tile may narrow them
	// (see Row).
	MinOff, MaxOff int64
	// SymReach bounds the offset from a symbol, in both directions, by what is sure
	// to be within reach of the symbol's relocation wherever that is; 0: there is no
	// bound but that of offsets.
	SymReach int64
	// SymBase: symbol + offset may be placed together with base and index
	// (absolute addressing); else a symbol is alone (relative to the
	// program counter).
	SymBase bool
	// NoSym: no symbol is in an address at all; a tile makes its address in a
	// register (a constant of the kind sym).
	NoSym bool
	// IndexAlone: an address that is not a symbol has a base, and an index is next to that and nothing else.
	IndexAlone bool
	// IndexSized: the scale of an index is 1 or the size of the access.
	IndexSized bool
	// Thread: an address may be relative to the thread pointer, and then a symbol in it, which
	// stands for its offset from that, may be placed together with base and index.
	Thread bool
	// Segments are what an access may be relative to besides; no address names more than one, or one and the
	// thread pointer.
	Segments []Segment
	// GOTBase: addresses of symbols are made from that of the global offset
	// table, which a function finds out where it needs it (ir.OpGOTBase): a symbol
	// in an address or a constant is its distance from the table.
	GOTBase               bool
	BaseClass, IndexClass regalloc.ClassID
	BaseCost, IndexCost   regalloc.RegCostID

	Far *FarOffsets // of offsets that many accesses do not reach; nil: there are hardly any
}

// FarOffsets says what accesses at constant offsets from a register cost, in bytes. What the functions say decides only which of several
// right ways is taken.
type FarOffsets struct {
	Access func(bits int, off int64) int // that access so many bits; 0: off is out of reach
	Index  func(off int64) int           // of what makes off in a register
	Sum    func(off int64) int           // of what adds off to a register, into another one
}

// A Segment is memory whose base accesses name, without that it is known.
type Segment struct {
	Space  int64  // LLVM's address space of it
	Text   string // before an address
	Prefix byte   // of an instruction, which is that much longer
}

// Segment returns the number of the segment that is address space n, counted from 1; 0: there is none.
func (a *AddressForm) Segment(n int64) uint8 {
	return uint8(1 + slices.IndexFunc(a.Segments, func(s Segment) bool { return s.Space == n }))
}

// Reaches reports whether the linker can place the address off bytes from a symbol.
func (a *AddressForm) Reaches(off int64) bool {
	if a.SymReach == 0 {
		return a.MinOff <= off && off <= a.MaxOff
	}
	return -a.SymReach <= off && off < a.SymReach
}

// MaxObject is the size in bytes of the largest object in a frame.
const MaxObject = 1 << 30

// ReachesInFrame reports whether off, an offset from the address of a slot, may be part of an address:
// such an offset and that of the slot together fit into one wherever frames do. One that is larger leads
// out of every object.
func ReachesInFrame(off int64) bool { return -MaxObject <= off && off <= MaxObject }

// ABI is the calling convention for C.
type ABI struct {
	// Variadic is the calling convention of functions with variable arguments; CallC: this one.
	Variadic ir.CallConv
	// PadRegs are the registers in which a landing pad gets the exception and the selector; nil:
	// there are no exceptions.
	PadRegs []regalloc.Reg
	// EndCleanup is the function, without arguments, by which a landing pad of C++ continues with the exception; "": as others do.
	EndCleanup string
	// GOT is the register in which calls of functions of other modules need the
	// address of the global offset table (AddressForm.GOTBase).
	GOT regalloc.Reg
	// Link, if not nil, is the register in which calls leave the return address and
	// from which ret takes it; ReturnAddr is 0 then. Functions with calls save it
	// with the callee-saved registers, before all others.
	Link *regalloc.Reg
	// Guard is where the C library keeps the value that guards stack frames; the zero value: nowhere.
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
	// NarrowArgs are the registers of integers of less than 32 bits, some of IntArgs in
	// another order, in which each takes the first free one; nil: IntArgs.
	NarrowArgs         []regalloc.Reg
	SRetArgs           []regalloc.Reg // the register of the address of a result in memory, one; none: that is as any argument
	InRegArgs          []regalloc.Reg // of integer arguments marked inreg (regparm of C) to functions that are not variadic; none: the mark says nothing
	NestArgs           []regalloc.Reg // the register of an argument marked nest, one; none: the mark is refused
	SwiftArgs          []regalloc.Reg // by ir.Swift: the registers of arguments marked so; none: the marks are refused
	IntRets, FloatRets []regalloc.Reg
	// DoubleArgs and DoubleRets are the registers of doubles where these are other ones, of which each may be several of FloatArgs: an argument or
	// result takes the first one of its kind of which nothing is taken. Once a float is in memory, so are all that follow. nil: those of floats.
	DoubleArgs, DoubleRets []regalloc.Reg
	QuadRets               int // how many numbers of type fp128 are in FloatRets at most; 0: as many as there are
	// VectorArgs are the registers of vectors; nil: those of FloatArgs, in one count with
	// floats. VectorRets likewise, but a result takes no register twice.
	VectorArgs, VectorRets []regalloc.Reg
}

// ArgRules say how arguments take registers and places in memory.
type ArgRules struct {
	// An integer of several words has those in registers for which some are left; WordsTogether: all or none.
	// WordsAlign, if not 0, is what the first word is aligned to in memory, which is not in the last register, nor is then any other integer.
	WordsTogether bool
	WordsAlign    int64
	// WordsEven: integers of several words have the first in a register of an even number, if the second is in a register, too. ArraysTogether: all elements of an
	// array are in registers or none is, and then nothing of their kind any more; in memory they are adjacent.
	WordsEven, ArraysTogether bool
	// HomeArgs: the variable arguments of a function, and an argument that is a struct in memory, may begin in the last of IntArgs: the
	// function stores these right below the arguments in memory, and va_list is a pointer that runs over both.
	HomeArgs bool
	// Homogeneous: a struct or an array of at most so many floats of one type, or doubles, is in registers that follow one another or in memory, all of it,
	// and an array of integers that begins when something is in memory is all in registers or in memory. 0: the members are as by themselves.
	Homogeneous      int64
	FloatsInIntegers bool  // arguments and results that are floats are passed as integers of their bits
	HalvesInMemory   bool  // arguments of half and bfloat are in memory though others are in FloatArgs
	DoubleAlign      int64 // of doubles in memory, if more than ArgSlot
	// VectorBytes is the size in bytes of the registers in which vectors travel that are
	// longer than 16 bytes; 0: in registers of 16 bytes, one after the other.
	VectorBytes int64
	// ShortVectors: vectors of 8 bytes are passed as such, also in memory, and those of fewer bytes with wider elements as
	// vectors of 8.
	ShortVectors  bool
	RegistersOnly bool // arguments in memory are refused
	// Positional: the nth argument is in the nth register of its kind, or in memory after Home bytes that are the callee's; each is a
	// number of at most a word.
	Positional bool
	Home       int64
	// VarArgFloats is the register that tells a variadic callee how many float registers are used, or NoReg.
	VarArgFloats regalloc.Reg
	VAList       VAListKind
}

// CalleePops say what functions do for their callers when they return.
type CalleePops struct {
	SRetInReg    bool  // a function with sret returns the address
	SRetInMemory bool  // an argument with sret is in memory
	SRetPop      int64 // bytes that a function with sret takes off the stack when it returns
	Pops         bool  // every function takes all its arguments in memory off the stack when it returns
	// PopsAligned: and what lies after them up to where the stack is aligned, where functions that it jumps to have arguments.
	PopsAligned bool
}

// SavedRegs are the registers that calls preserve and those that they do not, and how prologues save them.
type SavedRegs struct {
	CallerSaved regalloc.RegSet // clobbered by a call
	CalleeSaved []regalloc.Reg  // in the order in which they are pushed
	// Handed are vector registers whose first 16 bytes functions preserve besides CalleeSaved, and no prologue saves: legalize takes them from
	// entries to returns as values.
	Handed []regalloc.Reg
	// SaveGroup is how many registers prologues save at a time, since the stack pointer is always a multiple of their
	// size: others are saved with them. 0: as many as there are.
	SaveGroup int
	// BareLeaves says that functions without calls, variables and registers to save keep no frame pointer, whatever their attributes say.
	BareLeaves bool
	// PadSaves says that to save one more register takes less code than to align the stack pointer by an addition.
	PadSaves bool
	// SaveLink says that what restores registers can return, too, if the link register is the last of them: functions that save others save it with them.
	SaveLink bool
	// Ret returns from functions of the convention; 0: FrameTiles.Ret does.
	Ret TileID
}

// StackLayout is how stack frames look, in bytes.
type StackLayout struct {
	StackAlign int64
	SlotAlign  int64 // of all variables and spills at least
	ArgSlot    int64 // bytes of the smallest argument in memory
	RedZone    int64 // bytes below the stack pointer that a leaf may use
	ReturnAddr int64 // bytes that a call pushes
	// FrameReturn is the distance from the frame pointer to where the return
	// address is; the caller's frame pointer is at the frame pointer.
	FrameReturn int64
}

// StackGuard is where a thread's guard for its stack frames is, a word of the size of a pointer, as the tile of
// ir.OpStackGuard has it.
type StackGuard struct {
	Register string // the segment register that is the thread pointer, as module flags call it
	Offset   int64  // from the thread pointer
	Failure  string // the function to call when a guard is found changed, which does not return
	Symbol   string // the variable that is the guard of all threads; "": each has its own
}

// VAListKind is the shape of va_list.
type VAListKind uint8

// The shapes of va_list: the last two have a save area of the registers for arguments.
const (
	VAPointer VAListKind = iota // a pointer into the stack
	VAOffsets                   // { i32 gp, i32 fp, ptr overflow, ptr save }: offsets from the save area, counting up (System V AMD64)
	VAEnds                      // { ptr stack, ptr gr_top, ptr vr_top, i32 gr_offs, i32 vr_offs }: offsets below the ends of its two parts (AAPCS64 §10.1.5)
)

// A NearBranch is a tile with a condition that reaches only a little further on, is shorter than another one and leaves the flags alone.
type NearBranch struct {
	Branch TileID // in whose place it may be placed where that has these operands, and no register of Machine.PrefixRegs
	Imm    int64
	Pred   ir.Pred
	Near   TileID
}

// TableTiles are tiles with the same operands that jump through an InlineTable: Narrow has the smaller entries.
type TableTiles struct{ Wide, Narrow TileID }

// A FlagUse is what an instruction does to the condition flags.
type FlagUse uint8

// What instructions do to the flags.
const (
	FlagsLost FlagUse = iota // makes others
	FlagsKept
	FlagsCompared // compares its operands, and does nothing else
	FlagsTested   // likewise; where both are the same it compares that with zero
)

// Syntax is how the target's assembler needs its text.
type Syntax struct {
	Comment string
	// TypePrefix begins the types of sections and symbols, where the comment begins with what does so elsewhere; "": that is "@".
	TypePrefix string
	// FuncMark is the directive before the label of a function; "": there is none.
	FuncMark string
	// Header are the lines that texts begin with.
	Header    string
	RegPrefix string
	ImmPrefix string
	// Reserved reports whether an assembler takes a word in an operand for a register, or something else that is no
	// symbol: a symbol of that name is quoted there. Nil: registers have RegPrefix.
	Reserved func(word string) bool
	// CC holds the condition suffixes of integer predicates, FCC of floating ones ("" where a tile
	// must not be used).
	CC [ir.NumPreds]string
	// A jump table's entries have TableEntry bytes: addresses or, if
	// TableRelative, distances of the targets from the table.
	TableEntry    int
	TableRelative bool
	// Zero says whether the instruction of a name leaves in the flags whether its last operand,
	// which is so many bits wide, has become zero; nil: none does.
	Zero func(name string, bits int) bool
	// Flags says what an instruction of a name does to the condition flags.
	Flags func(name string) FlagUse
	// Comparison returns the name of the instruction that sets the condition flags as that of the name given does whose
	// first operand is its result; "": there is none. Nil: there is none for any.
	Comparison func(name string) string
	// Merges says of which operand, counted from the last, the result of the instruction of a name
	// keeps a part; 0: of none. Nil: none does.
	Merges func(name string) int
	// What follows a symbol's name to make it its entry in the global offset
	// table, the entry that holds its offset from the thread pointer, that offset.
	GOT, GOTTPOff, TPOff string
	// What makes it its pair of entries for general-dynamic thread-local storage, and the
	// function that takes such a pair's address.
	TLSGD, TLSGet string
	// What follows a symbol's name in addresses and constants, in jump tables, and
	// where a function that another module may define is called.
	Offset, TableOffset, PLT string
	// Mem appends the text of an address to b; the strings are the texts of registers, "" if
	// absent.
	Mem func(b []byte, base, index string, scale int, off int64, sym string) []byte
	// Thread is Mem of an address relative to the thread pointer.
	Thread func(b []byte, base, index string, scale int, off int64, sym string) []byte
	// Sum is Mem of an address that is computed and not accessed, {m:sum}; nil: it is written alike.
	Sum func(b []byte, base, index string, scale int, off int64) []byte
	// Imm appends the constant v of an operand that is so many bits wide in a form that only the machine knows, by
	// the name that it has in rows; nil: there are none.
	Imm func(b []byte, form string, v uint64, bits int) []byte
	// FarJump begins a jump without a condition, where conditional ones beyond their reach are led around one because
	// assemblers do not lengthen them; "": they do. Here begins what stands for a number of bytes after an instruction.
	FarJump, Here string
	// Encoding reads a word of a row's encoding that only the machine knows into e; nil: there are none.
	Encoding func(tile *Tile, e *Encoding, word string) error
	// InstrBytes is the length of all instructions, where it is the same: rows need not say it. Else 0.
	InstrBytes int
	// PCRel formats the address of a label or symbol that is alone.
	PCRel func(sym string) string
	// MemBytes is the length of an address in the encoding beyond the ModRM byte, and of the prefix
	// that makes it relative to the thread pointer; an absent register is NoReg.
	MemBytes func(base, index regalloc.Reg, scale int, off int64, sym, thread bool) int
}

// TypeMark returns what begins the types of sections and symbols.
func (s *Syntax) TypeMark() string { return cmp.Or(s.TypePrefix, "@") }

// IsDirect reports whether the linker can place the address of s by itself.
// Another module may define what is declared here, or take the place of what
// is defined with default visibility and not said to be local to the program.
func (t *Target) IsDirect(s *ir.SymInfo) bool {
	switch {
	case t.Reloc == Static:
		return true
	case s.IsLocal() || s.DSOLocal:
		return s.Linkage != ir.ExternWeak
	}
	return s.Visibility == ir.Hidden && s.Linkage != ir.ExternWeak || s.Visibility == ir.Protected && !s.Declared
}

// ClassOf returns the class of values of the scalar type typ.
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

// The types that patterns may have, numbered; 0 is not a type. The first type of vectors
// of a length is that of all of them where it does not matter what their elements are.
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

// hasSource reports whether the type of op's first argument matters besides that of its value.
func hasSource(op ir.Op) bool {
	return op == ir.OpICmp || op == ir.OpFCmp || op.IsConversion()
}
