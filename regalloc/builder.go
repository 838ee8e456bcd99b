package regalloc

import (
	"errors"
	"fmt"
	"math"
	"slices"
)

// A Builder makes a Problem from blocks, instructions and operands that are
// added in the order of the code. It keeps the ranges, fills in what has a
// default and checks the outcome.
//
// Blocks are declared with Block, so that jumps may lead forwards, and each is
// filled in once: Begin, then instructions, the last of which is a Jump, a
// Branch or a Return. The block declared first is the entry. Instructions are
// numbered in the order in which they are added, from 0.
//
// Methods do not fail: errors are recorded with the number of the instruction, and Build returns all of them. The id
// of a part that could not be created is None. A Builder makes one Problem; the zero value is not ready for use.
type Builder struct {
	p         *Problem
	opNumbers map[string]int32
	blocks    []builderBlock
	open      BlockID // being filled in, or None
	built     bool
	errs      []error
}

type builderBlock struct {
	params  []VReg
	succs   []Succ
	begun   bool
	closed  bool
	hasFreq bool
}

// A Succ is a possible successor of a branch.
type Succ struct {
	To   BlockID
	Args []VReg // one for each parameter of To
	// Prob is the probability of the edge; those of a branch add up to 1. If all are 0 they are unknown and estimated
	// (cfg.Predict).
	Prob float64
	// NoSplit: see Edge.
	NoSplit bool
}

// NewBuilder returns a Builder of a Problem in SSA form.
func NewBuilder(name string, m *Machine) *Builder {
	return &Builder{p: &Problem{Name: name, Machine: m, SSA: true}, opNumbers: map[string]int32{}, open: None}
}

// OutOfSSA makes the Problem one out of SSA form: virtual registers may be
// defined several times and overwritten in place, and blocks have no parameters.
func (b *Builder) OutOfSSA() { b.p.SSA = false }

// Reserve keeps registers from being allocated in this Problem: a frame pointer,
// for instance. Reserved registers of the machine need not be named.
func (b *Builder) Reserve(regs ...Reg) { b.p.Reserved = b.p.Reserved.Union(b.set("reserves", regs)) }

// VReg returns a new virtual register for values of class c.
func (b *Builder) VReg(c ClassID) VReg {
	if m := b.p.Machine; m != nil && (c < 0 || int(c) >= len(m.Classes)) {
		b.errorf("virtual register v%d: class %d does not exist", len(b.p.VRegs), c)
	}
	b.p.VRegs = append(b.p.VRegs, VRegInfo{Class: c, Remat: None})
	return VReg(len(b.p.VRegs)) - 1
}

// Block declares a block with the given parameters.
func (b *Builder) Block(params ...VReg) BlockID {
	b.blocks = append(b.blocks, builderBlock{params: slices.Clone(params)})
	return BlockID(len(b.blocks)) - 1
}

// Begin makes x the block that instructions are added to.
func (b *Builder) Begin(x BlockID) {
	b.leave()
	switch {
	case x < 0 || int(x) >= len(b.blocks):
		b.errorf("block %d is begun but not declared", x)
		return
	case b.blocks[x].begun:
		b.errorf("block %d is begun twice", x)
		return
	}
	b.p.Blocks = slices.Grow(b.p.Blocks, len(b.blocks)-len(b.p.Blocks))[:len(b.blocks)]
	n := InstrID(len(b.p.Instrs))
	b.p.Blocks[x].Instrs = [2]InstrID{n, n}
	b.blocks[x].begun, b.open = true, x
}

// leave ends the block being filled in.
func (b *Builder) leave() {
	if b.open != None && !b.blocks[b.open].closed {
		b.errorf("block %d does not end in a jump, a branch or a return", b.open)
	}
	b.open = None
}

