package interp

import (
	"fmt"

	"spillway/ir"
)

// maxWords is the maximum size of a frame.
const maxWords = 1 << 22

var errTooLarge = fmt.Errorf("values of more than %d words in total", maxWords)

// wordsOf returns the number of words of a value of type t.
func wordsOf(t *ir.Type) int {
	switch t.Kind {
	case ir.VoidKind, ir.FuncKind:
		return 0
	case ir.IntKind:
		return ir.IntWords(t.Bits)
	case ir.X86FP80Kind, ir.FP128Kind:
		return 2
	case ir.ArrayKind:
		if t.Len > maxWords {
			return maxWords
		}
		return min(int(t.Len)*wordsOf(t.Elem), maxWords)
	case ir.VectorKind:
		if t.Len > maxWords/2 {
			return maxWords
		}
		return min(ir.VectorWords(t), maxWords)
	case ir.StructKind:
		n := 0
		for _, f := range t.Fields {
			n += wordsOf(f)
		}
		return min(n, maxWords)
	}
	return 1
}

// A scalar is a part of a value: its type, its first word and its offset in memory.
type scalar struct {
	typ  *ir.Type
	word int32
	off  int64
}

// scalarsOf appends the scalars of a value of type t whose first word is word and whose offset in memory is off.
func scalarsOf(list []scalar, l *ir.Layout, t *ir.Type, word int32, off int64) []scalar {
	switch t.Kind {
	case ir.StructKind:
		for i, f := range t.Fields {
			list = scalarsOf(list, l, f, word, off+l.Offset(t, i))
			word += int32(wordsOf(f))
		}
		return list
	case ir.ArrayKind:
		n, size := int32(wordsOf(t.Elem)), l.Size(t.Elem)
		for i := range t.Len {
			list = scalarsOf(list, l, t.Elem, word+int32(i)*n, off+i*size)
		}
		return list
	}
	return append(list, scalar{t, word, off})
}

// maskOf returns the mask of a scalar of up to 64 bits.
func maskOf(t *ir.Type) uint64 { return ir.ZeroExtend(^uint64(0), scalarBits(t)) }

// An emitter appends instructions to a code. Branches name labels until finish.
type emitter struct {
	im     *image
	c      *code
	labels []int32 // by label: the instruction, or -1
	next   int32   // the next free word
	high   int32   // maximum of next before it was reset
	here   origin
	cost   uint8 // of the next instruction
	copies copySequencer
	pooled map[uint64]int32 // by constant: its provisional word
}

func (e *emitter) newLabel() int32 {
	e.labels = append(e.labels, -1)
	return int32(len(e.labels) - 1)
}

func (e *emitter) bind(label int32) { e.labels[label] = int32(len(e.c.insts)) }

// word returns n fresh words.
func (e *emitter) word(n int) int32 {
	w := e.next
	e.next += int32(n)
	return w
}

func (e *emitter) emit(in inst) {
	in.cost, e.cost = e.cost, 0
	e.c.insts = append(e.c.insts, in)
	e.c.origins = append(e.c.origins, e.here)
}

// op emits an instruction with up to three operands.
func (e *emitter) op(op opcode, dst, a, b int32, w int, imm uint64) {
	e.emit(inst{op: op, w: uint8(w), dst: dst, a: a, b: b, imm: imm})
}

func (e *emitter) mov(dst, a int32) { e.op(opMov, dst, a, 0, 0, 0) }

func (e *emitter) list(words []int32) uint64 {
	e.c.lists = append(e.c.lists, words)
	return uint64(len(e.c.lists) - 1)
}

// constant returns a word that holds x, set immediately before its use.
func (e *emitter) constant(x uint64) int32 {
	w := e.word(1)
	e.op(opConst, w, 0, 0, 0, x)
	return w
}

// poolWord is the first provisional number of words in the constant pool; finish moves the pool after the other words.
const poolWord = 1 << 28

