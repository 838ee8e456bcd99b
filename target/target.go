package target

import (
	"spillway/ir"
	"spillway/regalloc"
)

// Relocation is how addresses of symbols are made.
type Relocation uint8

// The relocation models.
const (
	PIC    Relocation = iota // position-independent
	Static                   // linked at a fixed address in the low 2 GiB
)

// A Target is a machine. It never changes once it is made.
type Target struct {
	Name     string   // as in --target
	Triples  []string // prefixes of the triples it serves
	Doc      string   // one line for people
	Layout   ir.Layout
	Machine  *regalloc.Machine
	Tiles    []Tile
	Features Features
	Address  AddressForm
	ABI      ABI
	Syntax   Syntax
	Reloc    Relocation

	// RegNames[w][r] is the name of register r seen w bits wide, w one of 8, 16, 32, 64, 128.
	RegNames map[int][]string
	SP, FP   regalloc.Reg

	// Tiles used by name, by class of the value moved where that matters.
	Moves []MoveTiles // by class
	Frame FrameTiles

	byName map[string]TileID
	byRoot [ir.NumOps][]TileID
}

// MoveTiles are the tiles that bring values of one class about.
type MoveTiles struct {
	Move, Load, Store, Swap TileID   // Swap: NoTile if there is none
	Type                    *ir.Type // the type moved
}

// FrameTiles are the tiles of prologues and epilogues.
type FrameTiles struct {
	Push, Pop TileID // of a saved register
	AdjustSP  TileID // add an immediate to the stack pointer
	SetFP     TileID // frame pointer from stack pointer
	Leave     TileID // stack pointer from frame pointer, and pop the frame pointer
	RestoreSP TileID // stack pointer from frame pointer plus an immediate
	Ret       TileID
	Jump      TileID
}

// AddressForm says what a memory operand can be: base + index*scale + offset, or symbol + offset.
type AddressForm struct {
	Base, Index    bool
	Scales         []int64 // of the index
	MinOff, MaxOff int64
	// SymBase: symbol + offset may stand together with base and index
	// (absolute addressing); else a symbol stands alone (relative to the
	// program counter).
	SymBase               bool
	BaseClass, IndexClass regalloc.ClassID
	BaseCost, IndexCost   regalloc.RegCostID
}

// ABI is the calling convention for C.
type ABI struct {
	IntArgs, FloatArgs []regalloc.Reg
	IntRets, FloatRets []regalloc.Reg
	CallerSaved        regalloc.RegSet // clobbered by a call
	CalleeSaved        []regalloc.Reg  // in the order in which they are pushed
	StackAlign         int64
	ArgSlot            int64 // bytes of the smallest argument in memory
	RedZone            int64 // bytes below the stack pointer that a leaf may use
	// VarArgFloats is the register that tells a variadic callee how many float registers are used, or NoReg.
	VarArgFloats regalloc.Reg
	SRetInReg    bool // a function with sret returns the address
	VAList       VAListKind
	ReturnAddr   int64 // bytes that a call pushes
}

// VAListKind is the shape of va_list.
type VAListKind uint8

// The shapes of va_list.
const (
	VAPointer VAListKind = iota // a pointer into the stack
	VASysV64                    // { i32 gp, i32 fp, ptr overflow, ptr save }
)

// Syntax is how the target's assembler wants its text.
type Syntax struct {
	Comment   string
	RegPrefix string
	ImmPrefix string
	// CC holds the condition suffixes of integer predicates, FCC of floating ones ("" where a tile must not be used).
	CC [ir.NumPreds]string
	// Mem formats an address; the strings are register names, "" if absent.
	Mem func(base, index string, scale int, off int64, sym string) string
	// MemBytes is the length of an address in the encoding beyond the ModRM byte.
	MemBytes func(base, index regalloc.Reg, scale int, off int64, sym bool) int
}

// Tile returns the tile of the given name, and whether there is one.
func (t *Target) Tile(name string) (TileID, bool) {
	id, ok := t.byName[name]
	return id, ok
}

// ByRoot returns the tiles whose pattern has op at its root, largest pattern first.
func (t *Target) ByRoot(op ir.Op) []TileID { return t.byRoot[op] }
