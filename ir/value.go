package ir

import (
	"math/big"
	"strings"
)

// A Value is an instruction or a leaf (parameter, constant, address).
type Value struct {
	ID    int32 // dense within the function
	Op    Op
	Pred  Pred  // comparisons
	RMW   RMW   // OpAtomicRMW
	Order Order // memory operations
	// Volatile accesses are neither duplicated, removed nor folded.
	Volatile bool
	// Exact, NoWrap etc. are promises LLVM prints; only those that make code better are kept.
	NUW, NSW bool // of an or: NUW says that no bit is set in both arguments
	// Contract: it may be computed together with another one that has it, rounded once.
	Contract bool
	// NoNaNs: no element of the arguments is a NaN, of OpFMinNum, OpFMaxNum and their reductions;
	// Reassoc: elements may be added or multiplied in any order, of reductions.
	NoNaNs, Reassoc bool
	// Pos is the number of the instruction of the text that this value comes from, counted
	// through the function from 1; 0: of none.
	Pos int32

	Type      *Type
	Args      []*Value
	Block     *Block // nil for leaves
	Imm       int64
	Hi        int64  // OpConst above 64 bits: the next 64, see Words; OpSlotAddr: offset; OpSym of a legal program: not 0 if it is to be in a register
	Sym       Symbol // OpSym, OpSymGOT, OpTLSAddr, OpTLSOffset, OpTLSLocal, OpTLSGet, OpBlockAddr
	Elem      *Type  // OpAlloca, OpGEP
	Align     int64  // memory operations: known alignment, 0 for the type's
	Call      *CallInfo
	rare      *rare
	Name      string // the name in the text, or ""
	Line, Col int32
}

// rare is what few values have: most are spared the memory.
type rare struct {
	path   []int
	cases  []Case
	target *Block
	lanes  []uint64 // or the words of an integer constant
	pad    *LandingPad
}

// Lanes returns the elements of an OpVector, as EvalVector has them.
func (v *Value) Lanes() []uint64 {
	if v.rare == nil {
		return nil
	}
	return v.rare.lanes
}

// Words returns the value of an integer constant in words of 64 bits, the least significant
// first, zero above its width.
func (v *Value) Words() []uint64 {
	switch w := v.Type.Bits + v.Type.FloatBits(); {
	case w > 128:
		return v.Lanes()
	case w > 64:
		x := ZeroExtend128(U128{uint64(v.Imm), uint64(v.Hi)}, w)
		return []uint64{x.Lo, x.Hi}
	default:
		return []uint64{ZeroExtend(uint64(v.Imm), w)}
	}
}

// Path returns the indices of an OpExtractValue or OpInsertValue.
func (v *Value) Path() []int {
	if v.rare == nil {
		return nil
	}
	return v.rare.path
}

// SetPath gives v its indices.
func (v *Value) SetPath(path []int) { v.rare = &rare{path: path} }

// Cases returns the cases of an OpSwitch.
func (v *Value) Cases() []Case {
	if v.rare == nil {
		return nil
	}
	return v.rare.cases
}

// SetCases gives v its cases.
func (v *Value) SetCases(cases []Case) { v.rare = &rare{cases: cases} }

// Protection returns what an OpAlloca is in a function with a stack guard.
func (v *Value) Protection() Protection { return Protection(v.Imm) }

// SetProtection says what an OpAlloca is in a function with a stack guard.
func (v *Value) SetProtection(p Protection) { v.Imm = int64(p) }

// Target returns the block of an OpBlockAddr.
func (v *Value) Target() *Block {
	if v.rare == nil {
		return nil
	}
	return v.rare.target
}

// A Case is a value of a switch; the width is that of the switched value.
type Case struct{ Lo, Hi int64 }

// TailKind says what the text asks of a call.
type TailKind uint8

// The kinds of tail calls.
const (
	NoTailInfo TailKind = iota
	Tail
	MustTail
	NoTail
)

