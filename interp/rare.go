package interp

import (
	"math/bits"

	"spillway/ir"
)

// rare runs the instructions that call other code, allocate or move blocks of memory.
func (m *machine) rare(fn *function, r []uint64, pc int, in *inst, serial int64, va []variadicArg) error {
	switch in.op {
	case opCall, opCallTarget:
		call := func() error {
			if in.op == opCall {
				return m.call(fn, r, pc, in, serial, va)
			}
			return m.callTarget(fn, r, pc, in, serial)
		}
		if info := &fn.code.calls[in.imm]; info.pad != nil {
			return m.withPad(info, call)
		}
		return call()
	case opPad:
		r[in.dst], r[in.dst+1] = m.except.at.header, m.except.at.selector
	case opResume:
		e := m.except.live[r[in.a]]
		if e == nil {
			return fault(fn, pc, "%#x is not an exception", r[in.a])
		}
		return m.except.resume(e)
	case opAlloca:
		hi, size := bits.Mul64(r[in.a], in.imm)
		sp := r[wordSP]
		if hi != 0 || size > sp {
			return fault(fn, pc, "stack overflow")
		}
		sp = (sp - size) &^ (1<<in.w - 1)
		if !m.mem.reserveStack(sp - funcStep) {
			return fault(fn, pc, "stack overflow")
		}
		r[wordSP], r[in.dst] = sp, sp
	case opLeave:
		if r[in.a] != r[in.b] {
			return fault(fn, pc, "the function returns with %#x, want %#x", r[in.a], r[in.b])
		}
	case opSetJmp:
		return m.setJmp(fn, r, pc, in, serial)
	case opLongJmp:
		return m.longJmp(fn, pc, r[in.a])
	case opStackRestore:
		r[wordSP] = r[in.a]
	case opMemCpy:
		return m.copyBytes(fn, pc, r[in.a], r[in.b], r[in.c])
	case opMemSet:
		dst, n := r[in.a], r[in.c]
		p := m.mem.Write(dst, n)
		if p == nil && n > 0 {
			return unmapped(fn, pc, "store", n, dst)
		}
		fill(p[:n], byte(r[in.b]))
	case opVAStart:
		return m.vaStart(fn, r, pc, in, va)
	case opVACopy:
		return m.copyBytes(fn, pc, r[in.a], r[in.b], m.vaListBytes())
	case opVAArg:
		return m.vaArg(fn, r, pc, in)
	case opTLS:
		r[in.dst] = m.thread + in.imm
	case opOrdered:
		return m.orderedOp(fn, r, pc, in)
	case opTrap:
		return fault(fn, pc, "trap")
	case opUnreachable:
		return fault(fn, pc, "unreachable executed")
	default:
		return fault(fn, pc, "internal error: opcode %d", in.op)
	}
	return nil
}

// setJmp executes an ir.OpSetJmp. The address of the buffer represents the address at which the program continues.
func (m *machine) setJmp(fn *function, r []uint64, pc int, in *inst, serial int64) error {
	buf, word := r[in.a], uint64(m.layout.PtrBytes)
	if !m.mem.WriteN(buf+word, word, buf) {
		return unmapped(fn, pc, "store", word, buf+word)
	}
	if m.jumps == nil {
		m.jumps = map[uint64]jumpPoint{}
	}
	m.jumps[buf] = jumpPoint{serial: serial, pc: pc, dst: in.dst}
	r[in.dst] = 0
	return nil
}

// longJmp executes an ir.OpLongJmp: the stack pointer is the one that the program stored, the frame pointer that of the
// resumed activation.
func (m *machine) longJmp(fn *function, pc int, buf uint64) error {
	word := uint64(m.layout.PtrBytes)
	at, ok := m.mem.ReadN(buf+word, word)
	sp, filled := m.mem.ReadN(buf+2*word, word)
	if !ok || !filled {
		return unmapped(fn, pc, "load", 3*word, buf)
	}
	point, ok := m.jumps[at]
	if !ok || point.regs != nil {
		return fault(fn, pc, "%#x was not initialized by llvm.eh.sjlj.setjmp", buf)
	}
	point.sp = sp
	return &longJump{point, 1}
}

