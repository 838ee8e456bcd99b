package ir

import (
	"slices"
	"sort"
)

// A Module is one translation unit.
type Module struct {
	Name    string // file name, for messages
	Triple  string // target triple, or ""
	Layout  string // LLVM's data layout string, or ""
	Asm     []string
	Types   []*Type // identified structs, in order of definition
	Globals []*Global
	Funcs   []*Func
	Aliases []*Alias
	Flags   ModuleFlags
	Debug   *Debug // nil: no debug information

	memory memory
}

// ModuleFlags are the module flags that affect the code.
type ModuleFlags struct {
	PICLevel int // 0: unspecified
	PIELevel int
	// SignAll and SignKeyB select return address signing for functions without attributes for it, with CFReturn:
	// whether leaf functions sign too, and the B key.
	SignAll, SignKeyB bool
	// CFBranch and CFReturn request that the processor check the targets of indirect branches and returns
	// ("cf-protection-branch", "cf-protection-return").
	CFBranch, CFReturn bool
	// StackCode: functions put code on the stack, which has to be executable: the module declares llvm.init.trampoline.
	StackCode bool
	// StackAlign is "override-stack-alignment": the alignment of the stack pointer at calls in place of the calling
	// convention's; 0: unspecified.
	StackAlign int64
	// StackGuard is the location of the stack protector's canary, if not the default.
	StackGuard StackGuardFlags
}

// StackGuardFlags are the module flags stack-protector-guard, and that with -reg, -offset and -symbol appended.
type StackGuardFlags struct {
	Kind, Register, Symbol string // "": unspecified
	Offset                 *int64 // nil: unspecified
}

// Linkage of a symbol.
type Linkage uint8

// The linkages, with LLVM's meaning.
const (
	External Linkage = iota
	Internal
	Private
	Weak     // weak, weak_odr
	LinkOnce // linkonce, linkonce_odr
	Common
	ExternWeak
	AvailableExternally
	Appending
)

// Visibility of a symbol.
type Visibility uint8

// The visibilities.
const (
	DefaultVisibility Visibility = iota
	Hidden
	Protected
)

// TLSModel is what code may assume about the location of a thread-local variable [Drepper05 §4].
type TLSModel uint8

// The models, from the most general to the most specific.
const (
	GeneralDynamic TLSModel = iota
	LocalDynamic            // in this shared library
	InitialExec             // in the program, or a library loaded at program start
	LocalExec               // in the program
)

// tlsModels are the names of the models in LLVM IR.
var tlsModels = [...]string{LocalDynamic: "localdynamic", InitialExec: "initialexec", LocalExec: "localexec"}

// ParseTLSModel returns the model of the given name.
func ParseTLSModel(name string) (m TLSModel, ok bool) {
	i := slices.Index(tlsModels[1:], name)
	return TLSModel(i + 1), i >= 0
}

// A Symbol is anything that has a name at link time: *Global, *Func or *Alias.
type Symbol interface {
	Sym() *SymInfo
}

// SymInfo has the properties common to all symbols.
type SymInfo struct {
	Name        string // without @
	Linkage     Linkage
	Visibility  Visibility
	DSOLocal    bool   // resolved within the linked unit
	Section     string // or ""
	Comdat      string // name of the comdat group, or ""
	Apart       bool   // if Section is empty, the symbol has its own section, named after it
	Align       int64  // 0: the type's
	Declared    bool   // no definition in this module
	ThreadLocal bool
	TLSModel    TLSModel // if ThreadLocal
	Used        bool     // must be kept although unreferenced: in llvm.compiler.used or llvm.used, or a list of constructors
	Retained    bool     // if Used, must be kept by the linker too: in llvm.used
	Line, Col   int
}

// IsLocal reports whether the symbol is invisible outside its module.
func (s *SymInfo) IsLocal() bool { return s.Linkage == Internal || s.Linkage == Private }

