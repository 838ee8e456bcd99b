package llvmir

import (
	"bytes"
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
)

// local is a name within a function: a value or a block.
type local struct {
	name      string // "" if it is numbered
	val       *ir.Value
	blk       *ir.Block
	defined   bool
	bad       bool // its instruction has an error; uses are not reported
	line, col int32
}

// numbered is an entry of the table of numbered locals, valid for one function.
type numbered struct {
	epoch int32
	index int32
}

// phi is a phi whose arguments are not yet in predecessor order.
type phi struct {
	v    *ir.Value
	from []*ir.Block
}

// tailValue is a value to be inserted at the end of a block.
type tailValue struct {
	b *ir.Block
	v *ir.Value
}

// function is the state of the body being read.
type function struct {
	d      *funcDef
	f      *ir.Func
	cur    *ir.Block // nil between a terminator and the next label
	blocks []*ir.Block
	nums   []numbered // by number; kept from function to function
	epoch  int32
	locals []local
	next   uint64 // the next number for an unnamed value or block

	result    int32 // the local that the current instruction defines, or noResult
	resultSet bool
	capture   bool // the value of the instruction goes to captured instead
	captured  *ir.Value
	tail      *ir.Block // if not nil, new values are appended to this block
	tails     []tailValue
	phis      []phi
	replaced  bool  // some placeholder stands for another value
	errors    int   // of the file when the body began
	pos       int32 // number of instructions so far, including the current one
	debugUses []debugUse
	assigns   []ir.DebugID // of the instructions so far
	isRecord  bool         // the current instruction is a call of a debug intrinsic
	traits
	maps    *stackMaps // nil: there are none
	inCases bool       // within the brackets of a switch
	done    bool
}

// bytesPerLocal is the approximate length of a body's text per local.
const bytesPerLocal = 64

// traits are properties of a function found while reading it.
type traits struct {
	coroutine bool         // it is one: known from the start
	turns     map[turn]int // see intrinsic.Source
}

const (
	noResult   = -1
	autoResult = -2 // unnamed: takes the next number if it has a value
)

// begin prepares the state for the body of d.
func (p *parser) begin(d *funcDef) {
	old := p.fn
	p.fn = &function{d: d, f: d.f, errors: len(p.errs), result: noResult}
	if old != nil {
		p.fn.nums, p.fn.epoch, p.fn.locals = old.nums, old.epoch+1, old.locals[:0]
		p.fn.blocks, p.fn.phis = old.blocks[:0], old.phis[:0]
	} else {
		p.fn.epoch = 1
	}
	p.fn.nums, p.fn.locals = slices.Grow(p.fn.nums, max(0, d.length/bytesPerLocal-len(p.fn.nums))), slices.Grow(p.fn.locals, d.length/bytesPerLocal)
	d.blockNums, p.mem.blockNums = p.mem.blockNums, nil
	p.fn.coroutine = p.isCoroutine(d)
	p.mem.names.reset()
	for i, a := range d.f.Params {
		n := d.params[i]
		var idx int32
		if n.name != "" {
			idx = p.named([]byte(n.name))
		} else {
			if !n.numbered {
				n.num = p.fn.next
			}
			idx = p.numberedLocal(n.num, n.line, n.col)
			p.fn.next = n.num + 1
		}
		l := &p.fn.locals[idx]
		if l.defined {
			p.report(n.line, n.col, "%s is defined twice, rename one of the two", p.localName(idx))
		}
		l.val, l.defined = a, true
	}
	for _, key := range d.pendingKeys {
		b := d.pending[key]
		idx := p.localByKey(key)
		if p.fn.locals[idx].blk == nil && p.fn.locals[idx].val == nil {
			l := &p.fn.locals[idx]
			l.blk, l.line, l.col = b, int32(d.f.Line), int32(d.f.Col)
		}
	}
}

func (p *parser) localByKey(key localKey) int32 {
	if key.name != "" {
		return p.named([]byte(key.name))
	}
	return p.numberedLocal(key.num, p.fn.f.Line, p.fn.f.Col)
}

