package mach

import (
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// Join records whether an instruction is fused with the next or the previous one.
type Join uint8

// The ways of being fused.
const (
	Alone Join = iota
	JoinsNext
	JoinsPrevious
)

var joinNames = [...]string{JoinsNext: "joinsnext", JoinsPrevious: "joinsprevious"}

// BaseOffset returns the address of in, which is at stage Framed, if it is a register plus an offset.
func (f *Func) BaseOffset(in *Instr) (base regalloc.Reg, off int64, ok bool) {
	m := &in.Mem
	if !m.Used || m.HasSym || m.GOT || m.Thread || m.Segment != 0 || m.Index >= 0 {
		return 0, 0, false
	}
	off = int64(m.Off)
	if m.Slot >= 0 {
		return f.Slots[m.Slot].Base, off + f.Slots[m.Slot].Disp, m.Base < 0
	}
	if m.Base < 0 {
		return 0, 0, false
	}
	return in.Regs[m.Base].Reg, off, true
}

// Fused sets to to the instruction that replaces in followed by next (target.Fusion), which exists only as text and as
// code. It returns the fusion, or nil if there is none. f is at stage Framed.
func (f *Func) Fused(to, in, next *Instr) *target.Fusion {
	if f.Target.Fusions == nil {
		return nil
	}
	switch {
	case next.Tile == f.Target.Frame.Ret:
		return f.fusedReturn(to, in, next)
	case in.Mem.Used && next.Mem.Used:
		return f.fusedPair(to, in, next)
	case in.Sym != nil && next.Mem.Used:
		return f.fusedSym(to, in, next)
	case next.Mem.Used && next.Mem.Index >= 0:
		return f.fusedIndex(to, in, next)
	}
	access, add, kind := in, next, target.FusePost
	if !in.Mem.Used {
		access, add, kind = next, in, target.FusePre
	}
	base, off, ok := f.BaseOffset(access)
	if !ok || access.Mem.Slot >= 0 {
		return nil
	}
	switch {
	case off == 0:
	case access == in && off == add.Imm:
		kind = target.FusePre
	case access == next && off == -add.Imm:
		kind = target.FusePost
	default:
		return nil
	}
	x := f.Target.Fusions().Find(kind, access.Tile, add.Tile)
	if x == nil || add.Sym != nil || add.Regs[0].Reg != base || add.Regs[1].Reg != base {
		return nil
	}
	for k := range access.Regs {
		if int8(k) != access.Mem.Base && access.Regs[k].Reg == base {
			return nil
		}
	}
	if !f.fuse(to, x, base, add.Imm, access) {
		return nil
	}
	return x
}

// Emitted returns the instruction that instruction k of b is in text and code: itself, or what it is fused into with the
// next one, which is stored in fused; nil if it is fused with the previous one. f is at stage Framed.
func (f *Func) Emitted(b *Block, k int, fused *Instr) *Instr {
	in := &b.Instrs[k]
	switch in.Join {
	case JoinsPrevious:
		return nil
	case JoinsNext:
		if f.Fused(fused, in, &b.Instrs[k+1]) == nil {
			panic("mach: @" + f.Name + " has instructions as one that no instruction does")
		}
		return fused
	}
	return in
}

// fusedReturn is Fused for a restore of registers and a return.
func (f *Func) fusedReturn(to, in, next *Instr) *target.Fusion {
	link := f.Target.ABI.Link
	x := f.Target.Fusions().Find(target.FuseReturn, in.Tile, next.Tile)
	if x == nil || in.Origin != FromFrame || link == nil || in.Regs[0].Reg != *link {
		return nil
	}
	*to = Instr{Tile: x.Tile, Origin: next.Origin, Mem: NoMem, Value: next.Value, Pos: next.Pos, Regs: append(to.Regs[:0], in.Regs[1:]...)}
	return x
}

// fusedPair is Fused for two accesses.
func (f *Func) fusedPair(to, in, next *Instr) *target.Fusion {
	base, off, ok := f.BaseOffset(in)
	other, far, also := f.BaseOffset(next)
	if !ok || !also || base != other || f.WritesReg(in, base) {
		return nil
	}
	low, high := in, next
	if off > far {
		low, high, off, far = next, in, far, off
	}
	of := f.Target.Fusions().Of(low.Tile)
	for i := range of {
		if x := &of[i]; x.Kind == target.FusePair && x.Second == high.Tile && off+x.Bytes == far && f.pairs(x, low, high, base) && f.fuse(to, x, base, off, low, high) && f.isShorter(to, in, next) {
			return x
		}
	}
	return nil
}

// pairs reports whether two accesses have the registers and the alignment that x requires.
func (f *Func) pairs(x *target.Fusion, low, high *Instr, base regalloc.Reg) bool {
	if !x.Allows(low.accessed(), high.accessed(), base) {
		return false
	}
	return x.Align == 0 || f.isAligned(low, x.Align) && f.isAligned(high, x.Align)
}

// isShorter reports whether to, which replaces in followed by next, has the length of in and is shorter than both.
func (f *Func) isShorter(to, in, next *Instr) bool {
	if f.Target.PrefixRegs.Empty() { // all have one length
		return true
	}
	n, first, second := f.wholeBytes(to), f.wholeBytes(in), f.wholeBytes(next)
	return n == first && n < first+second
}

// wholeBytes is Bytes for an instruction that may be fused.
func (f *Func) wholeBytes(in *Instr) int {
	var p target.Assignment
	f.Assignment(&p, in)
	return f.Target.Bytes(in.Tile, &p)
}

// accessed returns the register that an access loads or stores.
func (in *Instr) accessed() regalloc.Reg {
	for k := range in.Regs {
		if int8(k) != in.Mem.Base {
			return in.Regs[k].Reg
		}
	}
	return regalloc.NoReg
}

// isAligned reports whether the address of in, a load or a store of n bytes, is known to be a multiple of n.
func (f *Func) isAligned(in *Instr, n int64) bool {
	if in.Origin == FromSpill || in.Origin == FromReload {
		return true
	}
	v := in.Value
	return v != nil && (v.Op == ir.OpLoad || v.Op == ir.OpStore) && (v.Align == 0 || v.Align >= n)
}

// fusedSym is Fused for the address of a symbol and an access. The caller ensures that the address is not read
// afterwards.
func (f *Func) fusedSym(to, in, next *Instr) *target.Fusion {
	x := f.Target.Fusions().Find(target.FuseSym, next.Tile, in.Tile)
	base, off, ok := f.BaseOffset(next)
	if x == nil || !ok || next.Mem.Slot >= 0 || in.Regs[0].Reg != base {
		return nil
	}
	for k := range next.Regs {
		if int8(k) != next.Mem.Base && next.Regs[k].Reg == base && !next.Writes(f.Target, k) {
			return nil
		}
	}
	off += in.Imm
	if off%x.Bytes != 0 || off != int64(int32(off)) || x.Bytes > 1 && f.symbolAlign(in.Sym)%x.Bytes != 0 || !f.fuse(to, x, base, off, next) {
		return nil
	}
	to.Sym, to.Origin = in.Sym, next.Origin
	return x
}

// fusedIndex is Fused for the computation of an index and an access. The caller ensures that the index is not read
// afterwards.
func (f *Func) fusedIndex(to, in, next *Instr) *target.Fusion {
	m := &next.Mem
	if m.Base < 0 || m.Slot >= 0 || m.Off != 0 || m.HasSym || m.GOT || m.Thread || m.Segment != 0 || len(in.Regs) != 2 {
		return nil
	}
	base, index := m.Base, m.Index
	if m.Scale == 1 && next.Regs[index].Reg != in.Regs[0].Reg { // either register can be the index then
		base, index = index, base
	}
	if next.Regs[index].Reg != in.Regs[0].Reg {
		return nil
	}
	for k := range next.Regs {
		if int8(k) != index && next.Regs[k].Reg == in.Regs[0].Reg && !next.Writes(f.Target, k) {
			return nil
		}
	}
	of := f.Target.Fusions().Of(next.Tile)
	for i := range of {
		if x := &of[i]; x.Kind == target.FuseIndex && x.Second == in.Tile && x.Scale == m.Scale {
			regs := to.Regs[:0]
			for k := range next.Regs {
				if int8(k) != base && int8(k) != index {
					regs = append(regs, next.Regs[k])
				}
			}
			*to = Instr{Tile: x.Tile, Origin: next.Origin, Mem: NoMem, Value: next.Value, Pos: next.Pos, Regs: append(regs, next.Regs[base], in.Regs[1])}
			return x
		}
	}
	return nil
}

// symbolAlign returns the guaranteed alignment of s.
func (f *Func) symbolAlign(s ir.Symbol) int64 {
	g, ok := s.(*ir.Global)
	switch {
	case !ok || g.Type == nil:
		return 1
	case g.Declared && g.Align == 0:
		return f.Target.Layout.Align(g.Type)
	}
	return f.Target.Layout.GlobalAlign(g)
}

// fuse sets to to x of instructions that access memory at base.
func (f *Func) fuse(to *Instr, x *target.Fusion, base regalloc.Reg, imm int64, of ...*Instr) bool {
	tile := &f.Target.Tiles[x.Tile]
	if x.Kind != target.FuseSym && !tile.Operands[tile.Imm].Imm.Allows(imm, nil) {
		return false
	}
	regs := to.Regs[:0]
	for _, in := range of {
		for k := range in.Regs {
			if int8(k) != in.Mem.Base {
				regs = append(regs, in.Regs[k])
			}
		}
	}
	*to = Instr{Tile: x.Tile, Origin: of[0].Origin, Imm: imm, Mem: NoMem, Value: of[0].Value, Pos: of[0].Pos,
		Regs: append(regs, Operand{VReg: NoVReg, Reg: base})}
	if loads := tile.NumDefs; loads == 2 && to.Regs[0].Reg == to.Regs[1].Reg {
		return false
	}
	return true
}