// A Global is a variable.
type Global struct {
	SymInfo
	Type        *Type
	Constant    bool
	UnnamedAddr bool
	Init        *Data     // nil for a declaration
	Debug       []DebugID // DIGlobalVariableExpressions
	Cluster     *Cluster  // that it is part of, or nil
	Offset      int64     // in Cluster
}

// A Cluster is a sequence of variables laid out one after another in one section, at distances that are known before
// linking. Package mergeglobals makes them.
type Cluster struct {
	Globals []*Global
	Align   int64 // of the first one: the largest of all
	Index   int   // in the module
}

// Add appends g, of size bytes aligned to align, to c, which ends at offset end. It returns the new end.
func (c *Cluster) Add(g *Global, end, size, align int64) int64 {
	g.Cluster, g.Offset = c, RoundUp(end, align)
	c.Globals, c.Align = append(c.Globals, g), max(c.Align, align)
	return g.Offset + max(size, 1) // empty variables have addresses of their own
}

// Sym implements Symbol.
func (g *Global) Sym() *SymInfo { return &g.SymInfo }

// Constants returns the n bytes at off, at most 8, as a little-endian number, if g is a constant with bytes known
// before linking: its definition cannot be replaced, and they contain no part of an address. O(log relocations).
func (g *Global) Constants(off, n int64) (x uint64, ok bool) {
	if !g.Constant || g.Init == nil || g.ThreadLocal || g.Linkage > Private || off < 0 || off > g.Init.Size-n {
		return 0, false
	}
	relocs := g.Init.Relocs
	first := sort.Search(len(relocs), func(i int) bool { return relocs[i].Off+int64(relocs[i].Size) > off })
	if first < len(relocs) && relocs[first].Off < off+n {
		return 0, false
	}
	for i := range n {
		if at := off + i; at < int64(len(g.Init.Bytes)) {
			x |= uint64(g.Init.Bytes[at]) << (8 * i)
		}
	}
	return x, true
}

// An Alias is another name for Target plus Offset bytes; without a Target, for
// the address Offset itself.
type Alias struct {
	SymInfo
	Type   *Type
	Target Symbol
	Offset int64
	// IFunc: an indirect function, whose address is returned at program start by Target, a function without parameters.
	IFunc bool
}

// Sym implements Symbol.
func (a *Alias) Sym() *SymInfo { return &a.SymInfo }

// Data is the initial content of a Global: Bytes, then zeros up to Size, with
// addresses filled in by Relocs, which are sorted by offset.
type Data struct {
	Size   int64
	Bytes  []byte
	Relocs []Reloc
}

// A Reloc stores the address Sym + Addend (minus Minus, if that is not nil)
// into Size bytes at Off. If Block is not nil, the address is that of a block
// of the function Sym, and likewise MinusBlock.
type Reloc struct {
	Off        int64
	Size       int
	Sym        Symbol
	Block      *Block
	Minus      Symbol
	MinusBlock *Block
	Addend     int64
}