// named returns the local with the given name, creating it if necessary.
func (p *parser) named(name []byte) int32 {
	fn := p.fn
	at, hash, ok := p.mem.names.find(name, fn.locals)
	if ok {
		return int32(at)
	}
	i := int32(len(fn.locals))
	fn.locals = append(fn.locals, local{name: p.mem.names.add(at, hash, name, i)})
	return i
}

// numberedLocal returns the local with the given number, creating it if necessary.
func (p *parser) numberedLocal(n uint64, line, col int) int32 {
	fn := p.fn
	if n > uint64(len(p.src)) {
		p.failAt(line, col, "number %%%d is too large, number the values from 0 up", n)
	}
	for uint64(len(fn.nums)) <= n {
		fn.nums = append(fn.nums, numbered{})
	}
	e := &fn.nums[n]
	if e.epoch != fn.epoch {
		*e = numbered{fn.epoch, int32(len(fn.locals))}
		fn.locals = append(fn.locals, local{})
	}
	return e.index
}

// localHere returns the local named by the current token, and skips it.
func (p *parser) localHere() int32 {
	fn := p.fn
	var i int32
	switch n := p.num; {
	case p.tok == tLocal || p.tok == tLabel:
		i = p.named(p.text)
	case n < uint64(len(fn.nums)) && fn.nums[n].epoch == fn.epoch:
		i = fn.nums[n].index
	default:
		i = p.numberedLocal(n, p.tokLine, p.col())
	}
	if l := &fn.locals[i]; l.line == 0 {
		l.line, l.col = int32(p.tokLine), int32(p.col())
	}
	return i
}

// localName returns the name of local i for a message. O(locals).
func (p *parser) localName(i int32) string {
	if name := p.fn.locals[i].name; name != "" {
		return "%" + printable([]byte(name))
	}
	for n, e := range p.fn.nums {
		if e.epoch == p.fn.epoch && e.index == i {
			return "%" + utoa(uint64(n))
		}
	}
	return "the value"
}

// body reads the body of d.
func (p *parser) body(d *funcDef) {
	if !recovered(func() { p.begin(d) }) {
		return
	}
	p.seek(d.body)
	p.next()
	for p.tok != '}' && p.tok != tEOF {
		if !recovered(p.instructions) {
			p.reading.depth = 0
			p.afterError()
		}
	}
	recovered(p.finish)
	d.read, p.fn.done = true, true
	p.mem.calls.infos.Give()
	p.mem.calls.lists.Give()
	for _, id := range p.mem.users { // which keep a body in memory
		p.mem.uses[id] = symbolUse{}
	}
	p.mem.users = p.mem.users[:0]
}

// afterError marks the result of a wrong instruction and skips to the next line.
func (p *parser) afterError() {
	fn := p.fn
	if fn.result >= 0 {
		p.markBad(fn.result)
	}
	fn.result, fn.tail = noResult, nil
	for fn.inCases && p.tok != ']' && p.tok != '}' && p.tok != tEOF {
		p.next()
	}
	fn.inCases = false
	if p.tok == '}' || p.tokLine > int(p.instLine) && p.firstOnLine() {
		return
	}
	p.skipLine()
}

// firstOnLine reports whether only blanks precede the current token.
func (p *parser) firstOnLine() bool {
	return len(bytes.TrimSpace(p.src[p.tokStart:p.tokPos])) == 0
}

func (p *parser) markBad(i int32) {
	l := &p.fn.locals[i]
	l.bad, l.defined = true, true
}

// instructions reads instructions and labels up to the end of the body.
func (p *parser) instructions() {
	for {
		p.instLine, p.instCol = int32(p.tokLine), int32(p.col())
		switch p.tok {
		case '}', tEOF:
			return
		case tLabel, tLabelNum:
			p.label()
		case tRecord:
			p.debugRecord()
		case tWord:
			if fn := p.fn; fn.cur == nil && p.is("uselistorder") {
				p.skipUseList()
				continue
			}
			p.instruction()
		default:
			p.instruction()
		}
	}
}

