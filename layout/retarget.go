package layout

import (
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// retargetWindow is the number of instructions across which a move or an exchange is moved up.
const retargetWindow = 24

// Retarget removes moves inserted by allocation after the definition of the moved value:
//
//	a = add b, 4; swap a, b          =>  a = move b; b = add a, 4
//	a = add b, 8; store b; b = a     =>  store b; b = add b, 8
//	a = add c, 8; load b; b = a      =>  b = add c, 8 where b is not read between
//	a = b; b = add b, 4; load [a]    =>  b = add b, 4; load [b - 4]
//
// An exchange moves up, and the instructions that it crosses use the other register of the two, until one of them is
// dead or both hold the same value. A move is removed if the value can be computed into its destination, either at its
// definition or at the move. No instruction becomes longer. f is at stage Framed. O(instructions times window).
func (ws *Workspace) Retarget(f *mach.Func) {
	r := &ws.r
	r.f = f
	if !r.any() {
		return
	}
	r.lives.Solve(f)
	for _, b := range f.Blocks {
		r.block(b)
	}
	r.losses.removeFrom(f)
	r.f, r.b, r.lives.Func = nil, nil, nil
}

// Retarget is like the method Retarget, with memory of its own.
func Retarget(f *mach.Func) { new(Workspace).Retarget(f) }

// retargeter is the state of Retarget, and memory that is used again for the next function.
type retargeter struct {
	f      *mach.Func
	b      *mach.Block
	lives  mach.Liveness
	after  []regalloc.RegSet // by instruction of b: the units that are live after it
	losses losses
	ends   []loss // of b
}

// any reports whether there is a move or an exchange of registers.
func (r *retargeter) any() bool {
	for _, b := range r.f.Blocks {
		for i := range b.Instrs {
			if r.isMove(&b.Instrs[i]) || r.isSwap(&b.Instrs[i]) {
				return true
			}
		}
	}
	return false
}

// isMove reports whether in is a move from one register to another.
func (r *retargeter) isMove(in *mach.Instr) bool {
	return in.Origin != mach.FromFrame && len(in.Regs) == 2 && in.Regs[0].Reg != in.Regs[1].Reg &&
		slices.ContainsFunc(r.f.Target.Moves, func(m target.MoveTiles) bool { return in.Tile == m.Move })
}

// isSwap reports whether in exchanges two registers.
func (r *retargeter) isSwap(in *mach.Instr) bool { return in.Origin == mach.FromSwap }

// block processes b from its end.
func (r *retargeter) block(b *mach.Block) {
	r.b = b
	if !slices.ContainsFunc(b.Instrs, func(in mach.Instr) bool { return r.isMove(&in) || r.isSwap(&in) }) {
		return
	}
	r.after = slices.Grow(r.after[:0], len(b.Instrs))[:len(b.Instrs)]
	units := r.lives.Out(b.ID)
	for i := len(b.Instrs) - 1; i >= 0; i-- {
		r.after[i] = units
		units = r.lives.Before(b, i, units)
	}
	changed := false
	for i := len(b.Instrs) - 1; i >= 0; i-- {
		in := &b.Instrs[i]
		changed = r.isSwap(in) && r.lift(i) || changed
		for left := retargetWindow; left > 0 && r.isMove(&b.Instrs[i]) && (r.retarget(i) || r.forward(i)); left-- {
			changed = true
		}
	}
	if !changed {
		return
	}
	for _, x := range r.ends { // by the rest of b
		gone := 0
		for i := range x.instr {
			if r.isGone(b.Instrs[i]) {
				gone++
			}
		}
		r.losses.from(x.reg, b.ID, x.instr-gone)
	}
	r.ends = r.ends[:0]
	b.Instrs = slices.DeleteFunc(b.Instrs, r.isGone)
}

// remove marks instruction i for removal by block: as a move of a register to itself.
func (r *retargeter) remove(i int) {
	in := &r.b.Instrs[i]
	in.Regs = []mach.Operand{{VReg: mach.NoVReg, Reg: regalloc.NoReg}, {VReg: mach.NoVReg, Reg: regalloc.NoReg}}
	in.Tile, in.Mem, in.Origin = r.f.Target.Moves[0].Move, mach.NoMem, mach.FromCopy
}

func (r *retargeter) isGone(in mach.Instr) bool {
	return in.Tile == r.f.Target.Moves[0].Move && in.Origin == mach.FromCopy && in.Regs[0].Reg == regalloc.NoReg
}

// refresh recomputes liveness after the instructions from k up to, but not including, i.
func (r *retargeter) refresh(k, i int) {
	units := r.after[i]
	for n := i; n > k; n-- {
		units = r.lives.Before(r.b, n, units)
		r.after[n-1] = units
	}
}

// lost invalidates debug locations in a and b from instruction k to i, and in a from there on.
func (r *retargeter) lost(a, b regalloc.Reg, k, i int) {
	if r.f.Places == nil {
		return
	}
	for n := k; n <= i; n++ {
		r.losses.before(a, &r.b.Instrs[n])
		r.losses.before(b, &r.b.Instrs[n])
	}
	if i+1 < len(r.b.Instrs) {
		r.ends = append(r.ends, loss{reg: a, instr: i + 1})
	}
}

// dead reports whether reg is dead after instruction i.
func (r *retargeter) dead(reg regalloc.Reg, i int) bool {
	return r.after[i].Intersect(r.f.Target.Machine.Regs[reg].Units).Empty()
}

// isSimple reports whether a register of f may be replaced by another one: nothing overlaps it.
func (r *retargeter) isSimple(reg regalloc.Reg) bool {
	return r.f.Target.Machine.Conflicts(reg).Len() == 1
}

// isFixed reports whether in names registers that are not its to choose.
func (r *retargeter) isFixed(in *mach.Instr) bool {
	const not = target.TileCall | target.TileAsm | target.TileTerm | target.TileRet | target.TileFrame | target.TilePushes | target.TileAlias | target.TileLow
	return in.Origin == mach.FromFrame || in.Origin == mach.FromCall || r.f.Target.Tiles[in.Tile].Flags&not != 0 || in.NumRets > 0 || !r.f.Clobbers(in).Empty()
}

// takes reports whether operand k of in may be register reg, which must be allocatable.
func (r *retargeter) takes(in *mach.Instr, k int, reg regalloc.Reg) bool {
	t := r.f.Target
	tile := &t.Tiles[in.Tile]
	class := t.Address.BaseClass
	switch {
	case k < tile.NumDefs+tile.NumUses:
		if tile.Operands[k].Fixed != regalloc.NoReg {
			return false
		}
		class = tile.Operands[k].Class
	case int8(k) == in.Mem.Index:
		class = t.Address.IndexClass
	case int8(k) != in.Mem.Base:
		return false
	}
	return t.Machine.Classes[class].Set.Has(reg) && !t.Machine.Regs[reg].Reserved
}

// exchanged returns in with a and b the other way around, or false.
func (r *retargeter) exchanged(in *mach.Instr, a, b regalloc.Reg) (mach.Instr, bool) {
	out := *in
	out.Regs = slices.Clone(in.Regs)
	for k := range out.Regs {
		other := regalloc.NoReg
		switch out.Regs[k].Reg {
		case a:
			other = b
		case b:
			other = a
		default:
			continue
		}
		if !r.takes(in, k, other) {
			return out, false
		}
		out.Regs[k].Reg = other
	}
	return out, r.f.Bytes(&out) <= r.f.Bytes(in)
}

// mentions reports whether in reads or writes reg.
func (r *retargeter) mentions(in *mach.Instr, reg regalloc.Reg) bool {
	return r.f.ReadsReg(in, reg) || r.f.WritesReg(in, reg)
}

// widestMove returns the move of the full register b to a: instructions that an exchange crosses may read more than it
// exchanges. NoTile: none.
func (r *retargeter) widestMove(a, b regalloc.Reg) target.TileID {
	t := r.f.Target
	move, width := target.NoTile, int32(0)
	for c := range t.Machine.Classes {
		class := &t.Machine.Classes[c]
		if t.Moves[c].Move != target.NoTile && class.Set.Has(a) && class.Set.Has(b) && class.SpillSize > width {
			move, width = t.Moves[c].Move, class.SpillSize
		}
	}
	return move
}

// lift moves the exchange at instruction i up until it becomes a move or redundant.
func (r *retargeter) lift(i int) bool {
	swap := &r.b.Instrs[i]
	a, b := swap.Regs[0].Reg, swap.Regs[1].Reg
	move := r.widestMove(a, b)
	if move == target.NoTile || !r.isSimple(a) || !r.isSimple(b) {
		return false
	}
	for k := i - 1; k >= 0 && k >= i-retargetWindow; k-- {
		in := &r.b.Instrs[k]
		if in.Tile == move && r.mentions(in, a) && r.mentions(in, b) { // they hold the same
			if r.exchangeBetween(k+1, i, a, b) {
				r.lost(a, b, k+1, i)
				r.remove(i)
				r.refresh(k, i)
				return true
			}
			return false
		}
		for _, x := range [2][2]regalloc.Reg{{a, b}, {b, a}} {
			if r.f.WritesReg(in, x[0]) && !r.f.ReadsReg(in, x[0]) && !r.f.WritesReg(in, x[1]) {
				return r.liftTo(k, i, move, x[0], x[1])
			}
		}
		if r.mentions(in, a) || r.mentions(in, b) {
			if _, ok := r.exchanged(in, a, b); !ok || r.isFixed(in) {
				return false
			}
		}
	}
	return false
}

// liftTo makes the exchange at instruction i, of a, which instruction k writes, and b, a move before k.
func (r *retargeter) liftTo(k, i int, move target.TileID, a, b regalloc.Reg) bool {
	in := &r.b.Instrs[i]
	to := mach.Instr{Tile: move, Origin: mach.FromCopy, Mem: mach.NoMem, Pos: in.Pos, Regs: []mach.Operand{{VReg: mach.NoVReg, Reg: a}, {VReg: mach.NoVReg, Reg: b}}}
	if r.f.Bytes(&to) > r.f.Bytes(in) || r.isFixed(&r.b.Instrs[k]) || r.isEarly(&r.b.Instrs[k]) || !r.exchangeBetween(k, i, a, b) {
		return false
	}
	r.lost(a, b, k, i)
	copy(r.b.Instrs[k+1:i+1], r.b.Instrs[k:i])
	r.b.Instrs[k] = to
	r.refresh(k, i)
	return true
}

// isEarly reports whether in writes a result before it has read all its operands.
func (r *retargeter) isEarly(in *mach.Instr) bool {
	tile := &r.f.Target.Tiles[in.Tile]
	return slices.ContainsFunc(tile.Operands[:tile.NumDefs], func(o target.Operand) bool { return o.Early })
}

// exchangeBetween exchanges a and b in the instructions from k up to, but not including, i, if possible.
func (r *retargeter) exchangeBetween(k, i int, a, b regalloc.Reg) bool {
	for n := k; n < i; n++ {
		in := &r.b.Instrs[n]
		if !r.mentions(in, a) && !r.mentions(in, b) {
			continue
		}
		if _, ok := r.exchanged(in, a, b); !ok || r.isFixed(in) {
			return false
		}
	}
	for n := k; n < i; n++ {
		if in := &r.b.Instrs[n]; r.mentions(in, a) || r.mentions(in, b) {
			*in, _ = r.exchanged(in, a, b)
		}
	}
	return true
}

// retarget removes the move at instruction i if the moved value can be computed into its destination.
func (r *retargeter) retarget(i int) bool {
	move := &r.b.Instrs[i]
	y, x := move.Regs[0].Reg, move.Regs[1].Reg
	if !r.isSimple(x) || !r.isSimple(y) || !r.dead(x, i) {
		return false
	}
	readsX, readsY := false, false
	for k := i - 1; k >= 0 && k >= i-retargetWindow; k-- {
		in := &r.b.Instrs[k]
		if r.f.WritesReg(in, y) {
			return false
		}
		if r.f.WritesReg(in, x) {
			switch {
			case r.isFixed(in):
				return false
			case !readsY:
				return r.computeInto(k, i, x, y)
			case !readsX:
				return r.sinkTo(k, i, x, y)
			}
			return false
		}
		readsX = readsX || r.f.ReadsReg(in, x)
		readsY = readsY || r.f.ReadsReg(in, y)
		if r.f.ReadsReg(in, x) && r.isFixed(in) {
			return false
		}
	}
	return false
}

// withResult returns in with register y for its result x, or false.
func (r *retargeter) withResult(in *mach.Instr, x, y regalloc.Reg) (mach.Instr, bool) {
	out := *in
	out.Regs = slices.Clone(in.Regs)
	tile, found := &r.f.Target.Tiles[in.Tile], false
	for k := range tile.NumDefs {
		if out.Regs[k].Reg != x {
			continue
		}
		if found || tile.Operands[k].Tied >= 0 || !r.takes(in, k, y) {
			return out, false
		}
		out.Regs[k].Reg, found = y, true
	}
	return out, found && !r.overwrites(&out) && r.f.Bytes(&out) <= r.f.Bytes(in)
}

// overwrites reports whether a result of in is in the register of an operand that is read after the result is written.
func (r *retargeter) overwrites(in *mach.Instr) bool {
	tile := &r.f.Target.Tiles[in.Tile]
	for d := range tile.NumDefs {
		def := &tile.Operands[d]
		for k := tile.NumDefs; k < len(in.Regs); k++ {
			late := def.Early || k < tile.NumDefs+tile.NumUses && tile.Operands[k].Late
			if late && k != def.Tied && in.Regs[k].Reg == in.Regs[d].Reg && !tile.ReadBefore(k, d) {
				return true
			}
		}
	}
	return false
}

// computeInto makes instruction k compute its result x into y, and the instructions up to the move at i read it from y.
func (r *retargeter) computeInto(k, i int, x, y regalloc.Reg) bool {
	def, ok := r.withResult(&r.b.Instrs[k], x, y)
	if !ok {
		return false
	}
	for n := k + 1; n < i; n++ {
		if in := &r.b.Instrs[n]; r.f.ReadsReg(in, x) {
			if _, ok := r.exchanged(in, x, y); !ok {
				return false
			}
		}
	}
	r.lost(x, y, k, i)
	r.b.Instrs[k] = def
	for n := k + 1; n < i; n++ {
		if in := &r.b.Instrs[n]; r.f.ReadsReg(in, x) {
			*in, _ = r.exchanged(in, x, y)
		}
	}
	r.remove(i)
	r.refresh(k, i)
	return true
}

// sinkTo computes the result x of instruction k directly in y, instead of the move at i.
func (r *retargeter) sinkTo(k, i int, x, y regalloc.Reg) bool {
	in := &r.b.Instrs[k]
	const not = target.TileLoads | target.TileStores | target.TileEffect
	flags := r.f.Target.Tiles[in.Tile].Flags
	def, ok := r.withResult(in, x, y)
	if !ok || r.f.Target.Tiles[in.Tile].NumDefs != 1 || flags&not != 0 || flags&target.TileKeepsFlags == 0 {
		return false
	}
	for n := k + 1; n < i; n++ {
		for m := range in.Regs {
			if !in.Writes(r.f.Target, m) && r.f.WritesReg(&r.b.Instrs[n], in.Regs[m].Reg) {
				return false
			}
		}
	}
	r.lost(x, y, k, i)
	def.Point = 0 // debug locations after it no longer hold
	r.b.Instrs[i] = def
	r.remove(k)
	r.refresh(k, i)
	return true
}

// forward removes the move at instruction i, of b to a, if a is only used as the base of later addresses, where b holds
// the same value or a constant has been added to it.
func (r *retargeter) forward(i int) bool {
	a, b := r.b.Instrs[i].Regs[0].Reg, r.b.Instrs[i].Regs[1].Reg
	if !r.isSimple(a) || !r.isSimple(b) {
		return false
	}
	added, changed, end := int64(0), false, -1
	for n := i + 1; n < len(r.b.Instrs)-1 && n <= i+retargetWindow && end < 0; n++ {
		in := &r.b.Instrs[n]
		if r.f.ReadsReg(in, a) {
			if out, ok := r.rebased(in, a, b, added, changed); !ok || r.f.Bytes(&out) > r.f.Bytes(in) {
				return false
			}
		}
		switch {
		case r.f.WritesReg(in, a) || r.dead(a, n):
			end = n
		case r.f.WritesReg(in, b):
			out := *in
			if r.f.ReadsReg(in, a) {
				out, _ = r.rebased(in, a, b, added, changed)
			}
			k, ok := r.addition(&out, b)
			if !ok {
				return false
			}
			added, changed = added+k, true
		}
	}
	if end < 0 {
		return false
	}
	r.lost(a, a, i, end)
	added, changed = 0, false
	for n := i + 1; n <= end; n++ {
		in := &r.b.Instrs[n]
		if r.f.ReadsReg(in, a) {
			*in, _ = r.rebased(in, a, b, added, changed)
		}
		if k, ok := r.addition(in, b); ok {
			added, changed = added+k, true
		}
	}
	r.remove(i)
	r.refresh(i, end)
	return true
}

// rebased returns in, which reads a, with b in place of a: b equals a, or differs by a constant added since, in which
// case a may only be the base of an address.
func (r *retargeter) rebased(in *mach.Instr, a, b regalloc.Reg, added int64, changed bool) (mach.Instr, bool) {
	out := *in
	out.Regs = slices.Clone(in.Regs)
	m := &out.Mem
	for k := range in.Regs {
		if in.Regs[k].Reg != a || in.Writes(r.f.Target, k) {
			continue
		}
		if changed && (!m.Used || int8(k) != m.Base || m.Index >= 0 || m.HasSym || m.GOT || m.Thread || m.Segment != 0) || !r.takes(in, k, b) || r.isTied(in, k) {
			return out, false
		}
		out.Regs[k].Reg = b
	}
	off := int64(m.Off) - added
	if r.isFixed(in) || r.overwrites(&out) || changed && (off != int64(int32(off)) || !r.f.Target.Reaches(in.Tile, off)) {
		return out, false
	}
	if changed {
		m.Off = int32(off)
	}
	return out, true
}

// isTied reports whether operand k of in shares the register of a result.
func (r *retargeter) isTied(in *mach.Instr, k int) bool {
	tile := &r.f.Target.Tiles[in.Tile]
	return slices.ContainsFunc(tile.Operands[:tile.NumDefs], func(o target.Operand) bool { return o.Tied == k })
}

// addition returns the constant that in adds to reg in place, if it is such an addition.
func (r *retargeter) addition(in *mach.Instr, reg regalloc.Reg) (int64, bool) {
	tile := &r.f.Target.Tiles[in.Tile]
	p := tile.Pattern
	if p == nil || p.Op != ir.OpAdd || tile.Imm < 0 || in.Sym != nil || tile.NumDefs != 1 || tile.NumUses != 1 || in.Mem.Used || in.Regs[0].Reg != reg || in.Regs[1].Reg != reg ||
		p.Type != r.f.Target.Classes.Ptr || p.Kids[0].Operand != 1 || p.Kids[1].Operand != tile.Imm {
		return 0, false
	}
	return in.Imm, true
}
