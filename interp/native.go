package interp

import (
	"fmt"
	"math"

	"spillway/ir"
	"spillway/regalloc"
)

// A native is a function of the C library written in Go. It takes its
// arguments from the call in order and leaves its result there.
type native func(c *nativeCall)

// A nativeCall is one call of a native function.
type nativeCall struct {
	*machine
	fn     *function // the caller
	pc     int       // the call in it
	name   string
	r      []uint64 // the caller's frame
	info   *callInfo
	serial int64 // of the caller's activation
	dst    int32 // raw form: the word of the result
	target bool

	// Evolving: how many arguments have been read.
	next   int    // raw form
	ints   int    // target form: from integer registers
	floats int    // target form: from floating registers
	stack  uint64 // target form: bytes of the arguments in memory

	result, resultHi uint64
	resultBits       int
	floatResult      bool
	err              error
}

// run calls fn.
func (c *nativeCall) run(fn *function) error {
	if fn.native == nil {
		return c.faultf("%s is neither defined nor in the interpreter's C library", fn.name)
	}
	c.resultBits = 64
	fn.native(c)
	return c.err
}

func (c *nativeCall) faultf(format string, args ...any) error {
	where := "call"
	if c.fn.code != nil {
		where = c.fn.code.origins[c.pc].String()
	}
	return &Fault{c.fn.name, where, fmt.Sprintf(format, args...)}
}

// fail makes the program stop with a message.
func (c *nativeCall) fail(format string, args ...any) {
	if c.err == nil {
		c.err = c.faultf("%s: %s", c.name, fmt.Sprintf(format, args...))
	}
}

// integer returns the next argument, an integer of n bits, and the upper half
// of one of 128.
func (c *nativeCall) integer(n int) (lo, hi uint64) {
	if !c.target {
		if c.next >= len(c.info.args) {
			return junk & ir.ZeroExtend(^uint64(0), min(n, 64)), 0
		}
		w := c.info.args[c.next].word
		c.next++
		if n > 64 {
			return c.r[w], c.r[w+1]
		}
		return ir.ZeroExtend(c.r[w], n), 0
	}
	slot := 8 * int(max(c.machine.target.ABI.ArgSlot, 1))
	lo = c.slot(n, slot)
	for have := slot; have < n; have += slot {
		x := c.slot(n, slot)
		if have < 64 {
			lo |= x << have
		} else {
			hi |= x << (have - 64)
		}
	}
	return lo, hi
}

// slot returns the next part of an integer argument of n bits, in target form.
func (c *nativeCall) slot(n, size int) uint64 {
	abi := &c.machine.target.ABI
	if c.ints < len(abi.IntArgs) {
		c.ints++
		return ir.ZeroExtend(c.register(abi.IntArgs[c.ints-1]), min(n, size))
	}
	x, ok := c.mem.readN(c.r[wordSP]+c.stack, uint64(size/8))
	c.stack += uint64(size / 8)
	if !ok {
		c.fail("argument in memory is not mapped")
	}
	return ir.ZeroExtend(x, min(n, size))
}

// register returns the content of r: its units' words, each of 32 bits if there are two.
func (c *nativeCall) register(r regalloc.Reg) uint64 {
	tf := targetFrame{t: c.machine.target, words: int32(c.machine.target.Machine.NumUnits)}
	words := tf.regWords(r)
	if len(words) == 2 {
		return c.r[words[0]]&(1<<32-1) | c.r[words[1]]<<32
	}
	return c.r[words[0]]
}

// floating returns the bits of the next argument, a float of n bits.
func (c *nativeCall) floating(n int) uint64 {
	if !c.target {
		x, _ := c.integer(n)
		return x
	}
	abi := &c.machine.target.ABI
	if c.floats < len(abi.FloatArgs) {
		c.floats++
		return ir.ZeroExtend(c.register(abi.FloatArgs[c.floats-1]), n)
	}
	if len(abi.FloatArgs) == 0 && len(abi.IntArgs) > 0 {
		x, _ := c.integer(n)
		return x
	}
	bytes := uint64(ir.RoundUp(int64(n/8), abi.ArgSlot))
	x, ok := c.mem.readN(c.r[wordSP]+c.stack, min(bytes, 8))
	c.stack += bytes
	if !ok {
		c.fail("argument in memory is not mapped")
	}
	return ir.ZeroExtend(x, n)
}

