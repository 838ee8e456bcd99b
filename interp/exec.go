package interp

import (
	"context"
	"fmt"
	"math"

	"spillway/interp/libc"
	"spillway/ir"
)

// A machine is a running program.
type machine struct {
	*image
	ctx context.Context

	// Evolving.
	counts   Counts
	counters [numCounters]uint64
	limit    uint64 // on counts.Instructions
	nextPoll uint64 // when to poll ctx again
	depth    int
	state    ir.State // of the machine's operations with effects
	frames   frameStack
	ret      []uint64             // words of the result of the last call in raw form
	thread   uint64               // address of the thread's variables
	jumps    map[uint64]jumpPoint // by address of the jmp_buf
	serial   int64                // number of calls so far
	tail     tailCall             // set by the last function's final tail call
	lib      libc.Library
	atExit   []exitCall        // registered with atexit
	threads  map[uint64]uint64 // results by thread
	except   exceptions
}

// maxDepth is the maximum call depth, independent of stack usage.
const maxDepth = 200_000

// pollInterval is the number of instructions between polls of the context.
const pollInterval = 1 << 20

// junk is the value of undefined words and bits.
const junk = 0xDEAD_BEEF_A5C3_9671

// enter returns a frame for c, called with the stack pointer sp: a return
// address and the slots of c lie below it.
func (m *machine) enter(fn *function, c *code, sp uint64) ([]uint64, error) {
	m.depth++
	base := (sp - funcStep - uint64(c.frame)) &^ uint64(c.align-1)
	if m.depth > maxDepth || m.frames.full(c.words) || !m.mem.reserveStack(base-funcStep) {
		return nil, &Fault{fn.name, "entry", "stack overflow"}
	}
	r := m.frames.take(c.words)
	copy(r[c.constStart:], c.consts)
	for _, t := range c.tls {
		r[t.word] = m.thread + t.off
	}
	r[wordSP], r[wordIn], r[wordBase] = base, sp, base
	return r, nil
}

// codeOf returns the code of fn, which is not native.
func (m *machine) codeOf(fn *function) (*code, error) {
	if fn.code == nil {
		c, err := m.image.compile(fn)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", fn.name, err)
		}
		fn.code = c
	}
	return fn.code, nil
}

// exec runs fn in frame r. va holds the variadic arguments in raw form.
func (m *machine) exec(fn *function, r []uint64, va []variadicArg) error {
	var (
		c      = fn.code
		serial = m.serial
		steps  uint64
		limit  = m.budget()
		err    error
	)
	m.serial++
	for pc := 0; err == nil; pc++ {
		if pc, steps = compute(c.insts, r, pc, steps, limit); steps >= limit {
			m.counts.Instructions += steps
			steps = 0
			err = m.poll(fn)
			limit = m.budget()
			pc--
			continue
		}
		in := &c.insts[pc]
		steps += uint64(in.cost)
		switch in.op {
		case opFAdd, opFSub, opFMul, opFDiv:
			r[in.dst] = m.floatOp(in.op, r[in.a], r[in.b])
		case opTruth, opEval, opWide, opVector, opMasked, opBig:
			err = m.evaluate(fn, r, pc, in)
		case opLoad:
			m.counts.Loads++
			addr, n := r[in.a]+in.imm, uint64(in.w)
			p := m.mem.Read(addr, n)
			if p == nil && n > 0 {
				err = unmapped(fn, pc, "load", n, addr)
				break
			}
			r[in.dst] = getN(p, n)
		case opStore:
			m.counts.Stores++
			addr, n := r[in.b]+in.imm, uint64(in.w)
			p := m.mem.Write(addr, n)
			if p == nil && n > 0 {
				err = unmapped(fn, pc, "store", n, addr)
				break
			}
			putN(p, n, r[in.a])
		case opInvoke:
			if pc = int(in.b) - 1; m.except.landed {
				m.except.landed, pc = false, int(in.c)-1
			}
		case opSwitch:
			to := c.tables[in.imm].find(r[in.a:])
			if to < 0 {
				err = fault(fn, pc, "jump to %#x, which is not a target", r[in.a])
				break
			}
			pc = int(to) - 1
		case opRet, opRetTarget, opTailTarget:
			m.counts.Instructions += steps
			m.depth--
			return m.leave(fn, r, pc, in)
		case opCount:
			m.counters[in.dst]++
		default:
			m.counts.Instructions += steps
			steps = 0
			pc, err = m.outOfLine(fn, r, pc, in, serial, va)
			limit = m.budget()
		}
	}
	m.counts.Instructions += steps
	m.depth--
	return err
}

