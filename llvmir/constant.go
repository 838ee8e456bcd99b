package llvmir

import (
	"math"

	"spillway/ir"
)

// A constant is a node of a constant expression.
type constant struct {
	op        ir.Op // OpConst, OpZero, OpUndef, OpSym, OpBlockAddr, OpInsertValue (an aggregate), or an operation
	pred      ir.Pred
	typ       *ir.Type
	elem      *ir.Type // OpGEP
	lo, hi    uint64   // OpConst
	more      []uint64 // OpConst of more than 128 bits: the words above
	sym       *symbol  // OpSym, OpBlockAddr
	block     *ir.Block
	args      []*constant
	line, col int
}

// constant reads a constant of type t.
func (p *parser) constant(t *ir.Type) *constant {
	p.enter()
	c := &constant{typ: t, line: p.tokLine, col: p.col()}
	switch p.tok {
	case tInt, tHexInt:
		switch {
		case t.Kind == ir.IntKind:
			c.op = ir.OpConst
			if t.Bits > 128 {
				v := foldedWords(p.wideInteger(t))
				c.lo, c.hi, c.more = v.lo, v.hi, v.more
			} else {
				c.lo, c.hi = p.integer(t)
			}
		case t.IsFloating():
			p.fail("an integer constant needs an integer type, not %s; write the number with a point", shortType(t))
		default:
			p.fail("an integer constant needs an integer type, not %s; correct the type", shortType(t))
		}
		p.next()
	case tFloat, tHex:
		if !t.IsFloating() {
			p.fail("a floating-point constant needs a floating-point type, not %s; correct the type", shortType(t))
		}
		c.op = ir.OpConst
		c.lo, c.hi = p.floating(t)
		p.next()
	case tGlobal, tGlobalNum:
		p.wantType(t, ir.PtrKind, "an address")
		c.op, c.sym = ir.OpSym, p.symbolRef()
	case '{', '[', '<', tCString:
		p.aggregate(c)
	case tWord:
		p.constantWord(c)
	default:
		p.fail("expected a value but found %s, write a constant or the name of a value", p.found())
	}
	p.reading.leave()
	return c
}

func (p *parser) wantType(t *ir.Type, k ir.Kind, what string) {
	if t.Kind != k {
		p.fail("%s cannot have type %s, correct the type", what, shortType(t))
	}
}

// constantWord reads a constant that begins with a word.
func (p *parser) constantWord(c *constant) {
	t := c.typ
	switch string(p.text) {
	case "true", "false":
		if t != ir.I1 {
			p.fail("%s needs type i1, not %s; correct the type", p.text, shortType(t))
		}
		c.op = ir.OpConst
		if p.text[0] == 't' {
			c.lo, c.hi = 1, 0
		}
	case "null":
		p.wantType(t, ir.PtrKind, "null")
		c.op = ir.OpConst
	case "zeroinitializer":
		c.op = ir.OpConst
		if t.IsAggregate() || t.IsVector() {
			c.op = ir.OpZero
		}
	case "undef", "poison":
		c.op = ir.OpUndef
	case "dso_local_equivalent", "no_cfi":
		p.next()
		p.wantType(t, ir.PtrKind, "an address")
		if p.tok != tGlobal && p.tok != tGlobalNum {
			p.fail("expected a function's name but found %s, write @name", p.found())
		}
		c.op, c.sym = ir.OpSym, p.symbolRef()
		return
	case "blockaddress":
		p.blockAddress(c)
		return
	case "splat", "vscale":
		if !t.IsVector() || p.is("vscale") {
			p.fail("%s is not supported here, rewrite the code without it", p.text)
		}
		p.splat(c)
		return
	case "ptrauth", "none", "asm":
		p.fail("%s is not supported here, rewrite the code without it", p.text)
	default:
		p.constExpr(c)
		return
	}
	p.next()
}

