package interp

import (
	"fmt"

	"spillway/ir"
)

// A code is a function as the engine runs it: a sequence of instructions over a frame of 64-bit words. A scalar of up
// to 64 bits is one word, zero above its width; a wider one is several words, the low one first; an aggregate is the
// words of its scalars in order.
type code struct {
	insts   []inst
	origins []origin // by instruction
	words   int      // of a frame

	consts     []uint64 // copied to the words from constStart on at entry
	constStart int32
	tls        []tlsWord // constants that depend on the thread

	params   int     // raw form: words of the fixed parameters, from paramStart on
	variadic bool    // raw form
	fixed    [2]int  // raw form, variadic: how many parameters take integer and floating registers
	frame    int64   // bytes of slots below the return address
	align    int64   // of the frame
	leaks    []int32 // target form: words of callee-saved registers that the function does not save

	lists  [][]int32   // operands of instructions with many
	evals  []evalInfo  // of opEval and opWide
	calls  []callInfo  // of opCall and opCallTarget
	tables []jumpTable // of switches and indirect branches
}

// The first words of every frame.
const (
	wordSP    = 0 // the stack pointer
	wordIn    = 1 // the address of the arguments in memory
	wordBase  = 2 // the address of the function's slots
	firstWord = 3 // of the parameters, or of the registers of the target
)

type tlsWord struct {
	word int32
	off  uint64
}

// An origin is the source construct of an instruction, for messages.
type origin struct {
	value *ir.Value // may be nil
	tile  string    // of a machine instruction, else ""
	block int32
	index int32
}

func (o origin) String() string {
	switch {
	case o.tile != "":
		return fmt.Sprintf("block %d, instruction %d (%s)", o.block, o.index, o.tile)
	case o.value == nil:
		return fmt.Sprintf("block %d", o.block)
	case o.value.Name != "":
		return fmt.Sprintf("%%%s = %s", o.value.Name, o.value.Op)
	}
	return fmt.Sprintf("%%%d = %s", o.value.ID, o.value.Op)
}

// An opcode of the engine. The comments name the fields used: r[x] is word x of the frame; imm is used in full.
type opcode uint8

const (
	opMov   opcode = iota + 1 // r[dst] = r[a]
	opConst                   // r[dst] = imm
	opJunk                    // r[dst] = r[a] with junk in the bits outside imm

	opAdd // r[dst] = (r[a] + r[b]) & imm
	opSub
	opMul
	opAnd // no mask
	opOr
	opXor
	opShl       // shift by w or more is 0; & imm
	opLShr      // shift by w or more is 0
	opAShr      // r[a] has 64-w bits; & imm
	opAddImm    // r[dst] = r[a] + imm
	opAddScaled // r[dst] = r[a] + sext(r[b] with 64-w bits)*imm
	opZExt      // r[dst] = r[a] & imm
	opSExt      // r[dst] = sext(r[a] with 64-w bits) & imm
	opSelect    // r[dst] = r[a]&1 != 0 ? r[b] : r[c]

	opEq // r[dst] = r[a] == r[b], both zero above the width
	opNe
	opULt
	opULe
	opSLt // of numbers of 64-w bits
	opSLe

	opJump   // to dst
	opBranch // to c if r[a]&1 != 0, else to dst
	opNop

	opFAdd // doubles
	opFSub
	opFMul
	opFDiv
	opTruth  // a fault unless the low byte of r[a] is 0 or 1
	opEval   // evals[imm] of r[a], r[b], r[c]; to r[dst] and, if it has two results, r[dst+1]
	opWide   // evals[imm] of 128-bit operands
	opVector // evals[imm] of vectors
	opMasked // the masked access evals[imm]: a the address, b the mask, c the vector
	opBig    // evals[imm] of integers of more words

	opLoad  // r[dst] = w bytes of memory at r[a]+imm
	opStore // w bytes of memory at r[b]+imm = r[a]

	opInvoke // to b, or to c if an exception left the call before it
	opSwitch // r[a] in tables[imm]
	opCall
	opCallTarget
	opRet        // the words lists[imm]
	opRetTarget  // results stay in their registers
	opTailTarget // jump to the function of calls[imm]
	opTrap
	opUnreachable

	opAlloca       // r[dst] = new block of r[a] times imm bytes, aligned to 1<<w
	opStackRestore // r[SP] = r[a]
	opSetJmp       // r[dst] = 0, or 1 when an opLongJmp returns here; r[a] is the buffer
	opLongJmp      // r[a] is the buffer
	opLeave        // faults unless r[a] = r[b]
	opMemCpy       // r[a] from r[b], r[c] bytes
	opMemSet       // r[a] bytes of r[b], r[c] many
	opVAStart      // r[a]
	opVACopy       // r[a] from r[b]
	opVAArg        // r[dst] from list r[a]; lists[imm] describes the type
	opTLS          // r[dst] = thread's block + imm
	opOrdered      // operation b of the machine that has an effect; memory at r[a]+imm; r[dst] is a test's truth value
	opPad          // r[dst], r[dst+1] = landing pad values
	opResume       // rethrows the exception with the header r[a]
	opCount        // increments counter dst
)