// Freq sets the execution frequency of the current block, per call of the function. Without it, frequencies are
// derived from branch probabilities.
func (b *Builder) Freq(f float64) {
	if b.open == None {
		b.errorf("a frequency outside a block")
		return
	}
	b.p.Blocks[b.open].Freq, b.blocks[b.open].hasFreq = f, true
}

// Use returns an operand that reads v before anything late is written.
func (b *Builder) Use(v VReg) Operand { return b.operand(v, Use) }

// Def returns an operand that writes v after everything early was read.
func (b *Builder) Def(v VReg) Operand { return b.operand(v, Def) }

// UseDef returns an operand that reads v and overwrites it in place, which is
// for Problems out of SSA form.
func (b *Builder) UseDef(v VReg) Operand { return b.operand(v, UseDef) }

func (b *Builder) operand(v VReg, r Role) Operand {
	o := Operand{VReg: v, Role: r, Pos: defaultPos(r), Mem: NoAlt, Const: NoAlt}
	if v >= 0 && int(v) < len(b.p.VRegs) {
		o.Class = b.p.VRegs[v].Class
	}
	return o // Instr reports what is wrong with v
}

// Instr adds an instruction named op. Of operands that allow slots at most one may be in a slot, as on most machines;
// MemLimit changes the limit.
func (b *Builder) Instr(op string, operands ...Operand) InstrID { return b.add(op, 0, operands) }

// Call adds a call, which destroys the registers in clobbers.
func (b *Builder) Call(op string, clobbers RegSet, operands ...Operand) InstrID {
	i := b.add(op, FlagCall, operands)
	if i != None {
		b.p.Instrs[i].Clobbers = clobbers
	}
	return i
}

// Remat adds an instruction that reads no virtual register and can therefore be executed anywhere to rematerialize the
// value of def. It is bytes long; speed is its cost on the scale on which a move costs MoveSpeed and a load LoadSpeed.
// The virtual register must have no other definition.
func (b *Builder) Remat(op string, def Operand, bytes, speed int8) InstrID {
	i := b.add(op, FlagRemat, []Operand{def})
	if i != None && def.VReg >= 0 && int(def.VReg) < len(b.p.VRegs) {
		v := &b.p.VRegs[def.VReg]
		v.Remat, v.RematBytes, v.RematSpeed = i, bytes, speed
	}
	return i
}

// Copy adds a parallel copy of each of srcs to the one of dsts with the same index.
// All of them may be in slots, and it emits no code where they already are where they should be.
func (b *Builder) Copy(op string, dsts, srcs []VReg) InstrID {
	if len(dsts) != len(srcs) {
		b.errorf("instruction %d (%s): a copy of %d values to %d", len(b.p.Instrs), op, len(srcs), len(dsts))
		return None
	}
	operands := make([]Operand, 0, 2*len(dsts))
	for _, v := range srcs {
		operands = append(operands, b.Use(v).OrMem(0))
	}
	for _, v := range dsts {
		operands = append(operands, b.Def(v).OrMem(0))
	}
	i := b.add(op, FlagMove, operands)
	if i != None {
		b.p.Instrs[i].MemLimit = uint8(min(len(operands), math.MaxUint8))
	}
	return i
}

// Jump ends the block: control continues at to, with an argument for each of its
// parameters.
func (b *Builder) Jump(op string, to BlockID, args ...VReg) InstrID {
	return b.Branch(op, []Succ{{To: to, Args: args, Prob: 1}})
}

// Return ends the block, and the function.
func (b *Builder) Return(op string, operands ...Operand) InstrID {
	return b.Branch(op, nil, operands...)
}

// Branch ends the block: control continues at one of succs. Edges are numbered by
// block, and within one in the order of succs.
func (b *Builder) Branch(op string, succs []Succ, operands ...Operand) InstrID {
	i := b.add(op, FlagTerm, operands)
	if i == None {
		return i
	}
	b.p.Blocks[b.open].LastSplit = i
	x := &b.blocks[b.open]
	x.succs, x.closed = slices.Clone(succs), true
	for k := range x.succs {
		x.succs[k].Args = slices.Clone(x.succs[k].Args)
	}
	return i
}