func (c *nativeCall) int() int32       { x, _ := c.integer(32); return int32(x) }
func (c *nativeCall) int64() int64     { x, _ := c.integer(64); return int64(x) }
func (c *nativeCall) ptr() uint64      { x, _ := c.integer(8 * c.layout.PtrBytes); return x }
func (c *nativeCall) long() int64      { return ir.SignExtend(c.ptr(), 8*c.layout.PtrBytes) }
func (c *nativeCall) float64() float64 { return math.Float64frombits(c.floating(64)) }
func (c *nativeCall) float32() float32 { return math.Float32frombits(uint32(c.floating(32))) }

func (c *nativeCall) give(x uint64, bits int) { c.result, c.resultBits = ir.ZeroExtend(x, bits), bits }
func (c *nativeCall) giveInt(x int32)         { c.give(uint64(x), 32) }
func (c *nativeCall) givePtr(x uint64)        { c.give(x, 8*c.layout.PtrBytes) }
func (c *nativeCall) giveFloat64(x float64)   { c.giveFloat(math.Float64bits(x), 64) }
func (c *nativeCall) giveFloat32(x float32)   { c.giveFloat(uint64(math.Float32bits(x)), 32) }

func (c *nativeCall) giveFloat(bits uint64, n int) {
	c.result, c.resultBits, c.floatResult = bits, n, true
}

func (c *nativeCall) giveWide(x ir.U128, bits int) {
	c.result, c.resultHi, c.resultBits = x.Lo, x.Hi, bits
}

// giveResult puts the result into the registers of the ABI; bits above it are junk.
func (c *nativeCall) giveResult(r []uint64) {
	abi := &c.machine.target.ABI
	tf := targetFrame{t: c.machine.target, words: int32(c.machine.target.Machine.NumUnits)}
	regs := abi.IntRets
	if c.floatResult && len(abi.FloatRets) > 0 {
		regs = abi.FloatRets
	}
	if len(regs) == 0 {
		return
	}
	words := tf.regWords(regs[0])
	size := 64
	if !c.floatResult || len(abi.FloatRets) == 0 {
		size = 8 * int(max(abi.ArgSlot, 1))
	} else if len(words) == 2 {
		size = 32
	}
	if len(words) == 1 && len(regs) > 1 {
		words = append(words, tf.regWords(regs[1])[0])
	}
	x := ir.U128{Lo: c.result, Hi: c.resultHi}
	for bits := c.resultBits; bits > 0 && len(words) > 0; bits -= size {
		n := min(bits, size)
		mask := ir.ZeroExtend(^uint64(0), n)
		r[words[0]] = x.Lo&mask | junk&^mask
		x.Lo, x.Hi = x.Lo>>size|x.Hi<<(64-size), x.Hi>>size
		words = words[1:]
	}
}

// bytes returns the n bytes at addr, to be read. If they are not all mapped,
// the call fails and the bytes are zeros.
func (c *nativeCall) bytes(addr, n uint64) []byte {
	if n == 0 {
		return nil
	}
	return c.mapped(c.mem.read(addr, n), addr, n)
}

// room is bytes for writing.
func (c *nativeCall) room(addr, n uint64) []byte {
	if n == 0 {
		return nil
	}
	return c.mapped(c.mem.write(addr, n), addr, n)
}

func (c *nativeCall) mapped(p []byte, addr, n uint64) []byte {
	if p != nil {
		return p[:n]
	}
	c.fail("%d bytes at unmapped address %#x", n, addr)
	return make([]byte, min(n, 1<<16))[:min(n, 1<<16)]
}

// str returns the string at addr, without its zero.
func (c *nativeCall) str(addr uint64) []byte {
	s, ok := c.mem.cString(addr)
	if !ok {
		c.fail("string at unmapped address %#x", addr)
	}
	return s
}

