package x86

import (
	"fmt"

	"spillway/ir"
	"spillway/target"
)

// Operations on the stack of x86_fp80 numbers that x87 has. It is empty between values of the raw program,
// except for results of calls, and has at most eight numbers.
const (
	OpX87Ld32  = ir.FirstTargetOrdered + iota // push the float at the address
	OpX87Ld64                                 // push the double
	OpX87Ld80                                 // push the x86_fp80
	OpX87LdI32                                // push the i32
	OpX87LdI64                                // push the i64
	OpX87LdCW                                 // the i16 at the address is the control word
	OpX87St32                                 // pop, and store as a float
	OpX87St64
	OpX87St80
	OpX87StI32 // pop, and store as an integer, rounded as the control word says
	OpX87StI64
	OpX87StCW // store the control word
	OpX87Zero // push 0
	OpX87One  // push 1
	OpX87Dup  // push the top
	OpX87Swap // exchange the two top ones
	OpX87Neg  // change the top
	OpX87Abs
	OpX87Sqrt
	OpX87Rint
	OpX87Add // pop b, pop a, push a op b
	OpX87Sub
	OpX87SubR // push b - a
	OpX87Mul
	OpX87Div
	OpX87DivR
	OpX87GT // pop b, pop a; the result is b > a, and so on
	OpX87GE
	OpX87UEQ
	OpX87UNO
	OpX87OEQ
)

// floatStack says for what legalization uses them.
var floatStack = &target.FloatStack{
	Load:         map[*ir.Type]ir.Op{ir.F32: OpX87Ld32, ir.F64: OpX87Ld64, ir.F80: OpX87Ld80, ir.I32: OpX87LdI32, ir.I64: OpX87LdI64},
	Store:        map[*ir.Type]ir.Op{ir.F32: OpX87St32, ir.F64: OpX87St64, ir.F80: OpX87St80, ir.I32: OpX87StI32, ir.I64: OpX87StI64},
	Unary:        map[ir.Op]ir.Op{ir.OpFNeg: OpX87Neg, ir.OpFAbs: OpX87Abs, ir.OpFSqrt: OpX87Sqrt, ir.OpFRint: OpX87Rint},
	Binary:       map[ir.Op][2]ir.Op{ir.OpFAdd: {OpX87Add, OpX87Add}, ir.OpFSub: {OpX87Sub, OpX87SubR}, ir.OpFMul: {OpX87Mul, OpX87Mul}, ir.OpFDiv: {OpX87Div, OpX87DivR}},
	Test:         map[ir.Pred]ir.Op{ir.FOGT: OpX87GT, ir.FOGE: OpX87GE, ir.FUEQ: OpX87UEQ, ir.FUNO: OpX87UNO, ir.FOEQ: OpX87OEQ},
	Zero:         OpX87Zero,
	One:          OpX87One,
	Dup:          OpX87Dup,
	Swap:         OpX87Swap,
	LoadControl:  OpX87LdCW,
	StoreControl: OpX87StCW,
	Truncate:     0xC00,
}

// x87Stack is what the operations work on: it is an ir.State.
type x87Stack struct {
	stack   [8]ir.U128
	depth   int
	control uint16 // bits 10 and 11 say how integers are rounded
}

// newX87 returns an empty stack, with the control word that programs start with.
func newX87() ir.State { return &x87Stack{control: 0x37F} }

// String says how full the stack is.
func (x *x87Stack) String() string { return fmt.Sprintf("%d numbers on the stack", x.depth) }

// push puts a number on the stack; not ok if it is full.
func (x *x87Stack) push(v ir.U128) (ok bool) {
	if x.depth == len(x.stack) {
		return false
	}
	x.stack[x.depth] = ir.ZeroExtend128(v, 80)
	x.depth++
	return true
}

// evalX87 is ir.EvalWide of the machine.
func evalX87(op ir.Op, pred ir.Pred, t, src *ir.Type, a, b ir.U128) ir.U128 {
	r, _, _ := Semantics.EvalWide(op, pred, t, src, a, b, ir.U128{})
	return r
}

// An x87Run carries out an operation that takes so many numbers off the stack, b from the top and a from below it.
type x87Run func(x *x87Stack, memory, a, b ir.U128) (out ir.U128, ok bool)

