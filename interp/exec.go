package interp

import (
	"context"
	"encoding/binary"
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

// exec runs fn in frame r. va holds the variadic arguments in raw form. It is a single switch in a single loop, so that
// the state of the interpreter stays in registers between instructions.
func (m *machine) exec(fn *function, r []uint64, va []variadicArg) error {
	var (
		c             = fn.code
		insts         = c.insts
		mem           = m.mem
		serial        = m.serial
		steps         uint64
		loads, stores uint64
		limit         = m.budget()
		err           error
	)
	m.serial++
	for pc := 0; ; pc++ {
		in := &insts[pc]
		steps += uint64(in.cost)
		switch in.op {
		case opNop:
		case opCount:
			m.counters[in.dst]++
		case opMov:
			r[in.dst] = r[in.a]
		case opConst:
			r[in.dst] = in.imm
		case opJunk:
			r[in.dst] = r[in.a]&in.imm | junk&^in.imm
		case opAdd:
			r[in.dst] = (r[in.a] + r[in.b]) & in.imm
		case opSub:
			r[in.dst] = (r[in.a] - r[in.b]) & in.imm
		case opMul:
			r[in.dst] = r[in.a] * r[in.b] & in.imm
		case opAnd:
			r[in.dst] = r[in.a] & r[in.b]
		case opOr:
			r[in.dst] = r[in.a] | r[in.b]
		case opXor:
			r[in.dst] = r[in.a] ^ r[in.b]
		case opShl:
			r[in.dst] = shl(r[in.a], r[in.b], in.w) & in.imm
		case opLShr:
			r[in.dst] = lshr(r[in.a], r[in.b], in.w)
		case opAShr:
			r[in.dst] = uint64(sext(r[in.a], in.w)>>min(r[in.b], 63)) & in.imm
		case opAddImm:
			r[in.dst] = r[in.a] + in.imm
		case opAddScaled:
			r[in.dst] = r[in.a] + uint64(sext(r[in.b], in.w))*in.imm
		case opZExt:
			r[in.dst] = r[in.a] & in.imm
		case opSExt:
			r[in.dst] = uint64(sext(r[in.a], in.w)) & in.imm
		case opTruth:
			if b := r[in.a] & 0xff; b > 1 {
				err = fault(fn, pc, "i1 with the byte %#x, neither 0 nor 1", b)
				goto done
			}
		case opSelect:
			x := r[in.c]
			if r[in.a]&1 != 0 {
				x = r[in.b]
			}
			r[in.dst] = x
		case opEq:
			r[in.dst] = bit(r[in.a] == r[in.b])
		case opNe:
			r[in.dst] = bit(r[in.a] != r[in.b])
		case opULt:
			r[in.dst] = bit(r[in.a] < r[in.b])
		case opULe:
			r[in.dst] = bit(r[in.a] <= r[in.b])
		case opSLt:
			r[in.dst] = bit(high(r[in.a], in.w) < high(r[in.b], in.w))
		case opSLe:
			r[in.dst] = bit(high(r[in.a], in.w) <= high(r[in.b], in.w))
		case opFAdd, opFSub, opFMul, opFDiv:
			r[in.dst] = m.floatOp(in.op, r[in.a], r[in.b])
		case opEval:
			e := &c.evals[in.imm]
			lo, hi, ok := m.semantics.Eval(e.op, e.pred, e.typ, e.src, r[in.a], r[in.b], r[in.c])
			if !ok {
				err = fault(fn, pc, "trap: %s of %#x and %#x", e.op, r[in.a], r[in.b])
				goto done
			}
			r[in.dst] = lo
			if e.two {
				r[in.dst+1] = hi
			}
		case opWide:
			if !m.evalWide(&c.evals[in.imm], r, in) {
				goto trap
			}
		case opVector:
			if !evalVector(m.semantics, &c.evals[in.imm], r, in) {
				goto trap
			}
		case opMasked:
			if err = m.maskedAccess(fn, &c.evals[in.imm], r, pc, in); err != nil {
				goto done
			}
		case opBig:
			if !m.evalBig(&c.evals[in.imm], r, in) {
				goto trap
			}
		case opLoad8:
			loads++
			p := mem.Read(r[in.a]+in.imm, 1)
			if p == nil {
				goto badLoad
			}
			r[in.dst] = uint64(p[0])
		case opLoad16:
			loads++
			p := mem.Read(r[in.a]+in.imm, 2)
			if p == nil {
				goto badLoad
			}
			r[in.dst] = uint64(binary.LittleEndian.Uint16(p))
		case opLoad32:
			loads++
			p := mem.Read(r[in.a]+in.imm, 4)
			if p == nil {
				goto badLoad
			}
			r[in.dst] = uint64(binary.LittleEndian.Uint32(p))
		case opLoad64:
			loads++
			p := mem.Read(r[in.a]+in.imm, 8)
			if p == nil {
				goto badLoad
			}
			r[in.dst] = binary.LittleEndian.Uint64(p)
		case opLoadN:
			loads++
			x, ok := mem.ReadN(r[in.a]+in.imm, uint64(in.w))
			if !ok {
				goto badLoad
			}
			r[in.dst] = x
		case opStore8:
			stores++
			p := mem.Write(r[in.b]+in.imm, 1)
			if p == nil {
				goto badStore
			}
			p[0] = byte(r[in.a])
		case opStore16:
			stores++
			p := mem.Write(r[in.b]+in.imm, 2)
			if p == nil {
				goto badStore
			}
			binary.LittleEndian.PutUint16(p, uint16(r[in.a]))
		case opStore32:
			stores++
			p := mem.Write(r[in.b]+in.imm, 4)
			if p == nil {
				goto badStore
			}
			binary.LittleEndian.PutUint32(p, uint32(r[in.a]))
		case opStore64:
			stores++
			p := mem.Write(r[in.b]+in.imm, 8)
			if p == nil {
				goto badStore
			}
			binary.LittleEndian.PutUint64(p, r[in.a])
		case opStoreN:
			stores++
			if !mem.WriteN(r[in.b]+in.imm, uint64(in.w), r[in.a]) {
				goto badStore
			}

		case opJump:
			if pc = int(in.dst) - 1; steps >= limit {
				goto poll
			}
		case opBranch:
			if r[in.a]&1 != 0 {
				pc = int(in.b) - 1
			} else {
				pc = int(in.c) - 1
			}
			if steps >= limit {
				goto poll
			}
		case opInvoke:
			if pc = int(in.b) - 1; m.except.landed {
				m.except.landed, pc = false, int(in.c)-1
			}
			if steps >= limit {
				goto poll
			}
		case opSwitch:
			to := c.tables[in.imm].find(r[in.a:])
			if to < 0 {
				err = fault(fn, pc, "jump to %#x, which is not a possible target", r[in.a])
				goto done
			}
			if pc = int(to) - 1; steps >= limit {
				goto poll
			}
		case opRet:
			m.ret = m.ret[:0]
			for _, w := range c.lists[in.imm] {
				m.ret = append(m.ret, r[w])
			}
			goto done
		case opRetTarget:
			goto done
		case opTailTarget:
			info := &c.calls[in.imm]
			callee, failed := m.callee(fn, r, pc, info)
			m.tail, err = tailCall{callee, info, pc}, failed
			goto done

		default:
			m.flush(steps, loads, stores)
			steps, loads, stores = 0, 0, 0
			if pc, err = m.outOfLine(fn, r, pc, in, serial, va); err != nil {
				goto done
			}
			limit = m.budget()
		}
		continue
	poll:
		m.flush(steps, loads, stores)
		steps, loads, stores = 0, 0, 0
		if err = m.poll(fn, max(pc, 0)); err != nil {
			goto done
		}
		limit = m.budget()
		continue
	trap:
		err = fault(fn, pc, "trap: %s", c.evals[in.imm].op)
		goto done
	badLoad:
		err = unmapped(fn, pc, "load", in.accessBytes(), r[in.a]+in.imm)
		goto done
	badStore:
		err = unmapped(fn, pc, "store", in.accessBytes(), r[in.b]+in.imm)
		goto done
	}
done:
	m.flush(steps, loads, stores)
	m.depth--
	return err
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
		err = m.poll(fn, pc)
	} else {
		err = m.rare(fn, r, pc, in, serial, va)
	}
	if err != nil {
		return m.caught(fn, r, pc, serial, err)
	}
	return pc, nil
}

// flush adds the counts that were kept in registers.
func (m *machine) flush(steps, loads, stores uint64) {
	m.counts.Instructions += steps
	m.counts.Loads += loads
	m.counts.Stores += stores
}

// budget returns the number of instructions until the next poll.
func (m *machine) budget() uint64 {
	if next := min(m.limit, m.nextPoll); next > m.counts.Instructions {
		return next - m.counts.Instructions
	}
	return 0
}

// poll returns an error if the context is done or the instruction limit is reached.
func (m *machine) poll(fn *function, pc int) error {
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