// aggregate reads the elements of an array or struct constant.
func (p *parser) aggregate(c *constant) {
	t := c.typ
	p.size(t)
	c.op = ir.OpInsertValue
	p.eachElement(t, func(i int64, elem *ir.Type) {
		c.args = append(c.args, p.constant(elem))
	}, func(s []byte) {
		for _, b := range s {
			c.args = append(c.args, &constant{op: ir.OpConst, typ: ir.I8, lo: uint64(b)})
		}
	})
}

// eachElement reads the aggregate constant of type t at the current token and calls elem before each element, which it
// must read, or text for the bytes of a string.
func (p *parser) eachElement(t *ir.Type, elem func(i int64, t *ir.Type), text func([]byte)) {
	line, col := p.tokLine, p.col()
	n := t.Len
	if t.Kind == ir.StructKind {
		n = int64(len(t.Fields))
	}
	var closing token
	switch {
	case p.tok == tCString && t.Kind == ir.ArrayKind && t.Elem == ir.I8:
		if int64(len(p.text)) != n {
			p.fail("the string has %d bytes but its type %d, correct the length", len(p.text), n)
		}
		text(p.text)
		p.next()
		return
	case p.tok == '[' && t.Kind == ir.ArrayKind:
		closing = ']'
	case p.tok == '{' && t.Kind == ir.StructKind && !t.Packed:
		closing = '}'
	case p.tok == '<' && t.Kind == ir.VectorKind:
		closing = '>'
	case p.tok == '<' && t.Kind == ir.StructKind && t.Packed:
		p.next()
		closing = '}'
		if p.tok != '{' {
			p.fail("expected '{' but found %s, write <{ ... }> for a packed struct", p.found())
		}
	default:
		p.fail("a constant of type %s cannot begin with %s, correct the type or the brackets", shortType(t), p.found())
	}
	p.next()
	i := int64(0)
	for ; p.tok != closing; i++ {
		if i > 0 {
			p.expect(',')
		}
		if i >= n {
			p.fail("the constant has more elements than type %s, remove some or correct the type", shortType(t))
		}
		want := t.Elem
		if t.Kind == ir.StructKind {
			want = t.Fields[i]
		}
		l, k := p.tokLine, p.col()
		if got := p.valueType(); got != want && !got.Equal(want) {
			p.failAt(l, k, "element %d has type %s, not %s, correct one of the two types", i, shortType(got), shortType(want))
		}
		elem(i, want)
	}
	if i != n {
		p.failAt(line, col, "the constant has %d elements but type %s has %d, add some or correct the type", i, shortType(t), n)
	}
	p.next()
	if closing == '}' && t.Packed {
		p.expect('>')
	}
}

// blockAddress reads blockaddress(@f, %block).
func (p *parser) blockAddress(c *constant) {
	p.wantType(c.typ, ir.PtrKind, "blockaddress")
	p.next()
	p.expect('(')
	if p.tok != tGlobal && p.tok != tGlobalNum {
		p.fail("expected a function's name but found %s, write blockaddress(@f, %%block)", p.found())
	}
	line, col := p.tokLine, p.col()
	s := p.symbolRef()
	if s.fn == nil || !s.fn.hasBody {
		p.failAt(line, col, "blockaddress needs a function with a body, name the one that has the block")
	}
	p.expect(',')
	c.op, c.sym = ir.OpBlockAddr, s
	if p.fn != nil && s.fn == p.fn.d && !p.fn.done {
		c.block = p.blockRef()
	} else {
		c.block = p.foreignBlock(s.fn)
	}
	c.block.AddressTaken = true
	p.expect(')')
}