// lastComputed is the last of the opcodes that compute executes.
const lastComputed = opNop

// An inst is an instruction of the engine, half a cache line.
type inst struct {
	op   opcode
	w    uint8 // a width, a shift or a size
	cost uint8 // 1 if it counts as an instruction of the program
	dst  int32
	a    int32
	b    int32
	c    int32
	imm  uint64
}

// The counters of opCount.
const (
	countSpillLoad = iota
	countSpillStore
	countMove
	countSwap
	countPermi
	numCounters
)

// An evalInfo is a call of ir.Eval or ir.EvalWide.
type evalInfo struct {
	op         ir.Op
	ops        *ir.TargetOps // opVector: those that op may be of
	pred       ir.Pred
	typ, src   *ir.Type
	two        bool     // has two results
	wide       [3]bool  // opWide: the argument has two words
	wideResult bool     // opWide: the (first) result has two words
	words      [4]int32 // opVector, opBig: of the (first) result and the arguments
	mask       []int    // opVector: of a shuffle
	reduce     ir.Op    // opVector: of a reduction
}

// A callInfo is a call site.
type callInfo struct {
	fn     *function // nil: the address is in word callee
	callee int32
	site   *ir.Value
	pad    *ir.LandingPad // the exception's destination, or nil
	types  []ir.Symbol    // target form: of the function, by selector less one

	// Raw form.
	args     []argInfo
	fixed    []int32 // words of the arguments before the variadic ones, in order
	nfixed   int     // arguments before the variadic ones
	forwards bool    // raw form: the caller's variadic arguments are passed on
	ret      *ir.Type
	retWords int

	// Target form.
	passed    []int32 // words of registers that hold arguments
	clobbered []int32 // words of registers that a call destroys
	unwound   []int32 // and those that an exception leaving it for its landing pad destroys
	results   []int32 // words of registers that hold results
}

// An argInfo is an argument of a call in raw form.
type argInfo struct {
	typ   *ir.Type
	word  int32
	byVal *ir.Type // the argument is the address of a value of this type, passed by value
	align int64
}

// A jumpTable maps values to instructions.
type jumpTable struct {
	first  uint64           // dense: of values first, first+1, ...
	dense  []int32          // -1: other
	sparse map[uint64]int32 // if dense is nil
	other  int32            // -1: unreachable
	wide   [][3]uint64      // low, high, target: of values of two words
	isWide bool
}

// find returns the target of the value in the words of x, or a negative number if it has none.
func (t *jumpTable) find(x []uint64) int32 {
	if t.isWide {
		return t.lookupWide(x[0], x[1])
	}
	return t.lookup(x[0])
}

func (t *jumpTable) lookup(x uint64) int32 {
	if t.dense != nil {
		if i := x - t.first; i < uint64(len(t.dense)) && t.dense[i] >= 0 {
			return t.dense[i]
		}
		return t.other
	}
	if pc, ok := t.sparse[x]; ok {
		return pc
	}
	return t.other
}

func (t *jumpTable) lookupWide(lo, hi uint64) int32 {
	for _, c := range t.wide {
		if c[0] == lo && c[1] == hi {
			return int32(c[2])
		}
	}
	return t.other
}
