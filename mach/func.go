package mach

import (
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// VReg is a virtual register, dense within a function.
type VReg = regalloc.VReg

// NoVReg is not a virtual register.
const NoVReg VReg = -1

// BlockID is an index into Func.Blocks.
type BlockID = regalloc.BlockID

// A Func is a function in machine code at some Stage.
type Func struct {
	Name   string
	IR     *ir.Func
	Target *target.Target
	Stage  Stage
	Blocks []*Block  // Blocks[0] is the entry; Blocks[i].ID == i
	Layout []BlockID // text order, once chosen; nil: the order of Blocks
	VRegs  []VRegInfo
	Slots  []Slot
	// UsesFP: the frame pointer is kept and not allocatable: an instruction refers to it or moves the stack pointer, a
	// slot is over-aligned, or it is requested.
	UsesFP bool
	// HasCalls: some instruction is a call.
	HasCalls bool
	// ReturnsTwice: some instruction may return more than once (ir.ReturnsTwice). Set by selection,
	// for KeepAcross.
	ReturnsTwice bool
	// CalleeSaved are the registers that the prologue saves, in order. Set by Apply.
	CalleeSaved []regalloc.Reg
	// Set by package frame: the number of bytes below the saved registers by which the prologue moves the stack
	// pointer, and how many of them are for outgoing arguments.
	FrameSize, OutgoingSize int64
	// Room is FrameSize where the last registers are saved by a push that makes room for the frame above them
	// (target.SaveTiles.PushRoom), else 0. Set by package frame.
	Room int64
	// Home is the number of bytes between the arguments in memory and the saved registers: the home area of argument
	// registers (target.ABI.HomeArgs). Set by package frame.
	Home int64
	// Depth is the number of bytes from the caller's frame down to the stack pointer after the prologue. Set by package
	// frame.
	Depth int64
	// Watched are the registers of the parts of the values of ir.FuncDebug.Records, or NoVReg.
	Watched [][]VReg
	// Derived are computations of parts without a register from a register watched in their place, in order of the
	// records.
	Derived []Derived
	// Places are the locations of watched registers after allocation. Set by package debuginfo.
	Places *Places
	// Debug is the debug information of the text, or nil. Set by package debuginfo.
	Debug *Debug
	// Routines are the outlined routines that it calls in place of runs of instructions. Set by package layout.
	Routines []Routine
	// Skew is the number of bytes by which the stack pointer is above an aligned address after the prologue; calls
	// align it. Set by package frame.
	Skew int64
	// Literals are the literal pools, once placed; nil: none, or not placed yet. Set by package asm.
	Literals *Literals
}

// VRegInfo describes a virtual register.
type VRegInfo struct {
	Class regalloc.ClassID
	Type  *ir.Type  // of the value
	Value *ir.Value // the value it holds, for printing; may be nil
}

// Stage determines the invariants of a function; see the package comment.
type Stage uint8

// The stages, in order.
const (
	Selected Stage = iota
	Split
	Allocated
	Framed
)

var stageNames = [...]string{"selected", "split", "allocated", "framed"}

// String returns the stage's name.
func (s Stage) String() string { return stageNames[s] }

// SlotKind is the area of a Slot.
type SlotKind uint8

// The kinds of slots.
const (
	LocalSlot    SlotKind = iota // a variable of the program
	IncomingSlot                 // at Offset in the caller's outgoing arguments
	OutgoingSlot                 // at Offset in the arguments for calls
	SpillSlot                    // made by register allocation
)

// A Slot is a stack slot.
type Slot struct {
	Kind        SlotKind
	Protection  ir.Protection // of a LocalSlot: package frame lays these out in order, the guard at the top
	Size, Align int64
	Offset      int64 // Incoming, Outgoing: within the argument area
	// At stage Framed: the slot is at Base plus Disp.
	Base regalloc.Reg
	Disp int64
}

// overlaps reports whether s and o are pieces of the arguments that share bytes.
func (s *Slot) overlaps(o *Slot) bool {
	return s.Kind == IncomingSlot && o.Kind == IncomingSlot && s.Offset < o.Offset+o.Size && o.Offset < s.Offset+s.Size
}

// A Block is a basic block.
type Block struct {
	ID           BlockID
	IR           *ir.Block // nil for a block made by splitting an edge
	Params       []VReg    // while in SSA
	Instrs       []Instr   // the last one is the terminator
	Succs        []Edge    // in the order of the terminator's successors
	Preds        []BlockID // one entry for each edge from a block that control can reach, in order of (block, successor number)
	Freq         float64
	Loop         int32 // depth
	AddressTaken bool  // a blockaddress names it: it keeps its label
	Align        int64 // stage Framed: alignment of its address, a power of two; 0: none
	// When, at stage Framed: 1 + the number of the condition on which its instructions are executed (target.Predication),
	// in place of a branch: it and the block on the opposite condition, if there is one, follow in the text the block that
	// branches to them. 0: none.
	When   uint8
	Bare   bool      // entered without the frame, though not the entry block. Set by package frame
	Pool   int32     // 1 + the number of the literal pool after it, which is never executed; 0: none
	Closed bool      // while in SSA: no value from another block is read in it or after it
	Sym    ir.Symbol // stage Framed: symbol by which other functions call it as a Routine; nil: none
}

// An Edge leads to a block and passes arguments to its parameters.
type Edge struct {
	To   BlockID
	Args []VReg
	Prob float64
}

// Operand is a register operand of an instruction: a virtual register and, once allocated, its register.
type Operand struct {
	VReg VReg
	Reg  regalloc.Reg // stage Allocated and later: the register; before: the fixed register that the instruction requires, or NoReg
}

// Mem is the address of an instruction: [base + index*Scale + Off + Sym or Slot].
type Mem struct {
	Used        bool
	GOT         bool  // the entry of Instr.Sym in the global offset table, not Sym itself
	Thread      bool  // relative to the thread pointer; Sym contributes its offset from that
	Segment     uint8 // relative to the base of this one of target.AddressForm.Segments, counted from 1; 0: none
	HasSym      bool  // Instr.Sym is part of the address
	Scale       uint8 // 0: no index
	Base, Index int8  // numbers of operands in Regs, or -1
	Slot        int32 // or -1
	Off         int32
}

// Origin is the reason for an instruction.
type Origin uint8

// Moves reports whether instructions of this origin are moves inserted by allocation.
func (o Origin) Moves() bool {
	return o == FromSpill || o == FromReload || o == FromRemat || o == FromCopy || o == FromSwap || o == FromPermi
}

// The origins.
const (
	FromProgram Origin = iota
	FromSpill          // store of a spilled value
	FromReload
	FromRemat
	FromCopy // resolution of moves
	FromSwap
	FromFrame // prologue and epilogue
	FromPermi // a permutation, for moves
	FromCall  // room on the stack for the arguments of a call
	FromClear // clears a register to break a false dependency

	numOrigins
)

// An Instr is an instance of a tile.
//
// Regs holds the results, then the register uses in the tile's order, then the base and index of the address (see
// Mem), then the registers in which a call passes arguments (uses) and returns (results; NumRets of them, at the very
// end).
type Instr struct {
	Tile    target.TileID
	Pred    ir.Pred // of the tile's PredOperand
	Origin  Origin
	Folded  bool  // an operand was folded from or to a spill slot
	Flags   bool  // the flags hold the outcome of the tile's first line, which is omitted (target.TileCompares)
	NumRets uint8 // calls: results at the end of Regs
	Join    Join  // stage Framed: whether it is fused with a neighbor, see Fused
	Routine int32 // stage Framed: the routine that is called here for this and the next instructions, numbered from 1; 0: none
	Regs    []Operand
	Imm     int64     // the ImmOperand, or the addend of Sym where the immediate is an address
	Sym     ir.Symbol // the symbol in the address, in the immediate, or called
	Block   *ir.Block // the block whose address the immediate is
	Mem     Mem
	Value   *ir.Value // the value that it computes; may be nil
	// For debuggers: Pos is the position of the ir.Value that it comes from, 0 if none, -1 if several; Point is 1 + its
	// number in the Problem, 0 if it is not in the Problem or represents several.
	Pos, Point int32
}

// Pops returns the bytes of arguments in memory that the callee of in, a call, pops.
func (in *Instr) Pops() int64 {
	if v := in.Value; v != nil && v.Op == ir.OpCall {
		return v.Call.Pops
	}
	return 0
}

// ArgBytes returns the number of bytes of arguments in memory of in, a call, or -1 if unknown. This is the callee's
// view of the stack, not an operand.
func (in *Instr) ArgBytes() int64 {
	if v := in.Value; v != nil {
		switch v.Op {
		case ir.OpCall:
			return v.Call.Stack
		case ir.OpAsm:
			if v.Call.Asm.Calls {
				return v.Call.Stack
			}
		case ir.OpTLSGet:
			return 0
		}
	}
	return -1
}
