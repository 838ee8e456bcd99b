package llvmir

import (
	"strings"

	"spillway/ir"
)

// Most lines of a body have a few shapes, with one blank where LLVM prints one. The methods here parse these directly
// from the bytes, without tokens: they start at a position and return the position after what they have read. On any
// other input they return nil or false without side effects that matter, and the text is parsed token by token, which
// also reports its errors.

// at reports whether the given text is at pos.
func (l *lexer) at(pos int, text string) bool {
	return len(l.src)-pos >= len(text) && string(l.src[pos:pos+len(text)]) == text
}

// endsWord reports whether a word or number ends before pos, and is not a label.
func (l *lexer) endsWord(pos int) bool {
	c := l.byteAt(pos)
	return class[c]&cName == 0 && c != ':'
}

// byteAt returns the byte at pos, 0 after the end.
func (l *lexer) byteAt(pos int) byte {
	if pos < len(l.src) {
		return l.src[pos]
	}
	return 0
}

// behindBlank returns the position after the blank that follows the current token, the end of the text if there is
// none.
func (l *lexer) behindBlank() int {
	if l.byteAt(l.pos) == ' ' {
		return l.pos + 1
	}
	return len(l.src)
}

// digits reads a number of at most 18 digits.
func (l *lexer) digits(pos int) (n uint64, end int) {
	src := l.src
	end = pos
	for end < len(src) && src[end]-'0' < 10 {
		n = n*10 + uint64(src[end]-'0')
		end++
	}
	if end == pos || end > pos+18 {
		return 0, -1
	}
	return n, end
}

// resumeAt reads the token at pos.
func (l *lexer) resumeAt(pos int) {
	l.pos = pos
	l.next()
}

// endsAt reports whether the instruction ends at pos: with its line, and the next line does not begin with
// what might belong to it, or with metadata after a comma.
func (l *lexer) endsAt(pos int) bool {
	if l.byteAt(pos) == ',' {
		return l.at(pos, ", !")
	}
	if l.byteAt(pos) != '\n' {
		return false
	}
	for pos++; l.byteAt(pos) == ' ' || l.byteAt(pos) == '\n'; pos++ {
	}
	c := l.byteAt(pos)
	return c == '%' || class[c]&cName != 0
}

// plainType reads ptr, an integer of at most 64 bits, float or double.
func (p *parser) plainType(pos int) (*ir.Type, int) {
	switch p.byteAt(pos) {
	case 'p':
		if p.at(pos, "ptr") {
			return ir.Ptr, pos + 3
		}
	case 'i':
		if n, end := p.digits(pos + 1); end > 0 && 1 <= n && n <= 64 {
			return ir.Int(int(n)), end
		}
	case 'f':
		if p.at(pos, "float") {
			return ir.F32, pos + 5
		}
	case 'd':
		if p.at(pos, "double") {
			return ir.F64, pos + 6
		}
	}
	return nil, pos
}

// plainElem reads a type that plainType accepts, a defined named type, or an array of either.
func (p *parser) plainElem(pos int) (t *ir.Type, end int) {
	switch p.byteAt(pos) {
	case '%':
		end = p.run(pos + 1)
		name := p.src[pos+1 : end]
		if len(name) == 0 || class[name[0]]&cDigit != 0 {
			return nil, pos
		}
		if n := p.types.byName(name); n != nil && n.defined {
			return n.t, end
		}
		return nil, pos
	case '[':
		n, end := p.digits(pos + 1)
		if end < 0 || n >= maxTypeSize || !p.at(end, " x ") || p.byteAt(end+3) == '[' {
			return nil, pos
		}
		elem, end := p.plainElem(end + 3)
		if elem == nil || p.byteAt(end) != ']' {
			return nil, pos
		}
		return p.types.array(int64(n), elem), end + 1
	}
	return p.plainType(pos)
}

