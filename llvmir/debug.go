package llvmir

import (
	"bytes"
	"encoding/binary"
	"math"
	"slices"

	"spillway/ir"
)

// hasDebug reports whether the text has debug information.
func hasDebug(src []byte) bool { return bytes.Contains(src, []byte("!llvm.dbg.cu")) }

// debugNumber returns the id of the metadata !num.
func (p *parser) debugNumber(num uint64) ir.DebugID {
	if num >= uint64(len(p.src)) {
		p.fail("number !%d is too large, number metadata from 0 up", num)
	}
	for uint64(len(p.meta.diNumbers)) <= num {
		p.meta.diNumbers = append(p.meta.diNumbers, 0)
	}
	id := &p.meta.diNumbers[num]
	if *id == 0 {
		*id = p.m.Debug.Reserve()
	}
	return *id
}

// debugEntity reads a numbered node, after the equals sign.
func (p *parser) debugEntity(num uint64) {
	id := p.debugNumber(num)
	if p.m.Debug.Kind(id) != ir.DebugUndefined {
		p.fail("!%d is defined twice, renumber one of the two", num)
	}
	line := p.tokLine
	distinct := p.accept("distinct")
	mark := len(p.meta.diFields)
	kind := p.debugBody()
	fields := p.meta.diFields[mark:]
	if kind == ir.DebugTuple {
		p.keepTuple(num, fields)
	}
	p.m.Debug.Define(id, ir.DebugNode{Kind: kind, Distinct: distinct, Line: int32(line)}, fields)
	p.meta.diFields = p.meta.diFields[:mark]
}

// keepTuple keeps a tuple of strings and integers if it affects code.
func (p *parser) keepTuple(num uint64, fields []ir.DebugField) {
	var texts []string
	var numbers []uint64
	for _, f := range fields {
		switch {
		case f.Form == ir.DebugString:
			texts = append(texts, p.m.Debug.Text(f.Value))
		case f.Form == ir.DebugInt && f.Value >= 0:
			numbers = append(numbers, uint64(f.Value))
		case f.Form == ir.DebugInt && f.Value >= math.MinInt32: // LLVM writes all numbers as signed ones
			numbers = append(numbers, uint64(uint32(f.Value)))
		default:
			return
		}
	}
	p.keepNode(num, texts, numbers)
}

// debugBody reads !{ ... } or !DIName( ... ), and appends its fields to diFields.
func (p *parser) debugBody() ir.DebugKind {
	p.enter()
	defer p.reading.leave()
	switch {
	case p.tok == '!':
		p.next()
		if p.tok == tString {
			p.meta.diFields = append(p.meta.diFields, ir.DebugField{Form: ir.DebugString, Value: p.m.Debug.String(p.text)})
			p.next()
			return ir.DebugTuple
		}
		if p.tok != '{' {
			break
		}
		p.next()
		for p.tok != '}' {
			p.meta.diFields = append(p.meta.diFields, p.debugField(ir.DebugElement))
			if p.tok != '}' {
				p.expect(',')
			}
		}
		p.next()
		return ir.DebugTuple
	case p.tok == tMeta:
		kind, known := ir.DebugKinds()[string(p.text)]
		if !known {
			kind = ir.DebugOther
		}
		p.next()
		if p.tok != '(' {
			break
		}
		if !known {
			p.skipBrackets()
			return kind
		}
		p.next()
		for p.tok != ')' {
			p.meta.diFields = append(p.meta.diFields, p.debugNamedField(kind))
			if p.tok != ')' {
				p.expect(',')
			}
		}
		p.next()
		return kind
	}
	p.fail("expected metadata but found %s, write !{ ... } or !DIName( ... )", p.found())
	return 0
}

// debugNamedField reads name: value, or just a value in an expression.
func (p *parser) debugNamedField(kind ir.DebugKind) ir.DebugField {
	line, col := p.tokLine, p.col()
	if kind == ir.DebugExpression {
		f := p.debugField(ir.DebugElement)
		if f.Form == ir.DebugWide {
			p.failAt(line, col, "this number is longer than 64 bits, write a smaller one")
		}
		return f
	}
	if p.tok != tLabel {
		p.fail("expected the name of a field but found %s, write name: value", p.found())
	}
	key, known := ir.DebugKeys()[string(p.text)]
	if !known {
		key = ir.KeyOther
	}
	p.next()
	line, col = p.tokLine, p.col()
	f := p.debugField(key)
	if f.Form == ir.DebugWide && key != ir.KeyValue && key != ir.KeyExtraData && key != ir.KeyOther {
		p.failAt(line, col, "this number is longer than 64 bits, write a smaller one")
	}
	if most, bounded := ir.DebugLimit(key); bounded && f.Form == ir.DebugInt && (f.Value < 0 || f.Value > most) {
		p.failAt(line, col, "this number is out of range, write one from 0 to %d", most)
	}
	return f
}