// leave executes the last instruction of an activation.
func (m *machine) leave(fn *function, r []uint64, pc int, in *inst) (err error) {
	switch in.op {
	case opRet:
		m.ret = m.ret[:0]
		for _, w := range fn.code.lists[in.imm] {
			m.ret = append(m.ret, r[w])
		}
	case opTailTarget:
		info := &fn.code.calls[in.imm]
		var callee *function
		callee, err = m.callee(fn, r, pc, info)
		m.tail = tailCall{callee, info, pc}
	}
	return err
}

// compute executes instructions from pc on, until one needs more than the frame r or a jump is taken with at least
// limit instructions counted. It returns where execution continues and the count. It calls nothing, so that its
// variables stay in registers.
func compute(insts []inst, r []uint64, pc int, steps, limit uint64) (int, uint64) {
	for {
		in := &insts[pc]
		if in.op > lastComputed {
			return pc, steps
		}
		pc++
		steps += uint64(in.cost)
		a, b := r[in.a], r[in.b]
		var x uint64
		switch in.op {
		case opJump, opBranch:
			if pc = int(in.dst); in.op == opBranch && a&1 != 0 {
				pc = int(in.c)
			}
			if steps >= limit {
				return pc, steps
			}
			continue
		case opNop:
			continue
		case opMov:
			x = a
		case opConst:
			x = in.imm
		case opJunk:
			x = a&in.imm | junk&^in.imm
		case opAdd:
			x = (a + b) & in.imm
		case opSub:
			x = (a - b) & in.imm
		case opMul:
			x = a * b & in.imm
		case opAnd:
			x = a & b
		case opOr:
			x = a | b
		case opXor:
			x = a ^ b
		case opShl:
			x = shl(a, b, in.w) & in.imm
		case opLShr:
			x = lshr(a, b, in.w)
		case opAShr:
			x = uint64(sext(a, in.w)>>min(b, 63)) & in.imm
		case opAddImm:
			x = a + in.imm
		case opAddScaled:
			x = a + uint64(sext(b, in.w))*in.imm
		case opZExt:
			x = a & in.imm
		case opSExt:
			x = uint64(sext(a, in.w)) & in.imm
		case opSelect:
			if x = r[in.c]; a&1 != 0 {
				x = b
			}
		case opEq:
			x = bit(a == b)
		case opNe:
			x = bit(a != b)
		case opULt:
			x = bit(a < b)
		case opULe:
			x = bit(a <= b)
		case opSLt:
			x = bit(high(a, in.w) < high(b, in.w))
		case opSLe:
			x = bit(high(a, in.w) <= high(b, in.w))
		}
		r[in.dst] = x
	}
}

// evaluate executes the instructions that ir evaluates, and those that check a value.
func (m *machine) evaluate(fn *function, r []uint64, pc int, in *inst) error {
	if in.op == opTruth {
		if b := r[in.a] & 0xff; b > 1 {
			return fault(fn, pc, "i1 with the byte %#x, neither 0 nor 1", b)
		}
		return nil
	}
	e := &fn.code.evals[in.imm]
	ok := false
	switch in.op {
	case opEval:
		lo, hi, ok := m.semantics.Eval(e.op, e.pred, e.typ, e.src, r[in.a], r[in.b], r[in.c])
		if !ok {
			return fault(fn, pc, "trap: %s of %#x and %#x", e.op, r[in.a], r[in.b])
		}
		r[in.dst] = lo
		if e.two {
			r[in.dst+1] = hi
		}
		return nil
	case opMasked:
		return m.maskedAccess(fn, e, r, pc, in)
	case opWide:
		ok = m.evalWide(e, r, in)
	case opVector:
		ok = evalVector(m.semantics, e, r, in)
	case opBig:
		ok = m.evalBig(e, r, in)
	}
	if !ok {
		return fault(fn, pc, "trap: %s", e.op)
	}
	return nil
}

