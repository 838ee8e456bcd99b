package target

import (
	"spillway/ir"
	"spillway/regalloc"
)

// TileID is an index into Target.Tiles.
type TileID int32

// NoTile is not a tile.
const NoTile TileID = -1

// OperandKind is the kind of a leaf of a pattern.
type OperandKind uint8

// The kinds of operands.
const (
	RegOperand  OperandKind = iota // a register
	ImmOperand                     // an immediate, or a link-time address, in the instruction
	MemOperand                     // an address: the operand of a load or a store
	PredOperand                    // the condition of a comparison
	SuccOperand                    // a successor of the block
)

// An Operand of a tile. Operands are numbered in this order: results, register uses, others.
type Operand struct {
	Name  string
	Kind  OperandKind
	Type  *ir.Type // of the value (MemOperand: nil)
	Def   bool     // a result
	Class regalloc.ClassID
	// Part is the class of 8-bit registers in which it may be instead (TypeClasses.Byte, or Low for one read at a
	// greater width); 0: none. If it is Fixed, it may be in the low part of that register.
	Part    regalloc.ClassID
	Fixed   regalloc.Reg // the one register allowed, or NoReg
	Tied    int          // a result: number of the use that it is tied to, or -1
	Early   bool         // a result written before all uses are read
	Late    bool         // a use read after results are written
	Temp    bool         // a scratch register: a result nothing uses, not in the pattern
	RegCost regalloc.RegCostID
	// LongCost is RegCost if the immediate of the tile is too long for its short form.
	LongCost regalloc.RegCostID
	// Imm is the range of an ImmOperand, or of the offsets of a MemOperand, for which the zero value is that of
	// AddressForm.
	Imm ImmRange
	// Scale, of a MemOperand, is the only scale of an index besides 1; 0: all of AddressForm.Scales; NoIndex: no
	// index.
	Scale uint8
	// Stack tells how a MemOperand may be based on the stack pointer, and StackImm the offsets allowed then.
	Stack    StackUse
	StackImm ImmRange
}

// A StackUse tells how an address may be based on the stack pointer.
type StackUse uint8

// The uses of the stack pointer.
const (
	StackAsAny StackUse = iota // like any register
	StackOwn                   // with its own offsets
	StackNone                  // not at all
	StackOnly                  // with its own offsets, and on no other register
)

// An ImmRange is a set of immediates.
type ImmRange struct {
	Lo, Hi int64 // the value, sign-extended from its type, lies within
	// Sym: the address of a symbol plus an offset is allowed.
	Sym bool
	// Thread: the thread-pointer offset of a thread-local symbol plus an offset is allowed.
	Thread bool
	// Pow2: only powers of two (as unsigned numbers of the type); Scale: only 1, 2, 4 or 8.
	Pow2 bool
	// Step: only multiples of it (0: any).
	Step int64
	// Set, if not nil, restricts them further.
	Set *ImmSet
}

// An ImmSet is a set of immediates that no range describes.
type ImmSet struct {
	Name string // as in rows, see Target.ImmSets
	Has  func(v int64) bool
	// Part returns a part of a sum not in the set that is in the set, such that adding parts one by one terminates;
	// nil for sets whose elements are not added.
	Part func(v int64) int64
}

// A Node is a node of a pattern: an operation, or an operand as leaf.
//
// The children of an operation stand for the arguments of the value, in order, with these exceptions. OpConst, OpSym
// and OpBlockAddr do not occur in patterns: an ImmOperand stands for them, alone or inside. OpCall and OpTailCall have
// one child, the callee, and OpRet none; values passed in registers belong to the instruction alone. So does the
// symbol of OpSymGOT, OpTLSOffset, OpTLSLocal and OpTLSGet. A MemOperand leaf that is not the address of a memory operation stands
// for any computation of its type that fits the machine's addressing (lea): the address, truncated to the type.
//
// The root of a pattern may be a leaf: the tile copies its operand.
type Node struct {
	Op    ir.Op    // OpInvalid at a leaf
	Order ir.Order // memory operations: the strongest ordering that the tile guarantees
	Pred  ir.Pred  // comparisons: the required predicate, or PredNone if PredOp holds it
	RMW   ir.RMW
	Const bool // leaf: must be the constant Imm, not an operand
	// Type is that of the value; of the first result, if the operation has several; of the value stored (nil if there
	// is none).
	Type *ir.Type
	// Result is the number of the operation's result that the root of a pattern produces.
	Result  int
	PredOp  int // comparisons: number of the PredOperand, or -1
	Kids    []*Node
	Operand int   // leaf: operand number, else -1
	Imm     int64 // Const
}

// A Tile is one machine operation. See the package comment.
//
// A tile with several patterns has as many results, then temporaries. Patterns with equal operations at equal operands
// are one execution of the operation. A tile without results whose pattern has a value is for unused values (the
// locked variants of atomicrmw).
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
	Narrow TileID // the TileByte tile of the same meaning all of whose bytes may be in 8-bit registers, or NoTile
	// Apart: the hidden tile with the same meaning and shorter or faster code if its destination overlaps no source,
	// or NoTile.
	Apart    TileID
	Keeping  TileID // the longer hidden tile with the same meaning that preserves the condition flags, or NoTile
	Flagging TileID // the hidden tile with the same meaning that sets the condition flags (Syntax.Comparison), or NoTile
	Size     int    // number of operations in the pattern
	MinBytes int    // length with the cheapest registers, short jumps, the simplest address
	// Costs of the address's base: by whether there is an index and by whether the offset is zero.
	baseCost  [2][2]regalloc.RegCostID
	indexCost regalloc.RegCostID
	rest      [NumImmKinds]int16 // see Length
	mems      int8

	text *text
	*Forms
}