func fill(p []byte, b byte) {
	for i := range p {
		p[i] = b
	}
}

// copyBytes copies n bytes, which may overlap.
func (m *machine) copyBytes(fn *function, pc int, dst, src, n uint64) error {
	if n == 0 {
		return nil
	}
	p, q := m.mem.Write(dst, n), m.mem.Read(src, n)
	if p == nil {
		return unmapped(fn, pc, "store", n, dst)
	}
	if q == nil {
		return unmapped(fn, pc, "load", n, src)
	}
	copy(p[:n], q[:n])
	return nil
}

// callee returns the function that a call site calls.
func (m *machine) callee(fn *function, r []uint64, pc int, info *callInfo) (*function, error) {
	if info.fn != nil {
		return info.fn, nil
	}
	callee := m.functionAt(r[info.callee])
	if callee == nil {
		return nil, fault(fn, pc, "call of %#x, which is not a function", r[info.callee])
	}
	return callee, nil
}

// call executes a call in raw form; va holds the variadic arguments of fn.
func (m *machine) call(fn *function, r []uint64, pc int, in *inst, serial int64, va []variadicArg) error {
	info := &fn.code.calls[in.imm]
	callee, err := m.callee(fn, r, pc, info)
	if err != nil {
		return err
	}
	if !info.forwards {
		va = nil
	} else if callee.ir == nil {
		return fault(fn, pc, "cannot forward variable arguments to %s, a native function", callee.name)
	}
	if callee.ir == nil {
		nc := &nativeCall{machine: m, fn: fn, pc: pc, r: r, info: info, serial: serial, dst: in.dst}
		if err := nc.run(callee); err != nil {
			return err
		}
		m.ret = append(m.ret[:0], nc.Result, nc.ResultHi)
	} else if err := m.callIR(callee, r, info, va); err != nil {
		return err
	}
	m.takeResult(r[in.dst:], info)
	return nil
}

// callIR calls fn, which is not native, in raw form. Missing arguments are junk; va holds the caller's variadic
// arguments that it forwards.
func (m *machine) callIR(fn *function, caller []uint64, info *callInfo, va []variadicArg) error {
	c, err := m.codeOf(fn)
	if err != nil {
		return err
	}
	chunk, top := m.frames.chunk, m.frames.top
	r, err := m.enter(fn, c, caller[wordSP])
	if err != nil {
		return err
	}
	for i := range c.params {
		if i < len(info.fixed) {
			r[firstWord+i] = caller[info.fixed[i]]
		} else {
			r[firstWord+i] = junk
		}
	}
	if c.variadic && va == nil {
		va = variadicArgs(caller, info)
	}
	err = m.exec(fn, r, va)
	m.frames.chunk, m.frames.top = chunk, top
	return err
}

// takeResult copies the words of a result. The callee may have another type.
func (m *machine) takeResult(dst []uint64, info *callInfo) {
	for i := range info.retWords {
		x := uint64(junk)
		if i < len(m.ret) {
			x = m.ret[i]
		}
		dst[i] = x
	}
	if info.retWords == 1 && info.ret.IsScalar() {
		dst[0] = ir.ZeroExtend(dst[0], scalarBits(info.ret))
	}
}

// land restores the state of a frame in which setjmp returns again.
func (m *machine) land(c *code, r []uint64, j *longJump) {
	r[wordSP] = j.point.sp
	if j.point.regs != nil {
		copy(r[firstWord:], j.point.regs)
		m.clobber(r, &c.calls[c.insts[j.point.pc].imm])
	}
	r[j.point.dst] = j.value
}

func scalarBits(t *ir.Type) int {
	if t.Kind == ir.IntKind {
		return t.Bits
	}
	if n := t.FloatBits(); n > 0 {
		return n
	}
	return 64
}
