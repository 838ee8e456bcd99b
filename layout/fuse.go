package layout

import (
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// fuseWindow is the number of following instructions searched for a fusion partner.
const fuseWindow = 20

// Fuse fuses two instructions if the machine has one that replaces both (target.Fusion): adjacent loads and stores,
// accesses whose base is incremented, returns and the register restores before them, and accesses to symbols whose
// address has no other use. Ordinary accesses move up or down in their block across independent instructions for this.
// Both instructions stay in the code, one after the other, and are marked (mach.Instr.Join). f is at stage Framed; no
// later pass may insert instructions. O(instructions times window).
func (ws *Workspace) Fuse(f *mach.Func) {
	if f.Target.Fusions == nil {
		return
	}
	x := &ws.u
	x.f, x.fusions, x.solved = f, f.Target.Fusions(), false
	for _, b := range f.Blocks {
		x.b = b
		for i := 0; i < len(b.Instrs); i++ {
			if !x.mayFuse(i) || !x.pair(i) {
				continue
			}
			if b.Instrs[i].Join == mach.JoinsNext {
				i++ // the pair is here
			} else {
				i-- // i has moved down, and its successor is here
			}
		}
		for i := 0; i < len(b.Instrs); i++ {
			if x.mayFuse(i) {
				x.step(i)
			}
		}
		for i := len(b.Instrs) - 1; i >= 0; i-- {
			if tile := b.Instrs[i].Tile; tile == x.fusions.Sym || slices.Contains(x.fusions.Index, tile) {
				x.address(i)
			}
		}
		x.returns()
		x.lostBases()
	}
	x.losses.removeFrom(f)
	x.f, x.b, x.lives.Func = nil, nil, nil
}

// Fuse is like the method Fuse, with memory of its own.
func Fuse(f *mach.Func) { new(Workspace).Fuse(f) }

// fuser is the state of Fuse.
type fuser struct {
	f       *mach.Func
	fusions *target.Fusions
	b       *mach.Block
	scratch mach.Instr
	lives   mach.Liveness
	solved  bool // liveness has been computed for f
	losses  losses
}

// mayFuse reports whether instruction i is an ordinary access that some fusion covers.
func (x *fuser) mayFuse(i int) bool {
	in := &x.b.Instrs[i]
	return in.Join == mach.Alone && in.Mem.Used && len(x.fusions.Of(in.Tile)) > 0 && isOrdinary(in)
}

// isOrdinary reports whether in, a load or a store, may be fused with another one.
func isOrdinary(in *mach.Instr) bool {
	switch in.Origin {
	case mach.FromSpill, mach.FromReload:
		return true
	case mach.FromProgram:
	default:
		return false
	}
	v := in.Value
	if v != nil && v.Op != ir.OpLoad && v.Op != ir.OpStore && len(v.Args) == 1 { // an extended load
		v = v.Args[0]
	}
	return v != nil && (v.Op == ir.OpLoad || v.Op == ir.OpStore) && !v.Volatile && v.Order == ir.NotAtomic
}

// isBarrier reports whether nothing moves across in.
func (x *fuser) isBarrier(in *mach.Instr) bool {
	const not = target.TileEffect | target.TileCall | target.TileAsm | target.TileTerm | target.TileRet | target.TileFrame | target.TilePushes
	return in.Origin == mach.FromFrame || in.Origin == mach.FromCall || x.f.Target.Tiles[in.Tile].Flags&not != 0
}

// returns fuses the return at the end of the block with the restore of registers before it.
func (x *fuser) returns() {
	n := len(x.b.Instrs) - 1
	if n < 1 || x.b.Instrs[n].Tile != x.f.Target.Frame.Ret {
		return
	}
	if last, ret := &x.b.Instrs[n-1], &x.b.Instrs[n]; last.Join == mach.Alone && x.f.Fused(&x.scratch, last, ret) != nil {
		last.Join, ret.Join = mach.JoinsNext, mach.JoinsPrevious
	}
}

// pair finds a later access to pair with access i.
func (x *fuser) pair(i int) bool {
	in := &x.b.Instrs[i]
	base, _, ok := x.f.BaseOffset(in)
	if !ok || x.f.WritesReg(in, base) {
		return false
	}
	for k := i + 1; k < len(x.b.Instrs) && k <= i+fuseWindow; k++ {
		next := &x.b.Instrs[k]
		if next.Join != mach.Alone || x.isBarrier(next) {
			return false
		}
		if x.mayFuse(k) && x.places(i, k, base) {
			return true
		}
		if x.f.WritesReg(next, base) {
			return false
		}
	}
	return false
}

// places fuses accesses i and k, in either order, if one of them can move to the other.
func (x *fuser) places(i, k int, base regalloc.Reg) bool {
	in, next := &x.b.Instrs[i], &x.b.Instrs[k]
	after := x.f.Fused(&x.scratch, in, next)
	if after != nil && after.Base == target.BaseLost && !x.lastUses(i, k, base) {
		return false
	}
	switch {
	case after != nil && x.movesUp(k, i+1):
		x.join(i, k, i+1)
	case after != nil && x.movesDown(i, k-1):
		x.join(k, i, k-1)
	case after == nil && x.f.Fused(&x.scratch, next, in) != nil && x.movesUp(k, i):
		x.join(i+1, k, i)
	case after == nil && x.f.Fused(&x.scratch, next, in) != nil && x.movesDown(i, k):
		x.join(k-1, i, k)
	default:
		return false
	}
	return true
}

// lostBases invalidates the debug locations that pairs overwrite.
func (x *fuser) lostBases() {
	if x.f.Places == nil {
		return
	}
	for i := range x.b.Instrs {
		in := &x.b.Instrs[i]
		if in.Join != mach.JoinsNext {
			continue
		}
		if by := x.f.Fused(&x.scratch, in, &x.b.Instrs[i+1]); by != nil && by.Base == target.BaseLost {
			base, _, _ := x.f.BaseOffset(in)
			x.losses.from(base, x.b.ID, i+1)
		}
	}
}

// lastUses reports whether accesses i and k, of which i is the first, are the last uses of their base.
func (x *fuser) lastUses(i, k int, base regalloc.Reg) bool {
	for n := i + 1; n < k; n++ {
		if x.f.ReadsReg(&x.b.Instrs[n], base) {
			return false
		}
	}
	return x.deadAfter(k, base)
}

// step finds, for access i, an addition to its base, after it or before it, that it can perform.
func (x *fuser) step(i int) {
	in := &x.b.Instrs[i]
	base, _, ok := x.f.BaseOffset(in)
	if !ok || in.Mem.Slot >= 0 {
		return
	}
	for _, way := range [2]int{1, -1} {
		for k := i + way; k >= 0 && k < len(x.b.Instrs) && k*way <= i*way+fuseWindow; k += way {
			next := &x.b.Instrs[k]
			if next.Join != mach.Alone || x.isBarrier(next) {
				break
			}
			first, second := in, next
			if way < 0 {
				first, second = next, in
			}
			if !next.Mem.Used && next.Sym == nil && x.f.WritesReg(next, base) && x.f.Fused(&x.scratch, first, second) != nil {
				x.join(i, k, i+way)
				return
			}
			if x.f.WritesReg(next, base) || x.f.ReadsReg(next, base) {
				break
			}
		}
	}
}

// address finds, for the address part computed by instruction i, the access that is its only use.
func (x *fuser) address(i int) {
	in := &x.b.Instrs[i]
	reg := in.Regs[0].Reg
	if in.Join != mach.Alone {
		return
	}
	for k := i + 1; k < len(x.b.Instrs) && k <= i+fuseWindow; k++ {
		next := &x.b.Instrs[k]
		if x.f.ReadsReg(next, reg) {
			if next.Join == mach.Alone && x.f.Fused(&x.scratch, in, next) != nil && (x.f.WritesReg(next, reg) || x.deadAfter(k, reg)) {
				x.join(k, i, k-1)
			}
			return
		}
		if x.f.WritesReg(next, reg) || len(in.Regs) > 1 && x.f.WritesReg(next, in.Regs[1].Reg) {
			return
		}
	}
}

// deadAfter reports whether reg is dead after instruction i.
func (x *fuser) deadAfter(i int, reg regalloc.Reg) bool {
	for k := i + 1; k < len(x.b.Instrs); k++ {
		in := &x.b.Instrs[k]
		if x.f.ReadsReg(in, reg) || x.f.Target.Tiles[in.Tile].Flags&target.TileRet != 0 && x.f.Preserves(reg) {
			return false
		}
		if x.f.WritesReg(in, reg) {
			return true
		}
	}
	if !x.solved {
		x.lives.Solve(x.f)
		x.solved = true
	}
	return x.lives.Out(x.b.ID).Intersect(x.f.Target.Machine.Regs[reg].Units).Empty()
}

// join moves instruction from to place to, next to instruction at, and marks them as fused.
func (x *fuser) join(at, from, to int) {
	list := x.b.Instrs
	in := list[from]
	if from != to {
		in.Point = 0
	}
	for ; from > to; from-- {
		list[from] = list[from-1]
		list[from].Point = 0 // debug locations between them no longer hold
	}
	for ; from < to; from++ {
		list[from] = list[from+1]
		list[from].Point = 0
	}
	list[to] = in
	first := min(at, to)
	list[first].Join, list[first+1].Join = mach.JoinsNext, mach.JoinsPrevious
}

// movesUp reports whether access k can be done before those from instruction to on.
func (x *fuser) movesUp(k, to int) bool {
	for n := to; n < k; n++ {
		if !x.independent(&x.b.Instrs[k], &x.b.Instrs[n]) {
			return false
		}
	}
	return true
}

// movesDown reports whether access i can be done after those up to instruction to.
func (x *fuser) movesDown(i, to int) bool {
	for n := i + 1; n <= to; n++ {
		if !x.independent(&x.b.Instrs[i], &x.b.Instrs[n]) {
			return false
		}
	}
	return true
}

// independent reports whether access a and in, which is not a barrier, can be placed in either order.
func (x *fuser) independent(a, in *mach.Instr) bool {
	for k := range a.Regs {
		r := a.Regs[k].Reg
		if x.f.WritesReg(in, r) || a.Writes(x.f.Target, k) && x.f.ReadsReg(in, r) {
			return false
		}
	}
	tiles := x.f.Target.Tiles
	const either = target.TileLoads | target.TileStores
	if tiles[in.Tile].Flags&either == 0 || (tiles[in.Tile].Flags|tiles[a.Tile].Flags)&target.TileStores == 0 {
		return true
	}
	return x.apart(a, in)
}

// apart reports whether two accesses are disjoint, given equal contents of their address registers.
func (x *fuser) apart(a, b *mach.Instr) bool {
	if x.isSpill(a) != x.isSpill(b) {
		return true
	}
	base, off, ok := x.f.BaseOffset(a)
	other, far, also := x.f.BaseOffset(b)
	if !ok || !also || base != other {
		return false
	}
	n, m := x.bytes(a), x.bytes(b)
	return n > 0 && m > 0 && (off+n <= far || far+m <= off)
}

// isSpill reports whether in accesses a spill slot.
func (x *fuser) isSpill(in *mach.Instr) bool {
	return in.Mem.Used && in.Mem.Slot >= 0 && x.f.Slots[in.Mem.Slot].Kind == mach.SpillSlot
}

// bytes returns the number of bytes that in accesses, or 0 if unknown.
func (x *fuser) bytes(in *mach.Instr) int64 {
	if of := x.fusions.Of(in.Tile); len(of) > 0 {
		return of[0].Bytes
	}
	return 0
}