// FuncAttrs are the function attributes that affect the code.
type FuncAttrs struct {
	NoReturn     bool
	NoUnwind     bool
	NonLazyBind  bool // called through its entry in the global offset table
	ReturnsTwice bool
	MinSize      bool
	OptSize      bool
	Naked        bool
	NoRedZone    bool
	NoBuiltin    bool // nobuiltin, "no-builtins": functions with names of the C library need not behave like them
	NoCFCheck    bool // nocf_check: it is not the target of indirect jumps, and needs no landing pad instruction
	OptNone      bool // not to be optimized
	NoTailCalls  bool // "disable-tail-calls": only musttail calls are jumps
	NoJumpTables bool // "no-jump-tables"
	// NoImplicitFloat: floating-point and vector registers are used only for the program's floats and vectors.
	NoImplicitFloat     bool
	UWTable             bool
	Cold                bool
	FramePointer        bool  // "frame-pointer"="all"
	FramePointerNonLeaf bool  // "frame-pointer"="non-leaf": if the function, when legal, has calls other than tail calls
	AlignStack          int64 // "alignstack": alignment of the stack pointer at its calls; 0: unspecified
	StackRealign        bool  // "stackrealign": callers may not align the stack pointer
	// Interrupt is "interrupt", the kind of interrupt or exception that the function handles; "IRQ" if unspecified. "":
	// an ordinary function.
	Interrupt string
	// CPU and Features are "target-cpu" and "target-features", in LLVM's syntax.
	CPU, Features string
	ReadNone      bool
	ReadOnly      bool
	// StackProtector selects stack protection, and StackBuffer is the minimum size in bytes of a character array that
	// counts as a buffer ("stack-protector-buffer-size"); 0: unspecified.
	StackProtector StackProtector
	StackBuffer    int64
	// ProbeStack is "probe-stack", how large frames are probed: "inline-asm" or the name of a function; "": not at all.
	// ProbeSize is "stack-probe-size"; 0: unspecified.
	ProbeStack string
	ProbeSize  int64
	// PatchEntry and PatchPrefix are the bytes of no-ops at the entry and before it, for run-time patching
	// ("patchable-function-entry", "patchable-function-prefix").
	PatchEntry, PatchPrefix int64
	// SignReturn selects whether the function signs its return address, and SignKeyB the B key for that
	// ("sign-return-address", "sign-return-address-key").
	SignReturn SignReturn
	SignKeyB   bool
}

// SignReturn selects return address signing.
type SignReturn uint8

// When functions sign their return address.
const (
	SignUnsaid  SignReturn = iota // as the module says
	SignNever                     // "none"
	SignNonLeaf                   // "non-leaf": where the address is saved
	SignAlways                    // "all"
)

// SignReturns holds the texts of "sign-return-address", by SignReturn.
var SignReturns = [...]string{SignNever: "none", SignNonLeaf: "non-leaf", SignAlways: "all"}

// Signing returns whether f is to sign its return address, and whether by the second key.
func (f *Func) Signing() (how SignReturn, keyB bool) {
	a := &f.Attrs
	switch {
	case a.SignReturn != SignUnsaid || f.Module == nil || !f.Module.Flags.CFReturn:
		return a.SignReturn, a.SignKeyB
	case f.Module.Flags.SignAll:
		return SignAlways, f.Module.Flags.SignKeyB
	}
	return SignNonLeaf, f.Module.Flags.SignKeyB
}

// Realign returns to what a function has to align the stack pointer itself, where callers align it
// to stack; 0: they do.
func (a *FuncAttrs) Realign(stack int64) int64 {
	if a.StackRealign || a.AlignStack > stack {
		return max(a.AlignStack, stack)
	}
	return 0
}

// DefaultProbeSize is FuncAttrs.ProbeSize where nothing is said.
const DefaultProbeSize = 4096

// Probe returns by how many bytes the stack may grow before it is accessed, a multiple of align; 0: by any number.
func (a *FuncAttrs) Probe(align int64) int64 {
	switch {
	case a.ProbeStack == "":
		return 0
	case a.ProbeSize == 0:
		return DefaultProbeSize
	}
	return max(a.ProbeSize&^(align-1), align)
}

// DefaultStackBuffer is FuncAttrs.StackBuffer where nothing is said.
const DefaultStackBuffer = 8

// StackProtector says which functions are protected by a guard in their stack frame.
type StackProtector uint8

// The stack protectors, from the one that protects least.
const (
	NoStackProtector   StackProtector = iota
	ProtectBuffers                    // ssp: functions with buffers of characters, or allocas of unknown size
	ProtectStrong                     // sspstrong: with arrays, or variables whose addresses may be passed on
	ProtectAlways                     // sspreq
	numStackProtectors = iota
)

// stackProtectors are the names of the attributes.
var stackProtectors = [numStackProtectors]string{ProtectBuffers: "ssp", ProtectStrong: "sspstrong", ProtectAlways: "sspreq"}

