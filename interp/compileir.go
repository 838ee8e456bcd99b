package interp

import (
	"fmt"
	"math/bits"

	"spillway/ir"
)

// compile makes the code of a function.
func (im *image) compile(fn *function) (*code, error) {
	if fn.mach != nil {
		return im.compileMach(fn.mach)
	}
	return im.compileIR(fn.ir)
}

// An irCompiler turns an ir function into a code. In raw form parameters are
// words; in legal form (if the image has a target) they are in registers.
type irCompiler struct {
	emitter
	f     *ir.Func
	word  []int32 // by value: its first word, or -1
	legal *targetFrame
}

func (im *image) compileIR(f *ir.Func) (*code, error) {
	k := &irCompiler{f: f, word: make([]int32, f.NumValues())}
	k.im, k.c, k.next = im, &code{align: 1}, firstWord
	for i := range k.word {
		k.word[i] = -1
	}
	if im.target != nil {
		k.legal = newTargetFrame(im)
		k.legal.slots(k.c, irSlots(f))
		k.next += k.legal.words
	} else {
		k.rawParams()
	}
	if k.next > maxWords {
		return nil, errTooLarge
	}
	if err := k.findLeaves(); err != nil {
		return nil, err
	}
	for range f.NumBlocks() {
		k.newLabel()
	}
	if k.legal != nil {
		k.legalParams()
	}
	for _, b := range f.Blocks {
		k.bind(int32(b.ID))
		if err := k.block(b); err != nil {
			return nil, err
		}
	}
	if err := k.finish(); err != nil {
		return nil, err
	}
	return k.c, nil
}

// rawParams gives the parameters their words.
func (k *irCompiler) rawParams() {
	c := k.c
	c.variadic = k.f.Type.Variadic
	for i, p := range k.f.Params {
		k.word[p.ID] = k.newWords(p.Type)
		if k.next > maxWords {
			return
		}
		words := wordsOf(p.Type)
		c.params += words
		switch byVal := i < len(k.f.ParamAttrs) && k.f.ParamAttrs[i].ByVal != nil; {
		case byVal:
		case p.Type.IsFloat():
			c.fixed[1]++
		case c.fixed[0]+words <= 6:
			c.fixed[0] += words
		}
	}
}

func (k *irCompiler) newWords(t *ir.Type) int32 { return k.emitter.word(wordsOf(t)) }

// legalParams copies the parameters from their registers.
func (k *irCompiler) legalParams() {
	for i, p := range k.f.Params {
		k.here = origin{value: p}
		if k.word[p.ID] < 0 {
			k.word[p.ID] = k.newWords(p.Type)
		}
		k.legal.get(&k.emitter, k.word[p.ID], k.f.ParamRegs[i], p.Type)
	}
}

// findLeaves gives words to constants and to the values of blocks.
func (k *irCompiler) findLeaves() error {
	k.c.constStart = k.next
	for _, b := range k.f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				if !a.Op.IsLeaf() || k.word[a.ID] >= 0 || a.Op == ir.OpArg {
					continue
				}
				k.word[a.ID] = k.newWords(a.Type)
				if k.next > maxWords {
					return errTooLarge
				}
				if err := k.leaf(a); err != nil {
					return err
				}
			}
		}
	}
	for _, b := range k.f.Blocks {
		for _, v := range b.Values {
			k.word[v.ID] = k.newWords(v.Type)
			if k.next > maxWords {
				return errTooLarge
			}
		}
	}
	return nil
}

