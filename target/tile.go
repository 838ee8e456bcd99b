package target

import (
	"spillway/ir"
	"spillway/regalloc"
)

// TileID is an index into Target.Tiles.
type TileID int32

// NoTile is no tile.
const NoTile TileID = -1

// OperandKind is what stands at a leaf of a pattern.
type OperandKind uint8

// The kinds of operands.
const (
	RegOperand  OperandKind = iota // a register
	ImmOperand                     // a constant, or an address known at link time, inside the instruction
	MemOperand                     // an address: what stands under load and store
	PredOperand                    // the condition of a comparison
	SuccOperand                    // a successor of the block
)

// An Operand of a tile. Operands are numbered in the order: results, register
// uses, then the others.
type Operand struct {
	Name    string
	Kind    OperandKind
	Type    *ir.Type // of the value (for MemOperand: nil)
	Def     bool     // a result
	Class   regalloc.ClassID
	Fixed   regalloc.Reg // the one register it may be in, or NoReg
	Tied    int          // a result: number of the use it shares its location with, or -1
	Early   bool         // a result written before all uses are read
	Late    bool         // a use read after results are written
	Temp    bool         // a scratch register: a result nobody uses, not in the pattern
	RegCost regalloc.RegCostID
	Imm     ImmRange // ImmOperand: what is allowed
}

// An ImmRange says which constants an instruction can hold.
type ImmRange struct {
	Lo, Hi int64 // the value, sign-extended from its type, lies within
	// Sym: an address of a symbol plus an offset is allowed.
	Sym bool
	// Pow2: only powers of two (as unsigned numbers of the type); Scale: only 1, 2, 4, 8 and the like.
	Pow2 bool
	// Step: only multiples of it (0: any).
	Step int64
}

// A Node is a node of a pattern: an operation, or an operand as leaf.
type Node struct {
	Op      ir.Op // OpInvalid at a leaf
	Type    *ir.Type
	Pred    ir.Pred // comparisons: the predicate demanded, or PredNone if PredOp holds it
	PredOp  int     // comparisons: number of the PredOperand, or -1
	RMW     ir.RMW
	Kids    []*Node
	Operand int   // leaf: operand number, else -1
	Const   bool  // leaf: a constant that must be Imm, no operand
	Imm     int64 // Const
}

// A Tile is one machine operation. See the package comment.
type Tile struct {
	ID       TileID
	Name     string
	Pattern  *Node   // meaning of result 0, or the effect
	Patterns []*Node // meanings of the results, where there is more than one; Patterns[0] == Pattern
	Operands []Operand
	NumDefs  int // Operands[:NumDefs] are the results
	NumUses  int // the next NumUses are register uses
	Asm      []AsmLine
	Clobbers regalloc.RegSet
	Flags    TileFlags
	Needs    Features // the target must have all of these
	Cycles   int8     // rough latency, to break ties

	// Derived by Finish.
	Mem      int        // number of the MemOperand, or -1
	Imm      int        // number of the ImmOperand, or -1
	MemForm  []TileID   // by operand: the tile that has this operand (a tied pair: use and result) in memory, or NoTile
	ImmForm  []TileID   // by operand: the tile that has this use as a constant, narrowest first choice made by ImmForms
	ImmForms [][]TileID // by operand: all tiles that have this use as a constant, shortest first
	Size     int        // nodes of the pattern that are operations
}

// TileFlags of a tile.
type TileFlags uint16

// The flags.
const (
	TileMove TileFlags = 1 << iota // the result is the use, unchanged
	TileCall
	TileTerm  // ends a block
	TileRemat // no register uses and no effect: may be executed again anywhere
	TileAlias // no code at all: the result is the same register, seen narrower
	TileLoads
	TileStores
	TileEffect // must stay in order with memory operations
	TileHidden // never matched: used by name (prologue, moves, spills)
	TileRet    // leaves the function: an epilogue goes before it
)

// An AsmLine is one instruction of a tile: its text and its length.
//
// Text holds references in braces: {a} is operand a at its type's width,
// {a:8} at another width (bits), {cc} the condition suffix of PredOperand cc,
// {!cc} of its negation, {T} {F} the labels of the block's successors, {L0}... labels local to the tile.
type AsmLine struct {
	Text string
	Enc  Encoding
}

// An Encoding says how many bytes an instruction has, apart from prefixes and
// addresses that depend on where operands are.
type Encoding struct {
	Bytes      int  // opcode, ModRM and immediates
	Prefix     bool // has the machine's prefix whatever the registers (REX.W)
	Branch     bool // a jump that has a short form: Bytes is the long form's, ShortBytes the other's
	ShortBytes int
	Label      string // defines this local label; no bytes
}

// Features of a target that tiles may need.
type Features uint32