// x87Ops are the operations with what they do.
var x87Ops = []struct {
	op    ir.Op
	name  string
	takes int
	run   x87Run
}{
	{OpX87Ld32, "ld32", 0, x87Load(ir.OpFPExt, ir.F32)}, {OpX87Ld64, "ld64", 0, x87Load(ir.OpFPExt, ir.F64)}, {OpX87Ld80, "ld80", 0, x87Load(ir.OpBitcast, ir.F80)},
	{OpX87LdI32, "ldi32", 0, x87Load(ir.OpSIToFP, ir.I32)}, {OpX87LdI64, "ldi64", 0, x87Load(ir.OpSIToFP, ir.I64)},
	{OpX87LdCW, "ldcw", 0, func(x *x87Stack, memory, _, _ ir.U128) (ir.U128, bool) {
		x.control = uint16(memory.Lo)
		return ir.U128{}, true
	}},
	{OpX87St32, "st32", 1, x87Store(ir.OpFPTrunc, ir.F32)}, {OpX87St64, "st64", 1, x87Store(ir.OpFPTrunc, ir.F64)}, {OpX87St80, "st80", 1, x87Store(ir.OpBitcast, ir.F80)},
	{OpX87StI32, "sti32", 1, x87StoreInt(ir.I32)}, {OpX87StI64, "sti64", 1, x87StoreInt(ir.I64)},
	{OpX87StCW, "stcw", 0, func(x *x87Stack, _, _, _ ir.U128) (ir.U128, bool) { return ir.U128{Lo: uint64(x.control)}, true }},
	{OpX87Zero, "zero", 0, x87Const(0)}, {OpX87One, "one", 0, x87Const(1)},
	{OpX87Dup, "dup", 1, func(x *x87Stack, _, _, b ir.U128) (ir.U128, bool) {
		x.push(b) // which was there
		return ir.U128{}, x.push(b)
	}},
	{OpX87Swap, "swap", 2, func(x *x87Stack, _, a, b ir.U128) (ir.U128, bool) { return ir.U128{}, x.push(b) && x.push(a) }},
	{OpX87Neg, "neg", 1, x87Unary(ir.OpFNeg)}, {OpX87Abs, "abs", 1, x87Unary(ir.OpFAbs)},
	{OpX87Sqrt, "sqrt", 1, x87Unary(ir.OpFSqrt)}, {OpX87Rint, "rint", 1, x87Unary(ir.OpFRint)},
	{OpX87Add, "add", 2, x87Binary(ir.OpFAdd, false)}, {OpX87Sub, "sub", 2, x87Binary(ir.OpFSub, false)}, {OpX87SubR, "subr", 2, x87Binary(ir.OpFSub, true)},
	{OpX87Mul, "mul", 2, x87Binary(ir.OpFMul, false)}, {OpX87Div, "div", 2, x87Binary(ir.OpFDiv, false)}, {OpX87DivR, "divr", 2, x87Binary(ir.OpFDiv, true)},
	{OpX87GT, "gt", 2, x87Test(ir.FOGT)}, {OpX87GE, "ge", 2, x87Test(ir.FOGE)}, {OpX87UEQ, "ueq", 2, x87Test(ir.FUEQ)},
	{OpX87UNO, "uno", 2, x87Test(ir.FUNO)}, {OpX87OEQ, "oeq", 2, x87Test(ir.FOEQ)},
}

func x87Load(op ir.Op, from *ir.Type) x87Run {
	return func(x *x87Stack, memory, _, _ ir.U128) (ir.U128, bool) {
		if from == ir.F80 {
			return ir.U128{}, x.push(memory)
		}
		return ir.U128{}, x.push(evalX87(op, ir.PredNone, ir.F80, from, memory, ir.U128{}))
	}
}

func x87Store(op ir.Op, to *ir.Type) x87Run {
	return func(_ *x87Stack, _, _, b ir.U128) (ir.U128, bool) {
		if to == ir.F80 {
			return b, true
		}
		return evalX87(op, ir.PredNone, to, ir.F80, b, ir.U128{}), true
	}
}

// x87StoreInt stores an integer, rounded as the control word says.
func x87StoreInt(t *ir.Type) x87Run {
	return func(x *x87Stack, _, _, b ir.U128) (ir.U128, bool) {
		round := [4]ir.Op{ir.OpFRint, ir.OpFFloor, ir.OpFCeil, ir.OpFTrunc}[x.control>>10&3]
		b = evalX87(round, ir.PredNone, ir.F80, ir.F80, b, ir.U128{})
		return evalX87(ir.OpFPToSI, ir.PredNone, t, ir.F80, b, ir.U128{}), true
	}
}

func x87Const(n uint64) x87Run {
	return func(x *x87Stack, _, _, _ ir.U128) (ir.U128, bool) {
		return ir.U128{}, x.push(evalX87(ir.OpSIToFP, ir.PredNone, ir.F80, ir.I32, ir.U128{Lo: n}, ir.U128{}))
	}
}

func x87Unary(op ir.Op) x87Run {
	return func(x *x87Stack, _, _, b ir.U128) (ir.U128, bool) {
		return ir.U128{}, x.push(evalX87(op, ir.PredNone, ir.F80, ir.F80, b, ir.U128{}))
	}
}

func x87Binary(op ir.Op, reverse bool) x87Run {
	return func(x *x87Stack, _, a, b ir.U128) (ir.U128, bool) {
		if reverse {
			a, b = b, a
		}
		return ir.U128{}, x.push(evalX87(op, ir.PredNone, ir.F80, ir.F80, a, b))
	}
}

func x87Test(pred ir.Pred) x87Run {
	return func(_ *x87Stack, _, a, b ir.U128) (ir.U128, bool) {
		return evalX87(ir.OpFCmp, pred, ir.I1, ir.F80, b, a), true
	}
}

// x87Bytes returns how many bytes of memory op accesses, 0 if none.
func x87Bytes(op ir.Op) int64 {
	switch op {
	case OpX87Ld32, OpX87LdI32, OpX87St32, OpX87StI32:
		return 4
	case OpX87Ld64, OpX87LdI64, OpX87St64, OpX87StI64:
		return 8
	case OpX87Ld80, OpX87St80:
		return 10
	case OpX87LdCW, OpX87StCW:
		return 2
	}
	return 0
}

// addX87 adds the operations.
func addX87(ops *ir.TargetOps) {
	ops.NewState = newX87
	for _, o := range x87Ops {
		ops.AddOrdered(o.op, "x87."+o.name, ir.OrderedOp{
			Bytes:  x87Bytes(o.op),
			Writes: o.op >= OpX87St32 && o.op <= OpX87StCW,
			Test:   o.op >= OpX87GT,
			Run: func(s ir.State, memory ir.U128) (out ir.U128, ok bool) {
				x := s.(*x87Stack)
				if x.depth < o.takes {
					return out, false
				}
				var args [2]ir.U128 // the top last
				x.depth -= o.takes
				copy(args[2-o.takes:], x.stack[x.depth:])
				return o.run(x, memory, args[0], args[1])
			},
		})
	}
}