// Forms are properties that few tiles have; the others share an empty one.
type Forms struct {
	Patterns []*Node // meanings of the results, where there is more than one; Patterns[0] == Pattern

	// Derived.
	MemForm  []TileID   // by operand: the tile with this operand (a tied pair: use and result) in memory, or NoTile
	MemBytes []int8     // by operand: bytes added when it is in a slot near the stack pointer, or regalloc.NoAlt
	ImmForm  []TileID   // by operand: the first of ImmForms, or NoTile
	ImmForms [][]TileID // by operand: all tiles with this use as an immediate, shortest first
	// Unused: by operand: the hidden tile with the same operands that does not compute this result, which is a
	// temporary there; or NoTile.
	Unused []TileID
	// OnFlag: by Flag: the hidden tile that leaves its last result in that flag and not in the register (TileInFlag);
	// or that finds the truth value there that it otherwise tests first; or NoTile.
	OnFlag [NumFlags]TileID
}

// A Flag is a condition flag that can hold a truth value.
type Flag uint8

// The flags.
const (
	Carry Flag = iota
	Overflow
	Equal   // two compared numbers are equal
	Borrow  // the carry flag of machines on which it is clear after a borrow
	Unequal // two compared numbers are not equal
	NumFlags
)

// flagNames are the suffixes of the names of flag variants of tiles.
var flagNames = [NumFlags]string{".carry", ".overflow", ".equal", ".borrow", ".unequal"}

// TileFlags of a tile.
type TileFlags uint32

// The flags.
const (
	TileMove TileFlags = 1 << iota // the result is the use, unchanged
	TileCall                       // a call (also one that finds a thread-local variable), or with TileRet a tail call
	TileTerm                       // ends a block
	// TileRemat: rematerializable: no effect and no register uses except in its address; an instance without registers
	// in its address may be executed anywhere.
	TileRemat
	TileAlias // no code: the result is the same register at a smaller width
	TileLoads
	TileStores
	TileEffect // must stay in order with memory operations
	TileHidden // never selected: used by name (prologue, moves, spills)
	TileRet    // leaves the function: an epilogue precedes it
	TilePushes // writes below the stack pointer, so there is no red zone
	TileSmall  // slower but shorter than other tiles for the same value: for functions optimized for size
	// TileByte: never selected: replaces the tile of the same meaning that refers to values at a greater width than
	// the 8-bit registers that hold them.
	TileByte
	TileLow // the result is the low part of the use: no code if its register is the low part of the use's
	// TileFrame: refers to the stack or the frame pointer outside of prologues, epilogues and calls: the function must
	// keep a frame pointer.
	TileFrame
	// TileZero: the flags tell, after the tile, whether its result is zero.
	TileZero
	// TileMerges: the register of the first result keeps a part of its old value, which is dead: a false dependency on
	// the last write.
	TileMerges
	// TileCompares: the first instruction only sets condition flags, and those after it preserve them.
	TileCompares
	// TileTests: likewise, comparing an operand with zero.
	TileTests
	// TileKeepsFlags: all instructions preserve the condition flags.
	TileKeepsFlags
	// TileAsm: inline assembly.
	TileAsm
	// TileInFlag, of a hidden tile: its last result is in a condition flag and not in its register, which is
	// unchanged.
	TileInFlag
	// TileTakesCarry: the first FlagLines instructions only set the carry flag from a truth value, the last operand of
	// the pattern, which they may clobber.
	TileTakesCarry
	// TileTakesBorrow: likewise, a borrow.
	TileTakesBorrow
)

// Accesses reports whether the tile accesses memory at its address, so that the address may be relative to the thread
// pointer: tiles that only compute an address cannot be.
func (t *Tile) Accesses() bool {
	return t.Flags&(TileLoads|TileStores) != 0 || t.Mem >= 0 && t.Pattern != nil && (t.Pattern.Op.IsOrdered() || t.Pattern.Op == ir.OpPrefetch)
}

// Returns reports whether the tile is a call that returns to the function.
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

// ReadBefore reports whether use k is read before result d is written, so that they may be in one register even if d is
// early or k is late: d is early for uses read after it, or k late for results written before, in other lines.
func (t *Tile) ReadBefore(k, d int) bool {
	if k >= t.NumDefs+t.NumUses || t.Flags&(TileAsm|TileCall|TileTerm) != 0 {
		return false
	}
	read, written, lastRead, firstWritten := -1, -1, -1, -1 // k, d, any use, any other result
	for n := range t.Lines(0) {
		line := &t.Lines(0)[n]
		for i := range line.parts {
			if line.parts[i].kind == localPart {
				return false // a loop
			}
		}
		for i, r := range line.refs {
			switch {
			case int(r) == k:
				read = n
			case int(r) == d && written < 0:
				if i > 0 {
					return false
				}
				written = n
			case int(r) < t.NumDefs && int(r) != d && firstWritten < 0:
				firstWritten = n
			}
			if int(r) >= t.NumDefs {
				lastRead = n
			}
		}
	}
	return written >= read && (!t.Operands[d].Early || lastRead > written) && (!t.Operands[k].Late || 0 <= firstWritten && firstWritten < read)
}

// IsAddress reports whether the tile only computes its address.
func (t *Tile) IsAddress() bool {
	return t.Pattern != nil && t.Pattern.Op == ir.OpInvalid && t.Mem >= 0 && t.Pattern.Operand == t.Mem
}
