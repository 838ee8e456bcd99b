package layout

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// Merge merges identical blocks and identical tails of blocks: if size counts, wherever the bytes saved outweigh
// the added jumps; otherwise tails of at least minTail instructions, and tails in blocks that run rarely or from
// which the function never returns. f is at stage Allocated.
//
// Blocks with a common tail have the same successors, so the predecessors of each block are compared with one
// another: by hash for identical blocks, then backwards for common tails. Merging two blocks gives one of them the
// predecessors of both, which are then compared in turn, so that equal parts of the graph are merged from their
// ends. Tails are merged once no blocks are identical: blocks with the same successors are grouped by their last
// instruction; what a whole group shares becomes a block, and the process continues with the blocks that now jump
// there; if that does not pay, they are grouped by the instruction before. Instructions before equal calls and
// jumps are reordered first, so that what many of them share comes last. O(n log n) for n instructions, and for
// each merged block the time to sort the predecessors of the resulting block. f's Preds are those of ComputePreds,
// before and after.
func Merge(f *mach.Func, metric regalloc.Metric) { new(Workspace).Merge(f, metric) }

// Merge is like the function Merge, with the memory of ws.
func (ws *Workspace) Merge(f *mach.Func, metric regalloc.Metric) {
	m := &ws.m
	m.f, m.metric, m.merged = f, metric, false
	m.equal.init(len(f.Blocks))
	m.ends.init(len(f.Blocks))
	m.hashes = scratch.Zeroed(m.hashes, len(f.Blocks))
	for i, b := range f.Blocks {
		if len(b.Preds) > 1 {
			m.changed(mach.BlockID(i))
		}
	}
	m.gather()
	m.mergeEqual(m.final(false))
	m.mergeEqual(m.final(true))
	m.equalBlocks()
	m.merge(m.final(true), 0, 0)
	m.merge(m.final(false), 0, 0)
	for {
		m.equalBlocks()
		to, ok := m.ends.take()
		if !ok {
			break
		}
		m.tails(to)
	}
	if m.merged {
		f.ComputePreds()
	}
	m.f = nil
}

const (
	minTail  = 4
	rareFreq = 0.25 // runs for each run of the function
)

// merger is the working state of Merge, and memory that is used again for the next function.
type merger struct {
	f      *mach.Func
	metric regalloc.Metric
	merged bool // edges have changed

	hashes []uint64 // by block: of its instructions, or 0 if not computed yet, see hash
	equal  worklist // the blocks whose predecessors may be equal
	ends   worklist // the blocks whose predecessors may have equal ends
	keys   []keyed
	pred   []mach.BlockID // of preds
	g      gatherer

	jumping   []mach.BlockID // of tails
	branching []keyed
}

// A worklist holds blocks, each once; last in, first out.
type worklist struct {
	list []mach.BlockID
	in   []bool
}

func (w *worklist) init(blocks int) { w.list, w.in = w.list[:0], scratch.Zeroed(w.in, blocks) }

func (w *worklist) put(b mach.BlockID) {
	for int(b) >= len(w.in) {
		w.in = append(w.in, false)
	}
	if !w.in[b] {
		w.in[b] = true
		w.list = append(w.list, b)
	}
}

func (w *worklist) take() (b mach.BlockID, ok bool) {
	if len(w.list) == 0 {
		return 0, false
	}
	b = w.list[len(w.list)-1]
	w.list, w.in[b] = w.list[:len(w.list)-1], false
	return b, true
}

// changed records that the predecessors of b have changed.
func (m *merger) changed(b mach.BlockID) {
	m.equal.put(b)
	m.ends.put(b)
}

// hashInstr returns a hash consistent with mach.Same.
func hashInstr(h uint64, in *mach.Instr) uint64 {
	mix := func(x uint64) { h = (h ^ x) * 0x9E3779B97F4A7C15; h ^= h >> 29 }
	mix(uint64(in.Tile)<<32 | uint64(in.Pred)<<8 | uint64(len(in.Regs)))
	mix(uint64(in.Imm))
	for _, r := range in.Regs {
		mix(uint64(r.Reg) + 7)
	}
	mix(uint64(uint32(in.Mem.Slot))<<32 | uint64(uint32(in.Mem.Off)))
	if in.Sym != nil {
		for _, c := range []byte(in.Sym.Sym().Name) {
			h = (h ^ uint64(c)) * 0x100000001B3
		}
		mix(0)
	}
	return h
}

// keyed is a block with a hash.
type keyed struct {
	hash uint64
	id   mach.BlockID
}

// groups sorts blocks by hash, then id, and calls f with each run of at least two equal hashes, the run with the lowest
// id first: hashes, which depend on symbol names, must not affect the order.
func groups(keys []keyed, f func([]keyed)) {
	slices.SortFunc(keys, func(a, b keyed) int { return cmp.Or(cmp.Compare(a.hash, b.hash), cmp.Compare(a.id, b.id)) })
	var few [8][]keyed
	runs := few[:0]
	for lo := 0; lo < len(keys); {
		hi := lo
		for hi < len(keys) && keys[hi].hash == keys[lo].hash {
			hi++
		}
		if hi-lo > 1 {
			runs = append(runs, keys[lo:hi])
		}
		lo = hi
	}
	slices.SortFunc(runs, func(a, b []keyed) int { return cmp.Compare(a[0].id, b[0].id) })
	for _, run := range runs {
		f(run)
	}
}