// put stores the n low bytes of x at addr.
func (c *nativeCall) put(addr, n, x uint64) {
	if !c.mem.writeN(addr, n, x) {
		c.fail("%d bytes at unmapped address %#x", n, addr)
	}
}

// get returns the integer of n bytes at addr.
func (c *nativeCall) get(addr, n uint64) uint64 {
	x, ok := c.mem.readN(addr, n)
	if !ok {
		c.fail("%d bytes at unmapped address %#x", n, addr)
	}
	return x
}

// putStr stores s and a zero at addr.
func (c *nativeCall) putStr(addr uint64, s []byte) {
	p := c.room(addr, uint64(len(s))+1)
	if c.err == nil {
		copy(p, s)
		p[len(s)] = 0
	}
}

// callback calls the function at addr with arguments of pointer size and
// returns its integer result.
func (c *nativeCall) callback(addr uint64, args ...uint64) uint64 {
	if c.err != nil {
		return 0
	}
	fn := c.functionAt(addr)
	if fn == nil {
		c.fail("call of %#x, which is no function", addr)
		return 0
	}
	var x uint64
	x, c.err = c.invoke(fn, c.r[wordSP], args...)
	return x
}

// invoke calls fn from outside, with the stack pointer sp and arguments of
// pointer or int size, and returns its integer result.
func (m *machine) invoke(fn *function, sp uint64, args ...uint64) (uint64, error) {
	if fn.ir == nil {
		return m.invokeNative(fn, sp, args)
	}
	chunk, top := m.frames.chunk, m.frames.top
	defer func() { m.frames.chunk, m.frames.top = chunk, top }()
	if m.image.target != nil {
		return m.invokeTarget(fn, sp, args)
	}
	c, err := m.codeOf(fn)
	if err != nil {
		return 0, err
	}
	r, err := m.enter(fn, c, sp)
	if err != nil {
		return 0, err
	}
	for i := range c.params {
		r[firstWord+i] = junk
		if i < len(args) {
			r[firstWord+i] = args[i]
		}
	}
	if err := m.exec(fn, r, nil); err != nil || len(m.ret) == 0 {
		return 0, err
	}
	return m.ret[0], nil
}

// invokeNative calls a native function through a frame of raw form.
func (m *machine) invokeNative(fn *function, sp uint64, args []uint64) (uint64, error) {
	r := append([]uint64{wordSP: sp, wordIn: sp, wordBase: sp}, args...)
	info := &callInfo{}
	for i := range args {
		info.args = append(info.args, argInfo{typ: ir.I64, word: int32(firstWord + i)})
	}
	nc := &nativeCall{machine: m, fn: fn, name: fn.name, r: r, info: info, serial: -1}
	err := nc.run(fn)
	return nc.result, err
}

// invokeTarget calls fn in target form.
func (m *machine) invokeTarget(fn *function, sp uint64, args []uint64) (uint64, error) {
	tf := newTargetFrame(m.image)
	abi := &m.image.target.ABI
	inMemory := max(len(args)-len(abi.IntArgs), 0)
	r := make([]uint64, firstWord+tf.words)
	r[wordSP] = (sp - uint64(inMemory)*uint64(abi.ArgSlot)) &^ uint64(max(abi.StackAlign, 1)-1)
	for u := range tf.words {
		r[firstWord+u] = junkFor(firstWord + u)
	}
	if !m.mem.reserveStack(r[wordSP]) {
		return 0, &Fault{fn.name, "entry", "stack overflow"}
	}
	var regs []int16
	for i, x := range args {
		if i < len(abi.IntArgs) {
			regs = append(regs, int16(abi.IntArgs[i]))
			r[tf.regWords(abi.IntArgs[i])[0]] = x
		} else {
			m.mem.writeN(r[wordSP]+uint64(i-len(abi.IntArgs))*uint64(abi.ArgSlot), uint64(abi.ArgSlot), x)
		}
	}
	info := tf.site(regs, nil)
	q, err := m.runTarget(fn, r, &info)
	if err != nil || len(abi.IntRets) == 0 {
		return 0, err
	}
	return q[tf.regWords(abi.IntRets[0])[0]], nil
}
