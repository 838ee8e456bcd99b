package llvmir

import (
	"slices"
	"strings"

	"spillway/internal/scratch"
	"spillway/ir"
)

// callScratch is memory for the call being read.
type callScratch struct {
	info   ir.CallInfo
	params []ir.ParamAttrs
	attrs  attrs
	use    intrinsicUse
	infos  scratch.Arena[ir.CallInfo] // given to functions
	lists  scratch.Arena[ir.ParamAttrs]
}

// reset returns attrs, empty.
func (s *callScratch) reset() *attrs {
	s.attrs = attrs{groups: s.attrs.groups[:0]}
	return &s.attrs
}

// tailCall reads tail call, musttail call or notail call.
func (p *parser) tailCall() {
	kind := ir.Tail
	switch string(p.text) {
	case "musttail":
		kind = ir.MustTail
	case "notail":
		kind = ir.NoTail
	}
	p.next()
	if !p.is("call") {
		p.fail("expected 'call' but found %s, insert it", p.found())
	}
	p.call(kind)
}

// call reads a call from the word call on.
func (p *parser) call(kind ir.TailKind) {
	if t, callee := p.plainCallee(); callee != nil {
		p.mem.calls.info = ir.CallInfo{Tail: kind}
		p.finishCall(&p.mem.calls.info, t, callee)
		return
	}
	p.next()
	fast := p.fastMath()
	info := &p.mem.calls.info
	conv := p.callConv()
	*info = ir.CallInfo{Tail: kind, CallConv: conv}
	p.paramAttrs(&info.RetAttrs, false)
	if p.is("addrspace") {
		p.addrspace()
	}
	line, col := p.tokLine, p.col()
	t := p.typ()
	if p.is("asm") {
		info.Asm = p.inlineAsm()
		p.finishCall(info, t, nil)
		return
	}
	if p.tok == tGlobal && len(p.text) > 5 && string(p.text[:5]) == "llvm." {
		if s := p.names.symbols[string(p.text)]; s == nil || s.intrinsic {
			p.intrinsicCall(s, t, fast)
			return
		}
	}
	if t == meta {
		p.failAt(line, col, "a call cannot return this type, use void or a type of values")
	}
	callee := p.value(ir.Ptr)
	p.finishCall(info, t, callee)
}

// inlineAsm reads asm flags "text", "constraints".
func (p *parser) inlineAsm() *ir.InlineAsm {
	p.next()
	a := &ir.InlineAsm{}
	for p.tok == tWord {
		switch string(p.text) {
		case "sideeffect":
			a.SideEffect = true
		case "alignstack":
			a.AlignStack = true
		case "inteldialect":
			a.Intel = true
		case "unwind":
			a.Unwind = true
		default:
			p.fail("inline assembly with %s is not supported, rewrite it", p.found())
		}
		p.next()
	}
	a.Text = p.stringToken()
	p.expect(',')
	a.Constraints = p.stringToken()
	return a
}

// finishCall reads the arguments of a call and emits it. The type t is the
// result's, or the whole function's.
func (p *parser) finishCall(info *ir.CallInfo, t *ir.Type, callee *ir.Value) {
	fn := p.fn
	line, col := p.tokLine, p.col()
	var buf [8]*ir.Value
	args := append(buf[:0], callee)
	params := p.mem.calls.params[:0]
	if callee == nil {
		args[0] = fn.f.Undef(ir.Ptr)
	}
	if p.tok != '(' {
		p.expect('(')
	}
	args, params = p.plainArgs(args, params)
	for p.tok != ')' {
		if len(args) > 1 {
			p.expect(',')
		}
		if p.tok == tEllipsis {
			p.forward(info, t)
			break
		}
		at := p.sizedType()
		pa, space := ir.ParamAttrs{}, p.reading.space
		p.paramAttrs(&pa, false)
		if space != 0 && (pa.ByVal != nil || pa.Elem != nil || pa.SRet) {
			p.fail("memory in address space %d cannot be an operand or passed by value, load it before", space)
		}
		args = append(args, p.value(at))
		params = append(params, pa)
	}
	p.mem.calls.params = params
	if len(params) > 0 {
		info.ParamAttrs = p.mem.calls.lists.Copy(params)
	}
	p.next()
	ret := t
	if t.Kind == ir.FuncKind {
		ret = t.Ret
		p.checkArgs(t, args[1:], line, col)
		info.Type = t
	} else if f, ok := args[0].Sym.(*ir.Func); ok && takes(f.Type, t, args[1:]) {
		info.Type = f.Type
	} else {
		info.Type = p.argsType(t, args[1:])
	}
	p.callAttrs(info)
	call := &p.mem.calls.infos.Take(1)[0]
	*call = *info
	at := p.takeBundles(call)
	v := p.def(ir.OpCall, ret, args...)
	v.Call = call
	if at != nil {
		at.call = v
	}
}