// CallInfo holds what an OpCall has besides its arguments.
type CallInfo struct {
	Type       *Type // FuncKind
	Tail       TailKind
	CallConv   CallConv
	Attrs      FuncAttrs
	RetAttrs   ParamAttrs
	ParamAttrs []ParamAttrs // one for each argument; arguments are Args[1:]
	// Library says that the callee is a function of the C library that an intrinsic calls: it takes arguments as
	// C has them where LLVM's convention differs (fp128 on x86-32).
	Library bool
	// Made by legalization: the register (a number of the target) of each of
	// Args[1:] and of each result. Arguments in memory have become stores to
	// outgoing slots.
	ArgRegs, ResultRegs []int16
	Pops                int64 // made by legalization: bytes that the callee takes off the stack
	Stack               int64 // made by legalization: bytes of arguments in memory
	// Asm is set instead of a callee for inline assembly; Args[0] is then undef.
	Asm *InlineAsm
	// Typed says that only a function whose type has the hash TypeHash may be called, which its
	// prefix data ends with (the operand bundle "kcfi"): another one ends the program.
	Typed    bool
	TypeHash uint32
	// StackMap says what the frame holds while the call is running, for a garbage collector; nil: it is not said.
	StackMap *StackMap
}

// Forwards reports whether v, a call of the raw program, passes the variable arguments of
// its function on: every musttail call in a variadic function does.
func Forwards(v *Value) bool {
	return v.Op == OpCall && v.Call != nil && v.Call.Tail == MustTail && v.Block != nil && v.Block.Func.Type.Variadic
}

// ReturnsTwice reports whether v may return more than once: an OpSetJmp, or a call, as those of setjmp, that
// says so itself or whose callee does.
func ReturnsTwice(v *Value) bool {
	if v.Op == OpSetJmp {
		return true
	}
	if v.Op != OpCall || v.Call == nil {
		return false
	}
	if v.Call.Attrs.ReturnsTwice {
		return true
	}
	if callee := v.Args[0]; callee.Op == OpSym {
		f, ok := callee.Sym.(*Func)
		return ok && f.Attrs.ReturnsTwice
	}
	return false
}

// OnlyThrows reports whether v is a call that never returns but may be left by an exception.
func OnlyThrows(v *Value) bool {
	if v.Op != OpCall || v.Call == nil || v.Call.Asm != nil {
		return false
	}
	noReturn, noUnwind := v.Call.Attrs.NoReturn, v.Call.Attrs.NoUnwind
	if callee := v.Args[0]; callee.Op == OpSym {
		if f, ok := callee.Sym.(*Func); ok {
			noReturn, noUnwind = noReturn || f.Attrs.NoReturn, noUnwind || f.Attrs.NoUnwind
		}
	}
	return noReturn && !noUnwind
}

// ReturnsTwice reports whether some value of f may return more than once. O(size of f).
func (f *Func) ReturnsTwice() bool {
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if ReturnsTwice(v) {
				return true
			}
		}
	}
	return false
}

// InlineAsm is the text and the constraint string of an inline assembly call.
type InlineAsm struct {
	Text, Constraints string
	SideEffect        bool
	AlignStack        bool
	Intel             bool
	Unwind            bool // an exception may leave the text; of the raw program, see Throws

	// Made by legalization: the operands of the text, by number, and the results of the OpAsm.
	Operands []AsmOperand
	// Calls says that the text calls a function of CallInfo.CallConv, by which it destroys registers (made by legalization).
	Calls   bool
	Results []AsmResult
}

// Throws reports whether an exception may leave a: where there is no text, none does.
func (a *InlineAsm) Throws() bool { return a.Unwind && strings.TrimSpace(a.Text) != "" }

// An AsmOperand is what stands for $0, $1 and so on in the text: a register, memory whose address
// is in one, memory in the frame, or a constant.
type AsmOperand struct {
	Arg, Result int // the register is that of argument Arg or result Result; the other is -1
	Memory      bool
	Slot        int32 `json:",omitempty"` // the number plus 1 of the slot that the memory is in; 0: its address is in the register
	Bits        int   // as which a register is seen
	Pair        bool  `json:",omitempty"` // the value has two words: the high one is in the next argument or result
	Const       bool
	Imm         int64  // the constant; what is added to the address of memory
	Sym         Symbol // Imm is added to its address
	Fixed       string // the register by its name, of those that no value is in
}

