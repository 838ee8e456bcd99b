package interp

import (
	"math"
	"math/bits"

	"spillway/ir"
)

func stdlibFunctions() map[string]native {
	return map[string]native{
		"atoi":              func(c *nativeCall) { c.give(uint64(c.parse(c.ptr(), 10, 64)), 32) },
		"atol":              func(c *nativeCall) { c.givePtr(uint64(c.parse(c.ptr(), 10, 64))) },
		"atoll":             func(c *nativeCall) { c.give(uint64(c.parse(c.ptr(), 10, 64)), 64) },
		"atof":              func(c *nativeCall) { x, _ := parseFloat(c.str(c.ptr())); c.giveFloat64(x) },
		"strtol":            func(c *nativeCall) { c.strtol(8*c.layout.PtrBytes, true) },
		"strtoll":           func(c *nativeCall) { c.strtol(64, true) },
		"strtoimax":         func(c *nativeCall) { c.strtol(64, true) },
		"strtoul":           func(c *nativeCall) { c.strtol(8*c.layout.PtrBytes, false) },
		"strtoull":          func(c *nativeCall) { c.strtol(64, false) },
		"strtoumax":         func(c *nativeCall) { c.strtol(64, false) },
		"__isoc23_strtol":   func(c *nativeCall) { c.strtol(8*c.layout.PtrBytes, true) },
		"__isoc23_strtoll":  func(c *nativeCall) { c.strtol(64, true) },
		"__isoc23_strtoul":  func(c *nativeCall) { c.strtol(8*c.layout.PtrBytes, false) },
		"__isoc23_strtoull": func(c *nativeCall) { c.strtol(64, false) },
		"strtod":            func(c *nativeCall) { c.giveFloat64(c.strtod()) },
		"strtof":            func(c *nativeCall) { c.giveFloat32(float32(c.strtod())) },
		"rand":              func(c *nativeCall) { c.giveInt(int32(c.lib.random.draw())) },
		"random":            func(c *nativeCall) { c.givePtr(uint64(c.lib.random.draw())) },
		"srand":             func(c *nativeCall) { c.lib.random.seed(uint32(c.int())) },
		"srandom":           func(c *nativeCall) { c.lib.random.seed(uint32(c.int())) },
		"qsort":             (*nativeCall).qsort,
		"bsearch":           (*nativeCall).bsearch,
		"abs":               func(c *nativeCall) { x := c.int(); c.giveInt(max(x, -x)) },
		"labs":              func(c *nativeCall) { x := c.long(); c.givePtr(uint64(max(x, -x))) },
		"llabs":             func(c *nativeCall) { x := c.int64(); c.give(uint64(max(x, -x)), 64) },
		"ffs":               func(c *nativeCall) { c.giveInt(int32((bits.TrailingZeros32(uint32(c.int())) + 1) % 33)) },
		"getenv":            giveZero,
		"time": func(c *nativeCall) {
			const now = 1_000_000_000
			if at := c.ptr(); at != 0 {
				c.put(at, uint64(c.layout.PtrBytes), now)
			}
			c.givePtr(now)
		},
		"clock": func(c *nativeCall) { c.givePtr(c.counts.Instructions / 1000) },
		"gettimeofday": func(c *nativeCall) {
			n := uint64(c.layout.PtrBytes)
			at := c.ptr()
			c.put(at, n, 1_000_000_000)
			c.put(at+n, n, 0)
			c.giveInt(0)
		},
		"clock_gettime": func(c *nativeCall) {
			n := uint64(c.layout.PtrBytes)
			c.int()
			at := c.ptr()
			c.put(at, n, 1_000_000_000+c.counts.Instructions/1e9)
			c.put(at+n, n, c.counts.Instructions%1e9)
			c.giveInt(0)
		},
		"__errno_location": func(c *nativeCall) { c.givePtr(c.errnoAddr()) },
		"getpid":           func(c *nativeCall) { c.giveInt(1) },
	}
}

// parse returns the integer at the start of the string at addr, clamped to a
// signed one of n bits.
func (c *nativeCall) parse(addr uint64, base, n int) int64 {
	x, negative, overflow, _ := parseInteger(c.str(addr), base)
	r, _ := clampSigned(x, negative, overflow, n)
	return r
}

func clampSigned(x uint64, negative, overflow bool, n int) (r int64, clamped bool) {
	limit := uint64(1) << (n - 1)
	switch {
	case negative && (overflow || x > limit):
		return -1 << (n - 1), true
	case negative:
		return -int64(x), false
	case overflow || x >= limit:
		return int64(limit - 1), true
	}
	return int64(x), false
}

// strtol is the family of strtol with a result of n bits.
func (c *nativeCall) strtol(n int, signed bool) {
	s, end, base := c.ptr(), c.ptr(), c.int()
	if base < 0 || base == 1 || base > 36 {
		c.setErrno(einval)
		c.give(0, n)
		return
	}
	x, negative, overflow, took := parseInteger(c.str(s), int(base))
	if end != 0 {
		c.put(end, uint64(c.layout.PtrBytes), s+uint64(took))
	}
	clamped := overflow || !signed && x > ir.ZeroExtend(math.MaxUint64, n)
	switch {
	case signed:
		var r int64
		r, clamped = clampSigned(x, negative, overflow, n)
		x = uint64(r)
	case clamped:
		x = math.MaxUint64
	case negative:
		x = -x
	}
	if clamped {
		c.setErrno(erange)
	}
	c.give(x, n)
}

