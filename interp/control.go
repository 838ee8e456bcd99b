package interp

import (
	"fmt"

	"spillway/interp/libc"
)

// controlFunctions are functions that do not return normally, or run other functions.
func controlFunctions() map[string]native {
	return map[string]native{
		"exit":   func(c *nativeCall) { c.Err = &exit{code: int(c.Int()) & 0xFF} },
		"_exit":  func(c *nativeCall) { c.Err = &exit{code: int(c.Int()) & 0xFF, quick: true} },
		"_Exit":  func(c *nativeCall) { c.Err = &exit{code: int(c.Int()) & 0xFF, quick: true} },
		"abort":  abort,
		"raise":  func(c *nativeCall) { c.Err = &exit{code: 128 + int(c.Int())&0x7F, quick: true} },
		"atexit": func(c *nativeCall) { c.addAtExit(c.Ptr()) },
		"__cxa_atexit": func(c *nativeCall) {
			fn, arg := c.Ptr(), c.Ptr()
			c.addAtExit(fn, arg)
		},
		"__assert_fail": func(c *nativeCall) {
			what, file, line, in := c.Ptr(), c.Ptr(), c.Int(), c.Ptr()
			msg := fmt.Sprintf("%s:%d: %s: Assertion `%s' failed.\n", c.Str(file), line, c.Str(in), c.Str(what))
			c.WriteStream(libc.StreamErr, []byte(msg))
			abort(c)
		},
		"__stack_chk_fail": func(c *nativeCall) { c.Fail("stack smashing detected") },
		"setjmp":           setjmp, "_setjmp": setjmp, "__sigsetjmp": setjmp, "sigsetjmp": setjmp,
		"longjmp": longjmp, "_longjmp": longjmp, "siglongjmp": longjmp, "__longjmp_chk": longjmp,
		"_Unwind_RaiseException": func(c *nativeCall) { c.Fail("only C++ exceptions are supported") },
		"pthread_create":         pthreadCreate,
		"pthread_join":           pthreadJoin,
		"pthread_self":           func(c *nativeCall) { c.GivePtr(c.thread) },
		"signal":                 giveZero, "sched_yield": giveZero,
		"pthread_mutex_init": giveZero, "pthread_mutex_destroy": giveZero, "pthread_mutex_lock": giveZero,
		"pthread_mutex_unlock": giveZero, "pthread_mutex_trylock": giveZero, "pthread_attr_init": giveZero,
		"pthread_attr_destroy": giveZero, "pthread_detach": giveZero,
	}
}

func abort(c *nativeCall) { c.Err = &exit{code: 134, quick: true} }

// An exitCall is a call to make at program exit.
type exitCall struct {
	fn   *function
	args []uint64
}

func (c *nativeCall) addAtExit(addr uint64, args ...uint64) {
	fn := c.functionAt(addr)
	if fn == nil {
		c.Fail("%#x is not a function", addr)
		return
	}
	c.atExit = append(c.atExit, exitCall{fn, args})
	c.GiveInt(0)
}

// setjmp records the activation of the caller, and in target form its registers.
func setjmp(c *nativeCall) {
	buf := c.Ptr()
	c.GiveInt(0)
	if c.serial < 0 {
		c.Fail("cannot be called from the C library")
		return
	}
	point := jumpPoint{serial: c.serial, pc: c.pc, dst: c.dst, sp: c.r[wordSP]}
	if c.target {
		units := c.machine.target.Machine.NumUnits * int(registerParts(c.machine.target))
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
	buf, value := c.Ptr(), c.Int()
	point, ok := c.jumps[buf]
	if !ok {
		c.Fail("%#x was not initialized by setjmp", buf)
		return
	}
	if value == 0 {
		value = 1
	}
	c.Err = &longJump{point, uint64(uint32(value))}
}

// pthreadCreate runs the thread to completion, with its own thread-local variables.
func pthreadCreate(c *nativeCall) {
	id, _, start, arg := c.Ptr(), c.Ptr(), c.Ptr(), c.Ptr()
	main := c.thread
	fresh := c.newThread()
	c.thread = fresh
	result := c.Callback(start, arg)
	c.thread = main
	if c.threads == nil {
		c.threads = map[uint64]uint64{}
	}
	n := uint64(len(c.threads) + 1)
	c.threads[n] = result
	c.Put(id, uint64(c.layout.PtrBytes), n)
	c.GiveInt(0)
}

func pthreadJoin(c *nativeCall) {
	id, to := c.Ptr(), c.Ptr()
	result, ok := c.threads[id]
	if !ok {
		c.GiveInt(libc.EINVAL)
		return
	}
	if to != 0 {
		c.Put(to, uint64(c.layout.PtrBytes), result)
	}
	c.GiveInt(0)
}

func giveZero(c *nativeCall) { c.GivePtr(0) }