// Clobber makes the instruction added last destroy registers, after what is read
// early and before what is written late.
func (b *Builder) Clobber(regs ...Reg) {
	if in := b.last("clobbers"); in != nil {
		in.Clobbers = in.Clobbers.Union(b.set("clobbers", regs))
	}
}

// MemLimit sets how many operands of the instruction added last may be in slots at
// once, at most 255.
func (b *Builder) MemLimit(n int) {
	if in := b.last("a limit of operands in slots"); in != nil {
		if n < 0 || n > math.MaxUint8 {
			b.errorf("instruction %d: limit of %d operands in slots is out of range 0 to 255", len(b.p.Instrs)-1, n)
			return
		}
		in.MemLimit = uint8(n)
	}
}

// Mark adds flags, FlagLow for instance, to the instruction added last.
func (b *Builder) Mark(f Flags) {
	if in := b.last("flags"); in != nil {
		in.Flags |= f
	}
}

// last returns the instruction added last; what describes the caller in messages.
func (b *Builder) last(what string) *Instr {
	if len(b.p.Instrs) == 0 {
		b.errorf("%s without an instruction", what)
		return nil
	}
	return &b.p.Instrs[len(b.p.Instrs)-1]
}

// set returns the set of regs; what describes the caller in messages.
func (b *Builder) set(what string, regs []Reg) (s RegSet) {
	for _, r := range regs {
		if r < 0 || r >= MaxRegs {
			b.errorf("%s register %d, which does not exist", what, r)
			continue
		}
		s.Add(r)
	}
	return s
}

// add appends an instruction to the block being filled in.
func (b *Builder) add(op string, flags Flags, operands []Operand) InstrID {
	p := b.p
	n := InstrID(len(p.Instrs))
	switch {
	case b.open == None:
		b.errorf("instruction %d (%s) is in no block", n, op)
		return None
	case b.blocks[b.open].closed:
		b.errorf("instruction %d (%s) is past the end of block %d", n, op, b.open)
		return None
	}
	in := Instr{Op: b.opNumber(op), Flags: flags, Operands: [2]OpID{OpID(len(p.Operands)), OpID(len(p.Operands) + len(operands))}}
	for k := range operands {
		if v := operands[k].VReg; v < 0 || int(v) >= len(p.VRegs) {
			b.errorf("instruction %d (%s), operand %d: v%d does not exist", n, op, k, v)
		}
		if operands[k].Mem != NoAlt {
			in.MemLimit = 1
		}
	}
	p.Operands = append(p.Operands, operands...)
	p.Instrs = append(p.Instrs, in)
	p.Blocks[b.open].Instrs[1] = n + 1
	return n
}

// opNumber returns the number of op in Problem.OpNames.
func (b *Builder) opNumber(op string) int32 {
	n, ok := b.opNumbers[op]
	if !ok {
		n = int32(len(b.p.OpNames))
		b.opNumbers[op] = n
		b.p.OpNames = append(b.p.OpNames, op)
	}
	return n
}

func (b *Builder) errorf(format string, args ...any) {
	if len(b.errs) < maxFindings {
		b.errs = append(b.errs, fmt.Errorf("%s: "+format, append([]any{b.p.Name}, args...)...))
	}
}

// Build returns the Problem. The error joins all errors of earlier calls or, if there were none, all findings of
// Validate. Time is near linear in the size of the Problem.
func (b *Builder) Build() (*Problem, error) {
	b.leave()
	if b.built {
		b.errorf("the Problem has already been built")
	}
	b.built = true
	b.finish()
	if len(b.errs) == 0 {
		b.errs = b.p.Validate()
	}
	if len(b.errs) > 0 {
		return nil, errors.Join(b.errs...)
	}
	return b.p, nil
}