// plainLocal reads the name of a local, which begins at pos with %; end is negative if that is none.
func (p *parser) plainLocal(pos int) (i int32, end int) {
	fn := p.fn
	n, end := p.digits(pos + 1)
	switch {
	case end < 0:
		end = p.run(pos + 1)
		if end == pos+1 || class[p.src[pos+1]]&cDigit != 0 {
			return 0, -1
		}
		i = p.named(p.src[pos+1 : end])
	case class[p.byteAt(end)]&cName != 0:
		return 0, -1
	case n < uint64(len(fn.nums)) && fn.nums[n].epoch == fn.epoch:
		i = fn.nums[n].index
	case n < uint64(len(p.src)):
		i = p.numberedLocal(n, p.line, pos-p.lineStart+1)
	default:
		return 0, -1
	}
	if l := &fn.locals[i]; l.line == 0 {
		l.line, l.col = int32(p.line), int32(pos-p.lineStart+1)
	}
	return i, end
}

// plainValue reads an operand of type t that is a local known to have that type, a number,
// null, or the address of a symbol.
func (p *parser) plainValue(pos int, t *ir.Type) (*ir.Value, int) {
	switch c := p.byteAt(pos); {
	case c == '%':
		i, end := p.plainLocal(pos)
		if end < 0 {
			return nil, pos
		}
		if l := &p.fn.locals[i]; l.val != nil && l.val.Type == t && !l.bad {
			return l.val, end
		}
	case (c-'0' < 10 || c == '-') && t.Kind == ir.IntKind:
		start := pos
		if c == '-' {
			start++
		}
		n, end := p.digits(start)
		if end < 0 || !p.endsWord(end) {
			return nil, pos
		}
		if c == '-' {
			n = -n
		}
		return p.number64(t, int64(n)), end
	case c == '@' && t == ir.Ptr:
		if s, end := p.plainSymbol(pos); s != nil && !s.sym.Sym().ThreadLocal {
			return p.symbolValue(s, 0), end
		}
	case c == 'n' && t == ir.Ptr:
		if p.at(pos, "null") && p.endsWord(pos+4) {
			return p.number64(ir.Ptr, 0), pos + 4
		}
	}
	return nil, pos
}

// plainSymbol reads the name of a known symbol that is not an intrinsic.
func (p *parser) plainSymbol(pos int) (*symbol, int) {
	end := p.run(pos + 1)
	s := p.names.symbols[string(p.src[pos+1:end])]
	if s == nil || s.bad || s.intrinsic {
		return nil, pos
	}
	return s, end
}

// plainAlign reads , align 8 if it is at pos, before a comma or at the end of a line; else n is 0.
func (l *lexer) plainAlign(pos int) (n int64, end int) {
	const words = ", align "
	if !l.at(pos, words) {
		return 0, pos
	}
	u, end := l.digits(pos + len(words))
	if end < 0 || u&(u-1) != 0 || u > 1<<32 || l.byteAt(end) != ',' && l.byteAt(end) != '\n' {
		return 0, pos
	}
	return int64(u), end
}

// plainAddress reads , ptr V[, align n] at the end of an instruction; addr is nil if it is not at pos.
func (p *parser) plainAddress(pos int) (addr *ir.Value, align int64, end int) {
	const words = ", ptr "
	if !p.at(pos, words) {
		return nil, 0, pos
	}
	addr, end = p.plainValue(pos+len(words), ir.Ptr)
	if addr == nil {
		return nil, 0, pos
	}
	if align, end = p.plainAlign(end); !p.endsAt(end) {
		return nil, 0, pos
	}
	return addr, align, end
}

// plainBlock reads label %name.
func (p *parser) plainBlock(pos int) (*ir.Block, int) {
	const word = "label "
	if !p.at(pos, word) || p.byteAt(pos+len(word)) != '%' {
		return nil, pos
	}
	i, end := p.plainLocal(pos + len(word))
	if end < 0 || p.fn.locals[i].val != nil {
		return nil, pos
	}
	return p.blockOf(&p.fn.locals[i]), end
}

