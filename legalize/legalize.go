package legalize

import (
	"sync"

	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/legalize/internal/permute"
	"spillway/target"
)

// A Legalizer legalizes functions for one target. Several goroutines may use it at once, each with its own function;
// see Complete.
type Legalizer struct {
	t       *target.Target
	ops     Ops
	vectors *target.VectorOps         // of t
	stack   *target.FloatStack        // of t
	plans   [2]func() *permute.Search // searches for permutations of 16-byte parts, and of longer ones
	*shared
}

// shared is common to Legalizers for one machine with different features.
type shared struct {
	mu       sync.Mutex
	declared map[libraryKey]*ir.Func   // library functions that the current modules use
	pool     map[poolKey]*ir.Global    // constants, likewise
	pointers map[pointerKey]*ir.Global // pointers for exception tables, likewise
	closed   map[*ir.Func]bool         // functions with long vectors that are local and whose address is not taken
	idle     idle
}

// New returns a Legalizer for t. ops are the machine's operations; nil means those of t's tiles.
func New(t *target.Target, ops Ops) *Legalizer {
	if ops == nil {
		ops = tiles{t}
	}
	lz := &Legalizer{t: t, ops: ops, shared: &shared{declared: make(map[libraryKey]*ir.Func)}}
	lz.useOps()
	return lz
}

// For returns a Legalizer of the same modules for t, the machine of lz with other features, for functions that have
// these features. The two share the results of Prepare; Complete of either completes a module.
func (lz *Legalizer) For(t *target.Target) *Legalizer {
	other := &Legalizer{t: t, ops: tiles{t}, shared: lz.shared}
	other.useOps()
	return other
}

// useOps drops those machine-specific operations that the machine does not support.
func (lz *Legalizer) useOps() {
	lz.vectors, lz.stack = lz.t.Vectors, lz.t.FloatStack
	if lz.vectors == nil {
		lz.vectors = new(target.VectorOps)
	}
	if lz.stack == nil {
		lz.stack = new(target.FloatStack)
	}
	for wide := range lz.plans {
		lz.plans[wide] = sync.OnceValue(func() *permute.Search {
			return permute.New(lz.vectors.Permutations(), func(p *target.Permutation) bool {
				return lz.ops.HasOn(p.Op, p.Type) && (wide == 0 || lz.t.Ops.Shape(p.Op).EachHalf)
			})
		})
	}
}

// Module legalizes every function of m for t, and completes m. It stops at the first error, an *Error.
func Module(m *ir.Module, t *target.Target) error {
	l := New(t, nil)
	l.Prepare(m)
	for _, f := range m.Funcs {
		if err := l.Func(f); err != nil {
			return err
		}
	}
	l.Complete(m)
	return nil
}

// Func rewrites f into the legal form of package ir. Blocks keep their identity, so that block addresses stay valid. An
// error is an *Error; f must not be used afterwards. Requires: f is a valid raw program.
//
// Complexity: linear in f, apart from sorting the cases of switches.
func (lz *Legalizer) Func(f *ir.Func) error {
	if len(f.Blocks) == 0 {
		return nil
	}
	if err := lz.checkMachine(f); err != nil {
		return err
	}
	f.Legal, f.TargetOps = true, lz.t.Ops
	if err := lz.naked(f); err != nil {
		return err
	}
	if err := lz.interrupt(f); err != nil {
		return err
	}
	if err := lz.preparePads(f); err != nil {
		return err
	}
	shareReturns(f)
	k := lz.idle.take(lz.t, f.Module)
	defer lz.idle.put(k)
	l := newLowering(lz, f, k)
	l.softenFloats()
	l.conv.breakVectors()
	order := k.order.RemoveUnreachable(f)
	if mergeIndirectBranches(f) {
		order = f.ReversePostorder()
	}
	lz.numberTypes(f)
	l.start(order)
	l.conv.jumpsPay = f.Attrs.Realign(l.t.ABI.StackAlign) == 0 && jumpsPay(f)
	l.tls.countThreadLocals()
	l.makePhis()
	l.conv.makeParams()
	l.conv.findForwarded()
	for _, b := range l.rpo {
		l.block(b)
		if l.err != nil {
			return l.err
		}
	}
	l.finish()
	if l.err != nil {
		return l.err
	}
	l.describe()
	l.useGOTBase()
	return nil
}

