package llvmir

import (
	"slices"

	"spillway/ir"
)

// instruction reads one instruction with the metadata after it.
func (p *parser) instruction() {
	fn := p.fn
	fn.result, fn.resultSet, fn.isRecord = autoResult, false, false
	if fn.cur == nil {
		p.anonymousBlock()
	}
	fn.pos++
	if p.tok == tLocal || p.tok == tLocalNum {
		p.resultHere()
	}
	if p.tok != tWord {
		p.fail("expected an instruction but found %s, correct the line", p.found())
	}
	p.operation()
	if p.tok == ',' && (fn.f.Debug != nil || !p.skipAttachments()) {
		if weights := p.trailing(); weights != nil && fn.cur != nil {
			setProbs(fn.cur, weights)
		}
	}
	if fn.result >= 0 && !fn.resultSet {
		p.failInst("this instruction has no result, remove the name")
	}
	fn.result = noResult
	if n := len(fn.cur.Values); n > 0 && fn.cur.Values[n-1].Op.IsTerminator() {
		p.endBlock()
	}
}

// resultHere reads %name = before an instruction.
func (p *parser) resultHere() {
	fn := p.fn
	if p.tok == tLocalNum {
		if p.num < fn.next {
			if l := &fn.locals[p.numberedLocal(p.num, p.tokLine, p.col())]; l.defined {
				p.fail("%%%d is defined twice, renumber one of the two", p.num)
			}
			if len(p.errs) == fn.errors {
				p.fail("%%%d is out of order, number the values from 0 up in the order of the text", p.num)
			}
		}
		fn.next = max(fn.next, p.num+1)
	}
	fn.result = p.localHere()
	if p.at(p.pos, " = ") {
		p.resumeAt(p.pos + len(" = "))
		return
	}
	p.next()
	p.expect('=')
}

// refuseLines rejects an instruction that may continue on lines that start with one of a few words, and leaves it.
func (p *parser) refuseLines(message string) {
	p.report(p.tokLine, p.col(), "%s", message)
	for {
		p.skipLine()
		if p.tok != tWord || !slices.Contains(continuing, string(p.text)) {
			panic(bailout{})
		}
	}
}

// continuing are the words that start a continuation line of an instruction.
var continuing = []string{"to", "unwind", "cleanup", "catch", "filter"}

// setProbs sets the edge probabilities of b.
func setProbs(b *ir.Block, weights []uint64) {
	if len(b.Succs) < 2 || len(weights) != len(b.Succs) || b.Term() == nil {
		return
	}
	sum := 0.0
	for _, w := range weights {
		sum += float64(w)
	}
	if sum == 0 {
		return
	}
	b.Probs = make([]float64, len(weights))
	for i, w := range weights {
		b.Probs[i] = float64(w) / sum
	}
}

// operation parses an instruction from its name on.
func (p *parser) operation() {
	word := p.text
	switch string(word) {
	case "load":
		if !p.plainLoad() {
			p.load()
		}
	case "store":
		if !p.plainStore() {
			p.store()
		}
	case "getelementptr":
		if !p.plainGetElementPtr() {
			p.getElementPtr()
		}
	case "call":
		p.call(ir.NoTailInfo)
	case "tail", "musttail", "notail":
		p.tailCall()
	case "br":
		if !p.plainBranch() {
			p.branch()
		}
	case "icmp":
		if !p.plainICmp() {
			p.compare(false)
		}
	case "fcmp":
		p.compare(true)
	case "phi":
		p.phi()
	case "select":
		p.selectInst()
	case "ret":
		p.ret()
	case "alloca":
		if !p.plainAlloca() {
			p.alloca()
		}
	default:
		if op, ok := binaryOps[string(word)]; ok {
			if op >= ir.OpFAdd || !p.plainBinary(op) {
				p.binary(op)
			}
		} else if op, ok := castOps[string(word)]; ok {
			if !p.plainCast(op) {
				p.cast(op)
			}
		} else {
			p.rareOperation()
		}
	}
}

