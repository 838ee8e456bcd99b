package interp

// cxxFunctions are the C++ library functions that programs call implicitly, and the exceptions that the library
// defines.
func cxxFunctions() map[string]native {
	all := map[string]native{
		"__cxa_allocate_exception": func(c *nativeCall) {
			at := c.Allocate(c.Ptr()+headerBytes, 16)
			c.GivePtr(at + headerBytes)
		},
		"__cxa_free_exception":             func(c *nativeCall) { c.mem.Release(c.Ptr() - headerBytes) },
		"__cxa_throw":                      throw,
		"__cxa_begin_catch":                beginCatch,
		"__cxa_end_catch":                  endCatch,
		"__cxa_rethrow":                    rethrow,
		"__cxa_get_exception_ptr":          func(c *nativeCall) { c.GivePtr(c.exceptionAt(c.Ptr()).adjusted) },
		"_Unwind_Resume":                   func(c *nativeCall) { c.Err = c.except.resume(c.exceptionAt(c.Ptr())) },
		"__cxa_end_cleanup":                endCleanup,
		"__gxx_personality_v0":             noPersonality,
		"_ZSt9terminatev":                  (*nativeCall).terminate,
		"__cxa_call_unexpected":            (*nativeCall).terminate,
		"__cxa_pure_virtual":               (*nativeCall).terminate,
		"_ZSt13set_terminatePFvvE":         func(c *nativeCall) { old := c.except.handler; c.except.handler = c.Ptr(); c.GivePtr(old) },
		"_ZSt19uncaught_exceptionsv":       func(c *nativeCall) { c.GiveInt(int32(c.except.uncaught)) },
		"_ZSt18uncaught_exceptionv":        func(c *nativeCall) { c.GiveInt(int32(min(c.except.uncaught, 1))) },
		"_ZSt17current_exceptionv":         currentException,
		"__dynamic_cast":                   dynamicCast,
		"__cxa_bad_cast":                   func(c *nativeCall) { c.throwStandard("St8bad_cast", "std::bad_cast") },
		"__cxa_bad_typeid":                 func(c *nativeCall) { c.throwStandard("St10bad_typeid", "std::bad_typeid") },
		"__cxa_throw_bad_array_new_length": func(c *nativeCall) { c.throwStandard("St20bad_array_new_length", "std::bad_array_new_length") },
		"_ZSt17__throw_bad_allocv":         func(c *nativeCall) { c.throwStandard("St9bad_alloc", "std::bad_alloc") },
		"__cxa_guard_acquire":              func(c *nativeCall) { done := c.Get(c.Ptr(), 1); c.GiveInt(int32(done&1 ^ 1)) },
		"__cxa_guard_release":              func(c *nativeCall) { c.Put(c.Ptr(), 1, 1) },
		"__cxa_guard_abort":                giveZero,
		"_ZNSt9exceptionD2Ev":              destroyException,
		"_ZNSt9exceptionD0Ev":              func(c *nativeCall) { at := c.Ptr(); c.mem.Release(at) },
		"_ZNKSt9exception4whatEv":          func(c *nativeCall) { c.Ptr(); c.GivePtr(c.text("std::exception")) },
		"_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE": rethrowPointer,
		"_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv":           func(c *nativeCall) { c.countReference(1) },
		"_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv":         func(c *nativeCall) { c.countReference(-1) },
	}
	for _, word := range []string{"m", "j"} {
		for _, form := range []string{"_Znw", "_Zna"} {
			all[form+word] = operatorNew
			all[form+word+"RKSt9nothrow_t"] = func(c *nativeCall) { c.GivePtr(c.Allocate(c.Ptr(), 16)) }
		}
		for _, form := range []string{"_Znw", "_Zna"} {
			all[form+word+"St11align_val_t"] = operatorNewAligned
		}
		for _, form := range []string{"_ZdlPv", "_ZdaPv"} {
			for _, how := range []string{"", word, "St11align_val_t", word + "St11align_val_t"} {
				all[form+how] = operatorDelete
			}
		}
	}
	for class, base := range standardBases() {
		destroy := "_ZN" + class
		for _, d := range []string{"D1Ev", "D2Ev"} {
			all[destroy+d] = destroyException
		}
		if base == "" || base == "St9exception" && class != "St11logic_error" && class != "St13runtime_error" {
			continue
		}
		all["_ZNK"+class+"4whatEv"] = func(c *nativeCall) { c.GivePtr(c.word(c.Ptr(), 1)) }
		for _, k := range []string{"C1", "C2"} {
			all[destroy+k+"EPKc"] = func(c *nativeCall) { c.makeStandard(class, func(from uint64) uint64 { return from }) }
			all[destroy+k+"ERK"+"S_"] = func(c *nativeCall) { c.makeStandard(class, func(from uint64) uint64 { return c.word(from, 1) }) }
			all[destroy+k+"ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"] = func(c *nativeCall) {
				c.makeStandard(class, func(from uint64) uint64 { return c.word(from, 0) })
			}
		}
	}
	return all
}

func noPersonality(c *nativeCall) { c.Fail("the interpreter does not call personality functions") }