// leaf appends the words of the constant v.
func (k *irCompiler) leaf(v *ir.Value) error {
	at := len(k.c.consts)
	for range wordsOf(v.Type) {
		k.c.consts = append(k.c.consts, 0)
	}
	words := k.c.consts[at:]
	switch v.Op {
	case ir.OpConst:
		words[0] = uint64(v.Imm)
		if len(words) == 2 {
			x := ir.ZeroExtend128(ir.U128{Lo: uint64(v.Imm), Hi: uint64(v.Hi)}, v.Type.Bits)
			words[0], words[1] = x.Lo, x.Hi
		} else {
			words[0] &= maskOf(v.Type)
		}
	case ir.OpUndef:
		for _, s := range scalarsOf(nil, k.im.layout, v.Type, 0, 0) {
			words[s.word] = junk & maskOf(s.typ)
		}
	case ir.OpSym:
		if off, ok := k.im.tlsOff[v.Sym]; ok {
			k.c.tls = append(k.c.tls, tlsWord{k.word[v.ID], off + uint64(v.Imm)})
			return nil
		}
		addr, err := k.im.address(v.Sym)
		words[0] = addr + uint64(v.Imm)
		return err
	case ir.OpBlockAddr:
		addr, err := k.im.blockAddr(v.Sym, v.Target)
		words[0] = addr
		return err
	}
	return nil
}

// block emits the values of b; phis are carried out by the edges.
func (k *irCompiler) block(b *ir.Block) error {
	for _, v := range b.Values {
		if v.Op == ir.OpPhi {
			continue
		}
		k.here, k.cost = origin{value: v, block: int32(b.ID)}, 1
		n := len(k.c.insts)
		if v.Op.IsTerminator() {
			if err := k.terminator(b, v); err != nil {
				return err
			}
			return nil
		}
		if err := k.value(v); err != nil {
			return fmt.Errorf("%s: %w", k.here, err)
		}
		if len(k.c.insts) == n {
			k.op(opNop, 0, 0, 0, 0, 0)
		}
	}
	return fmt.Errorf("block %d has no terminator", b.ID)
}

func (k *irCompiler) arg(v *ir.Value, i int) int32 { return k.word[v.Args[i].ID] }

// value emits v, which is no phi and no terminator.
func (k *irCompiler) value(v *ir.Value) error {
	dst := k.word[v.ID]
	switch v.Op {
	case ir.OpExtractValue:
		k.moveWords(dst, k.arg(v, 0)+k.pathWord(v.Args[0].Type, v.Path), wordsOf(v.Type))
	case ir.OpInsertValue:
		k.moveWords(dst, k.arg(v, 0), wordsOf(v.Type))
		k.moveWords(dst+k.pathWord(v.Type, v.Path), k.arg(v, 1), wordsOf(v.Args[1].Type))
	case ir.OpAlloca:
		size := k.im.layout.Size(v.Elem)
		align := max(v.Align, k.im.layout.Align(v.Elem), 1)
		k.op(opAlloca, dst, k.arg(v, 0), 0, bits.TrailingZeros64(uint64(align)), uint64(size))
	case ir.OpDynAlloca:
		k.dynAlloca(dst, k.arg(v, 0))
	case ir.OpLoad:
		for _, s := range scalarsOf(nil, k.im.layout, v.Type, dst, 0) {
			k.load(s, k.arg(v, 0), 0)
		}
	case ir.OpStore:
		for _, s := range scalarsOf(nil, k.im.layout, v.Args[0].Type, k.arg(v, 0), 0) {
			k.store(s, k.arg(v, 1), 0)
		}
	case ir.OpGEP:
		return k.gep(v)
	case ir.OpAtomicRMW:
		k.rmw(v.RMW, v.Type, dst, k.arg(v, 0), k.arg(v, 1))
	case ir.OpCmpXchg:
		k.cmpXchg(v.Args[1].Type, dst, k.arg(v, 0), k.arg(v, 1), k.arg(v, 2))
	case ir.OpFence, ir.OpPrefetch, ir.OpVAEnd:
	case ir.OpMemCpy, ir.OpMemMove:
		k.emit(inst{op: opMemCpy, a: k.arg(v, 0), b: k.arg(v, 1), c: k.arg(v, 2)})
	case ir.OpMemSet:
		k.emit(inst{op: opMemSet, a: k.arg(v, 0), b: k.arg(v, 1), c: k.arg(v, 2)})
	case ir.OpCall:
		return k.call(v)
	case ir.OpVAStart:
		k.op(opVAStart, 0, k.arg(v, 0), 0, 0, 0)
	case ir.OpVACopy:
		k.op(opVACopy, 0, k.arg(v, 0), k.arg(v, 1), 0, 0)
	case ir.OpVAArg:
		return k.vaArg(v)
	case ir.OpStackSave:
		k.mov(dst, wordSP)
	case ir.OpStackRestore:
		k.op(opStackRestore, 0, k.arg(v, 0), 0, 0, 0)
	case ir.OpFrameAddress:
		k.mov(dst, wordIn)
	case ir.OpReturnAddress, ir.OpGOTBase: // symbols are at their addresses
		k.op(opConst, dst, 0, 0, 0, 0)
	case ir.OpTrap:
		k.op(opTrap, 0, 0, 0, 0, 0)
	case ir.OpTLSAddr:
		return k.tlsAddr(v)
	case ir.OpSymGOT:
		addr, err := k.im.address(v.Sym)
		k.op(opConst, dst, 0, 0, 0, addr+uint64(v.Imm))
		return err
	case ir.OpSlotAddr:
		return k.slotAddr(v)
	case ir.OpSelect, ir.OpFreeze, ir.OpBitcast:
		k.select_(v)
	default:
		return k.arithmetic(v)
	}
	return nil
}

