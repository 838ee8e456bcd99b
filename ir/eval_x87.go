package ir

import "math/big"

// X87 is the state of the stack of x86_fp80 numbers that x87 has.
type X87 struct {
	stack [8]U128
	depth int
	// Control is the control word: bits 10 and 11 say how integers are rounded.
	Control uint16
}

// NewX87 returns an empty stack, with the control word that programs start with.
func NewX87() X87 { return X87{Control: 0x37F} }

// Depth returns how many numbers are on the stack.
func (x *X87) Depth() int { return x.depth }

// Push puts the x86_fp80 number with the given bits on the stack; not ok if it is full.
func (x *X87) Push(v U128) (ok bool) {
	if x.depth == len(x.stack) {
		return false
	}
	x.stack[x.depth] = ZeroExtend128(v, 80)
	x.depth++
	return true
}

// Pop takes a number off the stack; not ok if there is none.
func (x *X87) Pop() (v U128, ok bool) {
	if x.depth == 0 {
		return U128{}, false
	}
	x.depth--
	return x.stack[x.depth], true
}

// EvalX87 carries out op, for which IsX87 holds. memory holds what op reads from memory; out
// is what it writes there, or the truth value of a comparison. ok is false if the stack
// has not the numbers or the room. Arithmetic is Eval's for x86_fp80.
func (x *X87) EvalX87(op Op, memory U128) (out U128, ok bool) {
	eval := func(op Op, t, src *Type, a, b U128) U128 {
		r, _, _ := EvalWide(op, PredNone, t, src, a, b, U128{})
		return r
	}
	switch op {
	case OpX87Ld32:
		return out, x.Push(eval(OpFPExt, F80, F32, memory, out))
	case OpX87Ld64:
		return out, x.Push(eval(OpFPExt, F80, F64, memory, out))
	case OpX87Ld80:
		return out, x.Push(memory)
	case OpX87LdI32:
		return out, x.Push(eval(OpSIToFP, F80, I32, memory, out))
	case OpX87LdI64:
		return out, x.Push(eval(OpSIToFP, F80, I64, memory, out))
	case OpX87Zero:
		return out, x.Push(U128{})
	case OpX87One:
		return out, x.Push(eval(OpSIToFP, F80, I32, U128{Lo: 1}, out))
	case OpX87LdCW:
		x.Control = uint16(memory.Lo)
		return out, true
	case OpX87StCW:
		return U128{Lo: uint64(x.Control)}, true
	}
	b, ok := x.Pop()
	if !ok {
		return out, false
	}
	switch op {
	case OpX87Dup:
		x.Push(b)
		return out, x.Push(b)
	case OpX87St32:
		return eval(OpFPTrunc, F32, F80, b, out), true
	case OpX87St64:
		return eval(OpFPTrunc, F64, F80, b, out), true
	case OpX87St80:
		return b, true
	case OpX87StI32:
		return x.integer(32, b), true
	case OpX87StI64:
		return x.integer(64, b), true
	case OpX87Neg:
		return out, x.Push(eval(OpFNeg, F80, F80, b, out))
	case OpX87Abs:
		return out, x.Push(eval(OpFAbs, F80, F80, b, out))
	case OpX87Sqrt:
		return out, x.Push(eval(OpFSqrt, F80, F80, b, out))
	case OpX87Rint:
		return out, x.Push(eval(OpFRint, F80, F80, b, out))
	}
	a, ok := x.Pop()
	if !ok {
		return out, false
	}
	compare := func(pred Pred) (U128, bool) {
		r, _, _ := EvalWide(OpFCmp, pred, I1, F80, b, a, U128{})
		return r, true
	}
	switch op {
	case OpX87Swap:
		return out, x.Push(b) && x.Push(a)
	case OpX87Add:
		return out, x.Push(eval(OpFAdd, F80, F80, a, b))
	case OpX87Sub:
		return out, x.Push(eval(OpFSub, F80, F80, a, b))
	case OpX87SubR:
		return out, x.Push(eval(OpFSub, F80, F80, b, a))
	case OpX87Mul:
		return out, x.Push(eval(OpFMul, F80, F80, a, b))
	case OpX87Div:
		return out, x.Push(eval(OpFDiv, F80, F80, a, b))
	case OpX87DivR:
		return out, x.Push(eval(OpFDiv, F80, F80, b, a))
	case OpX87GT:
		return compare(FOGT)
	case OpX87GE:
		return compare(FOGE)
	case OpX87UEQ:
		return compare(FUEQ)
	case OpX87UNO:
		return compare(FUNO)
	case OpX87OEQ:
		return compare(FOEQ)
	}
	return out, false
}

// integer returns the number with bits b as an integer of w bits, rounded as the control word says.
func (x *X87) integer(w int, b U128) U128 {
	v := softOf(F80, b)
	round := [4]Op{OpFRint, OpFFloor, OpFCeil, OpFTrunc}[x.Control>>10&3]
	if v.class == softFinite {
		v = softIntegral(round, v)
	}
	return wrapBig(new(big.Int).Set(softToInt(OpFPToSI, w, v)), w)
}