// LayoutFor returns the layout of types on t in m, which may be nil: modules of compilers before LLVM 18 align i128
// like i64, and those without a target machine use the usual layout.
func LayoutFor(t *target.Target, m *ir.Module) ir.Layout {
	layout := t.Layout
	if m != nil {
		layout.I128Align = ir.LayoutOf(m).I128Align
	}
	return layout
}

// A ref records the legalized form of a raw value: flat[off : off+n] or, if n is negative, a recipe to rematerialize in
// each block that uses it.
type ref struct{ off, n int32 }

// remade is the ref.n of a rematerialized value, with recipe recipes[off].
const remade = -1

// A recipe rematerializes an address without operands: of a frame slot, of a symbol, or off bytes from another
// recipe's.
type recipe struct {
	slot  int32 // number of the slot, or -1
	base  int32 // number of the other recipe plus 1, or 0
	sym   ir.Symbol
	off   int64
	made  *ir.Value // in the block with the number block
	block int32
}

// lowering is the state of one function's legalization, in two layers: a builder, whose methods compute with legal
// values, and around it calls and control flow. Each concern is a type with its own methods that embeds a pointer to
// its layer: methods of vectorOps use the builder directly and name any other concern (l.fp, l.lib), so that a receiver
// shows what a function may access. The builder's layer reaches the outer one only through the interface outer.
type lowering struct {
	builder
	conv  convention
	va    variadics
	exc   exceptions
	guard stackGuard
}

// A builder appends legal operations to the current block, and maps raw values to legal ones.
type builder struct {
	*Legalizer
	*kept
	outer outer

	f          *ir.Func
	typ        *ir.Type    // f's type, with its result as it is passed
	iptr, word *ir.Type    // integers of pointer width and of the widest register
	wbits      int         // width of word
	level      int         // index into the arrays of limits
	rpo        []*ir.Block // of the raw program
	numOld     int         // blocks and values with smaller ids are the raw program's
	numValues  int
	cursor
	scratchSlot int32 // number of the slot for moves between classes, plus 1
	libs        map[string]*ir.Func
	err         error

	ints wideInts
	fp   floatOps
	ext  extendedFloats
	vec  vectorOps
	atom atomicOps
	tls  threadLocals
	lib  libraryCalls
}

// A cursor is the builder's position.
type cursor struct {
	cur            *ir.Block // the block being filled
	serial         int32     // number of the block being filled, counted from 1
	line, col, pos int32     // of the current raw instruction
}

// outer is the part of the function's lowering needed by operations that expand to loops or calls.
type outer interface {
	// value translates one raw instruction that is neither a phi nor a terminator.
	value(v *ir.Value)
	// callTo appends a call to an address, and returns the parts of its result.
	callTo(callee *ir.Value, info *ir.CallInfo, s signature) []*ir.Value
}

// An edge is a control-flow edge with values: argument number index of to's phis.
type edge struct {
	to    *ir.Block
	index int32
}

// bare returns a lowering of which only the function and the target are set.
func bare(lz *Legalizer, f *ir.Func) *lowering {
	l := &lowering{builder: builder{Legalizer: lz, f: f}}
	l.iptr = ir.Int(lz.t.Layout.PtrBytes * 8)
	l.wbits = lz.t.Layout.MaxIntBytes * 8
	l.word = ir.Int(l.wbits)
	b := &l.builder
	b.outer = &l.conv
	b.ints.builder, b.fp.builder, b.ext.builder, b.vec.builder = b, b, b, b
	b.atom.builder, b.tls.builder, b.lib.builder = b, b, b
	l.conv.lowering, l.va.lowering, l.exc.lowering, l.guard.lowering = l, l, l, l
	return l
}