// pool returns a word that holds x from the entry of the function on.
func (e *emitter) pool(x uint64) int32 {
	w, ok := e.pooled[x]
	if !ok {
		if e.pooled == nil {
			e.pooled = map[uint64]int32{}
		}
		w = poolWord + int32(len(e.c.consts))
		e.c.consts = append(e.c.consts, x)
		e.pooled[x] = w
	}
	return w
}

// settle assigns numbers to the pool's words.
func (e *emitter) settle() {
	if len(e.pooled) == 0 {
		return
	}
	first := e.word(len(e.c.consts))
	e.c.constStart = first
	fix := func(w *int32) {
		if *w >= poolWord {
			*w += first - poolWord
		}
	}
	for i := range e.c.insts {
		in := &e.c.insts[i]
		fix(&in.a)
		fix(&in.b)
		fix(&in.c)
	}
	for i := range e.c.calls {
		fix(&e.c.calls[i].callee)
	}
}

// direct maps the operations on integers of up to 64 bits that are opcodes.
var direct = [ir.MaxOps]opcode{
	ir.OpAdd: opAdd, ir.OpSub: opSub, ir.OpMul: opMul, ir.OpAnd: opAnd, ir.OpOr: opOr, ir.OpXor: opXor,
	ir.OpShl: opShl, ir.OpLShr: opLShr, ir.OpAShr: opAShr,
	ir.OpFAdd: opFAdd, ir.OpFSub: opFSub, ir.OpFMul: opFMul, ir.OpFDiv: opFDiv,
}

// compares maps the integer predicates that are opcodes; the others are these with their operands exchanged.
var compares = [...]opcode{
	ir.EQ: opEq, ir.NE: opNe, ir.ULT: opULt, ir.ULE: opULe, ir.SLT: opSLt, ir.SLE: opSLe,
}

// compare emits a comparison of integers of the given width.
func (e *emitter) compare(pred ir.Pred, dst, a, b int32, bits int) {
	switch pred {
	case ir.UGT, ir.UGE, ir.SGT, ir.SGE:
		pred, a, b = pred.Swap(), b, a
	}
	e.op(compares[pred], dst, a, b, 64-bits, 0)
}

// pure emits a pure scalar operation. t is the type of the (first) result, src
// that of argument 0; args are words.
func (e *emitter) pure(op ir.Op, pred ir.Pred, t, src *ir.Type, dst int32, args [3]int32) {
	if wordsOf(t) > 1 || wordsOf(src) > 1 {
		e.wide(op, pred, t, src, dst, args)
		return
	}
	bits := scalarBits(t)
	mask := maskOf(t)
	switch op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpShl, ir.OpLShr:
		e.op(direct[op], dst, args[0], args[1], bits, mask)
		return
	case ir.OpAShr:
		e.op(opAShr, dst, args[0], args[1], 64-bits, mask)
		return
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv:
		if t.Kind == ir.DoubleKind {
			e.op(direct[op], dst, args[0], args[1], 0, 0)
			return
		}
	case ir.OpICmp:
		e.compare(pred, dst, args[0], args[1], scalarBits(src))
		return
	case ir.OpTrunc, ir.OpZExt, ir.OpPtrToInt, ir.OpIntToPtr:
		if bits >= scalarBits(src) {
			e.mov(dst, args[0])
		} else {
			e.op(opZExt, dst, args[0], 0, 0, mask)
		}
		return
	case ir.OpSExt:
		e.op(opSExt, dst, args[0], 0, 64-scalarBits(src), mask)
		return
	case ir.OpBitcast, ir.OpFreeze:
		e.mov(dst, args[0])
		return
	case ir.OpSelect:
		e.emit(inst{op: opSelect, dst: dst, a: args[0], b: args[1], c: args[2]})
		return
	}
	info := evalInfo{op: op, pred: pred, typ: t, src: src, two: hasTwoResults(op)}
	e.emit(inst{op: opEval, dst: dst, a: args[0], b: args[1], c: args[2], imm: e.eval(info)})
}

