package layout

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// Stores is like the method Stores, with memory of its own.
func Stores(f *mach.Func, metric regalloc.Metric) { new(Workspace).Stores(f, metric) }

// Stores eliminates stores of spilled values to slots that hold the value already: on every path, neither the
// register nor the slot has changed since the last store or reload between the two. If that holds only on some
// paths to the start of a block with such a store, the store is moved to the predecessors on the other paths,
// provided that these run less often (partial redundancy elimination). The typical case is the dispatch of an
// interpreter: a phi is stored where it is defined although most instructions of the interpreted program do not
// change it. f is at stage Allocated, and its Preds are those of ComputePreds.
//
// Complexity: one forward bit-vector data-flow analysis, O(blocks and edges), for each pair of a register and a
// slot with such a store, until storesWithin steps per instruction are used up.
func (ws *Workspace) Stores(f *mach.Func, metric regalloc.Metric) {
	s := &ws.s
	if f.ReturnsTwice {
		return
	}
	s.f, s.metric = f, metric
	if s.find(); len(s.stores) > 0 {
		s.survey()
		for from := 0; from < len(s.stores) && s.fuel >= 0; {
			to := from + 1
			for to < len(s.stores) && s.stores[to].key == s.stores[from].key {
				to++
			}
			s.decide(s.stores[from:to])
			from = to
		}
	}
	s.rewrite()
	s.f = nil
}

// storesWithin bounds the instructions and blocks visited, per instruction of the function.
const storesWithin = 16

// nearBlocks is the number of blocks before a store searched for one that makes it redundant on some path.
const nearBlocks = 16

// storer is the state of Stores, and memory that is used again for the next function.
type storer struct {
	f      *mach.Func
	metric regalloc.Metric
	t      *target.Target
	class  []regalloc.ClassID // by tile of t: class whose load or store it is, or -1
	blocks []written
	fuel   int // steps left
	stores []storing
	gone   []place
	added  []place

	// Of the current pair:
	state []content // by block: its effect
	out   []bool    // by block: at its end the slot and the register hold the same value
	work  []mach.BlockID
}

// A storing is a store before which its block changes neither the register nor the slot.
type storing struct {
	key uint64 // of the slot, the register and the class
	at  place
}

// A place is an instruction of a block.
type place struct {
	block mach.BlockID
	instr int32
}

// written is the set of locations that a block may change.
type written struct {
	regs  regalloc.RegSet // registers that it writes, and those that share units with them
	slots uint64          // a bit for the number, modulo 64, of each accessed slot; all of them if a written slot is unknown
}

// survey collects the effects of blocks.
func (s *storer) survey() {
	s.blocks = scratch.Zeroed(s.blocks, len(s.f.Blocks))
	for k, b := range s.f.Blocks {
		for i := range b.Instrs {
			s.add(&s.blocks[k], &b.Instrs[i])
		}
	}
}

// add adds the effects of in to w.
func (s *storer) add(w *written, in *mach.Instr) {
	s.f.EachOverwritten(in, func(r regalloc.Reg) { w.regs = w.regs.Union(s.t.Machine.Conflicts(r)) })
	if s.t.Tiles[in.Tile].Flags&target.TileAsm != 0 {
		w.slots = ^uint64(0)
	}
	if in.Mem.Used && in.Mem.Slot >= 0 {
		w.slots |= 1 << (in.Mem.Slot % 64)
	}
}

// transfers reports whether in copies all of a slot of allocation to a register, or back, and does nothing else.
func (s *storer) transfers(in *mach.Instr) bool {
	return in.Mem.Used && in.Mem.Slot >= 0 && s.class[in.Tile] >= 0 && s.f.Slots[in.Mem.Slot].Kind == mach.SpillSlot && in.Mem.Off == 0 &&
		in.Mem.Base < 0 && in.Mem.Index < 0 && len(in.Regs) == 1
}

