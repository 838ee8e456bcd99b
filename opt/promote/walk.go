package promote

import (
	"spillway/internal/scratch"
	"spillway/ir"
)

// walker is the state of walk.
type walker struct {
	current []*ir.Value // by variable: its current value
	undo    []change
	stack   []visit
	child   []int32 // by block: list of the blocks it immediately dominates
	sibling []int32
	memory  []known // by value: what is known about memory at that address
	undoLog []undoEntry
	root    []place64
	table   numbering

	now       int32 // the current memory version
	lastState int32
	atEnd     []int32   // by block: the memory version at its end
	lastStore *ir.Value // the last store in this block with no possible read since
	out       []*ir.Value
	removed   []bool // by value: a dead store
	undone    bool   // the current block has dead stores
}

// A change records the previous value of a variable.
type change struct {
	variable int32
	old      *ir.Value
}

// A visit is a block on the path from the root to the current block in the dominator tree.
type visit struct {
	block, child  int32 // child: the next to visit
	undo, learned int32 // lengths of these lists to restore
}

// A known records the contents of memory at a version.
type known struct {
	value *ir.Value
	state int32
}

// An undoEntry records the previous entry of memory for an address.
type undoEntry struct {
	address int32
	old     known
}

// place64 is an address: off bytes from base.
type place64 struct {
	base *ir.Value
	off  int64
}

func (w *walker) forget() {
	clear(w.current)
	clear(w.undo[:cap(w.undo)])
	clear(w.memory)
	clear(w.undoLog[:cap(w.undoLog)])
	clear(w.root)
	clear(w.table.slots)
	clear(w.out[:cap(w.out)])
	w.lastStore = nil
}

// walk renames variables, and eliminates redundant computations, loads and stores, in a preorder of the dominator tree.
func (p *promoter) walk() {
	w := &p.walker
	n := len(p.f.Blocks)
	values := p.f.NumValues()
	p.repl = grownTo(p.repl, values)
	w.current = scratch.Zeroed(w.current, p.numVars)
	w.memory, w.removed = scratch.Zeroed(w.memory, values), scratch.Zeroed(w.removed, values)
	w.root = scratch.Zeroed(w.root, values)
	w.child, w.sibling, w.atEnd = scratch.Zeroed(w.child, n), scratch.Zeroed(w.sibling, n), scratch.Zeroed(w.atEnd, n)
	w.table.init(values)
	for i := p.order.Reachable - 1; i > 0; i-- {
		b := p.order.Blocks[i]
		d := p.dom.IDom[b]
		w.sibling[b], w.child[d] = w.child[d], b+1
	}
	w.lastState = 0
	w.stack, w.undo, w.undoLog = append(w.stack[:0], visit{}), w.undo[:0], w.undoLog[:0]
	p.enter(0)
	for len(w.stack) > 0 {
		top := &w.stack[len(w.stack)-1]
		if b := top.child; b != 0 {
			top.child = w.sibling[b-1]
			w.stack = append(w.stack, visit{b - 1, 0, int32(len(w.undo)), int32(len(w.undoLog))})
			p.enter(b - 1)
			continue
		}
		for k := len(w.undo) - 1; k >= int(top.undo); k-- {
			w.current[w.undo[k].variable] = w.undo[k].old
		}
		for k := len(w.undoLog) - 1; k >= int(top.learned); k-- {
			w.memory[w.undoLog[k].address] = w.undoLog[k].old
		}
		w.undo, w.undoLog = w.undo[:top.undo], w.undoLog[:top.learned]
		w.stack = w.stack[:len(w.stack)-1]
	}
}

func grownTo[T any](s []T, n int) []T {
	if n == 0 {
		return s
	}
	return grown(s, n-1)
}

// set makes v the value of variable x.
func (w *walker) set(x int32, v *ir.Value) {
	w.undo = append(w.undo, change{x, w.current[x]})
	w.current[x] = v
}