// arithmetic emits a pure operation.
func (k *irCompiler) arithmetic(v *ir.Value) error {
	if v.Op >= ir.OpRet || v.Op < ir.OpAdd || len(v.Args) == 0 || len(v.Args) > 3 {
		return fmt.Errorf("cannot run operation %s", v.Op)
	}
	var args [3]int32
	for i := range v.Args {
		args[i] = k.arg(v, i)
	}
	t := v.Type
	if hasTwoResults(v.Op) {
		t = t.Fields[0]
	}
	if !t.IsScalar() || !v.Args[0].Type.IsScalar() {
		return fmt.Errorf("cannot run %s of type %s", v.Op, v.Type)
	}
	k.pure(v.Op, v.Pred, t, v.Args[0].Type, k.word[v.ID], args)
	return nil
}

// select_ emits a choice or a copy of any type.
func (k *irCompiler) select_(v *ir.Value) {
	dst := k.word[v.ID]
	for i := range int32(wordsOf(v.Type)) {
		if v.Op == ir.OpSelect {
			k.emit(inst{op: opSelect, dst: dst + i, a: k.arg(v, 0), b: k.arg(v, 1) + i, c: k.arg(v, 2) + i})
		} else {
			k.mov(dst+i, k.arg(v, 0)+i)
		}
	}
}

func (k *irCompiler) moveWords(dst, src int32, n int) {
	for i := range int32(n) {
		k.mov(dst+i, src+i)
	}
}

// pathWord returns the word within a value of type t at which the element path begins.
func (k *irCompiler) pathWord(t *ir.Type, path []int) int32 {
	w := 0
	for _, i := range path {
		if t.Kind == ir.ArrayKind {
			t = t.Elem
			w += i * wordsOf(t)
			continue
		}
		for _, f := range t.Fields[:i] {
			w += wordsOf(f)
		}
		t = t.Fields[i]
	}
	return int32(w)
}