// Each of the following reads the rest of an instruction after its name, emits it and returns true, or returns false.

// plainLoad reads T, ptr V[, align n].
func (p *parser) plainLoad() bool {
	t, pos := p.plainType(p.behindBlank())
	if t == nil {
		return false
	}
	addr, align, pos := p.plainAddress(pos)
	if addr == nil {
		return false
	}
	p.resumeAt(pos)
	p.def(ir.OpLoad, t, addr).Align = align
	return true
}

// plainStore reads T V, ptr V[, align n].
func (p *parser) plainStore() bool {
	t, pos := p.plainType(p.behindBlank())
	if t == nil || p.byteAt(pos) != ' ' {
		return false
	}
	val, pos := p.plainValue(pos+1, t)
	if val == nil {
		return false
	}
	addr, align, pos := p.plainAddress(pos)
	if addr == nil {
		return false
	}
	p.resumeAt(pos)
	p.def(ir.OpStore, ir.Void, val, addr).Align = align
	return true
}

// plainAlloca reads T[, align n].
func (p *parser) plainAlloca() bool {
	t, pos := p.plainElem(p.behindBlank())
	if t == nil {
		return false
	}
	if _, why := p.measure(t); why != "" {
		return false
	}
	align, pos := p.plainAlign(pos)
	if !p.endsAt(pos) {
		return false
	}
	p.resumeAt(pos)
	v := p.def(ir.OpAlloca, ir.Ptr, p.number64(ir.I32, 1))
	v.Elem, v.Align = t, align
	return true
}

// plainGetElementPtr reads [inbounds ]T, ptr V{, iN V}.
func (p *parser) plainGetElementPtr() bool {
	pos := p.behindBlank()
	if p.at(pos, "inbounds ") {
		pos += len("inbounds ")
	}
	elem, pos := p.plainElem(pos)
	if elem == nil || !p.at(pos, ", ptr ") {
		return false
	}
	if _, why := p.measure(elem); why != "" {
		return false
	}
	var buf [8]*ir.Value
	v, pos := p.plainValue(pos+len(", ptr "), ir.Ptr)
	args := append(buf[:0], v)
	for v != nil && p.at(pos, ", i") {
		var t *ir.Type
		if t, pos = p.plainType(pos + 2); t == nil || p.byteAt(pos) != ' ' {
			return false
		}
		v, pos = p.plainValue(pos+1, t)
		args = append(args, v)
	}
	if v == nil || !p.endsAt(pos) || vectorAt(elem, args) > 0 {
		return false
	}
	p.resumeAt(pos)
	p.def(ir.OpGEP, ir.Ptr, args...).Elem = elem
	return true
}

// plainBranch reads label %B, or i1 V, label %B, label %B.
func (p *parser) plainBranch() bool {
	if b, pos := p.plainBlock(p.behindBlank()); b != nil {
		p.resumeAt(pos)
		p.mem.terminate(p.def(ir.OpBr, ir.Void), b)
		return true
	}
	if !p.at(p.pos, " i1 ") {
		return false
	}
	cond, pos := p.plainValue(p.pos+len(" i1 "), ir.I1)
	if cond == nil || !p.at(pos, ", ") {
		return false
	}
	yes, pos := p.plainBlock(pos + 2)
	if yes == nil || !p.at(pos, ", ") {
		return false
	}
	no, pos := p.plainBlock(pos + 2)
	if no == nil {
		return false
	}
	p.resumeAt(pos)
	p.mem.terminate(p.def(ir.OpCondBr, ir.Void, cond), yes, no)
	return true
}

// plainPair reads T V, V.
func (p *parser) plainPair(pos int) (a, b *ir.Value, end int) {
	t, pos := p.plainType(pos)
	if t == nil || p.byteAt(pos) != ' ' {
		return nil, nil, pos
	}
	if a, pos = p.plainValue(pos+1, t); a == nil || !p.at(pos, ", ") {
		return nil, nil, pos
	}
	b, end = p.plainValue(pos+2, t)
	return a, b, end
}

