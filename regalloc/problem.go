package regalloc

// Dense ids of the parts of a Problem: indices into its slices.
type (
	VReg    int32
	BlockID int32
	EdgeID  int32
	InstrID int32
	OpID    int32 // an operand
)

// None is the absence of an id.
const None = -1

// A Problem is one function as an allocator sees it. The instructions of a block are contiguous, and so are the
// operands of an instruction, the parameters of a block, the edges out of a block and the arguments of an edge.
// Blocks[0] is the entry.
//
// A Problem is in SSA form when every virtual register has one definition (an
// operand or a block parameter); otherwise no block has parameters.
type Problem struct {
	Name     string
	Machine  *Machine
	Reserved RegSet // in addition to the machine's: a frame pointer, or registers squeezed away

	VRegs    []VRegInfo
	Blocks   []Block
	Edges    []Edge
	Instrs   []Instr
	Operands []Operand
	Params   []VReg   // block parameters
	Args     []VReg   // edge arguments
	OpNames  []string // names of Instr.Op, for human readers
	SSA      bool
	Source   *Source // positions of the instructions in a text, for messages; nil: unknown
}

// VRegInfo describes a virtual register.
type VRegInfo struct {
	Class ClassID
	// Remat is the instruction that recomputes the value anywhere, in any register of Class (it has no register uses),
	// or None. Only virtual registers with a single definition, in any register of Class, have one.
	Remat      InstrID
	RematBytes int8 // cost of doing so, in bytes
	RematSpeed int8 // and under the speed metric, per execution
}

// A Block is a basic block.
type Block struct {
	Instrs [2]InstrID // half-open range
	Params [2]int32   // half-open range of Problem.Params
	Succs  [2]EdgeID  // half-open range of edges out of the block
	Freq   float64    // executions per call of the function; the entry has 1
	Loop   int32      // loop depth
	// LastSplit is the last instruction before which moves may be placed; normally
	// the terminator.
	LastSplit InstrID
}

// An Edge leads from one block to another.
type Edge struct {
	From, To BlockID
	Args     [2]int32 // half-open range of Problem.Args, one for each parameter of To
	Freq     float64
	// NoSplit edges cannot be given a block of their own: moves on them are placed at the end of From or at the start
	// of To.
	NoSplit bool
}

// Flags of an instruction.
type Flags uint8

// The flags.
const (
	// FlagMove: a parallel copy; the first half of the operands are uses, the
	// second half definitions, and use i is copied to definition i. It needs no
	// code where the two locations are equal.
	FlagMove  Flags = 1 << iota
	FlagCall        // transfers control to other code and returns, unless it is also FlagTerm
	FlagTerm        // ends a block
	FlagRemat       // may be executed anywhere (see VRegInfo.Remat), or removed if its result is unused
	// FlagLow: a copy of the low part of a value. It has two operands: a definition in a class of parts and an early
	// use in a class of registers that have a low part (Machine.Low). If the definition is in the low part of the
	// use's register it emits no code, otherwise it is a move of the definition's class.
	FlagLow
)

// An Instr is an instruction. All of it but its operands and clobbers is opaque.
type Instr struct {
	Op       int32 // index into OpNames
	Flags    Flags
	MemLimit uint8   // how many operands may be in slots at once; a tied pair in one slot counts once, one copied to where it is not at all
	Operands [2]OpID // half-open range
	// Clobbers are the registers destroyed, after uses are read and before late definitions are written, on any
	// continuation: for a call that may throw, including those destroyed on the exceptional path.
	Clobbers RegSet
}

// CallClobbers reports whether in is a call that destroys registers: the calls around which allocators weigh
// callee-saved registers against memory. Any instruction may have clobbers, which values live across it must avoid.
func (in *Instr) CallClobbers() bool { return in.Flags&FlagCall != 0 && !in.Clobbers.Empty() }

// Role of an operand.
type Role uint8

// The roles.
const (
	Use Role = iota
	Def
	UseDef // read, then overwritten in place, as one operand (only out of SSA)
)

// Pos is the position within its instruction at which an operand is alive. A use is read at its position: an early use
// may share a register with a late definition. An early definition conflicts with all uses; a late use conflicts with
// all definitions.
type Pos uint8

// The positions.
const (
	Early Pos = iota
	Late
)

// Constraint is the kind of an operand's constraint.
type Constraint uint8

// The constraints.
const (
	InClass  Constraint = iota // any register of Class
	InReg                      // the register Reg
	TiedTo                     // a definition in the same location as the use that is operand number Tied of the instruction
	InGroup                    // register number Tied of a tuple of the group Reg
	Anywhere                   // a register of Class, a slot or rematerialized: the instruction does not care (debug values, stack maps)
)

// NoAlt marks a missing alternative.
const NoAlt int8 = -128

// An Operand is a reference of an instruction to a virtual register.
type Operand struct {
	VReg       VReg
	Role       Role
	Pos        Pos
	Constraint Constraint
	Class      ClassID // the allowed registers: a subset of the class of VReg
	Reg        Reg     // InReg: the register
	Tied       int16   // TiedTo: number of the use within the instruction
	RegCost    RegCostID

	// Alternatives to a register, in bytes added to the instruction; NoAlt if
	// there is none. Mem: the operand in a slot. For a tied pair it is at
	// the definition and means both operands in one slot (and the use alone
	// cannot be in a slot). Const: the operand as a constant, where the virtual
	// register is rematerializable and its value fits.
	Mem, Const int8
}

// InstrRange returns the first instruction of b and the one after its last.
func (p *Problem) InstrRange(b BlockID) (first, end InstrID) {
	r := p.Blocks[b].Instrs
	return r[0], r[1]
}

// Ops returns the operands of i; they may be changed in place.
func (p *Problem) Ops(i InstrID) []Operand {
	r := p.Instrs[i].Operands
	return p.Operands[r[0]:r[1]:r[1]]
}

// BlockParams returns the parameters of b.
func (p *Problem) BlockParams(b BlockID) []VReg {
	r := p.Blocks[b].Params
	return p.Params[r[0]:r[1]:r[1]]
}

// EdgeArgs returns the arguments that e passes, one for each parameter of its target.
func (p *Problem) EdgeArgs(e EdgeID) []VReg {
	r := p.Edges[e].Args
	return p.Args[r[0]:r[1]:r[1]]
}

// Succs returns the range of edges out of b.
func (p *Problem) Succs(b BlockID) (first, end EdgeID) {
	r := p.Blocks[b].Succs
	return r[0], r[1]
}

// OutEdges returns the edges out of b; the id of the i-th is first + i.
func (p *Problem) OutEdges(b BlockID) []Edge {
	r := p.Blocks[b].Succs
	return p.Edges[r[0]:r[1]:r[1]]
}

// NumBlocks returns the number of blocks.
func (p *Problem) NumBlocks() int { return len(p.Blocks) }

// Allocatable returns the registers of class c that may be allocated in p.
func (p *Problem) Allocatable(c ClassID) RegSet {
	return p.Machine.Classes[c].Set.Minus(p.Reserved).Minus(p.Machine.reserved)
}