// forward reads ... at the end of the arguments: a musttail call forwards the function's variable arguments.
func (p *parser) forward(info *ir.CallInfo, t *ir.Type) {
	if info.Tail != ir.MustTail || !p.fn.f.Type.Variadic || t.Kind != ir.FuncKind || !t.Variadic {
		p.fail("'...' forwards variable arguments in a musttail call only, use one or list the arguments")
	}
	p.next()
	if p.tok != ')' {
		p.fail("expected ')' but found %s, let '...' be the last argument", p.found())
	}
}

// argsType returns the function type of a call that spells only its result type.
func (p *parser) argsType(ret *ir.Type, args []*ir.Value) *ir.Type {
	var buf [8]*ir.Type
	types := buf[:0]
	for _, a := range args {
		types = append(types, a.Type)
	}
	return p.types.funcOf(ret, types, false)
}

// takes reports whether t is a function type with this result and parameters matching the arguments.
func takes(t, ret *ir.Type, args []*ir.Value) bool {
	if t.Variadic || t.Ret != ret || len(t.Fields) != len(args) {
		return false
	}
	for i, a := range args {
		if t.Fields[i] != a.Type {
			return false
		}
	}
	return true
}

// checkArgs checks the arguments of a call against the function's type.
func (p *parser) checkArgs(t *ir.Type, args []*ir.Value, line, col int) {
	if len(args) < len(t.Fields) || len(args) > len(t.Fields) && !t.Variadic {
		p.failAt(line, col, "the call has %d arguments but its type %d, correct one of the two", len(args), len(t.Fields))
	}
	for i, want := range t.Fields {
		if got := args[i].Type; got != want && !got.Equal(want) {
			p.failAt(line, col, "argument %d has type %s, not %s, correct one of the two types", i+1, shortType(got), shortType(want))
		}
	}
}

// callAttrs reads the attributes after the arguments of a call.
func (p *parser) callAttrs(info *ir.CallInfo) {
	a := p.mem.calls.reset()
	p.fnAttrs(a, false, nil)
	if p.got('[') {
		p.bundles(info)
	}
	info.Attrs = p.names.withGroups(a).f
}

// bundles reads operand bundles: "kcfi"(i32 hash), and those of stack maps.
func (p *parser) bundles(info *ir.CallInfo) {
	for p.tok != ']' {
		name := string(p.text)
		known := name == "kcfi" || name == "deopt" || name == "gc-live" || name == "gc-transition" || name == "stackmap" || name == "patchpoint"
		if p.tok != tString || !known {
			p.fail("operand bundle %s is not supported, rewrite the code without it", printable(p.text))
		}
		p.next()
		p.expect('(')
		if name != "kcfi" {
			p.bundle(name)
		} else {
			line, col := p.tokLine, p.col()
			v := p.typedValue()
			if v.Type != ir.I32 || !v.IsConst() {
				p.failAt(line, col, "the hash of a type must be a number of type i32, write one")
			}
			info.Typed, info.TypeHash = true, uint32(v.Imm)
			p.expect(')')
		}
		if p.tok != ']' {
			p.expect(',')
		}
	}
	p.next()
}

