package interp

import (
	"fmt"
	"maps"
	"sync"

	"spillway/interp/libc"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// A native is a function of the C library written in Go.
type native func(c *nativeCall)

// natives returns the table of all native functions.
var natives = sync.OnceValue(func() map[string]native {
	all := controlFunctions()
	maps.Copy(all, cxxFunctions())
	for name, f := range libc.Functions() {
		all[name] = func(c *nativeCall) { f(&c.Call) }
	}
	return all
})

// nativeVariable returns the address of a variable of the C library, or 0.
func (im *image) nativeVariable(name string) uint64 {
	if addr, ok := im.byName[name]; ok {
		return addr
	}
	value := uint64(0)
	switch name {
	case "stdin":
		value = libc.StreamIn
	case "stdout":
		value = libc.StreamOut
	case "stderr":
		value = libc.StreamErr
	case "__stack_chk_guard":
		value = im.stackGuard()
	case "environ", "__environ", "optarg", "optind", "opterr", "signgam":
	default:
		return im.cxxVariable(name)
	}
	addr := im.mem.Alloc(8, 8)
	im.mem.WriteN(addr, 8, value)
	im.byName[name] = addr
	return addr
}

// A nativeCall is one call of a native function; it implements libc.Machine.
type nativeCall struct {
	libc.Call
	*machine
	fn     *function // the caller
	pc     int       // the call in it
	r      []uint64  // the caller's frame
	info   *callInfo
	serial int64 // of the caller's activation
	dst    int32 // raw form: the word of the result
	target bool

	// Evolving: numbers of arguments read so far.
	next   int             // raw form
	ints   int             // target form: from integer registers
	floats int             // target form: from floating registers
	stack  uint64          // target form: bytes of the arguments in memory
	units  regalloc.RegSet // target form: of floating registers, where doubles have others
	memory bool            // with units: a float is in memory
}

// abi returns the calling convention, in target form.
func (c *nativeCall) abi() *target.ABI {
	t := c.machine.target
	if v := c.info.site; v != nil && v.Call != nil && v.Call.Type != nil {
		return t.ConventionOf(v.Call.CallConv, v.Call.Type.Variadic)
	}
	return &t.ABI
}

// run calls fn.
func (c *nativeCall) run(fn *function) error {
	if fn.native == nil {
		return c.Fault(fn.name + " is neither defined nor in the interpreter's C library")
	}
	c.bind(fn.name)
	fn.native(c)
	return c.Err
}

// bind makes c the call of the function of the given name.
func (c *nativeCall) bind(name string) {
	c.Call = libc.Call{Machine: c, Mem: c.mem, Layout: c.layout, Semantics: c.semantics, Lib: &c.lib, Name: name, ResultBits: 64}
}

// Fault implements libc.Machine.
func (c *nativeCall) Fault(message string) error {
	where := "call"
	if c.fn.code != nil {
		where = c.fn.code.origins[c.pc].String()
	}
	return &Fault{c.fn.name, where, message}
}

// Executed implements libc.Machine.
func (c *nativeCall) Executed() uint64 { return c.counts.Instructions }

// VarArg implements libc.Machine.
func (c *nativeCall) VarArg(list, bytes uint64, float bool) (lo, hi uint64, ok bool) {
	return c.vaNext(list, bytes, float)
}

// VarList implements libc.Machine.
func (c *nativeCall) VarList() (bytes uint64, pointer bool) { return c.vaListBytes(), c.vaIsPointer() }

// Invoke implements libc.Machine.
func (c *nativeCall) Invoke(addr uint64, args ...uint64) (uint64, error) {
	fn := c.functionAt(addr)
	if fn == nil {
		return 0, c.Fault(fmt.Sprintf("%s: call of %#x, which is not a function", c.Name, addr))
	}
	return c.invoke(fn, c.r[wordSP], args...)
}

// Integer implements libc.Machine.
func (c *nativeCall) Integer(n int) (lo, hi uint64) {
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
	abi := c.abi()
	slot := 8 * int(max(abi.ArgSlot, 1))
	if n > slot {
		c.align(abi, n == 2*slot)
	}
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

// align skips to where an integer of several words may begin.
func (c *nativeCall) align(abi *target.ABI, two bool) {
	switch {
	case two && abi.WordsEven && c.ints+1 < len(abi.IntArgs):
		c.ints += c.ints & 1
	case abi.WordsAlign > 0 && c.ints+1 >= len(abi.IntArgs):
		c.ints = len(abi.IntArgs)
		c.stack = uint64(ir.RoundUp(int64(c.stack), abi.WordsAlign))
	}
}

// slot returns the next part of an integer argument of n bits, in target form.
func (c *nativeCall) slot(n, size int) uint64 {
	abi := c.abi()
	if c.ints < len(abi.IntArgs) {
		c.ints++
		return ir.ZeroExtend(c.register(abi.IntArgs[c.ints-1]), min(n, size))
	}
	x, ok := c.mem.ReadN(c.r[wordSP]+c.stack, uint64(size/8))
	c.stack += uint64(size / 8)
	if !ok {
		c.Fail("argument in memory is not mapped")
	}
	return ir.ZeroExtend(x, min(n, size))
}

// resultAddress returns the address of a result in memory, which some machines pass in a dedicated register, others as
// the first argument.
func (c *nativeCall) resultAddress() uint64 {
	if c.target {
		if regs := c.machine.target.ABI.SRetArgs; len(regs) > 0 {
			return c.register(regs[0])
		}
	}
	return c.Ptr()
}

// register returns the content of r: its units' words, each of 32 bits if there are two.
func (c *nativeCall) register(r regalloc.Reg) uint64 {
	tf := targetFrame{t: c.machine.target, words: int32(c.machine.target.Machine.NumUnits)}
	words := tf.regWords(r)
	if p := tf.t.Machine.Regs[r].Part; p != nil {
		return c.r[words[0]] >> p.Bit
	}
	if len(words) == 2 {
		return c.r[words[0]]&(1<<32-1) | c.r[words[1]]<<32
	}
	return c.r[words[0]]
}

// Floating implements libc.Machine.
func (c *nativeCall) Floating(n int) uint64 {
	if !c.target {
		x, _ := c.Integer(n)
		return x
	}
	abi := c.abi()
	if abi.DoubleArgs != nil {
		return c.floatingApart(abi, n)
	}
	if c.floats < len(abi.FloatArgs) {
		c.floats++
		return ir.ZeroExtend(c.register(abi.FloatArgs[c.floats-1]), n)
	}
	if len(abi.FloatArgs) == 0 && len(abi.IntArgs) > 0 {
		x, _ := c.Integer(n)
		return x
	}
	return c.inMemory(abi, n)
}

// floatingApart is Floating if doubles have separate registers.
func (c *nativeCall) floatingApart(abi *target.ABI, n int) uint64 {
	if !c.memory {
		if r := target.FloatRegisters(c.machine.target.Machine, &c.units, abi.FloatArgsOf(n == 64), 1); r != nil {
			return ir.ZeroExtend(c.register(r[0]), n)
		}
	}
	c.memory = true
	if n == 64 {
		c.stack = uint64(ir.RoundUp(int64(c.stack), max(abi.DoubleAlign, abi.ArgSlot)))
	}
	return c.inMemory(abi, n)
}

// inMemory returns an argument of n bits in memory.
func (c *nativeCall) inMemory(abi *target.ABI, n int) uint64 {
	bytes := uint64(ir.RoundUp(int64(n/8), abi.ArgSlot))
	x, ok := c.mem.ReadN(c.r[wordSP]+c.stack, min(bytes, 8))
	c.stack += bytes
	if !ok {
		c.Fail("argument in memory is not mapped")
	}
	return ir.ZeroExtend(x, n)
}

// Extended implements libc.Machine.
func (c *nativeCall) Extended() (lo, hi uint64) {
	if !c.target {
		if c.next < len(c.info.args) && wordsOf(c.info.args[c.next].typ) == 2 {
			return c.Integer(80)
		}
		return c.Integer(64)
	}
	abi, layout := c.abi(), &c.machine.target.Layout
	c.stack = uint64(ir.RoundUp(int64(c.stack), max(layout.Align(ir.F80), abi.ArgSlot)))
	at := c.r[wordSP] + c.stack
	lo, ok := c.mem.ReadN(at, 8)
	hi, ok2 := c.mem.ReadN(at+8, 2)
	c.stack += uint64(ir.RoundUp(layout.Size(ir.F80), abi.ArgSlot))
	if !ok || !ok2 {
		c.Fail("argument in memory is not mapped")
	}
	return lo, hi
}

// giveResult stores the result in the registers of the ABI; bits above it are junk.
func (c *nativeCall) giveResult(r []uint64) {
	abi := c.abi()
	if c.FloatResult && c.ResultBits == 80 {
		t := c.machine.target
		if t.FloatStack == nil {
			c.Fail("its result is an x86_fp80, which the target does not support")
			return
		}
		if _, ok := t.Ops.Ordered(t.FloatStack.Load[ir.F80]).Run(c.state, ir.U128{Lo: c.Result, Hi: c.ResultHi}); !ok {
			c.Fail("floating-point stack overflow")
		}
		return
	}
	tf := targetFrame{t: c.machine.target, words: int32(c.machine.target.Machine.NumUnits)}
	regs := abi.IntRets
	if c.FloatResult && len(abi.FloatRets) > 0 {
		regs = abi.FloatRetsOf(c.ResultBits == 64)
		if c.ResultBits == 16 && abi.VectorRets != nil {
			regs = abi.VectorRets
		}
	}
	if len(regs) == 0 {
		return
	}
	words := tf.regWords(regs[0])
	size := 64
	if !c.FloatResult || len(abi.FloatRets) == 0 {
		size = 8 * int(max(abi.ArgSlot, 1))
	} else if len(words) == 2 {
		size = 32
	}
	if len(words) == 1 {
		for _, r := range regs[1:] {
			words = append(words, tf.regWords(r)[0])
		}
	}
	x := ir.U128{Lo: c.Result, Hi: c.ResultHi}
	for bits := c.ResultBits; bits > 0 && len(words) > 0; bits -= size {
		n := min(bits, size)
		mask := ir.ZeroExtend(^uint64(0), n)
		r[words[0]] = x.Lo&mask | junk&^mask
		x.Lo, x.Hi = x.Lo>>size|x.Hi<<(64-size), x.Hi>>size
		words = words[1:]
	}
}

// invoke calls fn from outside, with the stack pointer sp and arguments of pointer or int size, and returns its integer
// result.
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
	nc := &nativeCall{machine: m, fn: fn, r: r, info: info, serial: -1}
	err := nc.run(fn)
	return nc.Result, err
}

// invokeTarget calls fn in target form.
func (m *machine) invokeTarget(fn *function, sp uint64, args []uint64) (uint64, error) {
	tf := newTargetFrame(m.image)
	abi := &m.image.target.ABI
	inMemory := max(len(args)-len(abi.IntArgs), 0)
	r := make([]uint64, firstWord+tf.size())
	r[wordSP] = (sp - uint64(inMemory)*uint64(abi.ArgSlot)) &^ uint64(max(abi.StackAlign, 1)-1)
	for u := range tf.size() {
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
			m.mem.WriteN(r[wordSP]+uint64(i-len(abi.IntArgs))*uint64(abi.ArgSlot), uint64(abi.ArgSlot), x)
		}
	}
	info := tf.site(0, regs, nil)
	q, err := m.runTarget(fn, r, &info)
	if err != nil || len(abi.IntRets) == 0 {
		return 0, err
	}
	return q[tf.regWords(abi.IntRets[0])[0]], nil
}
