package demote

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/target"
)

const (
	perValue = 64 // limit of live-set entries per value and block; a value live into more blocks than this is far
	kept     = 8  // number of far values with most uses that are not demoted
)

// A Workspace holds memory reused between functions. The zero value is ready; it serves one goroutine.
type Workspace struct {
	f     *ir.Func
	t     *target.Target
	limit int // perValue, less in tests
	keep  int // kept, less in tests

	// Uses of values outside their own block, as lists.
	last  []int32 // by value: one plus the index of its last use, or 0
	uses  []use
	seen  []int32 // by block: one plus the last value found live into it
	stack []*ir.Block
	total int // entries of live sets so far
	most  int // number of values to demote

	far  []farValue
	slot []int32 // by value: one plus its slot, or 0

	// By block, during rewriting.
	loads  []*ir.Value // by value: its load in the block in within
	within []int32     // by value: one plus the block of its load
	edges  []edge      // to blocks with phis, by source block
	first  []int32     // by block: its first edge; a last element for the end
	out    []*ir.Value
}

// A use is a block that reads a value defined in another block.
type use struct {
	block *ir.Block
	next  int32 // one plus the previous use of the value
}

type farValue struct {
	v    *ir.Value
	uses int
}

// An edge passes argument k of the phis of a block.
type edge struct {
	to *ir.Block
	k  int
}

// Func demotes values of f, which is legal for t, and returns the number of values demoted. O(size of f), plus up to
// perValue live-set entries for each value and block.
func (w *Workspace) Func(f *ir.Func, t *target.Target) int {
	w.f, w.t = f, t
	if w.limit == 0 {
		w.limit, w.keep = perValue, kept
	}
	if !w.exceeds() {
		return 0
	}
	n := w.choose()
	if n > 0 {
		w.rewrite()
	}
	return n
}

// exceeds finds the far values, and reports whether the live sets exceed the limit.
func (w *Workspace) exceeds() bool {
	f, n := w.f, 0
	for _, b := range f.Blocks {
		n += len(b.Values)
	}
	n += len(f.Params)
	w.total, w.most = 0, w.limit*(n+len(f.Blocks))
	if len(f.Blocks) <= w.limit {
		return false
	}
	w.last, w.uses, w.far = scratch.Zeroed(w.last, f.NumValues()), w.uses[:0], w.far[:0]
	w.seen = scratch.Zeroed(w.seen, f.NumBlocks())
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			for k, a := range v.Args {
				if v.Op == ir.OpPhi {
					w.use(a, b.Preds[k])
				} else {
					w.use(a, b)
				}
			}
		}
	}
	for _, p := range f.Params {
		w.value(p)
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			w.value(v)
		}
	}
	return w.total > w.most
}

// home returns the block that defines v, or nil if v has no live range.
func (w *Workspace) home(v *ir.Value) *ir.Block {
	switch v.Op {
	case ir.OpSym, ir.OpBlockAddr, ir.OpSlotAddr, ir.OpThreadPtr, ir.OpUndef, ir.OpZero, ir.OpConst:
		return nil // rematerialized at its uses
	case ir.OpArg:
		return w.f.Blocks[0]
	}
	return v.Block
}

// use records that block b reads v.
func (w *Workspace) use(v *ir.Value, b *ir.Block) {
	home := w.home(v)
	if home == nil || home == b {
		return
	}
	last := w.last[v.ID]
	if last > 0 && w.uses[last-1].block == b {
		return
	}
	w.uses = append(w.uses, use{b, last})
	w.last[v.ID] = int32(len(w.uses))
}

// value counts the blocks into which v is live.
func (w *Workspace) value(v *ir.Value) {
	last := w.last[v.ID]
	if last == 0 {
		return
	}
	home, mark, n, uses := w.home(v), v.ID+1, 0, 0
	enter := func(b *ir.Block) {
		if b != home && w.seen[b.ID] != mark {
			w.seen[b.ID] = mark
			w.stack = append(w.stack, b)
			n++
		}
	}
	for k := last; k > 0; k = w.uses[k-1].next {
		enter(w.uses[k-1].block)
		uses++
	}
	for len(w.stack) > 0 && (n <= w.limit || w.total+n <= w.most) {
		b := w.stack[len(w.stack)-1]
		w.stack = w.stack[:len(w.stack)-1]
		for _, p := range b.Preds {
			enter(p)
		}
	}
	w.stack = w.stack[:0]
	if w.total += n; n > w.limit && w.storable(v) {
		w.far = append(w.far, farValue{v, uses})
	}
}

// storable reports whether v can be stored after its definition and reloaded.
func (w *Workspace) storable(v *ir.Value) bool {
	t := v.Type
	if t == ir.I1 || v.Op.IsTerminator() || v.Op == ir.OpLandingPad {
		return false
	}
	if v.Block != nil { // nothing may be inserted between a call and its invoke
		call := v
		if v.Op == ir.OpExtractValue {
			call = v.Args[0]
		}
		if call.Op == ir.OpCall && v.Block.Invoked() == call {
			return false
		}
	}
	return w.t.Legal(ir.OpLoad, t, nil)
}