func (c *nativeCall) strtod() float64 {
	s, end := c.ptr(), c.ptr()
	x, n := parseFloat(c.str(s))
	if end != 0 {
		c.put(end, uint64(c.layout.PtrBytes), s+uint64(n))
	}
	if math.IsInf(x, 0) {
		c.setErrno(erange)
	}
	return x
}

// controlFunctions leave functions in other ways than by returning, or run
// other functions.
func controlFunctions() map[string]native {
	return map[string]native{
		"exit":   func(c *nativeCall) { c.err = &exit{code: int(c.int()) & 0xFF} },
		"_exit":  func(c *nativeCall) { c.err = &exit{code: int(c.int()) & 0xFF, quick: true} },
		"_Exit":  func(c *nativeCall) { c.err = &exit{code: int(c.int()) & 0xFF, quick: true} },
		"abort":  abort,
		"raise":  func(c *nativeCall) { c.err = &exit{code: 128 + int(c.int())&0x7F, quick: true} },
		"atexit": func(c *nativeCall) { c.addAtExit(c.ptr()) },
		"__cxa_atexit": func(c *nativeCall) {
			c.addAtExit(c.ptr())
		},
		"__assert_fail": func(c *nativeCall) {
			what, file, line, in := c.ptr(), c.ptr(), c.int(), c.ptr()
			msg := c.format([]byte("%s:%d: %s: Assertion `%s' failed.\n"), &formatSource{c: &nativeCall{
				machine: c.machine, fn: c.fn, pc: c.pc, r: []uint64{file, uint64(uint32(line)), in, what},
				info: &callInfo{args: []argInfo{{word: 0}, {word: 1}, {word: 2}, {word: 3}}},
			}})
			c.write(streamErr, msg)
			abort(c)
		},
		"__stack_chk_fail": func(c *nativeCall) { c.fail("stack smashing detected") },
		"setjmp":           setjmp, "_setjmp": setjmp, "__sigsetjmp": setjmp, "sigsetjmp": setjmp,
		"longjmp": longjmp, "_longjmp": longjmp, "siglongjmp": longjmp, "__longjmp_chk": longjmp,
		"pthread_create": pthreadCreate,
		"pthread_join":   pthreadJoin,
		"pthread_self":   func(c *nativeCall) { c.givePtr(c.thread) },
		"signal":         giveZero, "sched_yield": giveZero,
		"pthread_mutex_init": giveZero, "pthread_mutex_destroy": giveZero, "pthread_mutex_lock": giveZero,
		"pthread_mutex_unlock": giveZero, "pthread_mutex_trylock": giveZero, "pthread_attr_init": giveZero,
		"pthread_attr_destroy": giveZero, "pthread_detach": giveZero,
	}
}

func abort(c *nativeCall) { c.err = &exit{code: 134, quick: true} }

func (c *nativeCall) addAtExit(addr uint64) {
	fn := c.functionAt(addr)
	if fn == nil {
		c.fail("%#x is no function", addr)
		return
	}
	c.lib.atExit = append(c.lib.atExit, fn)
	c.giveInt(0)
}

// setjmp remembers the activation of the caller, and in target form its registers.
func setjmp(c *nativeCall) {
	buf := c.ptr()
	c.giveInt(0)
	if c.serial < 0 {
		c.fail("cannot be called from the C library")
		return
	}
	point := jumpPoint{serial: c.serial, pc: c.pc, dst: c.dst, sp: c.r[wordSP]}
	if c.target {
		units := c.machine.target.Machine.NumUnits
		point.regs = append([]uint64(nil), c.r[firstWord:firstWord+units]...)
		tf := newTargetFrame(c.image)
		point.dst = tf.regWords(c.machine.target.ABI.IntRets[0])[0]
	}
	if c.jumps == nil {
		c.jumps = map[uint64]jumpPoint{}
	}
	c.jumps[buf] = point
}

func longjmp(c *nativeCall) {
	buf, value := c.ptr(), c.int()
	point, ok := c.jumps[buf]
	if !ok {
		c.fail("%#x was not filled by setjmp", buf)
		return
	}
	if value == 0 {
		value = 1
	}
	c.err = &longJump{point, uint64(uint32(value))}
}

// pthreadCreate runs the thread at once, with its own thread-local variables.
func pthreadCreate(c *nativeCall) {
	id, _, start, arg := c.ptr(), c.ptr(), c.ptr(), c.ptr()
	main := c.thread
	fresh := c.newThread()
	c.thread = fresh
	result := c.callback(start, arg)
	c.thread = main
	if c.lib.threads == nil {
		c.lib.threads = map[uint64]uint64{}
	}
	n := uint64(len(c.lib.threads) + 1)
	c.lib.threads[n] = result
	c.put(id, uint64(c.layout.PtrBytes), n)
	c.giveInt(0)
}

func pthreadJoin(c *nativeCall) {
	id, to := c.ptr(), c.ptr()
	result, ok := c.lib.threads[id]
	if !ok {
		c.giveInt(einval)
		return
	}
	if to != 0 {
		c.put(to, uint64(c.layout.PtrBytes), result)
	}
	c.giveInt(0)
}