// rareOperation parses the less frequent instructions.
func (p *parser) rareOperation() {
	switch string(p.text) {
	case "switch":
		p.switchInst()
	case "fneg":
		p.next()
		p.fastMath()
		v := p.typedValue()
		p.def(ir.OpFNeg, v.Type, v)
	case "freeze":
		p.next()
		v := p.typedValue()
		p.def(ir.OpFreeze, v.Type, v)
	case "extractvalue":
		p.extractValue()
	case "insertvalue":
		p.insertValue()
	case "indirectbr":
		p.indirectBranch()
	case "unreachable":
		p.next()
		p.def(ir.OpUnreachable, ir.Void)
	case "va_arg":
		p.next()
		list := p.pointer()
		p.expect(',')
		t := p.sizedType()
		p.def(ir.OpVAArg, t, list)
	case "fence":
		p.next()
		p.syncScope()
		o := p.order()
		p.def(ir.OpFence, ir.Void).Order = o
	case "atomicrmw":
		p.atomicRMW()
	case "cmpxchg":
		p.cmpXchg()
	case "invoke":
		p.invoke()
	case "landingpad":
		p.landingPad()
	case "resume":
		p.resume()
	case "catchswitch", "catchpad", "cleanuppad", "catchret", "cleanupret":
		p.refuseLines("MSVC-style exceptions are not supported, compile for an ELF target")
	case "callbr":
		p.callBranch()
	case "extractelement":
		p.extractElement()
	case "insertelement":
		p.insertElement()
	case "shufflevector":
		p.shuffleVector()
	default:
		p.fail("unknown instruction %s, correct its name", p.found())
	}
}

// fastFlags are the fast-math flags that make code better.
type fastFlags struct{ contract, noNaNs, reassoc bool }

// fastMath reads fast-math flags.
func (p *parser) fastMath() (f fastFlags) {
	for p.tok == tWord {
		switch string(p.text) {
		case "fast":
			f = fastFlags{true, true, true}
		case "contract":
			f.contract = true
		case "nnan":
			f.noNaNs = true
		case "reassoc":
			f.reassoc = true
		case "ninf", "nsz", "arcp", "afn":
		default:
			return f
		}
		p.next()
	}
	return f
}

func (p *parser) binary(op ir.Op) {
	p.next()
	nuw, nsw, contract := false, false, false
	if op >= ir.OpFAdd {
		contract = p.fastMath().contract
	} else {
		nuw, nsw = p.wrapFlags()
	}
	line, col := p.tokLine, p.col()
	t := p.valueType()
	if e := t.Lane(); op < ir.OpFAdd && !e.IsInt() || op >= ir.OpFAdd && !e.IsFloating() {
		want := "an integer type"
		if op >= ir.OpFAdd {
			want = "a floating-point type"
		}
		p.failAt(line, col, "%s needs %s, not %s, correct the type", op, want, shortType(t))
	}
	a := p.value(t)
	p.expect(',')
	b := p.value(t)
	v := p.def(op, t, a, b)
	v.NUW, v.NSW, v.Contract = nuw, nsw, contract && op < ir.OpFDiv
}

func (p *parser) cast(op ir.Op) {
	p.next()
	if op == ir.OpSIToFP || op == ir.OpUIToFP || op == ir.OpFPExt || op == ir.OpFPTrunc {
		p.fastMath()
	}
	if op == ir.OpUIToFP && p.tok == tWord && string(p.text) == "nneg" { // a negative number is poison
		op = ir.OpSIToFP
	}
	p.wrapFlags()
	a := p.typedValue()
	p.expectWord("to")
	line, col := p.tokLine, p.col()
	t := p.valueType()
	if why := castProblem(&p.layout, op, a.Type, t); why != "" {
		p.failAt(line, col, "cannot convert %s to %s with %s, %s", shortType(a.Type), shortType(t), op, why)
	}
	if op == ir.OpBitcast && a.Type.Equal(t) {
		p.same(a)
		return
	}
	p.def(op, t, a)
}

func (p *parser) compare(float bool) {
	p.next()
	op := ir.OpICmp
	if float {
		op = ir.OpFCmp
		p.fastMath()
	} else {
		p.wrapFlags()
	}
	pred := p.predicate(float)
	line, col := p.tokLine, p.col()
	t := p.valueType()
	if e := t.Lane(); !e.IsScalar() || e.IsFloating() != float {
		p.failAt(line, col, "%s cannot compare %s, correct the type", op, shortType(t))
	}
	a := p.value(t)
	p.expect(',')
	b := p.value(t)
	p.def(op, p.types.like(t, ir.I1), a, b).Pred = pred
}