// enter rewrites block i.
func (p *promoter) enter(i int32) {
	w := &p.walker
	b := p.f.Blocks[i]
	w.stack[len(w.stack)-1].child = w.child[i]
	if preds := p.edges.PredsOf(i); len(preds) == 1 {
		w.now = w.atEnd[preds[0]]
	} else {
		w.clobber()
	}
	w.lastStore, w.undone = nil, false
	phis := b.Phis()
	w.out = append(w.out[:0], phis...)
	for l := p.ssa.first[i]; l != 0; l = p.ssa.phis[l-1].next {
		x := &p.ssa.phis[l-1]
		w.set(x.variable, x.v)
		w.out = append(w.out, x.v)
		p.assigned(x.variable, b, 0, x.v)
	}
	for _, v := range b.Values[len(phis):] {
		for k, a := range v.Args {
			v.Args[k] = p.resolve(a)
		}
		if p.keep(v, i) {
			w.out = append(w.out, v)
		}
	}
	w.atEnd[i] = w.now
	if w.undone {
		kept := w.out[:0]
		for _, v := range w.out {
			if !w.removed[v.ID] {
				kept = append(kept, v)
			}
		}
		w.out = kept
	}
	b.Values = append(b.Values[:0], w.out...)
	for l := p.ssa.edges[i]; l != 0; l = p.ssa.in[l-1].next {
		e := p.ssa.in[l-1]
		for k := p.ssa.first[e.to]; k != 0; k = p.ssa.phis[k-1].next {
			x := &p.ssa.phis[k-1]
			x.v.Args[e.index] = p.value(x.variable, x.v.Type)
		}
	}
}

// value returns the current value of variable x, of type t.
func (p *promoter) value(x int32, t *ir.Type) *ir.Value {
	if v := p.walker.current[x]; v != nil {
		return v
	}
	return p.f.Undef(t)
}

// keep reports whether v, in block i, is kept; otherwise it records v's replacement, if any.
func (p *promoter) keep(v *ir.Value, i int32) bool {
	w := &p.walker
	switch op := v.Op; {
	case op == ir.OpLoad:
		if x := p.variable(v.Args[0]); x >= 0 {
			p.repl[v.ID] = p.value(x, v.Type)
			return false
		}
		return p.keepLoad(v)
	case op == ir.OpStore:
		if x := p.variable(v.Args[1]); x >= 0 {
			w.set(x, v.Args[0])
			p.assigned(x, p.f.Blocks[i], v.Pos+1, v.Args[0])
			return false
		}
		return p.keepStore(v)
	case op == ir.OpCall:
		p.call(v)
		return true
	case op == ir.OpAlloca || op == ir.OpPrefetch || op.IsTerminator():
		return true
	case op.HasEffect() || op.ReadsMemory():
		w.clobber()
		return true
	}
	if same := p.same(v); same != nil {
		p.repl[v.ID] = same
		return false
	}
	if same := w.table.find(p, v, i); same != nil {
		p.repl[v.ID] = same
		return false
	}
	return true
}

// same returns an available value equal to the pure operation v, or nil.
func (p *promoter) same(v *ir.Value) *ir.Value {
	if len(v.Args) > 0 && v.Args[0].Op == ir.OpConst {
		if x := p.fold(v); x != nil {
			return x
		}
	}
	switch v.Op {
	case ir.OpGEP:
		at, known := p.rootOf(v)
		if known && at.off == 0 && at.base.Type == v.Type {
			return at.base
		}
	case ir.OpBitcast:
		if v.Type == v.Args[0].Type {
			return v.Args[0]
		}
	}
	return nil
}

// fold returns the integer constant to which v folds, or nil.
func (p *promoter) fold(v *ir.Value) *ir.Value {
	if !v.Type.IsInt() || v.Type.Bits > 64 || len(v.Args) > 3 || v.Op >= ir.OpFAdd && v.Op <= ir.OpFMA {
		return nil
	}
	var x [3]uint64
	for i, a := range v.Args {
		if !a.Type.IsInt() || !a.IsConst() {
			return nil
		}
		x[i] = uint64(a.Imm)
	}
	lo, _, ok := ir.Eval(v.Op, v.Pred, v.Type, v.Args[0].Type, x[0], x[1], x[2])
	if !ok {
		return nil
	}
	return p.f.Const(v.Type, int64(lo))
}

