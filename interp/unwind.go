package interp

import (
	"slices"

	"spillway/ir"
)

// An exception is a thrown C++ exception of the Itanium ABI: the object is after headerBytes, of which the program
// sees the last unwindBytes.
type exception struct {
	header, object  uint64
	typ, destructor uint64     // of object: its typeinfo, and a function or 0
	matched         bool       // it has been caught
	adjusted        uint64     // the object's address as the handler sees it
	handlers        int        // active handlers; negative: it has been rethrown
	references      int        // to object
	primary         *exception // owner of the object: itself, except if rethrown through an exception_ptr
}

// The header of a thrown object, as large as in libstdc++ or larger.
const (
	headerBytes = 128
	unwindBytes = 32
)

// unwinding is an exception in flight: an error until a call with a landing pad catches it.
type unwinding struct{ e *exception }

func (u *unwinding) Error() string { return "uncaught exception" }

// exceptions is the state of a program that throws.
type exceptions struct {
	live     map[uint64]*exception // by header
	byObject map[uint64]*exception // those that are primary
	caught   []*exception          // in order of catching
	cleanups []*exception          // being cleaned up after, likewise
	uncaught int
	pads     []*callInfo // active calls with landing pads, the innermost last
	at       landing     // values for the landing pad
	landed   bool        // the current call has ended by an exception
	handler  uint64      // std::terminate calls it
}

// A landing is the pair of values that a landing pad receives.
type landing struct{ header, selector uint64 }

// selectorTypes returns the types of a legal function by their selectors, never nil.
func selectorTypes(f *ir.Func) []ir.Symbol { return append([]ir.Symbol{}, f.Types...) }

// caught continues in fn after a longjmp, or an exception, at or below the call at pc, and returns the pc before the
// next instruction; or the error, if it is not for fn.
func (m *machine) caught(fn *function, r []uint64, pc int, serial int64, err error) (int, error) {
	switch e := err.(type) {
	case *longJump:
		if e.point.serial == serial {
			m.land(fn.code, r, e)
			return e.point.pc, nil
		}
	case *unwinding:
		if ok, failed := m.landPad(fn, r, pc, e); ok || failed != nil {
			return pc, failed
		}
	}
	return pc, err
}

// withPad executes a call that has a landing pad.
func (m *machine) withPad(info *callInfo, call func() error) error {
	n := len(m.except.pads)
	m.except.pads = append(m.except.pads, info)
	err := call()
	m.except.pads = m.except.pads[:n]
	return err
}

// landPad continues at the landing pad of the call at pc for the exception u, and reports whether there is one:
// registers are as the call would leave them, and only those that an unwinder restores are preserved, except for those
// that the landing pad reads. An exception out of a nounwind call is a fault.
func (m *machine) landPad(fn *function, r []uint64, pc int, u *unwinding) (bool, error) {
	in := &fn.code.insts[pc]
	if in.op != opCall && in.op != opCallTarget {
		return false, nil
	}
	info := &fn.code.calls[in.imm]
	if info.pad == nil {
		if info.site != nil && info.site.Call.Attrs.NoUnwind {
			return false, fault(fn, pc, "an exception leaves a nounwind call")
		}
		return false, nil
	}
	selector, ok := m.selector(info, u.e)
	if !ok {
		if !info.pad.Cleanup {
			return false, nil
		}
		selector = 0
		m.except.cleanups = append(m.except.cleanups, u.e)
	}
	m.except.at, m.except.landed = landing{u.e.header, ir.ZeroExtend(uint64(selector), 32)}, true
	if in.op == opCallTarget {
		m.clobber(r, info)
		for _, w := range info.unwound {
			r[w] = junkFor(w)
		}
		tf := targetFrame{t: m.target, words: int32(m.target.Machine.NumUnits)}
		for i, reg := range m.target.ABI.PadRegs {
			words := tf.regWords(reg)
			r[words[0]] = [...]uint64{u.e.header, uint64(selector)}[i]
		}
		m.state = m.newState()
	}
	return true, nil
}

// resume continues the unwinding of e after a landing pad, perhaps one with a cleanup.
func (x *exceptions) resume(e *exception) error {
	if n := len(x.cleanups); n > 0 && x.cleanups[n-1] == e {
		x.cleanups = x.cleanups[:n-1]
	}
	return &unwinding{e}
}

// selector returns the selector value of e at the landing pad of info, if a clause matches.
func (m *machine) selector(info *callInfo, e *exception) (int64, bool) {
	for _, c := range info.pad.Clauses {
		if !c.Filter {
			if adjusted, ok := m.catches(c.Types[0], e); ok {
				e.matched, e.adjusted = true, adjusted
				return m.typeSelector(info, c.Types[0]), true
			}
			continue
		}
		if !slices.ContainsFunc(c.Types, func(t ir.Symbol) bool { _, ok := m.catches(t, e); return ok }) {
			return -1, true
		}
	}
	return 0, false
}

// typeSelector returns the selector of a type: its number in the tables of a function, or, in raw form, a unique one.
func (m *machine) typeSelector(info *callInfo, t ir.Symbol) int64 {
	if info.types != nil {
		return int64(slices.Index(info.types, t)) + 1
	}
	return m.rawSelector(t)
}

// rawSelector returns the selector of a type where no function has numbered it.
func (im *image) rawSelector(t ir.Symbol) int64 {
	at := uint64(0)
	if t != nil {
		at = im.addrs[t]
	}
	i := slices.Index(im.selectors, at)
	if i < 0 {
		i = len(im.selectors)
		im.selectors = append(im.selectors, at)
	}
	return int64(i) + 1
}

// catches reports whether a clause of type t, or of every type, matches e, and the address of the object that it sees.
func (m *machine) catches(t ir.Symbol, e *exception) (uint64, bool) {
	if t == nil {
		return e.object, true
	}
	return m.catchType(m.addrs[t], e.typ, e.object)
}

// raise throws e; if no call catches it, the program terminates where it is thrown.
func (c *nativeCall) raise(e *exception) {
	c.except.uncaught++
	for _, info := range slices.Backward(c.except.pads) {
		if _, ok := c.selector(info, e); ok {
			c.Err = &unwinding{e}
			return
		}
	}
	c.begin(e)
	c.terminate()
}

// begin catches e.
func (m *machine) begin(e *exception) {
	x := &m.except
	e.handlers = max(e.handlers, -e.handlers) + 1
	if n := len(x.caught); n == 0 || x.caught[n-1] != e {
		x.caught = append(x.caught, e)
	}
	x.uncaught--
}

// terminate is std::terminate.
func (c *nativeCall) terminate() {
	if h := c.except.handler; h != 0 {
		c.except.handler = 0
		c.Callback(h)
	}
	if c.Err == nil {
		abort(c)
	}
}

// release removes a reference to the object of e, and destroys it with the last.
func (c *nativeCall) release(e *exception) {
	e = e.primary
	if e.references--; e.references > 0 {
		return
	}
	delete(c.except.live, e.header)
	delete(c.except.byObject, e.object)
	if e.destructor != 0 {
		c.Callback(e.destructor, e.object)
	}
	c.mem.Release(e.object - headerBytes)
}