// debugField reads the value of a field.
func (p *parser) debugField(key ir.DebugKey) ir.DebugField {
	switch p.tok {
	case tString:
		f := ir.DebugField{Key: key, Form: ir.DebugString, Value: p.m.Debug.String(p.text)}
		p.next()
		return f
	case tInt:
		lo, hi := decimal(p.text)
		return p.debugNumberField(key, lo, hi)
	case tHexInt:
		lo, hi := p.hexInteger()
		return p.debugNumberField(key, lo, hi)
	case tIntType:
		p.next()
		return p.debugField(key)
	case tMeta:
		if p.number(p.text) {
			id := p.debugNumber(p.num)
			p.next()
			return ir.DebugField{Key: key, Form: ir.DebugRef, Value: int64(id)}
		}
		return p.debugInline(key)
	case '!':
		if p.src[p.pos] == '"' {
			p.next()
			return p.debugField(key)
		}
		return p.debugInline(key)
	case tWord:
		if p.accept("null") {
			return ir.DebugField{Key: key}
		}
		if p.is("distinct") {
			return p.debugInline(key)
		}
		if n, known := ir.DebugWord(p.text); known {
			p.next()
			for p.got('|') {
				more, _ := ir.DebugWord(p.text)
				n |= more
				p.next()
			}
			return ir.DebugField{Key: key, Form: ir.DebugInt, Value: n}
		}
	}
	// Something else, such as a constant of another type.
	for p.tok != ',' && p.tok != ')' && p.tok != '}' {
		switch p.tok {
		case tEOF:
			p.fail("this metadata is never closed, close its bracket")
		case '(', '[', '{', '<':
			p.skipBrackets()
		default:
			p.next()
		}
	}
	return ir.DebugField{Key: key}
}

// debugNumberField makes a field of the number at the current token.
func (p *parser) debugNumberField(key ir.DebugKey, lo, hi uint64) ir.DebugField {
	f := ir.DebugField{Key: key, Form: ir.DebugInt, Value: int64(lo)}
	if negative := p.text[0] == '-'; hi != 0 && (!negative || hi != math.MaxUint64 || f.Value >= 0) {
		b := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, lo), hi)
		f.Form, f.Value = ir.DebugWide, p.m.Debug.String(b)
	}
	p.next()
	return f
}

// debugInline reads an inline node.
func (p *parser) debugInline(key ir.DebugKey) ir.DebugField {
	line := p.tokLine
	distinct := p.accept("distinct")
	mark := len(p.meta.diFields)
	from := p.tokPos
	kind := p.debugBody()
	var id ir.DebugID
	if kind == ir.DebugExpression { // mostly the same few
		text := string(p.src[from:p.tokPos])
		if id = p.meta.diInline[text]; id == 0 {
			id = p.m.Debug.Reserve()
			p.meta.diInline[text] = id
			p.m.Debug.Define(id, ir.DebugNode{Kind: kind, Line: int32(line)}, p.meta.diFields[mark:])
		}
	} else {
		id = p.m.Debug.Reserve()
		p.m.Debug.Define(id, ir.DebugNode{Kind: kind, Distinct: distinct, Line: int32(line)}, p.meta.diFields[mark:])
	}
	p.meta.diFields = p.meta.diFields[:mark]
	return ir.DebugField{Key: key, Form: ir.DebugRef, Value: int64(id)}
}

// debugRef reads a use of a node: !12, !DIExpression(...), !{}.
func (p *parser) debugRef() ir.DebugID {
	f := p.debugField(ir.DebugElement)
	if f.Form != ir.DebugRef {
		return 0
	}
	return ir.DebugID(f.Value)
}

