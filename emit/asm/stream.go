package asm

import (
	"strconv"

	"spillway/ir"
	"spillway/mach"
	"spillway/object"
	"spillway/regalloc"
	"spillway/target"
)

// A Stream takes what functions and data consist of, in the order of the text. What
// is said of it in one place, whoever writes it: as assembly text, or as the contents
// of an object file.
type Stream interface {
	// Section continues at the end of a section.
	Section(s Section)
	// Symbol says what the linker is to know of s, which this module defines.
	Symbol(s ir.Symbol, kind SymbolKind)
	// Align fills up to a multiple of n, a power of two.
	Align(n int64)
	// Define puts s here.
	Define(s ir.Symbol)
	// Size says that s has n bytes; -1: those from where it is defined to here.
	Size(s ir.Symbol, n int64)
	// Common is a tentative definition: the program has the largest of its name.
	Common(s ir.Symbol, size, align int64)
	// Alias makes s the address to+n; without to, the address n.
	Alias(s, to ir.Symbol, n int64)
	// Weak says that s, which is not defined here, need not be defined.
	Weak(s ir.Symbol)
	// Label puts a label here.
	Label(l Label)
	// Bytes, Zero and Int are constant data: an Int has size bytes.
	Bytes(p []byte)
	Zero(n int64)
	Int(size int, v uint64)
	// Value is an address, or a distance, of size bytes.
	Value(size int, v Value)
	// Begin and End stand around the code of a function, but what Section, Symbol, Align
	// and Define say of it; End says its size too. Block begins a block.
	Begin(f *mach.Func)
	End(f *mach.Func)
	Block(b mach.BlockID)
	// Instr is an instruction of the function, Inline one of inline assembly.
	Instr(in *Instr)
	Inline(in *mach.Instr, a *ir.InlineAsm)
	// Literals is a literal pool of the function, or what is left of one: entries with numbers from first on.
	Literals(entries []mach.Literal, first int32)
	// Table is the jump table that follows the jump at the end of b.
	Table(x *target.InlineTable, b *mach.Block)
	// CFI says how the caller's frame is found from here on; reg and n are what op
	// needs.
	CFI(op CFIOp, reg regalloc.Reg, n int64)
	// Line says where in the source the instructions from here on come from.
	Line(r *mach.LineRow)
	// Personality says, after CFIStart, that s finds in the table of the function what its
	// landing pads do; s is where the address of that is, if code is position-independent.
	Personality(s ir.Symbol)
	// Exceptions is that table, after the function.
	Exceptions(x *ExceptionTable)
	// Index is right after End where unwinders find functions by an index, and in place of Personality and Exceptions.
	Index(e *IndexEntry)
	// StackMaps are those of the function, after it: WriteStackMaps makes a section of those of all.
	StackMaps(m *StackMaps)
}

// A Section is where code and data go.
type Section struct {
	Name  string
	Kind  object.SectionKind
	Attrs object.Attrs
	Entry int    // bytes of what is merged, else 0
	Group string // the group of sections of which a program has one copy, or ""
}

// Sets of attributes.
const (
	readOnly = object.Loaded
	written  = object.Loaded | object.Writable
	code     = object.Loaded | object.Executable
)

// text is the section of code.
var text = Section{Name: ".text", Attrs: code}

// SymbolKind is what a symbol names.
type SymbolKind uint8

// The kinds of symbols.
const (
	Object SymbolKind = iota
	Function
	IndirectFunction // what the function at its address returns
)

// A LabelKind is what a label of our own is at.
type LabelKind uint8

// The kinds of labels. All but constants are of one function.
const (
	NoLabel       LabelKind = iota
	BlockLabel              // block N
	AddressLabel            // block N of ir.Func Of, whose address is taken: known in the whole module
	TableLabel              // the jump table of block N
	ConstantLabel           // of the constant pool
	LiteralLabel            // entry N of the function's literal pools
	SiteLabel               // the start of range N/2 of calls that exceptions may leave, or its end
	DebugMark               // instruction N, for debug information
	StackMapLabel           // after call N with a stack map of ir.Func Of: known in the whole module
)

// A Label is one of our own.
type Label struct {
	Kind     LabelKind
	N        int32
	Of       ir.Symbol // AddressLabel, StackMapLabel: the function
	Constant Constant
}

// A Place is a symbol or a label, or nowhere.
type Place struct {
	Sym   ir.Symbol
	Label Label
}

// A Value is what a place minus another one is, and a number more.
type Value struct {
	Of, Minus Place
	Add       int64
	Entry     bool // of a jump table
}

// at returns the place of s, or of the block b of the function s.
func at(s ir.Symbol, b *ir.Block) Place {
	if b != nil {
		return Place{Label: addressLabel(s, b)}
	}
	return Place{Sym: s}
}

// addressLabel returns the label by which the address of b, a block of f, is
// known in the whole module.
func addressLabel(f ir.Symbol, b *ir.Block) Label {
	return Label{Kind: AddressLabel, N: int32(b.ID), Of: f}
}

// An Instr is an instruction with all that its text and its code depend on.
type Instr struct {
	*mach.Instr
	Lines []target.AsmLine
	At    *target.Assignment
	// Literals are the entries of the function's literal pools that it names, by target.Tile.Literals.
	Literals []int32
	Block    *mach.Block // that it ends, or nil
}

// CFIOp is an operation of call frame information.
type CFIOp uint8

// The operations; see the directives of the same names.
const (
	CFIStart CFIOp = iota
	CFIEnd
	CFIRemember
	CFIRestore
	CFIDefCFA          // reg, n
	CFIDefCFARegister  // reg
	CFIDefCFAOffset    // n
	CFIOffset          // reg, n
	CFIRestoreRegister // reg
	CFINegateRAState   // the return address is signed, or is not any more
	CFIKeyB            // signatures are by the second key, in the whole function
	CFIArgsSize        // n: bytes of arguments on the stack, which the unwinder takes off for a landing pad
)

// Constant is one entry of the constant pool: Bytes bytes, the low 8 of them Bits.
type Constant struct {
	Bytes int
	Bits  uint64
}

// Name returns the label of c in the text.
func (c Constant) Name() string {
	return ".LC" + strconv.Itoa(c.Bytes) + "_" + strconv.FormatUint(c.Bits, 16)
}

// A Pool collects the constants of a function, each once.
type Pool []Constant

// Add adds c.
func (p *Pool) Add(c Constant) {
	for _, have := range *p {
		if have == c {
			return
		}
	}
	*p = append(*p, c)
}
