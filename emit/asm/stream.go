package asm

import (
	"strconv"

	"spillway/ir"
	"spillway/mach"
	"spillway/object"
	"spillway/regalloc"
	"spillway/target"
)

// A Stream receives the contents of functions and data, in text order. Implementations write assembly text or the
// contents of an object file.
type Stream interface {
	// Section continues at the end of a section.
	Section(s Section)
	// Symbol declares the linkage properties of s, which this module defines.
	Symbol(s ir.Symbol, kind SymbolKind)
	// Align pads to a multiple of n, a power of two.
	Align(n int64)
	// Define defines s at the current position.
	Define(s ir.Symbol)
	// Size sets the size of s to n bytes or, if n is -1, to the distance from its definition to the current position.
	Size(s ir.Symbol, n int64)
	// Common declares s as a tentative definition (common symbol).
	Common(s ir.Symbol, size, align int64)
	// Alias defines s as the address to+n or, if to is nil, as the absolute address n.
	Alias(s, to ir.Symbol, n int64)
	// Weak declares s, which is not defined here, as weak.
	Weak(s ir.Symbol)
	// Label defines a label.
	Label(l Label)
	// Bytes, Zero and Int emit constant data: bytes, n zero bytes, and an integer of size bytes.
	Bytes(p []byte)
	Zero(n int64)
	Int(size int, v uint64)
	// Value emits an address or a difference of addresses, in size bytes.
	Value(size int, v Value)
	// Begin and End enclose the code of a function, excluding its Section, Symbol, Align and Define; End also sets its
	// size. Block starts a block.
	Begin(f *mach.Func)
	End(f *mach.Func)
	Block(b mach.BlockID)
	// Instr emits an instruction of the function, Inline one of inline assembly.
	Instr(in *Instr)
	Inline(in *mach.Instr, a *ir.InlineAsm)
	// Predicate emits the instruction that says on which condition, by number, each of the next ones is executed
	// (target.PredicationPrefix).
	Predicate(conditions []uint8)
	// Literals emits a literal pool of the function, or the rest of one: entries numbered from first.
	Literals(entries []mach.Literal, first int32)
	// Table emits the jump table that follows the jump at the end of b.
	Table(x *target.InlineTable, b *mach.Block)
	// CFI emits a call frame information directive; reg and n are its operands.
	CFI(op CFIOp, reg regalloc.Reg, n int64)
	// Line sets the source location of the following instructions.
	Line(r *mach.LineRow)
	// Personality, after CFIStart, sets the personality function of the exception table; in position-independent code,
	// s is the variable that holds its address.
	Personality(s ir.Symbol)
	// Exceptions emits the exception table, after the function.
	Exceptions(x *ExceptionTable)
	// Index emits the unwind index entry, after End, on machines with an unwind index; it replaces Personality and
	// Exceptions.
	Index(e *IndexEntry)
	// StackMaps passes the stack maps of the function, after it; WriteStackMaps emits those of all functions.
	StackMaps(m *StackMaps)
}

// A Section is a section of the object.
type Section struct {
	Name  string
	Kind  object.SectionKind
	Attrs object.Attrs
	Entry int    // entry size of mergeable sections, else 0
	Group string // COMDAT group, or ""
}

// Sets of attributes.
const (
	readOnly = object.Loaded
	written  = object.Loaded | object.Writable
	code     = object.Loaded | object.Executable
)

// text is the section of code.
var text = Section{Name: ".text", Attrs: code}

// SymbolKind is the kind of a symbol.
type SymbolKind uint8

// The kinds of symbols.
const (
	Object SymbolKind = iota
	Function
	IndirectFunction // resolver of an ifunc
)

// A LabelKind is the kind of a compiler-generated label.
type LabelKind uint8

// The kinds of labels. All but constants are local to a function.
const (
	NoLabel       LabelKind = iota
	BlockLabel              // block N
	AddressLabel            // block N of ir.Func Of, whose address is taken: module-wide
	TableLabel              // the jump table of block N
	ConstantLabel           // of the constant pool
	LiteralLabel            // entry N of the function's literal pools
	SiteLabel               // start or end of range N/2 of call sites
	DebugMark               // instruction N, for debug information
	StackMapLabel           // after call N with a stack map of ir.Func Of: module-wide
)

// A Label is a compiler-generated label.
type Label struct {
	Kind     LabelKind
	N        int32
	Of       ir.Symbol // AddressLabel, StackMapLabel: the function
	Constant Constant
}

// A Place is a symbol or a label, or none.
type Place struct {
	Sym   ir.Symbol
	Label Label
}

// A Value is the difference of two places plus a number.
type Value struct {
	Of, Minus Place
	Add       int64
	Entry     bool // jump table entry
}

// at returns the place of s, or of block b of function s.
func at(s ir.Symbol, b *ir.Block) Place {
	if b != nil {
		return Place{Label: addressLabel(s, b)}
	}
	return Place{Sym: s}
}

// addressLabel returns the module-wide label of b, a block of f whose address is taken.
func addressLabel(f ir.Symbol, b *ir.Block) Label {
	return Label{Kind: AddressLabel, N: int32(b.ID), Of: f}
}

// An Instr is an instruction with everything its text and encoding depend on.
type Instr struct {
	*mach.Instr
	Lines []target.AsmLine
	At    *target.Assignment
	// Literals are the literal pool entries that it references, by target.Tile.Literals.
	Literals []int32
	Block    *mach.Block // the block it ends, or nil
}

// CFIOp is an operation of call frame information.
type CFIOp uint8

// The operations; see the directives of the same names.
const (
	CFIStart CFIOp = iota // n: 1 if it is used at run time, 0 if only by debuggers
	CFIEnd
	CFIRemember
	CFIRestore
	CFIDefCFA          // reg, n
	CFIDefCFARegister  // reg
	CFIDefCFAOffset    // n
	CFIOffset          // reg, n
	CFIRestoreRegister // reg
	CFINegateRAState   // toggle whether the return address is signed
	CFIKeyB            // signatures use the second key, in the whole function
	CFIArgsSize        // n: size of the arguments on the stack, which the unwinder pops for a landing pad
)

// A Constant is an entry of the constant pool, of Bytes bytes; Bits are the low 8.
type Constant struct {
	Bytes int
	Bits  uint64
}

// Name returns the label of c in the text.
func (c Constant) Name() string {
	return ".LC" + strconv.Itoa(c.Bytes) + "_" + strconv.FormatUint(c.Bits, 16)
}

// A Pool is the set of constants of a function.
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
