package layout

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// Hoist is like the method Hoist, with memory of its own.
func Hoist(f *mach.Func, metric regalloc.Metric) { new(Workspace).Hoist(f, metric) }

// Hoist speculates short blocks that only fill registers and jump, as they result from a phi that gets a constant, a
// copy or a reload on one of two edges: their instructions move above the branch. The other successor must not need the
// registers' old values, and the useless executions must cost less than the jump did, where a jump costs as much as a
// move. f is at stage Allocated with its order chosen, which is kept. O(instructions).
func (ws *Workspace) Hoist(f *mach.Func, metric regalloc.Metric) {
	h := &ws.h
	h.f, h.metric, h.changed = f, metric, false
	h.next, h.prev = scratch.Filled(h.next, len(f.Blocks), -1), scratch.Filled(h.prev, len(f.Blocks), -1)
	for k, b := range f.Layout[1:] {
		h.next[f.Layout[k]], h.prev[b] = b, f.Layout[k]
	}
	h.left = scratch.Zeroed(h.left, len(f.Blocks))
	h.seen, h.search = scratch.Zeroed(h.seen, len(f.Blocks)), 0
	in := f.Jump()
	h.jumpBytes = f.Bytes(&in)
	for _, id := range f.Layout {
		if b := f.Blocks[id]; h.isShort(b) {
			h.survey(b)
			h.before(b)
		}
	}
	if h.changed {
		h.losses.removeFrom(f)
		f.ComputePreds()
		f.Layout = slices.DeleteFunc(f.Layout, func(b mach.BlockID) bool { return !reached(f.Blocks[b]) })
	}
	h.f = nil
}

// before speculates b, which is short, before the branches to it where profitable.
func (h *hoister) before(b *mach.Block) {
	b.Preds = slices.DeleteFunc(b.Preds, func(p mach.BlockID) bool { return h.left[p] })
	kept := b.Preds[:0]
	h.preds = len(b.Preds)
	for _, p := range b.Preds {
		if !h.to(h.f.Blocks[p], b) {
			kept = append(kept, p)
		}
	}
	b.Preds = kept
}

const (
	maxHoisted = 3  // instructions of a block
	deadWithin = 64 // number of instructions examined for one that reads a register
)

// hoister is the state of Hoist, and memory that is used again for the next function.
type hoister struct {
	f       *mach.Func
	metric  regalloc.Metric
	next    []mach.BlockID // by block: the one that is after it, or -1
	prev    []mach.BlockID // by block: the one that is before it, or -1
	left    []bool         // by block: removed, though Preds may still contain it
	changed bool
	losses  losses

	jumpBytes int

	preds int // predecessors of the current block that still lead to it

	// Of the current block, without its jump:
	dsts    []regalloc.Reg  // the registers that it writes
	written regalloc.RegSet // their units
	read    regalloc.RegSet // the units that it reads before writing them
	flags   bool            // it changes the condition flags
	memory  access          // its effect on memory
	bytes   int             // its length
	price   float64         // of executing it once

	// Of isDead:
	seen   []int32 // by block: the last search that visited it
	search int32
	work   []mach.BlockID
}

// isShort reports whether b contains little before a jump, and nothing that may not be speculated.
func (h *hoister) isShort(b *mach.Block) bool {
	n := len(b.Instrs) - 1
	if n < 1 || n > maxHoisted || b.AddressTaken || b.ID == 0 || b.Instrs[n].Tile != h.f.Target.Frame.Jump {
		return false
	}
	return b.Succs[0].To != b.ID && !slices.ContainsFunc(b.Instrs[:n], func(in mach.Instr) bool { return !h.isHarmless(&in) })
}

// isHarmless reports whether in only sets a register, with no other effect.
func (h *hoister) isHarmless(in *mach.Instr) bool {
	const not = target.TileEffect | target.TileStores | target.TileCall | target.TileFrame | target.TilePushes
	flags := h.f.Target.Tiles[in.Tile].Flags
	return flags&not == 0 && (flags&(target.TileMove|target.TileRemat) != 0 || in.Origin == mach.FromCopy || in.Origin == mach.FromReload)
}

