package interp

import (
	"fmt"
	"math/bits"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// An evaluated node of a pattern is in word; clean: the bits above its width are zero; fresh: the word is not a
// register's.
type evaluated struct {
	node  *target.Node
	word  int32
	clean bool
	fresh bool
}

// jump emits an ir.OpSetJmp, after which the registers that its tile destroys hold nothing, or an ir.OpLongJmp.
func (k *machCompiler) jump(n *target.Node) (evaluated, error) {
	buf, err := k.eval(n.Kids[0])
	buf = k.cleaned(buf, n.Kids[0].Type)
	if n.Op == ir.OpLongJmp {
		k.op(opLongJmp, 0, buf.word, 0, 0, 0)
		return evaluated{}, err
	}
	w := k.word(1)
	k.op(opSetJmp, w, buf.word, 0, 0, 0)
	if k.allocated {
		for r := range k.f.Target.Machine.Regs {
			if r := regalloc.Reg(r); k.tile.Clobbers.Has(r) && k.f.Target.Machine.Regs[r].Part == nil {
				k.junk(k.frame.allWords(r))
			}
		}
	}
	return evaluated{word: w, clean: true, fresh: true}, err
}

// An address is off bytes above the value of word, once known.
type address struct {
	known bool
	word  int32
	off   int64
}

// eval emits the evaluation of a node.
func (k *machCompiler) eval(n *target.Node) (evaluated, error) {
	for _, m := range k.memo {
		if sameNode(m.node, n) {
			m.word += int32(n.Result)
			return m, nil
		}
	}
	v, err := k.evalNew(n)
	v.node = n
	k.memo = append(k.memo, v)
	v.word += int32(n.Result)
	return v, err
}

// inlineAsm assigns the results of inline assembly without text: the arguments tied to them, which share their
// registers after allocation.
func (k *machCompiler) inlineAsm() error {
	if err := runAsm(k.in.Value); err != nil || k.allocated {
		return err
	}
	_, results := k.extras()
	for i, r := range k.in.InlineAsm().Results {
		if r.Tied < 0 {
			continue
		}
		from, to := k.in.Regs[r.Tied].VReg, k.in.Regs[results[i]].VReg
		for n := range int32(registerWords(k.f.Target, k.f.VRegs[to].Class)) {
			k.mov(k.vregs[to]+n, k.vregs[from]+n)
		}
	}
	return nil
}

// sameNode reports whether a and b are the same operation at the same operands.
func sameNode(a, b *target.Node) bool {
	if a == b {
		return true
	}
	if a.Op != b.Op || a.Type != b.Type || a.Pred != b.Pred || a.PredOp != b.PredOp || a.RMW != b.RMW ||
		a.Operand != b.Operand || a.Const != b.Const || a.Imm != b.Imm || len(a.Kids) != len(b.Kids) {
		return false
	}
	for i := range a.Kids {
		if !sameNode(a.Kids[i], b.Kids[i]) {
			return false
		}
	}
	return true
}

func (k *machCompiler) evalNew(n *target.Node) (evaluated, error) {
	if n.Op.IsOrdered() {
		return k.orderedNode(n)
	}
	if n.Op == ir.OpAsm {
		if k.in.InlineAsm() == nil {
			return evaluated{}, fmt.Errorf("cannot run inline assembly")
		}
		return evaluated{}, k.inlineAsm()
	}
	switch n.Op {
	case ir.OpInvalid:
		return k.leaf(n)
	case ir.OpLoad:
		a, err := k.address()
		w := k.word(wordsOf(n.Type))
		k.load(scalar{registerType(n.Type), w, 0}, a.word, a.off)
		v := evaluated{word: w, clean: n.Type != ir.I1, fresh: true}
		if k.tile.Pattern != n { // a lone load may have no used result
			k.truth(v, n.Type)
		}
		return v, err
	case ir.OpStore:
		v, err := k.eval(n.Kids[0])
		if err != nil {
			return v, err
		}
		if n.Kids[0].Type == ir.I1 {
			v = k.cleaned(v, ir.I1)
		}
		a, err := k.address()
		k.store(scalar{n.Kids[0].Type, v.word, 0}, a.word, a.off)
		return evaluated{}, err
	case ir.OpAtomicRMW, ir.OpCmpXchg, ir.OpCmpXchgWide:
		return k.atomic(n)
	case ir.OpAddWide, ir.OpSubWide, ir.OpULTWide, ir.OpSLTWide:
		return k.twoWords(n)
	case ir.OpFence, ir.OpPrefetch:
		return evaluated{}, nil
	case ir.OpVMaskLoad, ir.OpVMaskStore32, ir.OpVMaskStore64:
		return k.maskedNode(n)
	case ir.OpTrap:
		k.op(opTrap, 0, 0, 0, 0, 0)
		return evaluated{}, nil
	case ir.OpStackSave:
		return evaluated{word: wordSP, clean: true}, nil
	case ir.OpStackRestore:
		v, err := k.eval(n.Kids[0])
		v = k.cleaned(v, n.Kids[0].Type)
		k.op(opStackRestore, 0, v.word, 0, 0, 0)
		return evaluated{}, err
	case ir.OpSetJmp, ir.OpLongJmp:
		return k.jump(n)
	case ir.OpDynAlloca:
		return k.dynAlloca(n)
	case ir.OpFrameAddress:
		if k.f.Stage == mach.Framed {
			return evaluated{word: k.framePointer(), clean: true, fresh: true}, nil
		}
		return evaluated{word: wordIn, clean: true}, nil
	case ir.OpGOTBase: // GOT-relative addresses are absolute here
		return evaluated{word: k.pool(0), clean: true}, nil
	case ir.OpTLSOffset, ir.OpTLSLocal:
		off, err := k.im.threadOffset(k.in.Sym)
		return evaluated{word: k.pool(off), clean: true}, err
	case ir.OpStackGuard:
		return evaluated{word: k.pool(k.im.stackGuard()), clean: true}, nil
	case ir.OpThreadPtr:
		return k.threadAddress(0), nil
	case ir.OpTLSGet:
		off, err := k.im.threadOffset(k.in.Sym)
		return k.threadAddress(off + uint64(k.in.Imm)), err
	case ir.OpSymGOT:
		addr, err := k.im.address(k.in.Sym)
		return evaluated{word: k.pool(addr + uint64(k.in.Imm)), clean: true}, err
	}
	return k.operation(n)
}

// threadAddress evaluates the address off bytes from the thread pointer.
func (k *machCompiler) threadAddress(off uint64) evaluated {
	w := k.word(1)
	k.op(opTLS, w, 0, 0, 0, off)
	return evaluated{word: w, clean: true, fresh: true}
}

// orderedNode evaluates an operation of the machine that has an effect.
func (k *machCompiler) orderedNode(n *target.Node) (v evaluated, err error) {
	var a address
	if k.im.target.Ops.Ordered(n.Op).Bytes > 0 {
		a, err = k.address()
	}
	if n.Type != nil {
		v = evaluated{word: k.word(1), clean: true, fresh: true}
	}
	k.ordered(n.Op, v.word, a.word, a.off)
	return v, err
}

// maskedNode evaluates an access to some elements of a vector.
func (k *machCompiler) maskedNode(n *target.Node) (v evaluated, err error) {
	_, mask, value, _ := n.Op.MaskedArgs()
	var args [3]int32
	m, err := k.eval(n.Kids[mask])
	if err != nil {
		return v, err
	}
	args[1] = m.word
	t := n.Type
	if value >= 0 {
		x, err := k.eval(n.Kids[value])
		if err != nil {
			return v, err
		}
		args[2], t = x.word, n.Kids[value].Type
	}
	a, err := k.address()
	if err != nil {
		return v, err
	}
	args[0] = k.word(1)
	k.op(opAddImm, args[0], a.word, 0, 0, uint64(a.off))
	if n.Type != nil {
		v = evaluated{word: k.word(wordsOf(n.Type)), clean: true, fresh: true}
	}
	k.masked(n.Op, t, n.Kids[mask].Type, v.word, args)
	return v, nil
}

// leaf returns the value of an operand or a constant.
func (k *machCompiler) leaf(n *target.Node) (evaluated, error) {
	if n.Const && n.Type.IsVector() {
		w := k.word(wordsOf(n.Type))
		k.op(opConst, w, 0, 0, 0, uint64(n.Imm))
		for i := int32(1); i < int32(wordsOf(n.Type)); i++ {
			k.op(opConst, w+i, 0, 0, 0, uint64(n.Imm>>63))
		}
		return evaluated{word: w, clean: true, fresh: true}, nil
	}
	if n.Const {
		return evaluated{word: k.pool(uint64(n.Imm) & maskOf(n.Type)), clean: true}, nil
	}
	switch k.tile.Operands[n.Operand].Kind {
	case target.RegOperand:
		v := k.read(n.Operand, n.Type)
		k.truth(v, n.Type)
		return v, nil
	case target.ImmOperand:
		if k.tile.Operands[n.Operand].Imm.Thread && k.in.Sym != nil {
			off, err := k.im.threadOffset(k.in.Sym)
			return k.threadAddress(off + uint64(k.in.Imm)), err
		}
		x, err := k.immediate()
		return evaluated{word: k.pool(x & maskOf(n.Type)), clean: true}, err
	case target.MemOperand:
		a, err := k.address()
		whole := n.Type == nil || n.Type.Bits >= 8*k.im.layout.PtrBytes // or the low part of a sum
		if a.off == 0 {
			return evaluated{word: a.word, clean: whole}, err
		}
		w := k.word(1)
		k.op(opAddImm, w, a.word, 0, 0, uint64(a.off))
		return evaluated{word: w, clean: whole && k.im.layout.PtrBytes == 8, fresh: true}, err
	}
	return evaluated{}, fmt.Errorf("operand %d is not a value", n.Operand)
}

// truth emits a check that v, if it is an i1, is stored as 0 or 1 in its byte: some tiles read the whole byte.
func (k *machCompiler) truth(v evaluated, t *ir.Type) {
	if t == ir.I1 {
		k.op(opTruth, 0, v.word, 0, 0, 0)
	}
}

// immediate returns the constant of the instruction.
func (k *machCompiler) immediate() (uint64, error) {
	in := k.in
	switch {
	case in.Block != nil:
		return k.im.blockAddr(in.Sym, in.Block)
	case in.Sym != nil && !in.Mem.HasSym && !in.Mem.GOT:
		addr, err := k.im.address(in.Sym)
		return addr + uint64(in.Imm), err
	}
	return uint64(in.Imm), nil
}

// cleaned returns v with zeros above the width of t.
func (k *machCompiler) cleaned(v evaluated, t *ir.Type) evaluated {
	if v.clean || maskOf(t) == ^uint64(0) {
		return v
	}
	w := k.word(1)
	k.op(opZExt, w, v.word, 0, 0, maskOf(t))
	return evaluated{word: w, clean: true, fresh: true}
}

// operation evaluates a pure operation.
func (k *machCompiler) operation(n *target.Node) (evaluated, error) {
	if n.Op.IsVector() || n.Type != nil && n.Type.IsVector() {
		return k.vectorOperation(n)
	}
	if len(n.Kids) == 0 || len(n.Kids) > 3 || n.Op < ir.OpAdd || n.Op > ir.OpSDivRem {
		return evaluated{}, fmt.Errorf("cannot run %s in a pattern", k.im.target.Ops.Name(n.Op))
	}
	var args [3]int32
	src := n.Kids[0].Type
	pred := n.Pred
	if n.PredOp >= 0 {
		pred = k.in.Pred
	}
	clean := true
	for i, kid := range n.Kids {
		v, err := k.eval(kid)
		if err != nil {
			return v, err
		}
		switch needs := junkEffect(n.Op, pred, i); {
		case needs == mustBeClean:
			v = k.cleaned(v, kid.Type)
		case needs == passesJunk:
			clean = clean && v.clean
		}
		args[i] = v.word
	}
	if n.Op == ir.OpFreeze || n.Op == ir.OpBitcast {
		return evaluated{word: args[0], clean: clean}, nil
	}
	size := 1
	if hasTwoResults(n.Op) {
		size = 2
	}
	w := k.word(size)
	k.pure(n.Op, pred, n.Type, src, w, args)
	return evaluated{word: w, clean: clean, fresh: true}, nil
}

// vectorOperation evaluates an operation on vectors.
func (k *machCompiler) vectorOperation(n *target.Node) (evaluated, error) {
	var args [3]int32
	var types [3]*ir.Type
	for i, kid := range n.Kids {
		v, err := k.eval(kid)
		if err != nil {
			return v, err
		}
		if !kid.Type.IsVector() {
			v = k.cleaned(v, kid.Type)
		}
		args[i], types[i] = v.word, kid.Type
	}
	w := k.word(wordsOf(n.Type))
	k.vector(evalInfo{op: n.Op, ops: k.im.target.Ops, typ: n.Type, src: n.Type}, w, args, types)
	return evaluated{word: w, clean: true, fresh: true}, nil
}

// cleanliness describes how junk above the width of an argument affects the result.
type cleanliness uint8

const (
	ignoresJunk cleanliness = iota // the result is clean even so
	passesJunk                     // into the result
	mustBeClean
)

// junkEffect returns the effect of junk in argument i on the engine's instruction for op.
func junkEffect(op ir.Op, pred ir.Pred, i int) cleanliness {
	switch op {
	case ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpFreeze, ir.OpBitcast:
		return passesJunk
	case ir.OpSelect:
		if i > 0 {
			return passesJunk
		}
	case ir.OpShl, ir.OpAShr:
		if i == 1 {
			return mustBeClean
		}
	case ir.OpLShr, ir.OpZExt:
		return mustBeClean
	case ir.OpICmp:
		if pred < ir.SGT {
			return mustBeClean
		}
	}
	return ignoresJunk
}

// address emits the computation of the instruction's address, once.
func (k *machCompiler) address() (address, error) {
	if k.addr.known {
		return k.addr, nil
	}
	m := &k.in.Mem
	if !m.Used {
		return address{}, fmt.Errorf("the instruction has no address")
	}
	if m.Segment != 0 {
		return address{}, fmt.Errorf("cannot access a segment with an unknown base")
	}
	a := address{known: true, word: -1, off: int64(m.Off)}
	switch {
	case m.Slot >= 0:
		p := k.frame.places[m.Slot]
		a.word, a.off = p.word, a.off+p.off
	case m.Thread:
		off := uint64(0)
		if m.HasSym {
			var err error
			if off, err = k.im.threadOffset(k.in.Sym); err != nil {
				return a, err
			}
		}
		a.word = k.threadAddress(off).word
	case m.GOT:
		entry, err := k.im.gotEntry(k.in.Sym)
		if err != nil {
			return a, err
		}
		a.word = k.pool(entry)
	case m.HasSym:
		addr, err := k.im.address(k.in.Sym)
		if err != nil {
			return a, err
		}
		a.word = k.pool(addr)
	}
	ptr := k.f.Target.Classes.Ptr
	add := func(i int8, scale uint64) {
		v := k.read(int(i), ptr)
		if a.word < 0 && scale == 1 {
			a.word = v.word
			return
		}
		if a.word < 0 {
			a.word = k.pool(0)
		}
		w := k.word(1)
		k.op(opAddScaled, w, a.word, v.word, 0, scale)
		a.word = w
	}
	if m.Base >= 0 {
		add(m.Base, 1)
	}
	if m.Index >= 0 {
		add(m.Index, uint64(m.Scale))
	}
	if a.word < 0 {
		a.word = k.pool(0)
	}
	if k.im.layout.PtrBytes == 4 {
		w := k.word(1)
		k.op(opAddImm, w, a.word, 0, 0, uint64(a.off))
		k.op(opZExt, w, w, 0, 0, 1<<32-1)
		a.word, a.off = w, 0
	}
	k.addr = a
	return a, nil
}

// gotEntry returns the address of a word that holds the address of s.
func (im *image) gotEntry(s ir.Symbol) (uint64, error) {
	if entry, ok := im.got[s]; ok {
		return entry, nil
	}
	addr, err := im.address(s)
	if err != nil {
		return 0, err
	}
	entry := im.mem.Alloc(8, 8)
	im.mem.WriteN(entry, 8, addr)
	if im.got == nil {
		im.got = map[ir.Symbol]uint64{}
	}
	im.got[s] = entry
	return entry, nil
}

// cleanWords evaluates up to four nodes.
func (k *machCompiler) cleanWords(nodes []*target.Node) (words [4]int32, err error) {
	for i, n := range nodes {
		v, err := k.eval(n)
		if err != nil {
			return words, err
		}
		words[i] = k.cleaned(v, n.Type).word
	}
	return words, nil
}

// twoWords evaluates an operation on integers of two words.
func (k *machCompiler) twoWords(n *target.Node) (evaluated, error) {
	args, err := k.cleanWords(n.Kids)
	w := k.word(2)
	k.emitter.twoWords(n.Op, n.Kids[0].Type, w, [2]int32(args[:2]), [2]int32(args[2:]))
	return evaluated{word: w, clean: true, fresh: true}, err
}

// atomic evaluates a read-modify-write or a compare-and-exchange.
func (k *machCompiler) atomic(n *target.Node) (evaluated, error) {
	args, err := k.cleanWords(n.Kids[1:])
	if err != nil {
		return evaluated{}, err
	}
	a, err := k.address()
	if err != nil {
		return evaluated{}, err
	}
	at := k.word(1)
	k.op(opAddImm, at, a.word, 0, 0, uint64(a.off))
	w := k.word(3)
	typ := n.Kids[1].Type
	switch n.Op {
	case ir.OpCmpXchgWide:
		k.cmpXchgWide(typ, w, at, [2]int32{args[0], args[1]}, [2]int32{args[2], args[3]})
	case ir.OpCmpXchg:
		k.cmpXchg(typ, w, at, args[0], args[1])
	default:
		k.rmw(n.RMW, typ, w, at, args[0])
	}
	return evaluated{word: w, clean: true, fresh: true}, nil
}

// dynAlloca evaluates the allocation of stack.
func (k *machCompiler) dynAlloca(n *target.Node) (evaluated, error) {
	v, err := k.eval(n.Kids[0])
	v = k.cleaned(v, n.Kids[0].Type)
	w := k.word(1)
	align := uint64(max(k.f.Target.ABI.StackAlign, 1))
	k.op(opAlloca, w, v.word, 0, bits.TrailingZeros64(align), 1)
	k.op(opAddImm, w, w, 0, 0, uint64(k.frame.outgoing))
	return evaluated{word: w, clean: true, fresh: true}, err
}
