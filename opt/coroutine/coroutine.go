package coroutine

import (
	"fmt"
	"strings"

	"spillway/ir"
)

// An Error reports why a coroutine cannot be split, with advice.
type Error struct {
	Line, Col int // in the source text, 0 if unknown
	Msg       string
}

// Error returns the message.
func (e *Error) Error() string { return e.Msg }

// refusal is the value with which a splitter panics; function recovers it.
type refusal struct{ err *Error }

// refuse aborts the splitting of f, with an error at v.
func refuse(f *ir.Func, v *ir.Value, format string, args ...any) {
	e := &Error{Line: f.Line, Col: f.Col, Msg: fmt.Sprintf(format, args...)}
	if v != nil && v.Line > 0 {
		e.Line, e.Col = int(v.Line), int(v.Col)
	}
	panic(refusal{e})
}

// Module splits the coroutines of m, and lowers all other operations on coroutines to frame accesses and calls. It
// returns an Error for each coroutine that cannot be split; after an error, m must not be used.
func Module(m *ir.Module) (errs []*Error) {
	w := &lowering{m: m, layout: ir.LayoutOf(m)}
	for _, f := range m.Funcs[:len(m.Funcs):len(m.Funcs)] {
		if err := w.function(f); err != nil {
			errs = append(errs, err)
		}
	}
	return errs
}

// Intrinsic returns the name, without "llvm.", of the coroutine intrinsic that v calls, or "".
func Intrinsic(v *ir.Value) string {
	if v.Op != ir.OpCall || v.Args[0].Op != ir.OpSym {
		return ""
	}
	if f, ok := v.Args[0].Sym.(*ir.Func); ok && f.Declared {
		if name, ok := strings.CutPrefix(f.Name, "llvm."); ok && (strings.HasPrefix(name, "coro.") || strings.HasPrefix(name, "lifetime.")) {
			return name
		}
	}
	return ""
}

// lowering is the state of Module.
type lowering struct {
	m      *ir.Module
	layout ir.Layout
	noop   *ir.Global      // result of llvm.coro.noop; nil until needed
	names  map[string]bool // of symbols; nil until needed
	order  ir.Ordering
}

// function splits f if it is a coroutine, and lowers the coroutine operations in it and its parts.
func (w *lowering) function(f *ir.Func) (err *Error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case refusal:
			err = r.err
		default:
			panic(r)
		}
	}()
	found, begins := false, false
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if name := Intrinsic(v); name != "" {
				found = true
				begins = begins || name == "coro.begin" || name == "coro.id"
			}
		}
	}
	if !found {
		return nil
	}
	if !begins {
		w.users(f)
		return nil
	}
	s := &splitter{lowering: w, f: f}
	parts := s.split()
	for _, g := range parts {
		w.transfers(g, w.users(g))
		w.removeUnreachable(g)
	}
	w.users(f)
	for _, g := range append(parts, f) {
		if errs := ir.Verify(g); len(errs) > 0 {
			refuse(f, nil, "internal error: @%s is split incorrectly: %v", f.Name, errs[0])
		}
	}
	return nil
}

// word is the type of an integer as wide as a pointer.
func (w *lowering) word() *ir.Type { return ir.Int(8 * w.layout.PtrBytes) }

// at returns the address p + off, emitting an addition unless off is 0.
func (w *lowering) at(e *edit, list *[]*ir.Value, p *ir.Value, off int64) *ir.Value {
	if off == 0 {
		return p
	}
	v := e.value(list, ir.OpGEP, ir.Ptr, p, e.f.Const(w.word(), off))
	v.Elem = ir.I8
	return v
}