// plainICmp reads predicate T V, V.
func (p *parser) plainICmp() bool {
	start := p.behindBlank()
	end := p.run(start)
	pred, ok := intPred(p.src[start:end])
	if !ok || p.byteAt(end) != ' ' {
		return false
	}
	a, b, pos := p.plainPair(end + 1)
	if b == nil || a.Type.IsFloating() {
		return false
	}
	p.resumeAt(pos)
	p.def(ir.OpICmp, ir.I1, a, b).Pred = pred
	return true
}

// plainBinary reads [nuw ][nsw ]T V, V, of integers.
func (p *parser) plainBinary(op ir.Op) bool {
	pos, nuw, nsw := p.behindBlank(), false, false
	if p.at(pos, "nuw ") {
		nuw, pos = true, pos+4
	}
	if p.at(pos, "nsw ") {
		nsw, pos = true, pos+4
	}
	a, b, pos := p.plainPair(pos)
	if b == nil || !a.Type.IsInt() {
		return false
	}
	p.resumeAt(pos)
	v := p.def(op, a.Type, a, b)
	v.NUW, v.NSW = nuw, nsw
	return true
}

// plainCast reads T V to T.
func (p *parser) plainCast(op ir.Op) bool {
	from, pos := p.plainType(p.behindBlank())
	if from == nil || p.byteAt(pos) != ' ' {
		return false
	}
	a, pos := p.plainValue(pos+1, from)
	if a == nil || !p.at(pos, " to ") {
		return false
	}
	to, pos := p.plainType(pos + len(" to "))
	if to == nil || op == ir.OpBitcast || !p.endsAt(pos) || castProblem(&p.layout, op, from, to) != "" {
		return false
	}
	p.resumeAt(pos)
	p.def(op, to, a)
	return true
}

// plainCallee reads [noundef ]T @name after the word call, up to the opening parenthesis, which it reads.
func (p *parser) plainCallee() (ret *ir.Type, callee *ir.Value) {
	pos := p.behindBlank()
	if p.at(pos, "noundef ") {
		pos += len("noundef ")
	}
	if p.at(pos, "void") {
		ret, pos = ir.Void, pos+len("void")
	} else if ret, pos = p.plainType(pos); ret == nil {
		return nil, nil
	}
	if !p.at(pos, " @") {
		return nil, nil
	}
	s, pos := p.plainSymbol(pos + 1)
	if s == nil || p.byteAt(pos) != '(' || s.sym.Sym().ThreadLocal || strings.HasPrefix(s.sym.Sym().Name, "llvm.") {
		return nil, nil
	}
	p.resumeAt(pos)
	return ret, p.symbolValue(s, 0)
}

// plainArgs reads arguments of the form T[ noundef] V after the opening parenthesis, which is the
// current token, and appends them to args and params. Then the current token is the closing
// parenthesis, the comma after the last of them, or, if there is none, what is after the
// opening one.
func (p *parser) plainArgs(args []*ir.Value, params []ir.ParamAttrs) ([]*ir.Value, []ir.ParamAttrs) {
	pos, end := p.pos, p.pos
	for {
		t, at := p.plainType(pos)
		if t == nil {
			break
		}
		if p.at(at, " noundef") {
			at += len(" noundef")
		}
		if p.byteAt(at) != ' ' {
			break
		}
		v, at := p.plainValue(at+1, t)
		if v == nil || p.byteAt(at) != ')' && !p.at(at, ", ") {
			break
		}
		args, params = append(args, v), append(params, ir.ParamAttrs{})
		if pos, end = at+2, at; p.byteAt(at) == ')' {
			break
		}
	}
	p.resumeAt(end)
	return args, params
}