// shl returns x << n, or 0 if n is at least w.
func shl(x, n uint64, w uint8) uint64 {
	if n < uint64(w) {
		return x << n
	}
	return 0
}

// lshr returns x >> n, or 0 if n is at least w.
func lshr(x, n uint64, w uint8) uint64 {
	if n < uint64(w) {
		return x >> n
	}
	return 0
}

// high returns the low 64-w bits of x as the high bits of an int64, which preserves signed order.
func high(x uint64, w uint8) int64 { return int64(x << (w & 63)) }

// sext returns the low 64-w bits of x, sign-extended.
func sext(x uint64, w uint8) int64 { return int64(x<<(w&63)) >> (w & 63) }

// outOfLine executes the rarer instructions, and those that run other code, and returns the pc at which execution
// continues after its increment.
func (m *machine) outOfLine(fn *function, r []uint64, pc int, in *inst, serial int64, va []variadicArg) (int, error) {
	var err error
	if m.counts.Instructions >= m.limit {
		err = m.poll(fn)
	} else {
		err = m.rare(fn, r, pc, in, serial, va)
	}
	if err != nil {
		return m.caught(fn, r, pc, serial, err)
	}
	return pc, nil
}

// budget returns the number of instructions until the next poll.
func (m *machine) budget() uint64 {
	if next := min(m.limit, m.nextPoll); next > m.counts.Instructions {
		return next - m.counts.Instructions
	}
	return 0
}

// poll returns an error if the context is done or the instruction limit is reached.
func (m *machine) poll(fn *function) error {
	if m.counts.Instructions >= m.limit {
		return &StepsError{fn.name, m.limit}
	}
	m.nextPoll = m.counts.Instructions + pollInterval
	return m.ctx.Err()
}

// bit returns b as 0 or 1.
func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// floatOp is ir.Eval for arithmetic on doubles, with a fast path for results other than NaN.
func (m *machine) floatOp(op opcode, a, b uint64) uint64 {
	x, y := math.Float64frombits(a), math.Float64frombits(b)
	var z float64
	which := ir.OpFAdd
	switch op {
	case opFAdd:
		z = x + y
	case opFSub:
		z, which = x-y, ir.OpFSub
	case opFMul:
		z, which = x*y, ir.OpFMul
	default:
		z, which = x/y, ir.OpFDiv
	}
	if z != z {
		bits, _, _ := m.semantics.Eval(which, ir.PredNone, ir.F64, nil, a, b, 0)
		return bits
	}
	return math.Float64bits(z)
}

// evalBig executes an opBig, and reports whether it did not trap.
func (m *machine) evalBig(e *evalInfo, r []uint64, in *inst) bool {
	var args [3][]uint64
	for i, w := range [3]int32{in.a, in.b, in.c} {
		args[i] = r[w : w+e.words[i+1]]
	}
	lo, hi, ok := ir.EvalBig(e.op, e.pred, e.typ, e.src, args[0], args[1], args[2])
	if !ok {
		return false
	}
	copy(r[in.dst:], lo)
	if e.two {
		r[in.dst+e.words[0]] = hi[0]
	}
	return true
}

// evalWide executes an opWide, and reports whether it did not trap.
func (m *machine) evalWide(e *evalInfo, r []uint64, in *inst) bool {
	var args [3]ir.U128
	for i, w := range [3]int32{in.a, in.b, in.c} {
		args[i].Lo = r[w]
		if e.wide[i] {
			args[i].Hi = r[w+1]
		}
	}
	lo, hi, ok := m.semantics.EvalWide(e.op, e.pred, e.typ, e.src, args[0], args[1], args[2])
	dst := r[in.dst:]
	dst[0] = lo.Lo
	if e.wideResult {
		dst[1] = lo.Hi
		dst = dst[1:]
	}
	if e.two {
		dst[1] = hi.Lo
	}
	return ok
}
