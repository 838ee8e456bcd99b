package interp

import (
	"errors"
	"fmt"
	"math/bits"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// A machCompiler turns a machine function into a code. Before allocation each
// virtual register has a word; afterwards each register unit has one.
//
// An instruction runs in four steps: early results become junk, the patterns of
// its tile are evaluated into fresh words, clobbered registers and temporaries
// become junk, and the results are written, with junk above their width.
type machCompiler struct {
	emitter
	frame     *targetFrame
	f         *mach.Func
	vregs     []int32 // by virtual register, before allocation
	allocated bool

	// Of the instruction at hand.
	block *mach.Block
	in    *mach.Instr
	tile  *target.Tile
	memo  []evaluated
	addr  address
}

// An evaluated node of a pattern is in word; clean says that there are zeros
// above its width, and fresh that no register is kept in the word.
type evaluated struct {
	node  *target.Node
	word  int32
	clean bool
	fresh bool
}

// An address is off bytes above what is in word, once known.
type address struct {
	known bool
	word  int32
	off   int64
}

func (im *image) compileMach(f *mach.Func) (*code, error) {
	if f.Stage > mach.Allocated {
		return nil, fmt.Errorf("machine code at stage %s cannot be run", f.Stage)
	}
	if f.Target != im.target {
		return nil, fmt.Errorf("machine code is not for the program's target")
	}
	k := &machCompiler{f: f, frame: newTargetFrame(im), allocated: f.Stage == mach.Allocated}
	k.im, k.c = im, &code{align: 1}
	k.frame.slots(k.c, f.Slots)
	k.next = firstWord + k.frame.words
	k.registers()
	for range f.Blocks {
		k.newLabel()
	}
	for _, b := range f.Blocks {
		k.bind(int32(b.ID))
		for i := range b.Instrs {
			k.here = origin{tile: f.Target.Tiles[b.Instrs[i].Tile].Name, block: int32(b.ID), index: int32(i)}
			if err := k.instr(b, &b.Instrs[i]); err != nil {
				return nil, fmt.Errorf("%s: %w", k.here, err)
			}
		}
	}
	if err := k.finish(); err != nil {
		return nil, err
	}
	return k.c, nil
}

// registers gives virtual registers their words, or finds the registers that
// the function would not preserve.
func (k *machCompiler) registers() {
	if !k.allocated {
		k.vregs = make([]int32, len(k.f.VRegs))
		for i := range k.vregs {
			k.vregs[i] = k.word(1)
		}
		return
	}
	var saved regalloc.RegSet
	for _, r := range k.f.CalleeSaved {
		saved.Add(r)
	}
	if k.f.UsesFP {
		saved.Add(k.f.Target.FP)
	}
	for _, r := range k.f.Target.ABI.CalleeSaved {
		if !saved.Has(r) {
			k.c.leaks = append(k.c.leaks, k.frame.regWords(r)...)
		}
	}
}

// instr emits the instruction in of block b.
func (k *machCompiler) instr(b *mach.Block, in *mach.Instr) error {
	k.block, k.in, k.tile = b, in, &k.f.Target.Tiles[in.Tile]
	k.memo, k.addr, k.cost = k.memo[:0], address{}, 0
	if len(k.tile.Asm) > 0 {
		k.cost = 1
	}
	n := len(k.c.insts)
	switch {
	case k.tile.Pattern == nil && in.NumRets > 0:
		k.takeResults()
		return nil
	case k.tile.Flags&target.TileCall != 0:
		return k.call()
	case k.tile.Flags&target.TileTerm != 0:
		return k.terminator()
	}
	k.count()
	k.junkEarly()
	patterns := k.tile.Patterns
	if len(patterns) == 0 && k.tile.Pattern != nil {
		patterns = []*target.Node{k.tile.Pattern}
	}
	var results [8]evaluated
	if len(patterns) > len(results) {
		return fmt.Errorf("tile with more than %d results", len(results))
	}
	for i, p := range patterns {
		var err error
		if results[i], err = k.eval(p); err != nil {
			return err
		}
	}
	k.write(results[:len(patterns)])
	if len(k.c.insts) == n {
		k.op(opNop, 0, 0, 0, 0, 0)
	}
	return nil
}

// count emits the counting of what allocation made.
func (k *machCompiler) count() {
	in, tile := k.in, k.tile
	cost := k.cost
	k.cost = 0
	spill := in.Folded || in.Origin == mach.FromSpill || in.Origin == mach.FromReload ||
		in.Mem.Used && in.Mem.Slot >= 0 && k.f.Slots[in.Mem.Slot].Kind == mach.SpillSlot
	counter := func(on bool, which int32) {
		if on {
			k.op(opCount, which, 0, 0, 0, 0)
		}
	}
	counter(spill && tile.Flags&target.TileLoads != 0, countSpillLoad)
	counter(spill && tile.Flags&target.TileStores != 0, countSpillStore)
	counter(in.Origin == mach.FromSwap, countSwap)
	counter(in.Origin != mach.FromSwap && tile.Flags&target.TileMove != 0, countMove)
	k.cost = cost
}

// words returns the words of register operand i: that of the virtual register,
// or those of the units.
func (k *machCompiler) words(i int) []int32 {
	r := k.in.Regs[i]
	if k.allocated {
		return k.frame.regWords(r.Reg)
	}
	return []int32{k.vregs[r.VReg]}
}

// read returns the value of type t of register operand i.
func (k *machCompiler) read(i int, t *ir.Type) evaluated {
	words := k.words(i)
	if len(words) == 1 {
		return evaluated{word: words[0], clean: maskOf(t) == ^uint64(0)}
	}
	w := k.word(1)
	k.frame.get(&k.emitter, w, int16(k.in.Regs[i].Reg), t)
	return evaluated{word: w, clean: true, fresh: true}
}

// junkEarly spoils the results that are written before all uses are read.
func (k *machCompiler) junkEarly() {
	for i := range k.tile.NumDefs {
		o := &k.tile.Operands[i]
		if !o.Early {
			continue
		}
		if o.Tied >= 0 {
			// The use that it is tied to is read first.
			for _, n := range leavesOf(k.tile, o.Tied) {
				v := k.read(o.Tied, n.Type)
				w := k.word(1)
				k.mov(w, v.word)
				k.memo = append(k.memo, evaluated{n, w, v.clean, true})
			}
		}
		k.junk(k.words(i))
	}
}

// leavesOf returns a leaf of the tile's patterns that is operand i, if there is one.
func leavesOf(t *target.Tile, i int) []*target.Node {
	var found *target.Node
	var visit func(n *target.Node)
	visit = func(n *target.Node) {
		if n.Op == ir.OpInvalid && n.Operand == i {
			found = n
		}
		for _, kid := range n.Kids {
			visit(kid)
		}
	}
	visit(t.Pattern)
	for _, p := range t.Patterns {
		visit(p)
	}
	if found == nil {
		return nil
	}
	return []*target.Node{found}
}

func (k *machCompiler) junk(words []int32) {
	for _, w := range words {
		k.op(opConst, w, 0, 0, 0, junkFor(w))
	}
}

// write spoils clobbered registers and temporaries and stores the results.
func (k *machCompiler) write(results []evaluated) {
	tile := k.tile
	spoils := !tile.Clobbers.Empty() || len(results) > 1 || tile.NumDefs > len(results)
	for i := range results {
		if spoils && !results[i].fresh && i < tile.NumDefs {
			w := k.word(1)
			k.mov(w, results[i].word)
			results[i].word = w
		}
	}
	if k.allocated && !tile.Clobbers.Empty() {
		k.junk(k.frame.setWords(tile.Clobbers))
	}
	for i := range tile.NumDefs {
		o := &tile.Operands[i]
		switch {
		case o.Temp || i >= len(results):
			k.junk(k.words(i))
		case k.allocated:
			k.frame.put(&k.emitter, int16(k.in.Regs[i].Reg), results[i].word, registerType(o.Type))
		default:
			k.narrow(k.words(i)[0], results[i].word, o.Type)
		}
	}
}

// registerType returns the type of a value as it is kept: an i1 is 0 or 1 in a byte.
func registerType(t *ir.Type) *ir.Type {
	if t == ir.I1 {
		return ir.I8
	}
	return t
}

// narrow emits dst = src with junk above a value of type t.
func (k *machCompiler) narrow(dst, src int32, t *ir.Type) {
	if mask := maskOf(registerType(t)); mask != ^uint64(0) {
		k.op(opJunk, dst, src, 0, 0, mask)
	} else {
		k.mov(dst, src)
	}
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
	switch n.Op {
	case ir.OpInvalid:
		return k.leaf(n)
	case ir.OpLoad:
		a, err := k.address()
		w := k.word(1)
		k.load(scalar{n.Type, w, 0}, a.word, a.off)
		return evaluated{word: w, clean: true, fresh: true}, err
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
	case ir.OpAtomicRMW, ir.OpCmpXchg:
		return k.atomic(n)
	case ir.OpFence, ir.OpPrefetch:
		return evaluated{}, nil
	case ir.OpTrap:
		k.op(opTrap, 0, 0, 0, 0, 0)
		return evaluated{}, nil
	case ir.OpStackSave:
		return evaluated{word: wordSP, clean: true}, nil
	case ir.OpStackRestore:
		v, err := k.eval(n.Kids[0])
		k.op(opStackRestore, 0, v.word, 0, 0, 0)
		return evaluated{}, err
	case ir.OpDynAlloca:
		return k.dynAlloca(n)
	case ir.OpFrameAddress:
		return evaluated{word: wordIn, clean: true}, nil
	case ir.OpGOTBase: // symbols are at their addresses
		return evaluated{word: k.pool(0), clean: true}, nil
	case ir.OpReturnAddress:
		return evaluated{word: k.pool(0), clean: true}, nil
	case ir.OpTLSAddr:
		off, ok := k.im.tlsOff[k.in.Sym]
		if !ok {
			return evaluated{}, fmt.Errorf("the symbol is not thread-local")
		}
		w := k.word(1)
		k.op(opTLS, w, 0, 0, 0, off+uint64(k.in.Imm))
		return evaluated{word: w, clean: true, fresh: true}, nil
	case ir.OpSymGOT:
		addr, err := k.im.address(k.in.Sym)
		return evaluated{word: k.pool(addr + uint64(k.in.Imm)), clean: true}, err
	}
	return k.operation(n)
}

// leaf returns the value of an operand or a constant.
func (k *machCompiler) leaf(n *target.Node) (evaluated, error) {
	if n.Const {
		return evaluated{word: k.pool(uint64(n.Imm) & maskOf(n.Type)), clean: true}, nil
	}
	switch k.tile.Operands[n.Operand].Kind {
	case target.RegOperand:
		return k.read(n.Operand, n.Type), nil
	case target.ImmOperand:
		x, err := k.immediate()
		return evaluated{word: k.pool(x & maskOf(n.Type)), clean: true}, err
	case target.MemOperand:
		a, err := k.address()
		if a.off == 0 {
			return evaluated{word: a.word, clean: true}, err
		}
		w := k.word(1)
		k.op(opAddImm, w, a.word, 0, 0, uint64(a.off))
		return evaluated{word: w, clean: k.im.layout.PtrBytes == 8, fresh: true}, err
	}
	return evaluated{}, fmt.Errorf("operand %d is no value", n.Operand)
}

// immediate returns the constant of the instruction.
func (k *machCompiler) immediate() (uint64, error) {
	in := k.in
	switch {
	case in.Block != nil:
		return k.im.blockAddr(k.f.IR, in.Block)
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
	if len(n.Kids) == 0 || len(n.Kids) > 3 || n.Op < ir.OpAdd || n.Op > ir.OpSMulWide {
		return evaluated{}, fmt.Errorf("cannot run %s in a pattern", n.Op)
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
		switch needs := wantsClean(n.Op, pred, i); {
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

// cleanliness says what junk above the width of an argument does.
type cleanliness uint8

const (
	ignoresJunk cleanliness = iota // the result is clean all the same
	passesJunk                     // into the result
	mustBeClean
)

// wantsClean returns what the engine's instruction for op does with junk in argument i.
func wantsClean(op ir.Op, pred ir.Pred, i int) cleanliness {
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
	a := address{known: true, word: -1, off: int64(m.Off)}
	switch {
	case m.Slot >= 0:
		p := k.frame.places[m.Slot]
		a.word, a.off = p.word, a.off+p.off
	case m.TPOff:
		return a, fmt.Errorf("offsets from the thread pointer cannot be loaded")
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
	entry := im.mem.alloc(8, 8)
	im.mem.writeN(entry, 8, addr)
	if im.got == nil {
		im.got = map[ir.Symbol]uint64{}
	}
	im.got[s] = entry
	return entry, nil
}

// atomic evaluates a read-modify-write or a compare-and-exchange.
func (k *machCompiler) atomic(n *target.Node) (evaluated, error) {
	var args [2]int32
	for i, kid := range n.Kids[1:] {
		v, err := k.eval(kid)
		if err != nil {
			return v, err
		}
		args[i] = k.cleaned(v, kid.Type).word
	}
	a, err := k.address()
	if err != nil {
		return evaluated{}, err
	}
	at := k.word(1)
	k.op(opAddImm, at, a.word, 0, 0, uint64(a.off))
	w := k.word(2)
	typ := n.Kids[1].Type
	if n.Op == ir.OpCmpXchg {
		k.cmpXchg(typ, w, at, args[0], args[1])
	} else {
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

// extras returns the numbers of the operands that only a call, a return or an
// entry has: what is passed in registers.
func (k *machCompiler) extras() (uses, results []int) {
	in := k.in
	n := len(in.Regs) - int(in.NumRets)
	for i := k.tile.NumDefs + k.tile.NumUses; i < n; i++ {
		if !in.Mem.Used || int8(i) != in.Mem.Base && int8(i) != in.Mem.Index {
			uses = append(uses, i)
		}
	}
	for i := n; i < len(in.Regs); i++ {
		results = append(results, i)
	}
	return uses, results
}

// pass copies virtual registers to the registers that operands demand.
func (k *machCompiler) pass(uses []int) (regs []int16) {
	for _, i := range uses {
		r := k.in.Regs[i]
		regs = append(regs, int16(r.Reg))
		if !k.allocated {
			k.frame.put(&k.emitter, int16(r.Reg), k.vregs[r.VReg], registerType(k.f.VRegs[r.VReg].Type))
		}
	}
	return regs
}

// takeResults copies the registers of results to virtual ones.
func (k *machCompiler) takeResults() {
	_, results := k.extras()
	for _, i := range results {
		r := k.in.Regs[i]
		if k.allocated {
			continue
		}
		w := k.vregs[r.VReg]
		if words := k.frame.regWords(r.Reg); len(words) == 1 {
			k.mov(w, words[0])
		} else {
			k.frame.get(&k.emitter, w, int16(r.Reg), k.f.VRegs[r.VReg].Type)
		}
	}
}

// call emits a call, or the jump to a function that ends this one.
func (k *machCompiler) call() error {
	k.count()
	leaf, err := k.calleeNode()
	if err != nil {
		return err
	}
	callee, err := k.eval(leaf)
	if err != nil {
		return err
	}
	callee = k.cleaned(callee, leaf.Type)
	uses, results := k.extras()
	args := k.pass(uses)
	var rets []int16
	for _, i := range results {
		rets = append(rets, int16(k.in.Regs[i].Reg))
	}
	info := k.frame.site(args, rets)
	info.clobbered = append(info.clobbered, k.frame.setWords(k.tile.Clobbers)...)
	info.callee = callee.word
	if leaf.Op == ir.OpInvalid && !leaf.Const && k.tile.Operands[leaf.Operand].Kind == target.ImmOperand {
		addr, err := k.immediate()
		if err != nil {
			return err
		}
		info.fn = k.im.functionAt(addr)
	}
	k.c.calls = append(k.c.calls, info)
	if k.tile.Flags&target.TileRet != 0 {
		k.op(opTailTarget, 0, 0, 0, 0, uint64(len(k.c.calls)-1))
		return nil
	}
	k.op(opCallTarget, 0, 0, 0, 0, uint64(len(k.c.calls)-1))
	k.takeResults()
	return nil
}

// calleeNode returns the node that is the address called: that of the pattern,
// or, of a tile without one, its only operand.
func (k *machCompiler) calleeNode() (*target.Node, error) {
	if p := k.tile.Pattern; p != nil && p.Op == ir.OpCall {
		return p.Kids[0], nil
	}
	for i := range k.tile.Operands {
		if o := &k.tile.Operands[i]; o.Kind == target.ImmOperand || o.Kind == target.RegOperand && !o.Def {
			return &target.Node{Operand: i, PredOp: -1, Type: k.f.Target.Classes.Ptr}, nil
		}
	}
	return nil, errors.New("the tile does not say what it calls")
}

// terminator emits the end of the block at hand.
func (k *machCompiler) terminator() error {
	root := k.tile.Pattern
	if root == nil {
		return fmt.Errorf("a terminator without a pattern")
	}
	k.count()
	succs := k.block.Succs
	if want := map[ir.Op]int{ir.OpBr: 1, ir.OpCondBr: 2}[root.Op]; len(succs) < want {
		return fmt.Errorf("%s with %d successors", root.Op, len(succs))
	}
	switch root.Op {
	case ir.OpRet:
		uses, _ := k.extras()
		k.pass(uses)
		k.op(opRetTarget, 0, 0, 0, 0, 0)
	case ir.OpUnreachable:
		k.op(opUnreachable, 0, 0, 0, 0, 0)
	case ir.OpBr:
		k.passArgs(&succs[0])
		k.op(opJump, int32(succs[0].To), 0, 0, 0, 0)
	case ir.OpCondBr:
		cond, err := k.eval(root.Kids[0])
		if err != nil {
			return err
		}
		at := len(k.c.insts)
		k.emit(inst{op: opBranch, a: cond.word})
		yes, no := k.edge(&succs[0]), k.edge(&succs[1])
		k.c.insts[at].b, k.c.insts[at].c = yes, no
	case ir.OpJumpTable, ir.OpIndirectBr:
		return k.table(root)
	default:
		return fmt.Errorf("cannot run %s as a terminator", root.Op)
	}
	return nil
}

// passArgs emits the copies of an edge.
func (k *machCompiler) passArgs(e *mach.Edge) {
	params := k.f.Blocks[e.To].Params
	if len(e.Args) == 0 || len(e.Args) != len(params) {
		return
	}
	cost := k.cost
	k.cost = 0
	var pairs [][2]int32
	for i, v := range e.Args {
		pairs = append(pairs, [2]int32{k.vregs[params[i]], k.vregs[v]})
	}
	k.parallel(pairs)
	k.cost = cost
}

// edge returns a label from which control takes e.
func (k *machCompiler) edge(e *mach.Edge) int32 {
	if len(e.Args) == 0 {
		return int32(e.To)
	}
	l := k.newLabel()
	k.bind(l)
	k.passArgs(e)
	k.op(opJump, int32(e.To), 0, 0, 0, 0)
	return l
}

// table emits a jump with many targets.
func (k *machCompiler) table(root *target.Node) error {
	v, err := k.eval(root.Kids[0])
	if err != nil {
		return err
	}
	v = k.cleaned(v, root.Kids[0].Type)
	id := uint64(len(k.c.tables))
	k.c.tables = append(k.c.tables, jumpTable{})
	k.op(opSwitch, 0, v.word, 0, 0, id)
	t := jumpTable{other: -1}
	if root.Op == ir.OpIndirectBr {
		t.sparse = map[uint64]int32{}
	}
	for i := range k.block.Succs {
		e := &k.block.Succs[i]
		if root.Op == ir.OpJumpTable {
			t.dense = append(t.dense, k.edge(e))
			continue
		}
		to := k.f.Blocks[e.To]
		for to.IR == nil && len(to.Succs) == 1 {
			to = k.f.Blocks[to.Succs[0].To]
		}
		addr, err := k.im.blockAddr(k.f.IR, to.IR)
		if err != nil {
			return err
		}
		t.sparse[addr] = k.edge(e)
	}
	k.c.tables[id] = t
	return nil
}