// access is the kind of a memory access; each includes those before it.
type access uint8

const (
	noAccess access = iota
	rereads         // memory that only spills and the linker write
	accesses
)

// survey collects the reads, writes and costs of b.
func (h *hoister) survey(b *mach.Block) {
	h.surveyEmpty()
	for i := range len(b.Instrs) - 1 {
		in := &b.Instrs[i]
		h.surveyAlso(in)
		h.bytes += h.f.Bytes(in)
		if h.f.Target.Tiles[in.Tile].Flags&target.TileLoads != 0 {
			h.price += h.metric.Access
		} else {
			h.price += h.metric.Move
		}
	}
}

// surveyEmpty starts the survey of a block without instructions.
func (h *hoister) surveyEmpty() {
	h.dsts, h.written, h.read, h.flags, h.memory, h.bytes, h.price = h.dsts[:0], regalloc.RegSet{}, regalloc.RegSet{}, false, noAccess, 0, 0
}

// surveyAlso adds in to the survey of the current block.
func (h *hoister) surveyAlso(in *mach.Instr) {
	f, m := h.f, h.f.Target.Machine
	for k := range in.Regs {
		if r := in.Regs[k].Reg; r != regalloc.NoReg && !in.Writes(f.Target, k) {
			h.read = h.read.Union(m.Regs[r].Units.Minus(h.written))
		}
	}
	f.EachOverwritten(in, func(r regalloc.Reg) { h.dsts, h.written = append(h.dsts, r), h.written.Union(m.Regs[r].Units) })
	flags := f.Target.Tiles[in.Tile].Flags
	h.flags = h.flags || flags&target.TileKeepsFlags == 0
	switch {
	case flags&target.TileStores != 0, flags&target.TileLoads != 0 && flags&target.TileRemat == 0 && in.Origin != mach.FromReload:
		h.memory = accesses
	case flags&target.TileLoads != 0:
		h.memory = max(h.memory, rereads)
	}
}

// to speculates b in p, before p's branch to it, if possible and profitable: then it returns true, and p is no longer a
// predecessor of b.
func (h *hoister) to(p, b *mach.Block) bool {
	if len(p.Succs) != 2 || h.f.Invoked(p) >= 0 {
		return false
	}
	way := 0
	if p.Succs[1].To == b.ID {
		way = 1
	}
	to, other := b.Succs[0].To, p.Succs[1-way].To
	if other == b.ID || other == to || !h.pays(p, b, way) {
		return false
	}
	at := h.place(p)
	if at < 0 || slices.ContainsFunc(h.dsts, func(r regalloc.Reg) bool { return !h.isDead(r, other) }) {
		return false
	}
	h.invalidate(p.Instrs[at:])
	h.invalidateFrom(other)
	h.insert(p, at, b.Instrs[:len(b.Instrs)-1])
	b.Freq = max(0, b.Freq-p.Freq*p.Succs[way].Prob)
	h.preds--
	p.Succs[way].To = to
	h.f.Blocks[to].Preds = append(h.f.Blocks[to].Preds, p.ID)
	h.changed = true
	if h.preds == 0 {
		h.removeBlock(b)
	}
	return true
}

// removeBlock removes b, which has no predecessors left, from the order.
func (h *hoister) removeBlock(b *mach.Block) {
	h.left[b.ID] = true
	prev, next := h.prev[b.ID], h.next[b.ID]
	if h.next[prev] = next; next >= 0 {
		h.prev[next] = prev
	}
}