// An AsmResult is a result of an OpAsm.
type AsmResult struct {
	Tied  int    // the argument that it shares its register with, or -1
	Early bool   // it is written before all arguments are read
	Cond  string // it is the truth value of this condition, or ""
}

// IsConst reports whether v is an integer constant of at most 64 bits.
func (v *Value) IsConst() bool {
	return v.Op == OpConst && (v.Type.Kind == PtrKind || v.Type.Kind == IntKind && v.Type.Bits <= 64)
}

// constKey is an OpConst of at most 64 bits.
type constKey struct {
	typ *Type
	imm int64
}

// leafKey is another leaf.
type leafKey struct {
	op  Op
	typ *Type
	imm int64
	hi  int64
	sym Symbol
	blk *Block
}

// newValue returns a fresh value of f that is in no block yet.
func (f *Func) newValue(op Op, t *Type, args ...*Value) *Value {
	if len(f.arena) == cap(f.arena) {
		f.arena = f.moreValues()
	}
	f.arena = f.arena[:len(f.arena)+1]
	v := &f.arena[len(f.arena)-1]
	v.ID, v.Op, v.Type = int32(f.nextValue), op, t
	if len(args) > 0 {
		v.Args = f.Arguments(args...)
	}
	f.nextValue++
	return v
}

// Arguments returns args in memory of f, as the Args of a value are.
func (f *Func) Arguments(args ...*Value) []*Value {
	n := len(args)
	if len(f.args) < n {
		f.args = f.moreArgs(n)
	}
	kept := f.args[:n:n]
	f.args = f.args[n:]
	switch n { // quicker than a call
	case 1:
		kept[0] = args[0]
	case 2:
		kept[0], kept[1] = args[0], args[1]
	default:
		copy(kept, args)
	}
	return kept
}

// Room returns an empty list with room for n values, in memory of f, as the Values of a block are.
func (f *Func) Room(n int) []*Value {
	if len(f.args) < n {
		f.args = f.moreArgs(n)
	}
	room := f.args[:0:n]
	f.args = f.args[n:]
	return room
}

// NewValue returns a fresh value of f; the caller puts it into a block.
func (f *Func) NewValue(op Op, t *Type, args ...*Value) *Value { return f.newValue(op, t, args...) }

// leaf returns the one leaf of f with the given key.
func (f *Func) leaf(k leafKey) *Value {
	if v := f.leaves[k]; v != nil {
		return v
	}
	if f.leaves == nil {
		if f.leaves = again(f, leafMaps); f.leaves == nil {
			f.leaves = make(map[leafKey]*Value)
		}
	}
	v := f.newValue(k.op, k.typ)
	v.Imm, v.Hi, v.Sym = k.imm, k.hi, k.sym
	if k.blk != nil {
		v.rare = &rare{target: k.blk}
	}
	f.leaves[k] = v
	return v
}

// Const returns the integer (or null pointer, or float by its bits) constant of
// type t. An integer of fewer than 64 bits is kept sign-extended in Imm.
func (f *Func) Const(t *Type, imm int64) *Value {
	if t.Kind == IntKind {
		if t.Bits > 128 {
			x := big.NewInt(imm)
			return f.ConstWords(t, wordsOfBig(x, t.Bits))
		}
		if t.Bits > 64 {
			return f.leaf(leafKey{op: OpConst, typ: t, imm: imm, hi: imm >> 63})
		}
		imm = SignExtend(uint64(imm), t.Bits)
	}
	if t == F80 || t == F128 {
		return f.Const128(t, uint64(imm), 0)
	}
	k := constKey{t, imm}
	if v := f.consts[k]; v != nil {
		return v
	}
	if f.consts == nil {
		if f.consts = again(f, constMaps); f.consts == nil {
			f.consts = make(map[constKey]*Value)
		}
	}
	v := f.newValue(OpConst, t)
	v.Imm = imm
	f.consts[k] = v
	return v
}

