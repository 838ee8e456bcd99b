package mach

import (
	"cmp"
	"slices"

	"spillway/cfg"
	"spillway/ir"
	"spillway/live"
	"spillway/regalloc"
	"spillway/target"
)

// KeepAcross puts what is live across a call that may return twice (setjmp, vfork), or an ir.OpSetJmp, into slots of its
// own. To an allocator nothing comes back to such a call: it would give the slot of a value
// to others once the value is dead on the way that it sees, and the second return would find
// these. A value is stored where it is defined. Behind the call, and where paths meet of which one comes from
// there, its uses are those of a new value that is loaded there, or made anew where that takes no operands, so that no
// virtual register is live across the call and neither allocators nor check need to know of any of this. What is loaded
// from a slot that is stored only once can be loaded again anywhere (Slot.Once). f is at stage
// Split. O(size of f) where there is such a call, and the sum of the dominance frontiers.
func KeepAcross(f *Func) {
	if !slices.ContainsFunc(f.Blocks, func(b *Block) bool { return slices.ContainsFunc(b.Instrs, f.returnsTwice) }) {
		return
	}
	k := keeper{f: f, kept: make([]bool, len(f.VRegs)), slots: make([]int32, len(f.VRegs)), defs: make([]*Instr, len(f.VRegs)), at: make([]place, len(f.VRegs))}
	k.find()
	k.remat()
	k.meet()
	for _, b := range f.Blocks {
		k.block(b)
	}
	for i := range k.points {
		k.insert(&k.points[i])
	}
	for _, b := range f.Blocks {
		b.Instrs = k.emit(b)
	}
}

// returnsTwice reports whether in is a call, or an ir.OpSetJmp, that may return twice.
func (f *Func) returnsTwice(in Instr) bool {
	tile := &f.Target.Tiles[in.Tile]
	if tile.Flags&target.TileCall == 0 {
		return tile.Pattern != nil && tile.Pattern.Op == ir.OpSetJmp
	}
	return in.Value != nil && ir.ReturnsTwice(in.Value)
}

// A place is behind an instruction of a block, or at its start (-1).
type place struct {
	block BlockID
	index int32
}

// A point is a place from which on kept values are new ones: behind a call that returns
// twice, or where paths meet on which different points were passed last.
type point struct {
	place
	values map[VReg]VReg // the new value in place of one; nothing depends on its order
	loads  []Instr
}

const noPoint = -1 // none has been passed

// keeper is the working state of KeepAcross.
type keeper struct {
	f      *Func
	dom    *cfg.DomTree
	flow   *cfg.Flow
	order  *cfg.Order
	loops  *cfg.Forest
	kept   []bool   // by virtual register
	slots  []int32  // by virtual register, 1 + the number of its slot, 0: it has none yet
	defs   []*Instr // by virtual register: what makes it anew anywhere
	at     []place  // by virtual register: where it is defined
	points []point
	in     []int32      // by block: the point passed last at its start
	out    []int32      // likewise at its end
	added  [][]addition // by block: what comes behind an instruction, in order
}

// An addition is code that comes behind an instruction of a block, or before them all (-1).
type addition struct {
	index int32
	code  []Instr
}

// find finds what is live across a call that may return twice.
func (k *keeper) find() {
	f := k.f
	p := Problem(f)
	k.flow = cfg.NewFlow(p)
	k.order = cfg.ReversePostorder(k.flow)
	k.dom, k.loops = cfg.Dominators(k.flow, k.order), cfg.Loops(k.flow, k.order)
	k.added = make([][]addition, len(f.Blocks))
	sets := live.Compute(p, k.flow)
	alive := make([]bool, len(f.VRegs))
	for _, b := range f.Blocks {
		for _, v := range b.Params {
			k.at[v] = place{b.ID, -1}
		}
		for i := range b.Instrs {
			for n, r := range b.Instrs[i].Regs {
				if f.defines(&b.Instrs[i], n) {
					k.at[r.VReg] = place{b.ID, int32(i)}
				}
			}
		}
		if !slices.ContainsFunc(b.Instrs, f.returnsTwice) {
			continue
		}
		clear(alive)
		for _, v := range sets.LiveOut(b.ID) {
			alive[v] = true
		}
		for i := len(b.Instrs) - 1; i >= 0; i-- {
			in := &b.Instrs[i]
			for n, r := range in.Regs {
				if f.defines(in, n) {
					alive[r.VReg] = false
				}
			}
			if f.returnsTwice(*in) {
				for v, on := range alive {
					k.kept[v] = k.kept[v] || on
				}
			}
			for n, r := range in.Regs {
				if !f.defines(in, n) {
					alive[r.VReg] = true
				}
			}
		}
	}
}