func (p *parser) selectInst() {
	p.next()
	p.fastMath()
	cond := p.typedValue()
	p.expect(',')
	a := p.typedValue()
	p.expect(',')
	b := p.typedValue()
	p.def(ir.OpSelect, a.Type, cond, a, b)
}

// phi reads phi T [ v, %b ], ... .
func (p *parser) phi() {
	fn := p.fn
	p.next()
	p.fastMath()
	t := p.valueType()
	v := p.def(ir.OpPhi, t)
	args, from := p.mem.phiArgs[:0], p.mem.phiFrom[:0]
	for p.tok == '[' || len(from) > 0 {
		p.expect('[')
		var w *ir.Value
		var b *ir.Block
		switch p.tok {
		case tLocal, tLocalNum, tInt:
			w = p.value(t)
			p.expect(',')
			b = p.blockRef()
		default:
			w, b = p.phiEntry(t, args, from)
		}
		p.expect(']')
		args, from = append(args, w), append(from, b)
		if p.tok != ',' || p.ahead() == '!' {
			break
		}
		p.next()
	}
	v.Args = fn.f.Arguments(args...)
	fn.phis = append(fn.phis, phi{v, p.mem.blockList(from...)})
	p.mem.phiArgs, p.mem.phiFrom = args, from
}

// phiEntry reads an incoming value, which may have to be computed in the predecessor, and the predecessor. An
// expression repeated for a second edge from the same block is computed once.
func (p *parser) phiEntry(t *ir.Type, args []*ir.Value, from []*ir.Block) (*ir.Value, *ir.Block) {
	fn := p.fn
	m := p.here()
	p.skipConstant()
	p.expect(',')
	b := p.blockRef()
	end := p.here()
	p.seek(m)
	fn.tail = b
	before := len(fn.tails)
	w := p.value(t)
	fn.tail = nil
	p.seek(end)
	if len(fn.tails) > before {
		for i, c := range from {
			if c == b {
				fn.tails = fn.tails[:before]
				return args[i], b
			}
		}
	}
	return w, b
}

func (p *parser) alloca() {
	p.next()
	if p.is("swifterror") { // an ordinary variable unless it is passed as swifterror
		p.next()
	}
	if p.is("inalloca") {
		p.fail("%s is not supported, rewrite the code without it", p.text)
	}
	line, col := p.tokLine, p.col()
	t := p.valueType()
	if _, why := p.measure(t); why != "" {
		p.failAt(line, col, "type %s %s", shortType(t), why)
	}
	var count *ir.Value
	align := int64(0)
	for p.tok == ',' && p.ahead() != '!' {
		p.next()
		switch {
		case p.is("align"):
			align = p.alignAttr()
		case p.is("addrspace"):
			p.addrspace()
		default:
			count = p.typedValue()
		}
	}
	if count == nil {
		count = p.fn.f.Const(ir.I32, 1)
	}
	v := p.def(ir.OpAlloca, ir.Ptr, count)
	v.Elem, v.Align = t, align
}

// memSuffix reads , align n after a memory operation.
func (p *parser) memSuffix() (align int64) {
	for p.tok == ',' && p.ahead() == 'a' {
		if n, end := p.plainAlign(p.tokPos); n > 0 {
			align = n
			p.resumeAt(end)
			continue
		}
		m := p.here()
		p.next()
		if !p.is("align") {
			p.seek(m)
			return align
		}
		align = p.alignAttr()
	}
	return align
}

// pointer reads an operand that must be a pointer.
func (p *parser) pointer() *ir.Value {
	line, col := p.tokLine, p.col()
	t := p.valueType()
	if t.Kind != ir.PtrKind {
		p.failAt(line, col, "an address must be a pointer, not %s, correct the type", shortType(t))
	}
	space := p.reading.space
	return p.inSegment(p.value(t), space)
}