// checkDebug reports references to undefined nodes.
func (p *parser) checkDebug() {
	d := p.m.Debug
	if d == nil || len(p.errs) > 0 {
		return
	}
	for i := range d.Nodes {
		id, line := ir.DebugID(i), int(d.Nodes[i].Line)
		if d.Kind(id) == ir.DebugLocation {
			l := d.Loc(id)
			if d.Kind(l.Scope) == ir.DebugUndefined {
				p.report(line, 1, "the scope of this DILocation is not defined, define it or correct the number")
			}
			if l.InlinedAt != 0 && d.Kind(l.InlinedAt) != ir.DebugLocation {
				p.report(line, 1, "inlinedAt: is not a DILocation, name one")
			}
			continue
		}
		for _, f := range d.Fields(id) {
			if f.Form == ir.DebugRef && d.Kind(ir.DebugID(f.Value)) == ir.DebugUndefined {
				p.report(line, 1, "metadata !%d is not defined, define it or correct the number", slices.Index(p.meta.diNumbers, ir.DebugID(f.Value)))
			}
		}
	}
}

// debugRecord reads a debug record, starting at its name.
func (p *parser) debugRecord() {
	name := string(p.text)
	p.next()
	if p.tok != '(' {
		p.fail("expected '(' after a debug record but found %s, remove the record", p.found())
	}
	if p.fn.f.Debug == nil {
		p.skipBrackets()
		return
	}
	p.debugArgs(name)
}

// debugArgs reads the arguments, starting at the bracket, of a debug record or of the equivalent intrinsic.
func (p *parser) debugArgs(name string) {
	fn := p.fn
	line, col := p.tokLine, p.col()
	p.next()
	r := ir.DebugRecord{Pos: fn.pos + 1}
	use := debugUse{local: noResult, addr: noResult, line: line, col: col}
	switch name {
	case "dbg_declare", "dbg_value":
		if name == "dbg_value" {
			r.Kind = ir.DebugValue
		}
		r.Value, use.local = p.debugValues(&r, &use)
		if p.tok != tMeta && p.tok != '!' && !p.is("metadata") {
			p.oldOffset(&r, &use)
		}
		r.Var = p.debugArg(true)
		r.Expr = p.debugArg(false)
	case "dbg_assign":
		r.Kind = ir.DebugValue
		r.Value, use.local = p.debugValues(&r, &use)
		r.Var = p.debugArg(true)
		r.Expr = p.debugArg(true)
		use.assign = p.debugArg(true)
		use.value, use.addr = p.debugValue()
		use.expr = p.debugArg(false)
	case "dbg_label":
		r.Kind = ir.DebugLabeled
		r.Var = p.debugArg(false)
	default:
		p.failAt(line, col, "unknown debug record %s, remove it", printable([]byte(name)))
	}
	if p.tok != ')' { // a record has its location inside, a call after it
		r.Loc = p.debugArg(false)
	}
	p.expect(')')
	if fn.cur == nil {
		p.anonymousBlock()
	}
	r.Block = fn.cur
	fn.f.Debug.Records = append(fn.f.Debug.Records, r)
	fn.debugUses = append(fn.debugUses, use)
}

// oldOffset reads the offset before the variable that LLVM wrote until version 5, and the comma after it. As in LLVM, a
// nonzero offset makes the location unknown.
func (p *parser) oldOffset(r *ir.DebugRecord, use *debugUse) {
	p.typ()
	if p.tok == tInt && string(p.text) != "0" {
		r.Value, r.More = nil, nil
		use.local, use.more = noResult, nil
	}
	p.next()
	p.expect(',')
}

// debugUse is the operand of a record, resolved at the end of the body.
type debugUse struct {
	local  int        // its value, or noResult
	assign ir.DebugID // DIAssignID of the store of the value, or 0
	// Likewise: where the store puts it.
	addr  int
	value *ir.Value
	expr  ir.DebugID

	more []int // the locals after it in a list, or noResult
	gone bool  // one of the list is not known

	line, col int
}

// debugArg reads metadata, and the comma after it.
func (p *parser) debugArg(comma bool) ir.DebugID {
	p.accept("metadata")
	id := p.debugRef()
	if comma {
		p.expect(',')
	} else {
		p.got(',')
	}
	return id
}

// debugValues reads the operand of a record, one value or a list, and the comma after it. It returns the first one; r
// and use get the others.
func (p *parser) debugValues(r *ir.DebugRecord, use *debugUse) (*ir.Value, int) {
	p.accept("metadata")
	if p.tok != tMeta || string(p.text) != "DIArgList" {
		return p.debugValue()
	}
	p.next()
	p.expect('(')
	var first *ir.Value
	local := noResult
	for n := 0; p.tok != ')'; n++ {
		v, l := p.debugOperand()
		if n == 0 {
			first, local = v, l
		} else {
			r.More, use.more = append(r.More, v), append(use.more, l)
		}
		if v == nil && l == noResult {
			use.gone = true
		}
		if p.tok != ')' {
			p.expect(',')
		}
	}
	p.next()
	p.expect(',')
	return first, local
}