func newLowering(lz *Legalizer, f *ir.Func, k *kept) *lowering {
	l := bare(lz, f)
	l.typ, l.kept, l.conv.outgoing, l.conv.swiftError = f.Type, k, -1, -1
	switch {
	case f.Attrs.MinSize:
		l.level = 2
	case f.Attrs.OptSize:
		l.level = 1
	}
	return l
}

// start analyzes the raw program, whose blocks are in the given order.
func (l *lowering) start(order []*ir.Block) {
	l.joinSums()
	l.rpo, l.numOld, l.numValues = order, l.f.NumBlocks(), l.f.NumValues()
	l.prepare(l.numValues, l.numOld)
	l.va.usesVarArgs, l.va.forwards = usesVarArgs(l.f)
	l.findUses()
	l.findEdges()
}

// findUses records which values have uses.
func (l *builder) findUses() {
	inserts, shuffles, sums, kinds := false, false, false, uint64(0)
	for _, b := range l.f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				l.used[a.ID] = true
				kinds |= 1 << a.Type.Kind
			}
			kinds |= 1 << v.Type.Kind
			inserts = inserts || v.Op == ir.OpInsertElement
			shuffles = shuffles || v.Op == ir.OpShuffleVector && (v.Args[0].Op == ir.OpShuffleVector || v.Args[1].Op == ir.OpShuffleVector)
			sums = sums || isSum(v)
		}
	}
	if l.t.NoFloats {
		l.rejectFloats()
	}
	if inserts {
		l.vec.findChains()
	}
	if shuffles {
		l.vec.findShuffles()
	}
	if sums {
		l.vec.sums = findSums(l.f)
	}
	if l.vec.hasWide() && kinds&(1<<ir.VectorKind) != 0 {
		l.vec.findWidened()
	}
	if kinds&(1<<ir.X86FP80Kind|1<<ir.HalfKind|1<<ir.BFloatKind|1<<ir.FP128Kind|1<<ir.VectorKind) != 0 {
		l.ext.findExtended()
	}
}

// findEdges lists, by block, the phi arguments that come from it.
func (l *builder) findEdges() {
	total := int32(0)
	for _, b := range l.f.Blocks {
		l.origin[b.ID] = b
		l.preds[b.ID], l.rawPhis[b.ID] = b.Preds, b.Phis()
		if len(l.rawPhis[b.ID]) == 0 {
			continue
		}
		for _, p := range b.Preds {
			l.edgeStart[p.ID]++
			total++
		}
	}
	if total == 0 {
		return
	}
	sum := int32(0)
	for i, n := range l.edgeStart {
		l.edgeStart[i] = sum
		sum += n
	}
	l.edges = scratch.Sized(l.edges, int(total))
	next := append([]int32(nil), l.edgeStart...)
	for _, b := range l.f.Blocks {
		if len(b.Phis()) == 0 {
			continue
		}
		for i, p := range b.Preds {
			l.edges[next[p.ID]] = edge{b, int32(i)}
			next[p.ID]++
		}
	}
}

