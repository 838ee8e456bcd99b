package target

import (
	"spillway/ir"
	"spillway/regalloc"
)

// TileID is an index into Target.Tiles.
type TileID int32

// NoTile is not a tile.
const NoTile TileID = -1

// OperandKind is what is at a leaf of a pattern.
type OperandKind uint8

// The kinds of operands.
const (
	RegOperand  OperandKind = iota // a register
	ImmOperand                     // a constant, or an address known at link time, inside the instruction
	MemOperand                     // an address: what is under load and store
	PredOperand                    // the condition of a comparison
	SuccOperand                    // a successor of the block
)

// An Operand of a tile. Operands are numbered in the order: results, register
// uses, then the others.
type Operand struct {
	Name  string
	Kind  OperandKind
	Type  *ir.Type // of the value (for MemOperand: nil)
	Def   bool     // a result
	Class regalloc.ClassID
	// Part is the class of registers of 8 bits in which it may be instead
	// (TypeClasses.Byte, or Low for what is read wider); 0: in none. Where Fixed
	// is demanded it is the low part of that.
	Part    regalloc.ClassID
	Fixed   regalloc.Reg // the one register it may be in, or NoReg
	Tied    int          // a result: number of the use it shares its location with, or -1
	Early   bool         // a result written before all uses are read
	Late    bool         // a use read after results are written
	Temp    bool         // a scratch register: a result nothing uses, not in the pattern
	RegCost regalloc.RegCostID
	// LongCost is RegCost where the constant of the tile is too long for a short form of its own.
	LongCost regalloc.RegCostID
	// Imm says which constants an ImmOperand may be, and which offsets the address
	// that is a MemOperand may have; the zero value there is the range of AddressForm.
	Imm ImmRange
	// Scale, of a MemOperand, is the one scale that an index may have besides 1; 0: any of AddressForm.Scales;
	// NoIndex: there is none.
	Scale uint8
	// Stack says how a MemOperand may be based on the stack pointer, and StackImm which offsets it may have then.
	Stack    StackUse
	StackImm ImmRange
}

// A StackUse says how an address may be based on the stack pointer.
type StackUse uint8

// The uses of the stack pointer.
const (
	StackAsAny StackUse = iota // as on any register
	StackOwn                   // with offsets of its own
	StackNone                  // not at all
	StackOnly                  // with offsets of its own, and on no other register
)

// An ImmRange says which constants an instruction can hold.
type ImmRange struct {
	Lo, Hi int64 // the value, sign-extended from its type, lies within
	// Sym: an address of a symbol plus an offset is allowed.
	Sym bool
	// Thread: the address of a thread-local symbol plus an offset is allowed, which the linker
	// knows except for the thread pointer.
	Thread bool
	// Pow2: only powers of two (as unsigned numbers of the type); Scale: only 1, 2, 4, 8 and the like.
	Pow2 bool
	// Step: only multiples of it (0: any).
	Step int64
	// Set, if not nil, says which of these it can hold.
	Set *ImmSet
}

// An ImmSet is a set of constants that no range describes.
type ImmSet struct {
	Name string // as rows have it, see Target.ImmSets
	Has  func(v int64) bool
	// Part returns, of a sum that is not in the set, a part that is, so that adding parts one by one
	// comes to an end; nil for sets whose constants are not added.
	Part func(v int64) int64
}

// A Node is a node of a pattern: an operation, or an operand as leaf.
//
// The children of an operation stand for the arguments of the value, in their order, with these
// exceptions. OpConst, OpSym and OpBlockAddr are not operations of patterns: an ImmOperand
// stands for them, alone or inside. OpCall and OpTailCall have one child, the callee, and OpRet
// none; what is passed in registers belongs to the instruction alone. The symbol of OpSymGOT,
// OpTLSOffset and OpTLSGet does too. A MemOperand leaf that is not the address of a memory
// operation stands for any computation of its type that fits the machine's addresses (lea): the
// address, truncated to the type.
//
// The root of a pattern may be a leaf: the tile copies its operand.
type Node struct {
	Op    ir.Op    // OpInvalid at a leaf
	Order ir.Order // memory operations: the strongest ordering that the tile guarantees
	Pred  ir.Pred  // comparisons: the predicate demanded, or PredNone if PredOp holds it
	RMW   ir.RMW
	Const bool // leaf: a constant that must be Imm, no operand
	// Type is that of the value; of the first result, where the operation has
	// several; of the value stored (or nil, where there is no value at all).
	Type *ir.Type
	// Result is the number of the result that a pattern's root gives, where the operation has several.
	Result  int
	PredOp  int // comparisons: number of the PredOperand, or -1
	Kids    []*Node
	Operand int   // leaf: operand number, else -1
	Imm     int64 // Const
}