// rootOf splits v, a getelementptr, into a base and a constant offset, and records these; it reports false if it
// cannot.
func (p *promoter) rootOf(v *ir.Value) (place64, bool) {
	w := &p.walker
	if w.root[v.ID].base != nil {
		return w.root[v.ID], true
	}
	if v.Type.Kind != ir.PtrKind {
		return place64{}, false
	}
	off, known := p.constantOffset(v)
	if !known {
		return place64{}, false
	}
	at := place64{v.Args[0], off}
	if k := int(at.base.ID); k < len(w.root) && w.root[k].base != nil {
		at = place64{w.root[k].base, w.root[k].off + off}
	}
	w.root[v.ID] = at
	return at, true
}

// clobber invalidates everything known about memory, and keeps earlier stores, since they may have been read.
func (w *walker) clobber() {
	w.lastState++
	w.now = w.lastState
	w.lastStore = nil
}

// call models the effects of the call v on memory.
func (p *promoter) call(v *ir.Value) {
	a, w := &v.Call.Attrs, &p.walker
	f, _ := v.Args[0].Sym.(*ir.Func)
	switch {
	case v.Call.Asm != nil, v.Call.StackMap != nil:
		w.clobber()
	case a.ReadNone || f != nil && f.Attrs.ReadNone:
	case a.ReadOnly || f != nil && f.Attrs.ReadOnly:
		w.lastStore = nil
	default:
		w.clobber()
	}
}

// known returns the known contents of memory at addr, or nil.
func (w *walker) known(addr *ir.Value) *ir.Value {
	if k := &w.memory[addr.ID]; k.state == w.now {
		return k.value
	}
	return nil
}

// recordValue records that the memory at addr holds v.
func (w *walker) recordValue(addr, v *ir.Value) {
	w.undoLog = append(w.undoLog, undoEntry{addr.ID, w.memory[addr.ID]})
	w.memory[addr.ID] = known{v, w.now}
}

// keepLoad is keep for loads of memory.
func (p *promoter) keepLoad(v *ir.Value) bool {
	w := &p.walker
	if v.Volatile || v.Order != ir.NotAtomic {
		w.clobber()
		return true
	}
	addr := v.Args[0]
	if addr.Op == ir.OpUndef {
		return true
	}
	if x := p.constantAt(addr, v.Type); x != nil {
		p.repl[v.ID] = x
		return false
	}
	if x := w.known(addr); x != nil && (x.Type == v.Type || x.Type.Equal(v.Type)) {
		p.repl[v.ID] = x
		return false
	}
	w.recordValue(addr, v)
	w.lastStore = nil
	return true
}

// constantAt returns the integer of type t at addr in a constant of the module, or nil if addr is not in a constant or
// its contents are only known at link time.
func (p *promoter) constantAt(addr *ir.Value, t *ir.Type) *ir.Value {
	off := int64(0)
	if k := int(addr.ID); k < len(p.walker.root) && p.walker.root[k].base != nil {
		addr, off = p.walker.root[k].base, p.walker.root[k].off
	}
	if addr.Op != ir.OpSym || !t.IsInt() || t.Bits%8 != 0 || t.Bits > 64 {
		return nil
	}
	g, _ := addr.Sym.(*ir.Global)
	if g == nil || p.layout.BigEndian {
		return nil
	}
	n, ok := g.Constants(off+addr.Imm, int64(t.Bits/8))
	if !ok {
		return nil
	}
	return p.f.Const(t, int64(n))
}

// keepStore is keep for stores to memory.
func (p *promoter) keepStore(v *ir.Value) bool {
	w := &p.walker
	x, addr := v.Args[0], v.Args[1]
	if v.Volatile || v.Order != ir.NotAtomic || addr.Op == ir.OpUndef {
		w.clobber()
		return true
	}
	if w.known(addr) == x {
		return false
	}
	last := w.lastStore
	if last != nil && last.Args[1] == addr && p.layout.StoreSize(last.Args[0].Type) <= p.layout.StoreSize(x.Type) {
		w.removed[last.ID], w.undone = true, true
	}
	w.clobber()
	w.lastStore = v
	w.recordValue(addr, x)
	return true
}