func operatorNew(c *nativeCall) { c.allocateOrThrow(c.Ptr(), 16) }

func operatorNewAligned(c *nativeCall) {
	n, align := c.Ptr(), c.Ptr()
	c.allocateOrThrow(n, max(align, 16))
}

func (c *nativeCall) allocateOrThrow(n, align uint64) {
	at := c.Allocate(n, align)
	if at == 0 {
		c.throwStandard("St9bad_alloc", "std::bad_alloc")
		return
	}
	c.GivePtr(at)
}

func operatorDelete(c *nativeCall) {
	if at := c.Ptr(); at != 0 && !c.mem.Release(at) {
		c.Fail("%#x was not allocated", at)
	}
}

func destroyException(c *nativeCall) { c.Ptr() }

// makeStandard constructs an exception of the library with a text; text returns its address, given the second argument.
func (c *nativeCall) makeStandard(class string, text func(from uint64) uint64) {
	at, from := c.Ptr(), c.Ptr()
	n := uint64(c.layout.PtrBytes)
	c.Put(at, n, c.nativeVariable("_ZTV"+class)+2*n)
	c.Put(at+n, n, c.text(string(c.Str(text(from)))))
}

// throwStandard throws an exception of the library.
func (c *nativeCall) throwStandard(class, text string) {
	n := uint64(c.layout.PtrBytes)
	at := c.Allocate(headerBytes+2*n, 16) + headerBytes
	c.Put(at, n, c.nativeVariable("_ZTV"+class)+2*n)
	c.Put(at+n, n, c.text(text))
	c.raise(c.newException(at, c.nativeVariable("_ZTI"+class), 0))
}

// newException registers the object at an address returned by __cxa_allocate_exception.
func (c *nativeCall) newException(object, typ, destructor uint64) *exception {
	e := &exception{header: object - unwindBytes, object: object, typ: typ, destructor: destructor, references: 1}
	e.primary = e
	c.enterException(e)
	return e
}

func (c *nativeCall) enterException(e *exception) {
	x := &c.except
	if x.live == nil {
		x.live, x.byObject = map[uint64]*exception{}, map[uint64]*exception{}
	}
	x.live[e.header] = e
	if e.primary == e {
		x.byObject[e.object] = e
	}
}

// exceptionAt returns the exception with a header known to the program, or a dummy if there is none.
func (c *nativeCall) exceptionAt(header uint64) *exception {
	if e := c.except.live[header]; e != nil {
		return e
	}
	c.Fail("%#x is not an exception", header)
	e := &exception{}
	e.primary = e
	return e
}

// endCleanup resumes the exception whose cleanup the innermost landing pad ran.
func endCleanup(c *nativeCall) {
	n := len(c.except.cleanups)
	if n == 0 {
		c.Fail("__cxa_end_cleanup called outside a cleanup landing pad")
		return
	}
	c.Err = c.except.resume(c.except.cleanups[n-1])
}

func throw(c *nativeCall) {
	object, typ, destructor := c.Ptr(), c.Ptr(), c.Ptr()
	c.raise(c.newException(object, typ, destructor))
}

func beginCatch(c *nativeCall) {
	e := c.exceptionAt(c.Ptr())
	if c.Err == nil {
		c.begin(e)
		if c.GivePtr(e.adjusted); !e.matched {
			c.GivePtr(e.object)
		}
	}
}

func endCatch(c *nativeCall) {
	n := len(c.except.caught)
	if n == 0 {
		return
	}
	e := c.except.caught[n-1]
	if e.handlers < 0 { // rethrown: in flight
		if e.handlers++; e.handlers == 0 {
			c.except.caught = c.except.caught[:n-1]
		}
		return
	}
	if e.handlers--; e.handlers == 0 {
		c.except.caught = c.except.caught[:n-1]
		if e.primary != e {
			delete(c.except.live, e.header)
		}
		c.release(e)
	}
}

func rethrow(c *nativeCall) {
	n := len(c.except.caught)
	if n == 0 {
		c.terminate()
		return
	}
	e := c.except.caught[n-1]
	e.handlers = -e.handlers
	c.raise(e)
}

func currentException(c *nativeCall) {
	to, object := c.resultAddress(), uint64(0)
	if n := len(c.except.caught); n > 0 {
		e := c.except.caught[n-1].primary
		e.references++
		object = e.object
	}
	c.Put(to, uint64(c.layout.PtrBytes), object)
	c.GivePtr(to)
}

// rethrowPointer throws the object of an exception_ptr as a new exception.
func rethrowPointer(c *nativeCall) {
	e := c.except.byObject[c.word(c.Ptr(), 0)]
	if e == nil {
		c.terminate()
		return
	}
	e.references++
	again := &exception{object: e.object, typ: e.typ, primary: e}
	again.header = c.Allocate(headerBytes, 16) + headerBytes - unwindBytes
	c.enterException(again)
	c.raise(again)
}

// countReference adds n to the reference count of the object of an exception_ptr.
func (c *nativeCall) countReference(n int) {
	e := c.except.byObject[c.word(c.Ptr(), 0)]
	if e == nil {
		return
	}
	if n < 0 {
		c.release(e)
	} else {
		e.references++
	}
}