// A Tile is one machine operation. See the package comment.
//
// A tile with several patterns has as many results, then temporaries. Patterns
// with equal operations at equal operands are one execution of the operation.
// A tile without results whose pattern has a value is for unused values (the locked forms of atomicrmw).
type Tile struct {
	ID       TileID
	Name     string
	Pattern  *Node // meaning of result 0, or the effect; nil: none (pseudo operations)
	Operands []Operand
	NumDefs  int // Operands[:NumDefs] are the results
	NumUses  int // the next NumUses are register uses
	Clobbers regalloc.RegSet
	Flags    TileFlags
	Needs    Features // the target must have all of these
	Cycles   int8     // rough latency, to break ties

	// Derived.
	Mem    int    // number of the MemOperand, or -1
	Imm    int    // number of the ImmOperand, or -1
	Pred   int    // number of the PredOperand, or -1
	Narrow TileID // the TileByte tile of the same meaning all of whose bytes may be in registers of 8 bits, or NoTile
	// Apart: the tile, hidden, that does the same in shorter code or less time where its result is
	// in no register of its operands, or NoTile.
	Apart    TileID
	Keeping  TileID // the tile, hidden, that does the same in longer code and leaves the condition flags as they are, or NoTile
	Flagging TileID // the tile, hidden, that does the same and sets the condition flags (Syntax.Comparison), or NoTile
	Size     int    // nodes of the pattern that are operations
	MinBytes int    // length with the cheapest registers, short jumps, the simplest address
	// Costs of the address's base: by whether there is an index and by whether the offset is zero.
	baseCost  [2][2]regalloc.RegCostID
	indexCost regalloc.RegCostID
	rest      [NumImmKinds]int16 // see Length
	mems      int8

	text *text
	*Forms
}

// Forms are what few tiles have, those without share.
type Forms struct {
	Patterns []*Node // meanings of the results, where there is more than one; Patterns[0] == Pattern

	// Derived.
	MemForm  []TileID   // by operand: the tile that has this operand (a tied pair: use and result) in memory, or NoTile
	MemBytes []int8     // by operand: bytes added when it is in a slot near the stack pointer, or regalloc.NoAlt
	ImmForm  []TileID   // by operand: the first of ImmForms, or NoTile
	ImmForms [][]TileID // by operand: all tiles that have this use as a constant, shortest first
	// Unused: by operand: the tile, hidden, that has the same operands but does not
	// compute this result, which is a temporary there; or NoTile.
	Unused []TileID
	// OnFlag: by Flag: the tile, hidden, that leaves its last result in that flag and not in the
	// register (TileInFlag); or that finds the truth value there that it begins by testing, so that
	// this test is left out; or NoTile.
	OnFlag [NumFlags]TileID
}

// A Flag is a condition flag that a truth value can be in.
type Flag uint8

// The flags.
const (
	Carry Flag = iota
	Overflow
	Equal // two numbers that were compared are
	NumFlags
)

// flagNames are what the names of tiles end in that are those of others on a flag.
var flagNames = [NumFlags]string{".carry", ".overflow", ".equal"}

// TileFlags of a tile.
type TileFlags uint32