// ParseStackProtector returns the stack protector that an attribute of the given name asks for.
func ParseStackProtector(name string) (p StackProtector, ok bool) {
	i := slices.Index(stackProtectors[1:], name)
	return StackProtector(i + 1), i >= 0
}

// Protection says what a variable in the stack frame of a function with a stack guard is: the
// further from the saved registers the less it can overrun.
type Protection uint8

// The protections, in the order of the stack, from low addresses to high ones.
const (
	Unprotected  Protection = iota
	AddressTaken            // a variable whose address may be passed on
	SmallArray              // an array that is not a buffer
	LargeArray              // a buffer
	StackGuard              // the guard itself
)

var protectionNames = [...]string{"", "address", "small", "large", "guard"}

// String returns the name of p in text forms; "" for Unprotected.
func (p Protection) String() string { return protectionNames[p] }

// ParseProtection returns the protection of the given name.
func ParseProtection(name string) (p Protection, ok bool) {
	i := slices.Index(protectionNames[1:], name)
	return Protection(i + 1), i >= 0
}

// ParamAttrs are the parameter and result attributes that change the code.
type ParamAttrs struct {
	ZeroExt  bool
	SignExt  bool
	SRet     bool
	Returned bool
	InReg    bool
	Nest     bool  // the frame of the function around it, in a register of its own
	Swift    Swift // what it is to Swift, in a register of its own
	ByVal    *Type // the argument is the memory itself, passed on the stack
	Elem     *Type // of arguments of intrinsics and assembly: what is accessed there (elementtype); nil: it does not say
	Align    int64
}

// A Swift says what a parameter is to the Swift language.
type Swift uint8

// What parameters are to Swift.
const (
	NoSwift    Swift = iota
	SwiftSelf        // the object whose method it is
	SwiftError       // the address of an error, which is in a register at each call and return
	SwiftAsync       // the context of an asynchronous function
)

// SwiftAttrs are the attributes of such parameters.
var SwiftAttrs = [...]string{SwiftSelf: "swiftself", SwiftError: "swifterror", SwiftAsync: "swiftasync"}

// Hardening is what package stackprotector has decided about a function.
type Hardening struct {
	// Guarded says that a guard protects the stack frame: it is stored when the function is entered and compared
	// before it is left. Made by package stackprotector.
	Guarded bool

	// Landing says that it may be called indirectly, in a module that has such calls checked. Made by
	// package stackprotector.
	Landing bool
}

// A Func is a function, or the declaration of one if it has no blocks.
type Func struct {
	SymInfo
	Module     *Module
	Type       *Type    // FuncKind
	Params     []*Value // OpArg
	ParamAttrs []ParamAttrs
	RetAttrs   ParamAttrs
	Attrs      FuncAttrs
	CallConv   CallConv
	Blocks     []*Block // Blocks[0] is the entry; it has no predecessors
	Prefix     *Data
	// Personality is the function that finds out where exceptions stop; nil: none does here.
	Personality Symbol
	// GC is the strategy of a garbage collector whose frame map is not .llvm_stackmaps: GCOCaml or GCErlang; "": there is none.
	GC    string
	Debug *FuncDebug // nil: there is no debug information
	// Lifetimes are the markers of lifetimes, those of one block in order. They say nothing once allocas
	// have been given slots.
	Lifetimes []Lifetime

	Hardening
	Lowered

	nextValue int
	nextBlock int
	consts    map[constKey]*Value
	leaves    map[leafKey]*Value
	arena     []Value
	args      []*Value              // not yet given to values
	chunks    [][]Value             // those of values that can be used again
	argChunks [][]*Value            // likewise of arguments
	incoming  map[*Value][]Incoming // given to phis by a Builder
}