// makePhis makes the phis of all blocks, without arguments yet.
func (l *builder) makePhis() {
	for _, b := range l.f.Blocks {
		for _, p := range b.Phis() {
			l.line, l.col, l.pos = p.Line, p.Col, p.Pos
			if t := l.single(p.Type); t != nil && (t == p.Type || p.Type.Kind == ir.PtrKind) {
				p.Type = t
				l.set(p, p)
				l.phis[b.ID] = append(l.phis[b.ID], p)
				continue
			}
			if isExtended(p.Type) {
				in := l.f.NewValue(ir.OpUndef, ir.Void)
				in.Imm = int64(l.ext.newExtended())
				l.phis[b.ID] = append(l.phis[b.ID], in)
				continue
			}
			start := len(l.flat)
			for _, part := range l.parts(p.Type) {
				if part.extended {
					in, addr := l.ext.extendedPhi()
					l.flat, l.phis[b.ID] = append(l.flat, addr), append(l.phis[b.ID], in)
					continue
				}
				q := l.f.NewValue(ir.OpPhi, part.typ, make([]*ir.Value, len(p.Args))...)
				q.Line, q.Col, q.Pos, q.Name, q.Block = p.Line, p.Col, p.Pos, p.Name, b
				l.flat = append(l.flat, q)
				l.phis[b.ID] = append(l.phis[b.ID], q)
			}
			l.refs[p.ID] = ref{int32(start), int32(len(l.flat) - start)}
		}
	}
}

// block lowers the raw block b into itself and, where control flow is needed, into new blocks after it.
func (l *lowering) block(b *ir.Block) {
	old, succs, probs := b.Values, b.Succs, b.Probs
	b.Succs, b.Probs = nil, nil
	nphi := len(b.Phis())
	b.Values = l.f.Room(len(old) + len(old)/4 + 4)
	for _, p := range l.phis[b.ID] {
		if p.Op == ir.OpPhi {
			b.Values = append(b.Values, p)
		}
	}
	l.cur, l.conv.extended = b, nil
	l.serial++
	l.ext.rest = old[nphi:]
	l.ext.enterExtended(b)
	first := len(l.f.Blocks)
	if b == l.f.Blocks[0] {
		l.va.takeVarArgs()
		l.conv.lowerParams()
		l.guard.storeGuard()
	}
	for i, v := range old[nphi:] {
		l.line, l.col, l.pos = v.Line, v.Col, v.Pos
		l.ext.rest = old[nphi+i+1:]
		if l.ext.used && !l.ext.keepsStack(v) {
			l.ext.flushStack()
		}
		if call := l.memoryCall(v); call != nil && returnsAtOnce(call, old[nphi+i+1:]) {
			if l.conv.tail = true; l.conv.tailCall(call) || l.err != nil {
				break
			}
		}
		l.conv.tail = v.Op == ir.OpCall && returnsAtOnce(v, old[nphi+i+1:])
		if l.conv.tail && mayJump(v) && l.conv.tailCall(v) || l.err != nil {
			break
		}
		if l.f.Guarded && (v.Op == ir.OpRet || ir.OnlyThrows(v)) {
			l.guard.checkGuard()
		}
		if v.Op == ir.OpCall && i+1 < len(old)-nphi && old[nphi+i+1].Op == ir.OpInvoke {
			l.exc.invoke = &invoked{info: v.Call, pad: succs[1]}
		}
		if v.Op.IsTerminator() {
			l.passToPhis(b)
			l.terminator(v, succs, probs)
			break
		}
		l.conv.extended = nil
		l.value(v)
		if l.err != nil {
			return
		}
	}
	l.made[b.ID] = [2]int{first, len(l.f.Blocks)}
}

// passToPhis adds the arguments that b passes to its successors' phis.
func (l *builder) passToPhis(b *ir.Block) {
	for _, e := range l.edges[l.edgeStart[b.ID]:l.edgeStart[b.ID+1]] {
		k := 0
		for _, p := range l.rawPhis[e.to.ID] {
			if isExtended(p.Type) {
				l.ext.push(p.Args[e.index])
				l.ext.stackOp(l.stack.Store[ir.F80], l.slotAddr(int32(l.phis[e.to.ID][k].Imm), 0))
				k++
				continue
			}
			for _, x := range l.get(p.Args[e.index]) {
				if q := l.phis[e.to.ID][k]; q.Op == ir.OpPhi {
					q.Args[e.index] = x
				} else {
					l.ext.copyExtended(x, l.slotAddr(int32(q.Imm), 0))
				}
				k++
			}
		}
	}
}