func (p *parser) load() {
	p.next()
	atomic := p.accept("atomic")
	volatile := p.accept("volatile")
	t := p.sizedType()
	p.expect(',')
	addr := p.pointer()
	order := ir.NotAtomic
	if atomic {
		p.syncScope()
		order = p.order()
		if order == ir.Release || order == ir.AcqRel {
			p.failInst("a load cannot release, use acquire or seq_cst")
		}
	}
	align := p.memSuffix()
	v := p.def(ir.OpLoad, t, addr)
	v.Align, v.Volatile, v.Order = align, volatile, order
}

// sizedType reads the type of a value that is loaded or stored.
func (p *parser) sizedType() *ir.Type {
	line, col := p.tokLine, p.col()
	t := p.valueType()
	if t.IsAggregate() {
		if _, why := p.measure(t); why != "" {
			p.failAt(line, col, "type %s %s", shortType(t), why)
		}
	}
	return t
}

func (p *parser) store() {
	p.next()
	atomic := p.accept("atomic")
	volatile := p.accept("volatile")
	t := p.sizedType()
	val := p.value(t)
	p.expect(',')
	addr := p.pointer()
	order := ir.NotAtomic
	if atomic {
		p.syncScope()
		order = p.order()
		if order == ir.Acquire || order == ir.AcqRel {
			p.failInst("a store cannot acquire, use release or seq_cst")
		}
	}
	align := p.memSuffix()
	v := p.def(ir.OpStore, ir.Void, val, addr)
	v.Align, v.Volatile, v.Order = align, volatile, order
}

func (p *parser) getElementPtr() {
	p.next()
	for p.tok == tWord && (p.is("inbounds") || p.is("nuw") || p.is("nusw")) {
		p.next()
	}
	line, col := p.tokLine, p.col()
	elem := p.valueType()
	if _, why := p.measure(elem); why != "" {
		p.failAt(line, col, "type %s %s", shortType(elem), why)
	}
	p.expect(',')
	var buf [8]*ir.Value
	args := append(buf[:0], p.pointers())
	vector := args[0].Type.IsVector()
	for p.tok == ',' && p.ahead() != '!' {
		p.next()
		args = append(args, p.index())
		vector = vector || args[len(args)-1].Type.IsVector()
	}
	if vector {
		p.eachAddress(elem, args)
		return
	}
	if n := vectorAt(elem, args); n > 0 { // the address of an element of a vector: as of an array's
		lanes := args[n].Type
		base := p.emit(ir.OpGEP, ir.Ptr, args[:n]...)
		base.Elem = elem
		elem = elementAt(elem, args[:n]).Elem
		args = append([]*ir.Value{base}, args[n:]...)
		if len(args) > 2 || elem.Bits%8 != 0 || !lanes.IsInt() {
			p.failInst("the address of a part of an element of a vector is not supported, store the vector and read an array")
		}
	}
	p.def(ir.OpGEP, ir.Ptr, args...).Elem = elem
}

// vectorAt returns the number of the argument of a getelementptr that indexes a vector, or 0.
func vectorAt(elem *ir.Type, args []*ir.Value) int {
	for n := 2; n < len(args); n++ {
		switch t := elementAt(elem, args[:n]); {
		case t == nil:
			return 0
		case t.IsVector():
			return n
		}
	}
	return 0
}

// elementAt returns the type selected by the indices of a getelementptr, nil if they are invalid.
func elementAt(t *ir.Type, args []*ir.Value) *ir.Type {
	for i := 2; i < len(args); i++ {
		switch a := args[i]; {
		case t.Kind == ir.ArrayKind:
			t = t.Elem
		case t.Kind == ir.StructKind && a.IsConst() && a.Imm >= 0 && a.Imm < int64(len(t.Fields)):
			t = t.Fields[a.Imm]
		default:
			return nil
		}
	}
	return t
}

// index reads an index of getelementptr, truncated to 64 bits.
func (p *parser) index() *ir.Value {
	v := p.typedValue()
	switch {
	case !v.Type.IsInt() || v.Type.Bits <= 64:
		return v
	case v.Op == ir.OpConst:
		return p.fn.f.Const(ir.I64, v.Imm)
	}
	return p.emit(ir.OpTrunc, ir.I64, v)
}