// hashBlock returns a hash of the instructions of a block.
func hashBlock(b *mach.Block) uint64 {
	h := uint64(len(b.Succs))
	for k := range b.Instrs {
		h = hashInstr(h, &b.Instrs[k])
	}
	return h
}

// hash returns the hash of the instructions of block id.
func (m *merger) hash(id mach.BlockID) uint64 {
	if m.hashes[id] == 0 {
		m.hashes[id] = hashBlock(m.f.Blocks[id])
	}
	return m.hashes[id]
}

// reached reports whether a block is reachable.
func reached(b *mach.Block) bool { return b.ID == 0 || len(b.Preds) > 0 || b.AddressTaken }

// final returns the reachable blocks without successors: those that return, or those that do not.
func (m *merger) final(ret bool) (blocks []mach.BlockID) {
	for _, b := range m.f.Blocks {
		if len(b.Succs) == 0 && reached(b) && m.returns(b) == ret {
			blocks = append(blocks, b.ID)
		}
	}
	return blocks
}

// returns reports whether b leaves the function.
func (m *merger) returns(b *mach.Block) bool {
	return m.f.Target.Tiles[b.Instrs[len(b.Instrs)-1].Tile].Flags&target.TileRet != 0
}

// preds returns the blocks that continue to b, each once, in order, up to the next call.
func (m *merger) preds(to mach.BlockID) []mach.BlockID {
	preds := append(m.pred[:0], m.f.Blocks[to].Preds...)
	slices.Sort(preds)
	m.pred = slices.DeleteFunc(slices.Compact(preds), func(p mach.BlockID) bool {
		return !reached(m.f.Blocks[p]) || !slices.ContainsFunc(m.f.Blocks[p].Succs, func(e mach.Edge) bool { return e.To == to })
	})
	return m.pred
}

// equalBlocks merges equal blocks until there are none.
func (m *merger) equalBlocks() {
	for {
		to, ok := m.equal.take()
		if !ok {
			return
		}
		m.mergeEqual(m.preds(to))
	}
}

// mergeEqual merges the blocks that are equal.
func (m *merger) mergeEqual(blocks []mach.BlockID) {
	f := m.f
	keys := m.keys[:0]
	for _, id := range blocks {
		if b := f.Blocks[id]; id != 0 && !b.AddressTaken && len(b.Preds) > 0 {
			keys = append(keys, keyed{id: id})
		}
	}
	if m.keys = keys; len(keys) < 2 {
		return
	}
	for i := range keys {
		k := &keys[i]
		k.hash = hashSuccs(m.hash(k.id), f.Blocks[k.id])
	}
	groups(keys, func(group []keyed) {
		kept := 0 // of the group, at its front
		for _, k := range group {
			b := f.Blocks[k.id]
			i := slices.IndexFunc(group[:kept], func(k keyed) bool { return sameBlock(f.Blocks[k.id], b) })
			switch {
			case i >= 0:
				a := f.Blocks[group[i].id]
				m.unify(a.Instrs, b.Instrs)
				m.redirect(b, a)
				a.Freq += b.Freq
			case kept < 16: // equal hashes of different blocks are rare; this bounds the time
				group[kept] = k
				kept++
			}
		}
	})
}

// redirect leads all edges into b to a.
func (m *merger) redirect(b, a *mach.Block) {
	for _, p := range b.Preds {
		succs := m.f.Blocks[p].Succs
		for i := range succs {
			if succs[i].To == b.ID {
				succs[i].To = a.ID
			}
		}
	}
	a.Preds = append(a.Preds, b.Preds...)
	b.Preds = b.Preds[:0]
	m.merged = true
	m.changed(a.ID)
}

// unify records that the instructions a replace the equal ones b: debug locations are the intersection of both.
func (m *merger) unify(a, b []mach.Instr) {
	d := m.f.IR.Debug
	for i := range a {
		if a[i].Point == b[i].Point && a[i].Pos == b[i].Pos {
			continue
		}
		a[i].Point = 0
		if d.LocOf(a[i].Pos) != d.LocOf(b[i].Pos) {
			a[i].Pos = -1
		}
	}
}

// hashSuccs adds the successors of b to h.
func hashSuccs(h uint64, b *mach.Block) uint64 {
	for _, e := range b.Succs {
		h = (h ^ uint64(e.To)) * 0x9E3779B97F4A7C15
		h ^= h >> 29
	}
	return h
}

// sameSuccs reports whether two blocks have the same successors.
func sameSuccs(a, b *mach.Block) bool {
	return slices.EqualFunc(a.Succs, b.Succs, func(x, y mach.Edge) bool { return x.To == y.To })
}

func sameBlock(a, b *mach.Block) bool {
	if len(a.Instrs) != len(b.Instrs) || !sameSuccs(a, b) {
		return false
	}
	for i := range a.Instrs {
		if !mach.Same(&a.Instrs[i], &b.Instrs[i]) {
			return false
		}
	}
	return true
}