// users lowers f's operations on handles, and returns the calls that resume a coroutine.
func (w *lowering) users(f *ir.Func) (resumes []*ir.Value) {
	e := newEdit(f)
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			name := Intrinsic(v)
			if name == "" {
				continue
			}
			var pre []*ir.Value
			e.like = v
			switch name {
			case "coro.resume":
				w.call(e, &pre, v, 0)
				resumes = append(resumes, v)
			case "coro.destroy":
				w.call(e, &pre, v, int64(w.layout.PtrBytes))
			case "coro.done":
				fn := e.value(&pre, ir.OpLoad, ir.Ptr, v.Args[1])
				done := e.value(&pre, ir.OpICmp, ir.I1, fn, f.Const(ir.Ptr, 0))
				done.Pred = ir.EQ
				e.replace(v, done)
			case "coro.promise":
				e.replace(v, w.promise(e, &pre, v))
			case "coro.noop":
				e.replace(v, f.SymAddr(ir.Ptr, w.noopFrame(), 0))
			case "coro.subfn.addr":
				if !v.Args[2].IsConst() || v.Args[2].Imm != 0 && v.Args[2].Imm != 1 {
					refuse(f, v, "@llvm.coro.subfn.addr names the function to resume by 0, the one to destroy by 1, pass one of them")
				}
				e.replace(v, e.value(&pre, ir.OpLoad, ir.Ptr, w.at(e, &pre, v.Args[1], v.Args[2].Imm*int64(w.layout.PtrBytes))))
			case "coro.await.suspend.void", "coro.await.suspend.bool":
				awaitCall(f, v, v.Type)
			case "coro.await.suspend.handle":
				resumes = append(resumes, w.transfer(e, v))
			default:
				refuse(f, v, "@llvm.%s belongs to a coroutine, but @%s has no @llvm.coro.begin, call it in a coroutine", name, f.Name)
			}
			e.before(v, pre...)
		}
	}
	e.apply()
	return resumes
}

// call turns v, a coro.resume or coro.destroy, into a call of the function whose address is at offset off of the frame.
func (w *lowering) call(e *edit, pre *[]*ir.Value, v *ir.Value, off int64) {
	fn := e.value(pre, ir.OpLoad, ir.Ptr, w.at(e, pre, v.Args[1], off))
	v.Args = []*ir.Value{fn, v.Args[1]}
	v.Call = partCall()
}

// partType is the type of the resume and destroy functions.
var partType = ir.FuncOf(ir.Void, false, ir.Ptr)

// partCall returns the call information for a resume or destroy function.
func partCall() *ir.CallInfo {
	return &ir.CallInfo{Type: partType, CallConv: ir.CallFast, ParamAttrs: make([]ir.ParamAttrs, 1)}
}

// promise converts the address of a frame to that of its promise, or the reverse.
func (w *lowering) promise(e *edit, pre *[]*ir.Value, v *ir.Value) *ir.Value {
	align, from := v.Args[2], v.Args[3]
	if !align.IsConst() || !from.IsConst() || align.Imm&(align.Imm-1) != 0 || align.Imm < 0 {
		refuse(e.f, v, "@llvm.coro.promise takes an alignment and a direction that are constants, write them")
	}
	off := ir.RoundUp(2*int64(w.layout.PtrBytes), max(align.Imm, 1))
	if from.Imm != 0 {
		off = -off
	}
	return w.at(e, pre, v.Args[1], off)
}

// awaitCall turns v, a coro.await.suspend, into a call of the wrapper function that it names.
func awaitCall(f *ir.Func, v *ir.Value, ret *ir.Type) {
	wrapper, awaiter, handle := v.Args[3], v.Args[1], v.Args[2]
	info := &ir.CallInfo{Type: ir.FuncOf(ret, false, ir.Ptr, ir.Ptr), ParamAttrs: make([]ir.ParamAttrs, 2)}
	if g, ok := wrapper.Sym.(*ir.Func); ok && wrapper.Op == ir.OpSym {
		if !g.Type.Equal(info.Type) {
			refuse(f, v, "@%s has type %s, not %s, as @llvm.coro.await.suspend needs, correct one of the two", g.Name, g.Type, info.Type)
		}
		info.RetAttrs, info.CallConv, info.Attrs = g.RetAttrs, g.CallConv, g.Attrs
		copy(info.ParamAttrs, g.ParamAttrs)
	}
	v.Args, v.Call = []*ir.Value{wrapper, awaiter, handle}, info
}