// path reads the indices of extractvalue and insertvalue.
func (p *parser) path(t *ir.Type) (path []int, elem *ir.Type) {
	elem = t
	for p.tok == ',' && p.ahead() != '!' {
		p.next()
		at := p.here()
		i := p.smallInt(1 << 31)
		switch {
		case elem.Kind == ir.StructKind && i < int64(len(elem.Fields)):
			elem = elem.Fields[i]
		case elem.Kind == ir.ArrayKind && i < elem.Len:
			elem = elem.Elem
		default:
			p.seek(at)
			p.fail("index %d is not an element of %s, correct it", i, shortType(elem))
		}
		path = append(path, int(i))
	}
	if path == nil {
		p.fail("expected an index but found %s, write , 0", p.found())
	}
	return path, elem
}

func (p *parser) extractValue() {
	p.next()
	a := p.value(p.sizedType())
	path, t := p.path(a.Type)
	p.def(ir.OpExtractValue, t, a).SetPath(path)
}

func (p *parser) insertValue() {
	p.next()
	a := p.value(p.sizedType())
	p.expect(',')
	line, col := p.tokLine, p.col()
	e := p.typedValue()
	path, t := p.path(a.Type)
	if !t.Equal(e.Type) {
		p.failAt(line, col, "the element has type %s, not %s, correct one of the two types", shortType(t), shortType(e.Type))
	}
	p.def(ir.OpInsertValue, a.Type, a, e).SetPath(path)
}

// syncScope skips syncscope("..."): every scope is treated as system.
func (p *parser) syncScope() {
	if p.accept("syncscope") {
		p.expect('(')
		p.stringToken()
		p.expect(')')
	}
}

// order reads a memory ordering.
func (p *parser) order() ir.Order {
	o := ir.NotAtomic
	if p.tok == tWord {
		switch string(p.text) {
		case "unordered":
			o = ir.Unordered
		case "monotonic":
			o = ir.Monotonic
		case "acquire":
			o = ir.Acquire
		case "release":
			o = ir.Release
		case "acq_rel":
			o = ir.AcqRel
		case "seq_cst":
			o = ir.SeqCst
		}
	}
	if o == ir.NotAtomic {
		p.fail("expected a memory ordering but found %s, write one such as seq_cst", p.found())
	}
	p.next()
	return o
}

var rmwOps = map[string]ir.RMW{
	"xchg": ir.RMWXchg, "add": ir.RMWAdd, "sub": ir.RMWSub, "and": ir.RMWAnd, "nand": ir.RMWNand, "or": ir.RMWOr,
	"xor": ir.RMWXor, "max": ir.RMWMax, "min": ir.RMWMin, "umax": ir.RMWUMax, "umin": ir.RMWUMin,
	"fadd": ir.RMWFAdd, "fsub": ir.RMWFSub, "fmax": ir.RMWFMax, "fmin": ir.RMWFMin,
	"uinc_wrap": ir.RMWUIncWrap, "udec_wrap": ir.RMWUDecWrap, "usub_cond": ir.RMWUSubCond, "usub_sat": ir.RMWUSubSat,
}

func (p *parser) atomicRMW() {
	p.next()
	volatile := p.accept("volatile")
	op, ok := rmwOps[string(p.text)]
	if p.tok != tWord || !ok {
		p.fail("atomic operation %s is not supported, use a compare-and-exchange loop", p.found())
	}
	p.next()
	addr := p.pointer()
	p.expect(',')
	val := p.typedValue()
	p.syncScope()
	order := p.order()
	align := p.memSuffix()
	v := p.def(ir.OpAtomicRMW, val.Type, addr, val)
	v.RMW, v.Order, v.Align, v.Volatile = op, order, align, volatile
}

func (p *parser) cmpXchg() {
	p.next()
	p.accept("weak")
	volatile := p.accept("volatile")
	addr := p.pointer()
	p.expect(',')
	old := p.typedValue()
	p.expect(',')
	val := p.typedValue()
	p.syncScope()
	success := p.order()
	failure := p.order()
	align := p.memSuffix()
	v := p.def(ir.OpCmpXchg, p.types.structOf(false, []*ir.Type{old.Type, ir.I1}), addr, old, val)
	v.Order, v.Align, v.Volatile = stronger(success, failure), align, volatile
}

