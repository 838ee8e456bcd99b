package llvmir

import "spillway/ir"

// invoke reads an invoke, with its destinations.
func (p *parser) invoke() {
	fn := p.fn
	before := len(fn.cur.Values)
	p.call(ir.NoTailInfo)
	p.expectWord("to")
	normal := p.labelRef()
	p.expectWord("unwind")
	unwind := p.labelRef()
	switch n := len(fn.cur.Values); {
	case n == before: // an intrinsic that does nothing
		p.mem.terminate(p.emit(ir.OpBr, ir.Void), normal)
		return
	case fn.cur.Values[n-1].Op != ir.OpCall:
		p.failInst("this intrinsic cannot unwind, call it instead")
	}
	p.mem.terminate(p.emit(ir.OpInvoke, ir.Void), normal, unwind)
}

// landingPad reads landingpad T, cleanup and clauses.
func (p *parser) landingPad() {
	p.next()
	line, col := p.tokLine, p.col()
	if p.accept("token") { // of a statepoint: the exception is unused
		p.landingPadOf(p.types.structOf(false, []*ir.Type{ir.Ptr, ir.I32}))
		return
	}
	t := p.valueType()
	if t.Kind != ir.StructKind || len(t.Fields) != 2 || t.Fields[0].Kind != ir.PtrKind || t.Fields[1] != ir.I32 {
		p.failAt(line, col, "a landing pad has type { ptr, i32 }, not %s, correct the type", shortType(t))
	}
	p.landingPadOf(t)
}

// landingPadOf reads the clauses of a landing pad of type t.
func (p *parser) landingPadOf(t *ir.Type) {
	pad := &ir.LandingPad{Cleanup: p.accept("cleanup")}
	for p.tok == tWord {
		switch {
		case p.accept("catch"):
			pad.Clauses = append(pad.Clauses, ir.PadClause{Types: []ir.Symbol{p.caught()}})
			continue
		case p.accept("filter"):
			pad.Clauses = append(pad.Clauses, p.filter())
			continue
		}
		break
	}
	if len(pad.Clauses) == 0 && !pad.Cleanup {
		p.failInst("a landing pad needs cleanup or a clause, add one")
	}
	p.def(ir.OpLandingPad, t).SetPad(pad)
}

// caught reads the type and address in a clause.
func (p *parser) caught() ir.Symbol {
	line, col := p.tokLine, p.col()
	v := p.typedValue()
	switch {
	case v.Op == ir.OpSym && v.Imm == 0:
		return v.Sym
	case v.Op == ir.OpConst && v.Type.Kind == ir.PtrKind && v.Imm == 0:
		return nil
	}
	p.failAt(line, col, "a clause names a type by a symbol or null, write one of these")
	return nil
}

// filter reads [n x ptr] [ptr @a, ...].
func (p *parser) filter() ir.PadClause {
	c := ir.PadClause{Filter: true}
	line, col := p.tokLine, p.col()
	t := p.valueType()
	if t.Kind != ir.ArrayKind {
		p.failAt(line, col, "a filter is an array of types, not %s, correct it", shortType(t))
	}
	if p.accept("zeroinitializer") || p.accept("undef") || p.accept("poison") {
		c.Types = make([]ir.Symbol, min(t.Len, 1<<16))
		return c
	}
	p.expect('[')
	for p.tok != ']' {
		if len(c.Types) > 0 {
			p.expect(',')
		}
		c.Types = append(c.Types, p.caught())
	}
	p.next()
	return c
}

// resume reads resume T v.
func (p *parser) resume() {
	p.next()
	p.def(ir.OpResume, ir.Void, p.typedValue())
}

// typeID makes the selector of a type.
func typeID(p *parser, c *intrinsicUse) {
	a := c.args[0]
	if a.Op != ir.OpSym && !(a.Op == ir.OpConst && a.Imm == 0) || a.Imm != 0 {
		p.failInst("the argument of @%s must be a symbol, name one", c.name)
	}
	p.def(ir.OpTypeID, c.ret).Sym = a.Sym
}

// personality reads the function at d.personality.
func (p *parser) personality(d *funcDef) {
	p.seek(d.personality)
	p.fn = nil
	t := p.typ()
	c := p.constant(t)
	v, ok := p.fold(c)
	if ok && v.number() && v.lo|v.hi == 0 { // null: there is none
		return
	}
	if !ok || v.place.sym == nil || v.lo != 0 || v.minus.sym != nil || v.place.block != nil {
		p.failAt(c.line, c.col, "the personality must be a function, name one")
	}
	d.f.Personality = v.place.sym
}