// defines reports whether register operand n of in is a result.
func (f *Func) defines(in *Instr, n int) bool {
	return n < f.Target.Tiles[in.Tile].NumDefs || n >= len(in.Regs)-int(in.NumRets)
}

// remat finds the kept values that can be made anew: that is shorter than a slot.
func (k *keeper) remat() {
	for _, b := range k.f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			if len(in.Regs) == 1 && k.kept[in.Regs[0].VReg] && k.f.defines(in, 0) && in.Regs[0].Reg == regalloc.NoReg &&
				k.f.Target.Tiles[in.Tile].Flags&target.TileRemat != 0 {
				def := *in
				k.defs[in.Regs[0].VReg] = &def
			}
		}
	}
}

// meet makes the points: behind calls that return twice, and at the starts of the blocks in the iterated dominance
// frontier of these. So the point that was passed last at the start of another block is that at the
// end of its immediate dominator.
func (k *keeper) meet() {
	f := k.f
	k.in, k.out = make([]int32, len(f.Blocks)), make([]int32, len(f.Blocks))
	var work []int32
	for i, b := range f.Blocks {
		k.in[i], k.out[i] = noPoint, noPoint
		invoked := f.Invoked(b)
		for n := range b.Instrs {
			switch {
			case !f.returnsTwice(b.Instrs[n]):
			case n != invoked:
				k.out[i] = k.point(place{b.ID, int32(n)})
				work = append(work, int32(i))
			default:
				for _, e := range b.Succs { // nothing may stand behind the call; b is the only predecessor
					if k.in[e.To] == noPoint {
						k.in[e.To] = k.point(place{e.To, -1})
						work = append(work, int32(e.To))
					}
				}
			}
		}
	}
	frontier := k.frontiers()
	for len(work) > 0 {
		from := work[len(work)-1]
		work = work[:len(work)-1]
		for _, to := range frontier[from] {
			if k.in[to] == noPoint {
				k.in[to] = k.point(place{BlockID(to), -1})
				work = append(work, to)
			}
		}
	}
	for _, i := range k.order.Blocks[:k.order.Reachable] {
		if d := k.dom.IDom[i]; d >= 0 && k.in[i] == noPoint {
			k.in[i] = k.out[d]
		}
		if k.out[i] == noPoint {
			k.out[i] = k.in[i]
		}
	}
}

// frontiers returns the dominance frontier of each block that can be reached.
func (k *keeper) frontiers() [][]int32 {
	frontier := make([][]int32, len(k.f.Blocks))
	for _, i := range k.order.Blocks[:k.order.Reachable] {
		preds := k.flow.PredsOf(i)
		if len(preds) < 2 {
			continue
		}
		for _, p := range preds {
			for at := p; at >= 0 && k.order.IsReachable(at) && at != k.dom.IDom[i]; at = k.dom.IDom[at] {
				if list := frontier[at]; len(list) > 0 && list[len(list)-1] == i {
					break // from here on another predecessor has been there
				}
				frontier[at] = append(frontier[at], i)
			}
		}
	}
	return frontier
}

// point returns a new point.
func (k *keeper) point(at place) int32 {
	k.points = append(k.points, point{place: at, values: map[VReg]VReg{}})
	return int32(len(k.points) - 1)
}