// stronger returns an ordering at least as strong as both.
func stronger(a, b ir.Order) ir.Order {
	if a == ir.Release && b == ir.Acquire || a == ir.Acquire && b == ir.Release {
		return ir.AcqRel
	}
	return max(a, b)
}

func (p *parser) ret() {
	p.next()
	fn := p.fn
	want := fn.f.Type.Ret
	line, col := p.tokLine, p.col()
	t := p.typ()
	if t != want && !t.Equal(want) {
		p.failAt(line, col, "the function returns %s, not %s, correct one of the two types", shortType(want), shortType(t))
	}
	var args []*ir.Value
	if t != ir.Void {
		args = []*ir.Value{p.value(t)}
	}
	if called := fn.d.traced.exit; called != "" {
		p.traceExit(called)
	}
	p.def(ir.OpRet, ir.Void, args...)
}

// blockList returns bs in memory of the parser.
func (p *memory) blockList(bs ...*ir.Block) []*ir.Block {
	list := p.blockRoom(len(bs))
	copy(list, bs)
	return list
}

// blockRoom allocates a list of n blocks.
func (p *memory) blockRoom(n int) []*ir.Block {
	if len(p.lists) < n {
		p.lists = make([]*ir.Block, max(n, 256))
	}
	list := p.lists[:n:n]
	p.lists = p.lists[n:]
	return list
}

// terminate ends the current block with v and its targets.
func (p *memory) terminate(v *ir.Value, succs ...*ir.Block) *ir.Value {
	v.Block.Succs = p.blockList(succs...)
	return v
}

func (p *parser) branch() {
	p.next()
	if p.is("label") {
		b := p.labelRef()
		p.mem.terminate(p.def(ir.OpBr, ir.Void), b)
		return
	}
	line, col := p.tokLine, p.col()
	if t := p.valueType(); t != ir.I1 {
		p.failAt(line, col, "a branch needs a condition of type i1, not %s, correct the type", shortType(t))
	}
	cond := p.value(ir.I1)
	p.expect(',')
	yes := p.labelRef()
	p.expect(',')
	no := p.labelRef()
	p.mem.terminate(p.def(ir.OpCondBr, ir.Void, cond), yes, no)
}

func (p *parser) switchInst() {
	p.next()
	line, col := p.tokLine, p.col()
	t := p.valueType()
	if !t.IsInt() {
		p.failAt(line, col, "switch needs an integer, not %s, correct the type", shortType(t))
	}
	if t.Bits > 128 {
		p.failAt(line, col, "a switch on %s is not supported, compare instead", shortType(t))
	}
	on := p.value(t)
	p.expect(',')
	succs := []*ir.Block{p.labelRef()}
	p.expect('[')
	p.fn.inCases = true
	var cases []ir.Case
	for p.tok != ']' {
		line, col := p.tokLine, p.col()
		if ct := p.valueType(); ct != t {
			p.failAt(line, col, "the case has type %s but the switch %s, correct one of the two", shortType(ct), shortType(t))
		}
		c, ok := p.fold(p.constant(t))
		if !ok || !c.number() {
			p.failAt(line, col, "a case must be a number, write one")
		}
		k := p.constantOf(t, c)
		cases = append(cases, ir.Case{Lo: k.Imm, Hi: k.Hi})
		p.expect(',')
		succs = append(succs, p.labelRef())
	}
	p.fn.inCases = false
	p.next()
	v := p.mem.terminate(p.def(ir.OpSwitch, ir.Void, on), succs...)
	v.SetCases(cases)
}

func (p *parser) indirectBranch() {
	p.next()
	addr := p.pointer()
	p.expect(',')
	p.expect('[')
	var succs []*ir.Block
	for p.tok != ']' {
		if succs != nil {
			p.expect(',')
		}
		succs = append(succs, p.labelRef())
	}
	p.next()
	p.mem.terminate(p.def(ir.OpIndirectBr, ir.Void, addr), succs...)
}