// ConstWords returns the integer constant of type t that has the given words, the least
// significant first; those that are left out are zero.
func (f *Func) ConstWords(t *Type, words []uint64) *Value {
	var low [2]uint64
	copy(low[:], words)
	switch {
	case t.Bits <= 64:
		return f.Const(t, int64(low[0]))
	case t.Bits <= 128:
		return f.Const128(t, low[0], low[1])
	}
	v := f.newValue(OpConst, t)
	v.Imm, v.Hi = int64(low[0]), int64(low[1])
	all := make([]uint64, IntWords(t.Bits))
	copy(all, words)
	if top := t.Bits % 64; top != 0 {
		all[len(all)-1] = ZeroExtend(all[len(all)-1], top)
	}
	v.rare = &rare{lanes: all}
	return v
}

// Const128 returns the constant hi:lo of a type of 65 to 128 bits, also of the
// floating-point types of that width.
func (f *Func) Const128(t *Type, lo, hi uint64) *Value {
	if n := t.FloatBits(); n > 0 {
		return f.leaf(leafKey{op: OpConst, typ: t, imm: int64(lo), hi: int64(ZeroExtend(hi, n-64))})
	}
	return f.leaf(leafKey{op: OpConst, typ: t, imm: int64(lo), hi: SignExtend(hi, t.Bits-64)})
}

// Vector returns the constant of the vector type t that has the given elements, as
// EvalVector has them.
func (f *Func) Vector(t *Type, lanes []uint64) *Value {
	zero := true
	for _, x := range lanes {
		zero = zero && x == 0
	}
	if zero {
		return f.Zero(t)
	}
	v := f.newValue(OpVector, t)
	v.rare = &rare{lanes: lanes}
	return v
}

// Zero returns the zero of any first-class type.
func (f *Func) Zero(t *Type) *Value {
	if t.IsAggregate() || t.IsVector() {
		return f.leaf(leafKey{op: OpZero, typ: t})
	}
	return f.Const(t, 0)
}

// Undef returns an undefined value of type t.
func (f *Func) Undef(t *Type) *Value { return f.leaf(leafKey{op: OpUndef, typ: t}) }

// SymAddr returns the address of s plus off bytes, as a value of type t (Ptr
// before legalization, the pointer-wide integer after it).
func (f *Func) SymAddr(t *Type, s Symbol, off int64) *Value {
	return f.leaf(leafKey{op: OpSym, typ: t, sym: s, imm: off})
}

// BlockAddr returns the address of block b of function g.
func (f *Func) BlockAddr(t *Type, g *Func, b *Block) *Value {
	if !b.AddressTaken { // functions are legalized side by side: no needless write
		b.AddressTaken = true
	}
	return f.leaf(leafKey{op: OpBlockAddr, typ: t, sym: g, blk: b})
}

// NewBlock appends a block to f, which is then no mere declaration.
func (f *Func) NewBlock(name string) *Block {
	f.Declared = false
	b := &Block{ID: f.nextBlock, Name: name, Func: f}
	f.nextBlock++
	f.Blocks = append(f.Blocks, b)
	return b
}

// SetBlocks makes bs the blocks of f, in this order, with ids from 0 up.
func (f *Func) SetBlocks(bs []*Block) {
	f.Blocks, f.nextBlock = bs, len(bs)
	for i, b := range bs {
		b.ID = i
	}
}

// SignExtend returns the low bits of x, sign-extended to 64 bits; 1 <= bits <= 64.
func SignExtend(x uint64, bits int) int64 {
	s := uint(64 - bits)
	return int64(x<<s) >> s
}

// ZeroExtend returns the low bits of x, 1 <= bits <= 64.
func ZeroExtend(x uint64, bits int) uint64 {
	s := uint(64 - bits)
	return x << s >> s
}