// intrinsicCall reads a call of an intrinsic, starting at its name; s is its declaration or nil, and ret is its result
// type, or its whole type, in the text.
func (p *parser) intrinsicCall(s *symbol, ret *ir.Type, fast fastFlags) {
	var name string
	var in *intrinsicFunc
	if s != nil && s.fn != nil {
		name, in = s.fn.f.Name, s.meaning
	} else {
		name = string(p.text)
		in = p.findIntrinsic(name)
	}
	line, col := p.tokLine, p.col()
	p.next()
	if ret.Kind == ir.FuncKind {
		ret = ret.Ret
	}
	if p.tok != '(' {
		p.fail("expected the arguments of @%s but found %s, write ( ... )", printable([]byte(name)), p.found())
	}
	if in == nil {
		p.report(line, col, "intrinsic @%s is not supported, %s", printable([]byte(name)), p.insteadOf(name))
		p.skipBrackets() // they may continue in other lines
		panic(bailout{})
	}
	if in.lower == nil { // debug information etc.: arbitrary arguments
		if record, found := strings.CutPrefix(name, "llvm.dbg."); found && p.fn.f.Debug != nil {
			p.fn.pos-- // it is not an instruction
			p.fn.isRecord = true
			p.debugArgs("dbg_" + record)
		} else {
			p.skipBrackets()
		}
		p.callTail(true)
		return
	}
	p.next()
	c := &p.mem.calls.use
	*c = intrinsicUse{name: name, ret: ret, fast: fast, args: c.args[:0], attrs: c.attrs[:0], texts: c.texts[:0], token: noResult}
	for p.tok != ')' {
		if len(c.args) > 0 {
			p.expect(',')
		}
		p.intrinsicArg(c)
	}
	p.next()
	if why := in.mismatch(c); why != "" {
		p.failAt(line, col, "@%s %s", printable([]byte(name)), why)
	}
	if takesBundles(name) {
		info := ir.CallInfo{}
		p.callAttrs(&info)
		c.callAttrs = info.Attrs
	} else {
		p.callTail(strings.HasPrefix(name, "llvm.assume"))
	}
	if in.onVectors(p, c) && !in.native {
		p.eachLane(in, c)
		return
	}
	in.lower(p, c)
}

// intrinsicArg reads an argument, which may be metadata.
func (p *parser) intrinsicArg(c *intrinsicUse) {
	pa := ir.ParamAttrs{}
	t := p.typ()
	if t == meta {
		for p.tok != ',' && p.tok != ')' {
			switch p.tok {
			case '(', '{', '[', '<':
				p.skipBrackets()
			case tEOF, '}':
				p.fail("expected ')' but found %s, close the call", p.found())
			case tString:
				c.texts = append(c.texts, string(p.text))
				p.next()
			case tLocal, tLocalNum:
				c.token = p.localHere()
				p.next()
			case tMeta:
				if p.number(p.text) && p.meta.texts[p.num] != "" {
					c.texts = append(c.texts, p.meta.texts[p.num])
				}
				p.next()
			default:
				p.next()
			}
		}
		c.args = append(c.args, nil)
	} else {
		if t.Kind == ir.VoidKind || t.Kind == ir.FuncKind {
			p.fail("an argument cannot have type %s, correct it", shortType(t))
		}
		space := p.reading.space
		p.paramAttrs(&pa, false)
		v := p.value(t)
		if space != 0 {
			v = p.segmentArg(c.name, v, space)
		}
		c.args = append(c.args, v)
	}
	c.attrs = append(c.attrs, pa)
}

// segmentArg returns the argument for the pointer v to a segment.
func (p *parser) segmentArg(name string, v *ir.Value, space int64) *ir.Value {
	is := func(prefixes ...string) bool {
		return slices.ContainsFunc(prefixes, func(x string) bool { return strings.HasPrefix(name, "llvm."+x) })
	}
	switch {
	case is("memcpy.p", "memcpy.inline", "memmove.p", "memset.p", "memset.inline", "prefetch"):
		return p.inSegment(v, space)
	case is("ptrmask", "objectsize", "launder", "strip", "invariant", "lifetime", "is", "expect", "ssa", "ptr", "fake"):
		return v
	}
	p.fail("a pointer to address space %d is not supported as an argument of @%s, access the memory by loads and stores", space, name)
	return nil
}

// callTail reads attributes and perhaps operand bundles after an intrinsic.
func (p *parser) callTail(bundles bool) {
	p.fnAttrs(p.mem.calls.reset(), false, nil)
	if p.tok == '[' {
		if !bundles {
			p.fail("operand bundles are not supported, rewrite the code without them")
		}
		p.skipBrackets()
	}
}