// foreignBlock reads %name as a block of a function other than the current one.
func (p *parser) foreignBlock(d *funcDef) *ir.Block {
	key := localKey{num: p.num}
	switch p.tok {
	case tLocal:
		key = localKey{name: string(p.text)}
	case tLocalNum:
	default:
		p.fail("expected the name of a block but found %s, write %%name", p.found())
	}
	var found *ir.Block
	if d.read {
		found = d.block(key)
		if found == nil {
			p.fail("function @%s has no block %s, correct the name", d.f.Name, p.found())
		}
	} else {
		found = d.pending[key]
		if found == nil {
			if d.pending == nil {
				d.pending = make(map[localKey]*ir.Block)
			}
			found = &ir.Block{Func: d.f}
			d.pending[key] = found
			d.pendingKeys = append(d.pendingKeys, key)
		}
	}
	p.next()
	return found
}

// block returns the block of a function whose body has been read.
func (d *funcDef) block(key localKey) *ir.Block {
	if key.name == "" {
		for _, n := range d.blockNums {
			if n.num == key.num {
				return n.b
			}
		}
		return nil
	}
	if d.byName == nil {
		d.byName = make(map[string]*ir.Block)
		for _, b := range d.f.Blocks {
			if b.Name != "" {
				d.byName[b.Name] = b
			}
		}
	}
	return d.byName[key.name]
}

// binaryOps are the operations of constant expressions on two values.
var binaryOps = map[string]ir.Op{
	"add": ir.OpAdd, "sub": ir.OpSub, "mul": ir.OpMul, "udiv": ir.OpUDiv, "sdiv": ir.OpSDiv, "urem": ir.OpURem, "srem": ir.OpSRem,
	"and": ir.OpAnd, "or": ir.OpOr, "xor": ir.OpXor, "shl": ir.OpShl, "lshr": ir.OpLShr, "ashr": ir.OpAShr,
	"fadd": ir.OpFAdd, "fsub": ir.OpFSub, "fmul": ir.OpFMul, "fdiv": ir.OpFDiv, "frem": ir.OpFRem,
}

// castOps are the conversions.
var castOps = map[string]ir.Op{
	"trunc": ir.OpTrunc, "zext": ir.OpZExt, "sext": ir.OpSExt, "fptrunc": ir.OpFPTrunc, "fpext": ir.OpFPExt,
	"fptosi": ir.OpFPToSI, "fptoui": ir.OpFPToUI, "sitofp": ir.OpSIToFP, "uitofp": ir.OpUIToFP,
	"ptrtoint": ir.OpPtrToInt, "inttoptr": ir.OpIntToPtr, "bitcast": ir.OpBitcast, "addrspacecast": ir.OpBitcast,
	"ptrtoaddr": ir.OpPtrToInt,
}

// constExpr reads operation (operands).
func (p *parser) constExpr(c *constant) {
	word := string(p.text)
	if op, ok := binaryOps[word]; ok {
		c.op = op
		p.binaryExpr(c)
	} else if op, ok := castOps[word]; ok {
		c.op = op
		p.castExpr(c)
	} else {
		switch word {
		case "getelementptr":
			p.gepExpr(c)
		case "icmp", "fcmp":
			p.compareExpr(c, word == "fcmp")
		case "select":
			p.selectExpr(c)
		case "fneg":
			c.op = ir.OpFNeg
			p.next()
			p.expect('(')
			c.args = []*constant{p.typedConstant()}
			p.expect(')')
			p.exprType(c, c.args[0].typ)
		case "extractelement", "insertelement", "shufflevector":
			p.vectorExpr(c, word)
		default:
			p.fail("expected a value but found %s, write a constant or the name of a value", p.found())
		}
	}
}

// exprType checks the type of an expression against the expected one.
func (p *parser) exprType(c *constant, t *ir.Type) {
	if t != c.typ && !t.Equal(c.typ) {
		p.failAt(c.line, c.col, "the constant expression has type %s, not %s, correct one of the two types", shortType(t), shortType(c.typ))
	}
}

func (p *parser) typedConstant() *constant { return p.constant(p.valueType()) }

