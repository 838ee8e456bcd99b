package llvmir

import (
	"bytes"
	"strings"

	"spillway/ir"
	"spillway/opt/coroutine"
)

// Coroutines are split after the whole module has been read: until then their intrinsics are calls, in the form of
// package coroutine. Tokens are integers there.

// coroutineIntrinsics are those of switched-resume coroutines.
var coroutineIntrinsics = map[string]string{
	"id": "?:ippp", "begin": "p:mp", "alloc": "b:m", "free": "p:mp", "size": "i:", "align": "i:", "frame": "p:", "noop": "p:",
	"save": "?:p", "suspend": "i:mb", "end": "?:pbm|pb", "is_in_ramp": "b:", "resume": "v:p", "destroy": "v:p", "done": "b:p",
	"promise": "p:pib", "subfn.addr": "p:pi",
	"await.suspend.void": "v:ppp", "await.suspend.bool": "b:ppp", "await.suspend.handle": "v:ppp",
}

// coroutineIntrinsic finds llvm.coro.rest.
func coroutineIntrinsic(rest string) *intrinsicFunc {
	name := rest
	if base, size, ok := strings.Cut(rest, "."); ok && (base == "size" || base == "align") && (size == "i32" || size == "i64") {
		name = base
	}
	sig, ok := coroutineIntrinsics[name]
	if !ok {
		return nil
	}
	return &intrinsicFunc{meaning: meaning{sig, func(p *parser, c *intrinsicUse) { p.coroutineCall("llvm.coro."+name, c) }}, anyType: true}
}

// coroutineCall makes c a call of the intrinsic of the given name.
func (p *parser) coroutineCall(name string, c *intrinsicUse) {
	ret := c.ret
	if ret == meta {
		ret = ir.I32
	}
	args := make([]*ir.Value, len(c.args))
	for i, a := range c.args {
		if args[i] = a; a == nil {
			args[i] = p.token(c)
		}
	}
	p.coroutineCallOf(name, ret, args)
}

// coroutineCallOf makes a call of the intrinsic of the given name.
func (p *parser) coroutineCallOf(name string, ret *ir.Type, args []*ir.Value) {
	f := p.fn.f
	t := p.argsType(ret, args)
	key := name + t.String()
	callee := p.coroutine.funcs[key]
	if callee == nil {
		callee = &ir.Func{Module: p.m, Type: t, ParamAttrs: make([]ir.ParamAttrs, len(args))}
		callee.Name, callee.Declared = name, true
		if p.coroutine.funcs == nil {
			p.coroutine.funcs = map[string]*ir.Func{}
		}
		p.coroutine.funcs[key] = callee
	}
	place := p.def
	if p.fn.resultSet { // the call comes after what the text says
		place = p.emit
	}
	v := place(ir.OpCall, ret, append([]*ir.Value{f.SymAddr(ir.Ptr, callee, 0)}, args...)...)
	v.Call = &ir.CallInfo{Type: callee.Type, ParamAttrs: make([]ir.ParamAttrs, len(args))}
}

// token returns the token that is an argument of c, 0 if it is none.
func (p *parser) token(c *intrinsicUse) *ir.Value {
	if c.token == noResult {
		return p.fn.f.Const(ir.I32, 0)
	}
	l := &p.fn.locals[c.token]
	if l.val == nil || l.val.Type != ir.I32 || coroutine.Intrinsic(l.val) == "" {
		p.failInst("%s is not a token of an @llvm.coro.id or @llvm.coro.save before @%s, write none or move it", p.localName(c.token), c.name)
	}
	return l.val
}

// coroutines is the state of reading coroutines.
type coroutines struct {
	some  bool                // the text may have some
	funcs map[string]*ir.Func // the intrinsics that are called, by name and type
}

// isCoroutine reports whether the body of d contains the word by which coroutines are recognized.
func (p *parser) isCoroutine(d *funcDef) bool {
	return p.coroutine.some && bytes.Contains(p.src[d.body.pos:d.body.pos+d.length], []byte("@llvm.coro.id"))
}

// hasCoroutines reports whether src may contain coroutines.
func hasCoroutines(src []byte) bool { return bytes.Contains(src, []byte("@llvm.coro.")) }

// splitCoroutines splits the coroutines of the module.
func (p *parser) splitCoroutines() {
	if len(p.errs) > 0 || len(p.coroutine.funcs) == 0 {
		return
	}
	for _, e := range coroutine.Module(p.m) {
		p.report(e.Line, e.Col, "%s", e.Msg)
	}
}

// outsideFrame marks the alloca just read as never in the frame of its coroutine.
func (p *parser) outsideFrame() {
	values := p.fn.cur.Values
	if a := values[len(values)-1]; a.Op == ir.OpAlloca {
		p.coroutineCallOf("llvm.coro.outside.frame", ir.Void, []*ir.Value{a})
	}
}