// transfer turns v, a coro.await.suspend.handle, into a call of the wrapper function that it names and a call that
// resumes the handle returned by that. It returns the latter.
func (w *lowering) transfer(e *edit, v *ir.Value) *ir.Value {
	f, b := e.f, v.Block
	awaitCall(f, v, ir.Ptr)
	v.Type = ir.Ptr
	var post []*ir.Value
	fn := e.value(&post, ir.OpLoad, ir.Ptr, v)
	call := e.value(&post, ir.OpCall, ir.Void, fn, v)
	call.Call = partCall()
	e.behind(v, b, post)
	return call
}

// noopFrame returns the frame of the no-op coroutine.
func (w *lowering) noopFrame() *ir.Global {
	if w.noop != nil {
		return w.noop
	}
	f := w.m.NewFunc(w.unused("__NoopCoro_ResumeDestroy"), partType)
	f.Linkage, f.CallConv, f.DSOLocal = ir.Private, ir.CallFast, true
	f.Attrs.NoUnwind = true
	f.NewBuilder(f.NewBlock("entry")).Ret()
	p := int64(w.layout.PtrBytes)
	data := &ir.Data{Size: 2 * p, Relocs: []ir.Reloc{{Off: 0, Size: int(p), Sym: f}, {Off: p, Size: int(p), Sym: f}}}
	w.noop = w.m.NewGlobal(w.unused("NoopCoro.Frame.Const"), ir.StructOf(ir.Ptr, ir.Ptr), data)
	w.noop.Linkage, w.noop.Constant, w.noop.DSOLocal = ir.Private, true, true
	return w.noop
}

// unused returns name, with a numeric suffix if it is taken.
func (w *lowering) unused(name string) string {
	if w.names == nil {
		w.names = map[string]bool{}
		for _, f := range w.m.Funcs {
			w.names[f.Name] = true
		}
		for _, g := range w.m.Globals {
			w.names[g.Name] = true
		}
		for _, a := range w.m.Aliases {
			w.names[a.Name] = true
		}
	}
	free := name
	for n := 1; w.names[free]; n++ {
		free = fmt.Sprintf("%s.%d", name, n)
	}
	w.names[free] = true
	return free
}

// transfers turns calls that resume another coroutine into tail calls where f, a part of a coroutine, only returns
// afterwards (symmetric transfer): coroutines that resume each other must not grow the stack.
func (w *lowering) transfers(f *ir.Func, calls []*ir.Value) {
	for _, v := range calls {
		b := v.Block
		at := 0
		for b.Values[at] != v {
			at++
		}
		if b.Invoked() == v || !onlyReturns(b, at+1, f.NumBlocks()) {
			continue
		}
		v.Call.Tail = ir.MustTail
		for len(b.Succs) > 0 {
			removeEdge(b, 0)
		}
		ret := f.NewValue(ir.OpRet, ir.Void)
		ret.Block, ret.Line, ret.Col, ret.Pos = b, v.Line, v.Col, v.Pos
		b.Values, b.Probs = append(b.Values[:at+1], ret), nil
	}
}

// onlyReturns reports whether b, from value number at on, only returns, possibly after up to limit jumps.
func onlyReturns(b *ir.Block, at, limit int) bool {
	for range limit + 1 {
		for at < len(b.Values) && b.Values[at].Op == ir.OpPhi {
			at++
		}
		switch v := b.Values[at]; v.Op {
		case ir.OpRet:
			return true
		case ir.OpBr:
			b, at = b.Succs[0], 0
		default:
			return false
		}
	}
	return false
}