// block gives what b uses other values and stores what it defines.
func (k *keeper) block(b *Block) {
	f := k.f
	now := k.in[b.ID]
	invoked := f.Invoked(b)
	for _, v := range b.Params {
		k.store(b.ID, -1, v)
	}
	for i := range b.Instrs {
		in := &b.Instrs[i]
		for n, r := range in.Regs {
			if !f.defines(in, n) && k.kept[r.VReg] {
				if w := k.value(now, r.VReg); w != r.VReg {
					in.Regs = slices.Clone(in.Regs)
					in.Regs[n].VReg = w
				}
			}
		}
		if f.returnsTwice(*in) && i != invoked {
			now = k.behind(b.ID, int32(i))
		}
		for n, r := range in.Regs {
			switch {
			case !f.defines(in, n):
			case invoked >= 0 && i >= invoked:
				for _, e := range b.Succs {
					k.store(e.To, -1, r.VReg)
				}
			default:
				k.store(b.ID, int32(i), r.VReg)
			}
		}
	}
	for i := range b.Succs {
		args := b.Succs[i].Args
		for n, v := range args {
			if k.kept[v] {
				if w := k.value(now, v); w != v {
					args = slices.Clone(args)
					args[n] = w
				}
			}
		}
		b.Succs[i].Args = args
	}
}

// behind returns the point behind instruction i of b.
func (k *keeper) behind(b BlockID, i int32) int32 {
	return int32(slices.IndexFunc(k.points, func(p point) bool { return p.place == place{b, i} }))
}

// value returns what has the value of the kept v where now was passed last.
func (k *keeper) value(now int32, v VReg) VReg {
	if now < 0 {
		return v
	}
	p, def := &k.points[now], k.at[v]
	if p.block == def.block && def.index >= p.index || p.block != def.block && k.dom.Dominates(int32(p.block), int32(def.block)) {
		return v
	}
	if w, ok := p.values[v]; ok {
		return w
	}
	w := VReg(len(k.f.VRegs))
	k.f.VRegs = append(k.f.VRegs, k.f.VRegs[v])
	k.kept = append(k.kept, false)
	in := Instr{Tile: k.f.Target.Moves[k.f.VRegs[v].Class].Load, Mem: NoMem}
	if def := k.defs[v]; def != nil {
		in = *def
	} else {
		in.Mem = k.slot(v)
	}
	in.Regs = []Operand{{VReg: w, Reg: regalloc.NoReg}}
	p.loads = append(p.loads, in)
	p.values[v] = w
	return w
}

// store stores v, if it is kept, in its slot behind instruction i of b.
func (k *keeper) store(b BlockID, i int32, v VReg) {
	if k.kept[v] && k.defs[v] == nil {
		in := Instr{Tile: k.f.Target.Moves[k.f.VRegs[v].Class].Store, Regs: []Operand{{VReg: v, Reg: regalloc.NoReg}}, Mem: k.slot(v)}
		k.added[b] = append(k.added[b], addition{i, []Instr{in}})
	}
}

// insert has the loads of p come where p is.
func (k *keeper) insert(p *point) {
	if len(p.loads) > 0 {
		k.added[p.block] = append(k.added[p.block], addition{p.index, p.loads})
	}
}

// emit returns the instructions of b with what comes between them.
func (k *keeper) emit(b *Block) []Instr {
	list := k.added[b.ID]
	if len(list) == 0 {
		return b.Instrs
	}
	slices.SortStableFunc(list, func(x, y addition) int { return cmp.Compare(x.index, y.index) })
	var out []Instr
	for i := int32(-1); int(i) < len(b.Instrs); i++ {
		if i >= 0 {
			out = append(out, b.Instrs[i])
		}
		for len(list) > 0 && list[0].index == i {
			out = append(out, list[0].code...)
			list = list[1:]
		}
	}
	return out
}

// slot returns the address of the slot of v.
func (k *keeper) slot(v VReg) Mem {
	if k.slots[v] == 0 {
		c := &k.f.Target.Machine.Classes[k.f.VRegs[v].Class]
		once := k.loops.Of[k.at[v].block] < 0
		k.f.Slots = append(k.f.Slots, Slot{Kind: LocalSlot, Size: int64(c.SpillSize), Align: int64(c.SpillAlign), Once: once})
		k.slots[v] = int32(len(k.f.Slots))
	}
	return Mem{Used: true, Base: -1, Index: -1, Slot: k.slots[v] - 1}
}