// debugValue reads an operand of a record, and the comma after it: a value that belongs to no function, or the number
// of a local; neither if unknown.
func (p *parser) debugValue() (v *ir.Value, local int) {
	p.accept("metadata")
	local = noResult
	if p.tok == tMeta || p.tok == '!' {
		p.debugField(ir.DebugElement)
	} else {
		v, local = p.debugOperand()
	}
	p.expect(',')
	return v, local
}

// debugOperand reads a type and a value.
func (p *parser) debugOperand() (*ir.Value, int) {
	t := p.typ()
	switch p.tok {
	case tLocal, tLocalNum:
		local := int(p.localHere())
		p.next()
		return nil, local
	case tInt, tHexInt, tHex, tFloat, tGlobal, tGlobalNum:
		return p.debugConstant(t), noResult
	}
	switch {
	case p.is("true"), p.is("false"), p.is("null"), p.is("zeroinitializer"),
		p.is("getelementptr"), p.is("inttoptr"), p.is("ptrtoint"):
		return p.debugConstant(t), noResult
	}
	// poison, undef, and constants not worth representing
	for p.tok != ',' && p.tok != ')' && p.tok != tEOF && p.tok != '}' {
		if p.tok == '(' || p.tok == '[' || p.tok == '{' || p.tok == '<' {
			p.skipBrackets()
			continue
		}
		p.next()
	}
	return nil, noResult
}

// debugConstant reads a constant that is not a value of the function; nil if debuggers could not show it.
func (p *parser) debugConstant(t *ir.Type) *ir.Value {
	c := p.constant(t)
	v := &ir.Value{ID: -1, Op: ir.OpConst, Type: t}
	switch {
	case c.op == ir.OpSym:
		v.Op, v.Sym = ir.OpSym, c.sym.sym
		return v
	case c.op == ir.OpZero && !t.IsAggregate() && !t.IsVector():
		return v
	case c.op == ir.OpZero, c.op == ir.OpUndef, c.op == ir.OpInsertValue, c.op == ir.OpBlockAddr:
		return nil
	}
	x, ok := p.fold(c)
	switch {
	case !ok:
		return nil
	case x.number():
		if t.Bits > 128 {
			return nil
		}
		v.Imm, v.Hi = int64(x.lo), int64(x.hi)
		if t.IsInt() && t.Bits <= 64 {
			v.Imm = ir.SignExtend(x.lo, t.Bits)
		}
		return v
	case t.Kind == ir.PtrKind && x.minus.sym == nil && x.place.block == nil && x.place.sym != nil:
		v.Op, v.Sym, v.Imm = ir.OpSym, x.place.sym, int64(x.lo)
		return v
	}
	return nil
}

// finishDebug resolves the values of the body's records.
func (p *parser) finishDebug() {
	fn := p.fn
	d := fn.f.Debug
	if d == nil {
		return
	}
	for i, at := range fn.debugUses {
		r := &d.Records[i]
		// If a store of the value remains, memory has it.
		if slices.Contains(fn.assigns, at.assign) && at.assign != 0 && (at.value != nil || at.addr != noResult) {
			r.Kind, r.Value, at.local = ir.DebugMemory, at.value, at.addr
			r.More, at.more, at.gone = nil, nil, false
			if len(p.m.Debug.Fields(at.expr)) > 0 {
				r.Expr = at.expr
			}
		}
		if k := p.m.Debug.Kind(r.Var); k != ir.DebugLocalVariable && k != ir.DebugLabel {
			p.report(at.line, at.col, "the variable of a debug record is not a DILocalVariable, name one")
		}
		if at.local != noResult {
			r.Value = p.debugLocal(&at, at.local)
		}
		for k, local := range at.more {
			if local != noResult {
				r.More[k] = p.debugLocal(&at, local)
			}
		}
		if at.gone {
			r.Value = nil
		}
	}
}

// debugLocal returns the value of a local in a record.
func (p *parser) debugLocal(use *debugUse, local int) *ir.Value {
	l := &p.fn.locals[local]
	if l.val == nil {
		p.report(use.line, use.col, "%s is not defined, define it or correct the name", p.localName(int32(local)))
		return nil
	}
	if l.val.Block == nil && l.val.Op == ir.OpBitcast {
		return p.fn.chase(l.val)
	}
	return l.val
}