// gep emits the computation of an address.
func (k *irCompiler) gep(v *ir.Value) error {
	t, addr, off := v.Elem, k.arg(v, 0), int64(0)
	dst := k.word[v.ID]
	for i, index := range v.Args[1:] {
		var size int64
		switch {
		case i == 0:
			size = k.im.layout.Size(t)
		case t.Kind == ir.StructKind:
			if index.Op != ir.OpConst || index.Imm < 0 || index.Imm >= int64(len(t.Fields)) {
				return fmt.Errorf("index %d of getelementptr is not a field", i)
			}
			off += k.im.layout.Offset(t, int(index.Imm))
			t = t.Fields[index.Imm]
			continue
		case t.Kind == ir.ArrayKind:
			t = t.Elem
			size = k.im.layout.Size(t)
		default:
			return fmt.Errorf("getelementptr into %s", t)
		}
		if index.Op == ir.OpConst {
			off += index.Imm * size
			continue
		}
		bits := min(scalarBits(index.Type), 64)
		k.op(opAddScaled, dst, addr, k.word[index.ID], 64-bits, uint64(size))
		addr = dst
	}
	if off != 0 || addr != dst {
		k.op(opAddImm, dst, addr, 0, 0, uint64(off))
	}
	if k.im.layout.PtrBytes == 4 {
		k.op(opZExt, dst, dst, 0, 0, 1<<32-1)
	}
	return nil
}

var rmwOps = map[ir.RMW]ir.Op{
	ir.RMWAdd: ir.OpAdd, ir.RMWSub: ir.OpSub, ir.RMWAnd: ir.OpAnd, ir.RMWNand: ir.OpAnd, ir.RMWOr: ir.OpOr, ir.RMWXor: ir.OpXor,
	ir.RMWMax: ir.OpSMax, ir.RMWMin: ir.OpSMin, ir.RMWUMax: ir.OpUMax, ir.RMWUMin: ir.OpUMin, ir.RMWFAdd: ir.OpFAdd, ir.RMWFSub: ir.OpFSub,
}

// rmw emits dst = memory at addr; memory at addr = dst op value. There is one
// thread at a time, so that a load and a store do.
func (e *emitter) rmw(rmw ir.RMW, t *ir.Type, dst, addr, value int32) {
	e.load(scalar{t, dst, 0}, addr, 0)
	result := value
	if rmw != ir.RMWXchg {
		result = e.word(wordsOf(t))
		e.pure(rmwOps[rmw], ir.PredNone, t, t, result, [3]int32{dst, value})
	}
	if rmw == ir.RMWNand {
		ones := e.word(2)
		e.op(opConst, ones, 0, 0, 0, ^uint64(0))
		e.op(opConst, ones+1, 0, 0, 0, ^uint64(0))
		if wordsOf(t) == 1 {
			e.op(opZExt, ones, ones, 0, 0, maskOf(t))
		}
		e.pure(ir.OpXor, ir.PredNone, t, t, result, [3]int32{result, ones})
	}
	e.store(scalar{t, result, 0}, addr, 0)
}

// cmpXchg emits dst = the old value of type t and whether it was the expected one.
func (e *emitter) cmpXchg(t *ir.Type, dst, addr, expected, desired int32) {
	n := int32(wordsOf(t))
	e.load(scalar{t, dst, 0}, addr, 0)
	e.pure(ir.OpICmp, ir.EQ, ir.I1, t, dst+n, [3]int32{dst, expected})
	result := e.word(int(n))
	for i := range n {
		e.emit(inst{op: opSelect, dst: result + i, a: dst + n, b: desired + i, c: dst + i})
	}
	e.store(scalar{t, result, 0}, addr, 0)
}

func (k *irCompiler) vaArg(v *ir.Value) error {
	if !v.Type.IsScalar() {
		return fmt.Errorf("va_arg of type %s", v.Type)
	}
	float := int32(0)
	if v.Type.IsFloat() {
		float = 1
	}
	list := k.list([]int32{int32(k.im.layout.StoreSize(v.Type)), float})
	k.op(opVAArg, k.word[v.ID], k.arg(v, 0), 0, 0, list)
	return nil
}

func (k *irCompiler) tlsAddr(v *ir.Value) error {
	off, ok := k.im.tlsOff[v.Sym]
	if !ok {
		return fmt.Errorf("%s is not thread-local", v.Sym.Sym().Name)
	}
	k.op(opTLS, k.word[v.ID], 0, 0, 0, off+uint64(v.Imm))
	return nil
}