// find lists the stores at the starts of blocks that may be redundant on some path, by slot, register and class, and
// those redundant within a block.
func (s *storer) find() {
	f, t := s.f, s.f.Target
	s.stores, s.gone, s.added, s.fuel = s.stores[:0], s.gone[:0], s.added[:0], 0
	if !slices.ContainsFunc(f.Slots, func(x mach.Slot) bool { return x.Kind == mach.SpillSlot }) {
		return
	}
	if s.t != t {
		s.t, s.class = t, scratch.Filled(s.class, len(t.Tiles), -1)
		for c := range t.Moves {
			if x := &t.Moves[c]; x.Store >= 0 && x.Load >= 0 && s.class[x.Store] < 0 && s.class[x.Load] < 0 {
				s.class[x.Store], s.class[x.Load] = regalloc.ClassID(c), regalloc.ClassID(c)
			}
		}
	}
	for _, b := range f.Blocks {
		s.fuel += storesWithin * len(b.Instrs)
	}
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			if in.Origin != mach.FromSpill || !s.transfers(in) {
				continue
			}
			at := place{b.ID, int32(i)}
			switch s.back(b, i, in) {
			case same:
				s.gone = append(s.gone, at)
			case unknown:
				if s.promising(b, in) {
					key := uint64(in.Mem.Slot)<<32 | uint64(in.Regs[0].Reg)<<16 | uint64(uint16(s.class[in.Tile]))
					s.stores = append(s.stores, storing{key, at})
				}
			}
		}
	}
	slices.SortStableFunc(s.stores, func(a, b storing) int { return cmp.Compare(a.key, b.key) })
}

// promising reports whether on some path to b, within nearBlocks blocks, the slot of store, at the start of b, already
// holds the value of its register.
func (s *storer) promising(b *mach.Block, store *mach.Instr) bool {
	near := append(s.work[:0], b.ID)
	defer func() { s.work = near[:0] }()
	for k := 0; k < len(near); k++ {
		if near[k] == 0 {
			continue
		}
		for _, p := range s.f.Blocks[near[k]].Preds {
			p := s.f.Blocks[p]
			switch s.back(p, len(p.Instrs), store) {
			case same:
				return true
			case unknown:
				if len(near) < nearBlocks && !slices.Contains(near, p.ID) {
					near = append(near, p.ID)
				}
			}
		}
	}
	return false
}

// content is the effect of a block on a slot and a register.
type content uint8

const (
	unknown content = iota // neither is changed
	same                   // they are made the same
	changed                // one of them is changed
)

// back returns the effect of the instructions before instruction i of b on the register and slot of store.
func (s *storer) back(b *mach.Block, i int, store *mach.Instr) content {
	f, r, slot, invoked := s.f, store.Regs[0].Reg, store.Mem.Slot, -1
	if i == len(b.Instrs) {
		invoked = f.Invoked(b)
	}
	for i--; i >= 0; i-- {
		if s.fuel--; s.fuel < 0 {
			return changed
		}
		in := &b.Instrs[i]
		flags := s.t.Tiles[in.Tile].Flags
		if in.Mem.Used && in.Mem.Slot == slot {
			if s.transfers(in) && s.class[in.Tile] == s.class[store.Tile] && in.Regs[0].Reg == r {
				if invoked >= 0 && i > invoked {
					return changed // an exception has left b before
				}
				return same
			}
			if flags&(target.TileStores|target.TileCall|target.TileEffect) != 0 {
				return changed
			}
		}
		if flags&target.TileAsm != 0 || f.WritesReg(in, r) {
			return changed
		}
	}
	return unknown
}

// decide removes redundant stores of one register to one slot.
func (s *storer) decide(stores []storing) {
	f := s.f
	s.solve(&f.Blocks[stores[0].at.block].Instrs[stores[0].at.instr])
	for _, x := range stores {
		if b := f.Blocks[x.at.block]; s.redundant(b) || s.move(x) {
			s.gone = append(s.gone, x.at)
		}
	}
}