// The flags.
const (
	TileMove TileFlags = 1 << iota // the result is the use, unchanged
	TileCall                       // a call (also of what finds a thread-local variable), or with TileRet a jump to another function in place of a call and a return
	TileTerm                       // ends a block
	// TileRemat: no effect and no register uses but those of its address: an
	// instance without registers in its address may be executed again anywhere.
	TileRemat
	TileAlias // no code at all: the result is the same register, seen narrower
	TileLoads
	TileStores
	TileEffect // must stay in order with memory operations
	TileHidden // never matched: used by name (prologue, moves, spills)
	TileRet    // leaves the function: an epilogue goes before it
	TilePushes // writes below the stack pointer: the function cannot keep anything there
	TileSmall  // slower than other tiles for the same value, but shorter: for functions that ask for it
	// TileByte: never matched: in place of the tile of the same meaning where that
	// sees values wider than the registers of 8 bits that they are in.
	TileByte
	TileLow // the result is the low part of the use: no code where its register is that of the use's
	// TileFrame: names the stack or the frame pointer and is not part of prologues,
	// epilogues or calls: the function must keep a frame pointer.
	TileFrame
	// TileZero: the flags say, after the tile, whether its result is zero.
	TileZero
	// TileMerges: the register of the first result keeps a part of its old value, which is dead: a false dependency on
	// the last write.
	TileMerges
	// TileCompares: the first instruction makes condition flags and nothing else, and those after
	// it leave them as they are.
	TileCompares
	// TileTests: likewise, and what it compares is an operand with zero.
	TileTests
	// TileKeepsFlags: all instructions leave the condition flags as they are.
	TileKeepsFlags
	// TileAsm: inline assembly.
	TileAsm
	// TileInFlag, of a hidden tile: its last result is in a condition flag and not in its register,
	// which it leaves as it is.
	TileInFlag
	// TileTakesCarry: the first instruction makes the carry flag from a truth value, which it
	// destroys, and nothing else.
	TileTakesCarry
)

// Accesses reports whether the tile reads or writes memory at the address that it has, so that the
// address may be relative to the thread pointer: those that compute it see no such thing.
func (t *Tile) Accesses() bool {
	return t.Flags&(TileLoads|TileStores) != 0 || t.Mem >= 0 && t.Pattern != nil && (t.Pattern.Op.IsOrdered() || t.Pattern.Op == ir.OpPrefetch)
}

// Returns reports whether the tile is a call after which control comes back here.
func (t *Tile) Returns() bool { return t.Flags&(TileCall|TileRet) == TileCall }

// An AsmLine is one instruction of a tile: its text and its length.
//
// Text holds references in braces:
//
//	{a}        operand a at its type's width, {a:8} at another width (bits)
//	{cc} {!cc} the condition suffix of the PredOperand, and of its negation
//	{ne|e}     a fixed condition, and its negation
//	{k:log2}   the number of the bit that is set in the constant
//	{k:uns}    the constant as an unsigned number of its type
//	{k:pc}     the address of the symbol that k is, relative to the program counter
//	           where the machine can
//	{sym:got} {sym:gottpoff}  of the instruction's symbol: the address of its entry in
//	           the global offset table, and of the entry that holds its offset
//	           from the thread pointer
//	{sym:tlsgd} the address of the pair of its entries that {tlsget} takes
//	{tlsget}   the function that finds a thread-local variable
//	{k:=form}  the constant in a form of the machine's (Syntax.Imm)
//	{m:sum}    the address as operands of an addition (Syntax.Sum)
//	{k:raw}    the constant without the syntax's prefix of constants
//	{k:pool}   the address of the constant (a float) in the constant pool
//	{k:lit} {k:lit=form-L0+8} {sym:lit}  the address of an entry of the function's own literal pool;
//	           see LiteralUse
//	{@16:hex}  the address of a constant of 16 bytes in the pool; its low 8 bytes are given
//	{(a,b,4)}  the address a + 4*b
//	{T} {F}    the labels of the block's first and second successor
//	{L0}       a label local to the tile
//	{table}    the label of the instruction's jump table
//	{out}      the number of bytes that the frame keeps for outgoing arguments
//	{{ }}      braces
type AsmLine struct {
	Text string
	Enc  Encoding

	parts []part // Text, taken apart
	refs  []int8 // numbers of the register operands in it
	bytes uint16 // bit i: refs[i] is seen 8 bits wide
}

// IsAddress reports whether the tile does nothing but compute the address that it has.
func (t *Tile) IsAddress() bool {
	return t.Pattern != nil && t.Pattern.Op == ir.OpInvalid && t.Mem >= 0 && t.Pattern.Operand == t.Mem
}