// label starts the block named by the current token.
func (p *parser) label() {
	fn := p.fn
	if fn.cur != nil && len(p.errs) == fn.errors {
		p.report(p.tokLine, p.col(), "the block before this label has no terminator, end it with br, ret or unreachable")
	}
	numbered := p.tok == tLabelNum
	num := p.num
	i := p.localHere()
	if numbered {
		fn.next = max(fn.next, num+1)
	}
	p.startBlock(i)
	if numbered {
		p.fn.d.blockNums = append(p.fn.d.blockNums, blockNum{num, fn.cur})
	}
	p.next()
}

// startBlock makes local i's block the current one.
func (p *parser) startBlock(i int32) {
	p.endBlock()
	l := &p.fn.locals[i]
	if l.defined || l.val != nil {
		p.fn.cur = nil
		p.fail("%s is defined twice, rename one of the two", p.localName(i))
	}
	l.defined = true
	b := p.blockOf(l)
	b.Name = l.name
	if len(p.mem.values) < roomForValues {
		p.mem.values = make([]*ir.Value, 8*roomForValues)
	}
	b.Values = p.mem.values[:0]
	p.fn.blocks = append(p.fn.blocks, b)
	p.fn.cur = b
	if called := p.fn.d.traced.entry; called != "" && len(p.fn.blocks) == 1 {
		p.trace(called)
	}
	if d := p.fn.f.Debug; d != nil {
		d.Blocks = append(d.Blocks, p.fn.pos+1)
	}
}

// roomForValues is the capacity reserved for a block's values.
const roomForValues = 64

// endBlock ends the current block, if there is one: the unused part of p.values is left to the next.
func (p *parser) endBlock() {
	b := p.fn.cur
	if b == nil {
		return
	}
	p.fn.cur = nil
	if n := len(b.Values); n > 0 && &b.Values[0] == &p.mem.values[0] {
		b.Values, p.mem.values = b.Values[:n:n], p.mem.values[n:]
	}
}

// blockOf returns the block of l, creating it if necessary.
func (p *parser) blockOf(l *local) *ir.Block {
	if l.blk == nil {
		if len(p.mem.blocks) == 0 {
			p.mem.blocks = make([]ir.Block, 64)
		}
		l.blk, p.mem.blocks = &p.mem.blocks[0], p.mem.blocks[1:]
		l.blk.Func = p.fn.f
	}
	return l.blk
}

// anonymousBlock begins a block without a label.
func (p *parser) anonymousBlock() {
	n := p.fn.next
	p.fn.next++
	i := p.numberedLocal(n, p.tokLine, p.col())
	p.startBlock(i)
	p.fn.d.blockNums = append(p.fn.d.blockNums, blockNum{n, p.fn.cur})
}

// labelRef reads label %name.
func (p *parser) labelRef() *ir.Block {
	p.expectWord("label")
	return p.blockRef()
}

// blockRef reads %name as a block.
func (p *parser) blockRef() *ir.Block {
	if p.tok != tLocal && p.tok != tLocalNum {
		p.fail("expected the name of a block but found %s, write %%name", p.found())
	}
	i := p.localHere()
	l := &p.fn.locals[i]
	if l.val != nil {
		p.fail("%s is a value, name a block here", p.localName(i))
	}
	p.next()
	return p.blockOf(l)
}

// useLocal reads %name as a value of type t.
func (p *parser) useLocal(t *ir.Type) *ir.Value {
	i := p.localHere()
	l := &p.fn.locals[i]
	switch {
	case l.bad:
		p.next()
		return p.fn.f.Undef(t)
	case l.blk != nil:
		p.fail("%s is a block, name a value here", p.localName(i))
	case l.val == nil:
		l.val = p.fn.f.NewValue(ir.OpInvalid, t)
	case l.val.Type != t && !l.val.Type.Equal(t):
		p.fail("%s has type %s, not %s, correct one of the two types", p.localName(i), shortType(l.val.Type), shortType(t))
	}
	p.next()
	return l.val
}

// emit returns a fresh value at the end of the current block.
func (p *parser) emit(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	return p.place(p.fn.f.NewValue(op, t, args...))
}

// place appends v to the current block, or to fn.tail.
func (p *parser) place(v *ir.Value) *ir.Value {
	fn := p.fn
	v.Line, v.Col = p.instLine, p.instCol
	if fn.tail != nil {
		v.Block, v.Pos = fn.tail, 0
		fn.tails = append(fn.tails, tailValue{fn.tail, v})
	} else {
		v.Block, v.Pos = fn.cur, fn.pos
		fn.cur.Values = append(fn.cur.Values, v)
	}
	return v
}