// solve finds the blocks at whose ends the slot and the register of store hold the same value.
func (s *storer) solve(store *mach.Instr) {
	f := s.f
	s.state, s.out, s.work = scratch.Zeroed(s.state, len(f.Blocks)), scratch.Filled(s.out, len(f.Blocks), true), s.work[:0]
	s.fuel -= len(f.Blocks)
	for k, b := range f.Blocks {
		if k > 0 && len(b.Preds) == 0 {
			continue // unreachable, even if its address is taken
		}
		w := &s.blocks[k]
		if w.regs.Has(store.Regs[0].Reg) || w.slots&(1<<(store.Mem.Slot%64)) != 0 {
			s.state[k] = s.back(b, len(b.Instrs), store)
		}
		if s.state[k] == changed || s.state[k] == unknown && k == 0 {
			s.out[k] = false
			s.work = append(s.work, b.ID)
		}
	}
	for len(s.work) > 0 {
		b := f.Blocks[s.work[len(s.work)-1]]
		s.work = s.work[:len(s.work)-1]
		for _, e := range b.Succs {
			if s.state[e.To] == unknown && s.out[e.To] {
				s.out[e.To] = false
				s.work = append(s.work, e.To)
			}
		}
	}
}

// redundant reports whether the slot and the register hold the same value at the start of b.
func (s *storer) redundant(b *mach.Block) bool {
	return !slices.ContainsFunc(b.Preds, func(p mach.BlockID) bool { return !s.out[p] })
}

// move moves store x to the ends of the predecessors of its block in which the slot does not hold the register's
// value, if that is possible and pays, and reports whether it did.
func (s *storer) move(x storing) bool {
	b := s.f.Blocks[x.at.block]
	in := &b.Instrs[x.at.instr]
	for i := range b.Instrs[:x.at.instr] {
		if m := &b.Instrs[i].Mem; m.Used && m.Slot == in.Mem.Slot {
			return false // its old value is read
		}
	}
	saved, stores := 0.0, -1 // saved executions, and the number of additional stores
	for _, p := range b.Preds {
		p := s.f.Blocks[p]
		switch {
		case s.out[p.ID]:
			for _, e := range p.Succs {
				if e.To == b.ID {
					saved += p.Freq * e.Prob
				}
			}
		case p.Instrs[len(p.Instrs)-1].Tile != s.t.Frame.Jump:
			return false
		default:
			stores++
		}
	}
	if s.metric.Access*saved <= s.metric.Byte*float64(stores*s.f.Bytes(in)) {
		return false
	}
	for _, p := range b.Preds {
		if !s.out[p] {
			s.added = append(s.added, place{p, int32(len(s.gone))})
		}
	}
	return true
}

// rewrite deletes the removed stores and inserts the added ones.
func (s *storer) rewrite() {
	for _, x := range s.added {
		p, store := s.f.Blocks[x.block], s.gone[x.instr]
		in := s.f.Blocks[store.block].Instrs[store.instr]
		in.Regs, in.Pos, in.Point = slices.Clone(in.Regs), -1, 0
		p.Instrs = slices.Insert(p.Instrs, len(p.Instrs)-1, in)
	}
	slices.SortFunc(s.gone, func(a, b place) int { return cmp.Or(cmp.Compare(a.block, b.block), cmp.Compare(a.instr, b.instr)) })
	for from := 0; from < len(s.gone); {
		to := from + 1
		for to < len(s.gone) && s.gone[to].block == s.gone[from].block {
			to++
		}
		removeInstrs(s.f.Blocks[s.gone[from].block], s.gone[from:to])
		from = to
	}
}

// removeInstrs removes the instructions of b at gone, which are in order.
func removeInstrs(b *mach.Block, gone []place) {
	kept := int(gone[0].instr)
	for i := kept; i < len(b.Instrs); i++ {
		if len(gone) > 0 && int(gone[0].instr) == i {
			gone = gone[1:]
			continue
		}
		b.Instrs[kept] = b.Instrs[i]
		kept++
	}
	clear(b.Instrs[kept:])
	b.Instrs = b.Instrs[:kept]
}