// wrapFlags skips nuw, nsw, exact etc.
func (p *parser) wrapFlags() (nuw, nsw bool) {
	for p.tok == tWord {
		switch string(p.text) {
		case "nuw":
			nuw = true
		case "nsw":
			nsw = true
		case "disjoint": // an or without common bits is a sum without carries
			nuw = true
		case "exact", "nneg", "samesign", "inbounds", "nusw":
		default:
			return nuw, nsw
		}
		p.next()
	}
	return nuw, nsw
}

func (p *parser) binaryExpr(c *constant) {
	p.next()
	p.wrapFlags()
	p.expect('(')
	a := p.typedConstant()
	p.expect(',')
	b := p.typedConstant()
	p.expect(')')
	if !a.typ.Equal(b.typ) || a.typ.Kind != ir.IntKind && !(c.op >= ir.OpFAdd && a.typ.IsFloating()) || c.op >= ir.OpFAdd && !a.typ.IsFloating() {
		p.failAt(c.line, c.col, "the operands of this constant expression have wrong types, correct them")
	}
	p.exprType(c, a.typ)
	c.args = []*constant{a, b}
}

func (p *parser) castExpr(c *constant) {
	p.next()
	p.wrapFlags()
	p.expect('(')
	a := p.typedConstant()
	p.expectWord("to")
	t := p.valueType()
	p.expect(')')
	c.args = []*constant{a}
	if why := castProblem(&p.layout, c.op, a.typ, t); why != "" {
		p.failAt(c.line, c.col, "cannot convert %s to %s: %s", shortType(a.typ), shortType(t), why)
	}
	p.exprType(c, t)
}

// castProblem returns what is wrong with a conversion, or "".
func castProblem(l *ir.Layout, op ir.Op, castFrom, castTo *ir.Type) string {
	ok := false
	from, to := castFrom.Lane(), castTo.Lane()
	if op != ir.OpBitcast && (castFrom.IsVector() != castTo.IsVector() || castFrom.IsVector() && castFrom.Len != castTo.Len) {
		return "convert as many elements as there are"
	}
	switch op {
	case ir.OpTrunc:
		ok = from.IsInt() && to.IsInt() && from.Bits > to.Bits
	case ir.OpZExt, ir.OpSExt:
		ok = from.IsInt() && to.IsInt() && from.Bits < to.Bits
	case ir.OpFPTrunc:
		ok = to.IsFloating() && from.FloatBits() > to.FloatBits()
	case ir.OpFPExt:
		ok = from.IsFloating() && from.FloatBits() < to.FloatBits()
	case ir.OpFPToSI, ir.OpFPToUI:
		ok = from.IsFloating() && to.IsInt()
	case ir.OpSIToFP, ir.OpUIToFP:
		ok = from.IsInt() && to.IsFloating()
	case ir.OpPtrToInt:
		ok = from.Kind == ir.PtrKind && to.IsInt()
	case ir.OpIntToPtr:
		ok = from.IsInt() && to.Kind == ir.PtrKind
	case ir.OpBitcast:
		if castFrom.IsVector() || castTo.IsVector() {
			a, b := vectorBits(castFrom), vectorBits(castTo)
			ok = a == b && a > 0 || castFrom.Equal(castTo)
			break
		}
		ok = from.Equal(to) && from.IsScalar() ||
			from.IsScalar() && to.IsScalar() && from.Kind != ir.PtrKind && to.Kind != ir.PtrKind && scalarBits(from) == scalarBits(to)
	}
	if ok {
		return ""
	}
	return "correct the types or use another conversion"
}

// vectorBits returns the width of a vector, an integer or a float, 0 for other types.
func vectorBits(t *ir.Type) int {
	if t.IsVector() {
		return int(t.Len) * scalarBits(t.Elem)
	}
	return scalarBits(t)
}

func scalarBits(t *ir.Type) int {
	if t.Kind == ir.IntKind {
		return t.Bits
	}
	return t.FloatBits()
}