// def appends the value defined by the current instruction.
func (p *parser) def(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	if p.fn.capture {
		p.fn.captured = p.emit(op, t, args...)
		return p.fn.captured
	}
	l := p.resultLocal(t)
	if l == nil {
		return p.emit(op, t, args...)
	}
	v := l.val
	if v == nil {
		v = p.fn.f.NewValue(op, t, args...)
		l.val = v
	} else {
		v.Op, v.Args = op, p.fn.f.Arguments(args...)
	}
	v.Name = l.name
	return p.place(v)
}

// same makes v the current instruction's result.
func (p *parser) same(v *ir.Value) {
	if p.fn.capture {
		p.fn.captured = v
		return
	}
	l := p.resultLocal(v.Type)
	switch {
	case l == nil:
	case l.val == nil:
		l.val = v
	default:
		l.val.Op, l.val.Args = ir.OpBitcast, []*ir.Value{v}
		p.fn.replaced = true
	}
}

// resultLocal returns the local defined by the current instruction, now with type t, or nil if there is none.
func (p *parser) resultLocal(t *ir.Type) *local {
	fn := p.fn
	if fn.resultSet {
		panic("llvmir: an instruction defined two results")
	}
	fn.resultSet = true
	if t == ir.Void {
		if fn.result >= 0 {
			p.failInst("the result of this instruction is void and cannot have a name, remove the name")
		}
		return nil
	}
	if fn.result == autoResult {
		n := fn.next
		fn.next++
		fn.result = p.numberedLocal(n, int(p.instLine), int(p.instCol))
	}
	if fn.result < 0 {
		return nil
	}
	l := &fn.locals[fn.result]
	if l.defined || l.blk != nil {
		i := fn.result
		fn.result = noResult
		p.failInst("%s is defined twice, rename one of the two", p.localName(i))
	}
	if l.val != nil && l.val.Type != t && !l.val.Type.Equal(t) {
		p.failAt(int(l.line), int(l.col), "%s has type %s, not %s, correct one of the two types",
			p.localName(fn.result), shortType(t), shortType(l.val.Type))
	}
	l.defined = true
	return l
}

// finish completes the body: it resolves forward references, connects the blocks and verifies the function.
func (p *parser) finish() {
	fn := p.fn
	if p.tok != '}' {
		p.fail("the function's body is never closed, add '}'")
	}
	if len(fn.blocks) == 0 && len(p.errs) == fn.errors {
		p.fail("the function's body is empty, add a block that ends with ret")
	}
	if fn.cur != nil && len(p.errs) == fn.errors {
		p.fail("the last block has no terminator, end it with br, ret or unreachable")
	}
	for i := range fn.locals {
		if l := &fn.locals[i]; !l.defined && (l.val != nil || l.blk != nil) {
			what := "value"
			if l.blk != nil {
				what = "block"
			}
			p.report(int(l.line), int(l.col), "%s %s is not defined, define it or correct the name", what, p.localName(int32(i)))
		}
	}
	if len(p.errs) > fn.errors {
		return
	}
	p.connect()
	p.finishTails()
	p.finishPhis()
	if fn.maps != nil {
		p.finishTokens()
	}
	if fn.replaced {
		fn.substitute()
	}
	if len(p.errs) > fn.errors {
		return
	}
	if fn.maps != nil {
		p.placeMaps()
	}
	p.finishDebug()
	if len(p.errs) > fn.errors {
		return
	}
	for _, e := range p.mem.verify.Func(fn.f) {
		p.reportVerify(e)
	}
}

func (p *parser) reportVerify(err error) {
	line, col, msg := p.fn.f.Line, p.fn.f.Col, err.Error()
	if v, ok := err.(*ir.VerifyError); ok {
		if v.Line > 0 {
			line, col = v.Line, v.Col
		}
		msg = v.Msg
	}
	p.report(line, col, "%s", msg)
}