func (e *emitter) eval(info evalInfo) uint64 {
	e.c.evals = append(e.c.evals, info)
	return uint64(len(e.c.evals) - 1)
}

func hasTwoResults(op ir.Op) bool {
	return op >= ir.OpUAddO && op <= ir.OpSubC || op >= ir.OpUMulWide && op <= ir.OpSDivRem
}

// wide emits a pure operation with a result or argument of two words.
func (e *emitter) wide(op ir.Op, pred ir.Pred, t, src *ir.Type, dst int32, args [3]int32) {
	if wordsOf(t) > 2 || wordsOf(src) > 2 {
		e.big(op, pred, t, src, dst, args)
		return
	}
	two := wordsOf(src) == 2
	info := evalInfo{op: op, pred: pred, typ: t, src: src, two: hasTwoResults(op), wideResult: wordsOf(t) == 2,
		wide: [3]bool{two, two, two}}
	switch op {
	case ir.OpSelect:
		info.wide = [3]bool{false, true, true}
	case ir.OpAddC, ir.OpSubC:
		info.wide[2] = false
	}
	e.emit(inst{op: opWide, dst: dst, a: args[0], b: args[1], c: args[2], imm: e.eval(info)})
}

// big emits a pure operation with a result or argument of more than two words.
func (e *emitter) big(op ir.Op, pred ir.Pred, t, src *ir.Type, dst int32, args [3]int32) {
	n := int32(wordsOf(src))
	info := evalInfo{op: op, pred: pred, typ: t, src: src, words: [4]int32{int32(wordsOf(t)), n, n, n}}
	if hasTwoResults(op) {
		info.two = true
		info.words[3] = 1
	}
	e.emit(inst{op: opBig, dst: dst, a: args[0], b: args[1], c: args[2], imm: e.eval(info)})
}

// load emits the load of scalar s from the address in word addr, plus off.
func (e *emitter) load(s scalar, addr int32, off int64) {
	if inWords(s.typ) {
		e.eachWord(s, func(word int32, at, n int64) { e.loadBytes(word, addr, off+at, n) })
		bits := int64(s.typ.Bits)
		if s.typ.IsVector() {
			bits = s.typ.Len * int64(ir.LaneBits(s.typ.Elem))
		}
		if bits%8 != 0 {
			last := s.word + int32(wordsOf(s.typ)) - 1
			e.op(opZExt, last, last, 0, 0, ir.ZeroExtend(^uint64(0), int((bits-1)%64+1)))
		}
		return
	}
	e.loadBytes(s.word, addr, off+s.off, min(8, e.im.layout.StoreSize(s.typ)))
	switch bits := scalarBits(s.typ); {
	case bits > 64:
		e.loadBytes(s.word+1, addr, off+s.off+8, e.im.layout.StoreSize(s.typ)-8)
		if bits < 128 {
			e.op(opZExt, s.word+1, s.word+1, 0, 0, ir.ZeroExtend(^uint64(0), bits-64))
		}
	case s.typ.IsInt() && bits%8 != 0:
		e.op(opZExt, s.word, s.word, 0, 0, maskOf(s.typ))
	}
}

// inWords reports whether memory holds a value of type t word by word: a vector, or an integer of more than 128 bits.
func inWords(t *ir.Type) bool { return t.IsVector() || t.IsInt() && t.Bits > 128 }

// eachWord calls f for each word of s, a value in words, with its offset from the value's address and its number of
// bytes in memory.
func (e *emitter) eachWord(s scalar, f func(word int32, at, n int64)) {
	size := e.im.layout.StoreSize(s.typ)
	for i := range int64(wordsOf(s.typ)) {
		if n := min(8, size-8*i); n > 0 {
			f(s.word+int32(i), s.off+8*i, n)
		}
	}
}