// call emits a call in the form of the program.
func (k *irCompiler) call(v *ir.Value) error {
	if v.Call.Asm != nil {
		if v.Call.Asm.Text == "" && len(v.Args) <= 1 && v.Type.Kind == ir.VoidKind {
			return nil // a compiler barrier
		}
		return fmt.Errorf("cannot run inline assembly")
	}
	if k.legal != nil {
		return k.legalCall(v)
	}
	info := callInfo{callee: k.arg(v, 0), site: v, ret: v.Type, retWords: wordsOf(v.Type), nfixed: len(v.Args) - 1}
	info.fn = k.im.directCallee(v.Args[0])
	if t := v.Call.Type; t != nil && t.Variadic {
		info.nfixed = min(len(t.Fields), info.nfixed)
	}
	restore := int32(-1)
	for i, a := range v.Args[1:] {
		arg := argInfo{typ: a.Type, word: k.word[a.ID]}
		if i < len(v.Call.ParamAttrs) {
			arg.byVal, arg.align = v.Call.ParamAttrs[i].ByVal, v.Call.ParamAttrs[i].Align
		}
		if arg.byVal != nil {
			arg.align = max(arg.align, k.im.layout.Align(arg.byVal), int64(k.im.layout.PtrBytes))
			if i < info.nfixed {
				if restore < 0 {
					restore = k.emitter.word(1)
					k.mov(restore, wordSP)
				}
				arg.word = k.copyOf(arg)
			}
		}
		info.args = append(info.args, arg)
	}
	for _, a := range info.args[:info.nfixed] {
		for j := range int32(wordsOf(a.typ)) {
			info.fixed = append(info.fixed, a.word+j)
		}
	}
	k.c.calls = append(k.c.calls, info)
	k.op(opCall, k.resultWords(v), 0, 0, 0, uint64(len(k.c.calls)-1))
	if restore >= 0 {
		k.op(opStackRestore, 0, restore, 0, 0, 0)
	}
	return nil
}

// resultWords returns the words of v; a call without a result has one all the
// same, for setjmp.
func (k *irCompiler) resultWords(v *ir.Value) int32 {
	if wordsOf(v.Type) == 0 {
		return k.emitter.word(1)
	}
	return k.word[v.ID]
}

// copyOf emits the copy of an argument that is passed by value, and returns
// the word of its address.
func (k *irCompiler) copyOf(a argInfo) int32 {
	size := uint64(k.im.layout.Size(a.byVal))
	one, n, addr := k.constant(1), k.constant(size), k.emitter.word(1)
	k.op(opAlloca, addr, one, 0, bits.TrailingZeros64(uint64(a.align)), size)
	k.emit(inst{op: opMemCpy, a: addr, b: a.word, c: n})
	return addr
}

// directCallee returns the function whose address v is known to be, or nil.
func (im *image) directCallee(v *ir.Value) *function {
	if v.Op != ir.OpSym || v.Imm != 0 {
		return nil
	}
	addr, err := im.address(v.Sym)
	if err != nil {
		return nil
	}
	return im.functionAt(addr)
}

// terminator emits the end of block b.
func (k *irCompiler) terminator(b *ir.Block, v *ir.Value) error {
	switch v.Op {
	case ir.OpRet:
		if k.legal != nil {
			return k.legalRet(v)
		}
		var words []int32
		if len(v.Args) > 0 {
			for i := range int32(wordsOf(v.Args[0].Type)) {
				words = append(words, k.arg(v, 0)+i)
			}
		}
		k.op(opRet, 0, 0, 0, 0, k.list(words))
	case ir.OpBr:
		k.phis(b, b.Succs[0])
		k.op(opJump, int32(b.Succs[0].ID), 0, 0, 0, 0)
	case ir.OpCondBr:
		k.branch(b, v)
	case ir.OpSwitch, ir.OpIndirectBr, ir.OpJumpTable:
		k.switch_(b, v)
	case ir.OpUnreachable:
		k.op(opUnreachable, 0, 0, 0, 0, 0)
	default:
		return fmt.Errorf("cannot run operation %s", v.Op)
	}
	return nil
}