func (p *parser) gepExpr(c *constant) {
	c.op = ir.OpGEP
	p.next()
	for p.tok == tWord {
		inrange := p.is("inrange")
		p.next()
		if inrange && p.tok == '(' {
			p.skipBrackets()
		}
	}
	p.expect('(')
	c.elem = p.typ()
	p.size(c.elem)
	p.expect(',')
	c.args = append(c.args, p.typedConstant())
	vectors := c.args[0].typ.IsVector()
	if c.args[0].typ.Kind != ir.PtrKind && !vectors {
		p.failAt(c.line, c.col, "getelementptr needs a pointer, not %s, correct the type", shortType(c.args[0].typ))
	}
	for p.got(',') {
		p.accept("inrange")
		c.args = append(c.args, p.typedConstant())
		vectors = vectors || c.args[len(c.args)-1].typ.IsVector()
	}
	p.expect(')')
	if vectors {
		p.gepLanes(c)
	} else {
		p.exprType(c, ir.Ptr)
	}
}

// gepLanes turns the getelementptr c with vector operands into the vector of element addresses.
func (p *parser) gepLanes(c *constant) {
	n := int64(0)
	for _, a := range c.args {
		switch t := a.typ; {
		case !t.IsVector():
			continue
		case n > 0 && t.Len != n:
			p.failAt(c.line, c.col, "the operands of getelementptr have %d and %d elements, correct one of them", n, t.Len)
		case a.op != ir.OpInsertValue && a.op != ir.OpZero && a.op != ir.OpUndef:
			p.failAt(a.line, a.col, "constant expressions of vectors are not supported here, compute them by instructions")
		}
		n = a.typ.Len
	}
	operands := c.args
	p.exprType(c, ir.VectorOf(n, ir.Ptr))
	c.op, c.args = ir.OpInsertValue, make([]*constant, n)
	for i := range c.args {
		lane := &constant{op: ir.OpGEP, typ: ir.Ptr, elem: c.elem, line: c.line, col: c.col}
		for _, a := range operands {
			if a.typ.IsVector() {
				a = a.lane(int64(i))
			}
			lane.args = append(lane.args, a)
		}
		c.args[i] = lane
	}
}

// lanes reports whether the elements of the vector c are known individually.
func (c *constant) lanes() bool {
	return c.op == ir.OpInsertValue || c.op == ir.OpZero || c.op == ir.OpUndef
}

// lane returns element i of c, which has lanes.
func (c *constant) lane(i int64) *constant {
	switch {
	case i < 0 || i >= c.typ.Len:
		return &constant{op: ir.OpUndef, typ: c.typ.Elem, line: c.line, col: c.col}
	case c.op == ir.OpInsertValue:
		return c.args[i]
	case c.op == ir.OpZero && c.typ.Elem.IsInt():
		return &constant{op: ir.OpConst, typ: c.typ.Elem, line: c.line, col: c.col}
	}
	return &constant{op: c.op, typ: c.typ.Elem, line: c.line, col: c.col}
}