// connect sets the function's blocks, in text order, with ids and predecessors.
func (p *parser) connect() {
	f := p.fn.f
	f.SetBlocks(p.mem.blockList(p.fn.blocks...))
	p.mem.counts = scratch.Zeroed(p.mem.counts, len(f.Blocks))
	counts, total := p.mem.counts, 0
	for _, b := range f.Blocks {
		for _, s := range b.Succs {
			counts[s.ID]++
			total++
		}
	}
	all := p.mem.blockRoom(total)
	for i, b := range f.Blocks {
		n := counts[i]
		b.Preds, all = all[:0:n], all[n:]
	}
	for _, b := range f.Blocks {
		for _, s := range b.Succs {
			s.Preds = append(s.Preds, b)
		}
	}
}

// finishTails inserts the values computed on phi edges before the terminators of their blocks.
func (p *parser) finishTails() {
	tails := p.fn.tails
	if len(tails) == 0 {
		return
	}
	byBlock := make([][]*ir.Value, len(p.fn.blocks))
	for _, t := range tails {
		byBlock[t.b.ID] = append(byBlock[t.b.ID], t.v)
	}
	for i, vs := range byBlock {
		if b := p.fn.blocks[i]; len(vs) > 0 {
			n := len(b.Values) - 1
			if b.Values[n].Op == ir.OpInvoke {
				n--
			}
			b.Values = slices.Insert(b.Values, n, vs...)
		}
	}
}

// finishPhis orders the arguments of phis by the predecessors of their block.
func (p *parser) finishPhis() {
	if len(p.fn.phis) == 0 {
		return
	}
	p.mem.phiAt = scratch.Zeroed(p.mem.phiAt, 2*len(p.fn.blocks))
	at, balance := p.mem.phiAt[:len(p.fn.blocks)], p.mem.phiAt[len(p.fn.blocks):] // at: index+1 of a block's entry in the current phi
	for _, ph := range p.fn.phis {
		for i, b := range ph.from {
			at[b.ID] = int32(i) + 1
		}
		preds := ph.v.Block.Preds
		p.mem.phiArgs = scratch.Zeroed(p.mem.phiArgs, len(preds))
		args := p.fn.f.Arguments(p.mem.phiArgs...)
		for i, b := range preds {
			if at[b.ID] == 0 {
				p.report(int(ph.v.Line), int(ph.v.Col), "phi has no value for one of its predecessors%s, add [ value, %%block ]", blockHint(b))
				break
			}
			args[i] = ph.v.Args[at[b.ID]-1]
		}
		p.checkPhiEntries(ph, preds, balance)
		for _, b := range ph.from {
			at[b.ID] = 0
		}
		ph.v.Args = args
	}
}

// checkPhiEntries reports entries of a phi that are not predecessors; balance
// is all zero before and after.
func (p *parser) checkPhiEntries(ph phi, preds []*ir.Block, balance []int32) {
	for _, b := range preds {
		balance[b.ID]++
	}
	reported := false
	for _, b := range ph.from {
		balance[b.ID]--
		if balance[b.ID] < 0 && !reported {
			reported = true
			p.report(int(ph.v.Line), int(ph.v.Col), "phi has an extra value for a block%s, remove it or add the edge", blockHint(b))
		}
	}
	for _, list := range [2][]*ir.Block{preds, ph.from} {
		for _, b := range list {
			balance[b.ID] = 0
		}
	}
}

func blockHint(b *ir.Block) string {
	if b.Name != "" {
		return " (%" + printable([]byte(b.Name)) + ")"
	}
	return ""
}

// substitute replaces the placeholders of forward references.
func (fn *function) substitute() {
	for _, b := range fn.f.Blocks {
		for _, v := range b.Values {
			for i, a := range v.Args {
				if a.Block == nil && a.Op == ir.OpBitcast {
					v.Args[i] = fn.chase(a)
				}
			}
		}
	}
}

// chase returns the value of a placeholder; undef for a cycle of placeholders, which only occurs in unreachable code.
func (fn *function) chase(v *ir.Value) *ir.Value {
	for steps := 0; v.Block == nil && v.Op == ir.OpBitcast; steps++ {
		if steps > len(fn.locals) {
			return fn.f.Undef(v.Type)
		}
		v = v.Args[0]
	}
	return v
}