// vector emits an operation with a vector result or argument; types are those of the arguments, nil for scalars.
func (e *emitter) vector(info evalInfo, dst int32, args [3]int32, types [3]*ir.Type) {
	info.words[0] = int32(wordsOf(info.typ))
	for i, t := range types {
		if t != nil {
			info.words[i+1] = int32(wordsOf(t))
		}
	}
	e.emit(inst{op: opVector, dst: dst, a: args[0], b: args[1], c: args[2], imm: e.eval(info)})
}

func (e *emitter) loadBytes(dst, addr int32, off, n int64) {
	e.op(opLoad, dst, addr, 0, int(n), uint64(off))
}

// store emits the store of scalar s to the address in word addr, plus off.
func (e *emitter) store(s scalar, addr int32, off int64) {
	if inWords(s.typ) {
		e.eachWord(s, func(word int32, at, n int64) { e.storeBytes(word, addr, off+at, n) })
		return
	}
	size := e.im.layout.StoreSize(s.typ)
	e.storeBytes(s.word, addr, off+s.off, min(8, size))
	if size > 8 {
		e.storeBytes(s.word+1, addr, off+s.off+8, size-8)
	}
}

func (e *emitter) storeBytes(src, addr int32, off, n int64) {
	e.op(opStore, 0, src, addr, int(n), uint64(off))
}

// finish replaces labels by instructions.
func (e *emitter) finish() error {
	e.next = max(e.next, e.high)
	e.settle()
	if e.next > maxWords {
		return errTooLarge
	}
	at := func(label int32) int32 {
		if label < 0 {
			return -1
		}
		return e.labels[label]
	}
	for i := range e.c.insts {
		switch in := &e.c.insts[i]; in.op {
		case opJump:
			in.dst = at(in.dst)
		case opBranch:
			in.c, in.dst = at(in.c), at(in.dst)
		case opInvoke:
			in.b, in.c = at(in.b), at(in.c)
		}
	}
	for i := range e.c.tables {
		t := &e.c.tables[i]
		t.other = at(t.other)
		for j, l := range t.dense {
			t.dense[j] = at(l)
		}
		for x, l := range t.sparse {
			t.sparse[x] = at(l)
		}
		for j := range t.wide {
			t.wide[j][2] = uint64(at(int32(t.wide[j][2])))
		}
	}
	e.c.words = int(e.next)
	return nil
}

// A copySequencer sequentializes parallel copies of words.
type copySequencer struct {
	pairs [][2]int32 // destination, source
	uses  map[int32]int32
}

// parallel emits a parallel copy. O(copies).
func (e *emitter) parallel(pairs [][2]int32) {
	s := &e.copies
	s.pairs = s.pairs[:0]
	if s.uses == nil {
		s.uses = map[int32]int32{}
	}
	clear(s.uses)
	for _, p := range pairs {
		if p[0] != p[1] {
			s.pairs = append(s.pairs, p)
			s.uses[p[1]]++
		}
	}
	if s.independent() {
		for _, p := range s.pairs {
			e.mov(p[0], p[1])
		}
		return
	}
	// Two rounds through temporaries where a destination is still to be read.
	moved := make([][2]int32, 0, len(s.pairs))
	for _, p := range s.pairs {
		if s.uses[p[0]] > 0 {
			t := e.word(1)
			e.mov(t, p[1])
			moved = append(moved, [2]int32{p[0], t})
		}
	}
	for _, p := range s.pairs {
		if s.uses[p[0]] == 0 {
			e.mov(p[0], p[1])
		}
	}
	for _, p := range moved {
		e.mov(p[0], p[1])
	}
}

// independent reports whether no copy overwrites what a later one reads.
func (s *copySequencer) independent() bool {
	for _, p := range s.pairs {
		if s.uses[p[0]] > 0 {
			return false
		}
	}
	return true
}