// Lowered is what legalization makes of a function besides its blocks.
type Lowered struct {
	Legal bool // it has been legalized
	// TargetOps are the operations of the machine that its values may be.
	TargetOps *TargetOps
	Removed   []*Block // that nothing reaches but whose address is taken
	Types     []Symbol // the types that landing pads name, with the selectors 1 and up; nil is every type
	// TypeRefs and PersonalityRef are what tables name for Types and Personality: where code is
	// position-independent, variables that hold their addresses.
	TypeRefs       []Symbol
	PersonalityRef Symbol
	Slots          []Slot  // of the frame
	ParamRegs      []int16 // the registers, numbers of the target, in which Params arrive
	RetRegs        []int16 // those in which the arguments of a ret leave
	Pops           int64   // bytes of its arguments that it takes off the stack
}

// A Lifetime says that what an alloca holds begins to mean something (llvm.lifetime.start), or means
// nothing any more (llvm.lifetime.end).
type Lifetime struct {
	Alloca *Value // or another value that the marker names
	Block  *Block
	End    bool
}

// Sym implements Symbol.
func (f *Func) Sym() *SymInfo { return &f.SymInfo }

// Discard releases the body of f, which nothing needs any more. What others may ask of f
// stays: its name, type, attributes and subprogram. Values and blocks drop their references to each other, so that
// a reference to one of them does not keep all of them in memory, and their memory is
// used for other functions of the module. O(size of f).
func (f *Func) Discard() {
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			v.Args, v.Block = nil, nil
		}
		b.Values, b.Preds, b.Succs, b.Func = nil, nil, nil, nil
	}
	f.Params, f.Blocks, f.Removed, f.Slots, f.Lifetimes = nil, nil, nil, nil, nil
	f.incoming = nil
	if d := f.Debug; d != nil { // those that call f may be asking for its subprogram at this moment
		d.Locs, d.Blocks, d.Records, d.Spans = nil, nil, nil, nil
	}
	f.give()
}

// NumValues returns an upper bound of the ids of f's values, leaves included.
func (f *Func) NumValues() int { return f.nextValue }

// NumBlocks returns an upper bound of the ids of f's blocks.
func (f *Func) NumBlocks() int { return f.nextBlock }

// SlotKind says where in the stack a Slot lies.
type SlotKind uint8

// The kinds of slots.
const (
	LocalSlot    SlotKind = iota // in the function's own frame
	IncomingSlot                 // arguments that arrive in memory: the caller's frame, at Offset bytes above the first stack argument
	OutgoingSlot                 // arguments of calls: at Offset bytes above the stack pointer at the call
)

// A Slot is a piece of the stack.
type Slot struct {
	Kind        SlotKind
	Protection  Protection // of a LocalSlot
	Size, Align int64
	Offset      int64
}

// A Block is a basic block.
type Block struct {
	ID     int // dense within the function
	Name   string
	Func   *Func
	Values []*Value // phis first, terminator last
	Preds  []*Block // one entry for each edge; phi arguments are in this order
	Succs  []*Block // targets of the terminator, in its order
	// Probs[i] is the probability of the edge to Succs[i]; nil if nothing is known.
	Probs []float64
	// AddressTaken says that a blockaddress names this block.
	AddressTaken bool
}

// Term returns the terminator of b, or nil if b is not finished.
func (b *Block) Term() *Value {
	if n := len(b.Values); n > 0 && b.Values[n-1].Op.IsTerminator() {
		return b.Values[n-1]
	}
	return nil
}

// KeepPreds removes the predecessors of b whose ids are not in keep, and what phis get from
// them. O(predecessors * phis).
func (b *Block) KeepPreds(keep []bool) {
	phis, n := b.Phis(), 0
	for i, p := range b.Preds {
		if !keep[p.ID] {
			continue
		}
		b.Preds[n] = p
		for _, v := range phis {
			v.Args[n] = v.Args[i]
		}
		n++
	}
	b.Preds = b.Preds[:n]
	for _, v := range phis {
		v.Args = v.Args[:n]
	}
}

// Phis returns the phis of b.
func (b *Block) Phis() []*Value {
	n := 0
	for n < len(b.Values) && b.Values[n].Op == OpPhi {
		n++
	}
	return b.Values[:n]
}