// choose assigns slots to all far values but those with most uses, and returns their number.
func (w *Workspace) choose() int {
	far := w.far
	slices.SortStableFunc(far, func(a, b farValue) int { return cmp.Compare(b.uses, a.uses) })
	far = far[min(w.keep, len(far)):]
	w.slot = scratch.Zeroed(w.slot, w.f.NumValues())
	for _, x := range far {
		size := w.t.Layout.StoreSize(x.v.Type)
		align := min(w.t.Layout.Align(x.v.Type), w.t.ABI.StackAlign)
		w.f.Slots = append(w.f.Slots, ir.Slot{Size: size, Align: align})
		w.slot[x.v.ID] = int32(len(w.f.Slots))
	}
	return len(far)
}

// rewrite stores the values with slots, and reloads them in other blocks.
func (w *Workspace) rewrite() {
	f := w.f
	known := int32(len(w.slot)) // new values have no slot
	w.loads, w.within = scratch.Zeroed(w.loads, int(known)), scratch.Zeroed(w.within, int(known))
	w.listEdges()
	for i, b := range f.Blocks {
		w.out = w.out[:0]
		pending := i == 0 // parameters or phis remain to be stored
		end := b.Invoked()
		if end == nil {
			end = b.Term()
		}
		for _, v := range b.Values {
			if v.Op == ir.OpPhi {
				w.out, pending = append(w.out, v), true
				continue
			}
			if pending && v.Op != ir.OpLandingPad {
				w.storeHeads(b, i == 0)
				pending = false
			}
			for j, a := range v.Args {
				v.Args[j] = w.read(b, a, v)
			}
			if v == end {
				for _, e := range w.edges[w.first[b.ID]:w.first[b.ID+1]] {
					for _, phi := range e.to.Phis() {
						phi.Args[e.k] = w.read(b, phi.Args[e.k], v)
					}
				}
			}
			if w.out = append(w.out, v); v.ID < known && w.slot[v.ID] > 0 {
				w.store(b, v)
			}
		}
		if len(w.out) > len(b.Values) {
			b.Values = slices.Clone(w.out)
		}
	}
}

// listEdges groups the edges to phis by source block.
func (w *Workspace) listEdges() {
	f := w.f
	w.first = scratch.Zeroed(w.first, f.NumBlocks()+1)
	each := func(do func(from int, e edge)) {
		for _, b := range f.Blocks {
			if len(b.Phis()) > 0 {
				for k, p := range b.Preds {
					do(p.ID, edge{b, k})
				}
			}
		}
	}
	each(func(from int, _ edge) { w.first[from+1]++ })
	for i := 1; i < len(w.first); i++ {
		w.first[i] += w.first[i-1]
	}
	w.edges = scratch.Sized(w.edges, int(w.first[len(w.first)-1]))
	next := slices.Clone(w.first)
	each(func(from int, e edge) {
		w.edges[next[from]] = e
		next[from]++
	})
}

// storeHeads stores the phis of b, and the parameters if it is the entry.
func (w *Workspace) storeHeads(b *ir.Block, entry bool) {
	if entry {
		for _, p := range w.f.Params {
			if w.slot[p.ID] > 0 {
				w.store(b, p)
			}
		}
	}
	for _, v := range b.Phis() {
		if w.slot[v.ID] > 0 {
			w.store(b, v)
		}
	}
}

// store appends a store of v to its slot.
func (w *Workspace) store(b *ir.Block, v *ir.Value) {
	w.add(b, w.f.NewValue(ir.OpStore, ir.Void, v, w.address(b, v)), v, v)
}

// read returns the value that block b reads instead of a: a itself, or a load emitted for user.
func (w *Workspace) read(b *ir.Block, a, user *ir.Value) *ir.Value {
	if int(a.ID) >= len(w.slot) || w.slot[a.ID] == 0 || w.home(a) == b {
		return a
	}
	if w.within[a.ID] != int32(b.ID+1) {
		w.within[a.ID] = int32(b.ID + 1)
		w.loads[a.ID] = w.add(b, w.f.NewValue(ir.OpLoad, a.Type, w.address(b, a)), a, user)
	}
	return w.loads[a.ID]
}

// address appends the address of the slot of v.
func (w *Workspace) address(b *ir.Block, v *ir.Value) *ir.Value {
	a := w.f.NewValue(ir.OpSlotAddr, ir.Int(8*w.t.Layout.PtrBytes))
	a.Imm = int64(w.slot[v.ID] - 1)
	a.Block = b
	w.out = append(w.out, a)
	return a
}

// add appends x, an access to the slot of v, with the source line of user.
func (w *Workspace) add(b *ir.Block, x, v, user *ir.Value) *ir.Value {
	x.Align = w.f.Slots[w.slot[v.ID]-1].Align
	x.Block, x.Line, x.Col = b, user.Line, user.Col
	w.out = append(w.out, x)
	return x
}