// vectorExpr reads an extractelement, insertelement or shufflevector of vectors with known elements, and stores its
// value in c.
func (p *parser) vectorExpr(c *constant, word string) {
	p.next()
	p.expect('(')
	args := []*constant{p.typedConstant()}
	for p.got(',') {
		args = append(args, p.typedConstant())
	}
	p.expect(')')
	wrong := func() { p.failAt(c.line, c.col, "the operands of this %s have wrong types, correct them", word) }
	if len(args) != map[string]int{"extractelement": 2, "insertelement": 3, "shufflevector": 3}[word] || !args[0].typ.IsVector() {
		wrong()
	}
	vector, last := args[0], args[len(args)-1]
	known := vector.lanes()
	line, col := c.line, c.col
	switch word {
	case "shufflevector":
		if !args[1].typ.Equal(vector.typ) || !last.typ.IsVector() || last.typ.Elem != ir.I32 {
			wrong()
		}
		known = known && args[1].lanes() && last.lanes()
	case "insertelement":
		if !args[1].typ.Equal(vector.typ.Elem) || !last.typ.IsInt() {
			wrong()
		}
		known = known && last.op == ir.OpConst
	default:
		if !last.typ.IsInt() {
			wrong()
		}
		known = known && last.op == ir.OpConst
	}
	if !known {
		p.failAt(c.line, c.col, "%s of a link-time value is not supported, compute it by instructions", word)
	}
	at := int64(min(last.lo, math.MaxInt32))
	switch word {
	case "extractelement":
		p.exprType(c, vector.typ.Elem)
		*c = *vector.lane(at)
	case "insertelement":
		p.exprType(c, vector.typ)
		c.op, c.args = ir.OpInsertValue, make([]*constant, vector.typ.Len)
		for i := range c.args {
			c.args[i] = vector.lane(int64(i))
		}
		if at < vector.typ.Len {
			c.args[at] = args[1]
		}
	case "shufflevector":
		p.exprType(c, ir.VectorOf(last.typ.Len, vector.typ.Elem))
		c.op, c.args = ir.OpInsertValue, make([]*constant, last.typ.Len)
		for i := range c.args {
			from := int64(-1)
			if k := last.lane(int64(i)); k.op == ir.OpConst {
				from = int64(k.lo)
			}
			if from >= vector.typ.Len {
				c.args[i] = args[1].lane(from - vector.typ.Len)
			} else {
				c.args[i] = vector.lane(from)
			}
		}
	}
	c.line, c.col = line, col
}

func (p *parser) compareExpr(c *constant, float bool) {
	c.op = ir.OpICmp
	if float {
		c.op = ir.OpFCmp
	}
	p.next()
	p.wrapFlags()
	c.pred = p.predicate(float)
	p.expect('(')
	a := p.typedConstant()
	p.expect(',')
	b := p.typedConstant()
	p.expect(')')
	if !a.typ.Equal(b.typ) || !a.typ.IsScalar() || a.typ.IsFloating() != float {
		p.failAt(c.line, c.col, "the operands of this comparison have wrong types, correct them")
	}
	c.args = []*constant{a, b}
	p.exprType(c, ir.I1)
}

func (p *parser) selectExpr(c *constant) {
	c.op = ir.OpSelect
	p.next()
	p.expect('(')
	for i := range 3 {
		if i > 0 {
			p.expect(',')
		}
		c.args = append(c.args, p.typedConstant())
	}
	p.expect(')')
	if c.args[0].typ != ir.I1 || !c.args[1].typ.Equal(c.args[2].typ) {
		p.failAt(c.line, c.col, "select needs an i1 and two values of one type, correct the types")
	}
	p.exprType(c, c.args[1].typ)
}

// predicate reads the predicate of a comparison.
func (p *parser) predicate(float bool) ir.Pred {
	if p.tok == tWord {
		if q, ok := predicateNamed(p.text, float); ok {
			p.next()
			return q
		}
	}
	p.fail("unknown predicate %s, use one such as eq, slt or oeq", p.found())
	return 0
}

// predicateNamed returns the predicate with a name.
func predicateNamed(name []byte, float bool) (ir.Pred, bool) {
	if !float {
		return intPred(name)
	}
	for q := ir.FFalse; q <= ir.FTrue; q++ {
		if q.String() == string(name) {
			return q, true
		}
	}
	return 0, false
}

// intPred returns the predicate of icmp of the given name.
func intPred(name []byte) (ir.Pred, bool) {
	switch string(name) {
	case "eq":
		return ir.EQ, true
	case "ne":
		return ir.NE, true
	case "ugt":
		return ir.UGT, true
	case "uge":
		return ir.UGE, true
	case "ult":
		return ir.ULT, true
	case "ule":
		return ir.ULE, true
	case "sgt":
		return ir.SGT, true
	case "sge":
		return ir.SGE, true
	case "slt":
		return ir.SLT, true
	case "sle":
		return ir.SLE, true
	}
	return ir.PredNone, false
}