// pays reports whether removing the jumps, by executing b's code in p, which goes to b on one of two paths, is worth
// executing it whenever p is executed.
func (h *hoister) pays(p, b *mach.Block, way int) bool {
	to, freq := b.Succs[0].To, p.Freq*p.Succs[way].Prob
	behind, behindB, alone := h.next[p.ID], h.next[b.ID], h.preds == 1
	jumps := h.jump(p.Freq, p.Succs, behind)
	if alone {
		jumps = jumps.plus(h.jump(freq, b.Succs, behindB))
		if x := h.prev[b.ID]; x >= 0 && x != p.ID {
			x := h.f.Blocks[x]
			jumps = jumps.plus(h.jump(x.Freq, x.Succs, b.ID)).minus(h.jump(x.Freq, x.Succs, behindB))
		}
		if behind == b.ID {
			behind = behindB
		}
	} else {
		jumps = jumps.plus(jump{executed: h.jump(freq, b.Succs, behindB).executed, bytes: -h.bytes})
	}
	past := [2]mach.Edge{p.Succs[0], p.Succs[1]}
	past[way].To = to
	jumps = jumps.minus(h.jump(p.Freq, past[:], behind))
	return h.metric.Byte*float64(jumps.bytes)+h.metric.Move*jumps.executed > h.price*(p.Freq-freq)
}

// jump is how often a jump is executed, and its length.
type jump struct {
	executed float64
	bytes    int
}

func (j jump) plus(x jump) jump  { return jump{j.executed + x.executed, j.bytes + x.bytes} }
func (j jump) minus(x jump) jump { return jump{j.executed - x.executed, j.bytes - x.bytes} }

// jump returns the jump that a block which is executed freq times needs if another one is after it.
func (h *hoister) jump(freq float64, succs []mach.Edge, behind mach.BlockID) jump {
	switch {
	case len(succs) == 1 && succs[0].To != behind:
		return jump{freq, h.jumpBytes}
	case len(succs) == 2 && succs[0].To != behind && succs[1].To != behind:
		return jump{freq * min(succs[0].Prob, succs[1].Prob), h.jumpBytes}
	}
	return jump{}
}

// place returns the index of the instruction of p before which the current block can be executed, or -1: the branch, or
// an instruction whose flags make the branch's comparison redundant (Flags).
func (h *hoister) place(p *mach.Block) int {
	at := len(p.Instrs) - 1
	tile := &h.f.Target.Tiles[p.Instrs[at].Tile]
	if tile.Flags&(target.TileCall|target.TileAsm) != 0 || !h.isIndependent(&p.Instrs[at]) {
		return -1
	}
	if at > 0 && h.flags && tile.Flags&target.TileCompares != 0 && h.leavesFlags(&p.Instrs[at-1]) {
		if at--; !h.isIndependent(&p.Instrs[at]) {
			return -1
		}
	}
	return at
}

// leavesFlags reports whether the flags set by in may make a later comparison redundant.
func (h *hoister) leavesFlags(in *mach.Instr) bool {
	tile := &h.f.Target.Tiles[in.Tile]
	return tile.Flags&target.TileZero != 0 || slices.ContainsFunc(tile.OnFlag[:], func(id target.TileID) bool { return id != target.NoTile })
}

// isIndependent reports whether the current block can be executed before in as well as after it.
func (h *hoister) isIndependent(in *mach.Instr) bool {
	f, m := h.f, h.f.Target.Machine
	flags := f.Target.Tiles[in.Tile].Flags
	if h.memory > noAccess && flags&target.TileStores != 0 || h.memory > rereads && flags&target.TileLoads != 0 {
		return false
	}
	touched := h.written.Union(h.read)
	for k := range in.Regs {
		if r := in.Regs[k].Reg; r != regalloc.NoReg {
			units := touched
			if !in.Writes(f.Target, k) {
				units = h.written
			}
			if !m.Regs[r].Units.Intersect(units).Empty() {
				return false
			}
		}
	}
	for set := f.Clobbers(in); !set.Empty(); {
		r := set.First()
		set.Remove(r)
		if !m.Regs[r].Units.Intersect(touched).Empty() {
			return false
		}
	}
	return true
}

