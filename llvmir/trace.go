package llvmir

import (
	"strings"

	"spillway/ir"
)

// Instrumentation calls at function entries and returns ("instrument-function-entry-inlined", "-exit-inlined"), as
// emitted by LLVM's code generator. The clang options -pg and -finstrument-functions-after-inlining request them; for
// -finstrument-functions, clang emits the calls itself.

// traced names the functions to call at a function's entry and before it returns; "": none.
type traced struct{ entry, exit string }

// A tracerKind is the signature of such a function.
type tracerKind uint8

const (
	unknownTracer tracerKind = iota
	plainTracer              // nothing
	pairTracer               // the address of the function and its return address
)

// tracer returns the kind of the function of the given name.
func tracer(name string) tracerKind {
	switch name {
	case "mcount", "\x01mcount", "_mcount", "\x01_mcount", "__mcount", ".mcount", "__cyg_profile_func_enter_bare":
		return plainTracer
	case "__cyg_profile_func_enter", "__cyg_profile_func_exit":
		return pairTracer
	}
	return unknownTracer
}

// trace emits the call of the named function.
func (p *parser) trace(name string) {
	var args []*ir.Value
	if tracer(name) == pairTracer {
		args = []*ir.Value{p.fn.f.SymAddr(ir.Ptr, p.fn.f, 0), p.emit(ir.OpReturnAddress, ir.Ptr)}
	}
	name, _ = strings.CutPrefix(name, "\x01")
	p.fillCall(p.emit(ir.OpCall, ir.Void), name, ir.Void, args)
}

// traceExit emits it before a return, or before the musttail call whose result is returned.
func (p *parser) traceExit(name string) {
	cur := p.fn.cur
	last := len(cur.Values) - 1
	if last < 0 || cur.Values[last].Op != ir.OpCall || cur.Values[last].Call.Tail != ir.MustTail {
		p.trace(name)
		return
	}
	call := cur.Values[last]
	cur.Values = cur.Values[:last]
	p.trace(name)
	cur.Values = append(cur.Values, call)
}