func (k *irCompiler) branch(b *ir.Block, v *ir.Value) {
	at := len(k.c.insts)
	k.emit(inst{op: opBranch, a: k.arg(v, 0)})
	yes, no := k.edge(b, b.Succs[0]), k.edge(b, b.Succs[1])
	k.c.insts[at].b, k.c.insts[at].c = yes, no
}

// edge returns a label from which control goes to the block to, having carried
// out its phis.
func (k *irCompiler) edge(from, to *ir.Block) int32 {
	if len(to.Phis()) == 0 {
		return int32(to.ID)
	}
	l := k.newLabel()
	k.bind(l)
	k.phis(from, to)
	k.op(opJump, int32(to.ID), 0, 0, 0, 0)
	return l
}

// phis emits the copies of the edge between two blocks.
func (k *irCompiler) phis(from, to *ir.Block) {
	phis := to.Phis()
	if len(phis) == 0 {
		return
	}
	pred := 0
	for pred < len(to.Preds) && to.Preds[pred] != from {
		pred++
	}
	var pairs [][2]int32
	for _, phi := range phis {
		if pred >= len(phi.Args) {
			continue
		}
		for i := range int32(wordsOf(phi.Type)) {
			pairs = append(pairs, [2]int32{k.word[phi.ID] + i, k.arg(phi, pred) + i})
		}
	}
	cost := k.cost
	k.cost = 0
	k.parallel(pairs)
	k.cost = cost
}

// switch_ emits a jump with many targets.
func (k *irCompiler) switch_(b *ir.Block, v *ir.Value) {
	at := len(k.c.insts)
	k.op(opSwitch, 0, k.arg(v, 0), 0, 0, uint64(len(k.c.tables)))
	k.c.tables = append(k.c.tables, jumpTable{})
	t := jumpTable{other: -1}
	labels := map[*ir.Block]int32{}
	target := func(to *ir.Block) int32 {
		l, ok := labels[to]
		if !ok {
			l = k.edge(b, to)
			labels[to] = l
		}
		return l
	}
	switch v.Op {
	case ir.OpSwitch:
		t.other = target(b.Succs[0])
		k.cases(&t, b, v, target)
	case ir.OpJumpTable:
		for _, s := range b.Succs {
			t.dense = append(t.dense, target(s))
		}
	case ir.OpIndirectBr:
		t.sparse = map[uint64]int32{}
		for _, s := range b.Succs {
			addr, err := k.im.blockAddr(k.f, s)
			if err == nil {
				t.sparse[addr] = target(s)
			}
		}
	}
	k.c.tables[k.c.insts[at].imm] = t
}

// cases fills t from the cases of the switch v.
func (k *irCompiler) cases(t *jumpTable, b *ir.Block, v *ir.Value, target func(*ir.Block) int32) {
	typ := v.Args[0].Type
	if wordsOf(typ) == 2 {
		t.isWide = true
		for i, c := range v.Cases {
			x := ir.ZeroExtend128(ir.U128{Lo: uint64(c.Lo), Hi: uint64(c.Hi)}, typ.Bits)
			t.wide = append(t.wide, [3]uint64{x.Lo, x.Hi, uint64(target(b.Succs[i+1]))})
		}
		return
	}
	least, greatest := ^uint64(0), uint64(0)
	t.sparse = map[uint64]int32{}
	for i, c := range v.Cases {
		x := uint64(c.Lo) & maskOf(typ)
		least, greatest = min(least, x), max(greatest, x)
		t.sparse[x] = target(b.Succs[i+1])
	}
	if len(v.Cases) == 0 || greatest-least >= uint64(8*len(v.Cases)+16) {
		return
	}
	t.first, t.dense = least, make([]int32, greatest-least+1)
	for i := range t.dense {
		t.dense[i] = -1
		if l, ok := t.sparse[least+uint64(i)]; ok {
			t.dense[i] = l
		}
	}
	t.sparse = nil
}