// isDead reports whether nothing reads the value of r at the start of b, within deadWithin instructions.
func (h *hoister) isDead(r regalloc.Reg, b mach.BlockID) bool {
	h.search++
	h.work = h.work[:0]
	h.visit(b)
	left := deadWithin
	for len(h.work) > 0 {
		b := h.f.Blocks[h.work[len(h.work)-1]]
		h.work = h.work[:len(h.work)-1]
		end, invoked := kept, h.f.Invoked(b)
		for i := 0; i < len(b.Instrs) && end == kept; i++ {
			if left--; left < 0 {
				return false
			}
			if end = h.fate(r, &b.Instrs[i]); end == kept && i == invoked {
				h.visit(b.Succs[1].To)
			}
		}
		if end == read {
			return false
		}
		for k := 0; k < len(b.Succs) && end == kept; k++ {
			h.visit(b.Succs[k].To)
		}
	}
	return true
}

// visit adds b to the blocks that isDead examines.
func (h *hoister) visit(b mach.BlockID) {
	if h.seen[b] != h.search {
		h.seen[b] = h.search
		h.work = append(h.work, b)
	}
}

// fate is the fate of a register's value.
type fate uint8

const (
	kept fate = iota
	read      // or a part of it is overwritten, and the rest may be read
	overwritten
)

// fate returns the effect of in on r's value.
func (h *hoister) fate(r regalloc.Reg, in *mach.Instr) fate {
	f, m := h.f, h.f.Target.Machine
	overlaps := m.Conflicts(r)
	end := kept
	for k := range in.Regs {
		x := in.Regs[k].Reg
		switch {
		case x == regalloc.NoReg || !overlaps.Has(x):
		case !in.Writes(f.Target, k):
			return read
		default:
			end = max(end, h.writing(x, r))
		}
	}
	if f.Target.Tiles[in.Tile].Flags&target.TileRet != 0 && f.Preserves(r) && !slices.Contains(f.CalleeSaved, r) {
		return read // by the caller, since no epilogue restores it
	}
	for set := f.Clobbers(in).Intersect(overlaps); !set.Empty(); {
		x := set.First()
		set.Remove(x)
		end = max(end, h.writing(x, r))
	}
	return end
}

// writing returns the effect of a write of x, which overlaps r, on the value of r.
func (h *hoister) writing(x, r regalloc.Reg) fate {
	if regs := h.f.Target.Machine.Regs; regs[r].Units.Minus(regs[x].Units).Empty() {
		return overwritten
	}
	return read
}

// insert inserts code before instruction at of p.
func (h *hoister) insert(p *mach.Block, at int, code []mach.Instr) {
	list := make([]mach.Instr, 0, len(p.Instrs)+len(code))
	list = append(append(list, p.Instrs[:at]...), code...)
	for i := at; i < len(list); i++ {
		in := &list[i]
		in.Regs, in.Pos, in.Point = slices.Clone(in.Regs), -1, 0 // it is executed on both paths
	}
	p.Instrs = append(list, p.Instrs[at:]...)
}

// invalidate drops debug locations that code, moved from the end of a block, overwrites.
func (h *hoister) invalidate(code []mach.Instr) {
	h.eachWritten(func(r regalloc.Reg) {
		for i := range code {
			h.losses.before(r, &code[i])
		}
	})
}

// invalidateFrom does the same for block b and the code after it.
func (h *hoister) invalidateFrom(b mach.BlockID) {
	h.eachWritten(func(r regalloc.Reg) { h.losses.from(r, b, 0) })
}

// eachWritten calls f with each register that the current block writes at least partially, if it is a debug location.
func (h *hoister) eachWritten(f func(r regalloc.Reg)) {
	if h.f.Places == nil {
		return
	}
	for r := range h.f.Target.Machine.Regs {
		if !h.written.Intersect(h.f.Target.Machine.Regs[r].Units).Empty() {
			f(regalloc.Reg(r))
		}
	}
}
